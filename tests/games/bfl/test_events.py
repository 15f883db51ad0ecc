"""What BFL tells: facts in order, enough to draw, to sound and to log a match without reading its state."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.match import Match
from game.core.requests import DieAtRest
from game.games.bfl import GAME
from game.games.bfl import events as told
from game.games.bfl.state import State
from tests.fortune import Fortune
from tests.games.bfl.invariants import Watch
from tests.games.bfl.table import Table, bfl, new_match

P1, P2, P3, REFEREE = 0, 1, 2, -1


def dice(words: str) -> tuple[DieAtRest, ...]:
    return tuple(DieAtRest(int(word[0]), "!" in word) for word in words.split())


def heard(table: Table, *lines: str) -> list[Any]:
    """All events that these lines bring."""
    events = []
    for line in lines:
        events += table.play(line).match.events
    return events


def test_lanes_and_roll_off() -> None:
    assert heard(new_match(3), "dice 5", "dice 5", "dice 5", "dice 2", "dice 8 8 1", "dice 3 4") == [
        told.LaneRolled(P1, 5, 0, again=False),
        told.LaneRolled(P2, 5, 1, again=False),
        told.LaneRolled(P3, 5, -1, again=True),
        told.LaneRolled(P3, 2, 0, again=False),
        told.RolledOff((P1, P2, P3), (8, 8, 1), -1),
        told.RolledOff((P1, P2), (3, 4), P2),
    ]


def test_a_roll_that_is_penalised_challenged_and_stands() -> None:
    table = bfl(lanes="3 6", yards="50 10")
    throw = "3 3 6! 6 1 2 4! 5"
    assert heard(table, f"throw {throw}", "p2 challenge", "dice odd", "spin 5") == [
        told.Rolled(P1, 1, dice(throw)),
        told.Penalty(P1, 20, "out"),
        told.Challenge(P2, against=P1),
        told.Called(REFEREE, "odd"),
        told.Spun(REFEREE, 5, right=True),
        told.Stands(P1),
        told.MovedBack(P1, 50, 30, "out"),
        told.Stepped(P2, 10, 20),
        told.Stepped(P2, 20, 30),
    ]


def test_one_that_is_overturned() -> None:
    table = bfl(lanes="3 6", flags="p1")
    assert heard(table, "throw 3! 1 2 4 4 5 7 8", "p1 challenge", "dice odd", "spin 6")[2:] == [
        told.Challenge(P1, against=P1),
        told.Called(REFEREE, "odd"),
        told.Spun(REFEREE, 6, right=False),
        told.Overturned(P1),
        told.Stepped(P1, 0, 10),
    ]


def test_a_battle_that_is_level_once() -> None:
    table = bfl(lanes="4 4", yards="40 50")
    lines = ("throw 4 4 1 2 3 5 6 7", "dice 8 1 3", "dice 4 4 4", "dice 8 7 2", "dice 3 4 5")
    assert heard(table, *lines)[1:] == [
        told.BattleMet(P1, P2),
        told.BattleRolled((P1, P2), ((8, 1, 3), (4, 4, 4))),
        told.BattleRolled((P1, P2), ((8, 7, 2), (3, 4, 5))),
        told.Battle(winner=P1, loser=P2),
        told.MovedBack(P2, 50, 40, "battle"),
        told.Stepped(P1, 40, 50),
        told.Stepped(P1, 50, 60),
    ]
    assert heard(table, "throw 4 1 2 3 5 6 7 8")[2:4] == [told.Sat(P2, 20), told.Stepped(P1, 60, 70)]


def test_the_choices_of_special_rolls() -> None:
    assert heard(bfl(lanes="1 8"), "throw 2 2 3 3 4 4 5 6", "p1 party")[1:3] == [
        told.Party(P1),
        told.Chosen(P1, "party"),
    ]
    assert heard(bfl(lanes="1 8"), "throw 3 3 3 4 4 4 6 7", "p1 extra")[1:3] == [
        told.Split(P1),
        told.Chosen(P1, "extra"),
    ]
    assert heard(bfl(lanes="1 8", yards="0 50"), "throw 3 3 3 4 4 4 6 7", "p1 penalty p2", "p2 accept")[
        1:
    ] == [
        told.Split(P1),
        told.Chosen(P1, "penalty", other=P2),
        told.Penalty(P2, 20, "split"),
        told.MovedBack(P2, 50, 30, "split"),
    ]


def test_a_bro_and_its_drink() -> None:
    assert heard(bfl(lanes="1 8", party="yes"), "throw 1 2 3 4 5 6 7 8")[1:] == [
        told.Bro(P1),
        told.Drink(P1),
        told.Stepped(P1, 0, 10),
        told.Stepped(P2, 0, 10),
        told.Stepped(P1, 10, 20),
    ]


@pytest.mark.parametrize("out_of_bounds", ["literal", "net"])
def test_a_penalised_hail_mary_goes_back_before_it_goes_all_the_way(out_of_bounds: str) -> None:
    table = bfl(lanes="1 8", yards="50 0", out_of_bounds=out_of_bounds)
    assert heard(table, "throw 7 7 7 7 7 7 7 7!", "p1 accept")[1:] == [
        told.HailMary(P1, 7),
        told.Penalty(P1, 10, "out"),
        told.MovedBack(P1, 50, 40, "out"),
        told.Stepped(P1, 40, 100),
        told.Touchdown(P1),
    ]


def test_too_many_men_goes_back_after_the_movement() -> None:
    table = bfl(lanes="1 8", yards="50 0", cup="hand")
    assert heard(table, "throw 1 2 3", "p1 accept") == [
        told.Rolled(P1, 1, dice("1 2 3")),
        told.Penalty(P1, 10, "men"),
        told.Stepped(P1, 50, 60),
        told.MovedBack(P1, 60, 50, "men"),
    ]


def test_a_try_and_the_end_of_the_quarter() -> None:
    table = bfl(lanes="1 2", yards="90 0", quarter=3)
    assert heard(table, "throw 1 3 4 5 6 7 8 8", "p1 two", "p1 even", "spin 8")[2:] == [
        told.Touchdown(P1),
        told.Chosen(P1, "two"),
        told.Called(P1, "even"),
        told.Spun(P1, 8, right=True),
        told.Try(P1, 2),
        told.QuarterEnd(3),
    ]


def test_a_playoff_of_the_quarter_then_one_of_the_match() -> None:
    table = bfl(lanes="1 2", yards="90 90", scores="7 6", quarter=4)
    lines = ("throw 1 2 3 4 5 6 7 7", "kick miss", "kick good", "kick good", "kick miss")
    assert heard(table, *lines)[3:] == [
        told.Touchdown(P1),
        told.Touchdown(P2),
        told.Playoff((P1, P2), 1, match=False),
        told.Kicked(P1, 110, good=False),
        told.Kicked(P2, 110, good=True),
        told.PlayoffWon(P2, 1, match=False),
        told.QuarterEnd(4),
        told.Playoff((P1, P2), 1, match=True),
        told.Kicked(P1, 110, good=True),
        told.Kicked(P2, 110, good=False),
        told.PlayoffWon(P1, 0, match=True),
        told.Over(P1),
    ]


def test_rolls_are_counted_from_one_in_each_quarter() -> None:
    table = bfl(lanes="1 2")
    numbers = [table.throw("3 4 5 6 7 8 3 4").event("roll").number for _ in range(3)]
    table.throw("1 1 1 1 1 1 1 8").throw("1 1 1 4 5 6 7 8").play("p1 kick", "kick miss", "dice 1", "dice 2")
    assert numbers == [1, 2, 3]
    assert table.throw("3 4 5 6 7 8 3 4").event("roll").number == 1


@pytest.mark.parametrize("options", [{}, {"out_of_bounds": "net"}, {"cup": "hand", "party": "yes"}], ids=str)
@pytest.mark.parametrize("players", [2, 5, 8])
def test_who_only_listens_knows_the_state(players: int, options: dict[str, str]) -> None:
    for seed in range(4):
        match: Match[State] = Match.new(GAME, {"players": str(players), **options})
        fortune, watch = Fortune(seed, out=0.08), Watch(match)
        while not match.over:
            watch.see(match, match.answer(fortune.answer(match.pending)))
        watch.end(match)
