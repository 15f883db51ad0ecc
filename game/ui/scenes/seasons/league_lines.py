"""What a league says of its past and of its money, line by line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.store.leagues.kept import KeptSeason
from game.store.leagues.leagues import Leagues
from game.ui.scenes.seasons.look import money


def history_lines(seasons: Sequence[KeptSeason], leagues: Leagues) -> list[str]:
    """A line for each season: who won it, or how far it is; the last one first."""
    lines = []
    for kept in reversed(seasons):
        season = kept.season
        played = sum(fixture.report is not None for fixture in season.fixtures)
        if (champion := season.champion) is None:
            lines.append(f"Season {kept.number}: {played} of {len(season.fixtures)} matches played")
            continue
        name = leagues.team(kept.entries[champion].team).sheet.name
        first = season.table[0]
        leader = leagues.team(kept.entries[first.team].team).sheet.name
        beside = "" if first.team == champion else f", {leader} led the table"
        lines.append(f"Season {kept.number}: champions {name}{beside}, {played} matches")
    return lines


def money_lines(leagues: Leagues, kept: KeptSeason) -> list[tuple[str, str]]:
    """What came in and went out in a season, by reason, and what it comes to."""
    sums: Counter[str] = Counter()
    for line in leagues.money(season=kept.id):
        sums[line.why] += line.amount
    found = [(why.capitalize(), f"{amount:+,}") for why, amount in sums.most_common()]
    total = sum(leagues.team(entry.team).sheet.treasury for entry in kept.entries)
    return [*found, ("In all treasuries now", money(total))]
