"""The position editor: an empty pitch or a puzzle becomes a position that is played."""

from __future__ import annotations

import pygame
import pytest

from game.core.grid import NOWHERE, named
from game.games.sevens import GAME
from game.games.sevens.data.skills import owned_skill
from game.games.sevens.goals import Aim, Goal
from game.games.sevens.puzzles import TASK, begin_puzzle, read_puzzle
from game.games.sevens.state import NOBODY, PLAYERS, PRONE
from game.store.store import Store
from game.ui.scenes import editor_text
from game.ui.scenes.editor import LEFT, Editor
from game.ui.scenes.editor_position import Figure, Refused, Setting
from game.ui.scenes.editor_skills import EditSkills, toggled
from game.ui.scenes.editor_words import EditWords
from game.ui.scenes.overlays import AskName
from game.ui.scenes.pause import Pause
from game.ui.scenes.pick_one import PickOne
from game.ui.scenes.puzzle import PuzzleScene
from game.ui.scenes.puzzles import PuzzleList
from game.ui.tables.sevens.layout import BAND
from tests.ui.driver import Driver, known
from tests.ui.scenes.editing import A1, FIRST_LINE, H1, H2, SECOND_LINE, opened, put, row, spot


def test_by_mouse_alone_a_position_is_made_tried_and_kept(driver: Driver, store: Store) -> None:
    scene = opened(driver)
    put(driver, scene, FIRST_LINE, "r6")
    assert scene.now.figure(H1).at == named("r6")
    driver.click("ball")
    assert scene.now.holder == H1
    driver.click("side")  # the middle of both: the right one of them
    driver.step()
    tabs = scene.group["side"]
    driver.click(tabs.boxes()[1].center)
    driver.step()
    driver.click(row(scene, SECOND_LINE))
    driver.click(spot(scene, "c3"))
    driver.step()
    assert scene.now.figure(A1).at == named("c3")
    driver.click("try")
    puzzle = known(driver.scene, PuzzleScene)
    assert not puzzle.counts
    driver.step(3)
    driver.key("esc")
    pause = known(driver.scene, Pause)
    assert "shelf" not in pause.group  # what was drawn would be lost on the way
    assert pause.group["up"].words == "To the editor"
    driver.click("up")
    assert driver.scene is scene
    driver.click("save")
    known(driver.scene, AskName)
    driver.type("A stroll")
    driver.click("yes")
    assert driver.scene is scene
    assert not scene.changed
    ident, text = store.puzzles.own()[0]
    assert ident == "a_stroll"
    state = begin_puzzle(read_puzzle(text, ident), GAME).state
    assert state.holder == H1
    assert state.at[A1] == named("c3")
    driver.click("back")
    found = known(driver.scene, PuzzleList)
    assert found.row is not None
    assert found.row.name == "A stroll"


def test_by_keyboard_alone_a_position_is_made_and_kept(driver: Driver, store: Store) -> None:
    scene = opened(driver)
    assert driver.focus_name() == "palette"
    driver.key("down", "enter")  # the first position of the roster goes into the hand
    assert driver.focus_name() == "pitch"
    driver.key("right", "enter")
    assert scene.now.figure(H1).at == named("l6")
    driver.key("esc", "enter")  # let go, and choose the one on the square
    assert scene.chosen == H1
    for _ in range(30):
        driver.key("tab")
        if driver.focus_name() == "ball":
            break
    driver.key("enter")
    assert scene.now.holder == H1
    for _ in range(30):
        driver.key("tab")
        if driver.focus_name() == "save":
            break
    driver.key("enter")
    driver.type("By keys")
    driver.key("enter")
    assert [ident for ident, _ in store.puzzles.own()] == ["by_keys"]
    driver.key("esc", "esc")
    assert isinstance(driver.scene, PuzzleList)


def test_a_player_is_moved_by_drag_and_by_two_clicks_and_taken_off(driver: Driver) -> None:
    scene = opened(driver)
    put(driver, scene, FIRST_LINE, "e5")
    driver.drag(spot(scene, "e5"), spot(scene, "g7"))
    assert scene.now.figure(H1).at == named("g7")
    driver.step()
    assert scene.chosen == H1
    driver.click(spot(scene, "h8"))
    driver.step()
    assert scene.now.figure(H1).at == named("h8")
    driver.drag(spot(scene, "h8"), (scene.pitch.rect.centerx, 30))
    driver.step()
    assert scene.now.players[H1] is None
    assert scene.chosen == NOBODY


