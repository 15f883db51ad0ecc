"""Sevens on its table: pictures from a match, clips from its events, hands for choices and dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from game.core.requests import Choice, Option, Request, Roll
from game.games.sevens.state import NOBODY, State
from game.ui.animation import Clip
from game.ui.drawing.teams import Team
from game.ui.hand import Hand
from game.ui.table import Desk, Played
from game.ui.table_words import Announcement, Compared, Prompt, Side, Standing, Words
from game.ui.tables.sevens import (
    ending,
    making,
    menu,
    people,
    picker_card,
    questions,
    setting_up,
    spoken,
    story,
    switching,
    wording,
)
from game.ui.tables.sevens.board import SevensBoard
from game.ui.tables.sevens.choosing import Choosing
from game.ui.tables.sevens.chronicle import FILTERS, About, Chronicle
from game.ui.tables.sevens.faces import counter
from game.ui.tables.sevens.film import film
from game.ui.tables.sevens.hands import BoardHand, dice_hand
from game.ui.tables.sevens.layout import Layout, layout
from game.ui.tables.sevens.logbook import SteelLog
from game.ui.tables.sevens.marking import on_the_board
from game.ui.tables.sevens.names import Names
from game.ui.tables.sevens.picker import Picker, holds
from game.ui.tables.sevens.picker_hand import PickerHand
from game.ui.tables.sevens.placing_hand import EventHand
from game.ui.tables.sevens.prepared import Prepared
from game.ui.tables.sevens.putting_right import WORDS
from game.ui.tables.sevens.set_up_hand import SetUpHand
from game.ui.tables.sevens.sides import teams_of
from game.ui.tables.sevens.stage import Stage
from game.ui.tables.squares.playing import SquaresTable
from game.ui.widgets.canvas import Box, Canvas, Point
from game.ui.widgets.inputs import Input
from game.ui.widgets.log import LogDrawer, LogLine
from game.ui.widgets.prompt import bar_box
from game.ui.widgets.theme import Theme

HOME, AWAY = 0, 1
BAR_X = 12.0  # of the prompt bar, which ends where the pitch does: the log lies beside it
PLANNED = ("act", "place", "inducements")
"""Questions at which a coach plans; whatever else is asked is answered in passing."""


class SevensPlaying(SquaresTable):
    """The table of Sevens."""

    filters = FILTERS
    headed = wide_head = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._palette: tuple[str, ...] = ()
        self.names = Names(lambda: self.state, lambda: [team.name for team in self.stage.cast.teams])
        self.stage = Stage(desk, making.Cast((), ()), story.Story(self.names))
        self.choosing = Choosing(self.stage)
        self.picker = Picker()
        self.log: LogDrawer | None = None
        self._prepared = Prepared()
        self._dress()
        self.chronicle = Chronicle(self.stage.cast.teams, self.names)

    @property
    def chooses(self) -> Choosing:
        return self.choosing

    @property
    def state(self) -> State:
        """The match's state."""
        state: State = self.desk.match.state
        return state

    # ------------------------------------------------------------------ people
    def _dress(self) -> None:
        """The teams in the colours of the palette."""
        colours = self.desk.app.theme.palette.teams
        if colours == self._palette:
            return
        self._palette = colours
        teams = teams_of(self.desk, self.state)
        levels = [self.desk.level(seat) for seat in (HOME, AWAY)]
        self.stage.cast = making.Cast(teams, levels, self.desk.person)
        self.chronicle = Chronicle(teams, self.names)
        for side, team in zip(self.stage.picture.sides, teams, strict=False):
            side.team = team

    def side(self, seat: int) -> Side:
        team = self.stage.team(seat)
        crest = partial(_crest, team, seat)
        return Side(team.coach, team.name, team.ground, team.ink, team.trim, crest, player=self.names.player)

    # ----------------------------------------------------------------- picture
    def show(self) -> None:
        self._dress()
        stage = self.stage
        time = stage.picture.time
        stage.rattle(False)
        stage.story = story.told(self.desk.history, self.names)
        stage.story.over = stage.foreseen.over(self.desk.match)
        stage.picture = making.made(
            self.state, self.desk.match.pending, stage.story, stage.cast, stage.switches
        )
        stage.picture.time = time
        stage.lay_over()
        stage.announce(None)

    def animate(self, played: Played) -> list[Clip]:
        return film(self.stage, played)

    def update(self, dt_s: float) -> None:
        self.stage.picture.time += dt_s
        self.stage.look_on()

    def draw(self, c: Canvas) -> None:
        board = self.stage.board
        if board is None or board.view.size != c.view.size or board.theme != c.theme:
            self._dress()
            board = self.stage.board = SevensBoard(c.view, c.theme, place=self.stage.place)
        self.stage.logged = self.log is None or self.log.open
        board.move(self.stage.place)
        pending = self.desk.match.pending
        self.stage.picture.shopping = isinstance(pending, Choice) and self._picks(pending)
        board.draw(c, self.stage.picture, self.stage.switches, odds=self.desk.app.settings.show_odds)
        self._prepared.step(c, self.stage.picture, self.stage.place)
        if isinstance(pending, Choice) and self.stage.picture.shopping:
            teams = (self.stage.team(HOME), self.stage.team(AWAY))
            picker_card.draw(c, self.picker, self.state, pending, teams, self.stage.place)

    def _picks(self, request: Choice) -> bool:
        """Does a person buy inducements now (S7-2.4)?"""
        return request.what == "inducements" and self.desk.person(request.seats[0])

    def foot(self, theme: Theme) -> float:
        return self.stage.place.floor + 2  # the trackers stand right above a bar without a list

    def explained(self, pos: Point | None) -> Sequence[str]:
        card = self.stage.picture.card
        if card is None or not (pos is None or self.stage.place.panel.collidepoint(pos)):
            return ()
        p, place = self.stage.picture, self.stage.place
        if pos is not None and menu.seen(p) and menu.box_of(p, place).collidepoint(pos):
            return ()
        board = self.stage.board
        first = board.skill_at(pos) if board is not None and pos is not None else ""
        names = [name for name, _ in card.skills if people.in_book(name)]
        return sorted(names, key=lambda name: name != first)

    # ---------------------------------------------------------------- gestures
    def on_board(self, option: Option) -> bool:
        return on_the_board(option) or holds(option)

    def gesture_for(self, request: Request, seat: int) -> Hand | None:
        if isinstance(request, Roll):
            return dice_hand(self.stage, request, partial(self.perform, request, None))
        if isinstance(request, Choice) and self._picks(request):
            return PickerHand(self.stage, self.picker, request)
        if isinstance(request, Choice) and setting_up.under_way(self.state, request):
            return SetUpHand(self.choosing)
        if isinstance(request, Choice) and request.rule in WORDS:
            return EventHand(self.choosing)
        if isinstance(request, Choice):
            return BoardHand(self.choosing)
        return None

    def while_shown(self, e: Input, *, filmed: bool) -> bool:
        return not self.stage.picture.shopping and switching.turned(self.stage, e, filmed=filmed)

    # ----------------------------------------------------------------- pointer
    def why_not(self, pos: Point) -> str:
        square = self.choosing.grid.at(pos)
        if square >= 0:
            return self.choosing.why_not(square)
        player = self.choosing.counter_at(pos)
        return f"{self.names.player(player)} is not on the pitch (S7-3.1)" if player >= 0 else ""

    def point(self, pos: Point | None) -> None:
        square = self.choosing.grid.at(pos) if pos is not None else -1
        self.choosing.point(square)
        if square < 0 and pos is not None and self.choosing.chosen == NOBODY:
            making.carded(self.stage.picture, self.state, self.choosing.counter_at(pos))

    def point_about(self, about: Any) -> None:
        self.stage.picture.marks.lit = about.squares if isinstance(about, About) else ()

    # ------------------------------------------------------------------- words
    def prompt(self, request: Request, seat: int) -> Prompt:
        match = self.desk.match
        foreseen = self.stage.foreseen
        about, then = foreseen.of(match), foreseen.then(match)
        picked = self.choosing.chosen
        return questions.prompt(
            request,
            seat,
            self.state,
            self.stage.story,
            about=about,
            then=then,
            picked=picked,
            more=foreseen.skills(match, self.stage.story),
        )

    def words(self, request: Choice, option: Option) -> Words:
        return wording.words(request, option, self.state, self.stage.story)

    def hasty(self, option: Option) -> bool:
        """Somebody could still be activated: the end of the turn is pressed twice."""
        return option[1] == ("end_turn",) and self.choosing.ends_too_early()

    def plans(self, request: Request) -> bool:
        return isinstance(request, Choice) and request.what in PLANNED

    def opening(self, events: Sequence[Any]) -> list[LogLine]:
        return self.chronicle.opening(events)

    def lines(self, played: Played, number: int) -> list[LogLine]:
        return self.chronicle.lines(played, number, self.desk.history[:number])

    def words_w(self, theme: Theme) -> float:
        return self._place(theme).dugout(HOME).w  # the cards beside the pitch say what was rolled

    def bar_box(self, theme: Theme) -> Box:
        boards = self._place(theme).dugout(HOME)
        low = bar_box(theme)
        return Box(BAR_X, low.y, boards.right - BAR_X, low.h)

    def log_box(self) -> Box:
        return self._place(self.desk.app.theme).log

    def open_log(self, theme: Theme, above: float) -> Box:
        return self._place(theme, logged=True).log

    def _place(self, theme: Theme, *, logged: bool = False) -> Layout:
        """The layout with the log closed or open."""
        return layout(theme, self.stage.watched, self.stage.task, logged)

    def log_drawer(self, rect: Box, lines: Sequence[LogLine], *, key: str, open_: bool) -> LogDrawer:
        self.log = SteelLog(rect, lines, lambda: self.stage.cast.teams, key=key, open_=open_)
        return self.log

    def rule_of(self, line: LogLine) -> str:
        return line.about.rule if isinstance(line.about, About) else ""

    def heading(self) -> str:
        return spoken.heading(self.state)

    def period(self) -> tuple[int, int]:
        return min(self.state.half, 3), 3 if self.state.half > 2 else 2

    def standings(self) -> Sequence[Standing]:
        return ending.standings(self.state, self.desk.history)

    def compared(self) -> Sequence[Compared]:
        return ending.compared(self.stage.story.deeds, self.desk.history)

    def last_words(self) -> Announcement:
        return ending.last_words(self.state, self.desk.history, self.stage.cast.teams)


def _crest(team: Team, seat: int, c: Canvas, box: Box) -> None:
    """A counter of the side."""
    size = max(16, round(min(box.w, box.h) * c.k))
    c.put(counter(size, seat, 0, "B" if seat == 0 else "K", team.colour), box.center)
