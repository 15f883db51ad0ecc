"""What holds for all tests: no window opens and nothing sounds, whatever the machine has."""

import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--update``: golden pictures are taken anew instead of compared."""
    parser.addoption("--update", action="store_true", help="take the golden pictures anew")
