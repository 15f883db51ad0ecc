"""The table's picture is made from a state and changed by clips; after them it equals the new state's."""

from __future__ import annotations

from types import SimpleNamespace

import pygame
import pytest

from game.games.registry import box
from game.store.settings import Settings
from game.store.store import Store
from game.ui.animation import SPEEDS
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_desk import SessionDesk
from game.ui.scenes.match_play import Play
from game.ui.scenes.match_think import at_once
from game.ui.session import new_session
from game.ui.tables.bfl import making
from game.ui.tables.bfl.playing import BflPlaying
from game.ui.widgets.theme import Theme
from tests.ui.driver import Driver
from tests.ui.match.conftest import Begin, seats
from tests.ui.match.players import Mouse
from tests.ui.tables.laying import differences

CLOCKS = ("time", "phase")  # what goes by the table's own clock


@pytest.fixture
def settled(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Every time a film has ended: what of the picture differs from the state's."""
    seen: list[list[str]] = []
    show = BflPlaying.show

    def compare(table: BflPlaying) -> None:
        stage = table.stage
        if stage.picture.sides and len(table.desk.history) >= table._seen_answers > 0:
            made = making.made(table.desk.match, table.desk.history, stage.cast)
            wrong = differences(stage.picture, made, aside=CLOCKS)
            view = stage.kick
            show(table)
            seen.append(wrong + differences(view, stage.kick, "kick", aside=CLOCKS))
        else:
            show(table)

    monkeypatch.setattr(BflPlaying, "show", compare)
    return seen


@pytest.mark.parametrize("speed", ["fast", "none"])
def test_after_the_film_the_picture_is_the_states(
    begin: Begin, driver: Driver, settled: list[list[str]], speed: str
) -> None:
    assert speed in SPEEDS
    driver.app.change(animation=speed)
    match = begin(5)
    Mouse(driver, match).play(until=45)

    assert len(settled) >= 40
    assert [wrong for wrong in settled if wrong] == []


@pytest.mark.parametrize("count", [2, 4, 8])
@pytest.mark.parametrize("house", [{}, {"out_of_bounds": "net", "party": "yes"}])
def test_whole_matches_of_coaches_keep_their_picture(
    store: Store, settled: list[list[str]], count: int, house: dict[str, str]
) -> None:
    pygame.font.init()
    app = SimpleNamespace(theme=Theme(), settings=Settings(), sound=None)
    session = new_session(
        box("bfl"),
        {"players": str(count), **house},
        seats(("coach:rookie", "coach:legend") * 4, count),
        {},
        store.saves,
    )
    play = Play(session, BflPlaying(SessionDesk(app, session)), lambda: app.settings, think=at_once)
    play.start()
    while not play.over:
        play.update(0.7)

    assert len(settled) >= len(session.history) - 1
    assert [wrong for wrong in settled if wrong] == []


def test_skipping_shows_the_same_end(begin: Begin, driver: Driver, settled: list[list[str]]) -> None:
    driver.app.change(animation="slow")
    match = begin(3, ("coach:pro",) * 3)
    skip_everything(driver, match, answers=40)

    assert len(settled) >= 40
    assert [wrong for wrong in settled if wrong] == []


def skip_everything(driver: Driver, match: MatchScene, *, answers: int) -> None:
    """Clicks through every clip, sometimes in its middle."""
    for frame in range(4000):
        if len(match.session.history) >= answers and not match.play.film.busy:
            return
        if frame % 3 == 2 and match.play.film.busy:
            driver.click((640, 330))
        else:
            driver.step(dt_s=0.06)
    raise AssertionError("the coaches do not play on")
