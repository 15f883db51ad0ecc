"""The page of awards: its account of the season adds up."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from game.games.sevens.league.season import LeagueRules
from game.games.sevens.league.standings import Award
from game.season import next_season, play_on, season_of
from game.store.leagues.leagues import Leagues
from game.store.places import under
from game.store.settings import Settings
from game.store.store import Store
from game.ui.app import App
from game.ui.scenes.base import Scene
from game.ui.scenes.seasons.clubhouse import Clubhouse
from game.ui.scenes.seasons.league import LeagueScene
from game.ui.scenes.seasons.league_book import LeagueBook
from game.ui.scenes.seasons.list_parts import award_lines, money_lines, winners
from game.ui.widgets.canvas import Box, Canvas
from tests.store.quick_season import QuickRun
from tests.ui.driver import Driver, window


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


def on_paper(hand: Driver, scene: Scene, monkeypatch: pytest.MonkeyPatch) -> str:
    """Everything that a scene writes."""
    found: list[str] = []
    write = Canvas.text

    def text(self: Canvas, s: str, *given: Any, **more: Any) -> Box:
        found.append(s)
        return write(self, s, *given, **more)

    with monkeypatch.context() as patched:
        patched.setattr(Canvas, "text", text)
        scene.rebuild()
        hand.step()
    return " ".join(found)


def test_a_page_with_nothing_on_it_says_what_will_stand_there_and_when(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A paper is never just empty; what is said makes room for what it was said of."""
    said = {
        "Players": ("Nobody has done anything yet", "from the first match in the books on"),
        "Awards": ("nobody has earned one yet", "for the most touchdowns", "Nothing has been paid yet"),
        "History": ("No season is over yet", "No champions yet", "ten best scorers of all seasons"),
    }
    store = Store(under(tmp_path))
    leagues = store.leagues
    first = season_of(leagues, "The Cup", LeagueRules(play_offs=2), 4, 3, "rookie")
    cup = leagues.season(first).league
    for seasons in (0, 1, 2):
        if seasons:
            play_on(leagues, cup, 3, "rookie", seasons=seasons, run=QuickRun)
        with window(App(store=store)) as hand:
            league = hand.open(LeagueScene(hand.app, leagues, cup))
            for page, words in said.items():
                league.page = page
                written = on_paper(hand, league, monkeypatch)
                for each in words:
                    assert (each in written) == (not seasons), (page, each)
    store.close()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_an_empty_clubhouse_says_what_there_is_to_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scale: float
) -> None:
    store = Store(under(tmp_path))
    with window(App(Settings(text_scale=scale), store=store)) as hand:
        clubhouse = hand.open(Clubhouse(hand.app, store.leagues))
        assert "Founding one takes a click" in on_paper(hand, clubhouse, monkeypatch)
        clubhouse.page = 1  # of two, with large letters
        assert "Build one of your own" in on_paper(hand, clubhouse, monkeypatch)
    store.close()
