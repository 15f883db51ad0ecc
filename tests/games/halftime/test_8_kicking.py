"""Half-Time Football, chapter 8: punt, field goal, extra point."""

import pytest

from tests.games.halftime.table import halftime


@pytest.mark.rule("HT-8.1")
def test_ht_8_1_the_offence_rolls_green_then_the_defence_its_game_die() -> None:
    table = halftime("home").play("home punt")
    assert (table.dice, table.rule) == (["home green"], "HT-8.1")
    table.play("dice 30")
    assert (table.dice, table.rule) == (["away white"], "HT-8.1")


@pytest.mark.rule("HT-8.1")
@pytest.mark.parametrize(
    ("kick", "back", "lies"),
    [("40", "15", "away 50 1&10"), ("50", "O", "away 25 1&10"), ("10", "20", "away 85 1&10")],
)
def test_ht_8_1_so_many_yards_downfield_and_so_many_back(kick: str, back: str, lies: str) -> None:
    assert halftime(ball=25, down=4).play("home punt", f"dice {kick}", f"dice {back}").lies == lies


@pytest.mark.rule("HT-8.1")
@pytest.mark.parametrize(("ball", "kick"), [(60, "40"), (60, "50"), (95, "10")])
def test_ht_8_1_on_or_past_the_goal_line_it_is_a_touchback_without_a_runback(ball: int, kick: str) -> None:
    table = halftime(ball=ball).play("home punt", f"dice {kick}")
    assert table.lies == "away 20 1&10"
    assert table.event("touchback").rule == "HT-8.1"
    assert "runback" not in table.events


@pytest.mark.rule("HT-8.1")
def test_ht_8_1_short_of_the_goal_line_it_is_run_back() -> None:
    assert halftime(ball=55).play("home punt", "dice 40", "dice 5").lies == "away 10 1&10"


@pytest.mark.rule("HT-8.1")
def test_ht_8_1_a_0_is_a_block_and_the_runback_is_still_rolled() -> None:
    table = halftime(ball=40).play("home punt", "dice 0")
    assert table.event("punt").blocked
    assert table.asked == "dice away"
    assert table.play("dice 15").lies == "away 75 1&10"


@pytest.mark.rule("HT-8.1")
@pytest.mark.parametrize(("ball", "kick", "back"), [(20, "0", "20"), (5, "10", "15"), (5, "0", "10")])
def test_ht_8_1_a_runback_to_the_goal_line_is_a_touchdown(ball: int, kick: str, back: str) -> None:
    table = halftime(ball=ball).play("home punt", f"dice {kick}", f"dice {back}")
    assert (table.lies, table.scores, table.event("runback").ball) == ("away scores", [0, 6], 100)
    assert table.asked == "dice away"


@pytest.mark.rule("HT-8.1")
def test_ht_8_1_five_yards_short_of_it_is_none() -> None:
    assert halftime(ball=20).play("home punt", "dice 0", "dice 15").lies == "away 95 1&5"


@pytest.mark.rule("HT-8.2")
@pytest.mark.parametrize(
    ("ball", "least"), [(95, 10), (90, 10), (85, 20), (70, 30), (60, 40), (55, 50), (50, 50)]
)
def test_ht_8_2_green_must_match_or_exceed_the_distance(ball: int, least: int) -> None:
    for kick in (0, 10, 20, 30, 40, 50):
        table = halftime(ball=ball).play("home field_goal", f"dice {kick}")
        assert table.event("field_goal").good is (kick >= least)
        assert table.scores == ([3, 0] if kick >= least else [0, 0])


@pytest.mark.rule("HT-8.2")
def test_ht_8_2_beyond_the_50_it_is_not_offered() -> None:
    table = halftime(ball=45)
    assert "field_goal" not in table.asked
    assert table.refusal("home field_goal") == (
        "the goal line is 55 yards away: a field goal is offered from 50 or less (HT-8.2)"
    )
    assert "home field_goal" in halftime(ball=50).asked


@pytest.mark.rule("HT-8.2")
@pytest.mark.parametrize(
    ("ball", "lies"),
    [
        (50, "away 50 1&10"),
        (60, "away 40 1&10"),
        (80, "away 20 1&10"),
        (85, "away 20 1&10"),
        (95, "away 20 1&10"),
    ],
)
def test_ht_8_2_after_a_miss_the_other_side_has_it_there_or_on_its_20(ball: int, lies: str) -> None:
    assert halftime(ball=ball, down=2).play("home field_goal", "dice 0").lies == lies


@pytest.mark.rule("HT-8.3")
@pytest.mark.parametrize("kick", [0, 10, 20, 30, 40, 50])
def test_ht_8_3_the_extra_point_is_good_with_10_or_more(kick: int) -> None:
    table = halftime("away", ball=50).play("away pass", "dice 50")
    assert (table.dice, table.rule) == (["away green"], "HT-8.3")
    table.play(f"dice {kick}")
    assert table.scores == [0, 7 if kick >= 10 else 6]
    assert table.event("extra_point").good is (kick >= 10)


@pytest.mark.rule("HT-8.4")
def test_ht_8_4_six_one_three_two() -> None:
    assert halftime(ball=50).play("home pass", "dice 50").scores == [6, 0]
    assert halftime(ball=50).play("home pass", "dice 50", "dice 50").scores == [7, 0]
    assert halftime(ball=50).play("home field_goal", "dice 50").scores == [3, 0]
    assert halftime(ball=5).play("home run", "dice O 5").scores == [0, 2]


@pytest.mark.rule("HT-8.4")
@pytest.mark.parametrize(
    "lines",
    [["pass", "dice 50", "dice 0"], ["pass", "dice 50", "dice 10"], ["field_goal", "dice 50"]],
    ids=" ".join,
)
@pytest.mark.parametrize("seat", ["home", "away"])
def test_ht_8_4_after_a_touchdown_or_a_field_goal_the_scorer_kicks_off(seat: str, lines: list[str]) -> None:
    other = "away" if seat == "home" else "home"
    table = halftime(seat, ball=50).play(f"{seat} {lines[0]}", *lines[1:])
    assert (table.lies, table.asked) == ("nobody", f"dice {other} {seat}")
    assert table.play("dice 10 5").lies == f"{other} 25 1&10"


@pytest.mark.rule("HT-8.4")
@pytest.mark.parametrize("down", [1, 2, 3, 4])
def test_ht_8_4_any_kick_may_be_chosen_on_any_down(down: int) -> None:
    assert halftime(ball=60, down=down).asked == "home run | home pass | home punt | home field_goal"
    assert halftime(ball=30, down=down).asked == "home run | home pass | home punt"
