"""Check a checkout: `python3 tools/check.py [--fast] [STEP …] [-- arguments for pytest]`.

Makes `.venv` and installs what the checks need the first time. Then format, lint, types, imports and tests,
each with its name, time and result; the exit code is 0 when all is well. `--fast` leaves out the tests that
are marked slow; naming steps runs only those.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import bootstrap


class Step(NamedTuple):
    """One thing to check, and how."""

    name: str
    what: str
    command: "tuple[str, ...]"


STEPS = (
    Step("format", "the code is laid out by ruff", ("ruff", "format", "--check", ".")),
    Step("lint", "ruff finds nothing", ("ruff", "check", ".")),
    Step("types", "mypy --strict finds nothing", ("mypy",)),
    Step("imports", "nobody imports what they may not", ("lint-imports", "--no-logo")),
    Step("tests", "the tests pass", ("pytest", "--numprocesses", "auto")),
)
FAST = ("-m", "not slow")


def parser() -> argparse.ArgumentParser:
    """The command line."""
    words = argparse.ArgumentParser(prog="check", description="Format, lint, types, imports, tests.")
    words.add_argument(
        "steps", nargs="*", metavar="STEP", help=f"only these of: {', '.join(s.name for s in STEPS)}"
    )
    words.add_argument("--fast", action="store_true", help="leave out the tests that take long")
    return words


def chosen(names: "list[str]") -> "list[Step]":
    """The steps called ``names``, in their own order; all of them if none is named.

    Raises ValueError for a strange name.
    """
    known = {step.name for step in STEPS}
    for name in names:
        if name not in known:
            raise ValueError(f"there is no step {name}: the steps are {', '.join(s.name for s in STEPS)}")
    return [step for step in STEPS if not names or step.name in names]


def run_step(step: Step, scripts: Path, extra: "tuple[str, ...]") -> bool:
    """Run one step, say how it went, and tell whether all was well."""
    bootstrap.say(f"== {step.name}: {' '.join((*step.command, *extra))}")
    started = time.monotonic()
    program, *arguments = step.command
    code = subprocess.run(
        [str(scripts / program), *arguments, *extra], cwd=bootstrap.ROOT, check=False
    ).returncode
    took = time.monotonic() - started
    bootstrap.say(f"-- {step.name}: {'ok' if code == 0 else f'FAILED (code {code})'}, {took:.1f} s\n")
    return code == 0


def main(arguments: "list[str]") -> int:
    """Run the steps asked for; 0 when all is well, 1 when a step failed, 2 when the checks cannot start."""
    cut = arguments.index("--") if "--" in arguments else len(arguments)
    asked, extra = parser().parse_args(arguments[:cut]), tuple(arguments[cut + 1 :])
    try:
        steps = chosen(asked.steps)
        python = bootstrap.ready_python(("dev",))
    except (bootstrap.Missing, ValueError) as lack:
        bootstrap.give_up("check", lack)
    os.environ["PATH"] = os.pathsep.join([str(python.parent), os.environ.get("PATH", "")])
    started = time.monotonic()
    failed = []
    for step in steps:
        for_pytest = (*(FAST if asked.fast else ()), *extra) if step.name == "tests" else ()
        if not run_step(step, python.parent, for_pytest):
            failed.append(step.name)
    took = time.monotonic() - started
    if failed:
        bootstrap.say(f"check: {', '.join(failed)} FAILED ({took:.0f} s)")
        return 1
    bootstrap.say(f"check: all is well ({took:.0f} s)")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
