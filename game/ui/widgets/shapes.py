"""Anti-aliased shapes as cached sprites, in device pixels.

Rounded rectangles, discs and lines are signed distances evaluated once a size, so edges are exact
at every resolution; polygons are supersampled locally. A warm frame is blits only.
"""

from __future__ import annotations

import math

import numpy as np
import pygame

from game.ui.drawing.materials import Array, lin, mix, smooth, to_surface
from game.ui.widgets.cache import sized

SHADOW = "#0b0502"  # warm black: shadows are never grey


def sdf(
    w: int,
    h: int,
    r: float,
    inset: float = 0.0,
    dx: float = 0.0,
    dy: float = 0.0,
    *,
    part: pygame.Rect | None = None,
) -> Array:
    """Signed distance (px, inside negative) to a rounded rectangle inset in a field, or in a part of it."""
    r = min(r, w / 2 - inset, h / 2 - inset)
    p = part or pygame.Rect(0, 0, w, h)
    x = np.arange(p.x, p.right, dtype=np.float32) + 0.5
    y = np.arange(p.y, p.bottom, dtype=np.float32) + 0.5
    qx = np.abs(x - w / 2 - dx) - (w / 2 - inset) + r
    qy = np.abs(y - h / 2 - dy) - (h / 2 - inset) + r
    corner = np.hypot(np.maximum(qx, 0)[None, :], np.maximum(qy, 0)[:, None])
    distance: Array = corner + np.minimum(np.maximum(qx[None, :], qy[:, None]), 0) - r
    return distance


def cover(d: Array) -> Array:
    """How much of each pixel lies inside, by its distance."""
    part: Array = np.clip(0.5 - d, 0, 1)
    return part


def lerp(a: str, b: str, t: float) -> str:
    """Colour between two, as "#rrggbb"."""
    red, green, blue, _ = pygame.Color(a).lerp(b, t)
    return f"#{red:02x}{green:02x}{blue:02x}"


def tinted(alpha: Array, colour: str) -> pygame.Surface:
    """One colour, as opaque as the array says."""
    return to_surface(np.broadcast_to(lin(colour), alpha.shape + (3,)), alpha)


@sized(1024)
def flat(
    w: int, h: int, r: float, fill: str, fill2: str | None, border: str | None, bw: float, alpha: float
) -> pygame.Surface:
    """A rounded rectangle, plain or with a vertical gradient, optionally bordered."""
    d = sdf(w, h, r)
    t = np.linspace(0, 1, h, dtype=np.float32)[:, None]
    rgb = np.broadcast_to(mix(lin(fill), lin(fill2 or fill), t), (h, w, 3))
    if border and bw:
        rgb = mix(rgb, np.broadcast_to(lin(border), rgb.shape), np.clip(d + bw + 0.5, 0, 1))
    return to_surface(rgb, cover(d) * alpha)


@sized(512)
def frame(w: int, h: int, r: float, colour: str, width: float) -> pygame.Surface:
    """The outline of a rounded rectangle."""
    d = sdf(w, h, r)
    return tinted(cover(d) * np.clip(d + width + 0.5, 0, 1), colour)


@sized(256)
def recess(w: int, h: int, r: float, tone: str, edge: str, k: float) -> pygame.Surface:
    """A field let into the surface: shade falls in from the upper left, the lower edge catches light."""
    d = sdf(w, h, r)
    inner = sdf(w, h, r, 0, 1.5 * k, 2.2 * k)
    shade = smooth(-5 * k, 1.5 * k, inner) * 0.42
    rgb = np.broadcast_to(lin(tone), (h, w, 3)) * (1 - shade)[..., None]
    rgb = mix(rgb, np.broadcast_to(lin(edge), rgb.shape), np.clip(d + 1.2 * k + 0.5, 0, 1))
    return to_surface(rgb, cover(d))


