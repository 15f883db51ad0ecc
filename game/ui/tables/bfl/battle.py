"""The battle overlay: two helmets clash on a felt tray, three dice each (BFL-3.1 to 3.4)."""

from __future__ import annotations

from math import cos, pi, radians, sin, sqrt
from typing import Final

import numpy as np
import pygame

from game.core import board
from game.ui.drawing.dice3d import Style, draw_die, draw_shadow, octahedron, qmul, quat, resin, view_tilt
from game.ui.drawing.helmets import helmet_soon
from game.ui.drawing.materials import Noise, lin, mix, smooth, to_surface, wood
from game.ui.drawing.teams import Team, shade
from game.ui.drawing.worker import Soon
from game.ui.tables.bfl import overlay, sprites
from game.ui.tables.bfl.picture import Attitude, BattleDie, BattlePicture, Fighter
from game.ui.widgets.cache import sized
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.rehearsal import Rehearsal
from game.ui.widgets.shapes import cover, sdf
from game.ui.widgets.theme import BRASS, INK, luminance
from game.ui.widgets.view import Box

BOX: Final = Box(250, 80, 780, 544)
DIE: Final = 50.0  # a battle die's radius, in logical units
TILT: Final = 26.0  # degrees from straight down
VIEW = view_tilt(TILT)
WAY: Final = 3.4  # units a yard of a tumbling die's way: a third of its own scale
REST: Final = board.DIE_RADIUS / sqrt(3)  # height of the centre of a die at rest, in yards
RIM: Final = 18.0  # of the tray
MAHOGANY: Final = ("#48200f", "#84401c", "#b8692f")
SPREAD = ((-106.0, -6.0, 0.30), (0.0, 16.0, -0.22), (106.0, -6.0, 0.12))  # of three dice: x, y, yaw


def draw(c: Canvas, picture: BattlePicture) -> None:
    """The whole overlay."""
    overlay.faded(c, BOX.cut(-40, -40, -40, -40), picture.fade, lambda: _paint(c, picture))


def _paint(c: Canvas, picture: BattlePicture) -> None:
    box, (left, right) = BOX, (picture.left, picture.right)
    _tray(c, box, cloth(left.team.colour), cloth(right.team.colour))
    for fighter, side in ((left, -1), (right, 1)):
        _names(c, box, fighter, side)
    _helmets(c, box, picture)
    for fighter, side in ((left, -1), (right, 1)):
        _dice(c, box, fighter, side)
        _total(c, box, fighter, side)
    overlay.title(c, f"Battle in lane {picture.lane}", picture.rule, (box.centerx, box.y + 4))
    if picture.line:
        tall = c.theme.most(62, 0.24)
        foot = Box(box.x + 35, box.bottom - 24 - tall, box.w - 70, tall)
        overlay.verdict(c, foot, picture.line, picture.note, "BFL-3.3" if picture.note else "")


def cloth(colour: str) -> str:
    """Felt for a team: its colour, deep enough to put cream words on."""
    tone = colour
    while luminance(tone) > 0.085:
        tone = shade(tone, "#1a0a04", 0.10)
    return tone


def prepare(c: Canvas, team: Team) -> None:
    """Has the tray, the plates and what else lies there made beforehand."""
    area = c.box(BOX)
    _wood.get(area.w, area.h, round(c.k, 3))
    dice = (BattleDie(1), BattleDie(2), BattleDie(3))
    left, right = Fighter(team, dice, turn=True, verdict="wins"), Fighter(team, dice, verdict="loses")
    _paint(Rehearsal(c), BattlePicture(1, left, right, line=team.coach, note=team.name, rule="BFL-3.2"))


