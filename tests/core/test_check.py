"""Running records: every expectation, strict answers, the seed, undo lines, beats."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from game.core.check import Run, beat_hash, run_record
from game.core.errors import RecordError
from game.core.match import Match
from game.core.record import read_record
from game.core.requests import Answer
from tests.core.counting import Counting, State
from tests.fortune import Fortune

HEAD = "record 1 counting\n"
ROLL = "dice <d8> <coin> (count)"
THREE_WAYS = "home keep | home double | away halve"


class Drawn:
    """Answers by chance, and remembers what was asked."""

    def __init__(self) -> None:
        self.fortune = Fortune(5)
        self.asked: list[str] = []

    def answer(self, match: Match[Any]) -> Answer:
        assert match.pending is not None
        self.asked.append(match.pending.what)
        return self.fortune.answer(match.pending)


def run(lines: str, head: str = HEAD, chance: Drawn | None = None) -> Run:
    return run_record(read_record(head + lines, "x.rec"), Counting(), chance)


def wrong(lines: str, head: str = HEAD) -> list[str]:
    """What does not hold, each with the line's number counted from the first after the head."""
    shift = head.count("\n")
    return [f"{m.line - shift}: {m.text}" for m in run(lines, head).mismatches]


# -------------------------------------------------------------------------------------- expectations
@pytest.mark.parametrize(
    "lines",
    [
        "expect total 0\nexpect turn 1",
        "expect pending dice\nexpect pending dice 2",
        "dice 3 heads\nexpect total 3",
        "dice 3 heads\nexpect pending home\nexpect pending home double\nexpect pending away halve",
        "dice 3 heads\nexpect illegal home halve\nexpect illegal away keep\nexpect illegal p9 keep",
        "dice 3 heads\nexpect illegal home jump",
        "expect illegal home keep",  # a die is pending
        "expect event changed",  # what led to the first question
        "dice 3 heads\nexpect event counted",
        "dice 4 heads\nexpect event counted\nexpect event changed\nexpect pending away end",
    ],
)
def test_what_holds(lines: str) -> None:
    assert wrong(lines) == []


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        ("expect total 1", "1: expected total 1 got 0"),
        ("expect pending throw", f"1: expected pending throw got {ROLL}"),
        ("expect pending dice 1", f"1: expected pending dice 1 got {ROLL}"),
        ("expect pending home", f"1: expected pending home got {ROLL}"),
        (
            "dice 3 heads\nexpect pending away keep",
            f"2: expected pending away keep got {THREE_WAYS}",
        ),
        (
            "dice 3 heads\nexpect pending dice",
            f"2: expected pending dice got {THREE_WAYS}",
        ),
        ("dice 3 heads\nexpect illegal home keep", "2: expected illegal home keep got a legal answer"),
        ("dice 3 heads\nexpect event changed", "2: expected event changed got counted"),
        ("dice 3 heads\nhome keep\nexpect event counted", "3: expected event counted got changed"),
        ("dice 3 heads\nhome keep\nexpect over", "3: expected over got pending away end"),
    ],
)
def test_what_does_not_hold_is_named_and_the_record_goes_on(lines: str, found: str) -> None:
    assert wrong(lines) == [found]
    assert wrong(f"{lines}\nexpect total 99")[:1] == [found]
    assert len(wrong(f"{lines}\nexpect total 99")) == 2


ENDED = "option turns 1\n", "dice 3 heads\nhome keep\nthrow 1 1\nkick miss\nspin {}\naway end\n"


@pytest.mark.parametrize(
    ("spin", "expected", "got"),
    [(1, "", None), (1, "home", None), (1, "away", "over home"), (2, "away", None), (2, "tie", "over away")],
)
def test_expect_over(spin: int, expected: str, got: str | None) -> None:
    head, lines = ENDED
    found = wrong(f"{lines.format(spin)}expect over {expected}", HEAD + head)
    assert found == ([] if got is None else [f"7: expected over {expected} got {got}"])


def test_expect_over_of_a_tie() -> None:
    class Level(Counting):
        def winners(self, state: State) -> tuple[int, ...]:
            return (0, 1)

    head, lines = ENDED
    for word, count in (("tie", 0), ("", 0), ("home", 1)):
        record = read_record(f"{HEAD}{head}{lines.format(1)}expect over {word}")
        assert len(run_record(record, Level()).mismatches) == count


@pytest.mark.parametrize(
    "line",
    [
        "expect",
        "expect total",
        "expect total 1 2",
        "expect weather rain",
        "expect pending",
        "expect pending dice 2 3",
        "expect pending nobody",
        "expect illegal",
        "expect illegal home",
        "expect event",
        "expect event changed counted",
        "expect over home tie",
        "undo",
        "undo x",
        "undo 1 2",
        "undo -1",
    ],
)
def test_a_line_that_cannot_be_read_names_file_and_line(line: str) -> None:
    with pytest.raises(RecordError) as error:
        run(f"dice 3 heads\n{line}")
    assert (error.value.file, error.value.line) == ("x.rec", 3)