def test_what_is_impossible_is_named_in_one_line(driver: Driver) -> None:
    scene = opened(driver)
    assert "Nobody of home" in scene.now.problem()
    put(driver, scene, FIRST_LINE, "e5")
    put(driver, scene, SECOND_LINE, "e5")
    assert "two cannot share a square" in driver.app.toast.words
    assert scene.now.players[H2] is None
    assert "no ball" in scene.now.problem()
    driver.click("try")
    assert driver.scene is scene
    assert "no ball" in driver.app.toast.words
    driver.click("ball")
    tabs = scene.group["state"]
    driver.click(tabs.boxes()[1].center)
    assert "has to stand" in driver.app.toast.words
    assert scene.now.problem() == ""


def test_a_twelfth_player_of_a_side_is_refused(driver: Driver) -> None:
    scene = opened(driver)
    for n in range(1, 12):
        put(driver, scene, FIRST_LINE, f"e{n}")
    put(driver, scene, FIRST_LINE, "f1")
    assert "that is the most" in driver.app.toast.words
    assert sum(each is not None for each in scene.now.players) == 11


def test_the_ball_lies_on_a_square_and_is_carried_by_who_is_given_it(driver: Driver) -> None:
    scene = opened(driver)
    put(driver, scene, 0, "k6")
    assert scene.now.ball == named("k6")
    put(driver, scene, FIRST_LINE, "k6")
    assert (scene.now.holder, scene.now.ball) == (H1, NOWHERE)
    driver.drag(spot(scene, "k6"), spot(scene, "m6"))
    driver.step()
    driver.click("remove")
    assert (scene.now.holder, scene.now.ball) == (NOBODY, named("m6"))
    driver.step()
    driver.drag(spot(scene, "m6"), spot(scene, "c2"))
    assert scene.now.ball == named("c2")


def test_figures_state_and_skills_of_a_player(driver: Driver) -> None:
    scene = opened(driver)
    put(driver, scene, FIRST_LINE, "e5")
    before = scene.now.figure(H1)
    driver.click(scene.group["st"].knob(1))
    driver.step()
    driver.click(scene.group["pa"].knob(-1))
    driver.step()
    tabs = scene.group["state"]
    driver.click(tabs.boxes()[1].center)
    driver.step()
    driver.click("skills")
    known(driver.scene, EditSkills)
    driver.type("block")
    driver.key("enter")
    driver.click("take")
    figure = scene.now.figure(H1)
    assert (figure.st, figure.pa, figure.status) == (before.st + 1, before.pa - 1, PRONE)
    assert "Block" in figure.skills


def test_two_skills_that_cannot_go_together_are_refused(driver: Driver) -> None:
    scene = opened(driver)
    put(driver, scene, FIRST_LINE, "e5")
    driver.click("skills")
    overlay = known(driver.scene, EditSkills)
    driver.type("grab")
    driver.key("enter", *["backspace"] * 4)
    driver.type("frenzy")
    driver.key("enter")
    assert "cannot go with Grab" in driver.app.toast.words
    assert overlay.has == ("Grab",)


def test_a_value_of_a_skill_takes_the_place_of_another() -> None:
    has = toggled(("Loner(4+)", "Block"), owned_skill("Loner (3+)"))
    assert has == ("Block", "Loner(3+)")
    assert toggled(has, owned_skill("Loner (3+)")) == ("Block",)


def test_turn_half_rerolls_and_weather(driver: Driver) -> None:
    scene = opened(driver)
    driver.click(scene.group["turn"].boxes()[1].center)
    driver.step()
    for name in ("number", "half", "rerolls0", "rerolls1", "rerolls1"):
        driver.click(scene.group[name].knob(1))
        driver.step()
    driver.click("weather")
    known(driver.scene, PickOne)
    driver.type("blizz")
    driver.key("enter")
    now = scene.now
    assert (now.turn, now.turns, now.half, now.rerolls) == (1, (2, 2), 2, (1, 2))
    put(driver, scene, 0, "k6")
    driver.click(scene.group["side"].boxes()[1].center)
    driver.step()
    put(driver, scene, FIRST_LINE, "e5")
    driver.click("try")
    state = known(driver.scene, PuzzleScene).session.match.state
    assert (state.turn, state.turns, state.half, state.rerolls) == (1, (2, 2), 2, (1, 2))


