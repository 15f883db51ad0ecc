"""Puzzles in the window: from the practice ground to a list, on the table, and what came of it is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from game.core.check import run_record
from game.core.requests import Answer, Choice, Roll
from game.games.sevens import GAME
from game.games.sevens.answered import GIVEN_UP
from game.games.sevens.goals import decides
from game.store.store import Store
from game.ui.scenes.editor import Editor
from game.ui.scenes.match_think import Thought, at_once
from game.ui.scenes.opening import open_rules
from game.ui.scenes.overlays import Ask, AskName
from game.ui.scenes.pause import Pause
from game.ui.scenes.practice import Practice
from game.ui.scenes.puzzle import SWITCHES, PuzzleScene, open_puzzle
from game.ui.scenes.puzzle_over import PuzzleOver
from game.ui.scenes.puzzle_strip import task_lines, words_box
from game.ui.scenes.puzzles import PuzzleList
from game.ui.scenes.puzzles_data import shipped
from game.ui.scenes.replay import Replay
from game.ui.scenes.setup import SetUp
from game.ui.tables.sevens import againcard
from game.ui.tables.sevens.playing import SevensPlaying
from game.ui.widgets.canvas import Box
from tests.ui.driver import Driver, known

LINE = "02_from_hand_to_hand"


def opened(driver: Driver, ident: str = LINE) -> PuzzleScene:
    driver.app.change(animation="none")
    scene = driver.open(PuzzleList(driver.app))
    at = next(n for n, row in enumerate(scene.rows) if row.ident == ident)
    open_puzzle(driver.app, scene.rows, at, think=at_once)
    driver.step(3)
    return known(driver.scene, PuzzleScene)


def solve(driver: Driver, scene: PuzzleScene, most: int = 999) -> None:
    for answer in run_record(scene.puzzle.record, GAME).match.answers[:most]:
        for _ in range(60):
            driver.step(dt_s=0.4)
            if scene.play.open and not scene.play.film.busy:
                break
        scene.play.answer(answer)
    for _ in range(60):
        driver.step(dt_s=0.4)


def test_the_list_is_two_clicks_from_the_shelf_and_can_be_opened_with_keys(driver: Driver) -> None:
    driver.open(Practice(driver.app))
    driver.click("puzzles")
    scene = known(driver.scene, PuzzleList)
    assert len(scene.rows) >= 10
    assert all(row.puzzle is not None for row in scene.rows)
    driver.key("down", "enter")
    assert isinstance(driver.scene, PuzzleScene)


def test_a_line_that_scores_is_counted_and_kept(driver: Driver, store: Store) -> None:
    scene = opened(driver)
    solve(driver, scene)
    over = known(driver.scene, PuzzleOver)
    assert scene.solved
    assert scene.chance == pytest.approx(scene.puzzle.chance, abs=1e-4)
    assert over.lit == 3
    assert "best found" in over.words()
    kept = store.puzzles.tried(LINE)
    assert (kept.tries, kept.scored) == (1, 1)
    assert kept.best == pytest.approx(scene.puzzle.chance, abs=1e-4)
    driver.click("list")
    assert isinstance(driver.scene, PuzzleList)
    assert store.saves.list_saves() == []


def test_the_turn_can_be_ended_taken_back_and_begun_again(driver: Driver, store: Store) -> None:
    scene = opened(driver)
    scene.play.answer((0, ("end_turn",)))
    driver.step(3)
    assert known(driver.scene, PuzzleOver).lit == 0
    assert store.puzzles.tried(LINE).scored == 0
    driver.click("undo")
    assert driver.scene is scene
    assert scene.session.history == []
    scene.play.answer((0, ("end_turn",)))
    driver.step(3)
    driver.click("again")
    assert driver.scene is scene
    assert scene.session.history == []


def test_the_figure_of_the_line_falls_with_its_dice(driver: Driver) -> None:
    scene = opened(driver)
    assert scene.chance == 1.0
    solve(driver, scene, most=5)
    assert scene.chance == pytest.approx(scene.puzzle.chance, abs=0.4)
    assert scene.chance < 1.0


def test_hint_solution_and_next(driver: Driver) -> None:
    scene = opened(driver)
    driver.click("hint")
    assert scene.puzzle.hint in driver.app.toast.words
    driver.click("solution")
    known(driver.scene, Replay)
    driver.key("esc")
    assert known(driver.scene, PuzzleScene) is scene
    scene.play.answer((0, ("end_turn",)))
    driver.step(3)
    driver.click("next")
    assert known(driver.scene, PuzzleScene).at == scene.at + 1


def test_a_file_that_is_no_puzzle_is_listed_with_the_reason(driver: Driver, store: Store) -> None:
    store.puzzles.save("broken", "record 1 sevens\ngiven H1.at z9\n")
    scene = driver.open(PuzzleList(driver.app))
    row = scene.rows[-1]
    assert row.puzzle is None or row.state is None
    assert row.problem
    scene.chosen = len(scene.rows) - 1
    scene.rebuild()
    driver.step()
    assert not scene.group["play"].enabled


def test_while_the_chance_is_reckoned_the_result_waits_and_says_so(driver: Driver) -> None:
    scene = opened(driver)
    waiting: list[Thought[Any]] = []

    def later(job: Callable[[], Any]) -> Thought[Any]:
        waiting.append(Thought(job))
        return waiting[-1]

    scene.think = later
    scene.play.answer((0, ("end_turn",)))
    driver.step(3)
    assert driver.scene is scene
    assert "being reckoned" in driver.app.toast.words
    for thought in waiting:
        thought.run()
    driver.step(3)
    known(driver.scene, PuzzleOver)


def test_a_click_looks_at_a_puzzle_and_a_second_one_plays_it(driver: Driver) -> None:
    scene = driver.open(PuzzleList(driver.app))
    r = scene.list.rect
    place = (r.x + 150, r.y + 2.5 * scene.list.row_h)
    driver.click(place)
    driver.step()
    assert driver.scene is scene
    assert scene.chosen == 2
    driver.click(place)
    known(driver.scene, PuzzleScene)


def test_puzzles_open_from_the_set_up_and_from_the_rulebook(driver: Driver) -> None:
    driver.open(SetUp(driver.app, "sevens"))
    driver.click("practice")
    known(driver.scene, PuzzleList)
    driver.click("back")
    open_rules(driver.app, "sevens", "S7-3.1")
    driver.step(2)
    driver.click("own")
    known(driver.scene, PuzzleList)
    driver.open(SetUp(driver.app, "rumble"))
    assert "practice" not in driver.scene.group


def test_the_pause_leads_to_the_list_and_to_the_shelf_and_says_what_is_kept(driver: Driver) -> None:
    scene = opened(driver)
    driver.key("esc")
    pause = known(driver.scene, Pause)
    assert "save" not in pause.group
    assert pause.menu.kept is not None
    assert "begins anew" in " ".join(pause.menu.kept)
    driver.click("up")
    known(driver.scene, PuzzleList)
    open_puzzle(driver.app, scene.rows, scene.at, think=at_once)
    driver.step(3)
    driver.key("esc")
    driver.click("shelf")
    assert len(driver.app.stack) == 1


def follow(driver: Driver, scene: PuzzleScene, line: Sequence[Answer], *, until: str = "") -> None:
    """Decisions are followed; dice fall as badly as they can, what is asked between is answered last, and
    when no decision is left the turn is ended. ``until`` is a question at which it is left."""
    left = list(line)
    for _ in range(200):
        driver.step(dt_s=0.4)
        if driver.scene is not scene:
            return
        request = scene.play.request
        if not scene.play.open or scene.play.film.busy:
            continue
        if request is not None and request.what == until:
            return
        if isinstance(request, Roll):
            bad = ("skull" if request.what == "block" else min(die.faces) for _, die in request.dice)
            scene.play.answer(tuple(bad))
        elif isinstance(request, Choice) and decides(request, scene.side):
            ends = [each for each in request.options if each[1] in GIVEN_UP]
            scene.play.answer(left.pop(0) if left else ends[0])
        elif isinstance(request, Choice):
            scene.play.answer(request.options[-1])


def test_a_best_line_that_its_dice_broke_off_keeps_its_chance(driver: Driver) -> None:
    scene = opened(driver)
    follow(driver, scene, scene.puzzle.line(GAME))
    over = known(driver.scene, PuzzleOver)
    assert not scene.solved
    assert scene.chance == pytest.approx(scene.puzzle.chance, abs=1e-4)
    assert over.words() == "The dice failed: this line scores in 59%"
    assert over.lit == 0


def test_another_line_that_was_broken_off_is_worth_what_could_have_followed(driver: Driver) -> None:
    scene = opened(driver, "05_the_carrier_hits_back")
    follow(driver, scene, scene.puzzle.line(GAME)[3:])  # the blitz without help: one die
    over = known(driver.scene, PuzzleOver)
    assert scene.whole
    assert 0.5 < scene.chance < scene.puzzle.chance
    assert over.words() == f"The dice failed: this line scores in {scene.chance:.0%}"


def test_a_best_line_that_is_given_up_comes_to_nothing(driver: Driver) -> None:
    scene = opened(driver)
    follow(driver, scene, scene.puzzle.line(GAME)[:1])
    assert "comes to nothing" in known(driver.scene, PuzzleOver).words()


def covered(scene: PuzzleScene, driver: Driver) -> Box:
    """Where the notice lies."""
    room, c = scene.notice_room(), scene.canvas()
    lines = c.lines(driver.app.toast.words, room.w - 40, 16, "strong")
    return Box(room.x, room.y, room.w, c.leading(16) * len(lines) + 22)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(960, 720), (1280, 720), (1920, 1080)])
def test_task_hint_and_card_of_a_reroll_leave_each_other_free(
    driver: Driver, size: tuple[int, int], scale: float
) -> None:
    driver.resize(*size)
    driver.app.change(text_scale=scale)
    scene = opened(driver, "09_the_longer_way")
    strip, c = scene.strip, scene.canvas()
    for row in scene.rows:
        assert row.puzzle is not None
        lines, cap = task_lines(c, row.puzzle.task, words_box(strip.cut(0, 0, SWITCHES, 0)).w)
        assert cap >= 15
        assert len(lines) <= 2
        assert all(c.width(line, cap, "strong", cap=cap) <= words_box(strip).w for line in lines)
        driver.app.notice(row.puzzle.hint)
        driver.step()
        assert not covered(scene, driver).colliderect(strip)
        assert not covered(scene, driver).colliderect(scene.bar.rect)
    board = known(scene.board, SevensPlaying)
    follow(driver, scene, scene.puzzle.line(GAME), until="reroll")
    assert board.stage.picture.failed is not None
    assert not againcard.box_of(board.stage.picture, board.stage.place).colliderect(strip)


def test_what_can_be_done_with_another_row_is_a_click_away_also_for_own_positions(
    driver: Driver, store: Store
) -> None:
    text = dict(shipped())[LINE].replace("From hand to hand", "Mine")
    store.puzzles.save("mine", text)
    scene = driver.open(PuzzleList(driver.app))
    last = len(scene.rows) - 1
    driver.wheel(-99, scene.list.rect.center)
    driver.step(90)
    r = scene.list.rect
    driver.click((r.x + 150, r.bottom - scene.list.row_h / 2))
    driver.step()
    assert driver.scene is scene
    assert scene.chosen == last
    assert scene.row is not None
    assert scene.row.own
    driver.click("hint")
    assert scene.hinted
    driver.click("export")
    known(driver.scene, AskName)
    driver.key("esc")
    driver.click("delete")
    known(driver.scene, Ask)
    driver.key("esc")
    driver.click("edit")
    assert known(driver.scene, Editor).now.name == "Mine"
