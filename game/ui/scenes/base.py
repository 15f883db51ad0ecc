"""What every scene is: built for a view and a theme, fed with inputs and time, drawn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame

from game.ui.context import Context
from game.ui.drawing.helmets import TEAMS, Team, helmet_soon
from game.ui.widgets import plates, shapes
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import LOGICAL, Box, Canvas, View
from game.ui.widgets.inputs import Input
from game.ui.widgets.theme import Theme
from game.ui.widgets.widget import TAKEN, Group, Message


class Scene:
    """``build`` makes the widgets for a view and a theme, and is called again when either has changed.

    What must outlive that stands in the scene, never in a widget. One input gives at most one message, and
    the message goes to ``on_message``.
    """

    table = "oak"
    moves = True  # drawn every frame; False: only after an input, a message or a change (menus)

    def __init__(self, app: Context) -> None:
        self.app = app
        self.group = Group()
        self._baked: pygame.Surface | None = None
        self._built: tuple[object, ...] | None = None

    # ------------------------------------------------------------- to override
    def build(self, c: Canvas) -> None:
        """Makes the widgets. ``c`` measures text and holds the theme and the view."""

    def still(self, c: Canvas) -> None:
        """What lies on the backdrop and does not change while the scene is open."""

    def update(self, dt_s: float) -> None:
        """Time goes on."""

    def draw(self, c: Canvas) -> None:
        """The whole picture."""
        self.ground(c)
        self.group.draw(c)
        self.group.tooltip(c)

    def handle(self, e: Input) -> Message | None:
        """Answers an input: the widgets first, then the keys that mean "back". None: nobody wanted it."""
        m = self.group.handle(e)
        if m is None and e.kind == "key" and e.action == "back" and not e.repeat:
            return Message("back")
        return m

    def on_message(self, m: Message) -> None:
        """What a widget has said. "back" closes the scene."""
        if m.name == "back":
            self.app.pop()

    def entered(self) -> None:
        """The scene has become the upper one: opened, or what lay over it has closed."""

    def left(self) -> None:
        """The scene is closed: what it holds must be safe."""

    def may_quit(self) -> bool:
        """May the window be closed, whatever lies over the scene? (A kiosk's may not.)"""
        return True

    def notice_room(self) -> Box:
        """Where a notice lies: below the title, in the middle."""
        return Box(280, 66, 720, 0)

    # --------------------------------------------------------------- machinery
    @property
    def view(self) -> View:
        return self.app.view

    @property
    def theme(self) -> Theme:
        return self.app.theme

    def canvas(self) -> Canvas:
        """A canvas to measure on."""
        return Canvas(pygame.Surface((1, 1)), self.theme, self.view)

    def ready(self) -> bool:
        """Builds the scene if the window or the theme is not the one it was built for. True: it was built."""
        key: tuple[object, ...] = (self.view.size, self.theme)
        if key == self._built:
            return False
        self._built, self._baked = key, None
        before = self.group
        self.build(self.canvas())
        if self.group is not before:
            self._carry_over(before)
        return True

    def _carry_over(self, before: Group) -> None:
        """The new widgets go on where the old ones of the same names were: focus, a held pointer."""
        now = self.group
        now.pointer, now.by_keys = before.pointer, before.by_keys
        for widget in now.widgets:
            old = before.get(widget.name)
            if old is not None:
                widget.resume(old)
        if before.focus is not None and before.focus.name in now:
            now.set_focus(before.focus.name)
        held = before.captured
        if held is not None and held.name in now:
            now.captured = now[held.name]
            now[held.name].pressed = True

    def rebuild(self) -> None:
        """Builds the scene anew before the next frame: its own state has changed what widgets there are."""
        self._built = None

    def backdrop(self, c: Canvas) -> None:
        """The table under the lamp."""
        c.surf.blit(plates.table(*self.view.size, round(self.view.k, 3), self.table), (0, 0))

    def ground(self, c: Canvas) -> None:
        """Backdrop and ``still`` as one opaque layer: drawn once, then a single blit."""
        if self._baked is None:
            self.backdrop(c)
            self.still(c)
            self._baked = c.surf.copy()
        else:
            c.surf.blit(self._baked, (0, 0))

    def rebake(self) -> None:
        """``still`` has changed."""
        self._baked = None


def corner(*icons: str) -> list[Button]:
    """The square buttons at the upper right, 48 units apart."""
    x = LOGICAL[0] - 12 - 48 * len(icons)
    return [
        Button(icon, Box(x + 48 * i + 3, 8, 44, 44), kind="wood", icon=icon, size=22)
        for i, icon in enumerate(icons)
    ]


def back(words: str = "Shelf", theme: Theme | None = None) -> Button:
    """The way out at the upper left; with a theme given it grows with the text."""
    w = 104 + 80 * (theme.text_scale - 1 if theme else 0)
    return Button("back", Box(12, 8, w, 44), words, kind="wood", icon="left", size=17)


def put_helmet(c: Canvas, team: Team, box: Any, *, facing: int = 1) -> None:
    """A helmet that fills a square in the middle of a box: a draft, until the worker has made it."""
    b = Box(box)
    sprite, _ = helmet_soon(team, max(12, round(min(b.w, b.h) * c.k)), facing)
    c.put(sprite, b.center)


def team_of(seat: int, theme: Theme, **changes: Any) -> Team:
    """The seat's team in the colours of the palette."""
    t = TEAMS[seat]
    tone = theme.palette.teams[seat]
    if tone != t.colour:
        light = sum(pygame.Color(tone)[:3]) > 420
        t = replace(
            t,
            colour=tone,
            deep="" if light else shapes.lerp(tone, "#000000", 0.15),
            ink="#2a2018" if light else "#ffffff",
        )
    return replace(t, **changes) if changes else t


__all__ = ["TAKEN", "Message", "Scene", "back", "corner", "put_helmet", "team_of"]
