"""The bar at the top: both sides with their re-rolls and turn markers, the score, the half, the weather."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.ui.tables.sevens import steel
from game.ui.tables.sevens.faces import counter
from game.ui.tables.sevens.layout import TOP
from game.ui.tables.sevens.picture import SevensPicture, SidePicture
from game.ui.widgets.canvas import Box, Canvas, Point
from game.ui.widgets.shapes import lerp

MIDDLE: Final = 154.0
SCORE: Final = 46.0
NAME: Final = 50.0  # from a half's outer edge to its words
MARKERS: Final = 128.0
MOST_TOKENS: Final = 4
NAMES_GROWN: Final = 1.15  # those of team and coach, one above the other
GROWN: Final = 1.4  # how much larger words get: two lines of them have the bar's height
WEATHER: Final = {
    "sweltering": "Sweltering heat",
    "sunny": "Very sunny",
    "perfect": "Perfect conditions",
    "rain": "Pouring rain",
    "blizzard": "Blizzard",
}


def draw(c: Canvas, p: SevensPicture) -> None:
    """The whole bar."""
    steel.card(c, TOP)
    for side in p.sides:
        _half(c, p, side)
    x, y = TOP.center
    g = steel.grown(c, GROWN)
    cap = c.fitting(p.period, 15, "bold", MIDDLE, cap=16 * g)
    c.text(p.period, (x, y - 12), 15, steel.INK, "bold", "center", cap=cap, room=MIDDLE)
    words = WEATHER[p.weather]
    cap = c.fitting(words, 14, "strong", MIDDLE - 22, cap=14 * g)
    wide = min(MIDDLE - 22, c.width(words, 14, "strong", cap=cap)) + 20
    weather(c, p.weather, (x - wide / 2 + 7, y + 11))
    c.text(words, (x - wide / 2 + 20, y + 11), 14, steel.SOFT, "strong", cap=cap, room=MIDDLE - 22)


def _half(c: Canvas, p: SevensPicture, side: SidePicture) -> None:
    left = side.seat == 0
    tone = steel.side_tone(side.team.colour)
    inner = TOP.centerx - (MIDDLE / 2 + SCORE + 8) * (1 if left else -1)
    half = Box(TOP.x + 3, TOP.y + 3, inner - TOP.x - 6, TOP.h - 6)
    if not left:
        half = Box(inner + 6, TOP.y + 3, TOP.right - inner - 9, TOP.h - 6)
    ink, soft = tone, steel.SOFT
    if side.active:  # seen from across the room
        c.glow(half, tone, r=8, spread=6)
        fill = lerp(side.team.colour, "#000000", 0.40)
        c.flat(half, fill, r=8, fill2=lerp(fill, "#000000", 0.35), border="#ffffff", bw=2.6)
        ink = soft = steel.INK
    anchor, way = ("midleft", 1) if left else ("midright", -1)

    def at(units: float) -> float:
        return half.x + units if left else half.right - units

    sprite = counter(round(42 * c.k), side.seat, 0, "B" if left else "K", side.team.colour)
    c.put(sprite, (at(24), half.centery))
    room = half.w - NAME - MARKERS - 16
    cap = c.fitting(side.team.name, 18, "num", room, cap=18 * steel.grown(c, NAMES_GROWN))
    c.text(side.team.name, (at(NAME), half.y + 11), 18, steel.INK, "num", anchor, cap=cap, room=room)
    tokens = _rerolls(c, side, at, half, anchor, soft, NAME + room)
    who = side.team.coach + (f", {side.level}" if side.level else "")
    cap = c.fitting(who, 14, "bold", tokens - NAME - 8, cap=14 * steel.grown(c, NAMES_GROWN))
    c.text(who, (at(NAME), half.bottom - 11), 14, ink, "bold", anchor, cap=cap, room=tokens - NAME - 8)
    _markers(c, p, side, half, tone, way, soft)
    b = Box(0, 0, SCORE, TOP.h - 6)
    b.center = (TOP.centerx - way * (MIDDLE / 2 + SCORE / 2 + 4), TOP.centery)
    c.flat(b, side.team.ground, r=6, fill2=lerp(side.team.ground, "#000000", 0.45), border=tone, bw=1.5)
    c.text(str(side.score), b.center, 30, side.team.ink, "display", "center", cap=30 * steel.grown(c, 1.2))


def _rerolls(
    c: Canvas,
    side: SidePicture,
    at: Callable[[float], float],
    half: Box,
    anchor: str,
    ink: str,
    end: float,
) -> float:
    """The tokens, spent ones struck through, that end so many units from the outer edge; returns where they
    begin."""
    y, shown = half.bottom - 10, max(side.full, side.rerolls)
    g = steel.grown(c, 1.2)
    r, apart = 9.0, 20.0
    if shown > MOST_TOKENS or not shown:
        words = str(side.rerolls) if shown else "no re-roll"
        begin = end - c.width(words, 14, "bold", cap=15 * g)
        c.text(words, (at(begin), y), 14, steel.INK, "bold", anchor, cap=15 * g)
        if not shown:
            return begin
        begin -= apart + 2
        steel.reroll(c, (at(begin + r), y), r, on=side.rerolls > 0)
    else:
        begin = end - apart * shown
        for n in range(shown):
            steel.reroll(c, (at(begin + apart / 2 + n * apart), y), r, on=n < side.rerolls)
    words = "Re-rolls"
    label = begin - c.width(words, 14, "strong", cap=13) - 5
    if c.theme.big or label < NAME + c.width(side.team.coach, 14, "bold", cap=14) + 8:
        return begin
    c.text(words, (at(label), y), 14, ink, "strong", anchor, cap=13)
    return label


def _markers(
    c: Canvas, p: SevensPicture, side: SidePicture, half: Box, tone: str, way: int, ink: str
) -> None:
    wide = MARKERS / p.turns
    x0 = half.right - 6 - MARKERS if way > 0 else half.x + 6 + MARKERS
    anchor = "midleft" if way > 0 else "midright"
    g = steel.grown(c, GROWN)
    c.text(turn_words(side.turn, p.turns), (x0, half.y + 11), 14, ink, "strong", anchor, cap=13 * g)
    for n in range(1, p.turns + 1):
        left = x0 + (n - 1) * wide if way > 0 else x0 - n * wide
        now, past = n == side.turn, n < side.turn
        b = Box(left, half.bottom - 21, wide - 2, 18)
        fill = tone if now else lerp(steel.RAISED, side.team.colour, 0.42 if past else 0.0)
        c.flat(b, fill, r=4, border="#ffffff" if now else steel.EDGE, bw=1.4 if now else 1)
        number = "#101622" if now else steel.INK if past else steel.SOFT
        c.text(str(n), b.center, 13, number, "bold", "center", cap=13 * steel.grown(c, 1.25))


def turn_words(turn: int, turns: int) -> str:
    """How far a side's marker is; before its first turn, how many there will be."""
    return f"Turn {turn} of {turns}" if turn else f"{turns} turns"


def weather(c: Canvas, kind: str, pos: Point) -> None:
    """A sign of the weather: moon, sun, drops, flakes."""
    x, y = pos
    match kind:
        case "perfect":
            c.disc(pos, 7, "#ffe296")
            c.disc((x + 3, y - 2.4), 6, steel.TONE)
        case "rain":
            c.disc((x, y - 2), 5, "#9fb4cc")
            for dx in (-4, 0, 4):
                c.line((x + dx, y + 3), (x + dx - 2, y + 8), "#7fb8ff", 1.8)
        case "blizzard":
            for a, b in (((-6, 0), (6, 0)), ((-3, -5), (3, 5)), ((3, -5), (-3, 5))):
                c.line((x + a[0], y + a[1]), (x + b[0], y + b[1]), "#ffffff", 1.8, alpha=0.999)
        case _:
            c.disc(pos, 5.4, "#ffc83a" if kind == "sunny" else "#ff7a3a")
            for dx, dy in ((8, 0), (-8, 0), (0, 8), (0, -8), (6, 6), (-6, 6), (6, -6), (-6, -6)):
                c.disc((x + dx, y + dy), 1.3, "#ffc83a")
