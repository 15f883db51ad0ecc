"""A form after a match as it is filled in: what has been answered and told, what can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from game.core.dice import SeededDice
from game.core.match import Match
from game.core.requests import Answer, Choice, Roll
from game.games.sevens.league import manager
from game.games.sevens.league.form_state import FormState
from game.ui.scenes.seasons.form_words import event_words

Kept = Callable[[list[Answer], int], None]


class Filled(NamedTuple):
    """What has been answered so far, and how many of the answers stand: dice thrown here, and all before."""

    answers: tuple[Answer, ...] = ()
    standing: int = 0


NOTHING: Final = Filled()


class FormRun:
    """``kept`` is told the answers after each of them, and how many of them stand; it raises nothing. ``led``
    are the sides whose questions a coach answers. ``lines`` says what has happened, a sentence each.
    ``filled`` is what was answered before the form was left. Raises GameError for what it does not allow."""

    def __init__(
        self,
        match: Match[FormState],
        kept: Kept,
        dice: SeededDice,
        led: frozenset[int],
        filled: Filled = NOTHING,
    ) -> None:
        self.match, self.kept, self.dice, self.led = match, kept, dice, led
        self.told: list[Any] = []
        self.lines: list[str] = []
        self._before: list[tuple[int, int]] = []  # how much had been told and said before each answer
        self._dice: list[bool] = []  # is that answer a roll?
        self.free_from = 0  # answers from here on can be taken back
        self._hear(list(match.events))
        for answer in filled.answers:
            self._give(answer)
        self.free_from = filled.standing

    def _hear(self, events: list[Any]) -> None:
        self.told += events
        self.lines += [words for event in events if (words := event_words(self.state, event))]

    @property
    def state(self) -> FormState:
        return self.match.state

    @property
    def side(self) -> int:
        """Whose part of the form it is: who is asked, not who throws a casualty's die."""
        return self.state.side if self.state.step is not None else 1

    @property
    def for_coach(self) -> bool:
        """Is a coach asked?"""
        request = self.match.pending
        return isinstance(request, Choice) and request.seats[0] in self.led

    @property
    def undoable(self) -> bool:
        """Can the last answer be taken back? Not beyond a die that was thrown here."""
        return len(self.match.answers) > self.free_from

    @property
    def diced(self) -> bool:
        """Has a die been thrown that stands?"""
        return any(self._dice[: self.free_from])

    # ------------------------------------------------------------------ answers
    def answer(self, answer: Answer, *, thrown: bool) -> None:
        """An answer to what is pending; a die that was thrown here cannot be taken back."""
        self._give(answer)
        if thrown:
            self.free_from = len(self.match.answers)
        self.kept(list(self.match.answers), self.free_from)

    def _give(self, answer: Answer) -> None:
        self._before.append((len(self.told), len(self.lines)))
        self._dice.append(isinstance(self.match.pending, Roll))
        self._hear(list(self.match.answer(answer)))

    def roll(self) -> None:
        """The dice that are asked for are thrown here."""
        request = self.match.pending
        if isinstance(request, Roll):
            self.answer(self.dice.roll(request), thrown=True)

    def coach(self) -> None:
        """A coach answers for the team that it leads."""
        self.answer(manager.answer(self.match), thrown=True)

    def undo(self) -> None:
        """Takes the last answer back."""
        if self.undoable:
            self.match.undo()
            told, said = self._before.pop()
            self._dice.pop()
            del self.told[told:], self.lines[said:]
            self.kept(list(self.match.answers), self.free_from)

    # ------------------------------------------------------- expensive mistakes
    @property
    def flush(self) -> int:
        """The treasury that the table of mistakes is looked up by: before one that has just been made."""
        last = self.told[-1] if self.told else None
        if last is not None and last.kind == "mistook":
            return int(last.before)
        return self.state.sheets[self.side].treasury

    @property
    def rolled_row(self) -> int:
        """The row of the last roll on the table: it may be followed by one that says what is lost."""
        request = self.match.pending
        if isinstance(request, Roll) and request.what in ("minor", "catastrophe"):
            match self.match.answers[-1]:
                case (int(number),):
                    return number
        last = next((event for event in reversed(self.told) if event.kind == "mistook"), None)
        return int(last.rolled) if last is not None else 0
