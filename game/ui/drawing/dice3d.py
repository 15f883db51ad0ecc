"""Dice as lit convex solids, drawn with polygons: crisp at any size, no GPU.

``draw_die(surface, centre, radius_px, quaternion, style)`` is the whole
interface. How it works (about 0.3 ms a die at a radius of 40 px):

1. Vertices *and the numeral outlines* are 3-D points of the solid, stored
   once; a pose is one small matrix product, so numerals lie truly on the
   faces, in perspective.
2. The solid is convex: faces turned away are skipped, nothing is sorted.
3. Resin: light enters on the lamp's side and gathers on the far side, so the
   colour of a point is a function of its height along the light direction.
   That function is linear in space: a face is painted as a few nested
   polygons cut at constant values (painter's gradient), seamless over edges.
4. Everything is drawn at 3x into a scratch surface and shrunk once with
   ``smoothscale``. The scratch is cleared to the *outline colour* with alpha 0,
   so that no pale or black fringe appears.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import acos, cos, pi, radians, sin, sqrt

import numpy as np
import pygame

from game.ui.drawing.glyphs import outline
from game.ui.drawing.materials import lin, to_surface

LIGHT = np.array([-0.50, 0.46, 0.74])
LIGHT = LIGHT / np.linalg.norm(LIGHT)  # towards the lamp, world space: upper left, above


# ----------------------------------------------------------- quaternions ----
def quat(axis, angle: float) -> tuple[float, float, float, float]:
    """Rotation of ``angle`` radians about ``axis`` as (w, x, y, z)."""
    x, y, z = axis
    n = sqrt(x * x + y * y + z * z) or 1.0
    s = sin(angle / 2) / n
    return cos(angle / 2), x * s, y * s, z * s


def qmul(a, b):
    """First ``b``, then ``a``."""
    w, x, y, z = a
    W, X, Y, Z = b
    return (
        w * W - x * X - y * Y - z * Z,
        w * X + x * W + y * Z - z * Y,
        w * Y - x * Z + y * W + z * X,
        w * Z + x * Y - y * X + z * W,
    )


def qmatrix(q) -> np.ndarray:
    w, x, y, z = q
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
        ]
    )


def slerp(a, b, t: float):
    d = sum(p * q for p, q in zip(a, b))
    if d < 0:
        b, d = tuple(-v for v in b), -d
    if d > 0.9995:
        r = [p + (q - p) * t for p, q in zip(a, b)]
    else:
        th = acos(d)
        r = [(sin((1 - t) * th) * p + sin(t * th) * q) / sin(th) for p, q in zip(a, b)]
    n = sqrt(sum(v * v for v in r))
    return tuple(v / n for v in r)


# ---------------------------------------------------------------- styles ----
@dataclass(frozen=True)
class Style:
    deep: tuple  # shaded resin
    base: tuple  # body colour
    glow: tuple  # light gathered on the far side
    edge: tuple  # lit bevels
    line: tuple  # outline
    ink: tuple  # numerals
    clear: float = 0.5  # how much of the inside is seen (0 = enamel, bone)


SAPPHIRE = Style((8, 26, 104), (18, 64, 190), (70, 160, 255), (186, 216, 255), (8, 16, 48), (255, 255, 255))
RUBY = Style((96, 2, 18), (190, 12, 36), (255, 86, 70), (255, 200, 190), (44, 2, 10), (255, 255, 255))
AMBER = Style((132, 52, 0), (216, 104, 4), (255, 190, 60), (255, 236, 190), (66, 26, 0), (255, 255, 255))
EMERALD = Style((4, 64, 50), (10, 128, 98), (110, 230, 180), (200, 255, 230), (0, 34, 26), (255, 255, 255))
AMETHYST = Style((50, 16, 92), (104, 48, 172), (198, 140, 255), (232, 208, 255), (26, 6, 50), (255, 255, 255))
BONE = Style((176, 156, 120), (228, 212, 178), (250, 242, 222), (255, 252, 240), (92, 74, 46), (40, 28, 18), 0.0)
JET = Style((14, 14, 16), (36, 36, 40), (74, 74, 82), (140, 140, 150), (4, 4, 6), (250, 246, 236), 0.0)


# ---------------------------------------------------------------- solids ----
class Solid:
    """A convex solid: vertices (circumradius 1), faces as vertex loops, a label on each face."""

    def __init__(self, verts, faces, labels, tops, size: float):
        self.v = np.array(verts, float)
        self.faces, self.labels = [list(f) for f in faces], labels
        self.normals, self.frames, pts, self.glyphs = [], [], [], []
        for i, (f, lab, top) in enumerate(zip(self.faces, labels, tops)):
            c = self.v[f].mean(0)
            n = np.cross(self.v[f[1]] - self.v[f[0]], self.v[f[2]] - self.v[f[0]])
            n /= np.linalg.norm(n)
            if n @ c < 0:
                n, self.faces[i] = -n, f[::-1]
            up = (self.v[list(top)].mean(0) if isinstance(top, (list, tuple)) else self.v[top]) - c
            up -= n * (up @ n)
            up /= np.linalg.norm(up)
            right = np.cross(up, n)
            self.normals.append(n)
            self.frames.append((c, right, up))
            wide = size * (0.86 if len(lab) > 1 else 1)
            lift = -0.06
            if lab in ("6", "9"):
                wide, lift = wide * 0.86, 0.06  # room for the bar under it
            for poly, hole in outline(lab, "display", underline=lab in ("6", "9")):
                p = c + n * 0.004 + wide * (poly[:, :1] * right + poly[:, 1:] * up) + up * size * lift
                self.glyphs.append((i, len(self.v) + sum(map(len, pts)), len(p), hole))
                pts.append(p)
        self.points = np.vstack([self.v, *pts])
        self.normals = np.array(self.normals)
        self.inradius = float(np.mean([n @ f[0] for n, f in zip(self.normals, self.frames)]))
        self.edges = {}
        for i, f in enumerate(self.faces):
            for a, b in zip(f, f[1:] + f[:1]):
                self.edges.setdefault((min(a, b), max(a, b)), []).append(i)
        self.edges = [(a, b, *fs) for (a, b), fs in self.edges.items()]

    def face_of(self, value: int) -> int:
        return self.labels.index(str(value))

    def rest(self, value: int, yaw: float = 0.0):
        """Quaternion that lays the die with ``value`` on top, its numeral turned ``yaw`` radians left."""
        i = self.face_of(value)
        c, r, u = self.frames[i]
        m = np.array([r, u, self.normals[i]])  # rows: object axes that become x, y, z
        w2 = 1 + m[0, 0] + m[1, 1] + m[2, 2]
        if w2 > 1e-6:
            w = sqrt(w2) / 2
            q = (w, (m[2, 1] - m[1, 2]) / (4 * w), (m[0, 2] - m[2, 0]) / (4 * w), (m[1, 0] - m[0, 1]) / (4 * w))
        else:
            k = int(np.argmax(np.diag(m)))
            axis = m[k] + np.eye(3)[k]
            q = quat(axis, pi)
        return qmul(quat((0, 0, 1), yaw), q)


@lru_cache(None)
def octahedron() -> Solid:
    """The d8: opposite faces add up to nine, numerals point to the poles."""
    v = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]
    f = [(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (1, 3, 5), (3, 0, 5), (0, 2, 5), (2, 1, 5)]
    return Solid(v, f, ["8", "7", "5", "6", "1", "2", "4", "3"], [4] * 4 + [5] * 4, 0.50)


@lru_cache(None)
def cube(labels=("6", "5", "4", "3", "2", "1")) -> Solid:
    """A d6; with labels 1 2 3 3 2 1 it is a d3."""
    s = 1 / sqrt(3)
    v = [(x * s, y * s, z * s) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    f = [(1, 5, 7, 3), (4, 6, 7, 5), (2, 3, 7, 6), (0, 1, 5, 4), (0, 2, 3, 1), (0, 4, 6, 2)]
    tops = [(7, 3), (5, 7), (3, 7), (1, 5), (1, 3), (6, 2)]
    return Solid(v, f, list(labels), tops, 0.70)


@lru_cache(None)
def d16() -> Solid:
    """Two eight-sided pyramids base to base, the lower one turned half a step never to show an edge on top."""
    ring = [(0.86 * cos(k * pi / 4), 0.86 * sin(k * pi / 4), 0.0) for k in range(8)]
    v = [*ring, (0, 0, 1), (0, 0, -1)]
    f = [(k, (k + 1) % 8, 8) for k in range(8)] + [(k, (k + 1) % 8, 9) for k in range(8)]
    up = [16, 3, 12, 7, 10, 5, 14, 1]
    low = [17 - up[(k + 4) % 8] for k in range(8)]
    return Solid(v, f, [str(n) for n in up + low], [8] * 8 + [9] * 8, 0.25)


def view_tilt(degrees: float) -> np.ndarray:
    """World -> view rotation of a camera tilted so far from straight down."""
    t = radians(degrees)
    return np.array([[1, 0, 0], [0, cos(t), sin(t)], [0, -sin(t), cos(t)]])


TABLE_VIEW = view_tilt(30)
_scratch: dict[int, pygame.Surface] = {}


def _lerp(a, b, t):
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t)


def _byte(c):
    return (255 if c[0] > 255 else int(c[0]), 255 if c[1] > 255 else int(c[1]), 255 if c[2] > 255 else int(c[2]))


def _cut(poly, t, c):
    """The part of a convex polygon whose value is above ``c`` (t: one value a corner)."""
    out = []
    n = len(poly)
    for k in range(n):
        p, a = poly[k], t[k]
        q, b = poly[(k + 1) % n], t[(k + 1) % n]
        if a > c:
            out.append(p)
        if (a > c) != (b > c):
            s = (c - a) / (b - a)
            out.append((p[0] + (q[0] - p[0]) * s, p[1] + (q[1] - p[1]) * s))
    return out


_resting: dict[tuple, pygame.Surface] = {}


def draw_die(
    surface: pygame.Surface,
    centre,
    radius_px: float,
    q,
    style: Style = SAPPHIRE,
    *,
    solid: Solid | None = None,
    view: np.ndarray = TABLE_VIEW,
    perspective: float = 0.16,
    dim: float = 1.0,
    resting: bool = False,
) -> pygame.Rect:
    """Draw one die with its middle at ``centre``; returns the touched rectangle.

    ``radius_px`` is the circumradius, ``q`` a (w, x, y, z) rotation in world
    space, ``view`` the camera's world -> view rotation, ``dim`` darkens.
    ``resting`` keeps the finished picture: the very same pixels, so nothing
    jumps when a die comes to rest, for the price of a blit.
    """
    solid = solid or octahedron()
    half = int(radius_px * 1.22) + 3
    frac = (centre[0] - int(centre[0]), centre[1] - int(centre[1]))  # sub-pixel motion
    at = (int(centre[0]) - half, int(centre[1]) - half)
    if not resting:
        return surface.blit(_render(radius_px, half, frac, q, style, solid, view, perspective, dim), at)
    key = (id(solid), style, dim, round(radius_px, 2), *(round(v, 4) for v in (*frac, *q, *view.flat)))
    if key not in _resting:
        if len(_resting) > 64:
            _resting.clear()
        _resting[key] = _render(radius_px, half, frac, q, style, solid, view, perspective, dim)
    return surface.blit(_resting[key], at)


def _render(radius_px, half, frac, q, style, solid, view, perspective, dim) -> pygame.Surface:
    """The die on a transparent ground, its middle ``frac`` of a pixel right of and below the centre."""
    ss = 3 if radius_px < 70 else 2
    size = 2 * half * ss
    buf = _scratch.get(size)
    if buf is None:
        buf = _scratch[size] = pygame.Surface((size, size), pygame.SRCALPHA, 32)
    buf.fill((*style.line, 0))

    world = qmatrix(q)
    m = view @ world
    p = solid.points @ m.T
    k = (radius_px * ss) / (1 - p[:, 2] * perspective)
    ox, oy = (half + frac[0]) * ss, (half + frac[1]) * ss
    xy = np.empty((len(p), 2))
    xy[:, 0] = ox + p[:, 0] * k
    xy[:, 1] = oy - p[:, 1] * k
    eye = np.array([0, 0, 1 / perspective])
    nv = solid.normals @ m.T
    pts = xy.tolist()
    along = (solid.v @ world.T @ LIGHT).tolist()
    ndl = (solid.normals @ world.T @ LIGHT).tolist()
    front = [(nv[i] @ (eye - p[f[0]])) > 1e-3 for i, f in enumerate(solid.faces)]
    lv = view @ LIGHT
    half_v = lv + np.array([0, 0, 1.0])
    half_v /= np.linalg.norm(half_v)
    spec = (nv @ half_v).tolist()
    nz = nv[:, 2].tolist()
    steps = 7 if radius_px < 50 else 10 if radius_px < 90 else 18

    polygon, line = pygame.draw.polygon, pygame.draw.line
    fill_of = {}
    for i, f in enumerate(solid.faces):
        if not front[i]:
            continue
        loop = [pts[j] for j in f]
        t = [along[j] for j in f]
        lit = max(0.0, ndl[i])
        s = max(0.0, spec[i])
        flash = 0.55 * s**60 + 0.07 * s**9
        rim = 0.16 * (1 - max(0.0, nz[i])) ** 2
        gain = ((0.80 + 0.36 * lit) if style.clear else (0.62 + 0.46 * lit)) * dim
        lo, hi = min(t), max(t)

        def tone(a, gain=gain, flash=flash, rim=rim):
            # a: -1 far from the lamp (light gathers) .. +1 next to it
            w = 0.5 - 0.5 * a
            c = (
                _lerp(style.base, style.deep, max(0.0, 1 - abs(w - 0.42) * 2.4) * 0.55)
                if style.clear
                else _lerp(style.base, style.deep, w * 0.7)
            )
            g = (1.10 * w**1.8 + 0.34 * max(0.0, a) ** 2) * style.clear * 2 if style.clear else 0.55 * (1 - w) ** 1.5
            c = _lerp(c, style.glow, min(1, g + rim))
            return _byte(_lerp((c[0] * gain, c[1] * gain, c[2] * gain), (255, 255, 255), flash))

        mid = tone((lo + hi) / 2)
        fill_of[i] = mid
        polygon(buf, tone(lo + (hi - lo) * 0.5 / steps), loop)
        for b in range(1, steps):
            c = lo + (hi - lo) * b / steps
            part = _cut(loop, t, c)
            if len(part) > 2:
                polygon(buf, tone(lo + (hi - lo) * (b + 0.5) / steps), part)

    # the far edges seen through the resin, pulled in as if refracted
    if style.clear:
        w = max(1, int(radius_px * ss * 0.018))
        for a, b, i, j in solid.edges:
            if front[i] or front[j]:
                continue
            pa = (ox + (pts[a][0] - ox) * 0.72, oy + (pts[a][1] - oy) * 0.72)
            pb = (ox + (pts[b][0] - ox) * 0.72, oy + (pts[b][1] - oy) * 0.72)
            line(buf, _byte(_lerp(style.base, style.glow, 0.30 * dim)), pa, pb, w)

    # bevels: lit edges between two faces in front, dark outline where front meets back
    bw = max(1, int(radius_px * ss * 0.035))
    for a, b, i, j in solid.edges:
        if front[i] and front[j]:
            n = max(0.0, 0.5 * (ndl[i] + ndl[j]))
            s = max(0.0, 0.5 * (spec[i] + spec[j]))
            mid = _lerp(fill_of[i], fill_of[j], 0.5)
            line(buf, _byte(_lerp(mid, style.edge, min(1, 0.22 + 0.55 * n * n + 0.5 * s**6))), pts[a], pts[b], bw)
    for a, b, i, j in solid.edges:
        if front[i] != front[j]:
            k = i if front[i] else j
            line(buf, _byte(_lerp(style.line, style.edge, 0.72 * max(0.0, ndl[k]) ** 1.5)), pts[a], pts[b], bw)

    # numerals: outlines of the solid itself; holes are painted in the colour of the face
    for i, start, n, hole in solid.glyphs:
        if front[i] and nz[i] > 0.12:
            loop = pts[start : start + n]
            if hole:
                polygon(buf, fill_of[i], loop)
            else:
                fade = min(1.0, (nz[i] - 0.12) * 3.2)
                polygon(buf, _byte(_lerp(fill_of[i], style.ink, fade * (0.55 + 0.45 * min(1, 0.55 + ndl[i])))), loop)

    return pygame.transform.smoothscale(buf, (2 * half, 2 * half))


# --------------------------------------------------------------- shadows ----
@lru_cache(256)
def _shadow(radius: int, level: int, tint: tuple, clear: bool) -> pygame.Surface:
    """Soft shadow of a die that is ``level`` quarters of its radius above the table."""
    h = level / 4
    w = int(radius * (3.2 + 1.1 * h)) + 8
    y, x = np.mgrid[0:w, 0:w].astype(np.float32) - w / 2
    d = np.hypot(x, y / 0.84) / radius
    soft = 0.14 + 0.11 * h
    a = 1 / (1 + np.exp(np.clip((d - 0.86) / (soft * 0.55), -30, 30)))
    a *= 0.62 / (1 + 0.42 * h)
    # resin lets a patch of its own colour through, on the side away from the lamp
    core = (
        np.exp(-((np.hypot(x / radius - 0.34, y / radius - 0.30) / (0.36 + 0.2 * h)) ** 2)) / (1 + 1.6 * h)
        if clear
        else np.zeros_like(d)
    )
    rgb = lin("#0c0705") + lin(tint) * (core[..., None] * 0.48)
    return to_surface(rgb, a)


def draw_shadow(surface: pygame.Surface, ground, radius_px: float, height_px: float, style: Style = SAPPHIRE) -> None:
    """Shadow on the table under a die whose lowest point is ``height_px`` above it.

    It slides away from the lamp (down right), grows and softens with height; a
    resin die lets some of its colour through.
    """
    level = min(12, round(height_px / radius_px * 4))
    r = max(4, round(radius_px / 6) * 6)  # few sizes: the cache stays warm while dice fly
    s = _shadow(r, level, style.glow, style.clear > 0)
    x = ground[0] + radius_px * 0.16 + height_px * 0.42
    y = ground[1] + radius_px * 0.12 + height_px * 0.30
    surface.blit(s, (x - s.get_width() / 2, y - s.get_height() / 2))
