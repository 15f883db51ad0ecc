"""What hangs in a league's clubhouse: crests in two colours, pins, gold pieces. Made once a size, cached."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

import pygame

from game.ui.drawing.counters import Pen, Rgb, blend, rgb_of, shrunk

INK: Final[Rgb] = (40, 24, 14)
SHIELD: Final = ((10, 8), (90, 8), (90, 50), (80, 72), (50, 96), (20, 72), (10, 50))
WHITE: Final[Rgb] = (255, 255, 255)


def _sash(p: Pen, b: Rgb, _between: Rgb) -> None:
    p.poly([(0, 70), (70, 0), (100, 0), (100, 10), (10, 100), (0, 100)], b)


def _bars(p: Pen, b: Rgb, _between: Rgb) -> None:
    for x in (22, 50, 78):
        p.rect(x - 8, 0, 16, 100, b)


def _chevron(p: Pen, b: Rgb, _between: Rgb) -> None:
    for y in (30, 62):
        p.poly([(0, y + 26), (50, y - 14), (100, y + 26), (100, y + 44), (50, y + 4), (0, y + 44)], b)


def _quarter(p: Pen, b: Rgb, _between: Rgb) -> None:
    p.rect(0, 0, 50, 48, b)
    p.rect(50, 48, 50, 52, b)


def _waves(p: Pen, b: Rgb, _between: Rgb) -> None:
    for y in (22, 50, 78):
        upper = [(float(x), y + 7 * math.sin(x / 9)) for x in range(0, 101, 4)]
        p.poly([*upper, *((x, dy + 6) for x, dy in reversed(upper))], b)


def _half(p: Pen, b: Rgb, between: Rgb) -> None:
    p.rect(50, 0, 50, 100, b)
    p.circle(50, 46, 17, between)


def _cross(p: Pen, b: Rgb, _between: Rgb) -> None:
    p.rect(41, 0, 18, 100, b)
    p.rect(0, 34, 100, 18, b)


def _check(p: Pen, b: Rgb, _between: Rgb) -> None:
    for i in range(4):
        for j in range(4):
            if (i + j) % 2:
                p.rect(i * 25, j * 25, 25, 25, b)


PATTERNS: Final[Sequence[Callable[[Pen, Rgb, Rgb], None]]] = (
    _sash,
    _bars,
    _chevron,
    _quarter,
    _waves,
    _half,
    _cross,
    _check,
)
"""Eight, so that crests differ without colour."""


@lru_cache(256)
def crest(size: int, shirt: str, trim: str, pattern: int) -> pygame.Surface:
    """A shield in a team's two colours, ``size`` pixels high and wide."""
    a, b = rgb_of(shirt), rgb_of(trim)
    art, mask = Pen(size), Pen(size)
    art.rect(0, 0, 100, 100, a)
    PATTERNS[pattern % len(PATTERNS)](art, b, blend(a, b, 0.5))
    mask.poly(SHIELD, WHITE)
    art.sheet.blit(mask.sheet, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    outline = [(x * art.u, y * art.u) for x, y in SHIELD]
    pygame.draw.lines(art.sheet, INK, True, outline, max(1, round(6 * art.u)))
    return shrunk(art.sheet, size)


@lru_cache(32)
def pin(size: int, colour: str) -> pygame.Surface:
    """The round head of a pin."""
    p, tone = Pen(size), rgb_of(colour)
    p.circle(50, 50, 46, blend(tone, INK, 0.4))
    p.circle(47, 46, 40, tone)
    p.circle(36, 34, 14, blend(tone, WHITE, 0.65))
    return shrunk(p.sheet, size)


@lru_cache(8)
def coin(size: int) -> pygame.Surface:
    """A gold piece seen at a slant, with its milled edge; coins stack by a seventh of their width."""
    p = Pen(size)
    _oval(p, 50, 62, 45, 25, (126, 82, 20))
    p.rect(5, 48, 90, 14, (150, 100, 28))
    for i in range(15):
        p.rect(8 + i * 6, 50 + 9 * math.sin(math.pi * i / 14), 2, 11, (104, 64, 14))
    _oval(p, 50, 47, 45, 25, (232, 184, 76))
    _oval(p, 50, 47, 38, 20, (200, 148, 48))
    _oval(p, 50, 48.5, 37, 19, (240, 198, 96))
    _oval(p, 38, 41, 14, 6, (255, 232, 160))
    return shrunk(p.sheet, size)


def _oval(p: Pen, x: float, y: float, rx: float, ry: float, colour: Rgb) -> None:
    steps = [2 * math.pi * i / 40 for i in range(40)]
    p.poly([(x + rx * math.cos(t), y + ry * math.sin(t)) for t in steps], colour)
