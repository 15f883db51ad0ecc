"""BFL, chapter 8: special rolls."""

from itertools import combinations_with_replacement

import pytest

from game.core.requests import DieAtRest
from game.games.bfl.roll import Special, count_faces, special_roll
from tests.games.bfl.table import Table, bfl, new_match


# -------------------------------------------------------------------------------- BFL-8.1: Hail Mary
@pytest.mark.rule("BFL-8.1")
@pytest.mark.parametrize("face", range(1, 9))
def test_bfl_8_1_all_alike_the_roller_scores(face: int) -> None:
    table = bfl(lanes="1 2").throw(" ".join([str(face)] * 8))
    assert "hail_mary" in table.events
    assert (table.yards[0], table.scores) == (100, [6, 0])


@pytest.mark.rule("BFL-8.1")
def test_bfl_8_1_seven_alike_are_none() -> None:
    table = bfl(lanes="1 2").throw("7 7 7 7 7 7 7 8")
    assert (table.yards, table.scores) == ([0, 0], [0, 0])


@pytest.mark.rule("BFL-8.1")
def test_bfl_8_1_another_on_that_number_moves_no_more_than_30_yards() -> None:
    table = bfl(3, lanes="3 6 1", yards="20 50 0").throw("6 6 6 6 6 6 6 6")
    assert (table.yards, table.asked) == ([100, 80, 0], "p1 kick | p1 two")


@pytest.mark.rule("BFL-8.1")
def test_bfl_8_1_if_30_yards_take_it_to_the_end_zone_the_tie_rules_apply() -> None:
    table = bfl(lanes="3 6", yards="20 70").throw("6 6 6 6 6 6 6 6")
    assert (table.yards, table.scores, table.asked) == ([100, 100], [6, 6], "kick p1 from 110")


@pytest.mark.rule("BFL-8.1")
@pytest.mark.parametrize("yard", [0, 10])  # 0: where the roller arrives, and no battle either
def test_bfl_8_1_the_one_that_shares_the_rollers_lane_moves_too(yard: int) -> None:
    table = bfl(lanes="6 6", yards=f"20 {yard}").throw("6 6 6 6 6 6 6 6")
    assert (table.yards, table.asked) == ([100, yard + 30], "p1 kick | p1 two")


@pytest.mark.rule("BFL-8.1")
def test_bfl_8_1_the_roller_goes_there_at_once_without_battles() -> None:
    table = bfl(lanes="6 6", yards="40 50").throw("6 6 6 6 6 6 6 6")  # one step would bring it onto p2
    assert (table.yards, table.asked) == ([100, 80], "p1 kick | p1 two")


@pytest.mark.rule("BFL-8.1", "BFL-3.1")
def test_bfl_8_1_two_others_on_that_number_battle_as_ever() -> None:
    table = bfl(3, lanes="1 6 6", yards="0 40 40").throw("6 6 6 6 6 6 6 6")
    assert (table.asked, table.yards) == ("dice p3 p3 p3", [100, 50, 40])


# -------------------------------------------------------------------------------------- BFL-8.2: Bro
@pytest.mark.rule("BFL-8.2")
def test_bfl_8_2_all_different_the_roller_gets_an_extra_10_yards() -> None:
    table = bfl(3, lanes="1 4 8", roller="p2").throw("1 2 3 4 5 6 7 8")
    assert (table.yards, table.event("bro").seat) == ([10, 20, 10], 1)


@pytest.mark.rule("BFL-8.2")
def test_bfl_8_2_one_double_is_no_bro() -> None:
    table = bfl(lanes="1 2").throw("1 2 3 4 5 6 7 7")
    assert (table.yards, "bro" in table.events) == ([10, 10], False)


# ------------------------------------------------------------------------------------ BFL-8.3: party
@pytest.mark.rule("BFL-8.3")
def test_bfl_8_3_three_doubles_without_its_number_the_roller_may_move_30_yards() -> None:
    table = bfl(lanes="1 2", yards="10 10").throw("2 2 3 3 4 4 5 6")
    assert (table.asked, table.rule, table.events[-1]) == ("p1 party | p1 decline", "BFL-8.3", "party")
    assert table.play("p1 party").yards == [40, 30]


