"""The card of a kept match: what it is, how far it is, who plays it; or why it cannot be read."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from game.core.record import Seat
from game.store.figures import SeatFigures
from game.store.listing import SaveInfo
from game.ui.scenes.kept_words import day_words, player_words, time_words
from game.ui.scenes.teams import put_helmet, team_in
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.theme import INK, INK_SOFT, RED, RUSSET

WAY_BACK = "Watch it as far as it is whole; “Play on from here” makes a match of that."


def told(c: Canvas, room: Box, info: SaveInfo, scores: Mapping[str, SeatFigures], today: date) -> None:
    """A match: its name, its state, its seats as far as there is room for them."""
    y = room.y + c.leading(22) / 2
    c.text(info.name or info.game_title, (room.x, y), 22, INK, "display", room=room.w, cap=38)
    y += c.leading(22) / 2 + 6
    state = "over" if info.finished else info.turn
    if info.name:
        state = f"{info.game_title}, {state}"
    y = c.para(state, (room.x, y), room.w, 16, RUSSET, "bold", most=2)
    when = f"{day_words(info.when, today)}, {time_words(info.when)}"
    y = c.para(when, (room.x, y), room.w, 15, INK_SOFT, "strong", most=1) + 10
    if info.damage:
        y = _damaged(c, Box(room.x, y, room.w, room.bottom - y), info.damage) + 10
    c.line((room.x, y), (room.right, y), "#b79f76", 1.5)
    step = min(58.0, (room.bottom - y - 8) / max(1, len(info.seats)))
    for i, seat in enumerate(info.seats if step >= 24 else ()):
        _seat(c, Box(room.x, y + 8 + i * step, room.w, step), info, i, seat, scores.get(seat.word))


def _damaged(c: Canvas, room: Box, damage: str) -> float:
    """What can still be done with a damaged match, and where it is damaged, as far as there is room."""
    y = c.para(WAY_BACK, (room.x, room.y), room.w, 15, INK, "strong", most=2)
    lines = min(3, int((room.bottom - y) / c.leading(15)))
    if lines < 1:
        return y
    return c.para(f"Damaged, and kept as it is: {damage}", (room.x, y), room.w, 15, RED, "strong", most=lines)


def _seat(c: Canvas, r: Box, info: SaveInfo, n: int, seat: Seat, figures: SeatFigures | None) -> None:
    size = min(46.0, r.h - 4)
    put_helmet(c, team_in(c.theme, n, info.look(seat.word), seat.name), Box(r.x, r.y + 2, size, size))
    won = info.finished and info.result == seat.word
    x, right = r.x + size + 12, r.right
    if figures is not None:
        t = c.text(str(figures.score), (right, r.centery), 22, INK, "display", "midright", cap=r.h * 0.72)
        right = t.x - 10
    if won:
        c.icon("trophy", (right - 10, r.centery), 11, "#b9822f")
        right -= 30
    two = r.h >= 40 + (c.theme.text_scale - 1) * 34
    up = r.h * 0.20 if two else 0
    c.text(seat.name, (x, r.centery - up), 18, INK, "bold", room=right - x, cap=r.h * 0.6)
    if two:
        words = player_words(seat.player)
        c.text(words, (x, r.centery + r.h * 0.22), 14, INK_SOFT, "strong", room=right - x)


def unreadable(c: Canvas, room: Box, info: SaveInfo) -> None:
    """A file that is left as it is, with the reason."""
    c.icon("warn", (room.x + 14, room.y + 18), 14, RED)
    c.text("It cannot be read", (room.x + 40, room.y + 18), 20, INK, "display", room=room.w - 40, cap=34)
    y = room.y + 20 + c.leading(20)
    why = info.problem[:1].upper() + info.problem[1:] + "."
    y = c.para(why, (room.x, y), room.w, 16, RED, "strong", most=6)
    where = f"The file is left as it is: {info.path.name}" if info.path else ""
    c.para(where, (room.x, y + 10), room.w, 15, INK_SOFT, "strong", most=3)
