"""A table to play Sevens at, in the words of the record.

table = sevens("H1 j6, A1 k6", ball="H1", skills="A1 Fend")
table.play("home act H1 block", "home block A1", "dice push")
assert table.see("A1.at") == "l6"

`FAR` are two players far from everything, so that a side has somebody left to act.
"""

from __future__ import annotations

from game.core.answers import Notation
from game.core.game import read_options
from game.core.match import Match
from game.core.requests import Choice
from game.games.sevens import GAME
from game.games.sevens.state import State
from tests.games.tabletop import Tabletop

FAR = "H9 b2, A9 s2"
"""Somebody of each side far away, who has still to act."""


class Table(Tabletop[State]):
    """A match of Sevens at a table."""

    def can(self, line: str) -> bool:
        """Whether a line would be accepted."""
        return self.refusal(line) is None

    def offered(self, word: str) -> list[str]:
        """The options that begin with a word, as they are said."""
        choice = self.match.pending
        assert isinstance(choice, Choice)
        texts = [self.match.game.text(words) for _, words in choice.options]
        return [text for text in texts if text.split()[0] == word]

    def squares(self, word: str) -> list[str]:
        """The squares that are offered after a word."""
        return sorted(text.split()[-1] for text in self.offered(word))

    def where(self, players: str) -> str:
        """Where players are, and how: `j6 standing`, `reserves`."""
        found = []
        for player in players.split():
            at, state = self.see(f"{player}.at"), self.see(f"{player}.state")
            found.append(state if at == "none" else f"{at} {state}")
        return ", ".join(found)

    def state(self, player: str) -> str:
        """How a player is."""
        return self.see(f"{player}.state")

    def needed(self, kind: str) -> int:
        """What the last test of a kind needed."""
        return int(self.said(kind)[-1].needed)

    def modifiers(self, kind: str) -> dict[str, int]:
        """The modifiers of the last test of a kind, by name."""
        return dict(self.said(kind)[-1].modifiers)

    @property
    def turn(self) -> str:
        return self.see("turn")

    @property
    def ball(self) -> str:
        return self.see("ball")


def new_match(**options: str) -> Table:
    """A whole match, from the Fan Factor."""
    given = read_options(GAME.options, options)
    return Table(Match.new(GAME, given), Notation(GAME, given))


def sevens(
    players: str,
    *,
    ball: str = "",
    turn: str = "home",
    skills: str = "",
    states: str = "",
    given: str = "",
    alone: str = "",
    **options: str,
) -> Table:
    """A position: `H1 j6, A1 k6`; `H1 Block, A1 Dodge,Fend` in ``skills`` (a space between player and value),
    `A1 prone` in ``states``, any paths in ``given``: `H1.st 4, weather rain`. With ``alone`` nobody is far
    away."""
    complete = read_options(GAME.options, options)
    state = GAME.scenario(complete)
    paths = [("turn", turn)]
    paths += [_path(each, ".at") for each in _parts(players)]
    if not alone:
        paths += [_path(each, ".at") for each in _parts(FAR)]
    paths += [_path(each, ".skills") for each in _parts(skills)]
    paths += [_path(each, ".state") for each in _parts(states)]
    paths += [_path(each, "") for each in _parts(given)]
    if ball:
        paths.append(("ball", ball))
    for path, value in paths:
        GAME.give(state, path, value)
    GAME.ready(state, frozenset(path for path, _ in paths))
    return Table(Match(GAME, state), Notation(GAME, complete))


def kick_off(players: str = "", *, kicking: str = "away", given: str = "", **options: str) -> Table:
    """Both sides have set up, and the kicker is about to be named."""
    line = "H1 g5, H2 g6, H3 g7, H4 e9, H5 d6, A1 n5, A2 n6, A3 n7, A4 q6, A5 p3"
    start = f"phase kickoff, kicking {kicking}" + (f", {given}" if given else "")
    return sevens(players or line, given=start, alone="yes", **options)


def _parts(text: str) -> list[str]:
    """Split at the commas that a space follows."""
    return [each.strip() for each in text.split(", ") if each.strip()]


def _path(text: str, suffix: str) -> tuple[str, str]:
    first, _, value = text.partition(" ")
    return f"{first}{suffix}", value
