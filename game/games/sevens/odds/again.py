"""Chances with re-rolls: a row of dice that all have to come off, the sources of each, the team's re-roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.games.sevens.hooks import TEAM_DIE, Test
from game.games.sevens.rolls import sources, team_words
from game.games.sevens.state import State, able, side_of


class Chance(NamedTuple):
    """A step of a plan: that it comes off; that a skill lets it be rolled again, and that a team re-roll is
    allowed, 0 where there is none."""

    first: float
    own: float = 0.0
    team: float = 0.0


def chance_of(s: State, t: Test, first: float) -> Chance:
    """A test with whatever may roll its die again now (S7-10.5)."""
    own = max([allowed(source.needs) for source in sources(s, t.player, t.kind, t)], default=0.0)
    return Chance(first, own, team_chance(s, t.player))


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
    """That every step comes off: no die is rolled again twice, the team has so many re-rolls, and each is
    used where it brings most (S7-10.5)."""
    if not plan:
        return 1.0
    step, rest = plan[0], plan[1:]
    plain = all_of(rest, tokens=tokens)
    saved = step.own * plain
    if tokens and step.team:
        saved = max(saved, step.team * all_of(rest, tokens=tokens - 1))
    return step.first * plain + (1 - step.first) * step.first * saved
