"""The wheel: built, installed in a clean environment, run from another folder, with all it needs inside."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
from email import message_from_string
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

from tests.test_imports import RECORD

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
SOURCES = ("game", "assets", "pyproject.toml", "LICENSE", "README.md", "tools")

pytestmark = pytest.mark.slow


def run(*command: str | Path, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run ``command`` and hand back what it said."""
    clean = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "PYTHONHOME")}
    return subprocess.run(
        command, cwd=cwd, env=clean | environment, capture_output=True, text=True, timeout=60
    )


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from a copy of what is shipped: nothing that lies about in the checkout gets in."""
    copy = tmp_path_factory.mktemp("sources")
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, copy)
    built = run(sys.executable, "-m", "build", "--wheel", "--no-isolation", cwd=copy)
    assert built.returncode == 0, built.stdout + built.stderr
    return next((copy / "dist").glob("*.whl"))


@pytest.fixture(scope="module")
def command(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command `fourth-and-dice` of a clean environment that holds the wheel and nothing else of ours.

    The packages it depends on are lent by the environment of the tests, by path: that one's own link to the
    checkout does not come along.
    """
    home = tmp_path_factory.mktemp("clean")
    venv.create(home, with_pip=False, symlinks=os.name == "posix")
    scripts = home / ("Scripts" if os.name == "nt" else "bin")
    python = scripts / Path(sys.executable).name
    pip = (sys.executable, "-m", "pip", "--python", str(python))
    installed = run(*pip, "install", "--no-deps", "--no-index", "--quiet", wheel, cwd=home)
    assert installed.returncode == 0, installed.stderr
    own = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=home).stdout.strip()
    Path(own, "lent.pth").write_text(
        "\n".join({sysconfig.get_path("purelib"), sysconfig.get_path("platlib")})
    )
    return scripts / "fourth-and-dice"


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """Another folder, and in it a home where nothing is kept yet."""
    (tmp_path / "home").mkdir()
    return tmp_path


def test_the_wheel_holds_the_code_the_assets_and_the_rulebooks(wheel: Path) -> None:
    shipped = {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}
    sources, kinds = wheel.parent.parent, {".py", ".md"}
    code = {f.relative_to(sources).as_posix() for f in sources.glob("game/**/*") if f.suffix in kinds}
    assets = {f"game/{f.relative_to(sources).as_posix()}" for f in sources.glob("assets/**/*") if f.is_file()}
    assert shipped == code | assets
    assert {"game/games/bfl/RULES.md", "game/assets/CREDITS.md", "game/assets/sounds/click.wav"} <= shipped


def test_the_wheel_names_its_packages_its_command_and_its_licence(wheel: Path) -> None:
    with ZipFile(wheel) as files:
        inside = {
            name.partition(".dist-info/")[2]: name for name in files.namelist() if ".dist-info/" in name
        }
        metadata = message_from_string(files.read(inside["METADATA"]).decode())
        entry_points = files.read(inside["entry_points.txt"]).decode()
    needed = [line for line in metadata.get_all("Requires-Dist", []) if "extra ==" not in line]
    assert {Requirement(line) for line in needed} == {Requirement(line) for line in PROJECT["dependencies"]}
    assert "fourth-and-dice = game.cli:main" in entry_points
    assert metadata["License-Expression"] == "MIT"
    assert "licenses/LICENSE" in inside


def test_what_runs_is_the_wheel_and_not_the_checkout(command: Path, elsewhere: Path) -> None:
    where = run(
        command.with_name(Path(sys.executable).name), "-c", "import game; print(game.__file__)", cwd=elsewhere
    )
    assert Path(where.stdout.strip()).is_relative_to(command.parent.parent), where.stderr


def test_the_command_shows_its_help(command: Path, elsewhere: Path) -> None:
    shown = run(command, "--help", cwd=elsewhere)
    assert shown.returncode == 0, shown.stderr
    assert shown.stdout.startswith("usage: fourth-and-dice")


def test_the_command_checks_a_record(command: Path, elsewhere: Path) -> None:
    (elsewhere / "one.rec").write_text(RECORD, "utf-8")
    good = run(command, "check", "one.rec", cwd=elsewhere)
    assert (good.returncode, good.stderr) == (0, "")
    (elsewhere / "one.rec").write_text(RECORD.replace("expect yard.p1 20", "expect yard.p1 30"), "utf-8")
    bad = run(command, "check", "one.rec", cwd=elsewhere)
    assert bad.returncode == 1
    assert bad.stdout.startswith("one.rec:8: ")


@pytest.mark.parametrize("words", ["", "play bfl", "practice", "demo", "replay one.rec"])
def test_the_command_opens_its_windows(command: Path, elsewhere: Path, words: str) -> None:
    (elsewhere / "one.rec").write_text(RECORD, "utf-8")
    homes = ("HOME", "USERPROFILE", "LOCALAPPDATA", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")
    environment = dict.fromkeys(homes, str(elsewhere / "home"))
    environment |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    window = ("--seconds", "0.2", "--screenshot", "window.png", "--size", "1024x640")
    shown = run(command, *words.split(), *window, cwd=elsewhere, **environment)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert (elsewhere / "window.png").read_bytes().startswith(b"\x89PNG")
