"""How a team looks: eight colours by eight stripe patterns, told apart in greyscale too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.ui.widgets.theme import contrast

PATTERNS = ("single", "triple", "band", "chevron", "checks", "hoops", "halves", "wing")
DARK_INK, LIGHT_INK = "#2a2018", "#ffffff"


@dataclass(frozen=True)
class Team:
    """Who plays and in what: the names on the card, the helmet's paint."""

    key: str
    coach: str
    name: str
    colour: str  # shell
    trim: str  # stripe and mask
    pattern: str
    ink: str = LIGHT_INK  # text on the team's ground
    deep: str = ""  # a darker ground where the shell's colour is too light for text (4.5:1)

    @property
    def ground(self) -> str:
        """The colour to put text on."""
        return self.deep or self.colour


TEAMS = (
    Team("foxes", "Ada", "Copper Foxes", "#d4531c", "#fff1da", "triple", deep="#b5400e"),
    Team("owls", "Ben", "Night Owls", "#22408f", "#ffc637", "single"),
    Team("herons", "Cleo", "Marsh Herons", "#10857d", "#f4f7ee", "wing", deep="#0c736b"),
    Team("kings", "Dan", "Quarry Kings", "#eeb01e", "#2a2018", "checks", "#2a2018"),
    Team("roses", "Eve", "Iron Roses", "#a3163a", "#c8d0d8", "band"),
    Team("plums", "Finn", "Plum Street", "#6a3a96", "#f6d9ff", "chevron"),
    Team("chalk", "Gus", "Chalk Hill", "#ece7da", "#b3261e", "hoops", "#2a2018"),
    Team("coal", "Hana", "Coal Yard", "#2d2f35", "#8fd14a", "halves"),
)


def shade(colour: str, other: str, t: float) -> str:
    """A colour between two, as "#rrggbb"."""
    c = pygame.Color(colour).lerp(other, t)
    return f"#{c.r:02x}{c.g:02x}{c.b:02x}"


@lru_cache(256)
def _ground(colour: str) -> tuple[str, str]:
    """The ink for a shell's colour, and a deeper ground where no ink has 4.5:1 on it."""
    ink = LIGHT_INK if contrast(LIGHT_INK, colour) >= contrast(DARK_INK, colour) * 0.62 else DARK_INK
    deep, t = colour, 0.0
    while contrast(ink, deep) < 4.5 and t < 1:
        t += 0.04
        deep = shade(colour, "#000000" if ink == LIGHT_INK else "#ffffff", t)
    return ink, "" if deep == colour else deep


def dressed(
    colours: Sequence[str], colour: int, pattern: str, *, coach: str, name: str = "", key: str = ""
) -> Team:
    """A team in the ``colour``-th of a palette's colours, with the trim that belongs to it."""
    shell = colours[colour]
    ink, deep = _ground(shell)
    return Team(
        key or f"team{colour}",
        coach,
        name or TEAMS[colour].name,
        shell,
        TEAMS[colour].trim,
        pattern,
        ink,
        deep,
    )
