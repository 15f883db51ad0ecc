"""Where everything of the Half-Time table is, in logical units.

A *place* is counted in yards from the left goal line, 0 to 100: the home side defends the left one and
attacks to the right in both halves, so a place never changes with the ball's owner.
"""

from __future__ import annotations

from typing import Final

from game.ui.widgets.view import Box

SCORE_BOX: Final = Box(300, 6, 680, 54)
WIN_BAR: Final = Box(300, 63, 680, 9)
BOARD_BOX: Final = Box(208, 78, 864, 380)
TRAY_BOX: Final = Box(208, 466, 344, 162)
CALLS_BOX: Final = Box(562, 466, 510, 162)
LEFT_PANEL: Final = Box(12, 64, 184, 644)
RIGHT_PANEL: Final = Box(1084, 64, 184, 402)  # the log lies under it

GOAL: Final = 100
HOME, AWAY = 0, 1
FIELD_X: Final = 300.0  # of the left goal line
YARD: Final = 6.94  # units a yard
ZONE: Final = 34.0  # width of an end zone
FIELD_LEFT, FIELD_RIGHT = FIELD_X - ZONE, FIELD_X + GOAL * YARD + ZONE
TRACK: Final = Box(FIELD_LEFT, 134, FIELD_RIGHT - FIELD_LEFT, 34)
BANDS_Y: Final = 174.0
BAND_H: Final = 55.0
DOWNS: Final = 4
BANDS_BOTTOM: Final = BANDS_Y + DOWNS * BAND_H
FIELD: Final = Box(FIELD_LEFT, BANDS_Y, FIELD_RIGHT - FIELD_LEFT, DOWNS * BAND_H)
FIGURES_Y: Final = BANDS_BOTTOM + 16  # the yards along the bottom
SMALL_PRINT_Y: Final = BANDS_BOTTOM + 42
ARROW_BOX: Final = Box(640, 89, 416, 36)  # whose ball it is
BALL: Final = 52.0  # its length


def place_x(place: float) -> float:
    """A place on the field, in units from the left."""
    return FIELD_X + place * YARD


def band_y(band: float) -> float:
    """The middle of a down's band; 0 is the first."""
    return BANDS_Y + (band + 0.5) * BAND_H


def place_of(seat: int, yard: float) -> float:
    """The place of a yard counted from the goal line that a side defends."""
    return yard if seat == HOME else GOAL - yard


def ahead(seat: int) -> int:
    """The way a side attacks: 1 to the right."""
    return 1 if seat == HOME else -1


def place_at(pos: tuple[float, float]) -> float | None:
    """The place under a pointer, in whole fives, or None beside the field."""
    if not FIELD.collidepoint(pos):
        return None
    return float(min(GOAL, max(0, 5 * round((pos[0] - FIELD_X) / YARD / 5))))
