"""A part of a league's screen: widgets on a paper of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from game.ui.scenes.seasons.league_book import LeagueBook
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.widget import Message, Widget


class Part(ABC):
    """Laid out anew whenever the scene is; what outlives that stands here or in the book."""

    def __init__(self, book: LeagueBook) -> None:
        self.book = book
        self.area = Box(0, 0, 0, 0)

    def lay(self, area: Box, c: Canvas) -> Sequence[Widget]:
        """Takes its place; returns its widgets."""
        self.area = area
        return ()

    @abstractmethod
    def still(self, c: Canvas) -> None:
        """Draws the paper."""

    def said(self, m: Message) -> bool:
        """What one of its widgets has said. True: the screen is laid out anew."""
        return False
