"""Off the pitch with a player, and what is noted of it."""

from __future__ import annotations

from typing import Final

from game.games.sevens.events import Removed
from game.games.sevens.hooks import LEAVES
from game.games.sevens.state import CASUALTY, KO, RESERVES, State, changed, take_off

BOXES: Final = {RESERVES: "reserves", KO: "ko", CASUALTY: "casualty"}


def remove(s: State, player: int, box: int, rule: str) -> None:
    """Off the pitch, to a box."""
    s.tell(Removed(rule, player, s.at[player], BOXES[box]))
    take_off(s, player, box)
    if box == CASUALTY:
        for _, leaves in LEAVES.of(s.skills[player]):
            leaves(s, player)


def hurt(s: State, player: int, degree: int) -> None:
    s.casualty = changed(s.casualty, player, degree)
