"""The forward pass (RULES.md chapter 5)."""

from __future__ import annotations

from typing import Final

from game.core.requests import Flow, Roll
from game.games.halftime.dice import game_die, pass_die, yards
from game.games.halftime.downs import advance, begin_series, touchback
from game.games.halftime.events import Interception, NoGain, Passed, TakenOver
from game.games.halftime.state import GOAL, State, other

INTERCEPTED: Final = "I"


def forward_pass(s: State) -> Flow:
    """The blue die: so many yards, no good, or an interception (HT-5.1)."""
    seat = s.possession
    (face,) = yield Roll("HT-5.1", "pass", ((seat, pass_die(printed=s.house.printed)),))
    gain = yards(face)
    s.tell(Passed(seat, face, gain, s.ball, min(GOAL, s.ball + gain)))
    if face == INTERCEPTED:
        yield from interception(s)
        return
    if not gain:
        s.tell(NoGain(seat, s.ball, "HT-5.1"))
    advance(s, gain, rule="HT-3.1")


def interception(s: State) -> Flow:
    """The defence's game die: it takes over so many yards downfield of the line of scrimmage (HT-5.2)."""
    defence, start = other(s.possession), GOAL - s.ball
    s.tell(Interception(defence, start))
    (face,) = yield Roll("HT-5.2", "interception", (game_die(defence),))
    back = yards(face)
    ball = start - back
    s.tell(TakenOver(defence, face, back, start, max(0, ball)))
    if ball <= 0:
        touchback(s, defence, ball, "HT-5.2")
    else:
        begin_series(s, defence, ball)
