"""In Quick Snap and Solid Defence who was moved is put right by drag, clicks and keys; there and in a set-up
a drag that comes to nothing says why and lets go."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from game.core.grid import bits, named
from game.games.sevens.notation import NUMBER
from game.games.sevens.state import NOBODY
from game.ui.scenes.match import MatchScene
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer, settle
from tests.ui.tables.sevens.players import stage_of
from tests.ui.tables.sevens.test_hands import centre
from tests.ui.tables.sevens.test_kickoff_words import KICK, LINES
from tests.ui.tables.sevens.test_set_up_corrections import EIGHT, PLACED, but, stand

SNAP: tuple[Any, ...] = ((4, 5), (1,))
DEFENCE: tuple[Any, ...] = ((2, 2), (1,))
EDGE = (4, 300)  # of the window, beside the pitch
H1, H4, A4, A5 = (NUMBER[name] for name in ("H1", "H4", "A4", "A5"))


def event(begin: Begin, driver: Driver, *answers: Any, more: tuple[str, ...] = ()) -> MatchScene:
    """A kick-off event for four players, as far as the answers lead."""
    match = begin(given=(*LINES, *more))
    answer(driver, match, *KICK, *answers)
    return match


def set_up(begin: Begin, driver: Driver, placed: Mapping[str, str], *more: str) -> MatchScene:
    """Home sets up its eight, and some of them stand already."""
    match = begin(given=("phase set_up", "turn home", "kicking home", *EIGHT, *more))
    settle(driver, match)
    for each, square in placed.items():
        match.play.answer((0, ("place", NUMBER[each], named(square))))
        settle(driver, match)
    return match


def drag(driver: Driver, match: MatchScene, start: Any, to: Any) -> None:
    """From a square, or a place, to another."""
    spots = [centre(match, each) if isinstance(each, str) else each for each in (start, to)]
    driver.drag(*spots, frames=3)


def at(match: MatchScene, *players: int) -> list[int]:
    """Where players stand, once the film has ended."""
    return [stage_of(match).state.at[player] for player in players]


def told(match: MatchScene, driver: Driver) -> tuple[str, int]:
    """What was said last, without the names of teams, and who is picked."""
    words = re.sub(r" of (Copper Foxes|Night Owls)", "", driver.app.toast.words)
    return words, stage_of(match).picture.marks.chosen


# ----------------------------------------------------------------------------- Quick Snap, Solid Defence
@pytest.mark.rule("S7-13.9")
def test_who_moved_in_a_quick_snap_goes_elsewhere_and_the_others_stay(begin: Begin, driver: Driver) -> None:
    match = event(begin, driver, *SNAP)
    drag(driver, match, "g5", "h5")
    settle(driver, match)
    drag(driver, match, "e9", "f9")
    settle(driver, match)
    assert match.now.prompt.what == "Quick snap: 2 left"
    drag(driver, match, "h5", "h4")
    settle(driver, match)
    assert at(match, H1, H4) == [named("h4"), named("f9")]
    assert match.now.prompt.what == "Quick snap: 2 left"
    driver.key("u")
    settle(driver, match)
    assert at(match, H1, H4) == [named("h5"), named("f9")]
    driver.key("r")
    settle(driver, match)
    assert at(match, H1, H4) == [named("h4"), named("f9")]
    drag(driver, match, "h4", "g5")  # where it stood: it has not been moved
    settle(driver, match)
    assert at(match, H1, H4) == [named("g5"), named("f9")]
    assert match.now.prompt.what == "Quick snap: 3 left"
    driver.key("space")
    settle(driver, match)
    assert match.session.history[-1].answer == (0, ("ready",))


@pytest.mark.rule("S7-13.9")
@pytest.mark.parametrize("how", ["button", "delete", "clicks", "keys"])
def test_who_moved_is_put_back_or_picked_again(begin: Begin, driver: Driver, how: str) -> None:
    match = event(begin, driver, *SNAP, (0, ("move", H1, named("h5"))))
    driver.resize(1280, 720)
    driver.click(centre(match, "h5"))
    m = stage_of(match).picture.marks
    assert m.chosen == H1
    around = [named(f"{letter}{n}") for letter in "fgh" for n in (4, 5, 6)]
    taken = [named("g6"), named("h5")]
    assert m.region == bits(square for square in around if square not in taken)
    driver.step()
    if how == "button":
        driver.click("act.put_back")
    elif how == "delete":
        driver.key("delete")
    elif how == "clicks":
        driver.click(centre(match, "h6"))
    else:
        stage_of(match).picture.marks.cursor = named("h6")
        driver.key("return")
    settle(driver, match)
    assert at(match, H1) == [named("h6" if how in ("clicks", "keys") else "g5")]


@pytest.mark.rule("S7-13.4")
def test_who_was_set_up_again_goes_elsewhere(begin: Begin, driver: Driver) -> None:
    match = event(begin, driver, *DEFENCE)
    drag(driver, match, "q6", "r6")
    settle(driver, match)
    drag(driver, match, "p3", "q6")  # to where the first one stood
    settle(driver, match)
    drag(driver, match, "r6", "r7")
    settle(driver, match)
    assert at(match, A4, A5) == [named("r7"), named("q6")]
    drag(driver, match, "r7", "q6")
    assert told(match, driver)[0].endswith("goes to an empty one (S7-13.4)")
    driver.click(centre(match, "r7"))
    driver.key("delete")  # another one stands there
    assert told(match, driver)[0].endswith("has that square: 4 Lineman goes to an empty one (S7-13.4)")
    driver.click(centre(match, "q6"))
    driver.key("delete")
    settle(driver, match)
    assert at(match, A4, A5) == [named("r7"), named("p3")]
    assert match.now.prompt.what == "Solid defence: 3 left"


@pytest.mark.rule("S7-13.4", "S7-13.9")
@pytest.mark.parametrize(
    ("rolled", "start", "to", "why"),
    [
        (SNAP, "g5", "i5", "i5 is 2 squares from g5: 1 Lineman moves but one (S7-13.9)"),
        (SNAP, "h7", "h3", "h3 is 4 squares from g7: 3 Lineman moves but one (S7-13.9)"),
        (SNAP, "g5", "g6", "2 Lineman has that square: 1 Lineman goes to an empty one (S7-13.9)"),
        (SNAP, "g5", EDGE, "1 Lineman stays where it is: it goes to an empty square next to it (S7-13.9)"),
        (SNAP, "n5", "m5", "1 Lineman is of the other side: pick one of yours (S7-13.9)"),
        (SNAP, "b3", "c3", "6 Lineman is marked: only open players are moved (S7-13.9)"),
        (DEFENCE, "n5", "r5", "Without 1 Lineman 2 of 3 stand on the line (S7-1.3)"),
        (DEFENCE, "q6", "k6", "k6 is not on your side of the line: set up behind it or on it (S7-1.3)"),
        (DEFENCE, "q6", "r11", "One of yours stands in that wide zone: at most 1 in each (S7-1.3)"),
        (
            DEFENCE,
            "q6",
            EDGE,
            "4 Lineman stays where it is: it goes to an empty square of its own side (S7-13.4)",
        ),
        (DEFENCE, "g5", "g4", "1 Lineman is of the other side: pick one of yours (S7-13.4)"),
    ],
)
def test_a_drag_that_comes_to_nothing_says_why_and_lets_go(
    begin: Begin, driver: Driver, rolled: tuple[Any, ...], start: str, to: Any, why: str
) -> None:
    more = ("H6.at b3", "A6.at b2", "A7.at p10")
    moved = [(0, ("move", NUMBER["H3"], named("h7")))] if start == "h7" else []
    match = event(begin, driver, *rolled, *moved, more=more)
    before = len(match.session.history)
    drag(driver, match, start, to)
    assert told(match, driver) == (why, NOBODY)
    assert len(match.session.history) == before


@pytest.mark.rule("S7-13.9")
def test_delete_says_why_there_is_nothing_to_put_back(begin: Begin, driver: Driver) -> None:
    match = event(begin, driver, *SNAP)
    driver.click(centre(match, "g5"))
    driver.key("delete")
    why = "1 Lineman has not been moved: it stands where it stood (S7-13.9)"
    assert told(match, driver) == (why, H1)


@pytest.mark.rule("S7-13.9")
def test_a_click_on_nobody_asks_for_a_player_first(begin: Begin, driver: Driver) -> None:
    match = event(begin, driver, *SNAP)
    driver.click(centre(match, "k6"))
    assert told(match, driver)[0] == "Pick an open player first, then its square (S7-13.9)"


# ---------------------------------------------------------------------------------------------- set-up
@pytest.mark.rule("S7-1.3")
@pytest.mark.parametrize(
    ("player", "to", "why"),
    [
        ("H7", "edge", "7 Lineman stays where it is: it goes to a square, or to its own bench (S7-1.3)"),
        ("H7", "their bench", "7 Lineman stays where it is: that is the other side’s bench (S7-1.3)"),
        ("H8", "own bench", "8 Lineman is in the Reserves already (S7-1.3)"),
        ("H8", "edge", "8 Lineman stays in the Reserves: there is no square (S7-1.3)"),
        ("H7", "f1", "One of yours stands in that wide zone: at most 1 in each (S7-1.3)"),
        ("A1", "e6", "1 Lineman is of the other side: you set up yours (S7-1.3)"),
        ("H9", "e6", "9 Lineman is not in the Reserves: it cannot be set up (S7-1.3)"),
    ],
)
def test_a_set_up_drag_that_comes_to_nothing_says_why_and_lets_go(
    begin: Begin, driver: Driver, player: str, to: str, why: str
) -> None:
    match = set_up(begin, driver, PLACED, "H9.state ko")
    place = stage_of(match).place
    places = {"edge": EDGE, "their bench": place.dugout(1).center, "own bench": place.dugout(0).center}
    drag(driver, match, stage_of(match).spot(NUMBER[player]), places.get(to, to))
    assert told(match, driver) == (why, NOBODY)
    assert stand(match) == but()


@pytest.mark.rule("S7-1.3")
def test_delete_on_a_reserve_says_that_it_is_there_already(begin: Begin, driver: Driver) -> None:
    match = set_up(begin, driver, {})
    driver.click(stage_of(match).spot(H1))
    driver.key("delete")
    assert told(match, driver) == ("1 Lineman is in the Reserves already (S7-1.3)", H1)


@pytest.mark.rule("S7-1.3")
def test_a_press_that_wanders_on_its_own_square_picks_as_a_click_does(begin: Begin, driver: Driver) -> None:
    match = set_up(begin, driver, {"H1": "g5"})
    x, y = centre(match, "g5")
    drag(driver, match, (x - 8, y), (x + 8, y + 2))
    assert told(match, driver) == ("", H1)


@pytest.mark.rule("S7-1.3")
def test_the_line_is_its_whole_column(begin: Begin, driver: Driver) -> None:
    match = set_up(begin, driver, {**PLACED, "H4": "e7"})
    drag(driver, match, "g5", "g10")
    settle(driver, match)
    drag(driver, match, "g6", "g2")
    settle(driver, match)
    assert at(match, H1, NUMBER["H2"]) == [named("g10"), named("g2")]
    drag(driver, match, "g2", "g1")  # one in each wide zone, and no second one
    settle(driver, match)
    drag(driver, match, "e7", "g11")
    assert told(match, driver)[0] == "One of yours stands in that wide zone: at most 1 in each (S7-1.3)"
