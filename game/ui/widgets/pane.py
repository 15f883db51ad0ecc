"""A scrolled area: widgets stacked in a column that is taller than the room for it."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.widgets.canvas import Area, Box, Canvas, Point
from game.ui.widgets.fold import fold
from game.ui.widgets.inputs import Input
from game.ui.widgets.widget import TAKEN, Message, Widget

BAR = 14.0
STEP = 48.0


class Pane:
    """Moves its widgets' rectangles; they are drawn and hit inside ``rect`` only.

    Wheel, drag, bar; whatever gets the focus comes into sight. The widgets stay in the scene's Group, which
    finds the pane by them.
    """

    def __init__(self, rect: Area, widgets: Sequence[Widget], *, tall: float | None = None) -> None:
        self.rect = Box(rect)
        self.widgets = list(widgets)
        self.offset = 0.0
        bottom = max((w.rect.bottom for w in widgets), default=self.rect.y)
        self.tall = tall if tall is not None else bottom - self.rect.y
        self._grip: float | None = None  # where on the thumb it was taken
        self._last = 0.0
        for w in widgets:
            w.pane = self

    @property
    def most(self) -> float:
        """How far it can be scrolled."""
        return max(0.0, self.tall - self.rect.h)

    def sees(self, rect: Area) -> bool:
        """Is any part of a rectangle in sight?"""
        return bool(self.rect.colliderect(Box(rect).inflate(12, 12)))

    def scroll_to(self, offset: float) -> None:
        """Scrolls to a place in the column."""
        to = min(self.most, max(0.0, offset))
        for w in self.widgets:
            w.rect.y -= to - self.offset
        self.offset = to

    def reveal(self, rect: Area) -> None:
        """Scrolls just far enough that a rectangle is in sight, with a little air."""
        b = Box(rect)
        if b.y < self.rect.y + 8:
            self.scroll_to(self.offset + b.y - self.rect.y - 8)
        elif b.bottom > self.rect.bottom - 8:
            self.scroll_to(self.offset + b.bottom - self.rect.bottom + 8)

    def bar(self) -> Box:
        """The groove of the scroll bar."""
        return Box(self.rect.right - BAR + 2, self.rect.y + 4, BAR - 6, self.rect.h - 8)

    def thumb(self) -> Box:
        """The part of the bar that is dragged."""
        b = self.bar()
        h = max(40.0, b.h * self.rect.h / max(1.0, self.tall))
        return Box(b.x, b.y + (b.h - h) * (self.offset / self.most if self.most else 0), b.w, h)

    def draw(self, c: Canvas) -> None:
        """Draws the bar and the folds, if there is anything to scroll."""
        if not self.most:
            return
        fold(c, self.rect, above=self.offset, below=self.most - self.offset, bar=BAR)
        c.flat(self.bar(), "#d9c9a4", r=4)
        c.flat(self.thumb(), "#b98a45", r=4, fill2="#8f6630")

    # ------------------------------------------------------------------- input
    def grab(self, pos: Point) -> bool:
        """The pointer takes hold here: of the bar or of the ground. False: it is not on the pane."""
        if not self.rect.collidepoint(pos) or not self.most:
            return False
        self._grip, self._last = None, pos[1]
        if pos[0] > self.rect.right - BAR - 8:
            t = self.thumb()
            self._grip = pos[1] - t.y if t.collidepoint((t.centerx, pos[1])) else t.h / 2
            self.drag(pos)
        return True

    def drag(self, pos: Point) -> None:
        """The pointer that took hold has moved."""
        if self._grip is None:
            self.scroll_to(self.offset + self._last - pos[1])
            self._last = pos[1]
        else:
            free = self.bar().h - self.thumb().h
            self.scroll_to((pos[1] - self._grip - self.bar().y) / max(1.0, free) * self.most)

    def handle(self, e: Input, pointer: Point) -> Message | None:
        """The wheel over the pane."""
        if e.kind != "wheel" or not self.rect.collidepoint(pointer) or not self.most:
            return None
        self.scroll_to(self.offset - e.dy * STEP)
        return TAKEN
