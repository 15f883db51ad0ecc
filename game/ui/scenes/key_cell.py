"""One key of the key map: a click, then the next key pressed is the new one."""

from __future__ import annotations

import pygame

from game.core.errors import SettingsError
from game.ui.keys import CODES, Action, KeyMap, label
from game.ui.widgets.button import keycap, keycap_width
from game.ui.widgets.canvas import Area, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.theme import INK, RUSSET
from game.ui.widgets.widget import TAKEN, Message, Widget, focus_ring

NAMES = {code: name for name, code in CODES.items()}


class KeyCell(Widget):
    """While it waits for a key, ``waiting`` is True and every key is its own.

    Message(name, note) when the map has changed or a key was refused: the note says what happened. A key that
    belongs to another action is asked for twice; then the two swap.
    """

    def __init__(self, action: Action, rect: Area, keys: KeyMap) -> None:
        super().__init__(f"key {action.name}", rect)
        self.action, self.keys = action, keys
        self.waiting = False
        self.asked = ""  # the key of another action that was pressed once

    def draw(self, c: Canvas) -> None:
        r = self.rect
        if self.focused or self.waiting:
            focus_ring(c, r.cut(2, 3, 2, 3), 7)
        lit = self.hovered or self.focused or self.waiting
        c.flat(r.cut(2, 3, 2, 3), "#fff6dd" if lit else "#eadcbb", r=7)
        words = "press a key" if self.waiting else self.keys.label(self.action.name)
        if self.waiting:
            c.text(words, (r.right - 14, r.centery), 15, RUSSET, "bold", "midright")
            w = c.width(words, 15, "bold")
        else:
            w = keycap_width(c, words, 14)
            keycap(c, words, (r.right - 14 - w / 2, r.centery), 14, solid=True)
        c.text(self.action.words, (r.x + 12, r.centery), 16, INK, "strong", room=r.w - w - 34)

    def handle(self, e: Input) -> Message | None:
        if e.kind == "cancel":
            self.stop()
        if self.waiting and e.kind == "key":
            return TAKEN if e.repeat else self._take(e.key)
        if self.waiting and e.kind == "text":
            return TAKEN
        return super().handle(e)

    def activate(self) -> Message:
        self.waiting = not self.waiting
        self.asked = ""
        return Message(self.name, "Esc leaves it as it is" if self.waiting else "")

    def stop(self) -> None:
        """Waits no longer; the key stays as it was."""
        self.waiting, self.asked = False, ""

    def _take(self, code: int) -> Message:
        key, name = NAMES.get(code, ""), self.action.name
        if code == pygame.K_ESCAPE and name != "back":
            self.stop()
            return Message(self.name, "")
        if not key:
            return Message(self.name, "that key has no name: take another")
        other = self.keys.conflict(name, key)
        if other and self.asked != key:
            self.asked = key
            taken = f"{label(key)} is {self.keys.words(other)!r}"
            return Message(self.name, f"{taken}: press it again to swap the two, Esc to leave it")
        try:
            self.keys.swap(name, key)
        except SettingsError as err:
            return Message(self.name, str(err))
        self.stop()
        return Message(self.name, f"{self.action.words}: {label(key)}")
