"""The shelf without its words: a green wall, the title, boxes and pieces on a plank, the front of the chest.

Slow (seconds): `tools/make_shelf_pictures.py` ships it, `shelf_picture` shows what was shipped.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pygame

from game.games.registry import Box as GameBox
from game.ui.drawing.dice3d import SAPPHIRE, draw_die, draw_shadow, octahedron, view_tilt
from game.ui.drawing.letters import gilded
from game.ui.drawing.materials import Array, Noise, blur, lamp, lin, mix, smooth, to_surface, unsrgb, wood
from game.ui.scenes.shelf_layout import BACK, DEPTH, LIP, RISE, TITLE, UNDER, box_places
from game.ui.scenes.shelf_lids import lid_of
from game.ui.scenes.shelf_pieces import pieces
from game.ui.widgets.view import Box

Tones = tuple[str, str, str]
PLANK: Tones = ("#41240f", "#87532c", "#c08a52")
CHEST: Tones = ("#2c170a", "#5a3319", "#83512a")
TITLE_PX = 82


class Painter:
    """Paints a piece of the logical space, ``area``, at ``k`` pixels a unit."""

    def __init__(self, k: float, area: Box) -> None:
        self.k, self.area = k, area
        self.w, self.h = round(area.w * k), round(area.h * k)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A place in the picture's pixels."""
        return (x - self.area.x) * self.k, (y - self.area.y) * self.k

    def paint(self, boxes: Sequence[GameBox]) -> pygame.Surface:
        """The whole picture with these boxes on the shelf."""
        img = self._wood()
        self._title(img)
        places = box_places(len(boxes))
        if len(boxes) < 3:
            pieces(img, self, places)
        for box, place in zip(boxes, places, strict=True):
            self._box(img, box, place)
        return img

    # ------------------------------------------------------------------- wood
    def _rows(self, top: float, bottom: float) -> tuple[slice, Array, Array]:
        """The pixel rows from one height to another, and their logical x and y."""
        y0, y1 = (round(min(self.h, max(0, (v - self.area.y) * self.k))) for v in (top, bottom))
        y, x = np.mgrid[y0:y1, 0 : self.w].astype(np.float32) / self.k
        return slice(y0, y1), x + self.area.x, y + self.area.y

    def _wood(self) -> pygame.Surface:
        n = Noise(77)
        rgb = np.empty((self.h, self.w, 3), np.float32)
        # painted boards, a shadow gathering above the shelf
        at, x, y = self._rows(self.area.y, BACK)
        joint = (x + 20) % 92 - 46
        paint = 0.80 + 0.22 * n.fbm(x / 60, y / 200, 4) + 0.10 * n(x / 1.6, y / 60)
        gap = 1 - 0.55 * np.exp(-((joint / 1.3) ** 2)) + 0.20 * np.exp(-(((joint - 2.6) / 1.2) ** 2))
        pool = 0.85 + 0.45 * np.exp(-(((x - 640) / 380) ** 2) - ((y - 290) / 230) ** 2)
        shade = 1 - 0.45 * smooth(BACK - 70, BACK, y)
        rgb[at] = lin("#2c5144") * (paint * gap * shade * pool)[..., None]
        # the plank: its top in perspective, then a rounded front edge
        at, x, y = self._rows(BACK, LIP)
        top = wood((x - 640) / (15 + (y - BACK) * 0.10), y / 6, seed=8, tone=PLANK)
        rgb[at] = top * (0.62 + 0.62 * smooth(BACK, BACK + 16, y))[..., None]
        at, x, y = self._rows(LIP, UNDER)
        fall = (y - LIP) / (UNDER - LIP)
        lit = 1.25 - 0.75 * fall + 0.5 * np.exp(-(((fall - 0.10) / 0.10) ** 2))
        rgb[at] = wood(x / 16, y / 13, seed=9, tone=PLANK) * lit[..., None]
        at, x, y = self._rows(UNDER, self.area.bottom)
        chest = wood(x / 17, y / 11, seed=15, tone=CHEST)
        rgb[at] = chest * (1 - 0.65 * np.exp(-(y - UNDER) / 9))[..., None]
        return to_surface(rgb * lamp(self.w, self.h, centre=(0.42, 0.24), low=0.42, warm=0.12) * 1.08)

    # ------------------------------------------------------------------ title
    def _title(self, img: pygame.Surface) -> None:
        words, margin = gilded("Fourth & Dice", int(TITLE_PX * self.k))
        x, y = self.at(TITLE[0] - 34, TITLE[1])
        r = words.get_rect(center=(round(x), round(y)))
        img.blit(words, r)
        k = self.k
        die = (r.right - margin + 66 * k, y + 2 * k)
        draw_shadow(img, (die[0] + 4 * k, die[1] + 16 * k), 46 * k, 10 * k, SAPPHIRE)
        draw_die(img, die, 46 * k, octahedron().rest(4, 0.16), SAPPHIRE, view=view_tilt(24))

    # -------------------------------------------------------------------- box
    def _box(self, img: pygame.Surface, box: GameBox, place: Box) -> None:
        """A box that stands on the shelf: its lid, its depth at the right and on top, its shadows."""
        w, h = round(place.w * self.k), round(place.h * self.k)
        art, tone = lid_of(box, w * 2, h * 2)
        lid = _worn(pygame.transform.smoothscale(art, (w, h)), seed=40 + len(box.name))
        x, y = (round(v) for v in self.at(place.x, place.y))
        self._contact(img, x, round((BACK + 20 - self.area.y) * self.k), w)
        sprite, margin, top = _body(w, h, tone)
        img.blit(sprite, (x - margin, y - margin - top))
        img.blit(lid, (x, y))
        pygame.draw.line(img, (255, 250, 236), (x, y), (x + w - 1, y), max(1, round(self.k)))

    def _contact(self, img: pygame.Surface, x: int, y: int, w: int) -> None:
        """The dark line where it touches the shelf."""
        k = self.k
        v, u = np.mgrid[0 : int(34 * k), 0 : w + int(56 * k)].astype(np.float32)
        a = (
            np.exp(-(((v - 10 * k) / (9 * k)) ** 2))
            * smooth(0, 18 * k, u)
            * smooth(u.max(), u.max() - 34 * k, u)
        )
        img.blit(to_surface(np.zeros((*a.shape, 3), np.float32), a * 0.85), (x - int(8 * k), y))


