"""Where a card over the pitch lies: at an end of it, or at a side, and never over the squares it is about."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from game.core.grid import NOWHERE
from game.ui.tables.sevens.layout import LOG_TOP, Layout
from game.ui.widgets.canvas import Box

EDGE: Final = 12.0  # units from the window's left edge, and from its right one
ROOM: Final = 3.0  # units between the card and the squares


@dataclass(frozen=True, slots=True)
class Size:
    """A card as large as usual: how wide, how high, and with how little width it does."""

    wide: float
    high: float
    least: float


def card_box(place: Layout, squares: Iterable[int], size: Size) -> Box:
    """The box of a card about these squares. Its height tells, beside ``size.high``, how large it is
    drawn."""
    keep = _around(place, squares)
    ends = [_at_end(place, size, low=low) for low in _ends(place, keep)]
    for box in ends:
        if keep is None or not box.colliderect(keep):
            return box
    assert keep is not None
    return max((_at_side(place, size, keep, left=left) for left in (True, False)), key=lambda box: box.w)


def ends(place: Layout, size: Size) -> list[Box]:
    """Where a card lies that has the room: at either end of the pitch."""
    return [_at_end(place, size, low=low) for low in (True, False)]


def _around(place: Layout, squares: Iterable[int]) -> Box | None:
    boxes = [place.grid.box(at) for at in squares if at != NOWHERE]
    if not boxes:
        return None
    return Box(boxes[0].unionall(boxes[1:])).inflate(2 * ROOM, 2 * ROOM)


def _ends(place: Layout, keep: Box | None) -> tuple[bool, bool]:
    """Whether the card is better low first, then the other."""
    low = keep is not None and keep.centery < place.grid.field.centery
    return low, not low


def _at_end(place: Layout, size: Size, *, low: bool) -> Box:
    field = place.grid.field
    room = field.w - 8
    g = min(place.grown, room / size.least)
    out = Box(0, 0, min(size.wide * g, room), size.high * g)
    out.midtop = (field.centerx, place.low - 2 - out.h if low else place.high + 1)
    return out


def _at_side(place: Layout, size: Size, keep: Box, *, left: bool) -> Box:
    """Over the card at a side and as much of the pitch as is free; the log lies under the right one."""
    room = keep.x - EDGE if left else 1280 - EDGE - keep.right
    g = min(place.grown, room / size.least)
    out = Box(0, 0, min(size.wide * g, room), size.high * g)
    low = place.low - 2 if left else min(place.low - 2, LOG_TOP)
    out.x = EDGE if left else 1280 - EDGE - out.w
    out.y = max(place.high + 2, min(keep.centery - out.h / 2, low - out.h))
    return out
