"""The chances of a pass: accurate, fumbled, taken out of the air, caught."""

from __future__ import annotations

from dataclasses import dataclass

from game.games.sevens.ball import mark
from game.games.sevens.board import SHORT, pass_range
from game.games.sevens.hooks import CANNOT_HOLD, Test
from game.games.sevens.odds.reach import chance
from game.games.sevens.passing import INTERCEPTS, RANGE_MODIFIERS, interceptors
from game.games.sevens.rolls import collect
from game.games.sevens.state import BLIZZARD, RAIN, SUNNY, State, alert, side_of


@dataclass(frozen=True, slots=True)
class PassOdds:
    """A pass at a square: its range, what is needed, and the chances: accurate, fumbled, intercepted when
    accurate by the best of those who may, caught by whoever stands there, and all together."""

    reach: int
    needed: int
    accurate: float
    fumble: float
    interceptor: int
    intercepted: float
    catch: int  # needed; 0: nobody stands there
    complete: float


def pass_odds(s: State, player: int, target: int) -> PassOdds | None:
    """Of the player with the ball; None where it may not be thrown (S7-9.1 to S7-9.8)."""
    s = s.copy()
    here = s.at[player]
    reach = pass_range(here, target)
    if reach > (SHORT if s.weather == BLIZZARD else 3) or not s.pa[player]:
        return None
    t = Test("pass", player, s.pa[player], at=target, origin=here, reach=reach)
    t.add("range", RANGE_MODIFIERS[reach])
    mark(s, t, here)
    if s.weather == SUNNY:
        t.add("sunny", -1)
    collect(s, t)
    accurate = chance(t.needed)
    fumble = sum(1 for die in range(1, 6) if die < t.needed and (die == 1 or die + t.total <= 1)) / 6
    best, stolen = -1, 0.0
    for other in interceptors(s, t, target):
        p = chance(intercept(s, other, here, "accurate"))
        if p > stolen:
            best, stolen = other, p
    receiver = s.grid[target]
    needs = 0
    complete = 0.0
    if receiver >= 0:
        needs = catch(s, receiver, "pass", here)
        if side_of(receiver) == side_of(player):
            complete = accurate * (1 - stolen) * max(0.0, chance(needs))
    return PassOdds(reach, t.needed, accurate, fumble, best, stolen, needs, complete)


def intercept(s: State, player: int, origin: int, how: str) -> int:
    """What an opponent needs to take a pass out of the air (S7-9.7)."""
    at = s.at[player]
    t = Test("intercept", player, s.ag[player], at=at, origin=origin, how=how)
    t.add(how, INTERCEPTS[how])
    mark(s, t, at)
    if s.weather == RAIN:
        t.add("rain", -1)
    collect(s, t)
    return t.needed


def catch(s: State, player: int, how: str, origin: int) -> int:
    """What a player needs to catch a ball that comes to it (S7-9.8); 7: it cannot."""
    if not alert(s, player) or CANNOT_HOLD.of(s.skills[player]):
        return 7
    t = Test("catch", player, s.ag[player], at=s.at[player], origin=origin, how=how)
    mark(s, t, t.at)
    if s.weather == RAIN:
        t.add("rain", -1)
    collect(s, t)
    return t.needed
