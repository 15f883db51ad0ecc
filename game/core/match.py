"""A match: a state, the request that is pending, and everything that was answered.

The rules yield `BEAT` wherever the state alone says what comes next. The match keeps a copy of the state
at every beat, so a clone is a copy of the last one with the few answers since sent again, and an undo is
the same with one answer fewer.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import Any, Generic

from game.core.errors import IllegalAnswer
from game.core.game import Event, Game, Rules, S, read_options, unheard
from game.core.requests import BEAT, D8, Answer, Choice, DieAtRest, Flick, Flow, Request, Roll, Spin, Throw


class Match(Generic[S]):
    """A game being played. ``state`` may be read; only answers change it.

    ``pending`` is what is asked now, or None when the match is over. ``answers`` are those that were
    asked for, in order; options that the core took by itself are not among them.
    """

    __slots__ = (
        "_beats",
        "_counts",
        "_events",
        "_flow",
        "_since",
        "_undone",
        "answers",
        "game",
        "pending",
        "state",
    )

    def __init__(self, game: Rules[S], state: S) -> None:
        self.game = game
        self.state = state
        self.answers: list[Answer] = []
        self.pending: Request | None = None
        self._undone: list[Answer] = []
        self._events: list[Event] = []
        self._since: list[Answer] = []
        self._beats: list[S] = []  # the state at each beat, and how many answers had been given there
        self._counts: list[int] = []
        self._begin(state)

    @classmethod
    def new(cls, game: Game[S], options: Mapping[str, str] | None = None) -> Match[S]:
        """A whole match from its first question. Raises OptionError."""
        return cls(game, game.start(read_options(game.options, options or {})))

    # ------------------------------------------------------------------ asking
    @property
    def over(self) -> bool:
        return self.pending is None

    @property
    def events(self) -> list[Event]:
        """What the last answer brought (for a match just begun: what led to the first question)."""
        return list(self._events)

    def refusal(self, answer: Answer) -> str | None:
        """Why this answer would be refused, in words, or None if it is legal."""
        request = self.pending
        match request:
            case None:
                return "the match is over"
            case Choice():
                if answer in request.options:
                    return None
                return self._not_offered(request, answer)
            case Roll():
                return _wrong_dice(request, answer)
            case Throw():
                return _wrong_throw(request, answer)
            case Flick():
                return None if isinstance(answer, bool) else "a kick is good or a miss"
            case Spin():
                return None if answer in range(1, 9) else "the spinner shows 1 to 8"

    def _not_offered(self, request: Choice, answer: Any) -> str:
        if not (isinstance(answer, tuple) and len(answer) == 2 and isinstance(answer[1], tuple)):
            return "a choice is asked here"
        if answer[0] not in request.seats:
            return "it is not for that seat to answer"
        return self.game.why_not(self.state, request, answer) or "that is not among the options"

    # --------------------------------------------------------------- answering
    def answer(self, answer: Answer) -> list[Event]:
        """Answer what is pending and return what it brought.

        Raises IllegalAnswer, and changes nothing, if the answer is refused.
        """
        request = self.pending
        if not (type(request) is Choice and answer in request.options):
            reason = self.refusal(answer)
            if reason is not None:
                raise IllegalAnswer(reason)
        self._undone.clear()
        self._send(answer)
        return list(self._events)

    def _send(self, answer: Answer) -> None:
        self._events.clear()
        self.answers.append(answer)
        self._since.append(answer)
        try:
            self._settle(self._flow.send(answer))
        except StopIteration:
            self.pending = None

    def _begin(self, state: S) -> None:
        self.state = state
        state.tell = self._events.append
        self._flow: Flow = self.game.play(state)
        try:
            self._settle(next(self._flow))
        except StopIteration:
            self.pending = None

    def _settle(self, item: Any) -> None:
        """Go on to the next request that has to be asked: keep beats, take single options."""
        while True:
            if item is BEAT:
                self._keep()
                item = next(self._flow)
            elif type(item) is Choice and not item.ask and len(item.options) == 1:
                only = item.options[0]
                self._since.append(only)
                item = self._flow.send(only)
            else:
                self.pending = item
                return

    def _keep(self) -> None:
        self._since.clear()
        count = len(self.answers)
        if self._counts and self._counts[-1] == count:
            self._beats[-1] = self.state.copy()
        else:
            self._counts.append(count)
            self._beats.append(self.state.copy())

    # --------------------------------------------------- clone, undo and redo
    def clone(self) -> Match[S]:
        """A match of its own that stands where this one stands; it can be undone back to the last beat."""
        twin: Match[S] = Match.__new__(Match)
        beat = self._beats[-1]
        twin.game = self.game
        twin.state = state = beat.copy()
        twin._beats, twin._counts = [beat], [0]
        twin.answers = self.answers[self._counts[-1] :]
        twin._since = self._since[:]
        twin._undone = []
        twin._events = []
        twin.pending = self.pending
        state.tell = unheard
        twin._flow = flow = self.game.play(state)
        try:
            next(flow)
            item: Any = next(flow)
            for sent in self._since:
                item = flow.send(sent)
            twin.pending = item
        except StopIteration:
            twin.pending = None
        state.tell = twin._events.append
        return twin

    @property
    def taken_back(self) -> Answer | None:
        """The answer that a redo would give again."""
        return self._undone[-1] if self._undone else None

    def undo(self, count: int = 1) -> None:
        """Take back the last ``count`` answers. Raises IllegalAnswer if there are not so many."""
        target = len(self.answers) - count
        if count < 1 or target < self._counts[0]:
            raise IllegalAnswer(f"{count} answers cannot be taken back: there are {len(self.answers)}")
        self._undone.extend(reversed(self.answers[target:]))
        place = bisect_right(self._counts, target) - 1
        again = self.answers[self._counts[place] : target]
        del self.answers[self._counts[place] :]
        beat = self._beats[place]
        del self._beats[place:], self._counts[place:]
        self._events.clear()
        self._begin(beat.copy())
        for answer in again:
            self._send(answer)

    def redo(self, count: int = 1) -> list[Event]:
        """Give answers that were taken back again. Raises IllegalAnswer if there are not so many."""
        if not 1 <= count <= len(self._undone):
            raise IllegalAnswer(f"{count} answers cannot be given again: {len(self._undone)} were taken back")
        happened: list[Event] = []
        for _ in range(count):
            self._send(self._undone.pop())
            happened += self._events
        return happened


_FACES = frozenset(D8.faces)


def _wrong_dice(request: Roll, answer: Any) -> str | None:
    if not isinstance(answer, tuple) or len(answer) != len(request.dice):
        return f"{len(request.dice)} dice are rolled here ({request.what})"
    for face, (_, die) in zip(answer, request.dice, strict=True):
        if face not in die.faces:
            return f"{face} is on no face of the {die.name} ({', '.join(map(str, die.faces))})"
    return None


def _wrong_throw(request: Throw, answer: Any) -> str | None:
    if not isinstance(answer, tuple):
        return "the dice are thrown here"
    for die in answer:
        if type(die) is not DieAtRest:
            return "the dice are thrown here"
        if die[0] not in _FACES:
            return f"{die[0]} is on no face of a d8"
    if len(answer) not in request.counts:
        least, most = request.counts[0], request.counts[-1]
        return f"{len(answer)} dice lie there: it must be " + (
            f"{least}" if least == most else f"{least} to {most}"
        )
    return None
