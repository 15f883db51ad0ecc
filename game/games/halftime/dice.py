"""The dice of Half-Time Football with their printed faces (RULES.md chapter 1)."""

from __future__ import annotations

from typing import Final

from game.core.requests import Die, Face
from game.games.halftime.state import HOME

GAME_FACES: Final = ("O", 5, 5, 10, 15, 20)  # HT-1.1
BLUE_FACES: Final = ("I", "NG", "NG", "NG", 30, 50)  # HT-1.2
BLUE_FACES_PRINTED: Final = ("I", "NG", "NG", 20, 30, 50)  # HT-1.2, with the option `pass_die printed`
GREEN_FACES: Final = (0, 10, 20, 30, 40, 50)  # HT-1.3
RED_FACES: Final = (5, 5, 5, 10, 10, 15)  # HT-1.4

BLACK: Final = Die("black", GAME_FACES)  # the home side's game die, black with white figures
WHITE: Final = Die("white", GAME_FACES)  # the visitor's, white with black figures
BLUE: Final = Die("blue", BLUE_FACES)  # passing
BLUE_PRINTED: Final = Die("blue", BLUE_FACES_PRINTED)
GREEN: Final = Die("green", GREEN_FACES)  # kicking
RED: Final = Die("red", RED_FACES)  # fumble and penalty, one for each side


def game_die(seat: int) -> tuple[int, Die]:
    """A seat with its own game die."""
    return seat, BLACK if seat == HOME else WHITE


def pass_die(*, printed: bool) -> Die:
    """The blue die of a match."""
    return BLUE_PRINTED if printed else BLUE


def yards(face: Face) -> int:
    """The yards on a face: an O, I or NG brings none."""
    return face if isinstance(face, int) else 0


GAME_YARDS: Final = tuple([yards(face) for face in BLACK.faces])
GREEN_YARDS: Final = GREEN_FACES
RED_YARDS: Final = RED_FACES
