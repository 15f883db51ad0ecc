"""The prompt bar: who must do what, how, by which rule; the same place in every match."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Area, Box, Canvas, Point
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import plaque
from game.ui.widgets.theme import CREAM, CREAM_SOFT, Theme
from game.ui.widgets.widget import TAKEN, Message, Widget

BAR = Box(204, 636, 872, 72)
SIZES = (25, 21)  # of the question on one line, the better first
SMALL = 18  # of the question on two lines
EXTRA_W = 220.0  # what the extra takes, where the words leave so much


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
        self.cut = False  # not all of the words could be shown; then the hint says them
        self._words = Box(0, 0, 0, 0)
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
        room = end - 16 - x
        self._words = Box(r.x, r.y, end - r.x, r.h)
        rule_w = c.width(self.rule, 14, "bold") + 12 if self.rule else 0
        how_w = c.width(self.how, 16)
        lines, size = self._lines(c, room)
        most = max(*(c.width(line, size, "display") for line in lines), how_w + rule_w)
        self.cut = most > room + 1
        self._title(c, lines, size, x, room)
        lower = r.bottom - (8 if len(lines) == 1 else 5) - c.tpx(16) / c.k * 0.68
        after = x - 9
        if self.how:
            after = c.text(self.how, (x, lower), 16, CREAM_SOFT, room=room - rule_w).right
        if self.rule:
            self.cite = c.text(
                self.rule, (after + 10, lower + 0.5), 14, "#ffe9b8" if self.hovered else "#ffcf70", "bold"
            )
            if self.hovered:
                c.line((self.cite.x, lower + 9), (self.cite.right, lower + 9), "#ffe9b8", 1)
        if self.extra and size == SIZES[0] and most + EXTRA_W <= room:
            self.extra(c, Box(x + room - EXTRA_W + 8, r.y, EXTRA_W - 16, r.h))
        if self.button:
            self.button.draw(c)

    @property
    def question(self) -> str:
        """Who is asked, and what."""
        return f"{self.who}: {self.what}" if self.who else self.what

    def _lines(self, c: Canvas, room: float) -> tuple[list[str], float]:
        """The question on one line, smaller if it must be, else on two; and its size."""
        for size in SIZES:
            if c.width(self.question, size, "display") <= room:
                return [self.question], size
        lines = c.lines(self.question, room, SMALL, "display")
        return [lines[0], " ".join(lines[1:])] if len(lines) > 1 else list(lines), SMALL

    def _title(self, c: Canvas, lines: list[str], size: float, x: float, room: float) -> None:
        r, em = self.rect, c.tpx(size) / c.k
        two = bool(self.how or self.rule)
        if len(lines) == 1:
            first = r.y + (8 + c.tpx(SIZES[0]) / c.k * 0.66 if two else r.h / 2)
        else:
            first = r.y + 5 + em * 0.6 if two else r.centery - em * 0.56
        for n, line in enumerate(lines):
            at = (x, first + n * em * 1.12)
            c.text(line, at, size, CREAM, "display", shadow="#120904", room=room)

    def cites(self, pos: Point) -> bool:
        """Is a place on the rule's number, or within a fingertip of it?"""
        on = Box(self.cite.x - 8, self.cite.y - 12, self.cite.w + 16, self.cite.h + 24)
        return bool(self.rule) and bool(on.collidepoint(pos))

    def handle(self, e: Input) -> Message | None:
        if e.kind in ("move", "down", "up"):
            on = self.cites(e.pos)
            if e.kind == "move":
                self.hovered = on
                cut = self.cut and self._words.collidepoint(e.pos)
                self.hint = f"{self.question}. {self.how}".removesuffix(". ") if cut else ""
            elif e.kind == "down" and on:
                self.pressed = True
                return TAKEN
            elif e.kind == "up" and self.pressed:
                self.pressed = False  # the words may have changed meanwhile: let go on the bar will do
                return Message("rule", self.rule) if self.rule and self.rect.collidepoint(e.pos) else TAKEN
        if e.kind == "cancel":
            self.pressed = False
        return self.button.handle(e) if self.button else None
