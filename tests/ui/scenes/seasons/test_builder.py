"""The team builder: what is hired, what it costs, what is wrong with it; by mouse and by keyboard alone."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.data.teams import Team, cost, illegal
from game.ui.scenes.seasons.builder import PAGES, Builder
from game.ui.scenes.seasons.rows import CountRow
from tests.ui.driver import Driver


@pytest.fixture
def saved() -> list[Team]:
    """The teams that were saved."""
    return []


def opened(driver: Driver, saved: list[Team], team: Team | None = None) -> Any:
    def save(team: Team) -> str:
        saved.append(team)
        return ""

    return driver.open(Builder(driver.app, team, save))


def plus(driver: Driver, name: str, times: int = 1, side: int = 1) -> None:
    for _ in range(times):
        row = driver.scene.group[name]
        assert isinstance(row, CountRow)
        if row.pane is not None:
            row.pane.reveal(row.rect)
            driver.step()
        driver.click(driver.scene.group[name].knob(side).center)


def choose_roster(driver: Driver, scene: Builder, name: str) -> None:
    at = [each.name for each in scene.rosters].index(name)
    rows = driver.scene.group["roster"]
    rows.show(at)
    r = rows.rect
    driver.click((r.x + 40, r.y + (at + 0.5) * rows.row_h - rows.offset))


def test_a_team_is_drafted_by_mouse_alone_but_for_its_name(driver: Driver, saved: list[Team]) -> None:
    scene = opened(driver, saved)
    choose_roster(driver, scene, "Orc")
    driver.click("name")
    driver.type("Rust Bucket Rams")
    plus(driver, "hire:Orc Lineman", 7)
    plus(driver, "staff:rerolls", 1)
    assert scene.wrong == []
    driver.click("save")
    (team,) = saved
    assert (team.name, team.roster, len(team.players), team.rerolls) == ("Rust Bucket Rams", "orc", 7, 1)
    assert [hire.number for hire in team.players] == [1, 2, 3, 4, 5, 6, 7]
    assert cost(team) == 7 * 50_000 + 100_000


def test_a_team_is_drafted_by_keyboard_alone(driver: Driver, saved: list[Team]) -> None:
    scene = opened(driver, saved)
    assert driver.focus_name() == "name"
    driver.type("Night Owls")
    for _ in range(40):
        if driver.focus_name() == "hire:" + scene.rosters[0].positions[0].name:
            break
        driver.key("tab")
    for _ in range(7):
        driver.key("right")
    assert len(scene.team.players) == 7
    driver.key("left")
    assert len(scene.team.players) == 6
    driver.key("right")
    for _ in range(40):
        if driver.focus_name() == "save":
            break
        driver.key("tab")
    driver.key("enter")
    assert [team.name for team in saved] == ["Night Owls"]


def test_what_is_wrong_is_said_and_cannot_be_saved(driver: Driver, saved: list[Team]) -> None:
    scene = opened(driver, saved)
    assert scene.wrong[0] == "the team has no name"
    assert not driver.scene.group["save"].enabled
    assert driver.scene.group["save"].hint == scene.wrong[0]
    driver.click("save")
    assert saved == []


def test_nobody_is_hired_beyond_the_limits_and_the_reason_is_said(driver: Driver, saved: list[Team]) -> None:
    """The budget is 600,000: seven Linemen and four others leave nothing for another re-roll."""
    scene = opened(driver, saved, ready_made("human"))
    row = driver.scene.group["hire:Human Lineman"]
    assert "more than 600,000" in row.why_not
    before = scene.team
    plus(driver, "hire:Human Lineman")
    plus(driver, "staff:rerolls")
    assert scene.team == before
    assert illegal(scene.team) == []


def test_every_change_can_be_taken_back_and_given_again(driver: Driver, saved: list[Team]) -> None:
    scene = opened(driver, saved)
    first = scene.team
    position = scene.rosters[0].positions[0].name
    plus(driver, f"hire:{position}", 2)
    two = scene.team
    driver.click("undo")
    driver.click("undo")
    assert scene.team == first
    driver.click("redo")
    driver.click("redo")
    assert scene.team == two


def test_another_roster_asks_before_players_go(driver: Driver, saved: list[Team]) -> None:
    scene = opened(driver, saved)
    plus(driver, f"hire:{scene.rosters[0].positions[0].name}")
    choose_roster(driver, scene, "Dwarf")
    assert scene.team.roster == scene.rosters[0].id
    driver.key("esc")
    assert len(scene.team.players) == 1
    choose_roster(driver, scene, "Dwarf")
    driver.key("enter")
    assert (scene.team.roster, scene.team.players) == ("dwarf", ())


def test_a_roster_with_a_captain_names_the_first_who_may_be_one(driver: Driver, saved: list[Team]) -> None:
    scene = opened(driver, saved)
    choose_roster(driver, scene, "Human")
    plus(driver, "hire:Human Lineman", 2)
    assert scene.team.captain == 1
    rows = driver.scene.group["player"]
    driver.click((rows.rect.centerx, rows.rect.y + 1.5 * rows.row_h))
    assert scene.chosen == 2
    driver.click("captain")
    assert scene.team.captain == 2
    driver.click("up")
    assert [hire.number for hire in scene.team.players] == [1, 3]
    assert scene.team.captain == 3


def test_leaving_with_changes_asks(driver: Driver, saved: list[Team]) -> None:
    scene = opened(driver, saved)
    driver.click("name")
    driver.type("X")
    driver.click("back")
    assert driver.scene is not scene
    driver.key("esc")
    assert driver.scene is scene
    driver.click("back")
    driver.click("yes")
    assert driver.app.scene is not scene


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 640)])
def test_it_fits_every_window_and_every_text(
    driver: Driver, saved: list[Team], scale: float, size: tuple[int, int]
) -> None:
    driver.app.change(text_scale=scale)
    driver.resize(*size)
    scene = opened(driver, saved)
    for page in range(len(PAGES)):
        scene.page = page
        scene.rebuild()
        driver.step()
        for widget in scene.group.widgets:
            inside = widget.pane.rect if widget.pane else widget.rect
            assert inside.x >= 0
            assert inside.right <= 1281
            assert inside.bottom <= scene.view.bounds.bottom + 1, widget.name


def test_a_row_that_is_too_dear_says_what_the_team_would_cost_and_still_its_skills(
    driver: Driver, saved: list[Team]
) -> None:
    scene = opened(driver, saved, ready_made("human"))
    hints = [
        (w.hint, w.note, w.why_not)
        for w in scene.group.widgets
        if w.name.startswith("hire:") and "costs" in getattr(w, "why_not", "")
    ]
    assert hints
    for hint, skills, why_not in hints:
        assert why_not.startswith("the team costs")
        assert skills in hint
        assert why_not in hint
