"""`tools/measure_rumble.py`: matches of coaches, counted from both seats, on a board of any odd length."""

from __future__ import annotations

from random import Random

import pytest

import measure_rumble
from game.core.grid import name
from game.games.rumble.board import QUICK, STANDARD
from game.games.rumble.coach import COACHES
from game.games.rumble.state import State
from measure_rumble import Tally, house, play, share

SHORT = ("board=quick", "touchdowns=1")


@pytest.mark.rule("RU-1.2")
def test_the_board_of_the_experiment_differs_in_its_length_alone() -> None:
    board = house((), 21).board
    assert (board.columns, board.rows, name(board.centre)) == (21, 15, "k8")
    assert [name(at) for at in board.entries[0]] == [name(at) for at in STANDARD.entries[0]]
    assert house((), None).board is STANDARD
    assert house(SHORT, None).board is QUICK
    assert house(SHORT, 21).touchdowns == 1


def test_matches_count_for_the_first_coach_wherever_it_sits() -> None:
    tally = Tally()
    for first_seat in (0, 1):
        levels = ("rookie", "random") if first_seat == 0 else ("random", "rookie")
        coaches = [COACHES[level](Random(1)) for level in levels]
        play(State(house(SHORT, None)), coaches, 4, tally, first_seat=first_seat)
    assert tally.results == [1.0, 1.0]
    assert len(tally.turns) == 2
    assert tally.happened["touchdown"] == 2
    assert sum(tally.asked) == sum(tally.turns) + 2  # the touchdown that wins does not end the turn
    assert share([1.0, 0.0, 1.0, 0.0]) == "50.0 % ± 25.0"


@pytest.mark.parametrize("wrong", ["touchdowns=9", "colour=red"])
def test_an_option_that_does_not_exist_is_told(
    wrong: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["measure_rumble.py", "--option", wrong])
    with pytest.raises(SystemExit):
        measure_rumble.main()
    assert "option" in capsys.readouterr().err


def test_it_prints_who_wins(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    options = [word for each in SHORT for word in ("--option", each)]
    words = ["measure_rumble.py", "--games", "2", "--home", "rookie", "--away", "random", *options]
    monkeypatch.setattr("sys.argv", words)
    assert measure_rumble.main() == 0
    assert "rookie wins 100.0 % ± 0.0 of 2 matches against random" in capsys.readouterr().out
