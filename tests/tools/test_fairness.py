"""`tools/fairness.py`: right p-values, the promised keys, and one JSON object as the last line."""

from __future__ import annotations

import json

import pytest

import fairness

KEYS = (
    "dice",
    "p_faces",
    "p_pairs",
    "p_following",
    "p_same_gesture",
    "out_share_normal",
    "out_share_wild",
    "unsettled",
    "settle_s_median",
    "settle_s_max",
    "spins",
    "p_spin",
    "p_spin_same_gesture",
)


@pytest.mark.parametrize(
    ("value", "freedom", "p"),
    [
        (14.067, 7, 0.05),  # printed tables
        (24.322, 7, 0.001),
        (82.529, 63, 0.05),
        (103.442, 63, 0.001),
        (3.841, 1, 0.05),
        (5.991, 2, 0.05),
        (18.307, 10, 0.05),
    ],
)
def test_chi_square_as_in_the_printed_tables(value: float, freedom: int, p: float) -> None:
    assert fairness.chi_square_p(value, freedom) == pytest.approx(p, rel=2e-3)


def test_chi_square_at_its_ends() -> None:
    assert fairness.chi_square_p(0.0, 7) == 1.0
    assert fairness.chi_square_p(5000.0, 63) == pytest.approx(0.0, abs=1e-300)


def test_equal_counts_are_suspicious_of_nothing_and_a_loaded_die_is_found() -> None:
    assert fairness.uniform_p([100] * 8) == 1.0
    assert fairness.uniform_p([100] * 7 + [160]) < 0.001


def test_many_looks_are_paid_for() -> None:
    assert fairness.smallest([0.5, 0.01, 0.9]) == pytest.approx(0.03)
    assert fairness.smallest([0.9, 0.8]) == 1.0


def test_dice_that_follow_each_other_are_found() -> None:
    twins = [[face, face] for face in range(1, 9)] * 40
    assert fairness.faces_p(twins) > 0.001
    assert fairness.pairs_p(twins) < 0.001
    assert fairness.following_p(twins) < 0.001


def test_the_figures_and_the_last_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert fairness.main(["--throws", "40", "--processes", "1", "--json"]) == 0
    shown = capsys.readouterr()
    figures = json.loads(shown.out.splitlines()[-1])
    assert tuple(figures) == KEYS
    assert all(isinstance(value, int | float) for value in figures.values())
    assert figures["dice"] == 320
    assert figures["unsettled"] == 0
    assert "faces alike" in shown.out.splitlines()[1]
    assert "40 of 40" in shown.err


def test_without_json_there_is_only_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    fairness.main(["--throws", "2", "--processes", "1"])
    assert "{" not in capsys.readouterr().out


@pytest.mark.parametrize("words", [["--throws", "1"], ["--throws", "many"], ["--processes", "0"]])
def test_a_wrong_word_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        fairness.main(words)
    assert "error" in capsys.readouterr().err
