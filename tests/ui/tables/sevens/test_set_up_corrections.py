"""Who stands in a set-up is moved, swapped, replaced and taken off again: by drag, by clicks and by keys."""

from __future__ import annotations

import pytest

from game.core.grid import bits, named
from game.games.sevens.board import LINE, WIDE
from game.games.sevens.notation import NUMBER
from game.games.sevens.state import RESERVES, on_pitch
from game.ui.scenes.match import MatchScene
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, settle
from tests.ui.tables.sevens.players import stage_of
from tests.ui.tables.sevens.test_hands import centre, rest, said

EIGHT = tuple(f"{side}{n}.state reserves" for side in "HA" for n in range(1, 9))
PLACED = {"H1": "g5", "H2": "g6", "H3": "g7", "H4": "f2", "H5": "e6", "H6": "d6", "H7": "c6"}


@pytest.fixture
def match(begin: Begin, driver: Driver) -> MatchScene:
    """Home kicks, and seven of its eight stand."""
    match = begin(given=("phase set_up", "turn home", "kicking home", *EIGHT))
    settle(driver, match)
    for player, square in PLACED.items():
        match.play.answer((0, ("place", NUMBER[player], named(square))))
        settle(driver, match)
    return match


def stand(match: MatchScene) -> dict[str, int]:
    """Who stands where."""
    s = stage_of(match).state
    return {name: s.at[number] for name, number in NUMBER.items() if number in on_pitch(s, 0)}


def but(**moved: str) -> dict[str, int]:
    """Where all stand, some of them elsewhere; "" for who stands no longer."""
    return {player: named(square) for player, square in {**PLACED, **moved}.items() if square}


@pytest.mark.rule("S7-1.3")
@pytest.mark.parametrize(("player", "to"), [("H7", "b5"), ("H4", "f10"), ("H1", "g4")])
def test_a_drag_moves_who_stands(match: MatchScene, driver: Driver, player: str, to: str) -> None:
    driver.drag(centre(match, PLACED[player]), centre(match, to))
    rest(driver, match)
    assert stand(match) == but(**{player: to})
    assert len(said(match)) == 7, "the record has seven placings and what was taken back for them"
    driver.key("space")
    rest(driver, match)
    assert said(match)[-1] == ("ready",)


@pytest.mark.rule("S7-1.3")
def test_a_drag_onto_a_team_mate_swaps_both(match: MatchScene, driver: Driver) -> None:
    driver.drag(centre(match, "g5"), centre(match, "c6"))
    rest(driver, match)
    assert stand(match) == but(H1="c6", H7="g5")


@pytest.mark.rule("S7-1.3")
@pytest.mark.parametrize("how", ["drag", "clicks", "keys"])
def test_a_reserve_takes_a_place(match: MatchScene, driver: Driver, how: str) -> None:
    bench = stage_of(match).spot(NUMBER["H8"])
    if how == "drag":
        driver.drag(bench, centre(match, "e6"))
    elif how == "clicks":
        driver.click(bench)
        driver.click(centre(match, "e6"))
    else:
        driver.key("tab")
        assert stage_of(match).picture.marks.chosen == NUMBER["H8"]
        stage_of(match).picture.marks.cursor = named("e6")
        driver.key("return")
    rest(driver, match)
    assert stand(match) == {**but(H5=""), "H8": named("e6")}
    assert stage_of(match).state.status[NUMBER["H5"]] == RESERVES


@pytest.mark.rule("S7-1.3")
def test_two_who_stand_are_swapped_by_keys_and_picked_by_clicks(match: MatchScene, driver: Driver) -> None:
    driver.click(centre(match, "g5"))
    driver.click(centre(match, "c6"))
    assert stage_of(match).picture.marks.chosen == NUMBER["H7"], "a click looks at the next one"
    stage_of(match).picture.marks.cursor = named("g5")
    driver.key("return")
    rest(driver, match)
    assert stand(match) == but(H1="c6", H7="g5")


