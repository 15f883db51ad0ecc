"""A hand that has no mouse: it comes to everything by Tab and arrows, and sees where it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pygame

from game.core.requests import Roll
from game.ui.scenes.base import Scene
from game.ui.scenes.seasons.form import Form
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.widget import Widget
from tests.ui.driver import Driver, known

MOST_STOPS = 120
WINDOW = Box(0, 0, 1280, 720)


@dataclass
class Keyboard:
    """Walks through the screens. ``walked`` are the kinds of scenes whose every stop has been looked at."""

    driver: Driver
    walked: set[type[Scene]] = field(default_factory=set)

    @property
    def scene(self) -> Any:
        """The upper scene."""
        return self.driver.scene

    def to(self, name: str) -> None:
        """Tab until a widget has the focus."""
        for _ in range(MOST_STOPS):
            if self.driver.focus_name() == name:
                return
            self.driver.key("tab")
        raise AssertionError(f"Tab does not come to {name} of {type(self.scene).__name__}")

    def press(self, name: str) -> None:
        """Tab to a widget, and Enter."""
        self.to(name)
        self.driver.key("enter")
        self.driver.step(2)

    def write(self, name: str, words: str) -> None:
        """Other words in a field."""
        self.to(name)
        self.driver.key("ctrl+a")
        self.driver.type(words)
        self.driver.step()

    def turn(self, name: str, key: str, times: int = 1) -> None:
        """Tab to a widget, and a key that changes it."""
        self.to(name)
        for _ in range(times):
            self.driver.key(key)

    def fill_in(self) -> None:
        """The form: dice thrown here, the first of the options, until it is handed in."""
        form = known(self.scene, Form)
        for _ in range(400):
            if self.scene is not form:
                return
            request = form.match.pending
            if form.running or form.run.for_coach:
                self.driver.step(60)
            elif request is None:
                self.press("finish")
            else:
                self.press("roll" if isinstance(request, Roll) else "o:0")
        raise AssertionError("the form does not end")

    def walk(self) -> list[str]:
        """Every stop of the scene, each seen to have the focus; back to where it was."""
        start = self.driver.focus_name()
        assert start, f"nothing has the focus on {type(self.scene).__name__}"
        names = []
        for _ in [w for w in self.scene.group.widgets if w.focusable and w.enabled]:
            self.driver.key("tab")
            names.append(self.driver.focus_name())
            self.see()
        assert len(set(names)) == len(names), names
        assert names[-1] == start
        self.walked.add(type(self.scene))
        return names

    def see(self) -> None:
        """What has the focus is in sight, and looks as it does without it nowhere."""
        focus = self.scene.group.focus
        assert focus is not None
        where = f"{focus.name} of {type(self.scene).__name__}"
        room = in_sight(focus)
        assert min(room.w, room.h) > 12, f"{where} cannot be seen"
        lit = self.picture(room)
        focus.focused = False
        dull = self.picture(room)
        focus.focused = True
        assert lit != dull, f"the focus on {where} cannot be seen"

    def picture(self, room: Box) -> bytes:
        """The pixels of a part of the window."""
        app = self.driver.app
        sheet = pygame.Surface(app.surface.get_size())
        self.scene.draw(Canvas(sheet, app.theme, app.view))
        (x, y), (right, bottom) = app.view.device(room.topleft), app.view.device(room.bottomright)
        part = pygame.Rect(x, y, right - x, bottom - y).clip(sheet.get_rect())
        return pygame.image.tobytes(sheet.subsurface(part), "RGB")


def in_sight(widget: Widget) -> Box:
    """The part of a widget that can be seen, with the ring round it."""
    room = widget.rect.inflate(12, 12)
    if widget.pane is not None:
        room = room.clip(widget.pane.rect)
    return Box(room.clip(WINDOW))
