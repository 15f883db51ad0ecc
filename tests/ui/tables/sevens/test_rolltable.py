"""The table that dice are looked up in is shown while they are rolled, and then with the row that was hit."""

from __future__ import annotations

import pytest

from game.core.grid import named
from game.games.sevens.lookups import event_table
from game.ui.scenes.match import MatchScene
from game.ui.tables.sevens import tray
from game.ui.tables.sevens.tablepicture import TablePicture, TableRow
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer, settle
from tests.ui.tables.sevens.players import stage_of

HOME, H1, A1 = 0, 0, 16
BLOCK = ("H1.at j6", "A1.at k6", "A1.skills Decay", "ball none", "rerolls.home 0", "rerolls.away 0")


def shown(match: MatchScene) -> TablePicture:
    """The table on its card."""
    table = stage_of(match).picture.table
    assert table is not None
    return table


def hit(table: TablePicture) -> list[TableRow]:
    """The rows that are lit."""
    return [row for row in table.rows if row.hit]


def felled(match: MatchScene, driver: Driver) -> None:
    """H1 knocks A1 down, and its armour breaks."""
    answer(
        driver, match,
        (HOME, ("act", H1, "block")), (HOME, ("block", A1)), ("pow",), (1, ("push", named("l6"))),
        (HOME, ("stay",)), (6, 6),
    )  # fmt: skip


@pytest.fixture
def match(begin: Begin, driver: Driver) -> MatchScene:
    """The injury of A1 is about to be rolled."""
    match = begin(given=BLOCK)
    felled(match, driver)
    return match


@pytest.mark.rule("S7-11.3")
def test_the_table_stands_there_before_the_dice_are_thrown(match: MatchScene) -> None:
    table = shown(match)
    assert table.asked
    assert (table.title.split(":")[0], table.dice, table.rule) == ("Injury", "2D6", "S7-11.3")
    assert [(row.totals, row.words) for row in table.rows] == [
        ("2-7", "Stunned"), ("8-9", "Knocked out"), ("10-12", "Casualty"),
    ]  # fmt: skip
    assert hit(table) == []


@pytest.mark.rule("S7-11.3")
def test_the_row_that_was_hit_is_lit_until_the_next_thing_is_done(match: MatchScene, driver: Driver) -> None:
    answer(driver, match, (4, 5))
    table = shown(match)
    assert not table.asked
    assert [row.words for row in hit(table)] == ["Knocked out"]
    assert (table.summed, table.note) == ("4 + 5 = 9", "Off the pitch; back on a 4+ after the drive")
    answer(driver, match, (HOME, ("end_turn",)))
    assert stage_of(match).picture.table is None


@pytest.mark.rule("S7-11.10")
def test_what_is_added_is_said_before_and_after(match: MatchScene, driver: Driver) -> None:
    answer(driver, match, (6, 5))
    assert (shown(match).title.split(":")[0], shown(match).summed) == ("Casualty", "+1 Decay")
    answer(driver, match, (14,))
    assert shown(match).summed == "14, +1 Decay = 15"
    assert [row.words for row in hit(shown(match))] == ["Dead"]


def test_escape_or_a_click_puts_it_away_and_the_lines_come_back(match: MatchScene, driver: Driver) -> None:
    answer(driver, match, (4, 5))
    driver.move((640, 20))
    driver.key("esc")
    assert stage_of(match).picture.table is None
    assert driver.scene is match, "the match goes on: nothing else was meant"


def test_a_click_puts_it_away(match: MatchScene, driver: Driver) -> None:
    answer(driver, match, (4, 5))
    driver.click(tray.table_box(stage_of(match).place).center)
    assert stage_of(match).picture.table is None


def test_a_table_that_is_rolled_on_stays(match: MatchScene, driver: Driver) -> None:
    driver.click(tray.table_box(stage_of(match).place).center)
    assert shown(match).asked


