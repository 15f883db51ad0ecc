"""Matches with another window: how one is opened, joined and set going (S7-18.1)."""

from __future__ import annotations

from typing import Final

from game.core.answers import Notation
from game.core.errors import LinkError, RecordError
from game.core.game import read_options
from game.core.journal import header
from game.core.record import Seat, quoted, read_record
from game.games.registry import BOXES, Box
from game.link.code import address_of, code_of
from game.link.talk import Elsewhere, greeting, name_in, send_beginning, take_beginning
from game.link.wire import Door, Wire, own_address, reach
from game.store.saves import Saves
from game.ui.session import Clock, Session, now, session_of

ANSWER_S: Final = 8.0  # that the other side has to greet, or to send the beginning
HERE, THERE = 0, 1  # who opens a match plays home


def playable() -> tuple[Box, ...]:
    """The boxes for two windows: two seats, and dice alone (what a hand throws is seen at one table only)."""
    return tuple(each for each in BOXES if each.seats == (2, 2) and not each.physics)


class Opened:
    """A match that waits for an opponent, who types its code."""

    def __init__(self, name: str, game_box: Box, options: dict[str, str]) -> None:
        """Raises LinkError."""
        self.name, self.box, self.options = name, game_box, options
        self.door = Door()
        self.code = code_of(own_address(), self.door.port)
        self.wire: Wire | None = None

    def poll(self, saves: Saves, *, clock: Clock = now) -> Session | None:
        """The match, once somebody has come and greeted. Raises LinkError; the next one may come then."""
        if self.wire is None:
            self.wire = self.door.knock()
        if self.wire is None:
            return None
        try:
            line = self.wire.poll()
            if line is None:
                return None
            guest = name_in(line)
        except LinkError:
            self.wire.close()
            self.wire = None
            raise
        return self._begin(guest, self.wire, saves, clock)

    def _begin(self, guest: str, wire: Wire, saves: Saves, clock: Clock) -> Session:
        game = self.box.load()
        words = game.seats(read_options(game.options, self.options))
        seats = [Seat(words[HERE], "person", self.name), Seat(words[THERE], "person", guest)]
        lines = header(game, self.options, seats)
        send_beginning(wire, lines)
        session = session_of(saves.create(lines, when=clock()), clock)
        session.link(THERE, Elsewhere(wire, _notation(session), dice=False))
        self.door.close()
        return session

    def close(self) -> None:
        """Nobody shall come any more."""
        self.door.close()
        if self.wire is not None:
            self.wire.close()


def join(code: str, name: str) -> tuple[Wire, list[str]]:
    """The match of a code: its wire, and the beginning of its record. Raises LinkError. It takes a moment: do
    it beside the window."""
    wire = reach(*address_of(code))
    wire.send(greeting(name))
    try:
        return wire, take_beginning(wire, ANSWER_S)
    except LinkError:
        wire.close()
        raise


def joined(wire: Wire, lines: list[str], saves: Saves, *, clock: Clock = now) -> Session:
    """The match that was joined, written down here as well. Raises LinkError for what is no match of ours."""
    try:
        record = read_record("".join(f"{line}\n" for line in lines), "what came")
        if record.game not in [each.name for each in playable()] or record.body or record.given:
            raise LinkError(f"{quoted(record.game)} is not played with another window")
        session = session_of(saves.create(lines, when=clock()), clock)
    except RecordError as error:
        wire.close()
        raise LinkError(f"what came is no match: {error.reason}") from error
    except LinkError:
        wire.close()
        raise
    session.link(HERE, Elsewhere(wire, _notation(session), dice=True))
    return session


def _notation(session: Session) -> Notation:
    game = session.box.load()
    return Notation(game, read_options(game.options, session.options))