@pytest.mark.rule("BFL-8.3")
def test_bfl_8_3_it_may_decline_and_gets_no_yards() -> None:
    assert bfl(lanes="1 2", yards="10 10").throw("2 2 3 3 4 4 5 6").play("p1 decline").yards == [10, 30]


@pytest.mark.rule("BFL-8.3")
@pytest.mark.parametrize("dice", ["2 2 3 3 4 4 5 5", "2 2 3 3 4 4 5 6", "7 7 3 3 4 4 5 6"])
def test_bfl_8_3_at_least_three_numbers_show_exactly_twice(dice: str) -> None:
    assert bfl(lanes="1 2").throw(dice).asked == "p1 party | p1 decline"


@pytest.mark.rule("BFL-8.3")
@pytest.mark.parametrize(
    "dice",
    [
        "1 2 2 3 3 4 4 5",  # a die on the roller's number
        "1 1 2 2 3 3 4 5",  # a double of it
        "2 2 3 3 4 5 6 7",  # two doubles
        "2 2 2 3 3 4 4 4",  # one double
        "2 2 2 3 3 4 4 5",  # two doubles and a set of three
        "2 2 2 2 3 3 4 4",  # two doubles and a set of four
    ],
)
def test_bfl_8_3_what_is_no_party(dice: str) -> None:
    assert bfl(lanes="1 8").throw(dice).said("party") == []


@pytest.mark.rule("BFL-8.3")
def test_bfl_8_3_it_is_the_rollers_number_that_must_not_lie_there() -> None:
    assert bfl(lanes="1 2", roller="p2").throw("1 1 3 3 4 4 5 6").asked == "p2 party | p2 decline"


# ------------------------------------------------------------------------------------ BFL-8.4: split
def split(flags: str | None = None) -> Table:
    """p1 throws two sets of three: 2 is its own number, 5 is p2's; one 7 for p3."""
    return bfl(3, lanes="2 5 7", yards="10 40 30", flags=flags).throw("2 2 2 5 5 5 7 8")


@pytest.mark.rule("BFL-8.4")
def test_bfl_8_4_the_roller_chooses_yards_or_a_penalty_for_one_other() -> None:
    table = split()
    assert (table.asked, table.rule) == ("p1 extra | p1 penalty p2 | p1 penalty p3", "BFL-8.4")
    assert table.refusal("p1 penalty p1") == "the penalty of a split roll is for another player (BFL-8.4)"


@pytest.mark.rule("BFL-8.4")
def test_bfl_8_4_20_extra_yards_and_everybody_moves() -> None:
    assert split().play("p1 extra").yards == [60, 70, 40]


@pytest.mark.rule("BFL-8.4")
def test_bfl_8_4_a_penalty_of_20_yards_and_no_step_for_the_one_who_has_it() -> None:
    table = split().play("p1 penalty p2")
    assert (table.event("penalty").yards, table.event("penalty").seat) == (20, 1)
    assert table.play("p2 accept").yards == [40, 20, 40]  # p1 its three dice and no extra


@pytest.mark.rule("BFL-8.4")
def test_bfl_8_4_the_penalty_stops_at_the_goal_line() -> None:
    table = bfl(lanes="2 5", yards="10 10").throw("2 2 2 5 5 5 7 8").play("p1 penalty p2", "p2 accept")
    assert table.yards == [40, 0]


@pytest.mark.rule("BFL-8.4")
@pytest.mark.parametrize("seat", ["p1", "p2", "p3"])
def test_bfl_8_4_the_penalty_can_be_challenged(seat: str) -> None:
    table = split().play("p1 penalty p2")
    assert table.asked == "p2 accept | p1 challenge | p2 challenge | p3 challenge"
    assert table.play(f"{seat} challenge", "dice odd", "spin 4").yards == [40, 70, 40]


@pytest.mark.rule("BFL-8.4")
def test_bfl_8_4_without_a_flag_it_stands() -> None:
    assert split(flags="").play("p1 penalty p3").yards == [40, 70, 10]


