"""BFL, chapter 3: battle. Lane 4 is shared; p1 comes from the left, p2 from the right."""

import pytest

from tests.games.bfl.table import Table, bfl

NO_FOUR = "1 2 3 5 6 7 8 8"


def lane_4(yards: str) -> Table:
    return bfl(lanes="4 4", yards=yards)


def p1_has_won() -> Table:
    """p1 stands at 50, p2 at 40 (60 of p1's yards); they have battled, and p2 has sat out its roll."""
    table = lane_4("40 50").throw("4 1 2 3 5 6 7 7").play("dice 8 8 8", "dice 1 1 1").throw(NO_FOUR)
    assert (table.yards, table.paused, table.asked) == ([50, 40], [], "throw p1")
    return table


@pytest.mark.rule("BFL-3.1")
def test_bfl_3_1_a_step_onto_the_other_is_a_battle() -> None:
    table = lane_4("40 50").throw("4 1 2 3 5 6 7 7")
    assert (table.asked, table.rule, table.yards) == ("dice p1 p1 p1", "BFL-3.2", [40, 50])


@pytest.mark.rule("BFL-3.1")
def test_bfl_3_1_a_step_past_the_other_is_a_battle() -> None:
    assert lane_4("40 55").throw("4 1 2 3 5 6 7 7").asked == "dice p1 p1 p1"  # 5 yards lie between them


@pytest.mark.rule("BFL-3.1")
def test_bfl_3_1_a_step_that_leaves_ground_between_them_is_none() -> None:
    table = lane_4("40 30").throw("4 1 2 3 5 6 7 7")  # 30 yards apart, each steps 10
    assert (table.asked, table.yards) == ("throw p2", [50, 40])


@pytest.mark.rule("BFL-3.1")
def test_bfl_3_1_the_other_may_be_the_one_whose_step_meets() -> None:
    table = lane_4("40 40").throw("4 1 2 3 5 6 7 7")  # p1 to 50; p2's step would bring it there too
    assert (table.asked, table.yards) == ("dice p2 p2 p2", [50, 40])


@pytest.mark.rule("BFL-3.1")
def test_bfl_3_1_teams_in_different_lanes_never_battle() -> None:
    table = bfl(lanes="4 5", yards="40 50").throw("4 4 5 5 1 2 3 6")
    assert (table.asked, table.yards) == ("throw p2", [60, 70])


@pytest.mark.rule("BFL-3.2")
def test_bfl_3_2_three_dice_each_the_highest_total_wins() -> None:
    table = lane_4("40 50").throw("4 1 2 3 5 6 7 7")
    table.play("dice 8 1 1")  # 10, with the highest single die
    assert table.asked == "dice p2 p2 p2"
    assert table.refusal("dice 4 4") == "3 dice are rolled here (battle)"
    table.play("dice 4 4 3")  # 11
    assert (table.event("battle").winner, table.event("battle").loser) == (1, 0)


@pytest.mark.rule("BFL-3.2")
def test_bfl_3_2_equal_totals_are_rolled_again() -> None:
    table = lane_4("40 50").throw("4 1 2 3 5 6 7 7").play("dice 8 1 3", "dice 4 4 4")
    assert (table.asked, table.yards) == ("dice p1 p1 p1", [40, 50])
    table.play("dice 1 1 1", "dice 1 1 1")
    assert table.asked == "dice p1 p1 p1"
    table.play("dice 2 1 1", "dice 1 1 1")
    assert table.event("battle").winner == 0


@pytest.mark.rule("BFL-3.3")
def test_bfl_3_3_the_loser_goes_back_ten_yards_and_pauses() -> None:
    table = lane_4("40 50").throw("4 1 2 3 5 6 7 7").play("dice 1 1 1", "dice 8 8 8")
    assert (table.yards, table.paused) == ([30, 60], ["p1"])


