"""The play cards beside the tray: what may be called, with its dice and its odds."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.tables.halftime import layout as at
from game.ui.tables.halftime.inks import BROWN, CARD, DIE_TONES, INK, KINDS, ORANGE
from game.ui.tables.halftime.panels import fitting
from game.ui.tables.halftime.picture import CallCard
from game.ui.widgets.button import keycap
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.shapes import lerp
from game.ui.widgets.theme import BRASS, INK_SOFT

GAP, MOST = 8.0, 122.0
DEAR = "#fff6e0"


def boxes(calls: Sequence[CallCard]) -> list[Box]:
    """Where the cards lie."""
    b = at.CALLS_BOX
    return [Box(b.x + i * (MOST + GAP), b.y + 3, MOST, b.h - 3) for i in range(len(calls))]


def at_place(calls: Sequence[CallCard], pos: tuple[float, float]) -> CallCard | None:
    """The card under a pointer."""
    return next((card for card, box in zip(calls, boxes(calls), strict=True) if box.collidepoint(pos)), None)


def draw(c: Canvas, calls: Sequence[CallCard], pointed: str, *, odds: bool) -> None:
    """All cards; the one pointed at is lifted."""
    for card, box in zip(calls, boxes(calls), strict=True):
        if card.word != pointed:
            _card(c, card, box, lifted=False, odds=odds)
    for card, box in zip(calls, boxes(calls), strict=True):
        if card.word == pointed:
            _card(c, card, Box(box.x, box.y - 5, box.w, box.h), lifted=True, odds=odds)


def _card(c: Canvas, card: CallCard, b: Box, *, lifted: bool, odds: bool) -> None:
    if lifted:
        c.glow(b, BRASS, r=9, spread=6)
    edge = BRASS if lifted else "#cdb27e"
    c.plate(b, "paper", r=8, tone=CARD, border=edge, bw=2.4 if lifted else 1.2, shadow=6, seed=23)
    head = Box(b.x + 4, b.y + 4, b.w - 8, 29)
    tone = ORANGE if lifted else BROWN
    c.flat(head, lerp(tone, "#000000", 0.12) if lifted else tone, r=5)
    cap = keycap(c, card.key, (head.right - 6 - _cap_half(c, card.key), head.centery), 13, DEAR)
    room = head.w - cap - 16
    size = fitting(c, card.title, (17, 15, 13, 12), room)
    c.text(card.title, (head.x + 7, head.centery), size, DEAR, "display", room=room, cap=size)
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
        figure = f"{100 * share:.0f}%" if share >= 0.005 or not share else "<1%"
        value = c.text(figure, (b.right - 10, y), 14, KINDS[kind], "bold", "midright", cap=15)
        c.text(words, (b.x + 11, y), 14, INK, "strong", room=value.x - b.x - 15, cap=15)
        c.flat((b.x + 11, y + 9, b.w - 21, 4), lerp(CARD, BROWN, 0.24), r=2)
        if share:
            c.flat((b.x + 11, y + 9, max(4.0, (b.w - 21) * share), 4), KINDS[kind], r=2)
        y += 24
    if card.worth is not None and odds:
        _worth(c, b, card.worth, best=card.best)


def _cap_half(c: Canvas, key: str) -> float:
    h = c.tpx(13) / c.k * 1.5
    return max(h, c.width(key, 13, "bold") + h * 0.6) / 2


def _worth(c: Canvas, b: Box, worth: float, *, best: bool) -> None:
    """The chance to win with a call, and whether it is the one that the solved game would make."""
    words = f"wins {100 * worth:.0f}%"
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
