"""The half-second banner that says whose turn it is. It blocks nothing: input goes to the match below it."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pygame

from game.ui.drawing.materials import lin, mix, smooth, to_surface
from game.ui.widgets import shapes
from game.ui.widgets.cache import sized
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.theme import INK, luminance

SLIDE_S, STAND_S = 0.14, 0.5
TALL = 150.0
COARSE = 8


@sized(16)
def band(w: int, h: int, tone: str, trim: str, k: float) -> pygame.Surface:
    """The banner's cloth: the team's colour with its trim along both edges, folds of light, a shadow."""
    m = int(16 * k)
    fine = math.ceil(w / COARSE)  # along the cloth nothing is sharp: few columns are computed, and drawn out
    y, x = np.mgrid[0 : h + 2 * m, 0:fine].astype(np.float32)
    x *= w / fine
    d = np.abs(y + 0.5 - (h / 2 + m)) - h / 2
    fold = 1.0 + 0.10 * np.sin(x / w * 11 + y / h * 1.5) + 0.06 * np.sin(x / w * 27 - y / h)
    rgb = lin(tone) * (fold * (1.12 - 0.28 * (y - m) / h))[..., None]
    edge = -d / k
    rgb = mix(rgb, lin(trim) * fold[..., None], np.clip(4 - np.abs(edge - 14), 0, 1))
    rgb = mix(rgb, lin("#e3b457") * (1.15 - 0.4 * (y - m) / h)[..., None], np.clip(5 - edge, 0, 1))
    a = np.clip(0.5 - d, 0, 1)
    sh = 0.6 * (1 - smooth(-8 * k, 14 * k, d - 2 * k + np.where(y < h / 2, 6 * k, -4 * k)))
    out = a + sh * (1 - a)
    shade = np.broadcast_to(lin("#0b0502"), rgb.shape)
    cloth = to_surface(mix(shade, rgb, a / np.maximum(out, 1e-4)), out)
    return pygame.transform.smoothscale(cloth, (w, h + 2 * m))


@dataclass(frozen=True)
class Call:
    """Who is called: "Blue to play", the line under it, colours, a crest, a number with its word (a lane)."""

    words: str
    sub: str
    tone: str
    trim: str
    ink: str
    crest: Callable[[Canvas, Box], None]
    number: str = ""
    number_word: str = ""


class Banner:
    """Slides in, stands for half a second, slides out. With reduced motion it is only there or not."""

    def __init__(self) -> None:
        self.call: Call | None = None
        self._age = 0.0

    @property
    def showing(self) -> bool:
        """Is there anything to draw?"""
        return self.call is not None

    def show(self, call: Call) -> None:
        """Calls a side; an older call gives way."""
        self.call, self._age = call, 0.0

    def dismiss(self) -> None:
        """Takes the banner away at once."""
        self.call = None

    def update(self, dt_s: float) -> None:
        """Time goes on."""
        self._age += dt_s
        if self._age >= STAND_S + 2 * SLIDE_S:
            self.call = None

    def shift(self) -> float:
        """How far to the side it hangs: -1 off the left edge, 0 in its place, 1 off the right edge."""
        if self._age < SLIDE_S:
            return -((1 - self._age / SLIDE_S) ** 2)
        late = self._age - SLIDE_S - STAND_S
        return max(0.0, late / SLIDE_S) ** 2

    def draw(self, c: Canvas) -> None:
        """Draws the banner over the match."""
        call = self.call
        if call is None:
            return
        room = c.view.bounds
        b = c.box((room.x, 325 - TALL / 2, room.w, TALL))
        cloth = band(b.w, b.h, call.tone, call.trim, round(c.k, 3))
        shift = 0.0 if c.theme.reduced_motion else self.shift() * room.w
        x0 = b.x + round(shift * c.k)
        c.surf.blit(cloth, (x0, b.y - (cloth.get_height() - b.h) // 2))
        side = 270 if call.number else 30
        most = 1180 - 230 - side
        size = 64.0
        while size > 24 and c.width(call.words, size, "display", cap=72) > most:
            size -= 4
        w = c.width(call.words, size, "display", cap=72)
        x = 640 - (w + 200 + side) / 2 + 200 + shift
        call.crest(c, Box(x - 222, 222, 200, 200))
        shadow = shapes.lerp(call.tone, "#000000", 0.6) if luminance(call.ink) > 0.5 else None
        c.text(call.words, (x, 314), size, call.ink, "display", cap=72, shadow=shadow)
        c.text(call.sub, (x + 4, 366), 20, call.ink, "strong", cap=26)
        if call.number:  # a number says whose it is too: never the colour alone
            at = (x + w + 96, 316)
            c.disc(at, 38, call.trim)
            c.disc(at, 33, "#fff6e2")
            c.text(call.number, (at[0], at[1] + 1), 36, INK, "display", "center", cap=44)
            c.text(call.number_word, (at[0], 371), 18, call.ink, "strong", "center", cap=24)
