"""Where everything of the stadium is: nothing lies over anything else, at every size of text."""

from __future__ import annotations

import pytest

from game.games.sevens.board import AWAY, HOME
from game.ui.tables.sevens.layout import BAND, UNDER_TOP, Layout, layout
from game.ui.widgets.prompt import bar_box, floor
from game.ui.widgets.theme import Theme

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
    assert place.row.bottom <= place.floor


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


def test_a_bar_with_a_list_covers_neither_card_nor_trackers_where_text_is_large(theme: Theme) -> None:
    place, bar = layout(theme), floor(theme, listing=True)
    if theme.big:
        assert place.panel.bottom <= bar
        assert place.right_beside(log_open=False).bottom <= bar
        assert all(cell.bottom <= bar for cell in place.cells())


def test_what_has_happened_takes_the_room_of_a_closed_log() -> None:
    place = layout(Theme())
    assert place.right_beside(log_open=False).h > place.right.h + 100
    assert place.right_beside(log_open=False).bottom <= place.floor


def test_squares_stay_large_enough_for_a_finger_and_a_figure(place: Layout) -> None:
    assert place.grid.cell >= 26