@pytest.mark.rule("BFL-3.3")
def test_bfl_3_3_the_loser_does_not_go_behind_its_goal_line() -> None:
    table = lane_4("90 0").throw("4 1 2 3 5 6 7 7").play("dice 8 8 8", "dice 1 1 1")
    assert (table.yards, table.paused) == ([100, 0], ["p2"])


@pytest.mark.rule("BFL-3.3")
def test_bfl_3_3_the_loser_loses_the_rest_of_its_movement() -> None:
    table = lane_4("40 50").throw("4 4 4 1 2 3 5 6").play("dice 1 1 1", "dice 8 8 8")
    assert table.yards == [30, 80]  # p2 has its three steps, p1 none
    table = lane_4("40 50").throw("4 4 4 1 2 3 5 6").play("dice 8 8 8", "dice 1 1 1")
    assert table.yards == [70, 40]


@pytest.mark.rule("BFL-3.3")
@pytest.mark.parametrize("roller", ["p1", "p2"])
def test_bfl_3_3_it_pauses_for_one_roll_whoever_makes_it(roller: str) -> None:
    table = bfl(lanes="4 6", yards="20 20", paused="p1", roller=roller)
    table.throw("4 4 6 6 6 1 2 3")
    assert (table.yards, table.paused) == ([20, 50], [])
    assert (table.event("sat").seat, table.event("sat").yards) == (0, 20)
    table.throw("4 4 6 6 6 1 2 3")
    assert table.yards == [40, 80]


@pytest.mark.rule("BFL-3.3")
def test_bfl_3_3_a_roll_without_its_number_is_the_one_it_pauses_for() -> None:
    assert bfl(lanes="4 6", paused="p1").throw("1 2 3 5 6 7 8 8").paused == []


@pytest.mark.rule("BFL-3.4")
def test_bfl_3_4_the_winner_takes_its_remaining_steps_and_passes() -> None:
    table = lane_4("40 50").throw("4 4 4 1 2 3 5 6").play("dice 8 8 8", "dice 1 1 1")
    assert (table.asked, table.yards) == ("throw p2", [70, 40])


@pytest.mark.rule("BFL-3.4")
@pytest.mark.parametrize(("dice", "yards"), [("4 4 1 2 3 5 6 7", [70, 60]), ("4 4 4 1 2 3 5 6", [80, 70])])
def test_bfl_3_4_after_a_battle_they_pass_each_other_freely(dice: str, yards: list[int]) -> None:
    table = p1_has_won().throw(dice)
    assert (table.asked, table.yards) == ("throw p2", yards)


@pytest.mark.rule("BFL-3.4")
def test_bfl_3_4_a_penalty_on_the_one_makes_them_battle_again() -> None:
    table = p1_has_won().throw("8! 1 2 3 5 6 7 7").play("p1 accept")
    assert table.yards == [40, 40]
    table.throw("4 4 1 2 3 5 6 7")  # p2 throws: to 50, which is p1's 50; then p1's step would meet it
    assert (table.asked, table.yards) == ("dice p1 p1 p1", [40, 50])


@pytest.mark.rule("BFL-3.4")
def test_bfl_3_4_a_penalty_on_the_other_makes_them_battle_again() -> None:
    table = p1_has_won().throw(NO_FOUR).throw("8! 1 2 3 5 6 7 7").play("p2 accept")
    assert table.yards == [50, 30]
    table.throw("4 1 2 3 5 6 7 7")
    assert (table.asked, table.yards) == ("dice p2 p2 p2", [60, 30])


@pytest.mark.rule("BFL-3.4")
def test_bfl_3_4_a_split_penalty_is_one_too() -> None:
    table = p1_has_won().throw("1 1 1 2 2 2 3 5").play("p1 penalty p2", "p2 accept")
    assert table.yards == [50, 20]
    table.throw("4 4 1 2 3 5 6 7")
    assert (table.asked, table.yards) == ("dice p2 p2 p2", [60, 30])


