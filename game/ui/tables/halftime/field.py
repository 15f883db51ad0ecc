"""What moves on the board: ball, rod, yard marker, whose ball it is, this drive's pencil lines, prospects."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.drawing.leather_ball import ball as leather
from game.ui.drawing.leather_ball import ball_shadow
from game.ui.drawing.teams import Team
from game.ui.percent import share
from game.ui.tables.halftime import layout as at
from game.ui.tables.halftime import spoken
from game.ui.tables.halftime.card import NTH
from game.ui.tables.halftime.inks import BROWN, CARD, INK, KINDS, OCHRE, PENCIL, TRACK_RED
from game.ui.tables.halftime.marks import bar
from game.ui.tables.halftime.panels import fitting
from game.ui.tables.halftime.picture import BallPicture, HalftimePicture, Marker, Prospect, Trail
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.shapes import lerp

WINDOW_INK = "#ffffff"
BAR_TALL = 30.0  # units of a prospect that is certain
ROD_CLEAR = 5.0  # units between the rod and words beside it
FIELD_HALF = at.GOAL * at.YARD / 2
TIP = 1.5  # units from the rod to the ball's tip


def draw(c: Canvas, p: HalftimePicture) -> None:
    """Everything that moves, from the card upwards."""
    _tabs(c, p.band)
    if p.offence >= 0:
        _whose(c, p.sides[p.offence].team, at.ahead(p.offence), p.time)
    for trail in p.trail:
        _trail(c, trail, (p.scrimmage, p.gain_line))
    for place in p.lit:
        x = at.place_x(place)
        c.flat((x - 5, at.BANDS_Y, 10, at.DOWNS * at.BAND_H), "#ffe58a", r=3, alpha=0.75)
    if p.gain_line is not None:
        _gain_line(c, p.gain_line)
    if p.scrimmage is not None:
        _rod(c, p.scrimmage)
    if p.marker is not None:
        _marker(c, p.marker)
    _prospects(c, p.prospects, p.band)
    if p.ball is not None:
        _ball(c, p.ball)


def _tabs(c: Canvas, band: int) -> None:
    """The downs' tabs at the left, the present one dark."""
    x = at.FIELD_LEFT
    for i, nth in enumerate(NTH):
        y, on = at.band_y(i), i == band
        shape = [(x - 42, y - 17), (x - 12, y - 17), (x - 2, y), (x - 12, y + 17), (x - 42, y + 17)]
        c.poly(shape, BROWN if on else lerp(CARD, BROWN, 0.24))
        c.text(nth, (x - 25, y), 16, OCHRE if on else BROWN, "display", "center", cap=16)


def _whose(c: Canvas, team: Team, way: int, time: float) -> None:
    """A large arrow in the colours of the side that has the ball, the way it attacks."""
    b = at.ARROW_BOX
    head, y = 30.0, b.centery
    back, tip = (b.x, b.right) if way > 0 else (b.right, b.x)
    shape = [
        (back, b.y + 4),
        (tip - way * head, b.y + 4),
        (tip - way * head, b.y - 3),
        (tip, y),
        (tip - way * head, b.bottom + 3),
        (tip - way * head, b.bottom - 4),
        (back, b.bottom - 4),
        (back + way * 12, y),
    ]
    c.poly([(x + 1.5, v + 2.5) for x, v in shape], "#2a1608", alpha=0.45)
    c.poly(shape, lerp(team.ground, "#000000", 0.45))
    inner = [
        (back + way * 3, b.y + 6),
        (tip - way * (head - 2), b.y + 6),
        (tip - way * (head - 2), b.y + 2),
        (tip - way * 4, y),
        (tip - way * (head - 2), b.bottom - 2),
        (tip - way * (head - 2), b.bottom - 6),
        (back + way * 3, b.bottom - 6),
        (back + way * 14, y),
    ]
    c.poly(inner, team.ground)
    for i in range(3):  # chevrons that run the way of the attack
        shift = 0.0 if c.theme.reduced_motion else (time * 0.6 + i / 3) % 1.0
        x = tip - way * (head + 78 - 24 * i)
        lit = 1.0 if c.theme.reduced_motion else 0.35 + 0.65 * max(0.0, 1 - 2.2 * abs(shift - 0.5))
        chevron = [
            (x, y - 9),
            (x + way * 7, y - 9),
            (x + way * 15, y),
            (x + way * 7, y + 9),
            (x, y + 9),
            (x + way * 8, y),
        ]
        c.poly(chevron, team.ink, alpha=round(lit, 1))
    start = back + way * 28
    anchor = "midleft" if way > 0 else "midright"
    room = b.w - head - 130
    words = f"{team.coach}’s ball"
    if c.width(words, 20, "display", cap=22) > room:
        words = f"{spoken.brief(team.coach)}’s ball"
    size = fitting(c, words, (20, 17, 15, 13), room)
    c.text(words, (start, y), size, team.ink, "display", anchor, room=room, cap=size + 2)


def _trail(c: Canvas, trail: Trail, lines: tuple[float | None, float | None]) -> None:
    """A pencil line in the band where the play began, its words beside the rod."""
    y, xa, xb = at.band_y(trail.band), at.place_x(trail.start), at.place_x(trail.stop)
    _label(c, trail.words, ((xa + xb) / 2, y + 15), lines)
    if abs(xb - xa) < 1:
        c.disc((xa, y), 5.0, PENCIL, width=1.6, alpha=0.8)
        return
    way = 1 if xb > xa else -1
    if trail.flown:
        n = 24
        points = [(xa + (xb - xa) * j / n, y - 60 * (j / n) * (1 - j / n)) for j in range(n + 1)]
        for j in range(0, n - 2, 2):
            c.line(points[j], points[j + 1], PENCIL, 2.2, alpha=0.8)
    else:
        c.line((xa, y), (xb - way * 6, y), PENCIL, 2.4, alpha=0.8)
    c.poly([(xb - way * 9, y - 5), (xb, y), (xb - way * 9, y + 5)], PENCIL, alpha=0.85)
    c.disc((xa, y), 3.6, PENCIL, alpha=0.85)


