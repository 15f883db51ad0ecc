"""A coach who plans is called across the pitch; one who merely rolls or confirms gets a note."""

from __future__ import annotations

import pytest

from game.core.requests import Choice, Roll
from game.ui.tables.sevens.topbar import turn_words
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer, settle
from tests.ui.tables.sevens.players import Keys
from tests.ui.tables.sevens.test_picture import LINES


@pytest.mark.rule("S7-11.1")
def test_a_roll_of_the_other_side_brings_a_note_and_no_banner(begin: Begin, driver: Driver) -> None:
    match = begin(given=LINES)
    settle(driver, match)
    banner = match.calls.banner
    assert banner.call is not None
    assert banner.call.words == "Ada to play"
    banner.dismiss()
    answer(driver, match, (0, ("act", 0, "block")), (0, ("block", 16)), ("skull",))
    request = match.play.request
    assert isinstance(request, Roll)
    assert request.what == "armour"
    assert match.play.seat == 1
    assert match.calls.banner.call is None
    assert driver.app.toast.words == "Ben: roll against the armour"


def test_the_side_that_comes_back_to_its_plan_is_not_called_again(
    begin: Begin, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begin(home_team="human", away_team="orc")
    called: list[str] = []
    monkeypatch.setattr(match.calls.banner, "show", lambda call: called.append(call.words))
    one = Keys(driver, match)
    planned: list[int] = []
    for _ in range(120):
        settle(driver, match)
        request = match.play.request
        if isinstance(request, Choice) and request.what in ("act", "place"):
            planned.append(match.play.seat)
        one.play(most=1)
    turns = [seat for n, seat in enumerate(planned) if not n or planned[n - 1] != seat]
    assert called == [f"{('Ada', 'Ben')[seat]} to play" for seat in turns]


def test_a_turn_that_has_not_begun_has_no_number() -> None:
    assert turn_words(0, 8) == "8 turns"
    assert turn_words(3, 8) == "Turn 3 of 8"
