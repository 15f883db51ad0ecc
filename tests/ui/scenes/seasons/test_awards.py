"""The page of awards: its account of the season adds up."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from game.games.sevens.league.season import LeagueRules
from game.games.sevens.league.standings import Award
from game.season import next_season, play_on, season_of
from game.store.leagues.leagues import Leagues
from game.ui.scenes.seasons.league_book import LeagueBook
from game.ui.scenes.seasons.list_parts import award_lines, money_lines, winners
from tests.store.quick_season import QuickRun


def amount(words: str) -> int:
    return int(words.replace(",", ""))


@pytest.mark.rule("S7-16.4")
def test_what_the_drafts_left_and_every_payment_come_to_what_the_treasuries_hold(tmp_path: Path) -> None:
    """Of the present season and of those that are over."""
    with closing(Leagues(tmp_path / "leagues.db")) as leagues:
        first = season_of(leagues, "The Cup", LeagueRules(play_offs=2), 4, 3, "rookie")
        cup = leagues.season(first).league
        left = sum(leagues.team(entry.team).sheet.treasury for entry in leagues.season(first).entries)
        play_on(leagues, cup, 3, "rookie", seasons=2, run=QuickRun)
        next_season(leagues, cup)
        book = LeagueBook(leagues, cup)
        for number in (1, 2, 3):
            book.look_at(number)
            lines = money_lines(book.money, sum(sheet.treasury for sheet in book.sheets))
            assert sum(amount(figure) for _, figure in lines[:-1]) == amount(lines[-1][1])
            if number == 1:
                assert lines[0] == ("In all treasuries before it", f"{left:,}")


@pytest.mark.rule("S7-16.12")
def test_an_award_that_nobody_has_earned_says_so(tmp_path: Path) -> None:
    with closing(Leagues(tmp_path / "leagues.db")) as leagues:
        first = season_of(leagues, "The Cup", LeagueRules(play_offs=2), 4, 3, "rookie")
        book = LeagueBook(leagues, leagues.season(first).league)
        assert award_lines(book.season, book.sheets) == []
        assert winners(Award("best passer", 0, ()), book.sheets) == "Nobody has completed a pass"
