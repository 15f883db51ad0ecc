"""The start of a quarter: lanes and, in the first, the roll-off (RULES.md chapter 1)."""

from __future__ import annotations

from game.core.board import LEFT, RIGHT
from game.core.requests import D8, Flow, Roll
from game.games.bfl.events import LaneRolled, RolledOff
from game.games.bfl.state import NOBODY, Phase, State


def lane_of_one_seat(s: State) -> Flow:
    """The next seat without a lane rolls a die for it, again if two teams hold it (BFL-1.4, BFL-1.5)."""
    seat = s.lane.index(0) if 0 in s.lane else 0  # the last quarter's lanes stand until the first is rolled
    (lane,) = yield Roll("BFL-1.5", "lane", ((seat, D8),))
    if seat == 0:
        line_up(s)
    end = end_for(s, seat, lane)
    s.tell(LaneRolled(seat, lane, end, again=end == NOBODY))
    if end == NOBODY:
        return
    s.lane[seat], s.end[seat] = lane, end
    if 0 not in s.lane:
        begin_rolling(s)


def line_up(s: State) -> None:
    """All helmets go back to their starting goal line (BFL-1.5)."""
    seats = s.house.players
    s.lane, s.end, s.yard = [0] * seats, [NOBODY] * seats, [0] * seats
    s.paused, s.met = [False] * seats, [False] * seats
    s.rolls = 0


def end_for(s: State, seat: int, lane: int) -> int:
    """Odd seats start at the left, even seats at the right, a second team in a lane opposite the first;
    NOBODY if the lane is full (BFL-1.4)."""
    there = [other for other, taken in enumerate(s.lane) if taken == lane and other != seat]
    if len(there) > 1:
        return NOBODY
    if there:
        return RIGHT if s.end[there[0]] == LEFT else LEFT
    return LEFT if seat % 2 == 0 else RIGHT


def begin_rolling(s: State) -> None:
    """With all lanes known: the roll-off in quarter 1, later the next clockwise throws (BFL-1.6)."""
    if s.quarter == 1:
        s.phase = Phase.ROLL_OFF
        s.inside = tuple(range(s.house.players))
    else:
        s.phase = Phase.ROLL


def roll_off(s: State) -> Flow:
    """The highest die throws first; only those level for it roll again (BFL-1.6)."""
    seats = s.inside
    faces = yield Roll("BFL-1.6", "roll_off", tuple((seat, D8) for seat in seats))
    best = max(faces)
    ahead = tuple(seat for seat, face in zip(seats, faces, strict=True) if face == best)
    first = ahead[0] if len(ahead) == 1 else NOBODY
    s.tell(RolledOff(seats, faces, first))
    s.inside = ahead
    if first != NOBODY:
        s.roller, s.inside, s.phase = first, (), Phase.ROLL
