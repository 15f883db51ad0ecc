"""The computer players of Sevens.

rookie: one thing after another, in an order that every coach is taught.
pro: weighs every plan for the next activation by its dice and where it leads, the safest first.
legend: follows the best of these plans to the end of the turn, and meets them by the other side.s answer.
"""

from __future__ import annotations

from typing import Final

from game.core.coach import Coach
from game.games.sevens.coach.chance import RandomSide, words_of
from game.games.sevens.coach.legend import Legend
from game.games.sevens.coach.pro import Pro
from game.games.sevens.coach.rookie import Rookie

COACHES: Final[dict[str, type[Coach]]] = {
    "random": RandomSide,
    "rookie": Rookie,
    "pro": Pro,
    "legend": Legend,
}

__all__ = ["COACHES", "Legend", "Pro", "RandomSide", "Rookie", "words_of"]
