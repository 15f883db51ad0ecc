"""What the table says: prompts, odds before a call, the log, why a click answers nothing."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.halftime.state import House, Phase, State
from game.store.store import Store
from game.ui.tables.halftime import calls, layout, prospects, reading, spoken, tray
from game.ui.tables.halftime.chronicle import FILTERS
from game.ui.tables.halftime.playing import HalftimePlaying
from game.ui.widgets.canvas import Box
from tests.ui.driver import Driver, known
from tests.ui.tables.halftime.players import stage_of
from tests.ui.tables.halftime.test_picture import table_of
from tests.ui.tables.matches import Begin, answer, settle

TO_A_CALL = ((20, 5), (0, ("receive",)), (15, 10))


def down(ball: int, number: int = 1, to_go: int = 10, *, printed: bool = False) -> State:
    """The home side's down."""
    s = State(House(printed=printed))
    s.phase, s.possession, s.first_kick = Phase.DOWN, 0, 1
    s.ball = s.marker = ball
    s.down, s.to_go = number, to_go
    return s


@pytest.mark.rule("HT-5.1")
def test_the_cards_rows_are_the_dice(begin: Begin) -> None:
    rows = {words: share for words, share, _ in prospects.rows(down(30), "pass")}
    assert rows == pytest.approx({"First down": 2 / 6, "Ball lost": 1 / 6})
    near = {words: share for words, share, _ in prospects.rows(down(70), "pass")}
    assert near["Touchdown"] == pytest.approx(2 / 6)
    printed = {words: share for words, share, _ in prospects.rows(down(30, printed=True), "pass")}
    assert printed["First down"] == pytest.approx(3 / 6)


@pytest.mark.rule("HT-8.2")
@pytest.mark.parametrize(
    ("ball", "chance"), [(90, 5 / 6), (80, 4 / 6), (70, 3 / 6), (60, 2 / 6), (50, 1 / 6)]
)
def test_a_field_goals_odds(ball: int, chance: float) -> None:
    words, share, kind = prospects.rows(down(ball), "field_goal")[0]
    assert (words, kind) == ("3 points", "good")
    assert share == pytest.approx(chance)
    assert prospects.short(down(ball), "field_goal") == f"{100 * chance:.0f}%"


def test_the_bars_on_the_field_are_all_that_can_happen() -> None:
    for word in ("run", "pass", "punt", "field_goal"):
        for ball in (5, 50, 95):
            bars = prospects.bars(down(ball, to_go=min(10, 100 - ball)), word)
            assert sum(bar.share for bar in bars) == pytest.approx(1.0)
            assert all(0 <= bar.place <= 100 for bar in bars)


@pytest.mark.rule("HT-4.1")
def test_the_reading_of_a_run_is_the_ledgers_table(begin: Begin, driver: Driver) -> None:
    match = begin()
    answer(driver, match, *TO_A_CALL, (0, ("run",)))
    shown = stage_of(match).picture.reading
    assert shown is not None
    ways = {words: round(36 * share) for words, share, _ in shown.columns}
    assert ways == {
        "−20": 1, "−15": 3, "−10": 4, "−5": 6, "0": 6, "+5": 6, "+10": 4, "+15": 3, "+20": 1, "flag": 1,
        "fumble": 1,
    }  # fmt: skip
    assert reading.came_to(match.session.match.state, "run", (15, 10))[0] == "+5"


def test_the_prompt_says_who_what_and_by_which_rule(begin: Begin, driver: Driver) -> None:
    match = begin()
    answer(driver, match, *TO_A_CALL)
    prompt = match.now.prompt
    assert (prompt.seat, prompt.what, prompt.rule) == (0, "call a play", "HT-3.1")
    assert prompt.how == "1st & 10 on its own 25"
    assert match.now.all == []  # their cards are the one place
    assert [card.title for card in stage_of(match).picture.calls] == ["Run", "Pass", "Punt"]


def test_a_card_is_pointed_at_and_clicked(begin: Begin, driver: Driver) -> None:
    match = begin()
    answer(driver, match, *TO_A_CALL)
    driver.step(dt_s=0.4)
    stage = stage_of(match)
    box = calls.boxes(stage.picture.calls, layout.CALLS_BOX)[1]
    driver.move(box)
    assert stage.picture.pointed == "pass"
    assert stage.picture.prospects
    driver.click(box)
    assert match.session.history[-1].answer == (0, ("pass",))


