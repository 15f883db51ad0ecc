"""Things that stand on the table: goalposts, the leather cup. Made once, cached."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin

import numpy as np
import pygame

from game.ui.drawing.camera import Camera
from game.ui.drawing.materials import Noise, blur, leather, lin, mix, smooth, to_surface


def tube_layer(size, cam: Camera, paths, colour: str, radius: float, ss: int = 3) -> pygame.Surface:
    """Round painted tubes along world-space paths, lit from the upper left."""
    w, h = size
    s = pygame.Surface((w * ss, h * ss), pygame.SRCALPHA)
    base = pygame.Color(colour)
    s.fill((*base.lerp("black", 0.6)[:3], 0))
    big = cam.scaled(ss)
    for shade, k, off in (("black", 1.25, 0.0), ("black", 1.0, 0.0), ("white", 0.34, -0.30)):
        amount = {1.25: 0.72, 1.0: 0.10, 0.34: 0.60}[k]
        c = base.lerp(shade, amount)
        for path in paths:
            p = big.project(path)
            for a, b, wa in zip(p, p[1:], path):
                wpx = max(1, radius * 2 * big.scale(wa) * k)
                o = off * radius * big.scale(wa)
                pygame.draw.line(s, c, (a[0] + o, a[1] + o), (b[0] + o, b[1] + o), int(wpx))
                pygame.draw.circle(s, c, (a[0] + o, a[1] + o), wpx / 2)
                pygame.draw.circle(s, c, (b[0] + o, b[1] + o), wpx / 2)
    return pygame.transform.smoothscale(s, (w, h))


def cast(paths, lean=(0.46, -0.40)) -> list:
    """Paths as their shadow on the ground (z = 0): the lamp is at the upper left."""
    return [[(x + z * lean[0], y + z * lean[1], 0.0) for x, y, z in p] for p in paths]


def goalpost_paths(
    at, *, along=(0.0, 1.0), half: float = 11.5, bar: float = 8.0, top: float = 27.0, back: float = 0.0
) -> list:
    """A slingshot goalpost: crossbar through ``at`` in direction ``along``; ``back`` sets the foot behind it."""
    (x, y), (ax, ay) = at, along
    nx, ny = ay, -ax
    foot = (x + nx * back, y + ny * back)
    neck = [(*foot, 0), (*foot, bar * 0.45), (x + nx * back * 0.72, y + ny * back * 0.72, bar * 0.82), (x, y, bar)]
    left, right = (x - ax * half, y - ay * half), (x + ax * half, y + ay * half)
    return [neck, [(*left, bar), (*right, bar)], [(*left, bar), (*left, top)], [(*right, bar), (*right, top)]]


@lru_cache(16)
def cup(px: int, tilt: float = 52.0) -> pygame.Surface:
    """A stitched leather dice cup ``px`` wide, one ray a pixel against a cone."""
    ss = 3
    n = px * ss
    t = radians(tilt)
    d = np.array([0, -sin(t), cos(t)])  # towards the eye
    right, up = np.array([1.0, 0, 0]), np.array([0, cos(t), sin(t)])
    yy, xx = np.mgrid[0:n, 0:n].astype(np.float32)
    u = (xx + 0.5) / n * 3.2 - 1.42
    v = 2.42 - (yy + 0.5) / n * 3.2
    o = u[..., None] * right + v[..., None] * up + np.array([0, 0, 0.0])
    H, r0, k = 1.9, 0.80, 0.17  # height, radius at the foot, flare
    # cone: x2 + y2 = (r0 + k z)2
    A = d[0] ** 2 + d[1] ** 2 - (k * d[2]) ** 2
    R = r0 + k * o[..., 2]
    B = o[..., 0] * d[0] + o[..., 1] * d[1] - R * k * d[2]
    C = o[..., 0] ** 2 + o[..., 1] ** 2 - R**2
    disc = B * B - A * C
    root = np.sqrt(np.maximum(disc, 0))

    def surf(sign):
        s = (-B + sign * root) / A
        p = o + s[..., None] * d
        return p, (disc > 0) & (p[..., 2] > 0) & (p[..., 2] < H)

    front, fin = surf(1)
    backp, bin_ = surf(-1)

    # rim and floor discs
    def disc_hit(z, r):
        s = (z - o[..., 2]) / d[2]
        p = o + s[..., None] * d
        return p, np.hypot(p[..., 0], p[..., 1]) - r

    rim_p, rim_d = disc_hit(H, r0 + k * H)
    light = np.array([-0.52, -0.30, 0.62])
    light /= np.linalg.norm(light)
    pix = 3.2 / n

    def shade(p, inside=False):
        a = np.arctan2(p[..., 0], -p[..., 1])
        rr = np.hypot(p[..., 0], p[..., 1])[..., None]
        nrm = np.concatenate([p[..., :2] / np.maximum(rr, 1e-3), np.full(rr.shape, -k)], -1)
        if inside:
            nrm = -nrm
        nrm /= np.linalg.norm(nrm, axis=-1, keepdims=True)
        dif = np.clip(nrm @ light, 0, 1)
        h = light + d
        h /= np.linalg.norm(h)
        sp = np.clip(nrm @ h, 0, 1)
        return a, dif, sp

    a, dif, sp = shade(front)
    tex = leather(a * 26, front[..., 2] * 26, colour="#9c5628")
    # stitched seam bands near rim and foot
    z = front[..., 2]
    for zc in (H - 0.26, 0.24):
        groove = np.exp(-(((z - zc) / 0.035) ** 2))
        tex = tex * (1 - 0.45 * groove[..., None])
        stitch = (np.abs(((a * 9.0) % 1) - 0.5) < 0.30) * np.exp(-(((z - zc) / 0.020) ** 4))
        tex = mix(tex, np.broadcast_to(lin("#f0d7a0"), tex.shape), stitch * 0.85)
    band = smooth(H - 0.30, H - 0.28, z) + smooth(0.28, 0.26, z)
    tex = tex * (1 - 0.38 * np.clip(band, 0, 1)[..., None])
    rgb = tex * (0.14 + 1.15 * dif)[..., None] + (0.16 * sp**14)[..., None] * np.array([1, 0.9, 0.75])
    # embossed d8 mark
    ex, ez = a * 0.95, z - H * 0.52
    dia = np.abs(ex) / 0.40 + np.abs(ez) / 0.48
    ring = np.exp(-(((dia - 1) / 0.06) ** 2)) + np.exp(-(((ez + 0.02) / 0.02) ** 2)) * (dia < 1) * 0.9
    rgb = mix(rgb, lin("#e8bf6a") * (0.25 + 1.0 * dif)[..., None], np.clip(ring, 0, 1) * 0.85 * (np.abs(a) < 1.4))

    a2, dif2, _ = shade(backp, inside=True)
    felt_n = Noise(3)(a2 * 60, backp[..., 2] * 60)
    inner = (
        lin("#6b1a1a")
        * ((0.10 + 0.75 * dif2) * (0.8 + 0.4 * felt_n) * (0.25 + 0.75 * smooth(0.1, H, backp[..., 2])))[..., None]
    )
    open_ = np.clip(0.5 - rim_d / pix / 2, 0, 1)
    lip_w = 0.11
    lip = np.clip(0.5 - (np.abs(rim_d + lip_w / 2) - lip_w / 2) / pix / 2, 0, 1)
    lip_shade = 0.75 + 0.55 * np.clip((-rim_p[..., 0] + rim_p[..., 1]) * 0.6, -0.6, 1)
    lip_rgb = leather(rim_p[..., 0] * 20, rim_p[..., 1] * 20, colour="#c27a3e") * lip_shade[..., None]

    body = (fin | bin_).astype(np.float32)
    out = np.where(fin[..., None], rgb, inner)
    out = mix(out, inner, open_ * (bin_ * 1.0))
    out = mix(out, lip_rgb, lip)
    alpha = np.maximum(blur(body, 0.8), np.maximum(lip, open_))
    foot_s = (0 - o[..., 2]) / d[2]
    fp = o + foot_s[..., None] * d
    alpha = np.maximum(alpha, np.clip(0.5 - (np.hypot(fp[..., 0], fp[..., 1]) - r0) / pix / 2, 0, 1))
    out = np.where(
        (alpha > 0)[..., None] & ~(fin | bin_)[..., None] & (lip < 0.5)[..., None] & (open_ < 0.5)[..., None],
        lin("#1a0d06"),
        out,
    )
    # ground shadow to the lower right
    fpx, fpy = fp[..., 0], fp[..., 1]
    sd = np.minimum(np.hypot(fpx - 0.18, fpy + 0.14), np.hypot(fpx - 0.55, fpy + 0.42))
    sh = 0.60 * smooth(r0 * 1.30, r0 * 0.65, sd)
    total = alpha + sh * (1 - alpha)
    out = mix(np.broadcast_to(lin("#0b0502"), out.shape), out, alpha / np.maximum(total, 1e-4))
    return pygame.transform.smoothscale(to_surface(out, total), (px, px))
