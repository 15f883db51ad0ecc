"""The book of skills: all of them, found by typing and by category, by mouse and by keys."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.sevens.data.skills import CATEGORIES, TRAIT, book
from game.store.settings import Settings
from game.ui.app import App
from game.ui.scenes.pause import Pause
from game.ui.scenes.rules import Rules
from game.ui.tables.sevens import skill_sheet
from game.ui.tables.sevens.playing import SevensPlaying
from game.ui.tables.sevens.skill_book import SkillPages, found
from tests.ui.driver import Driver, known, window
from tests.ui.tables.matches import Begin

ALL = book().skills


def open_pages(driver: Driver, *names: str) -> Any:
    return driver.open(SkillPages(driver.app, names))


def over(driver: Driver) -> type:
    """What lies on top."""
    return type(driver.scene)


# ------------------------------------------------------------------------------------------- what it holds
def test_it_holds_all_skills_and_traits() -> None:
    assert len(found("", "", ALL)) == len(ALL) == 108
    assert sum(len(found(kind, "", ALL)) for kind in (*CATEGORIES, TRAIT)) == 108


def test_a_name_that_begins_with_the_words_comes_before_one_that_only_speaks_of_them() -> None:
    names = [skill.name for skill in found("", "dodge", ALL)]
    assert names[0] == "Dodge"
    assert "Break Tackle" in names
    assert found("strength", "dodge", ALL) == [
        each for each in found("", "dodge", ALL) if each.category == "strength"
    ]


@pytest.mark.parametrize("skill", ALL, ids=lambda each: each.name)
def test_a_page_says_when_it_is_in_force_and_how_it_is_gained(skill: Any) -> None:
    facts = dict(skill_sheet.facts(skill))
    assert facts["When"].startswith("Active" if skill.active else "Passive")
    assert ("Never" in facts["Gained"]) == (skill.category == TRAIT)
    assert ("Must" in facts) == skill.compulsory


@pytest.mark.rule("S7-16.3")
def test_the_dice_of_a_random_skill_are_those_of_the_table() -> None:
    gained = {skill.name: dict(skill_sheet.facts(skill))["Gained"] for skill in ALL}
    assert "1 to 3, then 4" in gained["Dodge"]
    assert "4 to 6, then 1" in gained["Jump Up"]
    assert "Elite" in gained["Dodge"]


def test_it_names_who_has_a_skill_with_its_value() -> None:
    assert ("Black Orc", "Trained Troll") in skill_sheet.owners("Always Hungry")
    assert any(who.endswith("(4+)") for _, who in skill_sheet.owners("Loner"))
    assert any(roster == skill_sheet.STAR for roster, _ in skill_sheet.owners("Dodge"))


# --------------------------------------------------------------------------------------------- how it is used
def test_typing_finds_and_the_arrows_turn_the_page(driver: Driver) -> None:
    scene = open_pages(driver)
    driver.type("block")
    assert scene.shown.name == "Block"
    driver.key("down")
    assert scene.shown is scene.hits[1]
    driver.key("esc")
    assert (scene.query, len(scene.hits)) == ("", 108)
    driver.key("esc")
    assert driver.app.scene is None


def test_keys_alone_reach_the_categories_and_the_list(driver: Driver) -> None:
    scene = open_pages(driver)
    scene.group.set_focus("kind")
    driver.key("right")
    assert {skill.category for skill in scene.hits} == {"agility"}
    scene.group.set_focus("skill")
    before = scene.shown
    driver.key("down", "down")
    assert scene.shown is scene.hits[2] is not before


def test_the_mouse_alone_picks_a_category_and_a_skill(driver: Driver) -> None:
    scene = open_pages(driver)
    driver.click(scene.group["kind"].boxes()[-1])
    assert {skill.category for skill in scene.hits} == {TRAIT}
    rows = scene.group["skill"]
    driver.click((rows.rect.x + 60, rows.rect.y + 2.5 * rows.row_h))
    assert scene.shown is scene.hits[2]
    driver.wheel(-3, rows.rect.center)
    assert scene.group["skill"].offset > 0


def test_words_that_nothing_has_leave_an_empty_list(driver: Driver) -> None:
    scene = open_pages(driver)
    driver.type("zeppelin")
    driver.key("down")
    assert scene.hits == []


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_everything_about_a_skill_can_be_scrolled_into_sight(scale: float) -> None:
    with window(App(Settings(text_scale=scale), size=(1280, 720))) as driver:
        open_pages(driver, "Ball & Chain")
        page = driver.scene.group["rule"]
        driver.wheel(-100, page.rect.center)
        last = page.laid[-1]
        assert page.rect.y + last.y + last.tall - page.offset <= page.rect.bottom
        driver.scene.group.set_focus("rule")
        driver.key("home")
        assert page.offset == 0


# -------------------------------------------------------------------------------------- how one gets there
def test_chapter_19_of_the_rulebook_opens_it(driver: Driver) -> None:
    driver.open(Rules(driver.app, "sevens", at="19"))
    driver.click("own")
    assert over(driver) is SkillPages
    driver.key("esc")
    assert over(driver) is Rules


def test_no_other_chapter_has_the_button(driver: Driver) -> None:
    driver.open(Rules(driver.app, "sevens", at="6"))
    assert "own" not in driver.scene.group


GIVEN = ("H1.at g6", "H1.skills Loner(4+),Block", "A1.at n6")


def test_a_click_on_a_players_card_opens_it_with_that_players_skills(driver: Driver, begin: Begin) -> None:
    scene = begin(given=GIVEN)
    place = known(scene.board, SevensPlaying).stage.place
    driver.click(place.grid.centre(scene.session.match.state.at[0]))
    driver.click(place.panel)
    assert over(driver) is SkillPages
    assert [skill.name for skill in driver.scene.hits] == ["Block", "Loner"]
    driver.click(driver.scene.group["kind"].boxes()[1])
    assert len(driver.scene.hits) == 108


def test_the_pause_opens_it(driver: Driver, begin: Begin) -> None:
    begin(given=GIVEN)
    driver.key("esc")
    assert over(driver) is Pause
    driver.click("page")
    assert over(driver) is SkillPages
    driver.key("esc")
    assert over(driver) is Pause


@pytest.mark.parametrize("name", ["Block", "Loner (4+)"])
def test_a_click_on_a_skills_name_opens_its_page_beside_the_players_others(
    driver: Driver, begin: Begin, name: str
) -> None:
    scene = begin(given=GIVEN)
    driver.step(8)  # the table is laid
    stage = known(scene.board, SevensPlaying).stage
    driver.click(stage.place.grid.centre(scene.session.match.state.at[0]))
    board = stage.board
    assert board is not None
    box = next(box for box, each in board._standing.skills if each == name)
    driver.click(box)
    assert over(driver) is SkillPages
    assert driver.scene.shown.name == name.partition(" ")[0]
    assert [skill.name for skill in driver.scene.hits] == ["Block", "Loner"]
