"""How the clubhouse looks: papers pinned to a wall of cork, tables of figures, crests, money."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple
from zlib import crc32

from game.games.sevens.league.sheet import MOST_FANS
from game.ui.drawing import clubhouse
from game.ui.widgets.canvas import Area, Box, Canvas
from game.ui.widgets.theme import INK, INK_SOFT, RED

RED_PIN, BLUE_PIN, BRASS_PIN = "#c4342a", "#3a68a0", "#ce9628"
OWN: Final = "#c6d8ea"  # the rows that are about the team that is looked at
BAND: Final = "#ecdebe"  # every second row
LIT: Final = "#fcdc8c"  # the row that something happens to
LIT_EDGE: Final = "#b07820"
GREEN: Final = "#256b34"
BLUE: Final = "#224a80"
HEAD_H: Final = 44.0  # of a paper's title, at text scale 1


def pinned(
    c: Canvas, rect: Area, title: str = "", *, note: str = "", tone: str = RED_PIN, seed: int = 5
) -> Box:
    """A paper on the cork, its title underlined. Returns the room inside."""
    r = Box(rect)
    c.plate(r, "paper", r=3, tone="#f7edd6", border="#e3d2ab", bw=1, shadow=6, seed=seed)
    for x in (r.x + 12, r.right - 12) if r.w > 640 else (r.centerx,):
        c.put(clubhouse.pin(max(6, round(15 * c.k)), tone), (x, r.y + 5))
    if not title:
        return r.cut(16, 14, 16, 12)
    h = head_h(c)
    t = c.text(title, (r.x + 18, r.y + h / 2 + 3), 20, INK, "display", room=r.w - 36)
    if note:
        c.text(note, (t.right + 14, r.y + h / 2 + 5), 14, INK_SOFT, "strong", room=r.right - t.right - 32)
    c.line((r.x + 18, r.y + h), (r.right - 18, r.y + h), INK, 1.6)
    return r.cut(18, h + 8, 18, 12)


def head_h(c: Canvas) -> float:
    """How high the title of a paper is."""
    return HEAD_H * c.theme.size(20) / 20


def pattern_of(name: str) -> int:
    """The pattern of a team's crest: its name's, the same every time."""
    return crc32(name.encode()) % len(clubhouse.PATTERNS)


def put_crest(c: Canvas, name: str, colours: tuple[str, str], centre: tuple[float, float], h: float) -> None:
    """A team's crest, ``h`` units high."""
    c.put(clubhouse.crest(max(8, round(h * c.k)), *colours, pattern_of(name)), centre)


def put_coins(c: Canvas, rect: Area, thousands: int) -> None:
    """Stacks of gold pieces, one for every 10,000, as many as there is room for."""
    r, size = Box(rect), 34.0
    coins, x = min(thousands // 10, 40), r.x + size / 2
    sprite = clubhouse.coin(max(8, round(size * c.k)))
    high = max(1, int((r.h - size * 0.6) / 5.2))
    while coins > 0 and x + size / 2 <= r.right:
        for i in range(min(coins, high)):
            c.put(sprite, (x, r.bottom - size * 0.4 - i * 5.2))
        coins -= high
        x += size + 6


class Column(NamedTuple):
    """A column of a table of figures. ``at``: its share of the width; ``align``: left, middle, right."""

    head: str
    at: float
    align: str = "midleft"
    share: float = 0.0  # of the width, that its words may take; 0: unlimited


def heads(c: Canvas, r: Box, columns: Sequence[Column], size: float = 14) -> None:
    """The heads of the columns, in a row."""
    for column in columns:
        c.text(column.head, (r.x + column.at * r.w, r.centery), size, INK_SOFT, "bold", _anchor(column.align))


def cells(
    c: Canvas,
    r: Box,
    columns: Sequence[Column],
    words: Sequence[str],
    *,
    size: float = 15,
    ink: str = INK,
    role: str = "strong",
) -> None:
    """A row of figures under `heads`."""
    for column, said in zip(columns, words, strict=True):
        room = column.share * r.w or None
        at = (r.x + column.at * r.w, r.centery)
        c.text(said, at, size, ink, role, _anchor(column.align), room=room)


def _anchor(align: str) -> str:
    return {"left": "midleft", "middle": "center", "right": "midright"}.get(align, align)


def money_row(c: Canvas, r: Box, y: float, words: str, figure: str, ink: str, lead: float) -> float:
    """A line of an account, ruled below; where the next one is."""
    c.text(words, (r.x, y), 15, INK, "strong", room=r.w * 0.64)
    c.text(figure, (r.right, y), 15, ink, "bold", "midright")
    c.line((r.x, y + lead / 2), (r.right, y + lead / 2), "#d9c59b", 1)
    return y + lead


def fans_row(c: Canvas, r: Box, fans: int, before: int) -> None:
    """Seven heads, as many of them inked as the team has fans; below them what has changed."""
    u = c.theme.most(1.0, 0.6)
    c.text("Dedicated fans", (r.x, r.y + c.leading(14) * 0.6), 14, INK, "strong", room=r.w)
    y, step = r.y + c.leading(14) * 1.3 + 6 * u, min(17.0 * u, r.w / MOST_FANS)
    for i in range(MOST_FANS):
        tone = BLUE if i < fans else "#d3c09a"
        x = r.x + 7 * u + i * step
        c.disc((x, y), 3.8 * u, tone)
        c.flat(Box(x - 5.5 * u, y + 5 * u, 11 * u, 8 * u), tone, r=4 * u)
    if fans != before:
        words = f"{before} + 1 for the win" if fans > before else f"{before} – 1 for the defeat"
        at = (r.x, y + 14 * u + c.leading(14) * 0.55)
        c.text(words, at, 14, GREEN if fans > before else RED, "bold", room=r.w + 20)


def row_ground(c: Canvas, r: Box, n: int, state: str, *, own: bool = False) -> None:
    """What a row of a table lies on: every second one is darker, the chosen one lit, one's own blue."""
    r = r.cut(0, 1, 2, 1)
    if state == "chosen":
        c.flat(r, LIT, r=5, border=LIT_EDGE)
    elif own:
        c.flat(r, OWN, r=5)
        c.flat(Box(r.x, r.y, 4, r.h), BLUE, r=2)
    elif state == "hover":
        c.flat(r, "#f3e6c6", r=5)
    elif n % 2 == 0:
        c.flat(r, BAND, r=5)


def money(amount: int) -> str:
    """An amount as it is written: 135,000."""
    return f"{amount:,}"


def thousands(amount: int) -> str:
    """An amount in short: 135k."""
    return f"{amount / 1000:g}k"


def counted(count: int, thing: str) -> str:
    """So many things: 1 team, 2 teams."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


__all__ = ["BLUE_PIN", "BRASS_PIN", "GREEN", "RED", "RED_PIN", "Column", "pinned"]
