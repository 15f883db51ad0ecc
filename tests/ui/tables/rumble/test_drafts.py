"""The first frame waits for nothing: faces, trays and worn chalk are painted beside the frames."""

from __future__ import annotations

import pygame
import pytest

from game.games.rumble.board import STANDARD
from game.ui.drawing.worker import shared
from game.ui.tables.rumble import faces
from game.ui.tables.rumble.layout import AWAY, HOME, layout
from game.ui.widgets import cache
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.theme import Theme
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, settle
from tests.ui.tables.rumble.players import stage_of

RED = "#b5400e"


@pytest.fixture
def screen() -> None:
    """Sprites are kept in the screen's own format."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


@pytest.mark.usefixtures("screen")
def test_a_bare_disc_stands_in_for_a_face() -> None:
    cache.clear()
    draft, exact = faces.counter_soon(61, 3, RED)
    assert not exact
    shared().finish()
    face, exact = faces.counter_soon(61, 3, RED)
    assert exact
    assert draft.get_size() == face.get_size() == (61, 61)
    assert draft is not face


@pytest.mark.usefixtures("screen")
def test_the_number_of_a_spent_counter_is_read_as_before() -> None:
    fresh, spent = (faces.counter(80, 17, RED, done) for done in (False, True))
    same = [fresh.get_at((x, y)) == spent.get_at((x, y)) for x in range(54, 68) for y in range(54, 68)]
    assert all(same)
    assert fresh.get_at((40, 30)) != spent.get_at((40, 30))


def test_the_first_frame_looks_like_the_one_with_everything_there(begin: Begin, driver: Driver) -> None:
    cache.clear()
    match = begin()
    grid = stage_of(match).place.grid
    low = Canvas(driver.app.surface, Theme()).box(grid.field.cut(0, 10 * grid.cell, 0, 0))  # under the banner
    first = driver.app.surface.subsurface(low).copy()
    settle(driver, match)
    shared().finish()
    driver.step(60)
    whole = driver.app.surface.subsurface(low)
    means = [pygame.transform.average_color(surface)[:3] for surface in (first, whole)]
    assert pygame.image.tobytes(first, "RGB") != pygame.image.tobytes(whole, "RGB")
    assert max(abs(a - b) for a, b in zip(*means, strict=True)) < 10


@pytest.mark.parametrize("scale", [1.0, 1.2, 1.5, 2.0])
@pytest.mark.parametrize("watched", [False, True])
def test_cards_trays_and_field_lie_beside_each_other(scale: float, watched: bool) -> None:
    place = layout(Theme(text_scale=scale), STANDARD, watched)
    field, dice = place.grid.field, place.dice
    left, right = place.panel(HOME), place.panel(AWAY)
    assert left.right < field.x < field.right < right.x
    assert left.right < place.reserves(HOME).x
    assert place.reserves(HOME).right < dice.x < dice.right < place.reserves(AWAY).x
    assert place.reserves(AWAY).right < right.x
    assert field.bottom < dice.y
