"""What the box brings to the screens around a match: lid, set-up, demo pieces, the replay's time line."""

from __future__ import annotations

import pygame
import pytest

from game.games.halftime import events as happened
from game.games.halftime.state import AWAY, HOME
from game.store.store import Store
from game.ui.boxes import part
from game.ui.scenes.setup_words import caption, value_words, words_of
from game.ui.tables.halftime import lid, showpieces, timeline
from game.ui.tape import tape_of
from tests.ui.tables.halftime.conftest import BOX
from tests.ui.tables.halftime.test_picture import SCRIPT, table_of


@pytest.mark.parametrize("piece", showpieces.PIECES)
def test_a_demo_piece_is_a_position_before_a_call(piece: str) -> None:
    tape = tape_of(piece, "piece")
    assert not tape.mismatches
    assert tape.match.pending is not None
    assert tape.match.pending.what == "call"


def test_captions_cite_their_rule(store: Store) -> None:
    session, _ = table_of(store, reduced=False)
    said = [showpieces.caption(session.answer(answer)) for answer in SCRIPT]
    heads = {found.headline for found in said if found is not None}
    assert {"10 and 10: a fumble", "O and O: a penalty", "Blocked!", "Safety", "Touchdown!"} <= heads
    assert all(found.rule.startswith("HT-") for found in said if found is not None)


def test_the_time_line_has_halves_and_signs(store: Store) -> None:
    session, table = table_of(store, reduced=False)
    for answer in SCRIPT:
        session.answer(answer)
    assert timeline.periods_of(session.history) == [(0, "1st half")]
    marks = timeline.marks_of(session.history, [table.side(seat) for seat in (HOME, AWAY)])
    assert marks == sorted(marks, key=lambda mark: mark.at)
    assert any("touchdown" in mark.words for mark in marks)
    assert all(mark.rule.startswith("HT-") for mark in marks)


def test_halves_begin_where_the_last_one_ended(store: Store) -> None:
    session, _ = table_of(store, reduced=False, plays="12")
    for answer in ((20, 5), (0, ("kick",)), (10, 10)):
        session.answer(answer)
    while not any(isinstance(event, happened.HalfEnd) for event in session.history[-1].events):
        request = session.match.pending
        assert request is not None
        session.answer((request.seats[0], ("run",)) if request.what == "call" else (5, 5))
    assert timeline.periods_of(session.history) == [(0, "1st half"), (len(session.history), "2nd half")]


def test_the_set_up_speaks_in_a_players_words() -> None:
    words = words_of(BOX)
    plays, die = BOX.load().options
    assert (caption(words, plays), caption(words, die)) == ("Plays a half", "Blue die")
    assert value_words(words, die) == ["as ruled", "as printed"]
    assert "right" in words.place(HOME)[1]


def test_the_lid_is_painted_at_any_size() -> None:
    pygame.font.init()
    picture = lid.paint(90, 120)
    assert picture.get_size() == (90, 120)
    assert part(BOX, "lid") is not None
