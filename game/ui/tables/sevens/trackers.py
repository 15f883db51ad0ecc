"""The row under the pitch: what a side has once a turn, free or used; and the switches of what lies over
the pitch."""

from __future__ import annotations

from typing import Final

from game.ui.tables.sevens import steel
from game.ui.tables.sevens.layout import ROW_H, Layout
from game.ui.tables.sevens.picture import SevensPicture, Switches
from game.ui.widgets.button import keycap
from game.ui.widgets.canvas import Box, Canvas, Point
from game.ui.widgets.tooltip import tooltip

KNOB: Final = 33.0  # from a switch's left edge to the right one of its knob
SWITCHES: Final = (("zones", "Zones", "Z"), ("threat", "Threat", "T"), ("odds", "Reach", "E"))

HINTS: Final = {
    "zones": "Squares that opponents mark, and by how many",
    "threat": "Where opponents can stand next turn, and the best chance of one to get there; no figure: "
    "100%. A blitz hits no further, as its block costs a square (S7-3.4)",
    "odds": "The chance to get to each square for whoever is picked; no figure: 100%",
}
"""What each of them lays over the pitch."""


def draw(c: Canvas, p: SevensPicture, place: Layout, on: Switches) -> None:
    """The whole row; nothing while inducements are bought, as no turn runs and the picker lies over it."""
    if p.shopping:
        return
    _used(c, p, place)
    _switches(c, on, place)


def _used(c: Canvas, p: SevensPicture, place: Layout) -> None:
    """What is used in this turn."""
    for used, box in zip(p.used, place.cells(), strict=False):
        steel.cell(
            c, box, edge=steel.EDGE if used.used else steel.side_tone(p.sides[max(0, p.turn)].team.colour)
        )
        x, y = box.x + 16, box.centery
        apart = box.h * 0.23
        c.disc((x, y), 8.5, steel.EDGE if used.used else steel.GOOD)
        c.icon("cross" if used.used else "check", (x, y), 6, steel.DARK)
        room = box.right - 4 - x - 13
        tone, g = steel.SOFT if used.used else steel.INK, steel.grown(c, 1.2 * box.h / ROW_H)
        cap = c.fitting(used.name, 14.5, "bold", room, cap=15 * g)
        c.text(used.name, (x + 13, y - apart), 14.5, tone, "bold", cap=cap, room=room)
        cap = c.fitting(used.words, 14, "strong", room, cap=13.5 * g, least=12)
        c.text(used.words, (x + 13, y + apart), 14, steel.SOFT, "strong", cap=cap, room=room)


def _switches(c: Canvas, on: Switches, place: Layout) -> None:
    """Zones, threat, chances; their keys where all of them have the room."""
    widest = max(c.width(words, 14, "strong", cap=14) for _, words, _ in SWITCHES)
    cells = place.cells()[4:]
    keyed = c.theme.text_scale <= 1.25 and cells[-1].w - KNOB - 36 >= widest
    room = min(cell.w for cell in cells) - KNOB - (36 if keyed else 10)
    most = 14 * steel.grown(c, 1.4)
    cap = min(c.fitting(words, 14, "strong", room, cap=most) for _, words, _ in SWITCHES)
    for (name, words, key), box in zip(SWITCHES, cells, strict=True):
        lit = bool(getattr(on, name))
        steel.cell(c, box, fill=steel.TONE)
        knob = Box(box.x + 8, box.centery - 7, KNOB - 8, 14)
        c.flat(knob, "#ec6a54" if lit else steel.EDGE, r=7)
        c.disc(
            (knob.right - 7.5 if lit else knob.x + 7.5, knob.centery), 5.2, "#ffffff" if lit else steel.SOFT
        )
        if keyed:
            keycap(c, key, (box.right - 13, box.centery))
        c.text(words, (knob.right + 6, box.centery), 14, steel.INK, "strong", cap=cap, room=room)


def hint(c: Canvas, p: SevensPicture, place: Layout) -> None:
    """What the switch does that is pointed at."""
    for (name, *_), box in zip(SWITCHES, place.cells()[4:], strict=True):
        if name == p.switch and not p.shopping:
            tooltip(c, box, HINTS[name])


def switch_at(place: Layout, pos: Point) -> str:
    """The switch under a place, or ""."""
    for (name, *_), box in zip(SWITCHES, place.cells()[4:], strict=True):
        if box.inflate(4, 10).collidepoint(pos):
            return name
    return ""
