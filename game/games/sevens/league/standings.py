"""The table of a season (S7-16.10) and its awards (S7-16.12)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final, NamedTuple

from game.games.sevens.league.report import DRAW, MatchReport
from game.games.sevens.league.sheet import Career

FOR_A_WIN: Final = 3
FOR_A_DRAW: Final = 1


class Result(NamedTuple):
    """A match that counts: two places in the draw and what happened."""

    home: int
    away: int
    report: MatchReport


@dataclass(frozen=True, slots=True)
class Row:
    """A team's line of the table."""

    team: int
    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    scored: int = 0
    conceded: int = 0
    casualties: int = 0

    @property
    def points(self) -> int:
        return self.won * FOR_A_WIN + self.drawn * FOR_A_DRAW

    @property
    def difference(self) -> int:
        return self.scored - self.conceded


def caused(report: MatchReport, side: int) -> int:
    """The casualties that a side's players have caused."""
    return sum(deeds.casualties for _, deeds in report.sides[side].deeds)


def _with(row: Row, report: MatchReport, side: int) -> Row:
    return replace(
        row,
        played=row.played + 1,
        won=row.won + (report.winner == side),
        drawn=row.drawn + (report.winner == DRAW),
        lost=row.lost + (report.winner == 1 - side),
        scored=row.scored + report.score[side],
        conceded=row.conceded + report.score[1 - side],
        casualties=row.casualties + caused(report, side),
    )


def _rows(teams: Iterable[int], results: Iterable[Result]) -> dict[int, Row]:
    rows = {team: Row(team) for team in teams}
    for result in results:
        if result.home in rows and result.away in rows:
            rows[result.home] = _with(rows[result.home], result.report, 0)
            rows[result.away] = _with(rows[result.away], result.report, 1)
    return rows


def table(teams: int, results: Sequence[Result]) -> list[Row]:
    """All teams, the best first: points, difference, touchdowns, the matches among those that are level,
    casualties, the draw (S7-16.10)."""
    rows = _rows(range(teams), results)

    def figures(row: Row) -> tuple[int, ...]:
        return row.points, row.difference, row.scored

    ranked: list[Row] = []
    for _, group in groupby(sorted(rows.values(), key=figures, reverse=True), figures):
        level = list(group)
        among = _rows([row.team for row in level], results)
        ranked += sorted(level, key=lambda row: (-among[row.team].points, -row.casualties, row.team))
    return ranked


# ------------------------------------------------------------------------------------------------- awards
class Award(NamedTuple):
    """An award, the figure that won it, and who shares it: (team, key of a player or 0 for the team); nobody,
    if none of the players has done what it is given for."""

    name: str
    figure: float
    who: tuple[tuple[int, int], ...]


def season_careers(results: Iterable[Result]) -> dict[tuple[int, int], Career]:
    """What each player did in this season, by team and key."""
    found: dict[tuple[int, int], Career] = {}
    for result in results:
        for team, side in ((result.home, result.report.home), (result.away, result.report.away)):
            for key in side.played:
                before = found.get((team, key), Career())
                found[team, key] = before.plus(side.deeds_of(key)).plus(Career(matches=1))
    return found


PLAYERS_AWARDS: Final[tuple[tuple[str, Callable[[Career], int]], ...]] = (
    ("top scorer", lambda career: career.touchdowns),
    ("hardest hitter", lambda career: career.casualties),
    ("best passer", lambda career: career.completions),
)


NOBODY: Final = {
    "top scorer": "nobody has scored",
    "hardest hitter": "nobody has caused a casualty",
    "best passer": "nobody has completed a pass",
}


def awards(teams: int, results: Sequence[Result]) -> list[Award]:
    """The awards of the matches that have been played (S7-16.12)."""
    careers = season_careers(results)
    given = []
    for name, count in PLAYERS_AWARDS:
        most = max((count(career) for career in careers.values()), default=0)
        if careers:
            who = sorted(each for each, career in careers.items() if most and count(career) == most)
            given.append(Award(name, most, tuple(who)))
    rows = [row for row in _rows(range(teams), results).values() if row.played]
    if rows:
        least = min(row.conceded / row.played for row in rows)
        best = tuple((row.team, 0) for row in rows if row.conceded / row.played == least)
        given.append(Award("best defence", round(least, 2), best))
    return given