def test_a_click_elsewhere_says_why_it_answers_nothing(begin: Begin, driver: Driver) -> None:
    match = begin()
    answer(driver, match, *TO_A_CALL)
    driver.step(2)
    table = known(match.board, HalftimePlaying)
    stage = table.stage
    assert stage.board is not None
    assert "HT-3.1" in table.why_not((layout.place_x(25) - 20, layout.band_y(0)))  # the ball
    assert "HT-2.4" in table.why_not((layout.place_x(25) - 30, layout.TRACK.centery))  # the marker
    assert "own 25" in table.why_not((layout.place_x(60), layout.band_y(2)))
    blue = next(die for die in stage.picture.dice if die.kind == "blue")
    assert "HT-5.1" in table.why_not(tray.centre(stage.board.tray_box, blue))
    assert table.why_not((640, 20)) == ""


@pytest.mark.rule("HT-4.3")
def test_the_log_cites_what_applied(begin: Begin, driver: Driver) -> None:
    match = begin()
    answer(driver, match, *TO_A_CALL, (0, ("run",)), (10, 10), (10, 5))
    words = [line.words for line in match.log.lines]
    assert "Fumble! (4.3)" in words
    assert "Ada recovers, +5 (6.1)" in words
    assert "1st & 10, own 25 · Ada" in words
    kinds = {line.kind for line in match.log.lines if line.tone != "head"}
    assert kinds <= {kind for kind, _ in FILTERS}
    fumble = next(line for line in match.log.lines if line.words.startswith("Fumble"))
    assert match.board.rule_of(fumble) == "HT-4.3"
    match.board.point_about(fumble.about)
    assert stage_of(match).picture.lit == (25.0,)


def test_the_result_stays_in_the_tray_with_its_rule(begin: Begin, driver: Driver) -> None:
    match = begin()
    answer(driver, match, *TO_A_CALL, (0, ("run",)), (15, 5))
    picture = stage_of(match).picture
    assert (picture.result, picture.rule) == ("15 − 5", "HT-3.1")
    assert picture.result_words == "10 yards gained, first down"


def test_the_chance_to_win_is_told_after_every_play(begin: Begin, driver: Driver) -> None:
    match = begin()
    answer(driver, match, *TO_A_CALL, (0, ("pass",)), (50,), (0, ("pass",)), ("NG",))
    picture = stage_of(match).picture
    assert len(picture.wins) == 3
    assert picture.wins[1] > picture.wins[0]
    assert picture.win == picture.wins[-1]
    assert any(card.best for card in picture.calls)


def test_before_the_first_play_the_cards_say_who_throws_what(begin: Begin, driver: Driver) -> None:
    match = begin(("person", "coach:legend"))
    settle(driver, match)
    picture = stage_of(match).picture
    assert [(side.level, side.throws) for side in picture.sides] == [("", "Roll"), ("legend", "")]
    assert ("Two halves", "24 plays each") in picture.match_words
    assert [die.key for die in picture.dice if die.lit] == [""]  # its key is the bar's button
    two = begin()
    settle(driver, two)
    assert [side.throws for side in stage_of(two).picture.sides] == ["1", "2"]


@pytest.mark.rule("HT-2.2")
def test_kick_or_receive_is_explained(begin: Begin, driver: Driver) -> None:
    match = begin()
    answer(driver, match, (20, 5))
    shown = stage_of(match).picture.reading
    assert shown is not None
    assert [word for word, _ in shown.lines] == ["Receive", "Kick"]
    answer(driver, match, (0, ("kick",)))
    later = stage_of(match).picture.reading
    assert later is not None
    assert later.lines == ()


@pytest.mark.parametrize("place", [layout.TRAY_BOX, Box(208, 466, 864, 99), Box(208, 466, 864, 62)])
def test_dice_lie_in_every_tray_and_clear_of_each_other(begin: Begin, driver: Driver, place: Box) -> None:
    match = begin()
    settle(driver, match)
    dice = stage_of(match).picture.dice
    spots = [(*tray.centre(place, die), tray.radius(place, die)) for die in dice]
    for x, y, r in spots:
        assert place.x + 7 < x - r * 0.7
        assert x + r * 0.7 < place.right - 7
        assert place.y < y < place.bottom
    for i, (ax, ay, ar) in enumerate(spots):
        for bx, by, br in spots[i + 1 :]:
            assert ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 > 0.75 * (ar + br)


