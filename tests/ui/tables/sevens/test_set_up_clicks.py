"""Set-up by hand and by one key together: what stands already is kept, seven stand after one press, and a
square that is refused says why."""

from __future__ import annotations

import pytest

from game.core.grid import bits, named
from game.games.sevens.board import LINE, OWN, WIDE
from game.games.sevens.notation import NUMBER
from game.games.sevens.state import on_pitch
from game.ui.scenes.match import MatchScene
from game.ui.tables.sevens.formations import KICKING, RECEIVING, Formation, known
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer, settle
from tests.ui.tables.sevens.players import stage_of
from tests.ui.tables.sevens.test_hands import centre, rest, said

EIGHT = tuple(f"{side}{n}.state reserves" for side in "HA" for n in range(1, 9))


@pytest.fixture
def match(begin: Begin, driver: Driver) -> MatchScene:
    """Home kicks and sets up first."""
    match = begin(given=("phase set_up", "turn home", "kicking home", *EIGHT))
    settle(driver, match)
    return match


def place(driver: Driver, match: MatchScene, player: str, square: str) -> None:
    """A player is set up."""
    answer(driver, match, (0, ("place", NUMBER[player], named(square))))


def take(driver: Driver, match: MatchScene, formation: Formation) -> None:
    """A formation is chosen by the mouse."""
    for _ in range(10):
        if f"Formation: {formation.name}" in [deed.caption for deed in match.now.all]:
            return
        driver.click("act.formation")
    raise AssertionError(f"{formation.name} is not among the formations")


@pytest.mark.rule("S7-1.3")
@pytest.mark.parametrize(
    "placed",
    [(), ("f1",), ("f1", "f11"), ("c6", "d6"), ("g1", "g11"), ("b5", "b6", "b7", "b8"), ("g5", "g6", "g7")],
)
def test_one_press_fills_all_seven_whoever_stands(
    match: MatchScene, driver: Driver, placed: tuple[str, ...]
) -> None:
    take(driver, match, next(each for each in KICKING if each.name == "Spread"))
    for n, square in enumerate(placed, 1):
        place(driver, match, f"H{n}", square)
    driver.key("space")
    rest(driver, match)
    s = stage_of(match).state
    mask = bits(s.at[player] for player in on_pitch(s, 0))
    assert mask.bit_count() == 7
    assert all(mask >> named(square) & 1 for square in placed)
    assert mask & ~OWN[0] == 0
    assert (mask & LINE[0]).bit_count() >= 3
    assert all((mask & zone).bit_count() <= 1 for zone in WIDE)
    assert [words[0] for words in said(match)] == ["place"] * 7
    driver.key("space")
    settle(driver, match)
    assert said(match)[-1] == ("ready",)


@pytest.mark.rule("S7-1.3")
def test_a_formation_stands_as_it_is_printed_where_nobody_is_in_its_way(
    match: MatchScene, driver: Driver
) -> None:
    for each in known(True, None)[:1]:
        take(driver, match, each)
        driver.key("space")
        rest(driver, match)
        s = stage_of(match).state
        assert {s.at[player] for player in on_pitch(s, 0)} == {named(square) for square in each.squares}
    assert RECEIVING[0].name not in [deed.caption for deed in match.now.all]


def test_space_lines_up_after_the_formation_was_clicked(match: MatchScene, driver: Driver) -> None:
    before = [deed.caption for deed in match.now.all]
    driver.click("act.formation")
    driver.step()
    after = [deed.caption for deed in match.now.all]
    assert before != after
    driver.key("space")
    rest(driver, match)
    assert [words[0] for words in said(match)] == ["place"] * 7


@pytest.mark.rule("S7-1.3")
@pytest.mark.parametrize(
    ("placed", "square", "why"),
    [
        ((), "k6", "k6 is not on your side of the line: set up behind it or on it (S7-1.3)"),
        (("f1",), "e2", "One of yours stands in that wide zone: at most 1 in each (S7-1.3)"),
        (("b5", "b6", "b7", "b8"), "b9", "0 of 3 stand on the line: whoever is left goes there (S7-1.3)"),
    ],
)
def test_a_square_says_why_nobody_is_set_up_there(
    match: MatchScene, driver: Driver, placed: tuple[str, ...], square: str, why: str
) -> None:
    for n, at in enumerate(placed, 1):
        place(driver, match, f"H{n}", at)
    answers = len(said(match))
    driver.click(stage_of(match).spot(NUMBER["H8"]))
    driver.click(centre(match, square))
    settle(driver, match)
    assert len(said(match)) == answers
    assert match.board.why_not(centre(match, square)) == why
