"""The second phase: one throw (RULES.md chapter 2)."""

from __future__ import annotations

from typing import Final

from game.core.grid import distance
from game.core.requests import Choice, Flow, Option, Roll
from game.games.rumble.ball import come_down, let_go, stray
from game.games.rumble.events import Scattered, Thrown
from game.games.rumble.options import NEXT, throws
from game.games.rumble.state import D6, State, has_ball
from game.games.rumble.turns import next_phase

THROW: Final = 12  # squares (RU-2.5)


def the_throw(s: State) -> Flow:
    """The holder throws, or the phase is done."""
    _, words = yield Choice((s.turn,), "RU-2.5", "throw", lambda: throw_options(s), ask=True)
    match words:
        case ("throw", square):
            yield from throw(s, square)
        case _:
            next_phase(s)


def throw_options(s: State) -> list[Option]:
    """Every square within 12 of the player who has the ball, once a turn (RU-2.5)."""
    side = s.turn
    if s.thrown or not has_ball(s, side):
        return [NEXT[side]]
    options = s.house.board.grid.pick(throws(side), targets(s))
    options.append(NEXT[side])
    return options


def targets(s: State) -> int:
    """The mask of all squares that the holder can throw at (RU-2.5)."""
    here = s.at[s.holder]
    return s.house.board.grid.within(here, THROW) & ~(1 << here)


def throw(s: State, target: int) -> Flow:
    """Two dice that reach the distance: it comes down on the target, else on a random square next to it
    (RU-2.5, RU-2.6, RU-2.7)."""
    thrower, needed = s.holder, distance(s.at[s.holder], target)
    dice = yield Roll("RU-2.6", "throw", ((s.turn, D6), (s.turn, D6)))
    good = is_good(needed, sum(dice))
    s.tell(Thrown(thrower, s.at[thrower], target, needed, dice, good))
    s.thrown = True
    s.handled |= 1 << thrower
    let_go(s, target)
    if good:
        come_down(s, target, "throw")
        return
    direction = yield from stray(s, target, "RU-2.7", "scatter")
    square = s.house.board.grid.step(target, direction)
    s.tell(Scattered(target, direction, square))
    come_down(s, square, "scatter")


def is_good(needed: int, total: int) -> bool:
    """Equal to the distance or above it (RU-2.6)."""
    return total >= needed
