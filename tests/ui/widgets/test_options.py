"""A list of options: every one as large as a fingertip, in every box, at every text size."""

from __future__ import annotations

import pygame
import pytest

from game.ui.widgets import options
from game.ui.widgets.button import TIGHT, Button
from game.ui.widgets.canvas import Box, Canvas, View
from game.ui.widgets.pane import BAR
from game.ui.widgets.prompt import BOTTOM, bar_box, cell_h, floor, tall_h
from game.ui.widgets.theme import Theme
from game.ui.widgets.widget import TOUCH

SCALES = [1.0, 1.25, 1.5, 1.75, 2.0]
NAMES = (
    "Ada",
    "Benedikt",
    "Cleopatra",
    "Dan",
    "Evangeline",
    "Finn",
    "Gus",
    "Hana",
    "Ida",
    "Jo",
    "Kim",
    "Lea",
)
ROOM = 540.0


def canvas(scale: float, size: tuple[int, int] = (1280, 720)) -> Canvas:
    pygame.font.init()
    return Canvas(pygame.Surface((1, 1)), Theme(text_scale=scale), View(size))


def laid(c: Canvas, count: int, *, sub: str = "", width: float = ROOM) -> tuple[Box, list[Button]]:
    """So many options in their room."""
    buttons = [
        Button(f"opt.{n}", Box(0, 0, 0, 0), f"Penalise {NAMES[n]}", key=str(n + 1), sub=sub)
        for n in range(count)
    ]
    room = Box(500, BOTTOM - tall_h(c.theme) + 10, width, tall_h(c.theme) - 20)
    options.lay(c, buttons, room)
    return room, buttons


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("count", [2, 3, 5, 8, 12])
def test_every_cell_is_as_large_as_a_fingertip_and_none_lies_on_another(count: int, scale: float) -> None:
    room, buttons = laid(canvas(scale), count)
    boxes = [button.rect for button in buttons]
    assert all(box.w >= TOUCH and box.h >= TOUCH for box in boxes)
    assert not any(a.inflate(-1, -1).colliderect(b) for i, a in enumerate(boxes) for b in boxes[:i])
    assert all(room.x <= box.x and box.right <= room.right + 0.01 for box in boxes)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 640)])
@pytest.mark.parametrize("count", [4, 8, 12])
def test_what_two_rows_cannot_hold_is_scrolled(count: int, size: tuple[int, int], scale: float) -> None:
    c = canvas(scale, size)
    room, buttons = laid(c, count)
    bottom = max(button.rect.bottom for button in buttons)
    pane = buttons[0].pane
    assert (pane is None) == (bottom <= room.bottom + 0.01)
    if pane is not None:
        assert all(button.rect.right <= room.right - BAR + 0.01 for button in buttons)
        pane.reveal(buttons[-1].rect)
        assert buttons[-1].rect.bottom <= room.bottom + 0.01


def test_few_options_keep_their_odds_beside_them() -> None:
    _, buttons = laid(canvas(1.0), 4, sub="46 %")
    assert [button.sub for button in buttons] == ["46 %"] * 4


def test_what_no_longer_fits_is_said_by_the_hint() -> None:
    _, buttons = laid(canvas(1.0), 8, sub="10 yards back")
    assert {button.sub for button in buttons} == {""}
    assert {button.hint for button in buttons} == {"10 yards back"}


def test_letters_are_never_smaller_than_small() -> None:
    for scale in SCALES:
        for count in range(2, 13):
            _, buttons = laid(canvas(scale), count)
            assert min(button.size for button in buttons) >= 14


@pytest.mark.parametrize("scale", SCALES)
def test_a_bar_with_a_list_ends_below_the_floor(scale: float) -> None:
    theme = Theme(text_scale=scale)
    assert floor(theme, listing=True) < BOTTOM - tall_h(theme)
    assert floor(theme, listing=False) < bar_box(theme).y
    assert floor(theme, listing=True) <= floor(theme, listing=False)
    assert 2 * cell_h(theme) < tall_h(theme)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 640)])
def test_a_penalty_for_one_of_eight_is_seen_without_scrolling(size: tuple[int, int], scale: float) -> None:
    _, buttons = laid(canvas(scale, size), 8, width=ROOM - 10 if scale < 1.5 else 640)
    assert buttons[0].pane is None


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 640)])
@pytest.mark.parametrize("count", [2, 5, 8, 9, 12])
def test_every_option_shows_its_key(count: int, size: tuple[int, int], scale: float) -> None:
    c = canvas(scale, size)
    _, buttons = laid(c, count, width=640)
    for button in buttons:
        assert button.key
        assert sum(button.parts(c)[2:]) <= button.rect.w - TIGHT or button.pane is not None


@pytest.mark.parametrize("scale", [1.75, 2.0])
def test_with_the_largest_text_nine_short_options_stand_in_three_rows(scale: float) -> None:
    c = canvas(scale)
    buttons = [Button(f"opt.{n}", Box(0, 0, 0, 0), f"Flag: {NAMES[n]}", key=str(n + 1)) for n in range(9)]
    room = Box(378, BOTTOM - tall_h(c.theme) + 10, 698, tall_h(c.theme) - 20)
    options.lay(c, buttons, room)
    assert buttons[0].pane is None
    assert all(room.inflate(0.1, 0.1).contains(button.rect) for button in buttons)


def test_a_tall_room_holds_all_options_without_a_bar() -> None:
    names = [f"{n} Somebody with a Name" for n in range(1, 12)]
    buttons = [Button(f"o:{n}", Box(0, 0, 0, 0), name, key=str(n)) for n, name in enumerate(names)]
    room = Box(0, 0, 478, 158)
    options.lay(canvas(1.0), buttons, room)
    assert all(button.pane is None and room.contains(button.rect) for button in buttons)
    assert min(button.rect.h for button in buttons) >= TOUCH
