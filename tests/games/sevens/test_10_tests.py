"""Chapter 10: tests of one die."""

import pytest

from tests.games.sevens.table import sevens


@pytest.mark.rule("S7-10.1")
def test_a_failed_dodge_falls_in_the_square_it_entered() -> None:
    table = sevens("H1 j6, A1 i6").play("home act H1 move", "home move k6", "dice 2", "dice 1 1")
    assert (table.where("H1"), table.turn) == ("k6 stunned", "away")


@pytest.mark.rule("S7-10.1")
def test_each_opponent_marking_the_new_square_makes_it_harder() -> None:
    table = sevens("H1 j6, A1 i6, A2 l6, A3 l7").play("home act H1 move", "home move k6", "dice 5")
    assert (table.needed("dodge"), table.modifiers("dodge")) == (5, {"marked": -2})


@pytest.mark.rule("S7-10.1")
def test_the_jump_counts_the_more_markers_of_both_ends() -> None:
    table = sevens("H1 j6, A1 i5, A2 i7, A3 m7, A4 k6", states="A4 prone").play("home act H1 move")
    assert "l6" in table.squares("jump")
    table.play("home jump l6", "dice 5")
    assert (table.needed("jump"), table.see("left"), table.where("H1")) == (5, "4", "l6 standing")


@pytest.mark.rule("S7-10.1")
def test_a_jump_that_shows_a_1_falls_where_it_began() -> None:
    table = sevens("H1 j6, A4 k6", states="A4 prone").play(
        "home act H1 move", "home jump l6", "dice 1", "dice 1 1"
    )
    assert table.where("H1") == "j6 stunned"


@pytest.mark.rule("S7-10.2")
def test_two_rushes_on_a_2() -> None:
    table = sevens("H1 j6", given="H1.ma 1").play(
        "home act H1 move", "home move k6", "home move l6", "dice 2"
    )
    table.play("home move m6", "dice 2")
    assert (table.squares("move"), table.where("H1")) == ([], "m6 standing")
    assert "no movement" in str(table.refusal("home move n6"))


@pytest.mark.rule("S7-10.3")
def test_picking_up_is_an_ag_test_with_markers() -> None:
    table = sevens("H1 j6, A1 l6", ball="k6").play("home act H1 move", "home move k6", "dice 4")
    assert (table.ball, table.modifiers("pickup")) == ("H1", {"marked": -1})


@pytest.mark.rule("S7-10.4")
@pytest.mark.parametrize(("ag", "markers", "die", "ball"), [(6, 3, 6, "H1"), (1, 0, 1, "k7")])
def test_a_6_always_succeeds_and_a_1_never(ag: int, markers: int, die: int, ball: str) -> None:
    foes = ["", ", A1 l5, A2 l6, A3 l7"][markers > 0]
    table = sevens(f"H1 j6{foes}", ball="k6", given=f"H1.ag {ag}").play(
        "home act H1 move", "home move k6", f"dice {die}"
    )
    if die == 1:
        table.play("dice 2")
    assert table.ball == ball


@pytest.mark.rule("S7-10.5")
def test_a_team_reroll_is_asked_once_for_a_die_and_only_in_the_own_turn() -> None:
    table = sevens("H1 j6, A1 i6", given="rerolls.home 2, rerolls.away 2").play(
        "home act H1 move", "home move k6"
    )
    table.play("dice 2")
    assert table.asked == "home reroll team | home keep"
    table.play("home reroll team", "dice 2")
    assert table.see("rerolls.home") == "1"
    assert table.asked.startswith("dice away away"), "armour: the die is not rolled a third time"


@pytest.mark.rule("S7-10.5")
def test_no_team_reroll_for_a_catch_in_the_opponents_turn() -> None:
    table = sevens("H1 j6, A1 k6, A2 m6", ball="A1", given="rerolls.away 2")
    table.play(
        "home act H1 block", "home block A1", "dice pow", "away push l6", "home stay", "dice 1 1", "dice 5"
    )
    assert table.play("dice 2").asked == "dice home", "the ball bounces on"


