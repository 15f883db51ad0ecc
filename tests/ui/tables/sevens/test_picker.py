"""The picker of inducements and stars, by mouse alone and by keyboard alone (S7-2.4, S7-17.2)."""

import pygame
import pytest

from game.core.dice import SeededDice
from game.core.requests import Choice, Roll
from game.ui.scenes.match import MatchScene
from game.ui.tables.sevens import trackers
from game.ui.tables.sevens.card import rerolls_of
from game.ui.tables.sevens.picker import TABS, heading
from game.ui.tables.sevens.picker_card import Places
from game.ui.tables.sevens.playing import SevensPlaying
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.inputs import Input
from tests.ui.driver import Driver, known
from tests.ui.tables.matches import Begin, settle


def buying(driver: Driver, begin: Begin, purse: str, **more: str) -> tuple[MatchScene, SevensPlaying]:
    """A match of two persons, with home asked to buy."""
    match = begin(inducements="yes", purse=purse, **more)
    dice = SeededDice(3)
    settle(driver, match)
    while isinstance(request := match.play.request, Roll):
        match.play.answer(dice.roll(request))
        settle(driver, match)
    assert isinstance(request, Choice)
    assert request.what == "inducements"
    return match, known(match.board, SevensPlaying)


def bought(board: SevensPlaying) -> list[str]:
    """What home has bought."""
    cards = board.state.extra.cards
    assert cards is not None
    return [word for word, _ in cards[0].bought]


def row_of(board: SevensPlaying, name: str) -> int:
    """The row that shows a name."""
    request = board.desk.match.pending
    assert isinstance(request, Choice)
    return [row.name for row in board.picker.rows(board.state, request)].index(name)


@pytest.mark.rule("S7-2.4")
def test_a_bribe_and_a_star_are_bought_by_mouse(driver: Driver, begin: Begin) -> None:
    match, board = buying(driver, begin, "500")
    at = Places(board.stage.place)
    driver.click(at.row(row_of(board, "Bribe")))
    driver.click(at.buy)
    settle(driver, match)
    driver.click(at.tabs()[TABS.index("II")])
    driver.click(at.row(row_of(board, "Guffle Pusmaw")))
    driver.click(at.buy)
    settle(driver, match)
    assert bought(board) == ["bribe", "Guffle_Pusmaw"]
    driver.click("opt.0")
    settle(driver, match)
    assert match.play.seat == 1


@pytest.mark.rule("S7-17.2")
def test_a_star_is_searched_and_a_bribe_is_found_by_keyboard(driver: Driver, begin: Begin) -> None:
    match, board = buying(driver, begin, "500")
    driver.key("g")  # a letter is no shortcut here
    driver.type("griff")
    assert row_of(board, "Griff Oberwald") == 0
    driver.key("enter")
    settle(driver, match)
    driver.key("esc", "left", "right")
    driver.key(*["down"] * row_of(board, "Bribe"), "enter")
    settle(driver, match)
    assert bought(board) == ["Griff_Oberwald", "bribe"]
    driver.key("space")
    settle(driver, match)
    assert match.play.seat == 1


@pytest.mark.rule("S7-2.4", "S7-2.5")
@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Prayer to Nuffle", "6 Moles Under the Pitch: The"),
        ("Desperate Measure", "4 Grudge Match: One foul more"),
    ],
)
def test_the_table_of_a_d8_is_told_where_it_is_bought(
    driver: Driver, begin: Begin, name: str, line: str
) -> None:
    _, board = buying(driver, begin, "500")
    board.picker.turn(1)
    request = board.desk.match.pending
    assert isinstance(request, Choice)
    (row,) = [row for row in board.picker.rows(board.state, request) if row.name == name]
    told = dict(row.told)["The D8"].split("\n")
    assert len(told) == 8
    assert any(each.startswith(line) for each in told)


@pytest.mark.rule("S7-17.1")
def test_a_third_star_is_refused_with_the_rule_that_the_heading_tells_before(
    driver: Driver, begin: Begin
) -> None:
    match, board = buying(driver, begin, "1000")
    board.picker.turn(TABS.index("III"))
    assert heading(board.picker).endswith("2 stars at most")
    for star in ("griff", "guffle"):
        board.picker.look(star)
        driver.key("enter")
        settle(driver, match)
    request = board.desk.match.pending
    assert isinstance(request, Choice)
    board.picker.look("helmut")
    assert "S7-17.1" in board.picker.rows(board.state, request)[0].why


@pytest.mark.rule("S7-17.1")
def test_stars_stand_by_their_names_in_the_list_of_the_players(driver: Driver, begin: Begin) -> None:
    match, board = buying(driver, begin, "500")
    driver.type("griff")
    driver.key("enter")
    settle(driver, match)
    stars = [each.star for each in board.stage.picture.counters if each.star]
    assert stars == ["Griff Oberwald"]


def test_re_rolls_that_a_half_has_not_brought_yet_are_counted() -> None:
    assert rerolls_of(0, 3) == "0 of 3 re-rolls"
    assert rerolls_of(1, 1) == "1 re-roll"
    assert rerolls_of(4, 3) == "4 re-rolls"


