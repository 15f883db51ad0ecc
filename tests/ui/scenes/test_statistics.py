"""Statistics: every die of a match counted, against what fair dice bring, per player and per match."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.requests import DieAtRest
from game.games.bfl import events as e
from game.games.registry import box
from game.store.savefile import SaveFile
from game.store.store import Store
from game.ui.scenes import statistics as statistics_scene
from game.ui.scenes import statistics_cards
from game.ui.scenes.setup import SetUp
from game.ui.scenes.statistics import Statistics
from game.ui.scenes.statistics_cards import face_chart, scale_of
from game.ui.scenes.statistics_data import (
    count_in,
    sheet_of_all,
    sheet_of_session,
    tape_counts,
    uncounted,
)
from game.ui.session import branched_session, new_session, resumed_session
from game.ui.tables.bfl.figures import SPECIALS, counts_of
from game.ui.tables.bfl.statistics import luck
from game.ui.tape import tape_of
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.fairness import p_value
from tests.ui.driver import Driver
from tests.ui.scenes.kept import EVENING, keep_match, play_on, players
from tests.ui.written import Written


def dice(*faces: int, out: int = 0) -> tuple[DieAtRest, ...]:
    return tuple(DieAtRest(face, i < out) for i, face in enumerate(faces))


def opened(driver: Driver, **more: Any) -> Any:
    scene = driver.open(Statistics(driver.app, clock=lambda: EVENING, **more))
    driver.step(12)  # what was not counted is counted, a match a frame
    return scene


# ------------------------------------------------------------------------------------------ counting
def test_a_throw_counts_for_the_thrower_and_its_yards_for_everybody() -> None:
    lanes = [e.LaneRolled(0, 3, 0, False), e.LaneRolled(1, 5, 1, False)]
    ada, ben = counts_of(2, [lanes, [e.Rolled(0, 1, dice(3, 3, 5, 1, 1, 2, 8, 8, out=2))]])
    assert ada.faces == (2, 1, 2, 0, 1, 0, 0, 2)
    assert (ada.throws, ada.outside, ben.throws) == (1, 2, 0)
    assert (ada.others["number yards"], ben.others["number yards"]) == (20, 10)
    assert (ada.others["rolls"], ben.others["rolls"]) == (1, 1)


def test_battles_kicks_calls_and_specials_are_counted() -> None:
    (ada, ben) = counts_of(
        2,
        [
            [e.Battle(0, 1), e.Battle(1, 0), e.Bro(1), e.Penalty(0, 20, "out")],
            [e.Kicked(0, 110, True), e.Kicked(0, 110, False), e.Kicked(0, 140, True)],
            [e.Spun(1, 4, True), e.Spun(-1, 3, False)],
        ],
    )
    assert (ada.battles, ben.battles) == ((1, 2), (1, 2))
    assert ada.kicks == {110: (1, 2), 140: (1, 1)}
    assert ben.specials == {"bro": 1}
    assert (ben.others["calls"], ben.others["right calls"]) == (1, 1)
    assert ben.spins == (0, 0, 0, 1, 0, 0, 0, 0)
    assert (ada.others["penalties"], ada.others["penalty yards"]) == (1, 20)


@pytest.mark.rule("BFL-8.1", "BFL-8.2", "BFL-8.3", "BFL-8.4")
def test_any_special_roll_is_expected_as_often_as_the_ledger_says() -> None:
    assert sum(SPECIALS.values()) == pytest.approx(109_463 / 1_048_576)


def test_the_counts_of_a_whole_match_add_up(store: Store) -> None:
    tape = tape_of(store.saves.read(keep_match(store, players("Ada", "Ben", "Cleo"))))
    counts = tape_counts(tape)
    rolls = sum(event.kind == "roll" for played in tape.history for event in played.events)
    assert sum(c.throws for c in counts) == rolls
    assert sum(c.dice for c in counts) == 8 * rolls
    assert all(c.others["rolls"] == rolls for c in counts)


def test_a_match_is_counted_once_and_a_copy_of_it_never(store: Store) -> None:
    original = keep_match(store, players("Ada", "Ben"))
    copy = SaveFile(original, None, EVENING, data=store.saves.read(original).encode())
    store.saves.save_as(copy, "Cup final")
    (info,) = uncounted(store)
    assert count_in(store, info)
    assert uncounted(store) == []
    assert not count_in(store, info)
    match = store.statistics.match(info.id)
    assert match is not None
    assert [seat.won for seat in match.seats].count(True) == 1


# --------------------------------------------------------------------------------------------- sheets
def test_all_matches_by_player(store: Store) -> None:
    for seed in (1, 2, 3):
        keep_match(store, players("Ada", "Ben"), seed=seed, days_ago=seed)
    keep_match(store, players("Ada", "Cleo"), seed=4)
    for info in uncounted(store):
        count_in(store, info)
    sheet = sheet_of_all(store, box("bfl"), {})
    assert [(line.name, line.matches) for line in sheet.lines] == [("Ada", 4), ("Ben", 3), ("Cleo", 1)]
    assert sheet.note == "4 matches counted"
    assert sum(sheet.faces()) == sum(sum(sheet.faces(i)) for i in (1, 2, 3))


def test_a_match_that_is_being_played_is_read_from_its_answers(store: Store) -> None:
    session = resumed_session(keep_match(store, players("Ada", "Ben"), answers=30), store.saves)
    sheet = sheet_of_session(session)
    rolls = sum(event.kind == "roll" for played in session.history for event in played.events)
    assert sum(sheet.faces()) == 8 * rolls
    assert luck(sheet.lines[0]) == sheet.lines[0].counts.others["number yards"] - 10 * rolls
    session.close()


# ---------------------------------------------------------------------------------------------- chart
def test_dice_of_a_replay_are_not_counted_again_in_its_branch(store: Store) -> None:
    text = store.saves.read(keep_match(store, players("Ada", "Ben")))
    whole, half = tape_of(text), len(tape_of(text).history) // 2
    branch = branched_session(text, half, store.saves)
    assert [line for line in branch.save.lines if line.startswith("# branch")] == [f"# branch {half}"]
    assert sum(line.counts.dice for line in sheet_of_session(branch).lines) == 0
    for played in whole.history[half:]:
        branch.answer(played.answer, played.note)
    branch.close()
    tape = tape_of(store.saves.read(branch.save.id))
    before = counts_of(2, [whole.opening, *(played.events for played in whole.history[:half])])
    assert all(earlier.dice for earlier in before)
    for all_of_it, own, earlier in zip(tape_counts(whole), tape_counts(tape), before, strict=True):
        assert all_of_it.less(earlier) == own
        assert own.dice + earlier.dice == all_of_it.dice
        assert own.outside + earlier.outside == all_of_it.outside


@pytest.mark.parametrize("most", [1, 4, 9, 24, 41, 97, 480, 12_345])
def test_an_axis_has_at_most_five_lines_and_room_above_the_tallest_bar(most: int) -> None:
    top, step = scale_of(most)
    assert top >= most * 1.1
    assert top / step <= 5


def test_the_chart_the_verdict_and_the_numbers_come_from_the_same_counts(
    driver: Driver, store: Store
) -> None:
    keep_match(store, players("Ada", "Ben"))
    scene = opened(driver)
    chart = face_chart(Box(0, 0, 400, 200), scene.sheet, 0)
    assert list(chart.values) == list(scene.sheet.faces())
    assert chart.expect == sum(scene.sheet.faces()) / 8
    assert 0 <= p_value(scene.sheet.faces()) <= 1


# ---------------------------------------------------------------------------------------------- scene
def test_nothing_counted_yet(driver: Driver) -> None:
    scene = opened(driver)
    assert scene.sheet.lines == []
    assert [row.title for row in scene.rows] == ["All matches"]
    assert "face" not in scene.group  # no axis of zeros
    driver.click("set up")
    assert isinstance(driver.scene, SetUp)


def test_until_the_first_match_is_counted_it_says_that_it_counts(driver: Driver, store: Store) -> None:
    keep_match(store, players("Ada", "Ben"))
    scene: Any = Statistics(driver.app)
    assert scene.empty
    assert scene.counting
    driver.open(scene)
    driver.step(3)
    assert not scene.empty
    assert not scene.counting
    assert "face" in scene.group


def test_a_match_without_a_throw_has_no_bars_and_no_needle(
    driver: Driver, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    needles: list[float] = []
    monkeypatch.setattr(statistics_cards, "dial", lambda _c, _at, _r, value, _zones: needles.append(value))
    session = new_session(box("bfl"), {"players": "4"}, players(*"ABCD"), {}, store.saves)
    for answers in (0, 10_000):
        play_on(session, answers)
        dice = sum(sheet_of_session(session).faces())
        scene = opened(driver, sheet=sheet_of_session(session))
        assert bool(scene.group["face"].empty) == (dice == 0)
        assert bool(needles) == (dice >= statistics_cards.ENOUGH) == bool(answers)
    session.close()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_figures_stand_clear_of_their_bars(
    driver: Driver, store: Store, written: Written, scale: float
) -> None:
    keep_match(store, players("Ada", "Ben"))
    driver.app.change(text_scale=scale)
    chart = opened(driver).group["face"]
    written.clear()
    app, plot = driver.app, chart.plot()
    chart._figures(Canvas(app.surface, app.theme, app.view), plot, chart.top)
    assert len(written.boxes) == 8
    for value, words in zip(chart.values, written.boxes, strict=True):
        assert words.centery + words.h * 0.4 <= plot.bottom - plot.h * value / chart.top


def test_matches_are_counted_while_the_screen_is_open(driver: Driver, store: Store) -> None:
    for seed in (1, 2, 3):
        keep_match(store, players("Ada", "Ben"), seed=seed, days_ago=seed)
    scene = opened(driver)
    assert scene.rows[0].title == "All matches"
    assert [row.match != "" for row in scene.rows] == [False, True, True, True]
    assert scene.everything[0].note == "3 matches counted"


def test_the_chosen_match_is_what_all_cards_are_about(
    driver: Driver, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched: list[str] = []
    monkeypatch.setattr(statistics_scene, "watch", lambda _app, _text, _title, ident: watched.append(ident))
    idents = [keep_match(store, players("Ada", "Ben"), seed=s, days_ago=s) for s in (1, 2)]
    scene = opened(driver)
    assert not scene.group["watch"].enabled
    scene.group.set_focus("match")
    driver.key("down")
    assert scene.sheet.match == idents[0]
    driver.click("watch")
    assert watched == [idents[0]]


def test_dice_of_one_player(driver: Driver, store: Store) -> None:
    keep_match(store, players("Ada", "Ben"))
    scene = opened(driver)
    driver.click(scene.group["who"].boxes()[2])
    assert scene.who == 2
    assert list(scene.group["face"].values) == list(scene.sheet.lines[1].counts.faces)


def test_many_players_are_a_choice(driver: Driver, store: Store) -> None:
    keep_match(store, players(*"ABCDEFGH"))
    scene = opened(driver)
    scene.group.set_focus("who")
    driver.key("left")
    assert scene.who == 8


def test_a_match_in_progress_comes_first(driver: Driver, store: Store) -> None:
    session = resumed_session(keep_match(store, players("Ada", "Ben"), answers=30), store.saves)
    scene = opened(driver, sheet=sheet_of_session(session))
    assert [row.title for row in scene.rows] == ["This match", "All matches"]
    assert scene.sheet.title == "This match"
    assert scene.group["watch"].enabled
    session.close()


@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_large_text_makes_pages(driver: Driver, store: Store, scale: float) -> None:
    keep_match(store, players(*"ABCDEFGH"))
    driver.app.change(text_scale=scale)
    scene = opened(driver)
    for page in range(4):
        driver.click(scene.group["page"].boxes()[page])
        assert scene.page == page
        driver.step()
    assert "match" in scene.group
    driver.key("esc")
    assert driver.app.scene is None
