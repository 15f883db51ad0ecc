"""Penalties and the challenge flag (RULES.md chapters 6 and 7)."""

from __future__ import annotations

from game.core.requests import Asking, Choice, Die, Option, Roll, Spin
from game.games.bfl.events import Called, Challenge, MovedBack, Overturned, Penalty, Spun, Stands
from game.games.bfl.state import NOBODY, State, move_back, rival

CALL = Die("call", ("odd", "even"))  # what the referee announces before the spin (BFL-7.2)
RULE = {"out": "BFL-6.1", "men": "BFL-6.2", "split": "BFL-8.4"}


def is_right(call: str, number: int) -> bool:
    """Whether a number of the spinner matches a call (BFL-4.4, BFL-7.2)."""
    return (number % 2 == 1) == (call == "odd")


def penalty(s: State, seat: int, yards: int, why: str) -> Asking[bool]:
    """Announce a penalty and let it be challenged; whether it is to be taken (BFL-7.1).

    The penalised player may accept; anybody whose flag is unspent may challenge. With no flag left
    nothing is asked.
    """
    s.tell(Penalty(seat, yards, why))
    flags = [other for other, unspent in enumerate(s.flag) if unspent]
    if not flags:
        return True
    options: list[Option] = [(seat, ("accept",)), *((other, ("challenge",)) for other in flags)]
    seats = (*(other for other in flags if other != seat), seat)  # who cannot decline is asked last
    challenger, (word,) = yield Choice(seats, "BFL-7.1", f"{why}_penalty", options)
    if word == "accept":
        return True
    s.flag[challenger] = False
    s.tell(Challenge(challenger, seat))
    stands: bool = yield from review(s, seat)
    return stands


def review(s: State, seat: int) -> Asking[bool]:
    """The referee announces odd or even and spins; a match lets the call stand (BFL-7.2)."""
    (call,) = yield Roll("BFL-7.2", "call", ((NOBODY, CALL),))
    s.tell(Called(NOBODY, call))
    number = yield Spin((), "BFL-7.2", "review")
    stands = is_right(call, number)
    s.tell(Spun(NOBODY, number, stands))
    s.tell(Stands(seat) if stands else Overturned(seat))
    return stands


def dock(s: State, seat: int, yards: int, why: str) -> None:
    """Take a penalty, never behind the own goal line; who moved back may battle again (BFL-3.4, BFL-6.1)."""
    start = s.yard[seat]
    if move_back(s, seat, yards):
        s.met[seat] = False
        other = rival(s, seat)
        if other != NOBODY:
            s.met[other] = False
    s.tell(MovedBack(seat, start, s.yard[seat], why))
