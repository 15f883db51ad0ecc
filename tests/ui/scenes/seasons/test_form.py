"""The form after a match in the window: filled in by mouse and by keys, left for later, and how it looks."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.requests import Roll
from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.conceding import conceded
from game.games.sevens.league.form import open_form
from game.games.sevens.league.form_state import RuleSet
from game.games.sevens.league.money import MISTAKES
from game.games.sevens.league.report import Ended, MatchReport, SideReport
from game.games.sevens.league.sheet import first_sheet
from game.store.settings import Settings
from game.ui.app import App
from game.ui.scenes.seasons import form_papers
from game.ui.scenes.seasons.form import Form
from game.ui.widgets.canvas import Box, Canvas
from tests.ui.driver import Driver, window
from tests.ui.scenes.seasons.forms import Kept, opened
from tests.ui.written import Written


def fill_in(driver: Driver, scene: Form, *, mouse: bool) -> None:
    """Everything by its first option, dice thrown here."""
    for _ in range(200):
        request = scene.match.pending
        if scene.running:
            driver.step(100)
        elif request is None:
            driver.click("finish") if mouse else driver.key("space")
            return
        elif isinstance(request, Roll):
            driver.click("roll") if mouse else driver.key("space")
        elif mouse:
            driver.click("o:0")
        else:
            cap = scene.options[0].key
            driver.key(cap.lower() or "enter")
    raise AssertionError("the form does not end")


@pytest.mark.rule("S7-16.1")
@pytest.mark.parametrize("mouse", [True, False], ids=["mouse", "keys"])
@pytest.mark.parametrize("rules", list(RuleSet))
def test_a_form_is_filled_in(driver: Driver, kept: Kept, rules: RuleSet, *, mouse: bool) -> None:
    scene = opened(driver, kept, treasury=480_000, hurt=True, rules=rules)
    fill_in(driver, scene, mouse=mouse)
    (state,) = kept.done
    assert state.step is None
    assert driver.app.scene is not scene
    assert kept.answers == scene.match.answers


@pytest.mark.rule("S7-16.4")
def test_the_example_of_the_sheet_is_on_the_paper(driver: Driver, kept: Kept) -> None:
    """Fans 3 and 2, two touchdowns: 40,000."""
    scene = opened(driver, kept)
    fill_in(driver, scene, mouse=True)
    assert kept.done[0].sheets[0].treasury == 40_000
    assert any("winnings 40,000" in line for line in scene.lines)


def test_a_form_is_left_for_later(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept, hurt=True)
    driver.click("roll")
    driver.click("back")
    assert driver.app.scene is not scene
    assert kept.done == []
    assert kept.answers == scene.match.answers


@pytest.mark.rule("S7-16.1")
def test_who_was_raised_is_asked_for_and_lit_when_it_stays(driver: Driver, kept: Kept) -> None:
    home = first_sheet(ready_made("shambling-undead"))
    away = first_sheet(ready_made("orc"))
    report = MatchReport(SideReport(risen=True), SideReport())
    match = open_form(home, away, report)
    scene: Any = driver.open(Form(driver.app, match, kept=kept.keep, done=kept.done.append))
    assert driver.focus_name() == "o:0"
    assert [button.words for button in scene.options] == ["It stays", "It goes back"]
    driver.key("enter")
    driver.step()
    new = match.state.sheets[0].member(home.next_key)
    assert new is not None
    assert scene.lines[0] == f"{home.name}: {new.number} {new.name} was raised and stays"


@pytest.mark.rule("S7-16.2")
def test_a_casualty_is_rolled_for_a_player_by_name(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept, hurt=True)
    assert "4 Jost Winkler" in scene.prompt.what
    assert scene.roster.lit == 4


def test_space_opens_no_rulebook_while_a_coach_is_asked(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept)
    scene.run.led = frozenset((0,))
    scene.rebuild()
    driver.step()
    assert scene.run.for_coach
    scene.group.set_focus("book")
    driver.key("space")
    driver.step()
    assert driver.scene is scene
    assert scene.match.answers


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_everything_is_in_the_window(driver: Driver, kept: Kept, scale: float) -> None:
    driver.app.change(text_scale=scale)
    scene = opened(driver, kept, treasury=400_000, hurt=True)
    for page in range(3):
        scene.page = page
        scene.rebuild()
        driver.step()
        for widget in scene.group.widgets:
            assert widget.rect.right <= 1281, widget.name
            assert widget.rect.bottom <= scene.view.bounds.bottom + 1, widget.name


def test_a_wrapped_sentence_lies_on_one_band(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept, hurt=True)
    scene.run.lines[:] = ["a long sentence that goes on and on " * 4, "a short one"]
    scene.rebuild()
    driver.step()
    grounds: list[int] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "game.ui.scenes.seasons.form_story.row_ground", lambda c, r, n, state: grounds.append(n)
        )
        for i in range(len(scene.story.rows)):
            scene.story._row(driver.scene.canvas(), i, Box(0, 0, 400, 20), "normal")
    assert grounds == [0] * (len(grounds) - 1) + [1]
    assert len(grounds) > 2


@pytest.mark.rule("S7-16.6")
def test_every_word_of_the_table_of_mistakes_fits_its_cell(driver: Driver) -> None:
    driver.step()
    c = Canvas(driver.app.surface, driver.app.theme, driver.app.view)
    room = Box(464, 410, 510, 214).cut(18, 0, 18, 0)
    columns = form_papers._columns(c, room.x + form_papers.HEAD_W, room.w - form_papers.HEAD_W)
    for j, (_, wide) in enumerate(columns):
        for cells in MISTAKES:
            assert c.width(form_papers.SHORT[cells[j]], 14, "bold") <= wide - 3


@pytest.mark.rule("S7-16.1")
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_form_says_who_conceded(kept: Kept, written: Written, scale: float) -> None:
    home, away = first_sheet(ready_made("human")), first_sheet(ready_made("orc"))
    report = conceded(MatchReport(SideReport(), SideReport()), 1, Ended.TOO_FEW)
    form = open_form(home, away, report, RuleSet.SEVENS)
    with window(App(Settings(text_scale=scale))) as driver:
        driver.open(Form(driver.app, form, kept=kept.keep, done=kept.done.append))
    assert f"{away.name} conceded, with fewer than 3 left" in written.words
