"""Players are picked and sent, opponents blocked, balls thrown; refusals say why; plans stop in time."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.grid import NOWHERE, named
from game.core.requests import Choice
from game.games.sevens.notation import NUMBER
from game.games.sevens.state import NOBODY, Phase
from game.ui.scenes.match import MatchScene
from game.ui.tables.sevens import againcard, blockcard, menu
from game.ui.widgets.inputs import Input
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, settle
from tests.ui.tables.sevens.players import stage_of

FACING = (
    "H1.at e6", "H1.skills Block", "H2.at h8", "H3.at k2", "H3.state prone",
    "A1.at f6", "A2.at n9", "A3.at q3", "A4.at d2", "A4.state stunned",
    "ball H2", "rerolls.home 2",
)  # fmt: skip


def centre(match: MatchScene, square: str) -> tuple[float, float]:
    """A square on the screen."""
    return stage_of(match).place.grid.centre(named(square))


def said(match: MatchScene) -> list[Any]:
    """The words of all answers to choices."""
    choices: list[Any] = [each.answer for each in match.session.history if isinstance(each.request, Choice)]
    return [answer[1] for answer in choices]


def asked(match: MatchScene) -> str:
    """What is asked, by its word."""
    pending: Any = match.session.match.pending
    return str(pending.what)


def rest(driver: Driver, match: MatchScene) -> None:
    """Lets plans and films run."""
    for _ in range(12):
        driver.step()
        settle(driver, match)


@pytest.fixture
def match(begin: Begin, driver: Driver) -> MatchScene:
    """Home's turn, everybody where `FACING` says."""
    match = begin(given=FACING)
    settle(driver, match)
    return match


@pytest.mark.rule("S7-3.1")
def test_a_click_on_a_square_goes_there_step_by_step(match: MatchScene, driver: Driver) -> None:
    driver.click(centre(match, "h8"))
    marks = stage_of(match).picture.marks
    assert marks.chosen == NUMBER["H2"]
    assert dict(marks.reach)[named("l8")] == 1.0

    driver.move((640, 20))
    driver.move(centre(match, "l8"))
    assert stage_of(match).picture.marks.route[-1] == named("l8")
    driver.click(centre(match, "l8"))
    rest(driver, match)
    assert said(match)[0] == ("act", NUMBER["H2"], "move")
    assert said(match)[-1] == ("move", named("l8"))
    assert stage_of(match).state.at[NUMBER["H2"]] == named("l8")
    assert stage_of(match).state.active == NUMBER["H2"]  # two squares are left: it may go on


@pytest.mark.rule("S7-10.2")
def test_rushes_and_dodges_are_shown_before_anybody_goes(match: MatchScene, driver: Driver) -> None:
    driver.click(centre(match, "h8"))
    driver.move((640, 20))
    driver.move(centre(match, "p6"))
    marks = stage_of(match).picture.marks
    assert [step.needs for step in marks.steps] == ["2+", "2+"]
    assert round(marks.total, 3) == round(25 / 36, 3)
    assert marks.again > marks.total
    assert "with a team re-roll" in marks.tags[0].sub


@pytest.mark.rule("S7-6.3")
def test_a_click_on_an_opponent_next_to_it_blocks(match: MatchScene, driver: Driver) -> None:
    driver.click(centre(match, "e6"))
    driver.move((640, 20))
    driver.move(centre(match, "f6"))
    shown = stage_of(match).picture.marks.preview
    assert shown is not None
    assert (shown.dice, shown.mine) == (1, True)
    assert shown.words == "strength 3 to 3"
    driver.click(centre(match, "f6"))
    rest(driver, match)
    assert said(match) == [("act", NUMBER["H1"], "block"), ("block", NUMBER["A1"])]
    assert asked(match) == "block"


@pytest.mark.rule("S7-3.4")
def test_a_click_on_an_opponent_farther_off_is_a_blitz(match: MatchScene, driver: Driver) -> None:
    driver.click(centre(match, "h8"))
    driver.move((640, 20))
    driver.click(centre(match, "n9"))
    rest(driver, match)
    words = said(match)
    assert words[0] == ("act", NUMBER["H2"], "blitz")
    assert words[-1] == ("block", NUMBER["A2"])
    assert stage_of(match).picture.used[0].used


def test_a_block_die_is_chosen_on_the_card(match: MatchScene, driver: Driver) -> None:
    driver.click(centre(match, "e6"))
    driver.move((640, 20))
    driver.click(centre(match, "f6"))
    rest(driver, match)
    match.play.answer(("pow",))
    settle(driver, match)
    stage = stage_of(match)
    assert stage.picture.block is not None
    names = {again.name: again.words for again in stage.picture.block.agains}
    assert list(names) == ["Team re-roll"], "it owns no skill for block dice"
    assert names["Team re-roll"].startswith("2 left")
    driver.key("2")  # keep
    rest(driver, match)
    assert ("keep",) in said(match)


