"""What is in the air is seen: where it is thrown to, where it comes down, from where its directions lead."""

from __future__ import annotations

import pytest

from game.core.grid import NOWHERE, named
from game.games.sevens.notation import NUMBER
from game.games.sevens.state import NOBODY
from game.ui.scenes.match import MatchScene
from game.ui.tables.sevens.midair import on_its_way
from game.ui.tables.sevens.picture import SevensPicture
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer
from tests.ui.tables.sevens.players import stage_of

HOME, AWAY = 0, 1
H1, H2, A1 = NUMBER["H1"], NUMBER["H2"], NUMBER["A1"]
E6, I6, K2 = named("e6"), named("i6"), named("k2")
MATE = (
    "H1.at e6", "H1.skills Throw_Team-mate", "H1.pa 4", "H2.at f6", "H2.skills Right_Stuff", "H3.at k2",
    "A1.at q9", "ball H3", "rerolls.home 0",
)  # fmt: skip
PASS = ("H1.at e6", "H1.pa 4", "H1.skills Guard", "H2.at i6", "A1.at q9", "ball H1", "rerolls.home 0")


def seen(match: MatchScene) -> SevensPicture:
    """What is drawn."""
    return stage_of(match).picture


@pytest.fixture
def hurled(begin: Begin, driver: Driver) -> MatchScene:
    """H1 is about to throw H2 at i6; H3 has the ball."""
    match = begin(given=MATE)
    answer(driver, match, (HOME, ("act", H1, "throw_teammate")), (HOME, ("throw", H2, I6)))
    return match


@pytest.fixture
def passed(begin: Begin, driver: Driver) -> MatchScene:
    """H1 is about to pass at H2 on i6."""
    match = begin(given=PASS)
    answer(driver, match, (HOME, ("act", H1, "pass")), (HOME, ("throw", I6)))
    return match


# ------------------------------------------------------------------------------------------- a team-mate
@pytest.mark.rule("S7-8.3")
def test_the_target_is_marked_while_the_die_waits(hurled: MatchScene, passed: MatchScene) -> None:
    for match in (hurled, passed):
        assert seen(match).marks.flight == (E6, I6)


@pytest.mark.rule("S7-8.1", "S7-8.3")
def test_a_team_mate_scatters_from_the_target_wherever_the_ball_is(
    hurled: MatchScene, driver: Driver
) -> None:
    answer(driver, hurled, (3,))
    assert seen(hurled).marks.chart == I6


@pytest.mark.rule("S7-8.1", "S7-8.3")
def test_one_that_is_fumbled_bounces_from_the_thrower(hurled: MatchScene, driver: Driver) -> None:
    answer(driver, hurled, (1,))
    assert seen(hurled).marks.chart == E6


@pytest.mark.rule("S7-8.1", "S7-5.7")
def test_one_that_lands_on_somebody_bounces_on_from_there(begin: Begin, driver: Driver) -> None:
    match = begin(given=(*MATE, "A2.at i6"))
    answer(
        driver, match,
        (HOME, ("act", H1, "throw_teammate")), (HOME, ("throw", H2, I6)), (6,), (1, 1),
    )  # fmt: skip
    assert seen(match).marks.chart == I6


# ------------------------------------------------------------------------------------------------ a pass
@pytest.mark.rule("S7-9.4")
def test_an_accurate_pass_hangs_over_whoever_is_to_catch_it(passed: MatchScene, driver: Driver) -> None:
    answer(driver, passed, (6,))
    ball = seen(passed).ball
    assert (ball.square, ball.target) == (I6, I6)
    assert ball.lift > 0
    answer(driver, passed, (6,))
    assert (seen(passed).ball.holder, seen(passed).ball.target) == (H2, NOWHERE)


@pytest.mark.rule("S7-8.1", "S7-9.5")
def test_an_inaccurate_pass_scatters_from_its_target(passed: MatchScene, driver: Driver) -> None:
    answer(driver, passed, (3,))
    picture = seen(passed)
    assert picture.marks.chart == picture.ball.target == I6
    assert picture.ball.start == E6, "half way: it may still be snatched"


def may_be_snatched(begin: Begin, driver: Driver, *, tried: bool) -> MatchScene:
    """An accurate pass past A2, who is asked whether to intercept it, or is about to roll for it."""
    match = begin(given=(*PASS, "A2.at g7"))
    answer(driver, match, (HOME, ("act", H1, "pass")), (HOME, ("throw", I6)), (6,))
    if tried:
        answer(driver, match, (AWAY, ("intercept", NUMBER["A2"])))
    return match


@pytest.mark.rule("S7-9.7")
@pytest.mark.parametrize("tried", [False, True])
def test_where_a_pass_comes_down_is_marked_until_it_is_snatched_or_not(
    begin: Begin, driver: Driver, tried: bool
) -> None:
    match = may_be_snatched(begin, driver, tried=tried)
    assert seen(match).ball.target == I6
    assert seen(match).marks.flight == (E6, I6)


@pytest.mark.rule("S7-9.7")
@pytest.mark.parametrize("tried", [False, True])
def test_a_pass_that_may_be_snatched_is_half_way_between_thrower_and_target(
    begin: Begin, driver: Driver, tried: bool
) -> None:
    match = may_be_snatched(begin, driver, tried=tried)
    ball, grid = seen(match).ball, stage_of(match).place.grid
    assert (ball.start, ball.holder, ball.target) == (E6, NOBODY, I6)
    (x, y), lift = on_its_way(grid, ball)
    assert (x, y) == grid.centre(named("g6"))
    assert lift > 10


@pytest.mark.rule("S7-9.7", "S7-9.4")
def test_one_that_nobody_snatches_goes_on_to_its_target(begin: Begin, driver: Driver) -> None:
    match = begin(given=(*PASS, "A2.at g7"))
    answer(
        driver, match,
        (HOME, ("act", H1, "pass")), (HOME, ("throw", I6)), (6,), (AWAY, ("intercept", "none")),
    )  # fmt: skip
    ball = seen(match).ball
    assert (ball.start, ball.square, ball.target) == (NOWHERE, I6, I6)


@pytest.mark.rule("S7-9.5", "S7-9.7")
def test_an_inaccurate_one_is_on_its_way_to_where_it_comes_down(begin: Begin, driver: Driver) -> None:
    match = begin(given=(*PASS, "A2.at g7"))
    answer(driver, match, (HOME, ("act", H1, "pass")), (HOME, ("throw", I6)), (3,), (2, 5, 5))
    where = named("k7")
    assert (seen(match).ball.start, seen(match).ball.target) == (E6, where)
    assert seen(match).marks.flight == (E6, where)


# ----------------------------------------------------------------------------------------------- in words
@pytest.mark.rule("S7-8.3")
def test_the_log_names_whoever_is_thrown(hurled: MatchScene, driver: Driver) -> None:
    answer(driver, hurled, (3,), (7, 7, 7))
    told = "\n".join(line.words for line in hurled.log.lines)
    recent = "\n".join(each.words for each in seen(hurled).recent)
    for words in (" aims 2 Lineman at i6, a short throw", "2 Lineman scatters from i6 to i"):
        assert words in told
        assert words in recent


@pytest.mark.rule("S7-9.5")
def test_of_a_pass_it_names_nobody_but_the_thrower(passed: MatchScene, driver: Driver) -> None:
    answer(driver, passed, (3,))
    assert "1 Lineman of Copper Foxes aims at i6, a short pass" in "\n".join(
        line.words for line in passed.log.lines
    )
