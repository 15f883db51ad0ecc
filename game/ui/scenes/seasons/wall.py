"""What all screens of the clubhouse share: cork, the rulebook at hand, a focus that is never lost."""

from __future__ import annotations

from typing import Final

from game.ui.scenes.base import Scene
from game.ui.widgets.canvas import LOGICAL, Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import title_bar
from game.ui.widgets.prompt import BOTTOM, bar_box
from game.ui.widgets.widget import Group, Message, Widget

HEAD_BOTTOM: Final = 56.0  # of the row that has the title, the way back and the buttons of the corner
LEFT: Final = 12.0
WIDE: Final = LOGICAL[0] - 2 * LEFT
UNDER_HEAD: Final = 64.0  # where papers begin


class Wall(Scene):
    """``rule`` is where the rulebook opens."""

    table = "cork"
    moves = False
    rule = "S7-16.1"

    def handle(self, e: Input) -> Message | None:
        m = super().handle(e)
        if m is None and e.kind == "key" and e.action == "rules" and not e.repeat:
            return Message("book")
        return m

    def on_message(self, m: Message) -> None:
        """The rulebook, and the way back."""
        match m.name:
            case "book" | "rule":
                from game.ui.scenes.opening import open_rules

                open_rules(self.app, "sevens", str(m.value or self.rule))
            case "back":
                self.app.pop()

    def ready(self) -> bool:
        """What had the focus may be gone: then what is nearest to its place has it; at first the first stop
        of what is on the wall."""
        before, known = self.group.focus, bool(self.group.widgets)
        built = super().ready()
        if built:
            self._lift()
        if built and self.group.focus is None:
            if before is not None:
                self.group.set_focus(nearest(self.group, before))
            elif not known:
                self.group.set_focus(next((w for w in stops(self.group) if w.rect.y > HEAD_BOTTOM), None))
        return built

    def _lift(self) -> None:
        """The row at the top stands at the upper edge of the window, however tall that is."""
        top = self.view.bounds.y
        for widget in self.group.widgets:
            if widget.rect.y >= 0 and widget.rect.bottom <= HEAD_BOTTOM:
                widget.rect.y += top

    def title(self, c: Canvas, words: str, note: str = "", *, room: float = 680) -> None:
        """The plaque in the row at the top."""
        title_bar(c, words, note, room=room, top=wall_top(c))

    def notice_room(self) -> Box:
        """Over the title, between the buttons at both sides: papers, tabs and the bar stay free."""
        middle = LOGICAL[0] / 2
        top = self.view.bounds.y
        row = [w.rect for w in self.group.widgets if w.rect.bottom <= top + HEAD_BOTTOM]
        half = min((abs(x - middle) for r in row for x in (r.x, r.right)), default=middle) - 12
        return Box(middle - half, top + (4 if self.theme.big else 8), 2 * half, 0)


def wall_top(c: Canvas) -> float:
    """Where the wall begins: a window that is taller than usual shows more of it."""
    return c.view.bounds.y


def wall_bar(c: Canvas) -> Box:
    """The place of the bar, along the lower edge."""
    return bar_box(c.theme, LEFT, WIDE, BOTTOM - c.view.bounds.y)


def wall_room(c: Canvas, bar: Box) -> Box:
    """Where papers hang: between the row at the top and the bar."""
    top = wall_top(c) + UNDER_HEAD
    return Box(LEFT, top, WIDE, bar.y - 12 - top)


def wall_pages(c: Canvas, bar: Box, row: float) -> tuple[Box, Box]:
    """The tabs of a wall whose papers take turns, so high, and where the papers hang below them."""
    tabs = Box(LEFT, wall_top(c) + UNDER_HEAD - 2, WIDE, row)
    return tabs, Box(LEFT, tabs.bottom + 8, WIDE, bar.y - 12 - tabs.bottom - 8)


def stops(group: Group) -> list[Widget]:
    """What the focus can stop at, in order."""
    return [w for w in group.widgets if w.focusable and w.enabled]


def nearest(group: Group, gone: Widget) -> Widget | None:
    """The stop of the focus that lies closest to where a widget was."""
    x, y = gone.rect.center
    return min(stops(group), key=lambda w: abs(w.rect.centerx - x) + abs(w.rect.centery - y), default=None)
