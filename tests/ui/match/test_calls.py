"""Penalties, flags and special rolls in the window: who may answer, with which key, and when."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.requests import Choice, Throw
from game.ui.tables.bfl import wording
from tests.ui.bfl import board_of, stage_of
from tests.ui.driver import Driver
from tests.ui.match.conftest import NAMES, Begin
from tests.ui.match.laid import COACHES, ONE_OUT, SPLIT, announced, film, lay, lay_for
from tests.ui.match.players import to


@pytest.mark.rule("BFL-7.1")
@pytest.mark.parametrize("speed", ["none", "normal"])
def test_accept_opens_after_a_half_second_banner(begin: Begin, driver: Driver, speed: str) -> None:
    driver.app.change(animation=speed)
    match = begin(2)
    lay(driver, match, ONE_OUT)
    shown = 0.0
    while match.play.film.busy:
        driver.step(dt_s=0.05)
        if match.desk.seen.announcement is not None and match.desk.seen.announcement.rule == "BFL-6.1":
            shown += 0.05
    assert shown >= 0.45
    assert match.now.primary is not None
    assert match.now.primary.caption == "Accept"
    driver.step(dt_s=0.4)
    driver.key("space")
    assert match.session.save.lines[-1].endswith("accept")


@pytest.mark.rule("BFL-6.1")
@pytest.mark.parametrize(
    ("yard", "told"), [(0, "already on its goal line"), (10, "10 yards back"), (50, "20 yards back")]
)
def test_a_penalty_is_announced_with_the_yards_that_it_really_takes(
    begin: Begin, driver: Driver, yard: int, told: str
) -> None:
    match = begin(2)
    to(driver, match, Throw)
    me = match.session.match.state.roller
    match.session.match.state.yard[me] = yard
    match.board.show()
    lay(driver, match, "1 1 2 3 4 5 6! 7!")
    titles = [said.title for said in announced(driver, match)]
    assert f"{NAMES[me]}: {told}" in titles


@pytest.mark.rule("BFL-6.2")
def test_a_penalty_after_the_movement_is_announced_as_it_is_called(begin: Begin, driver: Driver) -> None:
    match = begin(2, cup="hand")
    to(driver, match, Throw)
    me = lay(driver, match, "1 1 2 3 4 5 6")
    assert f"{NAMES[me]}: 10 yards back" in [said.title for said in announced(driver, match)]


@pytest.mark.rule("BFL-3.3", "BFL-8.2", "BFL-8.3", "BFL-8.4")
@pytest.mark.parametrize("dice", ["1 2 3 4 5 6 7 8", "", SPLIT])
def test_a_special_roll_of_a_paused_team_promises_no_yards(begin: Begin, driver: Driver, dice: str) -> None:
    match = begin(2)
    to(driver, match, Throw)
    state = match.session.match.state
    me = state.roller
    others = [lane for lane in range(1, 9) if lane != state.lane[me]]
    state.paused[me] = True
    match.board.show()
    lay(driver, match, dice or " ".join(f"{lane} {lane}" for lane in others[:4]))
    lines = [said.line for said in announced(driver, match)]
    assert any(f"{NAMES[me]} pauses" in line for line in lines)
    if dice != "1 2 3 4 5 6 7 8":
        assert "pauses" in match.now.prompt.how
        assert match.now.primary is not None
        assert (match.now.primary.sub, "nothing" in match.now.primary.hint) == (wording.PAUSES, True)


def test_a_setback_is_nobodys_turn_and_is_skipped_without_the_march(begin: Begin, driver: Driver) -> None:
    driver.app.change(animation="slow")
    match = begin(2)
    lay(driver, match, ONE_OUT)
    film(driver, match)
    driver.key("space")
    while not stage_of(match.board).picture.tags:
        driver.step()
    assert (match.now.prompt.seat, match.now.prompt.what) == (-1, "On the move")
    before = len(match.play.film.clips)
    driver.key("x")
    assert before - len(match.play.film.clips) in (2, 3)  # the slide, its pause and its end
    assert match.play.film.busy


@pytest.mark.rule("BFL-7.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_seat_has_a_key_for_its_flag(begin: Begin, driver: Driver, seat: int) -> None:
    match = begin(3)
    lay(driver, match, ONE_OUT)
    film(driver, match)
    driver.key(str(seat + 1))
    assert match.session.history[-1].answer == (seat, ("challenge",))


@pytest.mark.rule("BFL-7.1")
def test_a_flag_is_thrown_by_a_click_on_its_card(begin: Begin, driver: Driver) -> None:
    match = begin(4)
    lay(driver, match, ONE_OUT)
    film(driver, match)
    card = board_of(match.board).card_boxes()[2]
    driver.click((card.right - 25, card.bottom - 21))
    assert match.session.history[-1].answer == (2, ("challenge",))


def test_the_challenge_key_lists_the_flags_if_there_are_several(begin: Begin, driver: Driver) -> None:
    match = begin(3)
    lay(driver, match, ONE_OUT)
    film(driver, match)
    driver.key("f")
    assert [deed.name for deed in match.now.listed] == ["flag.0", "flag.1", "flag.2"]
    driver.click("flag.1")
    assert match.session.history[-1].answer == (1, ("challenge",))


@pytest.mark.rule("BFL-7.1")
def test_a_coach_leaves_persons_time_for_their_flag(begin: Begin, driver: Driver) -> None:
    driver.app.change(coach_pace="unhurried")
    match = begin(2, ("person", *COACHES[1:]))
    while lay(driver, match, "1 1 2 3 4 5 6 7") != 0:
        film(driver, match)
    film(driver, match)
    thrower = lay(driver, match, ONE_OUT)
    assert thrower == 1
    asked = film(driver, match)
    assert isinstance(asked, Choice)
    assert [deed.caption for deed in match.now.deeds] == ["Let it stand", "Flag: Ada"]
    before = len(match.session.history)
    driver.step(4, dt_s=0.1)
    assert len(match.session.history) == before  # there is time
    driver.key("space")  # nobody wants it
    driver.step(2)
    assert match.session.history[before].answer == (1, ("accept",))


def test_left_alone_the_coach_accepts_by_itself(begin: Begin, driver: Driver) -> None:
    driver.app.change(coach_pace="unhurried")
    match = begin(2, ("person", *COACHES[1:]))
    lay_for(driver, match, 1)
    before = len(match.session.history)
    driver.step(30, dt_s=0.2)
    assert match.session.history[before].answer == (1, ("accept",))


@pytest.mark.rule("BFL-8.4")
def test_a_split_penalty_is_given_by_a_click_on_a_card(begin: Begin, driver: Driver) -> None:
    match = begin(4)
    me = lay(driver, match, SPLIT)
    film(driver, match)
    boxes = board_of(match.board).card_boxes()
    other = (me + 1) % 4
    driver.move(boxes[other].center)
    assert stage_of(match.board).side(other).lit
    driver.click(boxes[other].center)
    assert match.session.history[-1].answer == (me, ("penalty", other))


@pytest.mark.rule("BFL-8.1")
def test_a_hail_mary_is_a_touchdown_that_everybody_sees(begin: Begin, driver: Driver) -> None:
    driver.app.change(animation="normal")
    match = begin(3)
    me = lay(driver, match, "8 8 8 8 8 8 8 8")
    assert {"Hail Mary!", "Touchdown!"} <= {said.title for said in announced(driver, match)}
    assert stage_of(match.board).side(me).score >= 6


@pytest.mark.rule("BFL-9.1")
def test_the_party_notice_is_for_those_who_want_it(begin: Begin, driver: Driver) -> None:
    match = begin(2, party="yes")
    lay(driver, match, "1 2 3 4 5 6 7 8")
    assert {"Bro!", "A round!"} <= {said.title for said in announced(driver, match)}


def test_the_banner_calls_the_next_person_and_blocks_nothing(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    driver.step(3)
    assert match.calls.banner.call is not None
    assert match.calls.banner.call.words == "Ada to play"
    driver.step(dt_s=0.4)
    assert match.calls.banner.showing
    driver.key("space")
    assert len(match.session.history) == 1
    film(driver, match)
    assert match.calls.banner.call is not None
    assert match.calls.banner.call.words == "Ben to play"


def test_a_line_of_the_log_points_at_the_board_and_cites_its_rule(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    lay(driver, match, ONE_OUT)
    film(driver, match)
    driver.key("l")
    driver.step()
    drawer: Any = match.group["log"]
    shown = [line.words for line in drawer.lines]
    assert any("out 7" in words for words in shown)
    words = (drawer.shown[row.line].words for row in drawer.rows)
    row = next(k for k, said in enumerate(words) if "out of bounds (6.1)" in said)
    y = drawer.list.rect.y + (row + 0.5) * drawer.list.row_h - drawer.list.offset
    driver.move((drawer.list.rect.x + 60, y))
    driver.move((drawer.list.rect.x + 62, y))
    assert any(side.lit for side in stage_of(match.board).picture.sides)
    driver.click((drawer.list.rect.x + 60, y))
    top: Any = driver.scene
    assert top.lit == "BFL-6.1"


def test_a_march_is_nobodys_turn(begin: Begin, driver: Driver) -> None:
    match = begin(2, move_own_helmet="no")
    lay(driver, match, "1 2 3 4 5 6 7 8")
    asked = []
    while match.play.film.busy:
        driver.step(dt_s=0.05)
        clips = match.play.film.clips
        if clips and clips[0].group == "march":
            asked.append(match.now.prompt)
    assert asked
    assert {(prompt.seat, prompt.what) for prompt in asked} == {(-1, "On the move")}
