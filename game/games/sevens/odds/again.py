"""Chances with re-rolls: a row of dice that all have to come off, the sources of each, the team's re-roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.games.sevens.hooks import TEAM_DIE, Test
from game.games.sevens.rolls import sources, team_words
from game.games.sevens.state import State, able, side_of
from game.games.sevens.state.looking import spent_bit


class Chance(NamedTuple):
    """A step of a plan: that it comes off; that a skill lets it be rolled again, and that a team re-roll is
    allowed, 0 where there is none. ``once``: skills that do so a single time, each with the bit that says it
    is used up, and that it is allowed."""

    first: float
    own: float = 0.0
    team: float = 0.0
    once: tuple[tuple[int, float], ...] = ()


def chance_of(s: State, t: Test, first: float) -> Chance:
    """A test with whatever may roll its die again now (S7-10.5)."""
    own, once = 0.0, []
    for source in sources(s, t.player, t.kind, t):
        if source.limit:
            once.append((spent_bit(t.player, source.skill), allowed(source.needs)))
        else:
            own = max(own, allowed(source.needs))
    return Chance(first, own, team_chance(s, t.player), tuple(once))


def team_chance(s: State, player: int) -> float:
    """That a team re-roll may be used for a player: there is one, in the own turn, and a Loner gets it."""
    if not team_words(s, side_of(player)):
        return 0.0
    out = 1.0
    for _, needs in TEAM_DIE.of(able(s, player)):
        out *= allowed(needs(s, player))
    return out


def allowed(needs: int) -> float:
    """That a re-roll's own die allows it; where none is needed it does."""
    return (7 - needs) / 6 if needs else 1.0


def all_of(plan: Sequence[Chance], *, tokens: int = 1) -> float:
    """That every step comes off: no die is rolled again twice, a skill with a limit once, the team has so
    many re-rolls, and each is used where it brings most (S7-10.5)."""
    return _from(plan, 0, tokens, 0, {})


Known = dict[tuple[int, int, int], float]
"""By the step, the team's re-rolls and the skills used up: that all from there on comes off."""


def _from(plan: Sequence[Chance], n: int, tokens: int, used: int, known: Known) -> float:
    if n == len(plan):
        return 1.0
    key = n, tokens, used
    if key in known:
        return known[key]
    step, plain = plan[n], _from(plan, n + 1, tokens, used, known)
    saved = step.own * plain
    for bit, allows in step.once:
        if not used & bit:
            saved = max(saved, allows * _from(plan, n + 1, tokens, used | bit, known))
    if tokens and step.team:
        saved = max(saved, step.team * _from(plan, n + 1, tokens - 1, used, known))
    found = known[key] = step.first * plain + (1 - step.first) * step.first * saved
    return found
