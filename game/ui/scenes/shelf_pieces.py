"""What is in the box, set out beside it: the eight helmets, dice just thrown, pennants on the wall."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np
import pygame

from game.ui.drawing.dice3d import SAPPHIRE, draw_die, draw_shadow, octahedron, view_tilt
from game.ui.drawing.glyphs import font
from game.ui.drawing.helmets import TEAMS, Team, helmet
from game.ui.drawing.materials import Noise, blur, lin, mix, smooth, to_surface
from game.ui.widgets.view import Box

VIEW_TILT = 62.0  # degrees from straight down: the shelf is seen from the front
FOOT = 0.955  # of a helmet's height: where it touches the ground

# (team, middle's distance from the box, foot, size): the nearest are drawn last
LEFT = ((7, 392, 447, 78), (5, 306, 449, 90), (2, 206, 452, 106), (0, 88, 456, 126))
RIGHT = ((6, 392, 447, 78), (4, 306, 449, 90), (3, 206, 452, 106), (1, 88, 456, 126))
STAND_OUT = {1: 4, 2: 2}  # helmets at each side, by how many boxes there are
# (from the middle, foot, radius, face, yaw), by how many boxes there are
DICE = {
    1: (
        (-480, 456, 17, 5, 0.4),
        (-390, 460, 18, 8, -0.5),
        (-283, 463, 20, 2, 1.1),
        (266, 463, 20, 3, 0.7),
        (373, 460, 18, 6, -0.2),
        (466, 456, 17, 7, 0.25),
    ),
    2: (
        (-474, 462, 18, 8, -0.5),
        (-32, 457, 19, 5, 0.4),
        (26, 463, 21, 2, 1.1),
        (470, 462, 18, 6, -0.2),
    ),
}
# (team, place of its broad edge, turn), by how many boxes there are: felt pennants hang on the wall
PENNANTS = {
    1: ((0, (84, 206), -6.0), (1, (1196, 206), 6.0)),
    2: ((0, (36, 206), -6.0), (1, (1244, 206), 6.0)),
}
LENGTH, HEIGHT = 250.0, 88.0  # of a pennant


class Place(Protocol):
    """The picture that is being painted: its scale and its way from units to pixels."""

    k: float

    def at(self, x: float, y: float) -> tuple[float, float]: ...


def pieces(img: pygame.Surface, to: Place, boxes: Sequence[Box]) -> None:
    """Helmets at both sides of one box or two, dice before them, pennants above."""
    n = len(boxes)
    for pennant, edge, turn in PENNANTS[n]:
        _pennant(img, to, TEAMS[pennant], edge, turn)
    for side, edge_x, facing in ((LEFT, boxes[0].x, 1), (RIGHT, boxes[-1].right, -1)):
        for team, far, foot, size in side[-STAND_OUT[n] :]:
            _helmet(img, to, TEAMS[team], (edge_x - facing * far, foot), size, facing)
    die, view = octahedron(), view_tilt(VIEW_TILT)
    for dx, foot, radius, face, yaw in DICE[n]:
        x, y = to.at(640 + dx, foot)
        draw_shadow(img, (x + 2 * to.k, y), radius * 1.05 * to.k, 0, SAPPHIRE)
        draw_die(img, (x, y - radius * 0.56 * to.k), radius * to.k, die.rest(face, yaw), SAPPHIRE, view=view)


def _helmet(
    img: pygame.Surface, to: Place, team: Team, foot: tuple[float, float], size: float, facing: int
) -> None:
    """A helmet that stands on the shelf, with its contact shadow and the one it casts to the right."""
    px = round(size * to.k)
    x, y = to.at(*foot)
    v, u = np.mgrid[0 : round(px * 0.5), 0 : round(px * 1.5)].astype(np.float32) / px
    near = 0.75 * smooth(1.0, 0.25, np.hypot((u - 0.66) / 0.40, (v - 0.26) / 0.060))
    far = 0.45 * smooth(1.0, 0.20, np.hypot((u - 0.82) / 0.50, (v - 0.22) / 0.115))
    a = np.maximum(near, far)
    shade = to_surface(np.broadcast_to(lin("#0a0503"), (*a.shape, 3)), a)
    img.blit(shade, (round(x - px * 0.70), round(y - px * 0.26)))
    img.blit(helmet(team, px, facing), (round(x - px / 2), round(y - px * FOOT)))


def _pennant(
    img: pygame.Surface,
    to: Place,
    team: Team,
    edge: tuple[float, float],
    turn: float,
) -> None:
    """A felt pennant: a triangle with a band in the trim at its broad edge and the club's name on it."""
    w, h = round(LENGTH * to.k * 2), round(HEIGHT * to.k * 2)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    u, v = x / w, y / h - 0.5
    half = 0.5 * (1 - u)
    inside = smooth(0, 2.4 / h, half - np.abs(v)) * (u < 1)
    felt = lin(team.colour) * (0.80 + 0.26 * Noise(12)(x / to.k * 0.9, y / to.k * 0.9))[..., None]
    waves = 1 + 0.16 * np.sin(u * 9.5 + 0.6 + v * 1.2) * (0.25 + u)
    seam = np.exp(-(((u - 0.088) / 0.004) ** 2)) * 0.5
    rgb = mix(felt, np.broadcast_to(lin(team.trim), felt.shape), smooth(0.088, 0.084, u))
    rgb = rgb * (waves * (1 - seam))[..., None]
    cloth = to_surface(rgb, inside)
    name = team.name.split()[-1].upper()
    for px in range(round(HEIGHT * to.k * 0.80), 8, -2):
        words = font("display", px).render(name, True, team.trim)
        if words.get_width() < w * 0.46:
            break
    cloth.blit(words, words.get_rect(midleft=(round(w * 0.13), h // 2)))
    if edge[0] > 640:  # its broad edge is at the right: cloth turned, words not
        plain = to_surface(rgb[:, ::-1], inside[:, ::-1])
        plain.blit(words, words.get_rect(midright=(round(w * 0.87), h // 2)))
        cloth = plain
    cloth = pygame.transform.rotozoom(cloth, turn, 0.5)
    a = pygame.surfarray.array_alpha(cloth).swapaxes(0, 1).astype(np.float32) / 255
    pad = round(10 * to.k)
    cast = blur(np.pad(a, pad), 4 * to.k) * 0.6
    left = edge[0] if edge[0] < 640 else edge[0] - LENGTH
    cx, cy = to.at(left + LENGTH / 2, edge[1])
    r = cloth.get_rect(center=(round(cx), round(cy)))
    shade = to_surface(np.broadcast_to(lin("#06110b"), (*cast.shape, 3)), cast)
    img.blit(shade, (r.x - pad + round(4 * to.k), r.y - pad + round(6 * to.k)))
    img.blit(cloth, r)
