"""The tool of the puzzles: a figure that its line does not have is told, and lines are written anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from solve_puzzles import main

DODGE = """record 1 sevens
# name "Around"
# chance {chance}
given H1.at o6
given A1.at n7
given A2.at b2
given ball H1
home act H1 move
home move p6
dice 3
home move q6
home move r6
home move s6
home move t6
expect score.home 1
"""
DOWN = """record 1 sevens
# name "Down with him"
# goal "down A1"
given H1.at e5
given A1.at e6
given ball A1
home act H1 block
home block A1
"""


def test_a_figure_is_held_against_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "around.rec"
    path.write_text(DODGE.format(chance=0.5))
    assert main([str(path)]) == 1
    assert "best found 0.6667, the file says 0.5" in capsys.readouterr().out
    path.write_text(DODGE.format(chance=0.6667))
    assert main([str(path)]) == 0


def test_a_line_without_dice_is_written_with_dice_that_come_to_the_goal(tmp_path: Path) -> None:
    path = tmp_path / "down.rec"
    path.write_text(DOWN)
    assert main([str(path), "--write"]) == 0
    text = path.read_text()
    assert '# goal "down A1"' in text
    assert "# chance 0.5000" in text
    assert text.endswith("expect A1.state prone\n")
    assert main([str(path)]) == 0


TWO_WAYS = """record 1 sevens
# name "Two ways"
given H1.at o6
given A1.at n7
given A2.at q8
given ball H1
home act H1 move
home move p7
dice 6
home move q6
dice 6
home move r6
home move s6
home move t6
expect score.home 1
"""


def test_a_search_finds_the_way_with_fewer_dice_and_writes_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "two_ways.rec"
    path.write_text(TWO_WAYS)
    assert main([str(path), "--search", "--most", "1500", "--write"]) == 0
    assert "best found 0.6667, the best of" in capsys.readouterr().out
    text = path.read_text()
    assert "# chance 0.6667" in text
    assert text.count("dice") == 1
    assert main([str(path)]) == 0
