"""What a scene may ask of the window: ``Context`` is the part of ``App`` that scenes are written against."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

import pygame

if TYPE_CHECKING:
    from game.store.settings import Settings
    from game.store.store import Store
    from game.ui.keys import KeyMap
    from game.ui.scenes.base import Scene
    from game.ui.sound import Sound
    from game.ui.toast import Toast
    from game.ui.widgets.theme import Theme
    from game.ui.widgets.view import View


class Context(Protocol):
    """The window behind the scenes."""

    @property
    def settings(self) -> Settings:
        """What the player has set; changed by ``change`` alone."""

    @property
    def keys(self) -> KeyMap:
        """Which key does what."""

    @property
    def theme(self) -> Theme:
        """How everything looks."""

    @property
    def view(self) -> View:
        """How logical units lie on the window."""

    @property
    def sound(self) -> Sound:
        """The mixer."""

    @property
    def store(self) -> Store:
        """What is kept for the player."""

    @property
    def toast(self) -> Toast:
        """The notice that lies over the scene, or none."""

    @property
    def now(self) -> float:
        """The window's clock, in seconds."""

    def push(self, scene: Scene) -> None:
        """Opens a scene over the present one."""

    def pop(self) -> None:
        """Closes the present scene; the one below goes on. Closing the last one ends the program."""

    def replace(self, scene: Scene) -> None:
        """Closes the present scene and opens another in its place."""

    def go(self, factory: Callable[[Any], Scene]) -> None:
        """Closes every scene and begins with a new one: to the shelf."""

    def home(self) -> None:
        """Closes every scene but the lowest."""

    def change(self, **values: Any) -> None:
        """Changes settings: they take effect at once and are saved."""

    def notice(self, words: str, *, warn: bool = False, seconds: float = 4.0, passing: bool = False) -> None:
        """A line that lies over the scene for a few seconds: what went wrong, what was saved. ``passing``:
        only for as long as the same is asked."""

    def below(self, scene: Scene) -> pygame.Surface:
        """The picture of everything that lies under a scene, for what opens over it."""

    def quit(self) -> None:
        """Ends the program after this frame."""
