"""More than one box: every screen around a match serves them all, and each box brings what is its own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from game.core.game import OptionRule
from game.games import registry
from game.games.registry import Box as GameBox
from game.store.figures import Counts, Made, MatchFigures, SeatFigures
from game.store.settings import Settings
from game.store.statistics import Statistics as Kept
from game.store.store import Store
from game.ui import rulebook
from game.ui.app import App
from game.ui.boxes import part
from game.ui.scenes import demo, kiosk_menu, opening, rules, setup_words, shelf, statistics_data
from game.ui.scenes.demo import Demo
from game.ui.scenes.demo_plaques import caption_plaque
from game.ui.scenes.kiosk_menu import KioskMenu
from game.ui.scenes.match_think import at_once
from game.ui.scenes.rules import Rules
from game.ui.scenes.setup import SetUp
from game.ui.scenes.setup_state import SetUpState
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.statistics import Statistics
from game.ui.scenes.statistics_data import count_in, sheet_of_all, uncounted
from game.ui.scenes.statistics_sheet import PLAIN, BoxStatistics, Die, Line, cards_of, sides_of
from game.ui.showpiece import Caption, piece
from game.ui.tables.bfl.showpieces import PIECES
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.fairness import p_value
from tests.ui.driver import Driver
from tests.ui.scenes.kept import EVENING, keep_match, players

BFL = registry.BOXES[0]
DUEL = GameBox("duel", "Duel", (2, 2), 30, "DU")
LONG = OptionRule("long", ("no", "yes"), "yes: twice as long (DU-1.1)")
NOTHING = Counts()
BOOK = "# Duel\n\n## 1 The match\n\n**DU-1.1** One wins. The other does not.\n"


def module(name: str, **holds: Any) -> ModuleType:
    made = ModuleType(name)
    vars(made).update(holds)
    return made


@pytest.fixture(autouse=True)
def duel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A second box on the shelf, of exactly two seats, with a rulebook and nothing else."""
    folder = tmp_path / "duel"
    folder.mkdir()
    (folder / "RULES.md").write_text(BOOK, "utf-8")
    game = SimpleNamespace(title="Duel", options=(LONG,), seats=lambda _options: ("home", "away"))
    rules_of = module(DUEL.rules, GAME=game, __file__=str(folder / "__init__.py"))
    monkeypatch.setitem(sys.modules, DUEL.rules, rules_of)
    for where in (registry, shelf, rules, kiosk_menu, statistics_data):
        monkeypatch.setattr(where, "BOXES", (BFL, DUEL))
    monkeypatch.setattr(demo, "SHOWN", (BFL, DUEL))
    rulebook.read.cache_clear()
    yield
    rulebook.read.cache_clear()


def bring(monkeypatch: pytest.MonkeyPatch, name: str, **holds: Any) -> None:
    """The table of the second box has a module."""
    monkeypatch.setitem(sys.modules, f"{DUEL.table}.{name}", module(name, **holds))


# -------------------------------------------------------------------------------------- what a box brings
def test_a_part_that_a_box_does_not_have_is_none() -> None:
    assert part(BFL, "figures") is not None
    assert part(BFL, "no_such_part") is None
    assert part(DUEL, "figures") is None


def test_a_part_that_is_broken_is_not_taken_for_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> ModuleType:
        raise ModuleNotFoundError("No module named 'numpy'", name="numpy")

    monkeypatch.setattr("game.ui.boxes.import_module", broken)
    with pytest.raises(ModuleNotFoundError, match="numpy"):
        part(BFL, "figures")


# ------------------------------------------------------------------------------------------------- shelf
def test_both_boxes_stand_on_the_shelf_and_open(driver: Driver) -> None:
    driver.open(Shelf(driver.app))
    driver.click("box:duel")
    assert isinstance(driver.scene, SetUp)
    assert driver.scene.box is DUEL


