"""Chapter 20: the options."""

import pytest

from game.core.game import read_options
from game.games.sevens import GAME
from game.games.sevens.game import READINGS
from game.games.sevens.state import House


def house(**options: str) -> House:
    return House.of(read_options(GAME.options, options))


@pytest.mark.parametrize("name", READINGS)
def test_each_is_set_alone_and_all_together(name: str) -> None:
    assert getattr(house(), name) is False
    assert getattr(house(**{name: "rulebook"}), name) is True
    assert getattr(house(rules="rulebook"), name) is True
    assert getattr(house(rules="rulebook", **{name: "sheet"}), name) is False


def test_the_teams_are_rosters() -> None:
    state = GAME.start(read_options(GAME.options, {"home_team": "amazon"}))
    assert state.staff[0].team == "amazon"
