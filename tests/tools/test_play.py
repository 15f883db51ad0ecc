"""`python3 tools/play.py`: the game's own command line, from a checkout."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bootstrap
import play


@pytest.mark.parametrize(
    ("arguments", "window"),
    [
        ([], True),
        (["play", "bfl"], True),
        (["demo"], True),
        (["check", "match.rec"], False),
        (["simulate", "bfl"], False),
        (["season", "list"], False),
        (["--help"], False),
        (["play", "-h"], False),
    ],
)
def test_only_a_window_needs_a_display(arguments: list[str], window: bool) -> None:
    assert play.needs_a_window(arguments) is window


def test_without_a_display_it_says_so_and_installs_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "display_missing", lambda: True)
    monkeypatch.setattr(bootstrap, "ready_python", lambda extras: pytest.fail("nothing is to be installed"))
    with pytest.raises(SystemExit) as end:
        play.main([])
    assert end.value.code == 2
    assert capsys.readouterr().err == "play: no display: the game needs a desktop to open its window\n"


@pytest.mark.skipif(os.name != "posix", reason="elsewhere the game is a child of play.py")
def test_the_arguments_are_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "ready_python", lambda extras: Path(sys.executable))
    became: list[list[str]] = []
    monkeypatch.setattr(os, "execv", lambda _, command: became.append(command))
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 0))
    play.main(["check", "a file.rec"])
    assert became == [[sys.executable, "-m", "game", "check", "a file.rec"]]
