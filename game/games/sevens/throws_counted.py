"""Every throw of the dice of a roll, counted: what of them means the same is gone through once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import product
from typing import Any, Final, TypeAlias

from game.core.match import Match
from game.core.requests import Choice, Request, Roll
from game.games.sevens.ball import SCATTER, scattered
from game.games.sevens.events import Scattered
from game.games.sevens.state import State

Faces: TypeAlias = tuple[Any, ...]
BLOCK: Final = "block"
SUMMED: Final = ("armour", "injury")  # two dice of which only the sum counts, and whether they are equal
CASUALTY: Final = (
    "casualty"  # whoever it is rolled for has left the pitch: how badly hurt is all the same now
)


def outcomes(request: Roll) -> Counter[Faces]:
    """Every throw with the number of ways that it falls; of throws that mean the same only one is listed."""
    counted: Counter[Faces] = Counter()
    stands_for: dict[Faces, Faces] = {}
    for faces in product(*(die.faces for _, die in request.dice)):
        counted[stands_for.setdefault(meaning(request, faces), faces)] += 1
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


def places(match: Match[State], throws: Mapping[Faces, int]) -> Counter[Faces]:
    """Scatters, those that end on the same square taken together. The match is left as it is."""
    twin = match.clone()
    twin.answer(next(iter(throws)))
    start = next(event.start for event in twin.events if isinstance(event, Scattered))
    counted: Counter[Faces] = Counter()
    stands_for: dict[tuple[int, int], Faces] = {}
    for faces, ways in throws.items():
        counted[stands_for.setdefault(scattered(start, faces), faces)] += ways
    return counted


def thrown(match: Match[State], request: Roll) -> Counter[Faces]:
    """The throws of a roll that is pending in a match, which is left as it is."""
    throws = outcomes(request)
    return places(match, throws) if request.what == SCATTER else throws


def asked(request: Request | None) -> tuple[Any, ...]:
    """A question as something that can be compared."""
    if isinstance(request, Choice):
        return (request.what, *request.options)
    return (request.what,) if request is not None else ()
