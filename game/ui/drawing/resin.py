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
