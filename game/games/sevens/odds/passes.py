"""The chances of a pass: accurate, fumbled, taken out of the air, caught; of a hand-off."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from game.games.sevens.ball import BOUNCE, mark
from game.games.sevens.board import BOMB, SHORT, pass_range
from game.games.sevens.hooks import AIMS, CANNOT_HOLD, RELEASES, Test
from game.games.sevens.odds.again import Chance, all_of, chance_of
from game.games.sevens.odds.plans import Die
from game.games.sevens.odds.tried import first_needed
from game.games.sevens.odds.ways import chance
from game.games.sevens.passing import ACCURATE, FUMBLE, INTERCEPTS, RANGE_MODIFIERS, interceptors, meant
from game.games.sevens.rolls import collect
from game.games.sevens.state import BLIZZARD, RAIN, SUNNY, State, able, alert, side_of

CANNOT = 7
"""Needed by whoever cannot have the ball at all."""


class Taker(NamedTuple):
    """An opponent who may take an accurate pass out of the air: what it needs, and its chance with whatever
    skill rolls its die again."""

    player: int
    needed: int
    chance: float


@dataclass(frozen=True, slots=True)
class PassOdds:
    """A pass at a square: its range, what is needed, and the chances: accurate, fumbled, intercepted when
    accurate by the best of those who may, caught by whoever stands there, and all together. ``high``: it is
    never accurate; ``needed`` is what keeps it from being fumbled then."""

    reach: int
    needed: int
    accurate: float
    fumble: float
    interceptor: int
    intercepted: float
    catch: int  # needed; 0: nobody stands there
    complete: float
    takers: tuple[Taker, ...]  # the likeliest first
    high: bool = False


def pass_test(s: State, player: int, target: int) -> Test:
    """The PA test of a throw at a square (S7-9.1, S7-9.2, S7-7.2)."""
    return thrown_test(s, player, target, "pass")


def thrown_test(s: State, player: int, target: int, kind: str) -> Test:
    """The same of a ball or of a bomb; what is beyond all ranges counts as a long bomb."""
    here = s.at[player]
    reach = min(BOMB, pass_range(here, target))
    t = Test(kind, player, s.pa[player] or 6, at=target, origin=here, reach=reach)
    t.add("range", RANGE_MODIFIERS[reach])
    mark(s, t, here)
    if s.weather == SUNNY:
        t.add("sunny", -1)
    collect(s, t)
    return t


def accurate_faces(s: State, t: Test) -> float:
    """That the die makes the throw an accurate one: not everybody's can be (S7-9.3)."""
    t.die, t.passed = 6, True
    accurate = meant(s, t) == ACCURATE
    t.passed = False
    return chance(t.needed) if accurate else 0.0


def may_throw(s: State, player: int, target: int) -> bool:
    """Whether a square is in range of a player who can pass (S7-9.1, S7-7.5)."""
    if not s.pa[player]:
        return False
    if pass_range(s.at[player], target) <= (SHORT if s.weather == BLIZZARD else BOMB):
        return True
    return any(aims(s, player) >> target & 1 for _, aims in AIMS.of(able(s, player)))


def fumbles(s: State, t: Test) -> float:
    """That the throw is a fumble in the end, where the player's own skills roll again each die that fails
    (S7-9.3, S7-10.5)."""
    count = 0
    for die in range(1, t.needed):
        t.die = die
        count += meant(s, t) == FUMBLE
    found, plain = chance_of(s, t, chance(t.needed)), count / 6
    again = max((each.allows for each in found.agains), default=0.0)
    failed = 1 - found.first - sum(each.chance for each in found.turned)
    return plain * (1 - again) + failed * again * plain


def pass_odds(s: State, player: int, target: int) -> PassOdds | None:
    """Of the player with the ball; None where it may not be thrown (S7-9.1 to S7-9.8)."""
    if not may_throw(s, player, target):
        return None
    s = s.copy()
    t = pass_test(s, player, target)
    accurate = accurate_faces(s, t)
    if not accurate:
        return _high(s, t)
    takers = sorted(
        (taker(s, other, t.origin) for other in interceptors(s, t, target)), key=lambda each: -each.chance
    )
    best, stolen = (takers[0].player, takers[0].chance) if takers else (-1, 0.0)
    receiver = s.grid[target]
    needs = 0
    complete = 0.0
    if receiver >= 0:
        needs = catch(s, receiver, "pass", t.origin)
        if side_of(receiver) == side_of(player):
            complete = accurate * (1 - stolen) * max(0.0, chance(needs))
    return PassOdds(t.reach, t.needed, accurate, fumbles(s, t), best, stolen, needs, complete, tuple(takers))