def test_every_step_can_be_taken_back_and_given_again(driver: Driver) -> None:
    scene = opened(driver)
    start = scene.now
    put(driver, scene, FIRST_LINE, "e5")
    put(driver, scene, FIRST_LINE, "e6")
    last = scene.now
    driver.key("u", "u")
    assert scene.now == start
    driver.click("redo")
    driver.key("r")
    assert scene.now == last


def test_a_side_of_which_nobody_can_act_is_refused() -> None:
    ready = Setting((Figure(named("e5")), *(None,) * (PLAYERS - 1)), holder=H1)
    editor_text.checked(ready)
    done = ready.changed(H1, other=(("acted", "yes"),))
    with pytest.raises(Refused, match="Nobody of home, whose turn it is, can do anything"):
        editor_text.checked(done)


def test_name_task_and_hint_are_typed_and_emptied(driver: Driver) -> None:
    driver.open(PuzzleList(driver.app))
    driver.click("edit")
    scene = known(driver.scene, Editor)
    assert scene.now.hint
    driver.click("words")
    overlay = known(driver.scene, EditWords)
    driver.click("hint")
    driver.key("ctrl+a", "backspace")
    driver.click("task")
    driver.key("ctrl+a", "backspace")
    assert overlay.words["hint"] == ""
    driver.click("take")
    assert driver.scene is scene
    assert (scene.now.hint, scene.now.task) == ("", TASK)
    text = editor_text.text_of(scene.now, scene.source)
    assert "# hint" not in text
    driver.key("u")
    assert scene.now.hint
    driver.click("words")
    driver.key("esc")
    assert scene.now.hint


def test_a_goal_is_an_opponent_who_goes_down(driver: Driver) -> None:
    scene = opened(driver)
    put(driver, scene, FIRST_LINE, "e5")
    driver.click("ball")
    driver.click(scene.group["side"].boxes()[1].center)
    driver.step()
    put(driver, scene, FIRST_LINE, "f5")
    driver.key("esc")
    driver.step()
    driver.click("goal")
    known(driver.scene, PickOne)
    driver.type("put down")
    driver.key("enter")
    assert scene.now.goal == Goal(Aim.DOWN, A1)
    assert scene.now.task == "Put A1 down this turn"
    puzzle = editor_text.checked(scene.now)
    assert puzzle.goal == scene.now.goal
    assert editor_text.opened(puzzle).setting.goal == scene.now.goal
    driver.click(spot(scene, "f5"))
    driver.step()
    driver.click(scene.group["state"].boxes()[1].center)
    driver.step()
    assert scene.now.problem() == "A1 is down already: give it a stand, or another goal"


def test_a_gamepad_puts_moves_and_takes_off(driver: Driver) -> None:
    scene = opened(driver)
    assert driver.focus_name() == "palette"
    driver.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    assert driver.focus_name() == "pitch"
    driver.pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    start = scene.now.figure(H1).at
    driver.pad(pygame.CONTROLLER_BUTTON_B)  # lets go
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    assert scene.chosen == H1
    driver.pad(pygame.CONTROLLER_BUTTON_DPAD_UP)
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    assert scene.now.figure(H1).at == start + (named("e6") - named("e5"))
    for _ in range(40):
        if driver.focus_name() == "remove":
            break
        driver.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    assert scene.now.players[H1] is None


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_letters_and_numbers_stand_on_the_boards_round_the_pitch(driver: Driver, scale: float) -> None:
    driver.app.change(text_scale=scale)
    scene = opened(driver)
    boards = scene.pitch.grid.field.inflate(2 * BAND, 2 * BAND)
    assert boards.x > LEFT.right
    assert boards.right <= 1280
    assert boards.y >= 62
    assert boards.bottom <= scene.card_box.y
