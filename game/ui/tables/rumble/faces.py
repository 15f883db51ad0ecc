"""The two clans: Hearthguard's counters have a light toothed rim, the Bogtuskers' are dark octagons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from game.games.rumble.state import SQUAD, side_of
from game.ui.drawing.counters import (
    Outline,
    Pen,
    Rgb,
    Spot,
    blend,
    cog,
    disc,
    greyed,
    octagon,
    rgb_of,
    shrunk,
)
from game.ui.drawing.materials import native
from game.ui.drawing.worker import Unwanted, shared
from game.ui.widgets import text
from game.ui.widgets.cache import sized
from game.ui.widgets.canvas import Point
from game.ui.widgets.draft import Draft

WHITE: Final[Rgb] = (255, 255, 255)
BLACK: Final[Rgb] = (0, 0, 0)
PLATE: Final = 0.76  # where the middle of the number's disc is, across and down
PLATE_WIDE: Final = 0.43


# an orc's head: its outline, and the skin inside it
BROW: Final[Sequence[Spot]] = (
    *((26, 46), (27, 26), (38, 15), (50, 12.5), (62, 15), (73, 26)),
    *((74, 46), (79, 62), (72, 80), (50, 88), (28, 80), (21, 62)),
)
SKULL: Final[Sequence[Spot]] = (
    *((29, 46), (30, 28), (40, 18.5), (50, 16), (60, 18.5), (70, 28)),
    *((71, 46), (75.5, 62), (69, 77), (50, 84.5), (31, 77), (24.5, 62)),
)


@dataclass(frozen=True)
class Clan:
    """How the counters of a side look beside their team's colour."""

    name: str
    outline: Outline
    rim: Rgb
    rim_width: float
    towards: Rgb  # what the team's colour is mixed with on the face
    share: float
    plate: Rgb  # of the number
    ink: Rgb


CLANS: Final = (
    Clan("Hearthguard", cog, (240, 218, 168), 0.125, (60, 16, 12), 0.34, (250, 236, 204), (70, 26, 16)),
    Clan("Bogtuskers", octagon, (26, 36, 40), 0.15, (206, 226, 224), 0.36, (24, 34, 33), (220, 240, 206)),
)


def number_of(player: int) -> int:
    """What stands on a counter."""
    return player % SQUAD + 1


@sized(256)
def counter(size: int, player: int, colour: str, spent: bool = False) -> pygame.Surface:
    """A counter ``size`` pixels square, of which its disc takes six sevenths; a spent one is grey, but its
    number is read as before."""
    side, number = side_of(player), number_of(player)
    picture = _portrait(size, player, colour)
    picture = greyed(picture, 0.78) if spent else picture.copy()
    plate = _plate(size, side, number)
    at = round(size * PLATE - plate.get_width() / 2)
    picture.blit(plate, (at, at))
    return native(picture)


def counter_soon(size: int, player: int, colour: str, spent: bool = False) -> tuple[pygame.Surface, bool]:
    """The same without waiting: until the worker has painted the face, a bare disc and False."""
    key = size, player, colour
    made = _made()
    if key in made:
        return counter(size, player, colour, spent), True

    def paint(_unwanted: Unwanted) -> None:
        _portrait(size, player, colour)
        made.add(key)

    shared().submit(("counter", key), paint)
    return _draft(size, side_of(player), number_of(player), colour), False


def painted(size: int, player: int, colour: str) -> bool:
    """Is the face of a counter there?"""
    return (size, player, colour) in _made()


def face(c: Draft, size: int, player: int, colour: str, pos: Point) -> None:
    """A counter on a picture that is drawn again when it is there."""
    sprite, exact = counter_soon(size, player, colour)
    if not exact:
        c.until(partial(painted, size, player, colour))
    c.put(sprite, pos)


@sized(1)
def _made() -> set[tuple[int, int, str]]:
    """The faces that the worker has painted; forgotten with the sprites themselves."""
    return set()


@sized(256)
def _portrait(size: int, player: int, colour: str) -> pygame.Surface:
    """A counter without its number: no words, so that it can be painted beside the frames."""
    clan = CLANS[side_of(player)]
    pen = Pen(size)
    pen.sheet = _blank(size, side_of(player), _face(colour, clan)).copy()
    head = Pen(size)
    draw_face(head, side_of(player), number_of(player))
    pen.inlay(head, 0.80, (50, 45.5))
    return shrunk(pen.sheet, size)


