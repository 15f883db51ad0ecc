"""The kick's furniture: title, wind, former kicks, "Where to flick it", the power gauge, the verdict."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, degrees, sin
from typing import Final

import numpy as np
import pygame

from game.physics.football import TRIANGLE
from game.ui.drawing.camera import Camera
from game.ui.drawing.cloth import pennant, phase_of
from game.ui.drawing.football import Football
from game.ui.drawing.materials import lin, mix, to_surface
from game.ui.tables.bfl.kick_boxes import (
    TITLE,
    TITLE_EDGE,
    face_box,
    face_middle,
    kicks_box,
    power_box,
    tube_box,
    wind_box,
)
from game.ui.tables.bfl.kick_marks import DISC_GOOD, DISC_MISS, face_contact, face_spot, launch, target
from game.ui.tables.bfl.kick_picture import KickPicture, KickTrace
from game.ui.tables.bfl.sheets import sheet
from game.ui.widgets.cache import sized
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.panel import plaque
from game.ui.widgets.rehearsal import Rehearsal
from game.ui.widgets.shapes import cover, sdf
from game.ui.widgets.theme import CREAM, CREAM_SOFT, INK, INK_SOFT, PAPER, PAPER_EDGE, Theme
from game.ui.widgets.view import Box, Point

MARGIN: Final = 16.0
YARD: Final = 25.0  # logical units a yard on the card
SQUARE_ON: Final = 0.3217  # the pitch at which the broad face looks straight back


def title_line(c: Canvas, picture: KickPicture) -> tuple[Box, str, float, float]:
    """The plaque at the top, its note, and how large title and note are on it."""
    note = picture.note or f"{picture.distance:.0f} yards"
    first, second = c.theme.most(22), c.theme.most(18)
    said = c.width(picture.title, 19, "display", cap=first)
    room = 2 * (TITLE_EDGE - TITLE.centerx) - said - 54
    second = c.fitting(note, 15, "strong", room, cap=second)
    w = max(TITLE.w, said + min(room, c.width(note, 15, "strong", cap=second)) + 54)
    tall = TITLE.h + 8 * (c.theme.text_scale - 1)
    return Box(TITLE.centerx - w / 2, TITLE.y, w, tall), note, first, second


def title(c: Canvas, picture: KickPicture) -> None:
    """What kick this is, on the plaque at the top: as wide as its words."""
    box, note, first, second = title_line(c, picture)
    plaque(c, box, r=12, shadow=5)
    at = (box.x + 18, box.centery)
    said = c.text(picture.title, at, 19, CREAM, "display", shadow="#120904", cap=first)
    room, at = box.right - said.right - 34, (box.right - 16, box.centery)
    c.text(note, at, 15, CREAM_SOFT, "strong", "midright", room=room, cap=second)


def prepare(c: Canvas, picture: KickPicture) -> None:
    """Has the plates of the cards made beforehand."""
    title(Rehearsal(c), picture)
    k, box = round(c.k, 4), power_box(c.theme)
    plaque(Rehearsal(sheet(c.theme, k, box.w, box.h, MARGIN)), (0, 0, box.w, box.h), r=12)


def wind(c: Canvas, picture: KickPicture) -> None:
    """A pennant blown as the wind blows, its strength and way in words."""
    along, left = picture.wind
    strength = round((along * along + left * left) ** 0.5)
    across = "to the left" if left > 0 else "to the right"
    way = "calm"
    if strength:
        way = across if abs(left) >= abs(along) else "with you" if along > 0 else "against you"
    sprite = _wind_card(c.theme, round(c.k, 4), strength, way)
    box = wind_box(c.theme)
    _put_sheet(c, sprite, box)
    phase = 2 if c.theme.reduced_motion else phase_of(picture.time * (0.5 + strength / 12))
    flag = pennant(round(88 * c.k), -left / 3 if abs(left) > 0.4 else 0.3, phase)
    c.put(flag, (box.x + 50, box.centery))


@sized(32)
def _wind_card(theme: Theme, k: float, strength: int, way: str) -> pygame.Surface:
    box, small = wind_box(theme), theme.most(17)
    c = sheet(theme, k, box.w, box.h, MARGIN)
    c.plate((0, 0, box.w, box.h), "paper", r=10, tone=PAPER, border=PAPER_EDGE)
    room = 74 + 50 * (theme.text_scale - 1)
    x = box.w - room / 2 - 1
    c.text(str(strength), (x, theme.most(32, -0.1)), 34, INK, "display", "center", cap=36)
    c.text("wind", (x, 59), 15, INK_SOFT, "strong", "center", cap=small)
    c.text(way, (x, theme.most(77, 0.08)), 15, INK_SOFT, "strong", "center", room=room, cap=small)
    return c.surf


def kicks(c: Canvas, traces: Sequence[KickTrace]) -> None:
    """The last three kicks in words."""
    if not traces:
        return
    said = tuple((t.number, t.good, t.words or ("good" if t.good else "no good")) for t in traces[-3:])
    _put_sheet(c, _kicks_card(c.theme, round(c.k, 4), said), kicks_box(c.theme))


@sized(16)
def _kicks_card(theme: Theme, k: float, said: tuple[tuple[int, bool, str], ...]) -> pygame.Surface:
    box, step, head = kicks_box(theme), theme.most(32, 0.12), theme.most(40, 0.2)
    h = head + step * len(said)
    c = sheet(theme, k, box.w, box.h, MARGIN)
    c.plate((0, 0, box.w, h), "paper", r=10, tone="#fbf5e4", border="#d9c9a4", bw=1.2, seed=17)
    c.text("Last kicks", (12, theme.most(19, 0.2)), 16, INK, "bold", cap=theme.most(20))
    for i, (number, good, words) in enumerate(said):
        y = head + step * (i + 0.25)
        c.disc((24, y), 11, DISC_GOOD if good else DISC_MISS)
        if not good:
            c.line((14, y + 10), (34, y - 10), "#fbf5e4", 2)
        c.text(str(number), (24, y), 14, "#ffffff", "display", "center", cap=14)
        c.text(words, (44, y), 16, INK, room=box.w - 54, cap=theme.most(20))
    return c.surf


# ----------------------------------------------------------------- the ball's face
def _card_ball(k: float, x: float, y: float) -> Football:
    """The ball square on, its middle at a place in pixels."""
    cam = Camera(tilt=90.0, distance=200.0, focal=200.0 * YARD * k, centre=(x, y), target=(0.0, 0.0, 0.0))
    return Football(cam, (0.0, 0.0, 0.0, SQUARE_ON, 0.0))


def contact_at(pos: Point, theme: Theme) -> tuple[float, float] | None:
    """Where on the ball's face a place on the card is, as contact and offset; None beside the face."""
    x, y = face_middle(theme)
    u, v = (pos[0] - x) / YARD, (y - pos[1]) / YARD
    if not (-4.2 < u < 4.2 and -4.4 < v < 2.6):
        return None
    contact, offset = face_contact(u, v)
    return max(-1.0, min(1.0, contact)), max(-0.9, min(0.9, offset))


