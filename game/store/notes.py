"""What the table writes beside the rules: comments of a record that only the store reads and writes.

The rules skip them, a person can read them, and they travel with the record wherever it is copied.

    # when 2026-05-01T20:15:00+02:00                       the match began
    # name "Cup final"                                     its player has named it
    # look p1 colour=2 pattern=5 team="Copper Foxes"       the helmet of a seat
    # branch 37                                            its first answers come from a replay
    # turn 2026-05-01T20:31:07+02:00 "Quarter 2: Ada"      how far it had come, and when
    # fixture m5d0c… "The Cup, season 2, match 17"         the mark of a league's match, and which that is
    # conceded home away                                   home has conceded a league's match to away, which
                                                           is over by that; "too_few" behind it: at no cost
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final, NamedTuple

from game.core.record import quoted, tokens

_NOTE: Final = re.compile(r"\s*#\s*(when|name|look|branch|turn|fixture|conceded)\s+(\S.*)")
FIXTURE: Final = re.compile(rb"#\s*fixture\s+(m[0-9a-f]{16}|\d{1,18}\s+\d{1,18})\s")
"""In the bytes of a record: the mark of its match. Earlier versions wrote a season and a number instead."""
_FIGURE: Final = re.compile(r'(\w+)=("(?:[^"\\]|\\.)*"|[^\s"#]+)')
TOO_FEW: Final = "too_few"
HELMETS: Final = 8  # colours and patterns


class Look(NamedTuple):
    """A seat's helmet: numbers of its colour and pattern, 0 to 7, and the team's name if it has one."""

    colour: int = 0
    pattern: int = 0
    team: str = ""


class Conceded(NamedTuple):
    """A match that ended before its end: the seat that conceded, the one that has won by that. ``too_few``:
    hardly anybody was left to play on with."""

    seat: str
    winner: str
    too_few: bool = False


@dataclass(slots=True)
class Notes:
    """All notes of a record. Of notes of one kind the last counts."""

    started: datetime | None = None
    name: str = ""
    looks: dict[str, Look] = field(default_factory=dict)
    branch: int | None = None  # of a branch: how many of its answers were given in another match
    turn: str = ""
    played: datetime | None = None  # the time of the last turn note
    fixture: str = ""  # of a league's match: its mark
    conceded: Conceded | None = None


def when_line(when: datetime) -> str:
    return f"# when {when.isoformat(timespec='seconds')}"


def name_line(name: str) -> str:
    return f"# name {quoted(name)}"


def branch_line(answers: int) -> str:
    return f"# branch {answers}"


def fixture_line(mark: str, words: str = "") -> str:
    """``words`` are for whoever reads the file."""
    return f"# fixture {mark} {quoted(words)}" if words else f"# fixture {mark}"


def conceded_line(conceded: Conceded) -> str:
    return f"# conceded {conceded.seat} {conceded.winner}" + (f" {TOO_FEW}" if conceded.too_few else "")


def turn_line(when: datetime, turn: str) -> str:
    return f"# turn {when.isoformat(timespec='seconds')} {quoted(turn)}"


def look_line(seat: str, look: Look) -> str:
    team = f" team={quoted(look.team)}" if look.team else ""
    return f"# look {seat} colour={look.colour} pattern={look.pattern}{team}"


def look_lines(looks: Mapping[str, Look]) -> list[str]:
    return [look_line(seat, look) for seat, look in looks.items()]


def kind_of(line: str) -> str:
    """ "when", "name", "look", "branch", "turn", "fixture" or "conceded" for a note; otherwise empty."""
    found = _NOTE.match(line)
    return found[1] if found else ""


def without(lines: Iterable[str], *kinds: str) -> list[str]:
    """The lines less the notes of these kinds."""
    return [line for line in lines if kind_of(line) not in kinds]


def read_notes(lines: Iterable[str]) -> Notes:
    """The notes among the lines of a record. A comment that is no note of ours is skipped."""
    notes = Notes()
    for line in lines:
        found = _NOTE.match(line)
        if found:
            try:
                _read(notes, found[1], found[2])
            except ValueError:
                continue  # somebody's own words after a word that we use too
    return notes


def _read(notes: Notes, kind: str, rest: str) -> None:
    match kind:
        case "when":
            notes.started = moment(rest.strip())
        case "name":
            (notes.name,) = tokens(rest)
        case "look":
            seat, _, figures = rest.partition(" ")
            notes.looks[seat] = _look(figures)
        case "branch":
            notes.branch = max(0, int(rest))
        case "fixture":
            found = FIXTURE.match(f"# fixture {rest} ".encode())
            notes.fixture = mark_of(found) if found else ""
        case "conceded":
            seat, winner, *more = rest.split()
            if more not in ([], [TOO_FEW]):
                raise ValueError("a concession that is none of ours")
            notes.conceded = Conceded(seat, winner, bool(more))
        case _:
            when, turn = tokens(rest)
            notes.played, notes.turn = moment(when), turn


def mark_of(found: re.Match[bytes]) -> str:
    """The mark that `FIXTURE` has found."""
    return " ".join(found[1].decode().split())


def _look(text: str) -> Look:
    figures = {key: tokens(value)[0] for key, value in _FIGURE.findall(text)}
    colour, pattern = int(figures.get("colour", "0")), int(figures.get("pattern", "0"))
    if not (0 <= colour < HELMETS and 0 <= pattern < HELMETS):
        raise ValueError("a colour or pattern that does not exist")
    return Look(colour, pattern, figures.get("team", ""))


def moment(text: str) -> datetime:
    """A time from its ISO text; one without a zone is taken as UTC. Raises ValueError."""
    when = datetime.fromisoformat(text)
    return when if when.tzinfo else when.replace(tzinfo=UTC)
