"""A match that is written down as it is played: the line first, then its effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core.answers import Notation
from game.core.check import run_record
from game.core.errors import IllegalAnswer
from game.core.game import Options, read_options
from game.core.journal import BEAT_EVERY, Journal, header
from game.core.match import Match
from game.core.record import Seat, read_record
from game.games.bfl import GAME
from game.games.bfl.state import State as BflState
from tests.core.counting import Counting, State
from tests.fortune import Fortune


class Sink:
    """The lines, and how many answers the match had when each was handed over."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.then: list[int] = []
        self.watch: Callable[[], int] = lambda: 0

    def write(self, line: str) -> None:
        self.lines.append(line)
        self.then.append(self.watch())


def begun() -> tuple[Journal, Sink, Match[State]]:
    match = Match.new(Counting())
    sink = Sink()
    sink.watch = lambda: len(match.answers)
    return Journal(match, Notation(match.game, {}), sink.write), sink, match


def test_the_header_of_a_match() -> None:
    seats = [Seat("home", "person", "Ada # 1"), Seat("away", "coach:pro", 'The "Machine"')]
    assert header(Counting(), {"turns": "1", "loud": "on"}, seats) == [
        "record 1 counting",
        "option turns 1",
        "option loud yes",
        'seat home person "Ada # 1"',
        'seat away coach:pro "The \\"Machine\\""',
    ]


def test_each_answer_is_a_line_handed_over_before_it_takes_effect() -> None:
    journal, sink, match = begun()
    journal.answer((3, "heads"))
    journal.answer((1, ("halve",)))
    assert sink.lines == ["dice 3 heads", "away halve"]
    assert sink.then == [0, 1]
    assert match.state.total == 1


def test_it_returns_what_the_answer_brought() -> None:
    journal, _, match = begun()
    assert journal.answer((3, "heads")) == match.events != []


def test_a_refused_answer_writes_nothing() -> None:
    journal, sink, match = begun()
    with pytest.raises(IllegalAnswer):
        journal.answer((9, "heads"))
    assert (sink.lines, match.answers) == ([], [])


def test_a_line_that_cannot_be_written_leaves_the_match_as_it_was() -> None:
    journal, sink, match = begun()
    journal.answer((3, "heads"))

    def full(line: str) -> None:
        raise OSError(28, "No space left on device")

    journal.write = full
    with pytest.raises(OSError, match="No space"):
        journal.answer((0, ("keep",)))
    with pytest.raises(OSError, match="No space"):
        journal.undo()
    assert (match.answers, match.state.total) == ([(3, "heads")], 3)
    journal.write = sink.write
    journal.answer((0, ("keep",)))
    assert sink.lines == ["dice 3 heads", "home keep"]


def test_a_match_that_is_over_takes_and_writes_nothing() -> None:
    journal, sink, match = begun()
    Fortune(1).play(match)
    with pytest.raises(IllegalAnswer, match="the match is over"):
        journal.answer((3, "heads"))
    assert sink.lines == []


# --------------------------------------------------------------------------------------- undo and notes
def test_an_undo_is_a_line_of_its_own_and_comes_first() -> None:
    journal, sink, match = begun()
    journal.answer((3, "heads"))
    journal.answer((0, ("double",)))
    journal.undo(2)
    assert sink.lines == ["dice 3 heads", "home double", "undo 2"]
    assert sink.then == [0, 1, 2]
    assert (match.answers, match.state.total) == ([], 0)


@pytest.mark.parametrize("count", [-1, 0, 2])
def test_an_undo_that_cannot_be_writes_nothing(count: int) -> None:
    journal, sink, match = begun()
    journal.answer((3, "heads"))
    with pytest.raises(IllegalAnswer):
        journal.undo(count)
    assert (sink.lines, len(match.answers)) == (["dice 3 heads"], 1)


def test_notes_are_written_with_their_answers() -> None:
    journal, sink, match = begun()
    for answer in ((2, "heads"), (1, ("end",)), (2, "heads"), (0, ("end",)), (2, "heads")):
        journal.answer(answer)
    [throw] = [Fortune(1).answer(match.pending)]
    journal.answer(throw, "from -4.0,40.0,118.0,0.0 shake 7")
    assert sink.lines[-1].endswith(" from -4.0,40.0,118.0,0.0 shake 7")
    journal.answer(True, "hard")
    journal.undo(2)
    journal.answer(throw, "from -4.0,40.0,118.0,0.0 shake 7")
    assert sink.lines[-1].endswith(" from -4.0,40.0,118.0,0.0 shake 7")


# ----------------------------------------------------------------------------- a BFL match and its beats
def written_match(seed: int) -> tuple[list[str], Match[BflState]]:
    """A whole match of three, with an undo now and then, and its first answer given again."""
    options: Options = read_options(GAME.options, {"players": "3"})
    match = Match.new(GAME, options)
    lines = header(GAME, options, [Seat("p1", "person", "Ada")])
    journal = Journal(match, Notation(GAME, options), lines.append)
    fortune = Fortune(seed, out=0.1)
    while not match.over:
        journal.answer(fortune.answer(match.pending))
        if len(match.answers) > 5 and fortune.below(12) == 0:
            again: Any = match.answers[-1 - fortune.below(5) :]
            journal.undo(len(again))
            if fortune.below(2):
                journal.answer(again[0])
    return lines, match


@pytest.mark.parametrize("seed", range(5))
def test_what_was_written_is_the_match(seed: int) -> None:
    lines, match = written_match(seed)
    run = run_record(read_record("\n".join(lines)), GAME)
    assert run.mismatches == []
    assert run.match.answers == match.answers
    assert run.match.state.key() == match.state.key()
    assert any(line.startswith("undo") for line in lines)


def test_a_beat_is_written_now_and_then() -> None:
    lines, match = written_match(1)
    beats = [line for line in lines if line.startswith("beat ")]
    assert len(match.answers) // BEAT_EVERY <= len(beats) <= len(lines) // BEAT_EVERY + lines.count("undo")
    assert len(beats) >= 2


def test_a_changed_beat_is_a_warning_that_names_its_line() -> None:
    lines, match = written_match(1)
    at = next(number for number, line in enumerate(lines) if line.startswith("beat "))
    lines[at] = "beat feedfeedfeed"
    run = run_record(read_record("\n".join(lines), "save.rec"), GAME)
    [warning] = run.mismatches
    assert str(warning).startswith(f"save.rec:{at + 1}: warning: expected beat feedfeedfeed got beat ")
    assert not run.failed
    assert run.match.state.key() == match.state.key()  # and it goes on to the end


def test_a_match_cut_at_any_byte_loads_to_its_last_whole_line() -> None:
    lines, _ = written_match(2)
    lines = lines[:45]
    heading = sum(line.split()[0] in ("record", "option", "seat") for line in lines)
    whole = "\n".join(lines).encode() + b"\n"
    answers = [
        len(run_record(read_record("\n".join(lines[:count])), GAME).match.answers) for count in range(1, 46)
    ]
    for cut in range(whole.index(b"\n") + 1, len(whole) + 1):
        text = whole[:cut].decode("utf-8", "replace")
        run = run_record(read_record(text, torn_line=True), GAME)
        count = text.count("\n")
        assert run.mismatches == []
        assert len(run.match.answers) == (answers[count - 1] if count > heading else 0)
