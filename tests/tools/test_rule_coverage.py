"""Every statement of a ledger has a test: the tool that says so, held to a small rulebook of its own."""

import json
from pathlib import Path

import pytest

import rule_coverage

FINISHED = ("BFL", "HT")
RULES = """
# A game
- **XY-1.1** One. See XY-9.9, which is no statement here.
- **XY-1.2 [R]** Two.
- **XY-10** Ten.
- **XY-10.1** Ten one.
"""


class Tree:
    """A project with one game, whose rules and tests one can write."""

    def __init__(self, root: Path) -> None:
        self.games, self.tests = root / "games", root / "tests"
        self.write(self.games / "xy" / "RULES.md", RULES)

    def write(self, file: Path, text: str) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")

    def tested_by(self, text: str) -> set[str]:
        """The statements that a test file with ``text`` holds."""
        self.write(self.tests / "test_xy.py", text)
        return rule_coverage.coverage(self.games, self.tests).tested


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


def test_a_ledger_is_its_bold_numbers_in_order(tree: Tree) -> None:
    assert rule_coverage.ledgers(tree.games) == {"XY": ["XY-1.1", "XY-1.2", "XY-10", "XY-10.1"]}


def test_a_marker_holds_all_the_statements_it_names(tree: Tree) -> None:
    assert tree.tested_by("""
@pytest.mark.rule("XY-1.1", "XY-10")
def test_it(): ...
""") == {"XY-1.1", "XY-10"}


def test_a_name_holds_the_longest_number_that_is_a_statement(tree: Tree) -> None:
    assert tree.tested_by("""
def test_xy_1_2_3_dice_are_rolled(): ...
def test_xy_10(): ...
def test_pq_1_1_is_no_rule(): ...
""") == {"XY-1.2", "XY-10"}


def test_the_marker_of_a_class_counts_for_its_tests(tree: Tree) -> None:
    assert tree.tested_by("""
@pytest.mark.rule("XY-1.1")
class TestOne:
    @pytest.mark.rule("XY-1.2")
    def test_it(self): ...
""") == {"XY-1.1", "XY-1.2"}
    assert tree.tested_by('@pytest.mark.rule("XY-1.1")\nclass Empty: ...') == set()


@pytest.mark.parametrize("idle", ["skip", 'skip(reason="later")', "xfail"])
def test_a_test_that_does_not_count_holds_nothing(tree: Tree, idle: str) -> None:
    assert (
        tree.tested_by(f"""
@pytest.mark.{idle}
@pytest.mark.rule("XY-1.1")
def test_xy_1_2(): ...
""")
        == set()
    )


def test_a_record_holds_what_its_comments_name_when_a_test_runs_it(tree: Tree) -> None:
    tree.write(
        tree.tests / "records" / "xy" / "one.rec", '# XY-1.1 and XY-1.2\nrecord 1 xy  # XY-10.1\n"XY-10"'
    )
    runs = '@pytest.mark.records("xy")\ndef test_the_records(): ...'
    assert tree.tested_by(runs) == {"XY-1.1", "XY-1.2", "XY-10.1"}
    assert tree.tested_by("def test_the_records(): ...") == set()


def test_a_statement_that_is_in_no_ledger_is_a_mistake(tree: Tree) -> None:
    tree.tested_by('@pytest.mark.rule("XY-7.7")\ndef test_it(): ...')
    found = rule_coverage.coverage(tree.games, tree.tests)
    assert found.unknown == ["test_xy.py:2 names XY-7.7, which is in no ledger"]
    assert not found.complete


def call(tree: Tree, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """Runs the command on the tree."""
    found = rule_coverage.coverage(tree.games, tree.tests)
    monkeypatch.setattr(rule_coverage, "coverage", lambda games, tests: found)
    return rule_coverage.main(list(arguments))


def test_the_figures_are_an_object_of_ledgers_alone(
    tree: Tree, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tree.tested_by('@pytest.mark.rule("XY-1.1", "XY-10.1")\ndef test_it(): ...')
    assert call(tree, monkeypatch, "--json") == 1
    last = capsys.readouterr().out.splitlines()[-1]
    assert json.loads(last) == {"XY": {"rules": 4, "tested": 2, "missing": ["XY-1.2", "XY-10"]}}


def test_complete_is_a_success(
    tree: Tree, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tree.tested_by('@pytest.mark.rule("XY-1.1", "XY-1.2", "XY-10", "XY-10.1")\ndef test_it(): ...')
    assert call(tree, monkeypatch) == 0
    assert "4 statements,    4 tested\n" in capsys.readouterr().out


def test_every_rule_of_the_finished_games_has_a_test() -> None:
    result = rule_coverage.coverage(rule_coverage.ROOT / "game" / "games", rule_coverage.ROOT / "tests")
    assert result.unknown == []
    missing = {ledger: figures["missing"] for ledger, figures in result.table().items()}
    assert {ledger: missing[ledger] for ledger in FINISHED} == {ledger: [] for ledger in FINISHED}
