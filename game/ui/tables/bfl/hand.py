"""What the hand holds: the cup that follows it or stands aside, thrown flags, the two-tap meter."""

from __future__ import annotations

from math import cos, sin

import numpy as np
import pygame

from game.ui.drawing.cloth import kerchief, phase_of
from game.ui.drawing.cup3d import Hold, draw_cup, draw_cup_shadow, prepare_pour
from game.ui.drawing.materials import lin, smooth, to_surface
from game.ui.tables.bfl import sprites
from game.ui.tables.bfl.layout import Layout
from game.ui.tables.bfl.picture import CupPicture, FlagPicture, ThrowMeter
from game.ui.widgets.cache import sized
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.panel import plaque
from game.ui.widgets.theme import CREAM, CREAM_SOFT
from game.ui.widgets.view import Box

METER_W, SINGLE_W, METER_H = 440.0, 278.0, 50.0
FLAG_YARDS = 7.5  # a thrown flag's width
SIGNALS = {"good": "#3f9a54", "warn": "#c58a1c", "bad": "#c33a24"}


def cup(c: Canvas, place: Layout, picture: CupPicture) -> pygame.Rect:
    """Draws the cup; returns where it is on the screen."""
    hold = Hold(picture.heading, picture.tilt, picture.shake, picture.dice)
    if picture.place is None:
        x, y, yard = place.cup
        at, yard_px, lift = c.view.device((x, y)), yard * c.k, picture.lift
        foot = at
    else:
        yard_px = place.cam.scale(*picture.place)
        at, foot, lift = (
            place.cam.spot(*picture.place, picture.lift),
            place.cam.spot(*picture.place),
            picture.lift,
        )
    if picture.lit:
        sprites.put(c.surf, sprites.halo(round(yard_px * 25)), (at[0], at[1] + 2 * c.k))
    draw_cup_shadow(c.surf, foot, yard_px, lift)
    draw_cup(c.surf, at, yard_px, hold)
    box = pygame.Rect(0, 0, round(19 * yard_px), round(23 * yard_px))
    box.midbottom = round(at[0]), round(at[1] + 5 * yard_px)
    return box


def prepare_cup(place: Layout, picture: CupPicture) -> None:
    """Has the pictures of this cup's being emptied made beforehand."""
    if picture.place is not None:
        prepare_pour(place.cam.scale(*picture.place), picture.heading)


def flag(c: Canvas, place: Layout, picture: FlagPicture) -> None:
    """A challenge flag in the air, or lying on the field, with its shadow."""
    yard = place.cam.scale(picture.x, picture.y, picture.z)
    flying = picture.z > 0.5
    px = round(yard * FLAG_YARDS)
    cloth = kerchief(px, phase_of(picture.phase) if flying else 3, picture.tone)
    if picture.turn:
        cloth = pygame.transform.rotozoom(cloth, picture.turn * 57.3, 1.0)
    x, y = place.cam.spot(picture.x + picture.z * 0.42, picture.y - picture.z * 0.30)
    shade = _shade(px)
    sprites.put(c.surf, shade, (x + px * 0.06, y + px * 0.06))
    sprites.put(c.surf, cloth, place.cam.spot(picture.x, picture.y, picture.z))


@sized(16)
def _shade(px: int) -> pygame.Surface:
    y, x = np.mgrid[0:px, 0:px].astype(np.float32)
    d = np.hypot((x - px / 2) / (px / 2), (y - px / 2) / (px / 2.3))
    return to_surface(np.broadcast_to(lin("#0b0502"), (px, px, 3)), 0.5 * smooth(1.0, 0.45, d))


def aim_line(c: Canvas, place: Layout, picture: CupPicture) -> None:
    """Dots from the cup along the way it would be emptied."""
    if picture.place is None:
        return
    x, y = picture.place
    dx, dy = cos(picture.heading), sin(picture.heading)
    for i in range(9):
        at = c.view.logical(place.cam.spot(x + dx * (13 + i * 5), y + dy * (13 + i * 5)))
        c.disc(at, 4.6 - i * 0.22, "#3a2a14")
        c.disc(at, 3.4 - i * 0.22, "#fff1c8")


def meter(c: Canvas, place: Layout, picture: ThrowMeter) -> None:
    """Power with its zones, then aim; the running one is bright."""
    w = SINGLE_W if picture.single else METER_W
    box = plaque(c, Box(640 - w / 2, place.room.bottom - 4 - METER_H, w, METER_H), r=12, shadow=6)
    left = Box(box.x + 14, box.y + 8, 250, box.h - 16)
    right = Box(left.right + 18, box.y + 8, box.right - 14 - left.right - 18, box.h - 16)
    _lit(c, left if picture.stage == "power" else right if picture.stage == "aim" else None)
    x = left.x
    for upto, word, signal in picture.zones:
        end = left.x + left.w * upto
        c.flat((x, left.y + 21, end - x - 2, 10), SIGNALS.get(signal, signal), r=4)
        c.text(
            word, ((x + end) / 2, left.y + 8), 14, CREAM_SOFT, "strong", "center", cap=16, room=end - x - 2
        )
        x = end
    if picture.power is not None:
        _needle(c, left.x + left.w * picture.power, left.y + 26, picture.stage == "power")
    if picture.single:
        return
    c.flat((right.x, right.y + 21, right.w, 10), "#6d5334", r=4)
    c.flat((right.centerx - 1.5, right.y + 18, 3, 16), CREAM_SOFT, r=1)
    for word, at, anchor in (
        ("near", right.x, "midleft"),
        ("aim", right.centerx, "center"),
        ("far", right.right, "midright"),
    ):
        c.text(word, (at, right.y + 8), 14, CREAM if word == "aim" else CREAM_SOFT, "strong", anchor, cap=16)
    if picture.aim is not None:
        _needle(c, right.centerx + right.w / 2 * picture.aim, right.y + 26, picture.stage == "aim")


def _lit(c: Canvas, box: Box | None) -> None:
    """Light round the running gauge."""
    if box is not None:
        c.glow((box.x - 5, box.y - 3, box.w + 10, box.h + 6), "#ffdf8c", r=8, spread=4)


def _needle(c: Canvas, x: float, y: float, running: bool) -> None:
    """A pointer over a gauge; its place is drawn to the pixel."""
    tone = "#fff6e0" if running else "#ffcf70"
    px, py = c.view.device((x, y))
    h, w = 11 * c.k, max(2, round(3 * c.k))
    c.surf.fill("#1a0d06", (round(px - w / 2) - 1, round(py - h) - 1, w + 2, round(2 * h) + 2))
    c.surf.fill(tone, (round(px - w / 2), round(py - h), w, round(2 * h)))
