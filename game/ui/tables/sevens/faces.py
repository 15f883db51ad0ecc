"""The players' counters: home's are round with a light rim, away's are dark octagons. Number, role,
silhouette, and how the player is: prone lies on its side, stunned has stars, distracted a question
mark."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import pygame

from game.ui.drawing.counters import (
    Outline,
    Pen,
    Rgb,
    Spot,
    blend,
    disc,
    greyed,
    octagon,
    plain_round,
    rgb_of,
    shrunk,
)
from game.ui.widgets import text
from game.ui.widgets.cache import sized
from game.ui.widgets.theme import contrast

GOLD: Final[Rgb] = (255, 214, 74)
STANDING, PRONE, STUNNED = range(3)
LEAST: Final = 4.2  # contrast of a silhouette on its face


@dataclass(frozen=True)
class Look:
    """How the counters of a side look beside their team's colour."""

    outline: Outline
    rim: Rgb
    figure: Rgb
    plate: Rgb
    ink: Rgb
    towards: str  # what the team's colour is mixed with until the silhouette is seen
    bars: bool


LOOKS: Final = (
    Look(plain_round, (236, 242, 248), (14, 26, 50), (14, 26, 50), (240, 248, 255), "#ffffff", True),
    Look(octagon, (46, 14, 16), (255, 238, 208), (36, 10, 12), (255, 234, 200), "#000000", False),
)


def face_colour(side: int, colour: str) -> str:
    """The team's colour, lighter (home) or darker (away) until the silhouette stands out."""
    look, share = LOOKS[side], 0.12
    ink = "#{:02x}{:02x}{:02x}".format(*look.figure)
    tone = pygame.Color(colour)
    while share < 0.9:
        mixed = tone.lerp(look.towards, share)
        face = f"#{mixed.r:02x}{mixed.g:02x}{mixed.b:02x}"
        if contrast(face, ink) >= LEAST:
            return face
        share += 0.06
    return look.towards


def star(x: float, y: float, r: float, points: int = 5) -> list[Spot]:
    """A star round a place."""
    out = []
    for i in range(2 * points):
        far, a = (r if i % 2 == 0 else r * 0.45), math.pi * i / points
        out.append((x + far * math.sin(a), y - far * math.cos(a)))
    return out


@sized(400)
def counter(
    size: int,
    side: int,
    number: int,
    role: str,
    colour: str,
    lie: int = STANDING,
    spent: bool = False,
    distracted: bool = False,
) -> pygame.Surface:
    """A counter ``size`` pixels square; with number 0 the badge of a side."""
    if spent:
        return greyed(counter(size, side, number, role, colour, lie, False, distracted), 0.66)
    look, down = LOOKS[side], lie != STANDING
    face = rgb_of(face_colour(side, colour))
    pen = Pen(size)
    pen.sheet = _blank(size, side, face, down).copy()
    art = Pen(size)
    silhouette(art, role, look.figure, face)
    if down:
        art.sheet = pygame.transform.rotate(art.sheet, -90)
    pen.inlay(art, 0.66, (50, 45.5))
    pen.sheet.blit(_rim(size, side), (0, 0))
    if not number:  # the badge of a side, no player's
        return shrunk(pen.sheet, size)
    pen.rect(21, 66, 58, 27, look.rim, 10)
    pen.rect(23.5, 68.5, 53, 22, look.plate, 8)
    wide = number > 9
    pen.figure(str(number), text.font("num", int(pen.n * 0.235)), (40 if wide else 42, 79.5), look.ink)
    pen.figure(role, text.font("bold", int(pen.n * 0.19)), (64 if wide else 61, 80.5), (255, 206, 92))
    sprite = shrunk(pen.sheet, size)
    if down:
        sprite = greyed(sprite, 0.22)
    if not (down or distracted):
        return sprite
    top = Pen(size)
    if lie == STUNNED:
        for x, y, r in ((24, 20, 12), (50, 10, 14), (76, 20, 12)):
            top.poly(star(x, y, r * 1.3), (30, 18, 6))
            top.poly(star(x, y, r), GOLD)
    elif lie == PRONE:
        top.poly([(32, 2), (68, 2), (50, 26)], (20, 14, 10))
        top.poly([(38, 5.5), (62, 5.5), (50, 21)], (255, 240, 210))
    if distracted:
        top.circle(80, 22, 17, (20, 14, 10))
        top.circle(80, 22, 14, (190, 150, 255))
        top.figure("?", text.font("num", int(top.n * 0.24)), (80, 22), (30, 12, 60))
    sprite = sprite.copy()
    sprite.blit(shrunk(top.sheet, size), (0, 0))
    return sprite


