"""Where a ball that is kicked comes down: a kick-off, a punt (S7-8.2, S7-8.7, S7-3.6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from game.games.sevens.ball import BOUNCE, KICK, Place, step
from game.games.sevens.board import HALF, by_template
from game.games.sevens.odds.again import all_of
from game.games.sevens.odds.passes import catch_chance
from game.games.sevens.skills.punt import KICK as KICK_SKILL
from game.games.sevens.skills.punt import PUNTED
from game.games.sevens.state import State, has, rival, side_of

WAYS: Final = range(1, 9)  # of the D8 chart
DIE: Final = range(1, 7)
MOST_BOUNCES: Final = 3  # what comes after so many is too rare to be told


def carried(start: int, direction: int, squares: int) -> Place:
    """Where a ball comes to that is carried so far, or where it leaves the pitch."""
    place, out = start, 0
    for _ in range(squares):
        if not out:
            place, out = step(place, direction)
    return place, out


# ---------------------------------------------------------------------------------------------- a kick-off
def kick_stays(s: State, target: int, most: int = 6) -> float:
    """That a kick-off at a square stays in the receivers' half, as everybody stands now: it deviates by so
    many squares at most, and it bounces where nobody catches it. What its event may change is left out."""
    lands = partial(_stays, s, HALF[rival(s.kicking)])
    found = [lands(*carried(target, way, squares), KICK, 0) for way in WAYS for squares in range(1, most + 1)]
    return sum(found) / len(found)


def _stays(s: State, half: int, at: int, out: int, how: str, bounces: int) -> float:
    """Of a ball that comes to a square, or left the pitch there."""
    if out or not half >> at & 1:
        return 0.0
    player = s.grid[at]
    caught = all_of([catch_chance(s, player, how, at)], tokens=0) if player >= 0 else 0.0
    if (player < 0 and how == BOUNCE) or bounces == MOST_BOUNCES:
        return 1.0
    on = [_stays(s, half, *step(at, way), BOUNCE, bounces + 1) for way in WAYS]
    return caught + (1 - caught) * sum(on) / len(on)


# -------------------------------------------------------------------------------------------------- a punt
class PuntOdds(NamedTuple):
    """The chances of a punt: that it leaves the pitch, as it flies or by a bounce; that in the end the own
    side has it, or the other. Otherwise it lies on the pitch."""

    off: float
    ours: float
    theirs: float

    @property
    def worth(self) -> float:
        """How its coach ranks it."""
        return self.ours - self.off - self.theirs


OFF: Final = PuntOdds(1.0, 0.0, 0.0)
LIES: Final = PuntOdds(0.0, 0.0, 0.0)


def punt_odds(s: State, player: int, way: str) -> PuntOdds:
    """Of a punt in a direction, with Kick one of its dice again where that brings more."""
    again = has(s, player, KICK_SKILL)
    start = s.at[player]
    there = [
        [_down(s, player, *carried(start, by_template(way, die), squares), PUNTED, 0) for squares in DIE]
        for die in DIE
    ]
    once = [_mean(row) for row in there]
    anyway = _mean(once)
    if not again:
        return anyway
    best = []
    for row, kept in zip(there, once, strict=True):
        on = _mean([max(each, kept, key=_worth) for each in row])  # it lies: the squares may be rolled again
        best.append(max(on, anyway, key=_worth))
    return _mean(best)


def _down(s: State, player: int, at: int, out: int, how: str, bounces: int) -> PuntOdds:
    """Of a ball that comes to a square, or left the pitch there: it bounces where nobody catches it."""
    if out:
        return OFF
    under = s.grid[at]
    if (under < 0 and how == BOUNCE) or bounces == MOST_BOUNCES:
        return LIES
    caught = all_of([catch_chance(s, under, how, s.at[player])], tokens=0) if under >= 0 else 0.0
    on = _mean([_down(s, player, *step(at, way), BOUNCE, bounces + 1) for way in WAYS])
    ours = under >= 0 and side_of(under) == side_of(player)
    return PuntOdds(
        (1 - caught) * on.off,
        (1 - caught) * on.ours + (caught if ours else 0.0),
        (1 - caught) * on.theirs + (0.0 if ours else caught),
    )


def _worth(found: PuntOdds) -> float:
    return found.worth


def _mean(found: Sequence[PuntOdds]) -> PuntOdds:
    n = len(found)
    return PuntOdds(*(sum(each) / n for each in zip(*found, strict=True)))
