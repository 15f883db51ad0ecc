"""Who loads what: the rules run without a window, and the core on Python alone."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
RECORD = """record 1 bfl
option players 2
given quarter 1
given roller p1
given lane.p1 3
given lane.p2 6
throw 3 3 6 6 1 2 4 5
expect yard.p1 20
expect yard.p2 20
"""


def loaded_by(*arguments: str) -> set[str]:
    """The packages that a fresh process has loaded when it has run this command."""
    program = (
        "import sys; from game.cli import main; code = main(sys.argv[1:]); "
        "print(*{name.partition('.')[0] for name in sys.modules}); sys.exit(code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr + done.stdout
    return set(done.stdout.splitlines()[-1].split())


def test_a_record_is_checked_without_window_and_physics(tmp_path: Path) -> None:
    record = tmp_path / "one.rec"
    record.write_text(RECORD, "utf-8")
    loaded = loaded_by("check", str(record))
    assert "game" in loaded
    assert loaded.isdisjoint({"pygame", "pymunk", "numpy", "platformdirs", "sqlite3"})


def test_matches_are_simulated_without_a_window() -> None:
    loaded = loaded_by("simulate", "bfl", "--games", "1", "--seed", "1", "--json")
    assert "pymunk" in loaded, "the dice of BFL are thrown by its physics"
    assert loaded.isdisjoint({"pygame", "numpy"})


def test_quick_matches_need_no_physics_either() -> None:
    loaded = loaded_by("simulate", "bfl", "--games", "1", "--seed", "1", "--quick", "--json")
    assert loaded.isdisjoint({"pygame", "pymunk", "numpy"})


def test_help_loads_next_to_nothing() -> None:
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "game", "--help"],
        cwd=ROOT, capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0
    assert "usage" in done.stdout
    assert "pygame" not in done.stderr


def imports(file: Path) -> set[str]:
    """The packages that a file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").partition(".")[0])
    return found


@pytest.mark.parametrize("folder", ["core", "games"])
def test_the_rules_need_python_alone(folder: str) -> None:
    for file in (ROOT / "game" / folder).glob("**/*.py"):
        strange = imports(file) - sys.stdlib_module_names - {"game"}
        assert not strange, f"{file.relative_to(ROOT)} imports {', '.join(sorted(strange))}"


@pytest.mark.parametrize("tool", ["bootstrap", "play", "check", "rule_coverage"])
def test_the_tools_of_a_fresh_clone_need_python_alone(tool: str) -> None:
    strange = imports(ROOT / "tools" / f"{tool}.py") - sys.stdlib_module_names - {"bootstrap"}
    assert not strange
