"""Positions whose chances are counted by hand, and what they are counted with."""

from __future__ import annotations

from itertools import product

from game.games.sevens import GAME
from game.games.sevens.notation import NUMBER
from game.games.sevens.state import State

H1, H2, A1, A2 = (NUMBER[name] for name in ("H1", "H2", "A1", "A2"))
SIX = range(1, 7)
PAIRS = list(product(SIX, repeat=2))
FACES = ("skull", "both", "push", "push", "stumble", "pow")


def position(*given: str, **options: str) -> State:
    """A state with these paths set, home in turn."""
    defaults = {rule.name: rule.values[0] for rule in GAME.options}
    state = GAME.scenario(defaults | options)
    paths = [line.split(maxsplit=1) for line in given]
    for path, text in paths:
        GAME.give(state, path, text)
    GAME.ready(state, frozenset(path for path, _ in paths))
    return state
