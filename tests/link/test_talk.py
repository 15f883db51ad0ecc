"""Two windows at one match: every answer of the one is an answer of the other (S7-18.1)."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest

from game.core.answers import Notation
from game.core.errors import LinkError
from game.core.game import read_options
from game.core.journal import Journal
from game.core.match import Match
from game.core.requests import Choice
from game.games import halftime
from game.link.talk import Elsewhere, greeting, name_in, send_beginning, take_beginning
from game.link.wire import LONGEST, Door, Wire, reach
from tests.fortune import Fortune

TIME_S = 20.0


@pytest.fixture
def wires() -> Iterator[tuple[Wire, Wire]]:
    """Both ends of a connection within this machine."""
    door = Door("127.0.0.1")
    guest = reach("127.0.0.1", door.port)
    host = None
    while host is None:
        host = door.knock()
    door.close()
    yield host, guest
    host.close()
    guest.close()


class Side(threading.Thread):
    """A window at the match without a window: answers its own seat (and the dice) at random."""

    def __init__(self, wire: Wire, seat: int, *, dice: bool, seed: int) -> None:
        super().__init__(daemon=True)
        self.match = Match.new(halftime.GAME)
        notation = Notation(halftime.GAME, read_options(halftime.GAME.options, {}))
        self.elsewhere = Elsewhere(wire, notation, dice=not dice)
        self.lines: list[str] = []
        self.journal = Journal(self.match, notation, self.write)
        self.seat, self.fortune, self.failed = seat, Fortune(seed), ""

    def write(self, line: str) -> None:
        self.lines.append(line)
        self.elsewhere.said(line)

    def run(self) -> None:
        try:
            while (request := self.match.pending) is not None:
                mine = (
                    request.seats[0] == self.seat if isinstance(request, Choice) else not self.elsewhere.dice
                )
                answer: Any = self.fortune.answer(request) if mine else self.elsewhere.heard(self.match)
                self.journal.answer(answer)
        except LinkError as error:
            self.failed = str(error)


@pytest.mark.rule("S7-18.1")
def test_a_whole_match_is_the_same_at_both_windows(wires: tuple[Wire, Wire]) -> None:
    host = Side(wires[0], 0, dice=True, seed=1)
    guest = Side(wires[1], 1, dice=False, seed=2)
    for side in (host, guest):
        side.start()
    for side in (host, guest):
        side.join(TIME_S)
    assert (host.failed, guest.failed) == ("", "")
    assert host.match.over
    assert guest.match.over
    assert host.lines == guest.lines
    assert host.match.state == guest.match.state


def test_the_beginning_of_the_record_goes_over_whole(wires: tuple[Wire, Wire]) -> None:
    lines = ["record 1 halftime", 'seat home person "Ada # Bee"']
    send_beginning(wires[0], lines, 1)
    assert take_beginning(wires[1], TIME_S) == (lines, 1)


def test_a_greeting_says_who_comes() -> None:
    assert name_in(greeting("Ada")) == "Ada"
    assert name_in(greeting("A" * 99)) == "A" * 24
    assert name_in(greeting("\a\n")) == "Guest"
    for strange in ("", "GET / HTTP/1.1", 'fourth-and-dice 1 "Ada"', 'fourth-and-dice 2 "Ada'):
        with pytest.raises(LinkError):
            name_in(strange)


@pytest.mark.parametrize(
    "line", ["", "nonsense", "dice 99 99", "home run", "record 1 bfl", "# note", "undo 1"]
)
def test_what_makes_no_sense_is_refused_and_changes_nothing(wires: tuple[Wire, Wire], line: str) -> None:
    side = Side(wires[1], 1, dice=False, seed=1)
    wires[0].send(line)
    with pytest.raises(LinkError):
        side.elsewhere.heard(side.match)
    assert side.match.answers == []


def test_who_leaves_is_noticed(wires: tuple[Wire, Wire]) -> None:
    host, guest = wires
    host.send("dice 1 2")
    host.close()
    assert guest.take(TIME_S) == "dice 1 2"
    for _ in range(2):
        with pytest.raises(LinkError, match="the other side is gone"):
            guest.take(TIME_S)


def test_a_line_without_end_ends_the_connection(wires: tuple[Wire, Wire]) -> None:
    wires[0].send("x" * (LONGEST + 10))
    with pytest.raises(LinkError):
        wires[1].take(TIME_S)


def test_nobody_waits_where_no_match_is_open() -> None:
    door = Door("127.0.0.1")
    port = door.port
    assert door.knock() is None
    door.close()
    with pytest.raises(LinkError, match="nobody waits at 127"):
        reach("127.0.0.1", port)
