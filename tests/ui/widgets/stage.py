"""A scene that holds the widgets a test gives it, and remembers what they said."""

from __future__ import annotations

from game.ui.context import Context
from game.ui.scenes.base import Scene
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.widget import Group, Message, Widget


class Stage(Scene):
    """Draws the widgets on the bare table."""

    def __init__(self, app: Context, *widgets: Widget, trap: bool = False) -> None:
        super().__init__(app)
        self.given = Group(*widgets, trap=trap)
        self.heard: list[Message] = []

    def build(self, c: Canvas) -> None:
        self.group = self.given

    def on_message(self, m: Message) -> None:
        self.heard.append(m)

    def names(self) -> list[str]:
        """What was said, by name."""
        return [m.name for m in self.heard]