def _label(
    c: Canvas, words: str, middle: tuple[float, float], lines: tuple[float | None, float | None]
) -> None:
    """A trail's words: where the rod or the line to gain would run through them they stand beside it."""
    x, y = middle
    reach = c.width(words, 14, "bold", cap=15) / 2 + ROD_CLEAR
    crossing = [at.place_x(line) for line in lines if line is not None]
    beside = [place + side * reach for place in crossing for side in (-1, 1)]
    free = [
        spot
        for spot in (x, *beside)
        if all(abs(spot - line) >= reach - 0.01 for line in crossing)
        and abs(spot - at.FIELD.centerx) < FIELD_HALF - reach
    ]
    x = min(free, key=lambda spot: abs(spot - x), default=x)
    c.text(words, (x, y), 14, PENCIL, "bold", "center", cap=15)


def _gain_line(c: Canvas, place: float) -> None:
    """Where a first down is: red dashes over the bands, a peg in the track."""
    x = at.place_x(place)
    c.dashes((x, at.BANDS_Y), (x, at.BANDS_BOTTOM), TRACK_RED, 2.8, 7, 5)
    y = at.TRACK.y + 17
    c.disc((x + 1, y + 2), 6.5, "#2a0805", alpha=0.5)
    c.disc((x, y), 6.5, "#fff4d8")
    c.disc((x, y), 3.8, TRACK_RED)


def _rod(c: Canvas, place: float) -> None:
    """The line of scrimmage: a brass rod over the bands."""
    x, top, tall = at.place_x(place), at.BANDS_Y - 4, at.DOWNS * at.BAND_H + 8
    c.flat((x - 0.6, top + 2, 5, tall), "#1a0d06", r=2, alpha=0.28)
    c.flat((x - 1.8, top, 3.6, tall), "#f2cf7e", r=1.8, border="#8a6420", bw=0.9)


def _marker(c: Canvas, marker: Marker) -> None:
    """The slider in the track: its tip where the series began, its window with the yards to go."""
    tip, way, y = at.place_x(marker.place), marker.way, at.TRACK.centery
    long, half = 66.0, 23.0
    back = tip - way * long

    def shape(grow: float) -> list[tuple[float, float]]:
        neck = tip - way * 15
        return [
            (back - way * grow, y - half - grow),
            (neck, y - half - grow),
            (tip + way * grow * 1.4, y),
            (neck, y + half + grow),
            (back - way * grow, y + half + grow),
        ]

    c.poly([(x + 2.5, v + 4) for x, v in shape(0.5)], "#1a0604", alpha=0.5)
    c.poly(shape(1.2), "#8a7648")
    c.poly(shape(0), "#f4e8cc")
    c.poly([(x, v if v < y else y) for x, v in shape(-2)], "#fffaf0", alpha=0.6)
    for i in range(3):
        c.flat((back + way * (5 + i * 3.4) - 0.8, y - 13, 1.6, 26), "#b8a67c", r=0.8)
    w = 31.0
    x = tip - way * 34
    c.flat((x - w / 2 - 1, y - 15, w + 2, 30), "#3d0c08", r=4)
    c.flat((x - w / 2, y - 13.5, w, 28), "#7e1a13", r=3, fill2=TRACK_RED)
    c.text(str(marker.to_go), (x, y + 0.5), 21, WINDOW_INK, "num", "center", cap=21)
    c.poly([(x - 13, y - 12), (x + 3, y - 12), (x - 8, y + 13), (x - 13, y + 13)], "#ffffff", alpha=0.14)
    c.poly([(tip - way * 13, y - 7), (tip - way * 3, y), (tip - way * 13, y + 7)], TRACK_RED)


def _prospects(c: Canvas, prospects: Sequence[Prospect], band: int) -> None:
    """Where the play that is pointed at would put the ball: bars at the lower edge of a band."""
    if not prospects:
        return
    base = at.BANDS_Y + (at.DOWNS if band < at.DOWNS - 1 else at.DOWNS - 1) * at.BAND_H - 2
    most = max(p.share for p in prospects)
    for p in prospects:
        x = min(max(at.place_x(p.place), at.FIELD_LEFT + 16), at.FIELD_RIGHT - 16)
        h = 4 + BAR_TALL * p.share / most
        bar(c, Box(x - 14, base - h, 28, h), KINDS[p.kind], p.kind)
        c.flat((x - 16, base - h - 17, 32, 16), "#fbf0d2", r=4, alpha=0.92)
        words = share(p.share)
        c.text(words, (x, base - h - 9), 14, INK, "bold", "center", cap=14)


def _ball(c: Canvas, ball: BallPicture) -> None:
    """The ball, its tip on its place; high over the card its shadow stays behind."""
    x = at.place_x(ball.place) - ball.way * (at.BALL / 2 + TIP)
    y = at.band_y(ball.band)
    level = min(8, round(ball.lift / at.BALL * 4))
    away = 4 + ball.lift * 0.32
    c.put(ball_shadow(round(at.BALL * c.k), level), (x + away, y + away))
    sprite = leather(round(at.BALL * c.k))
    if (
        ball.lift or ball.angle
    ):  # in the air: the picture of the ball at rest is turned, a new one takes 20 ms
        sprite = pygame.transform.rotozoom(sprite, -ball.angle, 1 + min(0.45, ball.lift / 220))
    c.put(sprite, (x, y - 1 - ball.lift))
