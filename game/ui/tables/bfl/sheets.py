"""Canvases of their own for what is drawn once and shown for many frames: cards, plates, tags."""

from __future__ import annotations

import pygame

from game.ui.widgets.canvas import Canvas
from game.ui.widgets.theme import Theme
from game.ui.widgets.view import View


def sheet(theme: Theme, k: float, w: float, h: float, margin: float) -> Canvas:
    """A transparent canvas for a thing of w by h logical units, with a margin for its shadow and glow.

    Logical (0, 0) is the thing's upper left corner; ``margin`` is in logical units too.
    """
    m = round(margin * k)
    layer = pygame.Surface((round(w * k) + 2 * m, round(h * k) + 2 * m), pygame.SRCALPHA)
    view = View(layer.get_size())
    view.k, view.ox, view.oy = k, float(m), float(m)
    return Canvas(layer, theme, view)
