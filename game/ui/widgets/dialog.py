"""A dialog: a walnut plaque over the dimmed scene; the focus stays inside, Esc is the way out."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import plaque
from game.ui.widgets.theme import CREAM, CREAM_SOFT
from game.ui.widgets.widget import Group, Message


def blurred(scene: pygame.Surface, *, veil: float = 0.42) -> pygame.Surface:
    """The scene out of focus, for behind an overlay: made once, when it opens."""
    w, h = scene.get_size()
    small = pygame.transform.smoothscale(scene, (max(1, w // 6), max(1, h // 6)))
    small = pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 2), (w, h))
    dark = pygame.Surface((w, h))
    dark.fill((22, 12, 8))
    dark.set_alpha(int(255 * veil))
    small.blit(dark, (0, 0))
    return small


class Dialog:
    """Title, words, buttons as (name, words, kind, key); the first has the focus. Says the button's name."""

    def __init__(
        self,
        c: Canvas,
        title: str,
        words: str,
        buttons: Sequence[tuple[str, str, str, str]],
        *,
        way_out: str,
        rule: str = "",
        width: float = 560,
        icon: str = "",
    ) -> None:
        self.title, self.rule, self.way_out, self.icon = title, rule, way_out, icon
        self.width = width
        size = c.theme.size(16)
        self.lines = c.lines(words, width - 64 - (56 if icon else 0), 16)
        bh = c.theme.row(48)
        head = c.theme.size(24) * 1.3
        self.h = 26 + head + len(self.lines) * size * 1.3 + 30 + bh + 24
        self.rect = Box(640 - width / 2, 360 - self.h / 2, width, self.h)
        self.group = Group(trap=True)
        x = self.rect.right - 28
        for name, caption, kind, key in buttons:
            w = c.width(caption, 18, "display" if kind == "primary" else "bold") + 44 + (44 if key else 0)
            x -= w
            self.group.widgets.append(
                Button(name, (x, self.rect.bottom - bh - 22, w, bh), caption, kind=kind, key=key)
            )
            x -= 14
        self.group.set_focus(self.group.widgets[0])

    def draw(self, c: Canvas) -> None:
        r = plaque(c, self.rect, r=16, shadow=14)
        x = r.x + 32
        if self.icon:
            c.disc((x + 18, r.y + 50), 24, "#e3b457")
            c.icon(self.icon, (x + 18, r.y + 49), 14, "#33241a")
            x += 60
        head = c.theme.size(24) * 1.3
        t = c.text(
            self.title,
            (x, r.y + 22 + head / 2),
            24,
            CREAM,
            "display",
            shadow="#120904",
            room=r.right - x - 30,
        )
        if self.rule:
            c.text(self.rule, (t.right + 12, r.y + 24 + head / 2), 14, "#ffcf70", "bold")
        y = r.y + 30 + head
        for line in self.lines:
            c.text(line, (x, y + c.leading(16) / 2), 16, CREAM_SOFT)
            y += c.leading(16)
        self.group.draw(c)

    def handle(self, e: Input) -> Message | None:
        if e.kind == "key" and e.key == pygame.K_ESCAPE:
            return Message(self.way_out)
        return self.group.handle(e)
