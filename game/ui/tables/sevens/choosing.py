"""What a hand may do on the pitch: which counters, which squares, what they answer, and what follows from
it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from game.core.grid import NOWHERE, column, distance, row
from game.core.requests import Option
from game.games.sevens.actions import ACTIONS
from game.games.sevens.state import NOBODY, STANDING, player_on, side_of
from game.ui.tables.sevens import approach, making, marking, pointing, refusing, setting_up
from game.ui.tables.sevens.marking import WALK, kinds
from game.ui.tables.sevens.picture import Marks, Ways
from game.ui.tables.sevens.placing import Placing
from game.ui.widgets.canvas import Point

LIFT: Final = 9.0  # units that a counter is carried above the turf


class Choosing(Placing):
    """A choice on the pitch: what is picked, what a click answers, what follows from it."""

    # ------------------------------------------------------------------- showing
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

    def entry_words(self, index: int) -> Option | None:
        """An entry of the menu as an answer."""
        m = self.stage.picture.marks
        if not 0 <= index < len(m.entries) or m.chosen == NOBODY:
            return None
        return self._allowed("act", m.chosen, m.entries[index].word)

    def face(self, face: str) -> Option | None:
        """A block die that is chosen."""
        return self._allowed("choose", face)

    def again(self, source: str) -> Option | None:
        """A source of a re-roll that is used."""
        return self._allowed("reroll", source)

    # ----------------------------------------------------------------- answering
    def _allowed(self, *words: str | int) -> Option | None:
        option: Option = (self.side, words)
        return option if self.request is not None and option in self.request.options else None

    def tap(self, square: int) -> Option | None:
        if (
            self.chosen != NOBODY
            and self.request is not None
            and (self.request.what == "act" or self.stepping)
        ):
            return self._deed(square, mean=False)
        if self.chosen != NOBODY:
            return self.drop(self.chosen, square)
        return self._alone(square)

    def click(self, square: int) -> Option | None:
        self._heard = NOWHERE
        if self._asked_to_leave != (self.given, player_on(self.state, square)):
            self._asked_to_leave = (-1, NOBODY)
        if (
            self.chosen != NOBODY
            and self.request is not None
            and (self.request.what == "act" or self.stepping)
        ):
            return self._deed(square, mean=True)
        return self.tap(square)

    def drop(self, counter: int, square: int) -> Option | None:
        request = self.request
        if request is None:
            return None
        if setting_up.under_way(self.state, request) or self.event is not None:
            return self.set_down(request, counter, square)
        if request.what == "act" or self.stepping:
            return self._deed(square, mean=True)
        for _, words in request.options:
            if len(words) == 3 and words[1] == counter and words[2] == square and kinds(words)[0] == "player":
                return self._allowed(*words)
        return None

    def _alone(self, square: int) -> Option | None:
        """A click with nobody picked: an option about this square, or about the player on it."""
        request, player = self.request, player_on(self.state, square)
        if request is None or square == NOWHERE:
            return None
        for option in request.options:
            words, kind = option[1], kinds(option[1])
            if kind == ("square",) and words[1] == square:
                return option
            if kind == ("player",) and player != NOBODY and words[1] == player:
                return option
        if request.what == "high_kick" and square == self.state.landing and len(request.options) == 2:
            return request.options[0]
        return None

    def _deed(self, square: int, *, mean: bool) -> Option | None:
        """A click for the player that is picked: where to, whom. ``mean``: a plan is made."""
        s, player = self.state, self.chosen
        other = player_on(s, square)
        if self.stepping:
            option = self._target(square, other, mean=mean)
            if option is not None or self.aiming:
                return option
            if other != NOBODY and (way := approach.way_to(s, other, self.ways)) is not None:
                deed: Option = (self.side, (ACTIONS[s.action].deed, other))
                return self._start([*self._walk(player, way.squares), deed], mean=mean)
        if other not in (NOBODY, player):
            return self._at_player(other, mean=mean)
        if self.stage.picture.marks.chosen != NOBODY and square != s.at[player]:
            return self._go(square, mean=mean)
        return None

    def _target(self, square: int, other: int, *, mean: bool) -> Option | None:
        """The declared deed, done to whoever or whatever is there."""
        assert self.request is not None
        thrown, mate = None, NOBODY
        for option in self.request.options:
            words, kind = option[1], kinds(option[1])
            if words[0] in WALK or not kind:
                continue
            if kind == ("player",) and other != NOBODY and words[1] == other:
                return option
            if (
                kind == ("square",)
                and words[1] == square
                and (self.aiming or other != NOBODY or not self._steps(square))
            ):
                thrown = option
            if kind == ("player", "square"):
                if self.mate == words[1] and words[2] == square and self.aiming:
                    return option
                if other == words[1]:
                    mate = other
        if mate != NOBODY and mean:
            self._aim_mate(mate, square)
            return None
        return thrown

    def _steps(self, square: int) -> bool:
        """Could it go there?"""
        return any(at == square for at, _ in self.stage.picture.marks.reach)

    def _aim_mate(self, mate: int, square: int) -> None:
        """The team-mate that shall be thrown is picked."""
        assert self.request is not None
        self.mate, self.aiming, self._heard = mate, True, square
        self.stage.sound("click", 0.5)
        p = self.stage.picture
        p.marks.reach = ()
        p.marks.region = sum(
            {1 << int(words[2]) for _, words in self.request.options if len(words) == 3 and words[1] == mate}
        )

    def aim(self, on: bool) -> None:
        """From now on squares are thrown at, or gone to."""
        self.aiming, self.mate = on, NOBODY
        p, request = self.stage.picture, self.request
        if request is not None:
            self.ways = Ways.BEST
            p.marks = marking.chosen(self.state, request, p.marks, self.state.active)
            if on:
                p.marks.reach = ()

    def _at_player(self, other: int, *, mean: bool) -> Option | None:
        """A click on another player: a block or a blitz; one's own is activated next."""
        s, player = self.state, self.chosen
        if side_of(other) == side_of(player):
            return self._leave_for(other, mean=mean) if self.stepping else None
        if s.status[other] != STANDING:
            return None
        near = distance(s.at[player], s.at[other]) == 1 and s.status[player] == STANDING
        if self.stepping:
            now = ACTIONS[s.action].word
            if now != "blitz" or s.done:
                return None
            return self._blitz(player, other, (), mean=mean)
        if near and (option := self._allowed("act", player, "block")) is not None:
            if mean:
                self._promise([(self.side, ("block", other))], after=1)
            return option
        declared = self._allowed("act", player, "blitz")
        if declared is None:
            return None
        return self._blitz(player, other, (declared,), mean=mean)

    def _leave_for(self, other: int, *, mean: bool) -> Option | None:
        """The activation ends, and another player is picked: at once where nothing is left of it, by a second
        click where something is, and never while the click may have meant a throw to a team-mate."""
        s, request = self.state, self.request
        assert request is not None
        if approach.to_mates(s) or s.acted >> other & 1:
            return None
        asked = self._asked_to_leave == (self.given, other)
        if refusing.unfinished(s, request) and not asked:
            if mean:
                self._asked_to_leave = (self.given, other)
            return None
        if mean:
            self._next = other
        return self._allowed("end")

    def _blitz(self, player: int, other: int, first: tuple[Option, ...], *, mean: bool) -> Option | None:
        way, worth = pointing.block_way(self.state, player, other, self.ways)
        if not worth:
            return None
        steps: list[Option] = [*first, *self._walk(player, way.squares), (self.side, ("block", other))]
        return self._start(steps, mean=mean)

    def _go(self, square: int, *, mean: bool) -> Option | None:
        """To a square, by the best way."""
        s, player = self.state, self.chosen
        if not self._steps(square):
            return self._allowed("jump", square) if self.stepping else None
        way = marking.way_of(s, player, square, self.ways)
        first: tuple[Option, ...] = ()
        if not self.stepping:
            declared = self._allowed("act", player, "move")
            if declared is None:
                return None
            first = (declared,)
        return self._start([*first, *self._walk(player, way.squares)], mean=mean)

    def _walk(self, player: int, squares: Sequence[int]) -> list[Option]:
        lies = self.state.status[player] != STANDING
        stand: list[Option] = [(self.side, ("stand",))] if lies else []
        path = [self.state.at[player], *squares]
        return stand + [
            (self.side, ("jump" if distance(here, at) > 1 else "move", at)) for here, at in pairwise(path)
        ]

    def _start(self, options: list[Option], *, mean: bool) -> Option | None:
        if not options:
            return None
        first = self._allowed(*options[0][1])
        if first is not None and mean:
            self._promise(options[1:], after=1)
        return first

    # ---------------------------------------------------------------------- plans
    def _promise(self, options: Sequence[Option], *, after: int = 0) -> None:
        self.plan.make(options, self.given + after, begun=after > 0)

    def promise(self, options: Sequence[Option]) -> None:
        """Answers that follow by themselves."""
        self._promise(options)

    @property
    def rest(self) -> Sequence[Option]:
        """What was promised and has not come yet."""
        return tuple(self.plan.options)

    def promise_again(self, options: Sequence[Option]) -> None:
        """The press was taken back and given again: so is the rest of it."""
        self.plan.make(options, self.given, begun=True)

    def promised(self) -> Option | None:
        """What is answered now without asking again."""
        return self.plan.next(self.state, self.request, self.given)

    def nothing_left(self) -> Option | None:
        """Where nothing is left to do an activation ends by itself, unless somebody came back by undo."""
        request = self.request
        fresh, self._furthest = self.given > self._furthest, max(self.given, self._furthest)
        if request is None or not fresh or len(request.options) > 1 or not self.stepping:
            return None
        return request.options[0]

    # ------------------------------------------------------------------- refusing
    def why_not(self, square: int) -> str:
        request = self.request
        if request is None or square in (NOWHERE, self._heard):
            return ""
        if (event := self.event) is not None:
            return event.why_not(self.chosen, square, self.stage.names)
        asked = self.state, request, self.chosen, square, self.stage.names
        if self.ways is Ways.JUMP and (why := refusing.no_jump(*asked)):
            return why
        return refusing.why_not(*asked)
