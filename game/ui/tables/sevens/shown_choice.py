"""What is seen of a choice on the pitch: who is picked, where to, by which ways, at what is aimed."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.core.grid import NOWHERE, bits, column, row
from game.core.requests import Option
from game.games.sevens.state import NOBODY, player_on
from game.ui.tables.sevens import making, marking, pointing
from game.ui.tables.sevens.marks import Marks, Ways
from game.ui.tables.sevens.placing import Placing
from game.ui.widgets.canvas import Point

LIFT: Final = 9.0  # units that a counter is carried above the turf


class ShownChoice(Placing):
    """A choice on the pitch: what is picked, and what is shown of it."""

    def start(self, counter: int) -> int:
        s, m = self.state, self.stage.picture.marks
        if counter != NOBODY and s.at[counter] >= 0:
            return s.at[counter]
        if m.region:
            free = [at for at in range(320) if m.region >> at & 1]
            return min(free, key=lambda at: (abs(row(at) - 5), abs(column(at) - 10)))
        if s.active != NOBODY:
            return s.at[s.active]
        return self.stops[0] if self.stops else 9 * 16 + 5

    def settle(self) -> None:
        """A question is put: whoever was to be picked next is picked."""
        self.aiming, self.mate, self._heard, self._pointed = False, NOBODY, NOWHERE, NOWHERE
        self._go_on()
        player, self._next = self._next, NOBODY
        if (
            player != NOBODY
            and self.request is not None
            and self.request.what == "act"
            and player in self.able
        ):
            self.choose(player)

    def _go_on(self) -> None:
        """Who goes on foot goes on so; a jump is chosen anew each time."""
        request, m = self.request, self.stage.picture.marks
        on_foot = self.ways is Ways.ON_FOOT and self.stepping and self.state.active == self._whose
        if request is not None and on_foot and self.stage.desk.person(self.side):
            self.stage.picture.marks = marking.chosen(self.state, request, m, self._whose, self.ways)
        else:
            self.ways = Ways.BEST

    def turn_ways(self) -> None:
        """The other ways to go: with jumps or on foot, or a jump at once."""
        request, m = self.request, self.stage.picture.marks
        if request is None or not m.other_ways:
            return
        self.ways = m.other_ways[(m.other_ways.index(m.ways) + 1) % len(m.other_ways)]
        self._whose = m.chosen
        self.stage.picture.marks = self._said(
            replace(marking.chosen(self.state, request, m, m.chosen, self.ways), open=False)
        )
        self.point(self._pointed)
        self.stage.sound("click", 0.5)

    def choose(self, counter: int) -> None:
        request, p = self.request, self.stage.picture
        if request is None:
            return
        if self.stepping and counter == NOBODY:
            self.aiming, self.mate = False, NOBODY
            counter = self.state.active
        if counter != NOBODY:
            self._asked_to_end = -1
        self.ways = Ways.BEST
        p.marks = self._said(marking.chosen(self.state, request, p.marks, counter))
        if (event := self.event) is not None and counter in event.moved:
            p.marks.region = event.squares_for(counter)
        making.carded(p, self.state)
        if counter != NOBODY:
            self.stage.sound("click", 0.5)

    def _said(self, marks: Marks) -> Marks:
        """The reasons in the menu with players by name."""
        names = self.stage.names
        marks.entries = tuple(replace(each, why=names.resaid(each.why)) for each in marks.entries)
        return marks

    def point(self, square: int) -> None:
        p, request, self._pointed = self.stage.picture, self.request, square
        p.pointed = square
        if request is None or not self.stage.desk.person(self.side):
            making.carded(p, self.state, player_on(self.state, square))
            return
        p.marks = pointing.pointed(self.state, request, p.marks, square, self.aiming, self._meant)
        making.carded(p, self.state, player_on(self.state, square))

    @property
    def _meant(self) -> int:
        """The team-mate that would be thrown, whoever has just caught a bomb, or kicks off."""
        what, story = self.request.what if self.request is not None else "", self.stage.story
        if what == "bomb" and not self.stepping and story.test is not None:
            return story.test.player
        return story.kicker if what == "target" else self.mate

    def carry(self, counter: int, pos: Point | None) -> None:
        each = self.stage.picture.counters[counter]
        each.spot, each.lift = pos, LIFT if pos is not None else 0.0

    # -------------------------------------------------------------------- aiming
    def pick_mate(self, mate: int, square: int) -> None:
        """The team-mate that shall be thrown is picked, or by a second click let go."""
        assert self.request is not None
        self._heard = square
        if mate == self.mate:
            self.choose(NOBODY)
            return
        self.mate, self.aiming = mate, True
        self.stage.sound("click", 0.5)
        p = self.stage.picture
        p.marks.reach = ()
        to = {int(words[2]) for _, words in self.request.options if len(words) == 3 and words[1] == mate}
        p.marks.region = bits(to - {square})

    def onto_its_own(self) -> Option | None:
        """The team-mate that is picked would come down where it stands now: a click there lets go of it."""
        if self.request is None or self.mate == NOBODY:
            return None
        words = self.mate, self.state.at[self.mate]
        return next((option for option in self.request.options if option[1][1:] == words), None)

    def aim(self, on: bool) -> None:
        """From now on squares are thrown at, or gone to."""
        self.aiming, self.mate = on, NOBODY
        p, request = self.stage.picture, self.request
        if request is not None:
            self.ways = Ways.BEST
            p.marks = marking.chosen(self.state, request, p.marks, self.state.active)
            if on:
                p.marks.reach = ()
