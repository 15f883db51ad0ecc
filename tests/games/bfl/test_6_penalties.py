"""BFL, chapter 6: penalties. `!` marks a die that rests outside."""

import pytest

from game.games.bfl import GAME
from tests.games.bfl.table import bfl, new_match


# ------------------------------------------------------------------------------ BFL-6.1: out of bounds
@pytest.mark.rule("BFL-6.1")
@pytest.mark.parametrize(
    ("dice", "yard"),
    [
        ("3! 4 5 6 7 8 3 4", 40),
        ("3! 4! 5 6 7 8 3 4", 30),
        ("3! 4! 5! 6! 7 8 3 4", 10),
        ("3! 4! 5! 6! 7! 8 3 4", 0),
    ],
)
def test_bfl_6_1_ten_yards_for_each_die_outside(dice: str, yard: int) -> None:
    table = bfl(lanes="1 2", yards="50 50").throw(dice)
    assert (table.event("penalty").yards, table.event("penalty").seat) == (50 - yard, 0)
    assert table.play("p1 accept").yards == [yard, 50]


@pytest.mark.rule("BFL-6.1")
def test_bfl_6_1_everyone_else_moves_by_their_numbers() -> None:
    table = bfl(lanes="3 6", yards="50 10").throw("3 3 6! 6 1 2 4! 5").play("p1 accept")
    assert table.yards == [30, 30]


@pytest.mark.rule("BFL-6.1")
def test_bfl_6_1_the_roller_does_not_advance() -> None:
    table = bfl(lanes="1 2", yards="50 0").throw("1 1 1 1! 3 4 5 6").play("p1 accept")
    assert table.yards == [40, 0]


@pytest.mark.rule("BFL-6.1")
def test_bfl_6_1_unless_the_penalty_is_overturned() -> None:
    table = bfl(lanes="1 2", yards="50 0").throw("1 1 1 1! 3 4 5 6")
    assert table.play("p1 challenge", "dice odd", "spin 2").yards == [90, 0]


@pytest.mark.rule("BFL-6.1")
@pytest.mark.parametrize(
    ("dice", "said"),
    [
        ("1! 2 3 4 5 6 7 8", ()),  # bro
        ("2! 2 3 3 4 4 5 6", ("p1 party",)),
        ("1 1 1! 2 2 2 5 6", ("p1 extra",)),
    ],
)
def test_bfl_6_1_no_extras_on_such_a_roll_either(dice: str, said: tuple[str, ...]) -> None:
    table = bfl(lanes="1 8", yards="50 0").throw(dice).play(*said, "p1 accept")
    assert table.yards[0] == 40


@pytest.mark.rule("BFL-6.1")
@pytest.mark.parametrize("out_of_bounds", ["literal", "net"])
def test_bfl_6_1_never_behind_the_own_goal_line(out_of_bounds: str) -> None:
    table = bfl(lanes="1 2", yards="10 0", out_of_bounds=out_of_bounds).throw("3! 4! 5 6 7 8 3 4")
    assert table.play("p1 accept").yards == [0, 0]


@pytest.mark.rule("BFL-6.1")
@pytest.mark.parametrize("out_of_bounds", ["literal", "net"])
def test_bfl_6_1_a_hail_mary_still_scores(out_of_bounds: str) -> None:
    table = bfl(lanes="1 2", yards="50 0", out_of_bounds=out_of_bounds).throw("7 7! 7 7 7 7! 7 7")
    table.play("p1 accept")
    assert (table.yards, table.scores, table.asked) == ([100, 0], [6, 0], "p1 kick | p1 two")


@pytest.mark.rule("BFL-6.1")
def test_bfl_6_1_it_is_taken_before_the_movement() -> None:
    table = bfl(lanes="4 4", yards="50 40").throw("4! 1 2 3 5 6 7 7").play("p1 accept")
    assert (table.events[0], table.event("back").yard, table.event("step").seat) == ("back", 40, 1)
    assert (table.yards, table.asked) == ([40, 50], "throw p2")  # back before p2's step: they do not meet


