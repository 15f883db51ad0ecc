"""What the form in the window asks of a coach: who learns, what is bought, who is nominated."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.core.requests import Choice, Roll
from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league import market
from game.games.sevens.league.dice import D6
from game.games.sevens.league.form import open_form
from game.games.sevens.league.form_state import RuleSet
from game.games.sevens.league.report import MatchReport, SideReport
from game.games.sevens.league.sheet import first_sheet
from game.ui.scenes.seasons.form import Form
from game.ui.scenes.seasons.form_papers import title_of
from game.ui.scenes.seasons.form_words import option_words
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from tests.ui.driver import Driver
from tests.ui.scenes.seasons.forms import Kept, opened


@pytest.mark.rule("S7-16.3")
def test_a_row_of_the_roster_answers_who_learns(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept, hurt=True)
    driver.click("type")
    driver.click("f:9")  # seriously hurt: played and survived
    driver.click("o:0")
    request = scene.match.pending
    assert isinstance(request, Choice)
    assert request.what == "player"
    rows = driver.scene.group["member"]
    driver.click((rows.rect.x + 60, rows.rect.y + 1.5 * rows.row_h))
    assert scene.match.answers[-1] == (0, ("player", scene.roster.members[1].key))
    assert scene.roster.lit == scene.roster.members[1].key


@pytest.mark.rule("S7-15.5")
def test_who_is_not_nominated_is_asked_under_that_head_and_all_are_in_sight(
    driver: Driver, kept: Kept
) -> None:
    sheet = first_sheet(ready_made("human"))
    while len(sheet.squad) < 11:
        sheet = market.hire(
            replace(sheet, treasury=500_000), "Human Lineman", f"Somebody {len(sheet.squad)}"
        ).sheet
    away = first_sheet(ready_made("orc"))
    report = MatchReport(SideReport(0, tuple(each.key for each in sheet.squad)), SideReport())
    match = open_form(replace(sheet, treasury=0), away, report, RuleSet.STANDARD)
    scene: Any = driver.open(Form(driver.app, match, kept=kept.keep, done=kept.done.append))
    while not (isinstance(request := match.pending, Choice) and request.what == "leave_out"):
        driver.click("roll" if isinstance(request, Roll) else "o:0")
    assert title_of(request) == "Not nominated"
    assert "5 to name" in scene.prompt.what
    assert len(scene.options) == 11
    assert all(scene.boxes["asked"].contains(button.rect) for button in scene.options)
    assert all(button.pane is None for button in scene.options)


def test_what_is_rolled_first_is_not_called_rolled_twice() -> None:
    assert title_of(Roll("S7-16.3", "skill", ((0, D6),))) == "A random skill"


@pytest.mark.rule("S7-16.3")
def test_the_key_of_a_player_is_its_shirt_number(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept, hurt=True)
    driver.click("type")
    driver.click("f:16")  # number 4 is dead
    driver.click("o:0")
    assert [button.key for button in scene.options] == [button.words.split()[0] for button in scene.options]
    driver.key("5")
    chosen = scene.match.answers[-1]
    assert scene.state.sheets[0].member(chosen[1][1]).number == 5


@pytest.mark.rule("S7-15.1")
def test_what_a_player_can_buy_has_letters_for_keys(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept, rules=RuleSet.STANDARD)
    while not (isinstance(scene.match.pending, Choice) and scene.match.pending.what == "buy"):
        driver.click("roll" if isinstance(scene.match.pending, Roll) else "o:0")
        driver.step(90)
    caps = [button.key for button in scene.options]
    assert all(cap.isalpha() and not driver.app.keys.action(ord(cap.lower())) for cap in caps)
    asked = scene.match.pending
    driver.key(caps[-1].lower())
    assert (0, asked.options[-1][1]) in scene.match.answers


@pytest.mark.rule("S7-16.3")
def test_what_a_skill_does_is_not_written_under_its_key(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    button = Button("o:0", Box(480, 480, 470, 48), "Steady Footing", size=16, key="2")
    button.sub, button.align = "long words " * 20, "left"
    rooms: list[float] = []
    write = Canvas.text

    def text(self: Canvas, words: str, at: tuple[float, float], *args: Any, **more: Any) -> Any:
        if words == button.sub:
            rooms.append(at[0] + more["room"])
        return write(self, words, at, *args, **more)

    driver.step()
    monkeypatch.setattr(Canvas, "text", text)
    button.draw(Canvas(driver.app.surface, driver.app.theme, driver.app.view))
    assert rooms
    assert rooms[0] < button.rect.right - 12 - 16


@pytest.mark.rule("S7-16.3")
def test_a_number_stands_on_the_line_of_the_name_behind_it(driver: Driver, kept: Kept) -> None:
    state = opened(driver, kept).state
    home, away = state.sheets
    first, *others = home.members
    state.sheets = replace(home, members=(replace(first, name="Tumaya"), *others)), away
    words, _ = option_words(state, 0, ("player", first.key))
    assert Button("o:0", Box(0, 0, 0, 0), words).halves() == (words,)
    assert words.split() == ["1", "Tumaya"]
