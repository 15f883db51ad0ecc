"""A table to play BFL at, in the words of the record: what is said, thrown and asked is a line of text.

table = bfl(lanes="3 6", yards="50 10")
table.throw("3 3 6! 6 1 2 4! 5").play("p1 accept")
assert table.yards == [30, 30]
"""

from __future__ import annotations

from game.core.answers import Notation
from game.core.game import read_options
from game.core.match import Match
from game.games.bfl import GAME
from game.games.bfl.notation import SEATS, yes_no
from game.games.bfl.state import State
from tests.games.tabletop import Tabletop


class Table(Tabletop[State]):
    """A match of BFL at a table."""

    def throw(self, dice: str) -> Table:
        """Empty the cup: `throw` is said, the dice follow."""
        return self.play(f"throw {dice}")

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
