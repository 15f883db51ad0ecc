"""Puzzles of a player: results outlive the window, positions are files, damage is told and nothing stops."""

from __future__ import annotations

from pathlib import Path

from game.store.puzzles import RESULTS, Puzzles, Tried


def test_the_best_line_that_scored_is_kept(tmp_path: Path) -> None:
    kept = Puzzles(tmp_path)
    kept.count("one", scored=False, chance=0.9)
    kept.count("one", scored=True, chance=0.4)
    kept.count("one", scored=True, chance=0.3)
    assert Puzzles(tmp_path).tried("one") == Tried(3, 2, 0.4)
    assert Puzzles(tmp_path).tried("another") == Tried()


def test_a_damaged_file_of_results_is_told(tmp_path: Path) -> None:
    (tmp_path / RESULTS).write_text('{"one": 5}')
    kept = Puzzles(tmp_path)
    assert kept.tried("one") == Tried()
    assert "cannot be read" in kept.warning


def test_a_position_is_saved_listed_and_thrown_away(tmp_path: Path) -> None:
    kept = Puzzles(tmp_path)
    assert kept.save("My first one!", "record 1 sevens\n") == "my_first_one"
    assert kept.own() == [("my_first_one", "record 1 sevens\n")]
    kept.delete("my_first_one")
    assert kept.own() == []


def test_without_a_folder_everything_lives_in_memory() -> None:
    kept = Puzzles(None)
    kept.save("one", "text")
    kept.count("one", scored=True, chance=0.5)
    assert kept.own() == [("one", "text")]
    assert kept.tried("one").best == 0.5
