"""What a hand may do on the pitch: what counters and squares answer, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.core.grid import NOWHERE, distance
from game.core.requests import Option
from game.games.sevens.actions import ACTIONS
from game.games.sevens.state import NOBODY, STANDING, player_on, side_of
from game.ui.tables.sevens import approach, bombs, marking, pointing, refusing, setting_up
from game.ui.tables.sevens.marking import WALK, kinds
from game.ui.tables.sevens.marks import Ways
from game.ui.tables.sevens.shown_choice import ShownChoice


class Choosing(ShownChoice):
    """A choice on the pitch: what a click answers, what follows from it."""

    def choose(self, counter: int) -> None:
        if not bombs.thrown_on(self.request):  # nobody else has it
            super().choose(counter)

    # ----------------------------------------------------------------- answering
    def entry_words(self, index: int) -> Option | None:
        """An entry of the menu as an answer."""
        m = self.stage.picture.marks
        if not 0 <= index < len(m.entries) or m.chosen == NOBODY:
            return None
        return self._allowed("act", m.chosen, m.entries[index].word)

    def face(self, face: str) -> Option | None:
        """A block die that is chosen; while a re-roll is asked about, the dice are kept, and it is chosen
        then."""
        keep = self._allowed("keep")
        if keep is not None and self._chooses:
            block = self.stage.story.block
            if block is not None and len(block.dice) > 1:
                self._promise([(self.side, ("choose", face))], after=1)
            return keep
        return self._allowed("choose", face)

    @property
    def _chooses(self) -> bool:
        """Is it the coach who is asked who chooses the die? Of a single one nobody does: it counts."""
        block = self.stage.story.block
        return block is not None and (len(block.dice) == 1 or block.chooser == self.side)

    def why_no_face(self) -> str:
        """Why a block die cannot be chosen."""
        block = self.stage.story.block
        if block is None or self._chooses:
            return ""
        return f"{self.stage.names.side(block.chooser)} choose the die, once these are kept (S7-6.4)"

    def again(self, source: str) -> Option | None:
        """A source of a re-roll that is used."""
        return self._allowed("reroll", source)

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
            self._heard = NOWHERE
            return self._deed(square, mean=True, leaves=False)
        if bombs.thrown_on(request):
            return self._alone(square)
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

    def _deed(self, square: int, *, mean: bool, leaves: bool = True) -> Option | None:
        """A click for the player that is picked: where to, whom. ``mean``: a plan is made; ``leaves``: on a
        team-mate it may mean that he is next, as no drag does."""
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
            if self.stepping and side_of(other) == side_of(player):
                return self._leave_for(other, mean=mean) if leaves else None
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
                if self.mate == words[1] and words[2] == square and self.aiming and other != self.mate:
                    return option
                if other == words[1]:
                    mate = other
        if mate != NOBODY and mean:
            self.pick_mate(mate, square)
            return None
        return thrown

    def _steps(self, square: int) -> bool:
        """Could it go there?"""
        return any(at == square for at, _ in self.stage.picture.marks.reach)

    def _at_player(self, other: int, *, mean: bool) -> Option | None:
        """A click on another player: a block or a blitz."""
        s, player = self.state, self.chosen
        if side_of(other) == side_of(player) or s.status[other] != STANDING:
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
        if self.aiming and (why := refusing.no_aim(self.state, self.mate, square)):
            return why
        asked = self.state, request, self.chosen, square, self.stage.names
        if self.ways is Ways.JUMP and (why := refusing.no_jump(*asked)):
            return why
        return refusing.why_not(*asked)

    def why_no_drop(self, counter: int, square: int) -> str:
        s, other = self.state, player_on(self.state, square)
        mate = other not in (NOBODY, counter) and side_of(other) == side_of(counter)
        if self.stepping and mate and not approach.to_mates(s):
            return refusing.taken(other, self.stage.names)
        return self.why_not(square)

    def why_still(self, counter: int) -> str:
        request, names = self.request, self.stage.names
        return refusing.why_still(self.state, request, counter, names) if request is not None else ""
