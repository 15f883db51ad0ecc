"""Touchdowns, tries, play-offs and the ends of quarter and match (RULES.md chapters 4 and 5)."""

from __future__ import annotations

from game.core.board import TRY_DISTANCE, playoff_distance
from game.core.requests import Asking, Choice, Flick, Flow, Option, Spin
from game.games.bfl.events import Called, Chosen, Kicked, Over, Playoff, PlayoffWon, QuarterEnd, Spun, Try
from game.games.bfl.penalties import is_right
from game.games.bfl.state import QUARTERS, Phase, State

TOUCHDOWN = 6  # BFL-4.1
KICK = 1  # BFL-4.3
TWO = 2  # BFL-4.4
SPIN_FROM = 3  # the round from which the spinner may be chosen (BFL-5.3)
SPIN_ONLY_FROM = 7  # the round from which all spin (BFL-5.2)


def touchdowns(s: State, scorers: tuple[int, ...]) -> None:
    """Six points each; one scorer gets a try, several a play-off instead (BFL-4.1, BFL-4.2, BFL-5.1)."""
    for seat in scorers:
        s.score[seat] += TOUCHDOWN
    s.inside = scorers
    if len(scorers) == 1:
        s.phase = Phase.TRY
    else:
        begin_round(s, 1)


def kick_or_two(seat: int) -> tuple[Option, Option]:
    return (seat, ("kick",)), (seat, ("two",))


def the_try(s: State) -> Flow:
    """One try: a kick for one point or the spinner for two (BFL-4.2)."""
    (seat,) = s.inside
    _, (word,) = yield Choice((seat,), "BFL-4.2", "try", kick_or_two(seat))
    s.tell(Chosen(seat, word))
    points = yield from (kick(s, seat, TRY_DISTANCE, "BFL-4.3") if word == "kick" else two(s, seat))
    s.score[seat] += points
    s.tell(Try(seat, points))
    end_quarter(s)


def kick(s: State, seat: int, distance: int, rule: str) -> Asking[int]:
    """A point, if the flicked football goes through the goalposts (BFL-4.3)."""
    good = yield Flick(seat, rule, "kick", distance=distance)
    s.tell(Kicked(seat, distance, good))
    return KICK if good else 0


def two(s: State, seat: int) -> Asking[int]:
    """Two points for a right call of odd or even (BFL-4.4)."""
    _, (call,) = yield Choice((seat,), "BFL-4.4", "call", ((seat, ("odd",)), (seat, ("even",))))
    s.tell(Called(seat, call))
    number = yield Spin((seat,), "BFL-4.4", "two")
    right = is_right(call, number)
    s.tell(Spun(seat, number, right))
    return TWO if right else 0


# ------------------------------------------------------------------------------------------ play-offs
def begin_round(s: State, number: int) -> None:
    s.phase, s.round, s.results = Phase.PLAYOFF, number, ()
    s.tell(Playoff(s.inside, number, decides_match(s)))


def decides_match(s: State) -> bool:
    """Whether a play-off is about the match, not the quarter: then the last quarter is over (BFL-5.5)."""
    return s.quarter > QUARTERS


def ways(s: State, seat: int) -> list[Option]:
    """Two rounds of kicks, then a kick or the spinner, from the seventh the spinner (BFL-5.2, BFL-5.3)."""
    kick_it, spin_it = kick_or_two(seat)
    if s.round < SPIN_FROM:
        return [kick_it]
    return [kick_it, spin_it] if s.round < SPIN_ONLY_FROM else [spin_it]


def one_of_the_playoff(s: State) -> Flow:
    """The next of those still in kicks or spins; after the last the round is judged."""
    seat = s.inside[len(s.results)]
    _, (word,) = yield Choice((seat,), "BFL-5.3", "playoff", ways(s, seat))
    if word == "kick":
        result = yield from kick(s, seat, playoff_distance(s.round), "BFL-5.2")
    else:
        result = yield from two(s, seat)
    s.results = (*s.results, result)
    if len(s.results) == len(s.inside):
        judge_round(s)


def judge_round(s: State) -> None:
    """The best result stays in; the last one in has won (BFL-5.2 to BFL-5.4)."""
    best = max(s.results)
    s.inside = tuple(seat for seat, result in zip(s.inside, s.results, strict=True) if result == best)
    if len(s.inside) > 1:
        return begin_round(s, s.round + 1)
    (winner,) = s.inside
    for_match = decides_match(s)
    s.tell(PlayoffWon(winner, 0 if for_match else best, for_match))
    if for_match:
        return end_match(s, winner)
    s.score[winner] += best
    return end_quarter(s)


# ----------------------------------------------------------------------------------------------- ends
def end_quarter(s: State) -> None:
    """The next quarter begins with new lanes; after the last the match is decided (BFL-1.1, BFL-5.5)."""
    s.tell(QuarterEnd(s.quarter))
    s.inside, s.results, s.round = (), (), 0
    s.quarter += 1
    if s.quarter <= QUARTERS:
        s.phase = Phase.LANES
        return
    best = max(s.score)
    s.inside = tuple(seat for seat, points in enumerate(s.score) if points == best)
    if len(s.inside) == 1:
        end_match(s, s.inside[0])
    else:
        begin_round(s, 1)


def end_match(s: State, winner: int) -> None:
    s.phase, s.inside, s.results, s.round = Phase.OVER, (winner,), (), 0
    s.tell(Over(winner))
