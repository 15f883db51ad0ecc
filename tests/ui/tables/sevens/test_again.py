"""What a re-roll brings, and which are shown: those that are there, each with its chance or why not."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.core.check import begin
from game.core.record import read_record
from game.games.sevens import GAME
from game.games.sevens import events as e
from game.games.sevens.skills.agility import DODGE
from game.games.sevens.skills.general import PRO
from game.games.sevens.state import State, spend
from game.ui.tables.sevens.again import TEAM, agains, chance, for_block, for_test

RECORD = """record 1 sevens
given H1.at e6
given H1.skills {skills}
given A1.at q6
given ball H1
"""


def state(skills: str) -> State:
    """A turn in which H1 has these skills."""
    found: State = begin(read_record(RECORD.format(skills=skills)), GAME).state
    return found


def dodge(what: str = "dodge") -> e.Tested:
    """A dodge of H1 that failed."""
    return e.DodgeTested(0, 64, 4, 2, False, (), "S7-10.1", what, -1)


@pytest.mark.rule("S7-10.4", "S7-10.5")
@pytest.mark.parametrize(
    ("skills", "word", "needed", "comes_off"),
    [
        ("none", TEAM, 3, Fraction(4, 6)),
        ("none", TEAM, 1, Fraction(5, 6)),  # a 1 never
        ("none", TEAM, 9, Fraction(1, 6)),  # a 6 always
        ("Pro", PRO.word, 3, Fraction(4, 6) * Fraction(4, 6)),  # Pro on a 3+
        ("Loner(4+)", TEAM, 3, Fraction(4, 6) * Fraction(3, 6)),
        ("Loner(3+)", TEAM, 2, Fraction(5, 6) * Fraction(4, 6)),
        ("Loner(4+),Dodge", "Dodge", 4, Fraction(3, 6)),  # a skill is no team re-roll
    ],
)
def test_the_chance_of_a_re_roll(skills: str, word: str, needed: int, comes_off: Fraction) -> None:
    s = state(skills)
    source = next((each for each in for_test(s, dodge()) if each.skill.word == word), None)
    assert chance(s, 0, source, needed) == pytest.approx(float(comes_off))


def shown(s: State, **keys: str) -> list[tuple[str, str]]:
    """The rows of a dodge that failed: names and words."""
    return [
        (each.name, each.words) for each in agains(s, 0, for_test(s, dodge()), keys, "not for this die", 4)
    ]


@pytest.mark.rule("S7-10.5")
def test_only_what_the_player_owns_is_shown_besides_the_team() -> None:
    assert [name for name, _ in shown(state("Block,Sure_Feet,Catch"))] == ["Team re-roll"]
    assert [name for name, _ in shown(state("Dodge,Pro"))] == ["Team re-roll", "Dodge", "Pro"]
    pool = agains(state("Hatred"), 0, for_block(state("Hatred"), 0), {}, "kept")
    assert [each.name for each in pool] == ["Team re-roll", "Hatred"]


@pytest.mark.rule("S7-10.5")
def test_what_is_there_and_cannot_be_used_says_why() -> None:
    s = state("Dodge,Pro")
    spend(s, 0, DODGE, "turn")
    rows = dict(shown(s, Pro="1"))
    assert rows["Dodge"] == "used already"
    assert rows["Pro"] == "one die again, on a 3+, comes off at 33%"
    s.rerolls = (0, 0)
    assert dict(shown(s))["Team re-roll"] == "none left in this half"


@pytest.mark.rule("S7-10.5")
@pytest.mark.parametrize(
    ("skills", "words"),
    [
        ("Brawler", "a Both Down again"),
        ("Hatred", "a Player Down again"),
        ("Pro", "one die again, on a 3+"),
    ],
)
def test_a_skill_says_which_block_dice_it_rolls_again(skills: str, words: str) -> None:
    s = state(skills)
    rows = agains(s, 0, for_block(s, 0), {skills: "1"}, "kept")
    assert [each.words for each in rows if each.word == skills] == [words]
