"""What opens over any scene: a question, a name to type."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.context import Context
from game.ui.scenes.base import Scene
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.dialog import Dialog, blurred
from game.ui.widgets.field import TextField
from game.ui.widgets.inputs import Input
from game.ui.widgets.theme import Theme
from game.ui.widgets.view import View
from game.ui.widgets.widget import Message

Do = Callable[[], None]


class Overlay(Scene):
    """Lies over the scene below it, whose picture stands blurred behind it and stands still."""

    moves = False
    veil = 0.42
    _behind: tuple[View, Theme, pygame.Surface] | None = None

    def backdrop(self, c: Canvas) -> None:
        """The scene below, out of focus: made once for a window and theme."""
        if self._behind is None or self._behind[:2] != (self.view, self.theme):
            self._behind = self.view, self.theme, blurred(self.app.below(self), veil=self.veil)
        c.surf.blit(self._behind[2], (0, 0))


class Question(Overlay):
    """An overlay that is one dialog: ``build`` makes it."""

    dialog: Dialog

    def draw(self, c: Canvas) -> None:
        self.ground(c)
        self.dialog.draw(c)

    def handle(self, e: Input) -> Message | None:
        return self.dialog.handle(e)


class Ask(Question):
    """A question with two answers. ``then`` is done after "yes"; Esc is "no", and Enter as well if "yes" is
    ``final``, which every danger is. ``other`` is something that can be done before it is answered.
    ``closing``: the window is to be closed, which waits for the answer however often it is wished."""

    def __init__(
        self,
        app: Context,
        title: str,
        words: str,
        *,
        yes: str,
        then: Do,
        no: str = "Stay",
        kind: str = "primary",
        icon: str = "warn",
        rule: str = "",
        other: tuple[str, Do] | None = None,
        final: bool = False,
        closing: bool = False,
    ) -> None:
        super().__init__(app)
        self.final, self.closing = final or kind == "danger", closing
        self.title, self.words, self.yes, self.no, self.then = title, words, yes, no, then
        self.kind, self.icon, self.rule, self.other = kind, icon, rule, other

    def build(self, c: Canvas) -> None:
        enter = ("", "Enter") if self.final else ("Enter", "Esc")
        buttons = [("yes", self.yes, self.kind, enter[0]), ("no", self.no, "plain", enter[1])]
        if self.other:
            buttons.append(("other", self.other[0], "plain", ""))
        self.dialog = Dialog(c, self.title, self.words, buttons, way_out="no", icon=self.icon, rule=self.rule)
        self.group = self.dialog.group
        if self.final:
            self.group.set_focus("no")

    def on_message(self, m: Message) -> None:
        if m.name in ("yes", "no"):
            self.app.pop()
        if m.name == "yes":
            self.then()
        elif m.name == "other" and self.other:
            self.other[1]()

    def may_quit(self) -> bool:
        return not self.closing


def ask(
    app: Context,
    title: str,
    words: str,
    *,
    yes: str,
    then: Do,
    no: str = "Stay",
    kind: str = "primary",
    icon: str = "warn",
    hurts: bool = True,
) -> None:
    """Asks before something is done, as the settings wish: never, where it hurts, or always."""
    wish = app.settings.confirm
    if wish == "never" or (wish == "where it hurts" and not hurts):
        then()
    else:
        app.push(Ask(app, title, words, yes=yes, then=then, no=no, kind=kind, icon=icon))


class AskName(Question):
    """A line to type on. ``then`` gets the words; a GameError that it raises is shown, and it asks again."""

    def __init__(
        self,
        app: Context,
        title: str,
        words: str,
        value: str,
        *,
        yes: str,
        then: Callable[[str], None],
        most: int = 40,
    ) -> None:
        super().__init__(app)
        self.title, self.words, self.value, self.yes, self.then = title, words, value, yes, then
        self.most, self.fresh = most, True

    def build(self, c: Canvas) -> None:
        field = TextField("name", Box(0, 0, 0, 48), self.value, most=self.most)
        if self.fresh:
            field.select_all()
        buttons = (("yes", self.yes, "primary", "Enter"), ("no", "Cancel", "plain", "Esc"))
        self.dialog = Dialog(c, self.title, self.words, buttons, way_out="no", icon="save", field=field)
        self.group = self.dialog.group

    def on_message(self, m: Message) -> None:
        if m.name == "name":
            self.value, self.fresh = m.value, False
        elif m.name == "yes" and self.value.strip():
            self.then(self.value.strip())
            self.app.pop()
        elif m.name == "no":
            self.app.pop()
