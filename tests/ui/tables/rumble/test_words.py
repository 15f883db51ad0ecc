"""Every option has words, every event that matters a line with its squares, every rule a citation."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.core.dice import SeededDice
from game.core.grid import named
from game.core.requests import Choice, Roll
from game.games import rumble as package
from game.games.rumble import events as e
from game.games.rumble.state import Phase
from game.store.store import Store
from game.ui.tables.rumble.chronicle import About
from game.ui.tables.rumble.spoken import COMPASS, said
from game.ui.widgets.log import LogLine
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, settle
from tests.ui.tables.rumble.players import stage_of, wanted
from tests.ui.tables.rumble.test_picture import table_of


def test_a_match_has_words_for_everything(store: Store) -> None:
    session, table = table_of(store, board="quick", touchdowns="1")
    choose, dice = Random(5), SeededDice(5)
    lines: list[LogLine] = []
    while not session.match.over:
        request = session.match.pending
        assert request is not None
        assert table.prompt(request, request.seats[0]).rule.startswith("RU-")
        if isinstance(request, Choice):
            assert all(table.words(request, option).caption for option in request.options)
            buttons = [option for option in request.options if not table.on_board(option)]
            assert len(buttons) == 1
            answer: Any = wanted(session.match.state, request)
            if choose.random() < 0.1:
                answer = choose.choice(list(request.options))
            if request.what == "place" and len(request.options) > 1:
                answer = request.options[0]
        else:
            assert isinstance(request, Roll)
            answer = dice.roll(request)
        lines += table.lines(session.answer(answer), len(session.history) - 1)
    abouts = [line.about for line in lines if isinstance(line.about, About)]
    assert len(abouts) == len(lines)
    assert all(about.rule.startswith("RU-") for about in abouts)
    moves = [line for line in lines if line.kind == "move"]
    assert moves
    assert all(len(line.about.squares) >= 2 for line in moves)
    assert session.match.state.phase is Phase.OVER
    assert table.last_words().rule == "RU-1.6"
    assert [standing.place for standing in table.standings()] == [1, 2]


def test_a_line_lights_its_squares(store: Store) -> None:
    _, table = table_of(store)
    table.point_about(About((3, 4), "RU-2.2"))
    assert table.stage.picture.marks.lit == (3, 4)
    table.point_about(None)
    assert not table.stage.picture.marks.lit


@pytest.mark.rule("RU-4.2")
@pytest.mark.parametrize(
    ("why", "words"),
    [
        ("unheld", "nobody has had the ball for 30 turns: the ball goes back to l8"),
        ("scoreless", "no touchdown for 60 turns: the ball goes back to l8"),
    ],
)
def test_a_ball_that_goes_back_says_why(why: str, words: str) -> None:
    told = said(e.Reset(named("l8"), why, "RU-4.2"))
    assert told is not None
    assert (told.words, told.rule) == (words, "RU-4.2")


@pytest.mark.rule("RU-2.7")
def test_the_log_and_the_rulebook_have_the_same_words_for_a_direction() -> None:
    book = (Path(package.__file__).parent / "RULES.md").read_text("utf-8")
    assert f"| direction | {' | '.join(COMPASS)} |" in book


@pytest.mark.rule("RU-1.3", "RU-3.1")
def test_a_click_on_who_is_in_a_box_says_in_which(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at d4", "A1.at q9", "A2.box reserves", "A3.box bad", "ball g7"))
    settle(driver, match)
    stage = stage_of(match)
    assert match.board.why_not(stage.spot(17)) == "A2 waits in the Reserves box (RU-1.3)"
    assert match.board.why_not(stage.spot(18)) == "A3 lies in its box (RU-3.1)"
