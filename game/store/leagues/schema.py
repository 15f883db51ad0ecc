"""The tables of the leagues' file, version by version."""

from __future__ import annotations

from typing import Final

APPLICATION: Final = 0x46264436  # "F&D6": whose file it is

VERSIONS: Final = (
    """
    CREATE TABLE team (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE COLLATE NOCASE,
        sheet TEXT NOT NULL,
        changed TEXT NOT NULL
    );
    CREATE TABLE league (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE COLLATE NOCASE,
        rule_set TEXT NOT NULL CHECK (rule_set IN ('sevens', 'standard')),
        double INTEGER NOT NULL CHECK (double IN (0, 1)),
        play_offs INTEGER NOT NULL CHECK (play_offs IN (0, 2, 4, 8)),
        notes TEXT NOT NULL DEFAULT ''
    );
    CREATE TABLE season (
        id INTEGER PRIMARY KEY,
        league INTEGER NOT NULL REFERENCES league (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        UNIQUE (league, number)
    );
    CREATE TABLE entry (
        season INTEGER NOT NULL REFERENCES season (id) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        team INTEGER NOT NULL REFERENCES team (id),
        coach TEXT NOT NULL,
        player TEXT NOT NULL,
        PRIMARY KEY (season, place),
        UNIQUE (season, team)
    );
    CREATE TABLE fixture (
        season INTEGER NOT NULL,
        number INTEGER NOT NULL,
        round INTEGER NOT NULL,
        stage TEXT NOT NULL,
        home INTEGER NOT NULL,
        away INTEGER NOT NULL CHECK (away <> home),
        report TEXT,
        PRIMARY KEY (season, number),
        FOREIGN KEY (season, home) REFERENCES entry (season, place) ON DELETE CASCADE,
        FOREIGN KEY (season, away) REFERENCES entry (season, place) ON DELETE CASCADE
    );
    CREATE TABLE draft (
        season INTEGER NOT NULL,
        fixture INTEGER NOT NULL,
        report TEXT NOT NULL,
        sheets TEXT NOT NULL,
        answers TEXT NOT NULL,
        PRIMARY KEY (season, fixture),
        FOREIGN KEY (season, fixture) REFERENCES fixture (season, number) ON DELETE CASCADE
    );
    CREATE TABLE past (
        season INTEGER NOT NULL,
        fixture INTEGER NOT NULL,
        team INTEGER NOT NULL REFERENCES team (id) ON DELETE CASCADE,
        sheet TEXT NOT NULL,
        PRIMARY KEY (season, fixture, team),
        FOREIGN KEY (season, fixture) REFERENCES fixture (season, number) ON DELETE CASCADE
    );
    CREATE TABLE money (
        id INTEGER PRIMARY KEY,
        team INTEGER NOT NULL REFERENCES team (id) ON DELETE CASCADE,
        season INTEGER REFERENCES season (id) ON DELETE SET NULL,
        fixture INTEGER,
        why TEXT NOT NULL,
        amount INTEGER NOT NULL
    );
    CREATE INDEX money_team ON money (team);
    CREATE INDEX entry_team ON entry (team);
    """,
    """
    ALTER TABLE past ADD COLUMN after TEXT;
    ALTER TABLE past ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE past ADD COLUMN paid INTEGER NOT NULL DEFAULT 0;
    UPDATE past SET turn = rowid, paid = coalesce(
        (SELECT min(id) - 1 FROM money
         WHERE money.team = past.team AND money.season = past.season AND money.fixture = past.fixture),
        (SELECT max(id) FROM money),
        0
    );
    """,
    """
    ALTER TABLE team ADD COLUMN seal INTEGER;
    ALTER TABLE fixture ADD COLUMN seal INTEGER;
    ALTER TABLE past ADD COLUMN seal INTEGER;
    ALTER TABLE draft ADD COLUMN seal INTEGER;
    CREATE TABLE dealt (
        id INTEGER PRIMARY KEY,
        team INTEGER NOT NULL REFERENCES team (id) ON DELETE CASCADE,
        sheet TEXT NOT NULL,
        after TEXT NOT NULL,
        paid INTEGER NOT NULL,
        seal INTEGER
    );
    CREATE INDEX dealt_team ON dealt (team);
    CREATE TABLE gone (season INTEGER PRIMARY KEY);
    """,
    """
    CREATE TABLE kept_team (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL UNIQUE COLLATE NOCASE,
        sheet TEXT NOT NULL,
        changed TEXT NOT NULL,
        seal INTEGER
    );
    INSERT INTO kept_team (id, name, sheet, changed, seal)
        SELECT id, name, sheet, changed, seal FROM team ORDER BY id;
    DROP TABLE team;
    ALTER TABLE kept_team RENAME TO team;
    CREATE TABLE kept_league (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL UNIQUE COLLATE NOCASE,
        rule_set TEXT NOT NULL CHECK (rule_set IN ('sevens', 'standard')),
        double INTEGER NOT NULL CHECK (double IN (0, 1)),
        play_offs INTEGER NOT NULL CHECK (play_offs IN (0, 2, 4, 8)),
        notes TEXT NOT NULL DEFAULT ''
    );
    INSERT INTO kept_league (id, name, rule_set, double, play_offs, notes)
        SELECT id, name, rule_set, double, play_offs, notes FROM league ORDER BY id;
    DROP TABLE league;
    ALTER TABLE kept_league RENAME TO league;
    CREATE TABLE kept_season (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        league INTEGER NOT NULL REFERENCES league (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        UNIQUE (league, number)
    );
    INSERT INTO kept_season (id, league, number) SELECT id, league, number FROM season ORDER BY id;
    DROP TABLE season;
    ALTER TABLE kept_season RENAME TO season;
    DELETE FROM sqlite_sequence WHERE name = 'season';
    INSERT INTO sqlite_sequence (name, seq) VALUES ('season', max(
        coalesce((SELECT max(id) FROM season), 0), coalesce((SELECT max(season) FROM gone), 0)
    ));
    DROP TABLE gone;
    ALTER TABLE fixture ADD COLUMN mark TEXT NOT NULL DEFAULT '';
    UPDATE fixture SET mark = season || ' ' || number;
    CREATE UNIQUE INDEX fixture_mark ON fixture (mark);
    CREATE TABLE total (
        name TEXT PRIMARY KEY NOT NULL,
        sum INTEGER NOT NULL
    );
    """,
)
"""What brings a file from each version to the next.

`past` holds a team as it was before a match (`sheet`) and when its form was handed in (`after`; a match of
version 1 does not know it), `turn` says which match was recorded before which, `paid` is the last payment
before it. `draft` is a form that is not handed in yet. `dealt` holds a team as it was before a purchase or a
release (`sheet`) and then (`after`), until its next match is recorded. `seal` is a sum of a row's texts, by
which a change from outside is noticed, `total` has the sum of all else that a table holds. `mark` is what
the records of a match name it by: no other match has it, and the match itself gets another one when what was
played of it counts for nothing any more; a match of an earlier version has its season and number. No number
of a team, league or season is given again when it is gone."""
VERSION: Final = len(VERSIONS)
