"""A Rumble match in a small window, with a player's store behind it."""

from __future__ import annotations

import pytest

from game.games import registry
from game.games.registry import Box

BOX = registry.box("rumble")


@pytest.fixture
def box() -> Box:
    """The game that is played."""
    return BOX
