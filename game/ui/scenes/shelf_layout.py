"""Where things are on the shelf, in logical units: one to four boxes, and two rows of drawers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ui.widgets.view import Box

BACK, LIP, UNDER = 430.0, 466.0, 490.0  # of the shelf: far edge, rounded front edge, underside
STANDS: Final = 455.0  # the foot of what stands on it
SHAPE: Final = 246 / 292  # of a lid
DEPTH, RISE = 0.060, 0.030  # of a box's side and top, of its width
TITLE: Final = (640.0, 66.0)
SLOGAN_Y: Final = 128.0
CHEST: Final = Box(24, 508, 1232, 198)  # the drawers


def box_places(count: int) -> list[Box]:
    """The lids of one to four boxes. One or two stand in the middle, larger, with pieces round them."""
    height = {1: 296.0, 2: 296.0}.get(count, 288.0)
    width, gap = height * SHAPE, {2: 136.0, 3: 90.0}.get(count, 34.0)
    left = 640 - (count * width + (count - 1) * gap) / 2 - width * DEPTH / 2
    return [Box(left + i * (width + gap), STANDS - height, width, height) for i in range(count)]


def drawer_rows(names: Sequence[str], *, wide: str = "") -> list[tuple[str, Box]]:
    """Two rows of drawers; the one called ``wide``, if it is there, takes more of its row."""
    half = (len(names) + 1) // 2 if len(names) % 2 == 0 or wide not in names else len(names) // 2
    gap, height = 14.0, (CHEST.h - 14) / 2
    places: list[tuple[str, Box]] = []
    for row, part in enumerate((names[:half], names[half:])):
        shares = [1.75 if name == wide else 1.0 for name in part]
        unit = (CHEST.w - gap * (len(part) - 1)) / sum(shares)
        x, y = CHEST.x, CHEST.y + row * (height + gap)
        for name, share in zip(part, shares, strict=True):
            places.append((name, Box(x, y, unit * share, height)))
            x += unit * share + gap
    return places
