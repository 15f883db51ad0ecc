"""Every way a play can end, counted over the dice: what odds, coaches and the solver are made of.

The rules ask for one roll after another; here the same chapters of RULES.md stand as counts, so that they
can be summed. A test plays the real rules through all dice and finds the same.
"""

from __future__ import annotations

from collections import Counter
from enum import IntEnum
from functools import lru_cache
from typing import Final, NamedTuple

from game.games.halftime.dice import GAME_FACES, GREEN, RED, pass_die, yards
from game.games.halftime.downs import TOUCHBACK
from game.games.halftime.kicking import EXTRA_POINT_YARDS, FIELD_GOAL_FROM, MISSED_AT_LEAST
from game.games.halftime.state import DOWNS, GOAL, to_go_from

GAME_YARDS: Final = tuple(yards(face) for face in GAME_FACES)
GREEN_YARDS: Final = tuple(int(face) for face in GREEN.faces)
RED_YARDS: Final = tuple(int(face) for face in RED.faces)
CALLS: Final = ("run", "pass", "punt", "field_goal")
WAYS: Final = 792  # 36 rolls of two game dice by 22 red duels that are no tie: all counts are of so many


class Kind(IntEnum):
    """What a play leads to, for the side that had the ball."""

    DOWN = 0  # the series goes on
    FIRST = 1  # a new series
    LOST = 2  # the other side, first and ten
    TOUCHDOWN = 3
    FIELD_GOAL = 4
    SAFETY = 5  # conceded
    TOUCHDOWN_AGAINST = 6


class Spot(NamedTuple):
    """A down: yards from the offence's own goal line, which down, yards to go."""

    ball: int
    down: int = 1
    to_go: int = 10


class Outcome(NamedTuple):
    """An end of a play. ``ball`` is counted from the goal line of the side that had it."""

    kind: Kind
    ball: int = 0
    down: int = 0
    to_go: int = 0


TOUCHDOWN: Final = Outcome(Kind.TOUCHDOWN, GOAL)
AGAINST: Final = Outcome(Kind.TOUCHDOWN_AGAINST, 0)


def first_and_ten(ball: int) -> Spot:
    """A series that begins: ten yards, or the goal line (HT-3.3)."""
    return Spot(ball, 1, to_go_from(ball))


def red_duels() -> dict[int, int]:
    """Offence minus defence, of the 22 that are no tie (HT-6.1, HT-7.1)."""
    return dict(Counter(ours - theirs for ours in RED_YARDS for theirs in RED_YARDS if ours != theirs))


DUELS: Final = red_duels()
ROLL: Final = WAYS // 36  # a pair of dice
FACE: Final = WAYS // 6  # one die


def kick_off_spots() -> dict[int, int]:
    """Where the receivers begin, of 36 (HT-2.3)."""
    spots: Counter[int] = Counter()
    for receiver in GAME_YARDS:
        for kicker in GAME_YARDS:
            ball = TOUCHBACK + receiver - kicker
            spots[ball if ball > 0 else TOUCHBACK] += 1
    return dict(spots)


KICK_OFF_SPOTS: Final = kick_off_spots()
TRY_GOOD: Final = sum(far >= EXTRA_POINT_YARDS for far in GREEN_YARDS) / 6  # HT-8.3


def gained(spot: Spot, gain: int) -> Outcome:
    """The down is used and the ball moved (HT-3.1 to HT-3.4)."""
    ball = spot.ball + gain
    if ball >= GOAL:
        return TOUCHDOWN
    if ball <= 0:
        return Outcome(Kind.SAFETY)
    if gain >= spot.to_go:
        return Outcome(Kind.FIRST, ball)
    if spot.down == DOWNS:
        return Outcome(Kind.LOST, ball)
    return Outcome(Kind.DOWN, ball, spot.down + 1, spot.to_go - gain)


def penalised(spot: Spot, shift: int) -> Outcome:
    """The ball moved, never beyond a 5, and the down is played again (HT-7.3)."""
    ball = max(5, min(GOAL - 5, spot.ball + shift))
    left = spot.to_go - (ball - spot.ball)
    return Outcome(Kind.FIRST, ball) if left <= 0 else Outcome(Kind.DOWN, ball, spot.down, left)


def lost(ball: int) -> Outcome:
    """The other side has it there; at or past its own goal line on its 20 (HT-5.2, HT-8.1)."""
    return Outcome(Kind.LOST, ball if ball < GOAL else GOAL - TOUCHBACK)


def returned(ball: int) -> Outcome:
    """The other side has brought it back to there (HT-6.3, HT-8.1)."""
    return lost(ball) if ball > 0 else AGAINST


@lru_cache(None)
def outcomes(call: str, spot: Spot, printed: bool) -> dict[Outcome, int]:
    """How a call can end, and how many of the `WAYS` do so. ``printed``: the option of the passing die."""
    match call:
        case "run":
            return dict(_run(spot))
        case "pass":
            return dict(_pass(spot, printed))
        case "punt":
            return dict(_punt(spot))
        case _:
            return dict(_field_goal(spot))


def _run(spot: Spot) -> Counter[Outcome]:
    ends: Counter[Outcome] = Counter()
    for ours in GAME_YARDS:
        for theirs in GAME_YARDS:
            if ours == theirs == 10:
                for net, ways in DUELS.items():  # a fumble (HT-6.3)
                    ends[gained(spot, net) if net > 0 else returned(spot.ball + net)] += ways
            elif ours == theirs == 0:
                for net, ways in DUELS.items():
                    ends[penalised(spot, net)] += ways
            else:
                ends[gained(spot, ours - theirs)] += ROLL
    return ends


def _pass(spot: Spot, printed: bool) -> Counter[Outcome]:
    ends: Counter[Outcome] = Counter()
    for face in pass_die(printed=printed).faces:
        if face == "I":
            for back in GAME_YARDS:
                ends[lost(spot.ball + back)] += ROLL
        else:
            ends[gained(spot, face if isinstance(face, int) else 0)] += FACE
    return ends


def _punt(spot: Spot) -> Counter[Outcome]:
    ends: Counter[Outcome] = Counter()
    for far in GREEN_YARDS:
        down = spot.ball + far
        for back in GAME_YARDS:
            ends[lost(down) if down >= GOAL else returned(down - back)] += ROLL
    return ends


def _field_goal(spot: Spot) -> Counter[Outcome]:
    ends: Counter[Outcome] = Counter()
    for far in GREEN_YARDS:
        good = far >= GOAL - spot.ball
        missed = Outcome(Kind.LOST, min(spot.ball, GOAL - MISSED_AT_LEAST))
        ends[Outcome(Kind.FIELD_GOAL, GOAL) if good else missed] += FACE
    return ends


def offered(ball: int) -> tuple[str, ...]:
    """The calls of a down (HT-8.2, HT-8.4)."""
    return CALLS if GOAL - ball <= FIELD_GOAL_FROM else CALLS[:3]
