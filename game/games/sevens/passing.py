"""Pass, interception, hand-off, securing the ball (chapter 9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.grid import NOWHERE
from game.core.requests import Asking, Choice, Option, Words
from game.games.sevens import ball
from game.games.sevens.actions import action
from game.games.sevens.ball import can_hold, catch, come_down, mark, release, scatter, spill, take
from game.games.sevens.board import BOMB, PITCH, SHORT, in_range, pass_range, path, under_ruler
from game.games.sevens.events import Fumbled, Handed, Inaccurate, Threw
from game.games.sevens.hooks import AIMED, AIMS, FUMBLES, RELEASES, SCATTERED, SNATCHES, UNREACHABLE, Test
from game.games.sevens.options import at_players, at_squares, within
from game.games.sevens.rolls import collect, mend, roll_test
from game.games.sevens.scoring import COMPLETION_SPP, INTERCEPTION_SPP, earn
from game.games.sevens.state import (
    BLIZZARD,
    NOBODY,
    RAIN,
    SUNNY,
    State,
    able,
    adjacent,
    alert,
    on_pitch,
    player_on,
    rival,
    side_of,
    stands,
)
from game.games.sevens.turnover import turnover, turnover_of

ACCURATE: Final = "accurate"
INACCURATE: Final = "inaccurate"
FUMBLE: Final = "fumble"
KEPT: Final = "kept"
RANGE_MODIFIERS: Final = (0, -1, -2, -3)  # S7-9.1
INTERCEPTS: Final = {ACCURATE: -3, INACCURATE: -2}  # S7-9.7


# ------------------------------------------------------------------------------------------------ a pass
def throw_targets(s: State, player: int) -> Sequence[Option]:
    """Every square in range; in a blizzard quick and short passes alone (S7-9.1, S7-7.5)."""
    if s.holder != player:
        return ()
    most = SHORT if s.weather == BLIZZARD else BOMB
    here, side = s.at[player], side_of(player)
    farther = AIMS.of(able(s, player))
    if not farther:
        return within("throw", side, here, most)
    squares = in_range(here, most)
    for _, aims in farther:
        squares |= aims(s, player)
    return PITCH.pick(at_squares("throw", side), squares)


def perform_pass(s: State, player: int, words: Words) -> Asking[bool]:
    """A pass, whoever ends up with the ball (S7-9.1 to S7-9.9, S7-5.11)."""
    target = int(words[1])
    receiver = player_on(s, target)
    for _, releases in RELEASES.of(able(s, player)):
        if not (yield from releases(s, player, receiver)):
            return True
    result = yield from pass_ball(s, player, target)
    if result == KEPT:
        return True
    if astray(s, player):
        turnover(s, "S7-5.11")
    return False


def astray(s: State, player: int) -> bool:
    """Whether the side of a thrower does not have the ball, and loses its turn by that (S7-5.11)."""
    if s.holder == NOBODY:
        return True
    return side_of(s.holder) != side_of(player) and s.holder != s.extra.taken


def pass_ball(s: State, player: int, target: int) -> Asking[str]:
    """The throw itself, from the PA test until the ball is at rest: accurate, inaccurate, fumble or kept."""
    for side in (rival(s.turn), s.turn):
        for _, aimed in AIMED.of(s.team_skills[side]):
            yield from aimed(s, side, player, target)
    t = passing_test(s, player, target, "pass")
    s.reach = t.reach
    result = yield from throw_result(s, t)
    match result:
        case "fumble":
            yield from fumble(s, player)
        case "accurate" | "inaccurate":
            yield from fly(s, t, result)
    return result


def passing_test(s: State, player: int, target: int, kind: str) -> Test:
    """The PA test with what the rules say of it (S7-9.1, S7-9.2, S7-7.2)."""
    here = s.at[player]
    reach = min(BOMB, pass_range(here, target))
    s.tell(Threw(player, here, target, reach))
    t = Test(kind, player, s.pa[player] or 6, at=target, origin=here, reach=reach)
    t.add("range", RANGE_MODIFIERS[reach])
    mark(s, t, here)
    if s.weather == SUNNY:
        t.add("sunny", -1)
    return t


def throw_result(s: State, t: Test) -> Asking[str]:
    """The die of a throw, and what it means (S7-9.3)."""
    collect(s, t)
    yield from roll_test(s, t)
    if not t.passed:
        yield from mend(s, t)
    return meant(s, t)


def meant(s: State, t: Test) -> str:
    """Natural 6: accurate; natural 1, or a modified result of 1 or less: a fumble (S7-9.3)."""
    if t.passed:
        result = ACCURATE
    elif t.die == 1 or t.die + t.total <= 1:
        result = FUMBLE
    else:
        result = INACCURATE
    for _, reads in FUMBLES.of(able(s, t.player)):
        result = reads(s, t, result)
    return result


def fumble(s: State, player: int) -> Asking[None]:
    """The ball bounces from the thrower's square; a turnover, whoever has it then (S7-9.6, S7-5.10)."""
    s.tell(Fumbled(player, s.at[player]))
    turnover_of(s, side_of(player), "S7-5.10")
    release(s, player)
    yield from spill(s)


