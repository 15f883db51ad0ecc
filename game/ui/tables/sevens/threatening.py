"""The threat in words: what the squares mean that it lies over, and who gets to the one pointed at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.core.grid import NOWHERE, name
from game.games.sevens.board import NEIGHBOURS
from game.games.sevens.state import NOBODY, State, player_on, side_of
from game.ui.percent import percent
from game.ui.tables.sevens.names import Names

LEGEND: Final = "Where opponents can stand next turn, at best; no figure: 100%. A blitz hits no further"
"""Its block costs a square."""
BARE: Final = "Where opponents can stand next turn. A blitz hits no further"
"""Where no odds are shown."""
MOST: Final = 3  # players that are named

By = Mapping[int, Sequence[tuple[int, float]]]
"""Squares with all players that can be there, each with its chance."""


def said(s: State, by: By, at: int, names: Names, *, odds: bool = True) -> str:
    """What the threat means; of a square that is pointed at, who can stand there, or next to who stands
    there."""
    if at == NOWHERE or not by:
        return LEGEND if odds else BARE
    names = names.crested  # opponents alone are named
    foes = {side_of(player) for found in by.values() for player, _ in found}
    there = player_on(s, at)
    if there != NOBODY and side_of(there) not in foes:
        return f"{name(at)}: {_listed(beside(by, at), names, 'can come next to it', odds)}"
    return f"{name(at)}: {_listed(by.get(at, ()), names, 'can stand there', odds)}"


def beside(by: By, at: int) -> list[tuple[int, float]]:
    """Who can be next to a square, with the best chances."""
    best: dict[int, float] = {}
    for square in NEIGHBOURS[at]:
        for player, chance in by.get(square, ()):
            best[player] = max(chance, best.get(player, 0.0))
    return list(best.items())


def _listed(found: Sequence[tuple[int, float]], names: Names, what: str, odds: bool) -> str:
    if not found:
        return f"no opponent {what} next turn"
    first = sorted(found, key=lambda each: (-each[1], each[0]))
    words = ", ".join(
        names.player(player) + (f" {percent(chance)}" if odds else "") for player, chance in first[:MOST]
    )
    more = len(first) - MOST
    return f"{words} {f'and {more} more ' if more > 0 else ''}{what} next turn"
