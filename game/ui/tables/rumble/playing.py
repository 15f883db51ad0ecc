"""Rumble on its table: pictures from a match, clips from its events, hands for choices and dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from game.core.requests import Choice, Option, Request, Roll
from game.games.rumble.refusals import no_entry
from game.games.rumble.state import BAD, DEAD, LIGHT, RESERVES, SQUADS, Phase, State
from game.ui.animation import Clip
from game.ui.drawing.teams import Team
from game.ui.hand import Hand
from game.ui.scenes.teams import team_in
from game.ui.table import Desk, Played
from game.ui.table_words import Announcement, Doubt, Prompt, Side, Standing, Words
from game.ui.tables.rumble import ending, making, spoken, story, wording
from game.ui.tables.rumble.board import RumbleBoard
from game.ui.tables.rumble.choosing import Choosing, sentence
from game.ui.tables.rumble.chronicle import FILTERS, About, Chronicle
from game.ui.tables.rumble.faces import counter_soon
from game.ui.tables.rumble.film import film
from game.ui.tables.rumble.hands import BoardHand, dice_hand
from game.ui.tables.rumble.layout import AWAY, HOME
from game.ui.tables.rumble.stage import Stage
from game.ui.tables.squares.playing import SquaresTable
from game.ui.widgets.canvas import Box, Canvas, Point
from game.ui.widgets.log import LogLine
from game.ui.widgets.theme import Theme

BUTTONS = ("next", "ready")
READ_S = 0.4  # so long a new phase must stand before the turn can be ended
PAUSES = {"place": 0.1, "move": 0.25, "throw": 0.8, "attack": 0.6}  # of a coach's: a turn has many moves


class RumblePlaying(SquaresTable):
    """The table of Rumble."""

    filters = FILTERS
    headed = wide_head = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._palette: tuple[str, ...] = ()
        self._phase = (-1, Phase.ROLL_OFF)  # of which turn
        self._phase_s = 0.0  # so long it has stood
        self.stage = Stage(desk, making.Cast((), ()))
        self.choosing = Choosing(self.stage)
        self._dress()
        self.chronicle = Chronicle(self.stage.cast.teams)

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
        teams = [self._team(seat) for seat in (HOME, AWAY)]
        levels = [self.desk.level(seat) for seat in (HOME, AWAY)]
        self.stage.cast = making.Cast(teams, levels, self.desk.person)
        self.chronicle = Chronicle(teams)
        for side, team in zip(self.stage.picture.sides, teams, strict=False):
            side.team = team

    def _team(self, seat: int) -> Team:
        return team_in(self.desk.app.theme, seat, self.desk.look(seat), self.desk.name(seat))

    def side(self, seat: int) -> Side:
        team = self.stage.team(seat)
        word = "Home" if seat == HOME else "Visitor"
        return Side(
            team.coach, team.name, team.ground, team.ink, team.trim, partial(_crest, team, seat), "", word
        )

    # ----------------------------------------------------------------- picture
    def show(self) -> None:
        self._dress()
        stage = self.stage
        time = stage.picture.time
        stage.rattle(False)
        stage.story = story.told(self.desk.history)
        stage.picture = making.made(self.state, self.desk.match.pending, stage.story, stage.cast)
        stage.picture.time = time
        stage.announce(None)
        phase = (self.state.turns, self.state.phase)
        if phase != self._phase:
            self._phase, self._phase_s = phase, 0.0

    def animate(self, played: Played) -> list[Clip]:
        return film(self.stage, played)

    def update(self, dt_s: float) -> None:
        self.stage.picture.time += dt_s
        self._phase_s += dt_s

    def draw(self, c: Canvas) -> None:
        board = self.stage.board
        if board is None or board.view.size != c.view.size or board.theme != c.theme:
            self._dress()
            board = self.stage.board = RumbleBoard(
                c.view, c.theme, self.state.house.board, watched=self.stage.watched
            )
        board.draw(c, self.stage.picture, odds=self.desk.app.settings.show_odds)

    def foot(self, theme: Theme) -> float:
        return self.stage.place.floor + 2  # the trays stand right above a bar without a list

    def log_left(self, theme: Theme) -> float:
        return self.stage.place.panel(AWAY).x  # the field is in play

    # ---------------------------------------------------------------- gestures
    def on_board(self, option: Option) -> bool:
        return option[1][0] not in BUTTONS

    def pause_of(self, request: Request) -> float:
        return PAUSES.get(request.what, 1.0)

    def gesture_for(self, request: Request, seat: int) -> Hand | None:
        if isinstance(request, Roll):
            return dice_hand(self.stage, request, partial(self.perform, request, None))
        if isinstance(request, Choice):
            return BoardHand(self.choosing)
        return None

    # ----------------------------------------------------------------- pointer
    def why_not(self, pos: Point) -> str:
        square = self.choosing.grid.at(pos)
        if square >= 0:
            return self.choosing.why_not(square)
        player = self.choosing.counter_at(pos)
        if player < 0:
            return ""
        if self.state.at[player] == RESERVES:
            return self._why_waits(player)
        return f"{spoken.who(player)} lies in its box (RU-3.1)"

    def _why_waits(self, player: int) -> str:
        """Why a reserve cannot be picked: in a turn the rules' own reason why it does not enter."""
        s, side = self.state, player // len(SQUADS[0])
        if s.phase is Phase.MOVE and s.turn == side:
            why = no_entry(s, side, player, s.house.board.entries[side][0])
            if why is not None:
                return sentence(why)
        return f"{spoken.who(player)} waits in the Reserves box (RU-1.3)"

    def point(self, pos: Point | None) -> None:
        self.choosing.point(self.choosing.grid.at(pos) if pos is not None else -1)

    def point_about(self, about: Any) -> None:
        self.stage.picture.marks.lit = about.squares if isinstance(about, About) else ()

    # ------------------------------------------------------------------- words
    def prompt(self, request: Request, seat: int) -> Prompt:
        return wording.prompt(request, seat, self.state, big=self.desk.app.theme.big)

    def words(self, request: Choice, option: Option) -> Words:
        return wording.words(request, option, self.state)

    def doubt(self, option: Option) -> Doubt | None:
        return wording.doubt(option, self.state)

    def hasty(self, option: Option) -> bool:
        """The button that led to the attacks ends the turn now: a second press of it comes too soon."""
        request = self.choosing.request
        attacks = request is not None and request.what == "attack" and len(request.options) > 1
        return attacks and option[1] == ("next",) and self._phase_s < READ_S

    def opening(self, events: Sequence[Any]) -> list[LogLine]:
        return self.chronicle.opening(events)

    def lines(self, played: Played, number: int) -> list[LogLine]:
        return self.chronicle.lines(played, number)

    def rule_of(self, line: LogLine) -> str:
        return line.about.rule if isinstance(line.about, About) else ""

    def heading(self) -> str:
        return spoken.heading(self.state)

    def period(self) -> tuple[int, int]:
        most = 2 * self.state.house.touchdowns - 1
        return min(most, sum(self.state.score) + 1), most

    def standings(self) -> Sequence[Standing]:
        return ending.standings(self.state, [self._part(seat) for seat in (HOME, AWAY)])

    def _part(self, seat: int) -> str:
        """How many of a side lie in the boxes of the injured, or that it has nobody left."""
        if ending.forfeited(self.desk.match.events, seat):
            return "forfeits"
        lost = sum(self.state.at[player] in (LIGHT, BAD, DEAD) for player in SQUADS[seat])
        return f"{lost} injured" if lost else "all fit"

    def last_words(self) -> Announcement:
        return ending.last_words(self.desk.match.events, self.stage.team)


def _crest(team: Team, seat: int, c: Canvas, box: Box) -> None:
    """A counter of the clan."""
    c.put(counter_soon(max(16, round(min(box.w, box.h) * c.k)), 16 * seat, team.colour)[0], box.center)
