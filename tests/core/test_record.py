"""The grammar of a record: every statement, quotes, comments, and errors that name file and line."""

from __future__ import annotations

import pytest

from game.core.errors import RecordError
from game.core.record import (
    Kind,
    Record,
    Seat,
    Statement,
    quoted,
    read_record,
    tokens,
    whole_lines,
)

WHOLE = """\
# a comment may come first

record 1 bfl       # and stand behind a line
option players 3
option cup hand
seat p1 person "Ada # 1"
seat p2 coach:pro "The \\"Machine\\""
seat p3 person
seed 17
given quarter 2
given lane.p1 5
dice 4 8
p1 penalty p3
throw 3 3! 6@60,-1.5 from -4,40,118,0 shake 7
kick good 0.5 0.1
spin 4 8.0
undo 2
beat 0123456789ab
expect yard.p1 30
expect pending dice 3
"""


def read(text: str) -> Record:
    return read_record(text, "match.rec")


def test_every_statement_is_read() -> None:
    record = read(WHOLE)
    assert (record.file, record.game, record.seed, record.torn) == ("match.rec", "bfl", 17, False)
    assert record.options == {"players": "3", "cup": "hand"}
    assert record.seats == [
        Seat("p1", "person", "Ada # 1", 6),
        Seat("p2", "coach:pro", 'The "Machine"', 7),
        Seat("p3", "person", "p3", 8),
    ]
    assert record.given == [(10, "quarter", "2"), (11, "lane.p1", "5")]
    assert record.body == [
        Statement(12, Kind.DICE, ["4", "8"]),
        Statement(13, Kind.CHOICE, ["p1", "penalty", "p3"]),
        Statement(14, Kind.THROW, ["3", "3!", "6@60,-1.5", "from", "-4,40,118,0", "shake", "7"]),
        Statement(15, Kind.KICK, ["good", "0.5", "0.1"]),
        Statement(16, Kind.SPIN, ["4", "8.0"]),
        Statement(17, Kind.UNDO, ["2"]),
        Statement(18, Kind.BEAT, ["0123456789ab"]),
        Statement(19, Kind.EXPECT, ["yard.p1", "30"]),
        Statement(20, Kind.EXPECT, ["pending", "dice", "3"]),
    ]


@pytest.mark.parametrize("end", ["\r\n", "\n\n", " \n", "\t\n", "   # so it is\n"])
def test_spaces_empty_lines_and_comments_mean_nothing(end: str) -> None:
    plain = read("record 1 bfl\noption players 3\ndice 4\n")
    other = read(f"record 1 bfl{end}  option   players\t3{end}dice 4{end}")
    assert (other.game, other.options) == (plain.game, plain.options)
    assert [(s.kind, s.words) for s in other.body] == [(s.kind, s.words) for s in plain.body]


# ------------------------------------------------------------------------------- quotes and comments
@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("dice 4 8", ["dice", "4", "8"]),
        ("", []),
        ("   # nothing", []),
        ("dice 4# eight", ["dice", "4"]),
        ('seat p1 person "Ada Lovelace"', ["seat", "p1", "person", "Ada Lovelace"]),
        ('seat "p1" person ""', ["seat", "p1", "person", ""]),
        ('"a # b" # c', ["a # b"]),
        (r'"a \"b\" \\ é"', ['a "b" \\ é']),
        ('"tab\\there"', ["tab\there"]),
        ('"Zoë 🏈"', ["Zoë 🏈"]),
    ],
)
def test_words_and_texts(line: str, words: list[str]) -> None:
    assert tokens(line) == words


@pytest.mark.parametrize("line", ['"Ada', 'seat p1 person "Ada', '"Ada\\"', '"a\\qb"', '"a" "'])
def test_a_text_that_does_not_end_or_has_a_strange_escape(line: str) -> None:
    with pytest.raises(ValueError):
        tokens(line)
    with pytest.raises(RecordError, match=r"^match\.rec:2: "):
        read(f"record 1 bfl\n{line}\n")


@pytest.mark.parametrize(
    "name", ["Ada", "", "Ada Lovelace", 'The "Machine"', "a # b", "back\\slash", "two\nlines", "Zoë 🏈"]
)
def test_a_name_is_quoted_so_that_it_is_read_again(name: str) -> None:
    assert "\n" not in quoted(name)
    assert tokens(f"seat p1 person {quoted(name)} # so") == ["seat", "p1", "person", name]


def test_a_name_stays_readable() -> None:
    assert quoted("Zoë") == '"Zoë"'


