"""The .venv of a checkout: made once, mended when outdated, made again when unfinished."""

import importlib.util
import json
import re
import shutil
import sys
import tomllib
from pathlib import Path

import pytest

import bootstrap


class Checkout:
    """A folder with what the bootstrap reads, and the commands it would have run there."""

    def __init__(self, root: Path) -> None:
        self.root, self.venv = root, root / ".venv"
        self.commands: list[list[str]] = []
        self.fails_at = ""
        for name in bootstrap.SAYS_WHAT:
            (root / name).parent.mkdir(exist_ok=True)
            (root / name).write_text("as it was")

    def run(self, command: list[str], trouble: str) -> None:
        """Pretend to run ``command``: a new .venv gets its Python, nothing is downloaded."""
        self.commands.append(command)
        if self.fails_at and self.fails_at in command:
            raise bootstrap.Missing(trouble)
        if "venv" in command:
            python = bootstrap.python_in(self.venv)
            python.parent.mkdir(parents=True)
            python.touch()

    def ready(self, *extras: str) -> list[str]:
        """What is run to make the .venv ready, in words."""
        self.commands.clear()
        assert bootstrap.ready_python(extras, self.root) == bootstrap.python_in(self.venv)
        return ["make" if "venv" in command else f"install {command[-1]}" for command in self.commands]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    checkout = Checkout(tmp_path)
    monkeypatch.setattr(bootstrap, "run", checkout.run)
    return checkout


def test_the_first_start_makes_and_installs_and_the_second_does_nothing(checkout: Checkout) -> None:
    assert checkout.ready() == ["make", f"install {checkout.root}"]
    assert checkout.ready() == []


def test_the_checks_add_their_packages_to_the_environment_of_the_game(checkout: Checkout) -> None:
    checkout.ready()
    assert checkout.ready("dev") == [f"install {checkout.root}[dev]"]
    assert checkout.ready("dev") == []
    assert checkout.ready() == [], "an environment with more than is asked for will do"


def test_a_new_list_of_packages_is_installed_into_the_same_environment(checkout: Checkout) -> None:
    checkout.ready("dev")
    (checkout.root / "pyproject.toml").write_text("one package more")
    assert checkout.ready() == [f"install {checkout.root}[dev]"], "and what the checks need stays"


@pytest.mark.parametrize("cut_at", ["venv", "install"])
def test_an_interrupted_start_begins_anew(checkout: Checkout, cut_at: str) -> None:
    checkout.fails_at = cut_at
    with pytest.raises(bootstrap.Missing):
        checkout.ready()
    checkout.fails_at = ""
    assert checkout.ready() == ["make", f"install {checkout.root}"]


def test_an_interrupted_addition_begins_anew(checkout: Checkout) -> None:
    checkout.ready()
    checkout.fails_at = "install"
    with pytest.raises(bootstrap.Missing):
        checkout.ready("dev")
    checkout.fails_at = ""
    assert checkout.ready("dev") == ["make", f"install {checkout.root}[dev]"]


@pytest.mark.parametrize("rubbish", ["", "{}", "[1]", '["3.11", "x"]', "null"])
def test_a_stamp_that_cannot_be_read_is_none(checkout: Checkout, rubbish: str) -> None:
    checkout.ready()
    (checkout.venv / bootstrap.STAMP).write_text(rubbish)
    assert checkout.ready()[0] == "make"


def test_a_lost_python_begins_anew(checkout: Checkout) -> None:
    checkout.ready()
    bootstrap.python_in(checkout.venv).unlink()
    assert checkout.ready()[0] == "make"


def test_another_python_begins_anew(checkout: Checkout) -> None:
    checkout.ready()
    stamp = checkout.venv / bootstrap.STAMP
    stamp.write_text(json.dumps(["2.7.18 in /opt", *json.loads(stamp.read_text())[1:]]))
    assert checkout.ready()[0] == "make"


