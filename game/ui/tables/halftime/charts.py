"""Small charts on the sides' cards: this drive, the chances to win so far, the dice against expectation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from game.ui.drawing.teams import Team
from game.ui.percent import percent
from game.ui.tables.halftime import layout as at
from game.ui.tables.halftime.inks import BROWN, INK, KINDS, TRACK_RED
from game.ui.tables.halftime.picture import FACES, DriveRow, HalftimePicture, SidePicture
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.shapes import lerp
from game.ui.widgets.theme import INK_SOFT

PAPER_DIM = "#e5d3a8"
ROW = 50.0
SHARES = (1 / 6, 2 / 6, 1 / 6, 1 / 6, 1 / 6)  # of the game die's figures, 5 stands on two faces
VALUES = (0, 5, 10, 15, 20)
SIZE, CAP = 14.0, 15.0
LARGE = 19.0  # units of letters where a line has the room


def head(c: Canvas, box: Box, words: str, note: str = "") -> None:
    """The title of a chart."""
    cap = c.fitting(f"{words}  {note}", SIZE, "bold", box.w, cap=LARGE, least=CAP)
    t = c.text(words, (box.x, box.y), SIZE, KINDS["warn"], "bold", cap=cap)
    room = box.right - t.right - 8
    c.text(note, (box.right, box.y), SIZE, INK_SOFT, "strong", "midright", cap=cap, room=room)


def drive(c: Canvas, box: Box, p: HalftimePicture) -> None:
    """The plays since the ball changed hands, the last ones if there are many."""
    rows: Sequence[DriveRow] = p.drive
    if rows:
        gained = (rows[-1].stop - rows[0].start) * (at.ahead(p.driving) if p.driving >= 0 else 1)
        note = f"{len(rows)} plays, {gained:+.0f}".replace("-", "−") if len(rows) > 1 else "1 play"
    else:
        note = ""
    head(c, Box(box.x, box.y + 8, box.w, 0), "THIS DRIVE", note)
    left, wide = box.x + 4, box.w - 8

    def to(place: float) -> float:
        return left + wide * place / at.GOAL

    _little_field(c, Box(left, box.y + 22, wide, 10), p)
    top = box.y + 42
    most = max(1, int((box.bottom - top) // ROW) - 1)
    shown = list(rows[-most:])
    tall = (len(shown) + (1 if p.now is not None else 0)) * ROW
    for i in range(int(tall / ROW)):
        for place in (0, 25, 50, 75, 100):  # under the bars, not under the words
            c.flat((to(place) - 0.5, top + i * ROW + 18, 1, 18), lerp(PAPER_DIM, BROWN, 0.2), r=0)
    y = top
    for i, row in enumerate(shown):
        _row(c, box, y, row, to(row.start), to(row.stop))
        if i + 1 < len(shown) or p.now is not None:
            c.dashes((to(row.stop), y + 37), (to(row.stop), y + ROW), INK_SOFT, 1.2, 3, 3)
        y += ROW
    if p.now is not None:
        _now(c, Box(box.x - 5, y - 2, box.w + 10, ROW - 6), p.now, to)


def _row(c: Canvas, box: Box, y: float, row: DriveRow, start: float, stop: float) -> None:
    tone = KINDS[row.kind]
    cap = c.fitting(f"{row.situation}  {row.dice}  {row.words}", SIZE, "bold", box.w, cap=LARGE, least=CAP)
    t = c.text(row.situation, (box.x, y + 8), SIZE, INK, "bold", cap=cap)
    w = c.text(row.words, (box.right, y + 8), SIZE, tone, "bold", "midright", cap=cap)
    c.text(row.dice, (t.right + 7, y + 8), SIZE, INK_SOFT, "strong", cap=cap, room=w.x - t.right - 12)
    low, high = sorted((start, stop))
    c.flat((low, y + 22, max(3.0, high - low), 10), lerp(tone, "#fbf1d8", 0.55), r=2, border=tone, bw=1.2)
    c.flat((stop - 1.5, y + 18, 3, 18), tone, r=1.5)
    c.disc((start, y + 27), 3.4, INK)


def _now(c: Canvas, box: Box, now: tuple[float, float, str], to: Callable[[float], float]) -> None:
    place, line, words = now
    c.flat(box, "#f6dc9c", r=7, border="#b98a2f", bw=1.4)
    c.text(words, (box.x + 5, box.y + 11), SIZE, INK, "bold", cap=LARGE)
    c.text("now", (box.right - 6, box.y + 11), SIZE, KINDS["warn"], "bold", "midright", cap=LARGE)
    x = to(place)
    c.disc((x, box.y + 30), 5.5, "#7a4a1c")
    c.disc((x, box.y + 30), 2.2, "#fff4d8")
    gx = to(line)
    c.dashes((gx, box.y + 20), (gx, box.y + 40), TRACK_RED, 2.2, 4, 2)


def _little_field(c: Canvas, box: Box, p: HalftimePicture) -> None:
    c.flat(box, "#c9ad74", r=3)
    home, away = p.sides[at.HOME].team, p.sides[at.AWAY].team
    c.flat((box.x - 4, box.y, 6, box.h), home.ground, r=2)
    c.flat((box.right - 2, box.y, 6, box.h), away.ground, r=2)
    for place in (25, 50, 75):
        c.flat((box.x + box.w * place / 100 - 0.5, box.y, 1, box.h), "#fff4d8", r=0, alpha=0.7)
    if p.offence >= 0 and p.now is not None:
        way, x, y = at.ahead(p.offence), box.x + box.w * p.now[0] / 100, box.centery
        c.poly([(x - way * 12, y - 6), (x, y), (x - way * 12, y + 6)], p.sides[p.offence].team.ground)


def dice(c: Canvas, box: Box, side: SidePicture) -> None:
    """How often each figure of a side's game die came, and a line where chance would have it."""
    total = sum(side.rolled)
    mean = f"mean {sum(v * n for v, n in zip(VALUES, side.rolled, strict=True)) / total:.1f}" if total else ""
    head(c, Box(box.x, box.y + 8, box.w, 0), "GAME DIE", mean)
    base, tall = box.bottom - 18, box.h - 46
    top = max([total * share for share in SHARES] + [float(n) for n in side.rolled] + [1.0])
    step = box.w / len(FACES)
    fill, edge = ("#2c292b", "#0e0c0d") if side.seat == at.HOME else ("#fffaf0", "#6d5a40")
    for i, n in enumerate(side.rolled):
        x = box.x + step * i + 4
        h = tall * n / top
        if n:
            c.flat((x, base - h, step - 8, h), fill, r=2.5, border=edge, bw=1.4)
        else:
            c.flat((x, base - 1.5, step - 8, 1.5), edge, r=0)
        expected = base - tall * total * SHARES[i] / top
        if total:
            c.flat((x - 3, expected - 1.2, step - 2, 2.4), "#c8561c", r=1)
        c.text(FACES[i], (x + step / 2 - 4, base + 10), SIZE, INK, "bold", "center", cap=LARGE)