@pytest.mark.rule("BFL-3.4")
def test_bfl_3_4_an_overturned_penalty_moves_nobody_back_and_they_pass() -> None:
    table = p1_has_won().throw("8! 1 2 3 5 6 7 7").play("p1 challenge", "dice odd", "spin 2")
    table.throw("4 4 1 2 3 5 6 7")
    assert (table.asked, table.yards) == ("throw p1", [70, 60])


@pytest.mark.rule("BFL-3.1", "BFL-3.4")
def test_bfl_3_4_one_moved_back_level_with_the_other_meets_it_with_the_next_step() -> None:
    table = p1_has_won().throw("4 4 1 2 3 5 6 7")  # they pass: p1 at 70, p2 at 60, its 40
    table = table.throw(NO_FOUR).throw("8! 8! 8! 1 2 3 5 6").play("p1 accept")
    assert table.yards == [40, 60]  # on one spot
    table.throw("4 1 2 3 5 6 7 7")  # p2 throws: its step would bring it past
    assert (table.asked, table.yards) == ("dice p2 p2 p2", [40, 60])


@pytest.mark.rule("BFL-3.4")
def test_bfl_3_4_new_lanes_are_new_battles() -> None:
    table = bfl(3, lanes="4 4 1", yards="40 50 90").throw("4 1 2 3 5 6 7 7")
    table.play("dice 8 8 8", "dice 1 1 1", "p3 kick", "kick miss", "dice 4", "dice 4", "dice 1")
    table.throw("4 4 4 4 4 8 7 6")
    assert (table.asked, table.yards) == ("dice p1 p1 p1", [40, 50, 0])


# ---------------------------------------------------------------------------------- BFL-3.5: the pause
def paused_roller(dice: str, out_of_bounds: str = "literal") -> Table:
    """p1 is paused at 50, in lane 4, and throws; p2 is at 50 in lane 6."""
    return bfl(lanes="4 6", yards="50 50", paused="p1", out_of_bounds=out_of_bounds).throw(dice)


@pytest.mark.rule("BFL-3.5")
def test_bfl_3_5_a_paused_team_gets_no_bro_yards() -> None:
    assert paused_roller("1 2 3 4 5 6 7 8").yards == [50, 60]


@pytest.mark.rule("BFL-3.5")
def test_bfl_3_5_a_paused_team_does_not_join_the_party() -> None:
    table = paused_roller("1 1 2 2 3 3 5 6")
    assert table.asked == "p1 party | p1 decline"  # asked all the same
    assert table.play("p1 party").yards == [50, 60]


@pytest.mark.rule("BFL-3.5")
def test_bfl_3_5_a_paused_team_gets_no_split_yards() -> None:
    assert paused_roller("4 4 4 1 1 1 6 7").play("p1 extra").yards == [50, 60]


@pytest.mark.rule("BFL-3.5")
def test_bfl_3_5_a_paused_roller_still_throws_and_can_be_penalised() -> None:
    table = paused_roller("4 4 1! 2 3 5 6 7").play("p1 accept")
    assert (table.yards, table.paused) == ([40, 60], [])


@pytest.mark.rule("BFL-3.5")
def test_bfl_3_5_a_paused_roller_can_be_penalised_net() -> None:
    assert paused_roller("4 4 1! 2 3 5 6 7", out_of_bounds="net").play("p1 accept").yards == [40, 60]


@pytest.mark.rule("BFL-3.5")
@pytest.mark.parametrize("face", [4, 2])
def test_bfl_3_5_a_hail_mary_of_a_paused_roller_still_scores(face: int) -> None:
    table = paused_roller(" ".join([str(face)] * 8))
    assert (table.yards, table.scores) == ([100, 50], [6, 0])


@pytest.mark.rule("BFL-3.5", "BFL-8.1")
def test_bfl_3_5_another_on_a_hail_marys_number_sits_out_if_it_is_paused() -> None:
    table = bfl(lanes="4 6", yards="0 90", paused="p2").throw("6 6 6 6 6 6 6 6")
    assert (table.yards, table.asked) == ([100, 90], "p1 kick | p1 two")
