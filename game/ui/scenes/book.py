"""An open book: a leather cover, page edges, two pages and the fold between them, and pictures in it."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pygame

from game.games.registry import Box as GameBox
from game.ui.boxes import part
from game.ui.drawing.materials import lin, to_surface
from game.ui.rule_picture import Picture
from game.ui.widgets.cache import sized
from game.ui.widgets.canvas import Area, Box, Canvas
from game.ui.widgets.theme import INK


@sized(4)
def gutter(w: int, h: int, k: float) -> pygame.Surface:
    """The fold between two pages: both fall into it, the right one catches light beside it."""
    x = (np.arange(w, dtype=np.float32)[None, :] - w / 2) / k
    shade = 0.50 * np.exp(-np.abs(x) / 9) + 0.20 * np.exp(-np.abs(x) / 34)
    shade = shade * np.clip((w / 2 / k - np.abs(x)) / 24, 0, 1)
    a = np.broadcast_to(np.clip(shade * np.where(x > 0, 0.85, 1.0), 0, 1), (h, w))
    return to_surface(np.broadcast_to(lin("#2a1606"), (h, w, 3)), a)


def book(c: Canvas, rect: Area, fold: float) -> tuple[Box, Box]:
    """A leather cover, page edges, two pages. Returns the pages."""
    r = Box(rect)
    c.plate(r, "leather", r=12, tone="#6d3418", border="#3a1a0a", bw=2, shadow=12)
    inner = r.cut(12, 8, 12, 10)
    for i in range(3):  # the edges of the pages below
        c.plate(
            inner.cut(-4 + i * 2, 0, -4 + i * 2, -4 + i * 2),
            "enamel",
            r=4,
            tone=("#cbb48a", "#dcc9a2", "#e6d6b4")[i],
            border="#a98d5f",
            bw=0.8,
            shadow=0,
        )
    left, right = (
        Box(inner.x + 2, inner.y, fold - inner.x - 2, inner.h - 2),
        Box(fold, inner.y, inner.right - fold - 2, inner.h - 2),
    )
    c.plate(left, "paper", r=3, tone="#f8efd9", border=None, shadow=0, bevel=0.4, seed=3)
    c.plate(right, "paper", r=3, tone="#f8efd9", border=None, shadow=0, bevel=0.4, seed=6)
    w = c.box((fold - 80, left.y, 160, left.h))
    c.surf.blit(gutter(w.w, w.h, round(c.k, 3)), w)
    return left, right


def bookmark(c: Canvas, x: float) -> None:
    """A russet ribbon that hangs over the upper edge."""
    c.poly([(x + 2, 66), (x + 28, 66), (x + 28, 112), (x + 15, 100), (x + 2, 112)], "#2a1606", alpha=0.35)
    c.poly([(x, 64), (x + 26, 64), (x + 26, 108), (x + 13, 96), (x, 108)], "#b5400e")
    c.line((x + 5, 66), (x + 5, 98), "#e08a5a", 1)


def pictures(box: GameBox) -> Mapping[str, Picture]:
    """The pictures that a box has for its rulebook, by the number of the chapter."""
    module = part(box, "rule_pictures")
    found: Mapping[str, Picture] = module.PICTURES if module else {}
    return found


def framed(c: Canvas, rect: Area, picture: Picture) -> None:
    """A picture in a frame, with what it shows below it and room for whatever else it will."""
    r = Box(rect)
    c.plate(r, "enamel", r=8, tone="#1d4a2e", border="#b79f76", bw=1.4, shadow=3)
    lines = c.lines(picture.caption, r.w - 28, 15, "strong")
    most = max(len(c.lines(words, r.w - 28, 15, "strong")) for words in (picture.caption, *picture.captions))
    foot = most * c.leading(15) + 16
    art = r.cut(2, 2, 2, foot)
    with c.clip(art):
        picture.draw(c, art)
    c.flat((r.x + 2, r.bottom - foot, r.w - 4, foot - 2), "#f8efd9", r=6)
    for i, line in enumerate(lines):
        c.text(line, (r.x + 14, r.bottom - foot + 7 + (i + 0.5) * c.leading(15)), 15, INK, "strong")
