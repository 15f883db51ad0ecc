"""Once a player is picked the bar names it, and says what can be done with it next."""

from __future__ import annotations

import pytest

from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, settle
from tests.ui.tables.sevens.test_hands import centre

GIVEN = ("H1.at e6", "A1.at p6", "ball j2")


@pytest.mark.rule("S7-3.1")
@pytest.mark.parametrize(
    ("more", "how"),
    [
        ((), "A lit square to move, an opponent to blitz, or an action; Esc lets go"),
        (("A2.at f6",), "A lit square to move, an opponent to block, or an action; Esc lets go"),
        (("used blitz",), "A lit square to move, or an action; Esc lets go"),
        (("H1.state stunned",), "Stunned: a Move turns it over, no more; Esc lets go"),
    ],
)
def test_the_bar_says_what_can_be_done_with_whoever_is_picked(
    begin: Begin, driver: Driver, more: tuple[str, ...], how: str
) -> None:
    match = begin(given=(*GIVEN, *more))
    settle(driver, match)
    assert match.now.prompt.what == "activate a player"
    driver.click(centre(match, "e6"))
    driver.step()
    assert (match.now.prompt.what, match.now.prompt.how) == ("activate 1 Lineman", how)
    driver.key("escape")
    driver.step()
    assert match.now.prompt.what == "activate a player"
