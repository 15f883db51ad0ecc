"""What ends a turn or a charge, where the menu at a counter lies, and what a click on a team-mate will do."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.grid import named
from game.games.sevens.notation import NUMBER
from game.ui.scenes.match import MatchScene
from game.ui.tables.sevens import menu
from game.ui.tables.sevens.making import period
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer, settle
from tests.ui.tables.sevens.players import stage_of
from tests.ui.tables.sevens.test_hands import centre, rest, said

H1, H2, A1 = (NUMBER[name] for name in ("H1", "H2", "A1"))
CROWDED = ("H1.at e6", "H1.st 4", "H2.at h8", "A8.at d6", "A9.at f6", "A7.at d5", "ball H2")


def how(match: MatchScene) -> str:
    """What the bar says under its question."""
    return match.now.prompt.how


@pytest.mark.rule("S7-3.2")
def test_a_turn_with_players_left_is_ended_by_a_second_press(begin: Begin, driver: Driver) -> None:
    match = begin(given=CROWDED)
    settle(driver, match)
    driver.key("n")
    assert said(match) == []
    assert how(match) == "2 players have not acted: N again ends the turn"
    driver.key("n")
    rest(driver, match)
    assert said(match) == [("end_turn",)]


@pytest.mark.rule("S7-3.2")
def test_the_button_of_the_turn_asks_as_its_key_does(begin: Begin, driver: Driver) -> None:
    match = begin(given=CROWDED)
    answer(driver, match, (0, ("act", H1, "move")), (0, ("end",)))
    name = next(deed.name for deed in match.now.all if deed.option == (0, ("end_turn",)))
    driver.click(name)
    assert how(match) == "1 player has not acted: N again ends the turn"
    driver.click(centre(match, "h8"))  # somebody is picked after all: it is asked anew
    driver.key("escape", "n")
    assert said(match)[-1] == ("end",)
    driver.key("n")
    rest(driver, match)
    assert said(match)[-1] == ("end_turn",)


@pytest.mark.parametrize("square", ["a1", "t11", "j6"])
@pytest.mark.parametrize("player", ["H1", "A1"])
def test_the_menu_covers_no_square_of_the_pitch(
    begin: Begin, driver: Driver, square: str, player: str
) -> None:
    other = "A1.at k6" if player == "H1" else "H1.at k6"
    match = begin(given=(f"{player}.at {square}", other, f"turn {'home' if player == 'H1' else 'away'}"))
    settle(driver, match)
    driver.click(centre(match, square))
    stage = stage_of(match)
    assert stage.picture.marks.entries
    box = menu.box_of(stage.picture, stage.place)
    assert stage.place.panel.contains(box)
    assert not box.colliderect(stage.place.grid.field)


@pytest.mark.rule("S7-6.3")
def test_an_opponent_on_the_side_of_the_menu_is_blocked_by_a_click(begin: Begin, driver: Driver) -> None:
    match = begin(given=CROWDED)
    settle(driver, match)
    driver.click(centre(match, "e6"))
    driver.move(centre(match, "d6"))
    shown = stage_of(match).picture.marks.preview
    assert shown is not None
    driver.click(centre(match, "d6"))
    rest(driver, match)
    assert said(match) == [("act", H1, "block"), ("block", NUMBER["A8"])]


def test_the_menu_is_reached_over_the_squares_between(begin: Begin, driver: Driver) -> None:
    match = begin(given=CROWDED)
    settle(driver, match)
    driver.click(centre(match, "e6"))
    stage = stage_of(match)
    first = menu.lines(stage.picture, stage.place)[0]
    driver.move(centre(match, "d6"))
    driver.move(first.center)
    assert stage_of(match).picture.marks.open
    driver.click(first.center)
    rest(driver, match)
    assert said(match) == [("act", H1, "move")]


@pytest.fixture
def charging(begin: Begin, driver: Driver) -> MatchScene:
    """The kick-off event was a Charge!, and the die says four."""
    given = (
        "phase kickoff", "turn away", "kicking away", "H1.at c6", "A1.at n3", "A2.at n6", "A3.at p6",
        "A4.at p8", "A5.at n9",
    )  # fmt: skip
    match = begin(given=given)
    answer(driver, match, (1, ("kicker", NUMBER["A3"])), (1, ("target", named("e6"))), (5, 2), (5, 5), (1,))
    settle(driver, match)
    return match


@pytest.mark.rule("S7-13.10")
def test_a_charge_says_how_many_are_left_and_what_ends_it(charging: MatchScene, driver: Driver) -> None:
    match, stage = charging, stage_of(charging)
    assert match.now.prompt.what == "Charge!: 4 of 4 left"
    assert period(stage.state) == "1st half, Charge!"
    assert match.board.heading() == "1st half, Charge!"
    answer(driver, match, (1, ("act", A1, "move")), (1, ("end",)))
    assert match.now.prompt.what == "Charge!: 3 of 4 left"
    ends: Any = next(deed for deed in match.now.all if deed.option == (1, ("end_turn",)))
    assert ends.caption == "End the charge"
    driver.key("n")
    assert how(match) == "3 players have not acted: N again ends the charge"


@pytest.mark.rule("S7-12.1")
def test_the_square_that_a_kick_is_aimed_at_stays_marked(begin: Begin, driver: Driver) -> None:
    match = begin(given=("phase kickoff", "turn home", "kicking home", "H1.at c6", "A1.at n6"))
    settle(driver, match)
    if "kicker" in [str(option[1][0]) for option in match.play.options()]:
        answer(driver, match, (0, ("kicker", H1)))
    driver.click(centre(match, "p4"))
    settle(driver, match)
    assert stage_of(match).picture.ball.target == named("p4")
    match.board.show()  # a picture made anew
    assert stage_of(match).picture.ball.target == named("p4")
    match.play.answer((5, 2))  # two squares east
    settle(driver, match)
    assert stage_of(match).picture.ball.target == named("r4")


@pytest.mark.rule("S7-9.8")
def test_before_a_pass_is_declared_the_preview_says_that_a_click_picks(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at c3", "H2.at g3", "A8.at q9", "ball H1"))
    settle(driver, match)
    driver.click(centre(match, "c3"))
    driver.move((640, 20))
    driver.move(centre(match, "g3"))
    assert stage_of(match).picture.marks.tags[0].sub == "as a pass; a click picks 2 Lineman"
    driver.click(centre(match, "g3"))
    assert stage_of(match).picture.marks.chosen == H2
    answer(driver, match, (0, ("act", H1, "pass")))
    driver.move((640, 20))
    driver.move(centre(match, "g3"))
    assert "click" not in stage_of(match).picture.marks.tags[0].sub


@pytest.mark.rule("S7-3.4")
def test_after_its_block_a_blitz_is_told_to_go_on_or_end(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at e6", "A1.at f6", "A2.at q9", "rerolls.home 0"))
    answer(driver, match, (0, ("act", H1, "blitz")))
    assert how(match).endswith("Squares, and once an opponent to block")
    answer(driver, match, (0, ("block", A1)), ("push",))
    while match.play.request is not None and getattr(match.play.request, "what", "") != "step":
        settle(driver, match)
        options = match.play.options()
        if any(option[1] == ("end",) for option in options):
            break
        match.play.answer(options[0])
    assert "A lit square" in how(match)
    assert "opponent" not in how(match)
