"""Seasons on the command line: coaches play them, the file keeps them, teams come and go as files."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from game.cli import main
from game.cli_season import PLAY_OFFS, RULE_SETS
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
    play_on,
    season_of,
    season_seed,
)
from game.season_figures import figures
from game.simulate import coach
from game.store.leagues.leagues import Leagues
from game.store.notes import fixture_line
from game.store.saves import Saves
from tests.store.quick_season import QuickRun
from tests.store.sample import HEADER, after

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """``run("season", "list")``: the exit code, what it printed, what it complained."""

    def run(*words: object) -> tuple[int, str, str]:
        code = main([str(word) for word in words])
        told = capsys.readouterr()
        return code, told.out, told.err

    return run


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
    begun, going, over = "0 of 2 matches", "1 of 2 matches, about ", "2 matches"
    if on == "a pipe":
        assert err == ""
        return
    told = err.split("\r")[1:] if on == "a terminal" else err.splitlines()
    assert [line.startswith(each) for line, each in zip(told, (begun, going, over), strict=True)] == [
        True
    ] * 3
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
        played = play_on(leagues, league, 9, "rookie", seasons=6, tick=heard.append, run=QuickRun)
        assert [kept.number for kept in played] == list(range(1, 7))
        assert all(kept.season.champion is not None for kept in played)
        assert heard == list(range(1, 79))
        found = [figures(leagues, kept) for kept in played]
        for each in found:  # what came in and did not go out is what the treasuries hold
            assert each["money_in"] - each["money_out"] == sum(row["treasury"] for row in each["table"])
        drafted = sum(line.amount for line in leagues.money() if line.season is None)
        assert found[0]["money_before"] == drafted
        for before, after in pairwise(found):
            left = before["money_in"] - before["money_out"] - before["spent_after"]
            assert after["money_before"] == left
        assert {each["matches"] for each in found} == {13}


@pytest.mark.rule("S7-16.1")
def test_the_last_match_is_taken_back(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "cup.db"
    quick(path)
    data = ("--database", path)
    with closing(Leagues(path)) as leagues:
        before = leagues.money(), leagues.teams()
    code, out, _ = run("season", "undo", "cup", *data)
    assert code == 0
    assert out.startswith("match 7 is open again: ")
    assert out.endswith(", its report waits in a form\n")
    assert "6 of 7 matches played" in run("season", "list", *data)[1]
    assert "has played since" in run("season", "undo", "Cup", "--match", 1, *data)[2]
    with closing(Leagues(path)) as leagues:
        kept = leagues.season(leagues.seasons(leagues.league_named("Cup").id)[0].id)
        assert leagues.draft(kept.id, 7) is not None
        QuickRun(leagues, kept.id, 1, "rookie").play()
        assert leagues.money() == before[0]
        assert [each.sheet for each in leagues.teams()] == [each.sheet for each in before[1]]
        final = kept.season.fixtures[-1]
        team = leagues.team(kept.entries[final.pairing.home].team)
        leagues.change_team(team.id, replace(team.sheet, name="Renamed"))
    refused = run("season", "undo", "Cup", *data)
    assert refused == (
        1,
        "",
        "fourth-and-dice: Renamed has changed since: with --all-since that goes, too\n",
    )
    assert run("season", "undo", "Cup", "--all-since", "--anew", *data)[0] == 0
    assert "Renamed" not in run("season", "teams", *data)[1]
    with closing(Leagues(tmp_path / "new.db")) as leagues:
        season_of(leagues, "New", LeagueRules(play_offs=2), 4, 1, "rookie")
    nothing = run("season", "undo", "New", "--database", tmp_path / "new.db")
    assert nothing == (1, "", "fourth-and-dice: New: no match of season 1 has been recorded\n")


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


# --------------------------------------------------------------------------------------------- other commands
def quick(path: Path, teams: int = 4) -> None:
    """A season in the file."""
    with closing(Leagues(path)) as leagues:
        season = season_of(leagues, "Cup", LeagueRules(play_offs=2), teams, 1, "rookie")
        QuickRun(leagues, season, 1, "rookie").play()


def test_leagues_and_teams_are_listed_and_shown(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "cup.db"
    quick(path)
    data = ("--database", path)
    assert run("season", "list", *data)[1] == "Cup: 4 teams, season 1, 7 of 7 matches played, sevens rules\n"
    assert len(run("season", "teams", *data)[1].splitlines()) == 4
    code, out, _ = run("season", "show", "cup", *data)
    assert code == 0
    assert "champion: " in out
    assert json.loads(run("season", "show", "Cup", "--json", *data)[1])["matches"] == 7
    assert run("season", "show", "Cap", *data) == (1, "", "fourth-and-dice: there is no league 'Cap'\n")


def test_a_team_is_exported_imported_and_printed(run: Run, tmp_path: Path) -> None:
    path, file, page = tmp_path / "cup.db", tmp_path / "team.json", tmp_path / "team.html"
    with closing(Leagues(path)) as leagues:
        leagues.add_team(first_sheet(ready_made("human")))
    name = "Kettlebridge Rovers"
    assert run("season", "export", name, file, "--database", path)[0] == 0
    assert run("season", "print", name, page, "--database", path)[0] == 0
    assert page.read_text("utf-8").startswith("<!doctype html>")
    assert run("season", "import", file, "--database", tmp_path / "other.db")[1] == f"{name} is kept\n"
    again = run("season", "import", file, "--database", path)
    assert again == (1, "", f"fourth-and-dice: there is a team '{name}' already\n")
    for command in ("export", "print"):
        nowhere = tmp_path / "none" / "team.html"
        said = run("season", command, name, nowhere, "--database", path)
        reason = f"{nowhere} cannot be written: there is no folder {nowhere.parent}"
        assert said == (1, "", f"fourth-and-dice: {reason}\n")
        assert not nowhere.parent.exists()
    over = run("season", "export", name, file, "--database", path)
    assert over == (1, "", f"fourth-and-dice: {file} is there already: --force writes over it\n")
    assert run("season", "export", name, file, "--force", "--database", path)[0] == 0


def test_a_team_changed_by_hand_is_imported_when_that_is_asked_for(run: Run, tmp_path: Path) -> None:
    own, file = tmp_path / "own.db", tmp_path / "queens.team"
    with closing(Leagues(own)) as leagues:
        leagues.add_team(first_sheet(ready_made("amazon")))
        name = leagues.teams()[0].sheet.name
    assert run("season", "export", name, file, "--database", own)[0] == 0
    file.write_text(file.read_text("utf-8").replace('"fans": 1', '"fans": 2'), "utf-8")
    other = tmp_path / "other.db"
    code, _, told = run("season", "import", file, "--database", other)
    assert (code, told.count("\n")) == (1, 1)
    assert "damaged, or changed by hand; --altered takes it as it is" in told
    assert run("season", "import", file, "--altered", "--database", other)[0] == 0
    assert f"{name}: " in run("season", "teams", "--database", other)[1]


def test_a_file_changed_by_hand_is_accepted_when_that_is_asked_for(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "own.db"
    with closing(Leagues(own)) as leagues:
        leagues.add_team(first_sheet(ready_made("amazon")))
    with closing(sqlite3.connect(own)) as db:
        db.execute("UPDATE team SET sheet = replace(sheet, '\"fans\":1', '\"fans\":2')")
        db.commit()
    code, _, told = run("season", "teams", "--database", own)
    assert code == 1
    assert "season accept" in told
    assert run("season", "accept", "--database", own)[:2] == (0, "1 changed in 'team': taken as it is\n")
    assert run("season", "teams", "--database", own)[0] == 0
    assert run("season", "accept", "--database", own)[1] == "nothing in it was changed\n"
    assert run("season", "accept", "--database", tmp_path / "none.db")[0] == 1


def test_what_only_reads_makes_no_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "typo.db"
    for command in ("list", "teams"):
        said = run("season", command, "--database", path)
        assert said == (1, "", f"fourth-and-dice: {path} cannot be read: it is not there\n")
    assert not path.exists()


@pytest.mark.parametrize("command", ["list", "accept"])
def test_a_name_that_no_disk_takes_is_not_there(run: Run, tmp_path: Path, command: str) -> None:
    path = tmp_path / ("x" * 300)
    said = run("season", command, "--database", path)
    assert said == (1, "", f"fourth-and-dice: {path} cannot be read: it is not there\n")


def test_the_players_own_file_is_used_when_none_is_named(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOURTH_AND_DICE_HOME", str(tmp_path))
    assert run("season", "list") == (0, "no league has been founded yet\n", "")
    assert run("season", "teams") == (0, "no team is kept yet\n", "")
    assert run("season", "show", "Cup") == (1, "", "fourth-and-dice: there is no league 'Cup'\n")
    assert list(tmp_path.iterdir()) == []  # who only looks makes no file
    quick(tmp_path / "leagues.db")
    assert run("season", "list")[1].startswith("Cup: ")
    quick(tmp_path / "leagues.db")  # it is opened, and so backed up
    (tmp_path / "leagues.db").unlink()
    code, _, err = run("season", "list")
    assert code == 1
    assert "leagues.backup.db beside it" in err


def test_a_match_taken_back_anew_forgets_what_was_played_of_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOURTH_AND_DICE_HOME", str(tmp_path))
    quick(tmp_path / "leagues.db")
    with closing(Leagues(tmp_path / "leagues.db")) as leagues:
        kept = leagues.seasons(leagues.league_named("Cup").id)[-1]
        number = leagues.last_recorded(kept.id)
        mark = leagues.marks(kept.id)[number]
    saves = Saves(tmp_path / "saves", tmp_path / "replays")
    save = saves.create([*HEADER, fixture_line(mark)], when=after(0))
    save.append(["dice 1 2"])
    save.close()
    assert len(saves.of_matches({mark})) == 1
    assert run("season", "undo", "Cup", "--anew")[0] == 0
    with closing(Leagues(tmp_path / "leagues.db")) as leagues:
        assert saves.of_matches({leagues.marks(kept.id)[number]}) == []
    assert len(saves.list_saves()) == 1  # it is a match of its own now


@pytest.mark.parametrize("harm", ["torn", "empty", "gone"])
def test_the_last_backup_is_put_back(run: Run, tmp_path: Path, harm: str) -> None:
    path = tmp_path / "cup.db"
    quick(path)
    for _ in range(2):
        before = run("season", "show", "Cup", "--json", "--database", path)
    assert before[0] == 0
    match harm:
        case "torn":
            path.write_bytes(path.read_bytes()[:9000] + b"\xff" * 30000)
        case "empty":
            path.write_bytes(b"")
        case _:
            path.unlink()
    code, _, err = run("season", "show", "Cup", "--database", path)
    assert code == 1
    assert "`season restore` puts it back" in err
    code, out, _ = run("season", "restore", "--list", "--database", path)
    assert code == 0
    assert out.startswith("cup.backup.db, made 20")
    code, out, err = run("season", "restore", "--database", path)
    assert (code, err) == (0, "")
    assert "it is cup.db again" in out
    assert ("kept as cup.damaged-20" in out) == (harm != "gone")
    assert run("season", "show", "Cup", "--json", "--database", path) == before


def test_a_sound_file_gives_its_place_up_only_when_that_is_said(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "cup.db"
    quick(path)
    oldest = tmp_path / "cup.match-3.db"
    before = path.read_bytes()
    code, out, err = run("season", "restore", "--from", oldest, "--database", path)
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert "nothing is wrong with the present file: cup.db, made 20" in err
    assert "--yes puts the backup in its place all the same" in err
    assert path.read_bytes() == before
    code, out, _ = run("season", "restore", "--from", oldest, "--yes", "--database", path)
    assert code == 0
    assert "kept as cup.replaced-20" in out
    (aside,) = tmp_path.glob("cup.replaced-*.db")
    assert aside.read_bytes() == before
    code, out, err = run("season", "restore", "--from", oldest, "--database", path)
    assert (code, err) == (0, "")
    assert "cup.db holds just that" in out
    assert run("season", "restore", "--from", tmp_path / "none.db", "--database", path)[0] == 1


def test_a_backup_is_put_back_by_the_name_that_the_list_gives_it(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "cup.db"
    quick(path)
    listed = run("season", "restore", "--list", "--database", path)[1].splitlines()
    name = next(line.partition(",")[0] for line in listed if line.startswith("cup.match-"))
    code, out, err = run("season", "restore", "--from", name, "--database", path)
    assert (code, out) == (1, "")
    assert f"{name}, made 20" in err
    code, out, _ = run("season", "restore", "--from", name, "--yes", "--database", path)
    assert code == 0
    assert out.startswith(f"{name}, made 20")
    missing = run("season", "restore", "--from", "none.db", "--database", path)
    assert missing == (1, "", f"fourth-and-dice: {path} has no backup none.db that could be put back\n")


def test_what_is_no_backup_is_not_put_back(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "cup.db"
    code, _, err = run("season", "restore", "--database", path)
    assert (code, err) == (1, f"fourth-and-dice: {path} has no backup that could be put back\n")
    (tmp_path / "cup.backup.db").write_bytes(b"nonsense" * 200)
    assert run("season", "restore", "--database", path)[0] == 1
    assert not path.exists()


def test_a_damaged_file_is_one_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "cup.db"
    path.write_bytes(b"nonsense" * 200)
    code, _, err = run("season", "simulate", "--teams", 2, "--database", path)
    assert code == 1
    assert err.count("\n") == 1
    assert "is damaged" in err


# ------------------------------------------------------------------------------------- what always holds
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


# ------------------------------------------------------------------------------------ a match as a report
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
