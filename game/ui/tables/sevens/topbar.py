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
    c.text(p.period, (x, y - 12), 15, steel.INK, "bold", "center", cap=16, room=MIDDLE)
    words = WEATHER[p.weather]
    wide = min(MIDDLE - 22, c.width(words, 14, "strong", cap=14)) + 20
    weather(c, p.weather, (x - wide / 2 + 7, y + 11))
    c.text(words, (x - wide / 2 + 20, y + 11), 14, steel.SOFT, "strong", cap=14, room=MIDDLE - 22)


def _half(c: Canvas, p: SevensPicture, side: SidePicture) -> None:
    left = side.seat == 0
    tone = steel.side_tone(side.team.colour)
    inner = TOP.centerx - (MIDDLE / 2 + SCORE + 8) * (1 if left else -1)
    half = Box(TOP.x + 3, TOP.y + 3, inner - TOP.x - 6, TOP.h - 6)
    if not left:
        half = Box(inner + 6, TOP.y + 3, TOP.right - inner - 9, TOP.h - 6)
    if side.active:
        c.glow(half, tone, r=8, spread=6)
        c.flat(half, lerp(steel.TONE, side.team.colour, 0.28), r=8, border=tone, bw=2.4)
    anchor, way = ("midleft", 1) if left else ("midright", -1)

    def at(units: float) -> float:
        return half.x + units if left else half.right - units

    sprite = counter(round(42 * c.k), side.seat, 7, "B" if left else "K", side.team.colour)
    c.put(sprite, (at(24), half.centery))
    c.text(side.team.name, (at(50), half.y + 14), 18, steel.INK, "num", anchor, cap=18, room=132)
    who = side.team.coach + (f", {side.level}" if side.level else "")
    c.text(who, (at(50), half.bottom - 11), 14, tone, "bold", anchor, cap=14, room=132)
    _rerolls(c, side, at, half, anchor)
    _markers(c, p, side, half, tone, way)
    b = Box(0, 0, SCORE, TOP.h - 6)
    b.center = (TOP.centerx - way * (MIDDLE / 2 + SCORE / 2 + 4), TOP.centery)
    c.flat(b, side.team.ground, r=6, fill2=lerp(side.team.ground, "#000000", 0.45), border=tone, bw=1.5)
    c.text(str(side.score), b.center, 30, side.team.ink, "display", "center", cap=30)


def _rerolls(c: Canvas, side: SidePicture, at: Callable[[float], float], half: Box, anchor: str) -> None:
    c.text("Re-rolls", (at(188), half.y + 11), 14, steel.SOFT, "strong", anchor, cap=13, room=64)
    shown = max(side.full, side.rerolls)
    if shown > 3:
        steel.reroll(c, (at(197), half.bottom - 13), 9, on=side.rerolls > 0)
        c.text(f"{side.rerolls}", (at(214), half.bottom - 13), 16, steel.INK, "num", anchor, cap=17)
        return
    for n in range(shown):
        steel.reroll(c, (at(197 + n * 21), half.bottom - 13), 9, on=n < side.rerolls)
    if not shown:
        c.text("none", (at(188), half.bottom - 12), 14, steel.SOFT, "strong", anchor, cap=14)


def _markers(c: Canvas, p: SevensPicture, side: SidePicture, half: Box, tone: str, way: int) -> None:
    wide = 128.0 / p.turns
    x0 = half.right - 6 - 128.0 if way > 0 else half.x + 6 + 128.0
    anchor = "midleft" if way > 0 else "midright"
    c.text(f"Turn {side.turn} of {p.turns}", (x0, half.y + 11), 14, steel.SOFT, "strong", anchor, cap=13)
    for n in range(1, p.turns + 1):
        left = x0 + (n - 1) * wide if way > 0 else x0 - n * wide
        now, past = n == side.turn, n < side.turn
        b = Box(left, half.bottom - 21, wide - 2, 18)
        fill = tone if now else lerp(steel.RAISED, side.team.colour, 0.42 if past else 0.0)
        c.flat(b, fill, r=4, border="#ffffff" if now else steel.EDGE, bw=1.4 if now else 1)
        ink = "#101622" if now else steel.INK if past else steel.SOFT
        c.text(str(n), b.center, 13, ink, "bold", "center", cap=13)


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