def _tray(c: Canvas, box: Box, left: str, right: str) -> None:
    """A felt-lined wooden tray: two colours that meet on a slanted brass strip."""
    area = c.box(box)
    made = _wood.get(area.w, area.h, round(c.k, 3))
    floor = area.inflate(-2 * (RIM - 2) * c.k, -2 * (RIM - 2) * c.k)
    lean = floor.h * 0.11
    top, bottom = (floor.centerx + lean, floor.y), (floor.centerx - lean, floor.bottom)
    if made is None:
        c.plate(box, "wood", r=22, border=None, shadow=12)
    pygame.draw.polygon(c.surf, left, (floor.topleft, top, bottom, floor.bottomleft))
    pygame.draw.polygon(c.surf, right, (top, floor.topright, floor.bottomright, bottom))
    if made is None:
        return
    rim, m, shade = made
    c.surf.blit(shade, floor, special_flags=pygame.BLEND_RGB_MULT)
    wide = 2.6 * c.k
    for tone, w in (("#5a3a10", wide + 1), ("#d9a94e", wide), ("#ffe3a0", wide * 0.3)):
        strip = [
            (top[0] - w, top[1]),
            (top[0] + w, top[1]),
            (bottom[0] + w, bottom[1]),
            (bottom[0] - w, bottom[1]),
        ]
        pygame.draw.polygon(c.surf, tone, strip)
        pygame.draw.aalines(c.surf, tone, True, strip)
    c.surf.blit(rim, (area.x - m, area.y - m))


def _make_wood(w: int, h: int, k: float) -> tuple[pygame.Surface, int, pygame.Surface]:
    """The tray without its colours: rim and shadow with their margin, and the felt's light to multiply by."""
    m = int(26 * k)
    width, height = w + 2 * m, h + 2 * m
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = (x - m) / k, (y - m) / k
    d = sdf(width, height, 22 * k, m)
    upright = np.minimum(x, w / k - x) < np.minimum(y, h / k - y)
    edge = (d > -(RIM + 1) * k) & (d < 1)
    rgb = np.zeros((height, width, 3), np.float32)
    along, across = np.where(upright, y, x), np.where(upright, x, y)
    q = np.clip(-d / (RIM * k), 0, 1)
    nx = np.where(upright, np.sign(x - w / k / 2), 0) * np.cos(q * pi)
    ny = np.where(upright, 0, np.sign(h / k / 2 - y)) * np.cos(q * pi)
    lit = 0.85 + 0.40 * (-0.62 * nx + 0.70 * ny) + 0.25 * np.exp(-(((q - 0.4) / 0.12) ** 2))
    rgb[edge] = wood(along[edge] / 16, across[edge] / 16, seed=33, tone=MAHOGANY) * lit[edge][:, None]
    alpha = cover(d) * (1 - cover(d + RIM * k))
    fall = 0.7 * (1 - smooth(-8 * k, 20 * k, sdf(width, height, 26 * k, m, 5 * k, 9 * k))) * (d > -RIM * k)
    total = alpha + fall * (1 - alpha)
    base = np.broadcast_to(lin("#0b0502"), rgb.shape)
    rim = to_surface(mix(base, rgb, alpha / np.maximum(total, 1e-4)), total)
    hollow = smooth(-14 * k, 12 * k, sdf(width, height, 12 * k, m + RIM * k, 6 * k, 8 * k))
    away = np.hypot((x - w / k * 0.36) / (w / k), (y - h / k * 0.25) / (h / k))
    n = Noise(3)
    nap = 0.80 + 0.14 * (n(x * 2.2, y * 2.2) + n(x * 5.7, y * 5.2)) + 0.18 * (n.fbm(x / 16, y / 16, 3) - 0.5)
    light = np.clip(nap * (1 - 0.72 * hollow) * (1.10 - 0.45 * np.clip(away, 0, 1)), 0, 1)
    inset = m + round((RIM - 2) * k)
    light = light[inset : height - inset, inset : width - inset]
    return rim, m, to_surface(np.broadcast_to(light[..., None], (*light.shape, 3)))


_wood = Soon("tray", _make_wood)


def _names(c: Canvas, box: Box, fighter: Fighter, side: int) -> None:
    x, anchor = (box.x + 204, "midleft") if side < 0 else (box.right - 204, "midright")
    room = box.w / 2 - (210 if side < 0 else 265)  # the medal lies right of the middle
    cap = c.fitting(fighter.team.coach, 30, "display", room, cap=c.theme.most(34))
    small = c.fitting(fighter.team.name, 17, "strong", room, cap=c.theme.most(21))
    at, name = (x, box.y + 96), fighter.team.coach
    c.text(name, at, 30, "#fff4dc", "display", anchor, shadow="#180a04", room=room, cap=cap)
    y = box.y + c.theme.most(128, 0.03)
    c.text(fighter.team.name, (x, y), 17, "#ffe9c4", "strong", anchor, room=room, cap=small)
    if fighter.turn:
        cap, h = c.theme.most(15, 0.55), c.theme.most(23, 0.4)
        w = c.width("TO THROW", 14, "bold", cap=cap) + 30
        tag = Box(x if side < 0 else x - w, box.y + c.theme.most(144, 0.04), w, h)
        c.plate(tag, "enamel", r=h / 2, tone=BRASS, border=None, shadow=3)
        c.text("TO THROW", tag.center, 14, INK, "bold", "center", cap=cap)


