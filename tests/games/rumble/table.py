"""A table to play Rumble at, in the words of the record.

table = rumble("H1 f8, A1 p5", ball="H1", phase="throw")
table.play("home throw p5", "dice 5 5")
assert table.see("ball") == "A1"
"""

from __future__ import annotations

from game.core.answers import Notation
from game.core.game import read_options
from game.core.grid import name
from game.core.match import Match
from game.core.requests import Choice
from game.games.rumble import GAME
from game.games.rumble.notation import NAMES, SEATS
from game.games.rumble.state import State
from tests.games.tabletop import Tabletop


class Table(Tabletop[State]):
    """A match of Rumble at a table."""

    def can(self, line: str) -> bool:
        """Whether a line would be accepted."""
        return self.refusal(line) is None

    def squares(self, words: str) -> list[str]:
        """The squares that are offered after these words: `move H1`, `enter H12`, `throw`."""
        choice = self.match.pending
        assert isinstance(choice, Choice)
        said = [self.match.game.text(words).split() for _, words in choice.options]
        return [text[-1] for text in said if text[:-1] == words.split()]

    def offered(self, word: str) -> list[str]:
        """The options that begin with a word, as they are said."""
        choice = self.match.pending
        assert isinstance(choice, Choice)
        texts = [self.match.game.text(words) for _, words in choice.options]
        return [text for text in texts if text.split()[0] == word]

    def where(self, players: str) -> str:
        """Where players are: a square, or the name of a box."""
        found = [self.see(f"{player}.at") for player in players.split()]
        boxes = [self.see(f"{player}.box") for player in players.split()]
        return " ".join(box if at == "none" else at for at, box in zip(found, boxes, strict=True))

    @property
    def scores(self) -> list[int]:
        """Touchdowns, home first."""
        return self.match.state.score[:]

    @property
    def stage(self) -> str:
        """`home move`, `away place`: the side that is asked, and in which phase."""
        s = self.match.state
        side = s.placing if self.see("phase") == "place" else s.turn
        return f"{SEATS[side]} {self.see('phase')}"

    def field(self) -> list[str]:
        """The players on the field with their squares, by number."""
        return [f"{NAMES[player]} {name(at)}" for player, at in enumerate(self.match.state.at) if at >= 0]

    def idle(self, turns: int) -> Table:
        """So many turns in which nobody does anything."""
        for _ in range(turns):
            side = SEATS[self.match.state.turn]
            self.play(*[f"{side} next"] * 3)
        return self


def new_match(**options: str) -> Table:
    """A whole match, from the roll for who goes first."""
    given = read_options(GAME.options, options)
    return Table(Match.new(GAME, given), Notation(GAME, given))


def lined_up(home: int = 11, away: int = 11, **options: str) -> Table:
    """A whole match that home begins, with so many players from the first number and the first square on."""
    table = new_match(**options).play("dice 6 6", "dice 1 1")
    for side, players, column in (("home", home, "a"), ("away", away, table.match.state.house.board.columns)):
        letter = column if isinstance(column, str) else chr(96 + column)
        for number in range(1, players + 1):
            table.play(f"{side} place {side[0].upper()}{number} {letter}{number}")
        table.play(f"{side} ready")
    return table


def rumble(
    players: str,
    *,
    boxes: str = "",
    ball: str = "",
    turn: str = "home",
    phase: str = "move",
    scores: str = "0 0",
    entries: str = "0 0",
    given: str = "",
    **options: str,
) -> Table:
    """A position: `H1 f8, A1 p5` on the field, `H3 bad` in ``boxes``, more paths in ``given``."""
    complete = read_options(GAME.options, options)
    state = GAME.scenario(complete)
    paths = {"turn": turn, "phase": phase}
    paths |= {f"{each.split()[0]}.at": each.split()[1] for each in players.split(",") if each.strip()}
    paths |= {f"{each.split()[0]}.box": each.split()[1] for each in boxes.split(",") if each.strip()}
    paths |= {each.split()[0]: each.split()[1] for each in given.split(",") if each.strip()}
    for path, values in (("score", scores), ("entries", entries)):
        paths |= {f"{path}.{seat}": value for seat, value in zip(SEATS, values.split(), strict=True)}
    if ball:
        paths["ball"] = ball
    for path, value in paths.items():
        GAME.give(state, path, value)
    GAME.ready(state, frozenset(paths))
    return Table(Match(GAME, state), Notation(GAME, complete))
