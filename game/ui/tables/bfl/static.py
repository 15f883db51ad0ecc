"""The static layer: oak table, mahogany frame, painted field, the posts' shadows; in strips of rows.

A pure function of the view's size: the worker that makes it touches no font and no display (the numerals'
outlines are traced before it starts), and what it returns is bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import pi
from typing import Final

import numpy as np
import pygame

from game.core import board
from game.ui.drawing.camera import Point3
from game.ui.drawing.glyphs import outline
from game.ui.drawing.materials import Array, lin, mix, smooth, srgb, wood
from game.ui.drawing.props import cast, goalpost_paths
from game.ui.tables.bfl.field import Pixel, box_distance, lacquer
from game.ui.tables.bfl.layout import LACQUER, MIDDLE, RIM, THICK, Layout
from game.ui.widgets.view import LOGICAL

VERSION: Final = 1  # of the picture: a cached layer of another version is not shown
OAK: Final = ("#3f2412", "#7c4c28", "#b27c48")
MAHOGANY: Final = ("#48200f", "#84401c", "#b8692f")
NUMERALS: Final = tuple("12345678") + ("10", "20", "30", "40", "50")

Loop = list[tuple[float, float]]


def trace_numerals() -> None:
    """Traces the outlines that `paint` needs; to be called where fonts may be used."""
    for text in NUMERALS:
        outline(text)


def goals() -> list[list[list[Point3]]]:
    """The paths of the two goalposts, standing aside on the apron until a kick."""
    return [
        goalpost_paths(
            (MIDDLE[0] + side * (board.WIDTH / 2 + 4.2), MIDDLE[1] + 1.0),
            along=(side * -0.72, 0.69),
            half=8.0,
            bar=8.0,
            top=28.0,
            back=3.0 * side,
        )
        for side in (-1, 1)
    ]


def paint(layout: Layout, cancelled: Callable[[], bool], rows: int = 40) -> bytes | None:
    """The whole layer as RGB bytes, or None when it is not wanted any more."""
    width, height = layout.view.size
    out = np.empty((height, width, 3), np.uint8)
    shapes = _painted(layout)
    for top in range(0, height, rows):
        if cancelled():
            return None
        bottom = min(height, top + rows)
        out[top:bottom] = srgb(_strip(layout, shapes, top, bottom))
    return out.tobytes()


def _strip(layout: Layout, shapes: list[tuple[int, Loop, bool]], top: int, bottom: int) -> Array:
    """The light of rows ``top`` to ``bottom``."""
    cam, width = layout.cam, layout.view.size[0]
    yy, xx = np.mgrid[top:bottom, 0:width].astype(np.float32)
    x, y = cam.ground(xx, yy)
    px = layout.pixel
    outer = box_distance(x, y, LACQUER[0] + RIM, LACQUER[1] + RIM, 6)
    inner = box_distance(x, y, *LACQUER, 3)
    on_top, on_field = np.clip(0.5 - outer / px, 0, 1), np.clip(0.5 - inner / px, 0, 1)
    rgb = np.zeros((*x.shape, 3), np.float32)
    seen = on_top < 1  # each material is evaluated only where it is seen
    if seen.any():
        rgb[seen] = _table(layout, xx[seen], yy[seen])
    seen = (on_top > 0) & (on_field < 1)
    if seen.any():
        rgb[seen] = mix(rgb[seen], _frame(x[seen], y[seen], outer[seen], inner[seen], px), on_top[seen])
    seen = on_field > 0
    if seen.any():
        marks = _raster(shapes, width, top, bottom)
        field = _field(layout, x[seen], y[seen], xx[seen], yy[seen], marks[seen])
        rgb[seen] = mix(rgb[seen], field, on_field[seen])
    lit: Array = rgb * _lamp(layout, xx, yy)
    return lit


def _lamp(layout: Layout, xx: Array, yy: Array) -> Array:
    """The lamp over the table, upper left, warm, falling off; the same in every window's shape."""
    u = (xx - layout.view.ox) / layout.k / LOGICAL[0]
    v = (yy - layout.view.oy) / layout.k / LOGICAL[1]
    d = np.hypot((u - 0.40) * LOGICAL[0] / LOGICAL[1], v - 0.26)
    f = 0.50 + 0.66 / (1 + (d / 0.78) ** 2.4)
    light: Array = f[..., None] * np.array([1.10, 1.0, 0.87], np.float32)
    return light


