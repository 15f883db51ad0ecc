"""Every throw of the dice of a roll, counted: what of them means the same is gone through once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import product
from typing import Any, Final, TypeAlias, TypeVar

from game.core.match import Match
from game.core.requests import Choice, Request, Roll
from game.games.sevens.ball import SCATTER, scattered
from game.games.sevens.events import Scattered, Tested
from game.games.sevens.hooks import RESCUES, TRIPS
from game.games.sevens.state import State

Faces: TypeAlias = tuple[Any, ...]
T = TypeVar("T")
BLOCK: Final = "block"
SUMMED: Final = ("armour", "injury")  # two dice of which only the sum counts, and whether they are equal
TESTS: Final = frozenset({"dodge", "rush", "jump", "stand", "pickup", "catch", "land"})
"""Those of one die of which only counts whether it is enough, and in a jump whether it is a 1 (S7-10.1)."""
CASUALTY: Final = (
    "casualty"  # whoever it is rolled for has left the pitch: how badly hurt is all the same now
)


def outcomes(request: Roll) -> Counter[Faces]:
    """Every throw with the number of ways that it falls; of throws that mean the same only one is listed."""
    throws = Counter(product(*(die.faces for _, die in request.dice)))
    return together(throws, lambda faces: meaning(request, faces))


def together(throws: Mapping[Faces, int], means: Callable[[Faces], Any]) -> Counter[Faces]:
    """Throws that mean the same are counted with the first of them."""
    counted: Counter[Faces] = Counter()
    stands_for: dict[Any, Faces] = {}
    for faces, ways in throws.items():
        counted[stands_for.setdefault(means(faces), faces)] += ways
    return counted


def meaning(request: Roll, faces: Faces) -> Faces:
    """What of a throw the rules can tell apart, whatever has come before it."""
    if request.what == BLOCK:
        return tuple(sorted(faces))
    if request.what in SUMMED:
        return (sum(faces), faces[0] == faces[1])
    if request.what == CASUALTY:
        return ()
    return faces


def thrown(match: Match[State], request: Roll) -> Counter[Faces]:
    """The throws of a roll that is pending in a match, as far as they differ there. It is left as it is."""
    throws = outcomes(request)
    if request.what == SCATTER:
        start = told(match, max(throws), Scattered).start
        return together(throws, lambda dice: scattered(start, dice))
    if request.what in TESTS and not looked_at(match.state, request.what):
        needed, jumps = told(match, max(throws), Tested).needed, request.what == "jump"
        return together(throws, lambda die: (die[0] >= needed, jumps and die[0] == 1))
    return throws


def told(match: Match[State], faces: Faces, kind: type[T]) -> T:
    """The event that a throw would bring. The match is left as it is."""
    twin = match.clone()
    twin.answer(faces)
    return next(event for event in twin.events if isinstance(event, kind))


def looked_at(s: State, what: str) -> bool:
    """Does anybody have a skill that goes by what the die of a test shows, not by whether it is enough?"""
    skills = s.team_skills[0] | s.team_skills[1]
    return bool(RESCUES[what].of(skills) or TRIPS.of(skills))


def asked(request: Request | None) -> tuple[Any, ...]:
    """A question as something that can be compared."""
    if isinstance(request, Choice):
        return (request.what, *request.options)
    return (request.what,) if request is not None else ()
