"""BFL, chapter 5: ties."""

import pytest

from game.core.board import playoff_distance
from tests.games.bfl.table import Table, bfl

BOTH_MISS = ("kick miss", "kick miss")
BOTH_MAKE = ("kick good", "kick good")


def two_score(roller: str = "p1", quarter: int = 1) -> Table:
    """p1 and p2 reach the end zone on one roll."""
    return bfl(lanes="1 2", yards="90 90", roller=roller, quarter=quarter).throw("1 2 3 4 5 6 7 7")


def three_score() -> Table:
    return bfl(3, lanes="1 2 3", yards="90 80 70").throw("1 1 2 2 3 3 3 8")


def in_round(number: int) -> Table:
    """A play-off of p1 and p2 at the beginning of that round; all was missed so far."""
    table = two_score()
    for before in range(1, number):
        for seat in ("p1", "p2"):
            if before >= 3:
                table.play(f"{seat} kick")
            table.play("kick miss")
    return table


# -------------------------------------------------------------------------------- BFL-5.1: one roll
@pytest.mark.rule("BFL-5.1")
def test_bfl_5_1_two_touchdowns_on_one_roll_score_both_and_kick_it_out() -> None:
    table = two_score()
    assert (table.scores, table.asked) == ([6, 6], "kick p1 from 110")
    assert (table.event("playoff").seats, table.event("playoff").match) == ((0, 1), False)


@pytest.mark.rule("BFL-5.1")
def test_bfl_5_1_the_playoff_replaces_the_tries() -> None:
    table = two_score().play("kick good", "kick miss")
    assert (table.scores, table.see("quarter"), table.asked) == ([7, 6], "2", "dice p1")


@pytest.mark.rule("BFL-5.1")
def test_bfl_5_1_its_winner_gets_one_point_for_a_kick() -> None:
    assert two_score().play("kick miss", "kick good").scores == [6, 7]


@pytest.mark.rule("BFL-5.1")
def test_bfl_5_1_its_winner_gets_two_points_for_a_right_call() -> None:
    table = in_round(3).play("p1 two", "p1 odd", "spin 3", "p2 kick", "kick good")
    assert (table.scores, table.see("quarter")) == ([8, 6], "2")


@pytest.mark.rule("BFL-5.1")
def test_bfl_5_1_the_roller_goes_first_then_clockwise() -> None:
    table = bfl(3, lanes="1 2 3", yards="90 80 70", roller="p2").throw("1 1 2 2 3 3 3 8")
    asked = []
    for _ in range(3):
        asked.append(table.asked)
        table.play("kick miss")
    assert asked == [f"kick {seat} from 110" for seat in ("p2", "p3", "p1")]


@pytest.mark.rule("BFL-5.1")
def test_bfl_5_1_touchdowns_on_two_rolls_are_no_tie() -> None:
    table = bfl(lanes="1 2", yards="90 90").throw("1 3 4 5 6 7 8 8")  # p2 is one step short
    assert (table.scores, table.asked) == ([6, 0], "p1 kick | p1 two")


@pytest.mark.rule("BFL-5.1")
def test_bfl_5_1_nothing_of_it_is_left_in_the_next_quarter() -> None:
    state = two_score().play(*BOTH_MISS, "kick miss", "kick good").match.state
    assert (state.inside, state.results, state.round) == ((), (), 0)


# ------------------------------------------------------------------------------ BFL-5.2: still level
@pytest.mark.rule("BFL-5.2")
@pytest.mark.parametrize("both", [BOTH_MISS, BOTH_MAKE])
def test_bfl_5_2_if_both_miss_or_both_make_they_move_back_30_yards(both: tuple[str, str]) -> None:
    table = two_score().play(*both)
    assert (table.scores, table.asked) == ([6, 6], "kick p1 from 140")
    assert table.play("kick miss").asked == "kick p2 from 140"


@pytest.mark.rule("BFL-5.2")
@pytest.mark.parametrize(("number", "yards"), [(3, 170), (4, 200), (5, 200), (6, 200)])
def test_bfl_5_2_and_so_on_at_most_to_200_yards(number: int, yards: int) -> None:
    assert in_round(number).play("p1 kick").asked == f"kick p1 from {yards}"


