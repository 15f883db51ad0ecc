"""What dice are made of: tones of resin and bone, and one mixed from any colour."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

Rgb = tuple[float, float, float]


@dataclass(frozen=True)
class Style:
    """The tones of a die, in sRGB bytes."""

    deep: Rgb  # shaded resin
    base: Rgb  # body colour
    glow: Rgb  # light gathered on the far side
    edge: Rgb  # lit bevels
    line: Rgb  # outline
    ink: Rgb  # numerals
    clear: float = 0.5  # how much of the inside is seen (0: enamel, bone)


WHITE: Rgb = (255, 255, 255)
SAPPHIRE = Style((8, 26, 104), (18, 64, 190), (70, 160, 255), (186, 216, 255), (8, 16, 48), WHITE)
RUBY = Style((96, 2, 18), (190, 12, 36), (255, 86, 70), (255, 200, 190), (44, 2, 10), WHITE)
AMBER = Style((132, 52, 0), (216, 104, 4), (255, 190, 60), (255, 236, 190), (66, 26, 0), WHITE)
EMERALD = Style((4, 64, 50), (10, 128, 98), (110, 230, 180), (200, 255, 230), (0, 34, 26), WHITE)
AMETHYST = Style((50, 16, 92), (104, 48, 172), (198, 140, 255), (232, 208, 255), (26, 6, 50), WHITE)
BONE = Style(
    (176, 156, 120), (228, 212, 178), (250, 242, 222), (255, 252, 240), (92, 74, 46), (40, 28, 18), 0.0
)
JET = Style((14, 14, 16), (36, 36, 40), (74, 74, 82), (140, 140, 150), (4, 4, 6), (250, 246, 236), 0.0)


@lru_cache(64)
def resin(colour: str) -> Style:
    """Dice in a team's colour: dark numerals on light resin, white ones on the rest."""
    c = pygame.Color(colour)
    light = 0.299 * c.r + 0.587 * c.g + 0.114 * c.b > 150
    dark = 0.299 * c.r + 0.587 * c.g + 0.114 * c.b < 60

    def towards(other: str, t: float) -> Rgb:
        d = c.lerp(other, t)
        return float(d.r), float(d.g), float(d.b)

    def lit(gain: float, lift: float) -> Rgb:
        """Brighter without paling: resin glows in its own colour."""
        r, g, b = (min(255.0, v * gain + lift) for v in (c.r, c.g, c.b))
        return r, g, b

    return Style(
        towards("black", 0.50),
        towards("white", 0.10) if dark else lit(0.92, 0.0),
        lit(1.45, 34.0),
        towards("white", 0.72),
        towards("black", 0.78),
        (38.0, 26.0, 16.0) if light else WHITE,
    )
