"""What a record says of dice, throws, kicks and spins."""

from __future__ import annotations

import pytest

from game.core.requests import DieAtRest
from game.core.results import is_count, read_faces, read_kick, read_spin, read_thrown, thrown_text


@pytest.mark.parametrize(
    ("text", "plain"), [("0", True), ("123456789", True), ("1234567890", False), ("-1", False)]
)
def test_a_number_of_a_record_is_plain_and_short(text: str, plain: bool) -> None:
    assert is_count(text) is plain


@pytest.mark.parametrize("text", ["", "²", "١", "1.0", "1e3", " 1"])
def test_what_is_no_number(text: str) -> None:
    assert not is_count(text)


def test_a_roll_is_numbers_and_printed_words() -> None:
    assert read_faces(["4", "NG", "x", "10"]) == ((4, "NG", "x", 10), "")


def test_a_kick_and_a_spin_keep_what_follows() -> None:
    assert read_kick(["miss", "0.5", "wide"]) == (False, "0.5 wide")
    assert read_spin(["8", "2.1"]) == (8, "2.1")


@pytest.mark.parametrize("words", [[], ["perhaps"], ["Good"]])
def test_what_is_no_kick(words: list[str]) -> None:
    with pytest.raises(ValueError, match="good"):
        read_kick(words)


@pytest.mark.parametrize("words", [[], ["odd"], ["-1"]])
def test_what_is_no_spin(words: list[str]) -> None:
    with pytest.raises(ValueError, match="number"):
        read_spin(words)


def test_a_thrown_die_lies_inside_outside_or_somewhere() -> None:
    dice, rest = read_thrown(["3", "4!", "5@60,40", "6@-0.01,40", "7@1.005,2"])
    assert dice == (
        DieAtRest(3),
        DieAtRest(4, outside=True),
        DieAtRest(5, False, 60.0, 40.0),
        DieAtRest(6, True, -0.01, 40.0),
        DieAtRest(7, False, round(1.005, 2), 2.0),
    )
    assert rest == ""


def test_a_place_is_rounded_before_it_is_judged() -> None:
    dice, _ = read_thrown(["5@-0.004,40", "5@-0.006,1.234", "5@120.004,40"])
    assert [(die.x, die.y, die.outside) for die in dice] == [
        (0.0, 40.0, False),
        (-0.01, 1.23, True),
        (120.0, 40.0, False),
    ]


def test_what_follows_the_dice_is_kept() -> None:
    dice, rest = read_thrown(["3", "4!", "from", "-4,40,118,0", "shake", "99"])
    assert (len(dice), rest) == (2, "from -4,40,118,0 shake 99")


@pytest.mark.parametrize(
    "word",
    [
        "0",
        "9",
        "33",
        "x",
        "3?",
        "0!",
        "9!",
        "!",
        "3@",
        "3@5",
        "3@5,",
        "3@,5",
        "3@x,y",
        "9@5,5",
        "3!@5,5",
        "3@nan,5",
        "3@inf,5",
        "shake",
    ],
)
def test_what_is_no_die(word: str) -> None:
    with pytest.raises(ValueError):
        read_thrown(["3", word])


@pytest.mark.parametrize(
    "words", ["3 4! 5@60.00,40.00 6@-1.25,81.50", "1 1! 1@0.00,0.00", "8 8! 8@0.00,0.00"]
)
def test_thrown_dice_are_written_as_they_are_read(words: str) -> None:
    assert thrown_text(read_thrown(words.split())[0]) == words
