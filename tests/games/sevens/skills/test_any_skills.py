"""Whole matches of players with skills that no roster brings together: what always holds, holds there too."""

from random import Random

import pytest

from game.core.match import Match
from game.games.sevens import GAME
from game.games.sevens.catalogue import SKILLS, skill
from game.games.sevens.state import ABSENT, PLAYERS, State, changed, set_skills
from tests.fortune import Fortune
from tests.games.sevens.invariants import Watch
from tests.games.sevens.test_random_matches import begin

VALUES = {"Loner": "4", "Bloodlust": "4", "Hatred": "Human"}
COMMON = ("Right Stuff", "Throw Team-mate", "Bombardier", "Multiple Block")


def mixed(seed: int) -> Match[State]:
    """Two teams in which everybody has a handful of any skills; some are Thralls."""
    match, _ = begin(seed)
    s, rng = match.state, Random(seed)
    for player in range(PLAYERS):
        if s.status[player] != ABSENT:
            own = [*rng.sample(SKILLS, rng.randint(2, 8)), skill(rng.choice(COMMON))]
            set_skills(s, player, sum({each.mask for each in own}))
            values = sorted((each.number, VALUES[each.name]) for each in set(own) if each.name in VALUES)
            s.values = changed(s.values, player, tuple(values))
            if rng.random() < 0.3:
                s.keywords = changed(s.keywords, player, ("Human", "Lineman", "Thrall"))
    return Match(GAME, s)


@pytest.mark.parametrize("seed", range(10))
def test_everything_holds_with_any_skills(seed: int) -> None:
    match = mixed(seed)
    fortune, watch = Fortune(seed), Watch(match)
    while match.pending is not None:
        watch.see(match, match.answer(fortune.answer(match.pending)))
    watch.end(match)


@pytest.mark.parametrize("seed", range(3))
def test_undo_stands_where_the_match_stood_with_any_skills(seed: int) -> None:
    match = mixed(seed)
    fortune = Fortune(seed)
    while match.pending is not None:
        match.answer(fortune.answer(match.pending))
        if fortune.below(50) == 0 and not match.over:
            before = match.state.copy()
            count = 1 + fortune.below(min(12, len(match.answers)))
            match.undo(count)
            match.redo(count)
            assert match.state == before
