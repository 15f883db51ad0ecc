"""Over a match: the pause, and the half-second banner that says whose turn it is."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import pygame

from game.ui.drawing.helmets import PATTERNS
from game.ui.drawing.materials import lin, mix, smooth, to_surface

from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.dialog import blurred
from game.ui.widgets.inputs import Input
from game.ui.widgets.meter import pips, progress
from game.ui.widgets.panel import card, plaque
from game.ui.widgets.theme import CREAM, CREAM_SOFT, INK, INK_SOFT
from game.ui.widgets.widget import Group, Message
from game.ui.scenes.base import Scene, match_picture, put_helmet, team_of

SCORES = ((3, 14, 50), (0, 13, 60), (1, 8, 40), (2, 6, 30))  # seat, points, yards


@lru_cache(2)
def _behind(size: tuple[int, int]) -> pygame.Surface:
    return blurred(match_picture(size), veil=0.30)


class Pause(Scene):
    """Go on is the primary; everything else is one step away; nothing can be lost."""

    def build(self, c: Canvas) -> None:
        self.rect = Box(236, 108, 808, 492)
        x, y, w = self.rect.x + 30, self.rect.y + 96, 270
        spec = (
            ("go", "Go on", "primary", "play", "Esc"),
            ("save", "Save as", "plain", "save", ""),
            ("rules", "Rules", "plain", "book", "F1"),
            ("stats", "Statistics", "plain", "die", ""),
            ("settings", "Settings", "plain", "gear", ""),
            ("shelf", "To the shelf", "wood", "home", ""),
        )
        self.group = Group(
            *(
                Button(
                    n,
                    Box(x, y + i * 62, w, 52),
                    s,
                    kind=k,
                    icon=ic,
                    key=key,
                    size=20 if k == "primary" else 18,
                    align="left",
                )
                for i, (n, s, k, ic, key) in enumerate(spec)
            ),
            trap=True,
        )
        self.group.set_focus("go")
        self.group["rules"].hovered = True

    def backdrop(self, c: Canvas) -> None:
        c.surf.blit(_behind(self.view.size), (0, 0))

    def draw(self, c: Canvas) -> None:
        self.backdrop(c)
        r = plaque(c, self.rect, r=18, shadow=16)
        c.text("Pause", (r.x + 32, r.y + 50), 36, CREAM, "display", shadow="#120904")
        c.text("BFL, 2nd quarter, roll 14", (r.right - 130, r.y + 52), 17, CREAM_SOFT, "strong", "midright")
        pips(c, (r.right - 102, r.y + 52), 2, 4, r=6.5, gap=20)
        room = card(c, Box(r.x + 326, r.y + 88, r.w - 352, r.h - 116), seed=12)
        for i, (seat, points, yards) in enumerate(SCORES):
            t, y = team_of(seat, self.theme), room.y + i * 71
            head = Box(room.x - 4, y, 58, 58)
            c.plate(head, "enamel", r=8, tone=t.ground, border=None, shadow=0, bevel=0.8)
            put_helmet(c, t, head.cut(2, 2, 2, 2))
            c.text(t.coach, (room.x + 66, y + 16), 20, INK, "display", cap=30)
            c.text(t.name, (room.x + 66, y + 43), 15, INK_SOFT, "strong", cap=24)
            if not self.theme.big:  # large text: names and scores are enough
                progress(c, (room.x + 186, y + 24, 140, 12), yards / 100, t.colour, ticks=10)
                c.text(f"{yards} yd", (room.x + 338, y + 30), 15, INK, "bold")
            c.text(str(points), (room.right, y + 29), 36, INK, "display", "midright")
            if i < 3:
                c.line((room.x, y + 64), (room.right, y + 64), "#d9c9a4", 1)
        y = room.y + 4 * 71 + 2
        c.line((room.x, y - 4), (room.right, y - 4), "#b79f76", 1.5)
        c.icon("check", (room.x + 12, y + 24), 10, "#256b34")
        c.text("Saved after every answer.", (room.x + 32, y + (24 if self.theme.big else 14)), 16, INK, "bold")
        if not self.theme.big:
            words = "Resume on the shelf brings you back to this very roll."
            c.text(words, (room.x + 32, y + 36), 15, INK_SOFT, "strong", room=room.w - 32)
        self.group.draw(c)

    def handle(self, e: Input) -> Message | None:
        return Message("go") if e.kind == "key" and e.key == pygame.K_ESCAPE else self.group.handle(e)


@lru_cache(16)
def band(w: int, h: int, tone: str, trim: str, k: float) -> pygame.Surface:
    """The banner's cloth: the team's colour with its trim along both edges, folds of light, a shadow."""
    m = int(16 * k)
    y, x = np.mgrid[0 : h + 2 * m, 0:w].astype(np.float32)
    d = np.abs(y + 0.5 - (h / 2 + m)) - h / 2
    fold = 1.0 + 0.10 * np.sin(x / w * 11 + y / h * 1.5) + 0.06 * np.sin(x / w * 27 - y / h)
    rgb = lin(tone) * (fold * (1.12 - 0.28 * (y - m) / h))[..., None]
    edge = -d / k
    rgb = mix(rgb, lin(trim) * fold[..., None], np.clip(4 - np.abs(edge - 14), 0, 1))
    rgb = mix(rgb, lin("#e3b457") * (1.15 - 0.4 * (y - m) / h)[..., None], np.clip(5 - edge, 0, 1))
    a = np.clip(0.5 - d, 0, 1)
    sh = 0.6 * (1 - smooth(-8 * k, 14 * k, d - 2 * k + np.where(y < h / 2, 6 * k, -4 * k)))
    out = a + sh * (1 - a)
    return to_surface(mix(np.broadcast_to(lin("#0b0502"), rgb.shape), rgb, a / np.maximum(out, 1e-4)), out)


class Banner(Scene):
    """Slides in, stands for half a second, blocks nothing: input goes to the match below it."""

    seat, word = 1, "Blue"

    def build(self, c: Canvas) -> None:
        self.shown = 1.0  # 0 off the left edge, 1 in the middle; with reduced motion it is only ever 0 or 1

    def backdrop(self, c: Canvas) -> None:
        c.surf.blit(match_picture(self.view.size, "match", self.seat), (0, 0))

    def draw(self, c: Canvas) -> None:
        self.backdrop(c)
        t, all_ = team_of(self.seat, self.theme), self.view.bounds
        b = c.box((all_.x, 250, all_.w, 150))
        s = band(b.w, b.h, t.ground, t.trim, round(c.k, 3))
        c.surf.blit(s, (b.x, b.y - (s.get_height() - b.h) // 2))
        shift = (self.shown - 1) * 1280
        words = f"{self.word} to play"
        w = c.width(words, 64, "display")
        x = 640 - (w + 300) / 2 + 180 + shift
        put_helmet(c, t, Box(x - 214, 222, 200, 200))
        c.text(words, (x, 314), 64, t.ink, "display", shadow="#0a1230")
        c.text(f"{t.coach}, {t.name}", (x + 4, 364), 20, t.ink, "strong")
        at = (x + w + 96, 316)  # lane and helmet say whose it is too: never the colour alone
        c.disc(at, 38, t.trim)
        c.disc(at, 33, "#fff6e2")
        c.text("5", (at[0], at[1] + 1), 36, INK, "display", "center")
        c.text("lane", (at[0], 367), 20, t.ink, "strong", "center")
        assert t.pattern in PATTERNS

    def handle(self, e: Input) -> Message | None:
        return None
