"""What the statistics show: a match, or all that were played to their end, seat by seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from importlib import import_module
from typing import Any

from game.core.errors import GameError
from game.core.game import Event
from game.games.bfl.shares import SHARES
from game.games.registry import Box
from game.store.figures import Counts, Made, MatchFigures, SeatFigures
from game.store.listing import SaveInfo
from game.store.notes import Look
from game.store.store import Store
from game.ui.session import Session
from game.ui.table import Played
from game.ui.tape import Tape, tape_of

MOST_LINES = 8  # players side by side
LEVEL = "pro"  # the coach that kicks are held against


@dataclass(frozen=True)
class Line:
    """A player's figures. ``place`` chooses a helmet where none is known."""

    name: str
    place: int
    look: Look | None
    counts: Counts
    score: int | None = None
    won: int = 0
    matches: int = 1

    @property
    def rolls(self) -> int:
        """Rolls of anybody's that could have moved this player."""
        return self.counts.others.get("rolls", 0)

    @property
    def yards_a_roll(self) -> float:
        """What this player's number brought a roll; ten are expected."""
        return self.counts.others.get("number yards", 0) / self.rolls if self.rolls else 0.0

    @property
    def luck(self) -> int:
        """Yards more than the dice should have brought."""
        return self.counts.others.get("number yards", 0) - 10 * self.rolls

    @property
    def kicks(self) -> Made:
        """All kicks together."""
        tries = self.counts.kicks.values()
        return Made(sum(k.made for k in tries), sum(k.tried for k in tries))

    @property
    def coach_would_make(self) -> float:
        """Of the same kicks, how many the coach would make."""
        return sum(k.tried * SHARES[LEVEL].makes(yards) for yards, k in self.counts.kicks.items())

    @property
    def longest(self) -> int:
        """Yards of the longest kick made; 0: none."""
        return max((yards for yards, k in self.counts.kicks.items() if k.made), default=0)


@dataclass(frozen=True)
class Sheet:
    """What is looked at: a match, or everything."""

    title: str
    note: str
    lines: Sequence[Line]
    match: str = ""  # the id of its save, if there is one to watch
    text: str = field(default="", repr=False)  # its record, if it is being played

    def faces(self, who: int = 0) -> tuple[int, ...]:
        """How often each number was thrown, by everybody (0) or by the player in a line (from 1)."""
        if who:
            return self.lines[who - 1].counts.faces
        each = [line.counts.faces for line in self.lines]
        return tuple(map(sum, zip(*each, strict=True))) if each else (0,) * 8

    def other(self, name: str) -> int:
        """A figure of all players together."""
        return sum(line.counts.others.get(name, 0) for line in self.lines)


# ------------------------------------------------------------------------------------------- counting
def count(
    box: Box, seats: int, opening: Sequence[Event], history: Sequence[Played], replayed: int = 0
) -> list[Counts]:
    """A box's own way to count. A box without one has nothing counted.

    The first ``replayed`` answers count in the match that they were given in, not in its branches.
    """
    try:
        module: Any = import_module(f"{box.table}.figures")
    except ModuleNotFoundError:
        return [Counts()] * seats
    answers = [opening, *(played.events for played in history)]
    counted: list[Counts] = module.counts_of(seats, answers)
    if not replayed:
        return counted
    before: list[Counts] = module.counts_of(seats, answers[: 1 + replayed])
    return [counts.less(earlier) for counts, earlier in zip(counted, before, strict=True)]


def tape_counts(tape: Tape) -> list[Counts]:
    """The counts of a record's seats."""
    return count(tape.box, len(tape.seats), tape.opening, tape.history, tape.replayed)


def uncounted(store: Store) -> list[SaveInfo]:
    """Finished matches that the statistics have not counted yet. A copy under a name is the same match."""
    infos = [info for info in store.saves.list_replays() if info.readable and info.finished]
    known = {_same(info) for info in infos if store.statistics.has(info.id)}
    fresh: dict[tuple[object, ...], SaveInfo] = {}
    for info in infos:
        if _same(info) not in known:
            fresh.setdefault(_same(info), info)
    return list(fresh.values())


