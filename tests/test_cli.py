"""The command line: exit codes, messages, and what a command does not import."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.cli import main

GOOD = "record 1 bfl\ngiven lane.p1 3\nthrow 3 1 2 4 5 6 7 7\nexpect yard.p1 10\n"


Write = Callable[..., str]
Captured = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path) -> Write:
    def write(text: str, name: str = "a.rec") -> str:
        path = tmp_path / name
        path.write_text(text, "utf-8")
        return str(path)

    return write


def test_a_record_that_holds_exits_0_and_says_nothing(record: Write, capsys: Captured) -> None:
    assert main(["check", record(GOOD)]) == 0
    assert capsys.readouterr() == ("", "")


def test_each_mismatch_is_a_line_with_file_and_line_and_exits_1(record: Write, capsys: Captured) -> None:
    path = record(GOOD + "expect yard.p1 20\nexpect yard.p2 90\n")
    assert main(["check", path]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{path}:5: expected yard.p1 20 got 10",
        f"{path}:6: expected yard.p2 90 got 10",
    ]


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("record 2 bfl\n", 1, "version 2"),
        ("record 1 chess\n", 0, "no game 'chess'"),
        ("hello\n", 1, "begins with"),
        ("record 1 bfl\noption players 9\n", 2, "players cannot be '9'"),
        ("record 1 bfl\noption speed 9\n", 2, "no option 'speed'"),
        ("record 1 bfl\ngiven yard.p9 3\n", 2, "'p9' is no seat"),
        ("record 1 bfl\nseed --5\n", 2, "seed"),
        ("record 1 bfl\nundo 99999999999\n", 2, "undo"),
        ('record 1 bfl\nseat p1 person "Ada\n', 2, "closing quote"),
        ("record 1 bfl\nexpect weather fine\n", 2, "no path"),
        ("", 0, "no `record` line"),
    ],
)
def test_what_cannot_be_read_names_its_place_and_exits_2(
    record: Write, capsys: Captured, text: str, line: int, words: str
) -> None:
    path = record(text)
    assert main(["check", path]) == 2
    said = capsys.readouterr().out
    assert said.startswith(f"{path}:{line}: " if line else f"{path}: ")
    assert words in said
    assert said.count("\n") == 1


def test_the_worst_of_several_files_is_the_exit_code(record: Write, tmp_path: Path, capsys: Captured) -> None:
    good, bad = record(GOOD), record(GOOD + "expect yard.p1 20\n", "b.rec")
    assert main(["check", good, bad]) == 1
    assert main(["check", str(tmp_path / "missing.rec"), good, bad]) == 2
    assert "No such file" in capsys.readouterr().out


def test_a_seed_answers_by_physics_and_twice_alike(record: Write, capsys: Captured) -> None:
    text = "record 1 bfl\nseed 11\nexpect quarter 1\nexpect pending p1 challenge\n"
    codes = [main(["check", record(text)]) for _ in range(2)]
    first, second = capsys.readouterr().out.splitlines() or ["", ""]
    assert codes[0] == codes[1]
    assert first == second


def test_check_loads_neither_window_nor_physics(record: Write) -> None:
    loaded = modules_after(["check", record(GOOD)])
    assert not loaded & {"pygame", "pymunk", "numpy"}


def test_a_quick_simulation_loads_no_window_and_no_physics() -> None:
    loaded = modules_after(["simulate", "bfl", "--games", "1", "--quick"])
    assert not loaded & {"pygame", "pymunk", "numpy"}


def test_a_simulation_by_physics_loads_no_window() -> None:
    loaded = modules_after(["simulate", "bfl", "--games", "1"])
    assert "pymunk" in loaded
    assert not loaded & {"pygame", "numpy"}


def modules_after(arguments: list[str]) -> set[str]:
    code = (
        "import sys; from game.cli import main; "
        f"assert main({arguments!r}) == 0; print(*(m for m in sys.modules if '.' not in m))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.splitlines()[-1].split())


def test_simulate_prints_one_object_last(capsys: Captured) -> None:
    code = main(
        ["simulate", "bfl", "--games", "4", "--quick", "--json", "--option", "players=3", "--seed", "5"]
    )
    result = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert code == 0
    assert set(result) == {
        *("games", "seconds", "answers", "decisions", "decisions_per_second", "wins", "ties", "averages")
    }
    assert result["games"] == 4 == sum(result["wins"].values()) + result["ties"]
    assert set(result["wins"]) == {"p1", "p2", "p3"}
    assert result["averages"]["quarter_end"] == 4


def test_the_same_seed_plays_the_same_matches(capsys: Captured) -> None:
    def once() -> dict[str, object]:
        main(["simulate", "bfl", "--games", "2", "--json", "--seat", "p1=coach:legend", "--seed", "9"])
        result: dict[str, object] = json.loads(capsys.readouterr().out)
        return {key: value for key, value in result.items() if "second" not in key}

    assert once() == once()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seat", "p1=coach:genius"], "'coach:genius' plays no seat"),
        (["--seat", "p3=random"], "no seat 'p3'"),
        (["--seat", "p1=random", "--seat", "p1=coach:pro"], "seat p1 is given twice"),
        (["--option", "players=1"], "players cannot be '1'"),
    ],
)
def test_a_wrong_player_or_option_is_one_line_and_exits_1(
    capsys: Captured, arguments: list[str], words: str
) -> None:
    assert main(["simulate", "bfl", "--games", "1", *arguments]) == 1
    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == 1


def test_a_record_that_begins_with_a_byte_order_mark_is_read(record: Write) -> None:
    assert main(["check", record("\ufeff" + GOOD)]) == 0


def test_an_output_that_is_full_is_one_line() -> None:
    command = [sys.executable, "-m", "game", "simulate", "bfl", "--games", "1", "--quick"]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert "the output cannot be written: No space left on device" in done.stderr
    assert "Traceback" not in done.stderr


WRONG = [
    ["simulate", "bfl", "--games", "0"],
    ["simulate", "bfl", "--think", "-1"],
    ["simulate", "bfl", "--think", "nan"],
    ["play", "chess"],
    ["--size", "big"],
    ["--size", "99999x99999"],
    ["--seconds", "-1"],
    ["--screenshot", "picture.txt"],
]


@pytest.mark.parametrize("arguments", WRONG)
def test_a_wrong_argument_exits_2(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 2


def test_a_picture_cannot_go_to_a_folder_that_no_disk_takes(capsys: pytest.CaptureFixture[str]) -> None:
    picture = f"{'x' * 300}/picture.png"
    assert main(["--screenshot", picture]) == 1
    assert capsys.readouterr().err == f"fourth-and-dice: the folder of {picture} does not exist\n"