# ------------------------------------------------------------------------------------------------ set-up
def test_a_box_of_two_seats_has_two_chairs_and_does_not_ask_how_many(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[SetUpState] = []
    monkeypatch.setattr(opening, "begin_match", lambda _app, state: begun.append(state))
    scene: Any = driver.open(SetUp(driver.app, "duel"))
    names = [w.name for w in scene.group.widgets]
    assert [n for n in names if n.startswith("card")] == ["card0", "card1"]
    assert [n for n in names if n.startswith("chair")] == []
    assert [n for n in names if n.startswith("opt:")] == ["opt:long"]
    assert scene.prompt.what == "Two seats"
    driver.key("enter")
    (state,) = begun
    assert state.options == {"long": "no"}
    assert [seat.word for seat in state.seats()] == ["home", "away"]


def test_a_box_says_what_it_plays_and_who_sits_where(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    words = setup_words.SetUpWords(
        match="two halves",
        begins="The high roll chooses",
        rule="DU-1.1",
        options={"long": setup_words.OptionWords("A long match")},
        place=lambda seat: ("", "the home side" if seat == 0 else "the visitors"),
    )
    bring(monkeypatch, "set_up", WORDS=words)
    scene: Any = driver.open(SetUp(driver.app, "duel"))
    assert (scene.prompt.what, scene.prompt.how) == ("Two seats, two halves", "The high roll chooses")
    assert scene.group["opt:long"].words == "A long match"
    assert [card.place[1] for card in scene.cards] == ["the home side", "the visitors"]


# ----------------------------------------------------------------------------------------------- rulebook
def test_each_box_has_a_tab_in_the_rulebook(driver: Driver) -> None:
    scene: Any = driver.open(Rules(driver.app, "bfl", at="BFL-6.1"))
    assert scene.group["book"].index == 0
    driver.click(scene.group["book"].boxes()[1])
    assert scene.book.title == "Duel"
    assert [b.id for b in scene.book.chapters[scene.chapter].blocks] == ["DU-1.1"]
    driver.click(scene.group["book"].boxes()[0])
    assert scene.box is BFL


# --------------------------------------------------------------------------------------------- statistics
def count_a_duel(kept: Kept, ada: Counts = NOTHING) -> None:
    seats = (
        SeatFigures("home", "Ada", "person", 21, True, ada),
        SeatFigures("away", "Ben", "coach:pro", 14, False),
    )
    kept.add_match(MatchFigures("duel-1", EVENING, "duel", seats))


def test_figures_of_two_boxes_are_never_added_up(driver: Driver, store: Store) -> None:
    keep_match(store, players("Ada", "Ben"))
    for info in uncounted(store):
        count_in(store, info)
    count_a_duel(store.statistics)
    scene: Any = driver.open(Statistics(driver.app, clock=lambda: EVENING))
    driver.step(3)
    assert [row.title for row in scene.rows] == ["All of BFL", "All of Duel", *["Ada and Ben"] * 2]
    scene.group.set_focus("match")
    driver.key("down")
    assert scene.sheet.box is DUEL
    assert scene.sheet.note == "1 match counted"
    assert scene.sheet.cards is PLAIN
    assert [column.figure(scene.sheet.lines[0]).words for column in PLAIN.columns] == ["–", "1 of 1"]
    assert sum(sheet_of_all(store, BFL, {}).faces()) > 0


def test_a_box_shows_its_own_dice_and_some_have_faces_that_are_twice_as_likely(
    driver: Driver, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    black, red = ("O", "5", "10"), ("1", "2")
    dice = (
        Die("Black die", black, sides_of("black", black), sides=(1, 2, 1)),
        Die("Red die", red, sides_of("red", red)),
    )
    bring(monkeypatch, "statistics", CARDS=BoxStatistics(dice, PLAIN.columns))
    count_a_duel(store.statistics, Counts(sides={"black": {"O": 10, "5": 20, "10": 10}, "red": {"2": 3}}))
    scene: Any = driver.open(Statistics(driver.app, clock=lambda: EVENING))
    driver.step(3)
    assert scene.sheet.title == "All matches"
    assert list(scene.group["face"].values) == [10, 20, 10]
    assert list(scene.group["face"].expect) == [10, 20, 10]
    assert p_value([10, 20, 10], dice[0].sides) == 1.0
    assert p_value([10, 20, 10]) < 0.1
    scene.group.set_focus("die")
    driver.key("right")
    assert list(scene.group["face"].values) == [0, 3]
    assert scene.group["face"].expect == 1.5


def test_what_a_box_counts_of_its_own_dice_is_kept_and_added_up() -> None:
    kept = Kept(None)
    ada = Counts(sides={"black": {"O": 1, "5": 2}, "red": {"15": 4}})
    count_a_duel(kept, ada)
    match = kept.match("duel-1")
    assert match is not None
    assert match.seats[0].counts == ada
    assert kept.totals(game="duel").counts == ada
    assert kept.totals(game="bfl").counts == Counts()
    assert ada.dice == 7
    assert ada.less(Counts(sides={"black": {"5": 2}})).sides == {"black": {"O": 1}, "red": {"15": 4}}


def test_bfl_shows_its_kicks_and_a_box_without_tries_has_no_card_for_them() -> None:
    tries = cards_of(BFL).tries
    assert tries is not None
    line = Line("Ada", 0, None, Counts(kicks={110: Made(1, 2), 140: Made(1, 1)}))
    assert tries.made(line) == (2, 3)
    assert tries.best(line) == "best 140 yd"
    assert cards_of(DUEL).tries is None


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_statistics_of_a_box_without_cards_can_be_read_at_every_text_scale(
    driver: Driver, store: Store, scale: float
) -> None:
    count_a_duel(store.statistics)
    driver.app.change(text_scale=scale)
    scene: Any = driver.open(Statistics(driver.app, clock=lambda: EVENING))
    for page, (_, _lay) in enumerate(scene.pages()):
        scene.page = page
        scene.rebuild()
        driver.step()
    assert [name for name, _ in scene.pages()] == ["Dice", "Players", "Matches"]


# ---------------------------------------------------------------------------------------- demo and kiosk
def test_the_demo_shows_the_boxes_in_turn(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "showpieces", PIECES=("one", "two"), caption=lambda _played: None)
    begun: list[tuple[str, str]] = []
    monkeypatch.setattr(demo, "Piece", lambda _app, box, text, _think: begun.append((box.name, text)))
    scene = Demo(driver.app, think=at_once)
    scene.number = 0
    for _ in range(6):
        scene._begin()
    assert [name for name, _ in begun] == ["bfl", "duel"] * 3
    assert [text for name, text in begun if name == "duel"] == ["one", "two", "one"]
    assert [text for name, text in begun if name == "bfl"] == list(PIECES[:3])


def test_a_piece_is_a_record_with_coaches_in_all_seats() -> None:
    text = piece("duel", ("home", "away"), "option long yes", "ball 20")
    assert text.splitlines() == [
        "record 1 duel",
        "option long yes",
        'seat home coach:pro "Ada"',
        'seat away coach:pro "Ben"',
        "given ball 20",
    ]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_caption_is_never_cut(size: tuple[int, int], scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    app = App(Settings(text_scale=scale), size=size)
    said: list[str] = []
    real = Canvas.text

    def text(canvas: Canvas, words: str, pos: Any, em: float = 16, *more: Any, **how: Any) -> Box:
        role = more[1] if len(more) > 1 else "text"
        room = how.get("room")
        assert room is None or canvas.width(words, em, role, cap=how.get("cap")) <= room + 1
        said.append(words)
        return Box(real(canvas, words, pos, em, *more, **how))

    monkeypatch.setattr(Canvas, "text", text)
    words = "Each die with a team's number moves it ten yards, whoever rolled"
    caption = Caption("Eight dice, and everybody moves", words, "BFL-2.3", 1)
    touch = caption_plaque(
        Canvas(app.surface, app.theme, app.view), Box(204, 596, 872, 114), caption, ("", "")
    )
    assert touch.right < 1076
    assert " ".join(line for line in said if line in words or words.startswith(line)) == words
    assert caption.rule in said


def test_a_visitor_chooses_the_box_and_no_more_sit_down_than_it_seats(driver: Driver) -> None:
    driver.app.change(kiosk=True)
    scene: Any = driver.open(KioskMenu(driver.app))
    driver.click(scene.group["persons"].boxes()[3])
    driver.click(scene.group["box"].boxes()[1])
    assert len(scene.group["persons"].words) == 2
    state = scene.seated()
    assert state.box is DUEL
    assert [seat.player for seat in state.seats()] == ["person", "person"]
