"""A drawer of the chest under the shelf: a wooden front, a brass holder with a paper label, a brass knob."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import numpy as np
import pygame

from game.assets import asset
from game.core.errors import AssetError
from game.ui.drawing.materials import Array, lin, mix, smooth, to_surface, unsrgb, wood
from game.ui.widgets import shapes
from game.ui.widgets.cache import sized
from game.ui.widgets.canvas import Area, Box, Canvas
from game.ui.widgets.theme import INK, INK_SOFT, RUSSET
from game.ui.widgets.widget import Message, Widget, focus_ring

WOOD_NAME: Final = "shelf_wood"
WOOD_SIZE: Final = (1500, 340)  # pixels, at 1.5 pixels a unit
WOOD_K: Final = 1.5
EDGE: Final = "#2a1508"


def wood_front() -> pygame.Surface:
    """The grain that all drawers are cut from."""
    y, x = np.mgrid[0 : WOOD_SIZE[1], 0 : WOOD_SIZE[0]].astype(np.float32) / WOOD_K
    return to_surface(wood(x / 14, y / 14, seed=31, tone=("#4b2b17", "#8b5831", "#b98250")))


@lru_cache(1)
def _grain() -> pygame.Surface:
    """The shipped grain, or grain made now."""
    try:
        return pygame.image.load(asset("pictures", f"{WOOD_NAME}.jpg"))
    except (AssetError, pygame.error):
        return wood_front()


def _cut(w: int, h: int, k: float, seed: int) -> Array:
    """A board of the grain, w x h pixels at k pixels a unit, as linear colour."""
    grain = _grain()
    pw, ph = min(WOOD_SIZE[0], round(w / k * WOOD_K)), min(WOOD_SIZE[1], round(h / k * WOOD_K))
    x, y = seed * 173 % (WOOD_SIZE[0] - pw + 1), seed * 67 % (WOOD_SIZE[1] - ph + 1)
    board = pygame.transform.smoothscale(grain.subsurface((x, y, pw, ph)), (w, h))
    return unsrgb(pygame.surfarray.array3d(board).swapaxes(0, 1))


def _bevelled(rgb: Array, d: Array, k: float, depth: float) -> Array:
    """Light on the upper left edge, shade on the lower right; a negative depth sinks."""
    gy, gx = np.gradient(d)
    facing = -(gx * 0.55 + gy * 0.83) * np.sign(depth)
    band = np.clip(1 - np.abs(d + 1.2 * k) / (1.6 * k), 0, 1) * abs(depth)
    lit: Array = (
        rgb * (1 + 0.75 * band * np.clip(facing, 0, 1) - 0.5 * band * np.clip(-facing, 0, 1))[..., None]
    )
    return lit


@sized(32)
def _front(w: int, h: int, k: float, seed: int, state: str) -> tuple[pygame.Surface, int]:
    """A drawer's wooden front with its sunk panel; returns (sprite, margin)."""
    out_by = {"hover": 7.0, "focus": 7.0, "pressed": 2.0}.get(state, 5.0) * k  # it comes a little forward
    margin = int(out_by * 2.4) + 2
    size = w + 2 * margin, h + 2 * margin
    d = shapes.sdf(*size, 8 * k, margin)
    rgb = np.zeros((size[1], size[0], 3), np.float32)
    rgb[margin : margin + h, margin : margin + w] = _cut(w, h, k, seed)
    gain = {"hover": 1.30, "focus": 1.16, "pressed": 0.80, "disabled": 0.62}.get(state, 1.0)
    rgb = mix(rgb * gain, np.broadcast_to(lin(EDGE), rgb.shape), shapes.cover(-(d + 1.6 * k)))
    rgb = _bevelled(rgb, d + 1.2 * k, k, 1.2)
    panel = shapes.sdf(*size, 5 * k, margin + 9 * k)
    rgb = mix(rgb, np.broadcast_to(lin("#3a1f0e"), rgb.shape), np.clip(1.1 * k - np.abs(panel), 0, 1) * 0.9)
    rgb = _bevelled(rgb, panel, k, -1.0)
    cast = shapes.sdf(*size, 8 * k + out_by * 0.5, margin, out_by * 0.35, out_by * 0.6)
    a, fall = shapes.cover(d), 0.6 * (1 - smooth(-out_by, out_by * 1.5, cast))
    whole = a + fall * (1 - a)
    rgb = mix(np.broadcast_to(lin(shapes.SHADOW), rgb.shape), rgb, a / np.maximum(whole, 1e-4))
    return to_surface(rgb, whole), margin


