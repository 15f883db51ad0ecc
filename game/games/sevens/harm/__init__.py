"""Going down, armour, injury, casualty, apothecary (chapter 11)."""

from game.games.sevens.harm.blasts import HIT, blast, hit_on
from game.games.sevens.harm.boxes import hurt, remove
from game.games.sevens.harm.breaking import UNASKED, armour
from game.games.sevens.harm.case import Harm
from game.games.sevens.harm.casualties import CASUALTY_SPP, casualty_of, degree_of
from game.games.sevens.harm.falling import (
    bring_down,
    fall,
    knock_down,
    lay,
    lose_ball,
    place_prone,
    strike,
    suffer,
)
from game.games.sevens.harm.injuries import apply_injury, injury, injury_of

__all__ = [
    "CASUALTY_SPP",
    "HIT",
    "UNASKED",
    "Harm",
    "apply_injury",
    "armour",
    "blast",
    "bring_down",
    "casualty_of",
    "degree_of",
    "fall",
    "hit_on",
    "hurt",
    "injury",
    "injury_of",
    "knock_down",
    "lay",
    "lose_ball",
    "place_prone",
    "remove",
    "strike",
    "suffer",
]