def test_faces_of_two_dice_can_be_clicked(begin: Begin, driver: Driver) -> None:
    match = begin(given=(*FACING, "H1.st 5"))
    settle(driver, match)
    driver.click(centre(match, "e6"))
    driver.key("2")  # the menu: block
    settle(driver, match)
    driver.click(centre(match, "f6"))
    settle(driver, match)
    match.play.answer(("skull", "push"))
    settle(driver, match)
    driver.key("2")
    settle(driver, match)
    stage = stage_of(match)
    box = blockcard.box_of(stage.picture, stage.place)
    driver.click((box.x + 12 + 154 + 70, box.y + 100))
    settle(driver, match)
    assert ("choose", "push") in said(match)


@pytest.mark.rule("S7-3.3")
def test_the_menu_says_what_may_be_done_and_why_not(match: MatchScene, driver: Driver) -> None:
    driver.click(centre(match, "e6"))
    stage = stage_of(match)
    entries = {entry.word: entry.why for entry in stage.picture.marks.entries}
    assert entries["move"] == entries["block"] == entries["blitz"] == ""
    assert "has not the ball" in entries["pass"]
    boxes = menu.lines(stage.picture, stage.place)
    words = [entry.word for entry in stage.picture.marks.entries]
    driver.move(boxes[words.index("pass")].center)
    driver.click(boxes[words.index("pass")].center)
    assert match.session.history == []
    driver.click(boxes[words.index("block")].center)
    settle(driver, match)
    assert said(match) == [("act", NUMBER["H1"], "block")]


