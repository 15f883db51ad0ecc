"""Counters that lie on a board: wooden discs seen from above, with a bevelled rim and art on them.

Everything is drawn on a design square of 100 by 100, supersampled, lit by the same lamp from the upper left.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
import pygame

from game.ui.drawing.materials import Array, native, smooth, to_surface, unsrgb

FINE: Final = ((64, 4), (128, 3))  # up to so many pixels, how much finer they are drawn; larger ones: twice
Rgb = tuple[int, int, int]
Outline = Callable[[Array], Array]
"""The radius of a disc (0 to 1) in each direction, so that sides have silhouettes of their own."""
Spot = tuple[float, float]


def blend(a: Rgb, b: Rgb, t: float) -> Rgb:
    """A colour between two."""
    red, green, blue = (round(x + (y - x) * t) for x, y in zip(a, b, strict=True))
    return red, green, blue


def rgb_of(colour: str) -> Rgb:
    """ "#rrggbb" as a triple."""
    red, green, blue, _ = pygame.Color(colour)
    return red, green, blue


def fineness(size: int) -> int:
    """How much finer than its pixels a counter is drawn: large ones have edges enough."""
    return next((times for most, times in FINE if size <= most), 2)


class Pen:
    """Supersampled drawing on a design square of 100 by 100."""

    def __init__(self, size: int) -> None:
        self.size, self.n = size, size * fineness(size)
        self.u = self.n / 100
        self.sheet = pygame.Surface((self.n, self.n), pygame.SRCALPHA)

    def poly(self, points: Sequence[Spot], colour: Rgb) -> None:
        """A filled polygon."""
        pygame.draw.polygon(self.sheet, colour, [(x * self.u, y * self.u) for x, y in points])

    def curve(self, points: Sequence[Spot], colour: Rgb) -> None:
        """A closed smooth shape through the points."""
        self.poly(smoothed(points), colour)

    def circle(self, x: float, y: float, r: float, colour: Rgb) -> None:
        """A disc."""
        pygame.draw.circle(self.sheet, colour, (x * self.u, y * self.u), r * self.u)

    def line(self, a: Spot, b: Spot, width: float, colour: Rgb) -> None:
        """A line with round ends."""
        ends = [(x * self.u, y * self.u) for x, y in (a, b)]
        pygame.draw.line(self.sheet, colour, ends[0], ends[1], max(1, int(width * self.u)))
        for x, y in (a, b):
            self.circle(x, y, width / 2, colour)

    def rect(self, x: float, y: float, w: float, h: float, colour: Rgb, r: float = 0) -> None:
        """A rounded rectangle."""
        u = self.u
        pygame.draw.rect(self.sheet, colour, (x * u, y * u, w * u, h * u), border_radius=int(r * u))

    def figure(self, words: str, font: pygame.font.Font, centre: Spot, colour: Rgb) -> None:
        """A figure with the middle of its ink at a place."""
        image = font.render(words, True, colour)
        ink = image.get_bounding_rect()
        x, y = centre[0] * self.u - ink.centerx, centre[1] * self.u - ink.centery
        self.sheet.blit(image, (x, y))

    def inlay(self, other: Pen, scale: float, centre: Spot) -> None:
        """Another drawing, smaller, with its middle at a place."""
        n = int(self.n * scale)
        image = pygame.transform.smoothscale(other.sheet, (n, n))
        self.sheet.blit(image, (centre[0] * self.u - n / 2, centre[1] * self.u - n / 2))


def smoothed(points: Sequence[Spot], n: int = 8) -> list[Spot]:
    """A closed curve through points (Catmull-Rom), ``n`` steps from each to the next."""
    out: list[Spot] = []
    m = len(points)
    for i in range(m):
        p0, p1, p2, p3 = (points[(i + j - 1) % m] for j in range(4))
        for k in range(n):
            t = k / n
            x, y = (
                0.5
                * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                for a, b, c, d in zip(p0, p1, p2, p3, strict=True)
            )
            out.append((x, y))
    return out


# ------------------------------------------------------------------------------------------ silhouettes
def plain_round(theta: Array) -> Array:
    """A disc."""
    return np.full_like(theta, 0.97)


def cog(theta: Array) -> Array:
    """A toothed rim."""
    teeth: Array = 0.93 + 0.055 * np.tanh(4 * np.cos(10 * theta))
    return teeth


def octagon(theta: Array) -> Array:
    """A rounded octagon."""
    a = (theta + math.pi / 8) % (math.pi / 4) - math.pi / 8
    sides: Array = np.minimum(0.93 / np.cos(a), 0.985)
    return sides


# ----------------------------------------------------------------------------------------------- discs
def disc(size: int, outline: Outline, rim: Rgb, face: Rgb, *, rim_width: float, thick: float = 0.06) -> Pen:
    """A wooden disc with its short shadow, ready to be drawn on. ``thick``: how much of its side is seen."""
    n = size * fineness(size)
    y, x = np.mgrid[0:n, 0:n].astype(np.float32) + 0.5
    scale = n * 0.44
    cx, cy = (x - n / 2) / scale, (y - n / 2 + n * 0.02) / scale
    radius = np.hypot(cx, cy)
    d = radius - outline(np.arctan2(cy, cx))  # inside negative
    low = np.hypot(cx, cy - thick) - outline(np.arctan2(cy - thick, cx))
    top, side = np.clip(0.5 - d * scale, 0, 1), np.clip(0.5 - low * scale, 0, 1)
    ring = smooth(-rim_width - 0.012, -rim_width + 0.012, d)[..., None]
    rgb = np.array(face, np.float32) * (1 - ring) + np.array(rim, np.float32) * ring
    lit = -(cx * 0.62 + cy * 0.78) / np.maximum(radius, 1e-4)
    groove = smooth(-rim_width - 0.03, -rim_width, d) * (1 - smooth(-rim_width, -rim_width + 0.035, d))
    rgb *= (1 + 0.42 * (smooth(-0.05, 0, d) - 0.9 * groove) * lit)[..., None]
    rgb *= (1.05 - 0.05 * (cx + cy))[..., None]
    rgb = rgb * top[..., None] + np.array(rim, np.float32) * 0.42 * (1 - top[..., None])
    fall = np.hypot(cx - 0.07, cy - 0.15) - outline(np.arctan2(cy - 0.15, cx - 0.07))
    edge = np.minimum(np.minimum(x, n - x), np.minimum(y, n - y)) / n
    shade = smooth(0.17, -0.10, fall) * 0.60 * smooth(0, 0.03, edge)
    solid = np.maximum(top, side)
    pen = Pen(size)
    alpha = np.maximum(solid, shade)
    pixels = np.empty((n, n, 4), np.uint8)
    pixels[..., :3] = np.clip(rgb * solid[..., None], 0, 255)
    pixels[..., 3] = alpha * 255
    pen.sheet = pygame.image.frombytes(pixels.tobytes(), (n, n), "RGBA")
    return pen


def shrunk(sheet: pygame.Surface, size: int) -> pygame.Surface:
    """A supersampled picture at its size, without dark fringes."""
    small = pygame.transform.smoothscale(sheet.premul_alpha(), (size, size))
    rgb = pygame.surfarray.array3d(small).swapaxes(0, 1).astype(np.float32)
    alpha = pygame.surfarray.array_alpha(small).swapaxes(0, 1).astype(np.float32)
    clear = np.clip(rgb * 255 / np.maximum(alpha, 1)[..., None], 0, 255).astype(np.uint8)
    return to_surface(unsrgb(clear), alpha / 255)


def greyed(sprite: pygame.Surface, by: float) -> pygame.Surface:
    """A counter that has done what it may: nearly grey, and darker."""
    out = sprite.copy()
    pixels = pygame.surfarray.pixels3d(out)
    grey = pixels.mean(-1, keepdims=True)
    pixels[:] = ((pixels * (1 - by) + grey * by) * (1 - 0.42 * by)).astype(np.uint8)
    del pixels
    return native(out)
