"""What Rumble tells: facts in order, enough to draw, to sound and to log a match without its state."""

from __future__ import annotations

from dataclasses import is_dataclass
from inspect import getmembers, isclass
from pathlib import Path

import pytest

from game.core.grid import named
from game.games import rumble as package
from game.games.rumble import events as told
from game.games.rumble.ball import CAUGHT, LANDED
from tests.games.rumble.table import lined_up, new_match, rumble

HOME, AWAY = 0, 1
H1, H2, H12 = 0, 1, 11
A1, A2 = 16, 17
KINDS = ("pickup", "throw", "scatter", "catch", "drop", "injury", "enter", "touchdown", "reset")


def at(text: str) -> int:
    return named(text)


def test_every_event_has_a_kind_of_its_own_and_cites_a_rule_of_the_book() -> None:
    book = (Path(package.__file__).parent / "RULES.md").read_text("utf-8")
    events = [each for _, each in getmembers(told, isclass) if is_dataclass(each)]
    kinds = [each.__dict__["kind"] for each in events]
    assert len(set(kinds)) == len(kinds)
    assert set(KINDS) <= set(kinds)
    rules = [rule for each in events if isinstance(rule := each.__dict__.get("rule"), str)]
    assert all(f"**{rule}**" in book for rule in [*rules, *CAUGHT.values(), *LANDED.values()])


def test_the_start_of_a_match() -> None:
    lines = ("dice 6 1", "dice 4 3", "dice 1 1", "dice 2 1", "away place A1 w8", "away ready", "home ready")
    assert new_match().heard(*lines) == [
        told.RolledOff((6, 1), (4, 3), -1),
        told.RolledOff((1, 1), (2, 1), AWAY),
        told.Placed(A1, at("w8")),
        told.LinedUp(AWAY, 1),
        told.LinedUp(HOME, 0),
        told.TurnBegan(AWAY, 1, owed=0),
    ]


def test_a_move_tells_the_way_it_takes_round_the_others() -> None:
    table = rumble("H1 e8, H2 f8, A1 g12", ball="H1")
    [moved] = table.heard("home move H1 g8")
    assert moved in [told.Moved(H1, at("e8"), (at(by), at("g8")), ball=True) for by in ("f7", "f9")]
    assert table.heard("home move H2 f12") == [
        told.Moved(H2, at("f8"), tuple(map(at, ("f9", "f10", "f11", "f12"))), ball=False)
    ]


def test_a_pick_up_and_the_phases() -> None:
    assert rumble("H1 k9, A1 t8").heard("home pickup H1", *["home next"] * 3) == [
        told.PickedUp(H1, at("k9"), ball=at("l8")),
        told.PhaseBegan(HOME, "throw"),
        told.PhaseBegan(HOME, "attack"),
        told.TurnBegan(AWAY, 2, owed=0),
    ]


@pytest.mark.parametrize(
    ("dice", "after"),
    [
        (("4 4",), [told.Caught(H2, at("m8"), "throw", "RU-2.6")]),
        (("1 1", "2"), [told.Scattered(at("m8"), 2, at("m9")), told.Landed(at("m9"), "scatter", "RU-2.7")]),
        (
            ("1 1", "5"),
            [told.Scattered(at("m8"), 5, at("n8")), told.Caught(A1, at("n8"), "scatter", "RU-2.7")],
        ),
    ],
)
def test_a_throw(dice: tuple[str, ...], after: list[object]) -> None:
    table = rumble("H1 f8, H2 m8, A1 n8", ball="H1", phase="throw")
    good = dice == ("4 4",)
    faces = (4, 4) if good else (1, 1)
    thrown = told.Thrown(H1, at("f8"), at("m8"), 7, faces, good=good)
    assert table.heard("home throw m8", *[f"dice {each}" for each in dice]) == [thrown, *after]


def test_a_throw_to_an_empty_square_and_one_off_the_field() -> None:
    table = rumble("H1 f13, A1 t8", ball="H1", phase="throw")
    assert table.heard("home throw h15", "dice 1 1")[1:] == [told.Landed(at("h15"), "throw", "RU-2.6")]
    table = rumble("H1 f13, A1 t8", ball="H1", phase="throw")
    assert table.heard("home throw j15", "dice 1 2", "dice 2", "dice 5")[1:] == [
        told.WentOff(at("j15"), 2, "scatter", "RU-2.7"),
        told.Scattered(at("j15"), 5, at("k15")),
        told.Landed(at("k15"), "scatter", "RU-2.7"),
    ]


