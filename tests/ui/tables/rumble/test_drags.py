"""A drag that is refused lets go, and whoever cannot be dragged says why."""

from __future__ import annotations

import pytest

from game.core.grid import named
from game.games.rumble.notation import NUMBER
from game.games.rumble.state import NOBODY
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer, settle
from tests.ui.tables.rumble.players import stage_of
from tests.ui.tables.rumble.test_hands import FIVE, centre, last

H1, H2 = NUMBER["H1"], NUMBER["H2"]


def test_a_refused_drag_lets_go_and_the_next_click_picks_again(begin: Begin, driver: Driver) -> None:
    match = begin(given=FIVE)
    settle(driver, match)
    driver.drag(centre(match, "d4"), centre(match, "f6"))
    assert driver.app.toast.words == "A1 stands on f6 (RU-2.3)"
    assert stage_of(match).picture.marks.chosen == NOBODY
    driver.click(centre(match, "d4"))
    driver.click(centre(match, "d8"))
    assert last(match) == ("move", H1, named("d8"))


@pytest.mark.parametrize(
    ("here", "why"), [("f5", "H2 has moved already: once a turn (RU-2.2)"), ("f6", "A1 is of the other side")]
)
def test_somebody_who_is_dragged_and_may_not_go_says_why(
    begin: Begin, driver: Driver, here: str, why: str
) -> None:
    match = begin(given=FIVE)
    answer(driver, match, (0, ("move", H2, named("f5"))))
    driver.drag(centre(match, here), centre(match, "j9"))
    assert driver.app.toast.words == why
    assert len(match.session.history) == 1
