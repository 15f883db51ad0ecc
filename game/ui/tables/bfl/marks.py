"""What is written on the field: trails, places to go, the "must carry" arc, tags, rings round dice."""

from __future__ import annotations

from math import cos, dist, inf, pi, sin

import pygame

from game.core import board
from game.games.bfl.roll import OUT_YARDS
from game.ui.drawing.teams import DARK_INK, LIGHT_INK
from game.ui.tables.bfl import sprites
from game.ui.tables.bfl.layout import Layout
from game.ui.tables.bfl.picture import BflPicture, CarryArc, Tag, Target, Trail
from game.ui.tables.bfl.pieces import NEARER, Lying, Spot, Standing
from game.ui.tables.bfl.sheets import sheet
from game.ui.widgets.cache import sized
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.theme import Theme, contrast

OUT_RING, OUT_PLATE = "#ff5a44", "#c8281a"
PLATES = {"plain": "#3a2616", "good": "#256b34", "bad": OUT_PLATE}
STEP = 5.0  # yards from chevron to chevron
ARC_PERIOD, ARC_DASH = 5.2, 0.55  # yards from dash to dash, and how much of it is drawn
MARGIN = 12.0  # round a plate, for its shadow


def under(c: Canvas, place: Layout, picture: BflPicture) -> None:
    """What lies under the pieces."""
    if picture.arc is not None:
        _arc(c, place, picture.arc)
    for trail in picture.trails:
        _trail(c.surf, place, trail)


def over(c: Canvas, place: Layout, picture: BflPicture, helmets: list[Standing], dice: list[Lying]) -> None:
    """What lies on top: rings, pause marks, words."""
    for die in dice:
        if die.die.lit:
            r = round(die.radius * 2.2)
            sprites.put(c.surf, sprites.ring(r, r, 2.2 * c.k, "#ffe08a", 0), die.at)
    for target in picture.targets:  # dice may lie on the very spot
        _target(c, place, target)
    for helmet in helmets:
        if helmet.side.paused:
            _pause(c, helmet)
    _out(c, place, [die for die in dice if die.die.resting])
    for tag in picture.tags:
        _tag(c, place, tag)


def _arc(c: Canvas, place: Layout, arc: CarryArc) -> None:
    """Dashes on the lacquer as far as a throw must carry, and how far that is."""
    key = (round(arc.x), round(arc.y), round(arc.radius), place.view.size)
    sprite, at = _arc_sprite(place, *key[:3])
    if arc.fade < 1:
        sprite = sprite.copy()
        sprite.set_alpha(int(255 * arc.fade))
    c.surf.blit(sprite, at)
    ahead = arc.radius + 4.4 if arc.x < board.WIDTH / 2 else -arc.radius - 4.4
    label = c.view.logical(place.cam.spot(arc.x + ahead, min(max(arc.y, 5.0), board.HEIGHT - 5.0)))
    if arc.fade >= 1:
        words = f"{arc.radius:.0f} yd"
        w = c.width(words, 14, "bold", cap=18) + 12
        c.flat(
            (label[0] - w / 2, label[1] - 11, w, 22), "#12361c", r=11, alpha=0.82
        )  # clear of the lanes' lines
        c.text(words, label, 14, "#fff1c8", "bold", "center", cap=18)