def _worn(lid: pygame.Surface, *, seed: int) -> pygame.Surface:
    """Printed card: its edges are rubbed, a sheen lies over it from the upper left."""
    rgb = unsrgb(pygame.surfarray.array3d(lid).swapaxes(0, 1))
    w, h = lid.get_size()
    y, x = np.mgrid[0:h, 0:w].astype(np.float32) * (246 / w)
    edge = np.minimum(np.minimum(x, x.max() - x), np.minimum(y, y.max() - y))
    rubbed = smooth(1.6, 0, edge - 1.2 * Noise(seed)(x / 9, y / 9)) * 0.45
    rgb = mix(rgb, np.broadcast_to(lin("#f2e6cc"), rgb.shape), rubbed)
    sheen = np.exp(-(((x * 0.8 + y * 0.6 - 69) / 32) ** 2)) * 0.055
    return to_surface((rgb + sheen[..., None]) * (1.06 - 0.22 * (x / x.max()) * (y / y.max()))[..., None])


def _body(w: int, h: int, tone: str) -> tuple[pygame.Surface, int, int]:
    """The box behind its lid with the shadow on the wall; returns (sprite, margin, height of the top)."""
    depth, top, margin = int(w * DEPTH), int(w * RISE), int(w * 0.14)
    size = w + depth + 2 * margin, h + top + 2 * margin
    solid: Array = np.zeros((size[1], size[0]), np.float32)
    solid[margin : margin + h + top, margin : margin + w + depth] = 1
    cast = np.roll(np.roll(blur(solid, w * 0.035), int(w * 0.05), 0), int(w * 0.045), 1) * 0.75
    cast[margin + h + top :] *= np.linspace(1, 0.2, size[1] - margin - h - top)[:, None]
    out = to_surface(np.broadcast_to(lin("#060302"), (*solid.shape, 3)), cast)
    k, c = 3, pygame.Color(tone)
    big = pygame.Surface((size[0] * k, size[1] * k), pygame.SRCALPHA)
    big.fill((*c.lerp("black", 0.5)[:3], 0))
    left, upper, right, lower = margin * k, (margin + top) * k, (margin + w) * k, (margin + top + h) * k
    back = right + depth * k
    lid_top = [(left, upper), (left + depth * k * 0.3, margin * k), (back, margin * k), (right, upper)]
    pygame.draw.polygon(big, c.lerp("white", 0.42), lid_top)
    for j in range(24):  # the side, darker downwards and outwards
        a, b = j / 24, (j + 1) / 24
        x0, x1 = right + depth * k * a, right + depth * k * b
        strip = [
            (x0, upper - top * k * a),
            (x1 + 1, upper - top * k * b),
            (x1 + 1, lower - top * k * 0.35 * b),
            (x0, lower - top * k * 0.35 * a),
        ]
        pygame.draw.polygon(big, c.lerp("black", 0.34 + 0.24 * a), strip)
    seam = right + depth * k * 0.72  # where the lid ends and the tray shows
    ends = (seam, upper - top * k * 0.72), (seam, lower - top * k * 0.25)
    pygame.draw.line(big, c.lerp("black", 0.75), *ends, max(k, w // 80))
    out.blit(pygame.transform.smoothscale(big, size), (0, 0))
    return out, margin, top
