"""What a game's table offers to the match scene, which is the same for every box.

A table draws a picture of its own, made from a match (`show`) and changed by clips (`animate`); after the
clips it must equal the picture made anew. It decides no rule: what may be answered stands in the pending
request. A request that a table offers no gesture for is answered from a list of words.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.game import Event
from game.core.gestures import Gesture
from game.core.match import Match
from game.core.requests import Answer, Choice, Option, Request
from game.store.notes import Look
from game.ui.animation import Clip
from game.ui.hand import Hand, Outcome
from game.ui.table_words import Announcement, Compared, Doubt, Prompt, Side, Standing, Words
from game.ui.widgets.canvas import Box, Canvas, Point
from game.ui.widgets.inputs import Input
from game.ui.widgets.log import LogDrawer, LogLine
from game.ui.widgets.prompt import bar_box, floor
from game.ui.widgets.theme import Theme

LOG_EDGE = 1268.0  # the right edge of the log
LOG_W, LOG_H, LOG_BOTTOM = 182.0, 250.0, 722.0
LOG_TOP = 64.0  # under the corner buttons
LOG_GAP = 10.0  # between it and the prompt bar


@dataclass(frozen=True)
class Played:
    """An answer that was given: what it answered, who gave it and what it brought. ``follows``: it
    came of the same press as the one before."""

    request: Request
    answer: Answer
    seat: int  # -1: the table itself
    note: str = ""
    events: Sequence[Event] = ()
    track: Any = None
    follows: bool = False


@dataclass
class Seen:
    """What lies over every table alike. The match scene draws it; clips and tables set it."""

    announcement: Announcement | None = None
    announced: float = 0.0  # 0 to 1 of its entrance


class Desk(ABC):
    """What a table may know of the scene it stands in."""

    app: Any  # game.ui.context.Context
    seen: Seen

    @property
    @abstractmethod
    def match(self) -> Match[Any]:
        """The match, as far as it was answered (the film may still be behind)."""

    @property
    @abstractmethod
    def history(self) -> Sequence[Played]:
        """Everything that was answered."""

    @abstractmethod
    def name(self, seat: int) -> str:
        """The player's name."""

    @abstractmethod
    def person(self, seat: int) -> bool:
        """Does a person sit there?"""

    def was_person(self, seat: int) -> bool:
        """Was it a person who played there, also where a record is only shown?"""
        return self.person(seat)

    def level(self, seat: int) -> str:
        """How strong the coach of a seat is ("pro"); empty: a person plays, or nobody knows."""
        return ""

    @abstractmethod
    def look(self, seat: int) -> Look | None:
        """How a seat's helmet was set up, if that was noted."""


