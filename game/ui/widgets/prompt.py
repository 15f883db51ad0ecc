"""The prompt bar: who must do what, how, by which rule; the same place in every match."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Area, Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import plaque
from game.ui.widgets.theme import CREAM, CREAM_SOFT, Theme
from game.ui.widgets.widget import Message, Widget

BAR = Box(204, 636, 872, 72)


def bar_box(theme: Theme, x: float = 204, w: float = 872, bottom: float = 708) -> Box:
    """The place of the bar: it grows upwards with the text scale."""
    h = max(72.0, 18 + theme.size(25) * 1.2 + theme.size(16) * 1.32) if theme.text_scale > 1 else 72.0
    return Box(x, bottom - h, w, h)


Crest = Callable[[Canvas, Box], None]


class PromptBar(Widget):
    """``crest`` draws who is asked (a helmet, a counter). A click on the rule: Message("rule", number)."""

    focusable = False

    def __init__(
        self,
        who: str,
        what: str,
        how: str = "",
        rule: str = "",
        *,
        tone: str = "#b5400e",
        crest: Crest | None = None,
        button: Button | None = None,
        extra: Crest | None = None,
        rect: Area = BAR,
        reserve: float = 0,
    ) -> None:
        super().__init__("prompt", rect)
        self.who, self.what, self.how, self.rule = who, what, how, rule
        self.tone, self.crest, self.button, self.extra = tone, crest, button, extra
        self.reserve = reserve  # units at the right end that belong to somebody else's buttons
        self.cite = Box(0, 0, 0, 0)
        if button:
            w = button.rect.w or 150
            button.rect = Box(self.rect.right - 12 - w, self.rect.y + 10, w, self.rect.h - 20)

    def draw(self, c: Canvas) -> None:
        r = plaque(c, self.rect, r=14, shadow=8)
        x = r.x + 22
        if self.crest:
            crest = Box(r.x + 8, r.y + 8, 56, r.h - 16)
            c.plate(crest, "enamel", r=10, tone=self.tone, border="#ffdf9a", bw=1.5, shadow=0)
            self.crest(c, crest)
            x = crest.right + 14
        end = self.button.rect.x if self.button else r.right - self.reserve
        room = end - 16 - x - (220 if self.extra else 0)
        line = f"{self.who}: {self.what}" if self.who else self.what
        two = bool(self.how or self.rule)
        upper = r.y + (8 + c.tpx(25) / c.k * 0.66 if two else r.h / 2)
        lower = r.bottom - 8 - c.tpx(16) / c.k * 0.68
        c.text(line, (x, upper), 25, CREAM, "display", shadow="#120904", room=room)
        rule_w = c.width(self.rule, 14, "bold") + 12 if self.rule else 0
        a = (
            c.text(self.how, (x, lower), 16, CREAM_SOFT, room=room - rule_w)
            if self.how
            else Box(x - 9, 0, 0, 0)
        )
        if self.rule:
            self.cite = c.text(
                self.rule, (a.right + 10, lower + 0.5), 14, "#ffe9b8" if self.hovered else "#ffcf70", "bold"
            )
            if self.hovered:
                c.line((self.cite.x, lower + 9), (self.cite.right, lower + 9), "#ffe9b8", 1)
        if self.extra:
            self.extra(c, Box(x + room + 8, r.y, 204, r.h))
        if self.button:
            self.button.draw(c)

    def handle(self, e: Input) -> Message | None:
        if e.kind in ("move", "down", "up"):
            on = Box(self.cite.x - 8, self.cite.y - 12, self.cite.w + 16, self.cite.h + 24).collidepoint(
                e.pos
            )
            if e.kind == "move":
                self.hovered = bool(self.rule) and on
            elif e.kind == "up" and on and self.rule:
                return Message("rule", self.rule)
        return self.button.handle(e) if self.button else None
