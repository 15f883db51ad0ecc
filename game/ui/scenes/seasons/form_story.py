"""What has happened while a form is filled in, wrapped to its paper: only what is new is laid out."""

from __future__ import annotations

from bisect import bisect_right
from itertools import takewhile

from game.ui.scenes.seasons.form_run import FormRun
from game.ui.scenes.seasons.look import head_h, row_ground
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.theme import INK


class Story:
    """Sentences as rows; the last one is in sight."""

    def __init__(self, run: FormRun) -> None:
        self.run = run
        self.rows: list[str] = []
        self._said: list[str] = []  # the sentences that are laid out
        self._ends: list[int] = []  # where the rows of each sentence end
        self._laid: tuple[float, float, float] = (
            0.0,
            0.0,
            0.0,
        )  # the width and the view they are laid out for

    def list(self, area: Box, c: Canvas) -> ScrollList:
        """The list on the paper."""
        room = area.cut(12, head_h(c) + 8, 10, 10)
        self._lay(room.w - 30, c)
        name = f"story {len(self.rows)}"
        listed = ScrollList(name, room, len(self.rows), c.leading(14) * 1.3, self._row, pick=False)
        listed.focusable = listed.most > 0
        listed.scroll_to(listed.most)
        return listed

    def _lay(self, w: float, c: Canvas) -> None:
        key = (w, c.theme.text_scale, c.k)
        lines = self.run.lines
        both = zip(self._said, lines) if key == self._laid else ()
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], both))
        self._laid, self._said = key, list(lines)
        del self._ends[same:]
        del self.rows[self._ends[-1] if self._ends else 0 :]
        for line in lines[same:]:
            self.rows += c.lines(line, w, 14)
            self._ends.append(len(self.rows))

    def _row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        sentence = bisect_right(self._ends, i)
        row_ground(c, r, sentence, "normal")
        c.text(self.rows[i], (r.x + 8, r.centery), 14, INK, "strong", room=r.w - 12)
