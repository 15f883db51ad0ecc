"""What a call's card and the charts promise is what the dice can do."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.errors import AssetError
from game.games.halftime import solution
from game.games.halftime.packing import FILES
from game.games.halftime.state import State
from game.store.store import Store
from game.ui.drawing.worker import shared
from game.ui.tables.halftime import figures, making, prospects, telling
from game.ui.tables.halftime.story import Story
from game.ui.tables.halftime.telling import told
from game.ui.tape import tape_of
from game.ui.widgets.canvas import Canvas
from tests.ui.driver import Driver
from tests.ui.tables.halftime.players import stage_of
from tests.ui.tables.halftime.test_picture import SCRIPT, table_of
from tests.ui.tables.halftime.test_words import TO_A_CALL, down
from tests.ui.tables.matches import Begin, answer


def shares(ball: int, word: str, *, number: int = 1) -> dict[str, float]:
    """The rows of a card."""
    s = down(ball, number, min(10, 100 - ball))
    return {words: share for words, share, _ in prospects.rows(s, word)}


@pytest.mark.rule("HT-8.1")
@pytest.mark.parametrize(
    ("ball", "touchback"),
    [(30, 0), (40, 0), (50, 1 / 6), (60, 2 / 6), (70, 3 / 6), (80, 4 / 6), (90, 5 / 6), (95, 5 / 6)],
)
def test_a_punts_touchback_is_the_green_dies_alone(ball: int, touchback: float) -> None:
    rows = shares(ball, "punt")
    assert rows.get("Touchback", 0) == pytest.approx(touchback)
    assert rows["Blocked"] == pytest.approx(1 / 6)


@pytest.mark.rule("HT-8.1")
@pytest.mark.parametrize("ball", range(5, 100, 5))
def test_a_punts_rows_are_all_that_can_happen(ball: int) -> None:
    rows = shares(ball, "punt")
    assert sum(rows.values()) == pytest.approx(1)
    assert min(rows.values()) > 0


@pytest.mark.rule("HT-8.1")
def test_a_runback_to_the_goal_line_has_a_row_of_its_own() -> None:
    """From the 5: after a block five faces do, after a punt of 10 the 15 and the 20."""
    assert shares(5, "punt")["Runback TD"] == pytest.approx((5 + 2) / 36)
    assert shares(20, "punt")["Runback TD"] == pytest.approx(1 / 36)
    assert "Runback TD" not in shares(25, "punt")


@pytest.mark.rule("HT-3.4")
def test_a_safety_is_no_lost_ball() -> None:
    rows = shares(5, "run")
    assert rows["Safety"] == pytest.approx(14 / 36)
    assert rows["Ball lost"] < 1 / 36


OVERTIME = """record 1 halftime
given possession home
given ball 50
given down 1
given to_go 10
given half 3
given first_kick away
home run
dice 20 10
"""
LAST_PLAY = """record 1 halftime
given possession home
given ball 50
given down 1
given to_go 10
given half 2
given plays_left 1
given first_kick away
given score.home 7
given score.away 7
home run
dice 5 5
"""


def story_of(text: str) -> tuple[Story, list[tuple[int, int, int]]]:
    """A record's story, and half, possession of overtime and plays left wherever a value was asked."""
    tape = tape_of(text, "tape")
    assert tape.warning == ""
    asked: list[tuple[int, int, int]] = []

    def value(s: State) -> float:
        asked.append((s.half, s.overtime, s.plays_left))
        return solution.value(s)

    return told(tape.match.state, tape.history, value), asked


@pytest.mark.rule("HT-2.6")
def test_a_scenario_in_overtime_is_valued_as_its_possession() -> None:
    told_, asked = story_of(OVERTIME)
    assert asked == [(3, 1, 0)]
    tape = tape_of(OVERTIME, "tape")
    assert told_.wins == [pytest.approx(solution.value(tape.match.state))]


@pytest.mark.rule("HT-2.6")
def test_the_second_possession_of_overtime_follows_the_first() -> None:
    _, asked = story_of(OVERTIME + "home pass\ndice I\ndice 5\naway run\ndice 20 10\n")
    assert asked == [(3, 1, 0), (3, 2, 0), (3, 2, 0)]


@pytest.mark.rule("HT-2.5")
def test_a_halfs_last_play_is_followed_by_what_was_left() -> None:
    """The match is level after it: overtime begins at midfield."""
    _, asked = story_of(LAST_PLAY)
    assert asked == [(3, 1, 0)]
    tape = tape_of(LAST_PLAY, "tape")
    before = telling.begun(tape.match.state, tape.history, lambda s: None)
    assert (before.shadow.half, before.shadow.plays_left) == (2, 1)


def test_takeaways_are_interceptions_and_lost_fumbles_everywhere(store: Store) -> None:
    session, table = table_of(store, reduced=False)
    for answer_ in SCRIPT:
        session.answer(answer_)
    counted = figures.counts_of(2, [played.events for played in session.history])
    board = [totals.takeaways for totals in told(table.state, session.history, table._worth).totals]
    assert board == [counts.others.get("takeaways", 0) for counts in counted] == [1, 1]


@pytest.mark.rule("HT-3.3")
def test_a_failed_fourth_down_is_no_takeaway() -> None:
    told_, _ = story_of(OVERTIME.replace("down 1", "down 4").replace("dice 20 10", "dice 5 5"))
    assert [totals.takeaways for totals in told_.totals] == [0, 0]


@pytest.fixture
def damaged(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A folder lies where the solution should be: it cannot be read."""
    monkeypatch.setattr(solution, "asset", lambda *parts: tmp_path)
    solution.solution.cache_clear()


@pytest.mark.usefixtures("damaged")
def test_a_solution_that_cannot_be_read_is_one_clear_line() -> None:
    with pytest.raises(AssetError, match=f"assets/halftime/{FILES[False]}"):
        solution.solution(False)


@pytest.mark.usefixtures("damaged")
def test_without_the_solution_the_cards_still_tell_the_match(begin: Begin, driver: Driver) -> None:
    match = begin()
    answer(driver, match, *TO_A_CALL)
    picture = stage_of(match).picture
    assert (picture.wins, picture.begun) == ([], True)
    assert picture.now is not None
    driver.step(2)


def test_before_a_down_the_introduction_lies_there(store: Store) -> None:
    _, table = table_of(store, reduced=False)
    shown = making.made(table.state, table.desk.match.pending, table.stage.story, table.stage.cast)
    assert not shown.begun


def test_hidden_odds_hide_the_chances_to_win(begin: Begin, driver: Driver) -> None:
    match = begin()
    answer(driver, match, *TO_A_CALL, (0, ("run",)), (15, 10))
    driver.step(2)
    stage = stage_of(match)
    assert stage.board is not None

    def drawn(*wins: float, odds: bool) -> bytes:
        assert stage.board is not None
        stage.picture.wins, stage.picture.win = list(wins), wins[-1]
        canvas = Canvas(pygame.Surface(driver.app.view.size), driver.app.theme, driver.app.view)
        stage.board.draw(canvas, stage.picture, odds=odds)
        shared().finish()  # what was shown coarse until it is made
        stage.board.draw(canvas, stage.picture, odds=odds)
        return pygame.image.tobytes(canvas.surf, "RGB")

    assert drawn(0.1, 0.9, odds=True) != drawn(0.9, 0.1, odds=True)
    assert drawn(0.1, 0.9, odds=False) == drawn(0.9, 0.1, odds=False)
