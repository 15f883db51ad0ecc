"""The paper football: a folded triangle of ruled paper, as a lit prism in any attitude.

The physics' triangle lies in the plane of the kick, where the kicker would see only its edge. It is drawn
turned about the line from its standing tip to its middle, so that its broad face looks back at the kicker;
the tip, the middle, the size and every turn are the physics'.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from math import cos, floor, pi, sin, sqrt
from typing import Final

import numpy as np
import pygame

from game.physics.football import REACH, THICKNESS, TRIANGLE
from game.ui.drawing.camera import Camera
from game.ui.drawing.materials import Array, lin, smooth, to_surface
from game.ui.widgets.cache import sized

SS: Final = 3
PAPER, RULE, MARGIN_RULE, PEN = (250, 244, 230), (112, 150, 204), (210, 96, 84), (38, 64, 138)
EDGE, OUTLINE = (216, 203, 176), (104, 90, 66)
LAMP: Array = np.array([-0.52, -0.60, 0.61])  # right, forward, up: behind the kicker's left shoulder
Flat = tuple[float, float]

# the face's own plane: u to the right as the kicker sees it, v from the tip upwards, about the middle
CORNERS: Final = ((0.0, -REACH), (REACH * sqrt(3) / 2, REACH / 2), (-REACH * sqrt(3) / 2, REACH / 2))
TIP = TRIANGLE[0]  # forward and up of the corner that it stands on
_V: Array = np.array([-TIP[0], 0.0, -TIP[1]]) / REACH  # world (forward, right, up) of +v at pitch 0
_N: Array = np.array([-_V[2], 0.0, _V[0]])  # the broad face's outward normal, back towards the kicker


def standing(lean: float) -> tuple[float, float, float, float, float]:
    """The pose of the ball on its tip, leaning back: as the physics sets it up."""
    c, s = cos(lean), sin(lean)
    return -(TIP[0] * c - TIP[1] * s), 0.0, -(TIP[0] * s + TIP[1] * c), lean, 0.0


def turned(pitch: float, yaw: float) -> Array:
    """The rotation of a pose in (forward, right, up): pitch leans back, yaw turns to the left."""
    c, s, cy, sy = cos(pitch), sin(pitch), cos(yaw), sin(yaw)
    lean = np.array([[c, 0, -s], [0, 1, 0], [s, 0, c]])
    turn = np.array([[cy, sy, 0], [-sy, cy, 0], [0, 0, 1]])
    both: Array = turn @ lean
    return both


class Football:
    """A ball in a pose, as a camera sees it whose world is x right, y forward, z up."""

    def __init__(self, cam: Camera, pose: tuple[float, float, float, float, float]) -> None:
        x, y, z, pitch, yaw = pose
        self.cam, self.rot = cam, turned(pitch, yaw)
        self.middle: Array = np.array([x, -y, z])  # forward, right, up

    def spot(self, u: float, v: float, side: float = 1.0) -> Flat:
        """A point of the broad face (or of the back, side -1) on the screen."""
        p = self.middle + self.rot @ self.body(u, v, side)
        return self.cam.spot(float(p[1]), max(float(p[0]), 2.0 - self.cam.distance), float(p[2]))

    @staticmethod
    def body(u: float, v: float, side: float) -> Array:
        """A point of the face in the body's (forward, right, up)."""
        out: Array = _V * v + _N * (side * THICKNESS / 2)
        out[1] = u
        return out

    def face_at(self, pos: Flat) -> Flat:
        """The (u, v) of the broad face under a point of the screen: two steps of Newton's method."""
        u = v = 0.0
        for _ in range(4):
            x, y = self.spot(u, v)
            (xu, yu), (xv, yv) = self.spot(u + 0.1, v), self.spot(u, v + 0.1)
            a, b, c, d = (xu - x) * 10, (xv - x) * 10, (yu - y) * 10, (yv - y) * 10
            det = a * d - b * c
            if abs(det) < 1e-6:
                break
            ex, ey = pos[0] - x, pos[1] - y
            u, v = u + (d * ex - b * ey) / det, v + (a * ey - c * ex) / det
        return u, v

    def draw(self, dst: pygame.Surface) -> pygame.Rect:
        """Draws it; returns where."""
        near = [self.spot(u, v, 1.0) for u, v in CORNERS]
        far = [self.spot(u, v, -1.0) for u, v in CORNERS]
        xs, ys = [p[0] for p in near + far], [p[1] for p in near + far]
        left, top = floor(min(xs)) - 3, floor(min(ys)) - 3
        w, h = int(max(xs)) - left + 4, int(max(ys)) - top + 4
        if w > 900 or h > 900:  # past the eye
            return pygame.Rect(left, top, 0, 0)
        ss = SS if max(w, h) < 260 else 2
        layer = _scratch(w * ss, h * ss)
        layer.fill((*OUTLINE, 0))

        def at(p: Flat) -> Flat:
            return (p[0] - left) * ss, (p[1] - top) * ss

        normal = self.rot @ _N
        eye = np.array([-self.cam.distance, 0.0, self.cam.target[2]])
        toward = float(normal @ (eye - self.middle))
        front, back = (near, far) if toward > 0 else (far, near)
        self._edges(layer, [at(p) for p in front], [at(p) for p in back], ss)
        lit = normal if toward > 0 else -normal
        light = 0.72 + 0.36 * max(0.0, 0.25 + float(np.array([lit[1], lit[0], lit[2]]) @ LAMP))
        self._face(layer, at, 1.0 if toward > 0 else -1.0, light, ss)
        pygame.draw.lines(layer, OUTLINE, True, [at(p) for p in front], max(1, ss // 2))
        return dst.blit(pygame.transform.smoothscale(layer, (w, h)), (left, top))

    def _edges(self, layer: pygame.Surface, front: list[Flat], back: list[Flat], ss: int) -> None:
        """The folded edges: layers of paper."""
        pygame.draw.polygon(layer, OUTLINE, back)
        for i in range(3):
            j = (i + 1) % 3
            quad = (front[i], front[j], back[j], back[i])
            pygame.draw.polygon(layer, EDGE, quad)
            for step in (0.25, 0.5, 0.75):
                a = _between(front[i], back[i], step)
                b = _between(front[j], back[j], step)
                pygame.draw.line(layer, (168, 152, 122), a, b, max(1, ss // 2))
            pygame.draw.lines(layer, OUTLINE, True, quad, max(1, ss // 2))

    def _face(
        self, layer: pygame.Surface, at: Callable[[Flat], Flat], side: float, light: float, ss: int
    ) -> None:
        for kind, points, tone in _markings():
            flat = [at(self.spot(u if side > 0 else -u, v, side)) for u, v in points]
            colour = tuple(min(255, int(c * light)) for c in tone)
            if kind == "flap":
                pygame.draw.polygon(layer, colour, flat)
            elif side > 0 or kind == "rule":
                size = abs(flat[0][0] - flat[-1][0]) + abs(flat[0][1] - flat[-1][1])
                thick = {"rule": 0.5, "fold": 0.9, "pen": 1.4}[kind] * ss
                if kind != "rule" or size > 6:
                    pygame.draw.lines(layer, colour, False, flat, max(1, round(thick)))


@lru_cache(8)
def _scratch(w: int, h: int) -> pygame.Surface:
    return pygame.Surface((w, h), pygame.SRCALPHA, 32)


def _between(a: Flat, b: Flat, t: float) -> Flat:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _clipped(a: Flat, b: Flat, loop: list[Flat]) -> tuple[Flat, Flat] | None:
    """The part of a line inside a convex loop (counterclockwise)."""
    t0, t1 = 0.0, 1.0
    for p, q in pairwise([*loop, loop[0]]):
        nx, ny = q[1] - p[1], p[0] - q[0]  # outwards
        da = (a[0] - p[0]) * nx + (a[1] - p[1]) * ny
        db = (b[0] - p[0]) * nx + (b[1] - p[1]) * ny
        if da > 0 and db > 0:
            return None
        if da > 0:
            t0 = max(t0, da / (da - db))
        elif db > 0:
            t1 = min(t1, da / (da - db))
    return (_between(a, b, t0), _between(a, b, t1)) if t0 < t1 else None


@lru_cache(1)
def _markings() -> list[tuple[str, list[Flat], tuple[int, int, int]]]:
    """Flaps, rules, folds and the laces in ballpoint, from below upwards, in the face's own plane."""
    tip, right, left = CORNERS
    middle = _between(left, right, 0.5)
    low, high = _between(left, tip, 0.46), right
    out: list[tuple[str, list[Flat], tuple[int, int, int]]] = []

    def flap(loop: list[Flat], shade: float, angle: float) -> None:
        tone = tuple(int(c * shade) for c in PAPER)
        out.append(("flap", loop, (tone[0], tone[1], tone[2])))
        c, s = cos(angle), sin(angle)
        for i in range(-12, 13):
            d = i * 0.56
            a, b = (-9 * c - d * s, -9 * s + d * c), (9 * c - d * s, 9 * s + d * c)
            if cut := _clipped(a, b, loop):
                out.append(("rule", list(cut), RULE))

    flap([tip, right, middle], 0.84, pi / 3)
    flap([tip, middle, left], 0.94, -pi / 3)
    out.append(("fold", [middle, tip], (176, 160, 130)))
    flap([low, high, left], 1.0, 0.02)
    margin = _clipped((-2.2, 4.0), (-1.2, -4.0), [low, high, left])
    if margin:
        out.append(("rule", list(margin), MARGIN_RULE))
    out.append(("fold", [low, high], (150, 134, 104)))
    for i in range(5):
        v = REACH * 0.36 - i * 0.50
        out.append(("pen", [(-0.36, v + 0.03), (0.36, v - 0.03)], PEN))
    out.append(("pen", [(-0.03, REACH * 0.43), (0.03, REACH * 0.36 - 2.3)], PEN))
    return out


@sized(64)
def ball_shadow(w: int, soft: int) -> pygame.Surface:
    """The ball's shadow on the ground, ``w`` pixels wide; the higher the ball, the softer (0 to 6)."""
    h = max(4, w // 4)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    d = np.hypot((x - w / 2) / (w / 2), (y - h / 2) / (h / 2))
    a = 0.62 / (1 + 0.35 * soft) * smooth(1.0, 0.55 - 0.08 * soft, d)
    return to_surface(np.broadcast_to(lin("#03110a"), (*a.shape, 3)), a)
