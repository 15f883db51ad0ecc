"""What clips work on: the picture, the story behind it, the sounds.

`settle` tells an event; clips are the way there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from game.core.match import Match
from game.core.requests import Roll
from game.games.halftime.state import House, State
from game.ui.drawing.teams import Team
from game.ui.table import Announcement, Desk, Played
from game.ui.tables.halftime import making, reading
from game.ui.tables.halftime.board import HalftimeBoard
from game.ui.tables.halftime.layout import GOAL, ahead, place_of
from game.ui.tables.halftime.making import Cast
from game.ui.tables.halftime.picture import BallPicture, HalftimePicture
from game.ui.tables.halftime.story import Story


@dataclass
class Stage:
    """The table while a match is shown on it."""

    desk: Desk
    cast: Cast
    story: Story
    picture: HalftimePicture = field(default_factory=HalftimePicture)
    board: HalftimeBoard | None = None  # what draws; None before the first frame
    before: State = field(default_factory=lambda: State(House()))  # the state that the question was put in

    @property
    def match(self) -> Match[Any]:
        """The match; its state may be ahead of the picture."""
        return self.desk.match

    @property
    def state(self) -> State:
        """The match's state."""
        state: State = self.match.state
        return state

    @property
    def reduced(self) -> bool:
        """Reduced motion: nothing rolls, slides or flies."""
        return bool(self.desk.app.theme.reduced_motion)

    def team(self, seat: int) -> Team:
        """A side's team."""
        return self.cast.teams[seat]

    def name(self, seat: int) -> str:
        """The player's name."""
        return self.cast.teams[seat].coach if seat >= 0 else "Both sides"

    # ------------------------------------------------------------------- sounds
    def sound(self, name: str, volume: float = 1.0, place: float | None = None) -> None:
        """Plays a sound; ``place`` is where on the field."""
        sound = self.desk.app.sound
        if sound is not None:
            pan = 0.0 if place is None else max(-0.7, min(0.7, (place / GOAL - 0.5) * 1.4))
            sound.play(name, volume, pan)

    def cue(self, name: str, volume: float = 1.0, place: float | None = None) -> Callable[[], None]:
        """A sound to be played later."""
        return lambda: self.sound(name, volume, place)

    def rattle(self, on: bool) -> None:
        """Dice rattle in a hand, or not."""
        sound = self.desk.app.sound
        if sound is not None and on:
            sound.loop("cup_shake", 0.5)
        elif sound is not None:
            sound.stop("cup_shake")

    def announce(self, announcement: Announcement | None) -> None:
        """Words across the table, or none."""
        self.desk.seen.announcement, self.desk.seen.announced = announcement, 0.0

    def refuse(self, why: str) -> None:
        """A key that does nothing says why in one line, if such lines are wanted."""
        app = self.desk.app
        if app.settings.explain_refusals:
            app.notice(why, seconds=2.5)
            self.sound("error")

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

    def ball_place(self) -> float:
        """Where the ball is."""
        ball = self.picture.ball
        return ball.place if ball is not None else GOAL / 2

    def ask(self) -> None:
        """Who is asked now, as the match stands: the picture is what one made anew would be."""
        p = self.picture
        self.before = self.state.copy()
        making.place(p, self.state)
        making.ask(p, self.state, self.match.pending, self.story, self.cast)
