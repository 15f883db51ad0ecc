"""What holds for all tests: no window opens, nothing sounds, and every shake repeats."""

import os
import secrets
from random import Random

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--update``: golden pictures are taken anew instead of compared."""
    parser.addoption("--update", action="store_true", help="take the golden pictures anew")


@pytest.fixture(autouse=True)
def shakes_that_repeat(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test's fresh shakes and seeds come from its name: it meets the same dice every time."""
    monkeypatch.setattr(secrets, "randbits", Random(request.node.nodeid).getrandbits)
