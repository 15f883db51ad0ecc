"""A click for an action that is declared: it goes to whom it is done to, or says why not; no click ends it
unasked."""

from __future__ import annotations

import pytest

from game.core.grid import named
from game.games.sevens.notation import NUMBER
from game.ui.scenes.match import MatchScene
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer, settle
from tests.ui.tables.sevens.players import stage_of
from tests.ui.tables.sevens.test_hands import centre, rest, said

H1, H2, H3, A9 = (NUMBER[name] for name in ("H1", "H2", "H3", "A9"))
APART = (
    "H1.at c3", "H1.ma 5", "H2.at i3", "H2.ag 3", "H3.at o10", "A8.at q9", "A9.at h6", "A9.state prone",
    "ball H1", "rerolls.home 1",
)  # fmt: skip


def but(line: str) -> list[str]:
    """The same position with another line in the place of one."""
    return [line if each.startswith(line[:5]) else each for each in APART]


@pytest.fixture
def match(begin: Begin, driver: Driver) -> MatchScene:
    """H1 has the ball; H2 is six squares away, H3 too far, A9 lies five squares away."""
    match = begin(given=APART)
    settle(driver, match)
    return match


def declare(driver: Driver, match: MatchScene, player: int, word: str) -> None:
    """Declares an action."""
    answer(driver, match, (0, ("act", player, word)))


def click(driver: Driver, match: MatchScene, square: str) -> None:
    """A click on a square, and what follows from it."""
    driver.move((640, 20))
    driver.move(centre(match, square))
    driver.click(centre(match, square))
    rest(driver, match)


def refusal(match: MatchScene, square: str) -> str:
    """Why a click there does nothing."""
    return match.board.why_not(centre(match, square))


@pytest.mark.rule("S7-9.11")
def test_a_hand_off_goes_to_a_receiver_that_is_not_next_to_it(match: MatchScene, driver: Driver) -> None:
    declare(driver, match, H1, "handoff")
    driver.move((640, 20))
    driver.move(centre(match, "i3"))
    marks = stage_of(match).picture.marks
    assert len(marks.route) == 6  # five squares beside its own
    assert [(step.what, step.needs) for step in marks.steps] == [("Catch: 2 Lineman", "3+")]
    assert marks.total == pytest.approx(4 / 6)
    assert marks.again == pytest.approx(8 / 9)
    driver.click(centre(match, "i3"))
    rest(driver, match)
    words = said(match)
    assert [each[0] for each in words] == ["act", *["move"] * 5, "handoff"]
    assert words[-1] == ("handoff", H2)


@pytest.mark.rule("S7-9.11")
def test_a_receiver_out_of_reach_is_refused_with_words_and_nothing_ends(
    match: MatchScene, driver: Driver
) -> None:
    declare(driver, match, H1, "handoff")
    for _ in range(3):
        click(driver, match, "o10")
    assert said(match) == [("act", H1, "handoff")]
    assert stage_of(match).state.active == H1
    assert refusal(match, "o10") == (
        "1 Lineman cannot get next to 3 Lineman: 5 squares and 2 rushes left (S7-9.11)"
    )


@pytest.mark.rule("S7-9.11", "S7-9.1")
@pytest.mark.parametrize("word", ["handoff", "pass"])
def test_who_has_no_ball_yet_is_told_so(begin: Begin, driver: Driver, word: str) -> None:
    match = begin(given=but("ball e3"))
    declare(driver, match, H1, word)
    click(driver, match, "i3")
    click(driver, match, "i3")
    assert said(match) == [("act", H1, word)]
    assert "1 Lineman has not the ball yet" in refusal(match, "i3")


@pytest.mark.rule("S7-9.1")
def test_a_team_mate_out_of_range_does_not_end_a_pass(begin: Begin, driver: Driver) -> None:
    match = begin(given=but("H3.at t11"))
    declare(driver, match, H1, "pass")
    click(driver, match, "t11")
    click(driver, match, "t11")
    assert said(match) == [("act", H1, "pass")]
    assert refusal(match, "t11") == "3 Lineman is 17 squares away: too far for a pass (S7-9.1)"


