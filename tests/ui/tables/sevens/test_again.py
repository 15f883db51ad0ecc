"""What a re-roll brings: the chance that is told beside each source."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.core.check import begin
from game.core.record import read_record
from game.games.sevens import GAME
from game.ui.tables.sevens.again import PRO, TEAM, chance

RECORD = """record 1 sevens
given H1.at e6
given H1.skills {skills}
given A1.at q6
given ball H1
"""


@pytest.mark.rule("S7-10.4", "S7-10.5")
@pytest.mark.parametrize(
    ("skills", "word", "needed", "comes_off"),
    [
        ("none", TEAM, 3, Fraction(4, 6)),
        ("none", TEAM, 1, Fraction(5, 6)),  # a 1 never
        ("none", TEAM, 9, Fraction(1, 6)),  # a 6 always
        ("Pro", PRO, 3, Fraction(4, 6) * Fraction(4, 6)),  # Pro on a 3+
        ("Loner(4+)", TEAM, 3, Fraction(4, 6) * Fraction(3, 6)),
        ("Loner(3+)", TEAM, 2, Fraction(5, 6) * Fraction(4, 6)),
        ("Loner(4+)", "Dodge", 4, Fraction(3, 6)),  # a skill is no team re-roll
    ],
)
def test_the_chance_of_a_re_roll(skills: str, word: str, needed: int, comes_off: Fraction) -> None:
    state = begin(read_record(RECORD.format(skills=skills)), GAME).state
    assert chance(state, 0, word, needed) == pytest.approx(float(comes_off))
