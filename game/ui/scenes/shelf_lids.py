"""The lids of the boxes: each box paints its own; one without a picture has a plain card with its name.

Slow (a second and more): the shelf shows them from its shipped picture.
"""

from __future__ import annotations

import numpy as np
import pygame

from game.games.registry import Box as GameBox
from game.ui.boxes import part
from game.ui.drawing.letters import outlined
from game.ui.drawing.materials import paper, to_surface

PLAIN_TONE = "#8a5a2c"


def plain_lid(title: str, w: int, h: int) -> pygame.Surface:
    """A card lid with nothing but its name."""
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    img = to_surface(paper(x * 300 / w, y * 300 / w, "#e9d4a4", age=1.3))
    words = title.split()
    px = int(w * 1.25 / max(5, *map(len, words)))
    for i, word in enumerate(words):
        outlined(img, word, px, "#fff4d6", "#7a1712", (w / 2, h * 0.08 + i * px * 1.3))
    return img


def lid_of(box: GameBox, w: int, h: int) -> tuple[pygame.Surface, str]:
    """A game's lid at a size, and the colour of its box."""
    lid = part(box, "lid")
    return (lid.paint(w, h), lid.TONE) if lid else (plain_lid(box.title, w, h), PLAIN_TONE)
