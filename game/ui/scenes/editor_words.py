"""What is said of a position that is edited: its name, its task and its hint, each of which may be empty."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.ui.context import Context
from game.ui.scenes.overlays import Overlay
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.field import TextField
from game.ui.widgets.panel import card
from game.ui.widgets.theme import INK, INK_SOFT
from game.ui.widgets.widget import Group, Message

FIELDS: Final = (
    ("name", "Name", "what the position is called", 40),
    ("task", "Task", "what is to be done in this turn", 90),
    ("hint", "Hint", "what helps somebody who is stuck", 140),
)
"""Which, what it is called, what stands there when it is empty, and how many letters it has at most."""


class EditWords(Overlay):
    """``then`` gets name, task and hint when they are taken; Esc leaves them as they were."""

    def __init__(self, app: Context, words: dict[str, str], then: Callable[[dict[str, str]], None]) -> None:
        super().__init__(app)
        self.words, self.then = dict(words), then

    def build(self, c: Canvas) -> None:
        t = self.theme
        w = min(1180.0, 760 * min(1.5, t.text_scale))
        row, foot, gap = t.row(48), t.row(48), c.leading(16) + 8
        head = 30 + c.leading(22)
        h = head + len(FIELDS) * (row + gap + 10) + foot + 40
        self.card_box = Box(640 - w / 2, 360 - h / 2, w, h)
        inside = self.card_box.cut(24, head, 24, 22)
        self.fields: list[TextField] = []
        for n, (name, _, place, most) in enumerate(FIELDS):
            place_of = Box(inside.x, inside.y + n * (row + gap + 10) + gap, inside.w, row)
            self.fields.append(TextField(name, place_of, self.words[name], place=place, most=most))
        take = Button("take", Box(0, inside.bottom - foot, 0, foot), "Take these", kind="primary")
        leave = Button("leave", Box(0, inside.bottom - foot, 0, foot), "Cancel", key="Esc")
        take.rect.w, leave.rect.w = take.natural_w(c, 160), leave.natural_w(c, 140)
        take.rect.right = inside.right
        leave.rect.right = take.rect.x - 12
        fresh = not self.group.widgets
        self.group = Group(*self.fields, leave, take, trap=True)
        if fresh:
            self.group.set_focus(self.fields[0])

    def still(self, c: Canvas) -> None:
        card(c, self.card_box, "What is said of it", seed=9)
        for field, (_, title, _, _) in zip(self.fields, FIELDS):
            at = (field.rect.x + 2, field.rect.y - 5 - c.leading(16) / 2)
            c.text(title, at, 16, INK, "bold")

    def draw(self, c: Canvas) -> None:
        self.ground(c)
        for field, (_, _, _, most) in zip(self.fields, FIELDS):
            left = f"{len(self.words[field.name])}/{most}"
            at = (field.rect.right - 2, field.rect.y - 5 - c.leading(16) / 2)
            c.text(left, at, 14, INK_SOFT, "strong", "midright", cap=20)
        self.group.draw(c)

    def on_message(self, m: Message) -> None:
        match m.name:
            case "name" | "task" | "hint":
                self.words[m.name] = str(m.value)
            case "name.done" | "task.done" | "hint.done":
                self._after(m.name.removesuffix(".done"))
            case "take":
                self._take()
            case "leave" | "back":
                self.app.pop()

    def _after(self, name: str) -> None:
        """Enter goes on to the next line, and from the last one takes all."""
        at = [field for field, _, _, _ in FIELDS].index(name) + 1
        if at < len(FIELDS):
            self.group.set_focus(FIELDS[at][0])
        else:
            self._take()

    def _take(self) -> None:
        self.app.pop()
        self.then({name: " ".join(words.split()) for name, words in self.words.items()})
