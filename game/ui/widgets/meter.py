"""Progress bars, a needle gauge, pips: figures one reads at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

import numpy as np
import pygame

from game.ui.drawing.materials import lin, mix, to_surface
from game.ui.widgets.cache import sized
from game.ui.widgets.canvas import Area, Canvas
from game.ui.widgets.shapes import cover, sdf
from game.ui.widgets.theme import BRASS, INK


@sized(512)
def _groove(w: int, h: int, value: float, colour: str, ticks: int, striped: bool) -> pygame.Surface:
    d = sdf(w, h, h / 2)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    rgb = np.broadcast_to(lin("#b9a481"), (h, w, 3)) * (0.62 + 0.5 * y / h)[..., None]
    shine = 1.22 - 0.55 * y / h + 0.25 * np.exp(-(((y / h - 0.28) / 0.14) ** 2))
    if striped:
        shine = shine * np.where(((x + y) % (h * 1.2)) < h * 0.5, 0.80, 1.0)
    rgb = mix(rgb, lin(colour) * shine[..., None], cover(x - value * w) * cover(d + 1.2))
    for i in range(1, ticks):
        notch = np.clip(1 - np.abs(x + 0.5 - i * w / ticks) / 0.9, 0, 1) * cover(d + h * 0.22)
        rgb = mix(rgb, np.broadcast_to(lin("#3d2c1c"), rgb.shape), notch * 0.35)
    return to_surface(rgb, cover(d))


def progress(
    c: Canvas,
    rect: Area,
    value: float,
    colour: str = "#b98a2f",
    *,
    ticks: int = 0,
    striped: bool = False,
    marks: Sequence[tuple[float, str]] = (),
) -> None:
    """A recessed bar, 0 to 1, with ticks and (value, colour) notches under it."""
    b = c.box(rect)
    c.surf.blit(_groove(b.w, b.h, round(max(0.0, min(1.0, value)) * b.w) / b.w, colour, ticks, striped), b)
    for v, tone in marks:
        x, y = rect[0] + v * rect[2], rect[1] + rect[3]
        c.poly([(x, y - 1), (x - 5, y + 6), (x + 5, y + 6)], tone)


@sized(16)
def _dial(r: int, zones: tuple[tuple[float, str], ...]) -> pygame.Surface:
    """A half ring of coloured zones ((upper end 0..1, colour), ...)."""
    w, h = 2 * r + 4, r + 4
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    dx, dy = x + 0.5 - w / 2, h - 2 - y
    rad, t = np.hypot(dx, dy), 1 - np.arctan2(dy, dx) / np.pi
    rgb = np.broadcast_to(lin(zones[-1][1]), (h, w, 3)).copy()
    for end, tone in reversed(zones):
        rgb = mix(rgb, np.broadcast_to(lin(tone), rgb.shape), np.clip((end - t) * np.pi * rad + 0.5, 0, 1))
    for end, _ in zones[:-1]:
        rgb = mix(
            rgb,
            np.broadcast_to(lin("#f7ecd3"), rgb.shape),
            np.clip(1.6 - np.abs(t - end) * np.pi * rad, 0, 1),
        )
    rgb = rgb * (1.12 - 0.3 * np.clip((rad / r - 0.68) / 0.32, 0, 1))[..., None]
    return to_surface(
        rgb, np.clip(r - rad + 0.5, 0, 1) * np.clip(rad - r * 0.68 + 0.5, 0, 1) * np.clip(dy + 1, 0, 1)
    )


def dial(
    c: Canvas, centre: tuple[float, float], r: float, value: float, zones: Sequence[tuple[float, str]]
) -> None:
    """A needle on a half ring; ``centre`` is the needle's pivot, value 0 (left) to 1 (right)."""
    s = _dial(round(r * c.k), tuple(zones))
    x, y = c.view.device(centre)
    c.surf.blit(s, (round(x - s.get_width() / 2), round(y - s.get_height() + 2)))
    a = pi * (1 - value)
    tip = centre[0] + cos(a) * r * 0.90, centre[1] - sin(a) * r * 0.90
    n = sin(a) * 4, cos(a) * 4
    c.poly([(centre[0] - n[0], centre[1] - n[1]), (centre[0] + n[0], centre[1] + n[1]), tip], INK)
    c.knob(centre, r * 0.10 + 3)


def pips(c: Canvas, pos: tuple[float, float], n: int, of: int, *, r: float = 5, gap: float = 17) -> None:
    """Quarters and tries: full ones are brass, empty ones rings."""
    for i in range(of):
        at = pos[0] + i * gap, pos[1]
        c.disc(at, r, "#8a6236")
        c.disc(at, r - 1.3, BRASS if i < n else "#24150b")