@pytest.mark.rule("S7-1.3")
@pytest.mark.parametrize("how", ["drag", "button", "key"])
@pytest.mark.parametrize("player", ["H3", "H7"])
def test_one_is_taken_off_and_the_others_stay(
    match: MatchScene, driver: Driver, how: str, player: str
) -> None:
    if how == "drag":
        driver.drag(centre(match, PLACED[player]), stage_of(match).place.dugout(0).center)
    else:
        driver.click(centre(match, PLACED[player]))
        driver.step()
        driver.click("act.take_off") if how == "button" else driver.key("delete")
    rest(driver, match)
    assert stand(match) == but(**{player: ""})
    driver.key("space")  # Line up fills the place again
    rest(driver, match)
    assert len(stand(match)) == 7


@pytest.mark.rule("S7-1.3")
@pytest.mark.parametrize(
    ("player", "to", "why"),
    [
        ("H7", "f1", "One of yours stands in that wide zone: at most 1 in each (S7-1.3)"),
        ("H1", "b6", "Without it 2 of 3 stand on the line: it stays there (S7-1.3)"),
        ("H7", "k6", "k6 is not on your side of the line: set up behind it or on it (S7-1.3)"),
        ("H8", "b6", "7 stand, and no more may: Ready, or a place that somebody has (S7-1.3)"),
    ],
)
def test_what_makes_no_set_up_is_refused_in_words(
    match: MatchScene, driver: Driver, player: str, to: str, why: str
) -> None:
    start = stage_of(match).spot(NUMBER[player])
    assert start is not None
    driver.drag(start, centre(match, to))
    settle(driver, match)
    assert driver.app.toast.words == why
    assert stand(match) == but()
    assert not any(line.startswith("undo") for line in match.session.save.lines)


@pytest.mark.rule("S7-1.3")
def test_with_seven_up_the_formation_button_lines_all_up_anew(match: MatchScene, driver: Driver) -> None:
    seen = [set(stand(match).values())]
    for _ in range(2):
        driver.click("act.formation")
        rest(driver, match)
        seen.append(set(stand(match).values()))
        assert len(seen[-1]) == 7
        assert (bits(seen[-1]) & LINE[0]).bit_count() >= 3
        assert all((bits(seen[-1]) & zone).bit_count() <= 1 for zone in WIDE)
    assert seen[0] != seen[1] != seen[2]
    for before in (seen[1], seen[0]):
        driver.key("u")
        rest(driver, match)
        assert set(stand(match).values()) == before, "one press, one undo"
    driver.key("u")
    rest(driver, match)
    assert stand(match) == but(H7=""), "the placings by hand, one by one"


@pytest.mark.rule("S7-1.3")
def test_undo_brings_back_how_it_stood_before_each_correction(match: MatchScene, driver: Driver) -> None:
    driver.drag(centre(match, "f2"), centre(match, "f10"))
    rest(driver, match)
    driver.drag(centre(match, "g5"), centre(match, "c6"))
    rest(driver, match)
    driver.drag(centre(match, "g5"), stage_of(match).place.dugout(0).center)  # H7, placed last
    rest(driver, match)
    assert stand(match) == but(H4="f10", H1="c6", H7="")
    for left in (but(H4="f10", H1="c6", H7="g5"), but(H4="f10"), but(), but(H7="")):
        driver.key("u")
        rest(driver, match)
        assert stand(match) == left
    assert said(match) == [("place", NUMBER[p], at) for p, at in but(H7="").items()]


@pytest.mark.rule("S7-1.3")
def test_the_lit_squares_are_those_that_it_may_go_to(match: MatchScene, driver: Driver) -> None:
    driver.click(centre(match, "g5"))
    region = stage_of(match).picture.marks.region
    assert region & ~LINE[0] == bits(named(PLACED[each]) for each in ("H4", "H5", "H6", "H7"))
    assert region >> named("g8") & 1
    assert not region >> named("g5") & 1
