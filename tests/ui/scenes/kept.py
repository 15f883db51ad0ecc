"""Matches played by coaches, quick, into a store: what lists, replays and statistics have to show."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from game.core.coach import Coach
from game.core.game import read_options
from game.core.record import Seat
from game.core.table import REFEREE, DiceTable, Table, next_answer
from game.games.bfl.quick import QuickTable
from game.games.registry import Box, box
from game.simulate import coach
from game.store.notes import Look
from game.store.store import Store
from game.ui.drawing.teams import TEAMS
from game.ui.scenes.teams import DEFAULTS
from game.ui.session import Session, new_session
from game.ui.showpiece import COACHES

THINK = 0.02  # of their budget, where coaches search
EVENING = datetime(2026, 5, 1, 20, 15, tzinfo=UTC)


def players(*names: str) -> list[Seat]:
    """Seats p1, p2 ... of coaches with these names."""
    return [Seat(f"p{i}", "coach:pro", name) for i, name in enumerate(names, 1)]


def play_on(session: Session, answers: int, seed: int = 1) -> None:
    """Lets coaches answer so many times, or to the end."""
    seats = dict(enumerate(session.seats))
    coaches: dict[int, Coach] = {i: coach(session.box, "coach:pro", seed + i, THINK) for i in seats}
    coaches[REFEREE] = coach(session.box, "random", seed)
    table: Table = QuickTable(seed, coaches) if session.box.physics else DiceTable(seed)
    for _ in range(answers):
        if session.match.over:
            return
        session.answer(next_answer(session.match, coaches, coaches[REFEREE], table))


def keep_match(
    store: Store, seats: Sequence[Seat], *, answers: int = 10_000, seed: int = 1, days_ago: int = 0
) -> str:
    """A match in the store, played so far; returns its id."""
    when = EVENING - timedelta(days=days_ago)
    looks = {s.word: Look(i, DEFAULTS[i], TEAMS[i].name) for i, s in enumerate(seats)}
    options = {"players": str(len(seats))}
    session = new_session(box("bfl"), options, seats, looks, store.saves, clock=lambda: when)
    play_on(session, answers, seed)
    session.note_turn(f"quarter {min(4, session.match.state.quarter)}")
    session.close()
    return session.save.id


def keep_any(store: Store, played: Box) -> str:
    """A whole match of a box in the store: its defaults, coaches called Ada, Ben and so on."""
    game = played.load()
    words = game.seats(read_options(game.options, {}))
    seats = [Seat(word, "coach:pro", name) for word, name in zip(words, COACHES, strict=False)]
    session = new_session(played, {}, seats, {}, store.saves, clock=lambda: EVENING)
    play_on(session, 10_000)
    session.close()
    return session.save.id
