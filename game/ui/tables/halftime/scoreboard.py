"""The top of the screen: flip-card scores, the clock, the down, and the bar of the chances to win."""

from __future__ import annotations

from game.ui.drawing.leather_ball import ball
from game.ui.percent import percent
from game.ui.scenes.base import put_helmet
from game.ui.tables.halftime import layout as at
from game.ui.tables.halftime import spoken
from game.ui.tables.halftime.panels import fitting
from game.ui.tables.halftime.picture import HalftimePicture, SidePicture
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.panel import plaque
from game.ui.widgets.shapes import lerp
from game.ui.widgets.theme import CREAM, CREAM_DIM, CREAM_SOFT

OCHRE = "#ffc861"
ROOM = 198.0  # between the scores
FLIP_W, FLIP_H = 31.0, 42.0


def draw(c: Canvas, p: HalftimePicture, *, odds: bool) -> None:
    """The plaque with both scores, and with ``odds`` the win bar under it."""
    b = plaque(c, at.SCORE_BOX, r=9, shadow=5)
    for side in p.sides:
        _side(c, b, side, p.offence == side.seat)
    cap = c.fitting(p.clock, 14, "strong", ROOM, cap=18)
    c.text(p.clock, (b.centerx, b.y + 14), 14, CREAM_SOFT, "strong", "center", cap=cap, room=ROOM)
    cap = c.fitting(p.down, 23, "display", ROOM, cap=25)
    c.text(p.down, (b.centerx, b.y + 37), 23, OCHRE, "display", "center", cap=cap, room=ROOM)
    if odds and p.win is not None and len(p.sides) == 2:
        _win_bar(c, p.win, p.sides)


def _side(c: Canvas, b: Box, side: SidePicture, ours: bool) -> None:
    left = side.seat == at.HOME
    way, edge = (1, b.x) if left else (-1, b.right)
    x = edge + way * 8
    chip = Box(x if left else x - 42, b.y + 6, 42, 42)
    c.plate(chip, "enamel", r=7, tone=side.team.ground, border="#ffdf9a" if ours else None, bw=1.6, shadow=2)
    put_helmet(c, side.team, chip.cut(2, 2, 2, 2), facing=way)
    flips = edge + way * 236
    for i, digit in enumerate(f"{side.score:02d}"):
        fx = flips - 2 * FLIP_W - 2 + i * (FLIP_W + 2) if left else flips + i * (FLIP_W + 2)
        _flip(c, Box(fx, b.y + 6, FLIP_W, FLIP_H), digit)
    name_x = edge + way * 58
    anchor = "midleft" if left else "midright"
    room = 108.0
    name = side.team.coach
    if c.width(name, 14, "display", cap=14) > room:
        name = spoken.brief(name)
    larger = (21.0,) if c.theme.text_scale > 1 else ()
    size = fitting(c, name, (*larger, 19, 17, 15, 14), room)
    c.text(name, (name_x, b.y + 19), size, CREAM, "display", anchor, room=room, cap=size)
    word = "HOME" if left else "VISITOR"
    under = c.text(word, (name_x, b.y + 39), 14, CREAM_DIM, "bold", anchor, cap=17)
    if ours:
        bx = under.right + 19 if left else under.x - 19
        c.put(ball(round(24 * c.k), -24), (bx, b.y + 39))


def _flip(c: Canvas, box: Box, digit: str) -> None:
    c.flat((box.x + 1, box.y + 2, box.w, box.h), "#000000", r=4, alpha=0.5)
    c.flat((box.x, box.y, box.w, box.h / 2), "#3d3834", r=4, fill2="#2e2a27")
    c.flat((box.x, box.y + box.h / 2 - 3, box.w, box.h / 2 + 3), "#262320", r=4, fill2="#312d2a")
    c.text(digit, box.center, 33, "#fbf2da", "num", "center", cap=33)
    c.flat((box.x, box.centery - 0.8, box.w, 1.6), "#0e0b09", r=0)
    for x in (box.x + 1, box.right - 4):
        c.flat((x, box.centery - 4, 3, 8), "#9a7a46", r=1)


def _win_bar(c: Canvas, win: float, sides: list[SidePicture]) -> None:
    b = at.WIN_BAR
    c.flat(b, "#1b0f08", r=4.5)
    home, away = sides[at.HOME].team, sides[at.AWAY].team
    x = b.x + 1 + (b.w - 2) * min(0.995, max(0.005, win))
    c.flat((b.x + 1, b.y + 1, x - b.x - 1, b.h - 2), home.ground, r=3.5)
    c.flat((x, b.y + 1, b.right - 1 - x, b.h - 2), away.ground, r=3.5)
    for i in range(int((b.right - x - 6) / 9)):  # stripes: told apart without colour
        sx = x + 6 + i * 9
        c.line((sx, b.bottom - 2), (sx + 4, b.y + 2), lerp(away.ground, away.ink, 0.5), 1.2)
    c.flat((x - 1.5, b.y - 2, 3, b.h + 4), "#fff4d8", r=1)
    for share, edge, team, anchor in (
        (win, b.x - 8, home, "midright"),
        (1 - win, b.right + 8, away, "midleft"),
    ):
        words = percent(share)
        w = c.width(words, 14, "bold", cap=15) + 16
        pill = Box(edge - w if anchor == "midright" else edge, b.centery - 10, w, 20)
        c.flat(pill, team.ground, r=10, border="#fff1d0", bw=1.2)
        c.text(words, pill.center, 14, team.ink, "bold", "center", cap=15)
