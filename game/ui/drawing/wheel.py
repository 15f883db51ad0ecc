"""The brass spinner seen from above: a wheel of eight enamelled sectors with pegs, a sprung flapper on top.

The light stays where it is while the wheel turns: sectors, numerals and pegs are drawn live as polygons
between a turned brass disc below and a gloss above, both made once. Odd sectors are cream with dots on their
rim, even ones green with bars. Angles are those of `game.physics.wheel`: counterclockwise, sector 1 from
3 o'clock on.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

import numpy as np
import pygame

from game.ui.drawing.glyphs import outline
from game.ui.drawing.materials import Array, brass, lin, mix, native, smooth, to_surface, wood
from game.ui.drawing.worker import Soon
from game.ui.widgets.cache import sized

SECTORS: Final = 8
SECTOR: Final = 2 * pi / SECTORS
SPAN: Final = 2.3  # the picture's width, where the wheel's radius is about 1
INNER, OUTER, PEGS = 0.39, 0.87, 0.935  # of the enamel, of the circle of pegs
PIVOT, TONGUE = 1.195, 0.332  # of the flapper: above the middle, and its length
CREAM, GREEN = ("#efe2c2", "#3a2112", "#8a4a1c"), ("#1f5c43", "#fff4d6", "#d9c48c")  # enamel, ink, pattern
WALL: Final = "#d9a94e"
Flat = tuple[float, float]


def draw_wheel(dst: pygame.Surface, centre: Flat, px: int, wheel: float, flapper: float) -> None:
    """The spinner, ``px`` wide with its shadow, at the angles of a spin."""
    unit = px / SPAN
    corner = (round(centre[0] - px / 2), round(centre[1] - px / 2))
    disc, gloss = _disc.get(px), _gloss.get(px)
    if disc is not None:
        dst.blit(disc, corner)
    else:
        pygame.draw.aacircle(dst, WALL, centre, unit)
    _enamel(dst, centre, unit, wheel)
    if gloss is not None:
        dst.blit(gloss, corner)
    else:
        pygame.draw.aacircle(dst, WALL, centre, unit * INNER)
    peg = _peg(max(3, round(unit * 0.030)))
    for i in range(SECTORS):
        x, y = _at(centre, unit * PEGS, wheel + i * SECTOR)
        dst.blit(peg, (round(x - peg.get_width() / 2), round(y - peg.get_height() / 2)))
    _flapper(dst, centre, unit, flapper)


def _at(centre: Flat, r: float, angle: float) -> Flat:
    return centre[0] + r * cos(angle), centre[1] - r * sin(angle)


def _arc(centre: Flat, r: float, start: float, stop: float, n: int = 12) -> list[Flat]:
    return [_at(centre, r, start + (stop - start) * i / n) for i in range(n + 1)]


def _enamel(dst: pygame.Surface, centre: Flat, unit: float, wheel: float) -> None:
    for i in range(SECTORS):
        start = wheel + i * SECTOR
        enamel, ink, pattern = CREAM if i % 2 == 0 else GREEN
        outer = _arc(centre, unit * (OUTER + 0.012), start, start + SECTOR)
        inner = _arc(centre, unit * (INNER - 0.012), start + SECTOR, start, 6)
        pygame.draw.polygon(dst, enamel, outer + inner)
        _rim(dst, centre, unit, start, pattern, i % 2 == 0)
        _numeral(dst, centre, unit, start + SECTOR / 2, i + 1, enamel, ink)
    for i in range(SECTORS):
        way = wheel + i * SECTOR
        nx, ny = -sin(way) * unit * 0.014, -cos(way) * unit * 0.014
        (ax, ay), (bx, by) = _at(centre, unit * INNER, way), _at(centre, unit * OUTER, way)
        wall = [(ax - nx, ay - ny), (bx - nx, by - ny), (bx + nx, by + ny), (ax + nx, ay + ny)]
        pygame.draw.polygon(dst, WALL, wall)
        pygame.draw.aalines(dst, "#8a5f22", True, wall)


def _rim(dst: pygame.Surface, centre: Flat, unit: float, start: float, tone: str, dots: bool) -> None:
    """Dots for odd, bars for even: told apart without colour."""
    for j in range(5):
        way = start + SECTOR / 2 + (j - 2) * 0.115
        if dots:
            pygame.draw.aacircle(dst, tone, _at(centre, unit * 0.805, way), max(1.5, unit * 0.017))
        else:
            nx, ny = -sin(way) * unit * 0.009, -cos(way) * unit * 0.009
            (ax, ay), (bx, by) = _at(centre, unit * 0.775, way), _at(centre, unit * 0.835, way)
            bar = [(ax - nx, ay - ny), (bx - nx, by - ny), (bx + nx, by + ny), (ax + nx, ay + ny)]
            pygame.draw.polygon(dst, tone, bar)
            pygame.draw.aalines(dst, tone, True, bar)


@lru_cache(16)
def _loops(number: int) -> list[tuple[list[Flat], bool]]:
    return [
        ([(float(x), float(y)) for x, y in loop], hole)
        for loop, hole in outline(str(number), "display", number == 6)
    ]


def _numeral(
    dst: pygame.Surface, centre: Flat, unit: float, way: float, number: int, enamel: str, ink: str
) -> None:
    """A numeral whose head points outwards: upright under the flapper."""
    cap, (ox, oy) = unit * 0.205, _at(centre, unit * 0.60, way)
    c, s = sin(way), -cos(way)  # the numeral's x axis on the screen is (c, -s) turned clockwise
    for loop, hole in _loops(number):
        points = [(ox + cap * (x * c - y * s), oy - cap * (x * s + y * c)) for x, y in loop]
        pygame.draw.polygon(dst, enamel if hole else ink, points)
        pygame.draw.aalines(dst, enamel if hole else ink, True, points)


def _grid(px: int) -> tuple[Array, Array, Array, float]:
    y, x = (np.mgrid[0:px, 0:px].astype(np.float32) + 0.5) / px * SPAN - SPAN / 2
    return x, y, np.hypot(x, y), SPAN / px * 1.2


def _make_disc(px: int) -> pygame.Surface:
    """Turned brass with its shadow; the enamel is laid on it."""
    x, y, r, e = _grid(px)
    rgb = brass(np.arctan2(y, x), r)
    lit = -(x * 0.6 + y * 0.8) / np.maximum(r, 1e-3)
    for at, wide in ((0.985, 0.014), (0.895, 0.010)):
        b = (r - at) / wide
        rgb = rgb * (1 - np.exp(-b * b) * 0.55 * lit * np.sign(b))[..., None]
    rgb = rgb * (1 - 0.55 * smooth(0.98, 1.02, r))[..., None]
    alpha = np.clip((1.02 - r) / e + 0.5, 0, 1)
    shade = 0.62 * smooth(1.13, 0.93, np.hypot(x - 0.035, y - 0.055))
    total = alpha + shade * (1 - alpha)
    return to_surface(
        mix(np.broadcast_to(lin("#0b0502"), rgb.shape), rgb, alpha / np.maximum(total, 1e-4)), total
    )


def _make_gloss(px: int) -> pygame.Surface:
    """What lies over the turning enamel: its sunk edges, the lamp on it, the brass hub and ring."""
    x, y, r, e = _grid(px)
    edge = np.clip((OUTER + 0.022 - r) / e + 0.5, 0, 1) * np.clip((r - OUTER) / e + 0.5, 0, 1)
    hub = np.clip((INNER - r) / e + 0.5, 0, 1)
    metal = brass(np.arctan2(y, x), r)
    lit = -(x * 0.6 + y * 0.8) / np.maximum(r, 1e-3)
    for at, wide in ((0.365, 0.014), (0.17, 0.022), (0.06, 0.02)):
        b = (r - at) / wide
        metal = metal * (1 - np.exp(-b * b) * 0.55 * lit * np.sign(b))[..., None]
    cover = np.maximum(hub, edge)
    shade = 0.42 * (smooth(INNER + 0.06, INNER, r) + smooth(OUTER - 0.06, OUTER, r) * (0.6 + 0.5 * lit))
    shade = np.clip(shade, 0, 0.6) * (r < OUTER + 0.02)
    along = x * 0.6 + y * 0.8
    shine = (np.exp(-(((along + 0.42) / 0.16) ** 2)) * 0.24 + 0.10 * smooth(0.2, -0.9, along)) * (r < OUTER)
    over = np.maximum(shade, shine)
    tone = np.where((shine > shade)[..., None], lin("#fffaf0"), lin("#140a04"))
    alpha = cover + over * (1 - cover)
    return to_surface(mix(tone, metal, cover / np.maximum(alpha, 1e-4)), alpha)


@sized(8)
def _peg(r: int) -> pygame.Surface:
    n = r * 4
    y, x = (np.mgrid[0:n, 0:n].astype(np.float32) + 0.5 - n / 2) / r
    ball = np.clip((1 - np.hypot(x, y)) * r + 0.5, 0, 1)
    light = 0.72 + 0.9 * np.exp(-(((x + 0.35) ** 2 + (y + 0.4) ** 2) / 0.18))
    shade = 0.6 * smooth(1.5, 0.6, np.hypot(x - 0.4, y - 0.5))
    alpha = ball + shade * (1 - ball)
    rgb = mix(
        np.broadcast_to(lin("#1a0d04"), (n, n, 3)),
        lin("#eec87c") * light[..., None],
        ball / np.maximum(alpha, 1e-4),
    )
    return to_surface(rgb, alpha)


def _flapper(dst: pygame.Surface, centre: Flat, unit: float, bend: float) -> None:
    """A leather tongue under a brass screw; ``bend`` is counterclockwise, 0 hanging straight."""
    px, py = centre[0], centre[1] - PIVOT * unit
    way = -pi / 2 + bend
    tip = (px + cos(way) * TONGUE * unit, py - sin(way) * TONGUE * unit)
    nx, ny = -sin(way), -cos(way)
    wide, narrow = 0.060 * unit, 0.026 * unit

    def tongue(grow: float, dx: float, dy: float) -> list[Flat]:
        a, b = wide + grow, narrow + grow
        return [
            (px - nx * a + dx, py - ny * a + dy),
            (tip[0] - nx * b + dx, tip[1] - ny * b + dy),
            (tip[0] + nx * b + dx, tip[1] + ny * b + dy),
            (px + nx * a + dx, py + ny * a + dy),
        ]

    for tone, grow, shift in (("#1a0d05", 0.022, 0.02), ("#4a1c10", 0.012, 0.0), ("#b3402a", 0.0, 0.0)):
        loop = tongue(grow * unit, shift * unit, shift * unit)
        pygame.draw.polygon(dst, tone, loop)
        pygame.draw.aalines(dst, tone, True, loop)
    pygame.draw.aaline(dst, "#e88a6a", (px - nx * wide * 0.3, py - ny * wide * 0.3), tip)
    screw = _peg(max(4, round(unit * 0.085)))
    dst.blit(screw, (round(px - screw.get_width() / 2), round(py - screw.get_height() / 2)))


def _make_lid(px: int) -> pygame.Surface:
    """The walnut lid that hides the wheel until the call is made."""
    x, y, r, e = _grid(px)
    rgb = (
        wood(x * 3, y * 3, seed=14, tone=("#24140c", "#4a2c16", "#6e4424"))
        * (1.15 - 0.35 * (x * 0.6 + y * 0.8))[..., None]
    )
    lit = -(x * 0.6 + y * 0.8) / np.maximum(r, 1e-3)
    for at, wide in ((0.90, 0.02), (0.55, 0.016)):
        b = (r - at) / wide
        rgb = rgb * (1 - np.exp(-b * b) * 0.6 * lit * np.sign(b))[..., None]
    ring = np.exp(-(((r - 0.97) / 0.022) ** 2))
    rgb = mix(rgb, lin("#d9a94e") * (0.9 + 0.5 * lit)[..., None], np.clip(ring * 1.4, 0, 1))
    d = (np.abs(x) / 0.34 + np.abs(y) / 0.40) - 1
    mark = np.exp(-((d / 0.035) ** 2)) + np.exp(-((y / 0.013) ** 2)) * (d < 0)
    rgb = mix(rgb, lin("#e8bf6a") * (0.9 + 0.3 * lit)[..., None], np.clip(mark, 0, 1) * 0.9)
    alpha = np.clip((1.035 - r) / e + 0.5, 0, 1)
    shade = 0.66 * smooth(1.15, 0.95, np.hypot(x - 0.04, y - 0.06))
    total = alpha + shade * (1 - alpha)
    base = np.broadcast_to(lin("#0b0502"), rgb.shape)
    return native(to_surface(mix(base, rgb, alpha / np.maximum(total, 1e-4)), total))


_disc = Soon("disc", _make_disc, 4)
_gloss = Soon("gloss", _make_gloss, 4)
_lid = Soon("lid", _make_lid, 4)


def draw_lid(dst: pygame.Surface, centre: Flat, px: int) -> None:
    """The lid over the wheel, its middle at a place."""
    lid = _lid.get(px)
    if lid is None:
        pygame.draw.aacircle(dst, "#3a2414", centre, px / SPAN)
        return
    dst.blit(lid, (round(centre[0] - px / 2), round(centre[1] - px / 2)))


def prepare(px: int) -> None:
    """Has the wheel's pictures made beforehand."""
    for soon in (_disc, _gloss, _lid):
        soon.get(px)
