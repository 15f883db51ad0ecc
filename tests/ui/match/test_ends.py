"""How a quarter and a match end, and how the next quarter begins: on the table, on the cards, in the log."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.core.requests import Choice, Flick, Roll
from game.core.results import read_thrown
from game.store.store import Store
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_over import MatchOver, why_first
from game.ui.scenes.match_think import at_once
from game.ui.scenes.pause import Pause
from game.ui.session import branched_session
from game.ui.tables.bfl import kick_words, making
from game.ui.tables.bfl.timeline import marks_of, periods_of
from tests.ui.bfl import board_of, stage_of
from tests.ui.driver import Driver, known
from tests.ui.match.laid import announced, film
from tests.ui.match.test_picture import CLOCKS
from tests.ui.tables.laying import differences

Given = Callable[..., MatchScene]

HEAD = ("record 1 bfl", "option players 2", 'seat p1 person "Ada"', 'seat p2 person "Ben"')
NEAR = ("lane.p1 1", "lane.p2 2", "yard.p1 90", "yard.p2 40")  # a 1 is a touchdown for Ada
TOUCHDOWN = "1 3 4 5 5 6 7 8"


@pytest.fixture
def given(driver: Driver, store: Store) -> Given:
    """Opens a scenario."""

    def begin(*facts: str) -> MatchScene:
        text = "\n".join([*HEAD, *(f"given {fact}" for fact in facts)]) + "\n"
        return driver.open(MatchScene(driver.app, branched_session(text, 0, store.saves), think=at_once))

    return begin


def touchdown(driver: Driver, match: MatchScene, *, good: bool) -> None:
    """Ada scores and kicks."""
    film(driver, match)
    match.play.answer(read_thrown(TOUCHDOWN.split())[0])
    assert isinstance(film(driver, match), Choice)
    driver.key("space")
    film(driver, match)
    match.play.answer(good)


def words_of(match: MatchScene) -> list[str]:
    """The log, line by line."""
    return [line.words for line in match.log.lines]


# ---------------------------------------------------------------------------------- a new quarter
@pytest.mark.rule("BFL-1.5")
def test_before_the_first_lanes_die_a_new_quarter_is_shown(given: Given, driver: Driver) -> None:
    match = given("quarter 1", *NEAR)
    touchdown(driver, match, good=True)
    request = film(driver, match)
    assert isinstance(request, Roll)
    assert request.what == "lane"
    state, stage = match.session.match.state, stage_of(match.board)
    assert (state.lane, state.yard) == ([1, 2], [100, 40])  # the record's state stays until the die is rolled
    assert [(side.lane, side.yards, side.spot()) for side in stage.picture.sides] == [(0, 0.0, None)] * 2
    assert (stage.picture.bar.quarter, stage.picture.bar.roll) == (2, 0)
    assert match.board.heading() == "2nd quarter"
    assert match.board.side(0).badge == ""
    assert [standing.words for standing in match.board.standings()] == ["0 yd", "0 yd"]
    assert any("2nd quarter" in line and "roll" not in line for line in match.session.save.lines[-3:])
    driver.key("esc")
    assert known(driver.scene, Pause).menu.save_name == "BFL, 2nd quarter"


@pytest.mark.rule("BFL-1.5")
def test_the_film_ends_a_quarter_with_the_picture_of_the_next(given: Given, driver: Driver) -> None:
    match = given("quarter 2", *NEAR)
    touchdown(driver, match, good=False)
    stage = stage_of(match.board)
    match.play.film.finish()
    made = making.made(match.session.match, match.session.history, stage.cast)
    assert differences(stage.picture, made, aside=CLOCKS) == []
    assert [side.lane for side in made.sides] == [0, 0]


# --------------------------------------------------------------------------- decided by a play-off
@pytest.mark.rule("BFL-5.2", "BFL-5.5")
def test_a_match_that_a_play_off_decides_says_so_everywhere(given: Given, driver: Driver) -> None:
    match = given("quarter 4", "score.p1 8", "score.p2 14", *NEAR)
    touchdown(driver, match, good=False)
    for made in (True, True, False, True):  # the second round decides: Ben makes it
        assert isinstance(film(driver, match), Flick)
        match.play.answer(made)
    said = announced(driver, match)
    final = next(words for words in said if words.title == "Final whistle")
    assert ("the winner after a play-off" in final.line, final.rule) == (True, "BFL-5.5")
    last = match.board.last_words()
    assert (last.title, last.rule) == ("Ben wins", "BFL-5.5")
    assert last.line.endswith("after a play-off")

    rows = match.board.standings()
    assert [(row.seat, row.place, row.figure) for row in rows] == [(1, 1, "14"), (0, 2, "14")]
    assert why_first(rows) == "won the play-off"
    assert isinstance(driver.scene, MatchOver)

    log = {line.words: match.board.rule_of(line) for line in match.log.lines}
    assert log["Play-off for the match, round 1"] == "BFL-5.5"
    assert log["Play-off for the match, round 2"] == "BFL-5.2"
    assert log["Ben wins the play-off (5.5)"] == log["Ben has won after a play-off (5.5)"] == "BFL-5.5"
    signs = marks_of(match.session.history, [match.board.side(seat) for seat in (0, 1)])
    assert "after a play-off" in signs[-1].words


@pytest.mark.rule("BFL-1.1")
def test_a_match_won_on_points_says_nothing_of_a_play_off(given: Given, driver: Driver) -> None:
    match = given("quarter 4", "score.p1 8", "score.p2 3", *NEAR)
    touchdown(driver, match, good=True)
    said = announced(driver, match)
    assert not any("play-off" in words.line for words in [*said, match.board.last_words()])
    assert match.board.last_words().rule == "BFL-1.1"
    assert why_first(match.board.standings()) == ""


# -------------------------------------------------------------------------------------------- words
@pytest.mark.rule("BFL-1.2")
def test_the_log_of_a_scenario_begins_with_its_own_quarter(given: Given, driver: Driver) -> None:
    match = given("quarter 3", *NEAR)
    assert words_of(match) == ["3rd quarter"]
    touchdown(driver, match, good=True)
    film(driver, match)
    assert (words_of(match)[0], words_of(match)[-1]) == ("3rd quarter", "4th quarter")
    assert [line.words for line in match.board.opening(())] == ["3rd quarter"]  # as a resumed match has it
    assert periods_of(match.session.history) == [(0, "Q3"), (len(match.session.history), "Q4")]


@pytest.mark.rule("BFL-4.3")
@pytest.mark.parametrize(("note", "title"), [("", "No good"), ("why wide_left", "No good: wide left")])
def test_a_kick_of_a_plain_record_is_no_good_once(
    given: Given, driver: Driver, note: str, title: str
) -> None:
    match = given("quarter 4", "score.p1 8", "score.p2 14", *NEAR)
    touchdown(driver, match, good=False)
    film(driver, match)
    match.play.answer(False, note)
    assert kick_words.verdict(match.session.history[-1]) == title
    assert title in [words.title for words in announced(driver, match)]


@pytest.mark.rule("BFL-3.4")
def test_who_wins_a_battle_passes_by_the_rule_of_passing(given: Given, driver: Driver) -> None:
    match = given("quarter 2", "lane.p1 1", "lane.p2 1", "yard.p1 40", "yard.p2 50")
    film(driver, match)
    match.play.answer(read_thrown(["1", "3", "4", "5", "5", "6", "7", "8"])[0])
    for faces in ((8, 8, 8), (1, 1, 1)):
        assert isinstance(film(driver, match), Roll)
        match.play.answer(faces)
    film(driver, match)
    assert "Ada wins and passes (3.4)" in words_of(match)


# ------------------------------------------------------------------------------------ a spent flag
@pytest.mark.rule("BFL-7.1")
@pytest.mark.parametrize("corner", [True, False])
def test_a_click_on_the_card_of_a_spent_flag_says_that_it_is_spent(
    given: Given, driver: Driver, corner: bool
) -> None:
    match = given("quarter 2", "flag.p2 no", *NEAR)
    film(driver, match)
    match.play.answer(read_thrown(["3", "3", "4", "4", "5", "6", "7", "8!"])[0])
    assert film(driver, match).what == "out_penalty"
    ada, ben = board_of(match.board).card_boxes()
    before = len(match.session.history)
    driver.click((ben.right - 25, ben.bottom - 21) if corner else ben.center)
    assert "Ben's flag is spent" in driver.app.toast.words
    assert len(match.session.history) == before
    driver.click((ada.right - 25, ada.bottom - 21) if corner else ada.center)
    assert match.session.history[-1].answer == (0, ("challenge",))
