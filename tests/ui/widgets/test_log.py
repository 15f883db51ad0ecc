"""The log drawer: reading, sifting, copying, folding."""

from __future__ import annotations

import pytest

from game.ui.widgets import clipboard
from game.ui.widgets.canvas import Box
from game.ui.widgets.log import LogDrawer, LogLine
from tests.ui.driver import Driver
from tests.ui.widgets.stage import Stage

LINES = [
    LogLine("head", "Roll 13 · Cleo"),
    LogLine("#22408f", "1 2 2 5 5 6 7 7", "dice"),
    LogLine("#a3163a", "Kings +20 to 60", "move", about=3),
    LogLine("head", "Roll 14 · Dan"),
    LogLine("#22408f", "1 2 3 3 4 7 8, out 6", "dice"),
]


@pytest.fixture
def log(driver: Driver) -> LogDrawer:
    log = LogDrawer(
        Box(900, 300, 260, 300), LINES, filters=(("", "All"), ("dice", "Dice"), ("move", "Moves"))
    )
    driver.open(Stage(driver.app, log))
    return log


def test_a_filter_keeps_the_headings_of_what_it_shows(driver: Driver, log: LogDrawer) -> None:
    assert len(log.shown) == 5
    driver.scene.given.set_focus("log")
    driver.key("right", "right")
    assert [line.words for line in log.shown] == ["Roll 13 · Cleo", "Kings +20 to 60"]
    driver.key("left")
    assert [line.words for line in log.shown][-1] == "1 2 3 3 4 7 8, out 6"


def test_it_can_be_opened_at_the_last_line_that_is_past(driver: Driver, log: LogDrawer) -> None:
    log.read_to(lambda line: line.about == 3)
    driver.step()
    assert log.shown[log.list.chosen] is LINES[2]
    log.read_to(lambda line: False)
    assert log.list.chosen == -1


def test_a_line_is_named_when_it_is_clicked_and_when_the_pointer_is_on_it(
    driver: Driver, log: LogDrawer
) -> None:
    row = log.list.rect.centerx, log.list.rect.y + 2.5 * log.list.row_h
    driver.move(row)
    driver.click(row)
    driver.move((100, 100))
    assert [(m.name, m.value) for m in driver.scene.heard] == [
        ("log.over", LINES[2]),
        ("log", LINES[2]),
        ("log.over", None),
    ]


def test_it_is_copied_as_it_is_shown(driver: Driver, log: LogDrawer) -> None:
    driver.scene.given.set_focus("log")
    driver.key("ctrl+c")
    assert clipboard.get().startswith("Roll 13 · Cleo 1 2 2 5 5 6 7 7")
    assert log.text().splitlines()[1] == "  1 2 2 5 5 6 7 7"


def test_it_folds_to_its_head_and_opens_again(driver: Driver, log: LogDrawer) -> None:
    driver.click(log.head().center)
    assert not log.open
    assert log.head().bottom == log.rect.bottom
    driver.click(log.head().center)
    assert log.open


def many(count: int) -> list[LogLine]:
    return [LogLine("#22408f", f"line {i}", "dice") for i in range(count)]


def test_whoever_reads_the_end_goes_on_reading_it_and_whoever_does_not_is_left_alone(
    driver: Driver, log: LogDrawer
) -> None:
    log.append(*many(600))
    driver.step()
    assert log.list.offset == log.list.most > 0
    log.list.scroll_to(100)
    driver.scene.moves = True
    driver.step()
    log.append(LogLine("#22408f", "one more"))
    driver.step()
    assert log.list.offset == 100


def test_a_folded_drawer_opens_at_the_end_and_follows_from_there(driver: Driver, log: LogDrawer) -> None:
    log.fold()
    driver.step()
    for line in many(25):
        log.append(line)
        driver.step()
    log.fold()
    driver.scene.moves = True
    driver.step()
    assert log.list.offset == log.list.most > 0
    log.append(*many(14))
    driver.step()
    assert log.list.offset == log.list.most


def test_an_undo_takes_lines_back(log: LogDrawer) -> None:
    log.cut(3)
    assert [line.words for line in log.shown] == ["Roll 13 · Cleo", "1 2 2 5 5 6 7 7", "Kings +20 to 60"]


def test_a_line_too_long_for_the_drawer_goes_on_in_a_second_row(driver: Driver, log: LogDrawer) -> None:
    words = "Benedikt: lane 7, from the right, and first to throw"
    log.cut(0)
    log.append(LINES[0], LogLine("#22408f", words), LINES[2])
    driver.step()
    assert [row.line for row in log.rows] == [0, 1, 1, 2]
    assert " ".join(row.words for row in log.rows if row.line == 1) == words
    assert log.list.count == 4
    second = log.list.rect.centerx, log.list.rect.y + 2.5 * log.list.row_h
    driver.move(second)
    driver.click(second)
    assert driver.scene.heard[-1].value.words == words  # both rows are the line
    driver.move((second[0], second[1] + log.list.row_h))
    assert driver.scene.heard[-1].value is LINES[2]


def test_what_is_longer_than_two_rows_is_said_by_the_hint(driver: Driver, log: LogDrawer) -> None:
    words = "one word after the other " * 6
    log.cut(0)
    log.append(LogLine("#22408f", words), LINES[2])
    driver.step()
    assert len(log.rows) == 3
    driver.move((log.list.rect.centerx, log.list.rect.y + 4))
    assert log.hint == words
    driver.move((log.list.rect.centerx, log.list.rect.y + 2.5 * log.list.row_h))
    assert log.hint == ""
