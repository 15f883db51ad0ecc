"""The kick's static layer: the room out of focus, the table, the board as the kicker sees it.

In strips of rows like the board's own layer, without fonts and without the display. Coordinates are the
board's yards: the same field from another eye. `draft` is a quick one, until the layer is ready.
"""

from __future__ import annotations

from math import pi
from typing import Final

import numpy as np
import pygame

from game.core import board
from game.physics.football import BAR_HEIGHT, GOAL_WIDTH, TIP_HEIGHT
from game.ui.drawing.camera import Point3
from game.ui.drawing.materials import Array, Noise, lin, mix, smooth, srgb, wood
from game.ui.drawing.props import cast, goalpost_paths
from game.ui.drawing.worker import Unwanted
from game.ui.tables.bfl.field import CREAM, GILT, PAINT, PIN, RED, RED_HALF, box_distance
from game.ui.tables.bfl.kick_place import EYE_BACK, EYE_HIGH, KickPlace
from game.ui.tables.bfl.kick_place import place as place_in
from game.ui.tables.bfl.layout import LACQUER, MIDDLE, RIM, THICK
from game.ui.tables.bfl.static import OAK, distance_to
from game.ui.widgets.view import LOGICAL, View

VERSION: Final = 1
TABLE_END: Final = 62.0  # yards of oak beyond the far rail
HAZE: Final = "#3a2416"
TURF: Final = ("#328440", "#41974a")


def goal_paths(distance: float) -> list[list[Point3]]:
    """The goal in the camera's world, its bar and posts where the physics has them."""
    return goalpost_paths(
        (0.0, distance), along=(1.0, 0.0), half=GOAL_WIDTH / 2, bar=BAR_HEIGHT, top=TIP_HEIGHT, back=-4.0
    )


def paint(place: KickPlace, unwanted: Unwanted, rows: int = 40) -> bytes | None:
    """The whole layer as RGB bytes, or None when it is not wanted any more."""
    width, height = place.view.size
    out = np.empty((height, width, 3), np.uint8)
    for top in range(0, height, rows):
        if unwanted():
            return None
        bottom = min(height, top + rows)
        out[top:bottom] = srgb(_strip(place, top, bottom))
    return out.tobytes()


def _strip(place: KickPlace, top: int, bottom: int) -> Array:
    yy, xx = np.mgrid[top:bottom, 0 : place.view.size[0]].astype(np.float32)
    u = (xx - place.view.ox) / place.k / LOGICAL[0]
    v = (yy - place.view.oy) / place.k / LOGICAL[1]
    horizon = (place.cam.cy - place.view.oy) / place.k / LOGICAL[1]
    rgb = _room(u, v, horizon)
    below = v > horizon + 0.004
    if below.any():
        rgb[below] = _ground(place, xx[below], yy[below], u[below], v[below], horizon, rgb[below])
    d = np.hypot((u - 0.42) * LOGICAL[0] / LOGICAL[1], v - 0.42)
    lamp = 0.46 + 0.70 / (1 + (d / 0.78) ** 2.4)
    lit: Array = rgb * lamp[..., None] * np.array([1.10, 1.0, 0.87], np.float32)
    return lit


def _room(u: Array, v: Array, horizon: float) -> Array:
    """A dark panelled room with lamps, out of focus."""
    glow = np.exp(-(((u - 0.30) / 0.36) ** 2) - ((v - 0.02) / (horizon * 0.9)) ** 2)
    rgb = mix(np.broadcast_to(lin("#2b1a12"), (*u.shape, 3)), lin("#5b3a24"), glow)
    rgb = rgb * (0.85 + 0.15 * np.sin(u * 2 * pi * 7) ** 8)[..., None]
    rng = np.random.default_rng(4)
    tones = ("#ffcf85", "#ff9d4d", "#ffe7b8", "#e8743c", "#ffb05a")
    for _ in range(34):
        cu, cv, r = rng.random(), rng.random() ** 1.3 * horizon * 0.9, (9 + 26 * rng.random()) / LOGICAL[1]
        tone, light = lin(tones[rng.integers(5)]), 0.03 + 0.075 * rng.random()
        near = (np.abs(u - cu) < 0.05) & (np.abs(v - cv) < 0.07)
        if near.any():
            d = np.hypot((u[near] - cu) * LOGICAL[0] / LOGICAL[1], v[near] - cv)
            disc = np.clip((r - d) / 0.007 + 0.5, 0, 1) * (0.75 + 0.5 * np.clip(d / r, 0, 1) ** 4)
            rgb[near] += tone * (disc * light)[..., None]
    return rgb.astype(np.float32)


