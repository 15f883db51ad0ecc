"""Chapter 4: player status."""

import pytest

from tests.games.sevens.table import sevens


@pytest.mark.rule("S7-4.1")
def test_a_standing_player_has_a_tackle_zone_on_the_eight_squares_around() -> None:
    for square in ["i5", "i6", "i7", "j5", "j7", "k5", "k6", "k7"]:
        away = "j6"
        table = sevens(f"H1 {square}, A1 {away}").play("home act H1 move")
        step = next(each for each in table.squares("move"))
        table.play(f"home move {step}")
        assert table.asked == "dice home", "a dodge"


@pytest.mark.rule("S7-4.2")
def test_a_prone_player_has_no_tackle_zone_and_stands_up_for_three() -> None:
    table = sevens("H1 j6, A1 k6, H2 d6", states="A1 prone, H2 prone")
    table.play("home act H1 move", "home move i6", "home end", "home act H2 move")
    assert not table.offered("move")
    assert table.play("home stand").see("left") == "3"


@pytest.mark.rule("S7-4.2")
def test_with_less_movement_it_stands_on_a_4_and_has_none_left() -> None:
    table = sevens("H1 j6", states="H1 prone", given="H1.ma 2").play(
        "home act H1 move", "home stand", "dice 4"
    )
    assert (table.state("H1"), table.see("left")) == ("standing", "0")
    table = sevens("H1 j6", states="H1 prone", given="H1.ma 2").play(
        "home act H1 move", "home stand", "dice 3"
    )
    assert (table.state("H1"), table.see("active"), table.turn) == ("prone", "none", "home")


@pytest.mark.rule("S7-4.3")
def test_a_stunned_player_turns_prone_at_its_activation_which_that_ends() -> None:
    table = sevens("H1 j6", states="H1 stunned")
    assert table.offered("act")[0] == "act H1 move"
    assert not table.can("home act H1 blitz")
    table.play("home act H1 move")
    assert (table.state("H1"), table.see("H1.acted"), table.see("active")) == ("prone", "yes", "none")


@pytest.mark.rule("S7-4.3")
def test_end_turn_turns_the_others_and_a_turnover_does_not() -> None:
    table = sevens("H1 j6", states="H1 stunned").play("home end_turn")
    assert table.state("H1") == "prone"
    table = sevens("H1 j6, H2 d6", states="H1 stunned", given="H2.ma 1")
    table.play("home act H2 move", "home move d7", "home move d8", "dice 1", "dice 1 1")
    assert (table.state("H1"), table.turn) == ("stunned", "away")


@pytest.mark.rule("S7-4.3")
def test_by_the_rulebook_it_turns_at_the_end_of_its_own_turn() -> None:
    table = sevens("H1 j6, H2 d6", states="H1 stunned", stunned="rulebook", given="H2.ma 1")
    assert not table.can("home act H1 move")
    table.play("home act H2 move", "home move d7", "home move d8", "dice 1", "dice 1 1")
    assert (table.state("H1"), table.state("H2"), table.turn) == ("prone", "stunned", "away")


@pytest.mark.rule("S7-4.4")
def test_a_distracted_player_has_no_tackle_zone_no_catch_and_no_assist() -> None:
    table = sevens("H1 j6, A1 k6, A2 k7, H2 c3", states="A2 distracted")
    table.play("home act H1 block", "home block A1")
    assert table.asked == "dice home", "one die: no assist"
    table = sevens("H1 j6, A1 k6", states="A1 distracted").play(
        "home act H1 move", "home move i6", "home end"
    )
    assert table.turn == "home"


@pytest.mark.rule("S7-4.4")
def test_it_lasts_until_the_next_activation() -> None:
    table = sevens("H1 j6, A1 k6", states="A1 distracted").play("home end_turn", "away act A1 move")
    assert table.see("A1.distracted") == "no"
    table.play("away end")
    assert table.state("A1") == "standing"