def _same(info: SaveInfo) -> tuple[object, ...]:
    return info.started or info.id, tuple((seat.word, seat.name) for seat in info.seats)


def count_in(store: Store, info: SaveInfo) -> bool:
    """Counts a finished match; False if its record cannot be read."""
    try:
        tape = tape_of(store.saves.read(info.id), info.id)
    except GameError:
        return False
    match = tape.begin()
    for played in tape.history:
        match.answer(played.answer)
    winners = match.game.winners(match.state) if match.over else ()
    figures = [
        SeatFigures(
            seat.word,
            seat.name,
            seat.player,
            int(match.game.read(match.state, f"score.{seat.word}")),
            place in winners and len(winners) == 1,
            counts,
        )
        for place, (seat, counts) in enumerate(zip(tape.seats, tape_counts(tape), strict=True))
    ]
    return store.statistics.add_match(MatchFigures(info.id, info.when, info.game, tuple(figures)))


# --------------------------------------------------------------------------------------------- sheets
def sheet_of_session(session: Session) -> Sheet:
    """The match that is being played."""
    counted = count(session.box, len(session.seats), session.opening, session.history, session.replayed)
    state, game = session.match.state, session.match.game
    lines = [
        Line(seat.name, i, session.looks.get(seat.word), counts, int(game.read(state, f"score.{seat.word}")))
        for i, (seat, counts) in enumerate(zip(session.seats, counted, strict=True))
    ]
    return Sheet("This match", session.box.title, lines, text=session.save.text)


def sheet_of_tape(tape: Tape, title: str) -> Sheet:
    """A match that is being watched."""
    lines = [
        Line(seat.name, i, tape.looks.get(seat.word), counts)
        for i, (seat, counts) in enumerate(zip(tape.seats, tape_counts(tape), strict=True))
    ]
    return Sheet("This match", title, lines, text=tape.text)


def sheet_of_match(store: Store, ident: str, looks: Mapping[str, Look], title: str, note: str) -> Sheet:
    """A match that was counted."""
    match = store.statistics.match(ident)
    seats = match.seats if match else ()
    lines = [
        Line(seat.name, i, looks.get(seat.seat), seat.counts, seat.score, int(seat.won))
        for i, seat in enumerate(seats)
    ]
    return Sheet(title, note, lines, match=ident)


def sheet_of_all(store: Store, looks: Mapping[str, Look]) -> Sheet:
    """Everything that was counted, by the players with the most matches. ``looks`` are theirs, by name."""
    players = store.statistics.players()[:MOST_LINES]
    lines = []
    for i, player in enumerate(players):
        totals = store.statistics.totals(player.name)
        lines.append(
            Line(player.name, i, looks.get(player.name), totals.counts, None, player.won, player.matches)
        )
    matches = store.statistics.totals().matches
    return Sheet("All matches", f"{matches} match{'' if matches == 1 else 'es'} counted", lines)


@dataclass(frozen=True)
class Past:
    """A row of the list of matches."""

    title: str
    note: str
    when: datetime | None = None
    match: str = ""
    seats: Sequence[tuple[str, Look | None]] = ()
    scores: str = ""


def past_matches(store: Store, limit: int = 100) -> list[Past]:
    """The matches that were counted, the latest first, with the helmets that their records note."""
    looks = {info.id: dict(info.looks) for info in store.saves.list_replays()}
    rows = []
    for match in store.statistics.matches(limit):
        seats = sorted(match.seats, key=lambda seat: -seat.score)
        own = looks.get(match.id, {})
        places = {seat.seat: i for i, seat in enumerate(match.seats)}
        shown = [(seat.name, own.get(seat.seat) or _default(places[seat.seat])) for seat in seats]
        names = " and ".join(seat.name for seat in seats) if len(seats) < 3 else f"{len(seats)} players"
        scores = " : ".join(str(seat.score) for seat in seats)
        rows.append(Past(names, match.game, match.when, match.id, shown, scores))
    return rows


def _default(place: int) -> Look:
    from game.ui.scenes.teams import default_look

    return default_look(place)
