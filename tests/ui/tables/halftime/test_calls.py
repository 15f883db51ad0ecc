"""Plays are called on their cards alone: by number, by arrows and Enter, by gamepad, by a click."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame
import pytest

from game.core.requests import Roll
from game.games.halftime.dice import game_die
from game.games.halftime.state import AWAY, HOME
from game.store.settings import Settings
from game.store.store import Store
from game.ui.app import App
from game.ui.scenes.match import MatchScene
from game.ui.tables.halftime import aside, calls, layout, prospects, reading
from game.ui.tables.halftime.board import HalftimeBoard
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.prompt import CLEAR
from tests.ui.driver import Driver, window
from tests.ui.tables.halftime.conftest import BOX
from tests.ui.tables.halftime.players import stage_of
from tests.ui.tables.halftime.test_words import down
from tests.ui.tables.matches import Begin, answer, opened, settle

TO_A_CALL = ((20, 5), (0, ("receive",)), (15, 10))
LARGER = (1.0, 1.25, 1.5, 2.0)


def called(match: MatchScene) -> str:
    """What was called last."""
    last = match.session.history[-1].answer
    assert isinstance(last, tuple)
    assert isinstance(last[1], tuple)
    return str(last[1][0])


def board_of(match: MatchScene) -> HalftimeBoard:
    board = stage_of(match).board
    assert board is not None
    return board


@pytest.fixture
def to_call(begin: Begin, driver: Driver) -> MatchScene:
    """A match in which the home side is to call its first play."""
    match = begin()
    answer(driver, match, *TO_A_CALL)
    driver.step(dt_s=0.4)
    return match


@pytest.mark.rule("HT-3.1")
def test_numbers_call(to_call: MatchScene, driver: Driver) -> None:
    driver.key("4")  # no such play so far from the goal
    assert len(to_call.session.history) == len(TO_A_CALL)
    driver.key("2")
    assert called(to_call) == "pass"


@pytest.mark.rule("HT-8.2")
def test_a_key_that_calls_nothing_says_why(to_call: MatchScene, driver: Driver) -> None:
    driver.key("4")
    assert "75 yards away" in driver.app.toast.words
    assert "HT-8.2" in driver.app.toast.words
    for key in ("space", "enter", "7"):
        driver.app.notice("")
        driver.key(key)
        assert "1 to 3" in driver.app.toast.words
    assert len(to_call.session.history) == len(TO_A_CALL)


def test_a_button_that_has_the_focus_is_pressed(to_call: MatchScene, driver: Driver) -> None:
    driver.key("tab")
    assert driver.focus_name()
    driver.key("enter")
    assert driver.app.toast.words == ""


def test_arrows_lift_a_card_and_enter_calls_it(to_call: MatchScene, driver: Driver) -> None:
    picture = stage_of(to_call).picture
    driver.key("space", "enter")  # nothing is chosen yet
    assert len(to_call.session.history) == len(TO_A_CALL)
    driver.key("right", "right")
    assert picture.pointed == "pass"
    assert picture.prospects
    driver.key("left", "left", "enter")  # round the end
    assert called(to_call) == "punt"


def test_arrows_lead_from_the_cards_to_the_buttons(to_call: MatchScene, driver: Driver) -> None:
    driver.key("right", "up")
    assert stage_of(to_call).picture.pointed == ""
    assert driver.focus_name()
    driver.key("enter")
    assert len(to_call.session.history) == len(TO_A_CALL)


def test_a_gamepad_calls(to_call: MatchScene, driver: Driver) -> None:
    driver.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert stage_of(to_call).picture.pointed == "run"
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    assert called(to_call) == "run"


def test_a_forced_list_covers_no_card(to_call: MatchScene, driver: Driver) -> None:
    driver.key("a")
    driver.step(2)
    room = board_of(to_call).calls_box
    assert room is not None
    assert to_call.bar.rect.y >= room.bottom
    assert to_call.now.all == []


@pytest.fixture(params=LARGER)
def large(request: pytest.FixtureRequest, store: Store) -> Iterator[Driver]:
    """A window with larger text."""
    with window(App(Settings().but(text_scale=request.param, animation="fast"), store=store)) as driver:
        yield driver


def test_the_cards_are_seen_and_picked_at_every_text_size(large: Driver) -> None:
    match = opened(large, BOX)
    answer(large, match, *TO_A_CALL)
    large.step(2, dt_s=0.4)
    cards, room = stage_of(match).picture.calls, board_of(match).calls_box
    assert room is not None
    for box in calls.boxes(cards, room):
        assert box.w >= 48
        assert box.h >= 48
        assert box.bottom <= match.bar.rect.y - CLEAR
    large.click(calls.boxes(cards, room)[1])
    assert called(match) == "pass"


@pytest.mark.parametrize(("most", "kept"), [(1, ["First down"]), (2, ["First down", "Ball lost"])])
def test_a_card_with_little_room_shows_what_matters(most: int, kept: list[str]) -> None:
    rows = prospects.rows(down(30, 2, 10), "run")
    assert [words for words, _, _ in rows] == ["First down", "Gain", "Ball lost"]
    assert [words for words, _, _ in calls.foremost(rows, most)] == kept


def test_large_cards_say_what_is_won_and_lost(large: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[int] = []
    chosen = calls.foremost

    def seen(rows: Sequence[calls.Row], most: int) -> list[calls.Row]:
        shown.append(most)
        return chosen(rows, most)

    monkeypatch.setattr(calls, "foremost", seen)
    match = opened(large, BOX)
    answer(large, match, *TO_A_CALL)
    large.step(2, dt_s=0.4)
    assert all(most >= 2 for most in shown)


def test_with_large_text_the_last_result_and_the_reading_keep_a_place(large: Driver) -> None:
    match = opened(large, BOX)
    answer(large, match, *TO_A_CALL, (0, ("run",)), (15, 5))
    large.step(2, dt_s=0.4)
    board = board_of(match)
    assert board.beside == (large.app.theme.text_scale > 1)
    place = aside.box()
    assert not place.colliderect(layout.RIGHT_PANEL)
    assert place.x >= match.bar.rect.right
    if not board.beside:
        return
    picture = stage_of(match).picture

    def drawn() -> bytes:
        canvas = Canvas(pygame.Surface(large.app.view.size), large.app.theme, large.app.view)
        board.draw(canvas, picture, odds=True)
        return pygame.image.tobytes(canvas.surf.subsurface(canvas.box(place)), "RGB")

    before = drawn()
    picture.result_words = "something else"
    assert drawn() != before
    match.play.answer((0, ("run",)))
    settle(large, match)
    assert picture.result == ""
    reading_drawn = drawn()
    picture.reading = None
    assert drawn() != reading_drawn


@pytest.mark.rule("HT-4.1")
def test_a_reading_in_few_lines_is_the_same_dice() -> None:
    s = down(30)
    run = reading.of(s, Roll("HT-4.1", "run", (game_die(HOME), game_die(AWAY))))
    assert run is not None
    assert [words for words, _, _ in reading.brief(run.columns)] == [
        "−20 to −5", "0", "+5 to +20", "flag", "fumble",
    ]  # fmt: skip
    assert sum(share for _, share, _ in reading.brief(run.columns)) == pytest.approx(1)
