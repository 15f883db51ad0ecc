"""A match being played: who sits where, what was answered, where it is written, what may be taken back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from game.core.answers import Notation
from game.core.coach import Coach
from game.core.dice import fresh_shake
from game.core.errors import RecordError
from game.core.game import Event, read_options
from game.core.journal import Journal, header
from game.core.match import Match
from game.core.record import Seat, as_word
from game.core.requests import Answer, Choice, Option
from game.core.table import REFEREE, hand_of
from game.games.registry import Box
from game.link.talk import Elsewhere
from game.simulate import coach
from game.store.notes import Look, branch_line, read_notes
from game.store.presses import FOLLOWS
from game.store.record_lines import replayed_in
from game.store.savefile import SaveFile
from game.store.saves import Saves
from game.ui.table import Played
from game.ui.taking_back import Past, Said, corrections_of
from game.ui.tape import LEFT_OUT, tape_of

Clock = Callable[[], datetime]
STAND_IN = "coach:rookie"  # needs nothing but the rules


def now() -> datetime:
    """The time of day, with its zone."""
    return datetime.now(UTC).astimezone()


@dataclass
class Session:
    """Everything about a match but its picture. ``free``: undo without limit, as in a branch of a replay."""

    box: Box
    match: Match[Any]
    journal: Journal
    save: SaveFile
    seats: Sequence[Seat]
    looks: Mapping[str, Look]
    opening: Sequence[Event]
    history: list[Played]
    free: bool = False
    clock: Clock = now
    warning: str = ""  # what loading it had to say

    def __post_init__(self) -> None:
        self.coaches: dict[int, Coach] = {
            place: coach(self.box, seat.player, fresh_shake())
            for place, seat in enumerate(self.seats)
            if seat.player != "person"
        }
        self.referee = coach(self.box, "random", fresh_shake())
        self.elsewhere: Elsewhere | None = None  # who plays at another window
        self.past = Past(self.journal, self.save, self.history)

    @property
    def options(self) -> dict[str, str]:
        """The match's rule options, as its record gives them."""
        lines = (line.split() for line in self.save.lines)
        return {words[1]: words[2] for words in lines if len(words) == 3 and words[0] == "option"}

    @property
    def replayed(self) -> int:
        """How many of its answers were given in the match that it is a branch of."""
        return replayed_in(self.save.lines)

    # ------------------------------------------------------------------ people
    @property
    def names(self) -> list[str]:
        """The players' names, in seat order."""
        return [seat.name for seat in self.seats]

    def person(self, seat: int) -> bool:
        """Does a person sit there?"""
        return 0 <= seat < len(self.seats) and seat not in self.coaches

    @property
    def persons(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat in range(len(self.seats)) if self.person(seat)]

    def stand_in(self) -> str:
        """Coaches that cannot think (a table of theirs is damaged) make room for the simplest for now; the
        seat of somebody who is gone can be played here. What is so from now on, in words."""
        if self.elsewhere is not None:
            self.unlink()
            return "both seats are played here now, until it is opened again under Together"
        for seat in self.coaches:
            self.coaches[seat] = coach(self.box, STAND_IN, fresh_shake())
        return "a rookie plays on"

    def link(self, seat: int, elsewhere: Elsewhere) -> None:
        """Somebody at another window plays a seat: what is written here goes there."""
        self.elsewhere, self.coaches[seat] = elsewhere, elsewhere
        elsewhere.may_go_back = lambda count: self._may_follow(seat, count)
        write = self.journal.write

        def both(line: str) -> None:
            write(line)
            elsewhere.said(line)

        self.journal.write = both

    def unlink(self) -> None:
        """The other window is let go."""
        if self.elsewhere is not None:
            self.elsewhere.wire.close()
            self.coaches = {seat: each for seat, each in self.coaches.items() if each is not self.elsewhere}
            self.journal.write = self.save.write
            self.elsewhere = None

    # ---------------------------------------------------------------- answering
    def answer(self, answer: Answer, note: str = "", track: Any = None, *, follows: bool = False) -> Played:
        """Gives an answer: written first, then it takes effect. Raises IllegalAnswer if it is refused.
        ``follows``: one undo takes back the answer before as well."""
        played = self.past.give(Said(answer, note, track, follows))
        self.past.undone.clear()
        self._finish()
        return played

    def choose_otherwise(
        self, back: int, answers: Sequence[Answer], *, follows: bool = False
    ) -> list[Played]:
        """Gives other answers in place of the last ones; one undo brings those back. ``follows``: the first
        of them brought the rest. Raises IllegalAnswer."""
        self.past.undone.clear()
        said = [Said(each, follows=follows and n > 0) for n, each in enumerate(answers)]
        return self.past.instead(back, said)

    def note_turn(self, words: str) -> None:
        """Writes how far the match is, for the list of saves."""
        self.save.append((), turn=words, when=self.clock())

    def _finish(self) -> None:
        """A match that is over has its result written."""
        if self.match.over:
            self.save.finish(self._result())

    def _result(self) -> str:
        winners = self.match.game.winners(self.match.state)
        return self.seats[winners[0]].word if len(winners) == 1 else "tie"

    # ------------------------------------------------------------ undo and redo
    def undoable(self, *, step: bool = False) -> int:
        """How many answers an undo would take back now; 0: none (see `why_no_undo`). What came of one press
        goes together, back to the last die, a choice made otherwise as one; ``step``: a single answer."""
        if self.why_no_undo():
            return 0
        if self.past.corrected:
            return 1
        count, most = 1, self.past.since
        if self.free:
            count = next(n for n, played in enumerate(reversed(self.history), 1) if self.person(played.seat))
        while count < most and not step and self._goes_with(len(self.history) - count):
            count += 1
        return count

    def _goes_with(self, index: int) -> bool:
        """Did an answer come of the same press as the one before it, with no die between them?"""
        played, before = self.history[index], self.history[index - 1] if index else None
        return (
            played.follows
            and before is not None
            and isinstance(before.request, Choice)
            and before.seat == played.seat
        )

    def why_no_undo(self) -> str:
        """Why nothing can be taken back, in words, or "": freely to the last die or change of seat."""
        request = self.match.pending
        asked = hand_of(request) if request is not None else REFEREE
        if self.elsewhere is not None and not (self.person(asked) and self._may_follow(asked, 1)):
            return "nothing is taken back in a match with another window, but in a set-up"
        if self.past.corrected:
            return ""
        if not self.history:
            return "nothing has been answered yet"
        if self.free:
            return "" if any(self.person(p.seat) for p in self.history) else "no person has answered yet"
        last = self.history[-1]
        if not isinstance(last.request, Choice):
            return "undo goes back to the last die, and it has been thrown"
        if not self.person(last.seat):
            return "a coach has answered: undo takes back your own choices"
        option: Any = last.answer
        if request is None or (hand_of(request) != last.seat and not self.match.game.may_take_back(option)):
            return "undo goes back to the last change of turn"
        return ""

    def _may_follow(self, seat: int, count: int) -> bool:
        """Can another window follow when a seat takes back so many answers? While it sets up (S7-18.1)."""
        request, sets_up = self.match.pending, self.match.game.sets_up
        if not isinstance(request, Choice) or tuple(request.seats) != (seat,) or not sets_up(request):
            return False
        last = self.history[-count:] if 0 < count <= len(self.history) else []
        own = (
            isinstance(each.request, Choice) and each.seat == seat and sets_up(each.request) for each in last
        )
        return (bool(last) and all(own)) or (self.past.corrected and self.person(seat))

    def follow_back(self, count: int) -> None:
        """Whoever sets up at the other window has taken back so many answers."""
        self.past.drop(count)
        self.past.undone.clear()

    def undo(self, *, step: bool = False, rest: Sequence[Option] = ()) -> int:
        """Takes back what may be taken back; returns how many answers that were. ``rest`` is what the press
        that goes has promised and not brought yet: a redo tells it by `promised`."""
        count = self.undoable(step=step)
        return self.past.undo(count, rest) if count else 0

    @property
    def redoable(self) -> bool:
        """Is there an answer that was taken back?"""
        return bool(self.past.undone)

    @property
    def promised(self) -> Sequence[Option]:
        """What was still to come of the press that a redo gives again."""
        return self.past.undone[-1].rest if self.past.undone else ()

    def redo(self) -> list[Played]:
        """Gives everything again that the last undo took back: the same answers, the same dice."""
        given = self.past.redo()
        self._finish()
        return given

    def close(self) -> None:
        """The match is left: everything is on disk already, the file is let go."""
        self.unlink()
        self.save.close()


