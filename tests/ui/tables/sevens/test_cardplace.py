"""Cards over the pitch hide nobody that they are about and lie under no open log, at any size of text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.games.sevens.board import NEIGHBOURS, PITCH, away
from game.ui.tables.sevens import againcard, blockcard, tray
from game.ui.tables.sevens.cardplace import ENOUGH, Placed, Size, letters, place_card
from game.ui.tables.sevens.layout import UNDER_TOP, Layout, layout
from game.ui.widgets.canvas import Box
from game.ui.widgets.theme import Theme

SCALES = (1.0, 1.25, 1.5, 2.0)


@pytest.fixture(params=SCALES)
def theme(request: pytest.FixtureRequest) -> Theme:
    return Theme(text_scale=request.param)


@pytest.fixture(params=[False, True], ids=["log closed", "log open"])
def place(theme: Theme, request: pytest.FixtureRequest) -> Layout:
    return layout(theme, logged=request.param)


def blocks(place: Layout, dice: int) -> Iterator[tuple[list[int], Placed]]:
    """Every block on the pitch: whom it is about with the squares of a push, and where its card lies."""
    sizes = [form.size(dice) for form in blockcard.forms(place)]
    for one in PITCH.squares:
        for other in NEIGHBOURS[one]:
            squares = [at for at in (one, other, *away(one, other)) if at >= 0]
            yield squares, place_card(place, squares, sizes)


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_card_of_a_block_hides_neither_of_the_two_nor_a_square_of_the_push(
    place: Layout, dice: int
) -> None:
    for squares, placed in blocks(place, dice):
        assert not any(placed.box.colliderect(place.grid.box(at)) for at in squares), squares


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_it_lies_within_the_window_and_hardly_smaller_than_usual(place: Layout, dice: int) -> None:
    room = Box(8, UNDER_TOP, 1264, place.floor - UNDER_TOP)
    sizes = [form.size(dice) for form in blockcard.forms(place)]
    for squares, placed in blocks(place, dice):
        assert room.contains(placed.box)
        assert placed.g >= ENOUGH - 0.06, squares
        assert placed.box.w >= sizes[placed.form].least * placed.g - 1


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_it_does_not_cut_through_what_the_dice_came_to_where_there_is_room_below(
    theme: Theme, dice: int
) -> None:
    place = layout(theme)
    line = tray.words_box(place)
    for squares, placed in blocks(place, dice):
        room = place.low - 2 - line.bottom
        assert not placed.box.colliderect(line) or placed.box.h > room, squares


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_no_part_of_it_lies_under_an_open_log(theme: Theme, dice: int) -> None:
    place = layout(theme, logged=True)
    assert not any(placed.box.colliderect(place.log) for _, placed in blocks(place, dice))


def test_the_card_of_a_failed_test_lies_under_no_open_log_and_not_over_the_player(theme: Theme) -> None:
    place = layout(theme, logged=True)
    for at in PITCH.squares:
        box = place_card(place, (at,), [againcard.size(3, letters(place))]).box
        assert not box.colliderect(place.log)
        assert not box.colliderect(place.grid.box(at))


def test_what_is_written_on_it_grows_with_the_text() -> None:
    usual, large = (letters(layout(Theme(text_scale=scale))) for scale in (1.0, 2.0))
    assert usual == 1
    assert large >= 1.5


def test_without_a_square_it_lies_at_the_top() -> None:
    place = layout(Theme())
    assert place_card(place, (), [Size(700, 200, 400)]).box.y < place.grid.field.y