@pytest.mark.rule("BFL-5.2")
def test_bfl_5_2_the_table_of_distances() -> None:
    assert [playoff_distance(number) for number in range(1, 7)] == [110, 140, 170, 200, 200, 200]


@pytest.mark.rule("BFL-5.2")
def test_bfl_5_2_from_the_seventh_round_both_spin() -> None:
    assert in_round(6).asked == "p1 kick | p1 two"
    table = in_round(7)
    assert table.asked == "p1 odd | p1 even"
    table.play("p1 odd", "spin 1")
    assert table.asked == "p2 odd | p2 even"
    table.play("p2 odd", "spin 1")
    assert table.asked == "p1 odd | p1 even"  # level: the eighth
    table.play("p1 odd", "spin 2", "p2 odd", "spin 1")
    assert table.scores == [6, 8]


# --------------------------------------------------------------------------- BFL-5.3: the spinner
@pytest.mark.rule("BFL-5.3")
@pytest.mark.parametrize("number", [1, 2])
def test_bfl_5_3_in_the_first_two_rounds_they_can_only_kick(number: int) -> None:
    table = in_round(number)
    assert table.asked.startswith("kick p1")
    assert table.play("kick miss").asked.startswith("kick p2")


@pytest.mark.rule("BFL-5.3")
def test_bfl_5_3_after_two_kicks_each_may_choose_the_spinner() -> None:
    table = in_round(3)
    assert (table.asked, table.rule) == ("p1 kick | p1 two", "BFL-5.3")
    table.play("p1 kick", "kick miss")
    assert table.asked == "p2 kick | p2 two"


KICK_GOOD, KICK_MISS = ("kick", "kick good"), ("kick", "kick miss")
SPIN_RIGHT, SPIN_WRONG = ("two", "odd", "spin 1"), ("two", "odd", "spin 2")


def go(table: Table, seat: str, way: tuple[str, ...]) -> None:
    *said, result = way
    table.play(*(f"{seat} {word}" for word in said), result)


@pytest.mark.rule("BFL-5.3")
@pytest.mark.parametrize(
    ("ours", "theirs", "scores"),
    [
        (SPIN_RIGHT, KICK_GOOD, [8, 6]),
        (KICK_GOOD, SPIN_RIGHT, [6, 8]),
        (SPIN_RIGHT, KICK_MISS, [8, 6]),
        (SPIN_RIGHT, SPIN_WRONG, [8, 6]),
        (KICK_GOOD, KICK_MISS, [7, 6]),
        (KICK_GOOD, SPIN_WRONG, [7, 6]),
        (SPIN_WRONG, KICK_GOOD, [6, 7]),
    ],
)
def test_bfl_5_3_a_right_call_beats_a_good_kick_beats_a_miss(
    ours: tuple[str, ...], theirs: tuple[str, ...], scores: list[int]
) -> None:
    table = in_round(3)
    go(table, "p1", ours)
    go(table, "p2", theirs)
    assert (table.scores, table.see("quarter")) == (scores, "2")


@pytest.mark.rule("BFL-5.3")
@pytest.mark.parametrize(
    ("ours", "theirs"),
    [(SPIN_RIGHT, SPIN_RIGHT), (KICK_GOOD, KICK_GOOD), (KICK_MISS, SPIN_WRONG), (SPIN_WRONG, SPIN_WRONG)],
)
def test_bfl_5_3_equal_goes_on(ours: tuple[str, ...], theirs: tuple[str, ...]) -> None:
    table = in_round(3)
    go(table, "p1", ours)
    go(table, "p2", theirs)
    assert (table.scores, table.see("quarter"), table.asked) == ([6, 6], "1", "p1 kick | p1 two")


# ------------------------------------------------------------------------------ BFL-5.4: three or more
@pytest.mark.rule("BFL-5.4")
def test_bfl_5_4_those_who_miss_drop_out_if_one_makes_it() -> None:
    table = three_score().play("kick good", "kick miss", "kick good")
    assert table.asked == "kick p1 from 140"
    assert table.play("kick miss").asked == "kick p3 from 140"
    assert table.play("kick good").scores == [6, 6, 7]


