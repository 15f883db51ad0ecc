"""The threat: where opponents can be in a turn of their own, by the same odds as a player's own reach."""

from __future__ import annotations

import pytest

from game.core.grid import named
from game.ui.scenes.match import MatchScene
from game.ui.tables.sevens import threatening, trackers
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer, settle
from tests.ui.tables.sevens.players import stage_of
from tests.ui.tables.sevens.test_hands import centre
from tests.ui.written import Written

BESIDE = ("H1.at e6", "A1.at f6", "A1.ag 3", "ball none", "rerolls.home 0", "rerolls.away 0")
FRAMES = 20  # more than there are players: one of them is gone through in each


def threat(match: MatchScene, driver: Driver) -> dict[int, float]:
    """What the switch lays over the pitch, once all is found."""
    driver.key("t")
    driver.step(FRAMES)
    return dict(stage_of(match).picture.threat)


@pytest.mark.rule("S7-10.1", "S7-10.2")
@pytest.mark.parametrize(
    ("more", "square", "chance"),
    [
        ((), "g6", 4 / 6),
        (("A1.skills Dodge",), "g6", 8 / 9),
        (("H1.skills Tentacles", "H1.st 3", "A1.st 3"), "g6", 4 / 6 * 5 / 6),
        (("H1.skills Prehensile_Tail",), "g6", 3 / 6),
        (("A1.skills Dodge,Unchannelled_Fury",), "g6", 3 / 6 * 8 / 9),
        (("A1.skills Sprint", "H1.at a1", "A1.ma 4"), "m6", (5 / 6) ** 3),
        (("A1.state prone", "H1.at a1", "A1.ma 6"), "i6", 1.0),
        (("A1.state stunned",), "g6", None),
        (("A1.state distracted", "H1.at a1"), "g6", 1.0),
    ],
)
def test_the_threat_counts_skills_traits_and_who_lies(
    begin: Begin, driver: Driver, more: tuple[str, ...], square: str, chance: float | None
) -> None:
    words = [line.split()[0] for line in more]
    match = begin(given=(*(line for line in BESIDE if line.split()[0] not in words), *more))
    settle(driver, match)
    assert threat(match, driver).get(named(square)) == (
        None if chance is None else pytest.approx(chance, abs=1e-4)
    )


@pytest.mark.rule("S7-3.1")
def test_an_opponents_threat_is_the_reach_that_its_own_coach_sees(begin: Begin, driver: Driver) -> None:
    given = ("A1.skills Dodge,Sprint,Leap", "H2.at g7", "H2.state prone", "H1.skills Diving_Tackle")
    match = begin(given=(*BESIDE, *given))
    settle(driver, match)
    threatened = threat(match, driver)
    answer(driver, match, (0, ("end_turn",)))
    driver.click(centre(match, "f6"))
    reach = dict(stage_of(match).picture.marks.reach)
    assert {at: round(p, 4) for at, p in threatened.items() if at != named("f6")} == reach


def test_the_threat_stands_until_the_next_one_is_found(begin: Begin, driver: Driver) -> None:
    match = begin(given=(*BESIDE, "H3.at a9"))
    settle(driver, match)
    before = threat(match, driver)
    answer(driver, match, (0, ("act", 0, "move")), (0, ("end",)))
    assert dict(stage_of(match).picture.threat) == before
    driver.key("t")
    assert stage_of(match).picture.threat == ()


# ------------------------------------------------------------------------------------------------ in words
def told(match: MatchScene) -> str:
    """What stands above the pitch."""
    return stage_of(match).picture.threat_said


@pytest.mark.rule("S7-3.4")
def test_the_threat_says_what_it_means_while_it_is_on(begin: Begin, driver: Driver, written: Written) -> None:
    match = begin(given=BESIDE)
    settle(driver, match)
    assert told(match) == ""
    threat(match, driver)
    assert told(match) == threatening.LEGEND
    assert "no figure: 100%" in threatening.LEGEND
    assert threatening.LEGEND in " ".join(written.words), "in lines"
    driver.key("t")
    assert told(match) == ""


def test_a_square_that_is_pointed_at_says_who_gets_there(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at e6", "A1.at f6", "A2.at k6", "A2.ma 2", "H2.at r6", "ball none"))
    settle(driver, match)
    threat(match, driver)
    for square, words in (
        ("j6", "j6: 2 Lineman 100%, 1 Lineman 67% can stand there next turn"),
        ("e6", "e6: 1 Lineman 100% can come next to it next turn"),
        ("s1", "s1: no opponent can stand there next turn"),
    ):
        driver.move(centre(match, square))
        driver.step()
        assert told(match) == words
    driver.move((640, 20))
    driver.step()
    assert told(match) == threatening.LEGEND


def test_the_figures_of_the_threat_do_not_go_with_those_of_the_reach(
    begin: Begin, driver: Driver, written: Written
) -> None:
    match = begin(given=BESIDE)
    settle(driver, match)
    driver.key("e")
    threat(match, driver)
    assert "67" in written.words
    assert told(match) == threatening.LEGEND


def test_without_odds_the_threat_speaks_of_no_figure(begin: Begin, driver: Driver, written: Written) -> None:
    match = begin(given=BESIDE)
    settle(driver, match)
    threat(match, driver)
    written.clear()
    driver.key("o")
    driver.step(2)
    assert "67" not in written.words
    assert told(match) == threatening.BARE
    assert "figure" not in told(match)
    driver.move(centre(match, "g6"))
    driver.step()
    assert told(match) == "g6: 1 Lineman can stand there next turn"


def test_each_switch_says_what_it_lays_over_the_pitch_until_a_key_is_pressed(
    begin: Begin, driver: Driver
) -> None:
    match = begin(given=BESIDE)
    settle(driver, match)
    stage = stage_of(match)
    for (name, *_), cell in zip(trackers.SWITCHES, stage.place.cells()[4:], strict=True):
        driver.move(cell.center)
        assert stage.picture.switch == name
        assert name in trackers.HINTS
    driver.key("t")
    assert stage.picture.switch == ""
