"""A dialog: a walnut plaque over the dimmed scene; the focus stays inside, Esc is the way out."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.field import TextField
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import plaque
from game.ui.widgets.theme import CREAM, CREAM_SOFT
from game.ui.widgets.widget import Group, Message

GAP = 14.0
SOFT = 2  # half a box of the blur, in sixths of the picture


def blurred(scene: pygame.Surface, *, veil: float = 0.42) -> pygame.Surface:
    """The scene out of focus, for behind an overlay: made once, when it opens."""
    w, h = scene.get_size()
    small = pygame.transform.smoothscale(scene, (max(1, w // 6), max(1, h // 6)))
    for _ in range(2):  # two boxes look like a bell, and cost half
        small = pygame.transform.box_blur(small, SOFT)
    dark = pygame.Surface(small.get_size())
    dark.fill((22, 12, 8))
    dark.set_alpha(int(255 * veil))
    small.blit(dark, (0, 0))
    return pygame.transform.smoothscale(small, (w, h))


class Dialog:
    """Title, words, buttons as (name, words, kind, key); the first has the focus. Says the button's name.

    ``field`` adds a line to type on: its text is the value of every message. With large text the dialog
    grows, and buttons that do not fit beside each other stand one over the other.
    """

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
        field: TextField | None = None,
    ) -> None:
        self.title, self.rule, self.way_out, self.icon, self.field = title, rule, way_out, icon, field
        grown = c.theme.size(16) / 16
        w = min(1120.0, width * (1 + (grown - 1) * 0.75))
        self.inset = 92 if icon else 32
        self.head = c.tpx(24) / c.k * 1.3
        self.lines = c.lines(words, w - 32 - self.inset, 16) if words else ()
        row = c.theme.row(48)
        spec = [
            (Button(name, Box(0, 0, 0, row), said, kind=kind, key=key)) for name, said, kind, key in buttons
        ]
        widths = [b.natural_w(c, 110) for b in spec]
        stacked = sum(widths) + GAP * (len(spec) - 1) > w - 56
        tall = (row + GAP) * (len(spec) if stacked else 1) - GAP
        body = len(self.lines) * c.leading(16) + (row + 16 if field else 0)
        h = 26 + self.head + 10 + body + 26 + tall + 24
        self.rect = Box(640 - w / 2, max(c.view.bounds.y + 8, 360 - h / 2), w, h)
        self._place(spec, widths, stacked=stacked, row=row, tall=tall)
        if field is not None:
            top = self.rect.y + 26 + self.head + 10 + len(self.lines) * c.leading(16) + 10
            field.rect = Box(self.rect.x + self.inset, top, w - self.inset - 32, row)
        self.group = Group(*([field] if field else []), *spec, trap=True)
        self.group.set_focus(field or spec[0])

    def _place(
        self, spec: Sequence[Button], widths: Sequence[float], *, stacked: bool, row: float, tall: float
    ) -> None:
        """The first button stands at the right, or on top."""
        x, y = self.rect.right - 28, self.rect.bottom - 24 - tall
        for b, w in zip(spec, widths):
            if stacked:
                b.rect = Box(self.rect.x + 28, y, self.rect.w - 56, row)
                y += row + GAP
            else:
                b.rect = Box(x - w, y, w, row)
                x -= w + GAP

    def draw(self, c: Canvas) -> None:
        """Draws the plaque, its words and its widgets."""
        r = plaque(c, self.rect, r=16, shadow=14)
        x = r.x + self.inset
        if self.icon:
            c.disc((r.x + 50, r.y + 50), 24, "#e3b457")
            c.icon(self.icon, (r.x + 50, r.y + 49), 14, "#33241a")
        y = r.y + 24 + self.head / 2
        rule_w = c.width(self.rule, 14, "bold") + 12 if self.rule else 0
        room = r.right - x - 30 - rule_w
        t = c.text(self.title, (x, y), 24, CREAM, "display", shadow="#120904", room=room)
        if self.rule:
            c.text(self.rule, (t.right + 12, y + 2), 14, "#ffcf70", "bold")
        y = r.y + 26 + self.head + 10
        for line in self.lines:
            c.text(line, (x, y + c.leading(16) / 2), 16, CREAM_SOFT)
            y += c.leading(16)
        self.group.draw(c)

    def handle(self, e: Input) -> Message | None:
        """The widgets first; Enter in the field is the first button, Esc the way out."""
        m = self.group.handle(e)
        value = self.field.value if self.field else None
        if m is None and e.kind == "key" and e.action == "back" and not e.repeat:
            return Message(self.way_out, value, once=True)
        if m is not None and self.field is not None and m.name == self.field.name + ".done":
            first = next(w for w in self.group.widgets if isinstance(w, Button))
            return Message(first.name, value, once=True)
        if m is not None and m.once:
            return Message(m.name, value, once=True)
        return m
