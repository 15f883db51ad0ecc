"""Every way the dice can fall, by playing the real rules: what counted odds and solved values are held to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product

from game.core.match import Match
from game.core.requests import Choice, Option, Roll
from game.games.halftime import GAME
from game.games.halftime.state import Phase, State

RED_DUELS = ("fumble", "penalty")  # ties are rolled again: they are left out, and the others share

Chance = tuple[Fraction, State]


def match_at(state: State) -> Match[State]:
    """A match of its own that goes on from a state."""
    return Match(GAME, state.copy())


def after_the_dice(match: Match[State]) -> Iterator[Chance]:
    """Where the match stands when the dice of this down, kick-off or try have been rolled."""
    return _rolled(match, match.state.phase)


def _rolled(match: Match[State], phase: Phase) -> Iterator[Chance]:
    request = match.pending
    if not isinstance(request, Roll) or match.state.phase is not phase:
        yield Fraction(1), match.state
        return
    rolls = list(product(*(die.faces for _, die in request.dice)))
    if request.what in RED_DUELS:
        rolls = [roll for roll in rolls if roll[0] != roll[1]]
    for roll in set(rolls):
        twin = match.clone()
        twin.answer(roll)
        share = Fraction(rolls.count(roll), len(rolls))
        for chance, state in _rolled(twin, phase):
            yield share * chance, state


def after_the_call(state: State, option: Option) -> Iterator[Chance]:
    """The same when a play is called."""
    match = match_at(state)
    match.answer(option)
    return after_the_dice(match)


def best_value(state: State, leaf: Callable[[State], float | None], known: dict[State, float]) -> float:
    """The home side's value when both sides play their best, by trying everything.

    ``leaf`` values states that are not looked into; ``known`` keeps what was found.
    """
    if state.phase is Phase.OVER:
        home, away = state.score
        return 0.5 if home == away else float(home > away)
    if state not in known:
        given = leaf(state)
        known[state] = _tried(state, leaf, known) if given is None else given
    return known[state]


def _tried(state: State, leaf: Callable[[State], float | None], known: dict[State, float]) -> float:
    match = match_at(state)
    choice = match.pending
    if not isinstance(choice, Choice):
        return _mean(after_the_dice(match), leaf, known)
    values = [_mean(after_the_call(state, option), leaf, known) for option in choice.options]
    return max(values) if choice.seats == (0,) else min(values)


def _mean(
    chances: Iterator[Chance], leaf: Callable[[State], float | None], known: dict[State, float]
) -> float:
    return sum(float(chance) * best_value(state, leaf, known) for chance, state in chances)
