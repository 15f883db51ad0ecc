"""The course of a turn that is thought of: the position after each aim, and what else may have come of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.grid import NOWHERE
from game.games.sevens.coach.aims import Aim, Thrown, beside
from game.games.sevens.coach.judging import ALL
from game.games.sevens.coach.opening import Opened
from game.games.sevens.coach.outcomes import down, shove, stand
from game.games.sevens.odds import BlockOdds
from game.games.sevens.state import NOBODY, STANDING, State, set_status


class Either(NamedTuple):
    """A block that may come out the other way: its target, how likely, and what was thought."""

    target: int
    chance: float
    felled: bool
    carried: bool


@dataclass(slots=True)
class Course:
    """A turn as it goes on: the position, how likely it has come so far, what is expected of all that ended
    it before, the blocks that may have come out otherwise, and whom they moved."""

    s: State
    alive: float = 1.0
    total: float = 0.0
    either: list[Either] = field(default_factory=list)
    opened: Opened = ()


def possible(s: State, aim: Aim, odds: BlockOdds | None) -> bool:
    """Whether an aim can be carried out after those before it."""
    if s.at[aim.player] != aim.to and s.grid[aim.to] >= 0:
        return False
    if aim.once & s.used or (aim.target != NOBODY and odds is None):
        return False
    if aim.fouled != NOBODY and not beside(s, aim.fouled, aim.to, stands=False):
        return False
    if aim.thrown is not None:
        return flies(s, aim, aim.thrown)
    if aim.mate == NOBODY:
        return not aim.taken or s.ball >= 0
    if not (s.ball >= 0 if aim.taken else s.holder == aim.player):
        return False
    return s.at[aim.mate] == aim.spot and s.status[aim.mate] == STANDING


def flies(s: State, aim: Aim, thrown: Thrown) -> bool:
    """Whether a team-mate with the ball can be thrown by then."""
    mate = thrown.mate
    return s.holder == mate and beside(s, mate, aim.to, stands=True) and s.grid[thrown.spot] < 0


def land(course: Course, thrown: Thrown) -> None:
    """It is where it was thrown to, and goes on from there."""
    stand(course.s, thrown.mate, thrown.spot)
    course.opened += ((thrown.mate, thrown.spot, STANDING),)


def step_on(s: State, aim: Aim) -> None:
    """A player is where it wanted to be."""
    player = aim.player
    s.used |= aim.once
    stand(s, player, aim.to)
    s.acted |= 1 << player


def strike(course: Course, aim: Aim, falls: float, downs: float) -> None:
    """A target is pushed, and goes down if that is likelier than not."""
    s, target = course.s, aim.target
    felled = 2 * downs >= 1 - falls
    other = (1 - downs - falls if felled else downs) / (1 - falls)
    course.either.append(Either(target, other, felled, s.holder == target))
    shove(s, aim.to, target)
    if felled and s.at[target] >= 0:
        down(s, target)
    course.opened += ((target, s.at[target], s.status[target]),)


def failed(s: State, aim: Aim) -> State:
    """The turn has ended by what an aim came to."""
    twin = s.copy()
    twin.acted = ALL
    if aim.thrown is not None:
        stand(twin, aim.thrown.mate, aim.thrown.spot)
        down(twin, aim.thrown.mate)
    elif aim.mate != NOBODY:
        twin.holder, twin.ball = NOBODY, twin.at[aim.mate]
    elif not aim.taken:
        down(twin, aim.player)
    return twin


def otherwise(s: State, each: Either) -> State:
    """The end of a turn if a block had come out the other way."""
    twin = s.copy()
    if twin.at[each.target] < 0:  # pushed off the pitch all the same
        return twin
    if not each.felled:
        down(twin, each.target)
        return twin
    set_status(twin, each.target, STANDING)
    if each.carried and twin.holder == NOBODY:
        twin.holder, twin.ball = each.target, NOWHERE
    return twin
