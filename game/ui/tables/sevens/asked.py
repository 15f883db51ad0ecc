"""What is asked of whoever chooses on the pitch, and what of it lies there."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.grid import NOWHERE
from game.games.sevens.state import NOBODY, Phase, State, player_on
from game.ui.tables.sevens import bombs
from game.ui.tables.sevens.marking import is_step
from game.ui.tables.sevens.marks import Ways
from game.ui.tables.sevens.plans import Plan
from game.ui.tables.sevens.stage import Stage
from game.ui.tables.squares.asked import AskedDeal
from game.ui.widgets.canvas import Point


class Asked(AskedDeal[State]):
    """The state of a choice on the pitch."""

    stage: Stage

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.plan = Plan()
        self.aiming = False  # squares are thrown at, not gone to
        self.mate = NOBODY  # the team-mate that would be thrown
        self._heard = NOWHERE  # the square of a click that was not refused though it answered nothing
        self.ways = Ways.BEST  # how whoever is picked is to go
        self._whose = NOBODY  # who that was chosen for
        self._pointed = NOWHERE
        self.formation = 0  # the last that was taken
        self._next = NOBODY  # who is picked once this activation is over
        self._furthest = -1
        self._asked_to_end = -1  # how many answers stood when the turn was to end though some had not acted
        self._asked_to_leave = (-1, NOBODY)  # the answers that stood, and who was clicked once

    # ------------------------------------------------------------------ reading
    @property
    def able(self) -> Sequence[int]:
        return self.stage.picture.marks.able

    @property
    def stepping(self) -> bool:
        """Is a step of an activation asked?"""
        return self.request is not None and is_step(self.request)

    @property
    def given_to_act(self) -> bool:
        """Is whoever is picked picked by the rules? He acts, or throws a bomb on."""
        return self.stepping or bombs.thrown_on(self.request)

    @property
    def acting(self) -> int:
        return self.chosen if self.given_to_act else NOBODY

    @property
    def waiting(self) -> int:
        """How many players could still be activated in this turn, or in this charge."""
        request = self.request
        if request is None or request.what != "act":
            return 0
        s = self.state
        fresh = {words[1] for _, words in request.options if words[0] == "act"}
        able = sum(not s.acted >> int(player) & 1 for player in fresh)
        return min(able, s.charges) if s.phase is Phase.CHARGE else able

    def ends_too_early(self) -> bool:
        """The turn shall end: is that asked first? Once, where somebody could still be activated."""
        if not self.waiting or self.asks_to_end:
            return False
        self._asked_to_end = self.given
        return True

    @property
    def asks_to_end(self) -> bool:
        """Is it asked now whether the turn shall end?"""
        return self._asked_to_end == self.given

    def spot(self, counter: int) -> Point | None:
        p = self.stage.picture
        return self.stage.place.spots(p.at(), p.boxes())[counter]

    def counter_on(self, square: int) -> int:
        return player_on(self.state, square)

    @property
    def stops(self) -> list[int]:
        """Squares that Tab goes to where nobody can be picked: targets, pushes."""
        m, s = self.stage.picture.marks, self.state
        return [s.at[player] for player in m.targets if s.at[player] >= 0] or list(m.pushes)
