"""Fixtures, the table, play-offs, the champion, awards."""

from __future__ import annotations

from collections import Counter

import pytest

from game.games.sevens.league.fixtures import REGULAR, bye, play_off, round_robin
from game.games.sevens.league.report import DRAW, MatchReport, SideReport
from game.games.sevens.league.season import LeagueRules, Season, new_season, with_report, wrong_rules
from game.games.sevens.league.sheet import Career
from game.games.sevens.league.standings import Award, Result, awards, table

SIZES = range(2, 13)


def told(home: int, away: int, *, winner: int | None = None, hits: tuple[int, int] = (0, 0)) -> MatchReport:
    """A match of so many touchdowns; player 1 of each side did everything."""
    sides = [
        SideReport(scored, (1,), ((1, Career(touchdowns=scored, casualties=hit)),))
        for scored, hit in zip((home, away), hits)
    ]
    found = DRAW if home == away else int(home < away)
    return MatchReport(sides[0], sides[1], found if winner is None else winner)


# ------------------------------------------------------------------------------------------------ fixtures
@pytest.mark.rule("S7-16.9")
@pytest.mark.parametrize("teams", SIZES)
@pytest.mark.parametrize("double", [False, True])
def test_everybody_meets_everybody(teams: int, double: bool) -> None:
    pairings = round_robin(teams, double=double)
    met = Counter((each.home, each.away) for each in pairings)
    assert set(met.values()) == {1}
    for one in range(teams):
        for other in range(one):
            assert met[one, other] + met[other, one] == (2 if double else 1)


@pytest.mark.rule("S7-16.9")
@pytest.mark.parametrize("teams", SIZES)
def test_nobody_plays_twice_in_a_round_and_with_an_odd_number_one_rests(teams: int) -> None:
    pairings = round_robin(teams)
    rounds = {each.round for each in pairings}
    assert rounds == set(range(1, teams + teams % 2))
    rested = []
    for number in rounds:
        busy = [team for each in pairings if each.round == number for team in (each.home, each.away)]
        assert len(busy) == len(set(busy)) == teams - teams % 2
        rested.append(bye(teams, number, pairings))
    if teams % 2:
        assert sorted(team for team in rested if team is not None) == list(range(teams))
    else:
        assert set(rested) == {None}


@pytest.mark.rule("S7-16.9")
@pytest.mark.parametrize("teams", SIZES)
def test_nobody_is_at_home_much_more_often_than_away(teams: int) -> None:
    pairings = round_robin(teams)
    for team in range(teams):
        home = sum(each.home == team for each in pairings)
        away = sum(each.away == team for each in pairings)
        assert abs(home - away) <= 1


@pytest.mark.rule("S7-16.9")
def test_a_league_has_2_to_12_teams() -> None:
    assert wrong_rules(1, LeagueRules()) == "1 team: a league has from 2 to 12"
    assert wrong_rules(13, LeagueRules()) == "13 teams: a league has from 2 to 12"
    assert wrong_rules(6, LeagueRules(play_offs=8)) == "8 teams in the play-offs and 6 in the league"
    assert wrong_rules(6, LeagueRules(play_offs=3)) == "3 teams in the play-offs: it is 0, 2, 4, 8"
    assert {wrong_rules(teams, LeagueRules(play_offs=2)) for teams in SIZES} == {""}


# ------------------------------------------------------------------------------------------------- table
@pytest.mark.rule("S7-16.10")
def test_a_win_is_worth_3_and_a_draw_1() -> None:
    rows = table(3, [Result(0, 1, told(2, 1)), Result(1, 2, told(1, 1)), Result(2, 0, told(0, 3))])
    assert [(row.team, row.points) for row in rows] == [(0, 6), (1, 1), (2, 1)]
    best = rows[0]
    assert (best.played, best.won, best.drawn, best.lost) == (2, 2, 0, 0)
    assert (best.scored, best.conceded, best.difference) == (5, 1, 4)