def _table(layout: Layout, xx: Array, yy: Array) -> Array:
    """Oak planks, the board's soft shadow on them, and the board's near side."""
    x, y = layout.cam.ground(xx, yy, -THICK)
    rgb = wood(x / 7.5, y / 7.5, seed=21, plank=4.6, tone=OAK)
    hx, hy = LACQUER[0] + RIM, LACQUER[1] + RIM
    far = smooth(5.5, -3.0, box_distance(x - 2.2, y + 2.4, hx, hy, 7))  # short, to the lower right
    near = smooth(2.2, -0.6, box_distance(x, y, hx, hy, 6))
    rgb = rgb * ((1 - 0.62 * far) * (1 - 0.40 * near))[..., None]
    side = box_distance(x, y, hx, hy, 6)
    for step in range(1, 5):  # the board's thickness: its outline at every height
        at = layout.cam.ground(xx, yy, -THICK * (1 - step / 5))
        side = np.minimum(side, box_distance(*at, hx, hy, 6))
    cover = np.clip(0.5 - side / layout.pixel, 0, 1)
    edge = wood(x / 4 + 9, y / 30, seed=33, tone=("#2a1208", "#56270f", "#7a3d1b")) * 0.55
    return mix(rgb, edge, cover)


def _frame(x: Array, y: Array, outer: Array, inner: Array, px: float) -> Array:
    """Mahogany with mitred corners and a rounded profile, a brass fillet at its inner edge."""
    cx, cy = x - MIDDLE[0], y - MIDDLE[1]
    upright = (np.abs(cx) - LACQUER[0]) > (np.abs(cy) - LACQUER[1])
    rgb = wood(np.where(upright, cy, cx) / 5, np.where(upright, cx, cy) / 5, seed=33, tone=MAHOGANY)
    q = np.clip(-outer / RIM, 0, 1)  # 0 at the outer edge, 1 at the inner
    nx = np.where(upright, np.sign(cx), 0) * np.cos(q * pi)
    ny = np.where(upright, 0, np.sign(cy)) * np.cos(q * pi)
    lit = 0.86 + 0.34 * (-0.62 * nx + 0.70 * ny)
    lit = lit + 0.30 * np.exp(-(((q - 0.30) / 0.09) ** 2)) * ((ny > 0.2) | (nx < -0.2))
    lit = lit + 0.18 * np.exp(-(((q - 0.5) / 0.10) ** 2))
    mitre = 0.35 * np.exp(-(((np.abs(cx) - LACQUER[0] - np.abs(cy) + LACQUER[1]) / 0.25) ** 2))
    fillet = np.clip(0.5 - (np.abs(inner - 0.35) - 0.35) / px, 0, 1)
    brass = lin("#d9a94e") * (0.75 + 0.5 * np.clip(ny - nx, -0.5, 1))[..., None]
    return mix(rgb * (lit - mitre)[..., None], brass, fillet * 0.9)


def _field(layout: Layout, x: Array, y: Array, xx: Array, yy: Array, marks: Array) -> Array:
    """The lacquer with the rail's and the posts' shadows and the window's reflection in it."""
    px = Pixel(layout.pixel, layout.pixel / layout.cam.cos)
    rgb = lacquer(x, y, px, marks[:, 0], marks[:, 1])
    rail = smooth(-2.6, 1.4, box_distance(x - 0.9, y + 1.1, *LACQUER, 3))
    rgb = rgb * ((1 - 0.55 * rail) * (1 - 0.50 * _post_shadow(x, y)))[..., None]
    u = (xx - layout.view.ox) / layout.k / LOGICAL[0]
    v = (yy - layout.view.oy) / layout.k / LOGICAL[1]

    def gleam(at: float, wide: float, low: float) -> Array:
        across = (u - at) * 0.75 + (v - 0.20) * 0.55 * LOGICAL[1] / LOGICAL[0]
        band: Array = np.exp(-((across / wide) ** 2)) * smooth(low, 0.10, v)
        return band

    gloss = 0.085 * (gleam(0.33, 0.060, 0.72) + 0.55 * gleam(0.425, 0.016, 0.66))
    gloss = gloss + 0.020 * smooth(MIDDLE[1] - LACQUER[1], MIDDLE[1] + LACQUER[1] * 1.6, y)
    shiny: Array = rgb + gloss[:, None] * np.array([1.0, 0.97, 0.86], np.float32)
    return shiny


