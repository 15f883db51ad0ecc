"""A block or a blitz that is pointed at: dice, who chooses, and the chances of what may come of it."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.drawing.block_dice import icon
from game.ui.percent import percent
from game.ui.tables.sevens import steel
from game.ui.tables.sevens.blockwords import OTHER_CHOOSES, YOU_CHOOSE, choosing
from game.ui.tables.sevens.marks import Preview
from game.ui.tables.sevens.names import listed
from game.ui.tables.squares import overlays
from game.ui.tables.squares.lattice import Lattice
from game.ui.tables.squares.overlays import DEEP, odds_tone
from game.ui.widgets.canvas import Box, Canvas, Point


def draw(
    c: Canvas, grid: Lattice, shown: Preview, start: Point, stop: Point, others: Sequence[int] = ()
) -> None:
    """A block that is pointed at: how many dice, who chooses, and what may happen; a blitz with its way, and
    both together. ``others``: squares that are better left in sight."""
    overlays.link(c, start, stop, grid.cell / 2, tone="#ffc44a")
    g = steel.grown(c, 1.25)
    lines, title = chances(shown), chosen_by(shown)
    said = [words for words in (shown.words, shown.help) if words]
    sizes = [sum(c.width(words, 15, "bold", cap=15 * g) + 7 for words, _ in line) for line in lines]
    sizes += [c.width(words, 14, "strong", cap=14 * g) + 2 for words in said]
    sizes.append(shown.dice * 24 * g + c.width(title, 15, "bold", cap=15 * g) + 3)
    w, head = max(208.0 * g, *(size + 22 for size in sizes)), (31 + 22 * len(said)) * g
    box = _beside(grid, start, stop, (w, head + 23 * g * len(lines)), others)
    c.flat(box.move(1, 3).inflate(3, 3), "#000000", r=10, alpha=0.4)
    c.flat(box, DEEP, r=9, border="#ffc44a" if shown.mine else steel.BAD, bw=1.7)
    for n in range(shown.dice):
        die = Box(box.x + 11 + n * 24 * g, box.y + 8 * g, 21 * g, 21 * g)
        c.flat(die, "#f0ece0" if shown.mine else "#b02626", r=4.5)
        face, ink = ("pow", "#181a24") if shown.mine else ("skull", "#ffeed6")
        c.put(icon(face, round(16 * g * c.k), ink), die.center)
    x = box.x + 17 + shown.dice * 24 * g
    c.text(title, (x, box.y + 19 * g), 15, steel.INK, "bold", cap=15 * g, room=box.right - x - 6)
    for n, words in enumerate(said):
        at = box.x + 11, box.y + (41 + 22 * n) * g
        c.text(words, at, 14, steel.SOFT, "strong", cap=14 * g, room=w - 20)
    y = box.y + head + 9 * g
    for line in lines:
        x = box.x + 11.0
        for words, tone in line:
            x = c.text(words, (x, y), 15, tone, "bold", cap=15 * g).right + 7
        y += 23 * g


def chances(shown: Preview) -> list[list[tuple[str, str]]]:
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
        lines = [down + mine, again, off, falls] if mine or again or off else [down + falls]
    else:
        there = [(percent(shown.reach), odds_tone(shown.reach)), ("gets there", steel.INK)]
        both = [(percent(shown.both), odds_tone(shown.both)), ("both", steel.INK)]
        lines = [there + down, both + (mine or again), again if mine else [], off, falls]
    return [line for line in lines if line]


def chosen_by(shown: Preview) -> str:
    """How many dice, and who chooses."""
    return choosing(shown.dice, YOU_CHOOSE if shown.mine else OTHER_CHOOSES)


def _beside(
    grid: Lattice, start: Point, stop: Point, size: tuple[float, float], others: Sequence[int]
) -> Box:
    """Beside whom is pointed at, rather on the side that the block does not come from: over neither of both,
    and over as few others as can be."""
    (w, h), beyond, low = size, grid.cell * 0.9, grid.cell * 0.75
    sides = [stop[0] + beyond, stop[0] - beyond - w]
    if start[0] > stop[0]:
        sides.reverse()
    heights = (
        stop[1] + 30 - h / 2,
        max(start[1], stop[1]) + low,
        min(start[1], stop[1]) - low - h,
        stop[1] - h / 2,
    )
    places = [Box(x, y, w, h).clamp(grid.field) for y in heights for x in sides]
    players = [grid.box(square).inflate(-8, -8) for square in others]
    both = [Box(x - 8, y - 8, 16, 16) for x, y in (start, stop)]
    return min(places, key=lambda box: (len(box.collidelistall(both)), len(box.collidelistall(players))))
