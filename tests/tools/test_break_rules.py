"""The tool that breaks rules on purpose: its table fits the code, and it tells what a test says."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import break_rules
import broken_rules
from broken_rules import BREAKS, Break

ROOT = Path(break_rules.ROOT)


@pytest.mark.parametrize("broken", BREAKS, ids=lambda each: f"{each.rule} {each.what}")
def test_a_break_fits_the_code_and_names_a_test_of_its_rule(broken: Break) -> None:
    assert (ROOT / broken.file).read_text("utf-8").count(broken.old) == 1
    file, _, name = broken.test.partition("::")
    tests = {
        test.name: test
        for test in ast.parse((ROOT / file).read_text("utf-8")).body
        if isinstance(test, ast.FunctionDef)
    }
    assert name in tests
    assert any(f"'{broken.rule}'" in ast.unparse(mark) for mark in tests[name].decorator_list)


AROUND_A_MATCH = re.compile(r"S7-18\.")
"""What Sevens says of other tables."""


@pytest.mark.parametrize("game", ["bfl", "halftime", "rumble", "sevens"])
def test_every_rule_of_a_rulebook_is_broken(game: str) -> None:
    book = (ROOT / "game" / "games" / game / "RULES.md").read_text("utf-8")
    rules = set(re.findall(r"\*\*([A-Z0-9]+-\d+\.\d+)\*\*", book))
    broken = {broken.rule for broken in BREAKS if f"/{game}/" in broken.test}
    assert {each for each in rules ^ broken if not AROUND_A_MATCH.match(each)} == set()


def test_breaks_are_drawn_by_lot_and_the_same_lot_draws_the_same() -> None:
    ten = break_rules.chosen(None, 10, seed=4)
    assert ten == break_rules.chosen(None, 10, seed=4) != break_rules.chosen(None, 10, seed=5)
    assert len(set(ten)) == 10
    assert len(break_rules.chosen(None, 999, seed=1)) == len(BREAKS)
    assert {each.rule for each in break_rules.chosen("BFL-6.1", None, seed=1)} == {"BFL-6.1"}


def test_a_rule_without_a_break_and_a_break_that_no_longer_fits_are_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(SystemExit, match=r"no break of BFL-99\.1 is known"):
        break_rules.chosen("BFL-99.1", None, seed=1)
    monkeypatch.setattr(broken_rules, "BREAKS", (BREAKS[0]._replace(old="no such text"),))
    with pytest.raises(SystemExit, match=re.escape("BFL-1.1: this is not once in game/games/bfl/state.py")):
        break_rules.chosen(None, None, seed=1)


def test_what_a_test_says_to_a_break(tmp_path: Path) -> None:
    """A break that is noticed, one that breaks nothing, and one that leaves no code to test."""
    copy = break_rules.Copy(tmp_path)
    real = next(each for each in BREAKS if each.rule == "BFL-8.2")
    before = (tmp_path / real.file).read_text("utf-8")
    said = [
        copy.tries(each).said
        for each in (real, real._replace(new=f"{real.old}  # as it was"), real._replace(new="BRO STEPS"))
    ]
    assert said == ["fails", "NOT NOTICED", "DID NOT RUN"]
    assert (tmp_path / real.file).read_text("utf-8") == before == (ROOT / real.file).read_text("utf-8")
