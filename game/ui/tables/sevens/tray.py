"""The card on the right: the dice and what they came to, the chart of directions, what has just happened."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from math import cos, radians, sin
from typing import Final

import pygame

from game.ui.drawing import cubes
from game.ui.drawing.bipyramid import die_of
from game.ui.drawing.block_dice import block_die, icon
from game.ui.drawing.cubes import SPOTS
from game.ui.drawing.dice3d import SAPPHIRE, draw_die, draw_shadow, view_tilt
from game.ui.drawing.resin import Style, resin
from game.ui.drawing.solids import Solid
from game.ui.tables.sevens import steel, tablecard
from game.ui.tables.sevens.chart import CHART
from game.ui.tables.sevens.layout import FELT_H, Layout
from game.ui.tables.sevens.marks import NOWHERE
from game.ui.tables.sevens.picture import DiePicture, SevensPicture, SidePicture, Told
from game.ui.widgets import plates
from game.ui.widgets.cache import sized
from game.ui.widgets.canvas import Box, Canvas, Point

ELEVATION: Final = 34.0  # degrees the camera is tilted from straight down
VIEW: Final = view_tilt(ELEVATION)
SQUASH, RISE = cos(radians(ELEVATION)), sin(radians(ELEVATION))
NEARER: Final = 0.22  # how much larger a die is, a radius above the felt
R: Final = 30.0  # units from a die's middle to its corners
MOST_LINES: Final = 4  # of what dice came to
NOTHING_YET: Final = "Dice are thrown here. What they come to is told under them, the last line lowest."
KINDS: Final = {"good": steel.GOOD, "bad": steel.BAD, "plain": steel.INK}
BONE: Final = ("#f0ece0", "#181a24")


def solid(kind: str) -> Solid:
    """The shape of a kind of die."""
    return block_die() if kind == "block die" else die_of(int(kind.removeprefix("d")))


def style(kind: str, side: SidePicture) -> Style:
    """What it is made of: bone at home, enamel in its colour away, blue resin for directions and draws."""
    if kind not in ("d6", "d3", "block die"):
        return SAPPHIRE
    return cubes.BONE if side.seat == 0 else enamel(side.team.colour)


@lru_cache(8)
def enamel(colour: str) -> Style:
    """Opaque dice in a team's colour, with figures that stand out."""
    made = resin(colour)
    return replace(made, clear=0.0)


# ------------------------------------------------------------------------------------------- what stands
def ground(c: Canvas, p: SevensPicture, place: Layout) -> None:
    """The card with the felt, the chart and what has happened."""
    box = place.right
    steel.card(c, box)
    felt = felt_box(place)
    if c.theme.high_contrast:
        c.flat(felt, "#000000", r=7, border="#ffffff", bw=1.6)
    else:
        b = c.box(felt)
        c.surf.blit(_felt(b.w, b.h, round(c.k, 3)), b)
        c.flat((felt.x, felt.y, felt.w, 7), "#000000", r=0, alpha=0.35)
        c.frame(felt, steel.EDGE, r=4, width=1.5)
    if box.bottom < place.dice.bottom:  # the log has the room, and says the same
        return
    if p.table is not None:
        tablecard.draw(c, p.table, table_box(place))
        return
    words, g = words_box(place), steel.grown(c, 1.35)
    c.text(p.result, (words.x + 4, words.y + 14 * g), 22, steel.INK, "num", cap=24 * g)
    wide = c.width(p.result, 22, "num", cap=24 * g) + 12 if p.result else 4
    room = words.w - wide - (56 if charted(p) else 4)
    for n, line in enumerate(steel.wrapped(c, p.result_words, 14, "bold", room, cap=14 * g)[:MOST_LINES]):
        at = (words.x + wide, words.y + (8 + n * 16.0) * g)
        c.text(line, at, 14, KINDS[p.result_kind], "bold", cap=14 * g, room=room)
    if charted(p):
        chart(c, (words.right - 27, words.y + 26), 17.0)
    top = words.bottom + 6 if p.result or p.result_words or charted(p) else words.y
    recent(c, p, Box(box.x + 10, top, box.w - 20, box.bottom - top - 6))


def charted(p: SevensPicture) -> bool:
    """Is a direction rolled, or about to be?"""
    return p.marks.chart != NOWHERE or any(die.kind == "d8" for die in p.dice)


@sized(4)
def _felt(w: int, h: int, k: float) -> pygame.Surface:
    return plates.grain("paper", w, h, k / 2.2, "#24303a", 3)


def felt_box(place: Layout) -> Box:
    """Where the dice lie."""
    d = place.dice
    return Box(d.x, d.y, d.w, FELT_H)


def words_box(place: Layout) -> Box:
    """Where it stands what they came to, beside the chart."""
    d = place.dice
    return Box(d.x, d.y + FELT_H + 8, d.w, d.h - FELT_H - 8)


def table_box(place: Layout) -> Box:
    """Where a table lies that is rolled on: all of the card under the dice."""
    d, box = felt_box(place), place.right
    return Box(d.x, d.bottom + 6, d.w, box.bottom - d.bottom - 14)


def on_table(p: SevensPicture, place: Layout, pos: Point) -> bool:
    """Is a place on a table that lies there?"""
    box = table_box(place)
    return p.table is not None and box.h > 0 and bool(box.collidepoint(pos))


