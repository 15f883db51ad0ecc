"""The notes of a record tell what came of one press, and what was given in the place of what."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.store.presses import AS_BEFORE, FOLLOWS, Line, Presses, instead_line, presses_in

A, B, C, D = "home place H1 g5", "home place H2 g6", "home place H3 g7", "home place H4 f2"
HEADER = ("record 1 sevens", 'seat home person "Ada # 1"', "# when 2026-05-01T20:15:00+02:00")


def stands(found: Presses) -> list[str]:
    """The answers that stand; a + for what came of the press before."""
    return [f"{line.text[11:13]}{'+' * line.follows}" for line in found.answers]


def corrections(found: Presses) -> list[tuple[list[str], int, int]]:
    """What stood before each, how many were given instead, how many stood then."""
    return [
        ([line.text[11:13] for line in each.before], each.given, each.stand) for each in found.corrections
    ]


@pytest.mark.parametrize(
    ("lines", "left", "made"),
    [
        ((A, B, FOLLOWS, C), ["H1", "H2+", "H3"], []),
        ((A, "dice 1 2", "beat 0123456789ab", FOLLOWS), ["H1", "+"], []),
        ((A, B, FOLLOWS, "undo 1", C), ["H1", "H3"], []),
        ((A, B, "undo 2", instead_line(2), B, A), ["H2", "H1"], [(["H1", "H2"], 2, 2)]),
        ((A, B, "undo 1", instead_line(1), C, D), ["H1", "H3", "H4"], [(["H2"], 1, 2)]),
        ((A, "undo 1", instead_line(0)), [], [(["H1"], 0, 0)]),
        ((A, "undo 1", instead_line(0), AS_BEFORE, A), ["H1"], []),
        ((A, B, "undo 1", instead_line(1), C, "undo 1", AS_BEFORE, B), ["H1", "H2"], []),
        ((A, B, "undo 1", instead_line(2), C), ["H1", "H3"], [(["H2"], 1, 2)]),  # cut off in the middle
        ((A, B, "undo 1", instead_line(1), C, "undo 2", D), ["H4"], []),  # it is no correction any more
        ((A, B, "undo 1", instead_line(1), C, D, "undo 1"), ["H1", "H3"], [(["H2"], 1, 2)]),
        (
            (A, B, "undo 2", instead_line(2), B, FOLLOWS, A, "undo 1", instead_line(1), C),
            ["H2+", "H3"],
            [(["H1", "H2"], 2, 2), (["H1"], 1, 2)],
        ),
        ((FOLLOWS, AS_BEFORE, A, "undo 9", "undo x", B), ["H2"], []),  # nothing of it makes sense
        (("# follows the rules", A, "# instead of him", B), ["H1", "H2"], []),  # somebody's own words
    ],
)
def test_what_the_notes_say(
    lines: Sequence[str], left: list[str], made: list[tuple[list[str], int, int]]
) -> None:
    found = presses_in([*HEADER, *lines])
    assert (stands(found), corrections(found)) == (left, made)


def test_a_comment_beside_an_answer_is_no_part_of_it() -> None:
    assert presses_in([f"{A}  # to the line"]).answers == [Line(A)]