@sized(8)
def _arc_sprite(place: Layout, x: int, y: int, radius: int) -> tuple[pygame.Surface, tuple[int, int]]:
    def point(angle: float) -> tuple[float, float]:
        return x + radius * cos(angle), y + radius * sin(angle)

    def on_field(p: tuple[float, float]) -> bool:
        return 1.5 < p[0] < board.WIDTH - 1.5 and 1.5 < p[1] < board.HEIGHT - 1.5

    turn, dashes = ARC_PERIOD / radius, int(2 * pi * radius / ARC_PERIOD)
    runs = []
    for i in range(dashes):
        run = [point(turn * (i + ARC_DASH * j / 4)) for j in range(5)]
        if all(map(on_field, run)):
            runs.append([place.cam.spot(*p) for p in run])
    if not runs:
        return pygame.Surface((1, 1), pygame.SRCALPHA), (0, 0)
    xs, ys = [p[0] for run in runs for p in run], [p[1] for run in runs for p in run]
    m, k = int(4 * place.k) + 2, 3
    left, top = int(min(xs)) - m, int(min(ys)) - m
    w, h = int(max(xs)) - left + m, int(max(ys)) - top + m
    layer = pygame.Surface((w * k, h * k), pygame.SRCALPHA)
    layer.fill((255, 241, 200, 0))
    width = max(2, int(2.6 * place.k * k))
    for run in runs:
        dash = [((px - left) * k, (py - top) * k) for px, py in run]
        pygame.draw.lines(layer, (255, 241, 200, 170), False, dash, width)
    return pygame.transform.smoothscale(layer, (w, h)), (left, top)


def _trail(dst: pygame.Surface, place: Layout, trail: Trail) -> None:
    """Chevrons from one progress to another, none under the helmet itself."""
    way = 1 if trail.stop > trail.start else -1
    points_right = way if trail.end == board.LEFT else -way
    y = board.lane_y(trail.lane) - NEARER
    yard = round(place.cam.scale(board.WIDTH / 2, board.HEIGHT / 2), 1)
    sprite = sprites.chevron(yard, trail.tone, points_right, trail.faint)
    done = trail.start + way * STEP * 0.45
    while (trail.stop - way * STEP * 0.75 - done) * way >= 0:
        sprites.put(dst, sprite, place.cam.spot(board.helmet_x(trail.end, done), y))
        done += way * STEP


def _target(c: Canvas, place: Layout, target: Target) -> None:
    yard = place.cam.scale(target.x, target.y)
    w = round(yard * 8.6)
    at = place.cam.spot(target.x, target.y - NEARER)
    dashes, thick = (0, 3.2) if target.lit else (12, 2.2)
    for wider, tone in ((2.2, "#fff6e2"), (0.0, target.tone)):  # a light edge: dice may be of the same colour
        sprites.put(c.surf, sprites.ring(w, round(w * 0.6), (thick + wider) * c.k, tone, dashes), at)
    if target.words:
        x, y = c.view.logical(at)
        wide = c.width(target.words, 14, "bold", cap=18) + 12
        c.flat((x - wide / 2, y - 11, wide, 22), "#12361c", r=11, alpha=0.82)
        c.text(target.words, (x, y), 14, "#fff6e2", "bold", "center", cap=18)


def _out(c: Canvas, place: Layout, dice: list[Lying]) -> None:
    """The dice beyond the red line: a dashed ring round each, and one tag in words."""
    outside = [die for die in dice if die.die.out]
    for die in outside:
        r = die.radius
        sprites.put(c.surf, sprites.ring(round(r * 2.5), round(r * 2.3), 2.6 * c.k, OUT_RING, 14), die.at)
    n = len(outside)
    if n:
        head, words = f"OUT ×{n}" if n > 1 else "OUT", f"−{OUT_YARDS * n} yd"
        plate = _plate(c.theme, c.k, head, words, OUT_PLATE, "#ffd9c9")
        w, h = (round(length - 2 * MARGIN * c.k) for length in plate.get_size())
        discs = tuple((round(die.at[0]), round(die.at[1]), round(die.radius), die.die.out) for die in dice)
        sprites.put(c.surf, plate, out_spot(place, discs, w, h))


