"""How the list of puzzles shows one: a row with a small pitch, a card with its task, picture and figures."""

from __future__ import annotations

from typing import Final

from game.games.sevens.puzzles import LEVELS
from game.games.sevens.state import SQUADS, State
from game.ui.scenes import puzzles_picture as picture
from game.ui.scenes.puzzles_data import STARS, Row, best_words, chance_words
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.theme import INK, INK_SOFT, RED, RUSSET

GOLD: Final = "#c9820f"
UNLIT: Final = "#cbb789"
UNLIT_ON_GOLD: Final = "#b98f3c"
THUMB: Final = 1.75  # width of a small pitch to its height
BAND: Final = "#efe0bd"


def puzzle_row(c: Canvas, row: Row, r: Box, state: str, *, shade: bool) -> None:
    """A row of the list."""
    if state == "chosen":
        c.plate(r.cut(0, 2, 4, 2), "enamel", r=8, tone="#e9bd5e", border="#f7dc98", bw=1.2, shadow=2)
    elif state == "hover" or shade:
        c.flat(r.cut(0, 2, 4, 2), "#eadcbb" if state == "hover" else BAND, r=8)
    high = min(r.h - 16, 46.0)
    small = Box(r.x + 8, r.centery - high / 2, high * THUMB, high)
    x = small.right + 12
    first, second = r.y + r.h / 2 - c.leading(15) / 2, r.y + r.h / 2 + c.leading(17) / 2
    soft = INK if state == "chosen" else INK_SOFT
    if not row.readable:
        c.icon("warn", small.center, 11, RED)
        c.text(row.name, (x, first), 17, INK, "bold", room=r.right - x - 16)
        c.text(row.problem, (x, second), 15, soft, "strong", room=r.right - x - 16)
        return
    assert row.puzzle is not None
    assert row.state is not None
    thumb(c, small, row.state)
    c.text(row.name, (x, first), 17, INK, "bold", room=r.right - x - 16)
    if not row.playable:
        c.text(f"a draft: {row.problem}", (x, second), 15, soft, "strong", room=r.right - x - 16)
        return
    size = 8.5 * min(1.4, c.theme.text_scale)
    unlit = UNLIT_ON_GOLD if state == "chosen" else UNLIT
    stars(c, (r.right - 16 - size * 3.3, second), row.stars, size, unlit=unlit)
    room = r.right - 16 - size * 7 - x
    best = chance_words(row.puzzle.chance)
    said = best_words(row)
    if row.puzzle.chance:
        ways = (f"{said} · best found {best}", f"{said} · found {best}", f"best found {best}")
        said = next((words for words in ways if c.width(words, 15, "strong") <= room), ways[-1])
    c.text(said, (x, second), 15, soft, "strong", room=room)


def thumb(c: Canvas, small: Box, s: State) -> None:
    """A pitch so small that players are dots; the carrier's is white."""
    teams = picture.sides(c.theme)
    grid = picture.lattice_in(small)
    picture.turf(c, grid, teams)
    for seat in (1, 0):
        for player in SQUADS[seat]:
            if s.at[player] >= 0:
                tone = "#ffffff" if player == s.holder else teams[seat].colour
                c.disc(grid.centre(s.at[player]), 2.6, tone)
    if s.ball >= 0:
        c.disc(grid.centre(s.ball), 1.8, "#ffffff")


def puzzle_card(c: Canvas, r: Box, row: Row, *, hinted: bool) -> None:
    """Name, level, task, picture, hint and figures."""
    assert row.puzzle is not None
    assert row.state is not None
    p = row.puzzle
    y = r.y + c.leading(24) / 2
    name = c.text(p.name, (r.x, y), 24, INK, "display", room=r.w - 120, cap=40)
    if p.level and name.right + 130 < r.right - 120:
        c.text(f"level {p.level} of {LEVELS}", (name.right + 14, y + 3), 15, INK_SOFT, "strong", cap=20)
    stars(c, (r.right - 52, y), row.stars, 13)
    y += c.leading(24) / 2 + 2
    y = c.para(p.task, (r.x, y), r.w, 17, RUSSET, "bold", most=2) + 4
    foot = 46 * (1 + (c.theme.text_scale - 1) * 0.6)
    words = p.hint if hinted else ""
    icon, tone = "eye", INK
    if row.problem:
        words, icon, tone = f"Not finished: {row.problem}", "warn", RED
    lines = c.lines(words, r.w - 34, 16, "strong") if words else ()
    under = len(lines) * c.leading(16, "strong") + 8 if words else 0
    teams = picture.sides(c.theme)
    grid = picture.lattice_in(Box(r.x, y + 4, r.w, r.bottom - foot - under - y - 12))
    picture.turf(c, grid, teams)
    picture.counters(c, grid, row.state, teams)
    y = grid.field.bottom + 10
    if words:
        c.icon(icon, (r.x + 12, y + c.leading(16) / 2), 9, RUSSET)
        c.para(words, (r.x + 32, y), r.w - 34, 16, tone, "strong")
    _facts(c, Box(r.x, r.bottom - foot, r.w, foot), row)


def _facts(c: Canvas, r: Box, row: Row) -> None:
    """The figures in a strip."""
    assert row.puzzle is not None
    assert row.state is not None
    facts: tuple[tuple[str, str], ...] = (
        ("Best found", chance_words(row.puzzle.chance)),
        ("Your best", chance_words(row.tried.best)),
        ("Solved", f"{row.tried.scored} of {row.tried.tries}"),
        ("Re-rolls", str(row.state.rerolls[row.state.turn])),
    )
    facts = facts[:2] if c.theme.big else facts
    for (name, value), b in zip(facts, r.columns(len(facts), 10)):
        c.flat(b, BAND, r=8)
        t = c.text(name, (b.x + 12, b.centery), 15, INK_SOFT, "strong", room=b.w * 0.6, cap=24)
        room = b.right - t.right - 16
        c.text(value, (b.right - 12, b.centery), 20, INK, "display", "midright", room=room)


def broken_card(c: Canvas, r: Box, row: Row) -> None:
    """A file that is no position, and why."""
    c.icon("warn", (r.x + 14, r.y + 18), 14, RED)
    c.text("It cannot be played", (r.x + 40, r.y + 18), 20, INK, "display", room=r.w - 40, cap=34)
    c.para(row.problem, (r.x, r.y + 20 + c.leading(20)), r.w, 16, RED, "strong", most=6)


def stars(c: Canvas, at: tuple[float, float], lit: int, r: float, *, unlit: str = UNLIT) -> None:
    """So many of three stars, in a row whose middle is at a place."""
    for n in range(STARS):
        c.icon("star", (at[0] + (n - 1) * r * 2.3, at[1]), r, GOLD if n < lit else unlit)
