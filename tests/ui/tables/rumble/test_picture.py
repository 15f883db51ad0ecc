"""The table's picture is made from a state and changed by clips; after them it equals the new state's."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.core.dice import SeededDice
from game.core.requests import Choice, Roll
from game.games.rumble import events as happened
from game.store.store import Store
from game.ui.session import Session, new_session
from game.ui.table import Played
from game.ui.tables.rumble import film, making, story
from game.ui.tables.rumble.playing import RumblePlaying
from tests.ui.tables.laying import SEATS, differences, kinds_of, laid, run_film
from tests.ui.tables.rumble.conftest import BOX
from tests.ui.tables.rumble.players import wanted


def table_of(store: Store, *, reduced: bool = False, **options: str) -> tuple[Session, RumblePlaying]:
    """A table without a window."""
    session = new_session(BOX, options, SEATS, {}, store.saves)
    return session, laid(RumblePlaying, session, reduced=reduced)


def seen(table: RumblePlaying, played: Played) -> list[str]:
    """Lets an answer's film run; what the picture then lacks of one made anew."""
    run_film(table, played)
    match = table.desk.match
    told = story.told(table.desk.history)
    return differences(table.stage.picture, making.made(match.state, match.pending, told, table.stage.cast))


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("seed", range(2))
def test_after_the_film_the_picture_is_the_states(store: Store, seed: int, reduced: bool) -> None:
    session, table = table_of(store, reduced=reduced, board=("standard", "quick")[seed], touchdowns="2")
    choose, dice = Random(seed), SeededDice(seed)
    wrong: list[str] = []
    kinds: set[str] = set()
    for _ in range(700):
        request = session.match.pending
        if request is None:
            break
        if isinstance(request, Choice):
            answer: Any = wanted(session.match.state, request)
            if choose.random() < 0.2:
                answer = choose.choice(list(request.options))
            if request.what == "place" and len(request.options) > 1:
                answer = request.options[0]
        else:
            assert isinstance(request, Roll)
            answer = dice.roll(request)
        played = session.answer(answer)
        kinds |= {event.kind for event in played.events}
        wrong += seen(table, played)
    assert wrong == []
    assert {"move", "pickup", "attack", "injury", "touchdown", "reset"} <= kinds


def test_every_event_has_a_clip() -> None:
    assert kinds_of(happened) == set(film.MAKERS)
