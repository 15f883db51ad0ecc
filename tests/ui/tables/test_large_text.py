"""BFL's table with large text: words grow by half at least, and nothing covers them."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.core.coach import Coach
from game.core.requests import Choice, Flick
from game.core.table import REFEREE, next_answer
from game.games.bfl.quick import QuickTable
from game.games.registry import box
from game.simulate import coach
from game.store.settings import Settings
from game.store.store import Store
from game.ui.app import App
from game.ui.drawing.teams import TEAMS
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_think import at_once
from game.ui.session import Session, new_session
from game.ui.tables.bfl import cards, kick_boxes, kick_cards, lying, marks, spinner
from game.ui.tables.bfl.kick_picture import KickPicture
from game.ui.tables.bfl.kick_place import BALL_Y
from game.ui.tables.bfl.layout import layout, top_box
from game.ui.tables.bfl.picture import SidePicture, SpinnerPicture
from game.ui.tables.bfl.pieces import lay
from game.ui.tables.bfl.playing import UNDER_BALL
from game.ui.widgets import text
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.theme import Theme
from game.ui.widgets.view import View
from tests.ui.bfl import board_of
from tests.ui.driver import window
from tests.ui.match.conftest import PERSONS, seats

VIEW = View((1280, 720))
SCALES = [1.0, 1.25, 1.5, 1.75, 2.0]


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(VIEW.size)


def canvas(scale: float) -> Canvas:
    return Canvas(pygame.Surface(VIEW.size, pygame.SRCALPHA), Theme(text_scale=scale), VIEW)


def played_to(store: Store, count: int, what: type) -> Session:
    """A match of persons that has come to a kick, or to a call that everybody may challenge."""
    session = new_session(box("bfl"), {"players": str(count)}, seats(PERSONS, count), {}, store.saves)
    coaches: dict[int, Coach] = {n: coach(session.box, "coach:pro", 1 + n) for n in range(count)}
    coaches[REFEREE] = coach(session.box, "random", 1)
    table = QuickTable(1, coaches)
    for _ in range(4000):
        pending = session.match.pending
        if isinstance(pending, what) and (
            not isinstance(pending, Choice)
            or sum(option[1] == ("challenge",) for option in pending.options) == count
        ):
            return session
        session.answer(next_answer(session.match, coaches, coaches[REFEREE], table))
    raise AssertionError("it does not come")


# ------------------------------------------------------------------------------------------- the cards
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("gain", ["+20", "−10"])
def test_the_ribbon_covers_no_yards(scale: float, gain: str) -> None:
    side = SidePicture(0, TEAMS[0], 3, 0, 50, 7, active=True)
    side.gain = gain
    drawn: dict[str, pygame.Surface] = {}
    for ribbon in ("", "BATTLE", "TO THROW"):
        c, side.ribbon = canvas(scale), ribbon
        places = cards.boxes([side], c.theme)
        cards.still(c, cards.said(c, [side]), places)
        drawn[ribbon] = c.surf.copy()
    c = canvas(scale)
    cards.live(c, [side], places, 0.0)
    x, y = (round(v) for v in places[0].topleft)
    foot = pygame.Rect(x, y + round(places[0].h * 0.78), round(places[0].w) - 50, round(places[0].h * 0.3))
    yards = pygame.mask.from_surface(c.surf.subsurface(foot))
    for ribbon in ("BATTLE", "TO THROW"):
        same = pygame.mask.from_threshold(
            drawn[ribbon].subsurface(foot), (0, 0, 0), (1, 1, 1, 255), drawn[""].subsurface(foot)
        )
        same.invert()
        assert not yards.overlap(same, (0, 0))


@pytest.mark.parametrize("scale", SCALES)
def test_a_ribbon_has_room_between_two_cards(scale: float) -> None:
    sides = [SidePicture(n, TEAMS[n], 3, 0, 50, 7) for n in range(4)]
    left = cards.boxes(sides, Theme(text_scale=scale))[::2]
    assert all(lower.y - upper.bottom >= 16 for upper, lower in pairwise(left))
    assert top_box(Theme(text_scale=scale)).bottom < left[0].y


# -------------------------------------------------------------------------------------------- the kick
@pytest.mark.parametrize("scale", SCALES)
def test_the_kicks_cards_lie_apart_and_above_the_bar(scale: float) -> None:
    theme = Theme(text_scale=scale)
    kicks, face = kick_boxes.kicks_box(theme), kick_boxes.face_box(theme)
    wind, power, tube = kick_boxes.wind_box(theme), kick_boxes.power_box(theme), kick_boxes.tube_box(theme)
    assert kicks.bottom < face.y
    assert wind.bottom < power.y
    assert power.contains(tube)
    assert face.collidepoint(kick_boxes.face_middle(theme))
    if theme.big:
        assert face.bottom < BALL_Y + UNDER_BALL or scale < 1.7


@pytest.mark.parametrize("size", [17.0, 16.0, 15.0, 14.0, 19.0])
def test_what_stands_on_little_room_grows_by_half_at_least(size: float) -> None:
    cap = size * 1.15
    small, large = (min(Theme(text_scale=s).size(size), Theme(text_scale=s).most(cap)) for s in (1.0, 2.0))
    assert large >= small * 1.5


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize(
    "words", ["worth 1 · one try · after the touchdown", "110 yards, wind 9 to the left"]
)
def test_the_title_of_a_kick_is_as_wide_as_its_words(scale: float, words: str) -> None:
    c = canvas(scale)
    plaque, note, first, second = kick_cards.title_line(c, KickPicture(title="Extra point", note=words))
    title = c.width("Extra point", 19, "display", cap=first)
    assert title + c.width(note, 15, "strong", cap=second) + 52 <= plaque.w
    assert plaque.right <= kick_boxes.TITLE_EDGE + 0.01
    assert plaque.bottom < 66  # the posts' tips


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_a_kicks_prompt_is_whole_and_lies_on_no_card(
    store: Store, size: tuple[int, int], scale: float
) -> None:
    settings = Settings().but(animation="none", text_scale=scale)
    with window(App(settings, size=size, store=store)) as driver:
        match = driver.open(MatchScene(driver.app, played_to(store, 2, Flick), think=at_once))
        driver.step(30)
        assert match.play.open
        assert not match.bar.cut
        assert not match.bar.rect.colliderect(kick_boxes.face_box(driver.app.theme))
        assert not match.bar.rect.colliderect(kick_boxes.power_box(driver.app.theme))


# ---------------------------------------------------------------------------------- flags and the log
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_eight_flags_and_accept_are_seen_with_their_keys_without_scrolling(
    store: Store, size: tuple[int, int], scale: float
) -> None:
    settings = Settings().but(animation="none", text_scale=scale)
    with window(App(settings, size=size, store=store)) as driver:
        match = driver.open(MatchScene(driver.app, played_to(store, 8, Choice), think=at_once))
        driver.step(30)
        driver.key("f")
        driver.step()
        buttons = [match.group[deed.name] for deed in match.now.all]
        assert len(buttons) == 9
        assert all(button.pane is None and button.key for button in buttons)


@pytest.mark.parametrize("scale", [1.25, 1.5, 2.0])
@pytest.mark.parametrize("count", [4, 8])
def test_an_open_log_covers_no_card(store: Store, count: int, scale: float) -> None:
    settings = Settings().but(animation="none", text_scale=scale, log_open=True)
    with window(App(settings, store=store)) as driver:
        match = driver.open(MatchScene(driver.app, played_to(store, count, Choice), think=at_once))
        driver.step(30)
        log = match.group["log"].rect
        assert not any(log.colliderect(card) for card in board_of(match.board).card_boxes())
        assert not log.colliderect(match.bar.rect)


# -------------------------------------------------------------------------------------- battle dice
@pytest.mark.rule("BFL-6.2")
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_stray_battle_dice_cover_no_painted_figure(store: Store, scale: float) -> None:
    options = {"players": "2", "cup": "hand"}
    session = new_session(box("bfl"), options, seats(PERSONS, 2), {}, store.saves)
    place = layout(VIEW, Theme(text_scale=scale))
    dice = lay(place, lying.strewn(session.match.state))
    assert len(dice) == 14
    for die in dice:
        covered = pygame.Rect(0, 0, round(die.radius * 1.7), round(die.radius * 1.7))
        covered.center = round(die.at[0]), round(die.at[1])
        assert covered.collidelist(marks.numerals(place)) == -1


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("call", ["odd", "even"])
def test_the_numbers_of_a_call_stand_whole_beside_its_tick(
    scale: float, call: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame.font.init()
    cut: list[str] = []
    fit = text.fit

    def noted(words: str, role: str, px: int, room: int) -> str:
        fitted = fit(words, role, px, room)
        cut.extend([words] * (fitted != words))
        return fitted

    monkeypatch.setattr(text, "fit", noted)
    view = View((1024, 640))
    c = Canvas(pygame.Surface(view.size), Theme(text_scale=scale), view)
    spinner.draw(c, SpinnerPicture("Two-point try", "BFL-4.4", call=call))
    assert cut == []
