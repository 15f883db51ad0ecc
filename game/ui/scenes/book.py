"""An open book: a leather cover, page edges, two pages and the fold between them."""

from __future__ import annotations

import numpy as np
import pygame

from game.ui.drawing.materials import lin, to_surface
from game.ui.widgets.cache import sized
from game.ui.widgets.canvas import Area, Box, Canvas


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
