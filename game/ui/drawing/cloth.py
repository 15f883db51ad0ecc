"""Cloth in the wind: the pennant on its pole, the same lying down, the kerchief that is thrown."""

from __future__ import annotations

from math import pi

import numpy as np
import pygame

from game.ui.drawing.materials import lin, mix, native, smooth, to_surface
from game.ui.widgets.cache import sized

PHASES = 16  # pictures of a second of waving
SS = 3


def phase_of(time: float) -> int:
    """Which of the pictures is shown at a time in seconds."""
    return int(time * PHASES) % PHASES


@sized(256)
def pennant(px: int, wind: float, phase: int, colour: str = "#c8321f") -> pygame.Surface:
    """A cloth pennant on a brass pole, ``px`` square, blown to the right (wind above 0) or to the left."""
    n = px * SS
    y, x = np.mgrid[0:n, 0:n].astype(np.float32) / n
    f = x if wind >= 0 else 1 - x
    reach = 0.34 + 0.50 * (1 - np.exp(-abs(wind) / 3))
    u = (f - 0.10) / reach
    turn = phase / PHASES * 2 * pi
    swing = np.clip(u, 0, 1)
    wave = 0.045 * np.sin(u * 7.5 - turn) * swing
    slope = np.cos(u * 7.5 - turn) * swing
    sag = (0.05 + 0.26 * np.exp(-abs(wind) / 1.2)) * swing
    top = 0.12 + wave + sag
    bottom = 0.56 + wave + sag - 0.18 * swing
    e = 1.5 / n
    alpha = np.clip((y - top) / e, 0, 1) * np.clip((bottom - y) / e, 0, 1)
    alpha = alpha * (u > 0) * np.clip((1 - u) / e * reach, 0, 1)
    weave = 0.95 + 0.05 * np.sin(x * n * 1.1) * np.sin(y * n * 1.1)
    rgb = lin(colour) * ((0.85 + 0.42 * slope) * weave)[..., None]
    band = np.abs((y - top) / (bottom - top + 1e-6) - 0.5) < 0.13
    rgb = np.where(band[..., None], lin("#fff1d0") * (0.80 + 0.35 * slope)[..., None], rgb)
    pole = np.clip((0.024 - np.abs(f - 0.085)) / e, 0, 1) * (y > 0.05) * (y < 0.97)
    brass = lin("#c8953c") * (1.25 - 14 * np.abs(f - 0.078))[..., None]
    rgb = mix(rgb, np.clip(brass, 0, 2), pole)
    picture = to_surface(rgb.astype(np.float32), np.maximum(alpha, pole))
    return native(pygame.transform.smoothscale(picture, (px, px)))


@sized(32)
def pennant_down(px: int, colour: str = "#a58a68") -> pygame.Surface:
    """The pennant lying on its side, paler: it has been used."""
    upright = pennant(px * 2, 0.6, 3, colour)
    lying = pygame.transform.rotozoom(upright, -80, 0.5)
    w, h = lying.get_size()
    flat = pygame.transform.smoothscale(lying, (w, max(1, int(h * 0.62))))
    out = pygame.Surface((px, px), pygame.SRCALPHA)
    shade = flat.copy()
    shade.fill((0, 0, 0, 90), special_flags=pygame.BLEND_RGBA_MULT)
    at = ((px - w) / 2, px * 0.80 - flat.get_height() * 0.62)
    out.blit(shade, (at[0] + px * 0.04, at[1] + px * 0.05))
    out.blit(flat, at)
    return out


@sized(64)
def kerchief(px: int, phase: int, colour: str = "#c8321f") -> pygame.Surface:
    """A square of cloth with a weight knotted into its middle, ``px`` square, as it flutters."""
    n = px * SS
    y, x = (np.mgrid[0:n, 0:n].astype(np.float32) + 0.5) / n * 2.4 - 1.2
    turn = phase / PHASES * 2 * pi
    r, a = np.hypot(x, y), np.arctan2(y, x)
    fold = np.sin(5 * a + turn) * 0.5 + 0.5 * np.sin(3 * a - turn * 2 + 1)
    square = 0.66 / np.maximum(np.abs(np.cos(a)), np.abs(np.sin(a))) ** 0.85
    edge = square + 0.07 * np.sin(4 * a + turn) + 0.05 * np.sin(7 * a - turn)
    e = 2.4 / n * 1.4
    alpha = np.clip((edge - r) / e + 0.5, 0, 1)
    light = 0.80 + 0.42 * fold * smooth(0.10, 0.7, r) - 0.25 * x * 0.5 - 0.2 * y * 0.5
    rgb = lin(colour) * light[..., None]
    hem = np.exp(-(((edge - 0.09 - r) / 0.022) ** 2))
    rgb = mix(rgb, np.broadcast_to(lin("#fff1d0"), rgb.shape), hem * 0.85)
    knot = smooth(0.24, 0.20, r)
    ball = lin(colour) * (0.62 + 0.55 * np.clip(1 - np.hypot(x + 0.08, y + 0.09) / 0.22, 0, 1))[..., None]
    rgb = mix(rgb * (1 - 0.5 * np.exp(-(((r - 0.25) / 0.07) ** 2)))[..., None], ball, knot)
    return native(pygame.transform.smoothscale(to_surface(rgb, alpha), (px, px)))
