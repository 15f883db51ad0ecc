"""Matches counted: every die, kick, spin and battle of every finished match, by player."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import Any, Final, NamedTuple

from game.store.database import Database, Row
from game.store.figures import FACES, Counts, Made, MatchFigures, SeatFigures, Totals
from game.store.kicks import SCHEMA as KICKS
from game.store.kicks import Kicks
from game.store.notes import moment

# A tally is long and thin: what is counted ("face"), of which kind ("8"), how often. A game that counts
# something new needs no new column.
SCHEMA: Final = """
    CREATE TABLE IF NOT EXISTS match (id TEXT PRIMARY KEY, time TEXT NOT NULL, game TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS seat (
        match TEXT NOT NULL REFERENCES match (id), place INTEGER NOT NULL, seat TEXT NOT NULL,
        name TEXT NOT NULL, player TEXT NOT NULL, score INTEGER NOT NULL, won INTEGER NOT NULL,
        PRIMARY KEY (match, place)
    );
    CREATE INDEX IF NOT EXISTS seat_name ON seat (name);
    CREATE TABLE IF NOT EXISTS tally (
        match TEXT NOT NULL, place INTEGER NOT NULL, what TEXT NOT NULL, kind TEXT NOT NULL,
        n INTEGER NOT NULL, PRIMARY KEY (match, place, what, kind)
    ) WITHOUT ROWID;
"""

_DIE: Final = "die "  # before the name of a game's own die
# a name may hold two seats of a match, which is one match all the same
_MATCHES: Final = "count(DISTINCT seat.match)"
_WON: Final = "count(DISTINCT CASE WHEN won THEN seat.match END)"


class PlayerLine(NamedTuple):
    """A player among all players."""

    name: str
    matches: int
    won: int


class Statistics:
    """The statistics of this player's table. For one thread; close it when the game ends."""

    def __init__(self, path: Path | None) -> None:
        """None: in memory. Never raises: see ``warning``."""
        self._db = Database(path, SCHEMA + KICKS)
        self.kicks = Kicks(self._db)

    @property
    def warning(self) -> str:
        """One line if the file is damaged or cannot be written."""
        return self._db.warning

    def close(self) -> None:
        self._db.close()

    # ------------------------------------------------------------------- adding
    def add_match(self, match: MatchFigures) -> bool:
        """Count a match; False if it is counted already."""

        def work(db: sqlite3.Connection) -> bool:
            row = (match.id, match.when.isoformat(timespec="seconds"), match.game)
            if not db.execute("INSERT OR IGNORE INTO match VALUES (?, ?, ?)", row).rowcount:
                return False
            for place, s in enumerate(match.seats):
                seat = (match.id, place, s.seat, s.name, s.player, s.score, int(s.won))
                db.execute("INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?)", seat)
                rows = [(match.id, place, what, kind, n) for what, kind, n in _tally(s.counts) if n]
                db.executemany("INSERT INTO tally VALUES (?, ?, ?, ?, ?)", rows)
            return True

        return self._db.change(work)

    def has(self, match: str) -> bool:
        """Whether a match is counted already."""
        return bool(self._db.ask("SELECT 1 FROM match WHERE id = ?", (match,)))

    def forget_before(self, day: date) -> None:
        """Forget the matches, kicks and drills of earlier days."""

        def work(db: sqlite3.Connection) -> None:
            old = "SELECT id FROM match WHERE substr(time, 1, 10) < ?"
            for table in ("tally", "seat"):
                db.execute(f"DELETE FROM {table} WHERE match IN ({old})", (day.isoformat(),))
            for table in ("match", "kick", "drill"):
                db.execute(f"DELETE FROM {table} WHERE substr(time, 1, 10) < ?", (day.isoformat(),))

        self._db.change(work)

    # ------------------------------------------------------------------ queries
    def players(self, *, game: str = "", coaches: bool = True) -> list[PlayerLine]:
        """Everybody who has played, the most matches first."""
        where, values = _where(game=game)
        if not coaches:
            where += " AND player = 'person'"
        rows = self._db.ask(
            f"SELECT name, {_MATCHES}, {_WON} FROM seat JOIN match ON match.id = seat.match {where}"
            " GROUP BY name ORDER BY 2 DESC, 1",
            values,
        )
        return [PlayerLine(*row) for row in rows]

    def totals(self, name: str = "", *, game: str = "") -> Totals:
        """The sums of a player, or of everybody: of all games, or of one."""
        where, values = _where(name=name, game=game)
        joined = f"FROM seat JOIN match ON match.id = seat.match {where}"
        ((matches, won, points),) = self._db.ask(
            f"SELECT {_MATCHES}, {_WON}, ifnull(sum(score), 0) {joined}", values
        )
        rows = self._db.ask(
            "SELECT what, kind, sum(n) FROM tally"
            f" WHERE (match, place) IN (SELECT seat.match, place {joined}) GROUP BY what, kind",
            values,
        )
        return Totals(matches, won, points, _counts(rows))

    def matches(self, limit: int = 50, *, name: str = "", game: str = "") -> list[MatchFigures]:
        """Matches, the latest first: with seats, winners and scores; their counts by `match`."""
        where, values = _where(name=name, game=game)
        rows = self._db.ask(
            "SELECT DISTINCT match.id, time, game FROM match JOIN seat ON match.id = seat.match"
            f" {where} ORDER BY datetime(time) DESC, match.id DESC LIMIT ?",
            [*values, limit],
        )
        return [MatchFigures(ident, moment(time), game, self._seats(ident)) for ident, time, game in rows]

    def match(self, ident: str) -> MatchFigures | None:
        """A match with all that was counted in it, if it is here."""
        rows = self._db.ask("SELECT time, game FROM match WHERE id = ?", (ident,))
        if not rows:
            return None
        time, game = rows[0]
        seats = tuple(
            SeatFigures(s.seat, s.name, s.player, s.score, s.won, self._counts_of(ident, place))
            for place, s in enumerate(self._seats(ident))
        )
        return MatchFigures(ident, moment(time), game, seats)

    def _seats(self, match: str) -> tuple[SeatFigures, ...]:
        rows = self._db.ask(
            "SELECT seat, name, player, score, won FROM seat WHERE match = ? ORDER BY place", (match,)
        )
        return tuple(
            SeatFigures(seat, name, player, score, bool(won)) for seat, name, player, score, won in rows
        )

    def _counts_of(self, match: str, place: int) -> Counts:
        return _counts(
            self._db.ask("SELECT what, kind, n FROM tally WHERE match = ? AND place = ?", (match, place))
        )


def _where(name: str = "", game: str = "") -> tuple[str, list[Any]]:
    """The rows of a player, a game, or both; an empty word means all."""
    return "WHERE (? = '' OR name = ?) AND (? = '' OR game = ?)", [name, name, game, game]


def _tally(counts: Counts) -> Iterator[tuple[str, str, int]]:
    """Counts as (what, kind, n)."""
    for what, eight in (("face", counts.faces), ("spin", counts.spins)):
        yield from ((what, str(number), n) for number, n in enumerate(eight, 1))
    yield "outside", "", counts.outside
    yield "throw", "", counts.throws
    yield from _made("battle", "", counts.battles)
    for yards, kicks in counts.kicks.items():
        yield from _made("kick", str(yards), kicks)
    yield from (("special", word, n) for word, n in counts.specials.items())
    yield from (("other", name, n) for name, n in counts.others.items())
    for die, faces in counts.sides.items():
        yield from ((f"{_DIE}{die}", face, n) for face, n in faces.items())


def _made(what: str, kind: str, of: Made) -> tuple[tuple[str, str, int], ...]:
    return (f"{what} made", kind, of.made), (f"{what} tried", kind, of.tried)


def _counts(rows: Iterable[Row]) -> Counts:
    """The inverse of `_tally`."""
    table: dict[str, dict[str, int]] = {}
    for what, kind, n in rows:
        table.setdefault(what, {})[kind] = n

    def of(what: str) -> Mapping[str, int]:
        return table.get(what, {})

    def eight(what: str) -> tuple[int, ...]:
        return tuple(of(what).get(str(number), 0) for number in range(1, FACES + 1))

    return Counts(
        faces=eight("face"),
        outside=of("outside").get("", 0),
        throws=of("throw").get("", 0),
        spins=eight("spin"),
        battles=Made(of("battle made").get("", 0), of("battle tried").get("", 0)),
        specials=dict(of("special")),
        kicks={int(yards): Made(of("kick made").get(yards, 0), n) for yards, n in of("kick tried").items()},
        others=dict(of("other")),
        sides={what.removeprefix(_DIE): faces for what, faces in table.items() if what.startswith(_DIE)},
    )
