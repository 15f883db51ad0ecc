"""The clubhouse: teams copied, exported, imported, printed and deleted; leagues founded as one likes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.form_state import RuleSet
from game.games.sevens.league.season import LeagueRules
from game.games.sevens.league.sheet import first_sheet
from game.store.leagues import team_files
from game.store.leagues.team_files import export_team
from game.store.places import under
from game.store.store import Store
from game.ui.app import App
from game.ui.scenes.overlays import Ask
from game.ui.scenes.seasons.builder import Builder
from game.ui.scenes.seasons.clubhouse import Clubhouse
from game.ui.scenes.seasons.founding import Founding
from game.ui.scenes.seasons.league import LeagueScene
from game.ui.scenes.seasons.office import Office
from game.ui.widgets import clipboard
from game.ui.widgets.canvas import Box
from tests.ui.driver import Driver, known, window


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Driver, Clubhouse, Path]]:
    """The clubhouse with a human team in it, and the folder for its files."""
    monkeypatch.setattr("webbrowser.open", lambda _page: True)
    monkeypatch.setattr(team_files, "usual_folders", lambda own: [own, tmp_path / "downloads"])
    (tmp_path / "downloads").mkdir()
    store = Store(under(tmp_path))
    store.leagues.add_team(first_sheet(ready_made("human")))
    with window(App(store=store)) as driver:
        assert store.places is not None
        yield driver, driver.open(Clubhouse(driver.app, store.leagues)), store.places.data / "teams"
    store.close()


House = tuple[Driver, Clubhouse, Path]


def names(scene: Clubhouse) -> list[str]:
    return [team.sheet.name for team in scene.teams]


def import_file(driver: Driver, path: Path) -> Any:
    driver.click("import")
    driver.type(str(path))
    driver.key("enter")
    return driver.scene


def test_a_team_is_copied_under_a_name_of_its_own(house: House) -> None:
    driver, scene, _ = house
    driver.click("copy")
    assert names(scene) == ["Kettlebridge Rovers", "Kettlebridge Rovers 2"]


def test_a_team_goes_out_as_a_file_and_comes_back(house: House) -> None:
    driver, scene, folder = house
    before = scene.teams[0].sheet
    driver.click("export")
    (file,) = folder.iterdir()
    assert file.name in " ".join(driver.scene.dialog.lines)
    driver.click("copy")
    assert clipboard.get() == str(file)
    driver.key("esc")
    driver.click("delete")
    driver.key("enter")
    assert names(scene) == [before.name]  # nothing takes it back: Enter keeps it
    driver.click("delete")
    driver.click("yes")
    assert names(scene) == []
    import_file(driver, file)
    assert driver.scene is scene
    assert [team.sheet for team in scene.teams] == [before]


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\xfe\x00junk", b"{}", b'{"name": 7}', b"<html></html>", b"[" * 5000, b"x" * 1_100_000],
)
def test_a_file_that_holds_no_team_is_said_and_changes_nothing(house: House, content: bytes) -> None:
    driver, scene, folder = house
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "bad.team").write_bytes(content)
    asking = import_file(driver, folder / "bad.team")
    assert asking is not scene  # it asks again
    driver.key("esc")
    assert names(scene) == ["Kettlebridge Rovers"]


def exported(folder: Path, name: str, race: str = "orc") -> Path:
    """A file of a team that is not kept."""
    path = folder.parent / "downloads" / name
    export_team(first_sheet(ready_made(race)), path)
    return path


def test_an_export_writes_over_nothing_and_says_where_it_is(house: House) -> None:
    driver, scene, folder = house
    for _ in range(2):
        driver.click("export")
        driver.click("done")
    assert [path.name for path in folder.iterdir()] == ["Kettlebridge-Rovers.team"]
    leagues, team = scene.leagues, scene.teams[0]
    leagues.change_team(team.id, replace(team.sheet, colours=("#111111", "#eeeeee")))
    scene.tried(lambda: None)
    driver.step()
    driver.click("export")
    assert "Kettlebridge-Rovers-2.team" in " ".join(driver.scene.dialog.lines)
    assert len(list(folder.iterdir())) == 2


@pytest.mark.parametrize("way", ["mouse", "double click", "keys"])
def test_a_team_is_picked_from_the_files_that_lie_about(house: House, way: str) -> None:
    driver, scene, folder = house
    exported(folder, "orcs.team")
    exported(folder, "elves.json", "wood-elf")
    driver.click("import")
    assert len(driver.scene.hits) == 2
    wanted = driver.scene.hits[1].sheet.name
    rows = driver.scene.group["file"]
    spot = Box(rows.rect.x, rows.rect.y + rows.row_h, 300, rows.row_h)
    if way == "keys":
        driver.key("down", "enter")
    else:
        driver.click(spot)
        driver.click("take" if way == "mouse" else spot)
    assert driver.scene is scene
    assert wanted in names(scene)


def test_what_is_typed_finds_among_the_files(house: House) -> None:
    driver, _, folder = house
    exported(folder, "orcs.team")
    exported(folder, "elves.json", "wood-elf")
    driver.click("import")
    driver.type("elves")
    assert [each.path.name for each in driver.scene.hits] == ["elves.json"]
    driver.type("zzz")
    assert driver.scene.hits == []
    assert not driver.scene.group["take"].enabled


def test_a_path_is_pasted_of_a_file_or_of_a_folder(house: House, tmp_path: Path) -> None:
    driver, scene, folder = house
    (tmp_path / "stick").mkdir()
    path = exported(folder, "orcs.team").rename(tmp_path / "stick" / "orcs.team")
    driver.click("import")
    assert driver.scene.hits == []
    clipboard.put(f'"{path.parent}"')
    driver.click("paste")
    assert [each.path for each in driver.scene.hits] == [path]
    clipboard.put(str(path))
    driver.click("paste")
    driver.click("take")
    assert driver.scene is scene
    assert len(names(scene)) == 2


def test_a_folder_without_teams_is_said_to_be_one(house: House, tmp_path: Path) -> None:
    driver, _, _ = house
    empty = tmp_path / "empty"
    empty.mkdir()
    import_file(driver, empty)
    assert driver.app.toast.words == f"no team's file lies in the folder {empty}"


def test_a_path_that_no_disk_takes_is_said_to_be_too_long(house: House, tmp_path: Path) -> None:
    driver, _, _ = house
    import_file(driver, path := tmp_path / ("x" * 300))
    assert driver.app.toast.words == f"{path} cannot be read: the name is too long"


def test_a_file_changed_by_hand_is_taken_after_a_question(house: House) -> None:
    driver, scene, folder = house
    path = exported(folder, "orcs.team")
    path.write_text(path.read_text("utf-8").replace('"fans": 1', '"fans": 2'), "utf-8")
    driver.click("import")
    assert "changed by hand" in driver.scene.hits[0].trouble
    driver.key("enter")
    driver.key("esc")
    assert len(names(scene)) == 1
    driver.click("take")
    driver.click("yes")
    assert driver.scene is scene
    assert [team.sheet.fans for team in scene.teams if team.sheet.roster == "orc"] == [2]


def test_a_team_whose_name_is_taken_is_kept_as_another_one_after_a_question(house: House) -> None:
    driver, scene, folder = house
    exported(folder, "rovers.team", "human")
    driver.click("import")
    driver.key("enter")
    driver.click("no")
    assert len(scene.leagues.teams()) == 1
    driver.click("take")
    driver.click("yes")
    assert names(scene) == ["Kettlebridge Rovers", "Kettlebridge Rovers 2"]


def test_a_file_that_holds_no_legal_team_says_so_in_the_list(house: House) -> None:
    driver, scene, folder = house
    path = exported(folder, "orcs.team")
    path.write_text(path.read_text("utf-8").replace('"rerolls": ', '"rerolls": 9'), "utf-8")
    (path.parent / "notes.txt").write_text("nothing of a team", "utf-8")
    driver.click("import")
    (found,) = driver.scene.hits
    assert found.sheet is None
    assert found.trouble
    driver.key("enter")
    assert len(names(scene)) == 1


def test_a_roster_is_printed_as_a_page(house: House) -> None:
    driver, _, folder = house
    driver.click("print")
    (page,) = folder.iterdir()
    assert page.suffix == ".html"
    assert "Otto Brandt" in page.read_text("utf-8")


def test_a_team_of_a_league_is_not_deleted(house: House) -> None:
    driver, scene, _ = house
    driver.click("found")
    driver.click("found")
    driver.key("esc")
    driver.click("delete")
    driver.click("yes")
    assert "Kettlebridge Rovers" in names(scene)


def test_the_office_of_a_team_without_a_league_sells_rerolls(house: House) -> None:
    driver, *_ = house
    driver.click("office")
    office = known(driver.scene, Office)
    assert office.when.value == "between seasons"


def test_a_built_team_is_kept_once_under_a_name(house: House) -> None:
    driver, scene, _ = house
    driver.click("ready")
    known(driver.scene, Builder)
    driver.click("save")
    known(driver.scene, Clubhouse)
    assert len(scene.teams) == 2
    driver.click("build")
    builder = known(driver.scene, Builder)
    builder.team = ready_made("human")
    builder.rebuild()
    driver.move((5, 5))
    driver.click("save")
    assert driver.scene is builder  # the name is taken, which is said


@pytest.mark.rule("S7-16.9")
def test_a_league_is_founded_as_one_likes(house: House) -> None:
    driver, scene, _ = house
    driver.click("found")
    founding = known(driver.scene, Founding)
    driver.click("double")
    offs = driver.scene.group["offs"]
    driver.click((offs.rect.right - 20, offs.rect.centery))  # 2 teams
    rules = driver.scene.group["rules"]
    driver.click((rules.rect.right - 20, rules.rect.centery))
    driver.click("away3")
    pool = driver.scene.group["pool"]
    driver.click((pool.rect.x + 40, pool.rect.y + 10))
    assert len(founding.places) == 4
    coach = driver.scene.group["coach1"]
    driver.click((coach.rect.right - 20, coach.rect.centery))
    driver.click("found")
    league = known(driver.scene, LeagueScene)
    season = league.kept.season
    assert (season.rules.double, season.rules.play_offs, season.rules.rule_set) == (True, 2, RuleSet.STANDARD)
    assert len(season.fixtures) == 12
    assert [entry.coach for entry in league.kept.entries][:2] == ["person", "coach:pro"]
    driver.key("esc")
    assert [line.name for line in scene.lines] == ["Brass Lamp League"]


def test_a_league_whose_name_is_taken_is_founded_under_another_one(house: House) -> None:
    driver, scene, _ = house
    scene.leagues.found_with("Taken", LeagueRules(), [(first_sheet(ready_made("orc")), "person")] * 2)
    driver.click("found")
    founding = known(driver.scene, Founding)
    before = [team.id for team in scene.leagues.teams()]
    for _ in range(2):
        founding.name = "taken"
        driver.click("found")
        assert driver.scene is founding  # it is refused, and nothing is kept
        assert [team.id for team in scene.leagues.teams()] == before
    founding.name = "Free"
    driver.click("found")
    league = known(driver.scene, LeagueScene)
    assert league.kept.name == "Free"
    assert len(scene.leagues.teams()) == len(before) + 3  # the first place is the team that was kept


def test_the_name_that_a_league_is_offered_reads_like_no_other(house: House) -> None:
    driver, scene, _ = house
    pair = [(first_sheet(ready_made("orc")), "person")] * 2
    for name in ("BRASS LAMP LEAGUE", "brass lamp league 2"):
        scene.leagues.found_with(name, LeagueRules(), pair)
    driver.click("found")
    founding = known(driver.scene, Founding)
    assert founding.name == "Brass Lamp League 3"
    driver.click("found")
    assert known(driver.scene, LeagueScene).kept.name == "Brass Lamp League 3"


def test_a_ready_made_team_whose_name_is_taken_is_not_in_the_draw(house: House) -> None:
    driver, scene, _ = house
    team = ready_made("orc")
    scene.leagues.add_team(replace(first_sheet(team), name=team.name.upper()))
    driver.click("found")
    offered = [place.sheet.name for place in known(driver.scene, Founding).pool]
    assert team.name.upper() in offered
    assert team.name not in offered


def test_a_league_has_at_most_twelve_teams_and_at_least_two(house: House) -> None:
    driver, *_ = house
    driver.click("found")
    founding = known(driver.scene, Founding)
    for _ in range(12):
        pool = driver.scene.group["pool"]
        driver.click((pool.rect.x + 40, pool.rect.y + 10))
    assert len(founding.places) == 12
    del founding.places[1:]
    founding.rebuild()
    driver.move((6, 6))
    assert not driver.scene.group["found"].enabled
    assert "a league has from 2 to 12" in driver.scene.group["found"].hint


def test_a_league_is_deleted_after_a_question_and_its_teams_stay(house: House) -> None:
    driver, scene, _ = house
    driver.click("found")
    driver.click("found")
    driver.key("esc")
    teams = len(scene.teams)
    driver.click("end league")
    driver.key("enter")
    assert len(scene.lines) == 1  # nothing takes it back: Enter keeps it
    driver.click("end league")
    driver.click("yes")
    assert (scene.lines, len(scene.teams)) == ([], teams)


def test_what_was_chosen_for_a_league_is_not_thrown_away_unasked(house: House) -> None:
    driver, _, _ = house
    driver.click("found")
    driver.key("esc")
    known(driver.scene, Clubhouse)
    driver.click("found")
    known(driver.scene, Founding)
    driver.click("away0")
    driver.click("back")
    known(driver.scene, Ask)
    driver.click("no")
    known(driver.scene, Founding)
    driver.click("back")
    driver.click("yes")
    known(driver.scene, Clubhouse)
