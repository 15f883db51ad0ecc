"""The log of the table: of steel, beside the bar; dice keep a row of their own, turns their heading."""

from __future__ import annotations

import pytest

from game.ui.tables.sevens.chronicle import About
from game.ui.tables.sevens.logbook import SteelLog
from game.ui.tables.sevens.playing import SevensPlaying
from game.ui.widgets import clipboard
from tests.ui.driver import Driver, known
from tests.ui.tables.matches import Begin, answer, settle
from tests.ui.tables.sevens.test_picture import LINES


@pytest.fixture
def log(begin: Begin, driver: Driver) -> SteelLog:
    """The open log after a block that went wrong: H1 blocks A1, the die is a skull, the armour holds."""
    match = begin(given=[*LINES, "rerolls.home 0"])
    settle(driver, match)
    driver.key("l")
    answer(driver, match, (0, ("act", 0, "block")), (0, ("block", 16)), ("skull",), (1, 2))
    driver.step(2)
    return known(match.group["log"], SteelLog)


def test_it_lies_beside_the_bar_under_the_card_with_the_dice(log: SteelLog, driver: Driver) -> None:
    match = driver.scene
    assert log.open
    assert log.rect.left > match.bar.rect.right
    assert log.rect.top > known(match.board, SevensPlaying).stage.place.right.bottom
    assert log.rect.bottom <= 720


def test_a_line_of_dice_is_one_row_whatever_its_words(log: SteelLog) -> None:
    rolled = [n for n, line in enumerate(log.shown) if known(line.about, About).dice is not None]
    assert len(rolled) >= 2
    assert all(sum(row.line == n for row in log.rows) == 1 for n in rolled)


def test_a_line_knows_its_side_and_the_rule_is_cited(log: SteelLog) -> None:
    line = next(line for line in log.lines if "blocks" in line.words)
    about = known(line.about, About)
    assert (about.side, about.rule) == (0, "S7-6.1")
    assert line.words.endswith("(6.1)")


def test_what_is_copied_are_the_words(log: SteelLog, driver: Driver) -> None:
    driver.scene.group.set_focus("log")
    driver.key("ctrl+c")
    assert "1 2, needed 8+: no" in clipboard.get()
    assert "falls (5.1)" in clipboard.get()