@sized(16)
def out_spot(place: Layout, dice: tuple[tuple[int, int, int, bool], ...], w: int, h: int) -> Spot:
    """The middle of a tag of w x h pixels for the dice outside, near them: off the other dice and off what is
    painted, and off the lanes if that can be. ``dice``: x, y, radius, and whether it is outside."""
    (left, _), (right, _) = (
        place.view.device(corner) for corner in (place.room.topleft, place.room.topright)
    )
    top, bottom = (place.cam.spot(0, y)[1] for y in (board.HEIGHT + board.RAIL, -board.RAIL))
    taken = [*numerals(place), *(_square((x, y), r * 1.15) for x, y, r, _ in dice)]
    (x0, y1), (x1, y0) = place.cam.spot(0, 0), place.cam.spot(board.WIDTH, board.HEIGHT)
    lanes = pygame.Rect(round(x0), round(y0), round(x1 - x0), round(y1 - y0))
    spots = [
        (x + dx * (r * 1.5 + w / 2), y + dy * (r * 1.5 + h / 2))
        for x, y, r, out in dice
        if out
        for dx in (-1, 0, 1)
        for dy in (-1, 0, 1)
        if dx or dy
    ]
    across, rows = (right - left - w) / 24, [place.cam.spot(0, y)[1] for y in (-4.6, board.HEIGHT + 4.4)]
    spots += [(left + w / 2 + i * across, y) for i in range(25) for y in rows]

    def cost(spot: Spot) -> float:
        box = pygame.Rect(round(spot[0] - w / 2), round(spot[1] - h / 2), w, h)
        if box.left < left or box.right > right or box.top < top or box.bottom > bottom:
            return inf
        covered = sum(part.w * part.h for part in map(box.clip, taken))
        on_lanes = box.clip(lanes)
        away = min(dist(spot, (x, y)) for x, y, _, out in dice if out)
        return (covered * 4 + on_lanes.w * on_lanes.h) / h + away

    return min(spots, key=cost)


def _square(at: Spot, r: float) -> pygame.Rect:
    return pygame.Rect(round(at[0] - r), round(at[1] - r), round(2 * r), round(2 * r))


def numerals(place: Layout) -> list[pygame.Rect]:
    """Where the yards and the lanes are painted."""
    yards = [(board.END_ZONE + ten, y) for ten in range(10, 100, 10) for y in (-4.6, board.HEIGHT + 4.4)]
    ends = (board.END_ZONE / 2, board.WIDTH - board.END_ZONE / 2)
    lanes = [(x, board.lane_y(lane)) for lane in range(1, board.LANES + 1) for x in ends]
    yard = place.cam.scale(board.WIDTH / 2, board.HEIGHT / 2)
    return [_square(place.cam.spot(*spot), 2.4 * yard) for spot in (*yards, *lanes)]


def _pause(c: Canvas, helmet: Standing) -> None:
    """Two bars over a helmet that pauses for a roll."""
    x, y = c.view.logical((helmet.foot[0] - helmet.px * 0.02, helmet.foot[1] - helmet.px * 1.02))
    c.disc((x, y), 11, "#3a2616")
    c.disc((x, y), 9.6, "#fff1d0")
    c.icon("pause", (x, y), 7, "#3a2616")


def _tag(c: Canvas, place: Layout, tag: Tag) -> None:
    tone = tag.tone or PLATES.get(tag.kind, PLATES["plain"])
    plate = _plate(c.theme, c.k, tag.head, tag.words, tone, "#fff1d0")
    plate.set_alpha(int(255 * max(0.0, min(1.0, tag.fade))))
    sprites.put(c.surf, plate, place.cam.spot(tag.x, tag.y, tag.lift))


@sized(64)
def _plate(theme: Theme, k: float, head: str, words: str, tone: str, border: str) -> pygame.Surface:
    """A small enamel plate with its words; the ink is the one that is read better on it."""
    ruler = sheet(theme, k, 1, 1, 0)
    first = ruler.width(head, 14, "display") if head else 0.0
    gap = 8.0 if head and words else 0.0
    rest = ruler.width(words, 15, "bold") if words else 0.0
    w, h = first + gap + rest + 26, ruler.tpx(15) / k * 1.6
    c = sheet(theme, k, w, h, MARGIN)
    ink = LIGHT_INK if contrast(LIGHT_INK, tone) >= 4.5 else DARK_INK
    c.plate((0, 0, w, h), "enamel", r=h / 2, tone=tone, shadow=4, border=border, bw=1.2)
    if head:
        c.text(head, (13, h / 2), 14, ink, "display")
    if words:
        c.text(words, (13 + first + gap, h / 2), 15, ink, "bold")
    return c.surf
