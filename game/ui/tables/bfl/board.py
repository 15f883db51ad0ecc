"""The BFL match screen: table, board, helmets, dice, cards, prompt, log.

Layers, back to front:
  1. ``self.static``: table, board, markings, posts' shadows, plates; made once a window size
  2. shadows of dice, helmets (far to near), dice, goalposts' near parts
  3. cards, prompt, log: each one cached surface, remade only when its content changes
A frame is a blit of (1) and a few dozen small blits; dice in motion are drawn live.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from math import cos, pi, radians, sin

import numpy as np
import pygame

from game.ui.drawing import widgets as W
from game.ui.drawing.camera import Camera
from game.ui.drawing.dice3d import SAPPHIRE, draw_die, draw_shadow, octahedron, qmul, quat
from game.ui.drawing.glyphs import outline
from game.ui.drawing.helmets import TEAMS, Team, helmet, standing
from game.ui.drawing.materials import Noise, blur, lamp, lin, mix, smooth, to_surface, wood
from game.ui.drawing.props import cast, cup, goalpost_paths, tube_layer

LANE = 10.4  # width of a lane in the world unit (a yard along the field)
HALF_X, HALF_Y = 60.0, LANE * 4  # field with end zones
RED_X, RED_Y = 63.8, HALF_Y + 5.4
LAC_X, LAC_Y = 68.5, HALF_Y + 10.6
RIM = 3.6
THICK = 2.6
DIE_R = 5.3  # circumradius of a die in world units


def _box(x, y, hx: float, hy: float, r: float) -> np.ndarray:
    """Signed distance to a rounded rectangle of half sizes hx, hy (negative inside)."""
    qx, qy = np.abs(x) - hx + r, np.abs(y) - hy + r
    return np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - r


def lane_y(lane: int) -> float:
    """Lane 1 is the far one."""
    return HALF_Y - (lane - 0.5) * LANE


@dataclass
class Side:
    team: Team
    lane: int
    yards: int
    facing: int  # 1 starts at the left end, -1 at the right
    score: int = 0
    gain: str = ""
    came: int = 0  # yards moved on the last roll
    flag: bool = True
    paused: bool = False
    active: bool = False

    @property
    def x(self) -> float:
        return (-50 + self.yards) * self.facing


@dataclass
class Die:
    pos: tuple  # world x, y
    q: tuple
    z: float = 0.0  # height of the lowest point above the field
    value: int = 0
    out: bool = False


@dataclass
class Scene:
    sides: list[Side]
    dice: list[Die]
    quarter: int = 2
    roll: int = 14
    log: list = field(default_factory=list)


class BflScreen:
    def __init__(self, size: tuple[int, int]):
        self.w, self.h = size
        self.s = min(self.w / 1280, self.h / 720)
        s = self.s
        side = 200 * s
        self.board_rect = pygame.Rect(side, 54 * s, self.w - 2 * side, self.h - (54 + 92) * s)
        # the camera that makes the board fill its rectangle
        tilt, dist = 32.0, 520.0
        cam = Camera(tilt=tilt, distance=dist, focal=1000, centre=(0, 0))
        ox, oy = LAC_X + RIM, LAC_Y + RIM
        c = cam.project([(-ox, -oy, -THICK), (ox, -oy, -THICK), (ox, oy, 0), (-ox, oy, 0)])
        k = min(self.board_rect.w / np.ptp(c[:, 0]), self.board_rect.h / np.ptp(c[:, 1]))
        mid = (c[:, 1].min() + c[:, 1].max()) / 2 * k
        self.cam = Camera(
            tilt=tilt, distance=dist, focal=1000 * k, centre=(self.board_rect.centerx, self.board_rect.centery - mid)
        )
        self.view = self.cam.rot
        self.static = self._build()
        self.posts = self._posts()

    # -------------------------------------------------------------- build ---
    def _build(self) -> pygame.Surface:
        w, h, s, cam = self.w, self.h, self.s, self.cam
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        x, y = cam.ground(xx, yy, 0.0)
        pix = 1 / cam.scale((0, 0, 0))
        outer = _box(x, y, LAC_X + RIM, LAC_Y + RIM, 6)  # distances, world units
        d_in = _box(x, y, LAC_X, LAC_Y, 3)
        top, inner = np.clip(0.5 - outer / pix, 0, 1), np.clip(0.5 - d_in / pix, 0, 1)
        drop = max(1, int(round(THICK * sin(radians(cam.tilt)) * cam.scale((0, -LAC_Y, 0)))))
        side = np.zeros_like(top)  # the board's thickness: its shape, pulled down
        for k in range(1, drop + 1):
            side[k:] = np.maximum(side[k:], top[:-k])
        rgb = np.zeros((h, w, 3), np.float32)
        # Each material is evaluated only where it is seen (m is a mask; arrays become lists of pixels).
        m = top < 1
        tx, ty = cam.ground(xx[m], yy[m], -THICK)
        rgb[m] = wood(tx / 7.5, ty / 7.5, seed=21, plank=4.6, tone=("#3f2412", "#7c4c28", "#b27c48"))
        sh = np.roll(np.roll(blur(side, 9 * s), int(9 * s), 0), int(8 * s), 1)  # short and soft, to the lower right
        near = blur(side, 3 * s)
        rgb *= ((1 - 0.62 * np.clip(sh, 0, 1) * (1 - side)) * (1 - 0.35 * near * (1 - side)))[..., None]
        m = (side > 0) & (top < 1)
        rgb[m] = mix(
            rgb[m], wood(x[m] / 4 + 9, y[m] / 30, seed=33, tone=("#2a1208", "#56270f", "#7a3d1b")) * 0.55, side[m]
        )
        m = (top > 0) & (inner < 1)
        rgb[m] = mix(rgb[m], self._rim(x[m], y[m], outer[m], d_in[m], pix), top[m])
        m = inner > 0
        shade = np.roll(np.roll(blur(1 - inner, 6 * s), int(5 * s), 0), int(4 * s), 1)
        num, faint = self._numerals()
        lac = self._lacquer(x[m], y[m], pix, num[m], faint[m]) * (1 - 0.55 * np.clip(shade[m], 0, 1))[:, None]
        # reflections of the window and the lamp in the lacquer
        px, py = xx[m], yy[m]
        gl = np.exp(-((((px - w * 0.33) * 0.75 + (py - h * 0.20) * 0.55) / (w * 0.060)) ** 2)) * smooth(
            h * 0.72, h * 0.10, py
        )
        gl += (
            0.55
            * np.exp(-((((px - w * 0.425) * 0.75 + (py - h * 0.20) * 0.55) / (w * 0.016)) ** 2))
            * smooth(h * 0.66, h * 0.10, py)
        )
        far = smooth(-LAC_Y, LAC_Y * 1.6, y[m]) * 0.020
        lac = lac + (0.085 * gl + far)[:, None] * np.array([1.0, 0.97, 0.86], np.float32)
        rgb[m] = mix(rgb[m], lac, inner[m])
        # the lamp
        rgb = rgb * lamp(w, h, centre=(0.40, 0.26), low=0.50)
        img = to_surface(rgb)
        self._post_shadows(img)
        self._furniture(img)
        return img

    def _rim(self, x, y, outer, d_in, pix) -> np.ndarray:
        """Mahogany frame with mitred corners and a rounded profile, a brass fillet at its inner edge."""
        vertical = (np.abs(x) - LAC_X) > (np.abs(y) - LAC_Y)
        rim = wood(
            np.where(vertical, y, x) / 5, np.where(vertical, x, y) / 5, seed=33, tone=("#48200f", "#84401c", "#b8692f")
        )
        q = np.clip(-outer / RIM, 0, 1)  # 0 outer edge, 1 inner edge
        nx = np.where(vertical, np.sign(x), 0) * np.cos(q * pi)
        ny = np.where(vertical, 0, np.sign(y)) * np.cos(q * pi)
        lit = 0.86 + 0.34 * (-0.62 * nx + 0.70 * ny)
        lit += 0.30 * np.exp(-(((q - 0.30) / 0.09) ** 2)) * ((ny > 0.2) | (nx < -0.2)) + 0.18 * np.exp(
            -(((q - 0.5) / 0.10) ** 2)
        )
        mitre = np.exp(-(((np.abs(x) - LAC_X - np.abs(y) + LAC_Y) / 0.25) ** 2)) * 0.35
        rim = rim * (lit - mitre)[..., None]
        fillet = np.clip(0.5 - (np.abs(d_in - 0.35) - 0.35) / pix, 0, 1)
        return mix(rim, lin("#d9a94e") * (0.75 + 0.5 * np.clip(-nx + ny, -0.5, 1))[..., None], fillet * 0.9)

    def _lacquer(self, x, y, pix, num, faint) -> np.ndarray:
        """Colour of the painted field, anti-aliased from distances: no texture, no blur at any size."""
        py = pix / cos(radians(self.cam.tilt))
        n = Noise(12)
        hair = n(x * 1.3, y * 9) * 0.5 + n(x * 5, y * 30 + 7) * 0.5  # brush hairs along the field
        cloud = n.fbm(x * 0.045, y * 0.06, 4)

        def stripe(v, c, hw, p):
            return np.clip((hw - np.abs(v - c)) / p + 0.5, 0, 1)

        def inside(hx, hy):
            return np.clip((hx - np.abs(x)) / pix + 0.5, 0, 1) * np.clip((hy - np.abs(y)) / py + 0.5, 0, 1)

        field_ = inside(HALF_X, HALF_Y)
        ten = np.floor((x + 60) / 10)
        lane = np.floor((HALF_Y - y) / LANE)
        even = (ten + lane) % 2
        g1, g2 = lin("#328440"), lin("#41974a")
        turf = mix(np.broadcast_to(g1, x.shape + (3,)), g2, even * 0.55 + (ten % 2) * 0.45)
        zone = (np.abs(x) > 50) * 1.0
        diag = ((x + y * 0.8) / 3.2) % 1
        dz = np.clip((0.25 - np.abs(diag - 0.5)) / (pix / 3.2) + 0.5, 0, 1)
        ez = mix(np.broadcast_to(lin("#1c5233"), x.shape + (3,)), lin("#246140"), dz)
        turf = mix(turf, ez, zone)
        apron = np.broadcast_to(lin("#1d4a2e"), x.shape + (3,))
        rgb = mix(apron, turf, field_)
        inside_red = np.clip((RED_X - np.abs(x)) / pix + 0.5, 0, 1) * np.clip((RED_Y - np.abs(y)) / py + 0.5, 0, 1)
        rgb = rgb * (0.74 + 0.26 * inside_red)[..., None]
        rgb = rgb * (0.90 + 0.16 * (hair - 0.3) + 0.30 * (cloud - 0.5))[..., None]

        wear = np.clip(1.06 - 0.34 * smooth(0.60, 0.80, n.fbm(x * 0.6 + 9, y * 0.6, 3)), 0, 1)
        white = np.zeros_like(x)
        xm = (x + 65) % 10 - 5  # distance to a ten-yard line
        tens = stripe(xm, 0, 0.26, pix) * (np.abs(x) < 55)
        white = np.maximum(white, tens * 0.82)
        fives = stripe((x + 60) % 10 - 5, 0, 0.14, pix) * (np.abs(x) < 50)
        edge_d = LANE / 2 - np.abs(((HALF_Y - y) % LANE) - LANE / 2)  # distance to the lane line
        white = np.maximum(white, fives * np.clip((1.0 - edge_d) / py + 0.5, 0, 1) * 0.75)
        white = np.maximum(white, np.clip((0.13 - edge_d) / py + 0.5, 0, 1) * 0.60)
        white = np.maximum(white, stripe(np.abs(x), 50, 0.55, pix))  # goal lines
        white = white * field_
        frame = np.maximum(
            stripe(np.abs(x), HALF_X, 0.45, pix) * (np.abs(y) < HALF_Y + 0.45),
            stripe(np.abs(y), HALF_Y, 0.45, py) * (np.abs(x) < HALF_X + 0.45),
        )
        white = np.maximum(white, frame)
        rgb = mix(rgb, np.broadcast_to(lin("#f6f1dd"), rgb.shape), white * wear * 0.95)
        # painted numerals (polygons through the same camera)
        rgb = mix(rgb, np.broadcast_to(lin("#f6f1dd"), rgb.shape), faint * 0.30 * wear)
        rgb = mix(rgb, np.broadcast_to(lin("#fbf2d6"), rgb.shape), num * (0.75 + 0.25 * wear))
        # the red boundary
        dr = _box(x, y, RED_X, RED_Y, 3)
        red = np.clip((0.78 - np.abs(dr)) / pix + 0.5, 0, 1)
        halo = np.clip((1.15 - np.abs(dr)) / pix + 0.5, 0, 1)
        rgb = rgb * (1 - 0.45 * halo)[..., None]
        rgb = mix(rgb, np.broadcast_to(lin("#e02a1c"), rgb.shape), red * (0.80 + 0.20 * wear))
        hair = np.clip(
            (0.17 - np.abs(np.abs(dr) - 1.0)) / pix + 0.5, 0, 1
        )  # cream hairlines: the red is seen in grey too
        rgb = mix(rgb, np.broadcast_to(lin("#f3dfb4"), rgb.shape), hair * 0.85)
        return rgb.astype(np.float32)

    def _numerals(self):
        """Coverage of the strong paint (lane digits, yards at the side lines) and of the faint emblem."""
        k = 3 if self.w < 2600 else 2
        cam = self.cam.scaled(k)
        layer = pygame.Surface((self.w * k, self.h * k), 0, 24)

        def put(txt, x, y, cap, channel, colour_hole=(0, 0, 0)):
            for poly, hole in outline(txt):
                p = cam.project(np.column_stack([x + poly[:, 0] * cap, y + poly[:, 1] * cap, np.zeros(len(poly))]))
                pygame.draw.polygon(layer, colour_hole if hole else channel, p.tolist())

        for lane in range(1, 9):
            for sx in (-1, 1):
                put(str(lane), sx * 55, lane_y(lane), 4.7, (255, 0, 0))
        for yd in range(-40, 50, 10):
            v = str(50 - abs(yd))
            for sy in (-1, 1):
                put(v, yd, sy * (HALF_Y + 2.45), 2.5, (255, 0, 0))
        # midfield emblem: an octahedron on its point, two lanes high
        r = LANE * 1.45
        ring = lambda pts: cam.project([(px, py, 0) for px, py in pts]).tolist()  # noqa: E731
        for loop in ([(-r, 0), (0, r), (r, 0), (0, -r)],):
            pygame.draw.polygon(layer, (0, 255, 0), ring(loop))
        for loop in (
            [(-r * 0.84, r * 0.06), (-r * 0.03, r * 0.86), (-r * 0.03, r * 0.06)],
            [(r * 0.84, r * 0.06), (r * 0.03, r * 0.86), (r * 0.03, r * 0.06)],
            [(-r * 0.84, -r * 0.06), (-r * 0.03, -r * 0.86), (-r * 0.03, -r * 0.06)],
            [(r * 0.84, -r * 0.06), (r * 0.03, -r * 0.86), (r * 0.03, -r * 0.06)],
        ):
            pygame.draw.polygon(layer, (0, 0, 0), ring(loop))
        small = pygame.transform.smoothscale(layer, (self.w, self.h))
        a = pygame.surfarray.array3d(small).swapaxes(0, 1).astype(np.float32) / 255
        return a[..., 0], a[..., 1]

    def _goal_paths(self):
        return [
            p
            for sx in (-1, 1)
            for p in goalpost_paths(
                (sx * 63.5, 1.0), along=(sx * -0.72, 0.69), half=8.6, bar=8.0, top=30.0, back=3.0 * sx
            )
        ]

    def _post_shadows(self, img) -> None:
        m = tube_layer((self.w, self.h), self.cam, cast(self._goal_paths()), "#000000", 0.75, ss=2)
        a = pygame.surfarray.array_alpha(m).swapaxes(0, 1).astype(np.float32) / 255
        a = blur(a, 1.6 * self.s) * 0.50
        img.blit(to_surface(np.broadcast_to(lin("#04140a"), a.shape + (3,)), a), (0, 0))

    def _posts(self):
        """Goalposts as two cropped sprites drawn over the helmets."""
        layer = tube_layer((self.w, self.h), self.cam, self._goal_paths(), "#f6c52e", 0.62)
        out = []
        for half in (pygame.Rect(0, 0, self.w // 2, self.h), pygame.Rect(self.w // 2, 0, self.w - self.w // 2, self.h)):
            part = layer.subsurface(half)
            box = part.get_bounding_rect()
            out.append((part.subsurface(box).copy(), (half.x + box.x, box.y)))
        return out

    def _furniture(self, img) -> None:
        """Everything of the screen's frame that never changes."""
        s, w, h = self.s, self.w, self.h
        c = cup(int(212 * s))
        img.blit(c, (int(-4 * s), int(h - 262 * s)))
        # prompt plaque
        self.prompt = pygame.Rect(0, 0, 872 * s, 72 * s)
        self.prompt.midbottom = (w // 2, int(h - 12 * s))
        W.put_plate(
            img, self.prompt, radius=14 * s, kind="dark", shadow=8 * s, scale=s, border="#b98a45", border_px=1.6 * s
        )
        # top bar
        self.top = pygame.Rect(0, 0, 360 * s, 42 * s)
        self.top.midtop = (w // 2, int(6 * s))
        W.put_plate(
            img, self.top, radius=12 * s, kind="dark", shadow=5 * s, scale=s, border="#b98a45", border_px=1.4 * s
        )
        for i, icon in enumerate(("undo", "eye", "book", "menu")):
            r = pygame.Rect(w - (12 + 46 * (4 - i)) * s, 6 * s, 42 * s, 42 * s)
            W.button(img, r, "", kind="wood", icon=icon, px=int(24 * s), scale=s)
        W.text(img, "BFL", "display", 30 * s, "#ffe6b0", (16 * s, 6 * s), shadow="#1a0d06")

    # --------------------------------------------------------------- draw ---
    def draw(self, dst: pygame.Surface, scene: Scene) -> None:
        cam = self.cam
        dst.blit(self.static, (0, 0))
        ground = cam.project([(d.pos[0], d.pos[1], 0.0) for d in scene.dice])
        sizes = [cam.scale((d.pos[0], d.pos[1], d.z)) * DIE_R for d in scene.dice]
        inr = octahedron().inradius
        dst.blit(*self._trails(scene))
        for d, g, r in zip(scene.dice, ground, sizes):
            draw_shadow(dst, g, r, d.z / DIE_R * r, SAPPHIRE)
        # helmets and dice stand in depth order
        things = [(-lane_y(sd.lane), 0, sd) for sd in scene.sides]
        things += [(-d.pos[1], 1, (d, r)) for d, r in zip(scene.dice, sizes)]
        for _, kind, t in sorted(things, key=lambda k: k[:2]):
            if kind == 0:
                px = int(cam.scale((0, lane_y(t.lane), 0)) * 9.8)
                spr, foot = standing(t.team, px, t.lane, t.facing)
                p = cam.project((t.x, lane_y(t.lane) - 1.6, 0))
                if t.active:
                    halo = _halo(int(px * 1.8))
                    dst.blit(halo, (round(p[0] - halo.get_width() / 2), round(p[1] - halo.get_height() / 2)))
                dst.blit(spr, (round(p[0] - foot[0]), round(p[1] - foot[1])))
            else:
                d, r = t
                if d.z < 12:
                    self._die(dst, d, r, inr)
        for d, r in zip(scene.dice, sizes):
            if d.z >= 12:
                self._die(dst, d, r, inr)
        for spr, at in self.posts:
            dst.blit(spr, at)
        self._marks(dst, scene, ground, sizes)
        self._panels(dst, scene)

    def _trails(self, scene: Scene):
        """Chevrons on the lacquer: where each team came from on the last roll."""
        key = tuple((sd.team.key, sd.yards, sd.came) for sd in scene.sides)
        if getattr(self, "_trail_key", None) != key:
            self._trail_key = key
            k = 3
            box = self.board_rect
            cam = self.cam.scaled(k, -box.x, -box.y)
            layer = pygame.Surface((box.w * k, box.h * k), pygame.SRCALPHA)
            for sd in scene.sides:
                y = lane_y(sd.lane) - 1.6
                f = (1 if sd.came > 0 else -1) * sd.facing
                for i in range(abs(sd.came) // 5):
                    x = sd.x - sd.facing * (sd.came - (i + 0.35) * 5 * (1 if sd.came > 0 else -1))
                    pts = [
                        (x - 1.1 * f, y + 2.4),
                        (x + 0.3 * f, y + 2.4),
                        (x + 1.7 * f, y),
                        (x + 0.3 * f, y - 2.4),
                        (x - 1.1 * f, y - 2.4),
                        (x + 0.3 * f, y),
                    ]
                    if abs(x - sd.x) < 3.2:
                        continue
                    c = pygame.Color(sd.team.colour).lerp("white", 0.35)
                    pygame.draw.polygon(layer, (*c[:3], 235), cam.project([(a, b, 0) for a, b in pts]).tolist())
            self._trail = (pygame.transform.smoothscale(layer, box.size), box.topleft)
        return self._trail

    def _die(self, dst, d: Die, r: float, inr: float) -> None:
        z = d.z + DIE_R * (inr if d.z == 0 else 0.8)
        p = self.cam.project((d.pos[0], d.pos[1], z))
        draw_die(dst, p, r, d.q, SAPPHIRE, view=self.view, resting=d.z == 0)

    def _marks(self, dst, scene, ground, sizes) -> None:
        """The die beyond the red line: a ring on the ground and a tag in words."""
        s = self.s
        for d, g, r in zip(scene.dice, ground, sizes):
            if d.out and d.z == 0:
                tag = pygame.Rect(0, 0, 104 * s, 24 * s)
                tag.midleft = (g[0] + r * 1.30, g[1] + r * 0.30)
                W.put_plate(
                    dst,
                    tag,
                    radius=12 * s,
                    kind="enamel",
                    tone="#c8281a",
                    shadow=4 * s,
                    scale=s,
                    border="#ffd9c9",
                    border_px=1.2 * s,
                )
                W.text(dst, "OUT", "display", 14 * s, "#ffffff", (tag.x + 26 * s, tag.centery), "center")
                W.text(dst, "−10 yd", "bold", 15 * s, "#ffffff", (tag.x + 72 * s, tag.centery), "center")
                box = pygame.Rect(0, 0, r * 2.5, r * 2.2)
                box.center = (g[0], g[1] - r * 0.35)
                dst.blit(*_ring(box, s))

    def _panels(self, dst, scene: Scene) -> None:
        s, w = self.s, self.w
        # cards: odd seats at the left end, even seats at the right
        many = len(scene.sides) > 4
        card, step = (W.compact_card, 102) if many else (W.team_card, 196)
        cw, ch = int(182 * s), int((92 if many else 172) * s)
        for i, sd in enumerate(scene.sides):
            col, row = (0 if sd.facing > 0 else 1), sum(1 for o in scene.sides[:i] if o.facing == sd.facing)
            x = 12 * s if col == 0 else w - 12 * s - cw
            y = (64 + row * step) * s
            img, m = card(
                sd.team,
                cw,
                ch,
                s,
                score=sd.score,
                lane=sd.lane,
                yards=sd.yards,
                gain=sd.gain,
                flag=sd.flag,
                paused=sd.paused,
                active=sd.active,
                facing=sd.facing,
            )
            dst.blit(img, (int(x) - m, int(y) - m))
        dst.blit(*self._overlay(scene))

    def _overlay(self, scene: Scene):
        """Prompt text, roll strip, clock and log: one surface until the scene's words change."""
        key = (scene.quarter, scene.roll, len(scene.sides), len(scene.log), tuple(d.value for d in scene.dice))
        if getattr(self, "_key", None) != key:
            self._key = key
            img = pygame.Surface((self.w, self.h), pygame.SRCALPHA)
            self._words(img, scene)
            box = img.get_bounding_rect()
            self._words_img = (img.subsurface(box).copy(), box.topleft)
        return self._words_img

    def _words(self, dst, scene: Scene) -> None:
        s = self.s
        p = self.prompt
        active = next(sd for sd in scene.sides if sd.active)
        # whose turn: crest in the team's colour at the left end of the plaque
        crest = pygame.Rect(p.x + 8 * s, p.y + 8 * s, 56 * s, 56 * s)
        W.put_plate(
            dst,
            crest,
            radius=10 * s,
            kind="enamel",
            tone=active.team.colour,
            shadow=0,
            scale=s,
            border="#ffdf9a",
            border_px=1.5 * s,
        )
        dst.blit(helmet(active.team, int(52 * s)), (crest.x + 2 * s, crest.y + 1 * s))
        x = crest.right + 14 * s
        W.text(
            dst,
            f"{active.team.coach}: throw the dice",
            "display",
            25 * s,
            "#fff1d0",
            (x, p.y + 9 * s),
            shadow="#120904",
        )
        a = W.text(dst, "All eight at once, inside the red line", "text", 16 * s, "#e9d6b0", (x, p.y + 43 * s))
        W.text(dst, "BFL 2.1", "bold", 14 * s, "#ffcf70", (a.right + 9 * s, p.y + 44.5 * s))
        # the roll that lies on the table, sorted, numerals upright
        vals = sorted((d.value, d.out) for d in scene.dice)
        r = 12.5 * s
        x0 = p.right - 178 * s - len(vals) * r * 2.02
        W.text(dst, "last roll", "strong", 14 * s, "#d8c096", (x0 - r, p.y + 8 * s))
        for i, (v, out) in enumerate(vals):
            W.chip(
                dst,
                (x0 + i * r * 2.06, p.y + 46 * s),
                r,
                str(v),
                tone="#1f4db8" if not out else "#8e1d14",
                ring="#ff6a50" if out else None,
            )
        b = pygame.Rect(p.right - 162 * s, p.y + 10 * s, 150 * s, 52 * s)
        W.button(dst, b, "Throw", kind="primary", px=int(20 * s), key="Space", scale=s, state="focus")
        W.text(
            dst, f"{len(scene.sides)} teams · hotseat", "strong", 14 * s, "#f3dcb4", (86 * s, 20 * s), shadow="#1a0d06"
        )
        # clock
        t = self.top
        W.text(
            dst,
            ("1st", "2nd", "3rd", "4th")[scene.quarter - 1] + " quarter",
            "display",
            19 * s,
            "#fff1d0",
            (t.x + 18 * s, t.centery),
            "midleft",
            shadow="#120904",
        )
        for q in range(4):
            c = (t.x + (176 + q * 18) * s, t.centery)
            pygame.draw.circle(dst, "#8a6236", c, 6 * s)
            pygame.draw.circle(dst, "#ffcf70" if q < scene.quarter else "#24150b", c, 4.6 * s)
        W.text(dst, f"roll {scene.roll}", "strong", 17 * s, "#e9d6b0", (t.right - 18 * s, t.centery), "midright")
        # log: a note pad pulled out of the right edge
        pad = pygame.Rect(0, 0, 182 * s, 238 * s)
        pad.topright = (self.w - 12 * s, self.h - (12 + 238) * s)
        W.put_plate(
            dst,
            pad,
            radius=8 * s,
            kind="paper",
            tone="#fbf5e4",
            shadow=6 * s,
            scale=s,
            border="#d9c9a4",
            border_px=1.2 * s,
            seed=17,
        )
        head = pygame.Rect(pad.x, pad.y, pad.w, 30 * s)
        pygame.draw.rect(dst, "#7a4a26", head, border_top_left_radius=int(8 * s), border_top_right_radius=int(8 * s))
        W.draw_icon(dst, "log", (head.x + 18 * s, head.centery), 8 * s, W.CREAM)
        W.text(dst, "Log", "bold", 17 * s, W.CREAM, (head.x + 32 * s, head.centery), "midleft")
        W.keycap(dst, "L", (head.right - 18 * s, head.centery), 14 * s, W.CREAM)
        y = head.bottom + 7 * s
        for tone, line in scene.log:
            if tone == "head":
                W.text(dst, line, "bold", 14.5 * s, W.INK, (pad.x + 12 * s, y))
                y += 19 * s
                continue
            pygame.draw.rect(dst, tone, (pad.x + 12 * s, y + 3 * s, 4 * s, 12 * s), border_radius=int(2 * s))
            W.text(
                dst, W.fit(line, "text", int(14.5 * s), pad.w - 34 * s), "text", 14.5 * s, W.INK, (pad.x + 22 * s, y)
            )
            y += 18.2 * s


@lru_cache(16)
def _halo(px: int) -> pygame.Surface:
    """Lamp light on the lacquer under the helmet whose turn it is: a pool and a bright rim."""
    y, x = np.mgrid[0 : int(px * 0.62), 0:px].astype(np.float32)
    d = np.hypot((x - px / 2) / (px / 2), (y - px * 0.31) / (px * 0.31))
    a = 0.55 * smooth(1, 0.3, d) + 0.55 * np.exp(-(((d - 0.72) / 0.06) ** 2))
    return to_surface(np.broadcast_to(lin("#ffe08a"), a.shape + (3,)), a)


def _ring(box: pygame.Rect, s: float):
    """A dashed warning ring, anti-aliased; returns (surface, position)."""
    img, m = _ring_img(box.w, box.h, s)
    return img, (box.x - m, box.y - m)


@lru_cache(16)
def _ring_img(w: int, h: int, s: float) -> tuple[pygame.Surface, int]:
    k = 3
    m = int(6 * s)
    img = pygame.Surface(((w + 2 * m) * k, (h + 2 * m) * k), pygame.SRCALPHA)
    img.fill((255, 80, 60, 0))
    cx, cy = img.get_width() / 2, img.get_height() / 2
    for i in range(14):
        a0, a1 = i * pi / 7, i * pi / 7 + pi / 7 * 0.62
        pts = [
            (cx + w / 2 * k * cos(a0 + (a1 - a0) * j / 6), cy + h / 2 * k * sin(a0 + (a1 - a0) * j / 6))
            for j in range(7)
        ]
        for a, b in zip(pts, pts[1:]):
            pygame.draw.line(img, "#ff5a44", a, b, int(2.6 * s * k))
    return pygame.transform.smoothscale(img, (w + 2 * m, h + 2 * m)), m


# ------------------------------------------------------------- example ----
def example_scene() -> Scene:
    t = {x.key: x for x in TEAMS}
    sides = [
        Side(t["foxes"], 3, 60, 1, score=13, gain="+20", came=20, active=True),
        Side(t["owls"], 5, 40, -1, score=8),
        Side(t["herons"], 2, 30, 1, score=6, gain="+10", came=10, flag=False),
        Side(t["kings"], 7, 50, -1, score=14, gain="−10", came=-10),
    ]
    o = octahedron()
    spec = [
        (3, -33, 15, 0.30),
        (3, 31, -12, -0.42),
        (2, -16, 8, 0.15),
        (7, 27, 5, -0.22),
        (1, 37, 30, 0.38),
        (8, -40, -22, -0.35),
        (4, 22, -32, 0.1),
    ]
    dice = [Die((x, y), o.rest(v, yaw), value=v) for v, x, y, yaw in spec]
    dice.append(Die((-24, -RED_Y - 2.0), o.rest(6, 0.24), value=6, out=True))
    log = [
        ("head", "Roll 14 · Dan"),
        ("#1f4db8", "1 2 3 3 4 7 8, out 6"),
        ("#c8281a", "6 lies out: Dan −10 (6.1)"),
        ("#d4531c", "Foxes +20 to 60"),
        ("#10857d", "Herons +10 to 30"),
        ("#c8920e", "Kings back to 50"),
        ("#22408f", "Owls: no 5, stay at 40"),
        ("head", "Roll 13 · Cleo"),
        ("#1f4db8", "1 2 2 5 5 6 7 7"),
        ("#c8920e", "Kings +20 to 60"),
    ]
    return Scene(sides, dice, log=log)


def full_table() -> Scene:
    """Eight teams, a Bro on the table (all eight different)."""
    lanes, yards, scores = (3, 5, 2, 7, 8, 1, 6, 4), (60, 40, 30, 50, 20, 70, 10, 80), (13, 8, 6, 14, 0, 7, 20, 6)
    sides = [
        Side(
            t,
            lane,
            yd,
            1 if i % 2 == 0 else -1,
            score=sc,
            gain="+10",
            came=10,
            flag=i % 3 != 2,
            paused=False,
            active=i == 4,
        )
        for i, (t, lane, yd, sc) in enumerate(zip(TEAMS, lanes, yards, scores))
    ]
    sides[3].gain, sides[3].came = "+20", 20
    sides[5].gain, sides[5].came = "", 0  # paused on this roll
    o = octahedron()
    spots = ((-43, 27), (29, 18), (-14, -6), (43, -4), (-14, -33), (27, -13), (3, 33), (30, -34))
    dice = [Die(p, o.rest(v + 1, 0.5 - 0.15 * v), value=v + 1) for v, p in enumerate(spots)]
    log = [
        ("head", "Roll 21 · Dan"),
        ("#1f4db8", "1 2 3 4 5 6 7 8"),
        ("#c8920e", "Bro: Dan 10 extra (8.2)"),
        ("#6a3a96", "Finn paused (3.3): no yards"),
        ("#c8920e", "Kings +20 to 50"),
        ("#a3163a", "Roses +10 to 20"),
        ("#d4531c", "Foxes +10 to 60"),
        ("#22408f", "Owls +10 to 40"),
        ("#10857d", "Herons +10 to 30"),
    ]
    return Scene(sides, dice, quarter=3, roll=21, log=log)


def tumble(scene: Scene, t: float) -> Scene:
    """The same dice in the air at time ``t`` (for the frame-time measurement)."""
    dice = []
    for i, d in enumerate(scene.dice):
        q = qmul(quat((1, 0.4 + i * 0.1, 0.3), t * (5 + i * 0.4) + i), d.q)
        dice.append(
            Die(
                (d.pos[0] * 0.9 + 2 * sin(t * 2 + i), d.pos[1] * 0.85),
                q,
                z=3 + 9 * abs(sin(t * 3 + i * 0.7)),
                value=d.value,
            )
        )
    return Scene(scene.sides, dice, scene.quarter, scene.roll, scene.log)
