"""What has been: earlier seasons of a league are looked at whole, and any match that was played is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.form_state import RuleSet
from game.games.sevens.league.report import DRAW, Ended, MatchReport, SideReport, how_decided
from game.games.sevens.league.season import LeagueRules
from game.games.sevens.league.sheet import first_sheet
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
from tests.ui.scenes.seasons.by_hand import fill_in
from tests.ui.written import Written

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


def test_a_match_that_the_score_does_not_tell_is_told_in_words() -> None:
    level, names = SideReport(1), ("Reds", "Blues")
    assert how_decided(MatchReport(level, level, 0, "played"), names) == "Reds won the shoot-out"
    assert how_decided(MatchReport(level, level, 1, "entered"), names) == "Blues won when it was played off"
    assert how_decided(MatchReport(level, level, DRAW), names) == ""
    assert how_decided(MatchReport(level, SideReport(), 0), names) == ""
    gone = {ended: MatchReport(SideReport(2), SideReport(ended=ended), 0) for ended in Ended}
    assert how_decided(gone[Ended.CONCEDED], names) == "Blues conceded"
    assert how_decided(gone[Ended.TOO_FEW], names) == "Blues conceded, with fewer than 3 left"
    assert came_out(MatchReport(level, level, DRAW), 0) == "a draw"
    assert came_out(MatchReport(level, SideReport(), 0), 1) == "lost"


@pytest.mark.rule("S7-16.11", "S7-12.5")
def test_who_won_a_level_final_stands_wherever_the_final_does(
    tmp_path: Path, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(under(tmp_path))
    leagues = store.leagues
    who = [(first_sheet(ready_made(race)), "person") for race in ("human", "orc")]
    cup = leagues.found_with("The Cup", LeagueRules(RuleSet.SEVENS, False, 2), who)
    with window(App(store=store)) as hand:
        hand.open(Clubhouse(hand.app, leagues))
        league = hand.open(LeagueScene(hand.app, leagues, cup))
        said: list[str] = []
        monkeypatch.setattr(hand.app, "notice", lambda words, **_: said.append(words))
        for winner in (DRAW, 1):
            hand.click("next")
            hand.click("enter")
            if winner != DRAW:
                hand.scene.group.set_focus("decided1")
                hand.key("right", "right")
            hand.click("hand")
            fill_in(hand)
        final = league.kept.season.fixtures[-1]
        name = league.sheets[final.teams[1]].name
        assert said[-1].endswith(f"is in the books: {name} won when it was played off")
        written.clear()
        league.rebuild()
        hand.move((640, 30))
        assert f"{name} won when it was played off" in written.words  # the last match
        assert written.words.count("won") == 1  # the fixtures, beside its score
        turn(hand, "History")
        assert any("0 – 0 and played off in the final against" in words for words in written.words)
    store.close()
