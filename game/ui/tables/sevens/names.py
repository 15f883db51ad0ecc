"""How the people of a match are said wherever they are read: a side by its team's name, a player by number
and name."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from game.games.sevens.notation import NAMES
from game.games.sevens.state import ABSENT, SQUAD, State, side_of
from game.ui.table_words import Side
from game.ui.tables.sevens import people

NOBODY: Final = -1
TAG: Final = re.compile(r"\b[HA](?:1[0-6]|[1-9])\b")
PLACES: Final = ("home", "away")


def apart(names: Sequence[str]) -> tuple[str, str]:
    """The names of both sides, which nobody mixes up where both teams have the same."""
    one, other = names
    if one != other:
        return one, other
    return f"{one} ({PLACES[0]})", f"{other} ({PLACES[1]})"


def of(name: str) -> str:
    """ "Ironvale’s", "Copper Foxes’"."""
    return name + ("’" if name.endswith("s") else "’s")


def counted(number: int, word: str) -> str:
    """ "1 square", "2 squares", "2 rushes"."""
    return f"{number} {word}" + ("" if number == 1 else "es" if word.endswith("sh") else "s")


def listed(words: Sequence[str]) -> str:
    """ "one", "one and two", "one, two and three"."""
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def movement(s: State) -> str:
    """What the active player has left: "4 squares and 1 rush"."""
    return f"{counted(max(0, s.left), 'square')} and {counted(s.rushes, 'rush')}"


def called_by(sides: Sequence[Side], player: int) -> str:
    """A player as the table says it."""
    return sides[side_of(player)].player(player)


class Names:
    """The names of a match; ``state`` gives it as it stands, ``sides`` the names of both teams."""

    def __init__(
        self, state: Callable[[], State], sides: Callable[[], Sequence[str]], *, crested: bool = False
    ) -> None:
        self._state, self._sides, self._crested = state, sides, crested

    @property
    def crested(self) -> Names:
        """The same beside a crest, which says whose player it is."""
        return Names(self._state, self._sides, crested=True)

    def side(self, side: int) -> str:
        """ "Ironvale"."""
        return self._sides()[side] if side >= 0 else "Nobody"

    def of(self, side: int) -> str:
        """ "Ironvale’s"."""
        return of(self.side(side))

    def player(self, player: int) -> str:
        """ "7 Brenn Harrow", "7 Lineman" where nobody named it; with its team, where the other side has the
        same."""
        s = self._state()
        words = people.called(s, player)
        other = player ^ SQUAD
        if not self._crested and s.status[other] != ABSENT and people.called(s, other) == words:
            return f"{words} of {self.side(side_of(player))}"
        return words

    def own(self, player: int, seat: int) -> str:
        """A player as its own side is told of it: without its team."""
        return people.called(self._state(), player) if side_of(player) == seat else self.player(player)

    def pair(self, one: int, other: int) -> tuple[str, str]:
        """Two players as they are said side by side: without their teams, where nobody mixes them up."""
        short = people.called(self._state(), one), people.called(self._state(), other)
        return short if short[0] != short[1] else (self.player(one), self.player(other))

    def resaid(self, words: str) -> str:
        """Words of the rules, which know players and actions by the record's names alone."""
        words = TAG.sub(lambda found: self.player(NAMES.index(found.group())), words)
        return words.replace("handoff", "hand-off").replace("_", " ")
