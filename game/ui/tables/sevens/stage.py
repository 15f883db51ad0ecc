"""What clips and hands work on: the picture, the story behind it, the sounds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.core.requests import Roll
from game.games.sevens.state import NOBODY, State
from game.ui.drawing.teams import Team
from game.ui.table import Desk, Played
from game.ui.tables.sevens import making, rolltable, threatening
from game.ui.tables.sevens.board import SevensBoard
from game.ui.tables.sevens.foreseen import Foreseen
from game.ui.tables.sevens.layout import Layout, layout
from game.ui.tables.sevens.making import Cast
from game.ui.tables.sevens.marks import Marks
from game.ui.tables.sevens.names import Names
from game.ui.tables.sevens.overlays_of import Threat
from game.ui.tables.sevens.picture import SevensPicture, Switches
from game.ui.tables.sevens.story import Story
from game.ui.tables.squares.stage import SquaresStage
from game.ui.widgets.canvas import Point


@dataclass
class Stage(SquaresStage):
    """The table while a match is shown on it."""

    desk: Desk
    cast: Cast
    story: Story
    picture: SevensPicture = field(default_factory=SevensPicture)
    switches: Switches = field(default_factory=Switches)
    threat: Threat = field(default_factory=Threat)
    board: SevensBoard | None = None  # what draws; None before the first frame
    foreseen: Foreseen = field(default_factory=Foreseen)
    task: bool = False  # a puzzle's task lies over away's bench
    logged: bool = True  # an open log takes room of what has happened

    @property
    def state(self) -> State:
        """The match's state."""
        state: State = self.match.state
        return state

    @property
    def place(self) -> Layout:
        """Where everything is. A table that is looked up in takes the room of what the threat means."""
        threat = self.switches.threat and self.picture.table is None
        return layout(self.desk.app.theme, self.watched, self.task, self.logged, threat)

    def team(self, seat: int) -> Team:
        """A side's team."""
        return self.cast.teams[seat]

    @property
    def names(self) -> Names:
        """How sides and players are said."""
        return self.story.names

    # ----------------------------------------------------------------- settling
    def spot(self, player: int) -> Point:
        """Where a player's counter lies in the picture."""
        spot = self.place.spots(self.picture.at(), self.picture.boxes())[player]
        return spot if spot is not None else (0.0, 0.0)

    def begin(self, played: Played) -> None:
        """An answer was given: nobody is asked any more."""
        p = self.picture
        p.marks = Marks()
        p.block = p.failed = None
        if p.table is not None and not p.table.asked:
            p.table = None
        for side in p.sides:
            side.active = False
        for counter in p.counters:
            counter.spot, counter.lift = None, 0.0
        for die in p.dice:
            die.lit = False
        if isinstance(played.request, Roll):
            p.result = p.result_words = ""
        self.announce(None)

    def fallen(self, played: Played) -> None:
        """The dice of an answer lie still."""
        self.story.answered(played)
        self._tell()

    def hear(self, event: Any) -> None:
        """The story is told an event."""
        self.story.hear(event)
        if self.story.looked is event:
            self.picture.table = rolltable.looked_up(self.state, self.story)
        self._tell()

    def _tell(self) -> None:
        making.tell(self.picture, self.story)

    def dismiss(self) -> bool:
        """A table that was looked up in is put away; whether there was one."""
        if self.picture.table is None or self.picture.table.asked:
            return False
        self.story.looked = self.picture.table = None
        return True

    def stand(self, player: int, square: int, lie: int | None = None) -> None:
        """A player is on a square now, perhaps lying."""
        counter = self.picture.counters[player]
        counter.square, counter.box, counter.spot, counter.lift = square, 0, None, 0.0
        if lie is not None:
            counter.lie = lie

    def take_off(self, player: int, box: int) -> None:
        """A player is in a box now."""
        counter = self.picture.counters[player]
        counter.square, counter.box, counter.spot, counter.lift, counter.lie = -1, box, None, 0.0, 0
        counter.spent = counter.distracted = counter.rooted = False

    def give(self, player: int) -> None:
        """A player has the ball."""
        ball = self.picture.ball
        ball.holder, ball.square, ball.spot, ball.lift, ball.angle = player, -1, None, 0.0, 0.0
        ball.target = ball.start = -1

    def lay(self, square: int) -> None:
        """The ball lies on a square."""
        ball = self.picture.ball
        ball.holder, ball.square, ball.spot, ball.lift, ball.angle = NOBODY, square, None, 0.0, 0.0
        ball.start = -1

    def ask(self) -> None:
        """Who is asked now, as the match stands: the picture is what one made anew would be."""
        self.story.over = self.foreseen.over(self.match)
        making.place(self.picture, self.state, self.story)
        making.ask(self.picture, self.state, self.match.pending, self.story, self.cast, self.switches)
        self.lay_over()

    def lay_over(self) -> None:
        """What is switched on lies over the pitch; the threat as far as it is found."""
        p, on = self.picture, self.switches
        making.laid_over(p, self.state, on)
        if on.threat:
            self.threat.look(self.state, making.opponents(p, self.state))
        p.threat = self.threat.squares if on.threat else ()
        self._tell_threat()

    def flip(self, name: str, *, filmed: bool = False) -> None:
        """A switch is turned. While the film runs, what was switched on is laid over with its end."""
        setattr(self.switches, name, not getattr(self.switches, name))
        if filmed:
            self._take_away()
        else:
            self.lay_over()
        self.sound("click", 0.6)

    def _take_away(self) -> None:
        """What is switched off goes at once."""
        p, on = self.picture, self.switches
        if not on.zones:
            p.zones = ()
        if not on.threat:
            self.threat, p.threat = Threat(), ()
        self._tell_threat()

    def look_on(self) -> None:
        """A frame passes."""
        if self.switches.threat:
            self.threat.step()
            self.picture.threat = self.threat.squares
            self._tell_threat()

    def _tell_threat(self) -> None:
        """The threat is told in words, too."""
        p = self.picture
        odds = self.desk.app.settings.show_odds
        said = threatening.said(self.state, self.threat.by, p.pointed, self.names, odds=odds)
        p.threat_said = said if self.switches.threat else ""
