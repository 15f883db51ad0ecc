"""Enamelled football helmets, ray-traced once per look and size, then cached.

The shell is an ellipsoid met by one ray a pixel (numpy, supersampled), so stripes are functions of the point
on the shell and curve as real paint does; the face opening is cut with planes, and through it the padded
inside is seen. The mask is a few thick tubes. A look is traced once, some 100 ms, and shrunk to every size.

Helmet space: x forward, y left, z up; seen from its right front, a little from above.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from itertools import pairwise
from math import cos, radians, sin

import numpy as np
import pygame

from game.ui.drawing.materials import Array, Noise, blur, lin, mix, native, smooth, to_surface
from game.ui.drawing.teams import PATTERNS, TEAMS, Team
from game.ui.drawing.worker import Unwanted, shared

__all__ = ["PATTERNS", "TEAMS", "Team", "helmet", "helmet_soon"]

YAW, PITCH = radians(42), radians(24)
EYE: Array = np.array([sin(YAW) * cos(PITCH), -cos(YAW) * cos(PITCH), sin(PITCH)])  # towards the eye
RIGHT: Array = np.array([cos(YAW), sin(YAW), 0.0])
UP: Array = np.cross(EYE, RIGHT)
AXES: Array = np.array([1.06, 0.92, 0.96])  # of the shell's ellipsoid
LIGHT: Array = np.array([-0.42, 0.62, 0.66]) / np.linalg.norm(
    [-0.42, 0.62, 0.66]
)  # x right, y up, z to the eye
SPAN, LEFT, TOP = 2.5, 1.32, 1.18  # the picture's size in helmet space, and where its corner is


MASTER = 480  # pixels of the traced picture that all sizes are shrunk from
DRAFT = 80  # of the one that stands in for it
Look = tuple[str, str, str, int]
_masters: dict[Look, pygame.Surface] = {}


def helmet(team: Team, px: int, facing: int = 1) -> pygame.Surface:
    """A helmet ``px`` wide and high on a transparent ground; facing 1 looks right, -1 left."""
    look = (team.colour, team.trim, team.pattern, facing)
    if look not in _masters:
        _masters[look] = _traced(look, MASTER)
    return _shrunk(look, px)


def helmet_soon(team: Team, px: int, facing: int = 1) -> tuple[pygame.Surface, bool]:
    """The same without waiting: until the worker has traced it, a draft and False."""
    look = (team.colour, team.trim, team.pattern, facing)
    if look in _masters:
        return _shrunk(look, px), True
    shared().submit(("helmet", look), partial(_traced_beside, look))
    return _draft(look, px), False


def prepare(team: Team) -> None:
    """Has both sides of a helmet traced beforehand."""
    for facing in (1, -1):
        look = (team.colour, team.trim, team.pattern, facing)
        if look not in _masters:
            shared().submit(("helmet", look), partial(_traced_beside, look))


def _traced_beside(look: Look, _unwanted: Unwanted) -> None:
    _masters[look] = _traced(look, MASTER)


@lru_cache(512)
def _shrunk(look: Look, px: int) -> pygame.Surface:
    return native(pygame.transform.smoothscale(_masters[look], (px, px)))


@lru_cache(64)
def _draft(look: Look, px: int) -> pygame.Surface:
    return native(pygame.transform.smoothscale(_rough(look), (px, px)))


@lru_cache(32)
def _rough(look: Look) -> pygame.Surface:
    return _traced(look, DRAFT)


def _traced(look: Look, n: int) -> pygame.Surface:
    colour, trim, pattern, facing = look
    picture = _shell(colour, trim, pattern, n, facing)
    _mask(picture, pygame.Color(trim), n)
    return picture if facing > 0 else pygame.transform.flip(picture, True, False)


def _band(d: Array, w: float, e: float) -> Array:
    return smooth(w + e, w - e, np.abs(d))


def _paint(kind: str, p: Array, e: float) -> Array:
    """The pattern's trim colour (0 to 1) at points of the unit shell; ``e`` softens its edges."""
    x, y, z = p[..., 0], p[..., 1], p[..., 2]
    match kind:
        case "single":
            return _band(y, 0.17, e)
        case "triple":
            return np.maximum(_band(y, 0.075, e), _band(np.abs(y) - 0.24, 0.055, e))
        case "band":
            return np.maximum(_band(z - 0.30 + 0.25 * x, 0.12, e), _band(z - 0.03 + 0.25 * x, 0.05, e))
        case "chevron":
            v = x + 0.9 * np.abs(y)
            return np.maximum(_band(v - 0.35, 0.11, e), _band(v + 0.10, 0.11, e))
        case "checks":
            cell: Array = (np.floor(x * 5 + 50) + np.floor((y + 2) * 5.5)) % 2
            return cell * _band(y, 0.36, e) + _band(np.abs(y) - 0.40, 0.03, e)
        case "hoops":
            return _band(((x + 2.02) * 2.2) % 1 - 0.5, 0.24, e)
        case "halves":
            return smooth(-e, e, -(x + 0.08))
        case "wing":
            r = np.hypot(x - 0.55, z + 0.15)
            feathers: Array = np.maximum(_band(r - 1.12, 0.13, e), _band(r - 0.74, 0.10, e))
            return feathers * smooth(0.1, 0.2, np.abs(y)) + _band(y, 0.07, e)
    raise ValueError(kind)


