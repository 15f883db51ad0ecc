"""The roster as a table: what stands on it at every size of text."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.data.rosters import rosters
from game.games.sevens.league.sheet import first_sheet, member_value
from game.ui.scenes.seasons.look import thousands
from game.ui.scenes.seasons.roster_paper import COLUMNS, RosterPaper
from game.ui.widgets.canvas import Box, Canvas
from tests.ui.driver import Driver
from tests.ui.written import Written


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_position_value_and_skills_stand_there_at_every_size_of_text(
    driver: Driver, scale: float, written: Written
) -> None:
    driver.app.change(text_scale=scale)
    driver.step()
    sheet = first_sheet(ready_made("human"))
    c = Canvas(driver.app.surface, driver.app.theme, driver.app.view)
    paper = RosterPaper(sheet, Box(12, 130, 1256, 476), c)
    written.clear()
    paper._row(c, 0, Box(26, 200, 1226, paper.list.row_h), "normal")
    member = paper.members[0]
    assert {member.position, thousands(member_value(sheet, member)), "Block", "Tackle"} <= set(written.words)


def test_all_skills_of_the_row_under_the_pointer_are_told(driver: Driver) -> None:
    driver.step()
    c = Canvas(driver.app.surface, driver.app.theme, driver.app.view)
    paper = RosterPaper(first_sheet(ready_made("amazon")), Box(12, 130, 700, 476), c)
    for i, state in ((0, "normal"), (1, "hover")):
        paper._row(c, i, Box(26, 200, 672, paper.list.row_h), state)
    member = paper.members[1]
    assert paper.list.hint == f"{member.number} {member.name}: Dodge, Hit and Run, Jump Up"


def test_no_name_of_a_position_is_cut(driver: Driver) -> None:
    """On the narrowest paper that has the column: that of the form."""
    driver.step()
    c = Canvas(driver.app.surface, driver.app.theme, driver.app.view)
    column = next(each for each in COLUMNS if each.head == "Position")
    names = [position.name for own in rosters() for position in own.positions]
    assert [name for name in names if c.width(name, 15, "strong") > column.share * 760] == []


def test_the_captain_is_marked_where_a_team_has_one(driver: Driver) -> None:
    driver.step()
    c = Canvas(driver.app.surface, driver.app.theme, driver.app.view)
    sheet = first_sheet(ready_made("human"))
    area = Box(12, 130, 1256, 476)
    for captain, marked in ((sheet.members[1].key, 1), (0, 0)):
        paper = RosterPaper(replace(sheet, captain=captain), area, c)
        assert sum(paper._named(member).endswith(" (C)") for member in paper.members) == marked
