"""Chances and shares in percent."""

from __future__ import annotations

import pytest

from game.ui.percent import percent, share


def test_what_is_possible_is_never_nought_percent_and_what_may_fail_never_a_hundred() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.583, 0.999, 1.0)] == [
        "0%",
        "1%",
        "58%",
        "99%",
        "100%",
    ]


@pytest.mark.parametrize(
    ("chance", "words"), [(1 / 8, "13%"), (3 / 8, "38%"), (5 / 8, "63%"), (0.145, "15%")]
)
def test_half_a_percent_is_rounded_up_before_an_even_number_as_before_an_odd_one(
    chance: float, words: str
) -> None:
    assert percent(chance) == share(chance) == words


def test_half_of_the_last_digit_is_rounded_up_too() -> None:
    assert [percent(chance, digits=1) for chance in (0.12125, 0.0001, 1.0)] == ["12.1%", "0.1%", "100.0%"]
    assert percent(0.4425, digits=1, gap=" ") == "44.3 %"


def test_a_share_of_a_long_table_may_be_less_than_one_percent() -> None:
    assert [share(part) for part in (0.0, 0.004, 0.005, 0.5)] == ["0%", "<1%", "1%", "50%"]
