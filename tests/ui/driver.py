"""Plays the window as a person does: posts pygame events and steps frames. Nothing waits, time is given.

A window that has been closed draws no more: whoever goes on playing it is told so at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import pygame

from game.ui.app import App
from game.ui.scenes.base import Scene
from game.ui.widgets.canvas import Box
from game.ui.widgets.widget import Message, Widget

FRAME_S = 1 / 60
S = TypeVar("S", bound=Scene)
T = TypeVar("T")
MODS = {"shift": pygame.KMOD_SHIFT, "ctrl": pygame.KMOD_CTRL}
KEYS = {"esc": pygame.K_ESCAPE, "enter": pygame.K_RETURN, "space": pygame.K_SPACE}


def key_code(name: str) -> int:
    """ "tab", "u", "f1", "enter" as a pygame key."""
    return KEYS.get(name) or int(getattr(pygame, f"K_{name if len(name) == 1 else name.upper()}"))


def known(thing: object, kind: type[T]) -> T:
    """The thing itself, which is of this kind: a scene holds tables, hands and answers of any box."""
    assert isinstance(thing, kind)
    return thing


@dataclass
class Driver:
    """``told`` is every message since the start. Places are logical units, a Box or a widget."""

    app: App
    told: list[Message] = field(default_factory=list)

    @property
    def scene(self) -> Any:
        """The upper scene."""
        assert self.app.scene is not None
        return self.app.scene

    def step(self, frames: int = 1, dt_s: float = FRAME_S) -> list[Message]:
        """Lets frames pass."""
        self._still_open()
        return self._frames(frames, dt_s)

    def _still_open(self) -> None:
        """Fails if the window has been closed: nothing is drawn any more, a picture of it would be old."""
        assert self.app.running, "the window has been closed, by the game or by SIGTERM: it draws no more"

    def _frames(self, frames: int = 1, dt_s: float = FRAME_S) -> list[Message]:
        """Frames within one gesture, whose first half may close the window."""
        heard = [m for _ in range(frames) for m in self.app.step(dt_s)]
        self.told += heard
        return heard

    def open(self, scene: S) -> S:
        """Opens a scene and draws it once."""
        self.app.push(scene)
        self.step()
        return scene

    # -------------------------------------------------------------- the pointer
    def at(self, place: Any) -> tuple[int, int]:
        """A widget, a Box, a place or a widget's name in pixels."""
        if isinstance(place, str):
            place = self.scene.group[place]
        if isinstance(place, Widget):
            place = place.rect
        if isinstance(place, (Box, pygame.FRect, pygame.Rect)):
            place = place.center
        x, y = self.app.view.device(place)
        return round(x), round(y)

    def post(self, kind: int, place: Any, *, touch: bool = False) -> None:
        """Posts one event of the mouse (or of a finger, which comes as one)."""
        more = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
        pygame.event.post(pygame.event.Event(kind, pos=self.at(place), touch=touch, **more))

    def move(self, place: Any) -> list[Message]:
        """The pointer goes to a place."""
        self.post(pygame.MOUSEMOTION, place)
        return self.step()

    def press(self, place: Any, *, touch: bool = False) -> list[Message]:
        """The pointer goes to a place and the button goes down."""
        self.post(pygame.MOUSEMOTION, place, touch=touch)
        self.post(pygame.MOUSEBUTTONDOWN, place, touch=touch)
        return self.step()

    def release(self, place: Any, *, touch: bool = False) -> list[Message]:
        """The button comes up."""
        self.post(pygame.MOUSEBUTTONUP, place, touch=touch)
        return self._frames()

    def click(self, place: Any, *, touch: bool = False) -> list[Message]:
        """Press and release at a place."""
        spot = self.app.view.logical(self.at(place))
        return self.press(spot, touch=touch) + self.release(spot, touch=touch)

    def drag(self, a: Any, b: Any, *, frames: int = 8, touch: bool = False) -> list[Message]:
        """Press at a, move to b in so many frames, release."""
        (ax, ay), (bx, by) = (self.app.view.logical(self.at(p)) for p in (a, b))
        heard = self.press((ax, ay), touch=touch)
        for i in range(1, frames + 1):
            self.post(
                pygame.MOUSEMOTION, (ax + (bx - ax) * i / frames, ay + (by - ay) * i / frames), touch=touch
            )
            heard += self.step()
        return heard + self.release((bx, by), touch=touch)

    def wheel(self, by: float, place: Any = None) -> list[Message]:
        """Turns the wheel, at a place if one is given."""
        if place is not None:
            self.post(pygame.MOUSEMOTION, place)
        pygame.event.post(
            pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=round(by), precise_y=float(by), flipped=False)
        )
        return self.step()

    # ------------------------------------------------------- keys and gamepads
    def key(self, *names: str) -> list[Message]:
        """Presses and lets go of keys, one after the other: "tab", "shift+tab", "ctrl+v", "u"."""
        heard: list[Message] = []
        for name in names:
            *mods, last = name.split("+")
            event = {"key": key_code(last), "mod": sum(MODS[m] for m in mods), "unicode": ""}
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, event))
            heard += self.step()
            pygame.event.post(pygame.event.Event(pygame.KEYUP, event))
            heard += self._frames()
        return heard

    def type(self, words: str) -> list[Message]:
        """Types letters."""
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=words))
        return self.step()

    def pad(self, button: int) -> list[Message]:
        """Presses and lets go of a gamepad's button (pygame.CONTROLLER_BUTTON_A ...)."""
        pygame.event.post(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button))
        heard = self.step()
        pygame.event.post(pygame.event.Event(pygame.CONTROLLERBUTTONUP, instance_id=0, button=button))
        return heard + self._frames()

    def stick(self, x: float, y: float) -> list[Message]:
        """Pushes the left stick; it stays there."""
        for axis, value in ((0, x), (1, y)):
            pygame.event.post(
                pygame.event.Event(
                    pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=int(value * 32767)
                )
            )
        return self.step()

    # -------------------------------------------------------------- the window
    def resize(self, width: int, height: int) -> None:
        """The window gets another size."""
        pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=width, h=height, size=(width, height)))
        self.step()

    def save(self, path: Path | str) -> None:
        """Saves the picture as it stands."""
        self.step()
        pygame.image.save(self.app.surface, str(path))

    def focus_name(self) -> str:
        """Who has the focus."""
        focus = self.scene.group.focus
        return focus.name if focus else ""


@contextmanager
def window(app: App) -> Iterator[Driver]:
    """A hand for a window that has nothing in it yet. All its scenes are left in the end."""
    pygame.event.clear()
    yield Driver(app)
    while app.stack:
        app.stack.pop().left()
    pygame.event.clear()
