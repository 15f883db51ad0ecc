"""Anti-aliased shapes as cached sprites, in device pixels.

Rounded rectangles, discs and lines are signed distances evaluated once a size, so edges are exact
at every resolution; polygons are supersampled locally. A warm frame is blits only. Materials come
from ``materials`` (seeded noise, linear light).
"""

from __future__ import annotations

import math

import numpy as np
import pygame

from game.assets import asset
from game.core.errors import AssetError
from game.ui.drawing.materials import (
    Array,
    Noise,
    lamp,
    leather,
    lin,
    mix,
    paper,
    smooth,
    srgb,
    to_surface,
    unsrgb,
    wood,
)
from game.ui.widgets.cache import sized

SHADOW = "#0b0502"  # warm black: shadows are never grey


def sdf(w: int, h: int, r: float, inset: float = 0.0, dx: float = 0.0, dy: float = 0.0) -> Array:
    """Signed distance (px, inside negative) to a rounded rectangle inset in a w x h field."""
    r = min(r, w / 2 - inset, h / 2 - inset)
    qx = np.abs(np.arange(w, dtype=np.float32) + 0.5 - w / 2 - dx) - (w / 2 - inset) + r
    qy = np.abs(np.arange(h, dtype=np.float32) + 0.5 - h / 2 - dy) - (h / 2 - inset) + r
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


def grain(kind: str, w: int, h: int, k: float, tone: str, seed: int) -> Array:
    """Linear colour of a material over w x h px at ``k`` px a unit. Above 1.4 px a unit the noise
    is computed at half size: it has no sharp edges, and a quarter of the pixels is enough."""
    step = 2 if k >= 1.4 else 1
    y, x = np.mgrid[0 : -(-h // step), 0 : -(-w // step)].astype(np.float32) * (step / k)
    if kind == "paper":
        rgb = paper(x, y, tone, seed=seed)
    elif kind == "leather":
        rgb = leather(x / 3.2, y / 3.2, seed=seed, colour=tone)
    elif kind == "steel":  # brushed along x
        n = Noise(seed)
        rgb = (
            lin(tone)
            * (0.86 + 0.20 * n(x * 0.06, y * 1.9) + 0.14 * n(x * 0.02, y * 0.05) - 0.10 * (y * k / h))[
                ..., None
            ]
        )
    elif kind == "painted":  # boards under a thin coat of paint
        n = Noise(seed)
        joint = 1 - 0.35 * np.exp(-((((y + 12) % 46 - 2) / 1.1) ** 2))
        rgb = (
            lin(tone)
            * (joint * (0.82 + 0.26 * n(x * 0.05, y * 0.9) + 0.12 * n.fbm(x / 90, y / 60, 3)))[..., None]
        )
        rgb = mix(rgb, lin("#8a6236"), 0.5 * smooth(0.80, 0.92, n.fbm(x / 26, y / 9, 3)))
    elif kind == "walnut":
        rgb = wood(x / 14, y / 14, seed=seed, tone=("#1d110a", "#35200f", "#4a2e18"))
    else:
        rgb = wood(x / 14, y / 14, seed=seed, tone=("#4b2b17", "#8b5831", "#b98250"))
    if step == 1:
        return rgb
    small = pygame.image.frombytes(srgb(rgb).tobytes(), rgb.shape[1::-1], "RGB")
    return unsrgb(pygame.surfarray.array3d(pygame.transform.smoothscale(small, (w, h))).swapaxes(0, 1))


@sized(512)
def plate(
    w: int,
    h: int,
    kind: str,
    radius: float,
    tone: str,
    border: str | None,
    border_px: float,
    shadow: float,
    bevel: float,
    seed: int,
    k: float,
) -> tuple[pygame.Surface, int]:
    """A piece of material (paper, walnut, wood, enamel). Returns (sprite, margin): blit it that far off."""
    m = int(shadow * 2.4) + 2
    size = w + 2 * m, h + 2 * m
    d = sdf(*size, radius, m)
    a = cover(d)
    y = (np.arange(size[1], dtype=np.float32) - m)[:, None] / h
    if kind == "enamel":
        rgb = np.broadcast_to(lin(tone) * np.clip(1.14 - 0.32 * y, 0, 2)[..., None], (*size[::-1], 3)).astype(
            np.float32
        )
    else:
        rgb = np.zeros((*size[::-1], 3), np.float32)
        rgb[m : m + h, m : m + w] = grain(kind, w, h, k, tone, seed)
    if border:
        rgb = mix(rgb, np.broadcast_to(lin(border), rgb.shape), cover(-(d + border_px)) * a)
    gy, gx = np.gradient(d)  # light on the upper left edge, shade on the lower right
    facing = -(gx * 0.55 + gy * 0.83)
    band = np.clip(1 - np.abs(d + 1.2 * k) / (1.5 * k), 0, 1) * bevel
    rgb = rgb * (1 + 0.75 * band * np.clip(facing, 0, 1) - 0.45 * band * np.clip(-facing, 0, 1))[..., None]
    out = a
    if shadow:
        fall = 0.55 * (
            1
            - smooth(-shadow, shadow * 1.5, sdf(*size, radius + shadow * 0.5, m, shadow * 0.35, shadow * 0.6))
        )
        out = a + fall * (1 - a)
        rgb = mix(np.broadcast_to(lin(SHADOW), rgb.shape), rgb, a / np.maximum(out, 1e-4))
    return to_surface(rgb, out), m


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


def planks(w: int, h: int, k: float, kind: str) -> pygame.Surface:
    """The table under the lamp, computed: oak planks, or the shelf's green boards."""
    step = 2 if k >= 1.4 else 1
    y, x = np.mgrid[0 : -(-h // step), 0 : -(-w // step)].astype(np.float32) * (step / k)
    if kind == "green":
        n, q = Noise(77), (x + 20) % 92 - 46
        rgb = (
            lin("#2c5144") * (0.80 + 0.22 * n.fbm(x / 60, y / 200, 4) + 0.10 * n(x / 1.6, y / 60))[..., None]
        )
        rgb = (
            rgb * (1 - 0.55 * np.exp(-((q / 1.3) ** 2)) + 0.20 * np.exp(-(((q - 2.6) / 1.2) ** 2)))[..., None]
        )
    else:
        rgb = wood(x / 34, y / 30, seed=21, plank=3.2, tone=("#3f2412", "#7c4c28", "#b27c48"))
    rgb = rgb * lamp(rgb.shape[1], rgb.shape[0], centre=(0.40, 0.24), low=0.40)
    s = to_surface(rgb)
    return s if step == 1 else pygame.transform.smoothscale(s, (w, h))


@sized(4)
def table(w: int, h: int, k: float, kind: str = "oak") -> pygame.Surface:
    """The table as large as the window: the shipped picture, which fills windows of any shape; without it,
    computed."""
    try:
        picture = pygame.image.load(asset("pictures", f"table_{kind}.jpg"))
    except (AssetError, pygame.error):
        return planks(w, h, k, kind)
    pw, ph = picture.get_size()
    f = max(w / pw, h / ph)
    s = pygame.transform.smoothscale(picture, (max(w, round(pw * f)), max(h, round(ph * f))))
    s = s.subsurface((s.get_width() - w) // 2, (s.get_height() - h) // 2, w, h)
    return s.convert() if pygame.display.get_surface() else s