def chart(c: Canvas, centre: Point, step: float) -> None:
    """The directions of the D8."""
    x, y = centre
    for number, dx, dy in CHART:
        b = Box(0, 0, step - 2, step - 2)
        b.center = (x + dx * step, y + dy * step)
        c.flat(b, steel.RAISED, r=3)
        c.text(str(number), b.center, 12, steel.INK, "bold", "center", cap=12)
    c.disc((x, y), 4, "#a3552a")


def recent(c: Canvas, p: SevensPicture, box: Box) -> None:
    """The last lines of what happened, the newest at the bottom, with their dice."""
    if not p.recent:
        c.para(NOTHING_YET, (box.x, box.y + 4), box.w, 14, steel.SOFT)
        return
    rows: list[tuple[float, Told, list[str]]] = []
    high, g = 0.0, steel.grown(c)
    step = c.tpx(14, 15 * g) / c.k * 1.24
    for told in reversed(p.recent):
        lines = steel.wrapped(c, told.words, 14, "strong", box.w - 18, cap=15 * g)
        h = len(lines) * step + (25 * g if told.dice else 3)
        if high + h > box.h:
            break
        high += h
        rows.append((h, told, lines))
    y = box.y
    for _, told, lines in reversed(rows):
        y = _row(c, p, told, lines, box, y, step, g)


def _row(
    c: Canvas, p: SevensPicture, told: Told, lines: list[str], box: Box, y: float, step: float, g: float
) -> float:
    if told.head:
        c.flat((box.x - 4, y, box.w + 8, step * len(lines) + 1), steel.RAISED, r=5)
    elif told.side >= 0:
        tone = steel.side_tone(p.sides[told.side].team.colour)
        if told.side == 0:
            c.disc((box.x + 5, y + step / 2), 4.2, tone)
        else:
            c.flat((box.x + 1, y + step / 2 - 4, 8, 8), tone, r=1.5)
    ink, x = (steel.HEAD, box.x + 4) if told.head else (steel.INK, box.x + 15)
    for line in lines:
        c.text(line, (x, y + step / 2), 14, ink, "strong", cap=15 * g, room=box.w - 14)
        y += step
    if not told.dice:
        return y + 3
    x, size, middle = box.x + 15, 19 * g, y + 11 * g
    for face in told.dice[:5]:
        mini(c, Box(x, y + 1, size, size), face, ink_of(p, told.side))
        x += size + 3
    if told.needed:
        x = c.text(f"needed {told.needed}", (x + 3, middle), 14, steel.SOFT, "strong", cap=14 * g).right
    if told.passed is not None:
        tone = steel.GOOD if told.passed else steel.BAD
        c.icon("check" if told.passed else "cross", (x + 12, middle), 7 * g, tone)
    return y + 25 * g


def ink_of(p: SevensPicture, side: int) -> tuple[str, str]:
    """The colours of a side's small dice."""
    if side <= 0:
        return BONE
    team = p.sides[side].team
    return team.ground, team.ink


def mini(c: Canvas, b: Box, face: str, inks: tuple[str, str]) -> None:
    """A small die: pips, a figure, or the icon of a block die."""
    fill, ink = inks
    c.flat(b, fill, r=4)
    if not face.isdigit():
        c.put(icon(face, round(b.w * 0.84 * c.k), ink), b.center)
    elif int(face) <= 6:
        for x, y in SPOTS[face]:
            c.disc((b.centerx + x * b.w * 0.26, b.centery + y * b.w * 0.26), b.w * 0.10, ink)
    else:
        c.text(face, b.center, 13, ink, "bold", "center", cap=b.w * 0.68)


# --------------------------------------------------------------------------------------------- the dice
def middle(place: Layout) -> Point:
    """Where dice come to rest."""
    centre: Point = felt_box(place).center
    return centre


def radius(die: DiePicture, count: int = 1) -> float:
    """Units from its middle to a corner; a die in the air is nearer to the eye."""
    return (R if count < 4 else 22.0) * (1 + NEARER * min(die.z, 3.0))


def centre(place: Layout, die: DiePicture) -> Point:
    """Where the middle of a die is on the screen."""
    x, y = middle(place)
    return x + die.x, y + die.y * SQUASH - die.z * radius(die) * RISE


def dice(c: Canvas, p: SevensPicture, place: Layout) -> None:
    """The dice where they are."""
    for die in sorted(p.dice, key=lambda die: die.y):
        r, made_of, shape = radius(die, len(p.dice)), style(die.kind, p.sides[die.seat]), solid(die.kind)
        x, y = centre(place, die)
        if die.lit:
            c.glow((x - r * 0.7, y - r * 0.7, r * 1.4, r * 1.4), "#ffdf8c", r=12, spread=6)
        lift = die.z * r * RISE
        at = c.view.device((x, y + lift + r * 0.30))
        draw_shadow(c.surf, at, r * 0.82 * c.k, die.z * r * 0.5 * c.k, made_of)
        draw_die(
            c.surf, c.view.device((x, y)), r * c.k, die.attitude, made_of,
            solid=shape, view=VIEW, resting=die.resting,
        )  # fmt: skip


def die_at(p: SevensPicture, place: Layout, pos: Point) -> DiePicture | None:
    """The die under a place."""
    for die in p.dice:
        x, y = centre(place, die)
        if (pos[0] - x) ** 2 + (pos[1] - y) ** 2 <= radius(die) ** 2:
            return die
    return None