def test_an_attack_that_does_nothing_and_one_on_somebody_without_the_ball() -> None:
    table = rumble("H1 j8, H2 j7, A1 k8", ball="t2", phase="attack")
    assert table.heard("home attack H1 A1", "dice 1 2", "home attack H2 A1", "dice 3 4") == [
        told.Attacked(H1, A1, at("j8"), at("k8"), (1, 2), "nothing", drops=False),
        told.Attacked(H2, A1, at("j7"), at("k8"), (3, 4), "drop", drops=False),
    ]


def test_a_dropped_ball_that_nobody_catches_lies_there() -> None:
    table = rumble("H1 j8, A1 k8", ball="A1", phase="attack")
    assert table.heard("home attack H1 A1", "dice 3 4", "dice 5")[1:] == [
        told.Dropped(A1, at("k8"), 5, at("l8")),
        told.Landed(at("l8"), "drop", "RU-2.9"),
    ]


def test_an_attack_that_brings_everything() -> None:
    table = rumble("H1 v1, H2 w2, A1 w1, A2 c3", ball="A1", phase="attack", boxes="A3 bad, A4 light")
    assert table.heard("home attack H1 A1", "dice 6 4", "dice 7", "dice 2", "dice 6 6") == [
        told.Attacked(H1, A1, at("v1"), at("w1"), (6, 4), "injury", drops=True),
        told.WentOff(at("w1"), 7, "drop", "RU-2.11"),
        told.Dropped(A1, at("w1"), 2, at("w2")),
        told.Caught(H2, at("w2"), "drop", "RU-2.10"),
        told.Injured(A1, H1, at("w1"), (6, 6), "dead"),
        told.Touchdown(HOME, H2, at("w2"), score=1),
        told.Reset(at("l8"), "touchdown", "RU-3.3", healed=(18,), back=(19,)),
    ]


def test_a_reserve_enters() -> None:
    table = rumble("H1 e8, A1 t8", boxes="H12 reserves", entries="2 0")
    assert table.heard("home enter H12 f1") == [told.Entered(H12, at("f1"), owed=1)]


def test_the_ball_goes_back_to_the_centre() -> None:
    table = rumble("H1 l8, A1 t8", ball="c3", phase="attack", given="unheld 29, turns 29")
    assert table.heard("home next") == [
        told.Reset(at("l8"), "unheld", "RU-4.2"),
        told.Caught(H1, at("l8"), "reset", "RU-4.2"),
        told.TurnBegan(AWAY, 31, owed=0),
    ]
    table = rumble("H1 k8, A1 t8", ball="H1", phase="attack", given="scoreless 59")
    assert table.heard("home next")[:2] == [
        told.Reset(at("l8"), "scoreless", "RU-4.2"),
        told.Landed(at("l8"), "reset", "RU-4.2"),
    ]


def test_the_ends_of_a_match() -> None:
    won = rumble("H1 v8, A1 c3", ball="H1", scores="2 0").heard("home move H1 w8")
    assert won[1:] == [told.Touchdown(HOME, H1, at("w8"), score=3), told.Over(HOME, "touchdowns", "RU-1.6")]
    forfeit = rumble("H1 v8", ball="H1").heard("home move H1 w8")
    assert forfeit[-2:] == [told.Forfeited(AWAY), told.Over(HOME, "forfeit", "RU-3.5")]
    tie = rumble("H1 v8, A1 c3", phase="attack", given="turns 399").heard("home next")
    assert tie == [told.Over(-1, "turns", "RU-4.2")]


def test_a_touchdown_that_stands_on_the_field_of_a_scenario_counts_at_once() -> None:
    table = rumble("H1 w8, A1 c3", ball="H1")
    assert (table.events, table.scores, table.stage) == (["touchdown", "reset"], [1, 0], "away place")


def test_nobody_hears_of_a_refused_answer() -> None:
    table = lined_up(1, 1)
    before = table.match.state.copy()
    assert not table.can("home move H1 w8")
    assert table.match.state == before
