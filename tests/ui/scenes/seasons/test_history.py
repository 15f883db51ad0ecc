"""What has been: earlier seasons of a league are looked at whole, and any match that was played is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.games.sevens.league.form_state import RuleSet
from game.games.sevens.league.report import DRAW, MatchReport, SideReport
from game.games.sevens.league.season import LeagueRules
from game.season import BREAK, next_season, play_on, season_of
from game.season_figures import figures
from game.store.places import under
from game.store.store import Store
from game.ui.app import App
from game.ui.scenes.seasons.clubhouse import Clubhouse
from game.ui.scenes.seasons.history_part import HonoursPart
from game.ui.scenes.seasons.league import PAGES, LeagueScene
from game.ui.scenes.seasons.list_parts import AwardsPart
from game.ui.scenes.seasons.team_parts import came_out
from game.ui.widgets.canvas import Box
from tests.store.quick_season import QuickRun
from tests.ui.driver import Driver, known, window

PLAYED = 2  # matches of the season that is on


@pytest.fixture
def hand(tmp_path: Path) -> Iterator[Driver]:
    """A window on a league of four with three seasons behind it and two matches played of the fourth."""
    store = Store(under(tmp_path))
    leagues = store.leagues
    first = season_of(leagues, "The Cup", LeagueRules(RuleSet.SEVENS, False, 2), 4, 3, "rookie")
    cup = leagues.season(first).league
    play_on(leagues, cup, 3, "rookie", seasons=3, run=QuickRun)
    on = next_season(leagues, cup)
    run = QuickRun(leagues, on, 9, "rookie")
    for _ in range(PLAYED):
        kept = leagues.season(on)
        run.play_one(kept, kept.season.open[0])
    with window(App(store=store)) as driver:
        driver.open(Clubhouse(driver.app, leagues))
        driver.open(LeagueScene(driver.app, leagues, cup))
        yield driver
    store.close()


def turn(hand: Driver, page: str) -> None:
    """The tab of a page, by mouse."""
    tabs = hand.scene.group["page"]
    hand.click(tabs.boxes()[tabs.words.index(page)])


def row(hand: Driver, name: str, n: int = 0) -> Box:
    """A row of a list."""
    rows = hand.scene.group[name]
    return Box(rows.rect.x, rows.rect.y + n * rows.row_h - rows.offset, 200, rows.row_h)


def league_of(hand: Driver) -> LeagueScene:
    return known(hand.scene, LeagueScene)


def test_every_season_has_its_champion_and_the_last_one_stands_first(hand: Driver) -> None:
    turn(hand, "History")
    league = league_of(hand)
    lines = league.history.lines
    assert [line.number for line in lines] == [4, 3, 2, 1]
    assert f"{PLAYED} of 6 played" in lines[0].words
    for line, kept in zip(lines[1:], reversed(league.book.seasons[:3])):
        assert figures(league.book.leagues, kept)["champion"] in line.words
        assert "in the final against" in line.more


@pytest.mark.parametrize("way", ["button", "double click", "keys"])
def test_an_earlier_season_is_opened_with_its_table_and_its_teams(hand: Driver, way: str) -> None:
    turn(hand, "History")
    spot = row(hand, "season", 2)
    if way == "keys":
        hand.scene.group.set_focus("season")
        hand.key("down", "enter")
    else:
        hand.click(spot)
        hand.click("look" if way == "button" else spot)
    league = league_of(hand)
    leagues, second = league.book.leagues, league.book.seasons[1]
    assert league.kept.number == 2
    told = figures(leagues, second)
    assert [league.sheets[each.team].name for each in league.standings.rows] == [
        each["team"] for each in told["table"]
    ]
    assert [sheet.treasury for sheet in league.sheets] == [
        next(each["treasury"] for each in told["table"] if each["team"] == sheet.name)
        for sheet in league.sheets
    ]
    assert told["champion"] in league.prompt.question
    assert all(line.why != BREAK for line in league.book.money)


def test_all_pages_of_an_earlier_season_are_its_own_and_nothing_can_be_changed(hand: Driver) -> None:
    turn(hand, "History")
    hand.click("look")
    league = league_of(hand)
    third = league.book.seasons[2]
    for page in PAGES:
        turn(hand, page)
        assert league.kept.id == third.id
        assert not {"next", "office", "take back"} & {widget.name for widget in hand.scene.group.widgets}
    turn(hand, "Awards")
    assert {line[0].casefold() for line in known(league.shown[0], AwardsPart).lines if line[2]} == {
        award.name for award in third.season.awards
    }


def test_the_way_goes_from_season_to_season_and_back_to_the_present(hand: Driver) -> None:
    turn(hand, "History")
    hand.click("look")
    league = league_of(hand)
    assert "after" not in hand.scene.group  # the fourth is the present one
    hand.click("before")
    hand.click("before")
    assert league.kept.number == 1
    assert "before" not in hand.scene.group
    hand.click("after")
    assert league.kept.number == 2
    hand.key("esc")
    assert league_of(hand) is league
    assert (league.kept.number, league.page) == (4, "History")
    hand.click("look")
    hand.click("present")
    assert league.kept.number == 4
    assert "next" in hand.scene.group
    hand.key("esc")
    known(hand.scene, Clubhouse)


def test_an_earlier_season_stays_open_under_the_rulebook(hand: Driver) -> None:
    turn(hand, "History")
    hand.click("look")
    hand.click("book")
    hand.key("esc")
    assert league_of(hand).kept.number == 3


def test_a_match_that_was_played_is_told_when_it_is_chosen(hand: Driver) -> None:
    league = league_of(hand)
    first = league.kept.season.fixtures[0]
    hand.click(row(hand, "round 1"))
    assert league.book.team in first.teams
    assert league.book.match_of(league.book.team) == first
    assert league.book.coming is not first
    hand.click(row(hand, "table", 0))
    assert league.book.match_of(league.book.team) is not None


def test_winnings_name_their_round(hand: Driver) -> None:
    league = league_of(hand)
    league.book.team = league.kept.season.fixtures[0].teams[0]
    lines = [league.treasury.words_of(line) for line in league.book.money_of(league.book.team)]
    assert "Winnings, round 1" in lines


def test_titles_and_touchdowns_of_all_seasons_are_counted(hand: Driver) -> None:
    turn(hand, "History")
    rows = dict(known(league_of(hand).shown[1], HonoursPart).rows)
    titles = [figure for name, figure in rows.items() if figure and "(" not in name]
    assert sum(map(int, titles)) == 3


def test_a_level_match_that_was_played_off_says_so() -> None:
    home = SideReport(1)
    assert came_out(MatchReport(home, home, 0), 0) == "won, level, then played off"
    assert came_out(MatchReport(home, home, DRAW), 0) == "a draw"
    assert came_out(MatchReport(home, SideReport(), 0), 1) == "lost"