# ------------------------------------------------------------------------------------- strict answers
@pytest.mark.parametrize(
    ("lines", "found"),
    [
        ("dice 3", f"1: expected {ROLL} got dice 3: 2 dice are rolled here (count)"),
        (
            "dice 3 heads 4",
            f"1: expected {ROLL} got dice 3 heads 4: 2 dice are rolled here (count)",
        ),
        (
            "dice 3 edge",
            f"1: expected {ROLL} got dice 3 edge: edge is on no face of the coin (heads, tails)",
        ),
        ("home keep", f"1: expected {ROLL} got home keep: something else is asked"),
        (
            "dice 3 heads\naway keep",
            f"2: expected {THREE_WAYS} got away keep: that is not among the options",
        ),
        (
            "dice 3 heads\nhome fly",
            f"2: expected {THREE_WAYS} got home fly: 'fly' is nothing that is said here",
        ),
        (
            "dice 3 heads\nspin 4",
            f"2: expected {THREE_WAYS} got spin 4: something else is asked",
        ),
    ],
)
def test_an_illegal_answer_says_what_was_given_and_what_would_be_legal(lines: str, found: str) -> None:
    assert wrong(lines) == [found]
    assert wrong(f"{lines}\nexpect total 99\ndice 3") == [found]  # nothing after it can be trusted


def test_an_answer_after_the_end_is_told_once_that_the_match_is_over() -> None:
    head, lines = ENDED
    found = wrong(lines.format(1) + "home keep", HEAD + head)
    assert found == ["7: expected nothing got home keep: the match is over"]


def test_a_mismatch_prints_file_and_line() -> None:
    [mismatch] = run("expect total 1").mismatches
    assert str(mismatch) == "x.rec:2: expected total 1 got 0"
    assert run("expect total 1").failed


def test_without_a_seed_a_missing_answer_fails() -> None:
    assert wrong("dice 3 heads\nhome keep\naway end\nhome keep") == [
        f"4: expected {ROLL} got home keep: something else is asked"
    ]
    assert run("dice 3 heads\nhome keep\naway end\nhome keep", chance=Drawn()).failed  # no `seed` line


def test_progress_is_told_line_by_line() -> None:
    ticks: list[int] = []
    record = read_record(f"{HEAD}dice 3 heads\n\nhome keep\nexpect total 3")
    run_record(record, Counting(), tick=ticks.append)
    assert ticks == [2, 4, 5]


# --------------------------------------------------------------------------------------------- undo
def test_undo_takes_back_the_last_answers() -> None:
    lines = (
        "dice 3 heads\nhome double\nundo 1\nexpect total 3\nhome keep\nundo 2\nexpect total 0\ndice 5 heads"
    )
    assert wrong(f"{lines}\nexpect total 5\nexpect event counted") == []


def test_single_options_are_no_answers_to_be_taken_back() -> None:
    assert wrong("dice 4 heads\nundo 1\nexpect total 0\nexpect pending dice") == []


def test_undo_forgets_what_happened() -> None:
    assert wrong("dice 3 heads\nundo 1\nexpect event counted") == ["3: expected event counted got none"]


@pytest.mark.parametrize("count", [0, 2])
def test_undo_of_more_than_there_is_ends_the_record(count: int) -> None:
    assert wrong(f"dice 3 heads\nundo {count}\nexpect total 99") == [
        f"2: expected at most 1 answers got undo {count}: {count} answers cannot be taken back: there are 1"
    ]


def test_notes_belong_to_the_answers_that_are_left() -> None:
    lines = (
        "dice 3 heads\nhome keep\nthrow 1 1 from 1,2,3,4 shake 5\nkick good hard\nundo 1\nkick miss soft\n"
    )
    result = run(f"{lines}expect pending spin", HEAD + "option turns 1\n")
    assert result.notes == ["", "", "from 1,2,3,4 shake 5", "soft"]


# --------------------------------------------------------------------------------------------- beats
def test_a_beat_is_a_hash_of_the_paths_and_their_values() -> None:
    state = State(total=3, turn=2)
    assert beat_hash(Counting(), state) == hashlib.sha1(b"total 3\nturn 2\n").hexdigest()[:12]


def test_a_beat_that_agrees_says_nothing() -> None:
    assert wrong(f"dice 3 heads\nbeat {beat_hash(Counting(), State(total=3))}") == []


