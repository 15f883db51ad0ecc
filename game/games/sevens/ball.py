"""The one routine of a loose ball: it comes down, is caught or bounces, and comes back from the crowd
(chapters 8 and 9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.core.grid import NOWHERE
from game.core.requests import D8, Asking, Roll
from game.games.sevens.board import HALF, PITCH, inward, is_corner, turned
from game.games.sevens.events import Bounced, Caught, Landed, Missed, Scattered, ThrownIn
from game.games.sevens.hooks import CANNOT_HOLD, CAUGHT, REACHES, Test
from game.games.sevens.rolls import one_die, test
from game.games.sevens.state import (
    D3,
    D6,
    NOBODY,
    RAIN,
    Phase,
    State,
    able,
    alert,
    marking,
    rival,
    side_of,
)
from game.games.sevens.turnover import turnover, turnover_of

PASS: Final = "pass"
SCATTER: Final = "scatter"
BOUNCE: Final = "bounce"
THROW_IN: Final = "throw_in"
KICK: Final = "kick"
HANDOFF: Final = "handoff"

ON_THE_PITCH: Final = 0
Place = tuple[int, int]
"""A square of the pitch, and the direction in which the ball went on from there into the crowd, or 0."""


def take(s: State, player: int, how: str) -> None:
    """A player has the ball; an opponent of the side in turn by that makes a turnover (S7-5.9)."""
    s.holder, s.ball = player, NOWHERE
    s.tell(Caught(player, s.at[player], how))
    turnover_of(s, rival(side_of(player)), "S7-5.9")


def release(s: State, player: int) -> bool:
    """The ball leaves its holder's hands, on its square; whether the player had it."""
    if s.holder != player:
        return False
    s.holder, s.ball = NOBODY, s.at[player]
    return True


def spill(s: State) -> Asking[None]:
    """A ball that was let go bounces from where it is (S7-8.4)."""
    at = s.ball
    s.ball = NOWHERE
    yield from come_down(s, *(yield from bounce(s, at)), BOUNCE)


def disturb(s: State) -> Asking[None]:
    """A ball that lies where somebody has come to stand, without picking it up, bounces (S7-6.12)."""
    if s.ball >= 0 and s.grid[s.ball] >= 0:
        yield from spill(s)


def come_down(
    s: State, at: int, out: int, how: str, origin: int = NOWHERE, *, crowd: str = ""
) -> Asking[str]:
    """The ball comes to a square, or left the pitch there. Returns how it came to who has it, or to the
    ground; nothing for a kick-off that is out, or in the kicker's half (S7-8.7): then the ball is nowhere.
    By the rule ``crowd``, if there is one, leaving the pitch is a turnover. In the printed rules a catch that
    failed is one where the ball comes to the ground (S7-5.4)."""
    s.ball, s.holder = NOWHERE, NOBODY
    missed = False
    while True:
        kick_off = s.phase is Phase.LANDING
        if kick_off and (out or not HALF[rival(s.kicking)] >> at & 1):
            return ""
        if out:
            if crowd:
                s.sparing = False
                turnover(s, crowd)
            at, out = yield from throw_in(s, at, out)
            how = THROW_IN
            continue
        player = s.grid[at]
        if player >= 0:
            if (yield from catch(s, player, how, origin)):
                return how
            missed = missed or (side_of(player) == s.turn and how not in (THROW_IN, KICK))
        else:
            if how != BOUNCE and (yield from reached(s, at, how, origin)):
                return how
            if how == BOUNCE:
                s.ball = at
                s.tell(Landed(at))
                if missed and s.house.failed_catch:
                    turnover(s, "S7-5.4")
                return how
        at, out = yield from bounce(s, at)
        how = BOUNCE


def reached(s: State, at: int, how: str, origin: int) -> Asking[bool]:
    """Skills that catch a ball that lands beside them."""
    for side in (s.turn, rival(s.turn)):
        for _, reach in REACHES.of(s.team_skills[side]):
            if (yield from reach(s, side, at, how, origin)):
                return True
    return False


