"""What a prompt says that dice need: of whom, with what is added, by the table that counts for this one."""

from __future__ import annotations

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
    assert match.now.prompt.how.endswith(f": {words}")


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
