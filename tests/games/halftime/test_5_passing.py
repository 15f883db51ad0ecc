"""Half-Time Football, chapter 5: passing."""

import pytest

from tests.games.halftime.table import halftime


@pytest.mark.rule("HT-5.1")
def test_ht_5_1_the_offence_rolls_the_blue_die() -> None:
    table = halftime("away").play("away pass")
    assert (table.dice, table.rule) == (["away blue"], "HT-5.1")


@pytest.mark.rule("HT-5.1")
def test_ht_5_1_no_good_is_no_gain_and_the_next_down() -> None:
    table = halftime(ball=40, down=2, to_go=5).play("home pass", "dice NG")
    assert table.lies == "home 40 3&5"
    assert table.event("no_gain").rule == "HT-5.1"


@pytest.mark.rule("HT-5.1")
@pytest.mark.parametrize(("face", "lies"), [("30", "home 50 1&10"), ("50", "home 70 1&10")])
def test_ht_5_1_30_and_50_are_the_yards_gained(face: str, lies: str) -> None:
    assert halftime(ball=20, down=3, to_go=15).play("home pass", f"dice {face}").lies == lies


@pytest.mark.rule("HT-5.1", "HT-3.1")
def test_ht_5_1_a_pass_can_be_short_of_the_line_to_gain() -> None:
    assert halftime(ball=10, down=2, to_go=40).play("home pass", "dice 30").lies == "home 40 3&10"
    assert halftime(ball=10, down=4, to_go=40).play("home pass", "dice 30").lies == "away 60 1&10"


@pytest.mark.rule("HT-5.1")
@pytest.mark.parametrize(("ball", "face"), [(70, "30"), (50, "50"), (95, "50")])
def test_ht_5_1_a_pass_that_reaches_the_goal_is_a_touchdown(ball: int, face: str) -> None:
    table = halftime("away", ball=ball).play("away pass", f"dice {face}")
    assert (table.lies, table.scores) == ("away scores", [0, 6])
    assert table.event("pass").ball == 100


@pytest.mark.rule("HT-5.2")
def test_ht_5_2_the_defence_rolls_its_game_die() -> None:
    table = halftime("home", ball=50).play("home pass", "dice I")
    assert (table.dice, table.rule) == (["away white"], "HT-5.2")


@pytest.mark.rule("HT-5.2")
def test_ht_5_2_from_the_50_with_a_10_it_is_on_its_own_40() -> None:
    assert halftime(ball=50).play("home pass", "dice I", "dice 10").lies == "away 40 1&10"


@pytest.mark.rule("HT-5.2")
@pytest.mark.parametrize(
    ("ball", "face", "lies"),
    [
        (20, "O", "away 80 1&10"),
        (20, "20", "away 60 1&10"),
        (5, "O", "away 95 1&5"),
        (75, "20", "away 5 1&10"),
    ],
)
def test_ht_5_2_so_many_yards_downfield_of_the_line_of_scrimmage(ball: int, face: str, lies: str) -> None:
    assert halftime(ball=ball, down=3).play("home pass", "dice I", f"dice {face}").lies == lies


@pytest.mark.rule("HT-5.2")
@pytest.mark.parametrize(("ball", "face"), [(80, "20"), (95, "5"), (90, "20")])
def test_ht_5_2_at_or_past_its_goal_line_it_is_a_touchback(ball: int, face: str) -> None:
    table = halftime(ball=ball).play("home pass", "dice I", f"dice {face}")
    assert table.lies == "away 20 1&10"
    assert table.event("touchback").rule == "HT-5.2"
