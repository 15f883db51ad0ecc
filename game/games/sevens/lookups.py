"""The tables that dice are looked up in, row by row.

Nothing is typed again here: every row is read off the rule that looks the dice up, total by total.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import product
from typing import Final, NamedTuple

from game.games.sevens.ball import printed_directions
from game.games.sevens.board import inward, is_corner
from game.games.sevens.drives import weather_of
from game.games.sevens.fouls import argued, bribed
from game.games.sevens.harm import Harm, degree_of, injury_of
from game.games.sevens.harm.casualties import REDUCED, casualty_modifiers
from game.games.sevens.inducements.measures import MEASURES
from game.games.sevens.kickoff_events import EVENTS
from game.games.sevens.prayers.table import PRAYERS, Prayer
from game.games.sevens.skills.traits import STUNTY
from game.games.sevens.state import CASUALTIES, WEATHERS, State, has

Modifiers = tuple[tuple[str, int], ...]
D3, D6, D8, D16 = (3,), (6,), (8,), (16,)
TWO_D6: Final = (6, 6)


class Row(NamedTuple):
    """What totals from ``low`` to ``high`` say, in a record's word, and the rule that tells what it does."""

    low: int
    high: int
    word: str
    rule: str


class Lookup(NamedTuple):
    """A table: its word and rule, the sides of its dice, its rows, and what is added to the dice."""

    word: str
    rule: str
    dice: tuple[int, ...]
    rows: tuple[Row, ...]
    modifiers: Modifiers = ()

    @property
    def name(self) -> str:
        """ "2D6"."""
        count = len(self.dice)
        return f"{count if count > 1 else ''}D{self.dice[0]}"

    def row(self, total: int) -> int:
        """Which row a total is in: the first for less, the last for more than is printed."""
        within = min(max(total, self.rows[0].low), self.rows[-1].high)
        return next(n for n, row in enumerate(self.rows) if row.low <= within <= row.high)

    def chances(self) -> tuple[float, ...]:
        """Of each row, by all throws of the dice with what is added to them."""
        more = sum(number for _, number in self.modifiers)
        throws = [sum(dice) + more for dice in product(*(range(1, sides + 1) for sides in self.dice))]
        hits = Counter(self.row(total) for total in throws)
        return tuple(hits[n] / len(throws) for n in range(len(self.rows)))


def rows_of(totals: Iterable[int], says: Callable[[int], tuple[str, str]]) -> tuple[Row, ...]:
    """The rows of a table from what each of its totals says: a word and a rule."""
    out: list[Row] = []
    for total in totals:
        word, rule = says(total)
        if out and (out[-1].word, out[-1].rule) == (word, rule):
            out[-1] = out[-1]._replace(high=total)
        else:
            out.append(Row(total, total, word, rule))
    return tuple(out)


# ---------------------------------------------------------------------------------------- before the drive
def weather_table() -> Lookup:
    """2D6, a die of each coach (S7-2.2, chapter 7)."""

    def says(total: int) -> tuple[str, str]:
        found = weather_of(total)
        return WEATHERS[found], f"S7-7.{found + 1}"

    return Lookup("weather", "S7-2.2", TWO_D6, rows_of(range(2, 13), says))


def event_table() -> Lookup:
    """2D6, a die of each coach (S7-12.1, chapter 13)."""
    return Lookup("event", "S7-12.1", TWO_D6, rows_of(sorted(EVENTS), lambda total: EVENTS[total][:2]))


def prayer_table() -> Lookup:
    """D8 (S7-2.5)."""
    return _of_boons("prayer", "S7-2.5", PRAYERS)


def measure_table() -> Lookup:
    """D8 (S7-2.4)."""
    return _of_boons("measure", "S7-2.4", MEASURES)


def _of_boons(word: str, rule: str, table: tuple[Prayer, ...]) -> Lookup:
    rows = tuple(Row(n, n, each.boon.word, rule) for n, each in enumerate(table, 1))
    return Lookup(word, rule, D8, rows)


# ------------------------------------------------------------------------------------------------- injuries
def injury_table(s: State, h: Harm) -> Lookup:
    """2D6 as they are read for this victim, skills and all (S7-11.3, S7-11.4)."""
    rule = "S7-11.4" if has(s, h.victim, STUNTY) else "S7-11.3"

    def says(total: int) -> tuple[str, str]:
        case = Harm(h.victim, h.why, by=h.by)
        case.dice = total - total // 2, total // 2
        return injury_of(s, case), rule

    return Lookup("injury", rule, TWO_D6, rows_of(range(2, 13), says))


def casualty_table(s: State, player: int) -> Lookup:
    """D16, with what is added to it; in a season three outcomes alone (S7-11.5, S7-11.10, S7-16.2)."""
    rows = rows_of(range(1, 17), lambda total: (CASUALTIES[degree_of(s, total)], "S7-11.5"))
    return Lookup("casualty", "S7-11.5", D16, rows, casualty_modifiers(s, Harm(player, "block")))


def characteristic_table() -> Lookup:
    """D6: what a Lasting Injury makes one worse (S7-11.5)."""
    rows = rows_of(sorted(REDUCED), lambda rolled: (REDUCED[rolled], "S7-11.5"))
    return Lookup("characteristic", "S7-11.5", D6, rows)


# ------------------------------------------------------------------------------------------------ the referee
def argue_table() -> Lookup:
    """D6 (S7-11.14)."""
    return Lookup("argue", "S7-11.14", D6, rows_of(range(1, 7), lambda die: (argued(die), "S7-11.14")))


def bribe_table() -> Lookup:
    """D6 (S7-11.14)."""
    return Lookup("bribe", "S7-11.14", D6, rows_of(range(1, 7), lambda die: (bribed(die), "S7-11.14")))


# ----------------------------------------------------------------------------------------------- a throw-in
def template_table(last: int, out: int) -> Lookup:
    """The printed template at the square that the ball crossed: the directions of the D8 chart that its die
    sends the ball in (S7-8.5, chapter 20)."""
    ways = printed_directions(last, out)
    rows = rows_of(sorted(ways), lambda die: (f"direction_{ways[die]}", "S7-8.5"))
    return Lookup("template", "S7-8.5", D3 if is_corner(last) else D6, rows)


def straight_table(last: int, out: int) -> Lookup:
    """So many squares straight in (S7-8.5)."""
    rows = (Row(1, 6, f"direction_{inward(last, out)}", "S7-8.5"),)
    return Lookup("throw_in", "S7-8.5", D6, rows)


ALWAYS: Final[dict[str, Callable[[], Lookup]]] = {
    "weather": weather_table,
    "event": event_table,
    "prayer": prayer_table,
    "measure": measure_table,
    "characteristic": characteristic_table,
    "argue": argue_table,
    "bribe": bribe_table,
}
"""The tables that are the same for everybody, by the word of their roll."""
