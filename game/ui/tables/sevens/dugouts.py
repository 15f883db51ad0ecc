"""The dugouts along both touchlines: benches for Reserves and KO, the stretcher's corner, the way to the
showers."""

from __future__ import annotations

from collections import Counter
from typing import Final

from game.games.sevens.state import CASUALTY, KO, RESERVES, SENT_OFF
from game.ui.tables.sevens import steel
from game.ui.tables.sevens.layout import BOXES, Layout
from game.ui.tables.sevens.marks import NOWHERE
from game.ui.tables.sevens.picture import SevensPicture, SidePicture
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.shapes import lerp

WOOD, METAL = "#684c32", "#3a424e"
KO_BACK: Final = "4+"  # comes back at the end of the drive (S7-12.3)
SEEN: Final = 1  # counters that leave room for it


def ground(c: Canvas, place: Layout, side: SidePicture) -> None:
    """A dugout with its empty boxes."""
    d = place.dugout(side.seat)
    tone = steel.side_tone(side.team.colour)
    c.plate(d, "steel", r=7, tone="#252c38", border=lerp(tone, "#000000", 0.25), bw=1.6, shadow=5, bevel=0.5)
    y = d.y + 3 if side.seat == 0 else d.bottom - 6
    c.flat((d.x + 4, y, d.w - 8, 3), tone, r=1.5)
    for which, words, _ in BOXES:
        b = place.bench(side.seat, which)
        _back_wall(c, b, WOOD if which == RESERVES else METAL)
        c.text(words, (b.x + 9, b.centery), 15, steel.INK, "num", cap=16)


def counts(c: Canvas, p: SevensPicture, place: Layout) -> None:
    """How many lie in each box, as a number; what a die brings back from the KO box stands there if it has
    the room."""
    for side in p.sides:
        lying = Counter(
            each.box for each in p.counters if each.player >> 4 == side.seat and each.square == NOWHERE
        )
        for which, words, _ in BOXES:
            b = place.bench(side.seat, which)
            x = b.x + 16 + c.width(words, 15, "num", cap=16)
            if lying[which]:
                _count(c, lying[which], (x, b.centery))
            else:
                _sign(c, which, (x + 2, b.centery))
            if which == KO and lying[which] <= SEEN:
                tag = Box(b.right - 27, b.centery - 8, 23, 16)
                c.flat(tag, steel.RAISED, r=8, border=steel.EDGE)
                c.text(KO_BACK, tag.center, 12, steel.INK, "bold", "center", cap=12)


def _count(c: Canvas, number: int, pos: tuple[float, float]) -> None:
    words = str(number)
    chip = Box(0, 0, max(17.0, c.width(words, 15, "bold", cap=15) + 8), 18)
    chip.midleft = (pos[0] - 2, pos[1])
    c.flat(chip, "#000000" if c.theme.high_contrast else steel.DARK, r=5, border=steel.HEAD, bw=1.4)
    c.text(words, chip.center, 15, steel.INK, "bold", "center", cap=15)


def _back_wall(c: Canvas, b: Box, tone: str) -> None:
    if c.theme.high_contrast:
        c.flat(b, "#000000", r=5, border="#ffffff", bw=1)
        return
    c.flat(b, "#0e1117", r=5, fill2="#181c24")
    for i in range(4):
        c.flat((b.x + 1, b.y + i * 2, b.w - 2, 2), "#000000", r=0, alpha=0.32 - i * 0.07)
    for i in range(3):
        plank = (b.x + 4, b.bottom - 14 + i * 4.4, b.w - 8, 3.4)
        c.flat(plank, tone, r=1, fill2=lerp(tone, "#000000", 0.3), alpha=0.7)


def _sign(c: Canvas, which: int, pos: tuple[float, float]) -> None:
    x, y = pos
    if which == CASUALTY:
        c.flat((x - 2, y - 6, 4, 12), steel.BAD, r=1)
        c.flat((x - 6, y - 2, 12, 4), steel.BAD, r=1)
    elif which == SENT_OFF:
        c.flat((x - 4, y - 6, 8, 12), "#d8352a", r=1.5, border="#ffffff", bw=1)
