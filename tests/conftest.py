"""What holds for all tests: no window opens, nothing sounds, and every shake repeats."""

import os
from collections.abc import Callable
from random import Random
from types import SimpleNamespace

import pytest

from game.cli import main
from game.core import dice

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--update``: golden pictures are taken anew instead of compared."""
    parser.addoption("--update", action="store_true", help="take the golden pictures anew")


@pytest.fixture(autouse=True)
def shakes_that_repeat(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test's fresh shakes and seeds come from its name: it meets the same dice every time.

    They alone do: a library that draws on its own, at its first import, takes none of them away.
    """
    monkeypatch.setattr(dice, "secrets", SimpleNamespace(randbits=Random(request.node.nodeid).getrandbits))


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """``run("season", "list")``: the exit code, what it printed, what it complained."""

    def run(*words: object) -> tuple[int, str, str]:
        code = main([str(word) for word in words])
        told = capsys.readouterr()
        return code, told.out, told.err

    return run
