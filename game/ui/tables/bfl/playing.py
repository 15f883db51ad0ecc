"""BFL on its table: pictures from a match, clips from its events, hands for its gestures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from game.core.board import TRY_DISTANCE, playoff_distance
from game.core.dice import SeededDice, fresh_shake
from game.core.gestures import CupGesture, Gesture, KickGesture, SpinGesture
from game.core.requests import Choice, Flick, Option, Request, Roll, Spin, Throw
from game.games.bfl.events import Touchdown
from game.games.bfl.roll import EIGHT
from game.games.bfl.state import NOBODY, QUARTERS, Phase, State
from game.physics.wheel import SpinTrack, start_angle
from game.ui.animation import Clip
from game.ui.drawing.teams import Team
from game.ui.hand import Hand, Outcome
from game.ui.scenes.base import put_helmet
from game.ui.scenes.teams import team_in
from game.ui.table import Desk, Played, Table
from game.ui.table_words import Announcement, Prompt, Side, Standing, Words
from game.ui.tables.bfl import film_calls, film_dice, making, new_quarter, result, throws, wording
from game.ui.tables.bfl.bar import last_roll
from game.ui.tables.bfl.boards import Boards
from game.ui.tables.bfl.chronicle import FILTERS, About, Chronicle, begun_in, by_playoff
from game.ui.tables.bfl.film import by_itself, film
from game.ui.tables.bfl.film_own import by_owners
from game.ui.tables.bfl.hand_cup import CupHand, easy_toss
from game.ui.tables.bfl.hand_gather import GatherHand
from game.ui.tables.bfl.hand_kick import KickHand
from game.ui.tables.bfl.hand_spin import SpinHand
from game.ui.tables.bfl.hand_toss import TossHand
from game.ui.tables.bfl.kick_gesture import Finger
from game.ui.tables.bfl.kick_place import BALL_Y
from game.ui.tables.bfl.kick_view import KickView
from game.ui.tables.bfl.layout import card_w
from game.ui.tables.bfl.picture import DiePicture
from game.ui.tables.bfl.pointing import Pointing
from game.ui.tables.bfl.stage import Stage
from game.ui.widgets.canvas import Box, Canvas, Point
from game.ui.widgets.log import LogLine
from game.ui.widgets.theme import Theme

UNDER_BALL = 20.0  # units under the ball's foot that no bar covers


class BflPlaying(Table):
    """The table of BFL."""

    filters = FILTERS

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._palette: tuple[str, ...] = ()
        self._boards = Boards()
        self._shakes: dict[int, int] = {}
        self._seen_answers = 0
        self._dice = SeededDice()
        self._fingers: dict[int, Finger] = {}
        self._slow: tuple[int, list[DiePicture]] = (-1, [])
        self.stage = Stage(desk, (), making.Cast((), "", self._start_angle), shown=self.show)
        self.pointing = Pointing(self.stage)
        self._dress()
        self.chronicle = Chronicle(self.stage.teams)

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
        teams = [self._team(seat) for seat in range(self.state.house.players)]
        self.stage.teams = teams
        self.stage.cast = making.Cast(teams, self._note(len(teams)), self._start_angle, self._slow_dice)
        self.chronicle = Chronicle(teams)
        for side, team in zip(self.stage.picture.sides, teams, strict=False):
            side.team = team

    def _team(self, seat: int) -> Team:
        return team_in(self.desk.app.theme, seat, self.desk.look(seat), self.desk.name(seat))

    def _note(self, teams: int) -> str:
        persons = sum(self.desk.was_person(seat) for seat in range(teams))
        who = "hotseat" if persons > 1 else "coaches" if persons == 0 else "against coaches"
        return f"{teams} teams · {who}"

    def side(self, seat: int) -> Side:
        team = self.stage.teams[seat]
        lane = new_quarter.shown(self.state).lane[seat]
        crest = partial(_crest, team)
        return Side(
            team.coach,
            team.name,
            team.ground,
            team.ink,
            team.trim,
            crest,
            str(lane or ""),
            "lane" if lane else "",
        )

    # ----------------------------------------------------------------- picture
    def show(self) -> None:
        self._dress()
        history = self.desk.history
        if len(history) < self._seen_answers:
            self._shakes.clear()  # taken back: what was seen of the wheel is worth nothing
            self._slow = (-1, [])
        self._seen_answers = len(history)
        stage = self.stage
        time = stage.picture.time
        stage.since = making.since_throw(history, self.state, stage.cast)
        stage.picture = making.made(self.desk.match, history, stage.cast)
        stage.picture.time = time
        stage.kick_asked()
        stage.announce(None)

    def animate(self, played: Played) -> list[Clip]:
        self._seen_answers = len(self.desk.history)
        view = self.stage.kick_view
        if view is not None and any(isinstance(event, Touchdown) for event in played.events):
            view.prepare(TRY_DISTANCE)  # while the crowd roars
        if view is not None and self.state.phase is Phase.PLAYOFF:
            view.prepare(playoff_distance(self.state.round + 1))  # while this round is kicked
        move = by_owners(self._refuse) if self.state.house.own_helmet else by_itself
        return film(self.stage, played, move)

    def _clicked(self, pos: Point) -> None:
        """A hand was held still where it was pressed: that was a click, and answers nothing."""
        self._refuse(self.why_not(pos))

    def _refuse(self, why: str) -> None:
        """Says why nothing comes of a click or of a helmet that was set down; empty: nothing lies there."""
        if not why:
            return
        if self.desk.app.settings.explain_refusals:
            self.desk.app.notice(why, seconds=2.5)
        self.stage.sound("error")

    def update(self, dt_s: float) -> None:
        self.stage.picture.time += dt_s
        if self.stage.kick is not None:
            self.stage.kick.time = self.stage.picture.time

    def draw(self, c: Canvas) -> None:
        if self._boards.follow(c):
            self._dress()
            self.stage.kick_view = KickView(c.view, c.theme)
        board = self.stage.board = self._boards.now(c)
        kick, view = self.stage.kick, self.stage.kick_view
        if kick is not None and view is not None:
            view.draw(c, kick)
        else:
            board.draw(c, self.stage.picture)

    def keep_clear(self, floor: float, bar: Box) -> None:
        self._boards.floor, self._boards.bar = floor, bar

    def foot(self, theme: Theme) -> float:
        return super().foot(theme) if self.stage.kick is None else BALL_Y + UNDER_BALL

    def log_edge(self, theme: Theme) -> float:
        """Beside the teams' cards: it lies over the board, which is seen again when it is closed."""
        return super().log_edge(theme) - card_w(theme) - 8

    # ---------------------------------------------------------------- gestures
    def gesture_for(self, request: Request, seat: int) -> Hand | None:
        match request:
            case Throw():
                if self.state.house.hand:
                    return GatherHand(self.stage, request, seat, clicked=self._clicked)
                return CupHand(self.stage, request, seat, ("",) * EIGHT, clicked=self._clicked)
            case Roll(what="lane" | "roll_off"):
                return CupHand(self.stage, request, seat, self._tones(request), clicked=self._clicked)
            case Roll(what="battle"):
                return TossHand(self.stage, partial(self.perform, request, None))
            case Flick():
                finger = self._fingers.setdefault(seat, Finger())
                return KickHand(self.stage, request.distance, finger, refuse=self._refuse)
            case Spin():
                return SpinHand(self.stage, self._shake(len(self.desk.history)))
            case _:
                return None

    def perform(self, request: Request, gesture: Gesture | None) -> Outcome:
        match request, gesture:
            case Throw(), CupGesture():
                stray = tuple(die for die in self.stage.picture.dice if die.tone)
                left = stray if self.state.house.hand else None
                return throws.throw_eight(gesture, fresh_shake(), left=left)
            case Flick() as flick, KickGesture():
                return throws.kick(gesture, flick.distance)
            case Spin(), SpinGesture():
                return throws.turn_wheel(gesture, self._shake(len(self.desk.history)))
            case Roll(what="call") as roll, _:
                return Outcome(self._dice.roll(roll))
            case Roll() as roll, _:
                seat = roll.seats[0]
                end = new_quarter.shown(self.state).end[seat]
                toss = easy_toss(end if end != NOBODY else seat % 2)
                return throws.throw_some(toss, fresh_shake(), tones=self._tones(roll))
            case _:
                raise AssertionError(f"no hand answers a {type(request).__name__} with {gesture}")

    def refused(self, outcome: Outcome) -> list[Clip]:
        if isinstance(outcome.track, SpinTrack):
            self._shakes.clear()
            return film_calls.weak(self.stage, outcome)
        self._slow = len(self.desk.history), film_dice.left_by(self.stage, outcome)
        return film_dice.refused(self.stage, outcome)

    def _slow_dice(self, answers: int) -> list[DiePicture] | None:
        """The dice of a throw that did not count: they lie there until they are thrown again."""
        return self._slow[1] if self._slow[0] == answers else None

    def _tones(self, request: Roll) -> tuple[str, ...]:
        return tuple(self.stage.teams[seat].colour for seat, _ in request.dice)

    def _shake(self, answers: int) -> int:
        """The shake of the wheel after so many answers: drawn once, fixed before the call is answered."""
        if answers not in self._shakes:
            self._shakes[answers] = fresh_shake()
        return self._shakes[answers]

    def _start_angle(self, answers: int) -> float:
        return start_angle(self._shake(answers))

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
        return wording.prompt(request, seat, self.state, self._outside(), flags=self._flags(request))

    def _flags(self, request: Request) -> bool:
        """Can whoever is asked challenge: a person, or a coach where no person is asked?"""
        if not isinstance(request, Choice):
            return False
        asked = [seat for seat in request.seats if self.desk.person(seat)] or request.seats
        return any(self.flag_seat(option) for option in request.options if option[0] in asked)

    def words(self, request: Choice, option: Option) -> Words:
        names = [team.coach for team in self.stage.teams]
        return wording.words(request, option, names, self.state, self._outside())

    def extra(self) -> Any:
        picture = self.stage.picture
        elsewhere = self.stage.kick is not None or picture.battle is not None or picture.spinner is not None
        rolled = picture.bar.last_roll
        return last_roll(rolled) if rolled and not elsewhere else None

    def flag_seat(self, option: Option) -> bool:
        return option[1] == ("challenge",)

    def _outside(self) -> int:
        return sum(outside for _, outside in self.stage.since.last_roll)

    def opening(self, events: Sequence[Any]) -> list[LogLine]:
        return self.chronicle.opening(begun_in(self.desk.history, self.state.quarter))

    def lines(self, played: Played, number: int) -> list[LogLine]:
        return self.chronicle.lines(played, number)

    def rule_of(self, line: LogLine) -> str:
        return line.about.rule if isinstance(line.about, About) else ""

    def heading(self) -> str:
        return wording.quarter_words(new_quarter.shown(self.state))

    def period(self) -> tuple[int, int]:
        return min(self.state.quarter, QUARTERS), QUARTERS

    def standings(self) -> Sequence[Standing]:
        s = new_quarter.shown(self.state)
        return result.standings(s, self._winners(), playoff=self._by_playoff())

    def last_words(self) -> Announcement:
        return result.last_words(self._winners(), self.stage.teams, playoff=self._by_playoff())

    def _winners(self) -> Sequence[int]:
        return self.desk.match.game.winners(self.state)

    def _by_playoff(self) -> bool:
        """Did a play-off decide the match?"""
        history = self.desk.history
        return bool(history) and by_playoff(history[-1])


def _crest(team: Team, c: Canvas, box: Any) -> None:
    put_helmet(c, team, box)