def wins(c: Canvas, box: Box, p: HalftimePicture, home: Team, away: Team) -> None:
    """The home side's chance to win after every play."""
    note = "" if p.win is None else f"{percent(p.win)} {home.coach}"
    head(c, Box(box.x, box.y + 8, box.w, 0), "CHANCE TO WIN", note)
    g = Box(box.x, box.y + 22, box.w, box.h - 22)
    c.recess(g, r=5, tone="#f8edcf", edge="#c7ac74")
    mid = g.centery
    c.dashes((g.x + 4, mid), (g.right - 4, mid), INK_SOFT, 1, 4, 3)
    n = max(12, len(p.wins) - 1)

    def spot(i: int, share: float) -> tuple[float, float]:
        return g.x + 6 + (g.w - 12) * i / n, g.bottom - 5 - (g.h - 10) * share

    for half in p.halves:
        x = spot(half, 0)[0]
        c.dashes((x, g.y + 4), (x, g.bottom - 4), INK_SOFT, 1, 3, 3)
    points = [spot(i, share) for i, share in enumerate(p.wins)]
    for (ax, ay), (bx, by) in pairwise(points):
        y = (ay + by) / 2
        tone = home.ground if y < mid else away.ground
        c.flat((ax, min(y, mid), max(1.0, bx - ax), max(1.0, abs(y - mid))), tone, r=0, alpha=0.35)
    for a, b in pairwise(points):
        c.line(a, b, INK, 2)
    if points:
        c.disc(points[-1], 4.4, INK)
        c.disc(points[-1], 2.8, "#e3a53c")
    c.text(home.coach, (g.x + 7, g.y + 11), SIZE, INK, "bold", cap=CAP, room=g.w / 2)
    c.text(away.coach, (g.x + 7, g.bottom - 11), SIZE, INK, "bold", cap=CAP, room=g.w / 2)