def _ground(place: KickPlace, xx: Array, yy: Array, u: Array, v: Array, horizon: float, room: Array) -> Array:
    """Table and board below the horizon."""
    cam = place.cam
    tx, ty = cam.ground(xx, yy, -THICK)
    far = board.WIDTH + board.RAIL + TABLE_END - place.start  # where the table ends
    rgb = wood((ty + place.start) / 8 + 3, tx / 8, seed=21, plank=5.2, tone=OAK)
    rgb = mix(rgb, np.broadcast_to(lin(HAZE), rgb.shape), smooth(far * 0.45, far, ty) * 0.75)
    x, y = cam.ground(xx, yy)
    bx, by = y + place.start, MIDDLE[1] - x  # the board's yards
    across = (y + EYE_BACK) / cam.focal
    along = across * (y + EYE_BACK) / EYE_HIGH
    hx, hy = LACQUER[0] + RIM, LACQUER[1] + RIM
    outer = box_distance(bx, by, hx, hy, 6)
    low = box_distance(ty + place.start, MIDDLE[1] - tx, hx, hy, 6)
    rgb = rgb * (1 - 0.60 * smooth(5.5, -2.0, low))[..., None]
    pixel = np.where(np.abs(bx - MIDDLE[0]) - LACQUER[0] > np.abs(by - MIDDLE[1]) - LACQUER[1], along, across)
    for step in range(1, 6):  # the near side: the board's outline at every height
        sx, sy = cam.ground(xx, yy, -THICK * (1 - step / 6))
        low = np.minimum(low, box_distance(sy + place.start, MIDDLE[1] - sx, hx, hy, 6))
    wall = wood(tx / 5, ty / 40 + 7, seed=33, tone=("#2a1208", "#56270f", "#7a3d1b")) * 0.6
    rgb = mix(rgb, wall, np.clip(0.5 - low / pixel, 0, 1))
    rim = wood(bx / 5, by / 5, seed=33, tone=("#48200f", "#84401c", "#b8692f"))
    rim = rim * (0.9 + 0.35 * smooth(0, -3.4, outer))[..., None]
    rgb = mix(rgb, rim, np.clip(0.5 - outer / pixel, 0, 1))
    inner = box_distance(bx, by, *LACQUER, 3)
    fillet = np.clip((0.35 - np.abs(inner)) / pixel + 0.5, 0, 1)
    rgb = mix(rgb, np.broadcast_to(lin("#d9a94e"), rgb.shape), fillet * 0.85)
    field = inner < pixel
    if field.any():
        painted = _field(place, bx[field], by[field], across[field], along[field])
        gleam = np.exp(-(((u[field] - 0.30 + (v[field] - 0.5) * 0.14) / 0.07) ** 2)) * smooth(
            0.95, 0.38, v[field]
        )
        sky = smooth(20, place.distance + 40, by[field] * 0 + bx[field] - place.start)
        painted = painted + (0.11 * gleam + 0.05 * sky)[..., None] * np.array([1.0, 0.93, 0.78], np.float32)
        rgb[field] = mix(rgb[field], painted, np.clip(0.5 - (inner / pixel)[field], 0, 1))
    seen = smooth(far, far - 6, ty)
    return mix(room, rgb, seen * smooth(horizon + 0.004, horizon + 0.02, v)).astype(np.float32)


