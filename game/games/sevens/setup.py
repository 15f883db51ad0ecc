"""Setting up for a drive (S7-1.2, S7-1.3, S7-12.1)."""

from __future__ import annotations

from typing import Final

from game.core.grid import members
from game.core.requests import Choice, Flow, Option
from game.games.sevens.board import LINE, OWN, WIDE
from game.games.sevens.events import Placed, SetUp
from game.games.sevens.hooks import HALF_BEGINS, MUST_STAND, SETS_UP_MORE
from game.games.sevens.options import READY, player_to_squares
from game.games.sevens.state import (
    FIELDED,
    STANDING,
    Phase,
    State,
    of_status,
    on_pitch,
    put,
    rival,
)
from game.games.sevens.state import RESERVES as IN_RESERVES

ON_THE_LINE: Final = 3  # at least (S7-1.3)
IN_A_WIDE_ZONE: Final = 1  # at most


def one_of_the_set_up(s: State) -> Flow:
    """The side that sets up places a player, or is ready."""
    side = s.turn
    _, words = yield Choice((side,), "S7-1.3", "place", lambda: place_options(s), ask=True)
    match words:
        case ("place", player, at):
            come_on(s, int(player), int(at))
        case _:
            yield from be_ready(s, side)


def come_on(s: State, player: int, at: int) -> None:
    """A player comes on from Reserves."""
    s.status[player] = STANDING
    s.fielded |= 1 << player
    put(s, player, at)
    s.tell(Placed(player, at))


def available(s: State, side: int) -> list[int]:
    """Who can be set up: in Reserves, and not kept away by the heat (S7-7.1)."""
    return [player for player in of_status(s, side, IN_RESERVES) if not s.heated >> player & 1]


def place_options(s: State) -> list[Option]:
    """Each player in Reserves on each square that leaves a legal set-up possible: 7 players or all, at
    least 3 on the line or all, at most 1 in each wide zone (S7-1.3)."""
    side = s.turn
    standing, waiting = on_pitch(s, side), available(s, side)
    wanted = min(FIELDED, len(standing) + len(waiting))
    if len(standing) >= wanted:
        return [READY[side]]
    for _, must in MUST_STAND.of(s.team_skills[side]):
        owed = must(s, waiting)
        if len(owed) >= wanted - len(standing):
            waiting = owed
    free = free_squares(s, side, [s.at[player] for player in standing], wanted)
    squares = members(free)
    options: list[Option] = []
    for player in waiting:
        named = player_to_squares("place", player)
        options += [named[at] for at in squares]
    return options


def free_squares(s: State, side: int, taken: list[int], wanted: int) -> int:
    """Where one more may stand beside those of its side that stand on ``taken``."""
    mask = 0
    for at in taken:
        mask |= 1 << at
    free = OWN[side] & ~mask
    for zone in WIDE:
        if (mask & zone).bit_count() >= IN_A_WIDE_ZONE:
            free &= ~zone
    lacking = min(ON_THE_LINE, wanted) - (mask & LINE[side]).bit_count()
    if wanted - len(taken) <= lacking:
        free &= LINE[side]
    return free


def be_ready(s: State, side: int) -> Flow:
    """The kicking side first, then the receiving side; then the kick (S7-12.1)."""
    s.tell(SetUp(side))
    if side == s.kicking:
        s.turn = rival(side)
        return
    for each in (s.kicking, side):
        for _, more in SETS_UP_MORE.of(s.team_skills[each]):
            yield from more(s, each)
    s.turn = s.kicking
    s.phase = Phase.KICK
    if s.turns == (0, 0):
        for each in (0, 1):
            for _, begins in HALF_BEGINS.of(s.team_skills[each]):
                begins(s, each)