def test_the_menu_gives_way_to_a_plan_and_to_the_card_of_another(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at e6", "H2.at f6", "H3.at j6", "A1.at q9", "ball H1"))
    settle(driver, match)
    driver.click(centre(match, "e6"))
    stage = stage_of(match)
    assert menu.seen(stage.picture)
    for square in ("h8", "j6"):
        driver.move(centre(match, square))
        assert not menu.seen(stage.picture), square
    driver.click(menu.lines(stage.picture, stage.place)[0].center)
    rest(driver, match)
    assert said(match) == [("act", NUMBER["H1"], "move")]


def test_a_press_on_the_plan_is_none_on_the_menu_that_it_has_taken_the_place_of(
    match: MatchScene, driver: Driver
) -> None:
    driver.click(centre(match, "e6"))
    stage = stage_of(match)
    driver.move(centre(match, "h9"))
    first = menu.lines(stage.picture, stage.place)[0]
    match.handle(Input("down", pos=first.center))
    match.handle(Input("up", pos=first.center))
    assert said(match) == []


def test_the_menu_opens_by_enter_and_is_walked_by_arrows(match: MatchScene, driver: Driver) -> None:
    driver.key("tab", "enter")
    assert stage_of(match).picture.marks.entry == 0
    driver.key("down", "enter")
    settle(driver, match)
    assert said(match)[0][0] == "act"
    assert said(match)[0][2] in ("block", "blitz")


@pytest.mark.rule("S7-9.1")
def test_a_pass_is_aimed_with_its_odds(match: MatchScene, driver: Driver) -> None:
    driver.click(centre(match, "h8"))
    driver.key("3" if stage_of(match).picture.marks.entries[2].word == "pass" else "2")
    settle(driver, match)
    assert stage_of(match).picture.marks.ruler == named("h8")
    driver.click("act.aim")
    driver.move(centre(match, "e6"))
    marks = stage_of(match).picture.marks
    assert marks.aim == named("e6")
    assert (marks.steps[-1].what, marks.steps[-1].needs) == ("Catch: 1 Lineman", "4+")
    driver.click(centre(match, "e6"))
    settle(driver, match)
    assert said(match)[-1] == ("throw", named("e6"))


def test_a_plan_stops_when_a_die_fails(begin: Begin, driver: Driver) -> None:
    match = begin(given=[line for line in FACING if "rerolls" not in line])
    settle(driver, match)
    driver.click(centre(match, "e6"))
    driver.move((640, 20))
    driver.click(centre(match, "c6"))
    rest(driver, match)
    assert asked(match) == "dodge"
    match.play.answer((1,))
    rest(driver, match)
    while asked(match) in ("armour", "injury"):
        match.play.answer((1, 1))
        rest(driver, match)
    assert ("move", named("c6")) not in said(match)
    assert stage_of(match).state.turn == 1


def test_another_player_is_picked_by_a_click_while_one_is_active(match: MatchScene, driver: Driver) -> None:
    driver.click(centre(match, "h8"))
    driver.move((640, 20))
    driver.click(centre(match, "h7"))
    rest(driver, match)
    driver.click(centre(match, "e6"))
    rest(driver, match)
    assert said(match)[-1] == ("end",), "it has walked: squares that are left are nothing to ask about"
    assert stage_of(match).picture.marks.chosen == NUMBER["H1"]


def test_the_first_arrow_goes_from_whoever_is_picked(match: MatchScene, driver: Driver) -> None:
    driver.key("up")
    assert stage_of(match).picture.marks.cursor != NOWHERE, "nobody is picked: it is shown where it begins"
    driver.key("esc")
    driver.click(centre(match, "h8"))
    driver.key("right")
    assert stage_of(match).picture.marks.cursor == named("i8")
    driver.key("right", "enter")
    rest(driver, match)
    assert said(match)[-1] == ("move", named("j8"))
    driver.key("up")  # it goes on from there
    assert stage_of(match).picture.marks.cursor == named("j9")


@pytest.mark.parametrize(
    ("picked", "clicked", "why"),
    [
        ("", "d5", "Pick a player first"),
        ("", "f6", "1 Lineman of Night Owls is of the other side"),
        ("h8", "d2", "lies: a foul is declared in the menu"),
        ("k2", "a11", "cannot get there"),
    ],
)
def test_a_wrong_click_says_why(
    match: MatchScene, driver: Driver, picked: str, clicked: str, why: str
) -> None:
    if picked:
        driver.click(centre(match, picked))
        driver.move((640, 20))
    assert why in match.board.why_not(centre(match, clicked))
    driver.click(centre(match, clicked))
    assert match.session.history == []


def test_switches_lay_zones_and_threat_over_the_pitch(match: MatchScene, driver: Driver) -> None:
    stage = stage_of(match)
    driver.key("z")
    assert (named("e5"), 1) in stage.picture.zones
    driver.click(stage.place.cells()[5].center)
    driver.step(8)
    assert dict(stage.picture.threat)[named("f6")] == 1.0
    driver.key("z", "t")
    assert stage.picture.zones == stage.picture.threat == ()


@pytest.mark.rule("S7-1.3")
def test_one_key_lines_up_and_another_formation_is_taken(begin: Begin, driver: Driver) -> None:
    match = begin()
    for _ in range(60):
        settle(driver, match)
        if match.session.match.state.phase is Phase.SET_UP:
            break
        request: Any = match.play.request
        if hasattr(request, "dice"):
            driver.key("space")
        else:
            match.play.answer(request.options[0])
    settle(driver, match)
    hand: Any = match.play.hand
    before = hand.actions()[1].caption
    driver.click("act.formation")
    assert hand.actions()[1].caption != before
    driver.click("act.line_up")
    rest(driver, match)
    side = match.session.match.state.turn
    standing = [
        player for player in range(16 * side, 16 * side + 16) if match.session.match.state.at[player] >= 0
    ]
    assert len(standing) == 7
    driver.key("space")
    settle(driver, match)
    assert said(match)[-1] == ("ready",)
    assert stage_of(match).picture.marks.chosen == NOBODY


@pytest.mark.rule("S7-10.5")
def test_a_failed_die_shows_what_may_roll_it_again(match: MatchScene, driver: Driver) -> None:
    driver.click(centre(match, "e6"))
    driver.move((640, 20))
    driver.click(centre(match, "c6"))
    rest(driver, match)
    match.play.answer((1,))
    settle(driver, match)
    stage = stage_of(match)
    failed = stage.picture.failed
    assert failed is not None
    assert failed.words == "needed 3+, rolled 1: a turnover, if you keep it"
    assert [(each.name, each.words) for each in failed.agains] == [
        ("Team re-roll", "2 left, comes off at 67%"),
    ]
    box = againcard.box_of(stage.picture, stage.place)
    driver.click((box.centerx, box.y + againcard.HEAD_H + 20))
    rest(driver, match)
    assert said(match)[-1] == ("reroll", "team")
    assert stage.picture.failed is None


def test_a_team_re_roll_is_clicked_on_the_card_of_a_block(match: MatchScene, driver: Driver) -> None:
    driver.click(centre(match, "e6"))
    driver.move((640, 20))
    driver.click(centre(match, "f6"))
    rest(driver, match)
    match.play.answer(("push",))
    settle(driver, match)
    stage = stage_of(match)
    box = blockcard.box_of(stage.picture, stage.place)
    driver.click((box.right - 60, box.y + blockcard.HEAD_H + 24))
    settle(driver, match)
    assert said(match)[-1] == ("reroll", "team")


def test_what_cannot_be_done_says_why_under_the_menu(match: MatchScene, driver: Driver) -> None:
    driver.click(centre(match, "e6"))
    stage = stage_of(match)
    marks = stage.picture.marks
    words = [entry.word for entry in marks.entries]
    driver.move(menu.lines(stage.picture, stage.place)[words.index("pass")].center)
    marks = stage.picture.marks
    assert marks.entries[marks.entry].why


@pytest.mark.rule("S7-3.1")
def test_an_arrow_takes_the_focus_off_the_buttons_and_space_is_what_is_printed_on_one(
    match: MatchScene, driver: Driver
) -> None:
    driver.click(centre(match, "h8"))
    driver.click(centre(match, "l8"))
    rest(driver, match)
    primary = match.now.primary
    assert primary is not None
    assert primary.caption == "Done"
    for _ in range(20):
        driver.key("tab")
        if driver.focus_name() == "eye":
            break
    assert (driver.focus_name(), match.group[primary.name].cap) == ("eye", "")
    assert "Space" not in match.now.prompt.how
    driver.key("right")
    driver.step()
    assert stage_of(match).picture.marks.cursor != NOWHERE
    assert (driver.focus_name(), match.group[primary.name].cap) == (primary.name, "Space")
    driver.key("space")
    assert said(match)[-1] == ("end",)
