"""Half-Time Football, chapter 6: the fumble."""

import pytest

from tests.games.halftime.table import Table, halftime


def fumble(red: str, *, ball: int = 20, down: int = 1, to_go: int | None = None) -> Table:
    """Home runs, both roll a 10, and then the red dice (offence first)."""
    return halftime(ball=ball, down=down, to_go=to_go).play("home run", "dice 10 10", f"dice {red}")


@pytest.mark.rule("HT-6.1")
def test_ht_6_1_both_roll_red() -> None:
    assert halftime().play("home run", "dice 10 10").dice == ["home red", "away red"]


@pytest.mark.rule("HT-6.1")
@pytest.mark.parametrize(
    ("red", "lies"),
    [
        ("10 5", "home 45 2&5"),
        ("15 5", "home 50 1&10"),
        ("15 10", "home 45 2&5"),
        ("5 10", "away 65 1&10"),
        ("5 15", "away 70 1&10"),
        ("10 15", "away 65 1&10"),
    ],
)
def test_ht_6_1_the_higher_recovers_and_gains_the_difference(red: str, lies: str) -> None:
    assert fumble(red, ball=40).lies == lies


@pytest.mark.rule("HT-6.1")
@pytest.mark.parametrize("red", ["5 5", "10 10", "15 15"])
def test_ht_6_1_level_dice_are_rolled_again(red: str) -> None:
    table = fumble(red)
    assert table.dice == ["home red", "away red"]
    assert table.event("red").again
    assert table.play(f"dice {red}", "dice 10 5").lies == "home 25 2&5"


@pytest.mark.rule("HT-6.2")
def test_ht_6_2_on_the_20_with_10_against_5_the_offence_recovers_on_the_25() -> None:
    table = fumble("10 5", ball=20)
    assert (table.see("possession"), table.see("ball")) == ("home", "25")


@pytest.mark.rule("HT-6.3")
def test_ht_6_3_the_offence_uses_the_down_and_its_gain_counts() -> None:
    assert fumble("10 5", ball=40, down=2, to_go=20).lies == "home 45 3&15"
    assert fumble("15 5", ball=40, down=2, to_go=10).lies == "home 50 1&10"
    assert fumble("10 5", ball=40, down=4, to_go=5).lies == "home 45 1&10"


@pytest.mark.rule("HT-6.3")
def test_ht_6_3_the_defence_has_first_and_ten() -> None:
    assert fumble("5 10", ball=40, down=3).lies == "away 65 1&10"
    assert fumble("5 10", ball=15, down=3).lies == "away 90 1&10"


@pytest.mark.rule("HT-6.3")
def test_ht_6_3_on_fourth_down_and_short_it_is_a_turnover_on_downs_at_the_spot() -> None:
    table = fumble("10 5", ball=40, down=4, to_go=10)
    assert table.lies == "away 55 1&10"
    assert "turnover_on_downs" in table.events


@pytest.mark.rule("HT-6.3")
def test_ht_6_3_reaching_the_goal_line_is_a_touchdown_for_the_side_that_recovers() -> None:
    ours = fumble("15 5", ball=90)
    assert (ours.lies, ours.scores) == ("home scores", [6, 0])
    theirs = fumble("5 15", ball=10)
    assert (theirs.lies, theirs.scores) == ("away scores", [0, 6])
    assert theirs.event("recovery").ball == 100
    assert theirs.play("dice 10", "dice 5 5").lies == "home 20 1&10"  # away has scored and kicks off
    assert fumble("5 10", ball=10).lies == "away 95 1&5"
