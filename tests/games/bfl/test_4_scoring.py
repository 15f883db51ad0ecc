"""BFL, chapter 4: scoring."""

import pytest

from game.core import board
from tests.games.bfl.table import Table, bfl, new_match


def touchdown() -> Table:
    """p1 has reached the end zone, alone."""
    return bfl(lanes="1 2", yards="90 0").throw("1 3 4 5 6 7 8 8")


@pytest.mark.rule("BFL-4.1")
def test_bfl_4_1_reaching_the_end_zone_is_six_points() -> None:
    table = touchdown()
    assert (table.yards, table.scores, table.event("touchdown").seat) == ([100, 0], [6, 0], 0)


@pytest.mark.rule("BFL-4.1")
def test_bfl_4_1_ten_yards_short_is_nothing() -> None:
    table = bfl(lanes="1 2", yards="80 0").throw("1 3 4 5 6 7 8 8")
    assert (table.yards, table.scores, table.asked) == ([90, 0], [0, 0], "throw p2")


@pytest.mark.rule("BFL-4.1")
def test_bfl_4_1_the_points_are_the_scorers_whoever_threw() -> None:
    table = bfl(lanes="1 2", yards="0 90").throw("2 3 4 5 6 7 8 8")
    assert (table.scores, table.asked) == ([0, 6], "p2 kick | p2 two")


@pytest.mark.rule("BFL-4.2")
def test_bfl_4_2_the_team_chooses_a_kick_or_two_points() -> None:
    table = touchdown()
    assert (table.asked, table.rule) == ("p1 kick | p1 two", "BFL-4.2")
    assert table.refusal("p2 kick") == "it is not for that seat to answer"


@pytest.mark.rule("BFL-4.2")
@pytest.mark.parametrize("after", [("p1 kick", "kick miss"), ("p1 two", "p1 odd", "spin 2")])
def test_bfl_4_2_there_is_one_try(after: tuple[str, ...]) -> None:
    table = touchdown().play(*after)
    assert (table.scores, table.event("try").points, table.asked) == ([6, 0], 0, "dice p1")


@pytest.mark.rule("BFL-4.3")
@pytest.mark.parametrize(("kick", "score"), [("good", 7), ("miss", 6)])
def test_bfl_4_3_a_kick_through_the_posts_is_one_point(kick: str, score: int) -> None:
    assert touchdown().play("p1 kick", f"kick {kick}").scores == [score, 0]


@pytest.mark.rule("BFL-4.3")
def test_bfl_4_3_it_is_kicked_at_posts_110_yards_away() -> None:
    table = touchdown().play("p1 kick")
    assert (table.asked, table.rule) == ("kick p1 from 110", "BFL-4.3")
    assert board.TRY_DISTANCE == board.END_ZONE + 100  # from behind the goal line at the far one


@pytest.mark.rule("BFL-4.3")
def test_bfl_4_3_the_kick_decides_and_no_die() -> None:
    table = touchdown().play("p1 kick")
    assert table.refusal("dice 8") == "'dice 8' is said, but asked is 'kick p1 from 110'"


@pytest.mark.rule("BFL-4.4")
@pytest.mark.parametrize("number", range(1, 9))
@pytest.mark.parametrize("call", ["odd", "even"])
def test_bfl_4_4_a_right_call_is_two_points(call: str, number: int) -> None:
    table = touchdown().play("p1 two", f"p1 {call}")
    assert table.asked == "spin p1"
    right = (number in (1, 3, 5, 7)) == (call == "odd")
    assert table.play(f"spin {number}").scores == [8 if right else 6, 0]


@pytest.mark.rule("BFL-4.4")
def test_bfl_4_4_the_call_comes_before_the_spin() -> None:
    table = touchdown().play("p1 two")
    assert (table.asked, table.rule) == ("p1 odd | p1 even", "BFL-4.4")
    assert table.refusal("spin 4") is not None


@pytest.mark.rule("BFL-4.4")
@pytest.mark.parametrize("number", [0, 9])
def test_bfl_4_4_the_spinner_has_eight_sectors(number: int) -> None:
    assert touchdown().play("p1 two", "p1 odd").refusal(f"spin {number}") == "the spinner shows 1 to 8"


@pytest.mark.rule("BFL-4.1", "BFL-4.3", "BFL-4.4")
def test_bfl_4_points_add_up_over_the_quarters() -> None:
    table = new_match(2).play("dice 1", "dice 2", "dice 8 1")
    for after in (("p1 kick", "kick good"), ("p1 two", "p1 even", "spin 8")):
        while "kick" not in table.asked:
            table.throw("1 1 1 1 1 1 7 8")
        table.play(*after, "dice 1", "dice 2")
    assert table.scores == [15, 0]
