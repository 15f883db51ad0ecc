"""Runs, and what equal dice bring: no gain, fumble, penalty (RULES.md chapters 4, 6 and 7)."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking, Flow, Roll
from game.games.halftime.dice import RED, game_die, yards
from game.games.halftime.downs import advance, begin_series, touchdown
from game.games.halftime.events import (
    FirstDown,
    Fumble,
    NoGain,
    Penalised,
    Penalty,
    Ran,
    Recovered,
    RedRolled,
)
from game.games.halftime.state import GOAL, State, other

FUMBLE_FACE: Final = 10  # HT-4.3
PENALTY_FACE: Final = "O"  # HT-4.3
NEAREST: Final = 5  # a penalty stops there, before either goal line (HT-7.3)


def run(s: State) -> Flow:
    """Both roll a game die at the same time; offence minus defence is gained or lost (HT-4.1 to HT-4.3)."""
    seat = s.possession
    faces = yield Roll("HT-4.1", "run", (game_die(seat), game_die(other(seat))))
    ours, theirs = faces
    net = yards(ours) - yards(theirs)
    s.tell(Ran(seat, faces, net, s.ball, min(GOAL, max(0, s.ball + net))))
    if ours != theirs:
        advance(s, net, rule="HT-3.1")
    elif ours == FUMBLE_FACE:
        yield from fumble(s)
    elif ours == PENALTY_FACE:
        yield from penalty(s)
    else:
        s.tell(NoGain(seat, s.ball, "HT-4.2"))
        advance(s, 0, rule="HT-4.2")


def red_duel(s: State, what: str, rule: str) -> Asking[int]:
    """Both roll red, equal dice again; offence minus defence (HT-6.1, HT-7.1)."""
    seat = s.possession
    while True:
        ours, theirs = yield Roll(rule, what, ((seat, RED), (other(seat), RED)))
        s.tell(RedRolled(seat, (ours, theirs), ours == theirs, rule))
        if ours != theirs:
            return int(ours) - int(theirs)


def fumble(s: State) -> Flow:
    """The higher recovers and moves the ball the difference toward the other's goal line (HT-6.1, HT-6.3).

    The offence uses the down, and its gain counts; the defence has first and ten.
    """
    seat, defence = s.possession, other(s.possession)
    s.tell(Fumble(seat, s.ball))
    net = yield from red_duel(s, "fumble", "HT-6.1")
    if net > 0:
        s.tell(Recovered(seat, net, s.ball, min(GOAL, s.ball + net)))
        advance(s, net, rule="HT-6.3")
        return
    start = GOAL - s.ball
    ball = min(GOAL, start - net)
    s.tell(Recovered(defence, -net, start, ball))
    if ball == GOAL:
        touchdown(s, defence)
    else:
        begin_series(s, defence, ball)


def penalty(s: State) -> Flow:
    """The lower loses the difference; the down is repeated and the marker stays (HT-7.1, HT-7.3)."""
    seat, start = s.possession, s.ball
    s.tell(Penalty(seat, start))
    net = yield from red_duel(s, "penalty", "HT-7.1")
    s.ball = min(GOAL - NEAREST, max(NEAREST, start + net))
    s.to_go -= s.ball - start
    s.tell(Penalised(seat, seat if net < 0 else other(seat), abs(net), start, s.ball))
    if s.to_go <= 0:
        s.tell(FirstDown(seat, s.ball, "HT-7.3"))
        begin_series(s, seat, s.ball)
