"""The cards of the statistics: verdict, players, tries. Each is drawn into a box from a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from game.store.figures import Made
from game.ui.scenes.statistics_sheet import BoxStatistics, Column, Die, Line, Sheet, Tries
from game.ui.scenes.teams import put_helmet, team_in
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.chart import BarChart
from game.ui.widgets.fairness import p_value, verdict
from game.ui.widgets.meter import dial, progress
from game.ui.widgets.panel import card
from game.ui.widgets.theme import BRASS, INK, INK_SOFT, RED, RUSSET

# The dial shows the root of p, so that small values have room; the zones end at the verdicts' 0.02 and 0.1.
ZONES = ((0.02**0.5, "#a3201a"), (0.1**0.5, "#c8861a"), (1.0, "#3f8a4c"))
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000)
ENOUGH = 40  # dice before a verdict is given
NO_DICE, NO_DICE_WORDS = "No dice yet", "The first throw begins the count; forty dice bring a verdict."
BAND = "#efe0bd"


def scale_of(most: float) -> tuple[float, float]:
    """The top of an axis and the step of its lines: at most five of them."""
    step = next((s for s in STEPS if most * 1.12 / s <= 5), STEPS[-1])
    return float(ceil(most * 1.12 / step) * step) or 1.0, float(step)


def face_chart(rect: Box, sheet: Sheet, who: int, die: int = 0) -> BarChart:
    """How often a die showed each face, against what a fair one brings."""
    kind, faces = sheet.cards.dice[die], sheet.faces(who, die)
    n = sum(faces)
    means = kind.expected(n)
    even = len(set(means)) == 1
    top, step = scale_of(max(*faces, *means, 4))
    return BarChart(
        "face",
        rect,
        kind.labels,
        faces,
        expect=means[0] if even else means,
        top=top,
        step=step,
        tone=kind.tone,
        role="display",
        line_words=f"expected {means[0]:.4g}" if even else "expected",
        notes=[
            f"{v} of {n}: {v - mean:+.3g} against {mean:.4g}" for v, mean in zip(faces, means, strict=True)
        ],
        empty="" if n else "No die has been thrown yet",
    )


def whose(sheet: Sheet, who: int) -> str:
    """Whose dice are meant."""
    return f"by {sheet.lines[who - 1].name}" if who else "by everybody"


def verdict_card(c: Canvas, rect: Box, sheet: Sheet, who: int, die: int = 0) -> None:
    """The answer to "the dice are rigged": a headline, a sentence, the p-value on a dial, each player."""
    room, big = card(c, rect, seed=8), c.theme.big
    kind, faces = sheet.cards.dice[die], sheet.faces(who, die)
    p = p_value(faces, kind.sides)
    head, words = verdict(p, sum(faces)) if sum(faces) else (NO_DICE, NO_DICE_WORDS)
    y = room.y
    for line in c.lines(head, room.w, 28, "display"):
        c.text(line, (room.x, y + c.leading(28) / 2), 28, INK, "display", room=room.w)
        y += c.leading(28)
    side = room.w if big or sum(faces) < ENOUGH else 252.0
    y = c.para(words, (room.x, y + 2), side, 17, INK) + 4
    said = f"{sum(faces)} {kind.unit} {whose(sheet, who)}"
    if sum(faces) >= ENOUGH:
        t = c.text(f"p = {p:.2f}", (room.x, y + c.leading(18) / 2), 18, RUSSET, "bold")
        c.text(
            said,
            (t.right + 14, y + c.leading(18) / 2),
            16,
            INK_SOFT,
            "strong",
            room=room.right - t.right - 14,
        )
    else:
        c.text(said, (room.x, y + c.leading(18) / 2), 16, INK_SOFT, "strong", room=side)
    y += c.leading(18)
    r = min(150.0, room.bottom - y - 44) if big else 96.0
    at = (room.centerx, room.bottom - 24) if big else (room.right - 104, room.y + 150)
    if sum(faces) < ENOUGH:  # no needle before there is a verdict
        _so_far(c, Box(room.x, y + 10, room.w, 14), sum(faces), kind.unit)
    elif r >= 40:
        dial(c, at, r, p**0.5, ZONES)
        c.text("rare", (at[0] - r * 0.84, at[1] + 14), 14, RED, "bold", "center", cap=20)
        c.text("fair", (at[0] + r * 0.84, at[1] + 14), 14, "#256b34", "bold", "center", cap=20)
    if not big:
        _players_p(c, room, sheet.lines, kind)


def _so_far(c: Canvas, bar: Box, n: int, unit: str) -> None:
    """How many there are of those that a verdict takes."""
    progress(c, bar, n / ENOUGH, BRASS)
    words = f"{n} of the {ENOUGH} {unit} that a verdict takes"
    at = (bar.x, bar.bottom + 6 + c.leading(15) / 2)
    c.text(words, at, 15, INK_SOFT, "strong", room=bar.w)


def _players_p(c: Canvas, room: Box, lines: Sequence[Line], kind: Die) -> None:
    top = room.y + 182
    c.line((room.x, top), (room.right, top), "#d9c9a4", 1)
    rows = max(1, (len(lines) + 1) // 2)
    step = min(50.0, (room.bottom - top - 8) / rows)
    for i, line in enumerate(lines):
        x, y = room.x + (i % 2) * (room.w / 2 + 6), top + 8 + (i // 2) * step
        size = min(40.0, step - 2)
        put_helmet(c, team_in(c.theme, line.place, line.look, line.name), Box(x, y, size, size))
        faces = kind.counted(line.counts)
        p, n = p_value(faces, kind.sides), sum(faces)
        figure = f"{p:.2f}" if n >= ENOUGH else "–"
        right = x + room.w / 2 - 12
        two, mid = step >= 44, y + size / 2
        at = mid - 10 if two else mid
        c.text(figure, (right, at), 16, RUSSET, "bold", "midright")
        c.text(line.name, (x + size + 9, at), 16, INK, "bold", room=right - x - size - 50)
        if two:
            said = verdict(p, n)[0].replace("as dice get", "as can be")
            c.text(said, (x + size + 9, mid + 10), 14, INK_SOFT, "strong", room=right - x - size - 9)


def heads(c: Canvas, y: float, columns: Sequence[tuple[float, str]]) -> None:
    """The heads of a table's columns, at their right edges."""
    for x, words in columns:
        c.text(words, (x, y), 14, INK_SOFT, "strong", "midright")


