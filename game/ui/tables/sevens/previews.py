"""A block or a blitz that is pointed at: dice, who chooses, and the chances of what may come of it."""

from __future__ import annotations

from game.ui.drawing.block_dice import icon
from game.ui.tables.sevens import steel
from game.ui.tables.sevens.names import listed
from game.ui.tables.sevens.picture import Preview
from game.ui.tables.squares import overlays
from game.ui.tables.squares.lattice import Lattice
from game.ui.tables.squares.overlays import DEEP, odds_tone, percent
from game.ui.widgets.canvas import Box, Canvas, Point


def draw(c: Canvas, grid: Lattice, shown: Preview, start: Point, stop: Point) -> None:
    """A block that is pointed at: how many dice, who chooses, and what may happen; a blitz with its way, and
    both together."""
    overlays.link(c, start, stop, grid.cell / 2, tone="#ffc44a")
    g = steel.grown(c, 1.25)
    lines = _chances(shown)
    sizes = [sum(c.width(words, 15, "bold", cap=15 * g) + 7 for words, _ in line) for line in lines]
    w = max(208.0 * g, c.width(shown.words, 14, "strong", cap=14 * g) + 24, *(size + 22 for size in sizes))
    box = _beside(grid, start, stop, w, (53 + 23 * len(lines)) * g)
    c.flat(box.move(1, 3).inflate(3, 3), "#000000", r=10, alpha=0.4)
    c.flat(box, DEEP, r=9, border="#ffc44a" if shown.mine else steel.BAD, bw=1.7)
    for n in range(shown.dice):
        die = Box(box.x + 11 + n * 24 * g, box.y + 8 * g, 21 * g, 21 * g)
        c.flat(die, "#f0ece0" if shown.mine else "#b02626", r=4.5)
        face, ink = ("pow", "#181a24") if shown.mine else ("skull", "#ffeed6")
        c.put(icon(face, round(16 * g * c.k), ink), die.center)
    words = "dice" if shown.dice > 1 else "die"
    words = f"{shown.dice} {words}, {'you choose' if shown.mine else 'they choose'}"
    x = box.x + 17 + shown.dice * 24 * g
    c.text(words, (x, box.y + 19 * g), 15, steel.INK, "bold", cap=15 * g, room=box.right - x - 6)
    c.text(shown.words, (box.x + 11, box.y + 41 * g), 14, steel.SOFT, "strong", cap=14 * g, room=w - 20)
    y = box.y + 62 * g
    for line in lines:
        x = box.x + 11.0
        for words, tone in line:
            x = c.text(words, (x, y), 15, tone, "bold", cap=15 * g).right + 7
        y += 23 * g


def _chances(shown: Preview) -> list[list[tuple[str, str]]]:
    """Lines of words with their tones: for a blitz the way, what the block brings, both; with a re-roll."""
    words = "down or off the pitch" if shown.off else "goes down"
    down = [(percent(shown.down), steel.GOOD), (words, steel.INK)]
    falls = [(percent(shown.fall), steel.BAD), ("falls itself", steel.INK)]
    off = [(percent(shown.off), steel.GOOD), ("into the crowd", steel.INK)] if shown.off else []
    mine = [(f"with {listed(shown.skills)}", steel.SOFT)] if shown.skills else []
    again: list[tuple[str, str]] = []
    if shown.again >= 0:
        again = [(percent(shown.again), odds_tone(shown.again)), ("with a team re-roll", steel.INK)]
    if shown.reach >= 1:
        lines = [down, mine, again, off, falls] if mine or again or off else [down + falls]
    else:
        there = [(percent(shown.reach), odds_tone(shown.reach)), ("gets there", steel.INK)]
        both = [(percent(shown.both), odds_tone(shown.both)), ("both", steel.INK)]
        lines = [there + down, mine, both + again, off, falls]
    return [line for line in lines if line]


def _beside(grid: Lattice, start: Point, stop: Point, w: float, h: float) -> Box:
    """Beside whom is pointed at, on the side that the block does not come from."""
    box, field, beyond = Box(0, 0, w, h), grid.field, grid.cell * 0.9
    if (start[0] <= stop[0] and stop[0] + beyond + w <= field.right) or stop[0] - beyond - w < field.x:
        box.midleft = (stop[0] + beyond, stop[1] + 30)
    else:
        box.midright = (stop[0] - beyond, stop[1] + 30)
    if box.inflate(8, 8).collidepoint(start):
        box.y = max(start[1], stop[1]) + grid.cell * 0.75
    box.clamp_ip(field)
    return box
