"""A page of the rulebook: the blocks of a chapter, laid out for a width and a text size, and scrolled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pygame

from game.ui.rulebook import Block, Chapter
from game.ui.widgets.canvas import Area, Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import ribbon
from game.ui.widgets.theme import INK, INK_SOFT, RUSSET
from game.ui.widgets.widget import DRAG, TAKEN, Message, Widget

STEP = 48.0
BAR = 10.0


@dataclass(frozen=True)
class Laid:
    """A block in its place: from y, so tall, drawn by ``paint(canvas, top)``; ``rule``: whose it is."""

    y: float
    tall: float
    rule: str
    first: bool  # the rule's own block, not one of those under it
    paint: Callable[[Canvas, float], None]


class RulePage(Widget):
    """Scrolls by wheel, drag, arrows and page keys; Message("rule", ID) when a rule is clicked.

    ``used`` marks rules with a few words ("roll 14"); ``lit`` is the rule that was looked up.
    """

    drags = True

    def __init__(self, rect: Area, chapter: Chapter, c: Canvas, *, used: Mapping[str, str], lit: str) -> None:
        super().__init__("rule", rect)
        self.chapter, self.used, self.lit = chapter, used, lit
        self.offset = 0.0
        self.number_w = max(
            60.0, 26 + max(c.width(b.number, 20, "display") for b in (*chapter.blocks, _WIDEST))
        )
        self.laid: list[Laid] = []
        self.tall = self._lay_out(c)
        self._held: float | None = None
        self._moved = False

    # ------------------------------------------------------------------ layout
    @property
    def left(self) -> float:
        """Where words begin, right of the numbers."""
        return self.rect.x + self.number_w

    @property
    def room(self) -> float:
        """How wide words may be."""
        return self.rect.right - self.left - 24

    def _lay_out(self, c: Canvas) -> float:
        y, before = 8.0, ""
        for block in self.chapter.blocks:
            y += {"rule": 16.0, "text": 10.0, "table": 10.0}.get(block.kind, 6.0) if before else 0.0
            tall, paint = getattr(self, f"_{block.kind}")(c, block)
            rule = block.id or block.of
            self.laid.append(Laid(y, tall, rule, block.kind == "rule", paint))
            y, before = y + tall, block.kind
        return y + 12

    def _rule(self, c: Canvas, b: Block) -> tuple[float, Callable[[Canvas, float], None]]:
        marked = b.id in self.used
        mark = f"Just used: {self.used[b.id]}" if marked and self.used[b.id] else "Just used"
        mark_w = c.width(mark, 14, "bold") + c.leading(14) + 16 if marked else 0.0
        beside = marked and c.width(b.head, 18, "bold") + mark_w < self.room
        title = b.head.removesuffix(".")
        head = c.lines(title, self.room - (mark_w if beside else 0), 18, "bold")
        words = c.lines(b.words, self.room, 17) if b.words else ()
        top = 0.0 if beside or not marked else c.leading(18)
        tall = top + len(head) * c.leading(18) + len(words) * c.leading(17)

        def paint(c: Canvas, y: float) -> None:
            if marked:
                at = self.rect.right - 26 - (mark_w - 16) / 2, y + c.leading(18) / 2
                ribbon(c, mark, at, tone="#b5400e", ink="#fff4dc")
            c.text(b.number, (self.rect.x + 16, y + c.leading(18) / 2 + top), 20, RUSSET, "display")
            y = lines(c, head, (self.left, y + top), 18, INK, "bold")
            lines(c, words, (self.left, y), 17, INK)

        return tall, paint

    def _ruling(self, c: Canvas, b: Block) -> tuple[float, Callable[[Canvas, float], None]]:
        words = c.lines(b.words, self.room - 16, 16, "italic")
        tall = len(words) * c.leading(16) + 4

        def paint(c: Canvas, y: float) -> None:
            c.line((self.left + 4, y + 4), (self.left + 4, y + tall - 2), "#b98a45", 2)
            lines(c, words, (self.left + 16, y + 2), 16, INK_SOFT, "italic")

        return tall, paint

    def _example(self, c: Canvas, b: Block) -> tuple[float, Callable[[Canvas, float], None]]:
        words = c.lines(b.words, self.room - 24, 16)
        tall = len(words) * c.leading(16) + 16

        def paint(c: Canvas, y: float) -> None:
            c.flat((self.left, y, self.room, tall), "#eddfbd", r=7, border="#d9c69a")
            lines(c, words, (self.left + 12, y + 8), 16, INK)

        return tall, paint

    def _text(self, c: Canvas, b: Block) -> tuple[float, Callable[[Canvas, float], None]]:
        x = self.rect.x + 16
        words = c.lines(b.words, self.rect.right - x - 24, 17)

        def paint(c: Canvas, y: float) -> None:
            lines(c, words, (x, y), 17, INK)

        return len(words) * c.leading(17), paint

    def _step(self, c: Canvas, b: Block) -> tuple[float, Callable[[Canvas, float], None]]:
        words = c.lines(b.words, self.room, 17)

        def paint(c: Canvas, y: float) -> None:
            c.text(b.number, (self.rect.x + 16, y + c.leading(17) / 2), 20, RUSSET, "display")
            lines(c, words, (self.left, y), 17, INK)

        return len(words) * c.leading(17) + 2, paint

    def _table(self, c: Canvas, b: Block) -> tuple[float, Callable[[Canvas, float], None]]:
        x = self.left if b.of else self.rect.x + 16
        room = self.rect.right - x - 24
        columns = max(len(row) for row in b.rows)
        rows = [(*row, *[""] * (columns - len(row))) for row in b.rows]
        wide = [max(c.width(row[i], 16, "strong") for row in rows) + 22 for i in range(columns)]
        wide = _shares(wide, room)
        cells = [[c.lines(cell, w - 18, 16, "strong") for cell, w in zip(row, wide)] for row in rows]
        heights = [max(len(cell) for cell in row) * c.leading(16) + 10 for row in cells]

        def paint(c: Canvas, y: float) -> None:
            total = sum(wide)
            for i, (row, h) in enumerate(zip(cells, heights)):
                if i % 2:
                    c.flat((x, y, total, h), "#eddfbd", r=3)
                at = x
                for cell, w in zip(row, wide):
                    lines(
                        c,
                        cell,
                        (at + 10, y + 5),
                        16,
                        RUSSET if i == 0 else INK,
                        "bold" if i == 0 else "strong",
                    )
                    at += w
                y += h
                if i == 0:
                    c.line((x, y), (x + total, y), "#b79f76", 1.5)

        return sum(heights) + 4, paint

    # -------------------------------------------------------------------- draw
    def draw(self, c: Canvas) -> None:
        r = self.rect
        if self.focused:
            c.frame(r.cut(1, 1, 1, 1), "#c98a3a", r=6, width=2)
        with c.clip(r):
            for rule, colour, edge in self._marks():
                self._ground(c, rule, colour, edge)
            for one in self.laid:
                y = r.y + one.y - self.offset
                if y + one.tall > r.y and y < r.bottom:
                    one.paint(c, y)
        if self.most:
            track = Box(r.right - BAR - 2, r.y + 4, BAR - 2, r.h - 8)
            h = max(36.0, track.h * r.h / self.tall)
            c.flat(track, "#e6d8b6", r=4)
            thumb = Box(track.x, track.y + (track.h - h) * self.offset / self.most, track.w, h)
            c.flat(thumb, "#b98a45", r=4, fill2="#8f6630")

    def _marks(self) -> list[tuple[str, str, str]]:
        found = [(rule, "#ffdf7e", "#d9a441") for rule in self.used]
        if self.lit and self.lit not in self.used:
            found.append((self.lit, "#fff3c9", "#d9c08a"))
        return found

    def _ground(self, c: Canvas, rule: str, colour: str, edge: str) -> None:
        """Colour behind a rule and what belongs to it, with a bar at its left."""
        own = [one for one in self.laid if one.rule == rule]
        if not own:
            return
        y = self.rect.y + own[0].y - self.offset - 6
        tall = own[-1].y + own[-1].tall - own[0].y + 12
        box = Box(self.rect.x + 4, y, self.rect.w - 22, tall)
        if box.bottom < self.rect.y or box.y > self.rect.bottom:
            return
        c.flat(box, colour, r=8, alpha=0.6, border=edge)
        c.flat((box.x, box.y, 5, box.h), "#b5400e", r=2)

    # ------------------------------------------------------------------- input
    @property
    def most(self) -> float:
        """How far the page can be scrolled."""
        return max(0.0, self.tall - self.rect.h)

    def scroll_to(self, offset: float) -> bool:
        """Scrolls; False: it was there already."""
        to = min(self.most, max(0.0, offset))
        moved, self.offset = to != self.offset, to
        return moved

    def show(self, rule: str) -> None:
        """Brings a rule to the top of the page."""
        for one in self.laid:
            if one.rule == rule and one.first:
                self.scroll_to(one.y - 12)

    def rule_at(self, y: float) -> str:
        """The rule that a height on the screen belongs to, or ""."""
        at = y - self.rect.y + self.offset
        return next((one.rule for one in self.laid if one.y <= at < one.y + one.tall), "")

    def handle(self, e: Input) -> Message | None:
        if e.kind == "wheel":
            self.scroll_to(self.offset - e.dy * STEP)
            return TAKEN
        if e.kind == "key" and self.focused:
            page = self.rect.h - 60
            by = {
                pygame.K_UP: -STEP,
                pygame.K_DOWN: STEP,
                pygame.K_PAGEUP: -page,
                pygame.K_PAGEDOWN: page,
                pygame.K_SPACE: -page if e.shift else page,
                pygame.K_HOME: -self.tall,
                pygame.K_END: self.tall,
            }.get(e.key)
            if by is None:
                return None
            return TAKEN if self.scroll_to(self.offset + by) else None
        if e.kind == "down":
            self._held, self._moved = (e.pos[1] if self.rect.collidepoint(e.pos) else None), False
        elif e.kind == "move" and self._held is not None and self.pressed:
            if self._moved or abs(e.pos[1] - self._held) > DRAG:
                self.scroll_to(self.offset + self._held - e.pos[1])
                self._held, self._moved = e.pos[1], True
        elif e.kind == "up" and self.pressed and not self._moved and self.rect.collidepoint(e.pos):
            self.pressed = False
            rule = self.rule_at(e.pos[1])
            return Message("rule", rule) if rule else TAKEN
        elif e.kind == "up" and self.pressed:
            self.pressed = False
            return TAKEN
        return super().handle(e)

    def activate(self) -> Message:
        return TAKEN


def _shares(wide: list[float], room: float) -> list[float]:
    """Widths of columns: what they need, or where there is no room, the wide ones share what is left."""
    left, open_ = room, sorted(range(len(wide)), key=lambda i: wide[i])
    found = list(wide)
    while open_:
        i = open_[0]
        share = left / len(open_)
        if wide[i] > share:
            for j in open_:
                found[j] = share
            break
        left -= wide[i]
        open_.pop(0)
    return found


_WIDEST = Block("rule", number="8.8")


def lines(
    c: Canvas, words: tuple[str, ...], pos: tuple[float, float], size: float, colour: str, role: str = "text"
) -> float:
    """Lines from the top left; returns the y below them."""
    step = c.leading(size, role)
    for i, line in enumerate(words):
        c.text(line, (pos[0], pos[1] + (i + 0.5) * step), size, colour, role)
    return pos[1] + len(words) * step
