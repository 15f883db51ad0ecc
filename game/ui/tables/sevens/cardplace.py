"""Where a card over the pitch lies: at an end of it, or at a side, never over the squares it is about, nor
under an open log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from game.core.grid import NOWHERE
from game.ui.tables.sevens.layout import Layout
from game.ui.widgets.canvas import Box

EDGE: Final = 12.0  # units from the window's left edge, and from its right one
ROOM: Final = 3.0  # units between the card and the squares
ENOUGH: Final = 0.93  # of its usual size: no other place is better for being larger
MOST_LETTERS: Final = 1.6  # how many times as large as usual words on such a card get


@dataclass(frozen=True, slots=True)
class Size:
    """A form of a card: how wide at most, how high, and with how little width it does."""

    wide: float
    high: float
    least: float


class Placed(NamedTuple):
    """Where a card lies, in which form, and how large it is drawn: 1, or less where there is little room."""

    box: Box
    form: int
    g: float


def letters(place: Layout) -> float:
    """How many times as large as usual the words on a card over the pitch are."""
    return min(place.scale, MOST_LETTERS)


def place_card(place: Layout, squares: Iterable[int], forms: Sequence[Size]) -> Placed:
    """The place of a card about these squares, in a form that is drawn as large as usual there, or hardly
    smaller: rather at an end of the pitch than at a side, rather at the wider side."""
    keep = _around(place, squares)
    at_ends: list[Placed] = []
    at_sides: list[Placed] = []
    for n, size in enumerate(forms):
        for low in _ends(place, keep):
            placed = _at_end(place, n, size, low=low)
            if keep is None or not placed.box.colliderect(keep):
                at_ends.append(placed)
        if keep is not None:
            at_sides += [_at_side(place, n, size, keep, left=left) for left in (True, False)]
    at_sides.sort(key=lambda placed: -placed.box.w)
    return max([*at_ends, *at_sides], key=lambda placed: min(placed.g, ENOUGH))


def ends(place: Layout, forms: Sequence[Size]) -> list[Placed]:
    """Where a card lies that has the room: at either end of the pitch, in every form."""
    return [_at_end(place, n, size, low=low) for n, size in enumerate(forms) for low in (True, False)]


def _around(place: Layout, squares: Iterable[int]) -> Box | None:
    boxes = [place.grid.box(at) for at in squares if at != NOWHERE]
    if not boxes:
        return None
    return Box(boxes[0].unionall(boxes[1:])).inflate(2 * ROOM, 2 * ROOM)


def _ends(place: Layout, keep: Box | None) -> tuple[bool, bool]:
    """Whether the card is better low first, then the other."""
    low = keep is not None and keep.centery < place.grid.field.centery
    return low, not low


def _at_end(place: Layout, form: int, size: Size, *, low: bool) -> Placed:
    field = place.grid.field
    room = field.w - 8
    g = min(1.0, room / size.least)
    out = Box(0, 0, min(size.wide * g, room), size.high * g)
    out.midtop = (field.centerx, place.low - 2 - out.h if low else place.high + 1)
    return Placed(out, form, g)


def _at_side(place: Layout, form: int, size: Size, keep: Box, *, left: bool) -> Placed:
    """Over the card at a side and as much of the pitch as is free; an open log lies under the
    right one, and the dice with what they came to over it, where there is room for them."""
    room = keep.x - EDGE if left else 1280 - EDGE - keep.right
    high, low = place.high + 2, place.low - 2
    if not left and place.logged:
        low = min(low, place.log.y - ROOM)
    g = min(1.0, room / size.least, (low - high) / size.high)
    out = Box(0, 0, min(size.wide * g, room), size.high * g)
    out.x = EDGE if left else 1280 - EDGE - out.w
    out.y = max(high, min(keep.centery - out.h / 2, low - out.h))
    if out.right > place.right.x and place.dice.bottom + out.h <= low:
        out.y = max(out.y, place.dice.bottom)  # under the dice and what they came to
    return Placed(out, form, g)
