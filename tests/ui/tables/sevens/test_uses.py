"""A question about a skill says what its use would change, in a line that fits, and cites its own rule."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.grid import named
from game.games.sevens.notation import NUMBER
from game.ui.scenes.match import MatchScene
from game.ui.tables.sevens.uses import CHANGES, MOST
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer

H1, A1 = NUMBER["H1"], NUMBER["A1"]
FAR = ("H9.at b2", "A9.at s2", "H1.at j6", "A1.at k6")
BLOCK = ((0, ("act", H1, "block")), (0, ("block", A1)))
FELLED = (*BLOCK, ("pow",), (1, ("push", named("l6"))), (0, ("stay",)))


def asked(begin: Begin, driver: Driver, *answers: Any, given: tuple[str, ...]) -> MatchScene:
    """The match at the question that follows."""
    match = begin(given=(*FAR, *given))
    answer(driver, match, *answers)
    return match


@pytest.mark.rule("S7-11.6")
def test_mighty_blow_says_what_the_armour_roll_becomes(begin: Begin, driver: Driver) -> None:
    given = ("A1.av 8", "H1.skills Mighty_Blow")
    now = asked(begin, driver, *FELLED, (4, 4), given=given).now.prompt
    assert (now.how, now.rule) == ("8 becomes 9 on armour 9: breaks", "S7-11.6")


@pytest.mark.rule("S7-11.6", "S7-11.3")
def test_and_what_the_injury_roll_becomes(begin: Begin, driver: Driver) -> None:
    given = ("A1.av 8", "H1.skills Mighty_Blow")
    now = asked(begin, driver, *FELLED, (5, 4), (4, 3), given=given).now.prompt
    assert now.how == "7 becomes 8 on the injury roll: knocked out"


@pytest.mark.rule("S7-10.1")
def test_a_dive_says_what_the_dodge_becomes_and_who_lies_then(begin: Begin, driver: Driver) -> None:
    moves = ((0, ("act", H1, "move")), (0, ("move", named("i6"))), (4,))
    match = asked(begin, driver, *moves, given=("H1.ag 3", "A1.skills Diving_Tackle"))
    assert match.now.prompt.how == "4 becomes 2: it falls; the tackler lies"
    assert match.now.prompt.rule == "S7-10.1"
    assert not any(deed.primary for deed in match.now.all), (
        "what lays the own player is nobody's first choice"
    )


@pytest.mark.rule("S7-10.1")
def test_break_tackle_says_what_the_dodge_becomes(begin: Begin, driver: Driver) -> None:
    moves = ((0, ("act", H1, "move")), (0, ("move", named("i6"))), (2,))
    match = asked(begin, driver, *moves, given=("H1.ag 3", "H1.st 4", "H1.skills Break_Tackle"))
    assert match.now.prompt.how == "2 becomes 4: it comes off"
    assert any(deed.primary for deed in match.now.all)


@pytest.mark.rule("S7-6.11")
def test_wrestle_is_no_default_either(begin: Begin, driver: Driver) -> None:
    match = asked(begin, driver, *BLOCK, ("both",), given=("A1.skills Wrestle",))
    assert (match.now.prompt.how, match.now.prompt.rule) == ("Both lie, without an armour roll", "S7-6.11")
    assert not any(deed.primary for deed in match.now.all)


def test_what_is_said_fits_the_prompt() -> None:
    assert [words for words in CHANGES.values() if len(words) > MOST] == []
