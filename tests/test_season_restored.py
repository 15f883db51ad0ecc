"""Backups of leagues on the command line: listed, put back, and what is damaged is one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.season_commands import Run, quick


@pytest.mark.parametrize("harm", ["torn", "empty", "gone"])
def test_the_last_backup_is_put_back(run: Run, tmp_path: Path, harm: str) -> None:
    path = tmp_path / "cup.db"
    quick(path)
    for _ in range(2):
        before = run("season", "show", "Cup", "--json", "--database", path)
    assert before[0] == 0
    match harm:
        case "torn":
            path.write_bytes(path.read_bytes()[:9000] + b"\xff" * 30000)
        case "empty":
            path.write_bytes(b"")
        case _:
            path.unlink()
    code, _, err = run("season", "show", "Cup", "--database", path)
    assert code == 1
    assert "`season restore` puts it back" in err
    code, out, _ = run("season", "restore", "--list", "--database", path)
    assert code == 0
    assert out.startswith("cup.backup.db, made 20")
    code, out, err = run("season", "restore", "--database", path)
    assert (code, err) == (0, "")
    assert "it is cup.db again" in out
    assert ("kept as cup.damaged-20" in out) == (harm != "gone")
    assert run("season", "show", "Cup", "--json", "--database", path) == before


def test_a_sound_file_gives_its_place_up_only_when_that_is_said(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "cup.db"
    quick(path)
    oldest = tmp_path / "cup.match-3.db"
    before = path.read_bytes()
    code, out, err = run("season", "restore", "--from", oldest, "--database", path)
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert "nothing is wrong with the present file: cup.db, made 20" in err
    assert "--yes puts the backup in its place all the same" in err
    assert path.read_bytes() == before
    code, out, _ = run("season", "restore", "--from", oldest, "--yes", "--database", path)
    assert code == 0
    assert "kept as cup.replaced-20" in out
    (aside,) = tmp_path.glob("cup.replaced-*.db")
    assert aside.read_bytes() == before
    code, out, err = run("season", "restore", "--from", oldest, "--database", path)
    assert (code, err) == (0, "")
    assert "cup.db holds just that" in out
    assert run("season", "restore", "--from", tmp_path / "none.db", "--database", path)[0] == 1


def test_a_backup_is_put_back_by_the_name_that_the_list_gives_it(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "cup.db"
    quick(path)
    listed = run("season", "restore", "--list", "--database", path)[1].splitlines()
    name = next(line.partition(",")[0] for line in listed if line.startswith("cup.match-"))
    code, out, err = run("season", "restore", "--from", name, "--database", path)
    assert (code, out) == (1, "")
    assert f"{name}, made 20" in err
    code, out, _ = run("season", "restore", "--from", name, "--yes", "--database", path)
    assert code == 0
    assert out.startswith(f"{name}, made 20")
    missing = run("season", "restore", "--from", "none.db", "--database", path)
    assert missing == (1, "", f"fourth-and-dice: {path} has no backup none.db that could be put back\n")


def test_what_is_no_backup_is_not_put_back(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "cup.db"
    code, _, err = run("season", "restore", "--database", path)
    assert (code, err) == (1, f"fourth-and-dice: {path} has no backup that could be put back\n")
    (tmp_path / "cup.backup.db").write_bytes(b"nonsense" * 200)
    assert run("season", "restore", "--database", path)[0] == 1
    assert not path.exists()


def test_a_damaged_file_is_one_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "cup.db"
    path.write_bytes(b"nonsense" * 200)
    code, _, err = run("season", "simulate", "--teams", 2, "--database", path)
    assert code == 1
    assert err.count("\n") == 1
    assert "is damaged" in err