# ------------------------------------------------------------------------------------ begin and resume
def new_session(
    game_box: Box,
    options: Mapping[str, str],
    seats: Sequence[Seat],
    looks: Mapping[str, Look],
    saves: Saves,
    *,
    clock: Clock = now,
) -> Session:
    """A match from its first question. Raises OptionError."""
    game = game_box.load()
    complete = read_options(game.options, options)
    save = saves.create(header(game, complete, seats), when=clock(), looks=looks)
    match = Match.new(game, complete)
    opening = match.events
    journal = Journal(match, Notation(game, complete), save.write)
    return Session(game_box, match, journal, save, seats, looks, opening, [], clock=clock)


def resumed_session(ident: str, saves: Saves, *, clock: Clock = now) -> Session:
    """A saved match as it stood. Raises StoreError or RecordError."""
    save = saves.open(ident, when=clock())
    try:
        return session_of(save, clock)
    except Exception:
        save.close()
        raise


def branched_session(text: str, answers: int, saves: Saves, *, clock: Clock = now) -> Session:
    """A match that goes on from a replay after so many of its answers, in a record of its own; undo is free.

    ``text`` is the replay's record; a scenario's starting state goes with it. Raises RecordError.
    """
    tape = tape_of(text, "replay")
    lines = header(tape.box.load(), tape.record.options, tape.seats)
    lines += [f"given {path} {as_word(value)}" for _, path, value in tape.record.given]
    played = tape.history[:answers]
    lines.append(branch_line(len(played)))
    for each in played:
        lines += [tape.notation.line(each.request, each.answer, each.note), *[FOLLOWS] * each.follows]
    save = saves.create(lines, when=clock(), looks=tape.looks)
    return session_of(save, clock)


def session_of(save: SaveFile, clock: Clock) -> Session:
    """A match from its record, which tells a branch from any other."""
    tape = tape_of(save.text, save.id)
    wrong = next((mismatch for mismatch in tape.mismatches if not mismatch.warning), None)
    if wrong is not None:
        raise RecordError(wrong.text, wrong.file, wrong.line)
    journal = Journal(tape.match, tape.notation, save.write)
    session = Session(
        tape.box,
        tape.match,
        journal,
        save,
        tape.seats,
        tape.looks,
        tape.opening,
        list(tape.history),
        read_notes(save.lines).branch is not None,
        clock,
        tape.warning or (LEFT_OUT.format(save.torn) if save.torn else ""),
    )
    session.past.otherwise += corrections_of(tape.corrections, tape.box.name, tape.notation)
    return session