@pytest.mark.rule("S7-10.5")
def test_skills_are_used_instead_in_the_same_question() -> None:
    table = sevens("H1 j6, A1 i6", given="rerolls.home 1", skills="H1 Dodge,Pro").play("home act H1 move")
    table.play("home move k6", "dice 2")
    assert table.asked == "home reroll Dodge | home reroll Pro | home reroll team | home keep"
    table.play("home reroll Dodge", "dice 3")
    assert (table.where("H1"), table.see("rerolls.home")) == ("k6 standing", "1")


@pytest.mark.rule("S7-10.5")
def test_a_loner_may_not_get_the_teams_reroll() -> None:
    table = sevens("H1 j6, A1 i6", given="rerolls.home 1", skills="H1 Loner(4+)").play("home act H1 move")
    table.play("home move k6", "dice 2", "home reroll team", "dice 3")
    assert (table.see("rerolls.home"), table.state("H1")) == ("0", "prone")


@pytest.mark.rule("S7-10.5")
def test_each_half_starts_with_the_full_number() -> None:
    table = sevens("H1 j6, A1 i6", given="turn.home 8, turn.away 7, rerolls.home 3").play("home act H1 move")
    table.play("home move k6", "dice 2", "home reroll team", "dice 3")
    assert table.see("rerolls.home") == "2"
    table.play("home end", "home end_turn", "away end_turn")
    assert table.see("rerolls.home") == "3"


@pytest.mark.rule("S7-10.2")
@pytest.mark.parametrize("state", ["prone", "distracted"])
def test_whoever_lay_or_was_distracted_sprints_all_the_same(state: str) -> None:
    table = sevens("H1 j6", given="H1.ma 3", skills="H1 Sprint", states=f"H1 {state}")
    table.play("home act H1 move")
    if state == "prone":
        table.play("home stand")
    else:
        table.play("home move j5", "home move j4", "home move j3")
    at = table.see("H1.at")
    for column in "ihg":
        table.play(f"home move {column}{at[1:]}", "dice 2")
    assert table.see("H1.at") == f"g{at[1:]}"
    assert table.offered("move") == []


@pytest.mark.rule("S7-10.5")
def test_dice_of_skills_in_the_own_turn_are_rolled_again_too() -> None:
    table = sevens("H1 j6, A1 k6", skills="A1 Foul_Appearance", given="rerolls.home 1")
    table.play("home act H1 block", "home block A1", "dice 1", "home reroll team", "dice 2", "dice push")
    assert table.see("rerolls.home") == "0"
    table = sevens("H1 j6, A1 k6", skills="H1 Dauntless,Pro", given="A1.st 5")
    table.play("home act H1 block", "home block A1", "dice 1", "home reroll Pro", "dice 3", "dice 3")
    assert table.play("dice push").squares("push") == ["l5", "l6", "l7"]
    table = sevens(
        "H1 j6, H2 j7", skills="H1 Throw_Team-mate,Always_Hungry, H2 Right_Stuff", given="rerolls.home 1"
    )
    table.play("home act H1 throw_teammate", "home throw H2 m7", "dice 1", "home reroll team", "dice 2")
    assert table.play("dice 4", "dice 3").where("H2") == "m7 standing"


@pytest.mark.rule("S7-10.5")
def test_a_dauntless_that_no_die_could_help_is_not_rolled_again() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Dauntless", given="H1.st 1, A1.st 7, rerolls.home 1")
    table.play("home act H1 block", "home block A1", "dice 6")
    assert table.asked == "dice home home home"


@pytest.mark.rule("S7-10.5")
def test_steady_footing_is_rolled_again_in_the_own_turn_alone() -> None:
    table = sevens("H1 j6, A1 i6", skills="H1 Steady_Footing", given="rerolls.home 2")
    table.play(
        "home act H1 move", "home move k6", "dice 2", "home keep", "dice 3", "home reroll team", "dice 6"
    )
    assert table.where("H1") == "k6 standing"
    table = sevens("H1 j6, A1 k6", skills="A1 Steady_Footing", given="rerolls.away 2")
    table.play("home act H1 block", "home block A1", "dice pow", "away push l6", "home stay", "dice 3")
    assert table.play("dice 1 1").where("A1") == "l6 stunned"
