"""Positions of the editor on disk and back: puzzles, drafts, names that are taken, files that are damaged."""

from __future__ import annotations

import pygame

from game.core.grid import named
from game.games.sevens import GAME
from game.games.sevens.puzzles import begin_puzzle, read_puzzle
from game.store.store import Store
from game.ui.scenes import editor_text
from game.ui.scenes.editor import NOTHING, Editor
from game.ui.scenes.overlays import Ask, AskName
from game.ui.scenes.puzzles import PuzzleList
from game.ui.scenes.puzzles_data import shipped
from tests.ui.driver import Driver, known
from tests.ui.scenes.editing import FIRST_LINE, H1, opened, put, row, spot


def test_leaving_with_changes_asks_and_so_does_closing_the_window(driver: Driver) -> None:
    scene = opened(driver)
    put(driver, scene, FIRST_LINE, "e5")
    driver.click("back")
    known(driver.scene, Ask)
    driver.key("esc")
    assert driver.scene is scene
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    driver.step()
    question = known(driver.scene, Ask)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    driver.step()
    assert driver.app.running
    assert known(driver.scene, Ask) is question
    driver.click("no")
    assert driver.scene is scene
    driver.click("back")
    driver.click("yes")
    assert isinstance(driver.scene, PuzzleList)


def test_every_shipped_puzzle_can_be_opened_and_loses_nothing() -> None:
    for ident, text in shipped():
        puzzle = read_puzzle(text, ident)
        source = editor_text.opened(puzzle)
        again = read_puzzle(editor_text.text_of(source.setting, source), ident)
        for path in GAME.paths(begin_puzzle(puzzle, GAME).state):
            one, other = (begin_puzzle(each, GAME).state for each in (puzzle, again))
            assert GAME.read(one, path) == GAME.read(other, path), (ident, path)
        assert (again.chance, again.hint, again.level) == (puzzle.chance, puzzle.hint, puzzle.level)
        assert again.solved
        assert again.reckoned(GAME) == puzzle.reckoned(GAME)


def test_a_changed_position_does_not_keep_the_line_of_the_old_one(driver: Driver, store: Store) -> None:
    driver.open(PuzzleList(driver.app))
    driver.click("edit")
    scene = known(driver.scene, Editor)
    assert not scene.changed
    driver.click(scene.group["rerolls0"].knob(1))
    driver.click("save")
    (ident, text), *_ = store.puzzles.own()
    puzzle = read_puzzle(text, ident)
    assert not puzzle.solved
    assert puzzle.chance == 0
    driver.click("back")
    driver.click("edit")
    again = known(driver.scene, Editor)
    assert again.ident == ident
    assert again.now.rerolls == scene.now.rerolls


def test_a_name_that_is_taken_is_refused_and_loses_nothing(driver: Driver, store: Store) -> None:
    text = shipped()[0][1]
    store.puzzles.save("Mine", text)
    scene = opened(driver)
    put(driver, scene, FIRST_LINE, "e5")
    driver.click("ball")
    driver.click("save")
    driver.type("Mine")
    driver.click("yes")
    known(driver.scene, AskName)
    assert "kept already" in driver.app.toast.words
    assert store.puzzles.own() == [("mine", text)]


def test_a_bad_file_is_named_and_stays(driver: Driver, store: Store) -> None:
    text = "record 1 sevens\ngiven H1.at e5\ngiven H2.at e5\ngiven ball H1\n"
    store.puzzles.save("bad", text)
    scene = driver.open(PuzzleList(driver.app))
    scene.chosen = len(scene.rows) - 1
    scene.rebuild()
    driver.step()
    assert "both stand on e5" in scene.rows[-1].problem
    assert not scene.group["edit"].enabled
    assert store.puzzles.own() == [("bad", text)]


def test_what_the_editor_does_not_show_is_kept() -> None:
    lines = """option rules rulebook
given score.away 1
given used blitz
given H1.at e5
given H1.acted yes
given H2.at c3
given H4.at none
given H4.state ko
given A1.at f5
given A1.state distracted
given ball e9"""
    text = f'record 1 sevens\n# name "Odd"\n{lines}\n'
    source = editor_text.opened(read_puzzle(text, "odd"))
    before = begin_puzzle(read_puzzle(text, "odd"), GAME).state
    after = begin_puzzle(editor_text.checked(source.setting, source), GAME).state
    assert [(path, GAME.read(after, path)) for path in GAME.paths(after)] == [
        (path, GAME.read(before, path)) for path in GAME.paths(before)
    ]
    assert after.house == before.house


def test_what_is_not_finished_is_kept_as_a_draft_and_comes_back(driver: Driver, store: Store) -> None:
    scene = opened(driver)
    put(driver, scene, FIRST_LINE, "e5")
    driver.click("save")
    driver.type("Half done")
    driver.click("yes")
    assert "draft" in driver.app.toast.words
    assert not scene.changed
    driver.click("back")
    found = known(driver.scene, PuzzleList)
    assert found.row is not None
    assert (found.row.name, found.row.playable) == ("Half done", False)
    assert "no ball" in found.row.problem
    assert not found.group["play"].enabled
    driver.click("edit")
    again = known(driver.scene, Editor)
    assert again.now.figure(H1).at == named("e5")
    driver.click(spot(again, "e5"))
    driver.step()
    driver.click("ball")
    driver.click("save")
    driver.click("back")
    row_now = known(driver.scene, PuzzleList).row
    assert row_now is not None
    assert row_now.playable
    assert "draft" not in dict(store.puzzles.own())["half_done"]


def test_who_leaves_can_save_first(driver: Driver, store: Store) -> None:
    scene = opened(driver)
    put(driver, scene, FIRST_LINE, "e5")
    driver.click("back")
    known(driver.scene, Ask)
    driver.click("other")
    assert isinstance(driver.scene, PuzzleList)
    assert [ident for ident, _ in store.puzzles.own()] == ["position"]


def test_saving_lets_go_of_what_is_in_hand(driver: Driver, store: Store) -> None:
    scene = opened(driver)
    put(driver, scene, FIRST_LINE, "e5")
    driver.click(row(scene, FIRST_LINE))
    assert scene.hand == FIRST_LINE
    driver.click("save")
    known(driver.scene, AskName)
    assert scene.hand == NOTHING


def test_a_position_that_was_just_made_is_scrolled_into_sight(driver: Driver, store: Store) -> None:
    scene = driver.open(PuzzleList(driver.app))
    driver.step()
    store.puzzles.save("zz_last", dict(shipped())["02_from_hand_to_hand"])
    scene._imported("zz_last")
    driver.step(2)
    bottom = (scene.chosen + 1) * scene.list.row_h
    assert scene.chosen == len(scene.rows) - 1
    assert bottom <= scene.list.offset + scene.list.rect.h + 1e-6
