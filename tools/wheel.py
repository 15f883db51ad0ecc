"""Puts the assets into the wheel, as game/assets: the one step of the build beyond pyproject.toml."""

from pathlib import Path
from shutil import copytree

from setuptools.command.build_py import build_py

HERE = "tools/wheel.py"
ASSETS = "assets"


class BuildWithAssets(build_py):
    """The usual build, and the assets' folder beside the code that reads it."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:  # an editable install reads the checkout's own folder
            copytree(ASSETS, Path(self.build_lib, "game", ASSETS), dirs_exist_ok=True)

    def get_source_files(self) -> list[str]:
        """What a source archive needs to build the same wheel."""
        assets = sorted(str(path) for path in Path(ASSETS).rglob("*") if path.is_file())
        return [*super().get_source_files(), *assets, HERE]
