"""BFL, chapter 2: the roll."""

import pytest

from game.core.dice import shake
from game.core.gestures import CupGesture
from game.physics.table import PhysicsTable
from game.physics.tray import Landing, throw_result
from tests.games.bfl.table import bfl

SOFT = CupGesture(-4.0, 40.0, 30.0, 0.0)
FIRM = CupGesture(-4.0, 40.0, 118.0, 0.0)


@pytest.mark.rule("BFL-2.1")
def test_bfl_2_1_all_eight_dice_are_thrown() -> None:
    table = bfl()
    assert (table.asked, table.rule) == ("throw p1", "BFL-2.1")
    assert table.refusal("throw 3 4 5 6 7 8 8") == "7 dice lie there: it must be 8"
    assert table.refusal("throw 3 4 5 6 7 8 8 8 8") == "9 dice lie there: it must be 8"
    assert table.refusal("throw 3 4 5 6 7 8 8 8") is None


@pytest.mark.rule("BFL-2.1")
def test_bfl_2_1_the_result_is_where_the_dice_lie_and_what_they_show() -> None:
    table = bfl(lanes="3 6")
    cup = CupGesture(-4.0, 40.0, 118.0, 6.0)
    landed = throw_result(cup, shake(7, 0)).dice
    assert len(landed) == 8
    answer = PhysicsTable(7).answer(table.match, lambda: cup)
    assert answer == landed
    table.match.answer(answer)
    assert table.event("roll").dice == landed


@pytest.mark.rule("BFL-2.2")
@pytest.mark.parametrize(("travel", "slow"), [(37.99, True), (38.0, False), (0.0, True), (90.0, False)])
def test_bfl_2_2_dice_that_travel_less_than_38_yards_on_average_were_rolled_slowly(
    travel: float, slow: bool
) -> None:
    assert Landing((), travel, 0, 1.0).slow is slow


@pytest.mark.rule("BFL-2.2")
def test_bfl_2_2_a_slow_roll_does_not_count_and_is_thrown_again() -> None:
    table = bfl()
    assert throw_result(SOFT, shake(5, 0)).slow
    assert not throw_result(FIRM, shake(5, 0, 2)).slow
    hands = iter((SOFT, SOFT, FIRM))
    assert PhysicsTable(5).answer(table.match, lambda: next(hands)) == throw_result(FIRM, shake(5, 0, 2)).dice
    assert (table.asked, table.yards, table.match.answers) == ("throw p1", [0, 0], [])  # and no penalty


@pytest.mark.rule("BFL-2.3")
def test_bfl_2_3_each_die_on_a_number_moves_its_player_ten_yards_whoever_rolled() -> None:
    table = bfl(8)
    table.throw("1 1 1 2 2 5 8 8")
    assert table.yards == [30, 20, 0, 0, 10, 0, 0, 20]
    table.throw("3 3 3 3 4 4 6 7")  # p2 throws, and moves nothing itself
    assert table.yards == [30, 20, 40, 20, 10, 10, 10, 20]


@pytest.mark.rule("BFL-2.3")
def test_bfl_2_3_two_in_a_lane_move_by_the_same_dice() -> None:
    table = bfl(lanes="4 4").throw("4 4 1 1 2 3 5 6")
    assert table.yards == [20, 20]


# ------------------------------------------------------------------------------------- BFL-2.4: the order
@pytest.mark.rule("BFL-2.4")
def test_bfl_2_4_a_choice_comes_before_the_penalties_and_these_before_the_movement() -> None:
    table = bfl(3, lanes="2 5 7")
    table.throw("2 2 2 5 5 5 7! 8")
    assert table.asked == "p1 extra | p1 penalty p2 | p1 penalty p3"
    table.play("p1 penalty p2")
    assert table.event("penalty").why == "out"
    assert table.yards == [0, 0, 0]
    table.play("p1 accept")
    assert table.event("penalty").why == "split"
    assert table.yards == [0, 0, 0]
    table.play("p2 accept")
    assert table.yards == [0, 0, 10]


@pytest.mark.rule("BFL-2.4")
def test_bfl_2_4_all_move_step_by_step_the_roller_first_then_clockwise() -> None:
    table = bfl(3, lanes="1 2 3", roller="p2").throw("1 1 1 2 2 3 8 8")
    steps = [(step.seat + 1, step.start, step.yard) for step in table.said("step")]
    assert steps == [(2, 0, 10), (3, 0, 10), (1, 0, 10), (2, 10, 20), (1, 10, 20), (1, 20, 30)]


@pytest.mark.rule("BFL-2.4")
def test_bfl_2_4_battles_are_fought_as_they_arise() -> None:
    table = bfl(3, lanes="4 4 1", yards="40 40 0")
    table.throw("4 4 1 1 2 3 5 6")  # p1's first step, then p2's would bring it onto p1
    assert (table.asked, table.yards) == ("dice p2 p2 p2", [50, 40, 0])
    table.play("dice 8 8 8", "dice 1 1 1")
    assert table.yards == [40, 60, 20]


@pytest.mark.rule("BFL-2.4")
def test_bfl_2_4_touchdowns_are_read_when_all_have_moved() -> None:
    table = bfl(lanes="1 2", yards="90 0").throw("1 2 2 2 5 6 7 8")
    assert table.events == ["roll", "step", "step", "step", "step", "touchdown"]


# ------------------------------------------------------------------------------------- BFL-2.5: outside
@pytest.mark.rule("BFL-2.5")
def test_bfl_2_5_a_die_outside_moves_the_player_on_its_number() -> None:
    table = bfl(lanes="3 6").throw("6! 6! 1 2 4 5 7 8").play("p1 accept")
    assert table.yards == [0, 20]


@pytest.mark.rule("BFL-2.5")
def test_bfl_2_5_a_die_outside_counts_for_a_special_roll() -> None:
    table = bfl(lanes="1 2").throw("2 2 3 3 4! 4 5 6")
    assert table.asked == "p1 party | p1 decline"


@pytest.mark.rule("BFL-2.5")
def test_bfl_2_5_a_die_outside_is_not_rolled_again() -> None:
    table = bfl(lanes="1 2").throw("2! 2! 3! 4! 5! 6! 7! 7!").play("p1 accept")
    assert table.asked == "throw p2"


@pytest.mark.rule("BFL-2.5")
@pytest.mark.parametrize(
    "place", ["0,40", "120,40", "60,0", "60,80", "0,0", "120,80", "3.2,77", "119.99,79.99", "-0.004,40"]
)
def test_bfl_2_5_inside_is_a_centre_within_120_by_80_yards_or_on_the_line(place: str) -> None:
    assert bfl(lanes="1 2").throw(f"3@{place} 4 5 6 7 8 3 4").asked == "throw p2"


@pytest.mark.rule("BFL-2.5")
@pytest.mark.parametrize("place", ["-0.01,40", "120.01,40", "60,-0.01", "60,80.01", "-0.006,40", "500,500"])
def test_bfl_2_5_outside_is_a_centre_beyond_the_red_line(place: str) -> None:
    table = bfl(lanes="1 2").throw(f"3@{place} 4 5 6 7 8 3 4")
    assert [penalty.yards for penalty in table.said("penalty")] == [10]
