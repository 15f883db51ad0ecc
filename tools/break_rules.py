"""Break rules on purpose: `python3 tools/break_rules.py [--draw N] [--seed S] [--rule ID] [--json]`.

Each break is an edit of the code and the test that has to notice it. Every edit is made in a copy of the
tree, never in the tree itself; first the named tests must pass there unbroken, then each must fail with its
rule broken. `--draw` picks so many breaks by lot. The exit code is 1 if a break goes unnoticed. Run it with
a Python that has pytest, as the one in .venv.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import broken_rules
from broken_rules import Break

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("game", "tests", "tools", "pyproject.toml")
READ = "assets"  # by some tests; nothing of it is broken, so it is no copy
FAILED = 1  # pytest's exit code when a test failed; anything else means that it did not come so far
UNNOTICED, NOTICED, WRONG = "NOT NOTICED", "fails", "DID NOT RUN"
CRASHES = (
    "NameError",
    "SyntaxError",
    "ImportError",
    "AttributeError",
)  # of a break that breaks more than a rule


class Result(NamedTuple):
    """What a test says to a break, and the line in which it says so."""

    said: str
    why: str


class Copy:
    """A copy of the tree that can be broken and mended."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.png"))
            else:
                shutil.copy2(source, folder / name)
        (folder / READ).symlink_to(ROOT / READ, target_is_directory=True)

    def test(self, tests: Sequence[str]) -> tuple[int, str]:
        """Run pytest on these tests: its exit code and the line of the first error. No byte code is kept: it
        might outlive a break."""
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(
            command, cwd=self.folder, env=environment, capture_output=True, text=True, check=False
        )
        errors = [line[1:].strip() for line in done.stdout.splitlines() if line.startswith("E  ")]
        return done.returncode, errors[0] if errors else ""

    def tries(self, broken: Break) -> Result:
        """What the test says to a break. The copy is whole again afterwards."""
        file = self.folder / broken.file
        whole = file.read_text("utf-8")
        file.write_text(whole.replace(broken.old, broken.new), "utf-8")
        try:
            code, why = self.test([broken.test])
        finally:
            file.write_text(whole, "utf-8")
        said = {FAILED: NOTICED, 0: UNNOTICED}.get(code, WRONG)
        return Result(WRONG if why.startswith(CRASHES) else said, why)


def chosen(rule: str | None, draw: int | None, seed: int) -> list[Break]:
    """The breaks asked for, in the order of the rules. Raises SystemExit if there are none, or if the code
    has changed under one of them."""
    breaks = [each for each in broken_rules.BREAKS if rule in (None, each.rule)]
    if not breaks:
        raise SystemExit(f"break_rules: no break of {rule} is known")
    for each in breaks:
        if (ROOT / each.file).read_text("utf-8").count(each.old) != 1:
            raise SystemExit(f"break_rules: {each.rule}: this is not once in {each.file}: {each.old!r}")
    if draw is not None:
        by_lot = sorted(random.Random(seed).sample(range(len(breaks)), min(draw, len(breaks))))
        breaks = [breaks[at] for at in by_lot]
    return breaks


def row(broken: Break, result: Result) -> str:
    """A line of the table."""
    return f"{broken.rule:8} {broken.what:46} {result.said:11} {broken.test.rpartition('::')[2]}"


def main(arguments: list[str]) -> int:
    """Break the rules one by one; 0 when every break was noticed."""
    words = argparse.ArgumentParser(prog="break_rules", description="Break rules and see their tests fail.")
    words.add_argument("--draw", type=int, metavar="N", help="only N breaks, by lot")
    words.add_argument("--seed", type=int, default=1, metavar="S", help="of the lot (1)")
    words.add_argument("--rule", metavar="ID", help="only the breaks of one rule, as BFL-6.1")
    words.add_argument("--why", action="store_true", help="say in which line each test fails")
    words.add_argument("--json", action="store_true", help="print one object last")
    asked = words.parse_args(arguments)
    if importlib.util.find_spec("pytest") is None:
        raise SystemExit(
            "break_rules: this Python has no pytest: use the one in .venv (tools/check.py makes it)"
        )
    breaks = chosen(asked.rule, asked.draw, asked.seed)
    results: list[Result] = []
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(Path(folder))
        code, why = copy.test(sorted({each.test for each in breaks}))
        if code != 0:
            raise SystemExit(f"break_rules: the tests do not pass before anything is broken: {why}")
        for broken in breaks:
            results.append(copy.tries(broken))
            print(row(broken, results[-1]), flush=True)
            if asked.why:
                print(f"{'':8} {results[-1].why}", flush=True)
    noticed = sum(result.said == NOTICED for result in results)
    rules = len({each.rule for each in breaks})
    print(f"{noticed} of {len(breaks)} breaks of {rules} rules make their test fail")
    if asked.json:
        print(json.dumps({"breaks": len(breaks), "rules": rules, "noticed": noticed}))
    return 0 if noticed == len(breaks) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
