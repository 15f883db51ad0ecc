"""The table's picture is made from a state and changed by clips; after them it equals the new state's."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from random import Random
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.core.dice import SeededDice
from game.core.record import Seat
from game.core.requests import Choice, Roll
from game.games.rumble import events as happened
from game.store.settings import Settings
from game.store.store import Store
from game.ui.keys import KeyMap
from game.ui.scenes.match_desk import SessionDesk
from game.ui.session import Session, new_session
from game.ui.table import Played
from game.ui.tables.rumble import film, making, story
from game.ui.tables.rumble.playing import RumblePlaying
from game.ui.widgets.theme import Theme
from tests.ui.tables.rumble.conftest import BOX
from tests.ui.tables.rumble.players import wanted

SHARES = (0.0, 0.31, 0.72, 1.0)


def differences(shown: Any, right: Any, path: str = "picture") -> list[str]:
    """Where two pictures differ. The table's own clock is not compared."""
    if is_dataclass(shown) and type(shown) is type(right):
        names = [f.name for f in fields(shown) if f.name != "time"]
        return [d for n in names for d in differences(getattr(shown, n), getattr(right, n), f"{path}.{n}")]
    if isinstance(shown, list) and isinstance(right, list) and len(shown) == len(right):
        pairs = enumerate(zip(shown, right, strict=True))
        return [d for k, (a, b) in pairs for d in differences(a, b, f"{path}[{k}]")]
    return [] if shown == right else [f"{path}: {shown!r} against {right!r}"]


def table_of(store: Store, *, reduced: bool = False, **options: str) -> tuple[Session, RumblePlaying]:
    """A table without a window."""
    pygame.font.init()
    app = SimpleNamespace(theme=Theme(reduced_motion=reduced), settings=Settings(), sound=None, keys=KeyMap())
    seats = [Seat("home", "person", "Ada"), Seat("away", "person", "Ben")]
    session = new_session(BOX, options, seats, {}, store.saves)
    table = RumblePlaying(SessionDesk(app, session))
    table.show()
    return session, table


def seen(table: RumblePlaying, played: Played) -> list[str]:
    """Lets an answer's film run; what the picture then lacks of one made anew."""
    for clip in table.animate(played):
        clip.start()
        for share in SHARES:
            clip.at(share)
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
    kinds = {kind for kind in vars(happened).values() if isinstance(kind, type) and hasattr(kind, "kind")}
    assert kinds == set(film.MAKERS)
