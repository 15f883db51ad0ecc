"""The play cards: what may be called, with its dice and its odds. They lie beside the tray, with large text
over it, in a row."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.percent import percent
from game.ui.percent import share as written
from game.ui.tables.halftime import layout as at
from game.ui.tables.halftime.inks import BROWN, CARD, DIE_TONES, INK, KINDS, ORANGE
from game.ui.tables.halftime.panels import fitting
from game.ui.tables.halftime.picture import CallCard
from game.ui.widgets.button import keycap
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.shapes import lerp
from game.ui.widgets.theme import BRASS, INK_SOFT

GAP, FEW = 8.0, 3  # between the cards; fewer of them are no wider
DEAR = "#fff6e0"
LINE = 1.08  # of its letters a line is tall
Row = tuple[str, float, str]
LEAST = 24.0  # height of a line beside a bar
SIZES = (17.0, 15.0, 13.0, 12.0)  # of a title


def boxes(calls: Sequence[CallCard], room: Box) -> list[Box]:
    """Where the cards lie."""
    many = max(FEW, len(calls))
    wide = (room.w - GAP * (many - 1)) / many
    return [Box(room.x + i * (wide + GAP), room.y + 3, wide, room.h - 3) for i in range(len(calls))]


def at_place(calls: Sequence[CallCard], room: Box, pos: tuple[float, float]) -> CallCard | None:
    """The card under a pointer."""
    placed = zip(calls, boxes(calls, room), strict=True)
    return next((card for card, box in placed if box.collidepoint(pos)), None)


def draw(c: Canvas, calls: Sequence[CallCard], room: Box, pointed: str, *, odds: bool) -> None:
    """All cards; the one pointed at is lifted."""
    face = _small if room.w <= at.CALLS_BOX.w else _large
    placed = sorted(zip(calls, boxes(calls, room), strict=True), key=lambda each: each[0].word == pointed)
    for card, box in placed:
        lifted = card.word == pointed
        b = Box(box.x, box.y - 5, box.w, box.h) if lifted else box
        if lifted:
            c.glow(b, BRASS, r=9, spread=6)
        edge = BRASS if lifted else "#cdb27e"
        c.plate(b, "paper", r=8, tone=CARD, border=edge, bw=2.4 if lifted else 1.2, shadow=6, seed=23)
        face(c, card, b, lifted, odds)


def _head(c: Canvas, card: CallCard, head: Box, lifted: bool, grown: float = 1.0) -> None:
    """The title and the key."""
    c.flat(head, lerp(ORANGE, "#000000", 0.12) if lifted else BROWN, r=5)
    size = 13 * grown / c.theme.text_scale
    half = _cap_half(c, card.key, size)
    keycap(c, card.key, (head.right - 6 - half, head.centery), size, DEAR)
    room = head.w - 2 * half - 18
    size = fitting(c, card.title, tuple(each * grown for each in SIZES), room)
    role = (
        "display" if c.width(card.title, size, "display", cap=size) <= room else "bold"
    )  # in a small window
    c.text(card.title, (head.x + 7, head.centery), size, DEAR, role, room=room, cap=size)


def _large(c: Canvas, card: CallCard, b: Box, lifted: bool, odds: bool) -> None:
    """A card in large letters: what the call comes to, as many lines as it holds, and its worth."""
    grown = min(1.5, c.theme.text_scale)
    head = Box(b.x + 4, b.y + 4, b.w - 8, 18 + 11 * grown)
    _head(c, card, head, lifted, grown)
    if not odds:
        return
    room = b.bottom - 6 - head.bottom
    worth = card.worth is not None
    cap = int(room * c.k / (min(len(card.rows), 2) + worth) / LINE) / c.k  # two rows at least
    em = c.tpx(14, cap) / c.k
    step = max(em * LINE, min(em * 1.14 + 8, room / (min(len(card.rows), 3) + worth)))
    shown = foremost(card.rows, max(1, int(room / step + 0.02) - worth))
    y = head.bottom + 2 + step / 2
    for words, share, kind in shown:
        barred = step >= em * 1.14 + 6
        _row(
            c, (b.x + 12, y - (3 if barred else 0), b.w - 24), words, share, kind, em if barred else 0.0, cap
        )
        y += step
    if card.worth is not None:
        tone = INK if card.best else INK_SOFT
        words, mid = f"wins {percent(card.worth)}", b.bottom - 5 - step / 2
        if card.best:
            c.flat((b.x + 5, mid - step / 2, b.w - 10, step), "#f6dc9c", r=6, border="#b98a2f", bw=1.4)
            c.icon("star", (b.x + 12 + em * 0.45, mid), em * 0.45, INK)
            best = f"best, {words}"
            words = best if c.width(best, 14, "bold", cap=cap) < b.w - 30 - em else words
        c.text(words, (b.right - 12, mid), 14, tone, "bold" if card.best else "strong", "midright", cap=cap)


def foremost(rows: Sequence[Row], most: int) -> list[Row]:
    """As many rows as there is room for: the first, then what is bad, then the rest."""
    ranked = sorted(rows, key=lambda row: (row is not rows[0], row[2] != "bad"))[:most]
    return [row for row in rows if row in ranked]


def _row(
    c: Canvas,
    at_: tuple[float, float, float],
    words: str,
    share: float,
    kind: str,
    under: float,
    cap: float | None = None,
) -> None:
    """A line of odds; with a bar so far ``under`` it."""
    x, y, w = at_
    figure = written(share)
    value = c.text(figure, (x + w, y), 14, KINDS[kind], "bold", "midright", cap=cap)
    c.text(words, (x, y), 14, INK, "strong", room=value.x - x - 4, cap=cap)
    if under:
        bar = y + under * 0.64
        c.flat((x, bar, w, 4), lerp(CARD, BROWN, 0.24), r=2)
        if share:
            c.flat((x, bar, max(4.0, w * share), 4), KINDS[kind], r=2)


def _small(c: Canvas, card: CallCard, b: Box, lifted: bool, odds: bool) -> None:
    """A card beside the tray: its dice, its odds, its worth."""
    _head(c, card, Box(b.x + 4, b.y + 4, b.w - 8, 29), lifted)
    x = b.x + 11
    for n, (kind, figure) in enumerate(card.dice):
        if n:
            c.text("−", (x + 4, b.y + 50), 17, BROWN, "bold", "center", cap=17)
            x += 12
        ground, ink = DIE_TONES[kind]
        chip = Box(x, b.y + 39, 21, 21)
        c.flat(chip, ground, r=4, border=lerp(ground, "#000000", 0.5), bw=1.2)
        c.text(figure, chip.center, 12, ink, "num", "center", cap=12)
        x += 25
    c.text(card.note, (x + 2, b.y + 50), 14, BROWN, "strong", room=b.right - 8 - x - 2, cap=15)
    y = b.y + 71
    for words, share, kind in card.rows if odds else ():
        _row(c, (b.x + 11, y, b.w - 21), words, share, kind, 14.0, cap=15)
        y += LEAST
    if card.worth is not None and odds:
        _worth(c, b, card.worth, best=card.best)


def _cap_half(c: Canvas, key: str, size: float) -> float:
    h = c.tpx(size) / c.k * 1.5
    return max(h, c.width(key, size, "bold") + h * 0.6) / 2


def _worth(c: Canvas, b: Box, worth: float, *, best: bool) -> None:
    """The chance to win with a call, and whether it is the one that the solved game would make."""
    words = f"wins {percent(worth)}"
    y = b.bottom - 12
    if not best:
        c.text(words, (b.centerx, y), 14, INK_SOFT, "strong", "center", cap=15)
        return
    words = f"best, {words}"
    w = c.width(words, 14, "bold", cap=15) + 30
    r = Box(b.centerx - w / 2, y - 10, w, 20)
    c.plate(r, "enamel", r=10, tone=BRASS, border="#fff1c8", bw=1.2, shadow=2.5)
    c.icon("star", (r.x + 13, r.centery), 7, INK)
    c.text(words, (r.x + 23, r.centery), 14, INK, "bold", cap=15)
