"""The .venv of a checkout: made once, by nothing but Python and pip, and made again when it is out of date.

What `play.py` and `check.py` share. Standard library only, and in words that an old Python can still read,
since it is the old Python that must be told it is too old.
"""

import contextlib
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, NoReturn

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)  # requires-python of pyproject.toml; a test compares them
PIP_FOR_OTHERS = (22, 3)  # the first pip that installs into another environment (--python)
STAMP = "fourth-and-dice.json"  # in the .venv: what was installed there, written last
LOCK = ".venv.lock"  # held while a .venv is made
WAIT_S = 0.5  # between two looks whether it is free
SAYS_WHAT = ("pyproject.toml", "tools/wheel.py")  # the files that say what is to be installed


class Missing(Exception):
    """Something this machine lacks, in one line."""


class Stamp(NamedTuple):
    """What a finished .venv holds. Anything else, or no stamp, is a .venv to be made or mended."""

    python: str
    folder: str
    project: str
    extras: "tuple[str, ...]"

    @classmethod
    def wanted(cls, root: Path, extras: "tuple[str, ...]") -> "Stamp":
        """The stamp of a .venv that would serve this Python and this checkout today."""
        digest = hashlib.sha256()
        for name in SAYS_WHAT:
            digest.update((root / name).read_bytes())
        python = f"{sys.version.split()[0]} in {sys.base_prefix}"
        return cls(python, str(root), digest.hexdigest(), extras)

    @classmethod
    def read(cls, file: Path) -> "Stamp | None":
        """The stamp in ``file``; None if there is none that can be read."""
        try:
            python, folder, project, extras = json.loads(file.read_text("utf-8"))
            return cls(python, folder, project, tuple(extras))
        except (OSError, ValueError, TypeError):
            return None

    def covers(self, wanted: "Stamp") -> bool:
        """Whether a .venv with this stamp has all that ``wanted`` asks for."""
        return self[:3] == wanted[:3] and set(wanted.extras) <= set(self.extras)

    def can_grow_into(self, wanted: "Stamp") -> bool:
        """Whether installing into the same .venv is enough: it has this Python and lies where it was made."""
        return self[:2] == wanted[:2]


def say(line: str) -> None:
    """Tell the user what is being done, at once."""
    print(line, flush=True)


def give_up(tool: str, reason: object) -> NoReturn:
    """End ``tool`` with one line that says what is missing."""
    print(f"{tool}: {reason}", file=sys.stderr)
    raise SystemExit(2)


def check_python() -> None:
    """Raises Missing if this Python is too old for the game."""
    if sys.version_info[:2] < OLDEST:
        wanted, here = ".".join(map(str, OLDEST)), ".".join(map(str, sys.version_info[:3]))
        raise Missing(f"Python {wanted} or newer is needed, this is {here}")


def display_missing() -> bool:
    """Whether a window could not be opened here. Only Linux and its kin can be without a display."""
    if sys.platform in ("win32", "darwin") or os.environ.get("SDL_VIDEODRIVER"):
        return False
    return not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def python_in(venv: Path) -> Path:
    """The Python of the environment in ``venv``."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def ready_python(extras: "tuple[str, ...]", root: Path = ROOT) -> Path:
    """The Python of a .venv that has the game and ``extras``; made or mended first if need be.

    Raises Missing if this machine lacks what it takes.
    """
    check_python()
    venv = root / ".venv"
    if is_ready(venv, Stamp.wanted(root, extras)):
        return python_in(venv)
    with alone(root / LOCK):
        return made_ready(venv, root, extras)


def is_ready(venv: Path, wanted: Stamp) -> bool:
    """Whether ``venv`` has all that is wanted."""
    found = Stamp.read(venv / STAMP)
    return found is not None and python_in(venv).exists() and found.covers(wanted)


@contextlib.contextmanager
def alone(file: Path) -> "Iterator[None]":
    """Only one start at a time installs; another waits until it has finished. A lock dies with its process.

    Raises Missing if the checkout cannot be written.
    """
    try:
        held = file.open("a")
    except OSError as error:
        raise Missing(f"{file.parent} cannot be written: {error.strerror}") from None
    with held:
        if not lock(held.fileno()):
            say("- another start is installing here: waiting until it has finished")
            while not lock(held.fileno()):
                time.sleep(WAIT_S)
        yield


def lock(file: int) -> bool:
    """Lock an open file, if nobody else has."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def made_ready(venv: Path, root: Path, extras: "tuple[str, ...]") -> Path:
    """The Python of ``venv``, which is made, mended, or by now ready."""
    python, stamp_file = python_in(venv), venv / STAMP
    wanted, found = Stamp.wanted(root, extras), Stamp.read(stamp_file)
    if is_ready(venv, wanted):
        return python
    started = time.monotonic()
    if found and python.exists() and found.can_grow_into(wanted):
        wanted = wanted._replace(extras=tuple(sorted({*extras, *found.extras})))
        stamp_file.unlink()
    else:
        make(venv)
    install(python, root, wanted.extras)
    unfinished = stamp_file.with_suffix(".new")
    unfinished.write_text(json.dumps(wanted), "utf-8")
    unfinished.replace(stamp_file)
    say(f"- ready after {time.monotonic() - started:.0f} s; the next start is quick")
    return python


def make(venv: Path) -> None:
    """A new, empty environment in ``venv``. What lay there was unfinished, outdated or moved."""
    if venv.is_symlink() or venv.is_file():
        venv.unlink()
    elif venv.exists():
        say("- removing the .venv that is there: it is unfinished, or of another Python or folder")
        shutil.rmtree(venv)
    say(f"- making .venv with Python {sys.version.split()[0]}")
    command = [sys.executable, "-m", "venv", str(venv)]
    if importlib.util.find_spec("venv") is None:
        raise Missing("Python's module venv is missing (on Debian and Ubuntu: apt install python3-venv)")
    if not brings_pip():
        if pip_here() < PIP_FOR_OTHERS:
            raise Missing(
                "neither ensurepip nor pip is there (on Debian and Ubuntu: apt install python3-venv)"
            )
        command.append("--without-pip")
    run(command, "the .venv could not be made")


def install(python: Path, root: Path, extras: "tuple[str, ...]") -> None:
    """The game itself, as it lies in ``root``, and the packages it needs."""
    what = "the game" + "".join(f" and what its {extra} tools need" for extra in extras)
    say(f"- installing {what}, once")
    pip = (
        [str(python), "-m", "pip"] if brings_pip() else [sys.executable, "-m", "pip", "--python", str(python)]
    )
    target = str(root) + (f"[{','.join(extras)}]" if extras else "")
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input"]
    run([*pip, "install", *quiet, "--editable", target], "the packages could not be installed")


def brings_pip() -> bool:
    """Whether this Python can put a pip into a new .venv. Debian's can only with its package python3-venv."""
    return importlib.util.find_spec("ensurepip") is not None


def pip_here() -> "tuple[int, ...]":
    """The version of the pip that goes with this Python; () if there is none."""
    if importlib.util.find_spec("pip") is None:
        return ()
    from importlib.metadata import version

    return tuple(int(part) for part in version("pip").split(".")[:2] if part.isdigit())


def run(command: "list[str]", trouble: str) -> None:
    """Run ``command``, its words going straight to the user. Raises Missing with ``trouble`` if it fails."""
    code = subprocess.run(command, check=False).returncode
    if code:
        raise Missing(f"{trouble} (code {code}): see the lines above; the next start tries again")