def _kept(q: Array, edge: float) -> Array:
    """The shell's coverage: everything but the face opening and the neck."""
    x, y, z = q[..., 0], q[..., 1], q[..., 2]
    back = 0.24 + 0.16 * smooth(0.1, -0.1, z) + 0.34 * smooth(-0.22, -0.46, z)  # rear edge of the opening
    brow = smooth(0.30 + edge, 0.30 - edge, z + 0.10 * np.abs(y)) * smooth(-edge, edge, x - back)
    jaw = smooth(-0.86 - edge, -0.86 + edge, z + 0.20 * x)
    kept: Array = (1 - brow) * jaw
    return kept


def _enamel(q: Array, kept: Array, paint: Array, colour: str, trim: str, facing: int, n: int) -> Array:
    """The lit paint of the shell at its points; ``facing`` mirrors the helmet, the lamp does not move."""
    edge = SPAN / n * 2.2
    normal = q / AXES
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-9
    nv: Array = np.stack([normal @ RIGHT * facing, normal @ UP, normal @ EYE], -1)
    half = LIGHT + np.array([0, 0, 1.0])
    shine = np.clip(nv @ (half / np.linalg.norm(half)), 0, 1)
    diffuse = np.clip(nv @ LIGHT, 0, 1)
    rim = (1 - np.clip(nv[..., 2], 0, 1)) ** 3
    sky = smooth(0.25, 0.9, nv[..., 1])
    base = mix(np.broadcast_to(lin(colour), (*paint.shape, 3)), lin(trim), paint)
    rgb = base * (0.16 + 0.92 * diffuse + 0.18 * sky)[..., None]
    rgb = rgb + (0.75 * shine**90 + 0.20 * shine**16)[..., None] * np.array([1.0, 0.97, 0.9])
    rgb = rgb + 0.16 * rim[..., None] * np.array([0.9, 1.0, 0.85])
    # ear hole, and a dark rolled lip where the shell is cut
    ear = np.hypot(q[..., 0] + 0.02, q[..., 2] + 0.16)
    hole = smooth(0.105 + edge, 0.105 - edge, ear)
    rgb = (
        rgb * (1 - 0.88 * hole[..., None]) + 0.18 * (smooth(0.15 + edge, 0.15 - edge, ear) - hole)[..., None]
    )
    lip = np.clip(blur(1 - kept, n * 0.012) * 1.7, 0, 1) * kept
    lit: Array = rgb * (1 - 0.72 * lip[..., None])
    return lit


