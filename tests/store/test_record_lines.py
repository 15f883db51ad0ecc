"""What the lines of a record say: whether the match is over, how much of it was another one."""

from __future__ import annotations

import pytest

from game.store.record_lines import replayed_in, result_in
from tests.store.sample import HEADER


@pytest.mark.parametrize(
    ("lines", "result"),
    [
        (["dice 1"], None),
        (["dice 1", "expect over p2"], "p2"),
        (["dice 1", "expect over tie", "expect score.p1 6", "# done", "beat 0123456789ab", ""], "tie"),
        (["dice 1", "expect over"], ""),
        (["dice 1", "expect over p2", "undo 1"], None),
        (["dice 1", "expect over p2", "undo 1", "dice 2", "expect over p1"], "p1"),
    ],
)
def test_a_record_is_finished_when_it_says_so_after_its_last_answer(
    lines: list[str], result: str | None
) -> None:
    assert result_in(lines) == result


# ------------------------------------------------------------------------------------------- branches
FROM_REPLAY = (*HEADER, "# branch 3", "dice 1 2", "p1 kick", "dice 3 4")


@pytest.mark.parametrize(
    ("then", "stand"),
    [
        ((), 3),
        (("dice 5 6", "beat 00"), 3),
        (("dice 5 6", "undo 1", "dice 7 8"), 3),
        (("undo 2",), 1),
        (("undo 1", "dice 5 6"), 2),
        (("undo 2", "p1 kick # the same again", "dice 3 4"), 3),
        (("undo 3", "dice 8 8", "p1 kick", "dice 3 4"), 0),
    ],
)
def test_how_many_answers_a_branch_has_from_its_replay(then: tuple[str, ...], stand: int) -> None:
    assert replayed_in([*FROM_REPLAY, *then]) == stand


def test_a_match_of_its_own_has_none_from_a_replay() -> None:
    assert replayed_in([*HEADER, "dice 1 2", "dice 3 4"]) == 0
