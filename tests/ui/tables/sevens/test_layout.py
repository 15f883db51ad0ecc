"""Where everything of the stadium is: nothing lies over anything else, at every size of text."""

from __future__ import annotations

import pygame
import pytest

from game.core.grid import named
from game.games.sevens.board import AWAY, HOME, NOWHERE
from game.games.sevens.state import PLAYERS
from game.ui.tables.sevens import overlay
from game.ui.tables.sevens.board import BENCH
from game.ui.tables.sevens.layout import BAND, BOXES, FELT_H, UNDER_TOP, Layout, layout
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.prompt import BOTTOM, bar_box, floor
from game.ui.widgets.theme import Theme
from game.ui.widgets.view import View
from tests.ui.written import Written

SCALES = (1.0, 1.25, 1.5, 1.75, 2.0)


@pytest.fixture(params=SCALES)
def theme(request: pytest.FixtureRequest) -> Theme:
    return Theme().at(text_scale=request.param)


@pytest.fixture(params=[False, True], ids=["played", "watched"])
def place(theme: Theme, request: pytest.FixtureRequest) -> Layout:
    return layout(theme, request.param)


def test_from_the_top_to_the_prompt_bar_one_thing_stands_under_another(place: Layout) -> None:
    boards = place.grid.field.inflate(2 * BAND, 2 * BAND)
    assert place.dugout(AWAY).y == UNDER_TOP
    assert place.dugout(AWAY).bottom <= boards.y
    assert boards.bottom <= place.dugout(HOME).y
    assert place.dugout(HOME).bottom <= place.low
    assert place.row.bottom <= (place.log.y if place.stacked else place.floor)  # beside the bar, or above it


def test_the_cards_stand_beside_the_boards(place: Layout) -> None:
    boards = place.grid.field.inflate(2 * BAND, 2 * BAND)
    assert place.panel.right < boards.x
    assert boards.right < place.right.x
    assert place.right.right == 1268


def test_a_bar_with_a_list_leaves_the_benches_free_where_text_is_large(theme: Theme) -> None:
    bar = floor(theme, listing=True) if theme.big else bar_box(theme).y
    assert layout(theme).dugout(HOME).bottom <= bar


def test_the_trackers_stand_apart_from_everything(place: Layout) -> None:
    others = [place.panel, place.grid.field.inflate(2 * BAND, 2 * BAND), place.dugout(HOME), place.right]
    cells = place.cells()
    assert len(cells) == 7
    assert not any(cell.colliderect(other) for cell in cells for other in others)
    assert not any(one.colliderect(other) for n, one in enumerate(cells) for other in cells[:n])


def test_a_bar_with_a_list_covers_no_card_where_text_is_large(theme: Theme) -> None:
    if theme.big:
        assert layout(theme).panel.bottom <= floor(theme, listing=True)


def test_the_log_stands_under_the_right_card_and_as_wide(theme: Theme) -> None:
    for logged in (False, True):
        place = layout(theme, logged=logged)
        above = [place.right, *place.cells()] if place.stacked else [place.right]
        assert (place.log.x, place.log.right) == (place.right.x, place.right.right)
        assert max(box.bottom for box in above) < place.log.y
        assert place.log.bottom == BOTTOM
        assert place.log.x > place.dugout(HOME).right, "the prompt bar lies beside it, with its list"


def test_an_open_log_leaves_the_dice_and_the_trackers_in_sight(theme: Theme) -> None:
    place = layout(theme, logged=True)
    assert place.right.h >= FELT_H
    assert not any(place.log.colliderect(cell) for cell in place.cells())
    assert place.log.h > 200


def test_what_has_happened_takes_the_room_of_a_closed_log(theme: Theme) -> None:
    closed, opened = (layout(theme, logged=logged).right for logged in (False, True))
    assert closed.h > opened.h + 100


def test_squares_stay_large_enough_for_a_finger_and_a_figure(place: Layout) -> None:
    assert place.grid.cell >= 26


def test_of_two_on_a_bench_at_least_half_of_the_lower_counter_is_seen(place: Layout) -> None:
    for box, word, _ in BOXES:
        at, boxes = [NOWHERE] * PLAYERS, [0] * PLAYERS
        boxes[:2] = box, box
        one, other = place.spots(at, boxes)[:2]
        assert one is not None, word
        assert other is not None, word
        assert other[0] - one[0] >= BENCH / 2, word


def test_where_somebody_may_be_pushed_to_is_written_on_the_squares(
    place: Layout, written: Written, theme: Theme
) -> None:
    """Names on the boards round them are not written over."""
    pygame.font.init()
    view, grid = View((1280, 720)), place.grid
    c = Canvas(pygame.Surface(view.size), theme, view)
    for start, squares in (
        ("e10", ("d11", "e11", "f11")), ("e2", ("d1", "e1", "f1")), ("s6", ("t5", "t6", "t7")),
        ("b6", ("a5", "a6", "a7")),
    ):  # fmt: skip
        written.clear()
        overlay.pushes(c, grid, named(start), tuple(named(at) for at in squares), "#a03020")
        assert sorted(written.words) == sorted(squares)
        assert all(grid.field.contains(box) for box in written.boxes)
