"""The window: one reader of the event queue, a stack of scenes, one frame at a time.

``step(dt_s)`` is a frame: events, then time, then the picture. Tests post events and step; nothing waits.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib import metadata
from pathlib import Path
from typing import Any

import pygame

from game.core.errors import GameError, StoreError, TableError
from game.store.settings import Settings
from game.store.store import Store
from game.ui.gamepad import Gamepad
from game.ui.keys import KeyMap
from game.ui.scenes.base import Scene
from game.ui.sound import Sound
from game.ui.toast import CueTag, Toast
from game.ui.widgets import cache, text
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.field import TextField
from game.ui.widgets.inputs import Input, Reader
from game.ui.widgets.theme import Theme, theme_of
from game.ui.widgets.view import MIN_WINDOW, View
from game.ui.widgets.widget import Message, Widget

TITLE = "Fourth & Dice"
FPS = 60
LONGEST_S = 0.1  # a frame never counts for more: after a stop the table goes on where it was
SETTLE_S = 0.15  # while the window is being dragged larger, its picture is stretched, then made anew


def one_pygame() -> None:
    """Raises TableError if ``pygame`` lies beside ``pygame-ce``: they overwrite each other's files."""
    try:
        metadata.distribution("pygame")
    except metadata.PackageNotFoundError:
        return
    raise TableError(
        "the packages pygame and pygame-ce are both installed and overwrite each other: "
        "run 'pip uninstall -y pygame pygame-ce', then 'pip install pygame-ce'"
    )


