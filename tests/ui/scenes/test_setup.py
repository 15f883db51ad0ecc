"""Match set-up: seats, helmets, players, options."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.games.registry import box
from game.store.settings import SeatSetUp, Settings
from game.store.settings import SetUp as KeptSetUp
from game.ui.scenes import opening
from game.ui.scenes.setup import SetUp
from game.ui.scenes.setup_state import LONGEST_NAME, SetUpState, set_up_as_last
from game.ui.toast import CueTag
from game.ui.widgets.canvas import Canvas
from tests.ui.driver import Driver


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[SetUpState]:
    """What Start has begun; the match itself is not opened."""
    begun: list[SetUpState] = []
    monkeypatch.setattr(opening, "begin_match", lambda _app, state: begun.append(state))
    return begun


def opened(driver: Driver, *, count: int = 2) -> Any:
    scene = SetUp(driver.app, "bfl")
    scene.set_up.count = count
    return driver.open(scene)


def cell(driver: Driver, picker: str, i: int) -> Any:
    return driver.scene.group[picker].cells()[i]


# --------------------------------------------------------------------------------------------- seats
def test_a_newcomer_finds_one_person_and_one_coach_and_start_in_focus(
    driver: Driver, begun: list[SetUpState]
) -> None:
    opened(driver)
    assert driver.focus_name() == "start"
    driver.key("enter")
    (state,) = begun
    assert [(seat.word, seat.player) for seat in state.seats()] == [("p1", "person"), ("p2", "coach:rookie")]


def test_teams_come_by_the_empty_chair_and_by_the_option(driver: Driver) -> None:
    scene = opened(driver)
    driver.click("chair2")
    assert scene.set_up.count == 3
    choice = scene.group["opt:players"]
    driver.click((choice.rect.right - 20, choice.rect.centery))
    assert scene.set_up.count == 4
    assert "chair4" in scene.group


@pytest.mark.parametrize("scale", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_teams_are_added_one_by_one_up_to_eight(driver: Driver, size: tuple[int, int], scale: float) -> None:
    driver.resize(*size)
    driver.app.change(text_scale=scale)
    scene = opened(driver)
    driver.wheel(-20, (400, 400))  # with the largest text two cards fill the room
    for seat in range(2, 8):
        chair = scene.group[f"chair{seat}"]
        assert driver.app.view.bounds.contains(chair.rect)
        assert chair.rect.bottom <= scene.prompt.rect.y
        driver.click(chair)
        assert scene.set_up.count == seat + 1
        driver.step()
    assert not any(w.name.startswith("chair") for w in scene.group.widgets)


def test_by_keys_teams_are_added_without_a_way_back(driver: Driver) -> None:
    scene = opened(driver)
    scene.group.set_focus("chair2")
    for _ in range(6):
        driver.key("enter")
    assert scene.set_up.count == 8


def test_the_tag_of_a_sound_lies_on_the_edge_of_the_bar_and_over_none_of_its_words(driver: Driver) -> None:
    driver.app.change(sound_cues=True)
    scene = opened(driver)
    with_tag, without = pygame.Surface(driver.app.view.size), pygame.Surface(driver.app.view.size)
    tag = CueTag()
    tag.show("that does not go")
    tag.draw(Canvas(with_tag, driver.app.theme, driver.app.view), [scene.prompt.rect])
    changed = pygame.mask.from_threshold(with_tag, (0, 0, 0), (1, 1, 1, 255))
    changed.invert()
    (spot,) = changed.get_bounding_rects()
    assert (
        spot.top >= driver.app.view.device(scene.prompt.rect.bottomleft)[1] - CueTag.EDGE * driver.app.view.k
    )
    tag.draw(Canvas(without, driver.app.theme, driver.app.view))
    assert without.get_at((40, 692)) != with_tag.get_at((40, 692))  # without a bar it lies in the corner


@pytest.mark.parametrize("count", [2, 3, 4, 5, 8])
def test_up_to_eight_seats_each_have_a_card_with_all_controls(driver: Driver, count: int) -> None:
    scene = opened(driver, count=count)
    assert len(scene.cards) == count
    assert all(card.folded == (count > 4) for card in scene.cards)
    for i in range(count):
        assert all(f"{what}{i}" in scene.group for what in ("name", "colour", "pattern", "who"))


def test_a_coach_has_three_levels(driver: Driver) -> None:
    scene = opened(driver)
    driver.click(scene.group["who0"].boxes()[1])
    assert scene.set_up.chairs[0].player == "coach:pro"
    level = scene.group["level0"]
    seen = set()
    for _ in range(3):
        driver.click((level.rect.right - 20, level.rect.centery))
        seen.add(scene.set_up.chairs[0].player)
    assert seen == {"coach:rookie", "coach:pro", "coach:legend"}


def test_a_coach_keeps_the_level_whoever_sits_there_meanwhile(driver: Driver) -> None:
    scene = opened(driver)
    assert scene.set_up.chairs[1].player == "coach:rookie"
    driver.click(scene.group["who1"].boxes()[1])  # again what it is already
    assert scene.set_up.chairs[1].player == "coach:rookie"
    driver.click(scene.group["who1"].boxes()[0])
    assert scene.set_up.chairs[1].player == "person"
    driver.click(scene.group["who1"].boxes()[1])
    assert scene.set_up.chairs[1].player == "coach:rookie"


def test_the_level_is_kept_from_match_to_match_while_a_person_plays(driver: Driver) -> None:
    scene = opened(driver)
    level = scene.group["level1"]
    while scene.set_up.chairs[1].player != "coach:legend":
        driver.click((level.rect.right - 20, level.rect.centery))
    driver.click(scene.group["who1"].boxes()[0])
    kept = set_up_as_last(box("bfl"), Settings().but(setups={"bfl": scene.set_up.kept()}))
    assert (kept.chairs[1].player, kept.chairs[1].level) == ("person", "coach:legend")
    kept.chairs[1].play(kept.chairs[1].level)
    again = set_up_as_last(box("bfl"), Settings().but(setups={"bfl": kept.kept()}))
    assert again.chairs[1].player == "coach:legend"


def test_the_hint_of_an_option_calls_its_values_as_the_choice_does(driver: Driver) -> None:
    choice = opened(driver).group["opt:out_of_bounds"]
    assert all(f"({words})" in choice.hint for words in ("by the letter", "net"))
    assert "(literal)" not in choice.hint


# ------------------------------------------------------------------------------------------- helmets
def test_a_free_colour_is_put_on(driver: Driver) -> None:
    scene = opened(driver)
    driver.click(cell(driver, "colour0", 5))
    assert scene.set_up.chairs[0].colour == 5


def test_a_colour_that_is_worn_is_struck_through_and_refused(driver: Driver) -> None:
    scene = opened(driver)
    assert scene.group["colour0"].taken(1)
    driver.click(cell(driver, "colour0", 1))
    assert scene.set_up.chairs[0].colour == 0
    assert driver.app.toast.words == "Ben plays in that colour"


def test_arrows_hop_over_colours_that_are_worn(driver: Driver) -> None:
    scene = opened(driver)
    scene.group.set_focus("colour0")
    driver.key("right")
    assert scene.set_up.chairs[0].colour == 2


def test_with_eight_teams_two_swap_their_colours(driver: Driver) -> None:
    scene = opened(driver, count=8)
    driver.click(cell(driver, "colour0", 3))
    assert (scene.set_up.chairs[0].colour, scene.set_up.chairs[3].colour) == (3, 0)
    assert len({chair.colour for chair in scene.set_up.playing}) == 8


def test_who_comes_to_the_table_in_a_worn_colour_gets_a_free_one() -> None:
    state = set_up_as_last(box("bfl"), Settings())
    state.chairs[0].colour = 2  # the third chair's
    state.count = 3
    assert state.chairs[2].colour not in (2, state.chairs[1].colour)


# --------------------------------------------------------------------------------------------- names
def name(driver: Driver, seat: int, words: str) -> None:
    """Types a player's name over the one that stood there."""
    driver.scene.group.set_focus(f"name{seat}")
    driver.key("ctrl+a", "backspace")
    driver.type(words)


