"""What stands on the table of Sevens is read whole, at every size of window and of text: the prompt, the
plan, the card of a block, labels on the pitch."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations
from typing import Any

import pygame
import pytest

from game.core.grid import named
from game.core.journal import header
from game.core.record import Seat
from game.games.sevens import GAME
from game.games.sevens.notation import NUMBER
from game.store.settings import Settings
from game.store.store import Store
from game.ui.app import App
from game.ui.scenes import match_words
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_think import at_once
from game.ui.session import branched_session
from game.ui.table_words import Announcement
from game.ui.tables.sevens import blockcard, overlay, plancard
from game.ui.tables.sevens.layout import head_height, layout
from game.ui.tables.sevens.marks import Marks, Step
from game.ui.tables.squares import overlays
from game.ui.widgets import panel, text
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.theme import Theme
from game.ui.widgets.view import View
from tests.ui.driver import Driver, window
from tests.ui.tables.matches import answer, settle
from tests.ui.tables.sevens.players import stage_of
from tests.ui.written import Written

SCALES = (1.0, 1.5, 2.0)
SIZES = ((1280, 720), (1024, 640))
GIVEN = (
    "H1.at e6", "H1.pa 3", "H4.at h6", "ball H1", "A1.at i6", "A2.at i7", "A3.at g8", "A3.state prone",
    "A4.at j3", "A5.at k6", "rerolls.home 2", "rerolls.away 2",
)  # fmt: skip
STRONG = ("H4.st 8", "H4.skills Brawler,Pro", "A1.st 1")
FACES = ("both", "stumble", "pow")

pytestmark = pytest.mark.parametrize("scale", SCALES)


@contextmanager
def table(
    store: Store, size: tuple[int, int], scale: float, more: Sequence[str] = (), *, log_open: bool = False
) -> Iterator[tuple[Driver, MatchScene]]:
    """A match in the middle of a turn of home's."""
    settings = Settings().but(
        animation="none", text_scale=scale, coach_pace="brisk", log_open=log_open, sound_cues=False
    )
    with window(App(settings, size=size, store=store)) as driver:
        seats = [Seat("home", "person", "Ada"), Seat("away", "person", "Ben")]
        lines = header(GAME, {}, seats) + [f"given {line}" for line in (*GIVEN, *more)]
        session = branched_session("\n".join([*lines, ""]), 0, store.saves)
        match = driver.open(MatchScene(driver.app, session, think=at_once))
        settle(driver, match)
        yield driver, match


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Callable[[], set[str]]:
    """What was written since it was asked last and had not the room."""
    found: set[str] = set()
    plain = text.fit

    def noting(s: str, role: str, px: int, room: int) -> str:
        shown = plain(s, role, px, room)
        if shown != s:
            found.add(s)
        return shown

    def asked() -> set[str]:
        out = set(found)
        found.clear()
        return out

    monkeypatch.setattr(text, "fit", noting)
    return asked


def point(driver: Driver, match: MatchScene, square: str) -> None:
    """The pointer goes to a square, and a few pictures are drawn."""
    driver.move((640, 20))
    driver.move(stage_of(match).place.grid.centre(named(square)))
    driver.step(12)


def block(driver: Driver, match: MatchScene) -> int:
    """H4 blocks A1; returns how many dice lie there."""
    answer(driver, match, (0, ("act", NUMBER["H4"], "block")), (0, ("block", NUMBER["A1"])))
    request: Any = match.play.request
    answer(driver, match, FACES[: len(request.dice)])
    driver.step(12)
    return len(request.dice)


@pytest.mark.parametrize("size", SIZES)
def test_the_prompt_is_whole_whoever_acts_and_whatever_is_asked(
    store: Store, size: tuple[int, int], scale: float
) -> None:
    with table(store, size, scale, STRONG) as (driver, match):
        driver.click(stage_of(match).place.grid.centre(named("e6")))
        settle(driver, match)
        assert not match.bar.cut, match.bar.question
        for deed in ("pass", "handoff", "foul"):
            answer(driver, match, (0, ("act", NUMBER["H1"], deed)))
            driver.step(3)
            assert not match.bar.cut, match.bar.question
            driver.key("u")
            settle(driver, match)
        block(driver, match)
        assert not match.bar.cut, match.bar.question


@pytest.mark.parametrize("size", SIZES)
def test_a_plan_tells_every_die_whole_and_lies_under_the_figures(
    store: Store, cut: Callable[[], set[str]], size: tuple[int, int], scale: float
) -> None:
    with table(store, size, scale) as (driver, match):
        answer(driver, match, (0, ("act", NUMBER["H1"], "pass")))
        cut()
        point(driver, match, "h6")
        marks, place = stage_of(match).picture.marks, stage_of(match).place
        assert sum("Intercepts" in step.what for step in marks.steps) == 2
        assert not cut() & {words for step in marks.steps for words in plancard.briefer(step.what)}
        high = plancard.plan_height(match.canvas(), marks, place)
        assert place.panel.y + head_height(match.theme) + high <= place.panel.bottom


