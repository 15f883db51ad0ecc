"""A click beyond others jumps where that is the way, with its odds before it."""

from __future__ import annotations

import pytest

from game.core.grid import name, named
from game.games.sevens.notation import NUMBER
from game.ui.scenes.match_think import at_once
from game.ui.scenes.puzzle import PuzzleScene, open_puzzle
from game.ui.scenes.puzzles import PuzzleList
from game.ui.tables.sevens.marks import Ways
from tests.ui.driver import Driver, known
from tests.ui.tables.matches import Begin, answer, settle
from tests.ui.tables.sevens.players import stage_of
from tests.ui.tables.sevens.test_hands import centre, rest, said
from tests.ui.tables.sevens.test_pointing import told

H1 = NUMBER["H1"]
OVER = (
    "H1.at e6", "H1.skills Pogo", "A1.at f6", "A2.at f5", "A3.at f7", "A4.at d8", "A5.at d4", "A6.at d6",
)  # fmt: skip
FALLEN = (
    "H1.at a1", "A1.at b1", "A1.state prone", "A2.at a2", "A2.state prone", "A3.at b2", "A3.state stunned",
    "H9.at d9",
)  # fmt: skip


@pytest.mark.rule("S7-10.1")
@pytest.mark.parametrize(("given", "start", "to"), [(OVER, "e6", "g6"), (FALLEN, "a1", "c1")])
def test_a_jump_is_shown_with_its_odds_and_done_by_a_click(
    begin: Begin, driver: Driver, given: tuple[str, ...], start: str, to: str
) -> None:
    match = begin(given=(*given, "rerolls.home 0"))
    settle(driver, match)
    driver.click(centre(match, start))
    driver.move((640, 20))
    driver.move(centre(match, to))
    marks = stage_of(match).picture.marks
    assert dict(marks.reach)[named(to)] == pytest.approx(4 / 6, abs=1e-4)
    assert [(step.what, step.needs) for step in marks.steps] == [("Jump", "3+")]
    driver.click(centre(match, to))
    rest(driver, match)
    assert said(match) == [("act", H1, "move"), ("jump", named(to))]


@pytest.mark.rule("S7-10.1")
def test_a_way_goes_on_from_where_a_jump_lands(begin: Begin, driver: Driver) -> None:
    match = begin(given=OVER)
    settle(driver, match)
    driver.click(centre(match, "e6"))
    driver.move((640, 20))
    driver.click(centre(match, "i6"))
    rest(driver, match)
    assert [words[0] for words in said(match)] == ["act", "jump"]
    while said(match)[-1][1] != named("i6"):
        match.play.answer((6,))
        rest(driver, match)
    assert {words[0] for words in said(match)[1:]} <= {"jump", "move"}


WALKABLE = ("H1.at e6", "A1.at f6", "A1.state prone", "H9.at b2", "A9.at s2", "rerolls.home 0")
"""On foot g6 is two sure squares away; over A1 it takes a 3+."""


@pytest.mark.rule("S7-10.1")
@pytest.mark.parametrize("presses", ["mouse", "keys"])
def test_a_jump_is_offered_where_the_square_can_be_walked_to(
    begin: Begin, driver: Driver, presses: str
) -> None:
    match = begin(given=WALKABLE)
    settle(driver, match)
    if presses == "mouse":
        driver.click(centre(match, "e6"))
        driver.click("act.ways")
        driver.move((640, 20))
        driver.move(centre(match, "g6"))
    else:
        driver.key("tab")
        driver.key("j", "right", "right")
    marks = stage_of(match).picture.marks
    assert {name(at) for at, _ in marks.reach} == {"g5", "g6", "g7"}
    assert dict(marks.reach)[named("g6")] == pytest.approx(4 / 6, abs=1e-4)
    assert [(step.what, step.needs) for step in marks.steps] == [("Jump", "3+")]
    if presses == "mouse":
        driver.click(centre(match, "g6"))
    else:
        driver.key("return")
    rest(driver, match)
    assert said(match) == [("act", H1, "move"), ("jump", named("g6"))]


@pytest.mark.rule("S7-10.1")
def test_walking_is_offered_where_the_best_way_jumps(begin: Begin, driver: Driver) -> None:
    match = begin(given=(*OVER, "rerolls.home 0"))
    settle(driver, match)
    driver.click(centre(match, "e6"))
    captions = []
    for _ in range(3):
        driver.key("j")
        driver.step()
        captions.append(next(deed.caption for deed in match.now.all if deed.name == "act.ways"))
    assert captions == ["Way: on foot", "Way: jump", "Way: best"]
    driver.key("j")
    driver.move((640, 20))
    driver.move(centre(match, "g6"))
    marks = stage_of(match).picture.marks
    assert marks.total < 0.1
    assert "Jump" not in [step.what for step in marks.steps]
    driver.click(centre(match, "g6"))
    rest(driver, match)
    words = said(match)
    assert [word[0] for word in words] == ["act", "move"]
    match.play.answer((6,))
    rest(driver, match)
    assert said(match)[-1][0] == "move", "it goes on as it was shown"


