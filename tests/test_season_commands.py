"""Leagues and teams on the command line: shown, taken back, moved as files, accepted as they are."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.season import LeagueRules
from game.games.sevens.league.sheet import first_sheet
from game.season import season_of
from game.store.leagues.leagues import Leagues
from game.store.notes import fixture_line
from game.store.saves import Saves
from tests.season_commands import Run, quick
from tests.store.quick_season import QuickRun
from tests.store.sample import HEADER, after


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