def face(c: Canvas, picture: KickPicture) -> None:
    """Where the finger will hit, and how the ball leans, seen from the side."""
    box, (x, y) = face_box(c.theme), face_middle(c.theme)
    _put_sheet(c, _face_card(c.theme, round(c.k, 4)), box)
    u, v = face_spot(picture.contact, picture.offset)
    target(c, (x + u * YARD, y - v * YARD))
    _side_view(c, picture, box)
    loft, turn = launch(picture)
    aside = (
        f"{abs(degrees(turn)):.1f}° {'left' if turn > 0 else 'right'}" if abs(turn) > 0.004 else "straight"
    )
    for i, words in enumerate((f"leans {degrees(picture.lean):.0f}°", f"lifts {degrees(loft):.0f}°", aside)):
        ink, role = (INK_SOFT, "strong") if i == 0 else (INK, "bold")
        at = (box.right - 14, box.bottom - 22 - c.theme.most(22, 0.35) * (2 - i))
        c.text(words, at, 15, ink, role, "midright", cap=c.theme.most(17))


@sized(4)
def _face_card(theme: Theme, k: float) -> pygame.Surface:
    box, middle = face_box(theme), face_middle(theme)
    high = middle[1] - box.y
    c = sheet(theme, k, box.w, box.h, MARGIN)
    c.plate((0, 0, box.w, box.h), "paper", r=10, tone=PAPER, border=PAPER_EDGE)
    head = theme.most(20, 0.4)
    c.text("Where to flick it", (box.w / 2, theme.most(22, 0.3)), 17, INK, "bold", "center", cap=head)
    ball = _card_ball(k, *c.view.device((box.w / 2, high)))
    ball.draw(c.surf)
    for contact in (-0.5, 0.0, 0.5, 1.0):
        for offset in (-0.6, 0.0, 0.6):
            if contact > -0.4 or offset == 0.0:
                u, v = face_spot(contact, offset)
                c.disc((box.w / 2 + u * YARD, high - v * YARD), 2.0, "#8d7b62")
    y = box.h - theme.most(94, 0.2)
    c.line((12, y), (box.w - 12, y), PAPER_EDGE, 1.2)
    return c.surf


