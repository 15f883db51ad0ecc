"""What is shown before a pass, a hand-off, a thrown team-mate or a blitz is done: who may spoil it, what each
needs, the chance of all of it."""

from __future__ import annotations

import pytest

from game.core.grid import named
from game.games.sevens.notation import NUMBER
from game.ui.scenes.match import MatchScene
from game.ui.tables.sevens.marks import MOST_STEPS, Marks
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer, settle
from tests.ui.tables.sevens.players import stage_of

H1, H2, A1, A2 = (NUMBER[name] for name in ("H1", "H2", "A1", "A2"))
LANE = (
    "H1.at c3", "H1.pa 3", "H1.ag 3", "H2.at g3", "H2.ag 3", "H3.at d4", "A1.at e4", "A1.ag 2", "A2.at e2",
    "A2.ag 3", "ball H1", "rerolls.home 1",
)  # fmt: skip


def pointed(match: MatchScene, driver: Driver, square: str) -> Marks:
    """The pointer goes to a square."""
    driver.move((640, 20))
    driver.move(stage_of(match).place.grid.centre(named(square)))
    return stage_of(match).picture.marks


def needs(marks: Marks) -> list[tuple[str, str, bool]]:
    """The dice of the plan, plainly."""
    return [(step.what, step.needs, step.against) for step in marks.steps]


@pytest.fixture
def match(begin: Begin, driver: Driver) -> MatchScene:
    """H1 has the ball and could throw it to H2, past A1 and A2."""
    match = begin(given=LANE)
    settle(driver, match)
    driver.click(stage_of(match).place.grid.centre(named("c3")))
    return match


@pytest.mark.rule("S7-9.7", "S7-9.8")
def test_a_pass_names_who_may_intercept_before_anything_is_declared(
    match: MatchScene, driver: Driver
) -> None:
    marks = pointed(match, driver, "g3")
    assert needs(marks) == [
        ("Short throw", "4+", False),
        ("Intercepts: 1 Lineman", "6+", True), ("Intercepts: 2 Lineman", "6+", True),
        ("Catch: 2 Lineman", "3+", False),
    ]  # fmt: skip
    # A1 needs 2+ at -3, and -1 for H3 who marks it
    assert marks.total == pytest.approx(3 / 6 * 5 / 6 * 4 / 6)
    assert marks.again == pytest.approx(5 / 6 * (3 / 6 * (1 - 4 / 36) + 3 / 6 * 3 / 6 * 4 / 6))
    assert {badge.player: badge.needs for badge in marks.badges} == {H1: "4+", A1: "6+", A2: "6+", H2: "3+"}
    assert stage_of(match).state.active == -1, "nothing was declared"


CROWD = ("e3", "e4", "f2", "g3", "g4", "h2", "i3")


@pytest.mark.rule("S7-9.7")
@pytest.mark.parametrize(
    ("many", "last"),
    [(5, "Intercepts: 5 Lineman"), (6, "And one of 5, 6"), (7, "And one of 5, 6, 7")],
)
def test_the_plan_of_a_pass_counts_all_who_may_intercept(
    begin: Begin, driver: Driver, many: int, last: str
) -> None:
    foes = [f"A{n}.at {square}" for n, square in enumerate(CROWD[:many], 1)]
    match = begin(given=("H1.at c3", "H1.pa 3", "H2.at k3", "ball H1", *foes))
    settle(driver, match)
    driver.click(stage_of(match).place.grid.centre(named("c3")))
    marks = pointed(match, driver, "k3")
    assert sum(badge.against for badge in marks.badges) == many, "as many are marked"
    against = [step.what for step in marks.steps if step.against]
    assert against == [f"Intercepts: {n} Lineman" for n in range(1, len(against))] + [last]
    assert not marks.steps[-1].against
    assert len(marks.steps) <= MOST_STEPS


@pytest.mark.rule("S7-9.11")
def test_beside_the_carrier_it_is_a_handoff(match: MatchScene, driver: Driver) -> None:
    marks = pointed(match, driver, "d4")
    assert [(step.needs, step.chance) for step in marks.steps] == [("4+", 0.5)]  # 3+, and A1 marks d4
    assert marks.again == pytest.approx(0.75)


@pytest.mark.rule("S7-9.7")
def test_the_same_is_shown_while_the_pass_is_aimed(match: MatchScene, driver: Driver) -> None:
    answer(driver, match, (0, ("act", H1, "pass")))
    marks = pointed(match, driver, "g3")
    assert [step.against for step in marks.steps] == [False, True, True, False]
    driver.click("act.aim")
    marks = pointed(match, driver, "g6")
    assert "accurate" in marks.tags[0].sub, "nobody stands there"
    assert marks.again == pytest.approx((1 - (3 / 6) ** 2) * 5 / 6)


@pytest.mark.rule("S7-5.7")
def test_a_thrown_team_mate_shows_throw_and_landing(begin: Begin, driver: Driver) -> None:
    match = begin(
        given=(
            "H1.at c3", "H1.pa 3", "H1.skills Throw_Team-mate", "H2.at d3", "H2.ag 3",
            "H2.skills Right_Stuff", "A1.at q9", "rerolls.home 0",
        )
    )  # fmt: skip
    answer(driver, match, (0, ("act", H1, "throw_teammate")))
    driver.click(stage_of(match).place.grid.centre(named("d3")))
    assert stage_of(match).state.active == H1, "picking whom to throw ends nothing"
    marks = pointed(match, driver, "g3")
    assert needs(marks) == [("Short throw", "4+", False), ("Landing", "3+", False)]
    assert marks.total == pytest.approx(3 / 6 * 4 / 6)
    assert marks.again < 0, "no re-roll is left"


@pytest.mark.rule("S7-3.4")
def test_a_blitz_shows_way_and_block_and_both(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at c3", "H1.ma 5", "A1.at i3", "A2.at q9", "rerolls.home 1"))
    settle(driver, match)
    driver.click(stage_of(match).place.grid.centre(named("c3")))
    marks = pointed(match, driver, "i3")
    shown = marks.preview
    assert shown is not None
    assert shown.reach == pytest.approx(5 / 6)  # five squares, and a rush that the block costs
    assert shown.down == pytest.approx(3 / 6)
    assert shown.both == pytest.approx(5 / 12)
    assert shown.again == pytest.approx(5 / 6 * 3 / 4 + 1 / 6 * 5 / 6 * 1 / 2)
    assert (marks.total, marks.again) == (shown.both, shown.again)
    assert [(step.index, step.needs) for step in marks.steps] == [(6, "2+"), (6, "1 die")]
    match = begin(given=("H1.at c3", "H1.ma 6", "A1.at i3", "A2.at q9", "rerolls.home 1"))
    settle(driver, match)
    driver.click(stage_of(match).place.grid.centre(named("c3")))
    assert [step.needs for step in pointed(match, driver, "i3").steps] == ["1 die"], "movement is left for it"
