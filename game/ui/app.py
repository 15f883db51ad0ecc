"""The window: one reader of the event queue, a stack of scenes, one frame at a time.

``step(dt_s)`` is a frame: events, then time, then the picture. Tests post events and step; nothing waits.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from game.core.errors import GameError
from game.store.settings import Settings
from game.store.store import Store
from game.ui.drawing.worker import shared
from game.ui.gamepad import Gamepad
from game.ui.keys import KeyMap
from game.ui.scenes.base import Scene
from game.ui.scenes.unsaved import may_close
from game.ui.sound import REFUSED, Sound
from game.ui.toast import CueTag, Toast
from game.ui.widgets import text
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.field import TextField
from game.ui.widgets.inputs import Input, Reader
from game.ui.widgets.prompt import PromptBar
from game.ui.widgets.theme import Theme, theme_of
from game.ui.widgets.view import View
from game.ui.widgets.widget import Message, Widget
from game.ui.window import Window

FPS = 60
LONGEST_S = 0.1  # a frame never counts for more: after a stop the table goes on where it was


class App:
    """The program's window.

    ``store`` and ``sound`` are handed on to the scenes; without them nothing is kept and nothing is heard.
    ``settings`` take the place of the store's; ``pictures`` is where screenshots go.
    """

    def __init__(
        self,
        settings: Settings | None = None,
        *,
        size: tuple[int, int] = (1280, 720),
        store: Store | None = None,
        sound: Sound | None = None,
        pictures: Path | None = None,
    ) -> None:
        self.store = store or Store(None)
        self.settings = settings or self.store.settings
        self.sound = sound or Sound(replace(self.settings, mute=True))
        self._heard = sound is not None
        self._pictures = pictures
        self.keys = KeyMap(self.settings.keys)
        self.theme: Theme = theme_of(self.settings)
        self.now = 0.0
        self.frames = 0
        self.running = True
        self.stack: list[Scene] = []
        self.reader = Reader(self.keys.action)
        self.gamepad = Gamepad(self.keys)
        self.toast, self.cue = Toast(), CueTag()
        self._noticed = 0  # in which frame the notice came
        self._dirty = True
        self._shown: tuple[Scene, View, Theme] | None = None  # what the window shows, without a notice
        self._typing: pygame.Rect | None = None
        self._finished = 0
        self.window = Window(size, full=self.settings.full_screen)
        for words in (*self.keys.warnings, text.missing(), self.store.warning):
            if words:
                self.notice(words, warn=True)

    # ------------------------------------------------------------------ window
    @property
    def view(self) -> View:
        """How logical units lie on the window."""
        return self.window.view

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on."""
        return self.window.surface

    @property
    def full(self) -> bool:
        """Does the window fill the screen?"""
        return self.window.full

    # ------------------------------------------------------------------ scenes
    @property
    def scene(self) -> Scene | None:
        """The upper scene: it hears and draws."""
        return self.stack[-1] if self.stack else None

    def push(self, scene: Scene) -> None:
        """Opens a scene over the present one."""
        self.stack.append(scene)
        self._turned()

    def pop(self) -> None:
        """Closes the present scene; the one below goes on. Closing the last one ends the program."""
        if self.stack:
            self.stack.pop().left()
        self._turned()

    def replace(self, scene: Scene) -> None:
        """Closes the present scene and opens another in its place."""
        if self.stack:
            self.stack.pop().left()
        self.push(scene)

    def home(self) -> None:
        """Closes every scene but the lowest."""
        while len(self.stack) > 1:
            self.stack.pop().left()
        self._turned()

    def go(self, factory: Callable[[App], Scene]) -> None:
        """Closes every scene and begins with a new one."""
        while self.stack:
            self.stack.pop().left()
        self.push(factory(self))

    def _turned(self) -> None:
        self._dirty = True
        self.reader.down = False
        if self._noticed < self.frames and (self.toast.passing or not self.toast.warn):
            self.toast.clear()  # it was about the scene before
        if self.scene is None:
            self.running = False
        else:
            self.scene.group.handle(Input("cancel", t=self.now))
            self.scene.entered()

    def below(self, scene: Scene) -> pygame.Surface:
        """The picture of everything that lies under a scene, for what opens over it."""
        under = self.stack[: self.stack.index(scene)] if scene in self.stack else self.stack
        if under and self._shown == (under[-1], self.view, self.theme):
            return self.surface.copy()  # it is what has just been shown
        picture = pygame.Surface(self.view.size)
        if under:
            under[-1].ready()
            under[-1].draw(Canvas(picture, self.theme, self.view))
        return picture

    def quit(self) -> None:
        """Ends the program after this frame."""
        self.running = False

    # ---------------------------------------------------------------- settings
    def change(self, **values: Any) -> None:
        """Changes settings: they take effect at once and are saved."""
        self.settings = self.settings.but(**values)
        self.theme = theme_of(self.settings)
        if "keys" in values:
            self.keys.load(self.settings.keys)
        if "full_screen" in values:
            self.window.full_screen(bool(values["full_screen"]))
        if self._heard:
            self.sound.apply(self.settings)
        self._dirty = True
        known = set(self.store.warnings)
        if not self.settings.kiosk:  # a visitor's settings are gone with the visitor
            self.store.keep(self.store.settings.but(**values))
        for words in self.store.warnings:
            if words not in known:
                self.notice(words, warn=True)

    def notice(self, words: str, *, warn: bool = False, seconds: float = 4.0, passing: bool = False) -> None:
        """A line that lies over the scene for a few seconds: what went wrong, what was saved. ``passing``:
        only for as long as the same is asked."""
        self.toast.show(words, warn=warn, seconds=seconds, passing=passing)
        self._noticed = self.frames
        if warn:
            self.sound.play("error")
        self._dirty = True

    # ------------------------------------------------------------------- frame
    def step(self, dt_s: float = 1 / FPS) -> list[Message]:
        """One frame: every event, then the time, then the picture. Returns what the scenes were told."""
        self.now += dt_s
        told = self._events()
        for e in self.gamepad.arrows(dt_s, self.now):
            told += self._feed(e, told)
        scene = self.scene
        if scene is not None:
            self._dirty |= scene.ready()  # also if it was asked for between two frames
            self._guard(lambda: scene.update(dt_s))
            self._look_again(scene)
        self.sound.update(dt_s)
        self._dirty |= self.toast.update(dt_s) or self.cue.update(dt_s)
        for words in self.sound.cues():
            said = words == REFUSED and self.toast.warn and bool(self.toast.words)
            if self.settings.sound_cues and not said:
                self.cue.show(words)
                self._dirty = True
        self._draw()
        self.frames += 1
        if self.frames == 1:
            self.gamepad.start()
        return told

    def _look_again(self, scene: Scene) -> None:
        """A picture has been finished beside the frame loop: a draft of it may be in sight."""
        if shared().finished != self._finished:
            self._finished = shared().finished
            self._dirty = True
            scene.rebake()

    def _events(self) -> list[Message]:
        told: list[Message] = []
        size: tuple[int, int] | None = None
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                self._close()
            elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
                size = (event.w, event.h) if event.type == pygame.VIDEORESIZE else (event.x, event.y)
            elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
                self._dirty = True
            else:
                for e in self.reader.read(event, self.view, self.now) or self.gamepad.read(event, self.now):
                    told += self._feed(e, told)
        self._dirty |= self.window.follow(size, self.now)
        return told

    def _close(self) -> None:
        """Somebody closes the window: any scene that is open may object, the upper one first, and about a
        match that the disk has not taken is asked."""
        if all(scene.may_quit() for scene in reversed(self.stack)) and may_close(self):
            self.quit()

    def _feed(self, e: Input, told: list[Message]) -> list[Message]:
        """Hands an input to the upper scene, then its message. What is left of a click that has already been
        answered in this frame, or was meant for a scene that has closed since, falls away."""
        scene = self.scene
        if scene is None:
            return []
        scene.ready()
        self._dirty = True
        if e.kind in ("key", "move", "down"):
            scene.group.by_keys = e.kind == "key"
        m = self._guard(lambda: scene.handle(e))
        if m is None and e.kind == "key" and not e.repeat:
            self._global(e.action)
        if m is None or not m.name or (m.once and any(m.name == other.name for other in told)):
            return []
        if m.sound:
            self.sound.play(m.sound)
        self._guard(lambda: scene.on_message(m))
        return [m]

    def _guard(self, act: Callable[[], Message | None]) -> Message | None:
        """What the game reports in one line becomes a notice; nothing else is caught."""
        try:
            return act()
        except GameError as err:
            self.notice(str(err), warn=True, passing=err.passing)
            return None

    def _global(self, action: str) -> None:
        if self.settings.kiosk and action != "mute":
            return
        if action == "full_screen":
            self.change(full_screen=not self.full)
        elif action == "mute":
            self.change(mute=not self.settings.mute)
            self.notice("Sound is off" if self.settings.mute else "Sound is on", seconds=1.5)
        elif action == "screenshot":
            self._guard(self._screenshot)

    def _screenshot(self) -> None:
        self.notice(f"Saved as {self.window.save(self._pictures or Path.cwd())}")

    def _draw(self) -> None:
        scene = self.scene
        if scene is None or not self.running:
            return
        if self.window.settling:
            self.window.stretch()
            return
        if scene.ready() or self._dirty or scene.moves:
            c = Canvas(self.surface, self.theme, self.view)
            scene.draw(c)
            self._shown = None if self.toast.words or self.cue.words else (scene, self.view, self.theme)
            self.toast.draw(c, scene.notice_room())
            self.cue.draw(c, [w.rect for w in scene.group.widgets if isinstance(w, PromptBar)])
            self._dirty = False
            self._place_input_method(scene.group.focus, c)

    def _place_input_method(self, focus: Widget | None, c: Canvas) -> None:
        """The window of an input method opens at the field that is typed in."""
        place = c.box(focus.rect) if isinstance(focus, TextField) else None
        if place is not None and place != self._typing:
            pygame.key.set_text_input_rect(place)
        self._typing = place

    # --------------------------------------------------------------------- run
    def run(self, seconds: float | None = None, screenshot: Path | None = None) -> None:
        """The real loop. ``seconds`` ends it by itself; ``screenshot`` saves the last picture."""
        clock = pygame.time.Clock()
        dt_s = 1 / FPS
        try:
            while self.running and (seconds is None or self.now < seconds):
                self.step(dt_s)
                pygame.display.flip()
                dt_s = min(LONGEST_S, clock.tick(FPS) / 1000)
            if screenshot is not None:
                self.window.save_as(screenshot)
        finally:
            while self.stack:
                self.stack.pop().left()