@pytest.mark.rule("BFL-6.1")
def test_bfl_6_1_net_the_roller_moves_and_the_penalty_is_deducted() -> None:
    table = bfl(lanes="3 6", yards="50 10", out_of_bounds="net").throw("3 3 6! 6 1 2 4! 5").play("p1 accept")
    assert table.yards == [50, 30]


@pytest.mark.rule("BFL-6.1")
def test_bfl_6_1_net_with_the_extras() -> None:
    table = bfl(lanes="1 2", yards="50 0", out_of_bounds="net").throw("1! 2 3 4 5 6 7 8").play("p1 accept")
    assert table.yards == [60, 10]


@pytest.mark.rule("BFL-6.1")
def test_bfl_6_1_net_it_is_deducted_after_the_movement_and_before_touchdowns_are_read() -> None:
    table = bfl(lanes="1 2", yards="80 0", out_of_bounds="net").throw("1 1 1! 3 4 5 6 7").play("p1 accept")
    assert (table.yards, table.scores, table.asked) == ([90, 0], [0, 0], "throw p2")


@pytest.mark.rule("BFL-6.1")
def test_bfl_6_1_net_overturned_it_only_moves() -> None:
    table = bfl(lanes="1 2", yards="50 0", out_of_bounds="net").throw("1 1 1 1! 3 4 5 6")
    assert table.play("p1 challenge", "dice odd", "spin 2").yards == [90, 0]


@pytest.mark.rule("BFL-6.1")
def test_bfl_6_1_literal_is_the_default() -> None:
    assert {option.name: option.default for option in GAME.options}["out_of_bounds"] == "literal"
    assert bfl().match.state.house.net is False


# ------------------------------------------------------------------------------- BFL-6.2: too many men
@pytest.mark.rule("BFL-6.2")
@pytest.mark.parametrize("dice", ["3 4 5 6 7 8 3", "3 4 5 6 7 8 3 4 5", "3", "3 4 5 6 7 8 3 4 5 6 7 8 3 4"])
def test_bfl_6_2_more_or_fewer_than_eight_dice_cost_ten_yards(dice: str) -> None:
    table = bfl(lanes="1 2", yards="50 50", cup="hand").throw(dice)
    assert (table.event("penalty").why, table.event("penalty").yards) == ("men", 10)
    assert table.play("p1 accept").yards == [40, 50]


@pytest.mark.rule("BFL-6.2")
def test_bfl_6_2_eight_dice_are_right() -> None:
    assert bfl(lanes="1 2", cup="hand").throw("3 4 5 6 7 8 3 4").asked == "throw p2"


@pytest.mark.rule("BFL-6.2")
def test_bfl_6_2_the_roll_counts_for_everybody() -> None:
    table = bfl(lanes="1 2", yards="50 50", cup="hand").throw("1 1 1 2 2 3 4").play("p1 accept")
    assert table.yards == [70, 70]  # 30 less 10


@pytest.mark.rule("BFL-6.2")
@pytest.mark.parametrize("dice", ["5 5 5 5 5 5 5", "5 5 5 5 5 5 5 5 5"])
def test_bfl_6_2_no_hail_mary_without_exactly_eight_dice(dice: str) -> None:
    table = bfl(lanes="1 2", yards="50 0", cup="hand").throw(dice).play("p1 accept")
    assert (table.yards, table.scores) == ([40, 0], [0, 0])


@pytest.mark.rule("BFL-6.2")
@pytest.mark.parametrize(
    "dice",
    [
        "1 2 3 4 5 6 7",
        "1 2 3 4 5 6 7 8 8",
        "3 3 4 4 5 5 6",
        "3 3 4 4 5 5 6 7 8",
        "3 3 3 4 4 4 5",
        "3 3 3 4 4 4 5 6 7",
    ],
)
def test_bfl_6_2_special_rolls_need_exactly_eight_dice(dice: str) -> None:
    table = bfl(lanes="8 2", cup="hand").throw(dice)
    assert table.events == ["roll", "penalty"]


