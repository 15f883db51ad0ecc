"""Lines of a record and answers of a game."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.answers import Notation
from game.core.record import Kind, Statement, read_record
from game.core.requests import D8, Answer, Choice, DieAtRest, Flick, Request, Roll, Spin, Throw
from tests.core.counting import COIN, Counting

NOTATION = Notation(Counting(), {"turns": "3"})
CHOICE = Choice((0, 1), "C-1", "change", [(0, ("keep",)), (1, ("halve",))])
ROLL = Roll("C-1", "count", ((0, D8), (0, COIN)))
PLACED = DieAtRest(5, outside=False, x=1.0, y=2.0)
LINES: list[tuple[str, Request, Answer, str]] = [
    ("away halve", CHOICE, (1, ("halve",)), ""),
    ("dice 3 heads", ROLL, (3, "heads"), ""),
    ("throw 3 4! 5@1.00,2.00", Throw(0, "C-1"), (DieAtRest(3), DieAtRest(4, True), PLACED), ""),
    ("throw 3 from 1,2,3,4 shake 5", Throw(0, "C-1"), (DieAtRest(3),), "from 1,2,3,4 shake 5"),
    ("kick good", Flick(0, "C-1", "kick", distance=1), True, ""),
    ("kick miss 0.5 wide left", Flick(0, "C-1", "kick", distance=1), False, "0.5 wide left"),
    ("spin 7", Spin((), "C-1", "wheel"), 7, ""),
    ("spin 7 9.25", Spin((), "C-1", "wheel"), 7, "9.25"),
]  # fmt: skip


def statement(line: str) -> Statement:
    [one] = read_record(f"record 1 counting\n{line}").body
    return one


@pytest.mark.parametrize(("line", "request_", "answer", "note"), LINES)
def test_a_line_is_read_and_written_alike(line: str, request_: Request, answer: Any, note: str) -> None:
    assert NOTATION.answer(statement(line)) == (answer, note)
    assert NOTATION.line(request_, answer, note) == line


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("p1 keep", "'p1' is no seat of this match (home, away)"),
        ("home jump", "'jump' is nothing that is said here"),
        ("kick", "a kick is `good` or `miss`"),
        ("kick wide", "a kick is `good` or `miss`"),
        ("spin", "a spin is a number"),
        ("spin fast", "a spin is a number"),
        ("throw 9", "'9' is no die: it must be face, face! or face@x,y, with a face from 1 to 8"),
    ],
)
def test_a_line_that_is_no_answer_says_why(line: str, reason: str) -> None:
    with pytest.raises(ValueError) as error:
        NOTATION.answer(statement(line))
    assert str(error.value) == reason


def test_only_answers_are_answers() -> None:
    with pytest.raises(ValueError, match="'undo' is no answer"):
        NOTATION.answer(Statement(1, Kind.UNDO, ["1"]))


@pytest.mark.parametrize(
    ("request_", "words"),
    [
        (None, "nothing: the match is over"),
        (CHOICE, "home keep | away halve"),
        (ROLL, "dice <d8> <coin> (count)"),
        (Throw(0, "C-1"), "throw <die> x8"),
        (Throw(0, "C-1", counts=range(1, 15)), "throw <die> x1 or another number"),
        (Flick(0, "C-1", "kick", distance=1), "kick good|miss"),
        (Spin((), "C-1", "wheel"), "spin 1..8"),
    ],
)
def test_what_would_be_legal_in_words(request_: Request | None, words: str) -> None:
    assert NOTATION.legal(request_) == words


@pytest.mark.parametrize(("count", "end"), [(12, "| home way11"), (13, "| home way11 or 1 more")])
def test_a_choice_of_more_than_twelve_is_cut_short(count: int, end: str) -> None:
    choice = Choice((0,), "C-1", "many", [(0, (f"way{number}",)) for number in range(count)])
    assert NOTATION.legal(choice).endswith(end)