# ---------------------------------------------------------------------------------------- what is wrong
@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 0, "there is no `record` line: it comes first"),
        ("# nothing\n\n", 0, "there is no `record` line: it comes first"),
        ("option players 2\n", 1, "a record begins with `record 1 <game>`, not 'option'"),
        ("\n\ndice 4\n", 3, "a record begins with `record 1 <game>`, not 'dice'"),
        ("record\n", 1, "it must be `record 1 <game>`"),
        ("record bfl\n", 1, "it must be `record 1 <game>`"),
        ("record one bfl\n", 1, "it must be `record 1 <game>`"),
        ("record 1 bfl bfl\n", 1, "it must be `record 1 <game>`"),
        (
            "record 2 bfl\n",
            1,
            "this record has version 2, and this program reads version 1: a newer program is needed",
        ),
        ("record 0 bfl\n", 1, "this record has version 0, and this program reads version 1"),
        ("record 1 bfl\nrecord 1 bfl\n", 2, "a file holds one record"),
        ("record 1 bfl\noption players\n", 2, "it must be `option <name> <value>`"),
        ("record 1 bfl\noption cup hand\noption cup quick\n", 3, "option cup is given twice"),
        ("record 1 bfl\nseat p1\n", 2, 'it must be `seat <seat> person|coach:<level> "<name>"`'),
        ("record 1 bfl\nseat p1 robot\n", 2, 'it must be `seat <seat> person|coach:<level> "<name>"`'),
        (
            "record 1 bfl\nseat p1 person Ada Lovelace\n",
            2,
            'it must be `seat <seat> person|coach:<level> "<name>"`',
        ),
        ("record 1 bfl\nseat p1 person\nseat p1 person\n", 3, "seat p1 is given twice"),
        ("record 1 bfl\nseed\n", 2, "it must be `seed <number>`"),
        ("record 1 bfl\nseed x\n", 2, "it must be `seed <number>`"),
        ("record 1 bfl\nseed 1\nseed 2\n", 3, "a record has one seed"),
        ("record 1 bfl\ngiven quarter 2\ngiven quarter 3\n", 3, "quarter is given twice"),
        ("record 1 bfl\ngiven quarter\n", 2, "it must be `given <path> <value>`"),
        ("record 1 bfl\nkick\nwhat\n", 3, "'what' is no statement: a seat's answer has at least one word"),
    ],
)
def test_an_error_names_file_line_and_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(RecordError) as error:
        read(text)
    assert (error.value.file, error.value.line, error.value.reason) == ("match.rec", line, reason)
    assert str(error.value) == (f"match.rec:{line}: {reason}" if line else f"match.rec: {reason}")


@pytest.mark.parametrize("late", ["option players 2", "seat p1 person", "seed 1", "given quarter 2"])
@pytest.mark.parametrize("before", ["dice 4", "p1 kick", "undo 1", "expect quarter 1", "beat 0"])
def test_what_sets_the_table_comes_before_the_answers(late: str, before: str) -> None:
    word = late.split(maxsplit=1)[0]
    with pytest.raises(RecordError, match=rf"^match\.rec:3: `{word}` comes before the answers$"):
        read(f"record 1 bfl\n{before}\n{late}\n")


# ------------------------------------------------------------------------------------- a torn last line
def test_a_last_line_without_its_end_is_dropped_from_a_save() -> None:
    record = read_record("record 1 bfl\ndice 4\ndice 1", "match.rec", torn_line=True)
    assert record.torn
    assert [s.words for s in record.body] == [["4"]]


def test_elsewhere_it_is_a_line_like_any_other() -> None:
    record = read("record 1 bfl\ndice 4\ndice 1")
    assert not record.torn
    assert [s.words for s in record.body] == [["4"], ["1"]]


@pytest.mark.parametrize("rest", ["", "  "])
def test_nothing_or_spaces_are_no_torn_line(rest: str) -> None:
    assert whole_lines(f"a\nb\n{rest}") == (["a", "b"], False)


def test_a_record_cut_at_any_place_is_read_to_its_last_whole_line() -> None:
    whole = read(WHOLE)
    for cut in range(len(WHOLE) + 1):
        text = WHOLE[:cut]
        lines = text.count("\n")
        if lines < 3:
            with pytest.raises(RecordError, match="there is no `record` line"):
                read_record(text, torn_line=True)
            continue
        record = read_record(text, torn_line=True)
        assert record.body == [statement for statement in whole.body if statement.line <= lines]
        assert record.given == [given for given in whole.given if given[0] <= lines]
        assert record.torn is (text.rpartition("\n")[2].strip() != "")


def test_results_are_read_with_the_record_and_what_cannot_be_read_waits_for_its_turn() -> None:
    record = read("record 1 bfl\ndice 4\nkick good 0.5\nspin 3\nkick perhaps\np1 kick\n")
    assert [statement.result for statement in record.body] == [
        ((4,), ""),
        (True, "0.5"),
        (3, ""),
        None,
        None,
    ]
