"""The card of a block whose dice lie there says what each face would do in that block."""

from __future__ import annotations

import pytest

from game.games.sevens.notation import NUMBER
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer
from tests.ui.tables.sevens.players import stage_of

H1, A1 = NUMBER["H1"], NUMBER["A1"]


def both_down(
    begin: Begin, driver: Driver, action: str, skills: str, theirs: str = "Guard"
) -> tuple[str, str]:
    """What a Both Down of H1 on A1 would do, and what comes of it, as the card says it."""
    match = begin(
        given=("H1.at e6", f"H1.skills {skills}", "A1.at f6", f"A1.skills {theirs}", "rerolls.home 1")
    )
    answer(driver, match, (0, ("act", H1, action)), (0, ("block", A1)), ("both",))
    shown = stage_of(match).picture.block
    assert shown is not None
    (face,) = shown.dice
    return face.words, face.outcome


@pytest.mark.rule("S7-6.11")
def test_a_both_down_fells_both_unless_skills_say_otherwise(begin: Begin, driver: Driver) -> None:
    assert both_down(begin, driver, "block", "Guard") == ("the blocker and the target fall", "turnover")
    assert both_down(begin, driver, "block", "Block") == ("the target falls", "falls down")
    assert both_down(begin, driver, "block", "Block", "Block") == ("both keep their feet", "no one falls")


@pytest.mark.rule("S7-6.11", "S7-3.4")
def test_in_a_blitz_of_juggernaut_it_pushes_and_nobody_falls(begin: Begin, driver: Driver) -> None:
    words, outcome = both_down(begin, driver, "blitz", "Juggernaut")
    assert (words, outcome) == ("Juggernaut: the target goes back", "no one falls")
    assert both_down(begin, driver, "block", "Juggernaut")[1] == "turnover"
