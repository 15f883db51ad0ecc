"""How BFL's figures are shown: its eight-sided dice, yards a player's number brought, battles, kicks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.games.bfl.shares import AVERAGE, SHARES
from game.store.figures import FACES, Counts, Made
from game.ui.scenes.statistics_sheet import BoxStatistics, Column, Die, Figure, Line, Sheet, Tries
from game.ui.tables.bfl.figures import YARDS_A_ROLL

LEVEL: Final = "pro"  # the coach that kicks are held against


def faces(counts: Counts) -> Sequence[int]:
    """Every die thrown on the field."""
    return counts.faces


def rolls(line: Line) -> int:
    """Rolls of anybody's that could have moved this player."""
    return line.counts.others.get("rolls", 0)


def yards_a_roll(line: Line) -> float:
    """What this player's number brought on the mean roll, whoever threw."""
    return line.counts.others.get("number yards", 0) / rolls(line) if rolls(line) else 0.0


def luck(line: Line) -> int:
    """Yards more than the dice should have brought."""
    return line.counts.others.get("number yards", 0) - YARDS_A_ROLL * rolls(line)


def kicks(line: Line) -> Made:
    """All kicks together."""
    tries = line.counts.kicks.values()
    return Made(sum(k.made for k in tries), sum(k.tried for k in tries))


def coach_would_make(line: Line) -> float:
    """Of the same kicks, how many the coach would make."""
    return sum(k.tried * SHARES[LEVEL].makes(yards) for yards, k in line.counts.kicks.items())


def _many_out(line: Line) -> bool:
    """More than twice as many dice outside as an average hand has."""
    return line.counts.outside > max(2.0, 2 * AVERAGE.out * line.counts.dice)


def _yards(line: Line) -> Figure:
    return Figure(f"{yards_a_roll(line):.1f}" if rolls(line) else "–")


def _battles(line: Line) -> Figure:
    of = line.counts.battles
    return Figure(f"{of.made} of {of.tried}" if of.tried else "–")


def _outside(line: Line) -> Figure:
    return Figure(str(line.counts.outside), -1 if _many_out(line) else 0)


def _luck(line: Line) -> Figure:
    by = luck(line)
    return Figure(f"{by:+d} yd".replace("-", "−").replace("+0", "0") if rolls(line) else "–", by)


def _best(line: Line) -> str:
    longest = max((yards for yards, k in line.counts.kicks.items() if k.made), default=0)
    return f"best {longest} yd" if longest else "none made"


def _notes(sheet: Sheet) -> Sequence[str]:
    calls = sheet.other("calls")
    said = f"two-point calls: {sheet.other('right calls')} of {calls} right, {calls / 2:g} expected"
    return said, f"notch: a coach, level {LEVEL}"


def _pace(line: Line) -> float | None:
    return min(1.0, yards_a_roll(line) / (2 * YARDS_A_ROLL)) if rolls(line) else None


CARDS: Final = BoxStatistics(
    dice=(Die("Dice", [str(i) for i in range(1, FACES + 1)], faces),),
    columns=(
        Column(f"yards per roll, {YARDS_A_ROLL} expected", "yards per roll", 0, _yards),
        Column("battles won", "battles", 96, _battles),
        Column("dice out", "dice out", 82, _outside),
        Column("luck", "luck", 80, _luck),
    ),
    tries=Tries("Kicks", "triangle", kicks, coach_would_make, _best, _notes),
    pace=_pace,
)
