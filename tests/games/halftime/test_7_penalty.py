"""Half-Time Football, chapter 7: the penalty."""

import pytest

from tests.games.halftime.table import Table, halftime


def penalty(red: str, *, ball: int = 40, down: int = 1, to_go: int | None = None) -> Table:
    """Home runs, both roll an O, and then the red dice (offence first)."""
    return halftime(ball=ball, down=down, to_go=to_go).play("home run", "dice O O", f"dice {red}")


@pytest.mark.rule("HT-7.1")
def test_ht_7_1_both_roll_red() -> None:
    assert halftime().play("home run", "dice O O").dice == ["home red", "away red"]


@pytest.mark.rule("HT-7.1")
@pytest.mark.parametrize(
    ("red", "ball", "against"),
    [("5 10", 35, 0), ("5 15", 30, 0), ("10 15", 35, 0), ("10 5", 45, 1), ("15 5", 50, 1), ("15 10", 45, 1)],
)
def test_ht_7_1_the_lower_loses_the_difference(red: str, ball: int, against: int) -> None:
    table = penalty(red, ball=40)
    assert (table.see("possession"), table.see("ball")) == ("home", str(ball))
    assert table.event("penalised").against == against


@pytest.mark.rule("HT-7.1")
@pytest.mark.parametrize("red", ["5 5", "10 10", "15 15"])
def test_ht_7_1_level_dice_are_rolled_again(red: str) -> None:
    table = penalty(red)
    assert table.dice == ["home red", "away red"]
    assert table.play(f"dice {red}", "dice 10 5").lies == "home 45 1&5"


@pytest.mark.rule("HT-7.2")
def test_ht_7_2_with_5_against_15_the_offence_loses_10() -> None:
    table = penalty("5 15", ball=30)
    assert table.lies == "home 20 1&20"
    assert table.event("penalised").yards == 10


@pytest.mark.rule("HT-7.3")
@pytest.mark.parametrize("down", [1, 2, 3, 4])
def test_ht_7_3_the_down_is_repeated_and_the_marker_stays(down: int) -> None:
    table = penalty("5 10", down=down, to_go=10)
    assert table.lies == f"home 35 {down}&15"
    assert table.match.state.marker == 40
    table = penalty("10 5", down=down, to_go=10)
    assert table.lies == f"home 45 {down}&5"
    assert table.match.state.marker == 40


@pytest.mark.rule("HT-7.3")
@pytest.mark.parametrize(("red", "to_go"), [("15 5", 10), ("15 5", 5), ("10 5", 5)])
def test_ht_7_3_a_defensive_penalty_that_passes_the_marker_is_a_first_down(red: str, to_go: int) -> None:
    table = penalty(red, down=3, to_go=to_go)
    assert table.lies == f"home {50 if red == '15 5' else 45} 1&10"
    assert table.event("first_down").rule == "HT-7.3"
    assert table.match.state.marker == table.match.state.ball


@pytest.mark.rule("HT-7.3")
def test_ht_7_3_a_penalty_stops_at_the_5_and_only_real_yards_count() -> None:
    assert penalty("5 15", ball=10).lies == "home 5 1&15"
    assert penalty("5 15", ball=5).lies == "home 5 1&10"
    assert penalty("15 5", ball=90, down=2, to_go=10).lies == "home 95 2&5"
    assert penalty("15 5", ball=95, down=2, to_go=5).lies == "home 95 2&5"
    assert penalty("15 5", ball=85, down=2, to_go=10).lies == "home 95 1&5"


@pytest.mark.rule("HT-7.1", "HT-7.3")
def test_ht_7_3_a_penalty_that_stops_at_the_5_says_so() -> None:
    for ball, red in ((10, "5 15"), (5, "5 10"), (95, "10 5"), (90, "15 5")):
        told = penalty(red, ball=ball, to_go=min(10, 100 - ball)).event("penalised")
        assert (told.stopped, told.rule) == (True, "HT-7.3")
    whole = penalty("5 10", ball=10).event("penalised")
    assert (whole.stopped, whole.rule) == (False, "HT-7.1")


@pytest.mark.rule("HT-7.3")
def test_ht_7_3_a_penalty_is_no_safety_and_no_touchdown() -> None:
    for table in (penalty("5 15", ball=5), penalty("15 5", ball=95)):
        assert table.scores == [0, 0]


@pytest.mark.rule("HT-7.3")
def test_ht_7_3_the_run_that_brought_it_counts_as_a_play() -> None:
    table = halftime(plays_left=2).play("home run", "dice O O", "dice 10 5")
    assert table.see("plays_left") == "1"
    table.play("home run", "dice O O", "dice 10 5")
    assert table.see("half") == "2"
