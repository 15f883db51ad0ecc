"""A file of leagues that cannot be used: said, left alone, and put right in the window."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.store.places import Places, under
from game.store.store import Store
from game.ui.app import App
from game.ui.scenes.seasons.clubhouse import Clubhouse
from game.ui.scenes.seasons.damaged import DamagedFile
from game.ui.scenes.shelf import Shelf
from tests.ui.driver import Driver, known, window
from tests.ui.scenes.seasons.test_whole_way import found_league


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return under(tmp_path)


def test_a_damaged_file_of_leagues_is_said_and_left_alone(places: Places) -> None:
    places.leagues.parent.mkdir(parents=True, exist_ok=True)
    places.leagues.write_bytes(b"this is no database at all" * 100)
    places.leagues.with_name("leagues.backup.db").write_bytes(b"nor is this" * 100)
    store = Store(places)
    with window(App(store=store)) as driver:
        shelf = driver.open(Shelf(driver.app))
        driver.click("seasons")
        known(driver.scene, DamagedFile)
        assert "restore" not in driver.scene.group  # there is nothing to put back
        driver.click("no")
        assert driver.scene is shelf
        assert places.leagues.read_bytes().startswith(b"this is no database")
        driver.click("seasons")
        driver.click("anew")
        known(driver.scene, Clubhouse)
        assert places.leagues.with_name("leagues.damaged.db").read_bytes().startswith(b"this is no database")
    store.close()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_backup_is_put_back_in_the_window(hand: Driver, tmp_path: Path, scale: float) -> None:
    hand.app.change(text_scale=scale)
    league = found_league(hand)
    teams = [sheet.name for sheet in league.sheets]
    hand.app.home()
    path = hand.app.store.places.leagues if hand.app.store.places else tmp_path
    for _ in range(2):
        hand.app.store.close()
        del hand.app.store.__dict__["leagues"]
        _ = hand.app.store.leagues
    hand.app.store.close()
    del hand.app.store.__dict__["leagues"]
    data = path.read_bytes()
    path.write_bytes(data[:9000] + b"\xff" * 30000)
    hand.step()
    hand.click("seasons")
    asked = known(hand.scene, DamagedFile)
    assert "leagues.db" in asked._words()
    hand.click("path")
    hand.click("restore")
    hand.step()
    clubhouse = known(hand.scene, Clubhouse)
    assert sorted(each.sheet.name for each in clubhouse.teams) == sorted(teams)
    assert path.with_name("leagues.damaged.db").exists()
