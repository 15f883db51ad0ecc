"""What Half-Time Football tells: facts in order, enough to draw, to sound and to log a match."""

from __future__ import annotations

import pytest

from game.games.halftime import events as told
from tests.games.halftime.table import halftime, new_match

HOME, AWAY, NOBODY = 0, 1, -1


def test_the_start_of_a_match() -> None:
    assert new_match().heard("dice 10 10", "dice 20 5", "home kick", "dice O 20") == [
        told.PreGameRolled((10, 10), NOBODY),
        told.PreGameRolled((20, 5), HOME),
        told.Elected(HOME, "kick"),
        told.Kickoff(AWAY, HOME, ("O", 20), -20, 20, 0),
        told.Touchback(AWAY, 0, "HT-2.3"),
        told.Spotted(AWAY, 20, 1, 10, marker=20),
    ]


def test_a_run() -> None:
    assert halftime(ball=20).heard("home run", "dice 20 15") == [
        told.Called(HOME, "run", 20, 1, 10),
        told.Ran(HOME, (20, 15), 5, 20, 25),
        told.PlayOver(HOME, "run", 23),
        told.Spotted(HOME, 25, 2, 5, marker=20),
    ]


def test_a_first_down_and_a_turnover_on_downs() -> None:
    assert halftime("away", ball=40, down=4, to_go=10).heard("away run", "dice 15 5")[1:] == [
        told.Ran(AWAY, (15, 5), 10, 40, 50),
        told.FirstDown(AWAY, 50, "HT-3.1"),
        told.PlayOver(AWAY, "run", 23),
        told.Spotted(AWAY, 50, 1, 10, marker=50),
    ]
    assert halftime("away", ball=40, down=4, to_go=10).heard("away run", "dice 20 20")[1:] == [
        told.Ran(AWAY, (20, 20), 0, 40, 40),
        told.NoGain(AWAY, 40, "HT-4.2"),
        told.TurnoverOnDowns(AWAY, 40),
        told.PlayOver(AWAY, "run", 23),
        told.Spotted(HOME, 60, 1, 10, marker=60),
    ]


def test_a_fumble_that_the_defence_recovers() -> None:
    assert halftime(ball=40).heard("home run", "dice 10 10", "dice 5 5", "dice 5 15")[1:] == [
        told.Ran(HOME, (10, 10), 0, 40, 40),
        told.Fumble(HOME, 40),
        told.RedRolled(HOME, (5, 5), True, "HT-6.1"),
        told.RedRolled(HOME, (5, 15), False, "HT-6.1"),
        told.Recovered(AWAY, 10, 60, 70),
        told.PlayOver(HOME, "run", 23),
        told.Spotted(AWAY, 70, 1, 10, marker=70),
    ]


def test_a_fumble_that_the_offence_recovers() -> None:
    assert halftime(ball=40).heard("home run", "dice 10 10", "dice 15 5")[3:] == [
        told.RedRolled(HOME, (15, 5), False, "HT-6.1"),
        told.Recovered(HOME, 10, 40, 50),
        told.FirstDown(HOME, 50, "HT-6.3"),
        told.PlayOver(HOME, "run", 23),
        told.Spotted(HOME, 50, 1, 10, marker=50),
    ]


@pytest.mark.parametrize(
    ("ball", "red", "against", "to", "to_go"),
    [(40, (5, 15), HOME, 30, 20), (10, (5, 15), HOME, 5, 15), (40, (10, 5), AWAY, 45, 5)],
)
def test_a_penalty(ball: int, red: tuple[int, int], against: int, to: int, to_go: int) -> None:
    ours, theirs = red
    assert halftime(ball=ball).heard("home run", "dice O O", f"dice {ours} {theirs}")[1:] == [
        told.Ran(HOME, ("O", "O"), 0, ball, ball),
        told.Penalty(HOME, ball),
        told.RedRolled(HOME, red, False, "HT-7.1"),
        told.Penalised(HOME, against, abs(ours - theirs), ball, to),
        told.PlayOver(HOME, "run", 23),
        told.Spotted(HOME, to, 1, to_go, marker=ball),
    ]


