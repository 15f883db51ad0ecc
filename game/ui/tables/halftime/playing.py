"""Half-Time Football on its table: pictures from a match, clips from its events, hands for its dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any

from game.core.dice import SeededDice
from game.core.gestures import Gesture
from game.core.requests import Choice, Option, Request, Roll
from game.games.halftime.state import AWAY, HOME, State
from game.ui.animation import Clip
from game.ui.drawing.teams import Team
from game.ui.drawing.worker import shared
from game.ui.hand import Hand, Outcome
from game.ui.scenes.base import put_helmet
from game.ui.scenes.teams import team_in
from game.ui.table import Desk, Played, Table
from game.ui.table_words import Announcement, Prompt, Side, Standing, Words
from game.ui.tables.halftime import making, prospects, spoken, telling, wording
from game.ui.tables.halftime.board import HalftimeBoard
from game.ui.tables.halftime.chronicle import FILTERS, About, Chronicle
from game.ui.tables.halftime.film import film
from game.ui.tables.halftime.hand import SEAT_ACTIONS, DiceHand
from game.ui.tables.halftime.hand_call import CallHand
from game.ui.tables.halftime.pointing import Pointing
from game.ui.tables.halftime.spoken import CALLS
from game.ui.tables.halftime.stage import Stage
from game.ui.widgets.canvas import Box, Canvas, Point
from game.ui.widgets.log import LogLine
from game.ui.widgets.prompt import CLEAR, bar_box
from game.ui.widgets.theme import Theme


class HalftimePlaying(Table):
    """The table of Half-Time Football."""

    filters = FILTERS
    background = ""
    headed = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._palette: tuple[str, ...] = ()
        self._dice = SeededDice()
        self._value = lru_cache(512)(prospects.win_chance)
        self.stage = Stage(desk, making.Cast((), ()), telling.told(self.state, (), self._worth))
        self.pointing = Pointing(self.stage)
        self._dress()
        self.chronicle = Chronicle(self.stage.cast.teams)

    def _worth(self, s: State) -> float | None:
        """What a state is worth to the home side. The states of a story change: copies are kept."""
        return self._value(s.copy())

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
        self.stage.cast = making.Cast(teams, levels, self._throw_key, self.desk.person)
        self.chronicle = Chronicle(teams)
        for side, team in zip(self.stage.picture.sides, teams, strict=False):
            side.team = team

    def _team(self, seat: int) -> Team:
        return team_in(self.desk.app.theme, seat, self.desk.look(seat), self.desk.name(seat))

    def _throw_key(self, seat: int) -> str:
        label: str = self.desk.app.keys.label(SEAT_ACTIONS[seat])
        return label

    def side(self, seat: int) -> Side:
        team = self.stage.team(seat)
        crest = partial(_crest, team)
        word = "Home" if seat == HOME else "Visitor"
        return Side(team.coach, team.name, team.ground, team.ink, team.trim, crest, "", word)

    # ----------------------------------------------------------------- picture
    def show(self) -> None:
        self._dress()
        stage = self.stage
        time = stage.picture.time
        stage.rattle(False)
        stage.story = telling.told(self.state, self.desk.history, self._worth)
        stage.picture = making.made(self.state, self.desk.match.pending, stage.story, stage.cast)
        stage.picture.time = time
        stage.before = self.state.copy()
        stage.announce(None)

    def animate(self, played: Played) -> list[Clip]:
        state = self.state.copy()
        shared().submit("halftime worth", lambda unwanted: self._weigh(state), anew=True)
        return film(self.stage, played)

    def _weigh(self, s: State) -> None:
        """Works a value out while the dice still roll (40 ms, when a half begins)."""
        self._worth(s)

    def update(self, dt_s: float) -> None:
        self.stage.picture.time += dt_s

    def draw(self, c: Canvas) -> None:
        board = self.stage.board
        if board is None or board.view.size != c.view.size or board.theme != c.theme:
            self._dress()
            printed = self.state.house.printed
            watched = not any(self.desk.person(seat) for seat in (HOME, AWAY))
            board = HalftimeBoard(c.view, c.theme, printed=printed, watched=watched)
            self.stage.board = board
        board.draw(c, self.stage.picture, odds=self.desk.app.settings.show_odds)

    # ---------------------------------------------------------------- gestures
    def gesture_for(self, request: Request, seat: int) -> Hand | None:
        if isinstance(request, Roll):
            return DiceHand(self.stage, request, partial(self.perform, request, None))
        if isinstance(request, Choice) and request.what == "call":
            return CallHand(
                request,
                seat,
                self.pointing.light,
                lambda: self.stage.picture.pointed,
                refuse=self.stage.refuse,
                why_not=self.pointing.why_no_call,
                focused=lambda: self.desk.app.scene.group.focus is not None,
            )
        return None

    def on_board(self, option: Option) -> bool:
        return option[1][0] in CALLS

    def foot(self, theme: Theme) -> float:
        """The bar keeps off the play cards, which large text lays over the tray."""
        return bar_box(theme).y - CLEAR if self.stage.picture.calls else super().foot(theme)

    def perform(self, request: Request, gesture: Gesture | None) -> Outcome:
        """The dice are answered by the table's secret source; what is seen of them comes after."""
        assert isinstance(request, Roll), f"no hand answers a {type(request).__name__}"
        return Outcome(self._dice.roll(request))

    # ----------------------------------------------------------------- pointer
    def pick(self, pos: Point) -> Option | None:
        return self.pointing.pick(pos)

    def why_not(self, pos: Point) -> str:
        return self.pointing.why_not(pos)

    def point(self, pos: Point | None) -> None:
        self.pointing.light(self.pointing.pick(pos) if pos is not None else None)

    def point_option(self, option: Option | None) -> None:
        self.pointing.light(option)

    def point_about(self, about: Any) -> None:
        self.pointing.light_about(about)

    # ------------------------------------------------------------------- words
    def prompt(self, request: Request, seat: int) -> Prompt:
        return wording.prompt(request, seat, self.state)

    def words(self, request: Choice, option: Option) -> Words:
        return wording.words(request, option, self.state)

    def opening(self, events: Sequence[Any]) -> list[LogLine]:
        return self.chronicle.opening(events)

    def lines(self, played: Played, number: int) -> list[LogLine]:
        return self.chronicle.lines(played, number)

    def rule_of(self, line: LogLine) -> str:
        return line.about.rule if isinstance(line.about, About) else ""

    def heading(self) -> str:
        return spoken.clock_words(self.state)

    def period(self) -> tuple[int, int]:
        return min(self.state.half, 2), 2

    def standings(self) -> Sequence[Standing]:
        score, totals = self.state.score, self.stage.story.totals
        order = sorted((HOME, AWAY), key=lambda seat: -score[seat])
        level = score[HOME] == score[AWAY]
        return [
            Standing(seat, 1 if level else place, str(score[seat]), f"{totals[seat].yards} yards")
            for place, seat in enumerate(order, 1)
        ]

    def last_words(self) -> Announcement:
        winners = self.desk.match.game.winners(self.state)
        rule = "HT-2.6" if self.state.half > 2 else "HT-2.5"
        if len(winners) != 1:
            return Announcement("A tie", "after overtime", rule)
        team = self.stage.team(winners[0])
        return Announcement(f"{team.coach} wins", team.name, rule, winners[0], "grand")


def _crest(team: Team, c: Canvas, box: Box) -> None:
    put_helmet(c, team, box)
