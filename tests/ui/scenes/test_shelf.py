"""The shelf: the first thing a player sees."""

from __future__ import annotations

import itertools

import pygame
import pytest

from game.games.registry import BOXES
from game.store.store import Store
from game.ui.scenes.setup import SetUp
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.shelf_drawer import Drawer
from game.ui.scenes.shelf_layout import CHEST, box_places, drawer_rows
from game.ui.scenes.shelf_picture import SHIPPED, shelf_picture, suited
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.view import Box
from tests.ui.driver import Driver
from tests.ui.scenes.kept import keep_match, players

NAMES = [
    "resume",
    "practice",
    "demo",
    "seasons",
    "together",
    "replays",
    "statistics",
    "rules",
    "settings",
    "quit",
]


def test_only_boxes_that_can_be_played_are_on_it(driver: Driver) -> None:
    driver.open(Shelf(driver.app))
    boxes = [w.name for w in driver.scene.group.widgets if w.name.startswith("box:")]
    assert boxes == [f"box:{box.name}" for box in BOXES]


def test_a_newcomer_opens_the_box_with_one_click(driver: Driver) -> None:
    driver.open(Shelf(driver.app))
    driver.click("box:bfl")
    assert isinstance(driver.scene, SetUp)


def test_the_box_has_the_focus_where_nothing_waits(driver: Driver) -> None:
    driver.open(Shelf(driver.app))
    assert driver.focus_name() == "box:bfl"
    assert "resume" not in driver.scene.group
    driver.key("enter")
    assert isinstance(driver.scene, SetUp)


def test_a_match_that_waits_comes_first(driver: Driver, store: Store) -> None:
    keep_match(store, players("Ada", "Ben"), answers=20)
    driver.open(Shelf(driver.app))
    assert driver.focus_name() == "resume"
    assert driver.scene.resume.title == "Ada and Ben"


def test_a_match_that_is_over_does_not_wait(driver: Driver, store: Store) -> None:
    keep_match(store, players("Ada", "Ben"))
    driver.open(Shelf(driver.app))
    assert "resume" not in driver.scene.group


def test_every_drawer_is_reached_by_tab(driver: Driver, store: Store) -> None:
    keep_match(store, players("Ada", "Ben"), answers=20)
    driver.open(Shelf(driver.app))
    reached = set()
    for _ in range(len(NAMES) + len(BOXES)):
        driver.key("tab")
        reached.add(driver.focus_name())
    assert reached == {*NAMES, *(f"box:{box.name}" for box in BOXES)}


def test_the_arrows_go_from_the_box_to_the_drawers_and_back(driver: Driver) -> None:
    driver.open(Shelf(driver.app))
    driver.key("down")
    assert driver.focus_name() in NAMES
    driver.key("up")
    assert driver.focus_name() == "box:bfl"


def test_a_gamepad_opens_the_box(driver: Driver) -> None:
    driver.open(Shelf(driver.app))
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    assert isinstance(driver.scene, SetUp)


def test_esc_points_at_the_way_out_and_does_not_take_it(driver: Driver) -> None:
    driver.open(Shelf(driver.app))
    driver.key("esc")
    assert driver.focus_name() == "quit"
    assert driver.app.running
    driver.key("enter")
    assert not driver.app.running


def test_a_kiosk_has_no_way_out(driver: Driver) -> None:
    driver.app.change(kiosk=True)
    driver.open(Shelf(driver.app))
    assert "quit" not in driver.scene.group
    driver.key("esc")
    assert driver.app.running


def test_the_kept_matches_are_counted_after_the_first_picture(driver: Driver, store: Store) -> None:
    for seed in (1, 2):
        keep_match(store, players("Ada", "Ben"), seed=seed)
    driver.open(Shelf(driver.app))
    assert driver.scene.group["replays"].note == "matches you keep"
    driver.step(3)
    assert driver.scene.group["replays"].note == "2 matches kept"


