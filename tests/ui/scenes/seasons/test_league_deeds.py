"""What is done from a league's wall: a match taken back, any open match chosen, the next one in sight."""

from __future__ import annotations

from dataclasses import replace

from game.games.sevens.data.ready_made import ready_made_teams
from game.games.sevens.league.season import LeagueRules
from game.games.sevens.league.sheet import first_sheet
from game.ui.scenes.match import MatchScene
from game.ui.scenes.overlays import Ask
from game.ui.scenes.seasons.clubhouse import Clubhouse
from game.ui.scenes.seasons.fixtures_part import BEGUN, FORM_WAITS
from game.ui.scenes.seasons.league import LeagueScene
from game.ui.scenes.seasons.next_match import NextMatch
from game.ui.widgets.canvas import Box
from tests.ui.driver import Driver, known
from tests.ui.scenes.seasons.by_hand import fill_in, found_league


def record_one(hand: Driver) -> None:
    """The next match by a result without a touchdown."""
    hand.click("next")
    hand.click("enter")
    hand.click("hand")
    fill_in(hand)


def ask_back(hand: Driver, league: LeagueScene) -> Ask:
    """The question whether the last match of the first team is taken back."""
    league.page = "Teams"
    league.rebuild()
    hand.step()
    assert hand.scene.group["take back"].words == "Take back the last match"
    league.book.team = league.kept.season.fixtures[0].teams[0]
    hand.click("take back")
    return known(hand.scene, Ask)


def test_the_question_names_the_match_whole(hand: Driver) -> None:
    league = found_league(hand)
    record_one(hand)
    home, away = (league.sheets[place].name for place in league.kept.season.fixtures[0].teams)
    question = ask_back(hand, league)
    assert f"{home} 0 – 0 {away}" in question.words
    assert len(question.title) < 30
    hand.click("yes")
    hand.step(2)
    assert league.kept.season.fixtures[0].report is None


def test_what_was_done_since_is_listed_and_goes_with_it(hand: Driver) -> None:
    league = found_league(hand)
    record_one(hand)
    entry = league.kept.entries[league.kept.season.fixtures[0].teams[0]]
    leagues = league.book.leagues
    sheet = leagues.team(entry.team).sheet
    leagues.change_team(entry.team, replace(sheet, colours=("#111111", "#eeeeee")))
    league.entered()
    hand.step()
    lost = leagues.lost_with(league.kept.id, 1)
    assert lost
    question = ask_back(hand, league)
    assert lost[0] in question.words
    assert question.yes == "Take back with all since"
    hand.click("yes")
    hand.step(2)
    assert league.kept.season.fixtures[0].report is None
    assert leagues.team(entry.team).sheet.colours == sheet.colours


def test_any_open_match_of_a_round_is_chosen_by_mouse(hand: Driver) -> None:
    league = found_league(hand)
    second = league.kept.season.fixtures[1]
    first_list = league.group["round 1"]
    row = Box(first_list.rect.x, first_list.rect.y + first_list.row_h, 200, first_list.row_h)
    hand.click(row)
    hand.step()
    assert league.book.coming is second
    assert league.sheets[second.teams[0]].name in league.prompt.question
    hand.click(row)  # twice: it is opened
    assert known(hand.scene, NextMatch).fixture == second
    hand.click("enter")
    hand.click("hand")
    fill_in(hand)
    assert [each.report is not None for each in league.kept.season.fixtures[:2]] == [False, True]
    assert league.book.coming is league.kept.season.fixtures[0]


def test_any_open_match_is_chosen_by_keys(hand: Driver) -> None:
    league = found_league(hand)
    hand.scene.group.set_focus("round 2")
    hand.key("down")
    chosen = league.book.coming
    assert chosen is league.kept.season.fixtures[3]
    assert hand.focus_name() == "round 2"
    hand.key("enter")
    assert known(hand.scene, NextMatch).fixture == chosen


def test_fixtures_say_which_are_begun_and_whose_form_waits(hand: Driver) -> None:
    league = found_league(hand)
    hand.click("next")
    hand.click("play")
    known(hand.scene, MatchScene).session.answer((2, 3))
    hand.app.pop()
    hand.step()
    hand.key("esc")
    hand.step()
    assert league.fixtures.marks == {1: BEGUN}
    league.book.wanted = 2
    hand.click("next")
    hand.click("simulate")
    hand.step(3)
    hand.key("esc")
    hand.key("esc")
    assert league.fixtures.marks == {1: BEGUN, 2: FORM_WAITS}


def test_the_final_is_in_sight_when_it_comes_next(hand: Driver) -> None:
    hand.click("seasons")
    hand.click("found")
    for _ in range(2):
        hand.scene.group.set_focus("offs")
        hand.key("right")
    hand.click("found")
    league = known(hand.scene, LeagueScene)
    assert league.kept.season.rules.play_offs
    while league.kept.season.open and league.kept.season.open[0].regular:
        record_one(hand)
    coming = league.book.coming
    assert coming is not None
    assert not coming.regular
    assert coming.pairing.round in league.fixtures.rounds


def test_of_twelve_teams_a_whole_round_is_in_sight(hand: Driver) -> None:
    leagues = hand.app.store.leagues
    sheets = [first_sheet(team) for team in list(ready_made_teams().values())[:12]]
    ident = leagues.found_with("Twelve", LeagueRules(), [(sheet, "person") for sheet in sheets])
    for size in ((1280, 720), (1024, 640)):
        hand.resize(*size)
        league = known(hand.open(LeagueScene(hand.app, leagues, ident)), LeagueScene)
        hand.step(2)
        for listed in league.fixtures.lists:
            assert listed.count == 6
            assert listed.count * listed.row_h <= listed.rect.h
        last = league.fixtures.lists[0]
        hand.click((last.rect.x + 60, last.rect.y + 5.5 * last.row_h))
        assert league.book.coming is not None
        assert league.book.coming.number == 6


def test_a_league_is_opened_by_enter_and_by_a_double_click(hand: Driver) -> None:
    found_league(hand)
    for way in ("enter", "click"):
        hand.key("esc")
        club = known(hand.scene, Clubhouse)
        if way == "enter":
            club.group.set_focus("league")
            hand.key("enter")
        else:
            rows = club.group["league"]
            spot = Box(rows.rect.x, rows.rect.y, rows.rect.w, rows.row_h)
            hand.click(spot)
            known(hand.scene, Clubhouse)
            hand.click(spot)
        known(hand.scene, LeagueScene)