def _face(colour: str, clan: Clan) -> Rgb:
    return blend(rgb_of(colour), clan.towards, clan.share)


@sized(128)
def _plate(size: int, side: int, number: int) -> pygame.Surface:
    """The number of a counter on its small disc."""
    clan = CLANS[side]
    pen = Pen(max(8, round(size * PLATE_WIDE)))
    pen.circle(50, 50, 50, clan.rim if clan.outline is octagon else clan.ink)
    pen.circle(50, 50, 43, clan.plate)
    font = text.font("num", int(pen.n * (0.80 if number < 10 else 0.66)))
    pen.figure(str(number), font, (50, 50), clan.ink)
    return shrunk(pen.sheet, pen.size)


@sized(128)
def _draft(size: int, side: int, number: int, colour: str) -> pygame.Surface:
    """What stands in for a counter for a few frames: its colours and its number."""
    clan = CLANS[side]
    sheet = pygame.Surface((2 * size, 2 * size), pygame.SRCALPHA)
    for radius, tone in ((0.83, clan.rim), (0.83 * (1 - clan.rim_width), _face(colour, clan))):
        pygame.draw.circle(sheet, tone, (size, size), radius * size)
    out = pygame.transform.smoothscale(sheet, (size, size))
    plate = _plate(size, side, number)
    at = round(size * PLATE - plate.get_width() / 2)
    out.blit(plate, (at, at))
    return out


def draw_face(p: Pen, side: int, number: int) -> None:
    """The face of a player: a dwarf of Hearthguard, an orc of the Bogtuskers."""
    (_dwarf if side == 0 else _orc)(p, number)


@sized(8)
def _blank(size: int, side: int, face: Rgb) -> pygame.Surface:
    """The disc of a clan, as large as it is drawn on."""
    clan = CLANS[side]
    return disc(size, clan.outline, clan.rim, face, rim_width=clan.rim_width).sheet


def _dwarf(p: Pen, v: int) -> None:
    beards: tuple[Rgb, ...] = ((226, 120, 48), (240, 234, 222), (120, 72, 40), (246, 196, 96))
    metals: tuple[Rgb, ...] = ((196, 200, 204), (222, 176, 84), (150, 156, 164))
    beard, metal, skin, out = beards[v % 4], metals[v % 3], (240, 186, 142), (44, 20, 12)
    dark = blend(beard, (40, 16, 6), 0.38)
    # the beard is the widest shape: it reads at 20 px
    wide = [
        (22, 46),
        (18, 62),
        (28, 78),
        (42, 90),
        (50, 94),
        (58, 90),
        (72, 78),
        (82, 62),
        (78, 46),
        (50, 50),
    ]
    full = [
        (25, 48),
        (22, 62),
        (31, 76),
        (44, 87),
        (50, 90),
        (56, 87),
        (69, 76),
        (78, 62),
        (75, 48),
        (50, 52),
    ]
    p.curve(wide, out)
    p.curve(full, beard)
    for x0, x1 in ((38, 43), (50, 50), (62, 57)):
        p.line((x0, 70), (x1, 84), 2.2, dark)
    p.curve([(27, 34), (26, 48), (34, 58), (50, 61), (66, 58), (74, 48), (73, 34), (50, 24)], skin)
    _helmet(p, v % 3, metal, out)
    for s in (-1, 1):
        p.circle(50 + s * 13, 45, 5.4, (255, 252, 244))
        p.circle(50 + s * 12, 45.6, 3.0, (30, 16, 10))
        p.curve([(50 + s * 5, 41), (50 + s * 15, 34.5), (50 + s * 25, 39), (50 + s * 15, 40.5)], dark)
        lip = [(50, 60), (50 + s * 10, 56), (50 + s * 24, 62), (50 + s * 29, 70), (50 + s * 14, 68)]
        p.curve(lip, blend(beard, WHITE, 0.25))
    p.circle(50, 53.5, 7.6, blend(skin, (190, 60, 40), 0.42))
    p.circle(47.6, 51.2, 2.2, blend(skin, WHITE, 0.6))


