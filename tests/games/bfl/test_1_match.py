"""BFL, chapter 1: the match."""

import pytest

from game.core.errors import OptionError
from tests.games.bfl.table import Table, bfl, new_match

NOTHING_FOR_1_OR_2 = "3 4 5 6 7 8 3 4"  # moves nobody in lanes 1 and 2, and is no special roll


@pytest.mark.rule("BFL-1.1")
@pytest.mark.parametrize("players", range(2, 9))
def test_bfl_1_1_two_to_eight_teams_play(players: int) -> None:
    table = new_match(players)
    for lane in range(1, players + 1):
        assert table.asked == f"dice p{lane}"
        table.play(f"dice {lane}")
    assert table.asked == " ".join(["dice", *(f"p{seat}" for seat in range(1, players + 1))])


@pytest.mark.rule("BFL-1.1")
@pytest.mark.parametrize("players", [1, 9])
def test_bfl_1_1_one_is_no_match_and_nine_are_too_many(players: int) -> None:
    with pytest.raises(OptionError, match="2, 3, 4, 5, 6, 7, 8"):
        new_match(players)


def win_the_quarter(table: Table, seat: str) -> None:
    """From the lanes, or the throw: p1 in lane 1, p2 in lane 2; the seat named scores and misses its kick."""
    if table.asked == "dice p1":
        table.play("dice 1", "dice 2")
    if table.asked == "dice p1 p2":
        table.play("dice 8 1")
    own = seat[1]
    while "kick" not in table.asked:
        table.throw(f"{own} {own} {own} {own} 5 6 7 8")
    table.play(f"{seat} kick", "kick miss")


@pytest.mark.rule("BFL-1.1")
def test_bfl_1_1_the_most_points_after_four_quarters_win() -> None:
    table = new_match(2)
    for quarter, seat in enumerate(("p1", "p2", "p2"), 1):
        assert table.see("quarter") == str(quarter)
        win_the_quarter(table, seat)
        assert not table.match.over
    assert table.scores == [6, 12]
    assert table.see("quarter") == "4"
    win_the_quarter(table, "p2")
    assert table.scores == [6, 18]
    assert table.asked == "over p2"


@pytest.mark.rule("BFL-1.1")
def test_bfl_1_1_points_win_and_not_the_last_quarter() -> None:
    table = bfl(lanes="1 2", yards="0 90", scores="14 0", quarter=4)
    table.throw("2 3 4 5 6 7 8 8").play("p2 kick", "kick good")
    assert table.scores == [14, 7]
    assert table.asked == "over p1"


@pytest.mark.rule("BFL-1.2")
def test_bfl_1_2_the_quarter_ends_when_the_try_is_over() -> None:
    table = bfl(lanes="1 2", yards="90 0").throw("1 3 4 5 6 7 8 8")
    assert table.see("quarter") == "1"
    table.play("p1 kick")
    assert table.see("quarter") == "1"
    table.play("kick miss")
    assert table.see("quarter") == "2"
    assert table.events[-1] == "quarter_end"
    assert table.asked == "dice p1"


@pytest.mark.rule("BFL-1.2")
def test_bfl_1_2_the_roll_of_the_touchdown_is_carried_out_for_everybody() -> None:
    table = bfl(3, lanes="1 2 3", yards="90 0 20")
    table.throw("1 2 2 3 3 3 5 6")  # p1 is there with the first step; p2 has 2 to take, p3 has 3
    assert table.yards == [100, 20, 50]
    assert table.asked == "p1 kick | p1 two"


@pytest.mark.rule("BFL-1.3")
def test_bfl_1_3_a_hundred_yards_from_goal_line_to_goal_line() -> None:
    table = bfl(lanes="1 2").throw("1 1 1 1 1 1 1 8").throw("1 1 8 8 8 8 7 7")
    assert (table.asked, table.yards) == ("throw p1", [90, 0])
    table.throw("1 1 1 8 8 8 8 7")  # three steps, and one is left
    assert (table.asked, table.yards) == ("p1 kick | p1 two", [100, 0])


@pytest.mark.rule("BFL-1.3")
@pytest.mark.parametrize("lane", range(1, 9))
def test_bfl_1_3_lanes_are_numbered_1_to_8(lane: int) -> None:
    assert new_match(2).play(f"dice {lane}").see("lane.p1") == str(lane)


@pytest.mark.rule("BFL-1.3")
@pytest.mark.parametrize("face", [0, 9])
def test_bfl_1_3_there_is_no_other_lane(face: int) -> None:
    assert new_match(2).refusal(f"dice {face}") == f"{face} is on no face of the d8 (1, 2, 3, 4, 5, 6, 7, 8)"


