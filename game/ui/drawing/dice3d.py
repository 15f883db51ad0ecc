"""Dice as lit convex solids, drawn with polygons: crisp at any size, no GPU.

``draw_die(surface, centre, radius_px, turn, style)`` is the whole interface. How it works:

1. Corners *and the numerals' outlines* are points of the solid, stored once; a pose is one small matrix
   product, so numerals lie truly on the faces, in perspective.
2. The solid is convex: faces turned away are skipped, nothing is sorted.
3. Resin: light enters on the lamp's side and gathers on the far side, so the colour of a point is a function
   of its height along the light. That function is linear in space: a face is painted as a few nested polygons
   cut at constant values, seamless over edges.
4. Everything is drawn at 3x into a scratch surface and shrunk once. The scratch is cleared to the *outline's
   colour* with alpha 0, so that no pale or black fringe appears.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, floor, radians, sin

import numpy as np
import pygame

from game.physics.attitude import product as qmul
from game.ui.drawing.materials import Array
from game.ui.drawing.resin import (
    SAPPHIRE,
    Rgb,
    Style,
    resin,
)
from game.ui.drawing.shadows import draw_shadow
from game.ui.drawing.solids import Quat, Solid, octahedron, qmatrix, quat

__all__ = [
    "SAPPHIRE",
    "Style",
    "draw_die",
    "draw_shadow",
    "octahedron",
    "qmul",
    "quat",
    "resin",
    "view_tilt",
]

LIGHT: Array = np.array([-0.50, 0.46, 0.74])
LIGHT = LIGHT / np.linalg.norm(LIGHT)  # towards the lamp, world space: upper left, above
Flat = Sequence[float]
Loop = Sequence[Flat]


def view_tilt(degrees: float) -> Array:
    """World -> view rotation of a camera tilted so far from straight down."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return np.array([[1, 0, 0], [0, c, s], [0, -s, c]])


TABLE_VIEW = view_tilt(30)
RAMP = 128  # steps of a resin's tones
_scratch: dict[int, pygame.Surface] = {}
_resting: dict[tuple[object, ...], pygame.Surface] = {}


def _lerp(a: Rgb, b: Rgb, t: float) -> Rgb:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t


def _byte(c: Rgb) -> tuple[int, int, int]:
    return min(255, int(c[0])), min(255, int(c[1])), min(255, int(c[2]))


def _cut(loop: Loop, values: list[float], level: float) -> Loop:
    """The part of a convex polygon whose value is above ``level`` (one value a corner)."""
    out: list[Flat] = []
    p, a = loop[-1], values[-1]
    for q, b in zip(loop, values, strict=True):
        if (a > level) != (b > level):
            s = (level - a) / (b - a)
            out.append((p[0] + (q[0] - p[0]) * s, p[1] + (q[1] - p[1]) * s))
        if b > level:
            out.append(q)
        p, a = q, b
    return out


def draw_die(
    surface: pygame.Surface,
    centre: tuple[float, float],
    radius_px: float,
    q: Quat,
    style: Style = SAPPHIRE,
    *,
    solid: Solid | None = None,
    view: Array = TABLE_VIEW,
    perspective: float = 0.16,
    dim: float = 1.0,
    resting: bool = False,
) -> pygame.Rect:
    """Draw one die with its middle at ``centre``; returns the touched rectangle.

    ``radius_px`` is the circumradius, ``q`` the die's turn in world space, ``view`` the camera's turn from
    world to view, ``dim`` darkens. ``resting`` keeps the finished picture: the same pixels, so nothing jumps
    when a die comes to rest, for the price of a blit.
    """
    solid = solid or octahedron()
    half = int(radius_px * 1.22) + 3
    left, top = floor(centre[0]), floor(centre[1])
    shift = (centre[0] - left, centre[1] - top)  # sub-pixel motion, or slow dice shiver
    at = (left - half, top - half)
    if not resting:
        return surface.blit(_render(radius_px, half, shift, q, style, solid, view, perspective, dim), at)
    place = (round(v, 4) for v in (*shift, *q, float(view[1, 1])))
    key = (id(solid), style, dim, round(radius_px, 2), *place)
    sprite = _resting.get(key)
    if sprite is None:
        if len(_resting) > 64:
            _resting.clear()
        sprite = _resting[key] = _render(radius_px, half, shift, q, style, solid, view, perspective, dim)
    return surface.blit(sprite, at)


