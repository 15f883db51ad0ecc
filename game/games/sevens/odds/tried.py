"""What comes of a deed by all throws of its dice: the rules themselves are asked, on copies."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any, Final, NamedTuple

from game.core.requests import Answer, Asking, Choice, Roll
from game.games.sevens.events import Tested
from game.games.sevens.state import State, changed_pair, side_of

Doing = Callable[[State], Asking[Any]]
"""A deed, begun on a state."""


class Tried(NamedTuple):
    """The chances that a deed does what it is meant to, and that it harms whoever does it."""

    done: float
    hurt: float

    @property
    def worth(self) -> tuple[float, float]:
        """How its coach ranks it."""
        return round(self.done, 9), -round(self.hurt, 9)


Judge = Callable[[State, list[Any]], Tried | None]
"""By the state and by what was told so far: what it has come to; None while that is open. Asked again where
the deed is over, when None is nothing at all."""

NOTHING: Final = Tried(0.0, 0.0)
DONE: Final = Tried(1.0, 0.0)
HURT: Final = Tried(0.0, 1.0)
STAFF: Final = ("Argue", "Bribe", "Apothecary")
"""What is said after the deed: it is left out."""


def tried(s: State, player: int, doing: Doing, judge: Judge, *, tokens: int) -> Tried:
    """By all throws, with the player's own skills and with so many team re-rolls, each used where it brings
    most; what the other coach may choose to use is left out."""
    side = side_of(player)
    return _from(_with_rerolls(s, side, tokens), side, doing, judge, ())


def _with_rerolls(s: State, side: int, tokens: int) -> State:
    """A copy in which a side has so many team re-rolls at most; the Leader's comes last."""
    out = s.copy()
    mine = min(tokens, s.rerolls[side])
    out.rerolls = changed_pair(s.rerolls, side, mine)
    out.leader = changed_pair(s.leader, side, mine if s.rerolls[side] == s.leader[side] else 0)
    out.bonus = changed_pair(s.bonus, side, 0)
    return out


def _from(s: State, side: int, doing: Doing, judge: Judge, said: tuple[Answer, ...]) -> Tried:
    now, heard, request = begun(s, doing, said)
    found = judge(now, heard)
    if found is not None or request is None:
        return found or NOTHING
    if isinstance(request, Roll):
        done = hurt = 0.0
        for faces, p in throws(tuple(len(die.faces) for _, die in request.dice)):
            after = _from(s, side, doing, judge, (*said, faces))
            done, hurt = done + p * after.done, hurt + p * after.hurt
        return Tried(done, hurt)
    plays = [_from(s, side, doing, judge, (*said, words)) for words in _sayings(request, side)]
    return max(plays, key=_worth)


def _worth(found: Tried) -> tuple[float, float]:
    return found.worth


def _sayings(request: Choice, side: int) -> list[Answer]:
    """What is gone through at a question: whether a skill or a re-roll is used by the own side; of all else
    the first, or that nothing is done."""
    options = list(request.options)
    last = options[-1]
    if request.what in ("use", "reroll"):
        if request.seats[0] != side or last[1][-1] in STAFF:
            return [last]
        return list(options)
    return [options[0]]


def begun(s: State, doing: Doing, said: Sequence[Answer]) -> tuple[State, list[Any], Choice | Roll | None]:
    """A deed on a copy, as far as the answers lead: the state, what was told, what is asked next."""
    now, heard = s.copy(), list[Any]()
    now.tell = heard.append
    asking = doing(now)
    try:
        request = next(asking)
        for answer in said:
            request = asking.send(answer)
    except StopIteration:
        return now, heard, None
    assert isinstance(request, Choice | Roll), "there is no beat in the middle of a deed"
    return now, heard, request


@cache
def throws(sides: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Every throw of dice with its chance; of two that are alike the order does not matter."""
    found: dict[tuple[int, ...], float] = {}
    ways = 1
    for each in sides:
        ways *= each
    alike = len(set(sides)) == 1
    for faces in product(*(range(1, each + 1) for each in sides)):
        key = tuple(sorted(faces)) if alike else faces
        found[key] = found.get(key, 0.0) + 1 / ways
    return tuple(found.items())


# ------------------------------------------------------------------------------- a deed that comes off
def dice_of(s: State, doing: Doing, judge: Judge) -> Iterator[Any]:
    """What is told of each die of a deed that comes off: the highest face is thrown each time."""
    said: list[Answer] = []
    while True:
        now, heard, request = begun(s, doing, said)
        if request is None or judge(now, heard) is not None:
            yield from heard
            return
        if isinstance(request, Roll):
            said.append(tuple(die.faces[-1] for _, die in request.dice))
        else:
            said.append(request.options[-1])


def willing(s: State, doing: Doing) -> list[Any]:
    """What is told of a deed in which everybody uses what is offered, and throws the highest faces."""
    said: list[Answer] = []
    while True:
        _, heard, request = begun(s, doing, said)
        if request is None:
            return heard
        if isinstance(request, Roll):
            said.append(tuple(die.faces[-1] for _, die in request.dice))
        else:
            said.append(request.options[0])


def first_needed(s: State, doing: Doing) -> int:
    """What the first die of a deed has to show; 0: none is rolled, or something else is asked before it."""
    _, _, request = begun(s, doing, ())
    if not isinstance(request, Roll) or len(request.dice) != 1:
        return 0
    _, heard, _ = begun(s, doing, [tuple(die.faces[-1] for _, die in request.dice)])
    return next((each.needed for each in heard if isinstance(each, Tested)), 0)
