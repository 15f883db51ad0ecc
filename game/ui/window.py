"""The display: opened, resized, full screen or not. Where there is none, it says so in one line."""

from __future__ import annotations

import os
import warnings
from collections.abc import Mapping
from pathlib import Path

import pygame

from game.core.errors import StoreError, TableError
from game.ui.widgets import cache
from game.ui.widgets.view import MIN_WINDOW, View

TITLE = "Fourth & Dice"
SETTLE_S = 0.15  # while the window is dragged larger its picture is stretched, then made anew
Size = tuple[int, int]


def open_display(environ: Mapping[str, str] = os.environ) -> None:
    """Starts pygame's display. Raises TableError where there is none (SDL then falls back unasked)."""
    asked = environ.get("SDL_VIDEODRIVER", "") + environ.get("SDL_VIDEO_DRIVER", "")
    try:
        pygame.display.init()
    except pygame.error as err:
        raise TableError(f"no display: {err}") from err
    driver = pygame.display.get_driver()
    if driver in ("dummy", "offscreen") and driver not in asked:
        pygame.display.quit()
        raise TableError("no display: the window needs a screen (the command line works without one)")


class Window:
    """``surface`` is what is drawn on, ``view`` how units lie on it, ``full``: it fills the screen."""

    def __init__(self, size: Size, *, full: bool) -> None:
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        open_display()
        pygame.font.init()
        pygame.display.set_caption(TITLE)
        self.full = full
        self._windowed = size
        self._resized_at = -1.0
        self._wanted: Size | None = None
        self._open(size, full=full)

    def _open(self, size: Size, *, full: bool) -> None:
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
        """Nothing that was made for another size is of use any more."""
        self.surface = pygame.display.get_surface() or pygame.Surface(MIN_WINDOW)
        self.view = View(self.surface.get_size())
        cache.clear()

    # -------------------------------------------------------------------- size
    def resize(self, size: Size) -> None:
        """Gives the window another size."""
        if size == self.view.size:
            return
        surface = pygame.display.get_surface()
        if surface and surface.get_size() == size:  # the player dragged it: pygame has followed
            self._windowed = size
            self._fit()
        else:
            self._open(size, full=False)

    def full_screen(self, on: bool) -> None:
        """Full screen, or the window as it was."""
        if on != self.full:
            self._open(self._windowed, full=on)

    def follow(self, size: Size | None, now: float) -> bool:
        """A frame's news of the size, if any. True: the picture has to be made anew.

        The first change is followed at once, a stream of them when it has come to rest.
        """
        before, stretched = self.view, self.settling
        if size is not None and (size != self.view.size or self.settling):
            if now - self._resized_at < SETTLE_S or self.settling:
                self._wanted = size
            else:
                self.resize(size)
            self._resized_at = now
        elif self._wanted and now - self._resized_at >= SETTLE_S:
            self.resize(self._wanted)
            self._wanted = None
        return self.view is not before or self.settling is not stretched

    @property
    def settling(self) -> bool:
        """Is the window being dragged to another size?"""
        return self._wanted is not None

    def stretch(self) -> None:
        """While it is: the last picture, as large as the window is now."""
        surface = pygame.display.get_surface()
        if surface is not None and surface is not self.surface:
            pygame.transform.smoothscale(self.surface, surface.get_size(), surface)

    def save(self, folder: Path) -> Path:
        """Saves the picture as it stands under the next free number. Raises StoreError."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            number = 1 + sum(1 for _ in folder.glob("fourth-and-dice-*.png"))
        except OSError as err:
            raise StoreError(f"the picture could not be saved in {folder}: {err}") from err
        file = folder / f"fourth-and-dice-{number:03}.png"
        self.save_as(file)
        return file

    def save_as(self, file: Path) -> None:
        """Saves the picture as it stands. Raises StoreError."""
        try:
            pygame.image.save(self.surface, file)
        except (OSError, pygame.error) as err:
            raise StoreError(f"the picture could not be saved as {file}: {err}") from err