class Drawer(Widget):
    """Says its name when it is pulled. ``crest`` draws a picture in the place of the icon."""

    def __init__(
        self,
        name: str,
        rect: Area,
        words: str,
        note: str,
        *,
        icon: str = "",
        crest: Callable[[Canvas, Box], None] | None = None,
        more: tuple[str, str] = ("", ""),
        seed: int = 1,
        **other: Any,
    ) -> None:
        """``more``: two lines at the right of a wide label, who plays and how far it is."""
        super().__init__(name, rect, **other)
        self.words, self.note, self.icon, self.crest, self.more, self.seed = (
            words,
            note,
            icon,
            crest,
            more,
            seed,
        )

    def activate(self) -> Message:
        """The name, once a frame however often it is clicked."""
        return Message(self.name, once=True)

    def label(self, c: Canvas) -> Box:
        """The brass holder; with large text it takes the knob's place too."""
        r = self.rect
        knob = 22.0 if c.theme.big else 70.0
        h = min(r.h - 30, max(56.0, c.theme.size(20) * 1.25 + (0 if c.theme.big else 26)))
        return Box(r.x + 20, r.centery - h / 2, r.w - 20 - knob, h)

    def draw(self, c: Canvas) -> None:
        state = self.state
        if state == "focus":
            focus_ring(c, self.rect, 9)
        b = c.box(self.rect)
        sprite, margin = _front(b.w, b.h, round(c.k, 3), self.seed, state)
        c.surf.blit(sprite, (b.x - margin, b.y - margin))
        holder = self.label(c)
        c.plate(holder, "enamel", r=6, tone="#d8a64a", border="#f7dc98", shadow=3)
        paper = holder.cut(4.5, 4.5, 4.5, 4.5)
        c.flat(paper, "#fbf3df", r=3, fill2="#efe2c4", border="#b79f76", bw=0.8)
        if not c.theme.big:
            c.knob((self.rect.right - 38, self.rect.centery), 14, "brass")
        self._words(c, paper)

    def _words(self, c: Canvas, paper: Box) -> None:
        big, ink = c.theme.big, INK if self.enabled else "#8d8272"
        x, cap = paper.x + 10, paper.h * 0.82
        caption = c.width(self.words, 20, "display", cap=cap)
        side = 46.0 if self.crest else 38.0
        if (self.icon or self.crest) and caption + side + 16 <= paper.w:
            if self.crest:
                self.crest(c, Box(x - 4, paper.centery - 21, 42, 42))
            else:
                c.icon(self.icon, (x + 12, paper.centery), 13, RUSSET if self.enabled else "#a89c88")
            x += side
        note = self.note and not big
        y = paper.y + (paper.h * 0.36 if note else paper.h / 2)
        c.text(self.words, (x, y), 20, ink, "display", room=paper.right - x - 6, cap=cap)
        if note:
            c.text(self.note, (x, paper.y + paper.h * 0.77), 14, INK_SOFT, "strong", room=paper.right - x - 6)
        room = paper.right - 10 - (x + max(caption, c.width(self.note, 14, "strong") if note else 0) + 16)
        if self.more[0] and room > 90:
            two = self.more[1] and not big
            up = paper.h * 0.19 if two else 0
            c.text(
                self.more[0], (paper.right - 10, paper.centery - up), 15, INK, "bold", "midright", room=room
            )
            if two:
                at = (paper.right - 10, paper.centery + up)
                c.text(self.more[1], at, 15, RUSSET, "strong", "midright", room=room)
