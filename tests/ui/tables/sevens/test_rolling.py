"""What a prompt says that dice need: of whom, with what is added, by the table that counts for this one."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.grid import named
from game.games.sevens.notation import NUMBER
from game.ui.scenes.match import MatchScene
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer
from tests.ui.tables.sevens.players import stage_of

HOME, AWAY = 0, 1
H1, A1 = NUMBER["H1"], NUMBER["A1"]
FOUL = ("H1.at j6", "A1.at k6", "A1.state stunned", "A1.av 7", "ball none")


def fouled(begin: Begin, driver: Driver, *, helper: str) -> MatchScene:
    """H1 fouls A1: its armour is about to be rolled against."""
    match = begin(given=(*FOUL, f"H2.at {helper}"))
    answer(driver, match, (HOME, ("act", H1, "foul")), (HOME, ("foul", A1)))
    return match


@pytest.mark.rule("S7-11.1", "S7-11.13")
def test_an_assisted_foul_needs_so_much_less_on_the_dice(begin: Begin, driver: Driver) -> None:
    match = fouled(begin, driver, helper="k7")
    assert match.now.prompt.how.endswith(": 7 or more on two dice breaks it (+1 by assists)")


@pytest.mark.rule("S7-11.1", "S7-11.13")
def test_dice_of_a_foul_stand_beside_what_they_alone_needed(begin: Begin, driver: Driver) -> None:
    match = fouled(begin, driver, helper="k7")
    answer(driver, match, (2, 3))
    assert "2 3, needed 7+: no (+1 by assists)" in [line.words for line in match.log.lines]
    picture = stage_of(match).picture
    assert (picture.result, picture.result_words) == ("5", "armour, needed 7+: holds (+1 by assists)")


@pytest.mark.rule("S7-11.1")
def test_without_assists_all_of_it_is_needed_on_the_dice(begin: Begin, driver: Driver) -> None:
    match = fouled(begin, driver, helper="p2")
    assert match.now.prompt.how.endswith(": 8 or more on two dice breaks it")


@pytest.mark.rule("S7-11.3", "S7-11.4")
@pytest.mark.parametrize(
    ("skills", "words"),
    [
        ("Guard", "2 to 7 stunned, 8 and 9 KO, 10 to 12 casualty"),
        ("Stunty", "2 to 6 stunned, 7 and 8 KO, 9 badly hurt, 10 to 12 casualty"),
        ("Thick_Skull", "2 to 8 stunned, 9 KO, 10 to 12 casualty"),
    ],
)
def test_an_injury_is_asked_by_the_table_of_whom_it_hurts(
    begin: Begin, driver: Driver, skills: str, words: str
) -> None:
    match = begin(given=(*FOUL, "H2.at p2", f"A1.skills {skills}"))
    answer(driver, match, (HOME, ("act", H1, "foul")), (HOME, ("foul", A1)), (4, 6))
    assert f": {words}" in match.now.prompt.how


def test_beside_dice_that_wait_stands_no_older_number(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at e6", "H1.ma 2", "A1.at h6", "ball none", "rerolls.home 0"))
    answer(
        driver, match,
        (HOME, ("act", H1, "blitz")), (HOME, ("move", named("f6"))), (HOME, ("move", named("g6"))),
        (HOME, ("block", A1)), (5,),
    )  # fmt: skip
    picture = stage_of(match).picture
    assert picture.dice[0].kind == "block die"
    assert (picture.result, picture.result_words) == ("", "")
    assert "rushes" in picture.recent[-1].words, "it is told there what they came to"


# ------------------------------------------------------------------------------- skills at armour and injury
BLOCKED = (
    (HOME, ("act", H1, "block")), (HOME, ("block", A1)), ("pow",), (AWAY, ("push", named("l6"))),
    (HOME, ("stay",)),
)  # fmt: skip


def felled(begin: Begin, driver: Driver, *given: str, then: tuple[Any, ...] = ()) -> str:
    """H1 has blocked A1 to the ground; what is said of its armour, or of what follows ``then``."""
    match = begin(given=("H9.at b2", "A9.at s2", "H1.at j6", "A1.at k6", "ball none", *given))
    answer(driver, match, *BLOCKED, *then)
    return match.now.prompt.how.partition(": ")[2]


@pytest.mark.rule("S7-11.8")
def test_claws_are_named_where_armour_is_harder_than_they_are(begin: Begin, driver: Driver) -> None:
    said = felled(begin, driver, "A1.av 10", "H1.skills Claws")
    assert said == "11 or more on two dice breaks it, 8 or more by Claws"


@pytest.mark.rule("S7-11.8")
def test_claws_that_change_nothing_are_not(begin: Begin, driver: Driver) -> None:
    assert felled(begin, driver, "A1.av 7", "H1.skills Claws") == "8 or more on two dice breaks it"


@pytest.mark.rule("S7-11.8")
def test_dice_that_claws_have_broken_say_so(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H9.at b2", "H1.at j6", "A1.at k6", "ball none", "A1.av 10", "H1.skills Claws"))
    answer(driver, match, *BLOCKED, (4, 4))
    assert "4 4, needed 11+: yes (Claws)" in [line.words for line in match.log.lines]


@pytest.mark.rule("S7-11.6")
def test_mighty_blow_is_named_with_what_it_turns(begin: Begin, driver: Driver) -> None:
    said = felled(begin, driver, "A1.av 8", "H1.skills Mighty_Blow")
    assert said == "9 or more on two dice breaks it, 8 with Mighty Blow"


@pytest.mark.rule("S7-11.6", "S7-11.3")
def test_and_at_the_injury_it_may_still_be_added(begin: Begin, driver: Driver) -> None:
    said = felled(begin, driver, "A1.av 8", "H1.skills Mighty_Blow", then=((5, 4),))
    assert said == "2 to 7 stunned, 8 and 9 KO, 10 to 12 casualty; Mighty Blow may be added"


@pytest.mark.rule("S7-11.6", "S7-11.8")
def test_iron_hard_skin_is_named_as_what_keeps_both_off(begin: Begin, driver: Driver) -> None:
    said = felled(begin, driver, "A1.av 9", "A1.skills Iron_Hard_Skin", "H1.skills Claws,Mighty_Blow")
    assert said == "10 or more on two dice breaks it; Iron Hard Skin: nothing is added"


@pytest.mark.rule("S7-11.7", "S7-11.13")
def test_a_dirty_player_is_named_at_its_foul(begin: Begin, driver: Driver) -> None:
    match = begin(given=(*FOUL, "H2.at p2", "H1.skills Dirty_Player"))
    answer(driver, match, (HOME, ("act", H1, "foul")), (HOME, ("foul", A1)))
    assert match.now.prompt.how.endswith(": 8 or more on two dice breaks it, 7 with Dirty Player")


@pytest.mark.rule("S7-11.1")
def test_a_chainsaw_is_named_with_what_it_adds(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at j6", "A1.at k6", "A1.av 9", "ball none", "H1.skills Chainsaw"))
    answer(driver, match, (HOME, ("act", H1, "chainsaw")), (HOME, ("chainsaw", A1)), (5,))
    assert match.now.prompt.how.endswith(": 7 or more on two dice breaks it (+3 Chainsaw)")


@pytest.mark.rule("S7-11.4", "S7-11.9")
@pytest.mark.parametrize("skills", ["Stunty", "Thick_Skull", "Stunty,Thick_Skull"])
def test_skills_that_read_an_injury_otherwise_are_named(begin: Begin, driver: Driver, skills: str) -> None:
    said = felled(begin, driver, "A1.av 8", f"A1.skills {skills}", then=((5, 4),))
    assert said.endswith(f" ({', '.join(each.replace('_', ' ') for each in skills.split(','))})")


@pytest.mark.rule("S7-11.10")
def test_decay_is_named_at_the_casualty(begin: Begin, driver: Driver) -> None:
    said = felled(begin, driver, "A1.av 8", "A1.skills Decay", then=((5, 4), (6, 6)))
    assert said == "1 to 8 badly hurt, 15 and 16 dead (+1 Decay)"


@pytest.mark.rule("S7-16.2", "S7-11.5")
def test_in_a_league_a_casualty_is_one_of_three(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H9.at b2", "H1.at j6", "A1.at k6", "ball none", "A1.av 8"), fixture="season")
    answer(driver, match, *BLOCKED, (5, 4), (6, 6))
    assert match.now.prompt.how.endswith(": 1 to 8 badly hurt, 9 to 14 seriously hurt, 15 and 16 dead")


@pytest.mark.rule("S7-15.5", "S7-11.5")
def test_old_injuries_are_named_at_the_casualty_alone(begin: Begin, driver: Driver) -> None:
    given = ("H9.at b2", "H1.at j6", "A1.at k6", "ball none", "A1.av 8", "A1.niggles 2")
    match = begin(given=given, fixture="standard")
    answer(driver, match, *BLOCKED)
    assert match.now.prompt.how.endswith(": 9 or more on two dice breaks it")
    answer(driver, match, (5, 4))
    assert match.now.prompt.how.endswith(": 2 to 7 stunned, 8 and 9 KO, 10 to 12 casualty")
    answer(driver, match, (6, 6))
    assert match.now.prompt.how.endswith(": 1 to 8 badly hurt, 15 and 16 dead (+2 niggling)")
    answer(driver, match, (13,))
    assert "1 Lineman of Night Owls is dead (11.5)" in [line.words for line in match.log.lines]
