"""Kept matches and replays: resume, rename, copy, delete; step, seek, play, and play on from anywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.board import DIE_RADIUS
from game.core.errors import RecordError
from game.core.gestures import CupGesture
from game.core.record import Seat
from game.core.results import thrown_text
from game.store.store import Store
from game.ui.scenes import opening
from game.ui.scenes import replay as replay_scene
from game.ui.scenes import replays as replays_scene
from game.ui.scenes.kept_words import day_words, time_words
from game.ui.scenes.overlays import Ask, AskName
from game.ui.scenes.replay import Replay
from game.ui.scenes.replay_reel import Reel
from game.ui.scenes.replays import Replays
from game.ui.tables.bfl import throws
from game.ui.tape import tape_of
from tests.ui.bfl import stage_of
from tests.ui.driver import Driver, known
from tests.ui.scenes.kept import EVENING, keep_match, players
from tests.ui.written import Written


def opened(driver: Driver, **more: Any) -> Any:
    return driver.open(Replays(driver.app, clock=lambda: EVENING, **more))


def text_of(store: Store, **how: Any) -> str:
    return store.saves.read(keep_match(store, players("Ada", "Ben", "Cleo"), **how))


# ------------------------------------------------------------------------------------------ the list
def test_matches_in_progress_and_replays_are_two_lists(driver: Driver, store: Store) -> None:
    keep_match(store, players("Ada", "Ben"), answers=20)
    keep_match(store, players("Ada", "Ben", "Cleo"), seed=2)
    scene = opened(driver)
    assert [info.title for info in scene.lists[0]] == ["Ada and Ben"]
    assert [info.title for info in scene.lists[1]] == ["Ada, Ben and Cleo"]
    driver.click(scene.group["page"].boxes()[1])
    assert scene.info.finished


def test_two_matches_of_a_day_are_told_apart_by_their_time(
    driver: Driver, store: Store, written: Written
) -> None:
    keep_match(store, players("Ada", "Ben"), answers=20)
    info = opened(driver).info
    assert f"{day_words(info.when, EVENING.date())}, {time_words(info.when)}" in written.words


def test_without_matches_it_says_so(driver: Driver) -> None:
    scene = opened(driver)
    assert scene.info is None
    assert driver.focus_name() == "page"
    driver.key("esc")
    assert driver.app.scene is None


def test_a_match_goes_on(driver: Driver, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    resumed: list[str] = []
    monkeypatch.setattr(replays_scene, "resume_match", lambda _app, ident: resumed.append(ident))
    ident = keep_match(store, players("Ada", "Ben"), answers=20)
    opened(driver)
    driver.click("resume")
    assert resumed == [ident]


def test_rename_and_copy_as_named(driver: Driver, store: Store) -> None:
    ident = keep_match(store, players("Ada", "Ben"), answers=20)
    scene = opened(driver)
    driver.click("rename")
    assert isinstance(driver.scene, AskName)
    driver.key("ctrl+a", "backspace")
    driver.type("Cup final")
    driver.key("enter")
    assert store.saves.list_saves()[0].name == "Cup final"
    driver.click("copy")
    driver.key("ctrl+a", "backspace")
    driver.type("The same again")
    driver.key("enter")
    driver.step()
    assert sorted(info.name for info in store.saves.list_saves()) == ["Cup final", "The same again"]
    assert scene.info.name == "The same again"
    assert store.saves.read(ident).count("\n") == store.saves.read(scene.info.id).count("\n")


def test_a_name_that_is_taken_is_asked_for_again(driver: Driver, store: Store) -> None:
    keep_match(store, players("Ada", "Ben"), answers=20)
    opened(driver)
    for _ in range(2):
        driver.click("copy")
        driver.key("ctrl+a", "backspace")
        driver.type("Twin")
        driver.key("enter")
    assert isinstance(driver.scene, AskName)
    assert "Twin" in driver.app.toast.words


def test_delete_asks_first(driver: Driver, store: Store) -> None:
    keep_match(store, players("Ada", "Ben"), answers=20)
    scene = opened(driver)
    driver.click("delete")
    assert isinstance(driver.scene, Ask)
    driver.key("esc")
    assert len(store.saves.list_saves()) == 1
    driver.click("delete")
    driver.click("yes")
    assert store.saves.list_saves() == []
    assert scene.info is None


def test_what_cannot_be_read_stands_there_with_the_reason(
    driver: Driver, store: Store, tmp_path: Path
) -> None:
    keep_match(store, players("Ada", "Ben"), answers=20)
    (tmp_path / "saves" / "newer.rec").write_text("record 9 bfl\n")
    scene = opened(driver)
    driver.key("down")
    assert "newer" in scene.info.problem
    assert [d.name for d in scene.deeds(scene.info)] == ["delete"]
    assert "resume" not in driver.scene.group


def test_the_list_by_keys_alone(driver: Driver, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    watched: list[str] = []
    monkeypatch.setattr(replays_scene, "watch", lambda _app, _text, _title, ident: watched.append(ident))
    for seed in (1, 2, 3):
        keep_match(store, players("Ada", "Ben"), seed=seed, days_ago=seed)
    scene = opened(driver)
    assert driver.focus_name() == "row"
    driver.key("down", "down", "enter")
    assert driver.focus_name() == "watch"
    driver.key("enter")
    assert watched == [scene.lists[1][2].id]


def test_days_in_words() -> None:
    today = EVENING.date()
    said = [
        day_words(EVENING.replace(day=1, month=m, year=y), today)
        for y, m in ((2026, 5), (2026, 3), (2024, 12))
    ]
    assert said == ["today", "1 Mar", "1 Dec 2024"]


# ------------------------------------------------------------------------------------------ the tape
def test_a_tape_holds_the_answers_that_stand(store: Store) -> None:
    text = text_of(store, answers=30)
    tape = tape_of(text + "undo 2\n")
    assert len(tape.history) == 28
    assert tape.warning == ""
    match = tape.begin()
    for played in tape.history:
        assert match.answer(played.answer) == list(played.events)


def test_a_record_is_shown_up_to_an_answer_that_is_not_legal(store: Store) -> None:
    text = text_of(store, answers=30)
    tape = tape_of(text + "p1 kick\ndice 1\n")
    assert len(tape.history) == 30
    assert "got p1 kick" in tape.warning


def test_what_is_no_record_is_refused() -> None:
    with pytest.raises(RecordError, match="a record begins with"):
        tape_of("hello world\n")


# ------------------------------------------------------------------------------------------ the reel
def test_anywhere_on_the_line_the_table_shows_what_a_match_played_so_far_shows(
    driver: Driver, store: Store
) -> None:
    tape = tape_of(text_of(store))
    reel = Reel(driver.app, tape)
    for to in (17, 40, 3, 0, reel.length, 25):
        reel.seek(to)
        match = tape.begin()
        for played in tape.history[:to]:
            match.answer(played.answer)
        assert reel.desk.match.state == match.state
        assert list(reel.desk.history) == list(tape.history[:to])


def test_a_step_leads_to_what_a_seek_shows(driver: Driver, store: Store) -> None:
    tape = tape_of(text_of(store))
    stepped, sought = Reel(driver.app, tape), Reel(driver.app, tape)
    for n in range(1, 31):
        stepped.step()
        while stepped.film.busy:
            stepped.update(0.5, 1.0)
        sought.seek(n)
        assert stage_of(stepped.table).picture.sides == stage_of(sought.table).picture.sides


def test_it_plays_to_the_end_and_then_anew(driver: Driver, store: Store) -> None:
    reel = Reel(driver.app, tape_of(text_of(store)))
    reel.play()
    for _ in range(4000):
        reel.update(0.25, 8.0)
        if not reel.playing:
            break
    assert reel.at == reel.length
    reel.play()
    assert (reel.at, reel.playing) == (0, True)


@pytest.mark.parametrize("told_truly", [True, False])
def test_dice_tumble_again_if_the_hand_gives_the_same_result_and_else_slide_to_their_places(
    driver: Driver, told_truly: bool
) -> None:
    thrown = throws.throw_eight(CupGesture(-4.0, 40.0, 110.0, 2.0), 12345)
    note = thrown.note if told_truly else thrown.note.replace("12345", "54321")
    answer = known(thrown.answer, tuple)
    faces = thrown_text(answer)
    text = f"record 1 bfl\ndice 1\ndice 2\ndice 5 3\nthrow {faces} {note}\n"
    reel = Reel(driver.app, tape_of(text))
    reel.seek(3)
    reel.step()
    highest = 0.0
    while reel.film.busy:
        reel.update(0.05, 1.0)
        dice = stage_of(reel.table).picture.dice
        highest = max(highest, *(die.z for die in dice), 0.0)
    assert (highest > 2 * DIE_RADIUS) == told_truly
    lying = [(die.face, round(die.x, 2), round(die.y, 2)) for die in stage_of(reel.table).picture.dice]
    assert lying == [(die.face, die.x, die.y) for die in answer]


# ----------------------------------------------------------------------------------------- the scene
@pytest.fixture
def replay(driver: Driver, store: Store) -> Any:
    return driver.open(Replay(driver.app, text_of(store), "Ada, Ben and Cleo", ident="x"))


@pytest.mark.parametrize(
    ("who", "note"),
    [
        (("coach:pro", "coach:pro"), "2 teams · coaches"),
        (("person", "coach:pro"), "2 teams · against coaches"),
        (("person", "person"), "2 teams · hotseat"),
    ],
)
def test_the_bar_says_who_played(driver: Driver, store: Store, who: tuple[str, ...], note: str) -> None:
    seats = [Seat(f"p{i}", player, f"Player {i}") for i, player in enumerate(who, 1)]
    text = store.saves.read(keep_match(store, seats, answers=5))
    scene: Any = driver.open(Replay(driver.app, text, "x"))
    assert scene.reel.table.stage.picture.bar.note == note


def test_buttons_step_and_jump(driver: Driver, replay: Any) -> None:
    driver.click("last")
    assert replay.reel.at == replay.reel.length
    driver.click("before")
    assert replay.reel.at == replay.reel.length - 1
    driver.click("first")
    assert replay.reel.at == 0
    driver.click("step")
    assert replay.reel.at == 1


def test_the_line_is_clicked_and_dragged(driver: Driver, replay: Any) -> None:
    line = replay.line
    driver.click((line.x(20), line.y))
    assert replay.reel.at == 20
    driver.drag((line.x(20), line.y), (line.x(33), line.y))
    assert replay.reel.at == 33


def test_a_sign_leads_to_what_it_stands_for(driver: Driver, replay: Any) -> None:
    star = next(i for i, mark in enumerate(replay.marks) if mark.icon == "star")
    driver.click(replay.line.mark_box(star))
    assert replay.reel.at == replay.marks[star].at
    kinds = [event.kind for event in replay.tape.history[replay.reel.at - 1].events]
    assert "touchdown" in kinds


def test_a_line_of_the_log_leads_to_its_answer(driver: Driver, replay: Any) -> None:
    rows = replay.group["log"].list.rect
    driver.click((rows.x + 40, rows.bottom - 12))
    (line,) = [m.value for m in driver.told if m.name == "log"]
    assert replay.reel.at == line.about.answer + 1


def test_the_log_is_open_where_the_film_is(driver: Driver, replay: Any) -> None:
    log = replay.group["log"]
    driver.step()
    assert (log.list.chosen, log.list.offset) == (-1, 0)
    driver.key("end")
    driver.step()
    assert log.list.offset == log.list.most
    driver.key("2")
    driver.step()
    chosen = log.shown[log.rows[log.list.chosen].line]
    assert chosen.about.answer == replay.reel.at - 1
    driver.wheel(3, log.list.rect.center)  # somebody reads on by himself
    offset = log.list.offset
    driver.step(3)
    assert log.list.offset == offset


def test_the_replay_by_keys_alone(driver: Driver, replay: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    driver.key("end")
    assert replay.reel.at == replay.reel.length
    driver.key("2")
    assert replay.reel.at == replay.periods[1][0]
    driver.key("right", "right", "left")
    assert replay.reel.at == replay.periods[1][0] + 1
    driver.key("pagedown")
    assert replay.reel.at in [mark.at for mark in replay.marks]
    driver.key("space")
    assert replay.reel.playing
    driver.key("space")
    assert not replay.reel.playing
    driver.key("equals")
    assert replay.speed == 2
    branched: list[int] = []
    monkeypatch.setattr(replay_scene, "branch_match", lambda _app, _text, at: branched.append(at))
    replay.group.set_focus("branch")
    driver.key("enter")
    assert branched == [replay.reel.at]


def test_the_replay_by_gamepad_alone(driver: Driver, replay: Any) -> None:
    driver.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert replay.reel.at == 1
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    assert replay.reel.playing
    driver.pad(pygame.CONTROLLER_BUTTON_B)
    assert driver.app.scene is None


def test_a_match_branches_off_and_the_replay_stays(
    driver: Driver, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    sessions: list[Any] = []
    monkeypatch.setattr(opening, "play", lambda _app, session: sessions.append(session))
    text = text_of(store)
    before = [info.id for info in store.saves.list_replays()]
    scene = driver.open(Replay(driver.app, text, "Ada, Ben and Cleo"))
    driver.click((scene.line.x(25), scene.line.y))
    driver.click("branch")
    (session,) = sessions
    assert len(session.history) == 25
    assert session.free
    assert [p.answer for p in session.history] == [p.answer for p in scene.tape.history[:25]]
    assert [info.id for info in store.saves.list_replays()] == before
    session.close()


def test_a_record_from_elsewhere_can_be_kept(driver: Driver, store: Store) -> None:
    ident = keep_match(store, players("Ada", "Ben", "Cleo"))
    text = store.saves.read(ident)
    store.saves.delete(ident)
    driver.open(Replay(driver.app, text, "from-a-friend.rec"))
    driver.click("save")
    (info,) = store.saves.list_replays()
    assert info.title == "Ada, Ben and Cleo"
    assert "save" not in driver.scene.group


def test_a_record_without_answers_is_shown_too(driver: Driver) -> None:
    scene = driver.open(Replay(driver.app, "record 1 bfl\n", "empty.rec"))
    driver.key("right", "left", "end", "space")
    driver.step(5)
    assert scene.reel.at == 0


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_tab_reaches_everything(driver: Driver, store: Store, scale: float) -> None:
    driver.app.change(text_scale=scale)
    scene = driver.open(Replay(driver.app, text_of(store, answers=20), "a.rec"))
    reached = set()
    for _ in scene.group.widgets:
        driver.key("tab")
        reached.add(driver.focus_name())
    assert {
        "seek",
        "first",
        "before",
        "play",
        "step",
        "last",
        "speed",
        "branch",
        "save",
        "die",
        "back",
    } <= reached
