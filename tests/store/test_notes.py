"""What the table writes beside the rules, in comments."""

from __future__ import annotations

import pytest

from game.core.record import read_record
from game.store.listing import info_of
from game.store.notes import (
    Conceded,
    Look,
    branch_line,
    conceded_line,
    fixture_line,
    kind_of,
    look_line,
    name_line,
    read_notes,
    turn_line,
    when_line,
    without,
)
from tests.store.sample import HEADER, after


@pytest.mark.parametrize(
    "look", [Look(0, 0), Look(7, 7, "Copper Foxes"), Look(2, 5, 'A=B # "C"'), Look(1, 1, "Füchse 狐\n")]
)
def test_a_look_is_read_as_it_was_written(look: Look) -> None:
    assert read_notes([look_line("p1", look)]).looks == {"p1": look}


def test_what_a_look_leaves_out_is_the_first_of_its_kind() -> None:
    assert read_notes(["# look p1 colour=# pattern=1"]).looks == {"p1": Look(0, 1)}


def test_all_notes_are_read() -> None:
    notes = read_notes(
        [
            when_line(after(0)),
            name_line("Cup final"),
            branch_line(37),
            "dice 1 2",
            turn_line(after(5), "Quarter 2: Ada"),
        ]
    )
    assert notes.branch == 37
    assert (notes.started, notes.name, notes.turn, notes.played) == (
        after(0),
        "Cup final",
        "Quarter 2: Ada",
        after(5),
    )


def test_of_notes_of_a_kind_the_last_counts() -> None:
    notes = read_notes([turn_line(after(1), "one"), turn_line(after(2), "two")])
    assert (notes.turn, notes.played) == ("two", after(2))


def test_a_branch_may_have_no_answer_of_another_match() -> None:
    assert read_notes([branch_line(0)]).branch == 0
    assert read_notes(["dice 1"]).branch is None


@pytest.mark.parametrize(
    "line",
    [
        "# when the lights went out",
        "# turn of the tide",
        "# name and address",
        '# name "unclosed',
        "# look p1 colour=9",
        "# look p1 colour=red",
        "# branch of a tree",
        "# look",
        "# a comment",
        "p1 kick # turn",
        "",
    ],
)
def test_other_words_are_no_notes_of_ours(line: str) -> None:
    empty = read_notes([])
    assert read_notes([line]) == empty


def test_the_rules_skip_them() -> None:
    lines = [
        HEADER[0],
        look_line("p1", Look(1, 2, "Foxes")),
        name_line('"'),
        *HEADER[1:],
        turn_line(after(0), "#"),
    ]
    record = read_record("\n".join(lines) + "\n")
    assert record.game == "bfl"
    assert record.body == []


def test_notes_can_be_left_out() -> None:
    lines = [HEADER[0], name_line("a"), turn_line(after(0), "b"), "# a comment"]
    assert without(lines, "name", "turn") == [HEADER[0], "# a comment"]
    assert [kind_of(line) for line in lines] == ["", "name", "turn", ""]


def test_a_match_of_a_league_says_which_it_is() -> None:
    mark = "m0123456789abcdef"
    assert read_notes([fixture_line(mark)]).fixture == mark
    assert read_notes([fixture_line(mark, 'The "5" Cup, season 3, match 17')]).fixture == mark
    assert read_notes(["# fixture 3  17"]).fixture == "3 17"  # of an earlier version
    assert read_notes(["# fixture of the month"]).fixture == ""
    assert kind_of(fixture_line(mark)) == "fixture"


@pytest.mark.parametrize("too_few", [True, False])
def test_a_concession_is_read_as_it_was_written(*, too_few: bool) -> None:
    gone = Conceded("home", "away", too_few)
    assert read_notes([conceded_line(gone)]).conceded == gone
    assert read_notes(["# conceded defeat", "# conceded home away at last"]).conceded is None


def test_a_match_that_was_conceded_is_over_and_won_by_the_other_side() -> None:
    lines = [*HEADER, "dice 1 2", conceded_line(Conceded("home", "away"))]
    info = info_of("one", None, after(0), "".join(f"{line}\n" for line in lines).encode())
    assert (info.finished, info.result, info.conceded, info.waits) == (True, "away", True, False)
    more = "".join(f"{line}\n" for line in [*lines, "dice 1 2"])
    assert not info_of("one", None, after(0), more.encode()).finished