@dataclass(slots=True)
class _Pose:
    """A solid as it is seen: projected points and the light on each face."""

    points: Loop
    front: list[bool]
    along: list[float]  # of each corner, its height along the light
    lit: list[float]
    shine: list[float]
    facing: list[float]
    middle: Flat
    unit: float  # circumradius in scratch pixels


def _posed(solid: Solid, q: Quat, view: Array, perspective: float, middle: Flat, unit: float) -> _Pose:
    world = qmatrix(q)
    m = view @ world
    p = solid.points @ m.T
    k = unit / (1 - p[:, 2] * perspective)
    flat = np.empty((len(p), 2))
    flat[:, 0] = middle[0] + p[:, 0] * k
    flat[:, 1] = middle[1] - p[:, 1] * k
    normals = solid.normals @ m.T
    first = p[[f[0] for f in solid.faces]]
    seen = normals[:, 2] / perspective - (normals * first).sum(1)
    half = view @ LIGHT + np.array([0, 0, 1.0])
    half /= np.linalg.norm(half)
    light = world.T @ LIGHT
    return _Pose(
        points=flat.tolist(),
        front=(seen > 1e-3).tolist(),
        along=(solid.corners @ light).tolist(),
        lit=np.maximum(solid.normals @ light, 0).tolist(),
        shine=np.maximum(normals @ half, 0).tolist(),
        facing=normals[:, 2].tolist(),
        middle=middle,
        unit=unit,
    )


def _render(
    radius_px: float,
    half: int,
    shift: Flat,
    q: Quat,
    style: Style,
    solid: Solid,
    view: Array,
    perspective: float,
    dim: float,
) -> pygame.Surface:
    """The die on a transparent ground, its middle ``shift`` of a pixel right of and below the centre."""
    ss = 3 if radius_px < 38 else 2
    size = 2 * half * ss
    scratch = _scratch.get(size)
    if scratch is None:
        scratch = _scratch[size] = pygame.Surface((size, size), pygame.SRCALPHA, 32)
    scratch.fill((*_byte(style.line), 0))
    middle = ((half + shift[0]) * ss, (half + shift[1]) * ss)
    pose = _posed(solid, q, view, perspective, middle, radius_px * ss)
    steps = 6 if radius_px < 34 else 7 if radius_px < 50 else 10 if radius_px < 90 else 18
    fills = {
        i: _face(scratch, pose, i, solid.faces[i], style, dim, steps) for i, f in enumerate(pose.front) if f
    }
    if style.clear:
        _inside(scratch, pose, solid, style, dim)
    _bevels(scratch, pose, solid, style, fills)
    _numerals(scratch, pose, solid, style, fills)
    return pygame.transform.smoothscale(scratch, (2 * half, 2 * half))


@lru_cache(32)
def _ramp(style: Style) -> tuple[tuple[float, float, float, float], ...]:
    """Resin from far from the lamp (where light gathers) to next to it: a tone and its share of the glow."""
    out = []
    for i in range(RAMP + 1):
        w = 1 - i / RAMP
        if style.clear:
            c = _lerp(style.base, style.deep, max(0.0, 1 - abs(w - 0.42) * 2.4) * 0.55)
            glow = (1.10 * w**1.8 + 0.34 * max(0.0, 1 - 2 * w) ** 2) * style.clear * 2
        else:
            c = _lerp(style.base, style.deep, w * 0.7)
            glow = 0.55 * (1 - w) ** 1.5
        out.append((*c, glow))
    return tuple(out)


