"""The lid of BFL's box: a small living scene, drawn with the game's own dice, helmets and materials.

Slow (a second and more): the shelf shows it from its shipped picture.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import pygame

from game.ui.drawing.dice3d import SAPPHIRE, draw_die, octahedron, quat, view_tilt
from game.ui.drawing.helmets import TEAMS, helmet
from game.ui.drawing.letters import outlined
from game.ui.drawing.materials import Array, Noise, lin, mix, smooth, to_surface

TONE: Final = "#1f6b3a"
"""Of the card that the box is made of."""
ROW = 74  # people side by side in the stands
HORIZON = 0.56  # where the field begins, of its height


def _full(colour: str, like: Array) -> Array:
    """One colour, as large as a picture."""
    whole: Array = np.broadcast_to(lin(colour), (*like.shape[:2], 3))
    return whole


def _sky(x: Array, y: Array, n: Noise, shape: float) -> Array:
    """A warm afternoon with a low sun and thin clouds; ``shape`` is width by height."""
    rgb = mix(_full("#5fb2d8", x), _full("#ffdf9a", x), smooth(0.05, 0.46, y))
    sun = np.exp(-((np.hypot((x - 0.18) * shape, y - 0.12) / 0.24) ** 2))
    rgb = rgb + sun[..., None] * lin("#ffcf70") * 0.55
    clouds = smooth(0.55, 0.75, n.fbm(x * 5, y * 14, 4)) * smooth(0.4, 0.1, y)
    return mix(rgb, _full("#fff8e8", x), clouds * 0.6)


def _crowd(rgb: Array, x: Array, y: Array, n: Noise, shape: float) -> Array:
    """Stands full of people in the two clubs' colours."""
    rise: Array = 0.42 + 0.035 * np.cos((x - 0.5) * 5)
    v, u = y / shape * ROW, x * ROW + 0.5 * (np.floor(y / shape * ROW) % 2)  # every other row half a seat on
    row, seat = np.floor(v).astype(int) % 256, np.floor(u).astype(int) % 256
    who, lit = n.t[row, seat], n.t[row, (seat + 99) % 256]
    head = smooth(0.62, 0.30, np.hypot(u % 1 - 0.5, v % 1 - 0.5))
    people = np.where(
        (who < 0.33)[..., None],
        lin("#d4531c"),
        np.where((who < 0.66)[..., None], lin("#22408f"), lin("#f2e4c4")),
    )
    tier = 0.75 + 0.25 * (((y - rise) * 26) % 1 > 0.25)
    people = people * ((0.30 + 0.55 * lit) * tier * (0.35 + 0.75 * head))[..., None]
    return mix(rgb, people, smooth(-0.004, 0.004, y - rise))


def _field(rgb: Array, x: Array, y: Array, n: Noise) -> Array:
    """Mown grass in perspective, white lines, the red wall behind it."""
    depth = np.maximum(y - HORIZON + 0.09, 0.012)
    across, along = (x - 0.5) / depth, 0.35 / depth
    grass = mix(_full("#2f8a41", x), _full("#48a653", x), np.floor(along * 1.1) % 2)
    grass = grass * (0.85 + 0.3 * n(across * 30, along * 18))[..., None]
    lanes = np.clip(1 - np.abs(((across / 1.15 + 0.5) % 1) - 0.5) / 0.022, 0, 1)
    yards = np.clip(1 - np.abs(((along * 1.1) % 1) - 0.02) / 0.05, 0, 1)
    grass = mix(grass, _full("#fbf6e4", x), np.maximum(lanes, yards) * 0.8)
    rgb = mix(rgb, grass, smooth(HORIZON - 0.003, HORIZON + 0.003, y))
    wall = smooth(HORIZON - 0.022, HORIZON - 0.018, y) * smooth(HORIZON + 0.004, HORIZON, y)
    return mix(rgb, _full("#b3261e", x), wall)


def paint(w: int, h: int) -> pygame.Surface:
    """Stadium afternoon: two helmets meet under dice that fly."""
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    x, y = x / w, y / h
    n = Noise(5)
    rgb = _field(_crowd(_sky(x, y, n, w / h), x, y, n, w / h), x, y, n)
    img = to_surface(rgb * (1.12 - 0.35 * np.hypot(x - 0.4, y - 0.4))[..., None])
    die, view = octahedron(), view_tilt(55)
    for u, v, r, turn in (
        (0.50, 0.435, 0.120, die.rest(4, 0.2)),
        (0.235, 0.40, 0.088, quat((1, 0.6, 0.2), 1.2)),
        (0.78, 0.385, 0.094, quat((0.3, 1, 0.4), 2.1)),
        (0.91, 0.515, 0.060, quat((0.5, 0.2, 1), 0.8)),
        (0.085, 0.505, 0.057, quat((0.9, 0.2, 0.3), 2.8)),
    ):
        draw_die(img, (u * w, v * h), r * w, turn, SAPPHIRE, view=view)
    px = int(w * 0.50)
    for team, u, facing in ((TEAMS[0], 0.25, 1), (TEAMS[1], 0.75, -1)):
        shade = 0.6 * smooth(1, 0.2, np.hypot((x - u - 0.03) / 0.24, (y - 0.885) / 0.045))
        img.blit(to_surface(np.zeros((h, w, 3), np.float32), shade), (0, 0))
        img.blit(helmet(team, px, facing), (u * w - px / 2, h * 0.885 - px * 0.94))
    outlined(img, "BFL", int(w * 0.31), "#fff4d6", "#7a1712", (w / 2, -h * 0.015))
    return img
