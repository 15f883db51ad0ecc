"""The window at an event: nobody can leave it by accident, nothing keeps it from starting again.

A warning comes after 45 seconds in which nobody touched anything; 15 seconds later the demo is back. It is
left by Ctrl+Shift+Q, or by holding the upper left corner for five seconds. An error is written to the log
with the match in which it happened, and the demo begins again. Visitors' matches are kept in memory until the
table is cleared, their figures and kicks in a file of their own until the day is over: they never stand among
the saves, replays and statistics of the player whose machine it is, nor see them.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Any, Final

import pygame

from game.store.saves import Saves
from game.store.statistics import Statistics
from game.store.store import Store
from game.ui.app import FPS, App
from game.ui.scenes.base import Scene
from game.ui.scenes.overlays import Overlay
from game.ui.scenes.statistics_data import count_in, uncounted
from game.ui.session import now
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input, Reader
from game.ui.widgets.meter import progress
from game.ui.widgets.panel import plaque
from game.ui.widgets.theme import CREAM, CREAM_SOFT
from game.ui.widgets.view import View
from game.ui.widgets.widget import TAKEN, Message

WARN_AFTER_S: Final = 45.0
RESET_AFTER_S: Final = 15.0  # after the warning
HOLD_S: Final = 5.0
VISITORS: Final = "visitors.db"  # their figures and kicks, a day's
LONGEST_LOG: Final = 2_000_000  # bytes; then it is set aside, in the place of the one before
CORNER: Final = 72.0  # units from the upper left
TOUCHES: Final = frozenset({"down", "up", "key", "wheel", "text", "stick", "move"})


def log_error(store: Store, error: BaseException, record: str = "") -> None:
    """Writes an unexpected error to the log, with the record of the match in which it happened."""
    if store.places is None:
        return
    path = store.places.error_log
    told = "".join(traceback.format_exception(error))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > LONGEST_LOG:
            path.replace(path.with_suffix(".old.log"))
        with path.open("a", encoding="utf-8") as log:
            log.write(f"{now().isoformat(timespec='seconds')}\n{told}{record}\n")
    except OSError:  # a log that cannot be written stops nobody
        return


class StillThere(Overlay):
    """The warning before a visitor's table is cleared. Any input takes it away."""

    def __init__(self, app: Any, left_s: Callable[[], float]) -> None:
        super().__init__(app)
        self.left_s = left_s
        self.moves = True

    def draw(self, c: Canvas) -> None:
        self.ground(c)
        r = plaque(c, Box(360, 250, 560, 210), r=18, shadow=16)
        c.text("Still there?", (640, r.y + 62), 36, CREAM, "display", "center", shadow="#120904", cap=46)
        words = f"The table is cleared in {max(0.0, self.left_s()):.0f} seconds."
        c.text(words, (640, r.y + 116), 18, CREAM_SOFT, "strong", "center", room=r.w - 40, cap=30)
        progress(c, (r.x + 60, r.y + 152, r.w - 120, 14), max(0.0, self.left_s()) / RESET_AFTER_S, "#e3b457")

    def handle(self, e: Input) -> Message | None:
        return Message("back") if e.kind in ("down", "key", "wheel") else TAKEN


class Watcher(Reader):
    """Notices that the button was let go, also where the scene that saw it pressed has closed since."""

    let_go = False

    def read(self, event: pygame.event.Event, view: View, now: float = 0.0) -> list[Input]:
        if event.type in (pygame.MOUSEBUTTONUP, pygame.WINDOWFOCUSLOST):
            self.let_go = True
        return super().read(event, view, now)


class KioskApp(App):
    """The window whose lowest scene is the demo."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.reader: Watcher = Watcher(self.keys.action)
        self.idle_s = 0.0
        self.errors = 0
        self._held_s: float | None = None  # how long a corner has been held
        self._leave = False
        places = self.store.places
        self.store.saves = Saves(None, None)  # the player's own lies untouched on the disk
        self.store.statistics = Statistics(places.data / VISITORS if places else None)
        self._clear()

    def _clear(self) -> None:
        """A fresh, empty shelf for the next visitor; what visitors have done stays until the day is over."""
        try:
            for info in uncounted(self.store):
                count_in(self.store, info)
            self.store.statistics.forget_before(now().date())
        except Exception as error:  # figures are not worth a dead screen
            log_error(self.store, error)
        self.store.saves = Saves(None, None)

    def home(self) -> None:
        """Back to the demo: what the visitor has played is gone with the visitor."""
        super().home()
        self._clear()

    # ---------------------------------------------------------------------- time
    def step(self, dt_s: float = 1 / FPS) -> list[Message]:
        """A frame that cannot end the program."""
        try:
            told = super().step(dt_s)
            self._watch(dt_s)
        except Exception as error:  # whatever it was, the next visitor must not find a dead screen
            self._survive(error)
            return []
        return told

    def _watch(self, dt_s: float) -> None:
        if self.reader.let_go:
            self.reader.let_go, self._held_s = False, None
        if self._held_s is not None:
            self._held_s += dt_s
            if self._held_s >= HOLD_S:
                self._go_away()
        if len(self.stack) < 2:  # the demo is on: nobody has to be missed
            self.idle_s = 0.0
            return
        self.idle_s += dt_s
        if self.idle_s >= WARN_AFTER_S + RESET_AFTER_S:
            self.idle_s = 0.0
            self.home()
        elif self.idle_s >= WARN_AFTER_S and not isinstance(self.scene, StillThere):
            self.push(StillThere(self, lambda: WARN_AFTER_S + RESET_AFTER_S - self.idle_s))

    def _survive(self, error: Exception) -> None:
        """Logs an error and begins anew with the lowest scene's kind."""
        self.errors += 1
        record = ""
        for scene in self.stack:
            session = getattr(scene, "session", None)
            if session is not None:
                record = session.save.text
        log_error(self.store, error, record)
        while self.stack:
            scene = self.stack.pop()
            try:
                scene.left()
            except Exception as second:  # it may have been in pieces already
                log_error(self.store, second)
        self._clear()
        self.push(self.first())

    def first(self) -> Scene:
        """The scene that everything begins with."""
        from game.ui.scenes.demo import CALM_S, Demo

        return Demo(self, pause_s=CALM_S)

    # --------------------------------------------------------------------- input
    def _feed(self, e: Input, told: list[Message]) -> list[Message]:
        if e.kind in TOUCHES:
            self.idle_s = 0.0
        if e.kind == "key" and e.key == pygame.K_q and e.ctrl and e.shift:
            self._go_away()
            return []
        self._hold(e)
        return super()._feed(e, told)

    def _hold(self, e: Input) -> None:
        if e.kind == "down" and self._in_corner(e):
            self._held_s, self.reader.let_go = 0.0, False
        elif e.kind in ("down", "move") and not self._in_corner(e):
            self._held_s = None

    def _in_corner(self, e: Input) -> bool:
        bounds = self.view.bounds
        return e.pos[0] - bounds.x < CORNER and e.pos[1] - bounds.y < CORNER

    # -------------------------------------------------------------------- leaving
    def _go_away(self) -> None:
        self._leave = True
        self.quit()

    def quit(self) -> None:
        """Only by the chord or the corner: a window's cross is pressed by somebody sooner or later."""
        if self._leave:
            super().quit()
