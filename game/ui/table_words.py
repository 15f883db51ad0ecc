"""What a table says: who sits there, what is asked, the options, the result, each in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.ui.widgets.canvas import Box, Canvas


class Side(NamedTuple):
    """A seat as every screen shows it: who plays, in which colours, with which crest and badge."""

    name: str
    team: str
    ground: str  # a colour that ``ink`` can be read on
    ink: str
    trim: str
    crest: Callable[[Canvas, Box], None]
    badge: str = ""  # "5"
    badge_words: str = ""  # "lane"
    player: Callable[[int], str] = str  # a player of the box by its number, in words


class Prompt(NamedTuple):
    """What is asked: of whom, what, how, by which rule. ``seat`` -1: of the table itself."""

    seat: int
    what: str
    how: str = ""
    rule: str = ""


class Words(NamedTuple):
    """An option as a button: its caption, its odds in a few words, and what it would do in a sentence.
    ``key`` is a letter of its own; without one a number answers it."""

    caption: str
    sub: str = ""
    hint: str = ""
    primary: bool = False
    key: str = ""


class Doubt(NamedTuple):
    """What is asked before an answer counts: a title, what would come of it, and the words for going on."""

    title: str
    words: str
    yes: str


class Announcement(NamedTuple):
    """Words across the table for a moment. ``kind``: plain, good, bad or grand."""

    title: str
    line: str = ""
    rule: str = ""
    seat: int = -1
    kind: str = "plain"


class Compared(NamedTuple):
    """What is told of all seats under the result: what it is, and the figure of each seat."""

    words: str
    figures: tuple[str, ...]


class Standing(NamedTuple):
    """A seat's place in the result."""

    seat: int
    place: int
    figure: str  # "27"
    words: str = ""
    part: float | None = None  # 0 to 1 of the way that ``words`` tell
