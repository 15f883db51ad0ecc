"""The title: four game boxes on a shelf over a chest of drawers.

Each lid is a small scene drawn by the same kit as the games (their real dice,
helmets and materials); the drawers are the menu.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

import numpy as np
import pygame

from game.ui.drawing import widgets as W
from game.ui.drawing.dice3d import BONE, JET, RUBY, SAPPHIRE, cube, draw_die, draw_shadow, octahedron, quat, view_tilt
from game.ui.drawing.glyphs import font
from game.ui.drawing.helmets import TEAMS, helmet
from game.ui.drawing.materials import Noise, blur, lamp, lin, mix, paper, smooth, to_surface, unsrgb, wood

BOXES = (
    ("BFL", "2-8 players · 20 min", "#1f6b3a"),
    ("Half-Time", "2 players · 30 min", "#d9742b"),
    ("Rumble", "2 players · 25 min", "#6d7466"),
    ("Sevens", "2 players · 60 min", "#1b2a4a"),
)


# --------------------------------------------------------------- letters ----
@lru_cache(32)
def gilded(
    text: str, px: int, *, top="#fff0bd", mid="#e9b850", low="#a5691d", edge="#3a1d0a"
) -> tuple[pygame.Surface, int]:
    """Embossed metal lettering with an outline and a cast shadow; returns (surface, margin)."""
    m = int(px * 0.22)
    g = font("display", px).render(text, True, "white")
    w, h = g.get_width() + 2 * m, g.get_height() + 2 * m
    a = np.zeros((h, w), np.float32)
    a[m : h - m, m : w - m] = pygame.surfarray.array_alpha(g).swapaxes(0, 1) / 255.0
    soft = blur(a, px * 0.016)
    gy, gx = np.gradient(soft)
    rel = (-(gx * 0.55) - gy * 0.83) * px * 0.16
    t = ((np.arange(h) - m) / (h - 2 * m))[:, None] * np.ones((1, w))
    rgb = np.where(
        (t < 0.5)[..., None],
        mix(np.broadcast_to(lin(top), (h, w, 3)), lin(mid), smooth(0.18, 0.5, t)),
        mix(np.broadcast_to(lin(mid), (h, w, 3)), lin(low), smooth(0.5, 0.84, t)),
    )
    rgb = rgb * (1 - np.clip(rel, 0, 0.75) + 0.9 * np.clip(rel, -0.6, 1.0))[..., None]
    out_a = np.clip(blur(a, px * 0.018) * 4.2, 0, 1)
    rgb = mix(np.broadcast_to(lin(edge), rgb.shape), rgb, a)
    sh = np.roll(np.roll(blur(out_a, px * 0.06), int(px * 0.075), 0), int(px * 0.04), 1) * 0.75
    tot = out_a + sh * (1 - out_a)
    rgb = mix(np.broadcast_to(lin("#050302"), rgb.shape), rgb, out_a / np.maximum(tot, 1e-4))
    return to_surface(rgb, tot), m


def outlined(dst, s, px, colour, edge, pos, anchor="midtop", width=0.07, role="display"):
    """Flat print lettering with an outline, as on a box."""
    px = int(px)
    base = font(role, px).render(s, True, colour)
    r = base.get_rect(**{anchor: (round(pos[0]), round(pos[1]))})
    ring = font(role, px).render(s, True, edge)
    k = max(1, int(px * width))
    for i in range(16):
        a = i * pi / 8
        dst.blit(ring, r.move(round(k * cos(a)), round(k * sin(a))))
    dst.blit(ring, r.move(0, int(k * 1.8)))
    dst.blit(base, r)
    return r


# ------------------------------------------------------------------ lids ----
def _grid(w, h):
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    return x / w, y / h


def lid_bfl(w: int, h: int) -> pygame.Surface:
    """Stadium afternoon: two helmets meet under eight flying dice."""
    x, y = _grid(w, h)
    n = Noise(5)
    sky = mix(np.broadcast_to(lin("#5fb2d8"), (h, w, 3)), lin("#ffdf9a"), smooth(0.05, 0.46, y))
    sun = np.exp(-((np.hypot((x - 0.18) * w / h, y - 0.12) / 0.24) ** 2))
    rgb = sky + sun[..., None] * lin("#ffcf70") * 0.55
    clouds = smooth(0.55, 0.75, n.fbm(x * 5, y * 14, 4)) * smooth(0.4, 0.1, y)
    rgb = mix(rgb, np.broadcast_to(lin("#fff8e8"), rgb.shape), clouds * 0.6)
    # stands full of people
    rise = 0.42 + 0.035 * np.cos((x - 0.5) * 5)
    crowd = n.t[(y * h / 5).astype(int) % 256, (x * w / 5).astype(int) % 256]
    people = np.where(
        (crowd < 0.33)[..., None], lin("#d4531c"), np.where((crowd < 0.66)[..., None], lin("#22408f"), lin("#f2e4c4"))
    )
    people = people * (0.35 + 0.5 * n.t[(y * h / 5).astype(int) % 256, ((x * w / 5).astype(int) + 99) % 256])[..., None]
    tier = 0.75 + 0.25 * (((y - rise) * 26) % 1 > 0.25)
    rgb = mix(rgb, people * tier[..., None], smooth(rise - 0.004, rise + 0.004, y))
    # field in perspective
    fy = 0.56
    d = np.maximum(y - fy + 0.09, 0.012)
    X, Y = (x - 0.5) / d, 0.35 / d
    g = mix(np.broadcast_to(lin("#2f8a41"), rgb.shape), lin("#48a653"), (np.floor(Y * 1.1) % 2))
    g = g * (0.85 + 0.3 * n(X * 30, Y * 18))[..., None]
    lw = np.clip(1 - np.abs(((X / 1.15 + 0.5) % 1) - 0.5) / 0.022, 0, 1)
    yl = np.clip(1 - np.abs(((Y * 1.1) % 1) - 0.02) / 0.05, 0, 1)
    g = mix(g, np.broadcast_to(lin("#fbf6e4"), g.shape), np.maximum(lw, yl) * 0.8)
    rgb = mix(rgb, g, smooth(fy - 0.003, fy + 0.003, y))
    rgb = mix(
        rgb, np.broadcast_to(lin("#b3261e"), rgb.shape), smooth(fy - 0.022, fy - 0.018, y) * smooth(fy + 0.004, fy, y)
    )
    img = to_surface(rgb * (1.12 - 0.35 * np.hypot(x - 0.4, y - 0.4))[..., None])
    # dice in the air
    o, v = octahedron(), view_tilt(55)
    for px, py, r, q, st in (
        (0.50, 0.435, 0.120, o.rest(4, 0.2), SAPPHIRE),
        (0.235, 0.40, 0.088, quat((1, 0.6, 0.2), 1.2), SAPPHIRE),
        (0.78, 0.385, 0.094, quat((0.3, 1, 0.4), 2.1), SAPPHIRE),
        (0.91, 0.515, 0.060, quat((0.5, 0.2, 1), 0.8), SAPPHIRE),
        (0.085, 0.505, 0.057, quat((0.9, 0.2, 0.3), 2.8), SAPPHIRE),
    ):
        draw_die(img, (px * w, py * h), r * w, q, st, view=v)
    hp = int(w * 0.50)
    for t, cx, f in ((TEAMS[0], 0.25, 1), (TEAMS[1], 0.75, -1)):
        a = 0.6 * smooth(1, 0.2, np.hypot((x - cx - 0.03) / 0.24, (y - 0.885) / 0.045))
        img.blit(to_surface(np.zeros((h, w, 3), np.float32), a), (0, 0))
        img.blit(helmet(t, hp, f, pitch=14), (cx * w - hp / 2, h * 0.885 - hp * 0.94))
    outlined(img, "BFL", w * 0.31, "#fff4d6", "#7a1712", (w / 2, -h * 0.015))
    return img


def lid_halftime(w: int, h: int) -> pygame.Surface:
    """A travel game of the 1970s: cream card, orange stripes, a small brown ball."""
    x, y = _grid(w, h)
    rgb = paper(x * w / 2, y * h / 2, "#f6e6c3", age=1.4)
    cx, cy = 0.0, 1.02
    r = np.hypot(x - cx, (y - cy) * h / w)
    e = 1.5 / w
    for r0, r1, col in (
        (0.77, 0.87, "#c23b1e"),
        (0.645, 0.745, "#e2711d"),
        (0.52, 0.62, "#f0a830"),
        (0.395, 0.495, "#7b4a24"),
    ):
        rgb = mix(rgb, np.broadcast_to(lin(col), rgb.shape), smooth(r0 - e, r0 + e, r) * smooth(r1 + e, r1 - e, r))
    rgb = rgb * (0.96 + 0.06 * Noise(4)(x * w / 3, y * h / 3))[..., None]
    # the ball: an ellipse turned up to the right, lit as a solid of revolution
    a = -0.52
    bx, by = (x - 0.50), (y - 0.62) * h / w
    u, v = (bx * cos(a) + by * sin(a)) / 0.335, (-bx * sin(a) + by * cos(a)) / 0.205
    body = np.abs(v) / np.maximum((1 - np.abs(u) ** 2.0), 1e-3)
    inside = smooth(1 + 0.012, 1 - 0.012, body) * (np.abs(u) < 1)
    nz = np.sqrt(np.clip(1 - body**2, 0, 1))
    lx, ly = -0.55, -0.62
    nu, nv = u * 0.75, v / np.maximum(1 - u**2, 0.05) * 0.9
    wx, wy = nu * cos(a) - nv * sin(a), nu * sin(a) + nv * cos(a)
    dif = np.clip(0.30 + 0.62 * (wx * lx + wy * ly) + 0.45 * nz, 0.06, 1.3)
    spec = np.clip(1 - np.hypot(wx + 0.34, wy + 0.42) / 0.55, 0, 1) ** 3
    nn = Noise(9)
    ball = lin("#8a4a22") * (dif * (0.88 + 0.24 * nn(u * 60, v * 40)))[..., None] + 0.35 * spec[..., None] * lin(
        "#ffd9a0"
    )
    for su in (-0.70, 0.70):
        band = np.exp(-(((u - su + 0.10 * np.sign(su) * v**2) / 0.045) ** 4))
        ball = mix(ball, lin("#fff3da") * dif[..., None], band)
    lace = np.exp(-(((v + 0.30) / 0.05) ** 4)) * (np.abs(u) < 0.36)
    ball = mix(ball, lin("#fff3da") * np.clip(dif, 0.6, 1.2)[..., None], lace)
    for k in range(-3, 4):
        c = np.exp(-(((u - k * 0.105) / 0.020) ** 4)) * np.exp(-(((v + 0.30) / 0.135) ** 6))
        ball = mix(ball, lin("#fff3da") * np.clip(dif, 0.6, 1.2)[..., None], c)
    sh = 0.45 * smooth(1.15, 0.55, np.hypot((bx - 0.05) / 0.32, (by - 0.20) / 0.10))
    rgb = rgb * (1 - sh * (1 - inside))[..., None]
    rgb = mix(rgb, ball.astype(np.float32), inside)
    img = to_surface(rgb)
    v_ = view_tilt(36)
    c = cube(("20", "15", "10", "5", "0", "10"))
    for px, py, val, yaw, st in ((0.24, 0.875, 15, 0.5, JET), (0.50, 0.915, 10, -0.35, BONE)):
        draw_shadow(img, (px * w, py * h + w * 0.03), w * 0.105, 0, st)
        draw_die(img, (px * w, py * h), w * 0.115, c.rest(val, yaw), st, solid=c, view=v_)
    draw_die(img, (0.78 * w, 0.895 * h), w * 0.105, cube().rest(4, 0.25), RUBY, solid=cube(), view=v_)
    outlined(img, "Half-Time", w * 0.158, "#f6e6c3", "#7b2d12", (w / 2, h * 0.035), width=0.06)
    W.text(img, "F O O T B A L L", "bold", w * 0.088, "#7b2d12", (w / 2, h * 0.212), "midtop")
    return img


def _face(img, c, r, skin, hair, eye, kind):
    """A round counter with a comic clan face: kind 0 grins with tusks, 1 shouts under a helm."""
    D = pygame.draw
    P = lambda u, v: (c[0] + u * r, c[1] + v * r)  # noqa: E731
    E = lambda col, u, v, a, b: D.ellipse(img, col, (c[0] + (u - a) * r, c[1] + (v - b) * r, 2 * a * r, 2 * b * r))  # noqa: E731
    for i in range(10):
        D.circle(
            img,
            pygame.Color("#2c1c10").lerp("#a9794a", i / 9),
            (c[0] - i * r * 0.006, c[1] - i * r * 0.008),
            r * (1.16 - i * 0.012),
        )
    D.circle(img, hair, c, r * 0.98)
    D.circle(img, pygame.Color(skin).lerp("black", 0.25), P(0.02, 0.10), r * 0.78)
    D.circle(img, skin, P(-0.02, 0.05), r * 0.76)
    E(pygame.Color(skin).lerp("white", 0.22), -0.22, -0.16, 0.36, 0.26)
    for sx in (-1, 1):
        E("#fffbe9", sx * 0.28, -0.10, 0.19, 0.17 if kind == 0 else 0.21)
        E(eye, sx * 0.24, -0.07, 0.085, 0.10)
        E("#ffffff", sx * 0.24 - 0.03, -0.11, 0.03, 0.03)
        D.polygon(
            img,
            pygame.Color(hair).lerp("black", 0.35),
            [
                P(sx * 0.52, -0.42 if kind == 0 else -0.26),
                P(sx * 0.06, -0.20 if kind == 0 else -0.36),
                P(sx * 0.08, -0.30 if kind == 0 else -0.46),
                P(sx * 0.54, -0.54 if kind == 0 else -0.38),
            ],
        )
    E(pygame.Color(skin).lerp("#c0392b", 0.30), 0.0, 0.17, 0.14, 0.11)
    if kind == 0:
        D.polygon(img, "#4a1512", [P(-0.46, 0.34), P(0.46, 0.34), P(0.30, 0.60), P(-0.30, 0.60)])
        for sx in (-1, 1):
            D.polygon(img, "#fff6dc", [P(sx * 0.40, 0.46), P(sx * 0.24, 0.46), P(sx * 0.34, 0.16)])
        D.polygon(img, "#f3e9cf", [P(-0.20, 0.34), P(0.20, 0.34), P(0.16, 0.42), P(-0.16, 0.42)])
    else:
        E("#4a1512", 0.02, 0.47, 0.27, 0.22)
        E("#e0705f", 0.02, 0.58, 0.17, 0.09)
        D.polygon(img, "#fff6dc", [P(-0.18, 0.31), P(0.22, 0.31), P(0.18, 0.38), P(-0.14, 0.38)])
        D.polygon(
            img, "#8f9aa5", [P(-0.80, -0.42), P(-0.58, -0.86), P(0, -1.02), P(0.58, -0.86), P(0.80, -0.42), P(0, -0.54)]
        )
        D.polygon(img, "#b9c4cf", [P(-0.66, -0.50), P(-0.50, -0.82), P(-0.05, -0.96), P(-0.12, -0.58)])
        for sx in (-1, 1):
            D.polygon(img, "#f0e3c2", [P(sx * 0.72, -0.62), P(sx * 1.12, -1.02), P(sx * 0.90, -0.46)])


def lid_rumble(w: int, h: int) -> pygame.Surface:
    """A brawl on worn stone and moss: two counters crash in a chalk star."""
    x, y = _grid(w, h)
    n = Noise(14)
    u, v = x * 7, y * 7 * h / w
    row = np.floor(v)
    uu = u + (row % 2) * 0.5
    stone = n.t[(row.astype(int) * 13) % 256, np.floor(uu).astype(int) % 256]
    fu, fv = np.abs((uu % 1) - 0.5), np.abs((v % 1) - 0.5)
    gap = smooth(0.40, 0.47, np.maximum(fu, fv) + 0.05 * (n(u * 4, v * 4) - 0.5))
    rgb = mix(np.broadcast_to(lin("#6f7568"), (h, w, 3)), lin("#9aa08e"), stone)
    rgb = rgb * (0.75 + 0.5 * n.fbm(u * 3, v * 3, 4))[..., None]
    rgb = mix(rgb, lin("#35402c") * (0.8 + 0.5 * n(u * 9, v * 9))[..., None], gap)
    moss = smooth(0.52, 0.72, n.fbm(u * 0.6 + 3, v * 0.6, 4) + 0.25 * gap)
    rgb = mix(rgb, lin("#5d7a34") * (0.6 + 0.8 * n(u * 14, v * 14))[..., None], moss * 0.85)
    glow = np.exp(-((np.hypot(x - 0.5, (y - 0.60) * h / w) / 0.50) ** 2))
    img = to_surface(rgb * (0.52 + 0.95 * glow)[..., None])
    k = 2
    big = pygame.Surface((w * k, h * k), pygame.SRCALPHA)
    big.fill((255, 248, 230, 0))
    c = (w * k * 0.5, h * k * 0.60)

    def star(r0, r1, col, m=14, turn=0.1):
        pts = []
        for i in range(2 * m):
            r = (r1 if i % 2 == 0 else r0) * w * k * (1 + 0.16 * ((i * 7) % 5 - 2) / 2 * (i % 2 == 0))
            a = turn + i * pi / m
            pts.append((c[0] + r * cos(a), c[1] + r * sin(a) * 0.92))
        pygame.draw.polygon(big, col, pts)

    star(0.33, 0.54, (120, 26, 14, 255))
    star(0.31, 0.49, (232, 74, 28, 255))
    star(0.23, 0.38, (255, 192, 60, 255), turn=0.25)
    star(0.13, 0.24, (255, 244, 206, 255), turn=0.0)
    r = w * k * 0.205
    _face(big, (c[0] - w * k * 0.235, c[1] + h * k * 0.035), r, "#7fae4a", "#3f6a2a", "#5a1408", 0)
    _face(big, (c[0] + w * k * 0.235, c[1] - h * k * 0.035), r, "#e6b08a", "#a5401e", "#1d3a6a", 1)
    img.blit(pygame.transform.smoothscale(big, (w, h)), (0, 0))
    v_ = view_tilt(36)
    for px, py, val, yaw, r in ((0.20, 0.905, 5, 0.4, 0.098), (0.47, 0.93, 6, -0.3, 0.086), (0.80, 0.90, 2, 0.2, 0.10)):
        draw_shadow(img, (px * w, py * h + w * 0.025), w * r * 0.95, 0, BONE)
        draw_die(img, (px * w, py * h), w * r, cube().rest(val, yaw), BONE, solid=cube(), view=v_)
    outlined(img, "Rumble", w * 0.205, "#fff6e0", "#2c1a10", (w / 2, h * 0.05), width=0.07)
    return img


def lid_sevens(w: int, h: int) -> pygame.Surface:
    """Big match at night: floodlights, seven counters on the line, block dice."""
    x, y = _grid(w, h)
    n = Noise(22)
    rgb = mix(np.broadcast_to(lin("#0a1230"), (h, w, 3)), lin("#2b4a86"), smooth(0.1, 0.5, y))
    for lx in (0.12, 0.88):
        for k in range(-1, 2):
            ang = (0.5 - lx) * 1.15 + k * 0.16
            t = y - 0.25
            beam = np.exp(-(((x - lx - ang * t) / (0.028 + 0.17 * np.maximum(t, 0))) ** 2)) * (t > 0) * np.exp(-t * 1.9)
            rgb = rgb + beam[..., None] * lin("#cfe2ff") * 0.34
    rise = 0.47 + 0.03 * np.cos((x - 0.5) * 5)
    crowd = n.t[(y * h / 4).astype(int) % 256, (x * w / 4).astype(int) % 256]
    ppl = mix(np.broadcast_to(lin("#0c1430"), rgb.shape), lin("#5a76b4"), crowd**3)
    flash = (crowd > 0.985)[..., None] * lin("#ffffff")
    rgb = mix(rgb, ppl + flash, smooth(rise - 0.004, rise + 0.004, y))
    fy = 0.60
    d = np.maximum(y - fy + 0.10, 0.012)
    X, Y = (x - 0.5) / d, 0.35 / d
    g = mix(np.broadcast_to(lin("#1c6a38"), rgb.shape), lin("#2f8a48"), (np.floor(Y * 1.4) % 2))
    g = g * (0.75 + 0.45 * n(X * 40, Y * 26))[..., None]
    g = g * (0.55 + 1.0 * np.exp(-((np.hypot(x - 0.5, (y - 0.80) * 1.5) / 0.34) ** 2)))[..., None]
    gl = np.maximum(
        np.clip(1 - np.abs(((X / 0.8) % 1) - 0.5) / 0.022, 0, 1),
        np.clip(1 - np.abs(((Y * 1.4) % 1) - 0.03) / 0.05, 0, 1),
    )
    g = mix(g, np.broadcast_to(lin("#eef6ea"), g.shape), gl * 0.45)
    rgb = mix(rgb, g, smooth(fy - 0.003, fy + 0.003, y))
    img = to_surface(rgb)
    k = 3
    big = pygame.Surface((w * k, h * k), pygame.SRCALPHA)
    big.fill((240, 245, 255, 0))
    u = w * k
    for lx in (0.12, 0.88):  # towers
        pygame.draw.polygon(
            big,
            "#1b2440",
            [
                ((lx - 0.012) * u, 0.27 * h * k),
                ((lx + 0.012) * u, 0.27 * h * k),
                ((lx + 0.02) * u, 0.50 * h * k),
                ((lx - 0.02) * u, 0.50 * h * k),
            ],
        )
        pygame.draw.rect(
            big, "#2c3860", ((lx - 0.085) * u, 0.215 * h * k, 0.17 * u, 0.075 * h * k), border_radius=int(0.012 * u)
        )
        for i in range(3):
            for j in range(2):
                pygame.draw.circle(
                    big, "#fff7d8", ((lx - 0.055 + i * 0.055) * u, (0.235 + j * 0.035) * h * k), 0.021 * u
                )
                pygame.draw.circle(
                    big, "#ffffff", ((lx - 0.055 + i * 0.055) * u, (0.235 + j * 0.035) * h * k), 0.012 * u
                )

    def counter(cx, cy, r, col, num):
        c = (cx * u, cy * h * k)
        R = r * u
        pygame.draw.ellipse(big, (4, 12, 10, 150), (c[0] - R * 0.95, c[1] - R * 0.35, R * 2.3, R * 1.35))
        for q in range(int(R * 0.22), 0, -1):
            pygame.draw.ellipse(
                big, pygame.Color(col).lerp("black", 0.55), (c[0] - R, c[1] - R * 0.72 + q, 2 * R, 1.44 * R)
            )
        pygame.draw.ellipse(big, "#f4ecd6", (c[0] - R, c[1] - R * 0.72, 2 * R, 1.44 * R))
        pygame.draw.ellipse(big, col, (c[0] - R * 0.88, c[1] - R * 0.63, 1.76 * R, 1.26 * R))
        # silhouette: head and shoulders standing on the counter
        body = pygame.Color(col).lerp("black", 0.30)
        for off, cc in ((0.035, pygame.Color(col).lerp("black", 0.62)), (0, body)):
            o = off * R * 2
            pygame.draw.polygon(
                big,
                cc,
                [
                    (c[0] - R * 0.62 + o, c[1] + R * 0.05),
                    (c[0] - R * 0.70 + o, c[1] - R * 0.55),
                    (c[0] - R * 0.36 + o, c[1] - R * 0.92),
                    (c[0] + R * 0.36 + o, c[1] - R * 0.92),
                    (c[0] + R * 0.70 + o, c[1] - R * 0.55),
                    (c[0] + R * 0.62 + o, c[1] + R * 0.05),
                ],
            )
            pygame.draw.circle(big, cc, (c[0] + o, c[1] - R * 1.12), R * 0.40)
        pygame.draw.circle(big, pygame.Color(col).lerp("white", 0.35), (c[0] - R * 0.10, c[1] - R * 1.20), R * 0.22)
        pygame.draw.line(
            big,
            "#f4ecd6",
            (c[0] + R * 0.02, c[1] - R * 1.05),
            (c[0] + R * 0.40, c[1] - R * 1.05),
            max(2, int(R * 0.11)),
        )
        W.text(big, str(num), "display", R * 0.80, "#ffffff", (c[0], c[1] - R * 0.40), "center")

    for i, num in enumerate((21, 8, 44, 7)):
        counter(0.17 + i * 0.22, 0.705, 0.085, "#c4302b", num)
    for i, num in enumerate((5, 33, 12)):
        counter(0.25 + i * 0.25, 0.885, 0.112, "#2a62c8", num)
    img.blit(pygame.transform.smoothscale(big, (w, h)), (0, 0))
    halo = np.zeros((h, w), np.float32)
    for lx in (0.12, 0.88):
        halo += np.exp(-((np.hypot(x - lx, (y - 0.25) * h / w) / 0.17) ** 2)) * 0.55
    img.blit(to_surface(np.broadcast_to(lin("#e8f0ff"), (h, w, 3)), np.clip(halo, 0, 1) * 0.7), (0, 0))
    outlined(img, "Sevens", w * 0.21, "#ffffff", "#0a1230", (w / 2, h * 0.035), width=0.07)
    return img


LIDS = (lid_bfl, lid_halftime, lid_rumble, lid_sevens)


@lru_cache(16)
def box(i: int, w: int, h: int, lifted: bool = False) -> tuple[pygame.Surface, int]:
    """A box standing on the shelf: lid picture, printed frame, depth at the right and on top, shadow on the wall."""
    name, info, tone = BOXES[i]
    depth, top = int(w * 0.060), int(w * 0.030)
    m = int(w * 0.14)
    art = LIDS[i](w * 2, h * 2)
    art = pygame.transform.smoothscale(art, (w, h))
    rgb = unsrgb(pygame.surfarray.array3d(art).swapaxes(0, 1))
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    # worn, lit card: edge wear, sheen from the upper left, band with the facts at the foot
    n = Noise(40 + i)
    edge = np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y))
    wearing = smooth(1.6, 0, edge - 1.2 * n(x / 9, y / 9)) * 0.45
    rgb = mix(rgb, np.broadcast_to(lin("#f2e6cc"), rgb.shape), wearing)
    sheen = np.exp(-(((x * 0.8 + y * 0.6 - w * 0.28) / (w * 0.13)) ** 2)) * 0.055
    rgb = rgb + sheen[..., None]
    rgb = rgb * (1.06 - 0.22 * (x / w) * (y / h))[..., None]
    W_, H_ = w + depth + 2 * m, h + top + 2 * m
    a = np.zeros((H_, W_), np.float32)
    a[m : m + h + top, m : m + w + depth] = 1
    sh = np.roll(np.roll(blur(a, w * 0.035), int(w * (0.075 if lifted else 0.05)), 0), int(w * 0.045), 1) * 0.75
    sh[m + h + top :] *= np.linspace(1, 0.2, H_ - m - h - top)[:, None]
    out = pygame.Surface((W_, H_), pygame.SRCALPHA)
    out.blit(to_surface(np.broadcast_to(lin("#060302"), a.shape + (3,)), sh), (0, 0))
    if lifted:
        g, gm = W.glow(w + depth, h + top, 3, "#ffdf8c", w * 0.022)
        out.blit(g, (m - gm, m - gm))
    k = 3
    sol = pygame.Surface((W_ * k, H_ * k), pygame.SRCALPHA)
    c = pygame.Color(tone)
    L, T, R, B = m * k, (m + top) * k, (m + w) * k, (m + top + h) * k
    sol.fill((*c.lerp("black", 0.5)[:3], 0))
    pygame.draw.polygon(
        sol, c.lerp("white", 0.42), [(L, T), (L + depth * k * 0.3, m * k), (R + depth * k, m * k), (R, T)]
    )
    for j in range(24):  # side, darker downwards and outwards
        x0, x1 = R + depth * k * j / 24, R + depth * k * (j + 1) / 24
        t0, t1 = T - top * k * j / 24, T - top * k * (j + 1) / 24
        b0, b1 = B - top * k * 0.35 * j / 24, B - top * k * 0.35 * (j + 1) / 24
        pygame.draw.polygon(
            sol, c.lerp("black", 0.34 + 0.24 * j / 24), [(x0, t0), (x1 + 1, t1), (x1 + 1, b1), (x0, b0)]
        )
    lx = R + depth * k * 0.72  # where the lid ends and the tray shows
    pygame.draw.line(sol, c.lerp("black", 0.75), (lx, T - top * k * 0.72), (lx, B - top * k * 0.25), k)
    out.blit(pygame.transform.smoothscale(sol, (W_, H_)), (0, 0))
    out.blit(to_surface(rgb), (m, m + top))
    pygame.draw.line(out, (255, 255, 255), (m, m + top), (m + w - 1, m + top))
    return out, m


# ---------------------------------------------------------------- screen ----
class ShelfScreen:
    def __init__(self, size):
        self.w, self.h = size
        self.s = min(self.w / 1280, self.h / 720)
        self.static = self._build()

    def _build(self) -> pygame.Surface:
        w, h, s = self.w, self.h, self.s
        n = Noise(77)
        tone = ("#41240f", "#87532c", "#c08a52")
        top, lip, under = int(440 * s), int(466 * s), int(490 * s)  # shelf: far edge, lip, underside
        rgb = np.empty((h, w, 3), np.float32)

        def rows(y0, y1):
            """Pixel rows as (slice, y, and x, y in logical pixels): each material only where it is seen."""
            y, x = np.mgrid[y0:y1, 0:w].astype(np.float32)
            return slice(y0, y1), y, x / s, y / s

        # wall: painted boards, deep green, a shadow gathering above the shelf
        at, y, ux, uy = rows(0, top)
        q = (ux + 20) % 92 - 46
        wall = lin("#2c5144") * (0.80 + 0.22 * n.fbm(ux / 60, uy / 200, 4) + 0.10 * n(ux / 1.6, uy / 60))[..., None]
        joint = 1 - 0.55 * np.exp(-((q / 1.3) ** 2)) + 0.20 * np.exp(-(((q - 2.6) / 1.2) ** 2))
        rgb[at] = wall * (joint * (1 - 0.35 * smooth(top - 60 * s, top, y)))[..., None]
        # shelf: its top in perspective, then a rounded lip
        at, y, ux, uy = rows(top, lip)
        plank = wood((ux - 640) / (15 + (uy - 440) * 0.10), uy / 6, seed=8, tone=tone)
        rgb[at] = plank * (0.95 + 0.25 * smooth(top, lip, y))[..., None]
        at, y, ux, uy = rows(lip, under)
        prof = (y - lip) / (under - lip)
        lit = 1.25 - 0.75 * prof + 0.5 * np.exp(-(((prof - 0.10) / 0.10) ** 2))
        rgb[at] = wood(ux / 16, uy / 13, seed=9, tone=tone) * lit[..., None]
        # the chest below
        at, y, ux, uy = rows(under, h)
        chest = wood(ux / 17, uy / 11, seed=15, tone=("#2c170a", "#5a3319", "#83512a"))
        rgb[at] = chest * (1 - 0.65 * np.exp(-(y - under) / (9 * s)))[..., None]
        rgb = rgb * lamp(w, h, centre=(0.40, 0.20), low=0.40, warm=0.12) * 1.05
        img = to_surface(rgb)
        # title
        t, m = gilded("Fourth & Dice", int(82 * s))
        r = t.get_rect(center=(w / 2 - 34 * s, 74 * s))
        img.blit(t, r)
        die_c = (r.right - m + 66 * s, 76 * s)
        draw_shadow(img, (die_c[0] + 4 * s, die_c[1] + 16 * s), 46 * s, 10 * s, SAPPHIRE)
        draw_die(img, die_c, 46 * s, octahedron().rest(4, 0.16), SAPPHIRE, view=view_tilt(24))
        W.text(
            img,
            "four football games for one table",
            "strong",
            19 * s,
            "#f3e3bd",
            (w / 2, 122 * s),
            "midtop",
            shadow="#0b1510",
        )
        # boxes
        bw, bh, gap = int(246 * s), int(292 * s), 34 * s
        x0 = (w - 4 * bw - 3 * gap) / 2 - 6 * s
        self.boxes = []
        for i in range(4):
            lifted = i == 0
            b, m = box(i, bw, bh, lifted)
            bx, by = x0 + i * (bw + gap), top + 14 * s - bh - int(bw * 0.030) - (6 * s if lifted else 0)
            # contact shadow on the shelf
            cs = np.exp(-(((np.mgrid[0 : int(30 * s), 0 : bw + int(40 * s)][0] - 8 * s) / (8 * s)) ** 2)).astype(
                np.float32
            )
            cs *= smooth(0, 18 * s, np.arange(cs.shape[1], dtype=np.float32)) * smooth(
                cs.shape[1], cs.shape[1] - 26 * s, np.arange(cs.shape[1], dtype=np.float32)
            )
            img.blit(
                to_surface(np.zeros(cs.shape + (3,), np.float32), cs * (0.85 if not lifted else 0.55)),
                (bx - 6 * s, top + 6 * s),
            )
            img.blit(b, (round(bx) - m, round(by) - m))
            self.boxes.append(pygame.Rect(bx, by, bw, bh))
            tag = pygame.Rect(0, 0, 196 * s, 27 * s)
            tag.midtop = (bx + bw / 2, lip + 0 * s)
            W.put_plate(
                img,
                tag,
                radius=5 * s,
                kind="enamel",
                tone="#d8a64a",
                shadow=3 * s,
                scale=s,
                border="#f7dc98",
                border_px=1.2 * s,
            )
            W.text(img, BOXES[i][1], "bold", 15.5 * s, "#3a2210", tag.center, "center")
        # the one in front of the finger: what a click does
        b0 = self.boxes[0]
        play = pygame.Rect(0, 0, 118 * s, 40 * s)
        play.midbottom = (b0.centerx, b0.bottom + 8 * s)
        W.button(img, play, "Play", kind="primary", px=int(20 * s), icon="play", scale=s)
        # drawers
        self._drawer(img, (24, 508, 470, 92), "Resume", "book", big=True)
        self._drawer(img, (510, 508, 365, 92), "Practice", "cone", hint="any rule, any dice, undo all")
        self._drawer(img, (891, 508, 365, 92), "Demo", "tv", hint="watch the coaches play")
        self._drawer(img, (24, 614, 400, 92), "Seasons", "cup2", hint="week 6 of 14")
        self._drawer(img, (440, 614, 400, 92), "Replays", "film", hint="23 matches kept")
        self._drawer(img, (856, 614, 400, 92), "Settings", "gear", hint="text, colours, sound, keys")
        return img

    def _drawer(self, img, rect, caption, icon, *, hint="", big=False) -> None:
        s = self.s
        ox = (self.w - 1280 * s) / 2
        r = pygame.Rect(rect[0] * s + ox, rect[1] * s, rect[2] * s, rect[3] * s)
        if big:
            g, m = W.glow(r.w, r.h, 8 * s, "#ffd477", 5 * s)
            img.blit(g, (r.x - m, r.y - m))
        W.put_plate(
            img,
            r,
            radius=8 * s,
            kind="wood",
            shadow=5 * s,
            scale=s,
            border="#2a1508",
            border_px=1.6 * s,
            seed=30 + rect[0] % 7 + rect[1] % 5,
            bevel=1.2,
        )
        inner = r.inflate(-16 * s, -16 * s)
        W.put_plate(
            img,
            inner,
            radius=5 * s,
            kind="wood",
            shadow=0,
            scale=s,
            border="#3a1f0e",
            border_px=1.4 * s,
            seed=50 + rect[0] % 7 + rect[1] % 5,
            bevel=1.3,
        )
        # brass label holder with a paper card
        lab = pygame.Rect(0, 0, r.w - 112 * s, 56 * s)
        lab.midleft = (r.x + 22 * s, r.centery)
        W.put_plate(
            img,
            lab,
            radius=6 * s,
            kind="enamel",
            tone="#d8a64a",
            shadow=3 * s,
            scale=s,
            border="#f7dc98",
            border_px=1.4 * s,
        )
        card = lab.inflate(-9 * s, -9 * s)
        W.put_plate(img, card, radius=3 * s, kind="paper", tone="#f8efd9", shadow=0, scale=s, bevel=-0.7)
        if big:
            hp = int(50 * s)
            img.blit(helmet(TEAMS[0], hp), (card.x + 4 * s, card.centery - hp * 0.5))
            tx = card.x + 62 * s
            W.text(img, "Resume", "display", 23 * s, W.INK, (tx, card.centery), "midleft")
            W.text(img, "BFL, 2nd quarter", "bold", 15 * s, W.INK, (card.right - 10 * s, card.y + 5 * s), "topright")
            W.text(img, "Ada to throw", "strong", 15 * s, "#8a3a10", (card.right - 10 * s, card.y + 24 * s), "topright")
        else:
            W.draw_icon(img, icon, (card.x + 24 * s, card.centery), 14 * s, "#8a3a10")
            a = W.text(img, caption, "display", 20 * s, W.INK, (card.x + 48 * s, card.y + 1 * s))
            W.text(img, hint, "strong", 14.5 * s, W.INK_SOFT, (card.x + 48 * s, a.bottom - 4 * s))
        # knob
        c, R = (r.right - 46 * s, r.centery), 15 * s
        k = 3
        lay = pygame.Surface((int(R * 4) * k, int(R * 4) * k), pygame.SRCALPHA)
        mid = lay.get_width() / 2
        for i in range(12):
            pygame.draw.circle(lay, (10, 4, 0, 16), (mid + 3 * s * k, mid + 5 * s * k), (R * 1.35 - i * R * 0.06) * k)
        for i in range(16):
            pygame.draw.circle(
                lay,
                pygame.Color("#6b430f").lerp("#ffe9ad", (i / 15) ** 1.3),
                (mid - i * R * 0.022 * k, mid - i * R * 0.028 * k),
                R * (1 - i * 0.055) * k,
            )
        d = int(R * 4)
        img.blit(pygame.transform.smoothscale(lay, (d, d)), (c[0] - d / 2, c[1] - d / 2))

    def draw(self, dst) -> None:
        dst.blit(self.static, (0, 0))