@pytest.mark.rule("BFL-8.4")
@pytest.mark.parametrize("dice", ["3 3 3 4 4 4 6 6", "3 3 3 4 4 4 6 7"])
def test_bfl_8_4_exactly_two_numbers_show_exactly_three_times(dice: str) -> None:
    assert bfl(lanes="2 5").throw(dice).asked == "p1 extra | p1 penalty p2"


@pytest.mark.rule("BFL-8.4")
@pytest.mark.parametrize("dice", ["3 3 3 3 4 4 4 6", "3 3 3 4 4 6 6 8", "3 3 3 4 5 6 7 8", "3 3 3 3 4 4 4 4"])
def test_bfl_8_4_what_is_no_split(dice: str) -> None:
    assert bfl(lanes="2 5").throw(dice).said("split") == []


@pytest.mark.rule("BFL-8.4")
def test_bfl_8_4_a_penalty_on_a_paused_player_leaves_the_pause_to_run_out() -> None:
    table = bfl(3, lanes="2 5 7", yards="10 40 30", paused="p2").throw("2 2 2 5 5 5 7 8")
    table.play("p1 penalty p2", "p2 accept")
    assert (table.yards, table.paused) == ([40, 20, 40], [])


# ----------------------------------------------------------------------------------- BFL-8.5: one only
@pytest.mark.rule("BFL-8.5")
def test_bfl_8_5_no_roll_of_eight_dice_is_two_special_rolls() -> None:
    kinds = list(Special)[1:]
    for faces in combinations_with_replacement(range(1, 9), 8):
        lying = [faces.count(face) for face in range(1, 9)]
        for lane in range(1, 9):
            holds = [
                max(lying) == 8,
                max(lying) == 1,
                lying.count(2) >= 3 and lying[lane - 1] == 0,
                lying.count(3) == 2,
            ]
            assert sum(holds) <= 1
            expected = kinds[holds.index(True)] if any(holds) else Special.NONE
            assert special_roll([0, *lying], lane) is expected, (faces, lane)


@pytest.mark.rule("BFL-8.5")
def test_bfl_8_5_faces_are_counted_wherever_the_dice_lie() -> None:
    assert count_faces((DieAtRest(3), DieAtRest(3, outside=True), DieAtRest(8))) == [
        0,
        0,
        0,
        2,
        0,
        0,
        0,
        0,
        1,
    ]


# ------------------------------------------------------------------------ chapter 9: the party option
SPECIAL = {
    "7 7 7 7 7 7 7 7": (),
    "1 2 3 4 5 6 7 8": (),
    "2 2 3 3 4 4 5 6": ("p1 party",),
    "3 3 3 4 4 4 6 7": ("p1 extra",),
}


@pytest.mark.rule("BFL-9.1")
@pytest.mark.parametrize("dice", SPECIAL)
def test_bfl_9_1_with_the_option_a_notice_follows_each_special_roll(dice: str) -> None:
    table = bfl(lanes="1 8", party="yes").throw(dice).play(*SPECIAL[dice])
    assert table.event("drink").seat == 0


@pytest.mark.rule("BFL-9.1")
@pytest.mark.parametrize("dice", SPECIAL)
def test_bfl_9_1_off_by_default_there_is_none(dice: str) -> None:
    assert not new_match(2).match.state.house.party
    assert "drink" not in bfl(lanes="1 8").throw(dice).play(*SPECIAL[dice]).events


@pytest.mark.rule("BFL-9.1")
def test_bfl_9_1_no_special_roll_no_notice() -> None:
    assert "drink" not in bfl(lanes="1 8", party="yes").throw("2 3 4 5 6 7 7 2").events


@pytest.mark.rule("BFL-9.1")
@pytest.mark.parametrize("dice", SPECIAL)
def test_bfl_9_1_it_changes_nothing_in_the_game(dice: str) -> None:
    tables = [bfl(lanes="1 8", party=party).throw(dice).play(*SPECIAL[dice]) for party in ("yes", "no")]
    assert tables[0].yards == tables[1].yards
    assert tables[0].asked == tables[1].asked
