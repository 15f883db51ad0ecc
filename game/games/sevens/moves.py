"""One step of a movement: a square, a rush, a dodge, a jump, standing up, picking up (chapters 4 and 10)."""

from __future__ import annotations

from typing import Final

from game.core.grid import NOWHERE
from game.core.requests import Asking, Option
from game.games.sevens.actions import ACTIONS
from game.games.sevens.ball import can_hold, mark, spill
from game.games.sevens.board import NEAR, NEIGHBOURS, landings
from game.games.sevens.events import Missed, Moved, PickedUp, StoodUp
from game.games.sevens.harm import Harm, knock_down
from game.games.sevens.hooks import (
    ENTERS,
    HOLDS,
    JUMPS,
    RUSHES,
    SHADOWS,
    SLIPS,
    STANDS_UP,
    TRIPS,
    Test,
)
from game.games.sevens.options import JUMPS_TO, MOVES
from game.games.sevens.rolls import rescue, test
from game.games.sevens.state import (
    BLIZZARD,
    NOBODY,
    RAIN,
    STANDING,
    State,
    able,
    put,
    rival,
    set_status,
    side_of,
    zones_on,
)
from game.games.sevens.turnover import turnover

MOST_RUSHES: Final = 2  # S7-10.2
RUSH: Final = 2  # and more
STAND_COST: Final = 3  # S7-4.2
STAND: Final = 4  # and more, for whoever has less movement
SECURE: Final = 2  # and more (S7-3.6)
JUMP_COST: Final = 2  # S7-10.1


def rushes_of(s: State, player: int) -> int:
    """How many squares beyond the movement (S7-10.2); whoever lies stands up before it comes to that."""
    more: list[int] = [adds(s, player) for _, adds in RUSHES.of(s.skills[player])]
    return MOST_RUSHES + sum(more)


def may_leave(s: State, player: int) -> bool:
    """Whether anything holds a player on its square."""
    return not (s.rooted | s.chomped) >> player & 1


def movement_options(s: State, player: int) -> list[Option]:
    """The squares that a standing player can step or jump to now."""
    far = s.left + s.rushes
    if far <= 0 or not may_leave(s, player):
        return []
    side, here, grid, status = player >> 4, s.at[player], s.grid, s.status
    moves = MOVES[side]
    options: list[Option] = []
    lying = False
    for near in NEIGHBOURS[here]:
        other = grid[near]
        if other < 0:
            options.append(moves[near])
        elif status[other] != STANDING:
            lying = True
    if far >= JUMP_COST and (lying or JUMPS.of(able(s, player))):
        options += jump_options(s, player)
    return options


def jump_options(s: State, player: int) -> list[Option]:
    """Over one square with a player that lies, or with a skill over any (S7-10.1)."""
    anything = bool(JUMPS.of(able(s, player)))
    grid, status, jumps = s.grid, s.status, JUMPS_TO[side_of(player)]
    return [
        jumps[at]
        for at, over in landings(s.at[player])
        if grid[at] < 0
        and (anything or any(grid[each] >= 0 and status[grid[each]] != STANDING for each in over))
    ]


# ---------------------------------------------------------------------------------------------- a square
def move(s: State, player: int, to: int) -> Asking[bool]:
    """One square: rush, then dodge, then the ball; whether the activation is over (S7-10.1, S7-10.2)."""
    here = s.at[player]
    left_zone = bool(s.zones[1 - (player >> 4)] & NEAR[here])
    if left_zone and any(slips(s, player) for _, slips in SLIPS.of(able(s, player))):
        left_zone = False
    if left_zone and (yield from held(s, player, here, to)):
        return True
    rush = s.left <= 0
    if rush:
        s.rushes -= 1
    else:
        s.left -= 1
    go(s, player, to, "move")
    if rush and not (yield from rushes(s, player)):
        return True
    if left_zone and not (yield from dodges(s, player, here)):
        return True
    if s.team_skills[1 - (player >> 4)] & ENTERS.mask and (yield from entered(s, player)):
        return True
    if s.ball == to:
        return (yield from pick_up(s, player))
    return False


def entered(s: State, player: int) -> Asking[bool]:
    """What opponents do to who has come to a square; whether that ends the activation."""
    for _, enters in ENTERS.of(s.team_skills[rival(side_of(player))]):
        if (yield from enters(s, player)):
            return True
    return False


def go(s: State, player: int, to: int, how: str) -> None:
    """A player comes to the next square, its ball with it."""
    s.tell(Moved(player, s.at[player], to, s.holder == player, how))
    put(s, player, to)


def held(s: State, player: int, here: int, to: int) -> Asking[bool]:
    """Skills of opponents that hold a player who is about to leave."""
    t = Test("dodge", player, s.ag[player], at=to, origin=here)
    for _, holds in HOLDS.of(s.team_skills[rival(side_of(player))]):
        if (yield from holds(s, t)):
            return True
    return False


