"""What undo has taken redo gives again, corrections and clicks whose film still runs among it; and a match
that was left is undone as if it had not been."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.core.grid import named
from game.core.journal import header
from game.core.record import Seat
from game.games.sevens import GAME
from game.games.sevens.notation import NUMBER
from game.games.sevens.state import on_pitch
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_think import at_once
from game.ui.session import now, resumed_session, session_of
from tests.ui.driver import Driver
from tests.ui.tables.matches import settle
from tests.ui.tables.sevens.players import stage_of
from tests.ui.tables.sevens.test_hands import centre, rest, said
from tests.ui.tables.sevens.test_set_up_corrections import EIGHT, PLACED, but, stand

H1 = NUMBER["H1"]
TURN = ("H1.at e6", "H2.at e9", "A1.at p6", "H9.at b2")
SET_UP = ("phase set_up", "turn home", "kicking home", *EIGHT)
Open = Callable[..., MatchScene]


@pytest.fixture
def whole(driver: Driver) -> Open:
    """Opens a match that is no branch: undo goes to the last die, also when it is gone on with."""

    def open_match(*given: str) -> MatchScene:
        seats = [Seat("home", "person", "Ada"), Seat("away", "person", "Ben")]
        lines = header(GAME, {}, seats) + [f"given {line}" for line in given]
        session = session_of(driver.app.store.saves.create(lines, when=now()), now)
        match = driver.open(MatchScene(driver.app, session, think=at_once))
        settle(driver, match)
        return match

    return open_match


@pytest.fixture
def stood(whole: Open, driver: Driver) -> MatchScene:
    """Home kicks, and seven of its eight stand."""
    match = whole(*SET_UP)
    place(driver, match, *PLACED)
    return match


def place(driver: Driver, match: MatchScene, *players: str) -> None:
    """Sets players up, the last of them by a drag from the bench."""
    *others, last = players
    for player in others:
        match.play.answer((0, ("place", NUMBER[player], named(PLACED[player]))))
        settle(driver, match)
    driver.drag(stage_of(match).spot(NUMBER[last]), centre(match, PLACED[last]), frames=3)
    settle(driver, match)


def again(driver: Driver, match: MatchScene) -> MatchScene:
    """Leaves the match and goes on with it, as the shelf does."""
    driver.app.stack.pop().left()
    session = resumed_session(match.session.save.id, driver.app.store.saves)
    resumed = driver.open(MatchScene(driver.app, session, think=at_once))
    settle(driver, resumed)
    assert not session.free
    return resumed


def click_to(driver: Driver, match: MatchScene, player: str, square: str) -> None:
    """Picks a player and sends it to a square."""
    driver.click(centre(match, player))
    driver.move((640, 20))
    driver.click(centre(match, square))


def press(driver: Driver, match: MatchScene, *keys: str) -> None:
    """Presses keys, and lets the film run after each."""
    for key in keys:
        driver.key(key)
        settle(driver, match)
        settle(driver, match)


# ------------------------------------------------------------------------------ corrections, given again
@pytest.mark.rule("S7-1.3")
@pytest.mark.parametrize(
    ("how", "back"),
    [("drag", "u"), ("swap", "u"), ("taken off", "shift+u"), ("replaced", "shift+u"), ("formation", "u")],
)
def test_a_correction_that_was_taken_back_is_given_again(
    stood: MatchScene, driver: Driver, how: str, back: str
) -> None:
    match = stood
    if how == "formation":
        driver.click("act.formation")
    else:
        start = stage_of(match).spot(NUMBER["H8"]) if how == "replaced" else centre(match, "c6")
        bench = stage_of(match).place.dugout(0).center
        to = {"drag": centre(match, "b5"), "taken off": bench}.get(how, centre(match, "g5"))
        driver.drag(start, to)
    rest(driver, match)
    made, words = stand(match), said(match)
    assert made != but()
    for _ in range(2):
        press(driver, match, back)
        assert stand(match) == but()
        press(driver, match, "r")
        assert (stand(match), said(match)) == (made, words)
    driver.key("r")
    assert driver.app.toast.words == "Nothing was taken back"


@pytest.mark.rule("S7-1.3")
def test_corrections_and_placings_are_given_again_one_after_the_other(whole: Open, driver: Driver) -> None:
    match = whole(*SET_UP)
    place(driver, match, "H1", "H2", "H4")
    seen = [stand(match)]
    for start, to in (("f2", "f10"), ("g5", "g6"), ("f10", "f2")):
        driver.drag(centre(match, start), centre(match, to))
        rest(driver, match)
        seen.append(stand(match))
    place(driver, match, "H3")
    seen.append(stand(match))
    for left in seen[-2::-1]:
        press(driver, match, "u")
        assert stand(match) == left
    press(driver, match, "u")
    assert sorted(stand(match)) == ["H1", "H2"]
    for left in seen:
        press(driver, match, "r")
        assert stand(match) == left


@pytest.mark.rule("S7-1.3")
def test_the_only_one_that_stands_comes_back_though_a_die_was_thrown_before(
    whole: Open, driver: Driver
) -> None:
    match = whole(*SET_UP)
    place(driver, match, "H1")
    driver.drag(centre(match, "g5"), stage_of(match).place.dugout(0).center)
    settle(driver, match)
    assert stand(match) == {}
    press(driver, match, "u")
    assert stand(match) == {"H1": named("g5")}
    press(driver, match, "r")
    assert stand(match) == {}


@pytest.mark.rule("S7-1.3")
def test_both_undo_keys_take_a_correction_back_and_then_the_one_before(
    stood: MatchScene, driver: Driver
) -> None:
    driver.drag(centre(stood, "f2"), centre(stood, "f10"))
    rest(driver, stood)
    driver.drag(centre(stood, "c6"), centre(stood, "b5"))
    rest(driver, stood)
    for left in (but(H4="f10"), but(), but(H7=""), but(H7="", H6="")):
        press(driver, stood, "shift+u")
        assert stand(stood) == left


# ------------------------------------------------------------------------------- a match that was left
def test_a_whole_click_is_taken_back_in_a_match_that_was_left(whole: Open, driver: Driver) -> None:
    match = whole(*TURN)
    click_to(driver, match, "e6", "i6")
    rest(driver, match)
    click_to(driver, match, "i6", "j6")  # the second click
    rest(driver, match)
    went = said(match)
    match = again(driver, match)
    press(driver, match, "u")
    assert said(match) == went[:5]
    match = again(driver, match)
    driver.key("u")
    assert "5 steps" in driver.app.toast.words
    rest(driver, match)
    assert said(match) == []
    press(driver, match, "r")
    assert said(match) == went[:5]
    match = again(driver, match)  # what was given again is one click as well
    press(driver, match, "u")
    assert said(match) == []


@pytest.mark.rule("S7-1.3")
def test_a_side_that_was_lined_up_goes_at_once_in_a_match_that_was_left(whole: Open, driver: Driver) -> None:
    match = whole(*SET_UP)
    place(driver, match, "H1")
    driver.key("space")
    rest(driver, match)
    assert len(stand(match)) == 7
    match = again(driver, match)
    press(driver, match, "u")
    assert on_pitch(stage_of(match).state, 0) == [H1]


@pytest.mark.rule("S7-1.3")
def test_corrections_are_taken_back_one_by_one_in_a_match_that_was_left(
    stood: MatchScene, driver: Driver
) -> None:
    match = stood
    driver.drag(centre(match, "f2"), centre(match, "f10"))
    rest(driver, match)
    driver.click("act.formation")
    rest(driver, match)
    lined_up = stand(match)
    driver.drag(centre(match, "g6"), stage_of(match).place.dugout(0).center)
    rest(driver, match)
    off = stand(match)
    assert len(off) == 6
    for left in (lined_up, but(H4="f10"), but(), but(H7="")):
        match = again(driver, match)
        press(driver, match, "u")
        assert stand(match) == left
    match = again(driver, match)
    driver.key("r")
    assert driver.app.toast.words == "Nothing was taken back"


# --------------------------------------------------------------------------------- while the film runs
@pytest.mark.parametrize(
    ("frames", "keys"), [(1, ("u",)), (12, ("u",)), (24, ("u",)), (12, ("shift+u",)), (24, ("shift+u",) * 2)]
)
def test_a_click_that_is_taken_back_in_its_film_is_given_again_whole(
    whole: Open, driver: Driver, frames: int, keys: tuple[str, ...]
) -> None:
    match = whole(*TURN)
    driver.app.change(animation="normal")
    click_to(driver, match, "e6", "i6")
    driver.step(frames)
    given = said(match)
    assert 0 < len(given) < 5
    taken = 0
    for key in keys:
        taken += len(said(match)) > 0
        driver.key(key)
        if key == "u":
            assert said(match) == []
        driver.step(30)
    left = len(given) - taken if keys[0] != "u" else 0
    assert said(match) == given[:left]
    for _ in range(taken):
        driver.key("r")
        driver.step(30)
    rest(driver, match)
    assert [words[0] for words in said(match)] == ["act", "move", "move", "move", "move"]
    assert stage_of(match).state.at[H1] == named("i6")
    driver.key("u")
    assert said(match) == [], "it is one click again"


@pytest.mark.rule("S7-10.1")
def test_what_comes_after_a_die_is_given_again_too(whole: Open, driver: Driver) -> None:
    match = whole("H1.at e6", "H9.at b2", "A1.at e7", "rerolls.home 0")
    click_to(driver, match, "e6", "e3")
    rest(driver, match)
    assert len(said(match)) == 2, "the dodge is asked"
    press(driver, match, "u", "r")
    match.play.answer((6,))
    rest(driver, match)
    assert stage_of(match).state.at[H1] == named("e3")


@pytest.mark.rule("S7-1.3")
def test_a_line_up_that_is_taken_back_in_its_film_is_given_again_whole(whole: Open, driver: Driver) -> None:
    match = whole(*SET_UP)
    place(driver, match, "H1")
    driver.app.change(animation="normal")
    driver.key("space")
    driver.step(20)
    assert 1 < len(stand(match)) < 7
    driver.key("u")
    assert sorted(stand(match)) == ["H1"]
    driver.step(40)
    assert sorted(stand(match)) == ["H1"]
    driver.key("r")
    rest(driver, match)
    assert len(stand(match)) == 7
    press(driver, match, "u")
    assert sorted(stand(match)) == ["H1"]


def test_another_order_ends_what_was_promised(whole: Open, driver: Driver) -> None:
    match = whole(*TURN)
    driver.app.change(animation="normal")
    click_to(driver, match, "e6", "i6")
    driver.step(12)
    driver.key("u")
    driver.step(30)
    driver.app.change(animation="none")
    click_to(driver, match, "e9", "e10")
    rest(driver, match)
    assert [words[0] for words in said(match)] == ["act", "move"]
    assert stage_of(match).state.at[H1] == named("e6")
    driver.key("r")
    assert driver.app.toast.words == "Nothing was taken back"
