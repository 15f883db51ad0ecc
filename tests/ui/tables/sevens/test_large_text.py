"""The table of Sevens and its result with large text: words are whole, and nothing lies over them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.games.sevens.board import AWAY, HOME
from game.games.sevens.data.ready_made import ready_made_teams
from game.store.settings import Settings
from game.store.store import Store
from game.ui.app import App
from game.ui.drawing.teams import TEAMS
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_over import MatchOver
from game.ui.scenes.match_think import at_once
from game.ui.session import new_session
from game.ui.table_words import Announcement
from game.ui.tables.sevens import menu, overlay, pitch, threatening
from game.ui.tables.sevens.card import WIDEST_ROW, fitting_row
from game.ui.tables.sevens.layout import BAND, layout
from game.ui.tables.sevens.marking import CAPTIONS
from game.ui.tables.sevens.marks import Entry, Marks
from game.ui.tables.sevens.picture import CounterPicture, SevensPicture
from game.ui.widgets import text
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.prompt import bar_box
from game.ui.widgets.theme import Theme
from game.ui.widgets.view import View
from tests.ui.driver import window
from tests.ui.match.conftest import PERSONS, seats
from tests.ui.tables.matches import settle
from tests.ui.tables.sevens.conftest import BOX
from tests.ui.tables.sevens.players import stage_of
from tests.ui.written import Written

SCALES = (1.0, 1.25, 1.5, 1.75, 2.0)
SIZES = ((1280, 720), (1024, 640))
VIEW = View((1280, 720))


@pytest.mark.parametrize("scale", SCALES)
def test_every_action_stands_whole_in_the_menu(scale: float) -> None:
    pygame.font.init()
    theme = Theme(text_scale=scale)
    c, place = Canvas(pygame.Surface(VIEW.size), theme, VIEW), layout(theme)
    for caption in CAPTIONS.values():
        assert c.width(caption, 15, "bold", cap=menu.fitted(c, caption, place)) <= menu.room(place), caption


@pytest.mark.parametrize("log", [False, True])
@pytest.mark.parametrize("scale", SCALES)
def test_the_longest_menu_lies_on_the_card_under_the_figures(scale: float, log: bool) -> None:
    place = layout(Theme(text_scale=scale), logged=log)
    entries = tuple(Entry(word, caption) for word, caption in list(CAPTIONS.items())[:9])
    counters = [CounterPicture(0, 1, "L", square=100)]
    shown = SevensPicture(counters=counters, marks=Marks(chosen=0, entries=entries))
    box = menu.box_of(shown, place)
    assert place.panel.contains(box)
    assert box.y >= place.under_head - 1
    assert not box.colliderect(place.grid.field)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_the_result_stands_over_its_line(
    store: Store, written: Written, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    settings = Settings().but(animation="none", text_scale=scale)
    with window(App(settings, size=size, store=store)) as driver:
        session = new_session(BOX, {}, seats(PERSONS, 2), {}, store.saves)
        match = driver.open(MatchScene(driver.app, session, think=at_once))
        name = max((team.name for team in ready_made_teams().values()), key=len)
        said = Announcement(f"{name} win", "Ada", "S7-12.5", 0, "grand")
        monkeypatch.setattr(match.board, "last_words", lambda: said)
        written.clear()
        over = driver.open(MatchOver(driver.app, match))
        title, line, rule = (dict(written.lines)[words] for words in said[:3])
        assert title.bottom <= line.y + 4  # letters without tails there
        assert not line.colliderect(rule)
        assert over.rect.contains(over.group["shelf"].rect)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_an_open_log_leaves_the_pitch_free(store: Store, size: tuple[int, int], scale: float) -> None:
    settings = Settings().but(animation="none", text_scale=scale, coach_pace="brisk")
    with window(App(settings, size=size, store=store)) as driver:
        session = new_session(BOX, {}, seats(PERSONS, 2), {}, store.saves)
        match = driver.open(MatchScene(driver.app, session, think=at_once))
        settle(driver, match)
        driver.key("l")
        driver.step()
        place, log = stage_of(match).place, match.group["log"].rect
        assert log.x >= place.grid.field.right + BAND
        assert log.y >= place.dice.centery + 40, "the dice are seen, too"
        assert log.h > 200


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_what_is_asked_is_read_whole_and_covers_nothing(
    store: Store, size: tuple[int, int], scale: float
) -> None:
    settings = Settings().but(animation="none", text_scale=scale, coach_pace="brisk")
    with window(App(settings, size=size, store=store)) as driver:
        session = new_session(BOX, {}, seats(PERSONS, 2), {}, store.saves)
        match = driver.open(MatchScene(driver.app, session, think=at_once))
        settle(driver, match)
        driver.step(3)
        place = layout(driver.app.theme)
        assert not match.bar.cut
        assert not match.bar.rect.colliderect(place.panel) or scale < 1.3
        assert not any(match.bar.rect.colliderect(cell) for cell in place.cells())


@pytest.mark.parametrize("scale", SCALES)
def test_the_whole_pause_menu_is_seen_at_once(store: Store, scale: float) -> None:
    settings = Settings().but(animation="none", text_scale=scale)
    with window(App(settings, store=store)) as driver:
        session = new_session(BOX, {}, seats(PERSONS, 2), {}, store.saves)
        settle(driver, driver.open(MatchScene(driver.app, session, think=at_once)))
        driver.key("esc")
        driver.step()
        buttons = driver.scene.group.widgets
        assert "shelf" in driver.scene.group
        assert all(button.pane is None and button.rect.h >= 48 for button in buttons)


@pytest.mark.parametrize("scale", SCALES)
def test_who_plays_and_where_stand_side_by_side_in_the_list_of_players(scale: float) -> None:
    pygame.font.init()
    c = Canvas(pygame.Surface(VIEW.size), Theme(text_scale=scale), VIEW)
    w = layout(c.theme).panel.w - 24
    assert c.width(WIDEST_ROW, 16, "strong", cap=fitting_row(c, w, 40.0)) <= w


NAMES = (
    max((team.name for team in ready_made_teams().values()), key=len),
    "Nettlebridge Rovers",
    "The Very Long Nettlebridge Wanderers",
)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_a_teams_name_has_the_room_of_its_end_zone(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    pygame.font.init()
    written: list[pygame.Surface] = []
    words = text.words

    def noted(*how: Any) -> pygame.Surface:
        written.append(words(*how))
        return written[-1]

    monkeypatch.setattr(text, "words", noted)
    c = Canvas(pygame.Surface(size), Theme(text_scale=scale, high_contrast=True), View(size))
    grid = layout(c.theme).grid
    for name in NAMES:
        written.clear()
        pitch.chalk(c, grid, (replace(TEAMS[0], name=name), replace(TEAMS[1], name=name)))
        assert len(written) == 2
        assert all(image.get_width() <= grid.field.h * c.k for image in written), name


@pytest.mark.parametrize("log", [False, True])
@pytest.mark.parametrize("scale", SCALES)
def test_what_the_threat_means_has_a_place_of_its_own(scale: float, log: bool) -> None:
    pygame.font.init()
    theme = Theme(text_scale=scale)
    c, place = Canvas(pygame.Surface(VIEW.size), theme, VIEW), layout(theme, logged=log, threat=True)
    boards = place.grid.field.inflate(2 * BAND, 2 * BAND)
    others = (
        boards, place.dugout(AWAY), place.dugout(HOME), place.row, place.right, place.panel, place.log,
        bar_box(theme),
    )  # fmt: skip
    assert place.legend.collidelist(others) < 0
    assert VIEW.bounds.contains(place.legend)
    for words in (threatening.LEGEND, LONG):
        lines, cap = overlay.threat_lines(c, place, words)
        assert cap >= 13
        assert len(lines) * cap * overlay.LEADING <= place.legend.h
        assert all(c.width(line, cap, "strong", cap=cap) <= place.legend.w - 32 for line in lines)


LONG = (
    "e11: 12 Brenn Harrow 100%, 14 Jost Winkler 98%, 11 Lineman 67% and 3 more can come next to it next turn"
)
"""As much as it says of a square."""
