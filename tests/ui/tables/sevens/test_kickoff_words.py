"""The events of a kick-off for D3 and 3 players say how many are left, and what each button means."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.grid import named
from game.games.sevens.notation import NUMBER
from game.ui.scenes.match import MatchScene
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer

LINES = (
    "H1.at g5", "H2.at g6", "H3.at g7", "H4.at e9", "H5.at d6", "A1.at n5", "A2.at n6", "A3.at n7",
    "A4.at q6", "A5.at p3", "phase kickoff", "kicking away",
)  # fmt: skip
KICK = ((1, ("kicker", NUMBER["A4"])), (1, ("target", named("d4"))), (2, 1))


def event(begin: Begin, driver: Driver, *answers: Any) -> MatchScene:
    """A kick-off that comes down on d5, as far as the answers lead."""
    match = begin(given=LINES)
    answer(driver, match, *KICK, *answers)
    return match


@pytest.mark.rule("S7-13.9")
def test_a_quick_snap_counts_who_is_left(begin: Begin, driver: Driver) -> None:
    match = event(begin, driver, (4, 5), (1,))
    assert match.now.prompt.what == "Quick snap: 4 left"
    answer(driver, match, (0, ("move", NUMBER["H1"], named("h5"))))
    assert match.now.prompt.what == "Quick snap: 3 left"


@pytest.mark.rule("S7-13.4")
def test_a_solid_defence_counts_who_is_left_and_speaks_of_no_first_set_up(
    begin: Begin, driver: Driver
) -> None:
    match = event(begin, driver, (2, 2), (1,))
    assert match.now.prompt.what == "Solid defence: 4 left"
    assert match.now.prompt.how == "An open player, then a lit square of its half"
    answer(driver, match, (1, ("place", NUMBER["A4"], named("r6"))))
    assert match.now.prompt.what == "Solid defence: 3 left"


@pytest.mark.rule("S7-13.5")
def test_at_a_high_kick_nobody_is_called_so(begin: Begin, driver: Driver) -> None:
    match = event(begin, driver, (2, 3))
    captions = [deed.caption for deed in match.now.all if deed.option == (0, ("ready",))]
    assert captions == ["Nobody"]
