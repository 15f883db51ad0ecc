"""Matches with another window: how one is opened, joined, set going and gone on with (S7-18.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.answers import Notation
from game.core.errors import GameError, LinkError, RecordError, StoreError
from game.core.game import read_options
from game.core.journal import header
from game.core.record import Seat, quoted, read_record
from game.games.registry import BOXES, Box
from game.link.code import address_of, code_of
from game.link.talk import Beginning, Elsewhere, greeting, name_in, send_beginning, take_beginning
from game.link.wire import Door, Wire, own_address, reach
from game.store.listing import SaveInfo
from game.store.record_lines import statement
from game.store.savefile import SaveFile
from game.store.saves import Saves
from game.store.spelling import folded
from game.ui.session import Clock, Session, now, resumed_session, session_of
from game.ui.tape import tape_of

ANSWER_S: Final = 8.0  # that the other side has to send the beginning
SEATS: Final = 2
MOST_LEFT: Final = 5  # matches that are offered to be gone on with
MOST_COMING: Final = 8  # connections that may wait to say who they are


def playable() -> tuple[Box, ...]:
    """The boxes for two windows: two seats, and dice alone (what a hand throws is seen at one table only)."""
    return tuple(each for each in BOXES if each.seats == (SEATS, SEATS) and not each.physics)


def left_matches(saves: Saves) -> list[SaveInfo]:
    """Matches of two people that were left, the last played first: each can be opened again."""
    names = {each.name for each in playable()}
    found = (info for info in saves.list_saves() if info.waits and info.game in names)
    return [info for info in found if all(seat.player == "person" for seat in info.seats)][:MOST_LEFT]


class Opened:
    """A match that waits for an opponent, who types its code. ``left``: one that is gone on with."""

    def __init__(
        self, name: str, game_box: Box, options: dict[str, str], *, left: SaveInfo | None = None
    ) -> None:
        """Raises LinkError."""
        self.name, self.box, self.options, self.left = name, game_box, options, left
        self.door = Door()
        self.code = code_of(own_address(), self.door.port)
        self.coming: list[Wire] = []  # who has knocked and not said who it is

    def poll(self, saves: Saves, *, clock: Clock = now) -> Session | None:
        """The match, once somebody has come and greeted: the first who does. Raises GameError; the next one
        may come then."""
        while len(self.coming) < MOST_COMING and (wire := self.door.knock()) is not None:
            self.coming.append(wire)
        for wire in list(self.coming):
            try:
                line = wire.poll()
                if line is not None:
                    session = self._begin(name_in(line), wire, saves, clock)
                    self.coming.remove(wire)
                    self.close()
                    return session
            except GameError:
                self.coming.remove(wire)
                wire.close()
                raise
        return None

    def _begin(self, guest: str, wire: Wire, saves: Saves, clock: Clock) -> Session:
        if self.left is not None:
            session = resumed_session(self.left.id, saves, clock=clock)
            lines = statements(session.save.lines)
            here = seat_of(self.name, session.names)
        else:
            game, here = self.box.load(), 0
            words = game.seats(read_options(game.options, self.options))
            seats = [Seat(words[0], "person", self.name), Seat(words[1], "person", guest)]
            lines = header(game, self.options, seats)
            session = session_of(saves.create(lines, when=clock()), clock)
        send_beginning(wire, lines, here)
        session.link(1 - here, Elsewhere(wire, _notation(session), dice=False))
        return session

    def close(self) -> None:
        """Nobody shall come any more."""
        self.door.close()
        for wire in self.coming:
            wire.close()


def join(code: str, name: str) -> tuple[Wire, Beginning]:
    """The match of a code: its wire, and its record so far. Raises LinkError. It takes a moment: do it beside
    the window."""
    wire = reach(*address_of(code))
    wire.send(greeting(name))
    try:
        return wire, take_beginning(wire, ANSWER_S)
    except LinkError:
        wire.close()
        raise


def joined(wire: Wire, beginning: Beginning, saves: Saves, *, clock: Clock = now) -> Session:
    """The match that was joined, written down here as well. Raises LinkError for what is no match of ours."""
    lines, opener = beginning
    try:
        _doubt(lines)
        session = session_of(_kept(lines, saves, clock), clock)
    except RecordError as error:
        wire.close()
        raise LinkError(f"what came is no match: {error.reason}") from error
    except LinkError:
        wire.close()
        raise
    session.link(opener, Elsewhere(wire, _notation(session), dice=True))
    return session


def _doubt(lines: Sequence[str]) -> None:
    """Raises RecordError or LinkError for what is no match between two people, or breaks its rules."""
    text = "".join(f"{line}\n" for line in lines)
    record = read_record(text, "what came")
    if record.game not in [each.name for each in playable()] or record.given:
        raise LinkError(f"{quoted(record.game)} is not played with another window")
    if len(record.seats) != SEATS or any(seat.player != "person" for seat in record.seats):
        raise LinkError("what came is no match between two people")
    wrong = next((each for each in tape_of(text, "what came").mismatches if not each.warning), None)
    if wrong is not None:
        raise LinkError(f"what came is no match: {wrong.text}")


def _kept(lines: list[str], saves: Saves, clock: Clock) -> SaveFile:
    """The record here: the one of the same match that was left, as far as it goes, or a new one."""
    for info in left_matches(saves):
        mine = statements(saves.read(info.id).split("\n"))
        begun = any(statement(line) not in ("record", "option", "seat") for line in mine)
        if begun and lines[: len(mine)] == mine:
            try:
                save = saves.open(info.id, when=clock())
            except StoreError:
                continue  # another window has it
            save.append(lines[len(mine) :])
            return save
    return saves.create(lines, when=clock())


def statements(lines: Sequence[str]) -> list[str]:
    """What a record says of the match itself: no notes, nothing that is expected."""
    return [line for line in lines if statement(line) not in ("", "expect", "beat")]


def seat_of(name: str, names: Sequence[str]) -> int:
    """The seat of a name in a match that was left; the first one if nobody there has it."""
    return next((seat for seat, each in enumerate(names) if folded(each) == folded(name)), 0)


def _notation(session: Session) -> Notation:
    game = session.box.load()
    return Notation(game, read_options(game.options, session.options))
