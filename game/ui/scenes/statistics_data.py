"""Where the statistics come from: matches are counted by their box, and read as sheets of one box each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from game.core.errors import GameError
from game.core.game import Event
from game.games.registry import BOXES, Box
from game.store.figures import Counts, MatchFigures, SeatFigures
from game.store.listing import SaveInfo
from game.store.notes import Look
from game.store.store import Store
from game.ui.boxes import part
from game.ui.scenes.statistics_sheet import Line, Sheet
from game.ui.scenes.teams import default_look
from game.ui.session import Session
from game.ui.table import Played
from game.ui.tape import Tape, tape_of

MOST_LINES = 8  # players side by side


# ------------------------------------------------------------------------------------------- counting
def count(
    box: Box, seats: int, opening: Sequence[Event], history: Sequence[Played], replayed: int = 0
) -> list[Counts]:
    """A box's own way to count. A box without one has nothing counted.

    The first ``replayed`` answers count in the match that they were given in, not in its branches.
    """
    module = part(box, "figures")
    if module is None:
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
            (place in winners and len(winners) == 1) or (info.conceded and info.result == seat.word),
            counts,
        )
        for place, (seat, counts) in enumerate(zip(tape.seats, tape_counts(tape), strict=True))
    ]
    return store.statistics.add_match(MatchFigures(info.id, info.when, info.game, tuple(figures)))


class CountingIn:
    """Counts the finished matches that were not counted yet, one a frame."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: list[SaveInfo] | None = None  # not looked yet

    @property
    def going_on(self) -> bool:
        """Is there something that has not been counted yet?"""
        return self._waiting != []

    def step(self) -> bool:
        """A frame has passed. True: it is done, just now."""
        if self._waiting is None:
            self._waiting = uncounted(self.store)
        elif self._waiting:
            count_in(self.store, self._waiting.pop(0))
        else:
            return False
        return not self._waiting


# --------------------------------------------------------------------------------------------- sheets
def sheet_of_session(session: Session) -> Sheet:
    """The match that is being played."""
    counted = count(session.box, len(session.seats), session.opening, session.history, session.replayed)
    state, game = session.match.state, session.match.game
    lines = [
        Line(seat.name, i, session.looks.get(seat.word), counts, int(game.read(state, f"score.{seat.word}")))
        for i, (seat, counts) in enumerate(zip(session.seats, counted, strict=True))
    ]
    return Sheet("This match", session.box.title, lines, session.box, text=session.save.text)


def sheet_of_tape(tape: Tape, title: str) -> Sheet:
    """A match that is being watched."""
    lines = [
        Line(seat.name, i, tape.looks.get(seat.word), counts)
        for i, (seat, counts) in enumerate(zip(tape.seats, tape_counts(tape), strict=True))
    ]
    return Sheet("This match", title, lines, tape.box, text=tape.text)


def sheet_of_match(store: Store, past: Past, note: str) -> Sheet:
    """A match that was counted."""
    match = store.statistics.match(past.match)
    looks = next((dict(info.looks) for info in store.saves.list_replays() if info.id == past.match), {})
    lines = [
        Line(seat.name, i, looks.get(seat.seat), seat.counts, seat.score, int(seat.won))
        for i, seat in enumerate(match.seats if match else ())
    ]
    return Sheet(past.title, note, lines, past.box, match=past.match)


def sheet_of_all(store: Store, of: Box, looks: Mapping[str, Look], *, alone: bool = True) -> Sheet:
    """Everything that was counted of a box, by the players with the most matches. ``looks`` are theirs, by
    name; ``alone``: nothing of another box was counted."""
    lines = []
    for i, player in enumerate(store.statistics.players(game=of.name)[:MOST_LINES]):
        counts = store.statistics.totals(player.name, game=of.name).counts
        lines.append(Line(player.name, i, looks.get(player.name), counts, None, player.won, player.matches))
    matches = store.statistics.totals(game=of.name).matches
    title = "All matches" if alone else f"All of {of.title}"
    return Sheet(title, f"{matches} match{'' if matches == 1 else 'es'} counted", lines, of)


def sheets_of_all(store: Store, looks: Mapping[str, Look]) -> list[Sheet]:
    """A sheet for each box that has matches counted; an empty one if none has."""
    played = [each for each in BOXES if store.statistics.totals(game=each.name).matches]
    return [sheet_of_all(store, each, looks, alone=len(played) < 2) for each in played or BOXES[:1]]


@dataclass(frozen=True)
class Past:
    """A row of the list of matches."""

    title: str
    note: str
    box: Box
    when: datetime | None = None
    match: str = ""
    seats: Sequence[tuple[str, Look | None]] = ()
    scores: str = ""


def past_matches(store: Store, limit: int = 100) -> list[Past]:
    """The matches that were counted, the latest first, with the helmets that their records note."""
    looks = {info.id: dict(info.looks) for info in store.saves.list_replays()}
    boxes = {each.name: each for each in BOXES}
    rows = []
    for match in store.statistics.matches(limit):
        if match.game not in boxes:  # counted by a version that had more boxes
            continue
        seats = sorted(match.seats, key=lambda seat: -seat.score)
        own = looks.get(match.id, {})
        places = {seat.seat: i for i, seat in enumerate(match.seats)}
        shown = [(seat.name, own.get(seat.seat) or default_look(places[seat.seat])) for seat in seats]
        names = " and ".join(seat.name for seat in seats) if len(seats) < 3 else f"{len(seats)} players"
        of = boxes[match.game]
        rows.append(Past(names, of.title, of, match.when, match.id, shown, score_words(match.seats)))
    return rows


def score_words(seats: Sequence[SeatFigures]) -> str:
    """ "21 : 14", the most points first."""
    return " : ".join(str(score) for score in sorted((seat.score for seat in seats), reverse=True))
