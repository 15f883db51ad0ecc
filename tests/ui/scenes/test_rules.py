"""The rulebook on the table: by mouse, by keys, opened at a rule."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.ui.rulebook import read
from game.ui.scenes.rules import Rules
from tests.ui.driver import Driver


def row_of(scene: Rules, i: int) -> tuple[float, float]:
    """The middle of a row of the list at the left."""
    rows = scene.group["chapter"] if "chapter" in scene.group else scene.group["hit"]
    return rows.rect.centerx, rows.rect.y + (i + 0.5) * rows.row_h - rows.offset


def title(scene: Rules) -> str:
    return scene.book.chapters[scene.chapter].title


def test_by_mouse_alone(driver: Driver) -> None:
    scene = driver.open(Rules(driver.app))
    assert title(scene) == "Quick start"
    driver.click(row_of(scene, 6))
    assert title(scene) == "Penalties"
    driver.click("next")
    assert title(scene) == "Challenge flag"
    driver.click("prev")
    driver.wheel(-5, scene.page.rect.center)
    assert scene.page.offset > 0
    driver.click("back")
    assert driver.app.scene is None


def test_by_keys_alone(driver: Driver) -> None:
    scene = driver.open(Rules(driver.app))
    driver.key("right", "right")
    assert title(scene) == "The roll"
    driver.key("down", "down")
    assert scene.page.offset > 0
    driver.key("ctrl+f")
    assert driver.focus_name() == "search"
    driver.type("hail mary")
    driver.key("down", "down", "enter")
    assert scene.lit == scene.book.id_of(scene.hits[0][1].id or scene.hits[0][1].of)
    assert scene.book.place(scene.lit) == scene.chapter
    driver.key("f1")  # the key that opened it closes it
    assert driver.app.scene is None


@pytest.mark.parametrize("rule", ["BFL-6.2", "6.2"])
def test_opened_at_a_rule_it_shows_that_rule_at_the_top(driver: Driver, rule: str) -> None:
    scene = driver.open(Rules(driver.app, "bfl", at=rule))
    assert (title(scene), scene.lit) == ("Penalties", "BFL-6.2")
    laid = next(one for one in scene.page.laid if one.rule == "BFL-6.2")
    assert laid.y - scene.page.offset < 40 or scene.page.offset == scene.page.most
    assert 0 <= laid.y - scene.page.offset < scene.page.rect.h - 80


def test_a_rule_that_does_not_exist_opens_the_book_at_its_beginning(driver: Driver) -> None:
    assert driver.open(Rules(driver.app, "bfl", at="BFL-77.1")).chapter == 0


def test_the_rule_just_used_is_marked_in_the_page_and_in_the_contents(driver: Driver) -> None:
    plain = driver.open(Rules(driver.app, "bfl", at="BFL-6.1"))
    before = driver.app.surface.copy()
    driver.app.pop()
    driver.app.running = True
    used = driver.open(Rules(driver.app, "bfl", used={"BFL-6.1": "roll 14, Dan −10"}))
    assert used.chapter == plain.chapter
    mark = driver.app.surface.get_at(driver.at((used.page.rect.right - 60, used.page.rect.y + 20)))
    assert mark != before.get_at(driver.at((used.page.rect.right - 60, used.page.rect.y + 20)))


def test_typing_sifts_and_the_caret_stays_where_it_is(driver: Driver) -> None:
    scene = driver.open(Rules(driver.app))
    driver.click("search")
    driver.type("flg")
    assert scene.hits == []
    driver.key("left")
    driver.type("a")
    assert scene.query == "flag"
    assert len(scene.hits) > 3
    driver.step()
    driver.click(row_of(scene, 1))
    assert scene.lit.startswith("BFL-")
    scene.group.set_focus("search")
    driver.key("esc")  # first the search goes, then the book
    assert (scene.query, driver.app.scene) == ("", scene)
    driver.key("esc")
    assert driver.app.scene is None


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_every_word_of_every_chapter_is_on_its_page(driver: Driver, scale: float) -> None:
    driver.app.change(text_scale=scale)
    scene = driver.open(Rules(driver.app))
    for i, chapter in enumerate(read("bfl").chapters):
        scene.open(i)
        driver.step()
        page = scene.page
        assert len(page.laid) == len(chapter.blocks)
        for above, below in zip(page.laid, page.laid[1:]):
            assert below.y >= above.y + above.tall
        driver.key("end")
        assert page.laid[-1].y + page.laid[-1].tall - page.offset <= page.rect.h


def test_a_change_of_size_keeps_the_chapter_the_place_and_the_search(driver: Driver) -> None:
    scene = driver.open(Rules(driver.app, "bfl", at="8.4"))
    offset = scene.page.offset
    driver.resize(1600, 900)
    assert title(scene) == "Special rolls"
    assert scene.page.offset == pytest.approx(offset, abs=12)


def test_the_open_book(driver: Driver, golden: Callable[[pygame.Surface, str], None]) -> None:
    driver.open(Rules(driver.app, "bfl", used={"BFL-6.1": "roll 14, Dan −10"}))
    golden(driver.app.surface, "rules")


def test_pictures_belong_to_chapters_that_are_there_and_go_with_large_text(driver: Driver) -> None:
    scene = driver.open(Rules(driver.app, "bfl", at="6"))
    assert set(scene.pictures) <= {chapter.number for chapter in scene.book.chapters}
    assert scene.picture is scene.pictures["6"]
    driver.app.change(text_scale=1.5)
    driver.step()
    assert scene.picture is None


def test_chapters_that_speak_of_each_other_are_a_click_apart(driver: Driver) -> None:
    scene = driver.open(Rules(driver.app, "bfl", at="1"))
    link = scene.links[-1]
    driver.click(link)
    assert title(scene) == "Ties"
    assert link.words == "5 Ties"
