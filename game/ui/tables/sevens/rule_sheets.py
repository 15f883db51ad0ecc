"""Pictures of Sevens' rulebook that stand still: the pitch by its zones, tables of dice as bars, and what is
laid over a position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.core.grid import bits
from game.games.sevens.board import COLUMNS, NEIGHBOURS, ROWS
from game.games.sevens.odds import Budget, Reach
from game.games.sevens.state import NOBODY, STANDING, State, Status, player_on
from game.ui.drawing.leather_ball import ball
from game.ui.drawing.teams import TEAMS
from game.ui.percent import percent
from game.ui.tables.sevens import overlay, pitch, steel, topbar
from game.ui.tables.sevens.overlays_of import zones_of
from game.ui.tables.sevens.spoken import EVENTS, INJURIES, WEATHERS
from game.ui.tables.squares import overlays
from game.ui.tables.squares.lattice import Lattice
from game.ui.widgets.canvas import Box, Canvas

WAYS: Final = {total: 6 - abs(7 - total) for total in range(2, 13)}
"""Of 36: in how many ways two dice come to a total."""
WEATHER_TOTALS: Final = (
    ("sweltering", (2,)), ("sunny", (3,)), ("perfect", range(4, 11)), ("rain", (11,)), ("blizzard", (12,)),
)  # fmt: skip
INJURY_TOTALS: Final = (
    ("stunned", range(2, 8)), ("ko", (8, 9)), ("casualty", range(10, 13)),
)  # fmt: skip
STUNTY_TOTALS: Final = (
    ("stunned", range(2, 7)), ("ko", (7, 8)), ("badly_hurt", (9,)), ("casualty", range(10, 13)),
)  # fmt: skip
GROUND: Final = "#141a24"
HARM: Final = {"stunned": steel.WARN, "ko": "#ff9a4a", "badly_hurt": "#ff7a5a", "casualty": "#ff5a4a"}
SET_UP: Final = ((0, 7), (13, 20))
"""Columns in which home and away set up, the first and the one after the last."""


# ------------------------------------------------------------------------------------------------ the pitch
def field(c: Canvas, box: Box) -> None:
    """The whole pitch by its zones: who sets up where, lines, wide zones, end zones (S7-1.1, S7-1.3)."""
    c.flat(box, "#0f2416", r=0)
    cell = box.w / COLUMNS
    grid = Lattice(box.x, box.centery - cell * ROWS / 2, cell, COLUMNS, ROWS)
    f = grid.field
    c.flat(f, "#2c6b3c", r=0)
    for side, (first, after) in enumerate(SET_UP):
        tone = steel.side_tone(TEAMS[side].colour)
        c.flat((f.x + first * cell, f.y, (after - first) * cell, f.h), tone, r=0, alpha=0.26)
        end = 0 if side == 0 else COLUMNS - 1
        c.flat((f.x + end * cell, f.y, cell, f.h), TEAMS[side].ground, r=0)
        line = pitch.SCRIMMAGE[side]
        c.flat((f.x + line * cell, f.y, cell, f.h), tone, r=0, alpha=0.42)
    for wide in (f.y, f.bottom - 2 * cell):
        c.flat((f.x + cell, wide, f.w - 2 * cell, 2 * cell), "#000000", r=0, alpha=0.22)
    for n in range(1, COLUMNS):
        c.line((f.x + n * cell, f.y), (f.x + n * cell, f.bottom), "#10261a", 1, alpha=0.35)
    for n in range(1, ROWS):
        c.line((f.x, f.y + n * cell), (f.right, f.y + n * cell), "#10261a", 1, alpha=0.35)
    c.dashes((f.centerx, f.y), (f.centerx, f.bottom), pitch.CHALK, 1.8, 6, 4)
    for words, middle in (("home sets up", 3.5), ("empty", 10.0), ("away sets up", 16.5)):
        _tag(c, words, (f.x + middle * cell, f.centery))
    for y in (f.y + cell, f.bottom - cell):
        _tag(c, "wide zone, one of each team", (f.centerx, y))
    for n, letter in ((0, "a"), (6, "g"), (13, "n"), (19, "t")):
        c.text(letter, (f.x + (n + 0.5) * cell, f.bottom + 10), 14, steel.INK, "bold", "center", cap=14)


def _tag(c: Canvas, words: str, at: tuple[float, float]) -> None:
    w = c.width(words, 14, "bold", cap=14) + 12
    c.flat((at[0] - w / 2, at[1] - 9, w, 18), overlays.DEEP, r=9, alpha=0.82)
    c.text(words, at, 14, steel.INK, "bold", "center", cap=14)


# --------------------------------------------------------------------------------------- tables of two dice
def weather(c: Canvas, box: Box) -> None:
    """The weather by its totals, each with its sign (S7-7)."""
    c.flat(box, GROUND, r=0)
    rows = [(kind, totals, WEATHERS[kind], steel.BRASS) for kind, totals in WEATHER_TOTALS]
    _bars(c, box, rows, sign=lambda kind, at: topbar.weather(c, kind, at))


def events(c: Canvas, box: Box) -> None:
    """The events of the kick-off by their totals (S7-13)."""
    c.flat(box, GROUND, r=0)
    rows = [(kind, (total,), EVENTS[kind], steel.BRASS) for total, kind in enumerate(EVENTS, 2)]
    _bars(c, box, rows)


def injuries(c: Canvas, box: Box) -> None:
    """The injury of anybody, and of a Stunty player (S7-11.3, S7-11.4)."""
    c.flat(box, GROUND, r=0)
    upper, lower = Box(box.x, box.y, box.w, box.h * 0.47), box.cut(0, box.h * 0.47)
    for words, part, totals in (("Injury", upper, INJURY_TOTALS), ("Stunty", lower, STUNTY_TOTALS)):
        c.text(words, (part.x + 14, part.y + 15), 15, steel.HEAD, "bold", cap=16)
        rows = [(kind, of, INJURIES[kind], HARM[kind]) for kind, of in totals]
        _bars(c, part.cut(0, 20), rows)


def _bars(
    c: Canvas,
    box: Box,
    rows: Sequence[tuple[str, Sequence[int], str, str]],
    sign: Callable[[str, tuple[float, float]], None] | None = None,
) -> None:
    """A bar for each row of a table of two dice, as long as it is likely."""
    inside = box.cut(12, 8, 12, 8)
    step = inside.h / len(rows)
    most = max(sum(WAYS[total] for total in totals) for _, totals, _, _ in rows)
    for n, (kind, totals, words, tone) in enumerate(rows):
        y, ways = inside.y + (n + 0.5) * step, sum(WAYS[total] for total in totals)
        figure = str(totals[0]) if len(totals) == 1 else f"{totals[0]}–{totals[-1]}"
        c.text(figure, (inside.x + 34, y), 15, steel.INK, "num", "midright", cap=16)
        x = inside.x + 44
        if sign is not None:
            sign(kind, (x + 8, y))
            x += 24
        high = min(22.0, step - 3)
        room = inside.right - x - 42
        c.flat((x, y - high / 2, room, high), steel.RAISED, r=4)
        c.flat((x, y - high / 2, max(4.0, room * ways / most), high), tone, r=4, alpha=0.42)
        c.text(words[:1].upper() + words[1:], (x + 8, y), 14, steel.INK, "strong", cap=15, room=room - 12)
        share = percent(ways / 36)
        c.text(share, (inside.right, y), 14, steel.SOFT, "bold", "midright", cap=15)


# --------------------------------------------------------------------------------- laid over a position
def tackle_zones(c: Canvas, grid: Lattice, s: State) -> None:
    """The tackle zones of away, and how each of its players is (S7-4)."""
    overlay.zones(c, grid, zones_of(s, 1), stood=bits(at for at in s.at if at >= 0))
    for player, at in enumerate(s.at):
        if at < 0:
            continue
        distracted = s.status[player] == STANDING and s.distracted >> player & 1
        words = "distracted" if distracted else Status(s.status[player]).name.lower()
        x, y = grid.centre(at)
        _tag(c, words, (x, y + grid.cell * 0.86))


def directions(c: Canvas, grid: Lattice, s: State) -> None:
    """The chart of the D8 round the ball (S7-8.1)."""
    overlay.chart(c, grid, s.ball)
    c.put(ball(round(20 * c.k), 0.0), grid.centre(s.ball))


def ranges(c: Canvas, grid: Lattice, s: State) -> None:
    """The ruler of a pass, laid from the carrier (S7-9.1)."""
    overlay.ruler(c, grid, s.at[s.holder])


def dodges(c: Canvas, grid: Lattice, s: State) -> None:
    """What each step of the first player needs (S7-10.1)."""
    overlay.zones(c, grid, zones_of(s, 1), stood=bits(at for at in s.at if at >= 0))
    reach = Reach(s, 0, Budget(1, 0))
    for at in NEIGHBOURS[s.at[0]]:
        if player_on(s, at) != NOBODY:
            continue
        for die in reach.way(at).dice[:1]:
            x, y = grid.centre(at)
            c.disc((x, y), 12.2, overlays.DEEP)
            c.disc((x, y), 10.6, overlays.odds_tone(die.chance))
            c.text(f"{die.needed}+", (x, y), 13, overlays.DEEP, "bold", "center", cap=13)
