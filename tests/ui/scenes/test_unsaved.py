"""A disk that refuses, and a save that is damaged: what is said, and what can still be done."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.game import read_options
from game.core.record import Seat
from game.games.registry import BOXES, box
from game.store.savefile import SaveFile
from game.store.store import Store
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_think import at_once
from game.ui.scenes.overlays import Ask
from game.ui.scenes.pause import Pause
from game.ui.scenes.replays import Replays
from game.ui.scenes.shelf import SAVED, UNSAVED, Shelf
from game.ui.session import new_session
from game.ui.tape import tape_of
from game.ui.widgets import clipboard
from tests.ui.driver import Driver, known
from tests.ui.scenes.kept import EVENING, keep_match, play_on, players
from tests.ui.written import Written


def refuse(_save: SaveFile, _path: Path) -> None:
    """What a full disk does."""
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SaveFile, "_write_backlog", refuse)


def match_of(driver: Driver, store: Store) -> MatchScene:
    """A match under way, over the shelf."""
    driver.app.change(animation="none")
    driver.open(Shelf(driver.app))
    session = new_session(box("bfl"), {"players": "2"}, players("Ada", "Ben"), {}, store.saves)
    play_on(session, 12)
    return driver.open(MatchScene(driver.app, session, think=at_once))


def damage(store: Store, ident: str) -> int:
    """Puts an answer that is not legal into a save; returns its line."""
    path = next(info.path for info in store.saves.list_saves() if info.id == ident)
    assert path is not None
    lines = path.read_text().split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("throw"))
    lines.insert(at, "spin 3")
    path.write_text("\n".join(lines))
    return at + 1


# ------------------------------------------------------------------------------------ a disk that refuses
def test_the_pause_of_a_match_that_is_saved_says_so(driver: Driver, store: Store) -> None:
    match = match_of(driver, store)
    assert match.menu.pausing().menu.unsaved == ""
    assert "copy" not in driver.open(match.menu.pausing()).group


@pytest.mark.usefixtures("full_disk")
def test_the_pause_of_a_match_that_is_not_saved_says_why_and_offers_its_record(
    driver: Driver, store: Store
) -> None:
    match = match_of(driver, store)
    pause = driver.open(match.menu.pausing())
    assert isinstance(pause, Pause)
    assert "disk is full" in pause.menu.unsaved
    driver.click("copy")
    assert clipboard.get() == " ".join(match.session.save.text.split())
    assert driver.app.scene is pause


@pytest.mark.usefixtures("full_disk")
@pytest.mark.parametrize("confirm", ["never", "where it hurts", "always"])
def test_leaving_a_match_that_is_not_saved_is_asked_whatever_the_settings_wish(
    driver: Driver, store: Store, confirm: str
) -> None:
    driver.app.change(confirm=confirm)
    match = match_of(driver, store)
    match.menu.leave()
    driver.step()
    asked = driver.scene
    assert isinstance(asked, Ask)
    assert "lost" in asked.words
    driver.click("other")
    assert driver.app.scene is asked
    driver.click("yes")
    assert isinstance(driver.app.scene, Shelf)


@pytest.mark.usefixtures("full_disk")
def test_the_shelf_does_not_say_that_everything_is_saved_and_asks_before_it_quits(
    driver: Driver, store: Store
) -> None:
    match_of(driver, store)
    driver.app.home()
    driver.step(3)
    assert driver.scene.group["quit"].note == UNSAVED
    driver.click("quit")
    assert driver.app.running
    driver.key("esc")
    driver.click("quit")
    driver.click("yes")
    assert not driver.app.running


def test_where_all_is_saved_the_shelf_quits_at_once(driver: Driver, store: Store) -> None:
    match_of(driver, store)
    driver.app.home()
    driver.step(3)
    assert driver.scene.group["quit"].note == SAVED
    driver.click("quit")
    assert not driver.app.running


def close_window(driver: Driver) -> None:
    """What the window's own cross does."""
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    driver.step()


def under_way(driver: Driver, store: Store, name: str) -> MatchScene:
    """A match of a box between two persons, a few answers old."""
    played = box(name)
    game = played.load()
    words = game.seats(read_options(game.options, {}))
    seats = [Seat(word, "person", "Ada") for word in words]
    session = new_session(played, {}, seats, {}, store.saves)
    play_on(session, 4)
    return driver.open(MatchScene(driver.app, session, think=at_once))


@pytest.mark.usefixtures("full_disk")
@pytest.mark.parametrize("name", [each.name for each in BOXES])
def test_closing_the_window_asks_while_a_match_of_any_box_is_not_saved(
    driver: Driver, store: Store, name: str
) -> None:
    match = under_way(driver, store, name)
    for _ in range(3):  # nor does it close because somebody insists
        close_window(driver)
        assert driver.app.running
    asked = driver.scene
    assert isinstance(asked, Ask)
    assert "lost" in asked.words
    driver.click("other")
    assert clipboard.get() == " ".join(match.session.save.text.split())
    driver.click("no")
    assert driver.app.scene is match
    close_window(driver)
    driver.click("yes")
    assert not driver.app.running


