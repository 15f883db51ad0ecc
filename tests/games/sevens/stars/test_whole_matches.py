"""Whole matches of players with any rules of stars, and sides with any boons: what always holds, holds."""

from random import Random

import pytest

from game.core.game import read_options
from game.core.match import Match
from game.core.requests import Choice, Option
from game.games.sevens import GAME
from game.games.sevens.boons import give_boon
from game.games.sevens.catalogue import EXTRAS, INDUCEMENT, MEASURE, PRAYER, SKILLS, STAR, skill
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
BOONS = [each for each in EXTRAS if each.category in (INDUCEMENT, PRAYER, MEASURE)]
IDLE = ("end", "end_turn", "move", "ready", "keep", "decline")


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


def brawl(seed: int) -> Match[State]:
    """Both sides stand face to face, with the rules of stars."""
    rng = Random(seed)
    s = GAME.scenario(read_options(GAME.options, {"rules": ("sheet", "rulebook")[seed % 2]}))
    paths = {"turn": "home", "rerolls.home": "2", "rerolls.away": "2", "ball": f"H{rng.randint(1, 7)}"}
    for letter, columns in (("H", "jjjjhgf"), ("A", "kkkkmno")):
        for number, column in enumerate(columns, 1):
            who = f"{letter}{number}"
            paths |= {f"{who}.at": f"{column}{number + 2}", f"{who}.av": "7"}
            paths[f"{who}.st"] = str(rng.randint(2, 5))
            paths[f"{who}.keywords"] = rng.choice(("Human,Lineman,Thrall", "Dwarf", "Big_Guy"))
            own = [*rng.sample(COMMON, 2), *rng.sample(RULES, 5)]
            words = [each.word + (f"({VALUES[each.name]}+)" if each.name in VALUES else "") for each in own]
            paths[f"{who}.skills"] = ",".join(word for word in words if "Ball_&" not in word)
    for side in ("home", "away"):
        paths[f"boons.{side}"] = ",".join(each.word for each in rng.sample(BOONS, 8))
    for path, text in paths.items():
        GAME.give(s, path, text)
    GAME.ready(s, frozenset(paths))
    return Match(GAME, s)


def fierce(rng: Random, choice: Choice) -> Option:
    """Whatever is there is used, and everybody does something."""
    options = list(choice.options)
    used = [each for each in options if each[1][0] in ("use", "reroll")]
    if used and rng.random() < 0.85:
        return rng.choice(used)
    deeds = [each for each in options if each[1][0] not in IDLE and each[1][-1] != "move"]
    return rng.choice(deeds if deeds and rng.random() < 0.75 else options)


@pytest.mark.parametrize("seed", range(16))
def test_everything_holds_where_everybody_fights(seed: int) -> None:
    match, rng, fortune = brawl(seed), Random(seed), Fortune(seed)
    watch = Watch(match)
    for _ in range(700):
        request = match.pending
        if request is None:
            break
        said = fierce(rng, request) if isinstance(request, Choice) else fortune.answer(request)
        watch.see(match, match.answer(said))