def _side_view(c: Canvas, picture: KickPicture, box: Box) -> None:
    """The ball in the plane of the kick, as the physics has it: how it leans, where the finger comes."""
    yard = 8.6
    foot = (box.x + 62, box.bottom - 16)
    co, si = cos(picture.lean), sin(picture.lean)
    tip = TRIANGLE[0]

    def at(x: float, z: float) -> tuple[float, float]:
        dx, dz = x - tip[0], z - tip[1]
        return c.view.device((foot[0] + (dx * co - dz * si) * yard, foot[1] - (dx * si + dz * co) * yard))

    left, right = c.view.device((box.x + 14, foot[1])), c.view.device((box.x + 112, foot[1]))
    pygame.draw.line(c.surf, INK_SOFT, left, right, max(1, round(1.4 * c.k)))
    loop = [at(*p) for p in TRIANGLE]
    pygame.draw.polygon(c.surf, "#fffaf0", loop)
    pygame.draw.aalines(c.surf, INK, True, loop)
    height = tip[1] + (picture.contact + 1) / 2 * (TRIANGLE[1][1] - tip[1])
    finger = [(tip[0] - 0.2, height), (tip[0] - 1.7, height + 0.8), (tip[0] - 1.7, height - 0.8)]
    stem = [at(tip[0] - 1.6, height + 0.25), at(tip[0] - 4.2, height + 0.25), at(tip[0] - 4.2, height - 0.25)]
    stem.append(at(tip[0] - 1.6, height - 0.25))
    for shape in ([at(*p) for p in finger], stem):
        pygame.draw.polygon(c.surf, "#c8321f", shape)
        pygame.draw.aalines(c.surf, "#c8321f", True, shape)


