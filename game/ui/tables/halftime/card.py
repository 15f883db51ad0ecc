"""The printed card: what never changes on the board while a match goes on."""

from __future__ import annotations

from math import ceil

import pygame

from game.ui.drawing.teams import Team
from game.ui.tables.halftime import layout as at
from game.ui.tables.halftime.inks import BROWN, CARD, OCHRE, ORANGE, TRACK_RED
from game.ui.widgets import plates, text
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.shapes import lerp

TINTS = (0.08, 0.40)  # of orange on the bands, in turn
NTH = ("1st", "2nd", "3rd", "4th")


def printed(c: Canvas, home: Team, away: Team) -> None:
    """The whole board on its card."""
    board(c)
    live(c, home, away)


def live(c: Canvas, home: Team, away: Team) -> None:
    """What is printed in the sides' colours, and every word."""
    _masthead(c)
    _track_figures(c)
    _zones(c, home, away)
    _figures(c)


def board(c: Canvas) -> None:
    """The card with track and bands: no words, so that it can be painted beside the frames."""
    b = at.BOARD_BOX
    c.plate((b.x, b.y + 3, b.w, b.h), "paper", r=12, tone=lerp(CARD, "#000000", 0.45), border=None, shadow=9)
    c.plate(b, "paper", r=12, tone=CARD, border="#d8c493", bw=1.2, shadow=0, seed=11)
    c.frame(b.cut(8, 8, 8, 8), BROWN, r=9, width=2)
    for i, tone in enumerate((BROWN, ORANGE, OCHRE)):
        c.flat((b.x + 20, b.y + 17 + i * 9, 26, 7), tone, r=3.5)
    _track(c)
    _bands(c)
    _arrows(c)
    _fibre(c)


def _masthead(c: Canvas) -> None:
    b = at.BOARD_BOX
    name = c.text("Half-Time ", (b.x + 56, b.y + 30), 27, BROWN, "display", cap=27)
    c.text("Football", (name.right, b.y + 30), 27, ORANGE, "display", cap=27)


def _track(c: Canvas) -> None:
    t = at.TRACK
    c.flat(t, lerp(TRACK_RED, "#ffffff", 0.05), r=5, fill2=lerp(TRACK_RED, "#000000", 0.14))
    c.flat((t.x + 6, t.y + 14, t.w - 12, 6), lerp(TRACK_RED, "#000000", 0.58), r=3)
    c.flat((t.x + 6, t.y + 19.4, t.w - 12, 1), lerp(TRACK_RED, "#ffffff", 0.36), r=0.5)
    for yard in range(0, 101, 5):
        tall = yard % 10 == 0
        x = at.place_x(yard)
        c.flat((x - 0.75, t.y + (24 if tall else 28), 1.5, 10 if tall else 6), CARD, r=0)


def _track_figures(c: Canvas) -> None:
    for yard in range(10, 91, 10):
        word, t = str(min(yard, 100 - yard)), at.TRACK
        c.text(word, (at.place_x(yard), t.y + 7.5), 12, CARD, "num", "center", cap=12)


def _bands(c: Canvas) -> None:
    x0, wide = at.place_x(0), at.GOAL * at.YARD
    for i in range(at.DOWNS):
        tone = lerp(CARD, ORANGE, TINTS[i % 2])
        c.flat((x0, at.BANDS_Y + i * at.BAND_H, wide, at.BAND_H), tone, r=0)
    for i in range(1, at.DOWNS):
        c.flat((x0, at.BANDS_Y + i * at.BAND_H - 0.75, wide, 1.5), BROWN, r=0, alpha=0.55)
    for yard in range(101):
        x = at.place_x(yard)
        if yard % 5:
            for i in range(at.DOWNS + 1):
                c.flat((x - 0.5, at.BANDS_Y + i * at.BAND_H - 2.5, 1, 5), BROWN, r=0, alpha=0.35)
        else:
            big = yard % 10 == 0
            w = 3.2 if yard == 50 else 1.8 if big else 1.0
            alpha = 1.0 if yard == 50 else 0.85 if big else 0.28
            c.flat((x - w / 2, at.BANDS_Y, w, at.DOWNS * at.BAND_H), BROWN, r=0, alpha=alpha)


def _zones(c: Canvas, home: Team, away: Team) -> None:
    for team, x, word in ((home, at.FIELD_LEFT, "HOME"), (away, at.place_x(at.GOAL), "VISITOR")):
        box = (x, at.BANDS_Y, at.ZONE, at.DOWNS * at.BAND_H)
        c.flat(box, team.ground, r=0, fill2=lerp(team.ground, "#000000", 0.12))
        c.frame(box, lerp(team.ground, "#000000", 0.4), r=0, width=1.6)
        letters = text.words(word, "display", c.tpx(21, 21), team.ink)
        turned = pygame.transform.rotate(letters, 90 if team is home else -90)
        c.put(turned, (x + at.ZONE / 2, at.FIELD.centery))


def _arrows(c: Canvas) -> None:
    """The base line, and the way to the nearer goal beside every figure."""
    y = at.FIGURES_Y
    c.flat((at.FIELD_LEFT, at.BANDS_BOTTOM, at.FIELD_RIGHT - at.FIELD_LEFT, 2), BROWN, r=0)
    for yard in (10, 20, 30, 40, 60, 70, 80, 90):
        way = -1 if yard < 50 else 1
        tip = at.place_x(yard) + way * 22
        c.poly([(tip - way * 6, y - 4), (tip, y), (tip - way * 6, y + 4)], ORANGE)


def _figures(c: Canvas) -> None:
    for yard in range(10, 91, 10):
        word = str(min(yard, 100 - yard))
        c.text(word, (at.place_x(yard), at.FIGURES_Y), 18, BROWN, "display", "center", cap=18)
    soft = lerp(BROWN, CARD, 0.12)
    c.text(
        "Two players, four downs, ten yards.", (at.FIELD_LEFT, at.SMALL_PRINT_Y), 14, soft, "strong", cap=15
    )
    rule = "O + O penalty    10 + 10 fumble    equal 5, 15, 20: no gain"
    c.text(rule, (at.FIELD_RIGHT, at.SMALL_PRINT_Y), 14, soft, "strong", "midright", cap=15)


def _fibre(c: Canvas) -> None:
    """The card's fibre shows through the ink."""
    if c.theme.high_contrast:
        return
    b = c.box(at.BOARD_BOX.cut(10, 10, 10, 10))
    sheet = plates.grain("paper", b.w, b.h, round(c.k, 3), "#fffaf0", 17)
    c.surf.blit(sheet, b, special_flags=pygame.BLEND_MULT)


def tray(c: Canvas, box: Box) -> None:
    """The felt tray in its wooden rim."""
    c.plate(box, "wood", r=8, border="#5f3a1c", bw=1.2, shadow=7, seed=33)
    inside = c.box(box.cut(7, 7, 7, 7))
    c.surf.blit(_cloth(inside.w, inside.h, round(c.k, 3)), inside)


def _cloth(w: int, h: int, k: float) -> pygame.Surface:
    """Felt with the rim's shadow on it."""
    cloth = plates.grain("paper", w, h, k / 2.2, "#2b5a45", 3).copy()
    shade = pygame.Surface((w, h), pygame.SRCALPHA)
    deep = ceil(9 * k)
    for i in range(deep):
        alpha = int(110 * (1 - i / deep) ** 1.7)
        shade.fill((0, 0, 0, alpha), (0, i, w, 1))
        shade.fill((0, 0, 0, alpha), (i, i, 1, h - i))
    cloth.blit(shade, (0, 0))
    return cloth
