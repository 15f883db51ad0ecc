"""Puts the assets into the wheel, as game/assets. Everything else about the package is in pyproject.toml."""

from pathlib import Path
from shutil import copytree

from setuptools import setup
from setuptools.command.build_py import build_py


class BuildWithAssets(build_py):
    """The usual build, and the assets' folder beside the code that reads it."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:  # an editable install reads the checkout's own folder
            copytree("assets", Path(self.build_lib, "game", "assets"), dirs_exist_ok=True)


setup(cmdclass={"build_py": BuildWithAssets})
