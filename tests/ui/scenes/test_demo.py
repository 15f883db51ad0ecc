"""The attract loop and the kiosk: it shows, it names, it lets in, it lets nobody out, it never dies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.game import Event
from game.core.record import read_record
from game.core.requests import Flick
from game.games.bfl import events as e
from game.games.registry import box
from game.store.figures import DrillResult
from game.store.places import under
from game.store.settings import Settings
from game.store.store import Store
from game.ui.kiosk import HOLD_S, LONGEST_LOG, RESET_AFTER_S, WARN_AFTER_S, KioskApp, StillThere, log_error
from game.ui.rulebook import read
from game.ui.scenes.demo import CALM_S, PIECE_S, Demo, piece_session
from game.ui.scenes.kiosk_menu import KioskMenu
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_think import at_once
from game.ui.scenes.practice_drills import Ladder
from game.ui.scenes.practice_kick import PracticeKick
from game.ui.session import now
from game.ui.table import Played
from game.ui.tables.bfl.showpieces import PIECES, caption
from tests.ui.driver import Driver, window
from tests.ui.scenes.kept import keep_match, play_on, players


@pytest.fixture
def kiosk(store: Store) -> Iterator[Driver]:
    """The window of an event."""
    with window(KioskApp(Settings().but(kiosk=True), store=store)) as driver:
        yield driver


def opened(driver: Driver) -> Any:
    return driver.open(Demo(driver.app, think=at_once))


def pass_time(driver: Driver, seconds: float, dt_s: float = 0.5) -> None:
    driver.step(round(seconds / dt_s), dt_s)


# ------------------------------------------------------------------------------------------ the loop
@pytest.mark.parametrize("number", range(len(PIECES)))
def test_every_piece_is_a_position_of_the_game(number: int) -> None:
    session = piece_session(box("bfl"), PIECES[number])
    assert session.match.pending is not None
    assert session.persons == []
    assert len(read_record(PIECES[number]).given) > 5


def test_coaches_play_and_what_was_seen_is_named(driver: Driver) -> None:
    scene = opened(driver)
    for _ in range(400):
        driver.step(1, 0.25)
        if scene.piece.caption is not None:
            break
    assert scene.piece.caption is not None
    assert scene.piece.session.history


def test_one_piece_after_the_other(driver: Driver) -> None:
    scene = opened(driver)
    first = scene.piece
    for _ in range(4 * round(PIECE_S)):
        driver.step(1, 0.5)
        if scene.piece is not first:
            break
    assert scene.piece is not first
    assert scene.piece.session.seats != first.session.seats or scene.piece.session.history == []


def brought(*events: Event) -> Played:
    """An answer that brought these events."""
    return Played(Flick(0, "BFL-4.3", "try", distance=110), True, 0, events=events)


@pytest.mark.parametrize(
    ("event", "rule"),
    [
        (e.Penalty(0, 10, "out"), "BFL-6.1"),
        (e.Penalty(0, 10, "men"), "BFL-6.2"),
        (e.Penalty(0, 20, "split"), "BFL-8.4"),
        (e.Bro(0), "BFL-8.2"),
        (e.Party(0), "BFL-8.3"),
        (e.Split(0), "BFL-8.4"),
        (e.HailMary(0, 3), "BFL-8.1"),
        (e.BattleMet(0, 1), "BFL-3.1"),
        (e.Battle(0, 1), "BFL-3.3"),
        (e.Touchdown(0), "BFL-4.1"),
        (e.Kicked(0, 110, True), "BFL-4.3"),
        (e.Spun(0, 4, True), "BFL-4.4"),
        (e.Challenge(0, 1), "BFL-7.1"),
        (e.Overturned(0), "BFL-7.2"),
        (e.Playoff((0, 1), 1, False), "BFL-5.1"),
    ],
)
def test_a_caption_cites_a_rule_of_the_book(event: Any, rule: str) -> None:
    found = caption(brought(event))
    assert found is not None
    assert found.rule == rule
    assert read("bfl").id_of(rule)


def test_the_weightiest_of_an_answer_is_named() -> None:
    found = caption(brought(e.Rolled(0, 1, ()), e.Touchdown(0)))
    assert found is not None
    assert found.headline == "Touchdown!"


@pytest.mark.parametrize(
    "touch",
    [
        lambda d: d.press((640, 300)),
        lambda d: d.key("a"),
        lambda d: d.pad(pygame.CONTROLLER_BUTTON_A),
        lambda d: d.stick(0, 1),
        lambda d: d.wheel(1, (640, 300)),
    ],
)
def test_any_touch_ends_it_at_once(driver: Driver, touch: Callable[[Driver], Any]) -> None:
    opened(driver)
    touch(driver)
    assert driver.app.scene is None


def test_the_pointer_alone_does_not_end_it(driver: Driver) -> None:
    scene = opened(driver)
    driver.move((640, 300))
    assert driver.scene is scene


def test_an_error_is_logged_with_its_match_and_the_loop_goes_on(
    driver: Driver, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = opened(driver)

    def fail(_dt_s: float) -> None:
        raise RuntimeError("a screw is loose")

    broken = scene.piece
    monkeypatch.setattr(broken, "update", fail)
    driver.step()
    log = (tmp_path / "log" / "errors.log").read_text()
    assert "a screw is loose" in log
    assert f"record 1 {broken.box.name}" in log
    assert scene.piece != broken
    pass_time(driver, CALM_S + 0.5)
    assert scene.piece is not None
    assert store.saves.list_saves() == []


def test_the_log_does_not_grow_for_ever(store: Store, tmp_path: Path) -> None:
    for _ in range(3):
        log_error(store, RuntimeError("again"), "x" * LONGEST_LOG)
    sizes = [file.stat().st_size for file in (tmp_path / "log").iterdir()]
    assert len(sizes) == 2
    assert max(sizes) < 2 * LONGEST_LOG


# --------------------------------------------------------------------------------------------- kiosk
def test_a_touch_opens_the_menu_and_back_begins_the_demo_again(kiosk: Driver) -> None:
    scene = opened(kiosk)
    kiosk.press((640, 300))
    assert type(kiosk.scene) is KioskMenu
    assert scene.piece is None
    kiosk.key("esc")
    assert kiosk.app.stack == [scene]
    assert scene.piece is not None


def test_a_match_is_two_touches_away_and_nothing_has_to_be_typed(kiosk: Driver) -> None:
    opened(kiosk)
    kiosk.press((640, 300))
    kiosk.release((640, 300))
    assert not any("name" in w.name for w in kiosk.scene.group.widgets)
    kiosk.click("play")
    assert isinstance(kiosk.scene, MatchScene)
    assert [seat.player for seat in kiosk.scene.session.seats] == ["person", "coach:rookie"]


def test_up_to_four_visitors_play(kiosk: Driver) -> None:
    opened(kiosk)
    kiosk.key("a")
    kiosk.click(kiosk.scene.group["persons"].boxes()[3])
    state = kiosk.scene.seated()
    assert [seat.player for seat in state.seats()] == ["person"] * 4


def test_the_table_of_the_day_is_kicked_for_under_three_letters(kiosk: Driver, store: Store) -> None:
    store.statistics.kicks.add_drill(DrillResult(now(), "MIA", Ladder.name, 170))
    scene = opened(kiosk)
    assert [(r.player, r.score) for r in scene.best] == [("MIA", 170)]
    kiosk.key("a")
    kiosk.scene.group.set_focus("letter0")
    kiosk.key("right", "right")
    kiosk.click("kick")
    assert isinstance(kiosk.scene, PracticeKick)
    assert kiosk.scene.ground_.player == "CAA"
    assert isinstance(kiosk.scene.ground_.drill, Ladder)


def test_a_warning_after_45_seconds_and_the_demo_15_seconds_later(kiosk: Driver) -> None:
    scene = opened(kiosk)
    kiosk.key("a")
    pass_time(kiosk, WARN_AFTER_S - 1)
    assert isinstance(kiosk.scene, KioskMenu)
    pass_time(kiosk, 2)
    assert isinstance(kiosk.scene, StillThere)
    pass_time(kiosk, RESET_AFTER_S)
    assert kiosk.scene is scene


def test_who_touches_in_time_goes_on(kiosk: Driver) -> None:
    opened(kiosk)
    kiosk.key("a")
    pass_time(kiosk, WARN_AFTER_S + 1)
    kiosk.press((640, 300))
    assert isinstance(kiosk.scene, KioskMenu)
    pass_time(kiosk, WARN_AFTER_S - 2)
    assert isinstance(kiosk.scene, KioskMenu)


def test_the_cross_of_the_window_and_esc_do_not_end_it(kiosk: Driver) -> None:
    opened(kiosk)
    for _ in range(3):
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        kiosk.step()
        kiosk.key("esc")
    assert kiosk.app.running


def test_a_key_chord_ends_it(kiosk: Driver) -> None:
    opened(kiosk)
    kiosk.key("ctrl+shift+q")
    assert not kiosk.app.running


def test_a_corner_held_for_five_seconds_ends_it(kiosk: Driver) -> None:
    opened(kiosk)
    kiosk.press((20, 20))
    pass_time(kiosk, HOLD_S - 1)
    assert kiosk.app.running
    pass_time(kiosk, 1.5)
    assert not kiosk.app.running


@pytest.mark.parametrize("other", ["released", "moved away", "elsewhere"])
def test_a_corner_that_is_not_held_does_not(kiosk: Driver, other: str) -> None:
    opened(kiosk)
    kiosk.press((640, 360) if other == "elsewhere" else (20, 20))
    pass_time(kiosk, 1)
    if other == "released":
        kiosk.release((20, 20))
    if other == "moved away":
        kiosk.move((300, 300))
    pass_time(kiosk, HOLD_S + 1)
    assert kiosk.app.running


def test_no_error_ends_it_and_each_is_logged(kiosk: Driver, tmp_path: Path) -> None:
    opened(kiosk)
    kiosk.key("a")
    kiosk.click("play")
    match = kiosk.scene

    def fail(_dt_s: float) -> None:
        raise ZeroDivisionError("nobody thought of this")

    match.update = fail
    kiosk.step(2)
    assert isinstance(kiosk.scene, Demo)
    assert kiosk.app.running
    assert match.session.save.closed
    log = (tmp_path / "log" / "errors.log").read_text()
    assert "nobody thought of this" in log
    assert f"record 1 {match.session.box.name}" in log


def test_what_visitors_play_is_gone_with_them_and_nothing_of_the_player_is_lost(
    store: Store, tmp_path: Path
) -> None:
    own = [keep_match(store, players("Ada", "Ben"), answers=n, days_ago=n) for n in (9, 10_000)]
    driver = Driver(KioskApp(Settings().but(kiosk=True), store=store))
    scene = opened(driver)
    for patient in (True, False):
        driver.key("a")
        driver.click("play")
        session = driver.scene.session
        play_on(session, 10)
        assert session.save.path is None
        if patient:
            pass_time(driver, WARN_AFTER_S + RESET_AFTER_S + 1)
        else:
            driver.app.home()
        assert driver.app.stack == [scene]
        assert session.save.closed
        assert store.saves.count() == 0
    driver.app.home()
    kept = Store(under(tmp_path)).saves
    assert [info.id for info in kept.list_saves() + kept.list_replays()] == own
    assert all(kept.read(ident) for ident in own)


def test_a_visitors_match_has_no_way_to_files_or_settings(kiosk: Driver) -> None:
    opened(kiosk)
    kiosk.key("a")
    kiosk.click("play")
    kiosk.step(2)
    kiosk.key("esc")
    assert "go" in kiosk.scene.group
    assert "save" not in kiosk.scene.group
    assert "settings" not in kiosk.scene.group
