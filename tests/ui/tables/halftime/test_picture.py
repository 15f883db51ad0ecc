"""The table's picture is made from a state and changed by clips; after them it equals the new state's."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.core.dice import SeededDice
from game.core.requests import Choice, Roll
from game.games.halftime import events as happened
from game.store.store import Store
from game.ui.session import Session, new_session
from game.ui.table import Played
from game.ui.tables.halftime import film, making, telling
from game.ui.tables.halftime.playing import HalftimePlaying
from tests.ui.tables.halftime.conftest import BOX
from tests.ui.tables.laying import SEATS, differences, kinds_of, laid, run_film


def table_of(store: Store, *, reduced: bool, **options: str) -> tuple[Session, HalftimePlaying]:
    """A table without a window."""
    session = new_session(BOX, options, SEATS, {}, store.saves)
    return session, laid(HalftimePlaying, session, reduced=reduced)


def seen(table: HalftimePlaying, played: Played) -> list[str]:
    """Lets an answer's film run; what the picture then lacks of one made anew."""
    run_film(table, played)
    match = table.desk.match
    told = telling.told(match.state, table.desk.history, table._worth)
    return differences(table.stage.picture, making.made(match.state, match.pending, told, table.stage.cast))


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_after_the_film_the_picture_is_the_states(store: Store, seed: int, reduced: bool) -> None:
    pass_die = ("ruled", "printed")[seed % 2]
    session, table = table_of(store, reduced=reduced, plays="12", pass_die=pass_die)
    choose, dice = Random(seed), SeededDice(seed)
    wrong: list[str] = []
    while not session.match.over:
        request = session.match.pending
        if isinstance(request, Choice):
            answer: Any = choose.choice(list(request.options))
        else:
            assert isinstance(request, Roll)
            answer = dice.roll(request)
        wrong += seen(table, session.answer(answer))
    assert wrong == []


SCRIPT: list[Any] = [  # what equal dice bring, and all kinds of points
    (10, 10), ("O", 5), (1, ("kick",)), (5, 20),  # a level roll-off, and back to the 5
    (0, ("run",)), (10, 10), (5, 5), (15, 5),  # a fumble, level at first, recovered: first down
    (0, ("run",)), ("O", "O"), (5, 15),  # a penalty on the offence
    (0, ("run",)), ("O", 20), (15, 10),  # a safety, and its kick-off
    (1, ("pass",)), ("NG",),
    (1, ("punt",)), (0,), (5,),  # blocked
    (0, ("pass",)), ("I",), (10,),
    (1, ("run",)), (10, 10), (5, 15), (10,),  # the defence recovers for a touchdown, and kicks its point
    ("O", 20), (1, ("pass",)), (50,),  # a touchback, then a long pass
    (1, ("field_goal",)), (20,),
    (0, ("punt",)), (50,), (20,),
    (1, ("run",)), ("O", "O"), (15, 5),  # a penalty on the defence: first down
    (1, ("field_goal",)), (50,),
]  # fmt: skip


def test_what_is_rare_keeps_its_picture_too(store: Store) -> None:
    session, table = table_of(store, reduced=False)
    wrong = [line for answer in SCRIPT for line in seen(table, session.answer(answer))]
    assert wrong == []


def test_every_event_that_is_seen_has_a_clip() -> None:
    told_quietly = {happened.PlayOver}
    assert kinds_of(happened) - set(film.MAKERS) == told_quietly


@pytest.mark.rule("HT-2.4")
def test_the_marker_stays_where_the_series_began_and_its_window_counts_down(store: Store) -> None:
    session, table = table_of(store, reduced=False)
    for answer in ((20, 5), (0, ("receive",)), (15, 10), (0, ("run",)), (15, 10)):
        session.answer(answer)
    table.show()
    picture = table.stage.picture
    assert picture.marker is not None
    assert picture.ball is not None
    assert (picture.marker.place, picture.marker.way, picture.marker.to_go) == (25.0, 1, 5)
    assert (picture.ball.place, picture.ball.band, picture.gain_line) == (30.0, 1.0, 35.0)


@pytest.mark.rule("HT-2.4")
def test_the_visitor_attacks_to_the_left(store: Store) -> None:
    session, table = table_of(store, reduced=False)
    for answer in ((20, 5), (0, ("kick",)), (15, 10)):
        session.answer(answer)
    table.show()
    picture = table.stage.picture
    assert picture.marker is not None
    assert picture.ball is not None
    assert (picture.offence, picture.ball.place, picture.ball.way) == (1, 75.0, -1)
    assert (picture.marker.way, picture.gain_line) == (-1, 65.0)
