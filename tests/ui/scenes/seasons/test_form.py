"""The form after a match in the window: by mouse, by keys, with dice thrown or typed in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game.core.dice import SeededDice
from game.core.match import Match
from game.core.requests import Answer, Choice, Roll
from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league import market
from game.games.sevens.league.conceding import conceded
from game.games.sevens.league.dice import D6
from game.games.sevens.league.form import open_form
from game.games.sevens.league.form_state import FormState, RuleSet, Step
from game.games.sevens.league.money import MISTAKES
from game.games.sevens.league.report import Ended, Hurt, MatchReport, SideReport
from game.games.sevens.league.sheet import Career, first_sheet
from game.store.settings import Settings
from game.ui.app import App
from game.ui.scenes.seasons import form_papers
from game.ui.scenes.seasons.form import Form
from game.ui.scenes.seasons.form_papers import title_of
from game.ui.scenes.seasons.form_run import Filled
from game.ui.scenes.seasons.form_words import option_words
from game.ui.scenes.shelf import Shelf
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from tests.ui.driver import Driver, window
from tests.ui.written import Written


class Kept:
    """What the form told of itself; ``form`` opens the same one anew."""

    form: Callable[[], Match[FormState]]

    def __init__(self) -> None:
        self.answers: list[Answer] = []
        self.standing = 0
        self.done: list[FormState] = []

    def keep(self, answers: list[Answer], standing: int) -> None:
        self.answers, self.standing = answers, standing


@pytest.fixture
def kept() -> Kept:
    return Kept()


def opened(
    driver: Driver, kept: Kept, *, treasury: int = 0, hurt: bool = False, rules: RuleSet = RuleSet.SEVENS
) -> Any:
    """Fans 3 and 2, two touchdowns to one."""
    home = replace(first_sheet(ready_made("human")), treasury=treasury, fans=3)
    away = replace(first_sheet(ready_made("orc")), treasury=0, fans=2)
    report = MatchReport(
        SideReport(
            2,
            tuple(member.key for member in home.squad),
            ((1, Career(touchdowns=2)),),
            (Hurt(4),) if hurt else (),
        ),
        SideReport(1, tuple(member.key for member in away.squad)),
        winner=0,
    )
    kept.form = lambda: open_form(home, away, report, rules)
    match = kept.form()
    driver.open(Shelf(driver.app))  # what is under it when it is left
    scene = Form(driver.app, match, kept=kept.keep, done=kept.done.append, dice=SeededDice(3))
    return driver.open(scene)


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


def test_a_die_is_typed_in_and_taken_back(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept, hurt=True)
    request = scene.match.pending
    assert isinstance(request, Roll)
    driver.click("type")
    driver.click("f:16")
    assert scene.match.answers == [(16,)]
    assert scene.lines == ["Kettlebridge Rovers: 4 Jost Winkler (D16: 16): dead"]
    driver.key("u")
    assert scene.match.answers == []
    assert scene.lines == []
    driver.key("1")
    assert scene.match.answers == []  # it may be 10 to 16
    driver.key("enter")
    assert scene.match.answers == [(1,)]
    driver.key("u", "1", "4")
    assert scene.match.answers == [(14,)]
    driver.key("u", "7")
    assert scene.match.answers == [(7,)]


def test_who_types_dice_in_is_not_offered_a_roll(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept, hurt=True)
    assert "roll" in scene.group
    driver.click("type")
    assert "roll" not in scene.group
    driver.click("type")
    assert "roll" in scene.group


@pytest.mark.rule("S7-16.6")
def test_a_mistake_is_typed_in_beside_its_table(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept, treasury=400_000)
    while scene.state.step is not Step.MISTAKES:
        driver.click("roll" if isinstance(scene.match.pending, Roll) else "o:0")
    driver.click("type")
    assert scene._table_shown()
    assert [button.name for button in scene.options] == [f"f:{face}" for face in range(1, 7)]
    paper = scene.boxes["asked"]
    assert all(paper.contains(button.rect) for button in scene.options)
    driver.click("f:6")
    assert scene.match.answers[-1] == (6,)


def left_and_opened_again(driver: Driver, kept: Kept) -> Any:
    driver.click("back")
    filled = Filled(tuple(kept.answers), kept.standing)
    return driver.open(Form(driver.app, kept.form(), kept=kept.keep, done=kept.done.append, filled=filled))


def test_typed_dice_are_taken_back_also_after_the_form_was_left(driver: Driver, kept: Kept) -> None:
    first = opened(driver, kept, hurt=True)
    driver.click("type")
    driver.click("f:9")
    said = list(first.lines)
    again = left_and_opened_again(driver, kept)
    assert again.lines == said  # what happened is told once more
    driver.click("undo")
    assert again.match.answers == []
    assert again.lines == []
    assert (kept.answers, kept.standing) == ([], 0)


def test_a_left_form_says_that_thrown_dice_stand(driver: Driver, kept: Kept) -> None:
    opened(driver, kept, hurt=True)
    driver.click("roll")
    again = left_and_opened_again(driver, kept)
    assert not again.group["undo"].enabled
    assert "stand" in again.group["undo"].hint
    driver.click("o:0")
    assert again.group["undo"].enabled
    assert (len(kept.answers), kept.standing) == (2, 1)


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


def test_several_dice_are_typed_in_one_after_the_other(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept)
    driver.click("o:0")  # a chosen player
    driver.click("o:0")
    driver.click("o:0")  # a category
    driver.click("type")
    driver.key("5", "2")
    assert scene.match.answers[-1] == (5, 2)


def test_of_two_dice_the_first_is_typed_in_anew_alone(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept)
    for _ in range(3):
        driver.click("o:0")
    answers = list(scene.match.answers)
    driver.click("type")
    driver.key("5")
    driver.key("u")
    assert (scene.typed, scene.match.answers) == ([], answers)
    driver.key("4", "2")
    assert scene.match.answers[-1] == (4, 2)


def test_what_was_thrown_here_is_not_taken_back(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept, hurt=True)
    driver.click("roll")
    answers = list(scene.match.answers)
    driver.key("u")
    assert scene.match.answers == answers
    assert not driver.scene.group["undo"].enabled


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


@pytest.mark.rule("S7-16.6")
def test_the_light_runs_over_the_table_and_stops_at_what_was_rolled(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept, treasury=400_000)
    for _ in range(40):
        if scene.state.step is Step.MISTAKES:
            break
        if isinstance(scene.match.pending, Roll):
            driver.click("roll")
        else:
            driver.click("o:0")
    driver.click("roll")
    assert scene.running
    driver.step(200)
    assert not scene.running
    mistook = [event for event in scene.told if event.kind == "mistook"]
    rolled = mistook[0].rolled if mistook else scene.match.answers[-1][0]
    assert scene.light.row == rolled


def test_a_press_ends_the_light_and_is_used_up(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept, treasury=400_000)
    while scene.state.step is not Step.MISTAKES:
        driver.click("roll" if isinstance(scene.match.pending, Roll) else "o:0")
    driver.click("roll")
    answers = list(scene.match.answers)
    driver.key("space")
    driver.step(2)
    assert not scene.running
    assert scene.match.answers == answers


def test_a_form_is_left_for_later(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept, hurt=True)
    driver.click("roll")
    driver.click("back")
    assert driver.app.scene is not scene
    assert kept.done == []
    assert kept.answers == scene.match.answers


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


@pytest.mark.rule("S7-16.3")
def test_a_number_stands_on_the_line_of_the_name_behind_it(driver: Driver, kept: Kept) -> None:
    state = opened(driver, kept).state
    home, away = state.sheets
    first, *others = home.members
    state.sheets = replace(home, members=(replace(first, name="Tumaya"), *others)), away
    words, _ = option_words(state, 0, ("player", first.key))
    assert Button("o:0", Box(0, 0, 0, 0), words).halves() == (words,)
    assert words.split() == ["1", "Tumaya"]