def test_a_name_is_typed_and_a_long_one_is_cut(driver: Driver, begun: list[SetUpState]) -> None:
    scene = opened(driver)
    name(driver, 0, "Maximiliana Theodora")
    scene.group.set_focus("start")
    driver.key("enter")
    assert begun[0].seats()[0].name == "Maximiliana Theodora"[:LONGEST_NAME].strip()


def test_an_empty_name_is_filled_in(driver: Driver, begun: list[SetUpState]) -> None:
    scene = opened(driver)
    name(driver, 0, "   ")
    scene.group.set_focus("start")
    driver.key("enter")
    assert begun[0].seats()[0].name == "Ada"


def test_two_of_one_name_do_not_start(driver: Driver, begun: list[SetUpState]) -> None:
    scene = opened(driver)
    name(driver, 1, "ada")
    driver.click("start")
    assert not begun
    assert "sits here twice" in driver.app.toast.words
    scene.group.set_focus("name1")
    driver.type("m")
    driver.click("start")
    assert begun[0].seats()[1].name == "adam"


# ------------------------------------------------------------------------------------------- options
def test_every_option_of_the_game_can_be_set(driver: Driver, begun: list[SetUpState]) -> None:
    scene = opened(driver)
    for rule in box("bfl").load().options:
        assert f"opt:{rule.name}" in scene.group
        if rule.name != "players":
            widget = scene.group[f"opt:{rule.name}"]
            driver.click((widget.rect.right - 20, widget.rect.centery))
    driver.click("start")
    assert begun[0].options == {
        "players": "2",
        "out_of_bounds": "net",
        "cup": "hand",
        "move_own_helmet": "yes",
        "party": "yes",
    }


