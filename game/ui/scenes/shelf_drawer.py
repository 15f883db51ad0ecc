"""A drawer of the chest under the shelf: a wooden front, a brass holder with a paper label, a brass knob."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import numpy as np
import pygame

from game.assets import asset
from game.core.errors import AssetError
from game.ui.drawing.materials import Array, smooth, to_surface, wood
from game.ui.widgets import shapes
from game.ui.widgets.cache import sized
from game.ui.widgets.canvas import Area, Box, Canvas
from game.ui.widgets.theme import INK, INK_SOFT, RUSSET
from game.ui.widgets.widget import Message, Widget, focus_ring

WOOD_NAME: Final = "shelf_wood"
WOOD_SIZE: Final = (1500, 340)  # pixels, at 1.5 pixels a unit
WOOD_K: Final = 1.5
NARROW: Final = 260.0  # a drawer of five in a row
LEAST: Final = 0.78  # of its usual size: a caption beside its picture
BRIGHT: Final = 2.4  # times the wood's own light


def wood_front() -> pygame.Surface:
    """The grain that all drawers are cut from, as bright as its brightest edge: shading darkens it."""
    y, x = np.mgrid[0 : WOOD_SIZE[1], 0 : WOOD_SIZE[0]].astype(np.float32) / WOOD_K
    return to_surface(wood(x / 14, y / 14, seed=31, tone=("#4b2b17", "#8b5831", "#b98250")) * BRIGHT)


@lru_cache(1)
def _grain() -> pygame.Surface:
    """The shipped grain, or grain made now."""
    try:
        return pygame.image.load(asset("pictures", f"{WOOD_NAME}.jpg")).convert()
    except (AssetError, pygame.error):
        return wood_front()


def _board(w: int, h: int, k: float, seed: int) -> pygame.Surface:
    """A board of the grain, w x h pixels at k pixels a unit."""
    grain = _grain()
    pw, ph = min(WOOD_SIZE[0], round(w / k * WOOD_K)), min(WOOD_SIZE[1], round(h / k * WOOD_K))
    x, y = seed * 173 % (WOOD_SIZE[0] - pw + 1), seed * 67 % (WOOD_SIZE[1] - ph + 1)
    return pygame.transform.smoothscale(grain.subsurface((x, y, pw, ph)), (w, h))


def _bevel(d: Array, k: float, depth: float) -> Array:
    """Light on the upper left edge, shade on the lower right; a negative depth sinks."""
    gy, gx = np.gradient(d)
    facing = -(gx * 0.55 + gy * 0.83) * np.sign(depth)
    band = np.clip(1 - np.abs(d + 1.2 * k) / (1.6 * k), 0, 1) * abs(depth)
    light: Array = 1 + 0.75 * band * np.clip(facing, 0, 1) - 0.5 * band * np.clip(-facing, 0, 1)
    return light


@sized(16)
def _shading(w: int, h: int, k: float, state: str) -> tuple[pygame.Surface, pygame.Surface]:
    """What a front of this size does to its board: light and dark, and where it ends."""
    d, panel = shapes.sdf(w, h, 8 * k), shapes.sdf(w, h, 5 * k, 9 * k)
    gain = {"hover": 1.30, "focus": 1.16, "pressed": 0.80, "disabled": 0.62}.get(state, 1.0)
    light = gain * _bevel(d + 1.2 * k, k, 1.2) * _bevel(panel, k, -1.0)
    light = light * (1 - 0.80 * np.clip(1.1 * k - np.abs(panel), 0, 1))
    light = light * (1 - 0.85 * np.clip(d + 1.6 * k + 0.5, 0, 1))
    dark = to_surface(np.repeat((light / BRIGHT)[..., None], 3, axis=2))
    return dark, shapes.tinted(shapes.cover(d), "#ffffff")


@sized(8)
def _cast(w: int, h: int, k: float, state: str) -> tuple[pygame.Surface, int]:
    """The shadow of a front that stands out a little; returns (sprite, margin)."""
    out_by = {"hover": 7.0, "focus": 7.0, "pressed": 2.0}.get(state, 5.0) * k
    margin = int(out_by * 2.4) + 2
    d = shapes.sdf(w + 2 * margin, h + 2 * margin, 8 * k + out_by * 0.5, margin, out_by * 0.35, out_by * 0.6)
    return shapes.tinted(0.6 * (1 - smooth(-out_by, out_by * 1.5, d)), shapes.SHADOW), margin


@sized(32)
def _front(w: int, h: int, k: float, seed: int, state: str) -> pygame.Surface:
    """A drawer's wooden front with its sunk panel."""
    dark, ends = _shading(w, h, k, state)
    board = _board(w, h, k, seed)
    board.blit(dark, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    front = board.convert_alpha() if pygame.display.get_surface() else board.convert(32)
    front.blit(ends, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return front


def _fitting(c: Canvas, words: str, room: float, size: float, role: str) -> str:
    """As many of the parts between commas as there is room for; the first one always."""
    while c.width(words, size, role) > room and ", " in words:
        words = words.rpartition(", ")[0]
    return words


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
        side, knob = (12.0, 42.0) if r.w < NARROW else (20.0, 70.0)
        if c.theme.big:
            knob = 22.0
        h = min(r.h - 30, max(56.0, c.theme.size(20) * 1.25 + (0 if c.theme.big else 26)))
        return Box(r.x + side, r.centery - h / 2, r.w - side - knob, h)

    def draw(self, c: Canvas) -> None:
        state = self.state
        if state == "focus":
            focus_ring(c, self.rect, 9)
        b = c.box(self.rect)
        k = round(c.k, 3)
        shadow, margin = _cast(b.w, b.h, k, state)
        c.surf.blit(shadow, (b.x - margin, b.y - margin))
        c.surf.blit(_front(b.w, b.h, k, self.seed, state), b)
        holder = self.label(c)
        c.plate(holder, "enamel", r=6, tone="#d8a64a", border="#f7dc98", shadow=3)
        paper = holder.cut(4.5, 4.5, 4.5, 4.5)
        c.flat(paper, "#fbf3df", r=3, fill2="#efe2c4", border="#b79f76", bw=0.8)
        if not c.theme.big:
            at = (holder.right + self.rect.right) / 2
            c.knob((at, self.rect.centery), 10 if self.rect.w < NARROW else 14, "brass")
        self._words(c, paper)

    def caption(self, c: Canvas, paper: Box) -> tuple[float, float, float]:
        """How wide the caption is, how large at most, and what a picture beside it takes: a caption is a
        little smaller rather than alone, and never cut."""
        side = 46.0 if self.crest else 32.0 if self.rect.w < NARROW else 38.0
        side = side if self.crest or self.icon else 0.0
        size = min(paper.h * 0.82, c.theme.size(20))
        for beside, least in ((side, size * LEAST), (0.0, 12.0)):
            room = paper.w - beside - 18
            cap = c.fitting(self.words, 20, "display", room, cap=size, least=least)
            caption = c.width(self.words, 20, "display", cap=cap)
            if caption <= room:
                break
        return caption, cap, beside

    def _words(self, c: Canvas, paper: Box) -> None:
        big, ink = c.theme.big, INK if self.enabled else "#8d8272"
        x, (caption, cap, side) = paper.x + 10, self.caption(c, paper)
        if side and self.crest:
            self.crest(c, Box(x - 4, paper.centery - 21, 42, 42))
        elif side:
            c.icon(self.icon, (x + 12, paper.centery), 13, RUSSET if self.enabled else "#a89c88")
        x += side
        note = "" if big else _fitting(c, self.note, paper.right - x - 6, 14, "strong")
        y = paper.y + (paper.h * 0.36 if note else paper.h / 2)
        c.text(self.words, (x, y), 20, ink, "display", room=paper.right - x - 6, cap=cap)
        if note:
            left = paper.right - x - 6
            small = c.fitting(note, 14, "strong", left, cap=14, least=12)
            c.text(note, (x, paper.y + paper.h * 0.77), 14, INK_SOFT, "strong", room=left, cap=small)
        room = paper.right - 10 - (x + max(caption, c.width(note, 14, "strong") if note else 0) + 16)
        if self.more[0] and room > 90:
            two = self.more[1] and not big
            up = paper.h * 0.19 if two else 0
            first = _fitting(c, self.more[0], room, 15, "bold")
            c.text(first, (paper.right - 10, paper.centery - up), 15, INK, "bold", "midright", room=room)
            if two:
                at = (paper.right - 10, paper.centery + up)
                c.text(self.more[1], at, 15, RUSSET, "strong", "midright", room=room)
