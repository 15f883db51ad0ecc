"""Counters are picked, dragged and set down; what is refused says why; undo goes back to the last die."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.grid import NOWHERE, named
from game.games.rumble.notation import NUMBER
from game.games.rumble.state import NOBODY, Phase
from game.ui.scenes.match import MatchScene
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer, settle
from tests.ui.tables.rumble.players import stage_of

FIVE = ("H1.at d4", "H2.at e5", "H12.box reserves", "A1.at f6", "A2.at q9", "ball g7")


def centre(match: MatchScene, square: str) -> tuple[float, float]:
    """A square on the screen."""
    return stage_of(match).place.grid.centre(named(square))


def last(match: MatchScene) -> Any:
    """The words of the last answer."""
    answer: Any = match.session.history[-1].answer
    return answer[1]


@pytest.mark.rule("RU-2.2")
def test_click_and_click_moves_a_counter(begin: Begin, driver: Driver) -> None:
    match = begin(given=FIVE)
    settle(driver, match)
    driver.click(centre(match, "d4"))
    marks = stage_of(match).picture.marks
    assert marks.chosen == NUMBER["H1"]
    assert marks.region >> named("g4") & 1

    driver.move(centre(match, "d8"))
    assert len(stage_of(match).picture.marks.route) == 5
    driver.click(centre(match, "d8"))
    assert last(match) == ("move", NUMBER["H1"], named("d8"))


def test_a_drag_does_the_same_and_back_onto_its_square_does_nothing(begin: Begin, driver: Driver) -> None:
    match = begin(given=FIVE)
    settle(driver, match)
    driver.drag(centre(match, "e5"), centre(match, "e5"), frames=2)
    assert match.session.history == []
    driver.drag(centre(match, "e5"), centre(match, "f7"), frames=4)
    assert last(match) == ("move", NUMBER["H2"], named("f7"))
    settle(driver, match)
    assert stage_of(match).picture.counters[NUMBER["H2"]].spot is None


@pytest.mark.rule("RU-2.4")
def test_a_click_on_the_ball_runs_there_and_picks_it_up(begin: Begin, driver: Driver) -> None:
    match = begin(given=FIVE)
    settle(driver, match)
    driver.click(centre(match, "e5"))
    driver.click(centre(match, "g7"))
    settle(driver, match)
    driver.step()
    settle(driver, match)
    assert last(match) == ("pickup", NUMBER["H2"])
    assert match.session.match.state.holder == NUMBER["H2"]


@pytest.mark.rule("RU-2.4")
def test_a_drag_onto_the_ball_picks_it_up_as_well(begin: Begin, driver: Driver) -> None:
    match = begin(given=FIVE)
    settle(driver, match)
    driver.drag(centre(match, "e5"), centre(match, "g7"), frames=4)
    settle(driver, match)
    driver.step()
    settle(driver, match)
    assert last(match) == ("pickup", NUMBER["H2"])
    assert match.session.match.state.holder == NUMBER["H2"]


@pytest.mark.rule("RU-3.2", "RU-3.6")
def test_entries_are_offered_only_to_somebody_who_can_come_on(begin: Begin, driver: Driver) -> None:
    match = begin(given=(*FIVE, "entries.home 3"))
    settle(driver, match)
    assert "Reserves first: 1 may enter" in match.now.prompt.how  # three are owed, one waits
    driver.click(centre(match, "e5"))
    driver.click(centre(match, "f7"))
    settle(driver, match)
    assert "may enter" not in match.now.prompt.how
    spot = stage_of(match).spot(NUMBER["H12"])
    assert match.board.why_not(spot).startswith("Reserves enter before the first move")


@pytest.mark.rule("RU-2.4")
def test_a_ball_beside_two_players_asks_which_of_them_picks_it_up(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at d4", "H2.at f5", "A1.at q9", "ball e4"))
    settle(driver, match)
    driver.click(centre(match, "e4"))
    assert match.session.history == []
    assert match.board.why_not(centre(match, "e4")) == (
        "Pick who takes it first, H1 or H2, then the ball (RU-2.4)"
    )
    driver.click(centre(match, "f5"))
    driver.click(centre(match, "e4"))
    assert last(match) == ("pickup", NUMBER["H2"])


@pytest.mark.parametrize(
    ("picked", "clicked", "why"),
    [
        ("", "d5", "Pick a player first"),
        ("", "f6", "A1 is of the other side"),
        ("d4", "m4", "m4 is 9 steps away: a move has 4 (RU-2.2)"),
        ("d4", "f6", "A1 stands on f6 (RU-2.3)"),
    ],
)
def test_a_wrong_click_says_why(begin: Begin, driver: Driver, picked: str, clicked: str, why: str) -> None:
    match = begin(given=FIVE)
    settle(driver, match)
    if picked:
        driver.click(centre(match, picked))
    assert why in match.board.why_not(centre(match, clicked))
    driver.click(centre(match, clicked))
    assert match.session.history == []


def test_a_click_beside_a_counter_means_it(begin: Begin, driver: Driver) -> None:
    match = begin(given=FIVE)
    settle(driver, match)
    x, y = centre(match, "d4")
    driver.click((x - 21, y))
    assert stage_of(match).picture.marks.chosen == NUMBER["H1"]


def test_keys_pick_move_and_let_go(begin: Begin, driver: Driver) -> None:
    match = begin(given=FIVE)
    settle(driver, match)
    driver.key("tab", "tab")
    assert stage_of(match).picture.marks.chosen == NUMBER["H2"]
    driver.key("esc")
    assert stage_of(match).picture.marks.chosen == NOBODY
    assert driver.scene is match  # Esc let go, it did not pause
    driver.key("tab", "right", "up", "up", "enter")
    assert last(match) == ("move", NUMBER["H1"], named("e6"))


def test_after_the_last_counter_tab_goes_to_the_buttons(begin: Begin, driver: Driver) -> None:
    match = begin(given=FIVE)
    settle(driver, match)
    able = len(stage_of(match).picture.marks.able)
    driver.key(*["tab"] * able)
    before = driver.focus_name()
    driver.key("tab")
    assert driver.focus_name() != before


@pytest.mark.rule("RU-2.1")
def test_without_a_ball_the_throw_phase_passes_by_itself_and_undo_comes_back(
    begin: Begin, driver: Driver
) -> None:
    match = begin(given=FIVE)
    settle(driver, match)
    driver.key("space")
    settle(driver, match)
    driver.step()
    settle(driver, match)
    assert match.session.match.state.phase is Phase.ATTACK
    for phase in (Phase.THROW, Phase.MOVE):
        driver.key("u")
        settle(driver, match)
        assert match.session.match.state.phase is phase


@pytest.mark.rule("RU-2.5")
def test_a_throw_can_be_taken_back_until_the_dice_are_thrown(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at d4", "A1.at q9", "ball H1", "phase throw"))
    settle(driver, match)
    marks = stage_of(match).picture.marks
    assert (marks.chosen, marks.rings) == (NUMBER["H1"], named("d4"))
    driver.move(centre(match, "j4"))
    assert [(tag.words, tag.sub) for tag in stage_of(match).picture.marks.tags] == [("72%", "6 squares, 6+")]
    driver.click(centre(match, "j4"))
    settle(driver, match)
    assert match.play.request is not None
    assert match.play.request.what == "throw"
    driver.key("u")
    settle(driver, match)
    assert match.session.history == []
    driver.click(centre(match, "j4"))
    settle(driver, match)
    driver.key("space")
    settle(driver, match)
    assert match.session.why_no_undo()


@pytest.mark.rule("RU-2.9")
def test_odds_stand_at_an_attack_before_it_is_made(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at d4", "A1.at e5", "A2.at q9", "ball A1", "phase attack"))
    settle(driver, match)
    driver.click(centre(match, "d4"))
    driver.move(centre(match, "e5"))
    marks = stage_of(match).picture.marks
    assert marks.links == ((NUMBER["H1"], NUMBER["A1"], True),)
    assert [tag.words for tag in marks.tags] == ["58%"]
    driver.click(centre(match, "e5"))
    assert last(match) == ("attack", NUMBER["H1"], NUMBER["A1"])


@pytest.mark.rule("RU-1.4")
def test_one_key_lines_up(begin: Begin, driver: Driver) -> None:
    match = begin()
    for _ in range(40):
        settle(driver, match)
        if match.play.request is not None and match.play.request.what == "place":
            break
        driver.key("space")
    side = match.play.seat
    driver.click("act.line_up")
    for _ in range(14):
        driver.step(2, dt_s=0.4)
    assert sum(where >= 0 for where in match.session.match.state.at[16 * side : 16 * side + 16]) == 11
    assert [deed.name for deed in match.now.all] == ["opt.0"]


@pytest.mark.rule("RU-3.2")
def test_a_reserve_enters_by_a_lit_square(begin: Begin, driver: Driver) -> None:
    match = begin(given=(*FIVE, "entries.home 1"))
    settle(driver, match)
    assert stage_of(match).picture.marks.region >> named("d1") & 1
    driver.click(stage_of(match).spot(NUMBER["H12"]))
    driver.click(centre(match, "f1"))
    assert last(match) == ("enter", NUMBER["H12"], named("f1"))


def test_pointing_at_a_counter_shows_its_reach_and_going_away_hides_it(begin: Begin, driver: Driver) -> None:
    match = begin(given=FIVE)
    settle(driver, match)
    driver.move(centre(match, "d4"))
    assert stage_of(match).picture.marks.region
    driver.move(centre(match, "k12"))
    assert not stage_of(match).picture.marks.region


@pytest.mark.rule("RU-1.4")
def test_a_placed_counter_is_placed_anew_and_the_record_says_so(begin: Begin, driver: Driver) -> None:
    match = begin(board="quick")
    answer(driver, match, (6, 6), (1, 1))
    stage = stage_of(match)
    zone = stage.state.house.board.zone[0]
    for player, square in zip((0, 1, 2), zone, strict=False):
        driver.drag(stage.spot(player), stage.place.grid.centre(square), frames=2)
        settle(driver, match)
    begun = len(match.session.history)

    driver.drag(stage.spot(0), stage.place.grid.centre(zone[1]), frames=2)
    assert len(match.session.history) == begun, "somebody stands there"
    driver.drag(stage.spot(0), stage.place.grid.centre(zone[7]), frames=2)
    settle(driver, match)
    assert len(match.session.history) == begun
    assert [stage.state.at[player] for player in (0, 1, 2)] == [zone[7], zone[1], zone[2]]
    assert last(match) == ("place", 0, zone[7])
    assert [line for line in match.session.save.lines if line.startswith("undo")] == ["undo 3"]
    driver.key("u")
    settle(driver, match)
    assert [stage.state.at[player] for player in (0, 1, 2)] == [zone[0], zone[1], zone[2]], "as before"
    driver.click(stage.spot(1))
    driver.click(stage.place.grid.centre(zone[7]))
    settle(driver, match)
    assert stage.state.at[1] == zone[7], "a click and a click do what a drag does"


@pytest.mark.rule("RU-1.4")
def test_a_line_up_by_one_press_is_taken_back_by_one(begin: Begin, driver: Driver) -> None:
    match = begin(board="quick")
    answer(driver, match, (6, 6), (1, 1))
    stage = stage_of(match)
    zone = stage.state.house.board.zone[0]
    driver.drag(stage.spot(0), stage.place.grid.centre(zone[3]), frames=2)
    settle(driver, match)
    begun = len(match.session.history)
    driver.key("space")
    for _ in range(30):
        driver.step()
        settle(driver, match)
    assert len(match.session.history) > begun + 1
    driver.key("u")
    settle(driver, match)
    assert len(match.session.history) == begun
    assert stage.state.at[0] == zone[3], "who was placed by hand stays"


@pytest.mark.rule("RU-2.9")
def test_who_attacks_whom_stays_marked_until_the_dice_are_read(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at d4", "A1.at e5", "A2.at q9", "ball g7", "phase attack"))
    answer(driver, match, (0, ("attack", NUMBER["H1"], NUMBER["A1"])))
    marks = stage_of(match).picture.marks
    assert marks.links == ((NUMBER["H1"], NUMBER["A1"], True),)
    assert [tag.words for tag in marks.tags] == ["28%"]

    answer(driver, match, (1, 1))
    assert stage_of(match).picture.marks.links == ()


@pytest.mark.rule("RU-2.9")
def test_the_row_of_the_last_dice_is_lit_no_longer_than_the_turn(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at d4", "A1.at e5", "A2.at q9", "ball g7", "phase attack"))
    answer(driver, match, (0, ("attack", NUMBER["H1"], NUMBER["A1"])), (1, 1))
    assert stage_of(match).picture.hit == ("attack", "nothing")
    answer(driver, match, (0, ("next",)))
    picture = stage_of(match).picture
    assert (picture.title, picture.hit) == ("Turn 2", ("", ""))
    assert picture.result == "2", "the dice lie there still"


@pytest.mark.rule("RU-2.6")
def test_where_the_ball_goes_stays_marked_until_the_dice_are_read(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at d4", "H2.at i4", "A1.at q9", "ball H1", "phase throw"))
    answer(driver, match, (0, ("throw", named("i4"))))
    marks = stage_of(match).picture.marks
    assert (marks.aim, [tag.words for tag in marks.tags]) == (named("i4"), ["83%"])

    answer(driver, match, (6, 6))
    assert stage_of(match).picture.marks.aim == NOWHERE