def said(store: Store, *answers: Any) -> list[str]:
    """The log's lines of the last answer."""
    session, table = table_of(store, reduced=False)
    for each in answers:
        last = session.answer(each)
    return [line.words for line in table.lines(last, len(answers))]


@pytest.mark.rule("HT-5.2")
def test_an_interception_is_downfield_and_its_die_has_a_colour(store: Store) -> None:
    to_pass = (*TO_A_CALL, (0, ("pass",)), ("I",))
    assert said(store, *to_pass, (10,)) == ["white 10", "taken over 10 yards downfield (5.2)"]
    assert said(store, *to_pass, ("O",))[1] == "taken over at the line of scrimmage (5.2)"


@pytest.mark.rule("HT-8.1")
def test_a_runbacks_die_has_a_colour(store: Store) -> None:
    lines = said(store, *TO_A_CALL, (0, ("punt",)), (40,), (15,))
    assert lines == ["white 15", "Ben runs back 15 (8.1)"]


@pytest.mark.rule("HT-3.4")
def test_only_what_was_gained_is_told(store: Store) -> None:
    """From the opponent's 25 and then the 5 there is no more to gain than that."""
    to_the_25 = (*TO_A_CALL, (0, ("pass",)), (50,))
    assert "good for 25 (5.1)" in said(store, *to_the_25, (0, ("pass",)), (50,))
    to_the_5 = (*to_the_25, (0, ("run",)), (20, "O"))
    assert "5 yards gained (4.1)" in said(store, *to_the_5, (0, ("run",)), (20, "O"))


@pytest.mark.rule("HT-8.2")
def test_a_missed_kick_says_who_has_the_ball_where(store: Store) -> None:
    lines = said(store, *TO_A_CALL, (0, ("pass",)), (50,), (0, ("field_goal",)), (20,))
    assert lines[1:] == ["Field goal from 25: no good (8.2)", "Ben’s ball, own 25 (8.2)"]


@pytest.mark.rule("HT-7.3")
def test_a_penalty_at_the_5_says_why_it_stops(store: Store) -> None:
    backed_up = ((20, 5), (0, ("receive",)), (5, 20), (0, ("run",)), ("O", "O"))
    assert "Ada loses 0, stops at the 5 (7.3)" in said(store, *backed_up, (5, 15))
    session, table = table_of(store, reduced=False)
    for each in (*backed_up, (5, 15)):
        session.answer(each)
    table.show()
    picture = table.stage.picture
    assert (picture.result_words, picture.rule) == ("offence loses 0, stops at the 5", "HT-7.3")
    assert picture.trail[-1].words == "flag"


@pytest.mark.rule("HT-8.1")
def test_a_pending_runback_is_no_down_of_the_kickers(store: Store) -> None:
    session, table = table_of(store, reduced=False)
    for each in (*TO_A_CALL, (0, ("punt",)), (0,)):
        session.answer(each)
    table.show()
    picture = table.stage.picture
    assert (picture.down, picture.offence, picture.driving) == ("Runback", 1, 0)
    assert picture.now is not None
    assert picture.now[2] == "Runback"
    assert picture.trail[-1].words == "blocked"


def test_words_are_the_same_everywhere(store: Store) -> None:
    session, table = table_of(store, reduced=False)
    for each in (*TO_A_CALL, (0, ("run",)), (15, 10)):
        session.answer(each)
    table.show()
    assert table.stage.picture.drive[0].situation == "1st & 10"
    assert spoken.on_its(50) == "at midfield"
    assert spoken.on_its(70) == "on the opponent’s 30"
    assert prospects.short(down(95), "punt") == "net −14"


@pytest.mark.parametrize(
    ("name", "brief"),
    [("Ada", "Ada"), ("Johann Sebastian Bach", "Johann"), ("Bartholomews", "Bartholom…")],
)
def test_long_names_have_a_brief_form(name: str, brief: str) -> None:
    assert spoken.brief(name) == brief