def test_matches_to_go_on_with_are_counted_apart(driver: Driver, store: Store) -> None:
    keep_match(store, players("Ada", "Ben"), seed=1)
    keep_match(store, players("Ada", "Ben"), answers=1, seed=2)
    driver.open(Shelf(driver.app))
    driver.step(3)
    assert driver.scene.group["replays"].note == "1 to go on, 1 kept"


def test_a_save_that_cannot_be_read_is_not_one_that_is_kept(driver: Driver, store: Store) -> None:
    keep_match(store, players("Ada", "Ben"), seed=1)
    assert store.places is not None
    (store.places.saves / "torn.rec").write_bytes(b"\x00\x01 rubbish\n")
    driver.open(Shelf(driver.app))
    driver.step(3)
    assert driver.scene.group["replays"].note == "1 kept, 1 damaged"


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_one_to_four_boxes_stand_side_by_side_on_the_shelf(count: int) -> None:
    places = box_places(count)
    assert len(places) == count
    assert all(p.x >= 0 and p.right <= 1280 and p.y > 120 for p in places)
    assert all(a.right < b.x for a, b in itertools.pairwise(places))
    assert abs((places[0].x + places[-1].right) / 2 - 640) < 12


@pytest.mark.parametrize("names", [NAMES, NAMES[1:], NAMES[1:5]])
def test_the_drawers_fill_the_chest_and_none_lies_on_another(names: list[str]) -> None:
    places = drawer_rows(names, wide="resume")
    assert [name for name, _ in places] == names
    boxes = [box for _, box in places]
    assert all(CHEST.inflate(1, 1).contains(box) for box in boxes)
    assert not any(a.colliderect(b) for i, a in enumerate(boxes) for b in boxes[:i])
    assert max(box.right for box in boxes) == pytest.approx(CHEST.right)
    if "resume" in names:
        assert dict(places)["resume"].w > max(box.w for name, box in places if name != "resume")


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_every_target_is_as_large_as_a_fingertip_at_every_text_scale(driver: Driver, scale: float) -> None:
    driver.app.change(text_scale=scale)
    driver.open(Shelf(driver.app))
    assert all(w.target.w >= 48 and w.target.h >= 48 for w in driver.scene.group.widgets)


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_every_drawer_says_all_of_its_words(driver: Driver, store: Store, scale: float) -> None:
    keep_match(store, players("Ada", "Ben"), answers=1)
    driver.app.change(text_scale=scale)
    scene = driver.open(Shelf(driver.app))
    c = Canvas(driver.app.surface, scene.theme, scene.view)
    for drawer in (w for w in scene.group.widgets if isinstance(w, Drawer)):
        paper = drawer.label(c).cut(4.5, 4.5, 4.5, 4.5)
        wide, _, side = drawer.caption(c, paper)
        assert wide + side + 16 <= paper.w, drawer.words
        if scale == 1.0:
            assert side, f"{drawer.words} has no picture"
            assert c.width(drawer.note, 14, "strong", cap=12) <= paper.w - side - 16, drawer.note


def test_the_shipped_picture_is_never_drawn_larger_up_to_4k() -> None:
    assert [suited(k).k for k in (0.8, 1.0, 1.2, 1.5, 2.0, 3.0)] == [1.0, 1.0, 1.5, 1.5, 3.0, 3.0]


@pytest.mark.usefixtures("driver")
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1720, 720), (1280, 1024), (2560, 720)])
def test_the_picture_fills_windows_of_any_shape(size: tuple[int, int]) -> None:
    picture = shelf_picture(*size)
    assert picture.get_size() == size
    corners = [picture.get_at((x, y)) for x in (0, size[0] - 1) for y in (0, size[1] - 1)]
    assert all(sum(tuple(c)[:3]) > 0 for c in corners)


def test_what_is_shipped_shows_the_whole_logical_space() -> None:
    assert all(shipped.area.contains(Box(0, 0, 1280, 720)) for shipped in SHIPPED)
