"""One of many is picked from a list: by pointer, by arrows, by the first letters of any of its words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.ui.context import Context
from game.ui.scenes.overlays import Overlay
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.field import TextField
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import card
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.theme import INK, INK_SOFT
from game.ui.widgets.widget import TAKEN, Group, Message

STEPS: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -8, pygame.K_PAGEDOWN: 8}


class PickOne(Overlay):
    """``then`` gets the place of what was picked; Esc picks nothing."""

    def __init__(
        self, app: Context, title: str, values: Sequence[str], chosen: int, then: Callable[[int], None]
    ) -> None:
        super().__init__(app)
        self.title, self.values, self.then = title, values, then
        self.query = ""
        self.chosen = chosen
        self.hits = list(range(len(values)))

    def build(self, c: Canvas) -> None:
        t = self.theme
        w = min(1180.0, 620 * min(1.9, t.text_scale))
        self.card = Box(640 - w / 2, 30, w, 660)
        inside = self.card.cut(22, 66, 22, 20)
        search = TextField(
            "search", Box(inside.x, inside.y, inside.w, t.row(46)), self.query, place="find", icon="search"
        )
        foot = t.row(48)
        room = Box(inside.x, search.rect.bottom + 12, inside.w, 0)
        room.h = inside.bottom - foot - 12 - room.y
        at = self.hits.index(self.chosen) if self.chosen in self.hits else -1
        self.list = ScrollList("value", room, len(self.hits), t.row(46), self._row, chosen=at)
        self.list.show(max(0, at))
        take = Button("take", Box(0, inside.bottom - foot, 0, foot), "Take", kind="primary", key="Enter")
        leave = Button("leave", Box(0, inside.bottom - foot, 0, foot), "Cancel", key="Esc")
        for button, right in ((take, inside.right), (leave, inside.right - take.natural_w(c, 140) - 12)):
            button.rect.w = button.natural_w(c, 140)
            button.rect.right = right
        take.enabled = bool(self.hits)
        self.group = Group(search, self.list, leave, take, trap=True)
        self.group.set_focus("search")

    def _row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        on = self.hits[i] == self.chosen
        if on:
            c.plate(r.cut(0, 2, 4, 2), "enamel", r=8, tone="#e3b457", border="#f7dc98", bw=1.2, shadow=2)
        elif state == "hover":
            c.flat(r.cut(0, 2, 4, 2), "#f0e2c4", r=8)
        head, _, rest = self.values[self.hits[i]].partition(": ")
        end = c.text(head, (r.x + 16, r.centery), 17, INK, "bold", room=r.w - 32).right
        if rest:
            c.text(rest, (end + 14, r.centery), 16, INK if on else INK_SOFT, room=r.right - end - 26)

    def still(self, c: Canvas) -> None:
        found, every = len(self.hits), len(self.values)
        note = f"{every} to choose from" if found == every else f"{found} of {every}"
        card(c, self.card, self.title, note=note, seed=15)
        if not self.hits:
            at = self.list.rect.x + 16, self.list.rect.y + 16
            words = f"Nothing here is called “{self.query}”. Fewer letters find more."
            c.para(words, at, self.list.rect.w - 32, 17, INK_SOFT, "strong")

    def handle(self, e: Input) -> Message | None:
        if e.kind == "key" and self.group["search"].focused and e.key in STEPS:
            at = self.hits.index(self.chosen) if self.chosen in self.hits else 0
            self._turn(min(len(self.hits) - 1, max(0, at + STEPS[e.key])))
            return TAKEN
        m = super().handle(e)
        if e.kind == "key" and self._built and self.group["value"].focused:
            self._turn(self.list.chosen)
        return m

    def _turn(self, at: int) -> None:
        if 0 <= at < len(self.hits):
            self.chosen = self.hits[at]
            self.list.chosen = at
            self.list.show(at)

    def on_message(self, m: Message) -> None:
        if m.name == "search":
            self.query = str(m.value)
            wanted = self.query.casefold().split()
            found = [value.casefold() for value in self.values]
            self.hits = [n for n, value in enumerate(found) if all(word in value for word in wanted)]
            if self.hits and self.chosen not in self.hits:
                self.chosen = self.hits[0]
            self.rebuild()
        elif m.name == "value":
            self._take(self.hits[m.value])
        elif m.name in ("take", "search.done"):
            if self.hits:
                self._take(self.chosen)
        elif m.name in ("leave", "back"):
            self.app.pop()

    def _take(self, chosen: int) -> None:
        self.app.pop()
        self.then(chosen)