def _helmets(c: Canvas, box: Box, picture: BattlePicture) -> None:
    """Helmets at their edges, or on their way to each other; a spark where they meet."""
    size, clash = 150.0, picture.clash
    reach = box.w / 2 - 40 - size * 0.93
    meet = (box.centerx + 26, box.y + 118)
    if clash < 0.9:
        c.put(_medal(round(54 * c.k)), (meet[0], box.y + 112))
    for fighter, side in ((picture.left, -1), (picture.right, 1)):
        edge = box.x + 40 + size / 2 if side < 0 else box.right - 40 - size / 2
        hop = 26 * sin(pi * min(1.0, clash)) if not c.theme.reduced_motion else 0.0
        x, y = edge - side * (reach + (26 if side < 0 else -26)) * clash, box.y + 118 - hop
        c.put(_helmet_shade(round(size * c.k)), (x + 12, box.y + 185))
        sprite, _ = helmet_soon(fighter.team, round(size * c.k), -side)
        if fighter.verdict == "loses" and clash < 0.5:
            sprite = _beaten(sprite, -side)
        c.put(sprite, (x, y))
    if clash >= 0.9:
        c.put(_spark(round(120 * c.k)), meet)


@sized(8)
def _beaten(sprite: pygame.Surface, facing: int) -> pygame.Surface:
    """The loser's helmet: tilted back and darker."""
    out = pygame.transform.rotozoom(sprite, 16 * facing, 0.94)
    out.fill((150, 140, 135, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out


@sized(8)
def _helmet_shade(px: int) -> pygame.Surface:
    h = px // 3
    y, x = np.mgrid[0:h, 0:px].astype(np.float32)
    a = 0.55 * smooth(1, 0.3, np.hypot((x - px * 0.5) / (px * 0.46), (y - h / 2) / (h / 2.1)))
    return to_surface(np.broadcast_to(lin("#0b0502"), (*a.shape, 3)), a)


@sized(8)
def _medal(px: int) -> pygame.Surface:
    """A brass medallion with two arrow heads: who meets whom."""
    medal = pygame.Surface((120, 120), pygame.SRCALPHA)
    for i in range(14):
        tone = pygame.Color("#6b4410").lerp("#ffdf94", i / 13)
        pygame.draw.circle(medal, tone, (60 - i * 0.5, 60 - i * 0.7), 58 - i * (4 if i < 2 else 1.2))
    for side in (-1, 1):
        head = [(60 - side * 34, 38), (60 - side * 6, 60), (60 - side * 34, 82), (60 - side * 24, 60)]
        pygame.draw.polygon(medal, "#5a3208", head)
    return pygame.transform.smoothscale(medal, (px, px))


@sized(8)
def _spark(px: int) -> pygame.Surface:
    """A star of light where two helmets hit."""
    n = px * 2
    star = pygame.Surface((n, n), pygame.SRCALPHA)
    star.fill((255, 240, 190, 0))
    for size, tone in ((1.0, "#ff9a3a"), (0.74, "#ffe08a"), (0.44, "#fffdf2")):
        points = []
        for i in range(20):
            r = n / 2 * size * (1.0 if i % 2 == 0 else 0.42) * (0.82 + 0.18 * cos(i * 2.4))
            points.append((n / 2 + r * cos(i * pi / 10), n / 2 + r * sin(i * pi / 10)))
        pygame.draw.polygon(star, tone, points)
    return pygame.transform.smoothscale(star, (px, px))


def _dice(c: Canvas, box: Box, fighter: Fighter, side: int) -> None:
    centre = box.centerx + side * box.w * 0.25 + side * 4
    for i, (die, (dx, dy, yaw)) in enumerate(zip(fighter.dice, SPREAD, strict=True)):
        _die(
            c,
            die,
            (centre + dx * 0.98, box.y + 284 + dy + side * 4),
            yaw * side,
            i,
            side,
            fighter.team.colour,
        )


def _die(
    c: Canvas, die: BattleDie, rest: tuple[float, float], yaw: float, i: int, side: int, colour: str
) -> None:
    """A die on its way from its side of the tray, bouncing and spinning less and less."""
    if not die.face:
        ring = sprites.ring(round(DIE * 1.5 * c.k), round(DIE * 1.35 * c.k), 2 * c.k, "#fff1d0", 14)
        ring.set_alpha(150)
        sprites.put(c.surf, ring, c.view.device(rest))
        return
    if die.pose is not None:
        _tumbling(c, die.pose, rest, resin(colour), resting=die.progress >= 1)
        return
    t = min(1.0, max(0.0, die.progress))
    left = (1 - t) ** 2  # of the way and of the spin
    x, y = rest[0] + side * (70 - 20 * i * side) * left, rest[1] + (150 + 12 * i) * left
    high = 90 * left**0.5 * abs(cos(pi * (0.25 + 2.25 * t**0.8))) if t < 1 else 0.0
    spin = left * (9.0 + i)
    pose = qmul(quat((0.4 + 0.2 * i, -side * 1.0, 0.3), -spin), octahedron().rest(die.face, yaw))
    style = resin(colour)
    at, r = c.view.device((x, y - high)), DIE * c.k
    draw_shadow(c.surf, c.view.device((x, y + 16)), r, high * c.k, style)
    draw_die(c.surf, at, r, pose, style, view=VIEW, resting=t >= 1)


def _tumbling(
    c: Canvas,
    pose: tuple[float, float, float, Attitude],
    rest: tuple[float, float],
    style: Style,
    *,
    resting: bool,
) -> None:
    """A die as the physics has it; its way is drawn shorter than it is, its turns and bounces are not."""
    dx, dy, z, attitude = pose
    x, y = rest[0] + dx * WAY, rest[1] - dy * WAY * cos(radians(TILT))
    high = max(0.0, z - REST) * DIE / board.DIE_RADIUS * sin(radians(TILT)) * 1.6
    r = DIE * c.k
    with c.clip(BOX.cut(RIM, -40, RIM, RIM)):  # it comes over the rim, out of a hand that is not seen
        draw_shadow(c.surf, c.view.device((x, y + 16)), r, high * c.k, style)
        draw_die(c.surf, c.view.device((x, y - high)), r, attitude, style, view=VIEW, resting=resting)


def _total(c: Canvas, box: Box, fighter: Fighter, side: int) -> None:
    """The sum on a card: the higher one is lit and says so in words."""
    if not all(die.face and die.progress >= 1 for die in fighter.dice):
        return
    faces = [die.face for die in fighter.dice]
    most = c.theme.most
    plate = Box(0, 0, most(210, 0.3), most(78, 0.1))
    plate.center = (box.centerx + side * box.w * 0.25, box.y + most(398, -0.015))
    won, lost = fighter.verdict == "wins", fighter.verdict == "loses"
    if won:
        c.glow(plate, "#ffdf8c", r=14, spread=7)
    tone, edge = ("#cfc2a6", "#a39372") if lost else ("#f7ecd3", BRASS)
    c.plate(plate, "paper", r=14, tone=tone, border=edge, bw=2, shadow=5)
    c.text(str(sum(faces)), (plate.x + 54, plate.centery), 46, INK, "display", "center", cap=most(50, 0.2))
    word = {"wins": "higher wins", "loses": "lower", "again": "equal: again"}.get(fighter.verdict, "")
    y = plate.y + plate.h / 3 if word else plate.centery
    at = (plate.right - 16, y)
    c.text(" + ".join(map(str, faces)), at, 20, "#54402f", "bold", "midright", cap=most(22))
    if word:
        ink = c.theme.palette.good if won else INK
        at = (plate.right - 16, plate.y + plate.h * 0.68)
        c.text(word, at, 15, ink, "strong", "midright", cap=most(18, 0.3))