def _helmet(p: Pen, kind: int, metal: Rgb, out: Rgb) -> None:
    if kind == 0:  # horns
        for s in (-1, 1):
            horn = [(27, 34), (40, 26), (42, 8), (33, 18), (24, 24)]
            tip = [(28, 31), (37, 25), (40, 12), (33, 21), (26, 25)]
            p.curve([(50 + s * x, y) for x, y in horn], out)
            p.curve([(50 + s * x, y) for x, y in tip], (250, 240, 214))
    p.curve([(22, 38), (25, 20), (38, 9), (50, 6), (62, 9), (75, 20), (78, 38), (50, 33)], out)
    p.curve([(25, 35), (28, 21), (39, 12), (50, 9.5), (61, 12), (72, 21), (75, 35), (50, 30)], metal)
    p.curve([(31, 26), (36, 17), (46, 12), (44, 18), (36, 28)], blend(metal, WHITE, 0.55))
    p.rect(46.5, 10, 7, 30, blend(metal, BLACK, 0.35), 3)
    if kind == 1:  # a crest
        p.curve([(44, 12), (46, 0), (54, 0), (56, 12)], (190, 40, 30))


def _orc(p: Pen, v: int) -> None:
    skins: tuple[Rgb, ...] = ((122, 160, 62), (96, 142, 74), (150, 168, 74), (84, 128, 58))
    skin, out, hair = skins[v % 4], (14, 24, 14), v % 3
    dark, light = blend(skin, (10, 26, 10), 0.48), blend(skin, (250, 255, 190), 0.30)
    for s in (-1, 1):  # ears
        p.curve([(50 + s * 27, 40), (50 + s * 43, 30), (50 + s * 40, 44), (50 + s * 28, 54)], out)
        p.curve([(50 + s * 28, 42), (50 + s * 39, 34), (50 + s * 37, 44), (50 + s * 28, 51)], skin)
    if hair == 0:  # a crest of hair
        p.curve([(40, 24), (42, 4), (50, -2), (58, 4), (60, 24)], out)
        p.curve([(43, 22), (44.5, 7), (50, 2), (55.5, 7), (57, 22)], (216, 74, 40))
    p.curve(BROW, out)
    p.curve(SKULL, skin)
    p.curve([(32, 40), (34, 27), (42, 20.5), (48, 19), (42, 27), (37, 38)], light)
    if hair == 1:  # an iron cap
        p.curve([(27, 34), (31, 19), (42, 11), (50, 9.5), (58, 11), (69, 19), (73, 34), (50, 29)], out)
        p.curve(
            [(30, 31), (34, 20), (43, 13.5), (50, 12), (57, 13.5), (66, 20), (70, 31), (50, 26)],
            (120, 122, 120),
        )
        p.poly([(45, 12), (50, -1), (55, 12)], (206, 208, 200))
    if hair == 2:  # the strap of an eye patch
        p.line((27, 30), (73, 48), 4.5, (40, 28, 20))
    p.curve([(29, 41), (38, 38), (50, 44), (62, 38), (71, 41), (64, 47), (50, 50), (36, 47)], dark)
    for s in (-1, 1):
        if hair == 2 and s == 1:
            p.circle(62, 48, 8, (30, 22, 16))
            continue
        p.circle(50 + s * 12.5, 48.5, 5.6, (255, 224, 92))
        p.circle(50 + s * 11.5, 49, 2.7, (30, 10, 6))
        p.curve([(50 + s * 4, 47), (50 + s * 13, 41.5), (50 + s * 21, 43.5), (50 + s * 13, 45.8)], dark)
    p.curve([(44, 58), (50, 53.5), (56, 58), (54, 61.5), (46, 61.5)], dark)
    p.curve([(31, 68), (40, 66), (50, 67.5), (60, 66), (69, 68), (62, 77), (50, 79), (38, 77)], (40, 18, 16))
    for s in (-1, 1):  # tusks
        rim = [(11, 76), (21, 74), (23, 63), (20, 52), (15, 62)]
        tusk = [(13, 74.5), (19.5, 73), (21.5, 63), (20, 55.5), (16, 63)]
        p.curve([(50 + s * x, y) for x, y in rim], out)
        p.curve([(50 + s * x, y) for x, y in tusk], (255, 248, 224))
    for x in (43, 50, 57):
        p.rect(x - 2.2, 68, 4.4, 5.2, (240, 228, 196), 1)
