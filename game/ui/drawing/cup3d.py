"""The stitched leather dice cup, as a lit cone of polygons: it can stand, shake, tip and pour.

It is drawn like the dice: points of the solid, one turn, one projection, three samples a side, shrunk once.
Lengths are in yards of the table; a cup holds eight dice.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import cos, floor, pi, radians, sin
from typing import Final

import numpy as np
import pygame

from game.core import board
from game.physics.attitude import product as qmul
from game.ui.drawing.dice3d import draw_die, view_tilt
from game.ui.drawing.materials import Array, Noise, lin, smooth, to_surface
from game.ui.drawing.solids import Quat, qmatrix, quat
from game.ui.drawing.worker import Unwanted, shared
from game.ui.widgets.cache import sized

HEIGHT, FOOT, MOUTH = 16.0, 6.9, 9.4  # yards
LIP: Final = 1.0  # thickness of the leather at the rim
BANDS: Final = (0.0, 0.15, 0.84, 1.0)  # foot band, body, rim band
SEGMENTS: Final = 44
REACH: Final = 19.6  # yards from the middle to the edge of the picture
LIGHT: Array = np.array([-0.66, -0.34, 0.67])  # a lamp further in front than the dice have: its side is seen
VIEW: Array = view_tilt(47)  # it is seen flatter than the board, or only its mouth would be seen
TIPPED: Final = radians(118)  # how far it is turned over when it is poured out
WOBBLE: Final = radians(13)
TILTS: Final = 12  # pictures of a cup that is poured out: one a frame, nearly
SS: Final = 2
LEATHER = (158.0, 88.0, 42.0)
LINING = (120.0, 30.0, 30.0)
Flat = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Hold:
    """How the cup is held. ``heading`` is the way it tips, ``tilt`` 0 to 1, ``shake`` -1 to 1."""

    heading: float = 0.0
    tilt: float = 0.0
    shake: float = 0.0
    dice: int = 0

    def rounded(self) -> Hold:
        """The nearest of the positions that pictures are kept of."""
        step = pi / 24
        return Hold(
            round(self.heading / step) * step if self.tilt else 0.0,
            round(self.tilt * TILTS) / TILTS,
            round(self.shake * 10) / 10,
            self.dice,
        )

    def turn(self) -> Quat:
        """From the upright cup to this one."""
        lean = quat((-sin(self.heading), cos(self.heading), 0.0), self.tilt * TIPPED)
        return qmul(quat((0.3, 1.0, 0.0), self.shake * WOBBLE), lean)


def draw_cup(dst: pygame.Surface, at: Flat, yard: float, hold: Hold) -> None:
    """The cup with the middle of its foot at a place; ``yard`` is in pixels."""
    half = int(REACH * yard) + 2
    left, top = floor(at[0]), floor(at[1])
    dst.blit(_cup(round(yard, 1), hold.rounded()), (left - half, top - half))


def draw_cup_shadow(dst: pygame.Surface, at: Flat, yard: float, lift: float) -> None:
    """Its shadow on the table, ``lift`` yards below it, sliding to the lower right as it is raised."""
    level = min(8, round(lift / 2))
    sprite = _shadow(round(yard, 1), level)
    x, y = at[0] + (1.6 + lift * 0.42) * yard, at[1] + (0.4 + lift * 0.30) * yard
    dst.blit(sprite, (round(x - sprite.get_width() / 2), round(y - sprite.get_height() / 2)))


def prepare_pour(yard: float, heading: float) -> None:
    """Has the pictures of a cup made beforehand that is emptied that way."""
    holds = [Hold(heading, step / TILTS).rounded() for step in range(1, TILTS + 1)]

    def make(unwanted: Unwanted) -> None:
        for hold in holds:
            _cup(round(yard, 1), hold)

    shared().submit(("pour", round(yard, 1), holds[0]), make)


@sized(96)
def _cup(yard: float, hold: Hold) -> pygame.Surface:
    half = int(REACH * yard) + 2
    layer = pygame.Surface((2 * half * SS, 2 * half * SS), pygame.SRCALPHA)
    layer.fill((26, 13, 6, 0))
    cup = _Cup(qmatrix(hold.turn()), yard * SS, half * SS)
    looks_in = cup.toward(np.array([0.0, 0.0, 1.0])) > 0
    if looks_in:
        cup.walls(layer, inner=True)
        _dice(layer, cup, hold)
    cup.walls(layer, inner=False)
    if looks_in:
        cup.rim(layer)
    else:
        cup.foot(layer)
    size = layer.get_size()
    layer.blit(_grain(size[0]), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(layer, (2 * half, 2 * half))


def _tone(colour: tuple[float, float, float], light: float, shine: float = 0.0) -> tuple[int, int, int]:
    r, g, b = (max(0, min(255, int(v * light + shine))) for v in colour)
    return r, g, b


def _tones(colour: tuple[float, float, float], light: Array, shine: Array | float = 0.0) -> list[list[int]]:
    """The same of many places at once."""
    lit = light[:, None] * np.array(colour) + np.broadcast_to(shine, light.shape)[:, None]
    tones: list[list[int]] = np.clip(lit, 0, 255).astype(int).tolist()
    return tones


class _Cup:
    """The turned cone, projected into a square picture whose middle is the foot's."""

    def __init__(self, turn: Array, yard: float, middle: float) -> None:
        self.turn, self.yard, self.middle = turn, yard, middle
        ways = np.arange(SEGMENTS + 1) * 2 * pi / SEGMENTS
        self.around: Array = np.column_stack([np.cos(ways), np.sin(ways), np.zeros(SEGMENTS + 1)])

    def flat(self, points: Array) -> list[Flat]:
        """Points of the cup in the picture."""
        v = points @ self.turn.T @ VIEW.T
        xy = np.column_stack([self.middle + v[:, 0] * self.yard, self.middle - v[:, 1] * self.yard])
        return list(map(tuple, xy.tolist()))

    def toward(self, way: Array) -> float:
        """How much a direction of the cup points to the eye."""
        return float((VIEW @ self.turn @ way)[2])

    def ring(self, height: float, inset: float = 0.0) -> Array:
        """Points round the cup at a share of its height."""
        points: Array = self.around * (FOOT + (MOUTH - FOOT) * height - inset)
        points[:, 2] = height * HEIGHT
        return points

    def walls(self, dst: pygame.Surface, *, inner: bool) -> None:
        """The side, seen from outside or (the far half) from inside."""
        slope = (MOUTH - FOOT) / HEIGHT
        mid = self.around[:-1] + self.around[1:]
        normals = mid / np.linalg.norm(mid, axis=1)[:, None]
        normals[:, 2] = -slope
        if inner:
            normals = -normals
        world = normals @ self.turn.T
        seen = (world @ VIEW.T)[:, 2]
        lit = np.clip(world @ LIGHT, 0, 1)
        half = VIEW.T @ np.array([0, 0, 1.0]) + LIGHT
        shine = np.clip(world @ (half / np.linalg.norm(half)), 0, 1) ** 14
        if inner:
            self._lining(dst, seen, lit)
            return
        for low, high in pairwise(BANDS):
            band = low == BANDS[0] or high == BANDS[-1]
            tones = _tones(LEATHER, (0.30 + 1.05 * lit) * (0.66 if band else 1.0), 46 * shine)
            self._staves(dst, low, high, 0.0, seen, tones)
        for height in (0.13, 0.865):
            self._stitches(dst, height, seen, lit)
        self._emblem(dst)

    def _lining(self, dst: pygame.Surface, seen: Array, lit: Array) -> None:
        """Red felt, darker towards the floor."""
        floor_ring = self.flat(self.ring(0.06, LIP))
        pygame.draw.polygon(dst, (30, 8, 8), floor_ring)
        steps = 6 if self.yard < 9 * SS else 16
        for step in range(steps):
            low, high = 0.06 + step / steps * 0.94, 0.06 + (step + 1) / steps * 0.94
            tones = _tones(LINING, (0.25 + 0.85 * lit) * (0.22 + 0.78 * step / steps))
            self._staves(dst, low, high, LIP, seen, tones)

    def _staves(
        self, dst: pygame.Surface, low: float, high: float, inset: float, seen: Array, tones: list[list[int]]
    ) -> None:
        """What is seen of the side between two heights."""
        a, b = self.flat(self.ring(low, inset)), self.flat(self.ring(high, inset))
        for i in np.flatnonzero(seen > -0.05).tolist():
            pygame.draw.polygon(dst, tones[i], (a[i], a[i + 1], b[i + 1], b[i]))

    def _stitches(self, dst: pygame.Surface, height: float, seen: Array, lit: Array) -> None:
        points = self.flat(self.ring(height))
        width = max(2, int(self.yard * 0.30))
        for i in range(SEGMENTS):
            if seen[i] > 0.02:
                (ax, ay), (bx, by) = points[i], points[i + 1]
                pygame.draw.line(dst, (52, 26, 12), (ax, ay), (bx, by), width + 2)
                light = 0.45 + 0.6 * float(lit[i])
                tone = _tone((240, 215, 160), light)
                start = (ax + (bx - ax) * 0.2, ay + (by - ay) * 0.2)
                pygame.draw.line(dst, tone, start, (ax + (bx - ax) * 0.8, ay + (by - ay) * 0.8), width)

    def _emblem(self, dst: pygame.Surface) -> None:
        """A gilt octahedron on the side that looks at the viewer when the cup stands."""
        corners = [(0.0, 0.80), (0.42, 0.50), (0.0, 0.20), (-0.42, 0.50)]
        if self.toward(np.array([0.0, -1.0, 0.1])) < 0.1:
            return

        def path(a: Flat, b: Flat) -> list[Flat]:
            steps = np.linspace(0, 1, 9)
            angle = -pi / 2 + a[0] + (b[0] - a[0]) * steps
            h = a[1] + (b[1] - a[1]) * steps
            r = FOOT + (MOUTH - FOOT) * h
            return self.flat(np.column_stack([np.cos(angle) * r, np.sin(angle) * r, h * HEIGHT]))

        width = max(2, int(self.yard * 0.34))
        for a, b in [*zip(corners, corners[1:] + corners[:1]), (corners[3], corners[1])]:
            pygame.draw.lines(dst, (222, 172, 84), False, path(a, b), width)

    def rim(self, dst: pygame.Surface) -> None:
        """The lip of the mouth."""
        outer, inner = self.flat(self.ring(1.0, -0.15)), self.flat(self.ring(1.0, LIP))
        for i in range(SEGMENTS):
            way = self.turn @ (self.around[i] + self.around[i + 1])
            light = 0.80 + 0.22 * float(way @ np.array([-0.62, 0.55, 0.3]))
            pygame.draw.polygon(
                dst, _tone((196, 124, 66), light), (outer[i], outer[i + 1], inner[i + 1], inner[i])
            )
        pygame.draw.aalines(dst, (58, 28, 12), True, outer)
        pygame.draw.aalines(dst, (40, 14, 10), True, inner)

    def foot(self, dst: pygame.Surface) -> None:
        """The sole, when the cup is turned over."""
        light = 0.35 + 0.65 * max(0.0, float((self.turn @ np.array([0, 0, -1.0])) @ LIGHT))
        sole = self.flat(self.ring(0.0))
        pygame.draw.polygon(dst, _tone(LEATHER, light * 0.8), sole)
        pygame.draw.polygon(dst, _tone(LEATHER, light * 0.6), self.flat(self.ring(0.0, 1.6)))