@pytest.mark.rule("S7-10.1")
def test_who_jumps_is_told_which_squares_and_a_new_pick_goes_as_is_best(begin: Begin, driver: Driver) -> None:
    match = begin(given=(*WALKABLE, "H2.at c3"))
    settle(driver, match)
    driver.click(centre(match, "c3"))
    driver.step()
    assert "act.ways" in match.group, "over A1, farther on, it could jump as well"
    driver.click(centre(match, "e6"))
    driver.key("j")
    driver.click(centre(match, "h9"))
    assert driver.app.toast.words == "A jump is two squares, over the one between: a lit square (S7-10.1)"
    driver.click(centre(match, "c3"))
    assert stage_of(match).picture.marks.ways is Ways.BEST


BEYOND = ("H1.at e6", "A1.at f6", "A1.state prone", "H9.at b2", "A9.at s2", "rerolls.home 0")


@pytest.mark.rule("S7-10.1", "S7-3.4")
def test_who_is_to_jump_jumps_to_a_blitz(begin: Begin, driver: Driver) -> None:
    match = begin(given=(*BEYOND, "A2.at h6"))
    settle(driver, match)
    driver.click(centre(match, "e6"))
    driver.key("j")
    driver.move((640, 20))
    driver.move(centre(match, "h6"))
    marks = stage_of(match).picture.marks
    assert told(marks)[0] == ("Jump", "4+"), "it lands beside it"
    assert len(marks.route) == 2, "one jump, and no step more"
    driver.click(centre(match, "h6"))
    rest(driver, match)
    match.play.answer((6,))
    rest(driver, match)
    assert [words[0] for words in said(match)] == ["act", "jump", "block"]


@pytest.mark.rule("S7-10.1", "S7-9.11", "S7-11.13")
@pytest.mark.parametrize(
    ("action", "more"),
    [("handoff", ("H2.at h6", "ball H1")), ("foul", ("A2.at h6", "A2.state prone"))],
)
def test_who_is_to_jump_jumps_to_a_declared_deed(
    begin: Begin, driver: Driver, action: str, more: tuple[str, ...]
) -> None:
    match = begin(given=(*BEYOND, *more))
    answer(driver, match, (0, ("act", H1, action)))
    driver.key("j")
    driver.move((640, 20))
    driver.move(centre(match, "h6"))
    assert told(stage_of(match).picture.marks)[0] == ("Jump", "3+")
    driver.click(centre(match, "h6"))
    rest(driver, match)
    match.play.answer((6,))
    rest(driver, match)
    assert [words[0] for words in said(match)] == ["act", "jump", action]


@pytest.mark.rule("S7-10.1")
@pytest.mark.parametrize(
    ("action", "more"),
    [
        ("", ("A2.at i6",)),
        ("handoff", ("H2.at i6", "ball H1")),
        ("foul", ("A2.at i6", "A2.state prone")),
    ],
)
def test_where_no_jump_leads_next_to_somebody_that_is_said(
    begin: Begin, driver: Driver, action: str, more: tuple[str, ...]
) -> None:
    match = begin(given=(*BEYOND, *more))
    settle(driver, match)
    if action:
        answer(driver, match, (0, ("act", H1, action)))
    else:
        driver.click(centre(match, "e6"))
    driver.key("j")
    answers = len(said(match))
    driver.move((640, 20))
    driver.move(centre(match, "i6"))
    assert stage_of(match).picture.marks.route == ()
    driver.click(centre(match, "i6"))
    assert driver.app.toast.words == (
        "No jump leads next to 2 Lineman: another way, or a lit square first (S7-10.1)"
    )
    assert len(said(match)) == answers


@pytest.mark.rule("S7-10.1")
def test_the_puzzle_of_the_pile_is_played_as_its_line_is(driver: Driver) -> None:
    driver.app.change(animation="none")
    rows = driver.open(PuzzleList(driver.app)).rows
    at = next(n for n, row in enumerate(rows) if row.ident == "07_over_the_pile")
    open_puzzle(driver.app, rows, at, think=at_once)
    driver.step(3)
    scene = known(driver.scene, PuzzleScene)
    driver.click(centre(scene, "p6"))
    driver.move((640, 20))
    driver.move(centre(scene, "t6"))
    tag = stage_of(scene).picture.marks.tags[0]
    assert "Touchdown, 69%" in tag.sub, "with a team re-roll: what the file says is the best"
    driver.click(centre(scene, "t6"))
    for _ in range(2):
        rest(driver, scene)
        scene.play.answer((6,))
    for _ in range(60):
        driver.step(dt_s=0.4)
    assert scene.solved
    assert ("jump", named("r6")) in said(scene)


def test_where_nobody_can_be_jumped_over_nothing_is_offered(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at e6", "A1.at f6", "H9.at b2", "A9.at s2"))
    settle(driver, match)
    driver.click(centre(match, "e6"))
    driver.step()
    assert "act.ways" not in match.group
    driver.key("j")
    assert stage_of(match).picture.marks.ways is Ways.BEST