def catch(s: State, player: int, how: str, origin: int = NOWHERE) -> Asking[bool]:
    """The player under the ball tries to catch it (S7-8.8, S7-9.8, S7-8.6)."""
    at = s.at[player]
    if not alert(s, player) or CANNOT_HOLD.of(s.skills[player]):
        s.tell(Missed(player, at))
        caught = False
    else:
        t = Test("catch", player, s.ag[player], at=at, origin=origin, how=how)
        if how != THROW_IN or s.house.throw_in:
            mark(s, t, at)
            if how in (BOUNCE, THROW_IN):
                t.add(how, -1)
        if s.weather == RAIN:
            t.add("rain", -1)
        caught = yield from test(s, t)
    if caught:
        take(s, player, how)
        for _, bites in CAUGHT.of(s.team_skills[rival(side_of(player))]):
            yield from bites(s, player)
    elif not s.house.failed_catch and how not in (THROW_IN, KICK):
        turnover_of(s, side_of(player), "S7-5.4")
    return caught


def mark(s: State, t: Test, at: int) -> None:
    """-1 for each opponent that marks a square, by the name `marked`."""
    count = len(marking(s, at, rival(side_of(t.player)))) if s.zones[rival(side_of(t.player))] else 0
    t.markers = count
    t.add("marked", -count)


def can_hold(s: State, player: int) -> bool:
    """Whether a player may have the ball at all."""
    return not CANNOT_HOLD.of(able(s, player) | s.skills[player])


# ------------------------------------------------------------------------------------- where it goes
def step(at: int, direction: int) -> Place:
    """A square on from another, or the last on the pitch with the direction into the crowd."""
    to = PITCH.step(at, direction)
    return (at, direction) if to == NOWHERE else (to, ON_THE_PITCH)


def bounce(s: State, at: int) -> Asking[Place]:
    """One D8, one square (S7-8.4)."""
    direction = yield from one_die("S7-8.4", "bounce", s.turn, D8)
    place, out = step(at, direction)
    s.tell(Bounced(at, direction, NOWHERE if out else place))
    return place, out


def scatter(s: State, at: int) -> Asking[Place]:
    """Three D8, a square each; it stops where it leaves the pitch (S7-8.3)."""
    side = s.turn
    dice = yield Roll("S7-8.3", "scatter", ((side, D8), (side, D8), (side, D8)))
    place, out = scattered(at, dice)
    s.tell(Scattered(at, dice, place, bool(out)))
    return place, out


def scattered(at: int, dice: Iterable[int]) -> Place:
    """Where three dice lead from a square."""
    place, out = at, ON_THE_PITCH
    for direction in dice:
        if not out:
            place, out = step(place, direction)
    return place, out


def throw_in(s: State, last: int, out: int) -> Asking[Place]:
    """The crowd throws the ball back from the last square that it crossed (S7-8.5)."""
    direction, squares = yield from (printed_throw_in if s.house.throw_in else straight_in)(s, last, out)
    place, beyond = last, ON_THE_PITCH
    for _ in range(squares):
        if not beyond:
            place, beyond = step(place, direction)
    s.tell(ThrownIn(last, direction, squares, NOWHERE if beyond else place))
    return place, beyond


def straight_in(s: State, last: int, out: int) -> Asking[tuple[int, int]]:
    """D6 squares directly inward, the last square itself not counted (S7-8.5)."""
    squares = yield from one_die("S7-8.5", "throw_in", s.turn)
    return inward(last, out), squares


def printed_throw_in(s: State, last: int, out: int) -> Asking[tuple[int, int]]:
    """The printed template: a diagonal, straight in, the other diagonal by D6 (at a corner by D3 along one
    line, diagonally, along the other), then 2D6 squares, the last square counted (chapter 20)."""
    die = yield from one_die("S7-8.5", "template", s.turn, D3 if is_corner(last) else D6)
    one, other = yield Roll("S7-8.5", "throw_in", ((s.turn, D6), (s.turn, D6)))
    return printed_directions(last, out)[die], one + other - 1


def printed_directions(last: int, out: int) -> dict[int, int]:
    """The direction of each face of the template's die."""
    if is_corner(last):
        return {die: turned(_into_the_pitch(last), die - 2) for die in (1, 2, 3)}
    return {die: turned(inward(last, out), (die + 1) // 2 - 2) for die in range(1, 7)}


def _into_the_pitch(corner: int) -> int:
    """The diagonal from a corner."""
    return next(direction for direction in (1, 3, 6, 8) if PITCH.step(corner, direction) != NOWHERE)
