"""The rounds of a season: which there are, what they are called, who rests."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.sevens.league.fixtures import bye
from game.games.sevens.league.season import Fixture, Season
from game.games.sevens.league.sheet import TeamSheet


def round_words(season: Season, number: int) -> str:
    """What a round is called."""
    stage = next((f.pairing.stage for f in season.fixtures if f.pairing.round == number), "regular")
    if stage == "regular":
        return f"Round {number}"
    count = sum(f.pairing.round == number for f in season.fixtures)
    return stage.capitalize() + ("s" if count > 1 else "")


def rounds_of(season: Season) -> list[int]:
    """The numbers of the rounds that are known."""
    return sorted({fixture.pairing.round for fixture in season.fixtures})


def current_round(season: Season) -> int:
    """The round that is being played, or the last one."""
    return (season.open[0] if season.open else season.fixtures[-1]).pairing.round


def in_round(season: Season, number: int) -> list[Fixture]:
    """The matches of a round, in order."""
    return [fixture for fixture in season.fixtures if fixture.pairing.round == number]


def resting(season: Season, number: int, sheets: Sequence[TeamSheet]) -> str:
    """Who rests in a round of the table, or ""."""
    fixtures = in_round(season, number)
    if not fixtures or not fixtures[0].regular:
        return ""
    team = bye(season.teams, number, [fixture.pairing for fixture in season.fixtures])
    return f"{sheets[team].name} rests" if team is not None else ""
