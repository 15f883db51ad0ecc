"""What clips work on: the picture, the story behind it, the sounds.

`settle` tells an event; clips are the way there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.core.requests import Roll
from game.games.halftime.state import House, State
from game.ui.drawing.teams import Team
from game.ui.table import Desk, Played
from game.ui.tables.halftime import making, reading
from game.ui.tables.halftime.board import HalftimeBoard
from game.ui.tables.halftime.layout import GOAL, ahead, place_of
from game.ui.tables.halftime.making import Cast
from game.ui.tables.halftime.picture import BallPicture, HalftimePicture
from game.ui.tables.halftime.story import Story
from game.ui.tables.stage import WIDE, TableStage


@dataclass
class Stage(TableStage[float]):
    """The table while a match is shown on it."""

    desk: Desk
    cast: Cast
    story: Story
    picture: HalftimePicture = field(default_factory=HalftimePicture)
    board: HalftimeBoard | None = None  # what draws; None before the first frame
    before: State = field(default_factory=lambda: State(House()))  # the state that the question was put in

    @property
    def state(self) -> State:
        """The match's state."""
        state: State = self.match.state
        return state

    def team(self, seat: int) -> Team:
        """A side's team."""
        return self.cast.teams[seat]

    def name(self, seat: int) -> str:
        """The player's name."""
        return self.cast.teams[seat].coach if seat >= 0 else "Both sides"

    def pan(self, place: float) -> float:
        """A place is a yard of the field."""
        return (place / GOAL - 0.5) * WIDE

    # ----------------------------------------------------------------- settling
    def begin(self, played: Played) -> None:
        """An answer was given: nobody is asked any more, the cards are put away."""
        p = self.picture
        p.calls, p.pointed, p.prospects = [], "", []
        if not isinstance(played.request, Roll):
            p.reading = None
        for side in p.sides:
            side.active, side.ribbon = False, ""
        if isinstance(played.request, Roll):
            p.result = p.result_words = p.rule = ""
        self.announce(None)

    def fallen(self, played: Played) -> None:
        """The dice of an answer lie still."""
        self.story.answered(played)
        p = self.picture
        p.dice = making.lay(self.story, making.in_play(self.story))
        if p.reading is not None and isinstance(played.answer, tuple):
            faces = tuple(face for face in played.answer if isinstance(face, int | str))
            p.reading.hit = reading.came_to(self.before, played.request.what, faces)[0]

    def settle(self, event: Any) -> None:
        """The picture right after an event: everything that the story tells."""
        self.story.hear(event)
        making.tell(self.picture, self.story)

    def put_ball(self, seat: int, yard: float, band: float | None = None) -> None:
        """The ball lies at a yard of a side, its tip the way that the side attacks."""
        old = self.picture.ball
        at_band = band if band is not None else old.band if old is not None else 0.0
        self.picture.ball = BallPicture(place_of(seat, yard), at_band, ahead(seat))

    def ask(self) -> None:
        """Who is asked now, as the match stands: the picture is what one made anew would be."""
        p = self.picture
        self.before = self.state.copy()
        making.place(p, self.state)
        making.ask(p, self.state, self.match.pending, self.story, self.cast)