def _dice(dst: pygame.Surface, cup: _Cup, hold: Hold) -> None:
    """The uppermost dice inside, jumping as the cup is shaken; the near wall will hide their feet."""
    spots = ((-3.1, 2.6), (3.2, 2.9), (-2.6, -2.9), (3.0, -2.5))
    for i, (x, y) in enumerate(spots[: min(4, hold.dice)]):
        jump = 1.4 * abs(sin(hold.shake * 5 + i * 1.7))
        at = cup.flat(np.array([[x, y, HEIGHT * 0.66 + jump]]))[0]
        pose = qmul(
            quat((0.3 + i, 1.0, 0.5 * i), 0.9 + i + hold.shake * (0.8 + 0.2 * i)), (1.0, 0.0, 0.0, 0.0)
        )
        draw_die(dst, at, board.DIE_RADIUS * 0.82 * cup.yard, pose, view=VIEW, dim=0.82)


@sized(8)
def _grain(n: int) -> pygame.Surface:
    """Pebbled leather as a picture to multiply with."""
    return pygame.transform.smoothscale(_pebbles(), (n, n))


@lru_cache(1)
def _pebbles() -> pygame.Surface:
    made = 220  # pixels of it that are computed
    y, x = np.mgrid[0:made, 0:made].astype(np.float32) * (150 / made)
    noise = Noise(8)
    h = noise(x, y) * 0.6 + noise(x * 2.1 + 5, y * 2.1) * 0.4
    moved = noise(x + 0.25, y + 0.25) * 0.6 + noise(x * 2.1 + 5.5, y * 2.1 + 0.5) * 0.4
    grain = np.clip(0.84 + (h - moved) * 0.9 + 0.16 * (noise.fbm(x * 0.08, y * 0.08, 3) - 0.5), 0, 1)
    return to_surface(np.broadcast_to(grain[..., None] ** 1.4, (made, made, 3)))


@sized(32)
def _shadow(yard: float, level: int) -> pygame.Surface:
    w = int(yard * (30 + 2.4 * level))
    h = int(w * 0.72)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    d = np.hypot((x - w / 2) / (w / 2), (y - h / 2) / (h / 2))
    soft = 0.30 + 0.05 * level
    a = 0.62 / (1 + 0.16 * level) * smooth(1.0, 1.0 - soft * 2, d)
    return to_surface(np.broadcast_to(lin("#0b0502"), (*a.shape, 3)), a)