def test_the_longest_plan_lies_under_the_figures(scale: float) -> None:
    pygame.font.init()
    view = View((1280, 720))
    c = Canvas(pygame.Surface(view.size), Theme(text_scale=scale), view)
    place, steps = layout(c.theme), tuple(Step(n, "Rush", "2+", 0.8) for n in range(1, 9))
    high = plancard.plan_height(c, Marks(steps=steps, again=0.5), place)
    assert place.panel.y + head_height(c.theme) + high <= place.panel.bottom


def test_fewer_words_still_tell_who_it_is(scale: float) -> None:
    assert [*plancard.briefer("Intercepts: 1 Lineman")][-1] == "Intercepts: 1"
    assert [*plancard.briefer("Block: number 1 goes down")][-1] == "Block: number 1 down"
    assert [*plancard.briefer("Dodge from 1, 2")][-1] == "Dodge from 1, 2"


@pytest.mark.parametrize("log_open", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("more", [(), STRONG], ids=["two dice", "three dice"])
def test_the_card_of_a_block_is_whole_beside_the_log(
    store: Store,
    cut: Callable[[], set[str]],
    more: Sequence[str],
    size: tuple[int, int],
    log_open: bool,
    scale: float,
) -> None:
    with table(store, size, scale, more, log_open=log_open) as (driver, match):
        cut()
        dice = block(driver, match)
        stage = stage_of(match)
        shown, card = stage.picture.block, blockcard.laid(stage.picture, stage.place)
        assert shown is not None
        assert card is not None
        assert dice == (3 if more else 2)
        if log_open:
            assert not card.box.colliderect(match.group["log"].rect)
        assert not card.box.colliderect(match.bar.rect)
        faces = {words for face in shown.dice for words in (face.words, face.outcome)}
        agains = {words for again in shown.agains for words in (again.name, again.words)}
        assert not cut() & {shown.title, shown.words, shown.choosing, *faces, *agains}


@pytest.mark.parametrize("size", SIZES)
def test_a_label_stays_on_the_pitch_and_is_no_wider_than_most_of_it(
    size: tuple[int, int], scale: float
) -> None:
    pygame.font.init()
    c = Canvas(pygame.Surface(size), Theme(text_scale=scale), View(size))
    field = layout(c.theme).grid.field
    sub = "25% with a team re-roll, breaks armour, sent off 20%, +1 to the roll"
    found = overlays.tag_words(c, "19%", sub, field.w * 0.36)
    assert len(found.lines) <= 3
    assert found.w < field.w * 0.8
    box = overlays.tag(c, field.topleft, "19%", sub, within=field, room=field.w * 0.36)
    assert field.contains(box)


def test_the_names_of_ranges_lie_over_nobody_and_apart(written: Written, scale: float) -> None:
    pygame.font.init()
    view = View((1280, 720))
    c = Canvas(pygame.Surface(view.size), Theme(text_scale=scale), view)
    grid = layout(c.theme).grid
    stood = [named(square) for square in ("b6", "h6", "k6", "j6", "o6", "r6")]
    overlay.ruler(c, grid, named("e6"), stood=sum(1 << at for at in stood))
    assert len(written.boxes) >= 4, "each of the four ranges"
    for box in written.boxes:
        assert grid.field.contains(box)
        assert not any(box.colliderect(grid.box(at).inflate(-10, -10)) for at in stood)
    assert not any(one.colliderect(other) for one, other in combinations(written.boxes, 2))


@pytest.mark.parametrize("size", SIZES)
def test_words_across_the_table_leave_the_cards_beside_the_pitch_in_sight(
    monkeypatch: pytest.MonkeyPatch, store: Store, size: tuple[int, int], scale: float
) -> None:
    with table(store, size, scale) as (_, match):
        plates: list[Box] = []
        plain = panel.plaque

        def hung(c: Canvas, box: Box, **k: Any) -> Box:
            plates.append(box)
            return plain(c, box, **k)

        monkeypatch.setattr(match_words, "plaque", hung)
        said = Announcement("12 Valen Swift the Younger is knocked out", "8 on two dice", "S7-11.3", 0, "bad")
        match_words.draw(match.canvas(), said, match.board, 1.0)
        place = stage_of(match).place
        assert plates[0].right < place.right.x
        assert plates[0].x > place.panel.right


def test_a_player_is_said_without_its_team_to_its_own_side_and_beside_a_crest(
    store: Store, scale: float
) -> None:
    with table(store, (1280, 720), scale) as (_, match):
        names = stage_of(match).names
        one, other = NUMBER["H1"], NUMBER["A1"]
        assert names.player(one).endswith(names.side(0))
        assert names.own(one, 0) == names.crested.player(one) == "1 Lineman"
        assert names.own(one, 1) == names.player(one)
        assert names.pair(one, other) == (names.player(one), names.player(other))
        assert names.pair(NUMBER["H4"], other) == ("4 Lineman", "1 Lineman")
