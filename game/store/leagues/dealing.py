"""What a team buys and whom it lets go, and how the last of that is taken back before its next match."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

from game.core.errors import LeagueError
from game.games.sevens.league.market import Deal
from game.games.sevens.league.sheet import TeamSheet
from game.games.sevens.league.sheet_text import plain_sheet
from game.store.leagues.changes import (
    compact,
    last_paid,
    pay,
    plays_in,
    repay,
    sealed,
    sheet_from,
    sheet_in,
    update_team,
)


class Dealt(NamedTuple):
    """A team before its last purchase or release, and after it."""

    before: TeamSheet
    after: TeamSheet


def pay_deal(db: sqlite3.Connection, ident: int, deal: Deal, season: int | None, why: str) -> None:
    """A purchase or a release, which can be taken back."""
    before = sheet_in(db, ident)
    if before.treasury - deal.cost != deal.sheet.treasury:
        raise LeagueError(f"{before.name} has changed meanwhile: look again")
    if deal.sheet.rerolls > before.rerolls and (league := plays_in(db, ident)):
        raise LeagueError(f"{before.name} plays in {league}: re-rolls are bought between seasons")
    texts = [compact(plain_sheet(sheet)) for sheet in (before, deal.sheet)]
    db.execute(
        "INSERT INTO dealt (team, sheet, after, paid, seal) VALUES (?, ?, ?, ?, ?)",
        (ident, *texts, last_paid(db), sealed(*texts)),
    )
    pay(db, ident, season, None, why, -deal.cost)
    update_team(db, ident, deal.sheet)


def last_deal(db: sqlite3.Connection, ident: int) -> Dealt | None:
    """What would be taken back: nothing if the team has played, or changed otherwise, since."""
    found = _last(db, ident)
    return found[1] if found is not None else None


def take_back_deal(db: sqlite3.Connection, ident: int) -> Dealt:
    """The last purchase or release never was: the team and its money are as they were. Raises LeagueError."""
    name = sheet_in(db, ident).name
    if (found := _last(db, ident)) is None:
        raise LeagueError(f"{name}: nothing has been bought, and nobody let go, that could be taken back")
    number, dealt, paid = found
    if repay(db, ident, paid) != dealt.before.treasury:
        raise LeagueError(f"{name}: its payments before that are not known any more")
    db.execute("DELETE FROM dealt WHERE id = ?", (number,))
    update_team(db, ident, dealt.before)
    return dealt


def _last(db: sqlite3.Connection, ident: int) -> tuple[int, Dealt, int] | None:
    row = db.execute(
        "SELECT id, sheet, after, paid FROM dealt WHERE team = ? ORDER BY id DESC LIMIT 1", (ident,)
    ).fetchone()
    if row is None:
        return None
    number, before, after, paid = row
    dealt = Dealt(sheet_from(before, ident), sheet_from(after, ident))
    return (number, dealt, paid) if dealt.after == sheet_in(db, ident) else None
