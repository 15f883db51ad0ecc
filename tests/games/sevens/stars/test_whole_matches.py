"""Whole matches of players with any rules of stars, and sides with any boons: what always holds, holds."""

from random import Random

import pytest

from game.core.match import Match
from game.core.requests import Choice
from game.games.sevens import GAME
from game.games.sevens.boons import give_boon
from game.games.sevens.catalogue import EXTRAS, SKILLS, STAR, skill
from game.games.sevens.coach import Rookie
from game.games.sevens.state import ABSENT, PLAYERS, State, changed, set_skills
from tests.fortune import Fortune
from tests.games.sevens.invariants import Watch
from tests.games.sevens.test_random_matches import begin

VALUES = {"Loner": "4", "Bloodlust": "4", "Hatred": "Human"}
COMMON = tuple(
    skill(name)
    for name in (
        "Right Stuff",
        "Throw Team-mate",
        "Bombardier",
        "Hypnotic Gaze",
        "Chainsaw",
        "Stab",
        "Dauntless",
        "Hail Mary Pass",
        "Unchannelled Fury",
        "Animal Savagery",
        "Bloodlust",
        "Ball & Chain",
        "Secret Weapon",
    )
)
RULES = [each for each in EXTRAS if each.category == STAR]
BOONS = [each for each in EXTRAS if each.category != STAR]


def mixed(seed: int) -> Match[State]:
    """Everybody has a few skills and a few stars' rules, each side a few boons."""
    match, _ = begin(seed)
    s, rng = match.state, Random(seed)
    for player in range(PLAYERS):
        if s.status[player] != ABSENT:
            own = {*rng.sample(SKILLS, 2), *rng.sample(COMMON, 2), *rng.sample(RULES, 4)}
            set_skills(s, player, sum(each.mask for each in own))
            values = sorted((each.number, VALUES[each.name]) for each in own if each.name in VALUES)
            s.values = changed(s.values, player, tuple(values))
    for side in (0, 1):
        for boon in rng.sample(BOONS, 6):
            give_boon(s, side, boon)
    return Match(GAME, s)


@pytest.mark.parametrize("seed", range(8))
def test_everything_holds_with_any_rules(seed: int) -> None:
    match = mixed(seed)
    fortune, watch = Fortune(seed), Watch(match)
    count = 0
    while match.pending is not None:
        watch.see(match, match.answer(fortune.answer(match.pending)))
        count += 1
        if count % 50 == 0 and not match.over:
            twin = match.clone()
            assert twin.state == match.state
            if isinstance(match.pending, Choice):
                assert isinstance(twin.pending, Choice)
                assert list(twin.pending.options) == list(match.pending.options)
    watch.end(match)


@pytest.mark.parametrize("seed", range(2))
def test_coaches_answer_whatever_is_asked(seed: int) -> None:
    match = mixed(seed)
    fortune, watch = Fortune(seed), Watch(match)
    coaches = [Rookie(Random(seed)), Rookie(Random(seed + 1))]
    while match.pending is not None:
        request = match.pending
        if isinstance(request, Choice):
            found = coaches[request.seats[0]].choose(match, request.seats[0])
            assert found is not None
            watch.see(match, match.answer(found))
        else:
            watch.see(match, match.answer(fortune.answer(request)))
    watch.end(match)
