"""Overlays of BFL: the battle (3d8 against 3d8) and the brass spinner."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

import numpy as np
import pygame

from game.ui.drawing import widgets as W
from game.ui.drawing.dice3d import SAPPHIRE, Style, draw_die, draw_shadow, octahedron, view_tilt
from game.ui.drawing.glyphs import outline
from game.ui.drawing.helmets import TEAMS, Team, helmet
from game.ui.drawing.materials import Noise, blur, brass, felt, lin, mix, smooth, to_surface, wood

FOX = Style((120, 34, 2), (214, 84, 22), (255, 170, 90), (255, 226, 196), (70, 18, 0), (255, 255, 255))


def dim_behind(scene: pygame.Surface, s: float, amount: float = 0.40) -> pygame.Surface:
    """The board out of focus behind an overlay: quarter size, blurred once when the overlay opens."""
    w, h = scene.get_size()
    small = pygame.transform.smoothscale(scene, (w // 6, h // 6))
    small = pygame.transform.gaussian_blur(small, 2)
    out = pygame.transform.smoothscale(small, (w, h))
    veil = pygame.Surface((w, h))
    veil.fill((22, 12, 8))
    veil.set_alpha(int(255 * amount))
    out.blit(veil, (0, 0))
    return out


@lru_cache(8)
def tray(w: int, h: int, s: float, left: str, right: str) -> tuple[pygame.Surface, int]:
    """A felt-lined wooden tray: two colours meeting on a slanted brass strip."""
    m = int(26 * s)
    W_, H_ = w + 2 * m, h + 2 * m
    y, x = np.mgrid[0:H_, 0:W_].astype(np.float32)
    X, Y = (x - m) / s, (y - m) / s
    d = W.rounded(W_, H_, 22 * s, m)
    rim = 18 * s
    vertical = np.minimum(x - m, W_ - m - x) < np.minimum(y - m, H_ - m - y)
    wd = wood(
        np.where(vertical, Y, X) / 16,
        np.where(vertical, X, Y) / 16,
        seed=33,
        tone=("#48200f", "#84401c", "#b8692f"),
    )
    q = np.clip(-d / rim, 0, 1)
    nx = np.where(vertical, np.sign(X - w / s / 2), 0) * np.cos(q * pi)
    ny = np.where(vertical, 0, np.sign(h / s / 2 - Y)) * np.cos(q * pi)
    wd = wd * (0.85 + 0.40 * (-0.62 * nx + 0.70 * ny) + 0.25 * np.exp(-(((q - 0.4) / 0.12) ** 2)))[..., None]
    slant = (X - w / s / 2) + (Y - h / s / 2) * 0.22
    fl = mix(felt(X / 4, Y / 4, left, seed=3), felt(X / 4, Y / 4, right, seed=4), np.clip(slant + 0.5, 0, 1))
    strip = np.clip((2.4 - np.abs(slant)) + 0.5, 0, 1)
    fl = mix(fl, lin("#d9a94e") * (1.1 - 0.25 * slant)[..., None], strip)
    inner = np.clip(0.5 - (d + rim), 0, 1)
    shade = np.roll(np.roll(blur(1 - inner, 9 * s), int(8 * s), 0), int(6 * s), 1)
    lamp_ = 1.10 - 0.45 * np.clip(np.hypot((X - w / s * 0.36) / (w / s), (Y - h / s * 0.25) / (h / s)), 0, 1)
    fl = fl * ((1 - 0.72 * np.clip(shade, 0, 1)) * lamp_)[..., None]
    rgb = mix(wd, fl, inner)
    a = W.cover(d)
    sh = np.roll(np.roll(blur(a, 8 * s), int(9 * s), 0), int(5 * s), 1) * 0.7
    tot = a + sh * (1 - a)
    rgb = mix(np.broadcast_to(lin("#0b0502"), rgb.shape), rgb, a / np.maximum(tot, 1e-4))
    return to_surface(rgb, tot), m


@lru_cache(8)
def spinner_face(px: int, colours=("#efe2c2", "#1f5c43")) -> pygame.Surface:
    """The disc: turned brass, eight cloisonné sectors 1-8; odd is cream with a dot rim, even green with a bar rim."""
    k = 2
    n = px * k
    y, x = (np.mgrid[0:n, 0:n].astype(np.float32) + 0.5) / n * 2.3 - 1.15
    r, th = np.hypot(x, y), np.arctan2(y, x)
    e = 2.3 / n * 1.2
    ss = lambda lo, v: np.clip((v - lo) / e + 0.5, 0, 1)  # noqa: E731
    rgb = brass(th, r)
    # enamel
    a = (th + pi / 2 + pi / 8) % (2 * pi)
    sec = np.floor(a / (pi / 4)).astype(int)  # 0 at the top
    odd = sec % 2 == 0
    n_ = Noise(6)
    gloss = 0.86 + 0.34 * smooth(0.9, -0.9, x * 0.6 + y * 0.8) + 0.05 * n_(x * 9, y * 9)
    en = np.where(odd[..., None], lin(colours[0]), lin(colours[1])) * gloss[..., None]
    sheen = np.exp(-(((x * 0.6 + y * 0.8 + 0.42) / 0.13) ** 2)) * 0.16
    en = en + sheen[..., None]
    da = np.abs((a % (pi / 4)) - pi / 8)  # from the middle of a sector
    wall = (pi / 8 - da) * r
    cell = ss(0.40, r) * (1 - ss(0.86, r)) * np.clip((wall - 0.014) / e + 0.5, 0, 1)
    sunk = np.clip(blur(1 - cell, n * 0.008) * 1.5, 0, 1)
    rgb = mix(rgb, en * (1 - 0.45 * sunk)[..., None], cell)
    # pattern on the rim of a sector: dots for odd, bars for even
    for i in range(-2, 3):
        ang = da * np.sign((a % (pi / 4)) - pi / 8) - i * 0.12
        dot = np.clip((0.016 - np.hypot(ang * r, r - 0.80)) / e + 0.5, 0, 1) * odd
        bar = np.clip((0.010 - np.abs(ang * r)) / e + 0.5, 0, 1) * (np.abs(r - 0.80) < 0.028) * (~odd)
        rgb = mix(rgb, np.broadcast_to(lin("#8a4a1c"), rgb.shape), dot * cell)
        rgb = mix(rgb, np.broadcast_to(lin("#d9c48c"), rgb.shape), bar * cell)
    # raised rings and the rim's pegs
    for rr, wd in ((0.885, 0.012), (0.985, 0.014), (0.385, 0.012), (0.17, 0.02)):
        b = (r - rr) / wd
        lit = -(x * 0.6 + y * 0.8) / np.maximum(r, 1e-3)
        rgb = rgb * (1 + np.exp(-b * b) * (0.55 * lit * np.sign(b) * -1))[..., None]
    for i in range(8):
        pa = -pi / 2 + pi / 8 + i * pi / 4
        d = np.hypot(x - 0.935 * cos(pa), y - 0.935 * sin(pa))
        peg = np.clip((0.026 - d) / e + 0.5, 0, 1)
        hl = np.exp(-((np.hypot(x - 0.935 * cos(pa) + 0.008, y - 0.935 * sin(pa) + 0.010) / 0.010) ** 2))
        rgb = mix(
            rgb
            * (
                1
                - 0.5
                * np.exp(-((np.hypot(x - 0.935 * cos(pa) - 0.012, y - 0.935 * sin(pa) - 0.014) / 0.03) ** 2))
            )[..., None],
            lin("#f4d48a") * (0.8 + 0.9 * hl)[..., None],
            peg,
        )
    alpha = np.clip((1.02 - r) / e + 0.5, 0, 1)
    edge = smooth(0.98, 1.02, r)
    rgb = rgb * (1 - 0.55 * edge)[..., None]
    sd = np.hypot(x - 0.035, y - 0.055)
    sh = 0.62 * smooth(1.13, 0.93, sd)
    tot = alpha + sh * (1 - alpha)
    rgb = mix(np.broadcast_to(lin("#0b0502"), rgb.shape), rgb, alpha / np.maximum(tot, 1e-4))
    img = to_surface(rgb, tot)
    c, u = n / 2, n / 2.3
    for v in range(8):  # numerals stand upright
        ang = -pi / 2 + v * pi / 4
        cx, cy, cap = c + 0.635 * u * cos(ang), c + 0.635 * u * sin(ang), 0.20 * u
        ink, ground = ("#3a2112", colours[0]) if v % 2 == 0 else ("#fff4d6", colours[1])
        for poly, hole in outline(str(v + 1), "display", underline=v == 5):
            pygame.draw.polygon(img, ground if hole else ink, [(cx + p * cap, cy - q * cap) for p, q in poly])
    return pygame.transform.smoothscale(img, (px, px))


def draw_arrow(dst, centre, px: int, angle: float) -> None:
    """The brass arrow: two lit halves, a hub, a short shadow; drawn live while it spins."""
    k = 3
    n = int(px * 0.86)
    lay = pygame.Surface((n * k, n * k), pygame.SRCALPHA)
    lay.fill((40, 22, 6, 0))
    c, u = n * k / 2, px * k / 2.3
    ca, sa = cos(angle), sin(angle)
    P = lambda a, b: (c + (a * ca - b * sa) * u, c + (a * sa + b * ca) * u)  # noqa: E731
    top = [(0.50, 0), (0.33, -0.105), (0.345, -0.045), (-0.22, -0.055), (-0.34, -0.115), (-0.31, 0)]
    bot = [(p, -q) for p, q in top]
    t = 0.5 + 0.3 * (0.83 * ca - 0.55 * sa)  # light from the upper left on the upper half
    outline_ = [P(*p) for p in top] + [P(*p) for p in bot[::-1]]
    sh = pygame.Surface((n * k, n * k), pygame.SRCALPHA)
    pygame.draw.polygon(sh, (20, 8, 0, 130), [(x + 0.03 * u, y + 0.05 * u) for x, y in outline_])
    sh = pygame.transform.gaussian_blur(sh, int(5 * k))
    pygame.draw.polygon(lay, "#4a2d08", outline_)
    pygame.draw.polygon(
        lay,
        pygame.Color("#b97f22").lerp("#fff0c0", max(0, min(1, t))),
        [P(a * 0.985, b * 0.90) for a, b in top],
    )
    pygame.draw.polygon(
        lay,
        pygame.Color("#b97f22").lerp("#fff0c0", max(0, min(1, 0.72 - t * 0.7))),
        [P(a * 0.985, b * 0.90) for a, b in bot],
    )
    pygame.draw.circle(lay, "#4a2d08", (c, c), 0.135 * u)
    for i in range(12):
        pygame.draw.circle(
            lay,
            pygame.Color("#9c6a1c").lerp("#ffedb8", i / 11),
            (c - 0.0035 * u * i, c - 0.0042 * u * i),
            (0.125 - 0.0095 * i) * u,
        )
    pygame.draw.line(
        lay, "#6b4410", (c - 0.05 * u, c + 0.03 * u), (c + 0.04 * u, c - 0.045 * u), max(2, int(0.018 * u))
    )
    for img in (sh, lay):
        dst.blit(pygame.transform.smoothscale(img, (n, n)), (centre[0] - n / 2, centre[1] - n / 2))


def draw_battle(
    dst, rect: pygame.Rect, s: float, *, left: Team, right: Team, a=(6, 2, 7), b=(4, 1, 6), lane=3
) -> None:
    t, m = tray(rect.w, rect.h, s, "#9a4a22", "#24407f")
    dst.blit(t, (rect.x - m, rect.y - m))
    cx = rect.centerx
    # name plates
    for team, x, side in ((left, rect.x + 40 * s, 1), (right, rect.right - 40 * s, -1)):
        hp = int(150 * s)
        hx = x if side > 0 else x - hp
        sh = pygame.Surface((hp, hp // 3), pygame.SRCALPHA)
        yy, xx = np.mgrid[0 : hp // 3, 0:hp].astype(np.float32)
        al = 0.55 * smooth(1, 0.3, np.hypot((xx - hp * 0.5) / (hp * 0.46), (yy - hp / 6) / (hp / 6.2)))
        sh = to_surface(np.zeros((hp // 3, hp, 3), np.float32), al)
        dst.blit(sh, (hx + 12 * s, rect.y + 158 * s))
        dst.blit(helmet(team, hp, side), (hx, rect.y + 40 * s))
        tx = hx + hp + 10 * s if side > 0 else hx - 10 * s
        anchor = "topleft" if side > 0 else "topright"
        W.text(dst, team.coach, "display", 30 * s, "#fff4dc", (tx, rect.y + 76 * s), anchor, shadow="#2a1206")
        W.text(dst, team.name, "strong", 17 * s, "#ffe9c4", (tx, rect.y + 116 * s), anchor)
    # who meets whom: a brass medallion with two arrow heads on the strip
    mx, my = cx + 30 * s, rect.y + 122 * s
    medal = pygame.Surface((120, 120), pygame.SRCALPHA)
    for i in range(14):
        pygame.draw.circle(
            medal,
            pygame.Color("#6b4410").lerp("#ffdf94", i / 13),
            (60 - i * 0.5, 60 - i * 0.7),
            58 - i * (4 if i < 2 else 1.2),
        )
    for sx in (-1, 1):
        pygame.draw.polygon(
            medal, "#5a3208", [(60 - sx * 34, 38), (60 - sx * 6, 60), (60 - sx * 34, 82), (60 - sx * 24, 60)]
        )
    d = int(54 * s)
    dst.blit(pygame.transform.smoothscale(medal, (d, d)), (mx - d / 2, my - d / 2))
    # dice
    o, view = octahedron(), view_tilt(26)
    for vals, side, style in ((a, -1, FOX), (b, 1, SAPPHIRE)):
        for i, v in enumerate(vals):
            x = cx + side * (rect.w * 0.25) + (i - 1) * 106 * s + (8 if side < 0 else -8) * s
            y = rect.y + 286 * s + (14 if i == 1 else -6) * s + (side * 4 * s)
            r = 52 * s
            draw_shadow(dst, (x, y + 16 * s), r, 0, style)
            draw_die(dst, (x, y), r, o.rest(v, (0.30, -0.22, 0.12)[i] * side), style, view=view)
    # totals
    won = sum(a) > sum(b)
    for vals, side, good in ((a, -1, won), (b, 1, not won)):
        x = cx + side * rect.w * 0.25
        y = rect.y + 404 * s
        box = pygame.Rect(0, 0, 200 * s, 84 * s)
        box.center = (x, y)
        if good:
            g, gm = W.glow(box.w, box.h, 14 * s, "#ffdf8c", 7 * s)
            dst.blit(g, (box.x - gm, box.y - gm))
        W.put_plate(
            dst,
            box,
            radius=14 * s,
            kind="paper",
            tone="#f7ecd3" if good else "#cfc2a6",
            shadow=5 * s,
            scale=s,
            border=W.BRASS if good else "#a39372",
            border_px=2 * s,
        )
        W.text(
            dst,
            str(sum(vals)),
            "display",
            48 * s,
            W.INK if good else "#54402f",
            (box.x + 56 * s, box.centery),
            "center",
        )
        W.text(
            dst,
            " + ".join(map(str, vals)),
            "bold",
            20 * s,
            "#54402f",
            (box.right - 16 * s, box.y + 18 * s),
            "topright",
        )
        W.text(
            dst,
            "higher wins" if good else "lower",
            "strong",
            15 * s,
            "#256b34" if good else W.INK,
            (box.right - 16 * s, box.y + 46 * s),
            "topright",
        )
    # title plaque on the upper rim, verdict on the lower
    p = pygame.Rect(0, 0, 330 * s, 46 * s)
    p.center = (cx, rect.y + 6 * s)
    W.put_plate(
        dst, p, radius=12 * s, kind="dark", shadow=6 * s, scale=s, border="#b98a45", border_px=1.6 * s
    )
    W.text(
        dst,
        f"Battle in lane {lane}",
        "display",
        23 * s,
        "#fff1d0",
        (p.x + 22 * s, p.centery),
        "midleft",
        shadow="#120904",
    )
    W.text(dst, "BFL 3.1", "bold", 14 * s, "#ffcf70", (p.right - 18 * s, p.centery), "midright")
    v = pygame.Rect(0, 0, rect.w - 70 * s, 62 * s)
    v.midbottom = (cx, rect.bottom - 26 * s)
    W.put_plate(
        dst, v, radius=12 * s, kind="dark", shadow=5 * s, scale=s, border="#b98a45", border_px=1.4 * s
    )
    W.text(
        dst,
        "Ada wins and passes.",
        "display",
        21 * s,
        "#fff1d0",
        (v.x + 20 * s, v.y + 8 * s),
        shadow="#120904",
    )
    r = W.text(
        dst,
        "Ben goes back 10 and pauses for one roll",
        "text",
        16 * s,
        "#e9d6b0",
        (v.x + 20 * s, v.y + 36 * s),
    )
    W.text(dst, "BFL 3.3", "bold", 14 * s, "#ffcf70", (r.right + 9 * s, v.y + 37.5 * s))
    W.button(
        dst,
        pygame.Rect(v.right - 158 * s, v.y + 8 * s, 148 * s, 46 * s),
        "Go on",
        kind="primary",
        px=int(20 * s),
        key="Space",
        scale=s,
    )


def draw_spinner(dst, rect: pygame.Rect, s: float, *, angle: float, call="even") -> None:
    W.put_plate(
        dst,
        rect,
        radius=18 * s,
        kind="dark",
        shadow=12 * s,
        scale=s,
        border="#b98a45",
        border_px=2 * s,
        seed=12,
    )
    p = pygame.Rect(0, 0, 300 * s, 46 * s)
    p.center = (rect.centerx, rect.y + 6 * s)
    W.put_plate(
        dst, p, radius=12 * s, kind="dark", shadow=6 * s, scale=s, border="#b98a45", border_px=1.6 * s
    )
    W.text(
        dst,
        "Two-point try",
        "display",
        23 * s,
        "#fff1d0",
        (p.x + 20 * s, p.centery),
        "midleft",
        shadow="#120904",
    )
    W.text(dst, "BFL 4.4", "bold", 14 * s, "#ffcf70", (p.right - 16 * s, p.centery), "midright")
    px = int(368 * s)
    c = (rect.centerx, rect.y + 232 * s)
    dst.blit(spinner_face(px), (c[0] - px / 2, c[1] - px / 2))
    draw_arrow(dst, c, px, angle)
    # the call: two keys, the called one is lit and ticked
    for i, (name, nums) in enumerate((("Odd", "1 3 5 7"), ("Even", "2 4 6 8"))):
        b = pygame.Rect(rect.x + (24 + i * 178) * s, rect.y + 420 * s, 168 * s, 58 * s)
        on = name.lower() == call
        if on:
            g, gm = W.glow(b.w, b.h, 10 * s, "#ffdf8c", 5 * s)
            dst.blit(g, (b.x - gm, b.y - gm))
        W.put_plate(
            dst,
            b,
            radius=10 * s,
            kind="enamel",
            tone="#efe2c2" if i == 0 else "#1f5c43",
            shadow=5 * s,
            scale=s,
            border="#ffdf8c" if on else "#8a6a3a",
            border_px=(2.6 if on else 1.4) * s,
        )
        ink = W.INK if i == 0 else "#fff4d6"
        W.text(dst, name, "display", 21 * s, ink, (b.x + 16 * s, b.centery), "midleft")
        W.text(dst, nums, "bold", 16 * s, ink, (b.right - 14 * s, b.centery), "midright")
    W.text(
        dst,
        "Cleo called even: 6 is even.",
        "display",
        19 * s,
        "#fff1d0",
        (rect.centerx, rect.y + 500 * s),
        "midtop",
        shadow="#1d0e05",
    )
    W.text(
        dst,
        "Two points for the Marsh Herons",
        "strong",
        17 * s,
        "#ffe6b8",
        (rect.centerx, rect.y + 527 * s),
        "midtop",
        shadow="#1d0e05",
    )


def draw(dst: pygame.Surface, behind: pygame.Surface) -> None:
    w, h = dst.get_size()
    s = min(w / 1280, h / 720)
    dst.blit(dim_behind(behind, s), (0, 0))
    top = (h - 560 * s) / 2
    x0 = (w - 1200 * s) / 2
    draw_battle(dst, pygame.Rect(x0, top, 780 * s, 560 * s), s, left=TEAMS[0], right=TEAMS[1])
    draw_spinner(dst, pygame.Rect(x0 + 806 * s, top, 394 * s, 560 * s), s, angle=-pi / 2 + 5 * pi / 4 + 0.10)
