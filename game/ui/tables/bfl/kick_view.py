"""The flick-kick: behind the paper football, the goalposts at the far end.

One low camera serves the table, the posts, the flight traces and the marks in
the goal plane. The paper triangle is shaded per pixel once; flag, aim and
meters are small vector sprites.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin

import numpy as np
import pygame

from game.ui.drawing import widgets as W
from game.ui.drawing.camera import Camera
from game.ui.drawing.glyphs import outline
from game.ui.drawing.helmets import TEAMS, helmet
from game.ui.drawing.materials import Noise, blur, lamp, lin, mix, paper, smooth, to_surface, wood
from game.ui.drawing.props import cast, goalpost_paths, tube_layer

GOAL_Y, BAR, TOP, HALF = 60.0, 10.0, 36.0, 10.5
BALL = (0.0, -13.0)


@dataclass
class Kick:
    """A former kick as its trace (world points) and where it crossed the goal plane."""

    x: float
    z: float
    good: bool
    peak: float = 30.0

    def trace(self, n: int = 26):
        pts = []
        for i in range(n):
            t = i / (n - 1)
            pts.append(
                (
                    BALL[0] + (self.x - BALL[0]) * t**1.15,
                    BALL[1] + (GOAL_Y - BALL[1]) * t,
                    5 * (1 - t) + self.z * t + 4 * (self.peak - (5 + self.z) / 2) * t * (1 - t),
                )
            )
        return pts


@lru_cache(16)
def paper_triangle(px: int) -> tuple[pygame.Surface, tuple[float, float]]:
    """The folded triangle standing on its point; returns (sprite, tip in it)."""
    ss = 3
    n = px * ss
    y, x = np.mgrid[0:n, 0:n].astype(np.float32) / n
    a, b, c = np.array([0.07, 0.13]), np.array([0.90, 0.10]), np.array([0.50, 0.93])

    def side(p, q, X=x, Y=y):  # signed distance, inside positive
        d = (q - p) / np.hypot(*(q - p))
        return d[0] * (Y - p[1]) - d[1] * (X - p[0])

    def tri(p, q, r, X=x, Y=y):
        d = np.minimum(np.minimum(side(p, q, X, Y), side(q, r, X, Y)), side(r, p, X, Y))
        return d

    front = np.clip(tri(a, b, c) * n + 0.5, 0, 1)
    thick = np.zeros_like(front)
    for k in range(1, 9):  # folded edge, towards the right and down
        thick = np.maximum(thick, np.clip(tri(a, b, c, x - 0.0052 * k, y - 0.0016 * k) * n + 0.5, 0, 1))
    tex = paper(x * 300, y * 300, "#f7f1e2", seed=7, age=0.7)

    def ruled(angle, gap=0.062, col="#7fa6d6"):
        u = x * sin(angle) + y * cos(angle)
        d = np.abs(((u / gap) % 1) - 0.5) * gap
        return np.clip(1 - d * n / 2.2, 0, 1)

    # three folds: each flap its own ruling and light
    m = (a + b) / 2
    q = a + (c - a) * 0.46
    flap1 = side(m, c) < 0  # right half
    flap2 = side(q, b) < 0  # upper flap over both
    rules = np.where(flap2, ruled(0.02), np.where(flap1, ruled(0.98), ruled(-0.98)))
    light = np.where(flap2, 1.04, np.where(flap1, 0.80, 0.93))
    rgb = tex * light[..., None]
    rgb = mix(rgb, np.broadcast_to(lin("#6f97c9"), rgb.shape), rules * 0.60)
    margin = np.clip(1 - np.abs(side(a + (0.17, 0), c + (0.05, 0))) * n / 2.6, 0, 1) * (~flap2)
    rgb = mix(rgb, np.broadcast_to(lin("#d2554a"), rgb.shape), margin * 0.7)
    for p0, p1, w in ((m, c, 0.010), (q, b, 0.014)):
        d = side(p0, p1)
        rgb = (
            rgb
            * (
                1
                - 0.42
                * np.exp(-((np.maximum(d, 0) / w) ** 1.2))
                * (d >= -0.002)
                * np.where(p1 is c, ~flap2, True)
            )[..., None]
        )
        rgb = (
            rgb + (0.16 * np.exp(-(((d + 0.004) / 0.003) ** 2)) * np.where(p1 is c, ~flap2, True))[..., None]
        )
    edge = np.exp(-np.maximum(tri(a, b, c), 0) / 0.008)
    rgb = rgb * (1 - 0.20 * edge)[..., None]
    layers = 0.55 + 0.25 * (np.sin((x + y * 0.2) * n / ss * 1.6) > 0)
    side_rgb = lin("#d8cdb4") * layers[..., None]
    alpha = np.maximum(front, thick)
    rgb = mix(side_rgb.astype(np.float32), rgb, front)
    img = to_surface(rgb, alpha)
    # laces, in ballpoint
    for i in range(5):
        yy = 0.235 + i * 0.062
        pygame.draw.line(
            img,
            "#26408a",
            (n * (0.455 + 0.004 * i), n * yy),
            (n * (0.53 - 0.003 * i), n * (yy + 0.006)),
            max(2, n // 90),
        )
    pygame.draw.line(img, "#26408a", (n * 0.492, n * 0.205), (n * 0.497, n * 0.52), max(2, n // 80))
    return pygame.transform.smoothscale(img, (px, px)), (0.50 * px, 0.93 * px)


class KickScreen:
    def __init__(self, size):
        self.w, self.h = size
        self.s = s = min(self.w / 1280, self.h / 720)
        self.cam = Camera(
            tilt=77, distance=95, focal=810 * s, centre=(self.w * 0.5, self.h * 0.452), target=(0, 30, 9)
        )
        self.static = self._build()
        self.posts = tube_layer(size, self.cam, self._goal(), "#f7c632", 0.50)

    def _goal(self):
        return goalpost_paths((0, GOAL_Y), along=(1, 0), half=HALF, bar=BAR, top=TOP, back=-4.0)

    # -------------------------------------------------------------- build ---
    def _room(self) -> np.ndarray:
        """Out of focus: a dark panelled room with lamps."""
        w, h, s = self.w, self.h, self.s
        y, x = np.mgrid[0:h, 0:w].astype(np.float32)
        base = mix(
            np.broadcast_to(lin("#2b1a12"), (h, w, 3)),
            lin("#5b3a24"),
            np.exp(-(((x - w * 0.30) / (w * 0.36)) ** 2) - ((y - h * 0.02) / (h * 0.36)) ** 2),
        )
        base = base * (0.85 + 0.15 * np.sin(x / w * 2 * pi * 7) ** 8)[..., None]
        rng = np.random.default_rng(4)
        for _ in range(34):
            cx, cy, r = rng.random() * w, rng.random() ** 1.3 * h * 0.36, (9 + 26 * rng.random()) * s
            col = lin(("#ffcf85", "#ff9d4d", "#ffe7b8", "#e8743c", "#ffb05a")[rng.integers(5)])
            d = np.hypot(x - cx, y - cy)
            disc = np.clip((r - d) / (5 * s) + 0.5, 0, 1) * (0.75 + 0.5 * np.clip(d / r, 0, 1) ** 4)
            base = base + col * (disc * (0.03 + 0.075 * rng.random()))[..., None]
        return base.astype(np.float32)

    def _build(self):
        w, h, s, cam = self.w, self.h, self.s, self.cam
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        horizon = cam.cy - cam.f * (cam.fwd[2] * -1) / cam.up[2] + 2
        gy = np.maximum(yy, horizon + 12 * s)
        tx, ty = cam.ground(xx, gy, -2.5)
        x, y = cam.ground(xx, gy, 0.0)
        depth = np.hypot(y + 62, 30)
        px = depth / cam.f  # world size of a pixel, across
        py = px * depth / 30  # and along the view
        n = Noise(31)
        # table, to its far edge
        rgb = self._room()
        table = wood(ty / 8 + 3, tx / 8, seed=21, plank=5.2, tone=("#3f2412", "#7c4c28", "#b27c48"))
        haze = smooth(60, 150, ty)
        table = mix(table, np.broadcast_to(lin("#3a2416"), table.shape), haze * 0.7)
        t_in = smooth(2.0, -2.0, ty - 132) * (yy > horizon + 12 * s)
        rgb = mix(rgb, blur(table, 0.1), t_in)

        def box(hx, y1, r=3.0):
            qx, qy = np.abs(x) - hx + r, y - y1 + r
            return np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - r

        cov = lambda d, p: np.clip(0.5 - d / p, 0, 1)  # noqa: E731
        outer = box(57.5, 78, 5)
        board = cov(outer, px * 1.5) * (yy > horizon + 12 * s)
        sh = np.roll(blur(board, 8 * s), int(7 * s), 1)
        rgb = rgb * (1 - 0.55 * sh * (1 - board) * t_in)[..., None]
        rim = (
            wood(y / 5, x / 5, seed=33, tone=("#48200f", "#84401c", "#b8692f"))
            * (0.9 + 0.35 * smooth(0, -4, outer))[..., None]
        )
        rgb = mix(rgb, rim, board)
        inner = box(53.5, 74, 3)
        rgb = mix(
            rgb, np.broadcast_to(lin("#d9a94e"), rgb.shape), cov(np.abs(inner) - 0.35, px) * 0.85 * board
        )
        # lacquer
        stripe = lambda v, c, hw, p: np.clip((hw - np.abs(v - c)) / p + 0.5, 0, 1)  # noqa: E731
        ten = np.floor((y + 200) / 10)
        g = mix(np.broadcast_to(lin("#328440"), rgb.shape), lin("#41974a"), ten % 2)
        zone = np.clip((y - 50) / py + 0.5, 0, 1) * np.clip((GOAL_Y - y) / py + 0.5, 0, 1)
        g = mix(g, np.broadcast_to(lin("#1f5a38"), g.shape), zone)
        apron = np.maximum(
            np.clip((np.abs(x) - 41.6) / px + 0.5, 0, 1), np.clip((y - GOAL_Y) / py + 0.5, 0, 1)
        )
        g = mix(g, np.broadcast_to(lin("#1d4a2e"), g.shape), apron)
        g = (
            g
            * (
                0.90
                + 0.16 * (n(x * 9, y * 1.3) - 0.3) * smooth(80, 0, y)
                + 0.25 * (n.fbm(x * 0.05, y * 0.05, 3) - 0.5)
            )[..., None]
        )
        inf = 1 - apron
        white = stripe((y + 205) % 10 - 5, 0, 0.30, py) * 0.8 * (y < 51) * inf
        lane = np.abs(((x + 41.6 + 5.2) % 10.4) - 5.2)
        white = np.maximum(white, np.clip((0.12 - lane) / px + 0.5, 0, 1) * 0.55 * inf)
        white = np.maximum(white, stripe(y, 50, 0.55, py) * inf)
        white = np.maximum(white, stripe(np.abs(x), 41.6, 0.45, px) * (y < GOAL_Y))
        white = np.maximum(white, stripe(y, GOAL_Y, 0.45, py) * (np.abs(x) < 42))
        g = mix(g, np.broadcast_to(lin("#f6f1dd"), g.shape), white)
        dr = np.maximum(np.abs(x) - 47, y - 67)
        g = mix(
            g,
            np.broadcast_to(lin("#e02a1c"), g.shape),
            np.clip((0.8 - np.abs(dr)) / np.where(np.abs(x) - 47 > y - 67, px, py) + 0.5, 0, 1),
        )
        # the posts and the lamp mirrored in the lacquer
        gl = np.exp(-(((xx - w * 0.30 + (yy - h * 0.5) * 0.25) / (w * 0.07)) ** 2)) * smooth(
            h * 0.95, h * 0.38, yy
        )
        fres = smooth(-20, 90, y)
        g = g + (0.11 * gl + 0.05 * fres)[..., None] * np.array([1.0, 0.93, 0.78], np.float32)
        rgb = mix(rgb, g, cov(inner, px) * (yy > horizon + 12 * s))
        light = lamp(w, h, centre=(0.42, 0.42), low=0.46)
        img = to_surface(rgb * light)
        m = tube_layer((w, h), cam, cast(self._goal(), (0.42, -0.25)), "#000000", 0.7, ss=2)
        a = blur(pygame.surfarray.array_alpha(m).swapaxes(0, 1).astype(np.float32) / 255, 1.5 * s) * 0.45
        img.blit(to_surface(np.broadcast_to(lin("#04140a"), a.shape + (3,)), a), (0, 0))
        return img

    # --------------------------------------------------------------- draw ---
    def draw(self, dst, *, kicks, power=0.64, aim=-2.2, wind=-2, contact=(0.08, 0.30)):
        s, cam = self.s, self.cam
        dst.blit(self.static, (0, 0))
        dst.blit(self._vectors(kicks, aim), (0, 0))
        dst.blit(self.posts, (0, 0))
        dst.blit(self._goal_marks(kicks, aim), (0, 0))
        # football
        p = cam.project((BALL[0], BALL[1], 0))
        px = int(11.2 * cam.scale((BALL[0], BALL[1], 5)))
        spr, tip = paper_triangle(px)
        sh = _tri_shadow(px)
        dst.blit(sh, (p[0] - sh.get_width() * 0.24, p[1] - sh.get_height() * 0.60))
        at = (p[0] - tip[0], p[1] - tip[1])
        dst.blit(spr, at)
        cx, cy = at[0] + px * (0.485 + contact[0] * 0.5), at[1] + px * (0.62 - contact[1] * 0.55)
        _target(dst, (cx, cy), 11 * s)
        self._drag(dst, (cx, cy), power, aim)
        self._ui(dst, kicks, power, wind, contact)

    def _vectors(self, kicks, aim):
        """Aim chevrons on the lacquer and the traces of former kicks."""
        k, cam = 2, self.cam.scaled(2)
        lay = pygame.Surface((self.w * k, self.h * k), pygame.SRCALPHA)
        lay.fill((255, 240, 200, 0))
        for i in range(15):
            t0 = 0.11 + i * 0.06
            y0, y1 = BALL[1] + (GOAL_Y - BALL[1]) * t0, BALL[1] + (GOAL_Y - BALL[1]) * (t0 + 0.036)
            f = lambda yv: BALL[0] + aim * (yv - BALL[1]) / (GOAL_Y - BALL[1])  # noqa: E731
            w = 1.05
            quad = [
                (f(y0) - w, y0, 0),
                (f(y0), y0 + 1.0, 0),
                (f(y0) + w, y0, 0),
                (f(y1) + w, y1, 0),
                (f(y1), y1 + 1.0, 0),
                (f(y1) - w, y1, 0),
            ]
            pygame.draw.polygon(lay, (255, 232, 150, 235 - i * 9), cam.project(quad).tolist())
        for kick in kicks:
            pts = cam.project(kick.trace(64))
            c = (158, 240, 170) if kick.good else (255, 150, 128)
            for i in range(4, 62, 2):
                a = int(60 + 150 * i / 62)
                pygame.draw.line(
                    lay, (*c, a), pts[i], pts[i + 1], max(2, int((4.2 - 2.4 * i / 62) * k * self.s))
                )
        return pygame.transform.smoothscale(lay, (self.w, self.h))

    def _goal_marks(self, kicks, aim):
        s, cam, k = self.s, self.cam.scaled(3), 3
        lay = pygame.Surface((self.w * k, self.h * k), pygame.SRCALPHA)
        frame = cam.project(
            [(-HALF, GOAL_Y, BAR), (HALF, GOAL_Y, BAR), (HALF, GOAL_Y, TOP), (-HALF, GOAL_Y, TOP)]
        ).tolist()
        pygame.draw.polygon(lay, (255, 236, 170, 26), frame)
        c = cam.project((aim, GOAL_Y, 23.0))  # where it would go without wind
        for i in range(10):
            a0 = i * pi / 5
            arc = [
                (c[0] + 15 * s * k * cos(a0 + q * 0.10), c[1] + 15 * s * k * sin(a0 + q * 0.10))
                for q in range(5)
            ]
            for p, q in zip(arc, arc[1:]):
                pygame.draw.line(lay, "#ffe896", p, q, int(2.6 * s * k))
        pygame.draw.circle(lay, "#ffe896", c, 3 * s * k)
        for j, kick in enumerate(kicks):
            c = cam.project((kick.x, GOAL_Y, kick.z))
            r = 10.5 * s * k
            tone = "#2f8f49" if kick.good else "#bf3524"
            pygame.draw.circle(lay, "#fff7e2", c, r)
            pygame.draw.circle(lay, tone, c, r - 2.2 * s * k)
            for poly, hole in outline(str(j + 1)):
                pygame.draw.polygon(
                    lay,
                    tone if hole else "#ffffff",
                    [(c[0] + x * r * 0.92, c[1] - y * r * 0.92) for x, y in poly],
                )
            if not kick.good:  # also told apart without colour: a bar through the ring
                pygame.draw.line(
                    lay,
                    "#fff7e2",
                    (c[0] - r * 1.2, c[1] + r * 1.2),
                    (c[0] - r * 0.74, c[1] + r * 0.74),
                    int(3 * s * k),
                )
                pygame.draw.line(
                    lay,
                    "#fff7e2",
                    (c[0] + r * 1.2, c[1] - r * 1.2),
                    (c[0] + r * 0.74, c[1] - r * 0.74),
                    int(3 * s * k),
                )
        return pygame.transform.smoothscale(lay, (self.w, self.h))

    def _drag(self, dst, start, power, aim):
        """The drawn line: its length is the power, its direction the aim."""
        s = self.s
        length = 150 * s * power
        ux, uy = -aim * 0.055, 1.0
        end = (start[0] + ux * length, start[1] + uy * length)
        k = 3
        box = pygame.Rect(0, 0, 120 * s, 210 * s)
        box.midtop = (start[0], start[1] - 20 * s)
        lay = pygame.Surface((box.w * k, box.h * k), pygame.SRCALPHA)
        lay.fill((255, 240, 200, 0))
        P = lambda p: ((p[0] - box.x) * k, (p[1] - box.y) * k)  # noqa: E731
        n = 9
        for i in range(n):
            t = i / n
            c = pygame.Color("#ffd45e").lerp("#ff5a2e", t)
            q = (start[0] + ux * length * t, start[1] + uy * length * t)
            q2 = (start[0] + ux * length * (t + 0.62 / n), start[1] + uy * length * (t + 0.62 / n))
            pygame.draw.line(lay, "#3a1a08", P(q), P(q2), int(9 * s * k))
            pygame.draw.line(lay, c, P(q), P(q2), int(6 * s * k))
        pygame.draw.circle(lay, "#3a1a08", P(end), 16 * s * k)
        pygame.draw.circle(lay, "#ff7a3e", P(end), 14 * s * k)
        pygame.draw.circle(lay, "#fff1d0", P(end), 8 * s * k)
        dst.blit(pygame.transform.smoothscale(lay, box.size), box)

    def _ui(self, dst, kicks, power, wind, contact):
        s, w, h = self.s, self.w, self.h
        team = TEAMS[0]
        # top plaque
        t = pygame.Rect(0, 0, 420 * s, 42 * s)
        t.midtop = (w // 2, 6 * s)
        W.put_plate(
            dst, t, radius=12 * s, kind="dark", shadow=5 * s, scale=s, border="#b98a45", border_px=1.4 * s
        )
        W.text(
            dst,
            "Extra point",
            "display",
            19 * s,
            "#fff1d0",
            (t.x + 18 * s, t.centery),
            "midleft",
            shadow="#120904",
        )
        W.text(
            dst,
            "worth 1 · one try · after the touchdown",
            "strong",
            15 * s,
            "#e9d6b0",
            (t.right - 16 * s, t.centery),
            "midright",
        )
        for i, icon in enumerate(("undo", "eye", "book", "menu")):
            W.button(
                dst,
                pygame.Rect(w - (12 + 46 * (4 - i)) * s, 6 * s, 42 * s, 42 * s),
                "",
                kind="wood",
                icon=icon,
                px=int(24 * s),
                scale=s,
            )
        # wind: cloth flag on a pole, the number beside it
        card = pygame.Rect(w - 172 * s, 64 * s, 160 * s, 96 * s)
        W.put_plate(
            dst,
            card,
            radius=10 * s,
            kind="paper",
            tone="#f7ecd3",
            shadow=6 * s,
            scale=s,
            border="#cdb891",
            border_px=1.4 * s,
        )
        dst.blit(cloth_flag(int(92 * s), wind), (card.x + 6 * s, card.y + 1 * s))
        W.text(
            dst, str(abs(wind)), "display", 34 * s, W.INK, (card.right - 32 * s, card.y + 32 * s), "center"
        )
        W.text(dst, "wind", "strong", 15 * s, W.INK_SOFT, (card.right - 32 * s, card.y + 60 * s), "center")
        W.text(
            dst,
            "to left" if wind < 0 else "to right",
            "strong",
            15 * s,
            W.INK_SOFT,
            (card.right - 32 * s, card.y + 77 * s),
            "center",
        )
        # power: brass-framed vertical gauge
        g = pygame.Rect(w - 92 * s, 262 * s, 80 * s, 330 * s)
        W.put_plate(
            dst, g, radius=12 * s, kind="dark", shadow=7 * s, scale=s, border="#b98a45", border_px=1.6 * s
        )
        W.text(dst, "Power", "bold", 16 * s, "#ffe6b0", (g.centerx, g.y + 10 * s), "midtop")
        bar = pygame.Rect(g.x + 16 * s, g.y + 38 * s, 26 * s, 240 * s)
        dst.blit(_gauge(bar.w, bar.h, round(power, 2), s), bar)
        for i in range(0, 11, 2):
            yv = bar.bottom - bar.h * i / 10
            pygame.draw.line(
                dst, "#e9d6b0", (bar.right + 4 * s, yv), (bar.right + 10 * s, yv), max(1, int(1.6 * s))
            )
            W.text(dst, str(i * 10), "strong", 14 * s, "#e9d6b0", (bar.right + 13 * s, yv), "midleft")
        yv = bar.bottom - bar.h * power
        pygame.draw.polygon(
            dst, "#fff1d0", [(bar.x - 2 * s, yv), (bar.x - 11 * s, yv - 7 * s), (bar.x - 11 * s, yv + 7 * s)]
        )
        W.text(
            dst, f"{power * 100:.0f}", "display", 24 * s, "#fff1d0", (g.centerx, g.bottom - 25 * s), "center"
        )
        # contact-point picker
        c = pygame.Rect(12 * s, 330 * s, 200 * s, 262 * s)
        W.put_plate(
            dst,
            c,
            radius=10 * s,
            kind="paper",
            tone="#f7ecd3",
            shadow=7 * s,
            scale=s,
            border="#cdb891",
            border_px=1.4 * s,
        )
        W.text(dst, "Where to flick it", "bold", 17 * s, W.INK, (c.centerx, c.y + 10 * s), "midtop")
        px = int(164 * s)
        spr, _ = paper_triangle(px)
        at = (c.centerx - px / 2 + 2 * s, c.y + 34 * s)
        dst.blit(spr, at)
        P = lambda u, v: (at[0] + px * (0.485 + u * 0.5), at[1] + px * (0.62 - v * 0.55))  # noqa: E731
        for u in (-0.25, 0, 0.25):
            for v in (0.0, 0.3, 0.6):
                if abs(u) < 0.1 + v * 0.62:
                    pygame.draw.circle(dst, "#8d7b62", P(u, v), 2.2 * s)
        _target(dst, P(*contact), 11 * s)
        W.text(
            dst,
            "low: steeper · off centre: curves",
            "text",
            14 * s,
            W.INK_SOFT,
            (c.centerx, c.bottom - 50 * s),
            "midtop",
        )
        W.text(
            dst, "lift 41°   drift right 0.6", "bold", 15 * s, W.INK, (c.centerx, c.bottom - 28 * s), "midtop"
        )
        # former kicks
        f = pygame.Rect(12 * s, 64 * s, 200 * s, 136 * s)
        W.put_plate(
            dst,
            f,
            radius=10 * s,
            kind="paper",
            tone="#fbf5e4",
            shadow=6 * s,
            scale=s,
            border="#d9c9a4",
            border_px=1.2 * s,
            seed=17,
        )
        W.text(dst, "Your last kicks", "bold", 16 * s, W.INK, (f.x + 12 * s, f.y + 8 * s))
        words = ("wide left by 4", "good, 6 over the bar", "hit the bar: no good")
        for i, (kick, t_) in enumerate(zip(kicks, words)):
            yv = f.y + (46 + i * 32) * s
            col = "#2f8f49" if kick.good else "#bf3524"
            pygame.draw.circle(dst, col, (f.x + 24 * s, yv), 11 * s)
            W.text(dst, str(i + 1), "display", 14 * s, "#ffffff", (f.x + 24 * s, yv), "center")
            W.text(dst, t_, "text", 16 * s, W.INK, (f.x + 44 * s, yv), "midleft")
        # prompt
        p = pygame.Rect(0, 0, 872 * s, 72 * s)
        p.midbottom = (w // 2, int(h - 12 * s))
        W.put_plate(
            dst, p, radius=14 * s, kind="dark", shadow=8 * s, scale=s, border="#b98a45", border_px=1.6 * s
        )
        crest = pygame.Rect(p.x + 8 * s, p.y + 8 * s, 56 * s, 56 * s)
        W.put_plate(
            dst,
            crest,
            radius=10 * s,
            kind="enamel",
            tone=team.colour,
            shadow=0,
            scale=s,
            border="#ffdf9a",
            border_px=1.5 * s,
        )
        dst.blit(helmet(team, int(52 * s)), (crest.x + 2 * s, crest.y + 1 * s))
        x = crest.right + 14 * s
        W.text(
            dst,
            f"{team.coach}: kick the extra point",
            "display",
            25 * s,
            "#fff1d0",
            (x, p.y + 9 * s),
            shadow="#120904",
        )
        a = W.text(
            dst,
            "Pull back, aim, let go. Under 12 px or Esc: nothing happens",
            "text",
            16 * s,
            "#e9d6b0",
            (x, p.y + 43 * s),
        )
        W.text(dst, "BFL 4.3", "bold", 14 * s, "#ffcf70", (a.right + 9 * s, p.y + 44.5 * s))
        W.button(
            dst,
            pygame.Rect(p.right - 162 * s, p.y + 10 * s, 150 * s, 52 * s),
            "Flick",
            kind="primary",
            px=int(20 * s),
            key="Space",
            scale=s,
        )


@lru_cache(8)
def _tri_shadow(px: int):
    """Shadow of the standing triangle: thrown to the right along the table."""
    n = int(px * 1.5)
    y, x = np.mgrid[0:n, 0:n].astype(np.float32) / n
    d = np.hypot((x - 0.26) / 0.07, (y - 0.60) / 0.022)
    contact = np.clip(1.4 - d, 0, 1)
    u = (x - 0.24) / 0.70
    v = (y - 0.60) + u * 0.10
    body = smooth(0.0, 0.15, u) * smooth(1.0, 0.75, u) * smooth(0.02 + 0.085 * u, 0.0, np.abs(v))
    a = np.clip(contact * 0.6 + blur(body, n * 0.012) * 0.5, 0, 0.75)
    return to_surface(np.broadcast_to(lin("#03110a"), a.shape + (3,)), a)


@lru_cache(32)
def _gauge(w, h, value, s):
    d = W.rounded(w, h, w / 2)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    t = 1 - y / h
    ramp = np.where(
        (t < 0.55)[..., None],
        mix(np.broadcast_to(lin("#ffd45e"), (h, w, 3)), lin("#ff9a3a"), t / 0.55),
        mix(np.broadcast_to(lin("#ff9a3a"), (h, w, 3)), lin("#e0321c"), (t - 0.55) / 0.45),
    )
    tube = 0.65 + 0.6 * np.exp(-(((x / w - 0.32) / 0.18) ** 2))
    on = W.cover((1 - value) * h - y) * W.cover(d + 2)
    base = lin("#150b06") * (1 + 0.8 * x / w)[..., None]
    return to_surface(mix(base, ramp * tube[..., None], on), W.cover(d))


def _target(dst, c, r):
    k = 4
    n = int(r * 2.6)
    lay = pygame.Surface((n * k, n * k), pygame.SRCALPHA)
    lay.fill((60, 10, 0, 0))
    m = n * k / 2
    pygame.draw.circle(lay, "#5a1408", (m, m), r * k * 1.12)
    pygame.draw.circle(lay, "#ff6a3a", (m, m), r * k * 0.98)
    pygame.draw.circle(lay, "#fff4dc", (m, m), r * k * 0.66)
    pygame.draw.circle(lay, "#c8321f", (m, m), r * k * 0.36)
    dst.blit(pygame.transform.smoothscale(lay, (n, n)), (c[0] - n / 2, c[1] - n / 2))


@lru_cache(32)
def cloth_flag(px: int, wind: int, phase: float = 0.6, colour: str = "#c8321f") -> pygame.Surface:
    """A cloth pennant waving in the wind; a second of it is 16 cached phases."""
    n = px * 3
    y, x = np.mgrid[0:n, 0:n].astype(np.float32) / n
    f = x if wind > 0 else 1 - x
    reach = 0.30 + 0.22 * min(3, abs(wind))
    u = (f - 0.10) / reach
    wave = 0.045 * np.sin(u * 7.5 - phase * 6) * np.clip(u, 0, 1)
    slope = np.cos(u * 7.5 - phase * 6) * np.clip(u, 0, 1)
    top = 0.12 + wave + 0.05 * np.clip(u, 0, 1)
    bot = 0.56 + wave - 0.13 * np.clip(u, 0, 1)
    e = 1.5 / n
    a = (
        np.clip((y - top) / e, 0, 1)
        * np.clip((bot - y) / e, 0, 1)
        * (u > 0)
        * np.clip((1 - u) / e * reach, 0, 1)
    )
    weave = 0.95 + 0.05 * np.sin(x * n * 1.1) * np.sin(y * n * 1.1)
    rgb = lin(colour) * ((0.85 + 0.42 * slope) * weave)[..., None]
    band = np.abs((y - top) / (bot - top + 1e-6) - 0.5) < 0.13
    rgb = np.where(band[..., None], lin("#fff1d0") * (0.80 + 0.35 * slope)[..., None], rgb)
    pole = np.clip((0.018 - np.abs(f - 0.085)) / e, 0, 1) * (y > 0.05) * (y < 0.97)
    prgb = lin("#d9a94e") * (1.2 - 18 * np.abs(f - 0.078))[..., None]
    rgb = mix(rgb, np.clip(prgb, 0, 2), pole)
    return pygame.transform.smoothscale(to_surface(rgb.astype(np.float32), np.maximum(a, pole)), (px, px))


def example_kicks():
    return [Kick(-14.5, 24, False, 34), Kick(3.6, 25, True, 36), Kick(-4.4, 10.2, False, 26)]
