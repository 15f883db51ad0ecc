"""Agility skills, one by one."""

import pytest

from tests.games.sevens.table import sevens


def test_catch_rolls_a_failed_catch_again() -> None:
    table = sevens("H1 g6, H2 i6", ball="H1", skills="H2 Catch").play("home act H1 handoff")
    table = sevens("H1 h6, H2 i6", ball="H1", skills="H2 Catch").play(
        "home act H1 handoff", "home handoff H2"
    )
    table.play("dice 2", "home reroll Catch", "dice 3")
    assert table.ball == "H2"


@pytest.mark.rule("S7-10.1")
def test_diving_tackle_is_asked_only_where_it_turns_the_die() -> None:
    table = sevens("H1 j6, A1 k6", skills="A1 Diving_Tackle").play(
        "home act H1 move", "home move i6", "dice 5"
    )
    assert table.asked.startswith("home"), "5 - 2 is still a 3"
    table = sevens("H1 j6, A1 k6", skills="A1 Diving_Tackle").play(
        "home act H1 move", "home move i6", "dice 4"
    )
    table.play("away decline Diving_Tackle")
    assert table.where("H1 A1") == "i6 standing, k6 standing"


def test_dodge_rolls_one_dodge_again_a_turn() -> None:
    table = sevens("H1 j6, A1 k6, A2 i4", skills="H1 Dodge").play(
        "home act H1 move", "home move j5", "dice 2"
    )
    table.play("home reroll Dodge", "dice 6", "home move j4", "dice 2")
    assert "reroll" not in table.asked
    assert table.state("H1") == "prone"


def test_leap_eases_the_modifiers_together_by_one_but_not_below_one() -> None:
    players = "H1 j6, A1 i5, A2 i7"
    table = sevens(players, skills="H1 Leap").play("home act H1 move", "home jump l6", "dice 4")
    assert table.modifiers("jump") == {"marked": -2, "Leap": 1}
    table = sevens("H1 j6, A1 i5", skills="H1 Leap").play("home act H1 move", "home jump l6", "dice 4")
    assert table.modifiers("jump") == {"marked": -1}


def test_sprint_has_a_third_rush() -> None:
    table = sevens("H1 j6", skills="H1 Sprint", given="H1.ma 1").play("home act H1 move")
    assert table.see("rushes") == "3"


def test_sure_feet_rolls_one_rush_again_a_turn() -> None:
    table = sevens("H1 j6", skills="H1 Sure_Feet", given="H1.ma 1").play("home act H1 move", "home move k6")
    table.play("home move l6", "dice 1", "home reroll Sure_Feet", "dice 2", "home move m6", "dice 1")
    assert "reroll" not in table.asked