def rushes(s: State, player: int, target: int = NOBODY) -> Asking[bool]:
    """2+, or the player falls where it is (S7-10.2), a turnover (S7-5.3); whether it may go on, as whoever
    keeps its feet by a skill does. ``target``: whom it is to block."""
    t = Test("rush", player, RUSH, at=s.at[player], opponent=target)
    if s.weather == BLIZZARD:
        t.add("blizzard", -1)
    return (yield from test(s, t)) or not (yield from knock_down(s, Harm(player, "rush")))


def dodges(s: State, player: int, origin: int) -> Asking[bool]:
    """An AG test, -1 for each opponent marking the square moved to (S7-10.1); whether the player stands."""
    t = Test("dodge", player, s.ag[player], at=s.at[player], origin=origin)
    mark(s, t, t.at)
    yield from test(s, t)
    yield from tripped(s, t)
    if not t.passed and (yield from knock_down(s, Harm(player, "dodge", origin=origin))):
        return False
    yield from shadowed(s, t)
    return True


def tripped(s: State, t: Test) -> Asking[None]:
    """Skills of opponents that act on a die that was good enough, and the mover's that answer them."""
    for _, trips in TRIPS.of(s.team_skills[rival(side_of(t.player))]):
        if t.passed:
            yield from trips(s, t)
            yield from rescue(s, t)


def shadowed(s: State, t: Test) -> Asking[None]:
    """Skills of opponents that come after a player who got away."""
    for _, shadows in SHADOWS.of(s.team_skills[rival(side_of(t.player))]):
        yield from shadows(s, t)


# ------------------------------------------------------------------------------------------------- a jump
def jump(s: State, player: int, to: int) -> Asking[bool]:
    """Two squares of movement over another one; the rush that fails, or a 1, falls in the starting square,
    otherwise the player falls where it lands (S7-10.1). Whether the activation is over."""
    here, other = s.at[player], rival(side_of(player))
    t = Test("jump", player, s.ag[player], at=to, origin=here)
    if s.zones[other] & NEAR[here] and (yield from held(s, player, here, to)):
        return True
    for _ in range(JUMP_COST):
        if s.left > 0:
            s.left -= 1
            continue
        s.rushes -= 1
        if not (yield from rushes(s, player)):
            return True
    t.markers = max(zones_on(s, here, other), zones_on(s, to, other))
    t.add("marked", -t.markers)
    yield from test(s, t)
    if t.die == 1 and not t.passed:
        return (yield from knock_down(s, Harm(player, "jump", origin=here)))
    go(s, player, to, "jump")
    yield from tripped(s, t)
    if not t.passed and (yield from knock_down(s, Harm(player, "jump", origin=here))):
        return True
    yield from shadowed(s, t)
    if s.team_skills[1 - (player >> 4)] & ENTERS.mask and (yield from entered(s, player)):
        return True
    if s.ball == to:
        return (yield from pick_up(s, player))
    return False


# --------------------------------------------------------------------------------------- standing, the ball
def stand_up(s: State, player: int) -> Asking[bool]:
    """3 of the movement, or with less of it on a 4+ (S7-4.2); whether the activation is over."""
    cost = STAND_COST
    for _, stands_for in STANDS_UP.of(s.skills[player]):
        cost = stands_for(s, player)
    if s.ma[player] < cost:
        t = Test("stand", player, STAND, at=s.at[player])
        if not (yield from test(s, t)):
            return True
        s.left = 0
    else:
        s.left -= cost
    set_status(s, player, STANDING)
    s.tell(StoodUp(player, s.at[player]))
    return False


def secures(s: State, player: int) -> bool:
    """Is it to secure the ball: by a 2+, which ends its activation (S7-3.6)?"""
    return s.active == player and ACTIONS[s.action].word == "secure"


def pickup_test(s: State, player: int, at: int) -> Test:
    """An AG test, -1 for each opponent marking the square; to secure the ball a 2+ (S7-10.3, S7-3.6)."""
    if secures(s, player):
        t = Test("secure", player, SECURE, at=at)
    else:
        t = Test("pickup", player, s.ag[player], at=at)
        mark(s, t, at)
    if s.weather == RAIN:
        t.add("rain", -1)
    return t


def pick_up(s: State, player: int) -> Asking[bool]:
    """The ball is picked up, or it bounces; whether the activation is over."""
    at = s.at[player]
    secure = secures(s, player)
    if can_hold(s, player):
        got = yield from test(s, pickup_test(s, player, at))
    else:
        s.tell(Missed(player, at))
        got = False
    if got:
        s.holder, s.ball = player, NOWHERE
        s.tell(PickedUp(player, at))
        return secure
    turnover(s, "S7-5.2")
    yield from spill(s)
    return True
