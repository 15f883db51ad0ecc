"""Half-Time Football, chapter 3: downs and goal lines."""

import pytest

from tests.games.halftime.table import halftime


@pytest.mark.rule("HT-3.1")
def test_ht_3_1_the_ball_slides_to_the_next_downs_band() -> None:
    table = halftime(ball=30)
    seen = [table.play("home run", f"dice {dice}").lies for dice in ("10 5", "5 10", "15 15")]
    assert seen == ["home 35 2&5", "home 30 3&10", "home 30 4&10"]


@pytest.mark.rule("HT-3.1")
def test_ht_3_1_four_downs_for_ten_yards() -> None:
    table = halftime(ball=30)
    seen = [table.play("home run", f"dice {dice}").lies for dice in ("10 5", "5 5", "5 10", "10 O")]
    assert seen == ["home 35 2&5", "home 35 3&5", "home 30 4&10", "home 40 1&10"]
    table = halftime(ball=30).drive("home run", "dice 5 5", times=3)
    assert table.play("home run", "dice 10 5").lies == "away 65 1&10"


@pytest.mark.rule("HT-3.1")
@pytest.mark.parametrize("down", [1, 2, 3, 4])
def test_ht_3_1_reaching_the_line_to_gain_is_a_first_down(down: int) -> None:
    table = halftime(ball=40, down=down, to_go=5).play("home run", "dice 10 5")
    assert (table.lies, table.match.state.marker) == ("home 45 1&10", 45)
    assert table.events == ["run", "first_down", "play", "spot"]


@pytest.mark.rule("HT-3.1")
def test_ht_3_1_short_of_it_is_none() -> None:
    table = halftime(ball=40, down=2, to_go=10).play("home run", "dice 15 10")
    assert table.lies == "home 45 3&5"
    assert "first_down" not in table.events


@pytest.mark.rule("HT-3.1")
def test_ht_3_1_only_the_offence_calls() -> None:
    table = halftime("home")
    assert table.asked == "home run | home pass | home punt"
    assert table.refusal("away run") == "it is not for that seat to answer"


@pytest.mark.rule("HT-3.2")
@pytest.mark.parametrize(
    ("dice", "lies"),
    [("20 15", "home 45 2&5"), ("10 O", "home 50 1&10"), ("10 20", "home 30 2&20"), ("20 O", "home 60 1&10")],
)
def test_ht_3_2_what_a_run_changes_on_1st_and_10(dice: str, lies: str) -> None:
    assert halftime(ball=40).play("home run", f"dice {dice}").lies == lies


@pytest.mark.rule("HT-3.3")
@pytest.mark.parametrize(
    ("call", "dice", "lies"),
    [
        ("run", "dice 5 5", "away 60 1&10"),
        ("run", "dice 10 5", "away 55 1&10"),
        ("run", "dice O 20", "away 80 1&10"),
        ("pass", "dice NG", "away 60 1&10"),
    ],
)
def test_ht_3_3_a_failed_fourth_down_gives_the_ball_away_at_the_spot(call: str, dice: str, lies: str) -> None:
    table = halftime(ball=40, down=4, to_go=10).play(f"home {call}", dice)
    assert table.lies == lies
    assert "turnover_on_downs" in table.events
    assert table.match.state.marker == table.match.state.ball


@pytest.mark.rule("HT-3.3")
def test_ht_3_3_the_line_to_gain_never_lies_beyond_the_goal_line() -> None:
    assert halftime(ball=80).play("home run", "dice 15 5").lies == "home 90 1&10"
    assert halftime(ball=80).play("home run", "dice 15 O").lies == "home 95 1&5"
    assert halftime(ball=5, down=4).play("home run", "dice 5 5").lies == "away 95 1&5"
    assert halftime(ball=95, to_go=10).lies == "home 95 1&5"


@pytest.mark.rule("HT-3.4")
@pytest.mark.parametrize(("ball", "dice"), [(90, "15 5"), (85, "20 O"), (95, "20 5")])
def test_ht_3_4_on_or_over_the_opponents_goal_line_is_a_touchdown(ball: int, dice: str) -> None:
    table = halftime(ball=ball, down=4).play("home run", f"dice {dice}")
    assert (table.lies, table.scores) == ("home scores", [6, 0])
    assert table.event("run").ball == 100


@pytest.mark.rule("HT-3.4")
def test_ht_3_4_before_it_is_none() -> None:
    assert halftime(ball=85).play("home run", "dice 15 5").lies == "home 95 1&5"


@pytest.mark.rule("HT-3.4")
@pytest.mark.parametrize(("ball", "dice"), [(10, "O 10"), (5, "5 20"), (20, "O 20")])
@pytest.mark.parametrize("down", [1, 4])
def test_ht_3_4_a_run_to_or_behind_the_own_goal_line_is_a_safety(ball: int, dice: str, down: int) -> None:
    table = halftime("away", ball=ball, down=down).play("away run", f"dice {dice}")
    assert (table.lies, table.scores) == ("nobody", [2, 0])
    assert table.event("safety").conceded == 1
    assert table.event("run").ball == 0


@pytest.mark.rule("HT-3.4")
def test_ht_3_4_the_side_that_conceded_a_safety_kicks_off() -> None:
    table = halftime("away", ball=10).play("away run", "dice O 10")
    assert table.asked == "dice home away"
    assert table.play("dice 20 5").lies == "home 35 1&10"


@pytest.mark.rule("HT-3.4")
def test_ht_3_4_before_the_own_goal_line_it_is_none() -> None:
    assert halftime(ball=15).play("home run", "dice 5 15").lies == "home 5 2&20"