@pytest.mark.usefixtures("full_disk")
def test_closing_the_window_over_the_pause_or_after_the_end_asks_too(driver: Driver, store: Store) -> None:
    match = match_of(driver, store)
    pause = driver.open(match.menu.pausing())
    close_window(driver)
    known(driver.app.scene, Ask)
    driver.click("no")
    assert driver.app.scene is pause
    play_on(match.session, 10_000)
    driver.app.home()
    driver.open(Replays(driver.app))  # what is over waits there for the disk
    close_window(driver)
    assert isinstance(driver.app.scene, Ask)
    assert driver.app.running


@pytest.mark.usefixtures("full_disk")
def test_closing_the_window_while_leaving_is_asked_asks_about_that(driver: Driver, store: Store) -> None:
    match = match_of(driver, store)
    match.menu.leave()
    close_window(driver)
    assert driver.app.running
    driver.click("yes")
    assert not driver.app.running


def test_a_disk_that_has_room_again_is_written_to_and_the_window_closes(
    driver: Driver, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as full:
        full.setattr(SaveFile, "_write_backlog", refuse)
        match = match_of(driver, store)
        assert match.session.save.behind
    close_window(driver)
    assert not driver.app.running
    assert not match.session.save.behind


def test_a_match_that_is_saved_does_not_keep_the_window_open(driver: Driver, store: Store) -> None:
    match_of(driver, store)
    close_window(driver)
    assert not driver.app.running


@pytest.mark.usefixtures("full_disk")
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_longer_pause_has_room_in_the_window(driver: Driver, store: Store, scale: float) -> None:
    driver.app.change(text_scale=scale)
    pause = driver.open(match_of(driver, store).menu.pausing())
    assert driver.app.view.bounds.contains(pause.rect)
    for w in pause.group.widgets:
        pause.group.set_focus(w)
        assert pause.rect.contains(w.rect)


# ------------------------------------------------------------------------------------- a damaged save
@pytest.fixture
def two(store: Store) -> tuple[str, str]:
    """A healthy match, and a newer one that is damaged."""
    healthy = keep_match(store, players("Ada", "Ben"), answers=25, days_ago=2)
    broken = keep_match(store, players("Cleo", "Dan"), answers=25, seed=2)
    return healthy, broken


def test_a_damaged_save_is_said_in_one_line_and_the_next_healthy_one_waits(
    driver: Driver, store: Store, two: tuple[str, str]
) -> None:
    line = damage(store, two[1])
    shelf: Any = driver.open(Shelf(driver.app))
    assert shelf.resume.id == two[1]
    driver.click("resume")
    assert (
        driver.app.toast.words == f"This save is damaged at line {line}: Replays can play on from before that"
    )
    driver.step(2)
    assert shelf.resume.id == two[0]
    driver.click("resume")
    assert isinstance(driver.app.scene, MatchScene)


def test_a_last_line_that_was_cut_off_is_said_to_be_left_out(
    driver: Driver, store: Store, two: tuple[str, str]
) -> None:
    assert store.places is not None
    path = store.places.saves / f"{two[1]}.rec"
    with path.open("ab") as stream:
        stream.write(b"dice 3 4 5")
    driver.open(Shelf(driver.app))
    driver.click("resume")
    assert isinstance(driver.app.scene, MatchScene)
    said = "Its last line was cut off and is left out: “dice 3 4 5”"
    assert driver.app.toast.words == said
    assert tape_of(path.read_text("utf-8"), "match.rec").warning == said


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_card_of_a_damaged_save_says_the_way_back(
    driver: Driver, store: Store, two: tuple[str, str], written: Written, scale: float
) -> None:
    damage(store, two[1])
    driver.app.change(text_scale=scale)
    driver.open(Replays(driver.app, clock=lambda: EVENING))
    driver.click("resume")
    driver.step(2)
    assert "Watch it as far as it is whole; “Play on from here” makes a match of that." in written.paragraphs
    driver.click("watch")
    driver.step(2)
    driver.click("branch")
    driver.step(2)
    assert isinstance(driver.app.scene, MatchScene)


def test_a_damaged_save_stays_among_the_replays_with_its_reason(
    driver: Driver, store: Store, two: tuple[str, str]
) -> None:
    line = damage(store, two[1])
    scene = driver.open(Replays(driver.app, clock=lambda: EVENING))
    driver.click("resume")
    driver.step()
    assert driver.app.scene is scene
    assert scene.info is not None
    assert scene.info.id == two[1]
    assert scene.info.damage.startswith(f"line {line}: ")
    assert [deed.name for deed in scene.deeds(scene.info)] == ["watch", "rename", "copy", "delete"]
