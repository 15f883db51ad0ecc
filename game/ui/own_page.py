"""A page that a box has beside its rulebook: opened from a chapter, from the pause, from what it explains."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.ui.context import Context
from game.ui.scenes.base import Scene


class OwnPage(NamedTuple):
    """``words`` stand on its button in the book, ``title`` in the pause; ``open`` makes it, with entries that
    are looked up."""

    words: str
    title: str
    open: Callable[[Context, Sequence[str]], Scene]
