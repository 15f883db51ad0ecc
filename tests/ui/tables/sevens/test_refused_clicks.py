"""Clicks that are refused: the reason is a true one, and it goes with the question that it was about."""

from __future__ import annotations

from functools import partial

import pytest

from game.core.grid import named
from game.games.sevens.notation import NUMBER
from game.games.sevens.state import NOBODY
from game.ui.tables.sevens.playing import SevensPlaying
from tests.ui.driver import Driver, known
from tests.ui.tables.matches import Begin, settle
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


@pytest.mark.parametrize(
    ("action", "more", "why"),
    [
        pytest.param(
            "handoff", ("ball H1",), "1 Blocker is an opponent: a hand-off is to a team-mate (S7-9.11)",
            marks=pytest.mark.rule("S7-9.11"),
        ),
        pytest.param(
            "throw_teammate", ("H1.skills throw_team-mate", "H2.at e7", "H2.skills Right_Stuff"),
            "1 Blocker is an opponent: a throw is of a team-mate (S7-3.3)", marks=pytest.mark.rule("S7-3.3"),
        ),
        pytest.param(
            "pass", ("ball e9",),
            "1 Lineman has not the ball yet: to the ball first, or Done ends it (S7-9.1)",
            marks=pytest.mark.rule("S7-9.1"),
        ),
        pytest.param(
            "move", (),
            "1 Blocker has that square: a block or a blitz is declared in the menu first (S7-3.1)",
            marks=pytest.mark.rule("S7-3.1"),
        ),
        pytest.param(
            "blitz", ("H1.ma 2",),
            "1 Lineman cannot get next to 1 Blocker: 2 squares and 2 rushes left (S7-3.4)",
            marks=pytest.mark.rule("S7-3.4"),
        ),
        pytest.param(
            "gaze", ("H1.skills Hypnotic_Gaze",),
            "1 Blocker is 11 squares away: it must be on the next square (S7-3.1)",
            marks=pytest.mark.rule("S7-3.1"),
        ),
        pytest.param(
            "block", ("A2.at f6",), "1 Blocker is 11 squares away: it must be on the next square (S7-6.1)",
            marks=pytest.mark.rule("S7-6.1"),
        ),
    ],
)  # fmt: skip
def test_a_deed_to_an_opponent_is_refused_by_the_rule_of_that_deed(
    begin: Begin, driver: Driver, action: str, more: tuple[str, ...], why: str
) -> None:
    match = begin(given=("H1.at e6", "A1.at p6", "A1.keywords Blocker", *more))
    settle(driver, match)
    match.play.answer((0, ("act", H1, action)))
    rest(driver, match)
    driver.click(centre(match, "p6"))
    assert driver.app.toast.words == why


@pytest.mark.rule("S7-3.3")
@pytest.mark.parametrize("by_keys", [False, True])
@pytest.mark.parametrize("action", ["throw_teammate", "kick_teammate"])
def test_a_team_mate_is_thrown_onto_its_own_square_by_a_button_or_its_key(
    begin: Begin, driver: Driver, action: str, by_keys: bool
) -> None:
    skill = {"throw_teammate": "throw_team-mate", "kick_teammate": "kick_team-mate"}[action]
    given = ("H1.at e6", f"H1.skills {skill}", "H2.at f7", "H2.skills Right_Stuff", "A1.at p6")
    match = begin(given=given)
    settle(driver, match)
    match.play.answer((0, ("act", H1, action)))
    rest(driver, match)
    assert "act.own" not in match.group
    if by_keys:
        driver.key("right", "up", "return", "h")
    else:
        driver.click(centre(match, "f7"))
        driver.click("act.own")
    rest(driver, match)
    answers = [each.answer for each in match.session.history]
    words = [answer[1] for answer in answers if isinstance(answer, tuple) and isinstance(answer[1], tuple)]
    assert (H2, named("f7")) in [each[1:] for each in words]


@pytest.mark.rule("S7-9.1", "S7-3.3")
@pytest.mark.parametrize(
    ("action", "more", "why"),
    [
        ("pass", ("ball H1",), "e6 is where it stands: a pass goes to another square (S7-9.1)"),
        (
            "throw_teammate",
            ("H1.skills throw_team-mate", "H2.at f7", "H2.skills Right_Stuff"),
            "e6 is where it stands: a throw goes to another square (S7-3.3)",
        ),
    ],
)
def test_nothing_is_thrown_onto_the_throwers_own_square_and_that_is_said(
    begin: Begin, driver: Driver, action: str, more: tuple[str, ...], why: str
) -> None:
    match = begin(given=("H1.at e6", "A1.at p6", *more))
    settle(driver, match)
    match.play.answer((0, ("act", H1, action)))
    rest(driver, match)
    driver.click("act.aim")
    driver.step()
    driver.click(centre(match, "e6"))
    assert driver.app.toast.words == why
