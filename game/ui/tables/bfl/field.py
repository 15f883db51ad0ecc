"""The painted field: the colour of the lacquer at any place of the board, in linear light.

Lines are distances, not drawings: ``clip((half width - distance) / pixel + 0.5)`` is exact anti-aliasing, so
the field is sharp at every size. Coordinates are yards of `game.core.board`; the red line is its edge.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from game.core import board
from game.ui.drawing.materials import Array, Noise, lin, mix, smooth

RED_HALF: Final = 0.7  # half the width of the red line, whose middle is the line that is judged
LINE: Final = 0.26  # half the width of a ten-yard line
PIN: Final = board.RAIL - 1.5  # the gilt line along the rail
TURF: Final = ("#328440", "#41974a")
ZONE: Final = ("#1c5233", "#246140")
APRON: Final = "#1d4a2e"
PAINT, RED, CREAM, GILT = "#f6f1dd", "#e02a1c", "#f3dfb4", "#b98f3e"


@dataclass(frozen=True, slots=True)
class Pixel:
    """How many yards a pixel covers, across and away from the viewer."""

    x: float
    y: float


def box_distance(x: Array, y: Array, hx: float, hy: float, r: float) -> Array:
    """Signed distance to a rounded rectangle of half sizes hx, hy about the middle of the field."""
    qx = np.abs(x - board.WIDTH / 2) - hx + r
    qy = np.abs(y - board.HEIGHT / 2) - hy + r
    out: Array = np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - r
    return out


def stripe(distance: Array, half: float, pixel: float) -> Array:
    """Coverage of a line of a half width, by the distance from its middle."""
    cover: Array = np.clip((half - np.abs(distance)) / pixel + 0.5, 0, 1)
    return cover


def inside(x: Array, y: Array, px: Pixel) -> Array:
    """Coverage of the field within the red line."""
    return stripe(x - board.WIDTH / 2, board.WIDTH / 2, px.x) * stripe(
        y - board.HEIGHT / 2, board.HEIGHT / 2, px.y
    )


def _over(rgb: Array, colour: str, cover: Array) -> Array:
    return mix(rgb, np.broadcast_to(lin(colour), rgb.shape), cover)


def _ground(x: Array, y: Array, px: Pixel, within: Array) -> Array:
    """Turf in lanes and tens, hatched end zones, the dark apron round them."""
    ten = np.floor(x / 10)
    lane = np.floor(y / board.LANE)
    t = (ten + lane) % 2 * 0.55 + ten % 2 * 0.45
    turf = mix(np.broadcast_to(lin(TURF[0]), (*x.shape, 3)), lin(TURF[1]), t)
    hatch = ((x + y * 0.8) / 3.2) % 1
    dark = np.clip((0.25 - np.abs(hatch - 0.5)) / (px.x / 3.2) + 0.5, 0, 1)
    zone = mix(np.broadcast_to(lin(ZONE[0]), turf.shape), lin(ZONE[1]), dark)
    ends = (np.abs(x - board.WIDTH / 2) > board.WIDTH / 2 - board.END_ZONE) * 1.0
    return _over(mix(turf, zone, ends), APRON, 1 - within)


def _white(x: Array, y: Array, px: Pixel, within: Array) -> Array:
    """Coverage of the white lines: tens, five-yard ticks, lanes, goal lines."""
    from_middle = np.abs(x - board.WIDTH / 2)
    goal = board.WIDTH / 2 - board.END_ZONE
    between = from_middle < goal
    tens = stripe((x + 5) % 10 - 5, LINE, px.x) * between
    lane = board.LANE / 2 - np.abs(y % board.LANE - board.LANE / 2)  # distance to the lane line
    ticks = stripe(x % 10 - 5, 0.14, px.x) * np.clip((1.0 - lane) / px.y + 0.5, 0, 1) * between
    lanes = np.clip((0.13 - lane) / px.y + 0.5, 0, 1)
    goals = stripe(from_middle - goal, 0.55, px.x)
    white: Array = np.maximum.reduce([tens * 0.82, ticks * 0.75, lanes * 0.60, goals]) * within
    return white


def _boundary(rgb: Array, x: Array, y: Array, px: Pixel, worn: Array) -> Array:
    """The red line, its middle on the judged edge, cream hairlines along it: it is seen in grey too."""
    d = box_distance(x, y, board.WIDTH / 2, board.HEIGHT / 2, 1.0)
    p = np.where(
        np.abs(x - board.WIDTH / 2) - board.WIDTH / 2 > np.abs(y - board.HEIGHT / 2) - board.HEIGHT / 2,
        px.x,
        px.y,
    )
    rgb = rgb * (1 - 0.45 * np.clip((RED_HALF + 0.5 - np.abs(d)) / p + 0.5, 0, 1))[..., None]
    rgb = _over(rgb, RED, np.clip((RED_HALF - np.abs(d)) / p + 0.5, 0, 1) * (0.80 + 0.20 * worn))
    return _over(rgb, CREAM, np.clip((0.17 - np.abs(np.abs(d) - RED_HALF - 0.2)) / p + 0.5, 0, 1) * 0.85)


def lacquer(x: Array, y: Array, px: Pixel, strong: Array, faint: Array) -> Array:
    """The field's colour. ``strong`` and ``faint`` are coverages of painted numerals and of the emblem."""
    n = Noise(12)
    within = inside(x, y, px)
    hair = n(x * 1.3, y * 9) * 0.5 + n(x * 5, y * 30 + 7) * 0.5  # brush hairs along the field
    cloud = n.fbm(x * 0.045, y * 0.06, 4)
    worn = np.clip(1.06 - 0.34 * smooth(0.60, 0.80, n.fbm(x * 0.6 + 9, y * 0.6, 3)), 0, 1)
    rgb = _ground(x, y, px, within)
    rgb = rgb * ((0.78 + 0.22 * within) * (0.90 + 0.16 * (hair - 0.3) + 0.30 * (cloud - 0.5)))[..., None]
    rgb = _over(rgb, PAINT, _white(x, y, px, within) * worn * 0.95)
    rgb = _over(rgb, PAINT, faint * 0.30 * worn)
    rgb = _over(rgb, "#fbf2d6", strong * (0.75 + 0.25 * worn))
    pin = box_distance(x, y, board.WIDTH / 2 + PIN, board.HEIGHT / 2 + PIN, 3.0)
    rgb = _over(rgb, GILT, stripe(pin, 0.16, px.x) * 0.8 * worn)
    return _boundary(rgb, x, y, px, worn).astype(np.float32)