def open_display(environ: Mapping[str, str] | None = None) -> None:
    """Starts pygame's display. Raises TableError where there is none (SDL then falls back unasked)."""
    given = os.environ if environ is None else environ
    asked = given.get("SDL_VIDEODRIVER", "") + given.get("SDL_VIDEO_DRIVER", "")
    try:
        pygame.display.init()
    except pygame.error as err:
        raise TableError(f"no display: {err}") from err
    driver = pygame.display.get_driver()
    if driver in ("dummy", "offscreen") and driver not in asked:
        pygame.display.quit()
        raise TableError("no display: the window needs a screen (the command line works without one)")


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
        one_pygame()
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        open_display()
        pygame.font.init()
        pygame.display.set_caption(TITLE)
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
        self._windowed = size
        self._shown: set[Scene] = set()
        self._resized_at = -1.0
        self._resize_to: tuple[int, int] | None = None
        self._dirty = True
        self._typing: pygame.Rect | None = None
        self._open_window(size, full=self.settings.full_screen)
        for words in (*self.keys.warnings, text.missing(), self.store.warning):
            if words:
                self.notice(words, warn=True)

    # ------------------------------------------------------------------ window
    def _open_window(self, size: tuple[int, int], *, full: bool) -> None:
        size = max(size[0], MIN_WINDOW[0]), max(size[1], MIN_WINDOW[1])
        self.full = full
        try:
            if full:
                pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            else:
                self._windowed = size
                pygame.display.set_mode(size, pygame.RESIZABLE)
                with warnings.catch_warnings():  # pygame.display has no call of its own for this
                    warnings.simplefilter("ignore", DeprecationWarning)
                    pygame.Window.from_display_module().minimum_size = MIN_WINDOW
        except pygame.error as err:
            raise TableError(f"no window: {err}") from err
        pygame.key.set_repeat(350, 40)
        self._fit()

    def _fit(self) -> None:
        """The window has another size: nothing made for the old one is of use."""
        self.surface = pygame.display.get_surface() or pygame.Surface(MIN_WINDOW)
        self.view = View(self.surface.get_size())
        cache.clear()
        self._dirty = True

    def resize(self, size: tuple[int, int]) -> None:
        """Gives the window another size."""
        if size != self.view.size:
            surface = pygame.display.get_surface()
            if surface and surface.get_size() == size:  # the player dragged it: pygame has followed
                self._windowed = size
                self._fit()
            else:
                self._open_window(size, full=False)

    def full_screen(self, on: bool) -> None:
        """Full screen or a window."""
        if on != self.full:
            self._open_window(self._windowed, full=on)

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
        if self.scene is None:
            self.running = False
        else:
            self.scene.group.handle(Input("cancel", t=self.now))
            self.scene.entered()

    def below(self, scene: Scene) -> pygame.Surface:
        """The picture of everything that lies under a scene, for what opens over it."""
        picture = pygame.Surface(self.view.size)
        under = self.stack[: self.stack.index(scene)] if scene in self.stack else self.stack
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
            self.full_screen(bool(values["full_screen"]))
        if self._heard:
            self.sound.apply(self.settings)
        self._dirty = True
        known = set(self.store.warnings)
        self.store.keep(self.settings)
        for words in self.store.warnings:
            if words not in known:
                self.notice(words, warn=True)

    def notice(self, words: str, *, warn: bool = False, seconds: float = 4.0) -> None:
        """A line that lies over the scene for a few seconds: what went wrong, what was saved."""
        self.toast.show(words, warn=warn, seconds=seconds)
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
            scene.ready()
            self._guard(lambda: scene.update(dt_s))
        self.sound.update(dt_s)
        self._dirty |= self.toast.update(dt_s) or self.cue.update(dt_s)
        for words in self.sound.cues():
            if self.settings.sound_cues:
                self.cue.show(words)
                self._dirty = True
        self._draw()
        self.frames += 1
        if self.frames == 1:
            self.gamepad.start()
        return told

    def _events(self) -> list[Message]:
        told: list[Message] = []
        size: tuple[int, int] | None = None
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                if self.scene is None or self.scene.may_quit():
                    self.quit()
            elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
                size = (event.w, event.h) if event.type == pygame.VIDEORESIZE else (event.x, event.y)
            elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
                self._dirty = True
            else:
                for e in self.reader.read(event, self.view, self.now) or self.gamepad.read(event, self.now):
                    told += self._feed(e, told)
        self._resizing(size)
        return told

    def _resizing(self, size: tuple[int, int] | None) -> None:
        """The first change of size is followed at once, a stream of them when it has come to rest."""
        if size is not None and size != self.view.size:
            if self.now - self._resized_at < SETTLE_S or self._resize_to:
                self._resize_to = size
            else:
                self.resize(size)
            self._resized_at = self.now
        elif self._resize_to and self.now - self._resized_at >= SETTLE_S:
            self.resize(self._resize_to)
            self._resize_to = None

    def _feed(self, e: Input, told: list[Message]) -> list[Message]:
        """Hands an input to the upper scene, then its message. What is left of a click that has already been
        answered in this frame, or was meant for a scene that has closed since, falls away."""
        scene = self.scene
        if scene is None:
            return []
        scene.ready()
        self._dirty = True
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
            self.notice(str(err), warn=True)
            return None

    def _global(self, action: str) -> None:
        if action == "full_screen":
            self.change(full_screen=not self.full)
        elif action == "mute":
            self.change(mute=not self.settings.mute)
            self.notice("Sound is off" if self.settings.mute else "Sound is on", seconds=1.5)
        elif action == "screenshot":
            self._guard(self._screenshot)

    def _screenshot(self) -> None:
        folder = self._pictures or Path.cwd()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            number = 1 + sum(1 for _ in folder.glob("fourth-and-dice-*.png"))
            file = folder / f"fourth-and-dice-{number:03}.png"
            pygame.image.save(self.surface, file)
        except (OSError, pygame.error) as err:
            raise StoreError(f"the picture could not be saved in {folder}: {err}") from err
        self.notice(f"Saved as {file}")

    def _draw(self) -> None:
        scene = self.scene
        if scene is None or not self.running:
            return
        if self._resize_to:
            surface = pygame.display.get_surface()
            if surface is not None and surface is not self.surface:
                pygame.transform.smoothscale(self.surface, surface.get_size(), surface)
            return
        if scene.ready() or self._dirty or scene.moves:
            c = Canvas(self.surface, self.theme, self.view)
            scene.draw(c)
            self.toast.draw(c)
            self.cue.draw(c)
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
                pygame.image.save(self.surface, screenshot)
        finally:
            while self.stack:
                self.stack.pop().left()
