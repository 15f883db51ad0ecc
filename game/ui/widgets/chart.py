"""Charts on paper: bars against an expectation, and lines. Hovering a bar says its figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.ui.widgets import shapes
from game.ui.widgets.canvas import Area, Box, Canvas, Point
from game.ui.widgets.inputs import Input
from game.ui.widgets.theme import INK, INK_SOFT, RED
from game.ui.widgets.widget import Message, Widget

GRID = "#d9c9a4"


def axis(c: Canvas, plot: Box, top: float, step: float, unit: str = "") -> None:
    """Horizontal lines with figures at the left."""
    n = 0
    while n * step <= top + 1e-6:
        y = plot.bottom - plot.h * n * step / top
        c.line((plot.x, y), (plot.right, y), "#8a7254" if n == 0 else GRID, 1.5 if n == 0 else 1)
        c.text(f"{n * step:g}{unit}", (plot.x - 8, y), 14, INK_SOFT, "text", "midright")
        n += 1


class BarChart(Widget):
    """Bars with a dashed line for what was expected, each bar in a tone, a value on top."""

    focusable = False

    def __init__(
        self,
        name: str,
        rect: Area,
        labels: Sequence[str],
        values: Sequence[float],
        *,
        expect: float | Sequence[float] | None = None,
        top: float | None = None,
        step: float = 10,
        unit: str = "",
        tone: str = "#1f4db8",
        tones: Sequence[str] = (),
        notes: Sequence[str] = (),
        show: bool = True,
        line_words: str = "expected",
        role: str = "bold",
        empty: str = "",
        **more: Any,
    ) -> None:
        """``empty``: said in the place of the bars where there is nothing to show yet."""
        super().__init__(name, rect, **more)
        self.empty, self.grown = empty, 1.0  # grown: by how much the words are, as drawn last
        self.labels, self.values, self.expect = list(labels), list(values), expect
        self.top, self.step, self.unit, self.tone, self.tones = top, step, unit, tone, list(tones)
        self.notes, self.show, self.over, self.line_words, self.role = list(notes), show, -1, line_words, role

    def plot(self) -> Box:
        g = self.grown
        return self.rect.cut(left=8 + 36 * g, top=22 * g, right=6, bottom=28 * g)

    def slots(self) -> list[Box]:
        return self.plot().columns(len(self.values), 0)

    def expected(self, i: int) -> float | None:
        return float(self.expect[i]) if isinstance(self.expect, Sequence) else self.expect

    def draw(self, c: Canvas) -> None:
        self.grown = c.theme.text_scale
        if self.empty:
            c.recess(self.rect.cut(0, 12, 0, 0), "#eadcbb", r=10)
            at = self.rect.centerx, self.rect.centery + 6
            c.text(self.empty, at, 18, INK_SOFT, "strong", "center", room=self.rect.w - 24)
            return
        p = self.plot()
        top = self.top or max(self.values) * 1.15
        axis(c, p, top, self.step, self.unit)
        for i, (r, v) in enumerate(zip(self.slots(), self.values)):
            w = min(r.w * 0.66, 60)
            h = max(2.0, p.h * v / top)
            tone = self.tones[i] if self.tones else self.tone
            bar = Box(r.centerx - w / 2, p.bottom - h, w, h)
            if i == self.over:
                c.flat(Box(r.x, p.y, r.w, p.h), "#e3b457", r=4, alpha=0.25)
            if v:
                c.flat(
                    bar,
                    shapes.lerp(tone, "#ffffff", 0.20),
                    r=3,
                    fill2=shapes.lerp(tone, "#000000", 0.12),
                    border=shapes.lerp(tone, "#000000", 0.35),
                    bw=1.2,
                )
            c.text(
                self.labels[i],
                (r.centerx, p.bottom + 15 * self.grown),
                16,
                INK,
                self.role,
                "center",
                room=r.w + 6,
            )
        if self.expect is not None:
            self._expected(c, p, top)
        if self.show:
            self._figures(c, p, top)

    def _figures(self, c: Canvas, p: Box, top: float) -> None:
        """Each bar's figure over it, clear of the bar and of the line, however large the words are."""
        half = c.leading(14) * 0.4 + 1
        for i, (r, v) in enumerate(zip(self.slots(), self.values)):
            word, bar = f"{v:g}{self.unit}", p.bottom - max(2.0, p.h * v / top)
            line, y = p.bottom - p.h * (self.expected(i) or -1) / top, bar - half - 2
            if abs(line - y) < half + 3:
                y = min(line, bar) - half - 4
            w = c.width(word, 14, "bold", cap=r.w * 0.6) + 6
            c.flat((r.centerx - w / 2, y - half, w, 2 * half), "#f7ecd3", r=4, alpha=0.85)
            c.text(word, (r.centerx, y), 14, INK, "bold", "center", cap=r.w * 0.6)

    def _expected(self, c: Canvas, p: Box, top: float) -> None:
        last = None
        for i, r in enumerate(self.slots()):
            y = p.bottom - p.h * (self.expected(i) or 0) / top
            if isinstance(self.expect, Sequence):
                at = (r.centerx, y)
                if last:
                    c.line(last, at, RED, 2)
                c.disc(at, 3.6, "#fff6e2")
                c.disc(at, 3.6, RED, width=1.6)
                last = at
            else:
                c.dashes((r.x, y), (r.right, y), "#fff6e2", 4, 7, 5)
                c.dashes((r.x, y), (r.right, y), RED, 2, 7, 5)
        if self.line_words:
            c.text(self.line_words, (p.right, p.y - 12 * self.grown), 14, RED, "strong", "midright")
            x = p.right - c.width(self.line_words, 14, "strong") - 8
            if isinstance(self.expect, Sequence):
                c.line((x - 26, p.y - 12 * self.grown), (x, p.y - 12 * self.grown), RED, 2)
                c.disc((x - 13, p.y - 12 * self.grown), 3.6, "#fff6e2")
                c.disc((x - 13, p.y - 12 * self.grown), 3.6, RED, width=1.6)
            else:
                c.dashes((x - 29, p.y - 12 * self.grown), (x, p.y - 12 * self.grown), RED, 2, 7, 4)

    def handle(self, e: Input) -> Message | None:
        if e.kind == "move":
            p = self.plot()
            self.over = (
                next((i for i, r in enumerate(self.slots()) if r.collidepoint(e.pos)), -1)
                if p.collidepoint(e.pos)
                else -1
            )
            self.hint = self.notes[self.over] if self.notes and self.over >= 0 else ""
            self.hovered = self.over >= 0
        return None

    def hit(self, pos: Point) -> bool:
        return self.over >= 0 and self.plot().collidepoint(pos)
