"""Records of whole matches and scenarios: every one of them holds, and runs without a window or physics.

`tests/records/<game>` holds those of the project; those of a folder `records` beside the checkout run too.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from game.core.check import run_record
from game.core.record import read_record
from game.games import registry
from game.games.registry import BOXES
from game.simulate import chance

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
FOLDERS = [HERE, *sorted(ROOT.parent.glob("*/records"))]
RECORDS = [
    record for box in BOXES for folder in FOLDERS for record in sorted((folder / box.name).glob("*.rec"))
]
OURS = [record for record in RECORDS if record.is_relative_to(HERE)]


def title(record: Path) -> str:
    return record.stem if record in OURS else f"{record.parents[2].name}/{record.stem}"


def mismatches(record: Path) -> list[str]:
    return run(record.read_text("utf-8"), record.name)


def run(text: str, name: str) -> list[str]:
    read = read_record(text, name)
    box = registry.box(read.game)
    left_open = None if read.seed is None else chance(box, read.seed)
    return [str(mismatch) for mismatch in run_record(read, box.load(), left_open).mismatches]


@pytest.mark.records("bfl", "halftime", "rumble", "sevens")
@pytest.mark.parametrize("record", RECORDS, ids=title)
def test_the_record_holds(record: Path) -> None:
    assert mismatches(record) == []


@pytest.mark.parametrize("record", OURS, ids=title)
def test_a_record_that_is_changed_does_not_hold(record: Path) -> None:
    """Each expectation of a number says something: one more or less, and it fails."""
    lines = record.read_text("utf-8").splitlines()
    for at, line in enumerate(lines):
        match line.split():
            case ["expect", path, value] if value.isdecimal():
                changed = [*lines[:at], f"expect {path} {int(value) + 1}", *lines[at + 1 :]]
                [found] = run("\n".join(changed), record.name)
                assert found == f"{record.name}:{at + 1}: expected {path} {int(value) + 1} got {value}"


def test_there_are_records_for_every_game() -> None:
    for box in BOXES:
        assert len([record for record in OURS if record.parent.name == box.name]) >= 10


def checked(*records: Path) -> tuple[str, int]:
    """Which of three packages a fresh process has loaded that checked these records, and its exit code."""
    program = (
        "import sys; from game.cli import main; code = main(sys.argv[1:]); "
        "print(*[name for name in ('pygame', 'pymunk', 'numpy') if name in sys.modules]); sys.exit(code)"
    )
    command = [sys.executable, "-c", program, "check", *map(str, records)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return done.stdout.strip(), done.returncode


def test_the_command_finds_nothing_and_loads_neither_window_nor_physics() -> None:
    assert checked(*OURS) == ("", 0)


def test_a_seed_of_bfl_loads_the_physics_and_no_window(tmp_path: Path) -> None:
    record = tmp_path / "seeded.rec"
    record.write_text("record 1 bfl\nseed 7\ngiven roller p2\nexpect event roll\n", "utf-8")
    assert checked(record) == ("pymunk", 0)
