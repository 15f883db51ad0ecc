"""A result that is entered by hand: what it asks for, what it refuses, what it keeps."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.fixtures import Pairing
from game.games.sevens.league.form_state import RuleSet
from game.games.sevens.league.report import Ended
from game.games.sevens.league.sheet import first_sheet
from game.ui.league_match import LeagueMatch
from game.ui.scenes.overlays import Ask
from game.ui.scenes.seasons.form import Form
from game.ui.scenes.seasons.next_match import NextMatch
from game.ui.scenes.seasons.result import Result
from tests.ui.driver import Driver, known
from tests.ui.scenes.seasons.by_hand import fill_in, found_league, row, to_result


def test_what_was_entered_stands_there_again_when_the_match_is_taken_back(hand: Driver) -> None:
    league = found_league(hand)
    leagues = league.book.leagues
    to_result(hand)
    hand.click(row(hand, 0, 1).cells()[1].center)  # a touchdown
    hand.click(row(hand, 1, 2).cells()[3].center)  # a casualty
    side = next(side for side in (0, 1) if f"spent{side}" in hand.scene.group)
    hand.click(hand.scene.group[f"spent{side}"].knobs()[5_000].center)
    entered = known(hand.scene, Result).entry.report()
    assert entered.sides[side].spent == 5_000
    hand.click("hand")
    fill_in(hand)
    assert (-5_000, "inducements") in [(line.amount, line.why) for line in leagues.money(season=1)]
    leagues.take_back(league.kept.id, 1)
    league.entered()
    hand.step()
    to_result(hand)
    assert known(hand.scene, Result).entry.report() == entered
    hand.key("esc")
    known(hand.scene, NextMatch)  # nothing was changed: nothing is asked


def test_a_result_is_not_thrown_away_without_a_question(hand: Driver) -> None:
    found_league(hand)
    hand.click("next")
    before = hand.scene
    hand.click("enter")
    hand.key("esc")
    assert hand.scene is before  # nothing was entered
    hand.click("enter")
    result = known(hand.scene, Result)
    hand.click(row(hand, 0, 0).cells()[1].center)
    for way in ("esc", "back"):
        hand.key("esc") if way == "esc" else hand.click("back")
        known(hand.scene, Ask)
        hand.key("esc")
        assert hand.scene is result
        assert result.entry.touchdowns(0) == 1
    hand.key("esc")
    hand.click("yes")
    assert hand.scene is before


def test_a_count_of_a_result_goes_down_at_its_minus(hand: Driver) -> None:
    found_league(hand)
    result = to_result(hand)
    for _ in range(3):
        hand.click(row(hand, 0, 0).cells()[1].center)
    cell = row(hand, 0, 0).cells()[1]
    hand.click((cell.x + 6, cell.centery))
    assert result.entry.touchdowns(0) == 2


@pytest.mark.rule("S7-15.1")
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_who_presses_to_the_form_in_vain_is_led_to_what_is_missing(hand: Driver, scale: float) -> None:
    hand.app.change(text_scale=scale)
    league = found_league(hand)
    fixture = replace(league.kept.season.fixtures[0], pairing=Pairing(3, 0, 1, "final"))
    sheets = first_sheet(ready_made("human")), first_sheet(ready_made("orc"))
    result = hand.open(Result(hand.app, league.book.leagues, LeagueMatch(league.kept, fixture, sheets)))
    assert not hand.scene.group["hand"].enabled
    hand.click("hand")
    assert hand.scene is result
    assert hand.focus_name() == "decided0"
    row = hand.scene.group["decided0"]
    assert row.pane.rect.contains(row.rect)
    hand.key("right")
    assert result.entry.decided == 0
    assert hand.scene.group["hand"].enabled
    assert hand.scene.prompt.rule == "S7-16.1"


@pytest.mark.rule("S7-2.4")
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_money_that_may_not_be_spent_is_said_with_its_rule_and_led_to(hand: Driver, scale: float) -> None:
    hand.app.change(text_scale=scale)
    league = found_league(hand)
    few = first_sheet(ready_made("human"))
    few = replace(few, members=few.members[:7], treasury=100_000)
    match = LeagueMatch(league.kept, league.kept.season.fixtures[0], (first_sheet(ready_made("orc")), few))
    result = hand.open(Result(hand.app, league.book.leagues, match))
    result.entry.sides[1].spent = 20
    result.rebuild()
    hand.step()
    assert hand.scene.prompt.rule == "S7-2.4"
    hand.click("hand")
    assert hand.focus_name() == "spent1"


@pytest.mark.rule("S7-1.2")
def test_touchdowns_of_journeymen_are_told_from_those_of_nobody_known(hand: Driver) -> None:
    league = found_league(hand)
    humans = first_sheet(ready_made("human"))
    few = replace(humans, members=humans.members[:6])
    match = LeagueMatch(league.kept, league.kept.season.fixtures[0], (humans, few))
    hand.open(Result(hand.app, league.book.leagues, match))
    assert hand.scene.group["others0"].words == "Touchdowns of nobody known"
    assert hand.scene.group["others1"].words == "Touchdowns of journeymen"


def test_who_raises_the_dead_says_so_in_the_result(hand: Driver) -> None:
    league = found_league(hand)
    fixture = league.kept.season.fixtures[0]
    masters = first_sheet(ready_made("shambling-undead"))
    humans = first_sheet(ready_made("human"))
    match = LeagueMatch(league.kept, fixture, (masters, humans))
    result = hand.open(Result(hand.app, league.book.leagues, match))
    assert "risen1" not in result.group
    hand.click(hand.scene.group["risen0"].rect.center)
    assert [side.risen for side in result.entry.report().sides] == [True, False]


@pytest.mark.rule("S7-2.1", "S7-14.1")
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_standard_rules_ask_for_all_that_counts(hand: Driver, scale: float) -> None:
    hand.app.change(text_scale=scale)
    league = found_league(hand)
    season = league.kept.season
    rules = replace(season.rules, rule_set=RuleSet.STANDARD)
    kept = replace(league.kept, season=replace(season, rules=rules))
    sheets = (replace(first_sheet(ready_made("human")), fans=2), first_sheet(ready_made("orc")))
    result = hand.open(Result(hand.app, league.book.leagues, LeagueMatch(kept, season.fixtures[0], sheets)))
    assert "fan factor" in hand.scene.group["hand"].hint  # it was rolled: nothing stands there by itself
    assert not hand.scene.group["hand"].enabled
    for side, factor in ((0, 5), (1, 2)):
        if scale > 1.5:
            hand.scene.group.set_focus("page")
            hand.key("right" if side else "left")
            hand.step()
        hand.scene.group.set_focus(f"factor{side}")
        assert hand.scene.group[f"factor{side}"].options[1:] == (["3", "4", "5"], ["2", "3", "4"])[side]
        hand.key(*["right"] * (3 if side == 0 else 1))
        assert result.entry.sides[side].factor == factor
    assert hand.scene.group["hand"].enabled
    if scale > 1.5:
        hand.scene.group.set_focus("page")
        hand.key("left")
        hand.step()
    for head, n in (("comp", 2), ("int", 1)):
        for _ in range(n):
            first = row(hand, 0, 0)
            hand.click(first.cells()[first.columns.index(head)].center)
    deeds = result.entry.report().home.deeds_of(1)
    assert (deeds.completions, deeds.interceptions) == (2, 1)


@pytest.mark.rule("S7-16.1")
@pytest.mark.parametrize(("times", "conceded"), [(1, True), (2, False)])
def test_a_side_that_conceded_is_entered(hand: Driver, times: int, *, conceded: bool) -> None:
    league = found_league(hand)
    to_result(hand)
    hand.click(row(hand, 1, 0).cells()[1].center)  # it was 0 to 1
    hand.scene.group.set_focus("ended1")
    hand.key(*["right"] * times)
    result = known(hand.scene, Result)
    report = result.entry.report()
    assert (report.score, report.winner) == ((2, 0), 0)
    assert report.away.ended is (Ended.CONCEDED if conceded else Ended.TOO_FEW)
    assert result.prompt.how.endswith("conceded: their touchdown does not count")
    hand.scene.group.set_focus("ended0")
    hand.key("right")
    assert hand.scene.group["hand"].hint == "Only one side can concede"
    hand.key("left")
    hand.click("hand")
    if not conceded:  # nobody of theirs was hurt
        assert "had fewer than 3 players left" in known(hand.scene, Ask).words
        hand.click("yes")
    fill_in(hand)
    fixture = league.kept.season.fixtures[0]
    assert fixture.report == report
    sheets = [league.sheets[place] for place in fixture.teams]
    assert [sheet.treasury >= 10_000 for sheet in sheets] == [True, not conceded]


@pytest.mark.rule("S7-16.1")
def test_a_side_that_conceded_with_few_left_and_is_whole_is_asked_about(hand: Driver) -> None:
    found_league(hand)
    result = to_result(hand)
    result.entry.sides[0].ended = Ended.TOO_FEW
    result.rebuild()
    hand.step()
    hand.click("hand")
    known(hand.scene, Ask)
    hand.key("esc")
    assert hand.scene is result
    hand.click("hand")
    hand.click("yes")
    known(hand.scene, Form)