def fly(s: State, t: Test, result: str) -> Asking[None]:
    """Through the air, and down; a pass that is intercepted never comes down (S7-9.4, S7-9.5)."""
    player, place, out, how = t.player, t.at, 0, ball.PASS
    s.holder, s.ball = NOBODY, NOWHERE
    if result == INACCURATE:
        s.tell(Inaccurate(player, t.at))
        place, out = yield from scatter(s, t.at)
        for _, again in SCATTERED.of(able(s, player)):
            if (yield from again(s, t)):
                place, out = yield from scatter(s, t.at)
        how = ball.SCATTER
    if not (yield from intercepted(s, t, place, result)):
        came = yield from come_down(s, place, out, how, t.origin)
        if came == ball.PASS and s.holder != NOBODY and side_of(s.holder) == side_of(player):
            earn(s, player, COMPLETION_SPP)


def intercepted(s: State, thrown: Test, landing: int, result: str) -> Asking[bool]:
    """Whether an opponent has the ball before it comes down (S7-9.7)."""
    player = yield from interception(s, thrown, landing, result)
    if player == NOBODY:
        return False
    earn(s, player, INTERCEPTION_SPP)
    take(s, player, "intercept")
    return True


def interception(s: State, thrown: Test, landing: int, result: str) -> Asking[int]:
    """One opponent that the other coach chooses may try: AG -3, or -2 (S7-9.7); who succeeds, or nobody."""
    side = rival(side_of(thrown.player))
    may = interceptors(s, thrown, landing)
    if not may:
        return NOBODY
    named = at_players("intercept", side)
    nobody: Option = (side, ("intercept", "none"))
    _, words = yield Choice((side,), "S7-9.7", "intercept", [*(named[each] for each in may), nobody])
    if words[1] == "none":
        return NOBODY
    player = int(words[1])
    for _, snatches in SNATCHES.of(able(s, player)):
        snatched = yield from snatches(s, player)
        if snatched is not None:
            return player if snatched else NOBODY
    at = s.at[player]
    t = Test("intercept", player, s.ag[player], at=at, origin=thrown.origin, how=result)
    t.add(result, INTERCEPTS[result])
    mark(s, t, at)
    if s.weather == RAIN:
        t.add("rain", -1)
    collect(s, t)
    yield from roll_test(s, t)
    if not t.passed:
        yield from mend(s, t)
    return player if t.passed else NOBODY


def interceptors(s: State, thrown: Test, landing: int) -> list[int]:
    """Standing opponents whose tackle zone covers a square of the path; in the printed rules those under the
    ruler (S7-9.7)."""
    side = rival(side_of(thrown.player))
    if s.house.interception:
        squares = under_ruler(thrown.origin, landing)
    else:
        squares = PITCH.spread(path(thrown.origin, landing))
    may = [
        player
        for player in on_pitch(s, side)
        if squares >> s.at[player] & 1 and alert(s, player) and can_hold(s, player)
    ]
    for _, unreachable in UNREACHABLE.of(able(s, thrown.player)):
        may = [player for player in may if not unreachable(s, thrown, player)]
    return may


# ---------------------------------------------------------------------------------------------- a hand-off
def handoff_targets(s: State, player: int) -> list[Option]:
    """Each adjacent standing team-mate (S7-9.11)."""
    if s.holder != player:
        return []
    named = at_players("handoff", side_of(player))
    return [named[each] for each in adjacent(s, s.at[player], side_of(player)) if stands(s, each)]


def perform_handoff(s: State, player: int, words: Words) -> Asking[bool]:
    """A catch test of the receiver, without the modifier of a bounce (S7-9.11)."""
    receiver = int(words[1])
    for _, releases in RELEASES.of(able(s, player)):
        if not (yield from releases(s, player, receiver)):
            return True
    at = s.at[receiver]
    s.tell(Handed(player, receiver, at))
    release(s, player)
    s.ball = NOWHERE
    if not (yield from catch(s, receiver, ball.HANDOFF, s.at[player])):
        place, out = yield from ball.bounce(s, at)
        yield from come_down(s, place, out, ball.BOUNCE)
    if astray(s, player):
        turnover(s, "S7-5.11")
    return False


PASS: Final = action(
    "pass", deed="throw", once=True, targets=throw_targets, perform=perform_pass, rule="S7-9.1"
)
HANDOFF: Final = action(
    "handoff", deed="handoff", once=True, targets=handoff_targets, perform=perform_handoff, rule="S7-9.11"
)
SECURE: Final = action("secure", once=True, rule="S7-3.6")
