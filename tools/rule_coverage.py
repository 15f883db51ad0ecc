"""Which statements of the rules ledgers have a test: `python3 tools/rule_coverage.py [--json]`.

A ledger is the RULES.md of a game; its statements are the IDs set in bold (`**BFL-6.1**`). A test holds a
statement by the marker `@pytest.mark.rule("BFL-6.1")`, by its name (`test_bfl_6_1_…`), or by a comment `#
BFL-6.1` in a record that a test with the marker `@pytest.mark.records("bfl")` runs. A test that is skipped
or expected to fail holds nothing. The exit code is 1 if a statement has no test, or a test names a
statement of no ledger.
"""

import argparse
import ast
import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
STATEMENT = re.compile(r"\*\*([A-Z][A-Z0-9]*-\d+(?:\.\d+)*)\b")
MENTION = re.compile(r"\b([A-Z][A-Z0-9]*-\d+(?:\.\d+)+)\b")
NAMED = re.compile(r"test_([a-z][a-z0-9]*)_(\d+(?:_\d+)*)(?:_|$)")
IDLE = ("skip", "xfail")

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Coverage(NamedTuple):
    """The statements of all ledgers, those that tests hold, and what tests name that is in no ledger."""

    ledgers: dict[str, list[str]]
    tested: set[str]
    unknown: list[str]

    @property
    def complete(self) -> bool:
        """Whether every statement has a test, and every test a statement."""
        return not self.unknown and all(set(rules) <= self.tested for rules in self.ledgers.values())

    def table(self) -> dict[str, dict[str, int | list[str]]]:
        """Figures of each ledger, as `--json` prints them."""
        return {
            ledger: {
                "rules": len(rules),
                "tested": sum(rule in self.tested for rule in rules),
                "missing": [rule for rule in rules if rule not in self.tested],
            }
            for ledger, rules in self.ledgers.items()
        }


def ledgers(games: Path) -> dict[str, list[str]]:
    """The statements of each ledger below ``games``, in the order of the rulebook."""
    found: dict[str, list[str]] = {}
    for rulebook in sorted(games.glob("*/RULES.md")):
        for rule in dict.fromkeys(STATEMENT.findall(rulebook.read_text("utf-8"))):
            found.setdefault(rule.partition("-")[0], []).append(rule)
    return found


def mark(decorator: ast.expr) -> tuple[str, list[str]]:
    """The name of a pytest marker and the words given to it; an empty name for any other decorator."""
    call = decorator if isinstance(decorator, ast.Call) else None
    name = ast.unparse(call.func if call else decorator)
    given = [a.value for a in call.args if isinstance(a, ast.Constant)] if call else []
    return name.partition("pytest.mark.")[2], [str(word) for word in given]


def named_rule(test: str, known: set[str]) -> Iterator[str]:
    """The statement in the name of a test: the longest run of its numbers that is in a ledger."""
    if found := NAMED.match(test):
        numbers = found[2].split("_")
        for count in range(len(numbers), 0, -1):
            rule = f"{found[1].upper()}-{'.'.join(numbers[:count])}"
            if rule in known:
                yield rule
                return


def definitions(body: Iterable[ast.stmt]) -> Iterator[tuple[Definition, list[tuple[str, list[str]]]]]:
    """Each test in ``body``, methods included, with its markers and those of its class."""
    for item in body:
        if not isinstance(item, Definition):
            continue
        marks = [mark(decorator) for decorator in item.decorator_list]
        if isinstance(item, ast.ClassDef):
            for test, own in definitions(item.body):
                yield test, marks + own
        elif item.name.startswith("test"):
            yield item, marks


def held(test_file: Path, records: Path, known: set[str]) -> Iterator[tuple[str, str]]:
    """The statements that the tests of one file hold, each with where that is said."""
    for test, marks in definitions(ast.parse(test_file.read_text("utf-8")).body):
        if any(name in IDLE for name, _ in marks):
            continue
        where = f"{test_file.name}:{test.lineno}"
        for rule in named_rule(test.name, known):
            yield rule, where
        for name, words in marks:
            if name == "rule":
                yield from ((rule, where) for rule in words)
            elif name == "records":
                for record in sorted(f for game in words for f in (records / game).glob("**/*.rec")):
                    yield from ((rule, record.name) for rule in commented(record))


def commented(record: Path) -> list[str]:
    """The statements that the comments of a record name."""
    lines = record.read_text("utf-8").splitlines()
    return [rule for line in lines for rule in MENTION.findall(line.partition("#")[2])]


def coverage(games: Path, tests: Path) -> Coverage:
    """Compare the ledgers below ``games`` with the tests below ``tests``."""
    found = ledgers(games)
    known = {rule for rules in found.values() for rule in rules}
    tested, unknown = set(), []
    for file in sorted(tests.glob("**/test_*.py")):
        for rule, where in held(file, tests / "records", known):
            if rule in known:
                tested.add(rule)
            elif rule.partition("-")[0] in found:
                unknown.append(f"{where} names {rule}, which is in no ledger")
    return Coverage(found, tested, unknown)


def show(result: Coverage) -> None:
    """Print the table for people."""
    for ledger, figures in result.table().items():
        missing = figures["missing"]
        assert isinstance(missing, list)
        line = f"{ledger:4} {figures['rules']:4} statements, {figures['tested']:4} tested"
        print(line + (f"; without a test: {', '.join(missing)}" if missing else ""))
    for line in result.unknown:
        print(line)
    if not result.ledgers:
        print("no game has a RULES.md")


def main(arguments: list[str]) -> int:
    """Print the coverage; 0 when nothing is missing."""
    words = argparse.ArgumentParser(prog="rule_coverage", description="Which rules have a test.")
    words.add_argument("--json", action="store_true", help="print one object of ledgers, last")
    asked = words.parse_args(arguments)
    result = coverage(ROOT / "game" / "games", ROOT / "tests")
    if asked.json:
        for line in result.unknown:
            print(line, file=sys.stderr)
        print(json.dumps(result.table()))
    else:
        show(result)
    return 0 if result.complete else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