@pytest.mark.rule("S7-16.10")
@pytest.mark.parametrize(
    ("results", "order"),
    [
        # by the difference of touchdowns
        ([(0, 2, told(1, 0)), (1, 3, told(3, 0))], [1, 0, 2, 3]),
        # by touchdowns scored
        ([(0, 2, told(1, 0)), (1, 3, told(3, 2))], [1, 0, 3, 2]),
        # by the matches among those that are level: 1 beat 0
        (
            [(1, 0, told(1, 0)), (1, 3, told(1, 1)), (0, 2, told(2, 0)), (0, 3, told(0, 0))],
            [1, 0, 3, 2],
        ),
        # by casualties
        ([(0, 2, told(1, 0)), (1, 3, told(1, 0, hits=(2, 0)))], [1, 0, 2, 3]),
        # by the draw
        ([], [0, 1, 2, 3]),
    ],
)  # fmt: skip
def test_level_teams(results: list[tuple[int, int, MatchReport]], order: list[int]) -> None:
    assert [row.team for row in table(4, [Result(*each) for each in results])] == order


# ---------------------------------------------------------------------------------------------- play-offs
@pytest.mark.rule("S7-16.11")
def test_the_first_meets_the_last_and_is_at_home() -> None:
    eight = play_off([3, 1, 4, 5, 7, 0, 2, 6], 8)
    assert [(each.home, each.away) for each in eight] == [(3, 6), (1, 2), (4, 0), (5, 7)]
    assert {each.stage for each in eight} == {"quarter-final"}
    assert play_off([2, 0], 9)[0].stage == "final"


def play(season: Season, home_wins: bool = True) -> Season:
    """Play all matches of the table; home wins them, by more the later."""
    while season.open and season.open[0].regular:
        number = season.open[0].number
        season = with_report(season, number, told(number, 0) if home_wins else told(0, 0))
    return season


@pytest.mark.rule("S7-16.11")
def test_without_play_offs_the_first_of_the_table_is_champion() -> None:
    season = new_season(4, LeagueRules())
    assert season.champion is None
    season = play(season)
    assert season.open == []
    assert season.champion == season.table[0].team


@pytest.mark.rule("S7-16.11")
def test_the_play_offs_follow_round_by_round_and_the_winner_of_the_final_is_champion() -> None:
    season = play(new_season(5, LeagueRules(double=True, play_offs=4)))
    assert len(season.results) == 20
    order = [row.team for row in season.table]
    semis = season.open
    assert [fixture.teams for fixture in semis] == [(order[0], order[3]), (order[1], order[2])]
    assert all(fixture.winner_needed for fixture in semis)
    season = with_report(season, semis[0].number, told(1, 1, winner=1))  # by the shoot-out
    assert season.open == [semis[1]]
    season = with_report(season, semis[1].number, told(2, 0))
    [final] = season.open
    assert final.pairing.stage == "final"
    assert final.teams == (order[1], order[3])  # the better placed is at home
    assert season.champion is None
    season = with_report(season, final.number, told(0, 1))
    assert season.champion == order[3]
    assert season.open == []
    assert [row.team for row in season.table] == order  # play-offs do not count there


@pytest.mark.rule("S7-16.11")
@pytest.mark.parametrize("teams", SIZES)
@pytest.mark.parametrize("double", [False, True])
@pytest.mark.parametrize("play_offs", [0, 2, 4, 8])
def test_every_season_ends_with_a_champion(teams: int, double: bool, play_offs: int) -> None:
    rules = LeagueRules(double=double, play_offs=play_offs)
    if wrong_rules(teams, rules):
        return
    season = new_season(teams, rules)
    while season.open:
        fixture = season.open[0]
        season = with_report(season, fixture.number, told(1, 0))
    regular = teams * (teams - 1) // 2 * (2 if double else 1)
    assert len(season.fixtures) == regular + max(0, play_offs - 1)
    assert season.champion in range(teams)
    assert [fixture.number for fixture in season.fixtures] == list(range(1, len(season.fixtures) + 1))


def test_a_round_of_the_table_is_named_so() -> None:
    assert {fixture.pairing.stage for fixture in new_season(4, LeagueRules(play_offs=2)).fixtures} == {
        REGULAR
    }


# ------------------------------------------------------------------------------------------------- awards
@pytest.mark.rule("S7-16.12")
def test_awards_go_to_the_best_and_are_shared() -> None:
    results = [
        Result(0, 1, told(2, 1, hits=(1, 0))),
        Result(1, 2, told(1, 0, hits=(0, 3))),
    ]
    assert awards(4, results) == [
        Award("top scorer", 2, ((0, 1), (1, 1))),
        Award("hardest hitter", 3, ((2, 1),)),
        Award("best passer", 0, ()),  # and it is said
        Award("best defence", 1.0, ((0, 0), (1, 0), (2, 0))),
    ]
    assert awards(4, []) == []