def test_a_beat_that_differs_is_a_warning_and_the_match_goes_on() -> None:
    result = run("dice 3 heads\nbeat 000000000000\nhome keep\nexpect pending away end")
    [warning] = result.mismatches
    now = beat_hash(Counting(), State(total=3))
    assert (
        str(warning) == f"x.rec:3: warning: expected beat 000000000000 got beat {now}: the rules have changed"
    )
    assert not result.failed
    assert len(result.match.answers) == 2


@pytest.mark.parametrize(
    "words",
    ["", " feed", " 00000000000g", " 0000000000000", " FEEDFEEDFEED", " 000000000000 000000000000"],
    ids=["none", "short", "no hex", "long", "capitals", "two"],
)
def test_a_beat_that_is_no_hash_is_called_malformed_and_the_match_goes_on(words: str) -> None:
    result = run(f"dice 3 heads\nbeat{words}\nhome keep\nexpect pending away end")
    [warning] = result.mismatches
    must = "it must be `beat <hash>`, 12 hex digits in small letters"
    assert str(warning) == f"x.rec:3: warning: malformed `beat{words}`: {must}"
    assert not result.failed
    assert len(result.match.answers) == 2


# --------------------------------------------------------------------------------------------- given
def test_given_sets_the_start() -> None:
    assert (
        wrong(
            "expect total 7\nexpect turn 3\ndice 1 heads\nexpect total 8",
            HEAD + "given total 7\ngiven turn 3\n",
        )
        == []
    )


@pytest.mark.parametrize(
    ("head", "line", "reason"),
    [
        ("given total x\n", 2, "total x cannot be given"),
        ("given total 1\ngiven turn 4\n", 3, "there are 3 turns"),
        ("option wind yes\n", 2, "there is no option 'wind': the game has turns, loud"),
        ("option loud yes\noption turns 2\n", 3, "option turns cannot be '2': it is one of 3, 1"),
        ("option loud on\nseat east person\n", 3, "'east' is no seat of this match (home, away)"),
    ],
)
def test_a_head_that_does_not_fit_names_its_line(head: str, line: int, reason: str) -> None:
    with pytest.raises(RecordError) as error:
        run("", HEAD + head)
    assert (error.value.file, error.value.line, error.value.reason) == ("x.rec", line, reason)


# ---------------------------------------------------------------------------------------------- seed
def seeded(lines: str) -> tuple[list[str], list[str], Run]:
    """What was drawn, what does not hold, and the run; with a seed."""
    chance = Drawn()
    result = run(lines, HEAD + "seed 5\noption turns 1\n", chance)
    return chance.asked, [mismatch.text for mismatch in result.mismatches], result


def test_under_a_seed_nothing_is_drawn_at_the_end_of_the_file() -> None:
    asked, found, result = seeded("")
    assert (asked, found, result.match.answers) == ([], [], [])


def test_an_answer_that_is_given_is_not_drawn() -> None:
    assert seeded("dice 3 heads\nhome keep\nthrow 1 1\nkick miss\nspin 1\naway end\nexpect over")[:2] == (
        [],
        [],
    )


def test_it_is_drawn_when_the_next_line_answers_something_else() -> None:
    asked, found, result = seeded("dice 3 heads\nhome keep\naway end\nexpect over")
    assert (asked, found) == (["throw", "kick", "wheel"], [])
    assert len(result.match.answers) == 6
    assert result.notes == [""] * 6


def test_it_is_drawn_only_as_far_as_needed() -> None:
    assert seeded("dice 3 heads\nhome keep\nspin 1")[:2] == (["throw", "kick"], [])
    assert seeded("dice 3 heads\nhome keep\nkick good")[:2] == (["throw"], [])


@pytest.mark.parametrize("line", ["expect turn 1", "expect illegal home fly", "expect event changed"])
def test_it_is_drawn_when_the_next_line_asserts_something_not_pending(line: str) -> None:
    asked, found, _ = seeded(f"dice 3 heads\nhome keep\n{line}")
    assert (asked, found) == (["throw", "kick", "wheel"], [])


def test_expect_over_draws_to_see_whether_it_is() -> None:
    assert seeded("dice 3 heads\nhome keep\nexpect over")[0] == ["throw", "kick", "wheel"]


@pytest.mark.parametrize("line", ["expect pending throw", "undo 1", "beat 000000000000"])
def test_a_line_about_what_is_pending_and_one_that_asserts_nothing_draw_nothing(line: str) -> None:
    assert seeded(f"dice 3 heads\nhome keep\n{line}")[0] == []


def test_a_choice_always_needs_its_line() -> None:
    asked, found, _ = seeded("dice 3 heads\nthrow 1 1")
    assert asked == []
    assert found == [f"expected {THREE_WAYS} got throw 1 1: something else is asked"]


def test_what_the_seed_answered_is_among_the_events() -> None:
    asked, found, _ = seeded("expect event counted")
    assert (asked[0], found) == ("count", [])
