"""What clips and hands work on: the picture, the story behind it, the sounds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.core.requests import Roll
from game.games.rumble.state import NOBODY, State
from game.ui.drawing.teams import Team
from game.ui.table import Desk, Played
from game.ui.tables.rumble import making
from game.ui.tables.rumble.board import RumbleBoard
from game.ui.tables.rumble.layout import Layout, layout
from game.ui.tables.rumble.making import Cast
from game.ui.tables.rumble.picture import Marks, RumblePicture
from game.ui.tables.rumble.story import Story
from game.ui.tables.squares.stage import SquaresStage
from game.ui.widgets.canvas import Point


@dataclass
class Stage(SquaresStage):
    """The table while a match is shown on it."""

    desk: Desk
    cast: Cast
    story: Story = field(default_factory=Story)
    picture: RumblePicture = field(default_factory=RumblePicture)
    board: RumbleBoard | None = None  # what draws; None before the first frame

    @property
    def state(self) -> State:
        """The match's state."""
        state: State = self.match.state
        return state

    @property
    def place(self) -> Layout:
        """Where everything is."""
        return layout(self.desk.app.theme, self.state.house.board, self.watched)

    def team(self, seat: int) -> Team:
        """A side's team."""
        return self.cast.teams[seat]

    def name(self, seat: int) -> str:
        """The player's name."""
        return self.cast.teams[seat].coach if seat >= 0 else "Nobody"

    # ----------------------------------------------------------------- settling
    def spot(self, player: int) -> Point:
        """Where a player's counter lies in the picture."""
        spot = self.place.spots(self.picture.at())[player]
        return spot if spot is not None else (0.0, 0.0)

    def begin(self, played: Played) -> None:
        """An answer was given: nobody is asked any more."""
        p = self.picture
        if not isinstance(played.request, Roll):
            p.marks = Marks()  # under dice what they decide stays marked until they are read
        for side in p.sides:
            side.active = False
        for counter in p.counters:
            counter.spot, counter.lift = None, 0.0
        for die in p.dice:
            die.lit = False
        if isinstance(played.request, Roll):
            p.result = p.result_words = ""
            p.hit = "", ""
        self.announce(None)

    def fallen(self, played: Played) -> None:
        """The dice of an answer lie still."""
        self.story.answered(played)
        self._tell()

    def hear(self, event: Any) -> None:
        """The story is told an event."""
        self.story.hear(event)
        self._tell()

    def _tell(self) -> None:
        making.tell(self.picture, self.story)

    def stand(self, player: int, where: int) -> None:
        """A player is on a square or in a box now."""
        counter = self.picture.counters[player]
        counter.where, counter.spot, counter.lift, counter.faded = where, None, 0.0, 0.0

    def give(self, player: int) -> None:
        """A player has the ball."""
        ball = self.picture.ball
        ball.holder, ball.square, ball.spot, ball.lift, ball.angle = player, -1, None, 0.0, 0.0

    def lay(self, square: int) -> None:
        """The ball lies on a square."""
        ball = self.picture.ball
        ball.holder, ball.square, ball.spot, ball.lift, ball.angle = NOBODY, square, None, 0.0, 0.0

    def ask(self) -> None:
        """Who is asked now, as the match stands: the picture is what one made anew would be."""
        making.place(self.picture, self.state)
        making.ask(self.picture, self.state, self.match.pending, self.story, self.cast)