def test_a_moved_folder_begins_anew(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout.ready()
    moved = Checkout(Path(shutil.copytree(checkout.root, checkout.root.parent / "moved")))
    monkeypatch.setattr(bootstrap, "run", moved.run)
    assert moved.ready()[0] == "make"


@pytest.mark.parametrize("what", ["file", "link", "empty folder"])
def test_whatever_lies_at_the_place_of_the_environment_makes_way(checkout: Checkout, what: str) -> None:
    if what == "file":
        checkout.venv.touch()
    elif what == "link":
        checkout.venv.symlink_to("nowhere")
    else:
        checkout.venv.mkdir()
    assert checkout.ready() == ["make", f"install {checkout.root}"]


def test_too_old_a_python_is_told_so_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 8, 18))
    with pytest.raises(bootstrap.Missing, match=r"^Python 3\.11 or newer is needed, this is 3\.8\.18$"):
        bootstrap.check_python()


def test_the_oldest_python_is_the_one_of_the_package() -> None:
    project = tomllib.loads((bootstrap.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["requires-python"] == ">=" + ".".join(map(str, bootstrap.OLDEST))


def without(monkeypatch: pytest.MonkeyPatch, *modules: str) -> None:
    """A Python that lacks ``modules``."""
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name in modules else find(name))


def test_without_ensurepip_the_pip_at_hand_installs(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    without(monkeypatch, "ensurepip")
    monkeypatch.setattr(bootstrap, "pip_here", lambda: (23, 0))
    checkout.ready()
    make, install = checkout.commands
    assert make[-1] == "--without-pip"
    assert install[:5] == [sys.executable, "-m", "pip", "--python", str(bootstrap.python_in(checkout.venv))]


@pytest.mark.parametrize("pip", [(), (20, 3)])
def test_without_ensurepip_and_pip_it_says_what_to_install(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, pip: tuple[int, ...]
) -> None:
    without(monkeypatch, "ensurepip")
    monkeypatch.setattr(bootstrap, "pip_here", lambda: pip)
    with pytest.raises(bootstrap.Missing, match=r"ensurepip .* apt install python3-venv"):
        checkout.ready()


def test_without_venv_it_says_what_to_install(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "venv")
    with pytest.raises(bootstrap.Missing, match=r"module venv is missing .*python3-venv"):
        checkout.ready()


def test_the_pip_at_hand_is_found() -> None:
    assert bootstrap.pip_here() == () or bootstrap.pip_here() > (9,)


@pytest.mark.parametrize(
    ("platform", "environment", "missing"),
    [
        ("linux", {}, True),
        ("linux", {"DISPLAY": ":0"}, False),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, False),
        ("linux", {"SDL_VIDEODRIVER": "dummy"}, False),
        ("darwin", {}, False),
        ("win32", {}, False),
    ],
)
def test_a_display_is_missing_where_no_window_could_open(
    monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], missing: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert bootstrap.display_missing() is missing


def test_giving_up_is_one_line_and_not_a_success(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        bootstrap.give_up("play", bootstrap.Missing("no display"))
    assert end.value.code == 2
    assert capsys.readouterr().err == "play: no display\n"


def test_a_failed_command_is_named_with_its_code() -> None:
    with pytest.raises(bootstrap.Missing, match=re.escape("it did not work (code 3)")):
        bootstrap.run([sys.executable, "-c", "raise SystemExit(3)"], "it did not work")


def test_one_start_at_a_time_holds_the_lock(tmp_path: Path) -> None:
    with (tmp_path / "lock").open("a") as first, (tmp_path / "lock").open("a") as second:
        assert bootstrap.lock(first.fileno())
        assert not bootstrap.lock(second.fileno())
    with (tmp_path / "lock").open("a") as third:
        assert bootstrap.lock(third.fileno()), "a lock ends with who held it"


def test_a_second_start_waits_and_finds_the_environment_ready(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def finish(_seconds: float) -> None:
        """Meanwhile the first start makes the environment."""
        bootstrap.made_ready(checkout.venv, checkout.root, ())
        checkout.commands.clear()
        monkeypatch.setattr(bootstrap, "lock", lambda _file: True)

    monkeypatch.setattr(bootstrap, "lock", lambda _file: False)
    monkeypatch.setattr("bootstrap.time.sleep", finish)
    assert checkout.ready() == []
    assert "waiting until it has finished" in capsys.readouterr().out


def test_a_checkout_that_cannot_be_written_is_told_so_in_one_line(checkout: Checkout) -> None:
    (checkout.root / bootstrap.LOCK).mkdir()
    with pytest.raises(bootstrap.Missing, match="cannot be written"):
        checkout.ready()
