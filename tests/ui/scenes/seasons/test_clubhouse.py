"""The clubhouse: teams copied, exported, imported, printed and deleted; leagues founded as one likes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.form_state import RuleSet
from game.games.sevens.league.season import LeagueRules
from game.games.sevens.league.sheet import first_sheet
from game.store.places import under
from game.store.store import Store
from game.ui.app import App
from game.ui.scenes.seasons.builder import Builder
from game.ui.scenes.seasons.clubhouse import Clubhouse
from game.ui.scenes.seasons.founding import Founding
from game.ui.scenes.seasons.league import LeagueScene
from game.ui.scenes.seasons.office import Office
from tests.ui.driver import Driver, known, window


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Driver, Clubhouse, Path]]:
    """The clubhouse with a human team in it, and the folder for its files."""
    monkeypatch.setattr("webbrowser.open", lambda _page: True)
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
    driver.click("delete")
    driver.key("enter")
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
    driver.key("enter")
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
    driver.key("esc")
    assert len(scene.lines) == 1
    driver.click("end league")
    driver.key("enter")
    assert (scene.lines, len(scene.teams)) == ([], teams)
