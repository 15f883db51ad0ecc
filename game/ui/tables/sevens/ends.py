"""Ways that end next to somebody: of all that are worth a look the best for what is done there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from game.games.sevens.board import NEIGHBOURS
from game.games.sevens.moves import JUMP_COST
from game.games.sevens.odds import NO_WAY, Course, Needed, Routes, Way
from game.games.sevens.odds.ways import turns
from game.games.sevens.state import State
from game.ui.tables.sevens.marking import reach_of
from game.ui.tables.sevens.marks import Ways

LESS: Final = 1e-6


class End(NamedTuple):
    """A square next to somebody, and a way there; what its chance does not exceed; ``course``: how it was
    found, if there may be others."""

    at: int
    way: Way
    limit: float = 1.0
    course: Course | None = None


def ends(s: State, player: int, other: int, ways: Ways, *, spare: int = 0) -> list[End]:
    """The ways of a player to somebody, after which so many squares of movement are left: one jump alone
    where that is chosen. An empty way: it stands there already."""
    reach, near = reach_of(s, player, ways), NEIGHBOURS[s.at[other]]
    most = reach.have.left + reach.have.rushes - spare
    if ways is Ways.JUMP:
        leaps = reach.leaps() if most >= JUMP_COST else {}
        return [End(at, leaps[at]) for at in near if at in leaps]
    out = [End(reach.start, upright(reach))] if reach.start in near and most >= 0 else []
    for at in near:
        for course in reach.courses(at, most):
            way = course.by.found(at, course.gone)
            out.append(End(at, way, reach.limit(at, course.gone), course))
    return out


def upright(reach: Routes) -> Way:
    """Standing up where it lies is all of the way."""
    if not reach.have.stand:
        return Way((), (), 1.0)
    die = Needed(0, "stand up", reach.have.stand)
    return Way((), (die,), die.chance)


def best_end(
    reach: Routes,
    found: Sequence[End],
    deed: Callable[[int], float],
    worth: Callable[[End], tuple[float, ...]],
) -> tuple[Way, float]:
    """The way that is worth most, and the first figure of that; of those as good the straightest. ``deed``:
    what the chance of what is done from a square does not exceed. NO_WAY: none is worth anything."""
    rows: list[tuple[tuple[float, ...], End]] = []
    top: tuple[float, ...] = (0.0,)
    limits = {end: end.limit * deed(end.at) for end in found}
    for end in sorted(found, key=lambda each: -limits[each]):
        if limits[end] < top[0] - LESS:
            break
        rows.append((worth(end), end))
        top = max(top, rows[-1][0])
    if top[0] <= 0:
        return NO_WAY, 0.0
    shown = [_straightened(reach, end) for figures, end in rows if figures == top]
    return min(shown, key=lambda way: turns((reach.start, *way.squares))), top[0]


def _straightened(reach: Routes, end: End) -> Way:
    return reach.straightened(end.course) if end.course is not None else end.way