def _post_shadow(x: Array, y: Array) -> Array:
    """Coverage of the goalposts' soft shadows: distances to the lines they cast."""
    shade = np.zeros_like(x)
    for path in cast(goals()[0] + goals()[1]):
        shade = np.maximum(shade, smooth(1.5, 0.2, distance_to(x, y, [(px, py) for px, py, _ in path])))
    return shade


def distance_to(x: Array, y: Array, path: list[tuple[float, float]], most: float = 4.0) -> Array:
    """The distance of places to a path, exact up to ``most`` and at least that beyond."""
    out = np.full_like(x, most)
    for (ax, ay), (bx, by) in pairwise(path):
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy
        near = (np.abs(x - (ax + bx) / 2) < abs(dx) / 2 + most) & (
            np.abs(y - (ay + by) / 2) < abs(dy) / 2 + most
        )
        if length > 1e-9 and near.any():
            px, py = x[near] - ax, y[near] - ay
            t = np.clip((px * dx + py * dy) / length, 0, 1)
            out[near] = np.minimum(out[near], np.hypot(px - t * dx, py - t * dy))
    return out


def _painted(layout: Layout) -> list[tuple[int, Loop, bool]]:
    """Numerals (channel 0) and the emblem (channel 1) as loops of pixels, holes after what they cut."""
    loops: list[tuple[int, Loop, bool]] = []

    def add(channel: int, points: list[tuple[float, float]], hole: bool) -> None:
        loops.append((channel, [layout.cam.spot(x, y) for x, y in points], hole))

    def numeral(text: str, x: float, y: float, cap: float) -> None:
        for loop, hole in outline(text):
            add(0, [(x + float(u) * cap, y + float(v) * cap) for u, v in loop], hole)

    for lane in range(1, board.LANES + 1):
        for x in (board.END_ZONE / 2, board.WIDTH - board.END_ZONE / 2):
            numeral(str(lane), x, board.lane_y(lane), 4.8)
    for ten in range(10, 100, 10):
        for y in (-4.6, board.HEIGHT + 4.4):
            numeral(str(min(ten, 100 - ten)), board.END_ZONE + ten, y, 3.3)
    r, (cx, cy) = board.LANE * 1.5, MIDDLE
    add(1, [(cx - r, cy), (cx, cy + r), (cx + r, cy), (cx, cy - r)], False)  # an octahedron on its point
    for sx in (-1, 1):
        for sy in (-1, 1):
            corners = [(0.84, 0.06), (0.03, 0.86), (0.03, 0.06)]
            add(1, [(cx + sx * r * u, cy + sy * r * v) for u, v in corners], True)
    return loops


def _raster(shapes: list[tuple[int, Loop, bool]], width: int, top: int, bottom: int) -> Array:
    """Coverage of the painted shapes in some rows, three samples a side; (h, w, 2)."""
    k = 3 if width < 2600 else 2
    layer = pygame.Surface((width * k, (bottom - top) * k), 0, 24)
    for channel, loop, hole in shapes:
        if any(top - 1 <= y <= bottom + 1 for _, y in loop) or _spans(loop, top, bottom):
            colour = (0, 0, 0) if hole else (255, 0, 0) if channel == 0 else (0, 255, 0)
            pygame.draw.polygon(layer, colour, [(x * k, (y - top) * k) for x, y in loop])
    small = pygame.transform.smoothscale(layer, (width, bottom - top))
    cover: Array = pygame.surfarray.array3d(small).swapaxes(0, 1)[..., :2].astype(np.float32) / 255
    return cover


def _spans(loop: Loop, top: int, bottom: int) -> bool:
    ys = [y for _, y in loop]
    return min(ys) < top and max(ys) > bottom
