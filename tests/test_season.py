"""What holds in every season that coaches play, and matches as their reports tell them."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace

import pytest

from game.core.check import begin
from game.core.errors import LeagueError
from game.core.record import read_record
from game.core.table import REFEREE, DiceTable, next_answer
from game.games.registry import box
from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league import season as seasons
from game.games.sevens.league.form_state import RuleSet
from game.games.sevens.league.market import too_dear
from game.games.sevens.league.report import wrong
from game.games.sevens.league.season import LeagueRules
from game.games.sevens.league.sheet import first_sheet
from game.games.sevens.league.telling import Teller, told_again
from game.season import (
    SeasonRun,
    check_played,
    check_team,
    match_lines,
    next_season,
    season_of,
)
from game.simulate import coach
from game.store.leagues.leagues import Leagues
from tests.store.quick_season import QuickRun


@pytest.mark.rule("S7-16.2", "S7-16.7")
@pytest.mark.parametrize("rule_set", RuleSet)
@pytest.mark.parametrize("seed", range(2))
def test_money_is_conserved_and_nobody_dead_plays(rule_set: RuleSet, seed: int) -> None:
    """`SeasonRun` looks it over after every match: here over whole seasons of eight teams."""
    with closing(Leagues(None)) as leagues:
        season = season_of(leagues, "Cup", LeagueRules(rule_set, False, 8), 8, seed, "rookie")
        kept = QuickRun(leagues, season, seed, "rookie").play()
        assert kept.season.champion is not None
        money = leagues.money()
        assert sum(line.amount for line in money) == sum(each.sheet.treasury for each in leagues.teams())
        dead = [member for each in leagues.teams() for member in each.sheet.members if member.fate == "dead"]
        assert dead


@pytest.mark.rule("S7-16.8")
def test_coaches_slim_their_teams_and_buy_rerolls_before_another_season() -> None:
    with closing(Leagues(None)) as leagues:
        ident = season_of(leagues, "Cup", LeagueRules(double=True), 6, 2, "rookie")
        league = leagues.season(ident).league
        with pytest.raises(LeagueError, match="30 matches of season 1 are open"):
            next_season(leagues, league)
        for number in (1, 2, 3):
            kept = QuickRun(leagues, ident, number, "rookie").play()
            assert kept.season.champion is not None
            ident = next_season(leagues, league)
            for each in leagues.teams():
                assert too_dear(each.sheet) == ""
                check_team(leagues, each.id)
        assert [each.number for each in leagues.seasons(league)] == [1, 2, 3, 4]


def test_what_does_not_hold_is_found() -> None:
    sheet = first_sheet(ready_made("human"))
    with pytest.raises(LeagueError, match="player 1 has played and could not"):
        check_played(sheet.with_member(replace(sheet.members[0], misses=True)), (1, 2))
    with closing(Leagues(None)) as leagues:
        ident = leagues.add_team(replace(sheet, treasury=50_000))
        leagues._file.change(lambda db: db.execute("UPDATE money SET amount = 40000"))
        with pytest.raises(LeagueError, match="payments come to 40,000, the treasury holds 50,000"):
            check_team(leagues, ident)


def test_a_match_that_is_told_again_has_the_report_of_the_one_that_was_heard() -> None:
    sheets = (first_sheet(ready_made("human")), first_sheet(ready_made("wood-elf")))
    fixture = seasons.new_season(2, LeagueRules()).fixtures[0]
    rules = LeagueRules()
    games_box = box("sevens")
    text = "".join(f"{line}\n" for line in match_lines(rules, fixture, sheets))
    match = begin(read_record(text, "match"), games_box.load())
    coaches = {seat: coach(games_box, "coach:rookie", seat) for seat in (0, 1)}
    referee, table = coach(games_box, "random", REFEREE), DiceTable(11)
    teller = Teller(sheets)
    teller.hear(match.state, match.events)
    while match.pending is not None:
        teller.hear(match.state, match.answer(next_answer(match, coaches, referee, table)))
    report = teller.report(match.state, "played")
    again = begin(read_record(text, "match"), games_box.load())
    assert told_again(again, match.answers, sheets) == report
    assert report.score == match.state.score
    assert wrong(report, sheets) == []
    assert all(len(side.played) >= 7 for side in report.sides)


@pytest.mark.parametrize("race", ["snotling", "ogre", "shambling-undead", "goblin"])
def test_any_team_can_play_a_match_of_a_season(race: str) -> None:
    with closing(Leagues(None)) as leagues:
        season = leagues.found_with(
            "Cup",
            LeagueRules(play_offs=2),
            [(first_sheet(ready_made(each)), "coach:rookie") for each in (race, "dwarf")],
        )
        ident = leagues.seasons(season)[0].id
        kept = SeasonRun(leagues, ident, 3, "rookie").play()
        assert kept.season.champion is not None
