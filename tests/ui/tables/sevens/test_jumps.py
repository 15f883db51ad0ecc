"""A click beyond others jumps where that is the way, with its odds before it."""

from __future__ import annotations

import pytest

from game.core.grid import named
from game.games.sevens.notation import NUMBER
from tests.ui.driver import Driver
from tests.ui.tables.sevens.conftest import Begin, settle
from tests.ui.tables.sevens.players import stage_of
from tests.ui.tables.sevens.test_hands import centre, rest, said

H1 = NUMBER["H1"]
OVER = (
    "H1.at e6", "H1.skills Pogo", "A1.at f6", "A2.at f5", "A3.at f7", "A4.at d8", "A5.at d4", "A6.at d6",
)  # fmt: skip
FALLEN = (
    "H1.at a1", "A1.at b1", "A1.state prone", "A2.at a2", "A2.state prone", "A3.at b2", "A3.state stunned",
    "H9.at d9",
)  # fmt: skip


@pytest.mark.rule("S7-10.1")
@pytest.mark.parametrize(("given", "start", "to"), [(OVER, "e6", "g6"), (FALLEN, "a1", "c1")])
def test_a_jump_is_shown_with_its_odds_and_done_by_a_click(
    begin: Begin, driver: Driver, given: tuple[str, ...], start: str, to: str
) -> None:
    match = begin(given=(*given, "rerolls.home 0"))
    settle(driver, match)
    driver.click(centre(match, start))
    driver.move((640, 20))
    driver.move(centre(match, to))
    marks = stage_of(match).picture.marks
    assert dict(marks.reach)[named(to)] == pytest.approx(4 / 6, abs=1e-4)
    assert [(step.what, step.needs) for step in marks.steps] == [("Jump", "3+")]
    driver.click(centre(match, to))
    rest(driver, match)
    assert said(match) == [("act", H1, "move"), ("jump", named(to))]


@pytest.mark.rule("S7-10.1")
def test_a_way_goes_on_from_where_a_jump_lands(begin: Begin, driver: Driver) -> None:
    match = begin(given=OVER)
    settle(driver, match)
    driver.click(centre(match, "e6"))
    driver.move((640, 20))
    driver.click(centre(match, "i6"))
    rest(driver, match)
    assert [words[0] for words in said(match)] == ["act", "jump"]
    while said(match)[-1][1] != named("i6"):
        match.play.answer((6,))
        rest(driver, match)
    assert {words[0] for words in said(match)[1:]} <= {"jump", "move"}