# ----------------------------------------------------------------------- power
def power(c: Canvas, picture: KickPicture) -> None:
    """The brass-framed gauge: a fuller tube is a harder flick."""
    box, glass = power_box(c.theme), tube_box(c.theme)
    if picture.stage == "power":
        c.glow(box, "#ffdf8c", r=12, spread=6)
    _put_sheet(c, _gauge_frame(c.theme, round(c.k, 4)), box)
    tube = c.box(glass)
    empty, full = _tubes(tube.w, tube.h)
    c.surf.blit(empty, tube)
    value = picture.power or 0.0
    rise = round(tube.h * max(0.0, min(1.0, value)))
    c.surf.blit(full, (tube.x, tube.bottom - rise), (0, tube.h - rise, tube.w, rise))
    if picture.power is not None:
        x, py = c.view.device((glass.x - 2, glass.bottom - glass.h * value))
        wide = 9 * c.k
        pygame.draw.polygon(
            c.surf, "#fff1d0", [(x, py), (x - wide, py - wide * 0.7), (x - wide, py + wide * 0.7)]
        )
        at = (box.centerx, (glass.bottom + box.bottom) / 2 + 1)
        c.text(f"{value * 100:.0f}", at, 24, CREAM, "display", "center", cap=c.theme.most(26, 0.4))


@sized(4)
def _gauge_frame(theme: Theme, k: float) -> pygame.Surface:
    box, glass = power_box(theme), tube_box(theme)
    c = sheet(theme, k, box.w, box.h, MARGIN)
    plaque(c, (0, 0, box.w, box.h), r=12)
    c.text("Power", (box.w / 2, theme.most(20, 0.2)), 16, "#ffe6b0", "bold", "center", cap=theme.most(19))
    right, bottom = glass.right - box.x, glass.bottom - box.y
    for i in range(0, 11, 2):
        y = bottom - glass.h * i / 10
        c.line((right + 4, y), (right + 10, y), CREAM_SOFT, 1.6)
        c.text(str(i * 10), (right + 13, y), 14, CREAM_SOFT, "strong", cap=theme.most(15, 0.5))
    return c.surf


@sized(4)
def _tubes(w: int, h: int) -> tuple[pygame.Surface, pygame.Surface]:
    """The glass, empty and full."""
    d = sdf(w, h, w / 2)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    t = 1 - y / h
    low = mix(np.broadcast_to(lin("#ffd45e"), (h, w, 3)), lin("#ff9a3a"), np.clip(t / 0.55, 0, 1))
    ramp = mix(low, lin("#e0321c"), np.clip((t - 0.55) / 0.45, 0, 1))
    shine = 0.65 + 0.6 * np.exp(-(((x / w - 0.32) / 0.18) ** 2))
    empty = to_surface(lin("#150b06") * (1 + 0.8 * x / w)[..., None], cover(d))
    return empty, to_surface(ramp * shine[..., None], cover(d + 2))


# --------------------------------------------------------------------- verdict
def said(c: Canvas, picture: KickPicture) -> None:
    """Good or no good, large enough to be read across the room."""
    if picture.said:
        sprite = _said_card(c.theme, round(c.k, 4), picture.said, picture.said_note, picture.said_good)
        c.put(sprite, (640, 452))


@sized(8)
def _said_card(theme: Theme, k: float, words: str, note: str, good: bool) -> pygame.Surface:
    ruler = sheet(theme, k, 1, 1, 0)
    small = theme.most(22)
    w = max(ruler.width(words, 44, "display", cap=50) + 112, ruler.width(note, 18, "strong", cap=small) + 48)
    h = 74 + (theme.most(28) if note else 0)
    c = sheet(theme, k, w, h, MARGIN)
    tone = "#256b34" if good else "#a3261a"
    c.plate((0, 0, w, h), "enamel", r=16, tone=tone, border="#ffdf8c", bw=2.4, shadow=8)
    c.icon("check" if good else "cross", (42, 38), 20, "#fff1d0")
    c.text(words, (78, 38), 44, "#fff6e0", "display", shadow="#120904", cap=50)
    if note:
        c.text(note, (w / 2, 70 + theme.most(14)), 18, "#fff1d0", "strong", "center", cap=small)
    return c.surf


def _put_sheet(c: Canvas, sprite: pygame.Surface, box: Box) -> None:
    """A sheet with its margin at its box."""
    x, y = c.view.device(box.topleft)
    m = round(MARGIN * round(c.k, 4))
    c.surf.blit(sprite, (round(x) - m, round(y) - m))
