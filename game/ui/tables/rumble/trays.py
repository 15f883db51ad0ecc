"""The wooden trays: Reserves under the field, Light, Bad and Dead on the cards, and the felt for the dice."""

from __future__ import annotations

from functools import partial
from math import ceil

import pygame

from game.games.rumble.state import RESERVES
from game.ui.drawing.materials import native
from game.ui.drawing.worker import Soon
from game.ui.tables.rumble.layout import BOX_WORDS, BOXES, Layout
from game.ui.tables.rumble.picture import RumblePicture
from game.ui.widgets import plates
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.draft import Draft

CHALK = "#eeecde"
DEEP = 6.0
FELT, BARE = "#4a3a30", "#140c07"


def ground(c: Draft, place: Layout) -> None:
    """The empty trays."""
    for side in (0, 1):
        tray(c, place.reserves(side), seed=80 + side)
    tray(c, place.dice, seed=90, felt=True)


def boxes(c: Draft, place: Layout, side: int) -> None:
    """The three boxes of the injured on a card, with their words."""
    for n, where in enumerate(BOXES):
        b = place.tray(side, where)
        tray(c, b, seed=100 + n + 7 * side)
        c.text(BOX_WORDS[where], (b.x + 12, b.centery), 15, CHALK, "num", cap=24, room=place.word_w - 14)


def words(c: Canvas, p: RumblePicture, place: Layout) -> None:
    """The word in a Reserves tray that has room for it, and how many may enter."""
    for side in p.sides:
        count = sum(1 for each in p.counters[side.seat * 16 : side.seat * 16 + 16] if each.where == RESERVES)
        b = place.reserves(side.seat)
        if count <= 5:
            owed = min(side.owed, count)
            y = b.centery - (8 if owed else 0)
            c.text(BOX_WORDS[RESERVES], (b.x + 14, y), 17, CHALK, "num", cap=22)
            if owed:
                c.text(f"{owed} may enter", (b.x + 14, y + 20), 14, "#ffcf70", "bold", cap=16)


def tray(c: Draft, box: Box, *, seed: int, felt: bool = False) -> None:
    """A shallow wooden box seen from above: its rim, and its floor with the rim's shadow."""
    c.plate(box, "wood", r=5, border="#4a2e18", bw=1.2, shadow=5, seed=seed)
    inside = c.box(box.cut(DEEP, DEEP, DEEP, DEEP))
    made = partial(_floors.get, inside.w, inside.h, round(c.k, 3), felt, seed)
    floor = made()
    if floor is None:
        c.surf.fill(FELT if felt else BARE, inside)
        c.until(lambda: made() is not None)
    else:
        c.surf.blit(floor, inside)


def _floor(w: int, h: int, k: float, felt: bool, seed: int) -> pygame.Surface:
    if felt:
        floor = plates.grain("paper", w, h, k / 2.2, FELT, 3).copy()
    else:
        floor = plates.grain("walnut", w, h, k, "", seed % 7).copy()
        floor.fill("#8a7a70", special_flags=pygame.BLEND_MULT)
    shade = pygame.Surface((w, h), pygame.SRCALPHA)
    deep = ceil(9 * k)
    for i in range(deep):
        alpha = int(150 * (1 - i / deep) ** 1.7)
        shade.fill((0, 0, 0, alpha), (0, i, w, 1))
        shade.fill((0, 0, 0, alpha), (i, i, 1, h - i))
    floor.blit(shade, (0, 0))
    return native(floor)


_floors = Soon("tray floor", _floor, most=36)
