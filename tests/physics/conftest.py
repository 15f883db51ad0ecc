"""Throws that several tests look at, made once."""

from __future__ import annotations

import random

import pytest

from game.physics.tray import Landing, Tumble, throw, throw_result
from tests.physics.gestures import straight


@pytest.fixture(scope="session")
def human_throws() -> list[Landing]:
    """500 throws by a human hand at a normal speed."""
    rng = random.Random(118)
    return [
        throw_result(straight(118.0 * (1.0 + rng.gauss(0.0, 0.08)), rng.gauss(0.0, 3.5)), shake)
        for shake in range(500)
    ]


@pytest.fixture(scope="session")
def tumbles() -> list[Tumble]:
    """40 throws with their way, from soft to the fastest, at all angles."""
    return [throw(straight(60.0 + 3.0 * shake, shake - 20.0), shake) for shake in range(40)]