@pytest.mark.rule("BFL-6.2")
def test_bfl_6_2_it_is_deducted_before_touchdowns_are_read() -> None:
    table = bfl(lanes="6 2", yards="90 0", cup="hand").throw("6 6 3 4 5 7 8 1 3").play("p1 accept")
    assert (table.yards, table.scores, table.asked) == ([90, 0], [0, 0], "throw p2")


@pytest.mark.rule("BFL-6.2")
def test_bfl_6_2_it_is_announced_before_out_of_bounds_and_apart_from_it() -> None:
    table = bfl(lanes="1 2", yards="50 50", cup="hand").throw("1 1 1! 2 3 4 5 6 7")
    assert table.event("penalty").why == "men"
    table.play("p1 challenge", "dice even", "spin 7")  # overturned
    assert (table.event("penalty").why, table.asked) == ("out", "p1 accept | p2 challenge")
    table.play("p1 accept")
    assert table.yards == [40, 60]  # out of bounds alone: back 10, and no step


@pytest.mark.rule("BFL-6.2")
def test_bfl_6_2_both_penalties_add_up() -> None:
    table = bfl(lanes="1 2", yards="50 50", cup="hand").throw("1 1 1! 2 3 4 5 6 7")
    assert table.play("p1 accept", "p1 accept").yards == [30, 60]


@pytest.mark.rule("BFL-6.2")
def test_bfl_6_2_net_both_are_deducted_after_the_movement() -> None:
    table = bfl(lanes="1 2", yards="70 50", cup="hand", out_of_bounds="net").throw("1 1 1! 2 3 4 5 6 7")
    assert table.play("p1 accept", "p1 accept").yards == [80, 60]


@pytest.mark.rule("BFL-6.2")
def test_bfl_6_2_out_of_bounds_overturned_leaves_too_many_men() -> None:
    table = bfl(lanes="1 2", yards="50 50", cup="hand").throw("1 1 1! 2 3 4 5 6 7")
    assert table.play("p1 accept", "p1 challenge", "dice even", "spin 7").yards == [70, 60]


@pytest.mark.rule("BFL-6.2")
def test_bfl_6_2_overturned_it_costs_nothing() -> None:
    table = bfl(lanes="1 2", yards="50 50", cup="hand").throw("1 1 1 2 2 3 4")
    assert table.play("p2 challenge", "dice odd", "spin 2").yards == [80, 70]


@pytest.mark.rule("BFL-6.2")
def test_bfl_6_2_by_hand_the_cup_holds_1_to_14_dice() -> None:
    table = bfl(cup="hand")
    assert table.refusal("throw") == "0 dice lie there: it must be 1 to 14"
    assert table.refusal("throw " + "3 " * 15) == "15 dice lie there: it must be 1 to 14"
    assert table.refusal("throw 3") is None
    assert table.refusal("throw " + "3 " * 14) is None


@pytest.mark.rule("BFL-6.2")
def test_bfl_6_2_in_quick_play_the_cup_is_filled() -> None:
    assert {option.name: option.default for option in GAME.options}["cup"] == "quick"
    assert bfl().refusal("throw 3 4 5 6 7 8 3") == "7 dice lie there: it must be 8"


# ------------------------------------------------------------------------------- BFL-6.3: hands off
@pytest.mark.rule("BFL-6.3")
def test_bfl_6_3_helmets_move_by_themselves_unless_the_option_is_on() -> None:
    option = next(option for option in GAME.options if option.name == "move_own_helmet")
    assert option.values == ("no", "yes")
    assert new_match(2).match.state.house.own_helmet is False
    assert new_match(2, move_own_helmet="yes").match.state.house.own_helmet is True


@pytest.mark.rule("BFL-6.3")
def test_bfl_6_3_by_hand_or_not_a_helmet_comes_to_the_same_place() -> None:
    def play(move_own_helmet: str) -> tuple[list[str], list[int]]:
        table = bfl(lanes="4 4", yards="40 40", move_own_helmet=move_own_helmet)
        table.throw("4 4 1 2 3 5 6 7").play("dice 1 1 1", "dice 8 8 8").throw("8! 1 2 3 5 6 7 7")
        return [table.asked, *table.events], table.yards

    assert play("yes") == play("no")
