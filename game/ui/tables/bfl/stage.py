"""What clips work on: the picture, what lies on the table since the last throw, and the sounds.

`settle` sets what an event means, exactly; clips are only the way there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from game.core.board import WIDTH
from game.core.requests import Flick
from game.games.bfl import events as e
from game.games.bfl.events import LaneRolled
from game.games.bfl.scoring import TOUCHDOWN
from game.games.bfl.state import NOBODY, QUARTERS
from game.ui.drawing.teams import Team
from game.ui.table import Desk, Played
from game.ui.tables.bfl import laid_over, lying, making
from game.ui.tables.bfl.kick_picture import KickPicture
from game.ui.tables.bfl.kick_view import KickView
from game.ui.tables.bfl.picture import BflPicture, SidePicture, SpinnerPicture, Trail
from game.ui.tables.bfl.table import BflTable
from game.ui.tables.stage import WIDE, TableStage


@dataclass
class Stage(TableStage[float]):
    """The table while a match is shown on it."""

    rattling: ClassVar[float] = 0.8  # eight dice in a cup
    desk: Desk
    teams: Sequence[Team]
    cast: making.Cast
    picture: BflPicture = field(default_factory=BflPicture)
    since: making.Since = field(default_factory=making.Since)
    kick: KickPicture | None = None  # while a kick is prepared or watched
    board: BflTable | None = None  # what draws; None before the first frame
    kick_view: KickView | None = None
    shown: Callable[[], None] = lambda: None  # makes the picture anew

    def pan(self, place: float) -> float:
        """A place is a yard of the field."""
        return (place / WIDTH - 0.5) * WIDE

    def side(self, seat: int) -> SidePicture:
        """A seat on the picture."""
        return self.picture.sides[seat]

    def name(self, seat: int) -> str:
        """The player's name; the referee's where no seat acts."""
        return self.teams[seat].coach if seat != NOBODY else "The referee"

    # ----------------------------------------------------------------- settling
    def settle(self, event: Any, played: Played) -> None:
        """The picture right after an event."""
        if isinstance(event, e.Rolled | LaneRolled | e.RolledOff):
            self.since = making.Since(lying.on_table(played, self.match.state))
        making.note(self.since, event)
        side = self.picture.sides
        match event:
            case LaneRolled():
                self._lane(event)
            case e.Rolled():
                self.picture.bar.roll = event.number
            case e.Stepped(seat, _, yard) | e.MovedBack(seat, _, yard):
                side[seat].yards, side[seat].lift = float(yard), 0.0
            case e.Sat(seat):
                side[seat].paused = False
            case e.Battle(_, loser):
                side[loser].paused = True
                self.picture.battle = None
            case e.Challenge(seat):
                side[seat].flag = False
            case e.Touchdown(seat):
                side[seat].score += TOUCHDOWN
            case e.Try(seat, points):
                side[seat].score += points
            case e.Playoff(_, number):
                self.picture.bar.words = f"Play-off, round {number}"
            case e.PlayoffWon(seat, points):
                side[seat].score += points
            case e.QuarterEnd(quarter):
                self.picture.bar.quarter, self.picture.bar.words = min(quarter + 1, QUARTERS), ""
                if quarter < QUARTERS:
                    self.line_up()
            case e.Over():
                self.picture.bar.words = "Final"
        self.refresh()

    def _lane(self, event: LaneRolled) -> None:
        if not event.again:
            side = self.side(event.seat)
            side.lane, side.end, side.yards, side.lift = event.lane, event.end, 0.0, 0.0

    def line_up(self) -> None:
        """A quarter begins, no lanes yet: the helmets stand aside (BFL-1.5)."""
        for side in self.picture.sides:
            side.lane, side.end, side.yards, side.paused = 0, side.seat % 2, 0.0, False
        self.picture.bar.roll = 0

    def refresh(self) -> None:
        """The parts of the picture that tell what happened since the last throw."""
        p, since = self.picture, self.since
        p.bar.last_roll = since.last_roll
        p.dice = since.dice
        p.flags = [making.lying_flag(seat) for seat in since.flags]
        for side in p.sides:
            side.gain = making.gain_words(since.gains.get(side.seat, 0))
        self.lay_trails()
        lying.light(since.dice, {side.seat: side.lane for side in p.sides}, self.teams)

    def lay_trails(self) -> None:
        """Chevrons behind everybody who has moved."""
        sides = self.picture.sides
        self.picture.trails = [
            Trail(self.teams[seat].colour, sides[seat].lane, sides[seat].end, start, stop)
            for seat, (start, stop) in self.since.trails.items()
            if start != stop
        ]

    def ask(self) -> None:
        """Who is asked now, as the match stands."""
        request = self.match.pending
        if lying.before_first_throw(self.match.state) and not self.cast.slow(len(self.desk.history)):
            self.since.dice = self.picture.dice = lying.strewn(self.match.state)
        asked, ribbon = making.who_is_asked(request), making.ribbon(request)
        flags = making.may_flag(request)
        for side in self.picture.sides:
            side.active, side.ribbon = side.seat in asked, ribbon if side.seat in asked else ""
            side.may_flag = side.seat in flags
        if self.picture.cup is not None:
            self.picture.cup = making.cup(request)
        self.kick_asked()

    def kick_asked(self) -> None:
        """The kick view, if a kick is asked now."""
        request = self.match.pending
        kick = isinstance(request, Flick)
        self.kick = (
            laid_over.kick_view(self.match.state, request, self.desk.history, self.teams) if kick else None
        )

    def spin_asked(self) -> SpinnerPicture | None:
        """Lays out the spinner as it stands before the answer that is asked now."""
        answers = len(self.desk.history)
        self.picture.spinner = laid_over.spinner(
            self.match.pending, self.since.call, self.cast.start_angle, answers
        )
        return self.picture.spinner

    def battle_asked(self) -> None:
        """The battle as it stands before the answer that is asked now."""
        self.picture.battle = laid_over.battle(
            self.match.state, self.match.pending, self.desk.history, self.teams
        )
