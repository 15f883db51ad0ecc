"""What is drawn into the kick's air and on its ground: aim, pull, traces of former kicks, hits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, degrees, exp, pi, radians, sin
from typing import Final

import pygame

from game.core.gestures import KickGesture
from game.physics.strike import strike
from game.ui.drawing.football import Football, standing
from game.ui.drawing.glyphs import outline
from game.ui.tables.bfl.kick_picture import FrameMark, KickPicture, KickTrace, Place
from game.ui.tables.bfl.kick_place import KickPlace
from game.ui.widgets.cache import sized
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.view import Point

AIM_SHARE: Final = 0.10  # of the flight that the aim line shows
HIT_S: Final = 0.7  # that a hit on the frame is seen
GOOD, MISS = (158, 240, 170), (255, 150, 128)
DISC_GOOD, DISC_MISS = "#2f8f49", "#bf3524"
PULL_DARK, PULL_NEAR, PULL_FAR = "#3a1a08", "#ffd45e", "#ff5a2e"
CONTACT_MID, CONTACT_REACH, OFFSET_REACH = -0.8, 2.4, 1.8  # contact and offset on the drawn face, in yards
Flat = tuple[float, float]


def face_spot(contact: float, offset: float) -> Flat:
    """Where on the drawn face a contact is: (u, v) of `Football`."""
    return -offset * OFFSET_REACH, CONTACT_MID + contact * CONTACT_REACH


def face_contact(u: float, v: float) -> Flat:
    """The contact and the offset of a place on the drawn face; the inverse."""
    return (v - CONTACT_MID) / CONTACT_REACH, -u / OFFSET_REACH


def _solid(dst: pygame.Surface, tone: str | pygame.Color, loop: Sequence[Flat]) -> None:
    pygame.draw.polygon(dst, tone, loop)
    pygame.draw.aalines(dst, tone, True, loop)


@lru_cache(256)
def _launch(lean: int, contact: int, offset: int) -> Flat:
    gesture = KickGesture(0.65, 0.0, radians(lean), contact / 20, offset / 20)
    blow = strike(gesture)
    return blow.loft, blow.turn


def launch(picture: KickPicture) -> Flat:
    """How steeply, and how far aside of the aim, a flick would send the ball: loft and turn, in radians.

    Both hang on where and how the ball is hit, next to nothing on how hard.
    """
    return _launch(round(degrees(picture.lean)), round(picture.contact * 20), round(picture.offset * 20))


def aim_line(dst: pygame.Surface, place: KickPlace, picture: KickPicture) -> None:
    """Chevrons in the air along the first tenth of the flight: no landing is shown."""
    loft, turn = launch(picture)
    way = picture.aim + turn
    ahead = (cos(way) * cos(loft), sin(way) * cos(loft), sin(loft))
    left = (-sin(way), cos(way), 0.0)
    x0, y0, z0 = standing(picture.lean)[:3]
    length = max(8.0, place.distance * AIM_SHARE) / max(0.4, cos(loft))

    def at(along: float, aside: float) -> Flat:
        return place.spot(
            x0 + ahead[0] * along + left[0] * aside,
            y0 + ahead[1] * along + left[1] * aside,
            z0 + ahead[2] * along,
        )

    step = (length - 4.0) / 5
    for i in range(5):
        near = 4.0 + i * step
        far = near + step * 0.56
        wing = 1.0 - 0.09 * i
        shape = [(near, -wing), (near + 0.9, 0.0), (near, wing), (far, wing), (far + 0.9, 0.0), (far, -wing)]
        loop = [at(a, b) for a, b in shape]
        pygame.draw.polygon(dst, pygame.Color("#ffe896").lerp("#8f7a4c", i * 0.14), loop)
        pygame.draw.aalines(dst, "#4a3410", True, loop)


def pull(c: Canvas, start: Point, end: Point, power: float) -> None:
    """The drawn line: its length is the power, its direction the aim."""
    (ax, ay), (bx, by) = c.view.device(start), c.view.device(end)
    length = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    nx, ny = -(by - ay) / length, (bx - ax) / length
    n = max(3, round(length / (17 * c.k)))
    for wide, dark in ((4.6 * c.k, True), (3.0 * c.k, False)):
        for i in range(n):
            t0, t1 = i / n, (i + 0.62) / n
            x0, y0, x1, y1 = (
                ax + (bx - ax) * t0,
                ay + (by - ay) * t0,
                ax + (bx - ax) * t1,
                ay + (by - ay) * t1,
            )
            tone = PULL_DARK if dark else _between(PULL_NEAR, PULL_FAR, power * (i + 1) / n)
            loop = [
                (x0 - nx * wide, y0 - ny * wide),
                (x1 - nx * wide, y1 - ny * wide),
                (x1 + nx * wide, y1 + ny * wide),
                (x0 + nx * wide, y0 + ny * wide),
            ]
            _solid(c.surf, tone, loop)
    c.disc(end, 16, PULL_DARK)
    c.disc(end, 14, _between(PULL_NEAR, PULL_FAR, power))
    c.disc(end, 8, "#fff1d0")


def _between(a: str, b: str, t: float) -> str:
    c = pygame.Color(a).lerp(b, max(0.0, min(1.0, round(t, 2))))
    return f"#{c.r:02x}{c.g:02x}{c.b:02x}"


def target(c: Canvas, at: Point, r: float = 11) -> None:
    """Where the finger will hit."""
    for size, tone in ((1.12, "#5a1408"), (0.98, "#ff6a3a"), (0.66, "#fff4dc"), (0.36, "#c8321f")):
        c.disc(at, r * size, tone)


def tail(c: Canvas, place: KickPlace, places: Sequence[Place]) -> None:
    """Where the ball has just been: dots that fade."""
    n = len(places)
    for i, (x, y, z) in enumerate(places):
        r = max(1.2, place.scale(x) / place.k * 0.55)
        c.disc(
            c.view.logical(place.spot(x, y, z)), min(7.0, r), "#fff4d8", alpha=round(0.55 * (i + 1) / n, 1)
        )


def finger(dst: pygame.Surface, place: KickPlace, at: Place) -> None:
    """A gloved finger from below, its tip at a place."""
    x, y, z = at
    tip = place.spot(x, y, z)
    root = place.spot(x - 7.0, y - 2.6, -1.6)
    r, big = place.scale(x) * 0.95, place.scale(x - 7.0) * 1.35
    length = max(1.0, ((tip[0] - root[0]) ** 2 + (tip[1] - root[1]) ** 2) ** 0.5)
    nx, ny = -(tip[1] - root[1]) / length, (tip[0] - root[0]) / length
    for grow, tone in ((1.12, "#2a1208"), (1.0, "#8a4d24"), (0.55, "#b9733c")):
        a, b = r * grow, big * grow
        shift = (0.0, 0.0) if grow > 0.9 else (-r * 0.22, -r * 0.22)
        loop = [
            (root[0] - nx * b + shift[0], root[1] - ny * b + shift[1]),
            (tip[0] - nx * a + shift[0], tip[1] - ny * a + shift[1]),
            (tip[0] + nx * a + shift[0], tip[1] + ny * a + shift[1]),
            (root[0] + nx * b + shift[0], root[1] + ny * b + shift[1]),
        ]
        _solid(dst, tone, loop)
        pygame.draw.aacircle(dst, tone, (tip[0] + shift[0], tip[1] + shift[1]), a)
    for share in (0.18, 0.34):
        px, py = tip[0] + (root[0] - tip[0]) * share, tip[1] + (root[1] - tip[1]) * share
        wide = r * 0.7
        pygame.draw.aaline(dst, "#f0d7a0", (px - nx * wide, py - ny * wide), (px + nx * wide, py + ny * wide))


def shiver(hits: Sequence[FrameMark]) -> float:
    """How far the frame is shaken aside, in logical units."""
    return sum(4.0 * exp(-7 * h.age) * sin(70 * h.age) for h in hits if h.age < HIT_S)


def hit(c: Canvas, place: KickPlace, mark: FrameMark) -> None:
    """A star and a ring where the ball struck the frame, gone within a second."""
    if mark.age >= HIT_S:
        return
    at = place.spot(*mark.place)
    t = mark.age / HIT_S
    star = _star(max(12, round(40 * c.k * (0.6 + 0.8 * t))))
    star.set_alpha(int(255 * (1 - t)))
    c.surf.blit(star, (round(at[0] - star.get_width() / 2), round(at[1] - star.get_height() / 2)))
    if not c.theme.reduced_motion:
        c.disc(c.view.logical(at), round(10 + 26 * t), "#fff1d0", width=2, alpha=round(0.9 * (1 - t), 1))


@sized(48)
def _star(px: int) -> pygame.Surface:
    n = px * 3
    star = pygame.Surface((n, n), pygame.SRCALPHA)
    star.fill((255, 240, 190, 0))
    for size, tone in ((1.0, "#ffb347"), (0.6, "#fffdf2")):
        loop = []
        for i in range(16):
            r = n / 2 * size * (1.0 if i % 2 == 0 else 0.36)
            loop.append((n / 2 + r * cos(i * pi / 8), n / 2 + r * sin(i * pi / 8)))
        pygame.draw.polygon(star, tone, loop)
    return pygame.transform.smoothscale(star, (px, px))


def traces(place: KickPlace, kicks: Sequence[KickTrace]) -> tuple[pygame.Surface, tuple[int, int]] | None:
    """The ways of former kicks and their numbered marks in the goal's plane, as one cropped sprite."""
    ways = [[place.spot(*p) for p in kick.way] for kick in kicks]
    marks = [place.spot(place.distance, *kick.cross) if kick.cross else None for kick in kicks]
    every = [p for way in ways for p in way] + [m for m in marks if m is not None]
    if not every:
        return None
    r, ss = 10.5 * place.k, 2
    w, h = place.view.size
    left, top = max(0, int(min(p[0] for p in every) - 2 * r)), max(0, int(min(p[1] for p in every) - 2 * r))
    right = min(w, int(max(p[0] for p in every) + 2 * r) + 1)
    bottom = min(h, int(max(p[1] for p in every) + 2 * r) + 1)
    if right <= left or bottom <= top:
        return None
    layer = pygame.Surface(((right - left) * ss, (bottom - top) * ss), pygame.SRCALPHA)
    layer.fill((255, 240, 200, 0))

    def at(p: Flat) -> Flat:
        return (p[0] - left) * ss, (p[1] - top) * ss

    for kick, way in zip(kicks, ways, strict=True):
        for i, (a, b) in enumerate(pairwise(way)):
            if i % 2 == 0:
                share = i / max(1, len(way))
                width = max(ss, round((3.8 - 2.2 * share) * ss * place.k))
                tone = GOOD if kick.good else MISS
                pygame.draw.line(layer, (*tone, int(70 + 150 * share)), at(a), at(b), width)
    for kick, mark in zip(kicks, marks, strict=True):
        if mark is not None:
            _mark(layer, at(mark), r * ss, kick)
    return pygame.transform.smoothscale(layer, (right - left, bottom - top)), (left, top)


def _mark(layer: pygame.Surface, at: Flat, r: float, kick: KickTrace) -> None:
    """A numbered disc; a miss has a bar through its ring, so that it is told apart without colour."""
    tone = DISC_GOOD if kick.good else DISC_MISS
    pygame.draw.circle(layer, "#fff7e2", at, r)
    pygame.draw.circle(layer, tone, at, r * 0.79)
    size = r * (0.92 if kick.number < 10 else 0.66)
    for loop, hole in outline(str(kick.number)):
        points = [(at[0] + x * size, at[1] - y * size) for x, y in loop]
        pygame.draw.polygon(layer, tone if hole else "#ffffff", points)
    if not kick.good:
        for a, b in (((-1.2, 1.2), (-0.74, 0.74)), ((1.2, -1.2), (0.74, -0.74))):
            start, stop = (at[0] + a[0] * r, at[1] + a[1] * r), (at[0] + b[0] * r, at[1] + b[1] * r)
            pygame.draw.line(layer, "#fff7e2", start, stop, max(1, int(r * 0.28)))


def on_ball(ball: Football, contact: float, offset: float) -> Flat:
    """Where a contact is on the drawn ball, in pixels."""
    return ball.spot(*face_spot(contact, offset))
