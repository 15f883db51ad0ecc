"""The computer players of Sevens.

rookie: one thing after another, in an order that every coach is taught.
pro: weighs every plan for the next activation by its dice and where it leads, the safest first.
legend: thinks its turn through as a whole, by where all of its plans together leave it.
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
