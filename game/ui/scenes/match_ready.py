"""What opens over a match is drawn beforehand where nobody sees it, so that it opens within a frame."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from game.ui.scenes.base import Scene
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.rehearsal import Rehearsal

if TYPE_CHECKING:
    from game.ui.scenes.match import MatchScene

EVERY = 12  # frames: a part at a time
FIRST = 300  # frames: the board and its pieces come first


class Beforehand:
    """The pause and the rulebook, for one window and theme."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self._for: object = None
        self._frames = 0
        self._parts: Iterator[None] = iter(())

    def step(self, c: Canvas) -> None:
        """A frame of the match was drawn."""
        now = c.view.size, c.theme
        if self._for != now:
            self._for, self._frames, self._parts = now, 0, self._all(c)
        self._frames += 1
        if self._frames > FIRST and self._frames % EVERY == 0 and not self.scene.play.film.busy:
            next(self._parts, None)

    def _all(self, c: Canvas) -> Iterator[None]:
        menu = self.scene.menu
        yield from _rehearse(c, menu.pausing)
        yield from _rehearse(c, menu.rulebook)


def _rehearse(c: Canvas, make: Callable[[], Scene]) -> Iterator[None]:
    """Builds a scene and draws it in parts; its plates are left to the worker."""
    scene = make()
    yield
    scene.ready()
    yield
    unseen = Rehearsal(c)
    scene.still(unseen)
    yield
    scene.group.draw(unseen)
    yield
