"""Clicks that are refused: the reason is a true one, and it goes with the question that it was about."""

from __future__ import annotations

from functools import partial

import pytest

from game.core.grid import named
from game.games.sevens.notation import NUMBER
from game.games.sevens.state import NOBODY
from game.ui.tables.sevens.playing import SevensPlaying
from tests.ui.driver import Driver, known
from tests.ui.tables.sevens.conftest import Begin, settle
from tests.ui.tables.sevens.players import stage_of
from tests.ui.tables.sevens.test_hands import centre, rest, said

H1, H2, H3 = NUMBER["H1"], NUMBER["H2"], NUMBER["H3"]
EMPTY = "2 Lineman has that square: a way ends on an empty one (S7-3.1)"


def test_a_refusal_goes_with_the_answer_that_comes_after_it(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at e6", "A1.at p6", "ball H1"))
    settle(driver, match)
    driver.click(centre(match, "p6"))
    assert "pick one of yours first" in driver.app.toast.words
    driver.click(centre(match, "e6"))
    driver.move((640, 20))
    assert "pick one of yours first" in driver.app.toast.words, "nothing is answered yet"
    driver.click(centre(match, "f6"))
    driver.step()
    assert said(match)[0] == ("act", H1, "move")
    assert driver.app.toast.words == ""


@pytest.mark.rule("S7-3.3")
@pytest.mark.parametrize("action", ["throw_teammate", "kick_teammate"])
def test_a_team_mate_is_picked_to_be_thrown_and_nothing_is_refused(
    begin: Begin, driver: Driver, action: str
) -> None:
    skill = {"throw_teammate": "throw_team-mate", "kick_teammate": "kick_team-mate"}[action]
    given = ("H1.at e6", f"H1.skills {skill}", "H2.at f6", "H2.skills Right_Stuff", "H3.at e7", "A1.at p6")
    match = begin(given=given)
    settle(driver, match)
    match.play.answer((0, ("act", H1, action)))
    rest(driver, match)
    choosing = known(match.board, SevensPlaying).choosing
    by_mouse = partial(driver.click, centre(match, "f6"))
    by_keys = partial(driver.key, "right", "return")
    for picks in (by_mouse, by_keys):
        picks()
        assert (choosing.mate, driver.app.toast.words) == (H2, "")
        assert stage_of(match).picture.marks.region >> named("h6") & 1
        driver.key("escape")
        assert (choosing.mate, choosing.aiming, driver.app.toast.words) == (NOBODY, False, "")
    driver.click(centre(match, "e7"))
    assert "lacks Right Stuff" in driver.app.toast.words
    driver.click(centre(match, "f6"))
    for square in ("s11", "p6"):
        driver.click(centre(match, square))
        deed, rule = {"throw_teammate": ("throw", "S7-3.3"), "kick_teammate": ("kick", "S7-3.6")}[action]
        assert driver.app.toast.words == f"{square} is too far for a {deed}: short at most ({rule})"
        assert choosing.mate == H2, "it is still picked"


@pytest.mark.rule("S7-3.3")
@pytest.mark.parametrize("action", ["throw_teammate", "kick_teammate"])
def test_a_second_click_on_the_team_mate_lets_go_of_it(begin: Begin, driver: Driver, action: str) -> None:
    skill = {"throw_teammate": "throw_team-mate", "kick_teammate": "kick_team-mate"}[action]
    given = ("H1.at e6", f"H1.skills {skill}", "H2.at f7", "H2.skills Right_Stuff", "A1.at p6")
    match = begin(given=given)
    settle(driver, match)
    match.play.answer((0, ("act", H1, action)))
    rest(driver, match)
    choosing = known(match.board, SevensPlaying).choosing
    by_mouse = partial(driver.click, centre(match, "f7"))
    by_keys = partial(driver.key, "right", "up", "return")
    for picks, again in ((by_mouse, by_mouse), (by_keys, partial(driver.key, "return"))):
        picks()
        assert choosing.mate == H2
        assert not stage_of(match).picture.marks.region >> named("f7") & 1
        assert stage_of(match).picture.marks.tags == ()
        again()
        assert (choosing.mate, choosing.aiming, driver.app.toast.words) == (NOBODY, False, "")
        assert said(match) == [("act", H1, action)]
    driver.click(centre(match, "f7"))
    driver.click(centre(match, "h7"))
    assert said(match)[-1][1:] == (H2, named("h7"))


@pytest.mark.rule("S7-3.3")
def test_who_aims_before_anybody_is_picked_to_fly_is_told_so(begin: Begin, driver: Driver) -> None:
    given = ("H1.at e6", "H1.skills throw_team-mate", "H2.at f7", "H2.skills Right_Stuff", "A1.at p6")
    match = begin(given=given)
    settle(driver, match)
    match.play.answer((0, ("act", H1, "throw_teammate")))
    rest(driver, match)
    driver.click("act.aim")
    assert match.now.prompt.how == "Now the team-mate that shall fly"
    driver.click(centre(match, "h7"))
    assert driver.app.toast.words.startswith("First the team-mate, one with Right Stuff on the next square")
    driver.click(centre(match, "f7"))
    assert match.now.prompt.how == "Now a square to throw at"


@pytest.mark.rule("S7-9.1", "S7-7.5")
@pytest.mark.parametrize(
    ("action", "more", "to", "why"),
    [
        ("pass", ("ball H1",), "t11", "t11 is too far for a pass: a long bomb at most (S7-9.1)"),
        (
            "pass",
            ("ball H1", "weather blizzard"),
            "o6",
            "o6 is too far for a pass: short at most in a blizzard (S7-7.5)",
        ),
        ("bomb", ("H1.skills Bombardier",), "t11", "t11 is too far for a bomb: a long bomb at most (S7-9.1)"),
    ],
)
def test_what_is_aimed_too_far_is_refused_for_its_range(
    begin: Begin, driver: Driver, action: str, more: tuple[str, ...], to: str, why: str
) -> None:
    match = begin(given=("H1.at c3", "H2.at d9", "A1.at p9", *more))
    settle(driver, match)
    match.play.answer((0, ("act", H1, action)))
    rest(driver, match)
    driver.click("act.aim")
    driver.click(centre(match, to))
    assert driver.app.toast.words == why


@pytest.mark.rule("S7-3.1")
@pytest.mark.parametrize(
    ("to", "more", "why"),
    [
        ("j6", ("ball j2",), EMPTY),
        ("f6", ("ball j2",), EMPTY),
        ("j6", ("ball H1",), "2 Lineman has that square: a pass or a hand-off is declared in the menu first"),
        ("j6", ("ball H1", "H2.state prone"), EMPTY),
        (
            "j6",
            ("ball H1", "used pass"),
            "2 Lineman has that square: a hand-off is declared in the menu first",
        ),
        ("j6", ("ball j2", "H2.acted yes"), "2 Lineman has been activated in this turn (S7-3.1)"),
        (
            "j6",
            ("ball H1", "H2.acted yes"),
            "activated in this turn: a pass or a hand-off is declared in the",
        ),
    ],
)
def test_a_drag_onto_a_team_mate_says_truly_why_nothing_is_done(
    begin: Begin, driver: Driver, to: str, more: tuple[str, ...], why: str
) -> None:
    match = begin(given=("H1.at e6", f"H2.at {to}", "A1.at p6", *more))
    settle(driver, match)
    driver.drag(centre(match, "e6"), centre(match, to))
    assert why in driver.app.toast.words
    assert said(match) == []