def _field(place: KickPlace, x: Array, y: Array, across: Array, along: Array) -> Array:
    """The lacquer from low down: lines widen to a pixel, tens are bands of two greens."""
    n = Noise(31)

    def line(d: Array, half: float, pixel: Array) -> Array:
        wide = np.maximum(half, pixel * 0.5)  # never thinner than a pixel, but paler
        return np.clip((wide - np.abs(d)) / pixel + 0.5, 0, 1) * np.minimum(1.0, half / wide * 1.2)

    within = np.clip((MIDDLE[0] - np.abs(x - MIDDLE[0])) / along + 0.5, 0, 1)
    within = within * np.clip((MIDDLE[1] - np.abs(y - MIDDLE[1])) / across + 0.5, 0, 1)
    goal = MIDDLE[0] - board.END_ZONE
    from_middle = np.abs(x - MIDDLE[0])
    rgb = mix(np.broadcast_to(lin(TURF[0]), (*x.shape, 3)), lin(TURF[1]), np.floor(x / 10) % 2)
    zone = np.clip((from_middle - goal) / along + 0.5, 0, 1)
    rgb = mix(rgb, np.broadcast_to(lin("#1f5a38"), rgb.shape), zone)
    rgb = mix(rgb, np.broadcast_to(lin("#1d4a2e"), rgb.shape), 1 - within)
    hair = 0.16 * (n(x * 1.3, y * 9) - 0.3) * smooth(0.09, 0.03, across)
    rgb = rgb * (0.90 + hair + 0.25 * (n.fbm(x * 0.05, y * 0.05, 3) - 0.5))[..., None]
    tens = line((x + 5) % 10 - 5, 0.30, along) * (from_middle < goal + 0.4) * 0.82
    lanes = line((y + 5) % 10 - 5, 0.14, across) * 0.60
    goals = line(from_middle - goal, 0.55, along)
    white: Array = np.maximum.reduce([tens, lanes, goals]) * within
    rgb = mix(rgb, np.broadcast_to(lin(PAINT), rgb.shape), white)
    pin = box_distance(x, y, MIDDLE[0] + PIN, MIDDLE[1] + PIN, 3)
    upright = np.abs(x - MIDDLE[0]) - MIDDLE[0] > np.abs(y - MIDDLE[1]) - MIDDLE[1]
    pixel = np.where(upright, along, across)
    rgb = mix(rgb, np.broadcast_to(lin(GILT), rgb.shape), line(pin, 0.2, pixel) * 0.8)
    edge = box_distance(x, y, MIDDLE[0], MIDDLE[1], 1)
    rgb = mix(rgb, np.broadcast_to(lin(RED), rgb.shape), line(edge, RED_HALF + 0.1, pixel))
    rgb = mix(
        rgb, np.broadcast_to(lin(CREAM), rgb.shape), line(np.abs(edge) - RED_HALF - 0.25, 0.18, pixel) * 0.8
    )
    shade = np.zeros_like(x)
    for path in cast(goal_paths(place.distance), (0.42, -0.25)):
        ground = [(b + place.start, MIDDLE[1] - a) for a, b, _ in path]
        d = distance_to(x, y, ground)
        shade = np.maximum(shade, smooth(1.3, 0.3, d))
    darker: Array = rgb * (1 - 0.45 * shade)[..., None]
    return darker


def draft(place: KickPlace) -> pygame.Surface:
    """The same from a small picture with sharp lines on it, at once: until the layer is ready."""
    w, h = place.view.size
    shrink = max(8, w // 160)
    small = place_in(View((max(64, w // shrink), max(36, h // shrink))), place.distance)
    pixels = paint(small, lambda: False)
    assert pixels is not None
    blurred = pygame.transform.smoothscale(pygame.image.frombytes(pixels, small.view.size, "RGB"), (w, h))
    out = blurred.convert()

    def band(x0: float, x1: float, y0: float, y1: float, tone: str) -> None:
        low, high = max(x0 - place.start, 3 - EYE_BACK), max(x1 - place.start, 3 - EYE_BACK)
        if high > low:
            corners = [(low, y0), (low, y1), (high, y1), (high, y0)]
            loop = [place.spot(x, y - MIDDLE[1], 0.0) for x, y in corners]
            pygame.draw.polygon(out, tone, loop)
            pygame.draw.aalines(out, tone, True, loop)

    width, height = board.WIDTH, board.HEIGHT
    for lane in range(1, board.LANES):
        band(0.7, width - 0.7, lane * 10 - 0.10, lane * 10 + 0.10, "#9db795")
    for ten in range(10, 120, 10):
        half = 0.5 if ten in (10, 110) else 0.25
        band(ten - half, ten + half, 0.7, height - 0.7, "#e2e2cc")
    for x in (0.0, width):
        band(x - RED_HALF, x + RED_HALF, -RED_HALF, height + RED_HALF, "#dd2a1d")
    for y in (0.0, height):
        band(-RED_HALF, width + RED_HALF, y - RED_HALF, y + RED_HALF, "#dd2a1d")
    return out
