"""Practice kicks counted: by distance and wind, the drills' results, personal bests, the table of the day."""

from __future__ import annotations

import sqlite3
from datetime import date
from typing import Any, Final

from game.store.database import Database, Row
from game.store.figures import DrillResult, Made, PracticeKick
from game.store.notes import moment

SCHEMA: Final = """
    CREATE TABLE IF NOT EXISTS kick (
        number INTEGER PRIMARY KEY, time TEXT NOT NULL, player TEXT NOT NULL, distance INTEGER NOT NULL,
        wind_x REAL NOT NULL, wind_y REAL NOT NULL, good INTEGER NOT NULL, why TEXT NOT NULL,
        drill TEXT NOT NULL
    );
    CREATE INDEX IF NOT EXISTS kick_player ON kick (player, distance);
    CREATE TABLE IF NOT EXISTS drill (
        number INTEGER PRIMARY KEY, time TEXT NOT NULL, day TEXT NOT NULL, player TEXT NOT NULL,
        drill TEXT NOT NULL, score REAL NOT NULL, detail TEXT NOT NULL
    );
    CREATE INDEX IF NOT EXISTS drill_day ON drill (day, drill);
    CREATE INDEX IF NOT EXISTS drill_player ON drill (player, drill);
"""
_DRILL: Final = "SELECT time, player, drill, score, detail FROM drill"


class Kicks:
    """Every practice kick, and what came of the drills. A player's name empty means everybody."""

    def __init__(self, db: Database) -> None:
        self._db = db

    # ------------------------------------------------------------------- adding
    def add(self, kick: PracticeKick) -> None:
        """Count a kick."""
        row = (
            kick.when.isoformat(timespec="seconds"),
            kick.player,
            kick.distance,
            *kick.wind,
            int(kick.good),
            kick.why,
            kick.drill,
        )
        columns = "time, player, distance, wind_x, wind_y, good, why, drill"
        self._insert(f"INSERT INTO kick ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)

    def take_back(self, player: str) -> None:
        """Forget a player's last kick: it was undone."""

        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "DELETE FROM kick WHERE number = (SELECT max(number) FROM kick WHERE player = ?)", (player,)
            )

        self._db.change(work)

    def add_drill(self, result: DrillResult) -> bool:
        """Count a drill; whether it is the player's new best. Its day is that of ``when`` as given."""
        before = self.best(result.player, result.drill)
        row = (
            result.when.isoformat(timespec="seconds"),
            result.when.date().isoformat(),
            result.player,
            result.drill,
            result.score,
            result.detail,
        )
        columns = "time, day, player, drill, score, detail"
        self._insert(f"INSERT INTO drill ({columns}) VALUES (?, ?, ?, ?, ?, ?)", row)
        return before is None or result.score > before.score

    def _insert(self, sql: str, row: tuple[Any, ...]) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(sql, row)

        self._db.change(work)

    # -------------------------------------------------------------------- kicks
    def by_distance(
        self, player: str = "", *, windy: bool | None = None, drill: str | None = None
    ) -> dict[int, Made]:
        """Made and tried by yards, the nearest first; with wind, without, or both."""
        where, values = "WHERE (? = '' OR player = ?)", [player, player]
        if windy is not None:
            where += f" AND {'' if windy else 'NOT '}(wind_x != 0 OR wind_y != 0)"
        if drill is not None:
            where, values = f"{where} AND drill = ?", [*values, drill]
        rows = self._db.ask(
            f"SELECT distance, sum(good), count(*) FROM kick {where} GROUP BY distance ORDER BY distance",
            values,
        )
        return {distance: Made(made, tried) for distance, made, tried in rows}

    def last(self, player: str = "", limit: int = 10) -> list[PracticeKick]:
        """The last kicks, the latest first."""
        rows = self._db.ask(
            "SELECT time, player, distance, good, why, wind_x, wind_y, drill FROM kick"
            " WHERE (? = '' OR player = ?) ORDER BY number DESC LIMIT ?",
            (player, player, limit),
        )
        return [
            PracticeKick(moment(time), who, yards, bool(good), why, (wind_x, wind_y), drill)
            for time, who, yards, good, why, wind_x, wind_y, drill in rows
        ]

    def longest(self, player: str = "") -> int | None:
        """The yards of the longest kick made."""
        ((yards,),) = self._db.ask(
            "SELECT max(distance) FROM kick WHERE good AND (? = '' OR player = ?)", (player, player)
        )
        return None if yards is None else int(yards)

    def best_row(self, player: str) -> int:
        """The most kicks made one after the other."""
        ((row,),) = self._db.ask(
            "SELECT ifnull(max(n), 0) FROM (SELECT sum(good) AS n FROM (SELECT good,"
            " sum(NOT good) OVER (ORDER BY number) AS misses FROM kick WHERE player = ?) GROUP BY misses)",
            (player,),
        )
        return int(row)

    # ------------------------------------------------------------------- drills
    def best(self, player: str, drill: str) -> DrillResult | None:
        """A player's best of a drill: of equal ones the first."""
        rows = self._db.ask(
            f"{_DRILL} WHERE player = ? AND drill = ? ORDER BY score DESC, number LIMIT 1", (player, drill)
        )
        return _result(rows[0]) if rows else None

    def bests(self, player: str) -> dict[str, DrillResult]:
        """A player's best of each drill that he or she has tried."""
        drills = self._db.ask("SELECT DISTINCT drill FROM drill WHERE player = ? ORDER BY drill", (player,))
        found = ((drill, self.best(player, drill)) for (drill,) in drills)
        return {drill: best for drill, best in found if best is not None}

    def table_of_the_day(self, day: date, drill: str, limit: int = 10) -> list[DrillResult]:
        """Everybody's best of a drill on one day, the best first; of equal ones the earlier."""
        rows = self._db.ask(
            f"{_DRILL} WHERE day = ? AND drill = ? ORDER BY score DESC, number", (day.isoformat(), drill)
        )
        table: dict[str, DrillResult] = {}
        for row in rows:
            table.setdefault(row[1], _result(row))
        return list(table.values())[:limit]


def _result(row: Row) -> DrillResult:
    time, player, drill, score, detail = row
    return DrillResult(moment(time), player, drill, score, detail)
