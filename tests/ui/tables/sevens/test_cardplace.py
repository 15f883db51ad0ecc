"""Cards over the pitch hide nobody that they are about, at any size of text."""

from __future__ import annotations

import pytest

from game.games.sevens.board import NEIGHBOURS, PITCH, away
from game.ui.tables.sevens.blockcard import GAP, HIGH, LEAST_AGAIN_W, LEAST_FACE_W, WIDE
from game.ui.tables.sevens.cardplace import Size, card_box
from game.ui.tables.sevens.layout import UNDER_TOP, layout
from game.ui.widgets.canvas import Box
from game.ui.widgets.theme import Theme

SCALES = (1.0, 1.25, 1.5, 2.0)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_card_of_a_block_hides_neither_of_the_two_nor_a_square_of_the_push(
    scale: float, dice: int
) -> None:
    place = layout(Theme(text_scale=scale))
    size = Size(WIDE, HIGH, 24 + LEAST_AGAIN_W + (LEAST_FACE_W + GAP) * dice)
    for one in PITCH.squares:
        for other in NEIGHBOURS[one]:
            squares = [at for at in (one, other, *away(one, other)) if at >= 0]
            box = card_box(place, squares, size)
            assert not any(box.colliderect(place.grid.box(at)) for at in squares), (one, other)


@pytest.mark.parametrize("scale", SCALES)
def test_it_lies_within_the_window_and_is_no_smaller_than_can_be_read(scale: float) -> None:
    place = layout(Theme(text_scale=scale))
    size = Size(WIDE, HIGH, 24 + LEAST_AGAIN_W + (LEAST_FACE_W + GAP) * 3)
    for one in PITCH.squares:
        other = NEIGHBOURS[one][0]
        box = card_box(place, (one, other, *away(one, other)), size)
        assert Box(8, UNDER_TOP, 1264, place.floor - UNDER_TOP).contains(box)
        assert box.h >= HIGH
        assert box.w >= size.least * box.h / HIGH - 1


def test_without_a_square_it_lies_at_the_top() -> None:
    place = layout(Theme())
    assert card_box(place, (), Size(WIDE, HIGH, WIDE)).y < place.grid.field.y
