"""Passing skills."""

from __future__ import annotations

from typing import Final

from game.games.sevens.board import SHORT
from game.games.sevens.catalogue import skill
from game.games.sevens.hooks import MODIFIES, Test, rerolls
from game.games.sevens.state import State

ACCURATE: Final = skill("Accurate")
PASS: Final = skill("Pass")

rerolls(PASS, "pass")


@MODIFIES["pass"](ACCURATE)
def accurate(s: State, t: Test) -> None:
    """+1 to quick and short passes."""
    if t.reach <= SHORT:
        t.add(ACCURATE.name, 1)