@pytest.mark.rule("S7-2.2", "S7-7.4")
def test_the_weather_is_looked_up_before_the_first_drive(begin: Begin, driver: Driver) -> None:
    match = begin()
    settle(driver, match)
    answer(driver, match, (1, 2))  # the fans
    assert shown(match).title == "Weather"
    answer(driver, match, (5, 6))
    assert [row.words for row in hit(shown(match))] == ["Pouring rain"]
    assert shown(match).note == "-1 to pick up, catch and intercept"


@pytest.mark.rule("S7-12.1", "S7-13.12")
def test_the_rows_of_the_events_are_the_rules_own(begin: Begin, driver: Driver) -> None:
    match = begin(given=("phase kickoff", "kicking home", "H1.at f6", "A1.at p6"))
    answer(driver, match, (HOME, ("target", named("p6"))))
    assert (shown(match).chart, shown(match).dice) == (True, "D8 + D6")
    answer(driver, match, (4, 2))
    table = shown(match)
    assert table.asked
    assert [row.totals for row in table.rows] == [str(row.low) for row in event_table().rows]
    assert [row.chance for row in table.rows] == list(event_table().chances())


@pytest.mark.rule("S7-8.4", "S7-8.1")
def test_a_bounce_lights_its_direction_on_the_chart(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at j6", "H1.ag 6", "ball k6", "rerolls.home 0", "A1.at a1"))
    answer(driver, match, (HOME, ("act", H1, "move")), (HOME, ("move", named("k6"))), (1,))
    assert (shown(match).title, shown(match).chart, shown(match).ways) == ("Bounce", True, ())
    answer(driver, match, (3,))
    assert (shown(match).ways, shown(match).summed) == ((3,), "North-east")


OUT = ("H1.at j10", "H1.ag 6", "ball j11", "rerolls.home 0", "A1.at a1", "H2.at c3")


def lost(match: MatchScene, driver: Driver) -> None:
    """H1 fails to pick the ball up, and it bounces north, off the pitch."""
    answer(driver, match, (HOME, ("act", H1, "move")), (HOME, ("move", named("j11"))), (1,), (2,))


@pytest.mark.rule("S7-8.5")
def test_a_throw_in_says_where_it_goes_before_its_die(begin: Begin, driver: Driver) -> None:
    match = begin(given=OUT)
    lost(match, driver)
    assert [(row.totals, row.words) for row in shown(match).rows] == [("1-6", "South")]
    answer(driver, match, (3,))
    story = stage_of(match).story
    assert shown(match).title == "Bounce", "it lies on an empty square and bounces"
    assert story.left == (named("j11"), 2)


@pytest.mark.rule("S7-8.5")
def test_the_printed_template_is_rolled_on_and_its_row_stays_lit(begin: Begin, driver: Driver) -> None:
    match = begin(given=OUT, throw_in="rulebook")
    lost(match, driver)
    assert [(row.totals, row.words) for row in shown(match).rows] == [
        ("1-2", "South-east"), ("3-4", "South"), ("5-6", "South-west"),
    ]  # fmt: skip
    assert hit(shown(match)) == []
    answer(driver, match, (5,))
    assert [row.words for row in hit(shown(match))] == ["South-west"]
    assert (shown(match).asked, shown(match).dice) == (True, "2D6")


@pytest.mark.rule("S7-11.14")
def test_the_argument_has_its_table(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at e6", "H2.at c3", "A1.at f6", "A1.state prone", "A2.at q3", "ball none"))
    answer(driver, match, (HOME, ("act", H1, "foul")), (HOME, ("foul", A1)), (1, 1), (HOME, ("use", "Argue")))
    assert [(row.totals, row.words) for row in shown(match).rows] == [
        ("1", "Goes, no more arguing"), ("2-5", "The player goes"), ("6", "The player stays"),
    ]  # fmt: skip
    answer(driver, match, (6,))
    assert [row.words for row in hit(shown(match))] == ["The player stays"]
