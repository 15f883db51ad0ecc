"""A table to play Half-Time Football at, in the words of the record.

table = halftime(ball=20)
table.play("home run", "dice 20 15")
assert table.lies == "home 25 2&5"
"""

from __future__ import annotations

from game.core.answers import Notation
from game.core.game import read_options
from game.core.match import Match
from game.games.halftime import GAME
from game.games.halftime.notation import SEATS
from game.games.halftime.state import State
from tests.games.tabletop import Tabletop


class Table(Tabletop[State]):
    """A match of Half-Time Football at a table."""

    @property
    def lies(self) -> str:
        """Who has the ball where, the down and the yards to go: `home 25 2&5`; `nobody` before a kick-off,
        `home scores` before a try."""
        s = self.match.state
        if s.possession < 0:
            return "nobody"
        if not s.down:
            return f"{SEATS[s.possession]} scores"
        return f"{SEATS[s.possession]} {s.ball} {s.down}&{s.to_go}"

    @property
    def scores(self) -> list[int]:
        """The points, home first."""
        return self.match.state.score[:]

    @property
    def dice(self) -> list[str]:
        """The dice that are to be rolled, with who rolls them: `home black`, `away red`."""
        pending = self.match.pending
        return [f"{SEATS[seat]} {die.name}" for seat, die in getattr(pending, "dice", ())]

    def drive(self, *lines: str, times: int = 1) -> Table:
        """Say the same again, so many times."""
        for _ in range(times):
            self.play(*lines)
        return self

    def use_up(self, plays: int) -> Table:
        """Run so many times without a gain: whoever has the ball, four downs each."""
        for _ in range(plays):
            self.play(f"{SEATS[self.match.state.possession]} run", "dice 5 5")
        return self


def new_match(**options: str) -> Table:
    """A whole match, from the pre-game roll."""
    given = read_options(GAME.options, options)
    return Table(Match.new(GAME, given), Notation(GAME, given))


def kicked_off(first_kick: str = "away", **options: str) -> Table:
    """A whole match after a kick-off to the 20: the other side has the ball."""
    elects = "dice 5 20" if first_kick == "away" else "dice 20 5"
    return new_match(**options).play(elects, f"{first_kick} kick", "dice 5 5")


def halftime(
    seat: str = "home",
    *,
    ball: int = 20,
    down: int = 1,
    to_go: int | None = None,
    half: int = 1,
    plays_left: int | None = None,
    scores: str = "0 0",
    first_kick: str = "away",
    **options: str,
) -> Table:
    """A position before a down; what is not said has a scenario's default."""
    given = read_options(GAME.options, options)
    state = GAME.scenario(given)
    home, away = scores.split()
    paths = {"possession": seat, "ball": str(ball), "down": str(down), "half": str(half)}
    paths |= {"first_kick": first_kick, "score.home": home, "score.away": away}
    if to_go is not None:
        paths["to_go"] = str(to_go)
    if plays_left is not None:
        paths["plays_left"] = str(plays_left)
    for path, word in paths.items():
        GAME.give(state, path, word)
    GAME.ready(state, frozenset(paths))
    return Table(Match(GAME, state), Notation(GAME, given))
