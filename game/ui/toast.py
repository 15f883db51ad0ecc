"""What lies over any scene for a moment: a notice, and the words for what is to be heard."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.widgets.canvas import Box, Canvas


class Toast:
    """One line (wrapped if need be) on a dark card, where the scene has room for it. A newer one takes the
    older one's place. ``passing``: it is about what is asked now, and of no use after that."""

    def __init__(self) -> None:
        self.words, self.warn, self.left_s = "", False, 0.0
        self.passing = False

    def show(self, words: str, *, warn: bool = False, seconds: float = 4.0, passing: bool = False) -> None:
        """Shows words for a time; a warning stands at least as long as reading it takes."""
        least = 1.5 + len(words) / 18 if warn else 0.0
        self.words, self.warn, self.left_s = words, warn, max(seconds, least)
        self.passing = passing

    def answered(self) -> None:
        """Something else is asked from now on: what was said of the last question goes."""
        if self.passing:
            self.clear()

    def clear(self) -> None:
        """Takes the words away before their time."""
        self.words, self.left_s = "", 0.0

    def update(self, dt_s: float) -> bool:
        """Time goes on. True: the picture has changed."""
        if self.left_s <= 0:
            return False
        self.left_s -= dt_s
        if self.left_s <= 0:
            self.words = ""
        return self.left_s <= 0

    def draw(self, c: Canvas, room: Box) -> None:
        """Draws the notice, if there is one, from the upper edge of a room and as wide as that at most."""
        if not self.words:
            return
        lead = 30 if self.warn else 0
        lines = c.lines(self.words, room.w - 40 - lead, 16, "strong")
        w = max(c.width(line, 16, "strong") for line in lines) + 40 + lead
        h = c.leading(16) * len(lines) + 22
        r = Box(room.centerx - w / 2, room.y, w, h)
        edge = "#e0674a" if self.warn else "#e3b457"
        c.plate(r, "enamel", r=10, tone="#2b1a0e", border=edge, bw=1.8, shadow=8, bevel=0.5)
        if self.warn:
            c.icon("warn", (r.x + 26, r.centery), 11, "#ff9a7a")
        for i, line in enumerate(lines):
            at = r.x + 20 + lead, r.y + 11 + c.leading(16) * (i + 0.5)
            c.text(line, at, 16, "#fff1d0", "strong")


class CueTag:
    """The last sound in words, small, in the lower left corner: for who does not hear it."""

    SHOWN_S = 1.4
    EDGE = 10.0  # units of a bar, from below, that nothing stands on

    def __init__(self) -> None:
        self.words, self.left_s = "", 0.0

    def show(self, words: str) -> None:
        """Shows what is to be heard now."""
        self.words, self.left_s = words, self.SHOWN_S

    def update(self, dt_s: float) -> bool:
        """Time goes on. True: the picture has changed."""
        was = bool(self.words)
        self.left_s -= dt_s
        if self.left_s <= 0:
            self.words = ""
        return was and not self.words

    def draw(self, c: Canvas, bars: Sequence[Box] = ()) -> None:
        """Draws the tag, if there is anything to hear: on the lower edge of a bar of words that lies there,
        over none of them, or above it where letters are too large for that."""
        if not self.words:
            return
        room = c.view.bounds
        h = c.leading(14) + 8
        w = c.width(self.words, 14, "strong") + 44
        r = Box(room.x + 10, room.bottom - h - 8, w, h)
        over = [bar for bar in bars if bar.colliderect(r)]
        low = Box(r.x, room.bottom - c.leading(14) - 3, w, c.leading(14) + 2)
        if over and all(low.y >= bar.bottom - self.EDGE for bar in over):
            r, h = low, low.h
        elif over:
            r.y = min(bar.y - h - 6 for bar in over)
        c.flat(r, "#1c110a", r=h / 2, alpha=0.82)
        c.icon("sound", (r.x + 18, r.centery), 8, "#ffcf70")
        c.text(self.words, (r.x + 32, r.centery), 14, "#fff1d0", "strong")
