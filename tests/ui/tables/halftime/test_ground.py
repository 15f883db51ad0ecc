"""The table stands from the first frame: large pictures are made beside the frames, drafts stand in."""

from __future__ import annotations

import pygame
import pytest

from game.ui.drawing.layers import Layers
from game.ui.drawing.worker import Worker, shared
from game.ui.tables.halftime import ground as grounds
from game.ui.tables.halftime import layout as at
from game.ui.tables.halftime.ground import Ground
from game.ui.widgets import cache
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.draft import Draft
from game.ui.widgets.theme import Theme
from game.ui.widgets.view import View
from tests.ui.driver import Driver
from tests.ui.tables.halftime.players import stage_of
from tests.ui.tables.matches import Begin

pytestmark = pytest.mark.usefixtures("screen")

SIZES = ((1280, 720), (1024, 640), (800, 900), (2400, 640))


@pytest.fixture
def screen() -> None:
    """Layers are kept in the screen's own format."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


def likeness(a: pygame.Surface, b: pygame.Surface) -> int:
    """How far the mean colours of two pictures are apart."""
    pairs = zip(pygame.transform.average_color(a)[:3], pygame.transform.average_color(b)[:3], strict=True)
    return max(abs(x - y) for x, y in pairs)


@pytest.mark.parametrize("size", SIZES)
def test_the_stand_in_looks_like_the_layer(size: tuple[int, int]) -> None:
    ground = Ground(View(size), Theme(), at.TRAY_BOX, Layers(None, Worker()))
    draft = ground.picture()
    ground.layers.worker.finish()
    exact = ground.picture()
    assert draft is not exact
    assert draft.get_size() == exact.get_size() == size
    assert ground.picture() is exact
    card = Canvas(exact, Theme(), View(size)).box(at.FIELD)
    assert likeness(draft.subsurface(card), exact.subsurface(card)) < 6
    assert likeness(draft, exact) < 16


def test_without_its_picture_there_is_a_bare_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grounds, "FIRST", ("pictures", "gone.jpg"))
    view = View((1280, 720))
    draft = Ground(view, Theme(), at.TRAY_BOX, Layers(None, Worker())).picture()
    assert draft.get_at(tuple(map(int, at.FIELD.center)))[:3] == pygame.Color("#f3e4be")[:3]


def test_what_takes_long_is_drawn_flat_until_the_worker_has_made_it() -> None:
    cache.clear()
    surf = pygame.Surface((320, 180))
    for _ in range(2):
        draft = Draft(Canvas(surf, Theme()))
        draft.plate((20, 20, 400, 300), "paper", tone="#f3e4be")
        draft.glow((20, 20, 400, 300))
        draft.frame((30, 30, 300, 200), "#54301c")
        draft.recess((60, 60, 80, 40))
        assert draft.waits
        shared().finish()
        done = Draft(Canvas(surf, Theme()))
        done.plate((20, 20, 400, 300), "paper", tone="#f3e4be")
        done.glow((20, 20, 400, 300))
        assert not done.waits
        cache.clear()  # the window has another size: everything is made anew


def test_drafts_give_way_by_themselves(begin: Begin, driver: Driver) -> None:
    match = begin()
    board = stage_of(match).board
    assert board is not None
    for _ in range(6):
        shared().finish()
        driver.step()
    shared().finish()
    assert board.finished
