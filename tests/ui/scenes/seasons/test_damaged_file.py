"""A file of leagues that cannot be used: said, left alone, and put right in the window."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.store.leagues.putting_back import put_back, sound_backups
from game.store.places import Places, under
from game.store.store import Store
from game.ui.app import App
from game.ui.scenes.seasons.clubhouse import Clubhouse
from game.ui.scenes.seasons.damaged import DamagedFile, counts, held
from game.ui.scenes.seasons.form import Form
from game.ui.scenes.seasons.league import LeagueScene
from game.ui.scenes.shelf import Shelf
from tests.ui.driver import Driver, known, window
from tests.ui.scenes.seasons.by_hand import fill_in, found_league


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
        (aside,) = places.leagues.parent.glob("leagues.damaged-*.db")
        assert aside.read_bytes().startswith(b"this is no database")
    store.close()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_backup_is_put_back_in_the_window(hand: Driver, tmp_path: Path, scale: float) -> None:
    hand.app.change(text_scale=scale)
    league = found_league(hand)
    teams = [sheet.name for sheet in league.sheets]
    hand.app.home()
    path = hand.app.store.places.leagues if hand.app.store.places else tmp_path
    hand.app.store.close_leagues()
    data = path.read_bytes()
    path.write_bytes(data[:9000] + b"\xff" * 30000)
    hand.step()
    hand.click("seasons")
    asked = known(hand.scene, DamagedFile)
    assert "leagues.db" in asked.words()
    hand.click("path")
    hand.click("restore")
    hand.step()
    clubhouse = known(hand.scene, Clubhouse)
    assert sorted(each.sheet.name for each in clubhouse.teams) == sorted(teams)
    assert len(list(path.parent.glob("leagues.damaged-2*.db"))) == 1


def test_the_backup_is_chosen_by_mouse_or_key(hand: Driver) -> None:
    """Each says when it was made, how large it is and which match was booked last."""
    league = found_league(hand)
    for _ in range(2):
        hand.click("next")
        hand.click("enter")
        hand.click("hand")
        fill_in(hand)
    hand.app.home()
    hand.app.store.close_leagues()
    assert hand.app.store.places is not None
    path = hand.app.store.places.leagues
    for matches in (1, 2):
        path.write_bytes(b"junk" * 999)
        hand.step()
        hand.click("seasons")
        asked = known(hand.scene, DamagedFile)
        youngest, oldest = asked.backups[0], asked.backups[-1]
        assert held(youngest).startswith(f"{league.kept.name}, season 1, match ")
        assert counts(youngest).startswith("4 teams, 2 matches, ")
        assert counts(oldest).startswith("4 teams, 1 match, ")
        assert hand.focus_name() == "no"
        hand.scene.group.set_focus("backup")
        if matches == 1:
            at = next(i for i, each in enumerate(asked.backups) if each.holds.played == 1)
            hand.key(*["down"] * at, "enter")
        else:
            row = asked.list.rect
            hand.click((row.x + 80, row.y + 20))
            hand.click("restore")
        clubhouse = known(hand.scene, Clubhouse)
        assert clubhouse.lines[0].played == matches
        hand.key("esc")
        hand.app.store.close_leagues()


def test_a_backup_that_was_put_back_meanwhile_is_said_and_there_is_a_way_on(hand: Driver) -> None:
    league = found_league(hand)
    hand.click("next")
    hand.click("enter")
    hand.click("hand")
    fill_in(hand)
    assert hand.app.store.places is not None
    path = hand.app.store.places.leagues
    youngest = sound_backups(path)[-1]
    put_back(path, youngest.path)
    data = path.read_bytes()
    hand.click("next")
    hand.click("enter")
    hand.click("hand")
    assert "a backup was put back" in hand.app.toast.words
    assert "open Seasons again" in hand.app.toast.words
    assert path.read_bytes() == data
    hand.app.home()
    hand.step()
    hand.click("seasons")
    hand.click("open")
    again = known(hand.scene, LeagueScene)
    assert again.kept.name == league.kept.name
    assert again.book.leagues is not league.book.leagues
    hand.click("next")
    hand.click("enter")
    hand.click("hand")
    known(hand.scene, Form)
