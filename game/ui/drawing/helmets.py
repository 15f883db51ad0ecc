"""Enamelled football helmets, ray-traced once per team and size, then cached.

The shell is an ellipsoid met by one ray a pixel (numpy, 4x supersampled), so
stripes are functions of the point on the shell and curve as real paint does;
the face opening is cut with planes, and through it the padded inside is seen.
The mask is a few thick tubes. A helmet costs about 20 ms to make and a blit to
draw.

Eight colours x eight patterns: no two teams share either, so that they can be
told apart in greyscale too.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin

import numpy as np
import pygame

from game.ui.drawing.glyphs import outline
from game.ui.drawing.materials import Noise, blur, lin, mix, smooth, to_surface

PATTERNS = ("single", "triple", "band", "chevron", "checks", "hoops", "halves", "wing")


@dataclass(frozen=True)
class Team:
    key: str
    coach: str
    name: str
    colour: str  # shell
    trim: str  # stripe and mask
    pattern: str
    ink: str = "#ffffff"  # text on the team's ground
    deep: str = ""  # a darker ground where the shell's colour is too light for text (4.5:1)

    @property
    def ground(self) -> str:
        """The colour to put text on."""
        return self.deep or self.colour


TEAMS = (
    Team("foxes", "Ada", "Copper Foxes", "#d4531c", "#fff1da", "triple", deep="#b5400e"),
    Team("owls", "Ben", "Night Owls", "#22408f", "#ffc637", "single"),
    Team("herons", "Cleo", "Marsh Herons", "#10857d", "#f4f7ee", "wing", deep="#0c736b"),
    Team("kings", "Dan", "Quarry Kings", "#eeb01e", "#2a2018", "checks", "#2a2018"),
    Team("roses", "Eve", "Iron Roses", "#a3163a", "#c8d0d8", "band"),
    Team("plums", "Finn", "Plum Street", "#6a3a96", "#f6d9ff", "chevron"),
    Team("chalk", "Gus", "Chalk Hill", "#ece7da", "#b3261e", "hoops", "#2a2018"),
    Team("coal", "Hana", "Coal Yard", "#2d2f35", "#8fd14a", "halves"),
)


def _pattern(kind: str, p: np.ndarray, e: float) -> np.ndarray:
    """Paint mask (0..1) at shell points p (x forward, y left, z up; unit ellipsoid)."""
    x, y, z = p[..., 0], p[..., 1], p[..., 2]
    band = lambda d, w: smooth(w + e, w - e, np.abs(d))  # noqa: E731
    if kind == "single":
        return band(y, 0.17)
    if kind == "triple":
        return np.maximum(band(y, 0.075), band(np.abs(y) - 0.24, 0.055))
    if kind == "band":
        return np.maximum(band(z - 0.30 + 0.25 * x, 0.12), band(z - 0.03 + 0.25 * x, 0.05))
    if kind == "chevron":
        v = x + 0.9 * np.abs(y)
        return np.maximum(band(v - 0.35, 0.11), band(v + 0.10, 0.11))
    if kind == "checks":
        cell = (np.floor(x * 5 + 50) + np.floor((y + 2) * 5.5)) % 2
        return cell * band(y, 0.36) + band(np.abs(y) - 0.40, 0.03)
    if kind == "hoops":
        return band(((x + 2.02) * 2.2) % 1 - 0.5, 0.24)
    if kind == "halves":
        return smooth(-e, e, -(x + 0.08))
    if kind == "wing":
        r = np.hypot(x - 0.55, z + 0.15)
        return np.maximum(band(r - 1.12, 0.13), band(r - 0.74, 0.10)) * smooth(0.1, 0.2, np.abs(y)) + band(y, 0.07)
    raise ValueError(kind)


@lru_cache(128)
def helmet(team: Team, px: int, facing: int = 1, *, yaw: float = 42, pitch: float = 24) -> pygame.Surface:
    """A helmet ``px`` wide and high on a transparent ground; facing 1 looks right, -1 left."""
    ss = 4 if px < 140 else 3
    n = px * ss
    yy, xx = np.mgrid[0:n, 0:n].astype(np.float32)
    u = (xx + 0.5) / n * 2.5 - 1.32
    v = 1.18 - (yy + 0.5) / n * 2.5

    # view basis in helmet space (x forward, y left, z up): seen from its right front, a little from above
    b = radians(pitch)
    d = np.array([sin(radians(yaw)) * cos(b), -cos(radians(yaw)) * cos(b), sin(b)])  # towards the eye
    right = np.array([cos(radians(yaw)), sin(radians(yaw)), 0.0])
    up = np.cross(d, right) * -1
    if up[2] < 0:
        up = -up
    axes = np.array([1.06, 0.92, 0.96])
    o = u[..., None] * right + v[..., None] * up
    A = ((d / axes) ** 2).sum()
    B = (o / axes * (d / axes)).sum(-1)
    C = ((o / axes) ** 2).sum(-1) - 1
    disc = B * B - A * C
    hit = disc > 0
    root = np.sqrt(np.maximum(disc, 0))
    edge = 2.5 / n * 2.2

    def at(t):
        p = o + t[..., None] * d
        return p, p / axes

    def kept(q):
        """Shell coverage: everything but the face opening and the neck."""
        x, y, z = q[..., 0], q[..., 1], q[..., 2]
        back = 0.24 + 0.16 * smooth(0.1, -0.1, z) + 0.34 * smooth(-0.22, -0.46, z)  # rear edge of the opening
        brow = smooth(0.30 + edge, 0.30 - edge, z + 0.10 * np.abs(y)) * smooth(-edge, edge, x - back)
        jaw = smooth(-0.86 - edge, -0.86 + edge, z + 0.20 * x)
        return (1 - brow) * jaw

    p1, q1 = at((-B + root) / A)
    p0, q0 = at((-B - root) / A)
    k1 = kept(q1) * hit
    k0 = kept(q0) * hit

    light = np.array([-0.42, 0.62, 0.66])  # view space: x right, y up, z to the eye
    n1 = q1 / axes
    n1 /= np.linalg.norm(n1, axis=-1, keepdims=True) + 1e-9
    nv = np.stack([n1 @ right * facing, n1 @ up, n1 @ d], -1)  # facing mirrors, the lamp does not
    light /= np.linalg.norm(light)
    diff = np.clip(nv @ light, 0, 1)
    h = light + np.array([0, 0, 1.0])
    h /= np.linalg.norm(h)
    sp = np.clip(nv @ h, 0, 1)
    fres = (1 - np.clip(nv[..., 2], 0, 1)) ** 3

    paint = np.clip(_pattern(team.pattern, q1, edge * 0.9), 0, 1)
    base = mix(np.broadcast_to(lin(team.colour), paint.shape + (3,)), lin(team.trim), paint)
    sky = smooth(0.25, 0.9, nv[..., 1])[..., None]
    rgb = base * (0.16 + 0.92 * diff[..., None] + 0.18 * sky)
    rgb = (
        rgb
        + (0.75 * sp**90 + 0.20 * sp**16)[..., None] * np.array([1.0, 0.97, 0.9])
        + 0.16 * fres[..., None] * np.array([0.9, 1.0, 0.85])
    )
    # ear hole, and a dark rolled lip where the shell is cut
    ear = np.hypot(q1[..., 0] + 0.02, q1[..., 2] + 0.16)
    rgb = rgb * (1 - 0.88 * smooth(0.105 + edge, 0.105 - edge, ear)[..., None])
    rgb = rgb + 0.18 * (smooth(0.15 + edge, 0.15 - edge, ear) - smooth(0.105 + edge, 0.105 - edge, ear))[..., None]
    inner_edge = np.clip(blur(((1 - k1) * hit), n * 0.012) * 1.7, 0, 1) * k1
    rgb = rgb * (1 - 0.72 * inner_edge[..., None])

    noise = Noise(4)
    inside = lin("#1c1713") * (0.5 + 0.9 * np.clip(-(q0[..., 1]) * 0.4 + 0.5 + 0.4 * q0[..., 2], 0, 1))[..., None]
    pad = smooth(0.5, 0.54, np.abs(((q0[..., 2] * 2.2 + 4) % 1) - 0.5) + 0.12)
    inside = inside * (0.8 + 0.5 * pad[..., None]) * (0.9 + 0.2 * noise(xx / ss, yy / ss))[..., None]

    alpha = np.maximum(k1, k0)
    out = mix(inside, rgb, k1)
    img = to_surface(out, alpha)

    # face mask: tubes in helmet space, drawn dark then bright
    def proj(pt):
        pt = np.asarray(pt, float)
        return ((pt @ right + 1.32) / 2.5 * n, (1.18 - pt @ up) / 2.5 * n)

    def arc(z, x0, bulge, y0, y1, m=14):
        return [proj((x0 + bulge * (1 - (yk / 0.80) ** 2), yk, z)) for yk in np.linspace(y0, y1, m)]

    tubes = [
        arc(-0.22, 0.72, 0.60, -0.78, 0.74),
        arc(-0.52, 0.66, 0.62, -0.74, 0.72),
        arc(-0.80, 0.52, 0.60, -0.56, 0.60),
    ]
    bar = lambda y: [
        proj((x0 + bl * (1 - (y / 0.80) ** 2), y, z))
        for z, x0, bl in ((-0.22, 0.72, 0.60), (-0.52, 0.66, 0.62), (-0.80, 0.52, 0.60))
    ]  # noqa: E731
    tubes += [bar(-0.34), bar(0.24)]
    tubes += [
        [proj((0.40, -0.84, -0.26)), tubes[0][0]],
        [proj((0.52, -0.74, -0.46)), tubes[1][0]],
        [proj((0.46, -0.60, -0.70)), tubes[2][0]],
    ]
    w = max(2, int(n * 0.036))
    trim = pygame.Color(team.trim)
    dark = trim.lerp("black", 0.62)
    for t in tubes:
        _tube(img, dark, t, w + max(2, int(n * 0.012)), (0, n * 0.006))
    for t in tubes:
        _tube(img, trim.lerp("black", 0.22), t, w, (0, 0))
    for t in tubes:
        _tube(img, trim.lerp("white", 0.55), t, max(1, w // 3), (-w * 0.16, -w * 0.22))
    if facing < 0:
        img = pygame.transform.flip(img, True, False)
    return pygame.transform.smoothscale(img, (px, px))


def _tube(img, colour, pts, w, off):
    pts = [(x + off[0], y + off[1]) for x, y in pts]
    for p, q in zip(pts, pts[1:]):
        pygame.draw.line(img, colour, p, q, int(w))
    for p in pts:
        pygame.draw.circle(img, colour, p, w / 2)


@lru_cache(128)
def standing(team: Team, px: int, lane: int, facing: int = 1) -> tuple[pygame.Surface, tuple[int, int]]:
    """Helmet on its little stand with the lane digit; returns (sprite, foot point in it).

    Sprite, contact shadow and cast shadow are one surface: one blit a helmet.
    """
    ss = 3
    w, h = int(px * 1.5), int(px * 1.6)
    big = pygame.Surface((w * ss, h * ss), pygame.SRCALPHA)
    cx, foot = w * ss / 2, h * ss * 0.76
    rx, ry = px * ss * 0.38, px * ss * 0.215
    thick = px * ss * 0.10
    colour = pygame.Color(team.colour)
    # shadow falls to the lower right
    yy, xx = np.mgrid[0 : h * ss : ss, 0 : w * ss : ss].astype(np.float32)
    d = np.hypot((xx - cx - px * ss * 0.13) / (rx * 1.22), (yy - foot - px * ss * 0.05) / (ry * 1.30))
    a = 0.62 * smooth(1.16, 0.55, d)
    shade = to_surface(np.broadcast_to(lin("#0a0604"), a.shape + (3,)), a)
    # stand: a turned wooden disc, enamel top in the team's colour, ivory digit plate in front
    for k in range(int(thick), -1, -1):
        t = k / thick
        c = pygame.Color("#3a2414").lerp("#8a5a30", 1 - abs(t - 0.35))
        pygame.draw.ellipse(big, c, (cx - rx, foot - ry + k - thick * 0.3, 2 * rx, 2 * ry))
    pygame.draw.ellipse(big, colour.lerp("black", 0.35), (cx - rx, foot - ry - thick * 0.3, 2 * rx, 2 * ry))
    pygame.draw.ellipse(
        big, colour.lerp("white", 0.15), (cx - rx * 0.95, foot - ry * 0.95 - thick * 0.36, 1.9 * rx, 1.9 * ry)
    )
    pygame.draw.ellipse(
        big, colour.lerp("black", 0.42), (cx - rx * 0.84, foot - ry * 0.84 - thick * 0.3, 1.68 * rx, 1.68 * ry)
    )
    out = pygame.Surface((w, h), pygame.SRCALPHA)
    out.blit(shade, (0, 0))
    out.blit(pygame.transform.smoothscale(big, (w, h)), (0, 0))
    out.blit(
        helmet(team, px, facing),
        (w / 2 - px * (0.5 if facing > 0 else 0.5) + facing * px * -0.02, h * 0.76 - px * 0.99),
    )
    # digit plate
    r = max(7, int(px * 0.185))
    plate = pygame.Surface((r * 2 * ss + 6, r * 2 * ss + 6), pygame.SRCALPHA)
    c = (plate.get_width() / 2,) * 2
    pygame.draw.circle(plate, "#2a1a0e", c, r * ss + 2)
    pygame.draw.circle(plate, "#fff6e2", c, r * ss - 1)
    for poly, hole in outline(str(lane)):
        pygame.draw.polygon(
            plate,
            "#fff6e2" if hole else "#2a1a0e",
            [(c[0] + x * r * 1.16 * ss, c[1] - y * r * 1.16 * ss) for x, y in poly],
        )
    plate = pygame.transform.smoothscale(plate, (r * 2 + 2, r * 2 + 2))
    out.blit(plate, (w / 2 - r - 1 - facing * px * 0.30, h * 0.76 - r * 0.75))
    return out, (w // 2, int(h * 0.76))
