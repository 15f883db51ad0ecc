"""A season of Sevens in figures: what the command line prints of it."""

from __future__ import annotations

from typing import Any

from game.games.sevens.league.sheet import TeamSheet, current_value, value
from game.season import BREAK
from game.store.leagues.kept import KeptSeason
from game.store.leagues.leagues import Leagues


def figures(leagues: Leagues, kept: KeptSeason) -> dict[str, Any]:
    """The object that `season simulate --json` prints. The teams are those of the season's end, once another
    one has begun; what was spent in between counts for itself.

    No money is lost: `money_in` less `money_out` is what the treasuries of `table` hold. So what the teams
    came with counts as come in; `money_before` says how much of it that is: what the drafts left, and what
    earlier seasons did."""
    sheets = sheets_of(leagues, kept)
    season = kept.season
    lines = leagues.money(season=kept.id)
    past = kept.number < leagues.seasons(kept.league)[-1].number
    money = [line.amount for line in lines if not (past and line.why == BREAK)]
    before = sum(sheet.treasury for sheet in sheets) - sum(money)
    champion = season.champion
    return {
        "league": kept.name,
        "season": kept.number,
        "matches": sum(fixture.report is not None for fixture in season.fixtures),
        "champion": None if champion is None else sheets[champion].name,
        "table": [
            {
                "team": sheets[row.team].name,
                "roster": sheets[row.team].roster,
                "played": row.played,
                "won": row.won,
                "drawn": row.drawn,
                "lost": row.lost,
                "scored": row.scored,
                "conceded": row.conceded,
                "casualties": row.casualties,
                "points": row.points,
                "tv": value(sheets[row.team]),
                "ctv": current_value(sheets[row.team]),
                "treasury": sheets[row.team].treasury,
                "fans": sheets[row.team].fans,
            }
            for row in season.table
        ],
        "play_offs": [
            {
                "stage": fixture.pairing.stage,
                "home": sheets[fixture.teams[0]].name,
                "away": sheets[fixture.teams[1]].name,
                "score": list(fixture.report.score) if fixture.report else None,
                "winner": sheets[fixture.teams[fixture.report.winner]].name if fixture.report else None,
            }
            for fixture in season.fixtures
            if not fixture.regular
        ],
        "awards": [
            {
                "award": award.name,
                "figure": award.figure,
                "who": [_named(sheets[team], key) for team, key in award.who],
            }
            for award in season.awards
        ],
        "money_before": before,
        "money_in": before + sum(amount for amount in money if amount > 0),
        "money_out": -sum(amount for amount in money if amount < 0),
        "spent_after": -sum(line.amount for line in lines if past and line.why == BREAK),
    }


def sheets_of(leagues: Leagues, kept: KeptSeason) -> list[TeamSheet]:
    """The teams of a season in the order of the draw: as they are, or as they were at its end."""
    if kept.number == leagues.seasons(kept.league)[-1].number:
        return [leagues.team(entry.team).sheet for entry in kept.entries]
    ended = leagues.at_end(kept.id)
    return [ended[entry.team] for entry in kept.entries]


def _named(sheet: TeamSheet, key: int) -> str:
    member = sheet.member(key)
    return f"{member.name} ({sheet.name})" if member else sheet.name
