"""Where the kick's cards are: they grow with the text, as far as ball, goal and prompt bar leave room."""

from __future__ import annotations

from typing import Final

from game.ui.widgets.theme import Theme
from game.ui.widgets.view import Box, Point

TITLE: Final = Box(420, 6, 440, 42)
TITLE_EDGE: Final = 1068.0  # up to the corner buttons, and as far on the other side
KICKS: Final = Box(12, 64, 206, 136)
FACE: Final = Box(12, 300, 206, 312)
WIND: Final = Box(1100, 64, 168, 96)
POWER: Final = Box(1184, 262, 84, 330)
TUBE: Final = Box(1200, 300, 26, 240)
CLEAR: Final = 29.0  # more of the card's foot is free with text of 200 %: there the prompt bar is higher


def face_box(theme: Theme) -> Box:
    """The card of the ball's face: it grows with the text, above the prompt bar."""
    grown = theme.text_scale - 1
    top = FACE.y - 66 * grown
    return Box(FACE.x, top, FACE.w + 64 * grown, FACE.bottom - CLEAR * grown - top)


def face_middle(theme: Theme) -> Point:
    """The drawn ball's middle on its card."""
    box = face_box(theme)
    return box.centerx, box.y + 114.0 + 12 * (theme.text_scale - 1)


def kicks_box(theme: Theme) -> Box:
    """The card of the former kicks, above the ball's."""
    grown = theme.text_scale - 1
    return Box(KICKS.x, KICKS.y, KICKS.w + 64 * grown, KICKS.h + 20 * grown)


def wind_box(theme: Theme) -> Box:
    """The card of the wind: it grows to the left."""
    grown = theme.text_scale - 1
    return Box(WIND.x - 50 * grown, WIND.y, WIND.w + 50 * grown, WIND.h + 6 * grown)


def power_box(theme: Theme) -> Box:
    """The gauge's frame: it grows to the left."""
    grown = theme.text_scale - 1
    return Box(POWER.x - 24 * grown, POWER.y, POWER.w + 24 * grown, POWER.h)


def tube_box(theme: Theme) -> Box:
    """The glass of the gauge."""
    grown, frame = theme.text_scale - 1, power_box(theme)
    top, bottom = TUBE.y + 10 * grown, TUBE.bottom - 10 * grown
    return Box(frame.x + TUBE.x - POWER.x, top, TUBE.w, bottom - top)
