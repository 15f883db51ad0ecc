"""A die of a past roll as a small token: upright numeral, 6 underlined, ringed when it lay out."""

from __future__ import annotations

from math import cos, pi, sin

import pygame

from game.ui.widgets import text
from game.ui.widgets.cache import sized
from game.ui.widgets.canvas import Canvas


def die_chip(
    c: Canvas,
    centre: tuple[float, float],
    r: float,
    caption: str,
    *,
    tone: str = "#1f4db8",
    ink: str = "#ffffff",
    ring: str | None = None,
) -> None:
    c.put(_chip(max(7, round(r * c.k)), caption, tone, ink, ring), centre)


@sized(256)
def _chip(r: int, caption: str, tone: str, ink: str, ring: str | None) -> pygame.Surface:
    k = 4
    n = max(2 * r + 6, round(2.26 * r) + 2) * k  # the edge is an eighth of the radius wide
    s = pygame.Surface((n, n), pygame.SRCALPHA, 32)
    mid, u, base = n / 2, r * k, pygame.Color(tone)
    hexagon = [(mid + u * cos(pi / 6 + i * pi / 3), mid + u * sin(pi / 6 + i * pi / 3)) for i in range(6)]
    tri = [
        (mid + u * cos(-pi / 2 + i * 2 * pi / 3), mid + u * sin(-pi / 2 + i * 2 * pi / 3)) for i in range(3)
    ]
    edge = pygame.Color(ring) if ring else base.lerp("black", 0.6)
    s.fill((*tuple(edge)[:3], 0))
    pygame.draw.polygon(s, edge, [(mid + (x - mid) * 1.13, mid + (y - mid) * 1.13) for x, y in hexagon])
    pygame.draw.polygon(s, base.lerp("black", 0.25), hexagon)
    pygame.draw.polygon(s, base.lerp("white", 0.16), [hexagon[3], hexagon[4], tri[0], tri[2]])
    pygame.draw.polygon(s, base.lerp("white", 0.08), tri)
    for a, b in zip(tri, tri[1:] + tri[:1]):
        pygame.draw.line(s, base.lerp("white", 0.42), a, b, k // 2)
    s = pygame.transform.smoothscale(s, (n // k, n // k))
    img = text.words(caption, "display", max(8, int(r * 0.98)), ink)
    s.blit(
        img,
        (
            round(s.get_width() / 2 - img.get_width() / 2),
            round(s.get_height() / 2 - text.cap_middle("display", max(8, int(r * 0.98)))),
        ),
    )
    if caption == "6":
        pygame.draw.rect(s, ink, (n / k / 2 - r * 0.26, n / k / 2 + r * 0.50, r * 0.52, max(1, r * 0.10)))
    return s
