"""A count of the editor's card: its name, and how many between less and more. It grows with the text."""

from __future__ import annotations

from game.ui.scenes.seasons.rows import CountRow
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.theme import INK
from game.ui.widgets.widget import focus_ring


class Count(CountRow):
    """``signed``: the figure is a target, "3+"; 0 is then none."""

    scale = 1.0
    signed = False

    def _figure_w(self) -> float:
        return (42.0 if self.signed or self.most > 9 else 30.0) * min(self.scale, 1.5)

    @property
    def figure(self) -> str:
        """How many, as it is written."""
        if not self.signed:
            return str(self.count)
        return f"{self.count}+" if self.count else "–"

    def draw(self, c: Canvas) -> None:
        r = self.rect
        if self.state == "focus":
            focus_ring(c, r, 6)
            c.flat(r, "#fbf5e4", r=6)
        elif self.state in ("hover", "pressed"):
            c.flat(r, "#fbf2da", r=6, border="#d9c08a")
        less, more = self.knob(-1), self.knob(1)
        c.text(self.words, (r.x + 10, r.centery), 16, INK, "bold", room=less.x - r.x - 14, cap=27)
        for side, box in ((-1, less), (1, more)):
            self._knob(c, side, box)
        at = ((less.right + more.x) / 2, r.centery - 1)
        c.text(self.figure, at, 19, INK, "display", "center", cap=29)