@sized(8)
def _blank(size: int, side: int, face: Rgb, down: bool) -> pygame.Surface:
    """The disc of a side with the pattern of its shirt; one that lies has no thickness."""
    look = LOOKS[side]
    pen = disc(size, look.outline, look.rim, face, rim_width=0.115, thick=0.012 if down else 0.075)
    shade = blend(face, (0, 0, 0), 0.17)
    pattern = Pen(size)
    if look.bars:
        for x in (26, 50, 74):
            pattern.rect(x - 6, 0, 12, 100, shade)
    else:
        pattern.poly([(0, 74), (74, 0), (100, 0), (100, 14), (14, 100), (0, 100)], shade)
    mask = Pen(size)
    mask.circle(50, 48, 37, (255, 255, 255))
    pattern.sheet.blit(mask.sheet, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pen.sheet.blit(pattern.sheet, (0, 0))
    return pen.sheet


@sized(8)
def _rim(size: int, side: int) -> pygame.Surface:
    """A ring over whatever of a silhouette reaches the rim."""
    pen = Pen(size)
    pygame.draw.circle(pen.sheet, LOOKS[side].rim, (50 * pen.u, 48 * pen.u), 39.5 * pen.u, int(2.4 * pen.u))
    return pen.sheet


@sized(48)
def portrait(size: int, side: int, role: str, colour: str) -> pygame.Surface:
    """The silhouette alone, large, for cards."""
    pen = Pen(size)
    silhouette(pen, role, LOOKS[side].figure, rgb_of(face_colour(side, colour)))
    return shrunk(pen.sheet, size)


def silhouette(p: Pen, role: str, tone: Rgb, cut: Rgb) -> None:
    """Head and shoulders of a role, told apart at thirty pixels by the outline alone."""
    {
        "B": _blitzer, "T": _thrower, "C": _catcher, "R": _runner,
        "K": _blocker, "G": _big_guy, "S": _special,
    }.get(role, _lineman)(p, tone, cut)  # fmt: skip


def _lineman(p: Pen, tone: Rgb, cut: Rgb) -> None:
    """Square shoulders, a plain helmet."""
    p.curve([(14, 92), (18, 66), (30, 58), (50, 56), (70, 58), (82, 66), (86, 92)], tone)
    p.circle(50, 36, 22, tone)
    p.rect(40, 34, 26, 5.5, cut, 2)
    p.rect(50, 39, 5, 13, cut, 1)


def _blitzer(p: Pen, tone: Rgb, cut: Rgb) -> None:
    """Leaning forward, with a crest."""
    p.curve([(10, 92), (16, 64), (34, 56), (56, 58), (80, 68), (88, 92)], tone)
    p.circle(56, 37, 20, tone)
    p.curve([(26, 44), (28, 20), (48, 6), (72, 8), (84, 20), (66, 18), (48, 24), (38, 46)], tone)
    p.poly([(60, 33), (78, 37), (60, 42)], cut)


def _thrower(p: Pen, tone: Rgb, cut: Rgb) -> None:
    """An arm raised with the ball."""
    p.curve([(20, 92), (24, 66), (36, 58), (52, 56), (66, 60), (74, 92)], tone)
    p.circle(46, 38, 18, tone)
    p.line((66, 66), (82, 44), 12, tone)
    p.line((82, 44), (74, 24), 10, tone)
    p.curve([(59, 14), (66, 7), (74, 5), (82, 7), (89, 14), (82, 21), (74, 23), (66, 21)], tone)
    p.rect(38, 36, 21, 5, cut, 2)


def _catcher(p: Pen, tone: Rgb, cut: Rgb) -> None:
    """Slim, both hands up."""
    p.curve([(32, 92), (34, 66), (42, 58), (58, 58), (66, 66), (68, 92)], tone)
    p.circle(50, 40, 16, tone)
    for s in (-1, 1):
        p.line((50 + s * 13, 66), (50 + s * 32, 46), 9, tone)
        p.line((50 + s * 32, 46), (50 + s * 30, 20), 8, tone)
        p.circle(50 + s * 30, 16, 8, tone)
    p.rect(41, 38, 18, 4.6, cut, 2)


def _runner(p: Pen, tone: Rgb, cut: Rgb) -> None:
    """Leaning far forward, the ball under an arm."""
    p.curve([(6, 90), (20, 62), (40, 52), (62, 54), (74, 66), (64, 92)], tone)
    p.circle(70, 36, 17, tone)
    p.line((44, 66), (78, 74), 11, tone)
    p.curve([(66, 70), (76, 62), (88, 64), (94, 74), (84, 82), (72, 80)], tone)
    p.poly([(74, 32), (88, 36), (74, 41)], cut)


def _blocker(p: Pen, tone: Rgb, cut: Rgb) -> None:
    """Wide, with horns."""
    p.curve([(4, 92), (8, 60), (26, 50), (50, 52), (74, 50), (92, 60), (96, 92)], tone)
    p.circle(50, 40, 19, tone)
    for s in (-1, 1):
        horn = ((12, 28), (28, 26), (36, 8), (42, 24), (30, 40), (16, 40))
        p.curve([(50 + s * x, y) for x, y in horn], tone)
    p.poly([(38, 38), (62, 38), (58, 44), (50, 41), (42, 44)], cut)


def _special(p: Pen, tone: Rgb, cut: Rgb) -> None:
    """A hood and two blades."""
    p.curve([(18, 92), (26, 62), (50, 52), (74, 62), (82, 92)], tone)
    p.curve([(30, 54), (32, 26), (50, 8), (68, 26), (70, 54), (50, 60)], tone)
    for s in (-1, 1):
        p.poly([(50 + s * 30, 66), (50 + s * 44, 14), (50 + s * 38, 62)], tone)
    p.poly([(40, 36), (60, 36), (56, 46), (44, 46)], cut)


def _big_guy(p: Pen, tone: Rgb, cut: Rgb) -> None:
    """No neck, and tusks."""
    p.curve([(2, 94), (4, 50), (20, 34), (50, 30), (80, 34), (96, 50), (98, 94)], tone)
    p.curve([(30, 44), (34, 20), (50, 12), (66, 20), (70, 44), (50, 58)], tone)
    for s in (-1, 1):
        p.circle(50 + s * 9, 36, 4, cut)
        p.poly([(50 + s * 8, 54), (50 + s * 16, 52), (50 + s * 15, 42)], cut)
