"""Throw Team-mate: the throw, the flight, the landing (S7-3.3, S7-5.7, S7-8.3)."""

from __future__ import annotations

from typing import Final

from game.core.grid import NOWHERE
from game.core.requests import Asking, Option, Words
from game.games.sevens.actions import action
from game.games.sevens.ball import bounce, mark, scatter, spill
from game.games.sevens.board import SHORT
from game.games.sevens.catalogue import skill
from game.games.sevens.events import Moved, PushedOff
from game.games.sevens.harm import Harm, injury, knock_down, suffer
from game.games.sevens.hooks import BEFORE_THROW, FLIES, LANDS_SAFELY, Test
from game.games.sevens.options import throws_within
from game.games.sevens.passing import ACCURATE, FUMBLE, passing_test, throw_result
from game.games.sevens.pushes import thrown_back
from game.games.sevens.rolls import test
from game.games.sevens.scoring import THROW_SPP, earn
from game.games.sevens.state import (
    RESERVES,
    State,
    able,
    adjacent,
    alert,
    put,
    side_of,
    take_off,
)
from game.games.sevens.turnover import turnover_of

THROW_TEAM_MATE: Final = skill("Throw Team-mate")
RIGHT_STUFF: Final = skill("Right Stuff")

EXACT: Final = "exact"
"""A throw that failed, and comes down on its target all the same."""


class Flight:
    """A team-mate in the air. ``at`` is where it comes down, ``out`` the direction in which it left the pitch
    there; ``modifier`` what its landing is worse for it; ``superb``: the throw succeeded; ``safe``: it lands
    without a test."""

    __slots__ = ("at", "modifier", "out", "player", "safe", "superb", "target", "thrower")

    def __init__(self, thrower: int, player: int, target: int) -> None:
        self.thrower, self.player, self.target, self.at = thrower, player, target, target
        self.out = self.modifier = 0
        self.superb = self.safe = False


def throwable(s: State, player: int) -> list[int]:
    """The adjacent team-mates that can be thrown, even while they lie."""
    return [mate for mate in adjacent(s, s.at[player], side_of(player)) if s.skills[mate] & RIGHT_STUFF.mask]


def throw_targets(s: State, player: int) -> list[Option]:
    """Each of them to every square at a quick or short range."""
    side = side_of(player)
    here = s.at[player]
    return [option for mate in throwable(s, player) for option in throws_within(side, mate, here, SHORT)]


def perform_throw(s: State, player: int, words: Words) -> Asking[bool]:
    """A PA test: superb lands on the target, otherwise three scatters; a fumble bounces off the thrower."""
    mate, target = int(words[1]), int(words[2])
    f = Flight(player, mate, target)
    result = ""
    for _, before in BEFORE_THROW.of(able(s, player)):
        result = (yield from before(s, f)) or result
    if result == "eaten":
        return False
    if result != FUMBLE:
        t = passing_test(s, player, target, "throw_teammate")
        result = yield from throw_result(s, t)
    yield from fly(s, f, result)
    return False


def fly(s: State, f: Flight, result: str) -> Asking[None]:
    """Where the team-mate comes down, and how."""
    if result == FUMBLE:
        f.modifier = -1
        f.safe = any(safely(s, f) for _, safely in LANDS_SAFELY.of(able(s, f.thrower)))
        f.at, f.out = yield from bounce(s, s.at[f.thrower])
    elif result == ACCURATE:
        f.superb = True
    elif result == EXACT:
        f.modifier = -1
    else:
        f.modifier = -1
        steered = False
        for _, flies in FLIES.of(able(s, f.player)):
            steered = steered or (yield from flies(s, f))
        if not steered:
            f.at, f.out = yield from scatter(s, f.target)
    yield from come_to_ground(s, f)


def come_to_ground(s: State, f: Flight) -> Asking[None]:
    """On a player: that one is knocked down, the thrown one bounces on and falls (S7-5.7)."""
    falls = False
    while not f.out and s.grid[f.at] >= 0 and s.grid[f.at] != f.player:
        falls = True
        yield from knock_down(s, Harm(s.grid[f.at], "landing", by=f.player))
        f.at, f.out = yield from bounce(s, f.at)
    if f.out:
        yield from into_the_crowd(s, f)
        return
    touch_down(s, f)
    if f.safe:
        yield from landed(s, f)
    elif falls or not alert(s, f.player):
        yield from fail_to_land(s, f)
    else:
        yield from land(s, f)


def touch_down(s: State, f: Flight) -> None:
    s.tell(Moved(f.player, s.at[f.player], f.at, s.holder == f.player, "thrown"))
    if s.at[f.player] != f.at:
        put(s, f.player, f.at)


def land(s: State, f: Flight) -> Asking[None]:
    """An AG test, -1 for each opponent marking the square, -1 after a throw that was not superb."""
    t = Test("land", f.player, s.ag[f.player], at=f.at, origin=s.at[f.thrower])
    t.add("throw", f.modifier)
    mark(s, t, f.at)
    if not (yield from test(s, t)):
        yield from fail_to_land(s, f)
        return
    yield from landed(s, f)


def landed(s: State, f: Flight) -> Asking[None]:
    """On its feet; a ball that lies there bounces."""
    if f.superb:
        earn(s, f.thrower, THROW_SPP)
    if s.ball == f.at:
        yield from spill(s)


def fail_to_land(s: State, f: Flight) -> Asking[None]:
    """It falls; a turnover only with the ball (S7-5.7)."""
    h = Harm(f.player, "land", sparing=True)
    if s.at[f.player] >= 0 and s.holder == f.player:
        turnover_of(s, side_of(f.player), "S7-5.7")
    yield from knock_down(s, h)


def into_the_crowd(s: State, f: Flight) -> Asking[None]:
    """Off the pitch: the crowd, and a turnover."""
    player = f.player
    carried = s.holder == player
    if carried:
        s.holder, s.ball = -1, NOWHERE
    turnover_of(s, side_of(player), "S7-5.12")
    s.tell(PushedOff(player, f.at))
    take_off(s, player, RESERVES)
    h = Harm(player, "crowd", direct=True)
    if s.house.crowd:
        yield from injury(s, h)
    else:
        yield from suffer(s, h)
    if carried:
        yield from thrown_back(s, f.at, f.out)


THROW_ACTION: Final = action(
    "throw_teammate",
    deed="throw",
    once=True,
    targets=throw_targets,
    perform=perform_throw,
    skill=THROW_TEAM_MATE,
    rule="S7-3.3",
)
