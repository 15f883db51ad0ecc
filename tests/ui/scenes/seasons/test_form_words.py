"""What the form after a match says of its dice."""

from __future__ import annotations

import pytest

from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.form import open_form
from game.games.sevens.league.form_state import RuleSet
from game.games.sevens.league.report import DRAW, MatchReport, SideReport
from game.games.sevens.league.sheet import first_sheet
from game.games.sevens.league.told import FansChanged
from game.ui.scenes.seasons.form_words import event_words


@pytest.mark.rule("S7-15.3", "S7-16.1")
@pytest.mark.parametrize(
    ("event", "words"),
    [
        (FansChanged(0, 1, 1, 1, "S7-15.3"), "1 dedicated fan stays (D6: 1)"),
        (FansChanged(0, 3, 1, 2, "S7-16.1"), "3 to 1 dedicated fans (D3: 2)"),
        (FansChanged(0, 3, 4, 0, "S7-16.5"), "3 to 4 dedicated fans"),
    ],
)
def test_a_die_that_was_rolled_for_the_fans_says_which_it_is(event: FansChanged, words: str) -> None:
    home, away = (first_sheet(ready_made(race)) for race in ("human", "orc"))
    form = open_form(home, away, MatchReport(SideReport(), SideReport(), DRAW), RuleSet.STANDARD)
    assert event_words(form.state, event) == f"{home.name}: {words}"
