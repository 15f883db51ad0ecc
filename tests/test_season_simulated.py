"""Seasons that coaches play on the command line: the same from the same seed, one after another."""

from __future__ import annotations

import json
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from game.cli_season import PLAY_OFFS, RULE_SETS
from game.games.sevens.league import season as seasons
from game.games.sevens.league.form_state import RuleSet
from game.games.sevens.league.season import LeagueRules
from game.season import check_team, play_on, season_of, season_seed
from game.season_figures import figures
from game.store.leagues.leagues import Leagues
from tests.season_commands import Run
from tests.store.quick_season import QuickRun


def simulated(run: Run, *words: object) -> dict[str, Any]:
    """What a simulation of two teams prints, without how long it took."""
    code, out, _ = run("season", "simulate", "--teams", 2, "--single", "--json", *words)
    assert code == 0
    result: dict[str, Any] = json.loads(out.splitlines()[-1])
    assert result.pop("seconds") > 0
    return result


def test_the_words_of_the_command_line_are_those_of_the_rules() -> None:
    assert tuple(map(str, RuleSet)) == RULE_SETS
    assert seasons.PLAY_OFFS == PLAY_OFFS


@pytest.mark.rule("S7-16.11")
def test_coaches_play_a_season_to_its_champion_and_the_same_seed_gives_the_same_table(
    run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "cup.db"
    first = simulated(run, "--seed", 3)
    assert first["matches"] == 2
    assert {row["team"] for row in first["table"]} >= {first["champion"]}
    assert sum(row["scored"] for row in first["table"]) == sum(row["conceded"] for row in first["table"])
    assert first["money_in"] > 0
    assert simulated(run, "--seed", 3, "--database", path) == first
    assert simulated(run, "--seed", 3, "--database", path) == first  # it is over: nothing is played again


@pytest.mark.parametrize("on", ["a pipe", "a pipe, if wished", "a terminal"])
def test_how_far_a_season_is_stands_on_stderr_alone(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, on: str
) -> None:
    """On a terminal a line that is renewed; elsewhere lines, and only if they are wished for."""
    monkeypatch.setattr("sys.stderr.isatty", lambda: on == "a terminal")
    monkeypatch.setattr("game.cli.PROGRESS_EVERY_S", 0.0)
    words = ["--teams", 2, "--single", "--seed", 3, "--json", "--database", tmp_path / "cup.db"]
    words += ["--progress"] * (on == "a pipe, if wished")
    code, out, err = run("season", "simulate", *words)
    assert code == 0
    assert json.loads(out)["matches"] == 2
    assert out.count("\n") == 1
    begun, going, over = "0 of 2 matches; now ", "1 of 2 matches, about ", "2 matches"
    if on == "a pipe":
        assert err == ""
        return
    told = err.split("\r")[1:] if on == "a terminal" else err.splitlines()
    assert [line.startswith(each) for line, each in zip(told, (begun, going, over), strict=True)] == [
        True
    ] * 3
    teams = {row["team"] for row in json.loads(out)["table"]}
    for line in told[:2]:  # a match may take long: it is said which it is
        assert set(line.partition("; now ")[2].strip().split(" against ")) == teams
    assert err.endswith("\n")
    assert ("\r" in err) == (on == "a terminal")
    _, _, again = run("season", "simulate", *words)  # it is over: nothing is played again
    assert again == ""


@pytest.mark.rule("S7-15.2", "S7-15.5")
def test_a_season_by_the_printed_rules_counts_points(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "cup.db"
    simulated(run, "--seed", 8, "--rules", "standard", "--database", path)
    with closing(Leagues(path)) as leagues:
        members = [member for kept in leagues.teams() for member in kept.sheet.members]
    assert sum(member.career.awards for member in members) == 4  # one a team and match
    assert any(member.spp or member.gained for member in members)


def test_a_season_that_was_begun_otherwise_is_not_gone_on_with(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "cup.db"
    simulated(run, "--seed", 3, "--database", path, "--name", "Cup")
    for words in (("--seed", 4), ("--seed", 3, "--play-offs", 0), ("--seed", 3, "--level", "pro")):
        code, _, err = run(
            "season", "simulate", "--teams", 2, "--single", "--database", path, "--name", "Cup", *words
        )
        assert code == 1
        assert err == "fourth-and-dice: the league 'Cup' was begun with other teams, rules, seed or level\n"


@pytest.mark.rule("S7-16.8")
def test_a_league_goes_on_over_several_seasons_in_one_go_or_in_parts(run: Run, tmp_path: Path) -> None:
    parts, whole = tmp_path / "parts.db", tmp_path / "whole.db"
    words = ("--seed", 5, "--name", "Cup", "--play-offs", 0)
    alone = simulated(run, *words, "--database", parts)
    said = "Cup: season 2 begins, with 1 match to be played\n"
    assert run("season", "next", "Cup", "--database", parts) == (0, said, "")
    again = run("season", "next", "Cup", "--database", parts)
    assert again == (1, "", "fourth-and-dice: Cup: 1 match of season 2 is open\n")
    second = simulated(run, *words, "--database", parts)  # the season that is on
    assert second["season"] == 2
    both = simulated(run, *words, "--database", parts, "--seasons", 2)
    assert simulated(run, *words, "--database", whole, "--seasons", 2) == both
    assert [each["season"] for each in both["seasons"]] == [1, 2]
    assert both["seasons"][1] == second
    spent = both["seasons"][0].pop("spent_after")
    assert alone.pop("spent_after") == 0
    assert both["seasons"][0] == alone  # what came after has not changed what was
    assert sum(both["champions"].values()) == 2
    first = json.loads(run("season", "show", "Cup", "--season", 1, "--json", "--database", parts)[1])
    assert first == {**alone, "spent_after": spent}
    with closing(Leagues(whole)) as leagues:
        for kept in leagues.teams():
            check_team(leagues, kept.id)
    missing = run("season", "show", "Cup", "--season", 3, "--database", parts)
    assert missing == (1, "", "fourth-and-dice: Cup has no season 3: it has had 2\n")


def test_every_season_of_a_league_has_a_seed_of_its_own() -> None:
    seeds = [season_seed(5, number) for number in range(1, 50)]
    assert seeds[0] == 5
    assert len(set(seeds)) == 49


@pytest.mark.rule("S7-16.8")
@pytest.mark.parametrize("rule_set", RuleSet)
def test_six_seasons_in_a_row_end_with_a_champion_and_right_accounts(rule_set: RuleSet) -> None:
    with closing(Leagues(None)) as leagues:
        season = season_of(leagues, "Cup", LeagueRules(rule_set, True, 2), 4, 9, "rookie")
        league = leagues.season(season).league
        heard: list[int] = []

        def begins(before: int, words: str) -> None:
            heard.append(before)

        played = play_on(leagues, league, 9, "rookie", seasons=6, begins=begins, run=QuickRun)
        assert [kept.number for kept in played] == list(range(1, 7))
        assert all(kept.season.champion is not None for kept in played)
        assert heard == list(range(78))
        found = [figures(leagues, kept) for kept in played]
        for each in found:  # what came in and did not go out is what the treasuries hold
            assert each["money_in"] - each["money_out"] == sum(row["treasury"] for row in each["table"])
        drafted = sum(line.amount for line in leagues.money() if line.season is None)
        assert found[0]["money_before"] == drafted
        for before, after in pairwise(found):
            left = before["money_in"] - before["money_out"] - before["spent_after"]
            assert after["money_before"] == left
        assert {each["matches"] for each in found} == {13}


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--seasons", 0), "0 seasons: it is from 1 to 50"),
        (("--seasons", 51), "51 seasons: it is from 1 to 50"),
        (("--teams", 1), "1 team: a league has from 2 to 12"),
        (("--teams", 13), "13 teams: a league has from 2 to 12"),
        (("--teams", 4, "--play-offs", 8), "8 teams in the play-offs and 4 in the league"),
    ],
)
def test_a_season_that_cannot_be_is_told_why(run: Run, words: tuple[object, ...], reason: str) -> None:
    assert run("season", "simulate", *words) == (1, "", f"fourth-and-dice: {reason}\n")
