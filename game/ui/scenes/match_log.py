"""The log of a match: follows what was answered, forgets what was taken back, points at the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.session import Session
from game.ui.table import Table
from game.ui.widgets.canvas import Canvas, Point
from game.ui.widgets.log import LogDrawer, LogLine
from game.ui.widgets.widget import TAKEN, Message

if TYPE_CHECKING:
    from game.ui.scenes.match import MatchScene


class MatchLog:
    """Holds the lines; the drawer that shows them is made anew with the window."""

    def __init__(self, table: Table, session: Session, *, open_: bool) -> None:
        self.table, self.session, self.open = table, session, open_
        self._drawer: LogDrawer | None = None
        self._counts: list[int] = []  # how many lines there were after so many answers
        self.lines: list[LogLine] = []

    def drawer(self, c: Canvas, key: str, above: float) -> LogDrawer:
        """The drawer in its place, with the label of its key; open, it may stand ``above`` the prompt bar
        with its list."""
        rect = self.table.open_log(c.theme, above) if self.open else self.table.log_box()
        if self._drawer is None:
            self._drawer = self.table.log_drawer(rect, self.lines, key=key, open_=self.open)
        self._drawer.rect, self._drawer.key = rect, key
        return self._drawer

    def covers(self, pos: Point) -> bool:
        """Does the open drawer lie at a place?"""
        return self._drawer is not None and self.open and bool(self._drawer.rect.collidepoint(pos))

    def follow(self) -> None:
        """Writes what is new and cuts what was taken back."""
        history = self.session.history
        if not self._counts:
            self.lines = self.table.opening(self.session.opening)
            self._counts = [len(self.lines)]
            self._show(self.lines)
        if len(history) + 1 < len(self._counts):
            del self._counts[len(history) + 1 :]
            del self.lines[self._counts[-1] :]
            if self._drawer is not None:
                self._drawer.cut(len(self.lines))
        for number in range(len(self._counts) - 1, len(history)):
            fresh = self.table.lines(history[number], number)
            self.lines += fresh
            self._counts.append(len(self.lines))
            self._show(fresh)

    def _show(self, fresh: list[LogLine]) -> None:
        if self._drawer is not None:
            self._drawer.append(*fresh)

    def fold(self, scene: MatchScene) -> Message:
        """Opens or closes the drawer."""
        if self._drawer is not None:
            self._drawer.fold()
            self.open = self._drawer.open
        scene.rebuild()
        return TAKEN

    def heard(self, m: Message, scene: MatchScene) -> None:
        """The drawer has said something."""
        if m.name == "log.open":
            self.open = bool(m.value)
            scene.rebuild()
        elif m.name == "log.over":
            self.table.point_about(m.value.about if m.value is not None else None)
        elif m.name == "log.copied":
            scene.app.notice(f"{m.value} lines copied", seconds=1.5)
        elif m.name == "log" and isinstance(m.value, LogLine):
            self.table.point_about(m.value.about)
            rule = self.table.rule_of(m.value)
            if rule:
                scene.menu.rules(rule)