@pytest.mark.rule("S7-2.4")
def test_what_is_too_dear_says_so_and_is_not_bought(driver: Driver, begin: Begin) -> None:
    match, board = buying(driver, begin, "100")
    driver.type("griff")
    request = board.desk.match.pending
    assert isinstance(request, Choice)
    assert board.picker.rows(board.state, request)[0].why == "Too dear: 200,000 short"
    driver.key("enter")
    driver.click(Places(board.stage.place).buy)
    settle(driver, match)
    assert bought(board) == []


def test_every_option_has_a_row(driver: Driver, begin: Begin) -> None:
    _, board = buying(driver, begin, "1000")
    request, shown = board.desk.match.pending, []
    assert isinstance(request, Choice)
    for tab in range(len(TABS)):
        board.picker.turn(tab)
        shown += [row.option for row in board.picker.rows(board.state, request) if row.option is not None]
    assert sorted(shown) == sorted(each for each in request.options if each[1] != ("ready",))


def test_two_coaches_pass_it_by_themselves(driver: Driver, begin: Begin) -> None:
    match = begin(("coach:rookie", "coach:rookie"), inducements="yes", purse="300")
    for _ in range(400):
        driver.step(dt_s=0.4)
        if known(match.board, SevensPlaying).state.phase.name not in ("INDUCEMENTS", "START"):
            cards = known(match.board, SevensPlaying).state.extra.cards
            if cards is not None and all(card.ready for card in cards):
                return
    raise AssertionError("nobody buys")


@pytest.mark.rule("S7-17.2")
def test_rows_beyond_the_card_are_reached_by_the_scroll_bar(driver: Driver, begin: Begin) -> None:
    driver.app.change(text_scale=2.0)
    _, board = buying(driver, begin, "500")
    at, picker = Places(board.stage.place), board.picker
    driver.click(at.tabs()[TABS.index("IV")])
    request = board.desk.match.pending
    assert isinstance(request, Choice)
    count = len(picker.rows(board.state, request))
    assert count > at.many
    driver.drag(at.bar.midtop, at.bar.midbottom)
    assert picker.top == count - at.many
    driver.click(at.row(at.many - 1))
    assert picker.row == count - 1


def test_what_lies_under_the_pointer_is_lit(driver: Driver, begin: Begin) -> None:
    _, board = buying(driver, begin, "500")
    at = Places(board.stage.place)
    driver.move(at.row(3))
    assert board.picker.over == 3
    driver.move(at.buy)
    assert (board.picker.over, board.picker.pointed[0]) == (-1, "buy")


@pytest.mark.rule("S7-17.2")
def test_both_of_a_pair_are_shown_with_their_figures(driver: Driver, begin: Begin) -> None:
    _, board = buying(driver, begin, "500")
    driver.type("crumble")
    request = board.desk.match.pending
    assert isinstance(request, Choice)
    (row,) = board.picker.rows(board.state, request)
    assert [name for name, _ in row.lines] == ["Grak", "Crumbleberry"]


@pytest.mark.rule("S7-17.1")
def test_a_league_has_no_stars_to_look_for_and_its_letters_are_keys(driver: Driver, begin: Begin) -> None:
    match, board = buying(driver, begin, "500", fixture="season")
    assert board.picker.tabs == ("Inducements", "Prayers, measures")
    assert match.now.prompt.what == "buy inducements"
    driver.type("griff")
    assert board.picker.search == ""
    places = Places(board.stage.place)
    driver.click(places.tabs()[TABS.index("II")])
    driver.key("tab", "tab")
    assert board.picker.tab == 0
    assert match.group["undo"].hint == "Undo (U)"
    hand = match.hand
    assert hand is not None
    assert not hand.claims(Input("key", key=pygame.K_u, action="undo"))  # it is the match's own key


def test_where_letters_are_typed_undo_is_ctrl_z(driver: Driver, begin: Begin) -> None:
    match, board = buying(driver, begin, "500")
    assert match.group["undo"].hint == "Undo (Ctrl+Z)"
    driver.click(Places(board.stage.place).row(row_of(board, "Bribe")))
    driver.key("enter")
    settle(driver, match)
    assert bought(board) == ["bribe"]
    driver.key("ctrl+z")
    settle(driver, match)
    assert bought(board) == []


def test_no_tracker_looks_out_under_the_picker(driver: Driver, begin: Begin) -> None:
    driver.app.change(text_scale=2.0)
    _, board = buying(driver, begin, "500")
    driver.step(frames=3)
    picture, sheet = board.stage.picture, pygame.Surface(driver.app.view.size)

    def written() -> bytes:
        sheet.fill("black")
        canvas = Canvas(sheet, driver.app.theme, driver.app.view)
        trackers.draw(canvas, picture, board.stage.place, board.stage.switches)
        return pygame.image.tobytes(sheet, "RGB")

    assert picture.shopping
    assert not any(written())
    picture.shopping = False
    assert any(written())
