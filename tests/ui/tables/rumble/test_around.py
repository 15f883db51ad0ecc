"""What the box brings to the screens around a match: lid, set-up, demo pieces, time line, statistics."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from game.core.dice import SeededDice
from game.core.requests import Choice, Roll
from game.games.rumble.board import AWAY, HOME
from game.store.store import Store
from game.ui.boxes import part
from game.ui.scenes.setup_words import caption, value_words, words_of
from game.ui.session import Session
from game.ui.tables.rumble import figures, lid, showpieces, timeline
from game.ui.tape import tape_of
from tests.ui.tables.rumble.conftest import BOX
from tests.ui.tables.rumble.players import wanted
from tests.ui.tables.rumble.test_picture import table_of


def played_out(session: Session, seed: int) -> None:
    """A match of two simple players."""
    choose, dice = Random(seed), SeededDice(seed)
    while not session.match.over:
        request = session.match.pending
        if isinstance(request, Choice):
            answer: Any = wanted(session.match.state, request)
            if request.what == "place" and len(request.options) > 1:
                answer = request.options[0]
            if choose.random() < 0.05:
                answer = choose.choice(list(request.options))
        else:
            assert isinstance(request, Roll)
            answer = dice.roll(request)
        session.answer(answer)


@pytest.mark.parametrize("piece", showpieces.PIECES)
def test_a_demo_piece_is_a_position_before_a_move(piece: str) -> None:
    tape = tape_of(piece, "piece")
    assert not tape.mismatches
    assert tape.match.pending is not None
    assert tape.match.pending.what == "move"


def test_captions_and_the_time_line_cite_their_rule(store: Store) -> None:
    session, table = table_of(store, board="quick", touchdowns="2")
    played_out(session, 3)
    said = [found for played in session.history if (found := showpieces.caption(played)) is not None]
    assert any(found.headline == "Touchdown!" for found in said)
    assert all(found.rule.startswith("RU-") for found in said)

    periods = timeline.periods_of(session.history)
    assert [name for _, name in periods][:2] == ["Drive 1", "Drive 2"]
    marks = timeline.marks_of(session.history, [table.side(seat) for seat in (HOME, AWAY)])
    assert marks == sorted(marks, key=lambda mark: mark.at)
    assert any("scores" in mark.words for mark in marks)


def test_figures_are_summed_from_the_events(store: Store) -> None:
    session, _ = table_of(store, board="quick", touchdowns="2")
    played_out(session, 4)
    counts = figures.counts_of(2, [session.opening, *(played.events for played in session.history)])
    score = session.match.state.score
    assert [each.others.get("touchdowns", 0) for each in counts] == list(score)
    dice = sum(len(played.request.dice) for played in session.history if isinstance(played.request, Roll))
    pairs = sum(sum(each.sides.get(figures.PAIRS, {}).values()) for each in counts)
    directions = sum(sum(each.sides.get(figures.DIRECTIONS, {}).values()) for each in counts)
    assert 2 * pairs + directions == dice


def test_the_set_up_speaks_in_a_players_words() -> None:
    words = words_of(BOX)
    board, touchdowns = BOX.load().options
    assert (caption(words, board), caption(words, touchdowns)) == ("Board", "Touchdowns to win")
    assert value_words(words, board) == ["23 by 15", "17 by 11"]
    assert "right" in words.place(HOME)[1]


def test_the_lid_is_painted_at_any_size() -> None:
    pygame.font.init()
    picture = lid.paint(90, 120)
    assert picture.get_size() == (90, 120)
    assert part(BOX, "lid") is not None