def _face(
    dst: pygame.Surface, pose: _Pose, i: int, corners: list[int], style: Style, dim: float, steps: int
) -> tuple[int, int, int]:
    """Paint one face as nested polygons from its dark to its light end; returns its middle tone."""
    shine = pose.shine[i]
    flash = 0.55 * shine**60 + 0.07 * shine**9
    rim = 0.16 * (1 - max(0.0, pose.facing[i])) ** 2
    gain = ((0.80 + 0.36 * pose.lit[i]) if style.clear else (0.62 + 0.46 * pose.lit[i])) * dim
    ramp, (gr, gg, gb) = _ramp(style), style.glow
    keep, add = gain * (1 - flash), 255 * flash

    def tone(a: float) -> tuple[int, int, int]:
        r, g, b, glow = ramp[int((a + 1) * RAMP / 2)]
        m = min(1.0, glow + rim)
        r, g, b = (
            (r + (gr - r) * m) * keep + add,
            (g + (gg - g) * m) * keep + add,
            (b + (gb - b) * m) * keep + add,
        )
        return int(r) if r < 255 else 255, int(g) if g < 255 else 255, int(b) if b < 255 else 255

    loop = [pose.points[j] for j in corners]
    values = [pose.along[j] for j in corners]
    low, high = min(values), max(values)
    step = (high - low) / steps
    polygon = pygame.draw.polygon
    polygon(dst, tone(low + step * 0.5), loop)
    for b in range(1, steps):
        part = _cut(loop, values, low + step * b)
        if len(part) > 2:
            polygon(dst, tone(low + step * (b + 0.5)), part)
    return tone((low + high) / 2)


def _inside(dst: pygame.Surface, pose: _Pose, solid: Solid, style: Style, dim: float) -> None:
    """The far edges seen through the resin, pulled in as if refracted."""
    ox, oy = pose.middle
    colour = _byte(_lerp(style.base, style.glow, 0.30 * dim))
    for a, b, i, j in solid.edges:
        if not (pose.front[i] or pose.front[j]):
            (ax, ay), (bx, by) = pose.points[a], pose.points[b]
            near = (ox + (ax - ox) * 0.72, oy + (ay - oy) * 0.72)
            far = (ox + (bx - ox) * 0.72, oy + (by - oy) * 0.72)
            pygame.draw.line(dst, colour, near, far, max(1, int(pose.unit * 0.018)))


def _bevels(
    dst: pygame.Surface, pose: _Pose, solid: Solid, style: Style, fills: dict[int, tuple[int, int, int]]
) -> None:
    """Lit edges between two faces in front, a dark outline where front meets back."""
    width = max(1, int(pose.unit * 0.035))
    rim: list[tuple[int, int, int]] = []
    for a, b, i, j in solid.edges:
        if pose.front[i] and pose.front[j]:
            n = 0.5 * (pose.lit[i] + pose.lit[j])
            s = 0.5 * (pose.shine[i] + pose.shine[j])
            tone = _lerp(
                _lerp(fills[i], fills[j], 0.5), style.edge, min(1.0, 0.22 + 0.55 * n * n + 0.5 * s**6)
            )
            pygame.draw.line(dst, _byte(tone), pose.points[a], pose.points[b], width)
        elif pose.front[i] or pose.front[j]:
            rim.append((a, b, i if pose.front[i] else j))
    for a, b, k in rim:
        tone = _lerp(style.line, style.edge, 0.72 * pose.lit[k] ** 1.5)
        pygame.draw.line(dst, _byte(tone), pose.points[a], pose.points[b], width)


def _numerals(
    dst: pygame.Surface, pose: _Pose, solid: Solid, style: Style, fills: dict[int, tuple[int, int, int]]
) -> None:
    """Outlines of the solid itself; holes are painted in the colour of the face."""
    for i, start, count, hole in solid.glyphs:
        facing = pose.facing[i]
        if i not in fills or facing <= 0.12:
            continue
        colour = fills[i]
        if not hole:
            fade = min(1.0, (facing - 0.12) * 3.2)
            colour = _byte(_lerp(colour, style.ink, fade * (0.55 + 0.45 * min(1.0, 0.55 + pose.lit[i]))))
        pygame.draw.polygon(dst, colour, pose.points[start : start + count])
