"""The drawing surface: logical units in, the window's own pixels out.

Edges are snapped to pixels, text is rendered at its final size, nothing is ever scaled up.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pygame

from game.ui.widgets import icons, plates, shapes, text
from game.ui.widgets.theme import CREAM, Theme, contrast, ground, stark
from game.ui.widgets.view import LOGICAL, MIN_WINDOW, Area, Box, Point, View

__all__ = ["LOGICAL", "MIN_WINDOW", "Area", "Box", "Canvas", "Point", "View"]

MIN_PX = 12  # no text is drawn smaller than this, whatever the window


def _between(a: Point, b: Point, f: float) -> Point:
    return a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f


class Canvas:
    """Draws in logical units. Colours are "#rrggbb"; rectangles are (x, y, w, h) or a Box."""

    def __init__(self, surf: pygame.Surface, theme: Theme, view: View | None = None) -> None:
        self.surf, self.theme = surf, theme
        self.view = view or View(surf.get_size())
        self.k = self.view.k

    # ---------------------------------------------------------------- geometry
    def box(self, rect: Area) -> pygame.Rect:
        """Device rectangle with snapped edges: neighbours share an edge exactly."""
        x0, y0 = self.view.device(rect[:2])
        x1, y1 = self.view.device((rect[0] + rect[2], rect[1] + rect[3]))
        return pygame.Rect(round(x0), round(y0), max(1, round(x1) - round(x0)), max(1, round(y1) - round(y0)))

    def px(self, units: float) -> float:
        """A length in pixels."""
        return units * self.k

    @contextmanager
    def clip(self, rect: Area) -> Iterator[None]:
        """What is drawn inside the block is cut off at a rectangle."""
        old = self.surf.get_clip()
        self.surf.set_clip(self.box(rect).clip(old))
        try:
            yield
        finally:
            self.surf.set_clip(old)

    # ------------------------------------------------------------------ shapes
    def plate(
        self,
        rect: Area,
        kind: str = "paper",
        *,
        r: float = 10,
        tone: str = "#f7ecd3",
        border: str | None = "#cdb891",
        bw: float = 1.4,
        shadow: float = 6,
        bevel: float = 1.0,
        seed: int = 5,
    ) -> None:
        """A piece of paper, walnut, wood or enamel, with edge light and a short shadow."""
        if self.theme.high_contrast:
            tone = ground(kind, tone)
            edge = "#000000" if contrast(tone, "#000000") > 6 else "#ffffff"
            self.flat(rect, tone, r=r, border=edge, bw=max(2.0, bw))
            return
        b = self.box(rect)
        s, m = plates.plate(
            b.w,
            b.h,
            kind,
            round(r * self.k, 1),
            tone,
            border,
            round(bw * self.k, 2),
            round(shadow * self.k, 1),
            bevel,
            seed,
            round(self.k, 3),
        )
        self.surf.blit(s, (b.x - m, b.y - m))

    def flat(
        self,
        rect: Area,
        fill: str,
        *,
        r: float = 6,
        fill2: str | None = None,
        border: str | None = None,
        bw: float = 1.2,
        alpha: float = 1.0,
    ) -> None:
        """A flat rounded rectangle; ``fill2``: the tone at its lower edge."""
        b = self.box(rect)
        self.surf.blit(
            shapes.flat(b.w, b.h, round(r * self.k, 1), fill, fill2, border, round(bw * self.k, 2), alpha), b
        )

    def frame(self, rect: Area, colour: str, *, r: float = 6, width: float = 1.4) -> None:
        """The outline of a rounded rectangle."""
        b = self.box(rect)
        self.surf.blit(
            shapes.frame(b.w, b.h, round(r * self.k, 1), colour, max(1.0, round(width * self.k, 1))), b
        )

    def recess(self, rect: Area, tone: str = "#fffaf0", *, r: float = 8, edge: str = "#b79f76") -> None:
        """A field let into the surface: text fields, grooves."""
        if self.theme.high_contrast:
            self.flat(rect, ground("enamel", tone), r=r, border="#000000", bw=2)
            return
        b = self.box(rect)
        self.surf.blit(shapes.recess(b.w, b.h, round(r * self.k, 1), tone, edge, round(self.k, 3)), b)

    def glow(self, rect: Area, colour: str = "#ffdf8c", *, r: float = 10, spread: float = 6) -> None:
        """Light round a rectangle."""
        b = self.box(rect)
        s, m = shapes.glow(b.w, b.h, round(r * self.k, 1), colour, round(spread * self.k, 1))
        self.surf.blit(s, (b.x - m, b.y - m))

    def disc(
        self, centre: Point, radius: float, colour: str, *, width: float = 0, alpha: float = 1.0
    ) -> None:
        """A disc, or a ring of a width."""
        s = shapes.disc(round(radius * self.k, 1), round(width * self.k, 1), colour, alpha)
        self.put(s, centre)

    def knob(self, centre: Point, radius: float, metal: str = "brass") -> None:
        """A turned knob of brass, ivory or dull metal."""
        self.put(shapes.knob(round(radius * self.k), metal), centre)

    def line(self, a: Point, b: Point, colour: str, width: float = 1.5, *, alpha: float = 1.0) -> None:
        """A straight line with round ends."""
        (ax, ay), (bx, by) = self.view.device(a), self.view.device(b)
        if ax == bx or ay == by:  # straight lines are snapped and cost nothing
            w = max(1, round(width * self.k))
            r = pygame.Rect(
                round(min(ax, bx)),
                round(min(ay, by)),
                max(w, round(abs(bx - ax))),
                max(w, round(abs(by - ay))),
            )
            if alpha >= 1:
                self.surf.fill(colour, r.move(-(w // 2) if ax == bx else 0, -(w // 2) if ay == by else 0))
                return
        s, sx, sy = shapes.stroke(
            round(bx - ax, 1), round(by - ay, 1), round(width * self.k, 1), colour, alpha
        )
        self.surf.blit(s, (round(ax - sx), round(ay - sy)))

    def dashes(
        self, a: Point, b: Point, colour: str, width: float = 1.5, dash: float = 6, gap: float = 5
    ) -> None:
        """A dashed line."""
        n = max(1, int((math.dist(a, b) + gap) / (dash + gap)))
        for i in range(n):
            t0, t1 = i * (dash + gap), i * (dash + gap) + dash
            f0, f1 = (min(1.0, t / max(1e-6, math.dist(a, b))) for t in (t0, t1))
            self.line(_between(a, b, f0), _between(a, b, f1), colour, width)

    def poly(self, points: Sequence[Point], colour: str, *, alpha: float = 1.0) -> None:
        """A filled polygon."""
        pts = [self.view.device(p) for p in points]
        x0, y0 = math.floor(min(p[0] for p in pts)) - 1, math.floor(min(p[1] for p in pts)) - 1
        self.surf.blit(
            shapes.polygon(tuple((round(x - x0, 1), round(y - y0, 1)) for x, y in pts), colour, alpha),
            (x0, y0),
        )

    def icon(self, name: str, centre: Point, radius: float, colour: str) -> None:
        """A sign of the kit, ``radius`` from its middle to its edge."""
        tone = stark(colour) if self.theme.high_contrast else colour
        self.put(icons.icon(name, max(5, round(radius * self.k)), tone), centre)

    def put(self, sprite: pygame.Surface, centre: Point) -> None:
        """A sprite of device pixels with its middle at a logical point."""
        x, y = self.view.device(centre)
        self.surf.blit(sprite, (round(x - sprite.get_width() / 2), round(y - sprite.get_height() / 2)))

    # -------------------------------------------------------------------- text
    def tpx(self, size: float, cap: float | None = None) -> int:
        """Device pixels of a text size: scaled, never under MIN_PX; ``cap``: at most so many units."""
        units = self.theme.size(size)
        return max(MIN_PX, round((min(units, cap) if cap else units) * self.k))

    def width(self, s: str, size: float = 16, role: str = "text", *, cap: float | None = None) -> float:
        """How wide a line is, in units."""
        return text.width(s, role, self.tpx(size, cap)) / self.k

    def fitting(
        self, s: str, size: float, role: str, room: float, *, cap: float, least: float = 14.0
    ) -> float:
        """The greatest ``cap``, up to the given one, with which a line has the room."""
        while cap > least and self.width(s, size, role, cap=cap) > room:
            cap -= 1
        return cap

    def leading(self, size: float = 16, role: str = "text") -> float:
        """Height of a line of running text."""
        return self.tpx(size) * 1.26 / self.k

    def text(
        self,
        s: str,
        pos: Point,
        size: float = 16,
        colour: str = CREAM,
        role: str = "text",
        anchor: str = "midleft",
        *,
        room: float | None = None,
        shadow: str | None = None,
        cap: float | None = None,
    ) -> Box:
        """One line. "mid…" and "center" anchors centre the capitals on the point. Returns its logical box."""
        px = self.tpx(size, cap)
        if self.theme.high_contrast:
            colour, shadow = stark(colour), None
        if room is not None:
            s = text.fit(s, role, px, int(room * self.k))
        img = text.words(s, role, px, colour)
        x, y = self.view.device(pos)
        w, h = img.get_size()
        left = x - (0 if "left" in anchor else w if "right" in anchor else w / 2)
        if anchor in ("midleft", "midright", "center"):
            top = y - text.cap_middle(role, px)
        else:
            top = y - (h if anchor.startswith("bottom") else 0)
        at = round(left), round(top)
        if shadow:
            self.surf.blit(text.words(s, role, px, shadow), (at[0], at[1] + max(1, round(px * 0.06))))
        self.surf.blit(img, at)
        lx, ly = self.view.logical(at)
        return Box(lx, ly, w / self.k, h / self.k)

    def lines(self, s: str, room: float, size: float = 16, role: str = "text") -> tuple[str, ...]:
        """Words wrapped to a width."""
        return text.wrap(s, role, self.tpx(size), int(room * self.k))

    def para(
        self,
        s: str,
        pos: Point,
        room: float,
        size: float = 16,
        colour: str = CREAM,
        role: str = "text",
        *,
        most: int = 99,
    ) -> float:
        """Wrapped text from the top left; returns the y below it."""
        y, step = pos[1], self.leading(size, role)
        for line in self.lines(s, room, size, role)[:most]:
            self.text(line, (pos[0], y + step / 2), size, colour, role)
            y += step
        return y
