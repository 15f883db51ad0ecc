"""The prompt bar: who must do what, how, by which rule; the same place in every match."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Area, Box, Canvas, Point
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import plaque
from game.ui.widgets.prompt_words import APART, LEAD, RULE, SIZES, Said, stack
from game.ui.widgets.theme import CREAM, CREAM_SOFT, Theme
from game.ui.widgets.widget import TAKEN, TOUCH, Message, Widget

BAR = Box(204, 636, 872, 72)
EXTRA_W = 220.0  # what the extra takes, where the words leave so much
BOTTOM = 708.0
CLEAR = 2.0  # between what lies on the table and the bar
GAP = 8.0  # between the cells of a list
LOW_ROWS, LOW_GAP = 3, 6.0  # of cells with one line


def bar_box(theme: Theme, x: float = 204, w: float = 872, bottom: float = BOTTOM) -> Box:
    """The place of the bar: it grows upwards with the text scale."""
    h = max(72.0, 18 + theme.size(25) * 1.2 + theme.size(16) * 1.32) if theme.text_scale > 1 else 72.0
    return Box(x, bottom - h, w, h)


def cell_h(theme: Theme) -> float:
    """Height of a cell of a list of options: a fingertip, and room for two lines of words."""
    return max(48.0, 37.5 * theme.text_scale)


def tall_h(theme: Theme) -> float:
    """Height of a bar with a list of options beside the question: two rows, whatever the list. With the
    largest text three rows of one line have the room as well."""
    two = 2 * cell_h(theme) + GAP
    return 20 + (max(two, LOW_ROWS * TOUCH + (LOW_ROWS - 1) * LOW_GAP) if theme.text_scale > 1.6 else two)


def floor(theme: Theme, *, listing: bool) -> float:
    """What lies on the table ends above this line, and nothing of it is covered: by a bar with a list of
    options, or by one without. With large text both are the same, and the table stands still."""
    low, high = bar_box(theme).y, BOTTOM - tall_h(theme)
    return (min(low, high) if listing or theme.big else low) - CLEAR


DOT_S = 0.4  # that each of the dots is the large one, while somebody thinks
TOLD_S = 3.0  # from when the seconds are told

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
        self.waits_s: float | None = None  # for how long somebody has been thinking, who is waited for
        self.cut = False  # not all of the words could be shown; then the hint says them
        self._words = Box(0, 0, 0, 0)
        if button:
            w = button.rect.w or 150
            button.rect = Box(self.rect.right - 12 - w, self.rect.y + 10, w, self.rect.h - 20)

    def draw(self, c: Canvas) -> None:
        r = plaque(c, self.rect, r=14, shadow=8)
        x = r.x + 22
        if self.crest:
            crest = Box(r.x + 8, r.centery - min(r.h - 16, 72) / 2, 56, min(r.h - 16, 72))
            c.plate(crest, "enamel", r=10, tone=self.tone, border="#ffdf9a", bw=1.5, shadow=0)
            self.crest(c, crest)
            x = crest.right + 14
        end = self.button.rect.x if self.button else r.right - self.reserve
        room = end - 16 - x
        self._words = Box(r.x, r.y, end - r.x, r.h)
        said = self._said(c, room, r.h)
        self.cut = said.cut
        y = r.centery - said.tall / 2
        em = c.tpx(said.size) / c.k
        for n, line in enumerate(said.lines):
            at = (x, y + (n + 0.5) * em * LEAD)
            c.text(line, at, said.size, CREAM, "display", shadow="#120904", room=room)
        y += len(said.lines) * em * LEAD + APART
        step = c.leading(said.how_size)
        for n, line in enumerate(said.how):
            c.text(line, (x, y + (n + 0.5) * step), said.how_size, CREAM_SOFT, room=room)
        if self.rule:
            lit = "#ffe9b8" if self.hovered else "#ffcf70"
            at = (x + said.rule_x, y + (said.rule_line + 0.5) * step + 0.5)
            self.cite = c.text(self.rule, at, RULE, lit, "bold")
            if self.hovered:
                under = self.cite.centery + c.tpx(RULE) / c.k * 0.62
                c.line((self.cite.x, under), (self.cite.right, under), lit, 1)
        if self.waits_s is not None:
            after = self.cite.right if self.rule else x + said.rule_x
            self._waits(c, (after + 16, y + (said.rule_line + 0.5) * step), self.waits_s)
        if self.extra and said.size == SIZES[0] and said.wide + EXTRA_W <= room:
            self.extra(c, Box(x + room - EXTRA_W + 8, r.centery - 36, EXTRA_W - 16, 72))
        if self.button:
            self.button.draw(c)

    def _waits(self, c: Canvas, at: Point, waited_s: float) -> None:
        """Three dots in turn, and the seconds once they are worth telling."""
        size = c.tpx(RULE) / c.k
        for n in range(3):
            lit = int(waited_s / DOT_S) % 3 == n
            c.disc((at[0] + n * size, at[1]), size * (0.3 if lit else 0.2), CREAM if lit else CREAM_SOFT)
        if waited_s >= TOLD_S:
            c.text(f"{waited_s:.0f} s", (at[0] + 3 * size, at[1]), RULE, CREAM_SOFT, "strong")

    @property
    def question(self) -> str:
        """Who is asked, and what."""
        return f"{self.who}: {self.what}" if self.who else self.what

    def cuts(self, c: Canvas, h: float) -> bool:
        """Would a bar of a height cut its words?"""
        return self._said(c, self._room(), max(h, self.rect.h)).cut

    def _room(self) -> float:
        return self.rect.w - self.reserve - 16 - (78 if self.crest else 22)

    def needs(self, c: Canvas, most: float) -> float:
        """The height that its words take, up to a limit."""
        return min(most, self._said(c, self._room(), most).tall + 18)

    def _said(self, c: Canvas, room: float, h: float) -> Said:
        return stack(c, self.question, self.how, self.rule, room, h)

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