def _padding(q: Array) -> Array:
    """The dark padded inside, seen through the opening."""
    depth = np.clip(-q[..., 1] * 0.4 + 0.5 + 0.4 * q[..., 2], 0, 1)
    pad = smooth(0.5, 0.54, np.abs(((q[..., 2] * 2.2 + 4) % 1) - 0.5) + 0.12)
    weave = 0.9 + 0.2 * Noise(4)(q[..., 0] * 30, q[..., 2] * 30)
    inside: Array = lin("#1c1713") * ((0.5 + 0.9 * depth) * (0.8 + 0.5 * pad) * weave)[..., None]
    return inside


def _shell(colour: str, trim: str, pattern: str, n: int, facing: int) -> pygame.Surface:
    yy, xx = np.mgrid[0:n, 0:n].astype(np.float32)
    u = (xx + 0.5) / n * SPAN - LEFT
    v = TOP - (yy + 0.5) / n * SPAN
    origin = u[..., None] * RIGHT + v[..., None] * UP
    a = ((EYE / AXES) ** 2).sum()
    b = (origin / AXES * (EYE / AXES)).sum(-1)
    disc = b * b - a * (((origin / AXES) ** 2).sum(-1) - 1)
    hit = disc > 0
    root = np.sqrt(np.maximum(disc, 0))
    near = (origin + ((-b + root) / a)[..., None] * EYE) / AXES
    far = (origin + ((-b - root) / a)[..., None] * EYE) / AXES
    edge = SPAN / n * 2.2
    front, back = _kept(near, edge) * hit, _kept(far, edge) * hit
    paint = np.clip(_paint(pattern, near, edge * 0.9), 0, 1)
    rgb = mix(_padding(far), _enamel(near, front, paint, colour, trim, facing, n), front)
    return to_surface(rgb, np.maximum(front, back))


def _flat(p: Sequence[float], n: int) -> tuple[float, float]:
    """A point of helmet space in the picture."""
    at = np.asarray(p, float)
    return float(at @ RIGHT + LEFT) / SPAN * n, float(TOP - at @ UP) / SPAN * n


def _mask(picture: pygame.Surface, trim: pygame.Color, n: int) -> None:
    """The face mask: three hoops, two uprights and their stays; tubes drawn dark, then bright."""
    hoops = (
        (-0.22, 0.72, 0.60, -0.78, 0.74),
        (-0.52, 0.66, 0.62, -0.74, 0.72),
        (-0.80, 0.52, 0.60, -0.56, 0.60),
    )

    def on_hoop(hoop: tuple[float, ...], y: float) -> tuple[float, float]:
        z, x, bulge = hoop[:3]
        return _flat((x + bulge * (1 - (y / 0.80) ** 2), y, z), n)

    tubes = [[on_hoop(h, float(y)) for y in np.linspace(h[3], h[4], 14)] for h in hoops]
    tubes += [[on_hoop(h, y) for h in hoops] for y in (-0.34, 0.24)]
    stays = ((0.40, -0.84, -0.26), (0.52, -0.74, -0.46), (0.46, -0.60, -0.70))
    tubes += [[_flat(stay, n), tube[0]] for stay, tube in zip(stays, tubes[:3], strict=True)]
    w = max(2, int(n * 0.036))
    coats = (
        (trim.lerp("black", 0.62), w + max(2, int(n * 0.012)), (0.0, n * 0.006)),
        (trim.lerp("black", 0.22), w, (0.0, 0.0)),
        (trim.lerp("white", 0.55), max(1, w // 3), (-w * 0.16, -w * 0.22)),
    )
    for tone, width, shift in coats:
        for tube in tubes:
            _tube(picture, tone, [(x + shift[0], y + shift[1]) for x, y in tube], width)


def _tube(dst: pygame.Surface, tone: pygame.Color, points: list[tuple[float, float]], width: int) -> None:
    for p, q in pairwise(points):
        pygame.draw.line(dst, tone, p, q, width)
    for p in points:
        pygame.draw.circle(dst, tone, p, width / 2)
