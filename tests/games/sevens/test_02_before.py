"""Chapter 2: before the game."""

import pytest

from game.games.sevens.drives import weather_of
from tests.games.sevens.table import new_match


@pytest.mark.rule("S7-2.1")
def test_the_fan_factor_is_a_d3_and_the_dedicated_fans() -> None:
    assert not new_match().can("dice 4 1"), "a D3"
    table = new_match().play("dice 2 3")
    fans = [staff.fans for staff in table.match.state.staff]
    assert [int(table.see("fans.home")), int(table.see("fans.away"))] == [fans[0] + 2, fans[1] + 3]


@pytest.mark.rule("S7-2.2", "S7-7.1", "S7-7.2", "S7-7.3", "S7-7.4", "S7-7.5")
def test_the_weather_is_the_sum_of_a_d6_of_each() -> None:
    assert [weather_of(total) for total in range(2, 13)] == [0, 1, 2, 2, 2, 2, 2, 2, 2, 3, 4]
    assert new_match().play("dice 1 1", "dice 1 2").see("weather") == "sunny"


@pytest.mark.rule("S7-2.6")
def test_level_dice_are_rolled_again_and_the_winner_chooses() -> None:
    table = new_match().play("dice 1 1", "dice 3 4", "dice 2 2", "dice 2 5")
    assert table.asked == "away kick | away receive"
    table.play("away receive")
    assert (table.see("kicking"), table.see("half"), table.see("first_kick")) == ("home", "1", "home")