@pytest.mark.rule("S7-3.3")
def test_a_team_mate_that_is_not_next_to_the_thrower_ends_no_throw(begin: Begin, driver: Driver) -> None:
    match = begin(given=[*but("H3.at d4"), "H1.skills Throw_Team-mate", "H2.skills Right_Stuff"])
    declare(driver, match, H1, "throw_teammate")
    for square in ("i3", "i3", "d4", "d4"):
        click(driver, match, square)
    assert said(match) == [("act", H1, "throw_teammate")]
    assert "6 squares away: a throw needs it on the next square" in refusal(match, "i3")
    assert "3 Lineman cannot be thrown" in refusal(match, "d4")


@pytest.mark.rule("S7-11.13")
def test_a_declared_foul_goes_to_its_target(match: MatchScene, driver: Driver) -> None:
    declare(driver, match, H1, "foul")
    driver.move((640, 20))
    driver.move(centre(match, "h6"))
    marks = stage_of(match).picture.marks
    assert len(marks.route) == 5
    assert [step.what for step in marks.steps[-2:]] == ["Armour breaks", "Sent off"]
    driver.click(centre(match, "h6"))
    rest(driver, match)
    assert said(match)[-1] == ("foul", A9)
    assert [each[0] for each in said(match)].count("move") == 4


@pytest.mark.rule("S7-11.13")
def test_a_foul_out_of_reach_cites_its_own_rule(begin: Begin, driver: Driver) -> None:
    match = begin(given=but("A9.at s10"))
    declare(driver, match, H1, "foul")
    click(driver, match, "s10")
    assert said(match) == [("act", H1, "foul")]
    assert refusal(match, "s10").endswith("left (S7-11.13)")
    assert refusal(match, "q9").endswith("a foul is on one that lies (S7-11.13)")


@pytest.mark.rule("S7-3.1")
def test_a_blitz_that_is_not_done_ends_by_a_second_click_alone(match: MatchScene, driver: Driver) -> None:
    declare(driver, match, H1, "blitz")
    click(driver, match, "i3")
    assert said(match) == [("act", H1, "blitz")]
    assert refusal(match, "i3") == (
        "1 Lineman: its blitz is not done. Click 2 Lineman again to end that (S7-3.1)"
    )
    click(driver, match, "o10")  # somebody else: asked anew
    assert said(match) == [("act", H1, "blitz")]
    click(driver, match, "o10")
    assert said(match)[-1] == ("end",)
    assert stage_of(match).picture.marks.chosen == H3


@pytest.mark.rule("S7-3.6")
def test_a_ball_that_is_to_be_secured_is_not_given_up_by_one_click(begin: Begin, driver: Driver) -> None:
    match = begin(given=but("ball e3"))
    declare(driver, match, H1, "secure")
    click(driver, match, "i3")
    click(driver, match, "q9")
    click(driver, match, "i3")
    assert said(match) == [("act", H1, "secure")], "between two clicks on the same one there was another"
    assert "its secure the ball is not done" not in refusal(match, "i3")


@pytest.mark.rule("S7-4.2")
def test_who_lies_stands_up_on_its_way_or_by_space(begin: Begin, driver: Driver) -> None:
    match = begin(given=[*but("H3.at o10"), "H3.state prone"])
    declare(driver, match, H3, "move")
    assert "It lies" in match.now.prompt.how
    assert match.now.primary is not None
    assert match.now.primary.caption == "Stand up"
    click(driver, match, "m10")
    assert [words[0] for words in said(match)] == ["act", "stand", "move", "move"]


@pytest.mark.rule("S7-3.1")
def test_enter_on_another_player_asks_as_a_click_does(match: MatchScene, driver: Driver) -> None:
    declare(driver, match, H2, "move")
    driver.key(*["up"] * 7, *["right"] * 6)
    assert stage_of(match).picture.marks.cursor == named("o10")
    driver.key("enter")
    assert said(match) == [("act", H2, "move")]
    assert refusal(match, "o10").startswith("2 Lineman: 6 squares and 2 rushes left. Click 3 Lineman again")
    driver.key("enter")
    rest(driver, match)
    assert said(match)[-1] == ("end",)
