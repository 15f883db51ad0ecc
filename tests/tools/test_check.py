"""`python3 tools/check.py`: each step with its name and result, and an exit code that tells."""

import sys
from pathlib import Path

import pytest

import bootstrap
import check


@pytest.fixture(autouse=True)
def steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three steps that take no time: `Python -c` that succeeds, fails, or shows its arguments."""
    python = Path(sys.executable)
    monkeypatch.setattr(bootstrap, "ready_python", lambda extras: python)
    monkeypatch.setattr(
        check,
        "STEPS",
        (
            check.Step("good", "succeeds", (python.name, "-c", "")),
            check.Step("bad", "fails", (python.name, "-c", "raise SystemExit(7)")),
            check.Step("tests", "shows", (python.name, "-c", "import sys; print(sys.argv[1:])")),
        ),
    )


def test_all_is_well(capfd: pytest.CaptureFixture[str]) -> None:
    assert check.main(["good"]) == 0
    out = capfd.readouterr().out
    assert "-- good: ok" in out
    assert "check: all is well" in out


def test_a_failed_step_is_named_and_the_others_still_run(capfd: pytest.CaptureFixture[str]) -> None:
    assert check.main([]) == 1
    out = capfd.readouterr().out
    assert "-- bad: FAILED (code 7)" in out
    assert "-- tests: ok" in out
    assert "check: bad FAILED" in out


def test_steps_run_in_their_own_order(capfd: pytest.CaptureFixture[str]) -> None:
    check.main(["tests", "good"])
    out = capfd.readouterr().out
    assert out.index("== good") < out.index("== tests")
    assert "== bad" not in out


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (["tests"], "[]"),
        (["--fast", "tests"], "['-m', 'not slow']"),
        (["tests", "--", "-k", "dice"], "['-k', 'dice']"),
        (["--fast", "tests", "--", "-x"], "['-m', 'not slow', '-x']"),
    ],
)
def test_pytest_gets_its_arguments(
    capfd: pytest.CaptureFixture[str], arguments: list[str], shown: str
) -> None:
    assert check.main(arguments) == 0
    assert shown in capfd.readouterr().out


def test_a_strange_step_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        check.main(["speling"])
    assert end.value.code == 2
    assert capsys.readouterr().err == "check: there is no step speling: the steps are good, bad, tests\n"
