"""The set-up of a box whose options have many values: teams are picked, and every word stands whole."""

from __future__ import annotations

from typing import Any

from game.games.sevens.data.ready_made import ready_made_teams
from game.ui.scenes.setup import SetUp
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.toggle import Choice
from tests.ui.driver import Driver


def sevens(driver: Driver) -> Any:
    return driver.open(SetUp(driver.app, "sevens"))


def test_every_option_can_be_scrolled_into_sight_above_the_bar(driver: Driver) -> None:
    scene = sevens(driver)
    last = [w for w in scene.group.widgets if w.name.startswith("opt:") or w.name == "odds"][-1]
    scene.group.set_focus(last)
    assert scene.options.rect.contains(last.rect)
    assert scene.options.rect.bottom < scene.prompt.rect.y


def test_a_team_is_picked_from_a_list_by_typing(driver: Driver) -> None:
    scene = sevens(driver)
    driver.click("pick:away_team")
    driver.type("wood")
    driver.key("enter")
    assert driver.scene is scene
    assert scene.set_up.options["away_team"] == "wood-elf"
    assert scene.group["pick:away_team"].words.startswith("Wood Elf")


def test_a_team_is_picked_by_arrows_and_by_mouse_and_esc_keeps_it(driver: Driver) -> None:
    scene = sevens(driver)
    before = scene.set_up.options["home_team"]
    driver.click("pick:home_team")
    driver.key("down", "esc")
    assert scene.set_up.options["home_team"] == before
    driver.click("pick:home_team")
    driver.key("down", "enter")
    after = scene.set_up.options["home_team"]
    assert after != before
    driver.click("pick:home_team")
    rows = driver.scene.group["value"]
    driver.wheel(30, rows.rect.center)
    driver.click((rows.rect.x + 60, rows.rect.y + 3.5 * rows.row_h))
    assert scene.set_up.options["home_team"] not in (before, after)


def test_words_that_nothing_has_pick_nothing(driver: Driver) -> None:
    scene = sevens(driver)
    before = dict(scene.set_up.options)
    driver.click("pick:home_team")
    driver.type("zeppelin")
    driver.step()
    assert not driver.scene.group["take"].enabled
    driver.key("enter", "esc")
    assert driver.scene is scene
    assert scene.set_up.options == before


def test_every_value_of_every_option_stands_whole_in_its_field(driver: Driver) -> None:
    scene = sevens(driver)
    c = Canvas(driver.app.surface, scene.theme, scene.view)
    choices = [w for w in scene.group.widgets if isinstance(w, Choice) and w.words]
    assert choices
    for choice in choices:
        assert c.width(choice.words, 16, "strong") <= choice.label_w - 8, choice.words
        for word in choice.options:
            room = choice.room()
            cap = c.fitting(word, 16, "bold", room, cap=c.theme.size(16), least=Choice.LEAST)
            assert c.width(word, 16, "bold", cap=cap) <= room, word


def test_a_side_is_called_after_the_team_it_has_chosen(driver: Driver) -> None:
    scene = sevens(driver)
    scene.set_up.options["home_team"] = "halfling"
    name = ready_made_teams()["halfling"].name
    assert scene.set_up.team_name(0) == name
    assert scene.set_up.looks()["home"].team == name
    without = driver.open(SetUp(driver.app, "bfl"))
    assert without.set_up.team_name(0) == "Copper Foxes"