class Table(ABC):
    """One box's table; the package of the box offers ``make_table(desk)``."""

    filters: Sequence[tuple[str, str]] = (("", "All"),)  # kinds of log lines, and their words
    background: str = "crowd_murmur"  # what is heard all the while: a stadium; empty: a quiet kitchen table
    headed: bool = False  # a board of its own stands at the middle of its upper edge: score, clock
    wide_head: bool = False  # and it begins at the left edge

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    # ----------------------------------------------------------------- picture
    @abstractmethod
    def show(self) -> None:
        """Makes the picture anew from the match and everything that was answered."""

    @abstractmethod
    def animate(self, played: Played) -> list[Clip]:
        """The clips that lead from the picture as it was before an answer to the one after it."""

    @abstractmethod
    def draw(self, c: Canvas) -> None:
        """The whole table: backdrop, board, sides."""

    def keep_clear(self, floor: float, bar: Box) -> None:
        """What lies on the table and matters ends above ``floor`` (one of two places, by
        `widgets.prompt.floor`); ``bar`` is what the prompt bar covers now."""

    def foot(self, theme: Theme) -> float:
        """How high a bar without a list may reach."""
        return floor(theme, listing=True)

    def log_drawer(self, rect: Box, lines: Sequence[LogLine], *, key: str, open_: bool) -> LogDrawer:
        """The drawer of the log, made of what the table is made of."""
        return LogDrawer(rect, lines, filters=self.filters, key=key, open_=open_)

    def words_w(self, theme: Theme) -> float:
        """How wide words across the table are at most; what is longer goes on more lines."""
        return 1000.0

    def bar_box(self, theme: Theme) -> Box:
        """Where the prompt bar lies while it has no list and its words need no more."""
        return bar_box(theme)

    def log_box(self) -> Box:
        """Where an open log lies that has not grown: a pad pulled out of the window's edge."""
        return Box(LOG_EDGE - LOG_W, LOG_BOTTOM - LOG_H, LOG_W, LOG_H)

    def open_log(self, theme: Theme, above: float) -> Box:
        """Where an open log lies: it grows with the text, and then stands ``above`` the prompt bar and its
        list, where the table has room for it."""
        grown = theme.text_scale - 1.0
        if grown <= 0:
            return self.log_box()
        bottom, edge = above - LOG_GAP, self.log_edge(theme)
        w = min(LOG_W + 190 * grown, edge - self.log_left(theme))
        h = min(LOG_H + 120 * grown, bottom - LOG_TOP)
        return Box(edge - w, bottom - h, w, h)

    def log_edge(self, theme: Theme) -> float:
        """Where an open log that has grown with the text ends at the right."""
        return LOG_EDGE

    def log_left(self, theme: Theme) -> float:
        """How far to the left such a log may begin."""
        return 0.0

    def update(self, dt_s: float) -> None:
        """The table's own clock: flags wave, a ring breathes."""

    # ------------------------------------------------------------------ people
    @abstractmethod
    def side(self, seat: int) -> Side:
        """A seat as it is shown."""

    @abstractmethod
    def prompt(self, request: Request, seat: int) -> Prompt:
        """What is asked of a seat."""

    @abstractmethod
    def words(self, request: Choice, option: Option) -> Words:
        """An option of the pending Choice in words."""

    def extra(self) -> Callable[[Canvas, Box], None] | None:
        """What the prompt bar shows beside the question (the last roll)."""
        return None

    def flag_seat(self, option: Option) -> bool:
        """Is this an option that its seat takes by its own key (a challenge), not one of the list?"""
        return False

    def on_board(self, option: Option) -> bool:
        """Is this an option that is picked on the board alone (one of hundreds of moves), not from a list?"""
        return False

    def doubt(self, option: Option) -> Doubt | None:
        """What a person is asked before this option, pressed as a button, counts. None: nothing."""
        return None

    def plans(self, request: Request) -> bool:
        """Does a seat plan at this question, so that it is called across the table? Where another one merely
        rolls or confirms, a note says whose it is."""
        return True

    def hasty(self, option: Option) -> bool:
        """Was this button pressed before anybody can have read what it means by now? Then it is not heard."""
        return False

    def pause_of(self, request: Request) -> float:
        """How much of its usual pause a coach takes before a choice: little, where a turn has many."""
        return 1.0

    def explained(self, pos: Point | None) -> Sequence[str]:
        """The entries of the box's own page that are named at a place, where a click opens it, the one that
        is meant first; None: those that are seen now."""
        return ()

    # ---------------------------------------------------------------- gestures
    def gesture_for(self, request: Request, seat: int) -> Hand | None:
        """A hand for a person, or None: one button does it, and a Choice is picked from its options. At a
        Choice, a hand's buttons stand before those of the options."""
        return None

    @abstractmethod
    def perform(self, request: Request, gesture: Gesture | None) -> Outcome:
        """A coach's (or the referee's) gesture, or dice that are merely rolled (None)."""

    def while_shown(self, e: Input, *, filmed: bool) -> bool:
        """Is a press while no hand is there one of the table's own, which skips nothing of the film and
        answers nothing? Then it is heard. ``filmed``: the film runs."""
        return False

    def refused(self, outcome: Outcome) -> list[Clip]:
        """What is seen of a gesture that did not count."""
        return []

    def promised(self) -> Sequence[Option]:
        """What one press has promised and is still to come."""
        return ()

    def promise(self, rest: Sequence[Option]) -> None:
        """A press was given again, and this is still to come of it; nothing is: what was promised is not."""

    # ----------------------------------------------------------------- pointer
    def pick(self, pos: Point) -> Option | None:
        """The option that lies under a place."""
        return None

    def why_not(self, pos: Point) -> str:
        """What was clicked at a place, and why it answers nothing, in one line; empty where nothing is."""
        return ""

    def point(self, pos: Point | None) -> None:
        """The pointer goes over the table: lights what can be clicked there."""

    def point_option(self, option: Option | None) -> None:
        """An option in the list is pointed at: shows on the board what it would do."""

    # ------------------------------------------------------------------- words
    @abstractmethod
    def opening(self, events: Sequence[Event]) -> list[LogLine]:
        """The log's lines before the first answer."""

    @abstractmethod
    def lines(self, played: Played, number: int) -> list[LogLine]:
        """An answer, the ``number``-th from 0, in the log's words."""

    def rule_of(self, line: LogLine) -> str:
        """The rule that a line of the log cites, or ""."""
        return ""

    def point_about(self, about: Any) -> None:
        """A line of the log is pointed at (or none): shows on the board what it is about."""

    @abstractmethod
    def heading(self) -> str:
        """How far the match is: "2nd quarter, roll 14"."""

    def period(self) -> tuple[int, int]:
        """Which period is played, and of how many."""
        return 1, 1

    @abstractmethod
    def standings(self) -> Sequence[Standing]:
        """Who is ahead now, the best first."""

    def compared(self) -> Sequence[Compared]:
        """What is told of all seats under the result, if anything is."""
        return ()

    def last_words(self) -> Announcement:
        """What stands over the result."""
        return Announcement("The match is over")