def _edges(columns: Sequence[Column], right: float, grown: float) -> list[float]:
    """The right edges of the columns; the first one has what is left."""
    found, x = [], right - 4
    for column in reversed(columns):
        found.append(x)
        x -= column.width * grown
    return found[::-1]


def players_card(c: Canvas, rect: Box, sheet: Sheet) -> None:
    """The box's own figures of each player."""
    room = card(c, rect, "Players", note=sheet.title[:1].lower() + sheet.title[1:], icon="person", seed=6)
    lines, head, columns = sheet.lines, c.leading(14), sheet.cards.columns
    k = max(1.0, (c.theme.text_scale - 1) * 0.72 + 1)
    edges = _edges(columns, room.right, k)
    words = [column.brief if c.theme.big else column.head for column in columns]
    heads(c, room.y + head / 2, list(zip(edges, words, strict=True)))
    step = min(52.0 * k, (room.bottom - room.y - head - 4) / max(1, len(lines)))
    for i, line in enumerate(lines):
        r = Box(room.x, room.y + head + 4 + i * step, room.w, step)
        if i % 2 == 0:
            c.flat((r.x - 6, r.y, r.w + 12, r.h - 3), BAND, r=8)
        _player(c, r, line, sheet.cards, edges)


def _player(c: Canvas, r: Box, line: Line, cards: BoxStatistics, edges: Sequence[float]) -> None:
    size, y = min(46.0, r.h - 5), r.y + (r.h - 3) / 2
    team = team_in(c.theme, line.place, line.look, line.name)
    put_helmet(c, team, Box(r.x, y - size / 2, size, size))
    x, cap, left = r.x + size + 9, r.h * 0.66, r.right
    for n, (column, right) in enumerate(zip(cards.columns, edges, strict=True)):
        words, luck = column.figure(line)
        ink = c.theme.palette.good if luck > 0 else RED if luck < 0 else INK
        role, em = ("display", 20) if n == 0 else ("bold", 16)
        t = c.text(words, (right, y), em, ink, role, "midright", cap=cap)
        left = min(left, t.x)
    pace = cards.pace(line)
    two = r.h >= 44 and not c.theme.big
    room = left - x - 14
    c.text(line.name, (x, y - 9 if two else y), 17, INK, "bold", room=room, cap=cap)
    if two and pace is not None:
        bar = Box(x, y + 5, min(150.0, room), 10)
        progress(c, bar, pace, team.colour, marks=((0.5, INK),))


