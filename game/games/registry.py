"""The boxes on the shelf. A box names its modules; they are imported when the box is opened."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from game.core.errors import GameError
from game.core.game import Game


@dataclass(frozen=True)
class Box:
    """A game as the shelf shows it. ``rules`` and ``table`` are the modules of rulebook and board."""

    name: str
    title: str
    seats: tuple[int, int]
    minutes: int
    ledger: str  # prefix of its rules' IDs
    physics: bool = False  # it asks for throws, flicks and spins

    @property
    def rules(self) -> str:
        return f"game.games.{self.name}"

    @property
    def table(self) -> str:
        return f"game.ui.tables.{self.name}"

    def load(self) -> Game[Any]:
        """The rulebook."""
        game: Game[Any] = import_module(self.rules).GAME
        return game


BOXES: tuple[Box, ...] = (
    Box("bfl", "BFL", (2, 8), 20, "BFL", physics=True),
    Box("halftime", "Half-Time Football", (2, 2), 15, "HT"),
    Box("rumble", "Rumble", (2, 2), 30, "RU"),
    Box("sevens", "Sevens", (2, 2), 60, "S7"),
)


def box(name: str) -> Box:
    """Raises GameError for a box that is not on the shelf."""
    for each in BOXES:
        if each.name == name:
            return each
    raise GameError(f"there is no game {name!r}: there is {', '.join(each.name for each in BOXES)}")


def game(name: str) -> Game[Any]:
    """The rulebook of a box. Raises GameError."""
    return box(name).load()