def flies(s: State, t: Test) -> tuple[int, Chance]:
    """What keeps a throw that is never accurate from being fumbled, and that it is not (S7-9.3)."""
    needed = next(die for die in range(2, 7) if die == 6 or die + t.total > 1)
    return needed, chance_of(s, t, chance(needed))


def _high(s: State, t: Test) -> PassOdds:
    """A throw that is never accurate: it comes down three scatters from its target, unless it is fumbled."""
    needed, flown = flies(s, t)
    fumble = 1 - all_of([flown], tokens=0)
    receiver = s.grid[t.at]
    needs = catch(s, receiver, "scatter", t.origin) if receiver >= 0 else 0
    return PassOdds(t.reach, needed, 0.0, fumble, -1, 0.0, needs, 0.0, (), high=True)


def pass_steps(s: State, player: int, target: int, found: PassOdds) -> list[Chance]:
    """That a pass is thrown, not intercepted and caught, if a team-mate stands there; each with what may roll
    its die again (S7-10.5)."""
    s = s.copy()
    if found.high:
        return [chance_of(s, pass_test(s, player, target), chance(found.needed))]
    plan = [chance_of(s, pass_test(s, player, target), found.accurate), Chance(1 - found.intercepted)]
    receiver = s.grid[target]
    if receiver >= 0 and side_of(receiver) == side_of(player):
        plan.append(catch_chance(s, receiver, "pass", s.at[player]))
    return plan


def taker(s: State, player: int, origin: int) -> Taker:
    """An opponent under an accurate pass (S7-9.7)."""
    t = intercept_test(s, player, origin, "accurate")
    return Taker(player, t.needed, all_of([chance_of(s, t, chance(t.needed))]))


def intercept_test(s: State, player: int, origin: int, how: str) -> Test:
    """The AG test of an interception (S7-9.7)."""
    at = s.at[player]
    t = Test("intercept", player, s.ag[player], at=at, origin=origin, how=how)
    t.add(how, INTERCEPTS[how])
    mark(s, t, at)
    if s.weather == RAIN:
        t.add("rain", -1)
    collect(s, t)
    return t


def intercept(s: State, player: int, origin: int, how: str) -> int:
    """What an opponent needs to take a pass out of the air (S7-9.7)."""
    return intercept_test(s, player, origin, how).needed


def catch_test(s: State, player: int, how: str, origin: int) -> Test | None:
    """The AG test of a ball that comes to a player; None for one who cannot have it (S7-9.8, S7-9.10)."""
    if not alert(s, player) or CANNOT_HOLD.of(s.skills[player]):
        return None
    t = Test("catch", player, s.ag[player], at=s.at[player], origin=origin, how=how)
    mark(s, t, t.at)
    if how == BOUNCE:
        t.add(how, -1)
    if s.weather == RAIN:
        t.add("rain", -1)
    collect(s, t)
    return t


def catch(s: State, player: int, how: str, origin: int) -> int:
    """What a player needs to catch a ball that comes to it (S7-9.8); 7: it cannot."""
    t = catch_test(s, player, how, origin)
    return t.needed if t is not None else CANNOT


def catch_chance(s: State, player: int, how: str, origin: int) -> Chance:
    """That it catches the ball, with what may roll its die again (S7-9.8, S7-10.5)."""
    t = catch_test(s, player, how, origin)
    return chance_of(s, t, chance(t.needed)) if t is not None else Chance(0.0)


def refusals(s: State, player: int, receiver: int) -> list[Die]:
    """The dice of a thrower, or of whoever hands the ball over, that would not give it to this one, found by
    the rules themselves: what happens on a 6."""
    out = []
    for skill, releases in RELEASES.of(able(s, player)):
        needed = first_needed(s, partial(releases, player=player, receiver=receiver))
        if needed:
            t = Test("trait", player, needed, at=s.at[player], opponent=receiver, word=skill.word)
            out.append(Die(0, skill.name, needed, chance_of(s, t, chance(needed))))
    return out


def handoff_step(s: State, player: int, receiver: int) -> Chance:
    """That a hand-off is caught, with what may roll its die again (S7-9.11, S7-10.5)."""
    return catch_chance(s.copy(), receiver, "handoff", s.at[player])
