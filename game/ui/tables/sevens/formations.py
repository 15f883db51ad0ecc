"""Set-ups: the squares that a side's players go to by one key, and the one that stood there last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from game.core.grid import NOWHERE, column, distance, members, named, row
from game.core.requests import Option
from game.games.sevens.board import COLUMNS
from game.games.sevens.events import DriveEnded, Placed, SetUp
from game.games.sevens.hooks import MUST_STAND
from game.games.sevens.setup import available, free_squares
from game.games.sevens.state import FIELDED, State, on_pitch
from game.ui.table import Played


class Formation(NamedTuple):
    """Squares for up to seven players, seen from home; the first three stand on the line."""

    name: str
    squares: tuple[str, ...]


KICKING: Final = (
    Formation("Spread", ("g4", "g6", "g8", "f2", "f10", "e6", "c6")),
    Formation("Wall", ("g5", "g6", "g7", "f4", "f8", "e6", "d6")),
    Formation("Deep", ("g3", "g6", "g9", "d4", "d8", "d6", "b6")),
)
RECEIVING: Final = (
    Formation("Push", ("g5", "g6", "g7", "f4", "f8", "e6", "c6")),
    Formation("Wings", ("g4", "g6", "g8", "f2", "f10", "d6", "c6")),
    Formation("Cage", ("g5", "g6", "g7", "e5", "e7", "d6", "c6")),
)
BEST_ON_THE_LINE: Final = "GKLBRSTC"  # by role: who goes to the line first


def known(kicking: bool, last: Formation | None, kept: Sequence[Formation] = ()) -> tuple[Formation, ...]:
    """What may be taken: the last one, if there is one, those that were kept, and the printed ones."""
    printed = KICKING if kicking else RECEIVING
    return (*((last,) if last is not None else ()), *kept, *printed)


def standing(s: State, side: int) -> tuple[str, ...]:
    """The squares that a side stands on, seen from home, the line first."""
    squares = [s.at[player] for player in on_pitch(s, side)]
    return tuple(sorted((_name(at, side) for at in squares), key=lambda each: each[0], reverse=True))


def mirrored(at: int) -> int:
    """A square seen from the other side."""
    return (COLUMNS - 1 - column(at)) * 16 + row(at)


def on_side(square: str, side: int) -> int:
    """A square of a formation for a side."""
    at = named(square)
    return at if side == 0 else mirrored(at)


def last_of(history: Sequence[Played], side: int, kicking: bool) -> Formation | None:
    """How this side stood when it last kicked (or received), from the answers of the match."""
    found: list[int] = []
    current: list[int] = []
    firsts: list[tuple[int, tuple[int, ...]]] = []
    for played in history:
        for event in played.events:
            match event:
                case Placed(player, square) if player >> 4 == side:
                    current.append(square)
                case SetUp(which):
                    firsts.append((which, tuple(current) if which == side else ()))
                    current = [] if which == side else current
                case DriveEnded():
                    firsts, current = _drive(firsts, side, kicking, found), []
    return Formation("As before", tuple(_name(at, side) for at in found)) if found else None


def _drive(
    firsts: list[tuple[int, Any]], side: int, kicking: bool, found: list[int]
) -> list[tuple[int, Any]]:
    """A drive is over: the side that stood ready first has kicked."""
    if firsts and (firsts[0][0] == side) is kicking:
        squares = next((list(squares) for which, squares in firsts if which == side and squares), [])
        if squares:
            found[:] = squares
    return []


def _name(at: int, side: int) -> str:
    seen = at if side == 0 else mirrored(at)
    return f"{chr(97 + column(seen))}{row(seen) + 1}"


def rest_of(s: State, side: int, formation: Formation, roles: Sequence[str]) -> list[Option]:
    """The answers that bring the rest of a side to its places. A place near which somebody stands already is
    that player's; where the rules want another square than the formation's, it is the nearest one."""
    waiting = available(s, side)
    owed = {player for _, must in MUST_STAND.of(s.team_skills[side]) for player in must(s, waiting)}
    waiting.sort(key=lambda player: (player not in owed, BEST_ON_THE_LINE.find(roles[player]), player))
    taken = [s.at[player] for player in on_pitch(s, side)]
    wanted = min(FIELDED, len(taken) + len(waiting))
    places = [on_side(square, side) for square in formation.squares]
    for at in taken:
        if places:
            places.remove(min(places, key=lambda place: (distance(place, at), place)))
    out: list[Option] = []
    for player in waiting[: wanted - len(taken)]:
        free = free_squares(s, side, taken, wanted)
        at = next((place for place in places if free >> place & 1), NOWHERE)
        if at != NOWHERE:
            places.remove(at)
        else:
            at = _nearest(members(free & ~sum(1 << place for place in places)) or members(free), places)
        taken.append(at)
        out.append((side, ("place", player, at)))
    return out


def _nearest(free: Sequence[int], places: Sequence[int]) -> int:
    """The free square that is nearest to one of the places that cannot be taken."""
    return min(free, key=lambda at: (min((distance(at, place) for place in places), default=0), at))