def test_passes() -> None:
    table = halftime(ball=20)
    assert table.heard("home pass", "dice NG")[1:3] == [
        told.Passed(HOME, "NG", 0, 20, 20),
        told.NoGain(HOME, 20, "HT-5.1"),
    ]
    assert table.heard("home pass", "dice 30")[1:3] == [
        told.Passed(HOME, 30, 30, 20, 50),
        told.FirstDown(HOME, 50, "HT-3.1"),
    ]
    assert table.heard("home pass", "dice I", "dice 10")[1:] == [
        told.Passed(HOME, "I", 0, 50, 50),
        told.Interception(AWAY, 50),
        told.TakenOver(AWAY, 10, 10, 50, 40),
        told.PlayOver(HOME, "pass", 21),
        told.Spotted(AWAY, 40, 1, 10, marker=40),
    ]
    assert halftime(ball=90).heard("home pass", "dice I", "dice 20")[3:5] == [
        told.TakenOver(AWAY, 20, 20, 10, 0),
        told.Touchback(AWAY, 0, "HT-5.2"),
    ]


def test_a_touchdown_and_its_extra_point() -> None:
    table = halftime(ball=60)
    assert table.heard("home pass", "dice 50", "dice 10", "dice 5 10") == [
        told.Called(HOME, "pass", 60, 1, 10),
        told.Passed(HOME, 50, 50, 60, 100),
        told.Touchdown(HOME, 6),
        told.PlayOver(HOME, "pass", 23),
        told.ExtraPoint(HOME, 10, True, 1),
        told.Kickoff(AWAY, HOME, (5, 10), -5, 20, 15),
        told.Spotted(AWAY, 15, 1, 10, marker=15),
    ]


def test_kicks() -> None:
    assert halftime(ball=35).heard("home punt", "dice 40", "dice 15")[1:] == [
        told.Punt(HOME, 40, False, 35, 75),
        told.Runback(AWAY, 15, 15, 25, 40),
        told.PlayOver(HOME, "punt", 23),
        told.Spotted(AWAY, 40, 1, 10, marker=40),
    ]
    assert halftime(ball=20).heard("home punt", "dice 0", "dice 20")[1:4] == [
        told.Punt(HOME, 0, True, 20, 20),
        told.Runback(AWAY, 20, 20, 80, 100),
        told.Touchdown(AWAY, 6),
    ]
    assert halftime(ball=70).heard("home punt", "dice 50")[1:3] == [
        told.Punt(HOME, 50, False, 70, 100),
        told.Touchback(AWAY, 0, "HT-8.1"),
    ]
    assert halftime(ball=70).heard("home field_goal", "dice 30")[1:] == [
        told.FieldGoal(HOME, 30, 30, True, 3, 70),
        told.PlayOver(HOME, "field_goal", 23),
    ]
    assert halftime(ball=85).heard("home field_goal", "dice 10")[1:] == [
        told.FieldGoal(HOME, 15, 10, False, 0, 85),
        told.PlayOver(HOME, "field_goal", 23),
        told.Spotted(AWAY, 20, 1, 10, marker=20),
    ]


def test_a_safety() -> None:
    assert halftime(ball=10).heard("home run", "dice O 20")[1:] == [
        told.Ran(HOME, ("O", 20), -20, 10, 0),
        told.Safety(AWAY, HOME, 2),
        told.PlayOver(HOME, "run", 23),
    ]


def test_the_ends() -> None:
    table = halftime(ball=50, half=2, plays_left=1)
    assert table.heard("home run", "dice 5 5", "home punt", "dice 50", "away field_goal", "dice 50") == [
        told.Called(HOME, "run", 50, 1, 10),
        told.Ran(HOME, (5, 5), 0, 50, 50),
        told.NoGain(HOME, 50, "HT-4.2"),
        told.PlayOver(HOME, "run", 0),
        told.HalfEnd(2),
        told.OvertimePossession(HOME, 1),
        told.Spotted(HOME, 50, 1, 10, marker=50),
        told.Called(HOME, "punt", 50, 1, 10),
        told.Punt(HOME, 50, False, 50, 100),
        told.Touchback(AWAY, 0, "HT-8.1"),
        told.PlayOver(HOME, "punt", 0),
        told.OvertimePossession(AWAY, 2),
        told.Spotted(AWAY, 50, 1, 10, marker=50),
        told.Called(AWAY, "field_goal", 50, 1, 10),
        told.FieldGoal(AWAY, 50, 50, True, 3, 50),
        told.PlayOver(AWAY, "field_goal", 0),
        told.Over(AWAY, (0, 3), "HT-2.6"),
    ]
    last = halftime(half=2, plays_left=1, scores="7 3").heard("home run", "dice 5 5")
    assert last[-2:] == [told.HalfEnd(2), told.Over(HOME, (7, 3), "HT-2.5")]
