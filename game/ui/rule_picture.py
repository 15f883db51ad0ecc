"""What a picture in the rulebook is: it hangs beside a chapter, and some of them move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

from game.ui.widgets.canvas import Box, Canvas

TALL: Final = 248.0


class Picture:
    """``captions`` are all the words that will stand under it, ``caption`` those that do now."""

    tall: float = TALL  # units that frame and caption take
    moves: bool = False
    captions: Sequence[str] = ()

    @property
    def caption(self) -> str:
        """What it shows."""
        return self.captions[0]

    def draw(self, c: Canvas, box: Box) -> None:
        """Draws it into a box."""

    def update(self, dt_s: float) -> None:
        """Time goes on."""

    def opened(self, app: Any) -> Picture:
        """The picture as it hangs in the book of an `App`: one that moves begins."""
        return self


@dataclass(frozen=True)
class Still(Picture):
    """One that does not move."""

    words: str
    paint: Callable[[Canvas, Box], None]

    @property
    def caption(self) -> str:
        return self.words

    def draw(self, c: Canvas, box: Box) -> None:
        self.paint(c, box)

    def opened(self, app: Any) -> Self:
        return self
