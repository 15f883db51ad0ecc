"""Each question cites the rule of what is done, or of what a skill changes."""

from __future__ import annotations

import pytest

from game.core.requests import Choice
from game.games.sevens.actions import BY_WORD
from game.games.sevens.catalogue import skill
from game.games.sevens.cited import SKILLS, cited
from tests.games.sevens.table import Table, sevens


def rule(table: Table) -> str:
    """Of the question that stands."""
    pending = table.match.pending
    assert isinstance(pending, Choice)
    return pending.rule


@pytest.mark.rule("S7-11.6")
def test_mighty_blow_is_asked_by_its_own_rule() -> None:
    table = sevens("H1 j6, A1 k6", given="A1.av 8", skills="H1 Mighty_Blow")
    table.play("home act H1 block", "home block A1", "dice pow", "away push l6", "home stay", "dice 4 4")
    assert rule(table) == "S7-11.6"


@pytest.mark.rule("S7-10.1")
def test_a_diving_tackle_is_asked_by_that_of_the_dodge() -> None:
    table = sevens("H1 j6, A1 k6", skills="A1 Diving_Tackle")
    table.play("home act H1 move", "home move i6", "dice 4")
    assert rule(table) == "S7-10.1"


@pytest.mark.rule("S7-6.11")
def test_wrestle_by_that_of_both_down() -> None:
    table = sevens("H1 j6, A1 k6", skills="A1 Wrestle")
    table.play("home act H1 block", "home block A1", "dice both")
    assert rule(table) == "S7-6.11"


@pytest.mark.rule("S7-11.14")
def test_an_argument_by_that_of_the_sending_off() -> None:
    table = sevens("H1 j6, A1 k6", states="A1 prone", given="A1.av 9")
    table.play("home act H1 foul", "home foul A1", "dice 1 1")
    assert rule(table) == "S7-11.14"


@pytest.mark.rule("S7-3.3", "S7-3.4", "S7-3.6", "S7-9.1", "S7-9.11", "S7-11.13")
@pytest.mark.parametrize(
    ("action", "of"),
    [
        ("move", "S7-3.1"), ("block", "S7-6.1"), ("blitz", "S7-3.4"), ("pass", "S7-9.1"),
        ("handoff", "S7-9.11"), ("foul", "S7-11.13"), ("secure", "S7-3.6"), ("throw_teammate", "S7-3.3"),
        ("kick_teammate", "S7-3.6"), ("punt", "S7-3.6"), ("bomb", "S7-3.6"), ("gaze", "S7-3.1"),
    ],
)  # fmt: skip
def test_each_action_cites_its_own_rule(action: str, of: str) -> None:
    assert BY_WORD[action].rule == of


@pytest.mark.rule("S7-3.6")
def test_a_declared_action_is_asked_by_it() -> None:
    table = sevens("H1 j6", ball="l6").play("home act H1 secure")
    assert rule(table) == "S7-3.6"


@pytest.mark.rule("S7-11.12", "S7-17.2", "S7-17.3", "S7-2.4")
def test_staff_stars_and_what_was_bought() -> None:
    assert cited("Apothecary") == "S7-11.12"
    assert cited(skill("Old Pro").word) == "S7-17.3"
    assert cited(skill("Quick Bite").word) == "S7-17.2"
    assert cited("Set_Piece") == "S7-2.4"
    assert all(cited(skill(name).word) == found for name, found in SKILLS.items())
