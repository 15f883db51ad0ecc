"""Pieces of material as cached sprites, in device pixels: cards, plaques, buttons, and the table they lie on.

The materials come from ``drawing.materials`` (seeded noise, linear light).
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
from game.ui.widgets.shapes import SHADOW, cover, sdf

SHEET = (512, 128)  # walnut is cut from sheets of whole multiples: plaques are of many sizes


def grain(kind: str, w: int, h: int, k: float, tone: str, seed: int) -> pygame.Surface:
    """A material over w x h px at ``k`` px a unit."""
    if kind != "walnut":
        return _grain(kind, w, h, k, tone, seed)
    sheet = _sheet(-(-w // SHEET[0]) * SHEET[0], -(-h // SHEET[1]) * SHEET[1], k, seed)
    return sheet.subsurface((0, 0, w, h))


@sized(24)
def _sheet(w: int, h: int, k: float, seed: int) -> pygame.Surface:
    return _grain("walnut", w, h, k, "", seed)


def _grain(kind: str, w: int, h: int, k: float, tone: str, seed: int) -> pygame.Surface:
    """On fine screens the noise, which has no sharp edges, is computed coarser and smoothed."""
    step = 1 if k < 1.4 else round(k / 0.75)
    y = np.arange(-(-h // step), dtype=np.float32)[:, None] * (step / k)
    x = np.arange(-(-w // step), dtype=np.float32)[None, :] * (step / k)
    if kind == "enamel":
        light = np.clip(1.14 - 0.32 * (y * k / h), 0, 2)
        rgb = np.broadcast_to(lin(tone) * light[..., None], (len(y), x.shape[1], 3))
    elif kind == "paper":
        rgb = paper(x, y, tone, seed=seed)
    elif kind == "leather":
        rgb = leather(x / 3.2, y / 3.2, seed=seed, colour=tone)
    elif kind == "steel":  # brushed along x
        n = Noise(seed)
        brush = 0.86 + 0.20 * n(x * 0.06, y * 1.9) + 0.14 * n(x * 0.02, y * 0.05) - 0.10 * (y * k / h)
        rgb = lin(tone) * brush[..., None]
    elif kind == "painted":  # boards under a thin coat of paint
        n = Noise(seed)
        joint = 1 - 0.35 * np.exp(-((((y + 12) % 46 - 2) / 1.1) ** 2))
        coat = joint * (0.82 + 0.26 * n(x * 0.05, y * 0.9) + 0.12 * n.fbm(x / 90, y / 60, 3))
        worn = 0.5 * smooth(0.80, 0.92, n.fbm(x / 26, y / 9, 3))
        rgb = mix(lin(tone) * coat[..., None], lin("#8a6236"), worn)
    elif kind == "walnut":
        rgb = wood(x / 14, y / 14, seed=seed, tone=("#1d110a", "#35200f", "#4a2e18"))
    else:
        rgb = wood(x / 14, y / 14, seed=seed, tone=("#4b2b17", "#8b5831", "#b98250"))
    s = pygame.image.frombytes(srgb(rgb).tobytes(), rgb.shape[1::-1], "RGB")
    return s if step == 1 else pygame.transform.smoothscale(s, (w, h))


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
    """A piece of material (paper, walnut, wood, enamel). Returns (sprite, margin): blit it that far off.

    Edges and shadow are computed in the four strips where they are, not over the whole of a large plate.
    """
    m = int(shadow * 2.4) + 2
    whole = w + 2 * m, h + 2 * m
    ground = grain(kind, w, h, k, tone, seed)
    strip = m + math.ceil(max(radius, border_px, 3.0 * k)) + 3
    if min(whole) <= 2 * strip + 16:
        parts = [pygame.Rect((0, 0), whole)]
    else:
        parts = [
            pygame.Rect(0, 0, whole[0], strip),
            pygame.Rect(0, whole[1] - strip, whole[0], strip),
            pygame.Rect(0, strip, strip, whole[1] - 2 * strip),
            pygame.Rect(whole[0] - strip, strip, strip, whole[1] - 2 * strip),
        ]
    sprite = pygame.Surface(whole, pygame.SRCALPHA, 32)
    sprite.blit(ground, (m, m))
    for part in parts:
        sheet = pygame.Surface(part.size)
        sheet.blit(ground, (m - part.x, m - part.y))
        rgb, alpha = _edge(sheet, part, whole, m, radius, border, border_px, shadow, bevel, k)
        sprite.fill((0, 0, 0, 0), part)
        sprite.blit(to_surface(rgb, alpha), part)
    return (sprite.convert_alpha() if pygame.display.get_surface() else sprite), m


def _edge(
    sheet: pygame.Surface,
    part: pygame.Rect,
    whole: tuple[int, int],
    m: int,
    radius: float,
    border: str | None,
    border_px: float,
    shadow: float,
    bevel: float,
    k: float,
) -> tuple[Array, Array]:
    """Border, bevel and shadow of a part of a plate that is cut out of a sheet of material."""
    rgb = unsrgb(pygame.surfarray.array3d(sheet).swapaxes(0, 1))
    d = sdf(*whole, radius, m, part=part)
    a = cover(d)
    if border:
        rgb = mix(rgb, np.broadcast_to(lin(border), rgb.shape), cover(-(d + border_px)) * a)
    gy, gx = np.gradient(d)  # light on the upper left edge, shade on the lower right
    facing = -(gx * 0.55 + gy * 0.83)
    band = np.clip(1 - np.abs(d + 1.2 * k) / (1.5 * k), 0, 1) * bevel
    rgb = rgb * (1 + 0.75 * band * np.clip(facing, 0, 1) - 0.45 * band * np.clip(-facing, 0, 1))[..., None]
    if not shadow:
        return rgb, a
    low = sdf(*whole, radius + shadow * 0.5, m, shadow * 0.35, shadow * 0.6, part=part)
    out = a + 0.55 * (1 - smooth(-shadow, shadow * 1.5, low)) * (1 - a)
    return mix(np.broadcast_to(lin(SHADOW), rgb.shape), rgb, a / np.maximum(out, 1e-4)), out


def planks(w: int, h: int, k: float, kind: str) -> pygame.Surface:
    """The table under the lamp, computed: oak planks, the shelf's green boards, or a wall of cork."""
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
    elif kind == "cork":
        rgb = _cork(x, y)
    else:
        rgb = wood(x / 34, y / 30, seed=21, plank=3.2, tone=("#3f2412", "#7c4c28", "#b27c48"))
    rgb = rgb * lamp(rgb.shape[1], rgb.shape[0], centre=(0.40, 0.24), low=0.40)
    s = to_surface(rgb)
    return s if step == 1 else pygame.transform.smoothscale(s, (w, h))


def _cork(x: Array, y: Array) -> Array:
    """Pressed cork: grains of several sizes, here and there a dark one."""
    n = Noise(61)
    grain = np.clip(
        0.5 + 0.9 * (n.fbm(x / 7, y / 7, 3) - 0.5) + 0.6 * (n.fbm(x / 2.6, y / 2.6, 2) - 0.5), 0, 1
    )
    rgb = mix(np.broadcast_to(lin("#6b4526"), (*x.shape, 3)), lin("#bd8f58"), smooth(0.15, 0.95, grain))
    dark: Array = rgb * (1 - 0.5 * smooth(0.62, 0.76, n.fbm(x / 5, y / 4, 2)))[..., None]
    return dark


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
