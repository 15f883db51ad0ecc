"""Where the player's files belong."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.errors import StoreError
from game.store.places import HOME_VARIABLE, find, under


def test_the_environment_puts_everything_under_one_folder(tmp_path: Path) -> None:
    places = find({HOME_VARIABLE: str(tmp_path)})
    assert places == under(tmp_path)
    for path in (
        places.saves,
        places.replays,
        places.statistics,
        places.settings,
        places.cache,
        places.error_log,
    ):
        assert tmp_path in path.parents


def test_a_relative_folder_is_made_absolute() -> None:
    assert find({HOME_VARIABLE: "here"}).data == Path.cwd() / "here"


def test_an_empty_variable_is_none(tmp_path: Path) -> None:
    assert find({HOME_VARIABLE: " "}) == find({})


def test_without_it_the_system_says_where() -> None:
    places = find({})
    assert places.data.is_absolute()
    assert "fourth-and-dice" in str(places.data)
    assert "fourth-and-dice" in str(places.config)


def test_looking_for_the_folders_makes_none(tmp_path: Path) -> None:
    find({HOME_VARIABLE: str(tmp_path / "new")})
    assert not (tmp_path / "new").exists()


def test_a_home_that_nobody_knows_is_said() -> None:
    with pytest.raises(StoreError, match=HOME_VARIABLE):
        find({HOME_VARIABLE: "~nobody-of-this-name/games"})