@pytest.mark.rule("BFL-1.4")
def test_bfl_1_4_odd_seats_start_left_and_even_seats_right() -> None:
    table = new_match(8).play(*(f"dice {lane}" for lane in range(1, 9)))
    ends = [table.see(f"end.p{seat}") for seat in range(1, 9)]
    assert ends == ["left", "right"] * 4


@pytest.mark.rule("BFL-1.4")
def test_bfl_1_4_the_second_in_a_lane_starts_at_the_opposite_end() -> None:
    table = new_match(4).play("dice 5", "dice 2", "dice 5", "dice 2")
    assert [table.see(f"end.p{seat}") for seat in range(1, 5)] == ["left", "right", "right", "left"]
    assert [table.see(f"lane.p{seat}") for seat in range(1, 5)] == ["5", "2", "5", "2"]


@pytest.mark.rule("BFL-1.4")
def test_bfl_1_4_the_third_in_a_lane_rolls_again() -> None:
    table = new_match(4).play("dice 5", "dice 2", "dice 5", "dice 5")
    assert table.asked == "dice p4"
    assert table.event("lane").again
    table.play("dice 5")
    assert table.asked == "dice p4"
    table.play("dice 4")
    assert table.see("lane.p4") == "4"
    assert table.asked == "dice p1 p2 p3 p4"


@pytest.mark.rule("BFL-1.5")
def test_bfl_1_5_each_player_rolls_one_die_for_a_lane_at_the_start() -> None:
    table = new_match(3)
    asked = []
    for lane in (3, 3, 8):
        asked.append(table.asked)
        table.play(f"dice {lane}")
    assert asked == ["dice p1", "dice p2", "dice p3"]
    assert [table.see(f"lane.p{seat}") for seat in (1, 2, 3)] == ["3", "3", "8"]


@pytest.mark.rule("BFL-1.5")
def test_bfl_1_5_every_quarter_has_new_lanes_and_all_go_back() -> None:
    table = bfl(lanes="1 2", yards="90 40").throw("1 3 4 5 6 7 8 8").play("p1 two", "p1 odd", "spin 1")
    assert (table.yards, table.see("lane.p1")) == ([100, 40], "1")  # as they came to rest
    table.play("dice 7")
    assert (table.see("lane.p1"), table.see("lane.p2")) == ("7", "none")
    table.play("dice 7")
    assert (table.see("lane.p2"), table.see("end.p2")) == ("7", "right")
    assert table.yards == [0, 0]
    assert table.scores == [8, 0]


@pytest.mark.rule("BFL-1.5")
def test_bfl_1_5_a_new_quarter_ends_every_pause() -> None:
    table = bfl(3, lanes="4 4 1", yards="40 50 90")
    table.throw("4 1 2 3 5 6 7 7").play("dice 8 8 8", "dice 1 1 1")
    assert (table.paused, table.yards) == (["p2"], [50, 40, 100])
    table.play("p3 kick", "kick miss", "dice 1", "dice 2", "dice 3")
    assert table.paused == []


@pytest.mark.rule("BFL-1.6")
def test_bfl_1_6_the_highest_die_of_the_roll_off_throws_first() -> None:
    table = new_match(3).play("dice 1", "dice 2", "dice 3")
    assert table.asked == "dice p1 p2 p3"
    assert table.play("dice 4 7 6").asked == "throw p2"


@pytest.mark.rule("BFL-1.6")
def test_bfl_1_6_only_those_level_roll_again_until_one_is_ahead() -> None:
    table = new_match(4).play("dice 1", "dice 2", "dice 3", "dice 4")
    table.play("dice 6 8 8 8")
    assert table.asked == "dice p2 p3 p4"
    table.play("dice 3 5 5")
    assert table.asked == "dice p3 p4"
    table.play("dice 2 2")
    assert table.asked == "dice p3 p4"
    assert table.play("dice 1 2").asked == "throw p4"


@pytest.mark.rule("BFL-1.6")
def test_bfl_1_6_then_it_goes_clockwise() -> None:
    table = bfl(3, lanes="1 2 2", roller="p2")
    turns = []
    for _ in range(4):
        turns.append(table.asked)
        table.throw(NOTHING_FOR_1_OR_2)
    assert turns == ["throw p2", "throw p3", "throw p1", "throw p2"]


@pytest.mark.rule("BFL-1.6")
def test_bfl_1_6_a_new_quarter_does_not_break_the_order() -> None:
    table = bfl(3, lanes="1 2 3", yards="0 0 90", roller="p2")
    table.throw("3 4 5 5 6 6 7 8").play("p3 kick", "kick good", "dice 1", "dice 2", "dice 3")
    assert table.asked == "throw p3"  # no roll-off: p2 threw last