def test_speed_and_odds_are_settings_and_kept_at_once(driver: Driver) -> None:
    scene = opened(driver)
    driver.click("odds")
    pace = scene.group["pace"]
    driver.click((pace.rect.x + pace.label_w + 20, pace.rect.centery))
    assert driver.app.settings.show_odds is False
    assert driver.app.settings.animation == "fast"


def test_a_set_up_is_kept_for_the_next_match(driver: Driver) -> None:
    scene = opened(driver, count=3)
    driver.click(cell(driver, "pattern0", 6))
    driver.click("back")
    again = SetUp(driver.app, "bfl").set_up
    assert again.count == 3
    assert again.chairs[0].pattern == 6
    assert scene.set_up.kept() == driver.app.store.settings.setups["bfl"]


def test_what_was_kept_and_no_longer_fits_is_as_new() -> None:
    seats = (SeatSetUp("Mia", 1, 1, "coach:legend"), SeatSetUp("Jon", 1, 2, "random"))
    kept = KeptSetUp(seats, {"players": "12", "party": "yes", "gone": "yes"})
    state = set_up_as_last(box("bfl"), Settings().but(setups={"bfl": kept}))
    assert [chair.name for chair in state.playing] == ["Mia", "Jon"]
    assert state.chairs[0].player == "coach:legend"
    assert state.chairs[1].player == "coach:rookie"
    assert len({chair.colour for chair in state.playing}) == 2
    assert state.options == {**state.options, "players": "2", "party": "yes"}
    assert "gone" not in state.options


# ----------------------------------------------------------------------------------- every way to play
@pytest.mark.parametrize(("scale", "count"), [(1.0, 4), (1.0, 7), (1.5, 8), (2.0, 3)])
def test_tab_reaches_every_control_and_start_at_every_text_scale(
    driver: Driver, scale: float, count: int, begun: list[SetUpState]
) -> None:
    driver.app.change(text_scale=scale)
    scene = opened(driver, count=count)
    ring = [w for w in scene.group.widgets if w.focusable and w.enabled]
    reached = set()
    for _ in ring:
        driver.key("tab")
        focus = scene.group.focus
        reached.add(focus.name)
        if focus.pane is not None:
            assert focus.pane.rect.colliderect(focus.rect), f"{focus.name} has the focus out of sight"
    assert reached == {w.name for w in ring}
    scene.group.set_focus("start")
    driver.key("space")
    assert begun


def test_a_gamepad_turns_options_and_starts(driver: Driver, begun: list[SetUpState]) -> None:
    scene = opened(driver)
    driver.pad(pygame.CONTROLLER_BUTTON_DPAD_UP)
    scene.group.set_focus("opt:players")
    driver.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert scene.set_up.count == 3
    scene.group.set_focus("start")
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    assert begun


def test_large_text_turns_seats_and_options_into_pages(driver: Driver) -> None:
    driver.app.change(text_scale=2.0)
    scene = opened(driver)
    assert "opt:party" not in scene.group
    driver.click(scene.group["page"].boxes()[1])
    assert "opt:party" in scene.group
    assert "name0" not in scene.group


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_what_lies_beyond_the_list_is_scrolled_to(driver: Driver, scale: float) -> None:
    driver.app.change(text_scale=scale)
    scene = opened(driver, count=8)
    pane = scene.group["name7"].pane
    assert not pane.sees(scene.group["name7"].rect)
    driver.wheel(-40, scene.area)
    assert pane.sees(scene.group["name7"].rect)


def test_resizing_loses_nothing(driver: Driver) -> None:
    scene = opened(driver, count=4)
    driver.click(cell(driver, "pattern2", 5))
    driver.resize(1024, 640)
    driver.step(2)
    assert scene.set_up.count == 4
    assert scene.set_up.chairs[2].pattern == 5
    assert scene.app.view.size == (1024, 640)
