"""The window: its scenes, its errors, its size, its clock."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.errors import GameError, StoreError, TableError
from game.store.places import under
from game.store.settings import Settings
from game.store.store import Store
from game.ui import window
from game.ui.app import App
from game.ui.context import Context
from game.ui.drawing.worker import shared
from game.ui.library import one_pygame
from game.ui.scenes.base import Scene
from game.ui.widgets import text
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input, Trail
from game.ui.widgets.widget import Group, Message
from tests.ui.driver import Driver


class Note(Scene):
    """A scene that writes down what happens to it."""

    def __init__(self, app: Context, name: str = "note") -> None:
        super().__init__(app)
        self.name = name
        self.diary: list[str] = []
        self.inputs: list[Input] = []

    def build(self, c: Canvas) -> None:
        self.diary.append(f"built {self.view.size[0]}x{self.view.size[1]} at {self.theme.text_scale:g}")
        self.group = Group(Button("go", Box(100, 100, 200, 60), "Go"), Button("stay", Box(100, 200, 200, 60)))

    def handle(self, e: Input) -> Message | None:
        self.inputs.append(e)
        return super().handle(e)

    def update(self, dt_s: float) -> None:
        self.diary.append(f"{dt_s:.3f}")

    def draw(self, c: Canvas) -> None:
        self.diary.append("drawn")
        super().draw(c)

    def entered(self) -> None:
        self.diary.append("entered")

    def left(self) -> None:
        self.diary.append("left")

    def on_message(self, m: Message) -> None:
        self.diary.append(m.name)
        if m.name == "go":
            self.app.push(Note(self.app, "next"))
        else:
            super().on_message(m)


def test_a_scene_is_built_then_told_the_time_then_drawn(driver: Driver) -> None:
    scene = driver.open(Note(driver.app))
    assert scene.diary == ["entered", "built 1280x720 at 1", "0.017", "drawn"]


def test_scenes_lie_on_each_other_and_the_upper_one_alone_hears_and_lives(driver: Driver) -> None:
    lower = driver.open(Note(driver.app))
    driver.click("go")
    upper = driver.scene
    assert upper.name == "next"
    lower.diary.clear()
    driver.step(3)
    assert lower.diary == []
    driver.key("esc")
    assert upper.diary[-1] == "left"
    assert driver.scene is lower
    assert lower.diary[0] == "entered"


def test_what_is_left_of_the_clicks_of_a_frame_does_not_fall_on_the_next_scene(driver: Driver) -> None:
    driver.open(Note(driver.app))
    for _ in range(20):
        driver.post(pygame.MOUSEBUTTONDOWN, "go")
        driver.post(pygame.MOUSEBUTTONUP, "go")
    driver.step()
    driver.step()
    assert [s.name for s in driver.app.stack if isinstance(s, Note)] == ["note", "next"]


def test_closing_the_last_scene_ends_the_program(driver: Driver) -> None:
    driver.open(Note(driver.app))
    driver.key("esc")
    assert not driver.app.running


def test_replace_go_and_home(driver: Driver) -> None:
    first = driver.open(Note(driver.app, "a"))
    driver.app.replace(Note(driver.app, "b"))
    assert first.diary[-1] == "left"
    driver.app.push(Note(driver.app, "c"))
    driver.app.home()
    assert [s.name for s in driver.app.stack if isinstance(s, Note)] == ["b"]
    driver.app.go(lambda app: Note(app, "d"))
    assert [s.name for s in driver.app.stack if isinstance(s, Note)] == ["d"]


def test_a_menu_is_drawn_only_when_something_has_happened(driver: Driver) -> None:
    shared().finish()  # nothing that was begun for another window
    scene = Note(driver.app)
    scene.moves = False
    driver.open(scene)
    driver.step(5)
    assert scene.diary.count("drawn") == 1
    driver.move((300, 300))
    assert scene.diary.count("drawn") == 2


def test_what_is_asked_for_between_two_frames_is_drawn_in_the_next(driver: Driver) -> None:
    shared().finish()
    scene = Note(driver.app)
    scene.moves = False
    driver.open(scene)
    driver.step(2)
    scene.rebuild()
    driver.step(2)
    assert scene.diary.count("drawn") == 2


def test_a_resize_builds_anew_and_keeps_the_focus_and_the_scene(driver: Driver) -> None:
    scene = driver.open(Note(driver.app))
    driver.key("tab", "tab")
    driver.resize(1600, 900)
    assert "built 1600x900 at 1" in scene.diary
    assert driver.scene is scene
    assert driver.focus_name() == "stay"
    driver.click("go")
    assert "go" in scene.diary


def test_a_window_is_never_made_smaller_than_it_can_be_read(driver: Driver) -> None:
    driver.open(Note(driver.app))
    driver.resize(300, 200)
    assert driver.app.view.size == (1024, 640)


def test_a_stream_of_sizes_is_followed_when_it_has_come_to_rest(driver: Driver) -> None:
    scene = driver.open(Note(driver.app))
    for width in range(1300, 1400, 10):
        driver.resize(width, 800)
    assert (
        sum(line.startswith("built") for line in scene.diary) == 2
    )  # at the start, and the first of the stream
    driver.step(frames=20)
    assert driver.app.view.size == (1390, 800)


def test_a_window_that_is_dragged_back_stays_as_it_was_left_and_is_drawn(driver: Driver) -> None:
    scene = Note(driver.app)
    scene.moves = False
    driver.open(scene)
    for width in (1300, 1400, 1300):
        driver.resize(width, 800)
    window = driver.app.window
    assert [window.settling] == [True]
    drawn = scene.diary.count("drawn")
    driver.step(frames=20)
    assert [window.settling] == [False]
    assert driver.app.view.size == (1300, 800)
    assert scene.diary.count("drawn") > drawn


def test_a_theme_builds_anew(driver: Driver) -> None:
    scene = driver.open(Note(driver.app))
    driver.app.change(text_scale=1.5, palette="red-weak")
    driver.step()
    assert "built 1280x720 at 1.5" in scene.diary
    assert driver.app.theme.palette.name == "red-weak"


def test_settings_are_kept_by_the_store(tmp_path: Path) -> None:
    app = App(store=Store(under(tmp_path)))
    app.change(text_scale=1.25, mute=True)
    assert Store(under(tmp_path)).settings.text_scale == 1.25


def test_a_disk_that_refuses_is_said_in_a_notice(tmp_path: Path) -> None:
    app = App(store=Store(under(tmp_path)))
    (tmp_path / "settings.json").mkdir()
    app.change(text_scale=1.25)
    assert "settings.json" in app.toast.words
    assert app.settings.text_scale == 1.25


def test_what_the_game_reports_in_one_line_becomes_a_notice(driver: Driver) -> None:
    class Broken(Note):
        def on_message(self, m: Message) -> None:
            raise StoreError("the disk is full")

    driver.open(Broken(driver.app))
    driver.click("go")
    assert driver.app.toast.words == "the disk is full"
    driver.step(frames=600)
    assert driver.app.toast.words == ""


def test_a_notice_goes_with_its_scene_but_a_warning_stays(driver: Driver) -> None:
    driver.open(Note(driver.app))
    for warn, left in ((False, ""), (True, "said")):
        driver.app.notice("said", warn=warn)
        driver.step()
        driver.app.push(Note(driver.app))
        assert driver.app.toast.words == left
    driver.app.notice("Saved")
    driver.app.pop()
    assert driver.app.toast.words == "Saved", "it came with the change"


def test_what_was_about_one_question_goes_with_it(driver: Driver) -> None:
    class Tried(GameError):
        passing = True

    class Refusing(Note):
        def on_message(self, m: Message) -> None:
            raise Tried("that is taken")

    driver.open(Refusing(driver.app))
    driver.click("go")
    driver.step()
    assert driver.app.toast.words == "that is taken"
    driver.app.push(Note(driver.app))
    assert driver.app.toast.words == ""
    for passing, left in ((True, ""), (False, "said")):
        driver.app.notice("said", passing=passing)
        driver.app.toast.answered()
        assert driver.app.toast.words == left


def test_f11_and_m_work_in_every_scene(driver: Driver) -> None:
    driver.open(Note(driver.app))
    driver.key("m", "f11")
    assert driver.app.settings.mute
    assert driver.app.full
    driver.key("f11")
    assert not driver.app.full


def test_a_screenshot_is_saved_where_it_says(tmp_path: Path) -> None:
    driver = Driver(App(pictures=tmp_path))
    driver.open(Note(driver.app))
    driver.key("f12", "f12")
    assert sorted(p.name for p in tmp_path.iterdir()) == [
        "fourth-and-dice-001.png",
        "fourth-and-dice-002.png",
    ]


def test_a_picture_that_cannot_be_saved_says_so_in_one_line(driver: Driver, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="could not be saved as"):
        driver.app.window.save_as(tmp_path / "missing" / "x.png")


@pytest.mark.parametrize("rubbish", [b"", b"no font"])
def test_a_damaged_font_is_as_good_as_missing(
    driver: Driver, rubbish: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert driver.app.running
    (tmp_path / "damaged.ttf").write_bytes(rubbish)
    monkeypatch.setattr(text, "font_file", lambda _role: str(tmp_path / "damaged.ttf"))
    assert text.font.__wrapped__("text", 18).size("Ada")[0] > 0


def test_closing_the_window_leaves_every_scene_but_a_kiosk_stays(driver: Driver) -> None:
    class Kiosk(Note):
        def may_quit(self) -> bool:
            return False

    running: list[bool] = []
    scenes = [Note(driver.app), Kiosk(driver.app), Note(driver.app)]
    for scene in scenes[1:]:
        driver.open(scene)
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        driver.step()
        running.append(driver.app.running)
    driver.app.go(lambda _app: scenes[0])
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    driver.step()
    running.append(driver.app.running)
    assert running == [True, True, False]
    driver.app.run()
    assert [scene.diary[-1] for scene in scenes] == ["left", "left", "left"]


def test_inputs_carry_the_time_of_their_frame_or_their_own(driver: Driver) -> None:
    scene = driver.open(Note(driver.app))
    driver.move((200, 200))
    assert scene.inputs[-1].t == pytest.approx(driver.app.now)
    pygame.event.post(
        pygame.event.Event(pygame.MOUSEMOTION, pos=(9, 9), rel=(0, 0), buttons=(0, 0, 0), t=12.5)
    )
    driver.step()
    assert scene.inputs[-1].t == 12.5


def test_a_gesture_is_as_fast_as_its_last_eighty_milliseconds() -> None:
    trail = Trail()
    for i in range(30):  # slowly for half a second, then 600 units a second
        t = i / 60
        trail.add((t * 10 if t < 0.4 else 4 + (t - 0.4) * 600, 50.0), t)
    vx, vy = trail.velocity(29 / 60)
    assert vx == pytest.approx(600, rel=0.02)
    assert vy == 0
    assert trail.velocity(2.0) == (0.0, 0.0)  # let go after standing still


def test_no_display_is_said_in_one_line() -> None:
    with pytest.raises(TableError, match="no display"):
        window.open_display({})  # the dummy driver runs, and nobody asked for it
    window.open_display({"SDL_VIDEODRIVER": "dummy"})


def test_pygame_beside_pygame_ce_is_found_and_the_way_out_said(tmp_path: Path) -> None:
    (tmp_path / "pygame_ce-2.5.8.dist-info").mkdir()
    one_pygame(tmp_path)
    (tmp_path / "pygame-2.6.1.dist-info").mkdir()
    with pytest.raises(TableError, match="pip uninstall -y pygame pygame-ce"):
        one_pygame(tmp_path)


def test_a_kiosk_keeps_no_settings_and_takes_no_pictures(tmp_path: Path) -> None:
    store = Store(under(tmp_path))
    driver = Driver(App(store.settings.but(kiosk=True), store=store, pictures=tmp_path / "pictures"))
    driver.open(Note(driver.app))
    driver.key("m", "f12", "f11")
    assert (driver.app.settings.mute, driver.app.full) == (True, False)
    assert not (tmp_path / "pictures").exists()
    assert not Store(under(tmp_path)).settings.mute


def test_what_a_command_asked_for_once_is_not_kept(tmp_path: Path) -> None:
    store = Store(under(tmp_path))
    store.keep(store.settings.but(full_screen=True))
    app = App(store.settings.but(full_screen=False), store=store)
    app.change(mute=True)
    assert Store(under(tmp_path)).settings == Settings(full_screen=True, mute=True)


def test_wrong_keys_in_the_settings_are_said_at_the_start() -> None:
    app = App(Settings(keys={"undo": "tab"}))
    assert "Undo" in app.toast.words
    assert app.keys.label("undo") == "U"