def tries_card(c: Canvas, rect: Box, sheet: Sheet, tries: Tries) -> None:
    """What came off of what was tried; the notch is what is expected of the same tries."""
    each = [tries.made(line) for line in sheet.lines]
    note = f"{sum(of.made for of in each)} of {sum(of.tried for of in each)}"
    room = card(c, rect, tries.title, note=note, icon=tries.icon, seed=7)
    words = tries.notes(sheet)[: 1 if c.theme.big else None]
    foot = c.leading(14) * len(words) + 14 if words else 0
    lines = sheet.lines
    step = min(56.0 * max(1.0, c.theme.text_scale * 0.8), (room.h - foot) / max(1, len(lines)))
    figures = max((c.width(_made(of), 16, "bold", cap=step * 0.62) for of in each if of.tried), default=0.0)
    for i, line in enumerate(lines):
        _tries(c, Box(room.x, room.y + i * step, room.w, step), line, tries, figures)
    if not words:
        return
    y = room.bottom - foot + 6
    c.line((room.x, y), (room.right, y), "#d9c9a4", 1)
    for i, said in enumerate(words):
        c.text(said, (room.x, y + 6 + c.leading(14) * (i + 0.5)), 14, INK_SOFT, "strong", room=room.w)


def _made(of: Made) -> str:
    return f"{of.made} of {of.tried}"


def _tries(c: Canvas, r: Box, line: Line, tries: Tries, figures: float) -> None:
    """A row: helmet, bar, figures. ``figures`` is the width of the widest, so that all bars are alike."""
    size, y, of = min(42.0, r.h - 4), r.centery, tries.made(line)
    put_helmet(c, team_in(c.theme, line.place, line.look, line.name), Box(r.x, y - size / 2, size, size))
    x, two, cap = r.x + size + 10, r.h >= 40 + (c.theme.text_scale - 1) * 30, r.h * 0.62
    if r.w > 700:  # there is room for the name
        wide = 260.0
        c.text(line.name, (x, y), 16, INK, "bold", room=wide - 20, cap=cap)
        x += wide
    if not of.tried:
        c.text("none yet", (x, y), 15, INK_SOFT, "strong", room=r.right - x, cap=cap)
        return
    up = r.h * 0.18 if two else 0
    c.text(_made(of), (r.right, y - up), 16, INK, "bold", "midright", cap=cap)
    left = r.right - figures
    if two:
        best = c.text(
            tries.best(line), (r.right, y + r.h * 0.20), 14, INK_SOFT, "strong", "midright", cap=cap
        )
        left = min(left, best.x)
    bar = Box(x, y - 6, left - x - 14, 12)
    if bar.w > 24:
        expected = tries.expected(line) / of.tried
        progress(c, bar, of.made / of.tried, c.theme.palette.good, marks=((expected, INK),))
