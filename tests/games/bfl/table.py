"""A table to play BFL at, in the words of the record: what is said, thrown and asked is a line of text.

    table = bfl(lanes="3 6", yards="50 10")
    table.throw("3 3 6! 6 1 2 4! 5").play("p1 accept")
    assert table.yards == [30, 30]

It is strict: every line answers exactly what is asked, and is refused otherwise.
"""

from __future__ import annotations

from typing import Any

from game.core.answers import KIND_OF, Notation
from game.core.errors import IllegalAnswer
from game.core.game import read_options
from game.core.match import Match
from game.core.record import read_record
from game.core.requests import Answer, Choice, Flick, Roll, Spin, Throw
from game.games.bfl import GAME
from game.games.bfl.notation import SEATS, yes_no
from game.games.bfl.state import State


class Table:
    """A match at a table. ``events`` are those of the last line."""

    def __init__(self, match: Match[State], notation: Notation) -> None:
        self.match, self.notation = match, notation

    # ------------------------------------------------------------------ saying
    def play(self, *lines: str) -> Table:
        """Answer with lines of a record. Raises IllegalAnswer for one that does not answer what is asked."""
        for line in lines:
            self.match.answer(self._answer(line))
        return self

    def throw(self, dice: str) -> Table:
        """Empty the cup: `throw` is said, the dice follow."""
        return self.play(f"throw {dice}")

    def refusal(self, line: str) -> str | None:
        """Why a line would be refused."""
        try:
            return self.match.refusal(self._answer(line))
        except IllegalAnswer as error:
            return str(error)

    def _answer(self, line: str) -> Answer:
        [statement] = read_record(f"record 1 bfl\n{line}").body
        request = self.match.pending
        if request is None or KIND_OF[type(request)] is not statement.kind:
            raise IllegalAnswer(f"{line!r} is said, but asked is {self.asked!r}")
        return self.notation.answer(statement)[0]

    # ------------------------------------------------------------------ seeing
    @property
    def asked(self) -> str:
        """What is asked, of whom: `p1 kick | p1 two`, `dice p1 p1 p1`, `throw p2`, `kick p1 from 110`,
        `spin p1`, `spin referee`, `over p2`."""
        match self.match.pending:
            case Choice() as choice:
                return self.notation.legal(choice)
            case Roll() as roll:
                return " ".join(["dice", *(SEATS[seat] if seat >= 0 else "referee" for seat, _ in roll.dice)])
            case Throw() as throw:
                return f"throw {SEATS[throw.seats[0]]}"
            case Flick() as flick:
                return f"kick {SEATS[flick.seats[0]]} from {flick.distance}"
            case Spin() as spin:
                return f"spin {SEATS[spin.seats[0]] if spin.seats else 'referee'}"
            case None:
                return " ".join(["over", *(SEATS[seat] for seat in GAME.winners(self.match.state))])

    @property
    def rule(self) -> str:
        """The rule that the question cites."""
        return "" if self.match.pending is None else self.match.pending.rule

    def see(self, path: str) -> str:
        """The value at a path of the record."""
        return GAME.read(self.match.state, path)

    @property
    def yards(self) -> list[int]:
        return self.match.state.yard[:]

    @property
    def scores(self) -> list[int]:
        return self.match.state.score[:]

    @property
    def paused(self) -> list[str]:
        """The seats that are paused."""
        return self._those(self.match.state.paused)

    @property
    def flags(self) -> list[str]:
        """The seats whose flag is unspent."""
        return self._those(self.match.state.flag)

    @staticmethod
    def _those(marks: list[bool]) -> list[str]:
        return [SEATS[seat] for seat, marked in enumerate(marks) if marked]

    @property
    def events(self) -> list[str]:
        """The kinds of what the last line brought, in order."""
        return [event.kind for event in self.match.events]

    def event(self, kind: str) -> Any:
        """The one event of that kind that the last line brought."""
        [event] = [event for event in self.match.events if event.kind == kind]
        return event

    def said(self, kind: str) -> list[Any]:
        """All events of that kind that the last line brought."""
        return [event for event in self.match.events if event.kind == kind]


def new_match(players: int = 2, **options: str) -> Table:
    """A whole match, from the first lane."""
    given = read_options(GAME.options, {"players": str(players), **options})
    return Table(Match.new(GAME, given), Notation(GAME, given))


def bfl(
    players: int = 2,
    *,
    lanes: str = "",
    yards: str = "",
    scores: str = "",
    roller: str = "p1",
    quarter: int = 1,
    paused: str = "",
    flags: str | None = None,
    **options: str,
) -> Table:
    """A position before the roller's throw. A word a seat; ``paused`` and ``flags`` name the seats that are
    paused, or have their flag left (all, if it is not said)."""
    given = read_options(GAME.options, {"players": str(players), **options})
    state = GAME.scenario(given)
    paths = {"quarter": str(quarter), "roller": roller}
    for path, words in (("lane", lanes), ("yard", yards), ("score", scores)):
        assert len(words.split()) in (0, players), f"{path}: a word for each of {players} seats"
        paths |= {f"{path}.{seat}": word for seat, word in zip(SEATS, words.split(), strict=False)}
    for seat in GAME.seats(given):
        paths[f"paused.{seat}"] = yes_no(seat in paused.split())
        paths[f"flag.{seat}"] = yes_no(flags is None or seat in flags.split())
    for path, word in paths.items():
        GAME.give(state, path, word)
    GAME.ready(state, frozenset(paths))
    return Table(Match(GAME, state), Notation(GAME, given))
