"""`tools/measure_halftime.py`: matches from a situation, the same for the same seed, and their error."""

from __future__ import annotations

from math import sqrt

import pytest

import measure_halftime
from game.games.halftime.solution import value
from measure_halftime import SITUATIONS, play, situation

OPTIONS = {"plays": "24", "pass_die": "ruled"}


def test_every_situation_can_be_played_and_has_a_value() -> None:
    for words in SITUATIONS:
        assert 0 < value(situation(words, OPTIONS)) < 1


def test_a_last_field_goal_wins_as_often_as_the_die_says() -> None:
    s = situation("half 2 plays_left 1 ball 80 down 4 score.away 2", OPTIONS)
    mean, spread = play(s, ("rookie", "rookie"), 400, 1)
    assert spread == pytest.approx(sqrt(mean * (1 - mean) / 399))
    assert abs(mean - 4 / 6) < 3 * spread
    assert play(s, ("rookie", "rookie"), 400, 1) == (mean, spread)


@pytest.mark.parametrize("wrong", ["plays=13", "plays", "colour=red"])
def test_an_option_that_does_not_exist_is_told(
    wrong: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["measure_halftime.py", "--option", wrong])
    with pytest.raises(SystemExit):
        measure_halftime.main()
    assert "option" in capsys.readouterr().err