@pytest.mark.rule("BFL-5.4")
def test_bfl_5_4_nobody_drops_out_if_all_miss() -> None:
    table = three_score().play("kick miss", "kick miss", "kick miss")
    assert table.event("playoff").seats == (0, 1, 2)


@pytest.mark.rule("BFL-5.4")
def test_bfl_5_4_the_only_one_who_makes_it_has_won() -> None:
    assert three_score().play("kick miss", "kick good", "kick miss").scores == [6, 7, 6]


@pytest.mark.rule("BFL-5.4")
def test_bfl_5_4_who_kicks_well_drops_out_behind_a_right_call() -> None:
    table = three_score()
    for _ in range(6):
        table.play("kick good")
    go(table, "p1", KICK_GOOD)
    go(table, "p2", SPIN_RIGHT)
    go(table, "p3", SPIN_RIGHT)
    assert (table.event("playoff").seats, table.asked) == ((1, 2), "p2 kick | p2 two")


# ----------------------------------------------------------------------------- BFL-5.5: a level match
def level_after_four(scores: str = "13 7", roller: str = "p1") -> Table:
    """p2 scores in the last quarter and misses its kick: 13 to 13, if p1 had 13."""
    table = bfl(lanes="1 2", yards="0 90", scores=scores, quarter=4, roller=roller)
    return table.throw("2 3 4 5 6 7 8 8").play("p2 kick", "kick miss")


@pytest.mark.rule("BFL-5.5")
def test_bfl_5_5_a_match_that_is_level_goes_to_the_same_playoff() -> None:
    table = level_after_four()
    assert (table.scores, table.asked) == ([13, 13], "kick p1 from 110")
    assert table.event("playoff").match
    table.play(*BOTH_MISS)
    assert table.asked == "kick p1 from 140"
    table.play(*BOTH_MAKE)
    assert table.asked == "p1 kick | p1 two"


@pytest.mark.rule("BFL-5.5")
@pytest.mark.parametrize(("kicks", "winner"), [(("good", "miss"), "p1"), (("miss", "good"), "p2")])
def test_bfl_5_5_it_brings_no_points(kicks: tuple[str, str], winner: str) -> None:
    table = level_after_four().play(*(f"kick {kick}" for kick in kicks))
    assert (table.asked, table.scores) == (f"over {winner}", [13, 13])


@pytest.mark.rule("BFL-5.5")
def test_bfl_5_5_a_right_call_brings_no_points_either() -> None:
    table = level_after_four().play(*BOTH_MISS, *BOTH_MISS)
    go(table, "p1", SPIN_WRONG)
    go(table, "p2", SPIN_RIGHT)
    assert (table.asked, table.scores) == ("over p2", [13, 13])


@pytest.mark.rule("BFL-5.5")
def test_bfl_5_5_it_goes_in_seat_order_whoever_threw_last() -> None:
    assert level_after_four(roller="p2").asked == "kick p1 from 110"


@pytest.mark.rule("BFL-5.5")
def test_bfl_5_5_only_those_who_lead_take_part() -> None:
    table = bfl(4, lanes="1 2 3 4", yards="90 0 0 0", scores="6 12 0 12", quarter=4)
    table.throw("1 3 4 5 6 7 8 8").play("p1 kick", "kick miss")
    assert (table.scores, table.event("playoff").seats) == ([12, 12, 0, 12], (0, 1, 3))


@pytest.mark.rule("BFL-5.5")
def test_bfl_5_5_a_quarters_playoff_may_be_followed_by_the_matchs() -> None:
    table = bfl(lanes="1 2", yards="90 90", scores="7 6", quarter=4).throw("1 2 3 4 5 6 7 7")
    table.play(*BOTH_MISS, "kick miss", "kick good")  # 13 and 6 + 6 + 1
    assert (table.scores, table.asked) == ([13, 13], "kick p1 from 110")
    assert table.play("kick good", "kick miss").asked == "over p1"