@sized(128)
def glow(w: int, h: int, radius: float, colour: str, spread: float) -> tuple[pygame.Surface, int]:
    """Light around a widget: focus, whose turn it is."""
    m = int(spread * 3)
    d = sdf(w + 2 * m, h + 2 * m, radius, m)
    a = np.exp(-np.maximum(d, 0) / spread) * 0.9 * np.clip((d + 5) / 3, 0, 1)
    return tinted(a * np.clip((m - np.maximum(d, 0)) / (m * 0.7), 0, 1), colour), m


@sized(1024)
def disc(radius: float, width: float, colour: str, alpha: float) -> pygame.Surface:
    """A disc (width 0) or a ring."""
    n = math.ceil(radius) * 2 + 4
    y, x = np.mgrid[0:n, 0:n].astype(np.float32) + 0.5
    d = np.hypot(x - n / 2, y - n / 2) - radius
    return tinted(cover(d) * (np.clip(d + width + 0.5, 0, 1) if width else 1) * alpha, colour)


METALS = {
    "brass": ("#6b430f", "#dca94f", "#ffe9ad"),
    "ivory": ("#8a7a5c", "#efe2c4", "#ffffff"),
    "dull": ("#5f564a", "#9a8f7c", "#bdb29c"),
}


@sized(64)
def knob(radius: int, metal: str) -> pygame.Surface:
    """A turned round knob with its short shadow."""
    n = int(radius * 3.4) | 1
    y, x = (np.mgrid[0:n, 0:n].astype(np.float32) + 0.5 - n / 2) / radius
    r = np.hypot(x, y)
    dark, body, light = (lin(c) for c in METALS[metal])
    lit = np.clip(0.5 - 0.42 * (x * 0.6 + y * 0.8), 0, 1)
    ring = np.exp(-(((r - 0.62) / 0.07) ** 2)) * 0.35
    rgb = mix(np.broadcast_to(dark, (n, n, 3)), body, np.clip(lit * 1.7 - ring, 0, 1))
    rgb = mix(
        rgb, light, np.clip(np.exp(-(((x + 0.30) / 0.34) ** 2) - ((y + 0.36) / 0.30) ** 2), 0, 1) * 0.85
    )
    rgb = mix(rgb, dark, np.clip((r - 0.90) / 0.10, 0, 1) * 0.7)
    a = np.clip((1 - r) * radius + 0.5, 0, 1)
    sh = (1 - smooth(0.5, 1.5, np.hypot(x - 0.14, y - 0.22))) * 0.6
    out = a + sh * (1 - a)
    return to_surface(mix(np.broadcast_to(lin(SHADOW), rgb.shape), rgb, a / np.maximum(out, 1e-4)), out)


@sized(2048)
def stroke(
    dx: float, dy: float, width: float, colour: str, alpha: float
) -> tuple[pygame.Surface, float, float]:
    """A line with round ends from (0, 0) to (dx, dy); returns (sprite, start in it)."""
    pad = width / 2 + 2
    w, h = int(abs(dx) + 2 * pad) + 1, int(abs(dy) + 2 * pad) + 1
    ax, ay = (pad if dx >= 0 else pad - dx), (pad if dy >= 0 else pad - dy)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32) + 0.5
    t = np.clip(((x - ax) * dx + (y - ay) * dy) / max(dx * dx + dy * dy, 1e-6), 0, 1)
    return tinted(cover(np.hypot(x - ax - t * dx, y - ay - t * dy) - width / 2) * alpha, colour), ax, ay


@sized(1024)
def polygon(points: tuple[tuple[float, float], ...], colour: str, alpha: float) -> pygame.Surface:
    """A filled polygon, 4 x supersampled."""
    w, h = (int(max(p[i] for p in points)) + 2 for i in (0, 1))
    big = pygame.Surface((w * 4, h * 4), pygame.SRCALPHA, 32)
    rgb = tuple(pygame.Color(colour))[:3]
    big.fill((*rgb, 0))
    pygame.draw.polygon(big, (*rgb, int(255 * alpha)), [(x * 4, y * 4) for x, y in points])
    return pygame.transform.smoothscale(big, (w, h))
