"""A match in progress is never lost: not by a kill, not by a full disk, not by a torn line."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from game.core.errors import StoreError
from game.core.record import read_record
from game.store.places import Places, under
from game.store.savefile import SYNC_EVERY, SaveFile
from game.store.saves import Saves
from tests.store.sample import HEADER, after


def answers(text: str) -> list[str]:
    return [line for line in text.split("\n") if line.startswith("dice")]


def on_disk(home: Places) -> str:
    (path,) = home.saves.glob("*.rec")
    return path.read_text("utf-8")


# -------------------------------------------------------------------------------------- growing
def test_the_header_is_on_disk_at_once(saves: Saves, home: Places) -> None:
    save = saves.create(HEADER, when=after(0))
    assert on_disk(home) == save.text
    assert [line for line in save.lines if line[0] != "#"] == list(HEADER)


def test_every_line_is_on_disk_when_append_returns(saves: Saves, home: Places) -> None:
    save = saves.create(HEADER, when=after(0))
    for n in range(200):
        assert save.append([f"dice {n}"])
        assert on_disk(home).endswith(f"\ndice {n}\n")
    assert on_disk(home) == save.text


def test_an_undo_is_a_line_more(saves: Saves, home: Places) -> None:
    save = saves.create(HEADER, when=after(0))
    save.write("dice 1 2")
    save.write("undo 1")
    assert on_disk(home).endswith("dice 1 2\nundo 1\n")


def test_now_and_then_the_lines_are_put_on_the_disk_itself(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = saves.create(HEADER, when=after(0))
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    for n in range(3 * SYNC_EVERY):
        save.append([f"dice {n}"])
    assert len(synced) == 3
    save.close()
    assert len(synced) == 4


def test_a_line_holds_no_line_end(saves: Saves) -> None:
    save = saves.create(HEADER, when=after(0))
    with pytest.raises(ValueError, match="line end"):
        save.append(["dice 1\ndice 2"])


def test_a_match_without_an_answer_is_forgotten(saves: Saves, home: Places) -> None:
    save = saves.create(HEADER, when=after(0))
    save.append((), turn="Lanes", when=after(1))
    save.close()
    assert list(home.saves.iterdir()) == []


def test_after_closing_the_file_is_complete(saves: Saves, home: Places) -> None:
    save = saves.create(HEADER, when=after(0))
    save.append(["dice 1 2"], turn="Roll 1", when=after(1))
    save.close()
    save.close()
    assert on_disk(home) == save.text


# ------------------------------------------------------------------------------------- the kill
@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is a word of POSIX")
def test_kill_9_at_50_moments_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.store.killed_matches", str(tmp_path), "50"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    heard = [int(line) for line in done.stdout.split()]
    assert len(heard) == 50
    for number, acknowledged in enumerate(heard):
        home = under(tmp_path / str(number))
        saves = Saves(home.saves, home.replays)
        saves.tidy()
        info = saves.resume()
        assert info is not None
        save = saves.open(info.id, when=after(1))
        told = answers(save.text)
        assert len(told) in (acknowledged, acknowledged + 1)  # the last may be written and not yet reported
        assert told == [f"dice {n}" for n in range(len(told))]
        save.append(["dice 1 1"])
        save.close()
        assert answers(on_disk(home)) == [*told, "dice 1 1"]


def test_a_record_cut_at_any_byte_loads_up_to_its_last_whole_line(
    saves: Saves, home: Places, begin: Callable[..., SaveFile]
) -> None:
    begin(0, 'p1 extra "é"', "dice 3 4", "undo 1", turn="Quarter 1: Ada")
    (path,) = home.saves.glob("*.rec")
    whole = path.read_bytes()
    header_ends = whole.index(b'"The Machine"\n') + len(b'"The Machine"\n')
    for cut in range(len(whole)):
        path.write_bytes(whole[:cut])
        (info,) = saves.list_saves()
        if cut < len(b"record 1 bfl\n"):
            assert "record" in info.problem
            continue
        assert info.readable
        save = saves.open(info.id, when=after(1))
        assert save.text == whole[:cut].decode("utf-8", "ignore").rpartition("\n")[0] + "\n"
        read_record(save.text)
        assert path.read_bytes() == whole[:cut]  # opened only: nothing has changed
        if cut >= header_ends:
            save.append(["dice 8 8"])
            assert path.read_bytes() == whole[: whole.rfind(b"\n", 0, cut) + 1] + b"dice 8 8\n"
        else:
            save.append(["dice 8 8"])
        save.close()
        path = next(home.saves.glob("*.rec"))


def test_a_torn_line_longer_than_the_next_one_is_gone(
    saves: Saves, home: Places, begin: Callable[..., SaveFile]
) -> None:
    begin(0, "dice 1 2")
    (path,) = home.saves.glob("*.rec")
    with path.open("ab") as stream:
        stream.write(b"throw 1 2 3 4 5 6 7 8 from 1,2,3,4")
    (info,) = saves.list_saves()
    save = saves.open(info.id, when=after(1))
    save.append(["spin 3"])
    assert on_disk(home) == save.text
    assert save.lines[-1] == "spin 3"
    assert "throw" not in save.text


# --------------------------------------------------------------------------------- the full disk
def test_a_full_disk_is_told_and_made_good_when_there_is_room(
    saves: Saves, home: Places, small_disk: Callable[[int], AbstractContextManager[None]]
) -> None:
    save = saves.create(HEADER, when=after(0))
    room = len(save.text) + 25
    with small_disk(room):
        taken = [save.append([f"dice {n} {n}"]) for n in range(10)]
        assert taken[0]
        assert not taken[-1]
        assert save.warning.count("\n") == 0
        assert "cannot be written" in saves.warning
        assert on_disk(home) == save.text[:room]  # as far as it goes
        (info,) = saves.list_saves()
        assert info.answers == 10  # the list tells the match as it is, not as it lies on disk
    assert save.append(["dice 10 10"])
    assert not save.behind
    assert saves.warning == ""
    assert on_disk(home) == save.text
    assert answers(save.text) == [f"dice {n} {n}" for n in range(11)]


def test_killed_on_a_full_disk_the_torn_line_is_dropped(
    saves: Saves, home: Places, small_disk: Callable[[int], AbstractContextManager[None]]
) -> None:
    save = saves.create(HEADER, when=after(0))
    save.append(["dice 1 1"])
    with small_disk(len(save.text) + 3):
        save.append(["dice 2 2"])
    del save  # never closed
    text = Saves(home.saves, home.replays).read(saves.list_saves()[0].id)
    assert answers(text)[0] == "dice 1 1"


def test_a_match_left_on_a_full_disk_can_be_resumed_and_is_written_later(
    saves: Saves, home: Places, small_disk: Callable[[int], AbstractContextManager[None]]
) -> None:
    save = saves.create(HEADER, when=after(0))
    with small_disk(len(save.text) + 3):
        save.append(["dice 1 1"])
        save.close()
        info = saves.resume()
        assert info is not None
        again = saves.open(info.id, when=after(1))
        again.append(["dice 2 2"])
        again.close()
        assert saves.warning
    saves.retry()
    assert saves.warning == ""
    assert answers(on_disk(home)) == ["dice 1 1", "dice 2 2"]
    (info,) = Saves(home.saves, home.replays).list_saves()
    assert info.answers == 2


def test_an_error_of_the_disk_keeps_the_match_in_memory(
    saves: Saves, home: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = saves.create(HEADER, when=after(0))

    def refuse(*_: object) -> int:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", refuse)
        assert not save.append(["dice 1 1"])
    assert "the disk reports an error" in save.warning
    assert save.append(["dice 2 2"])
    assert answers(on_disk(home)) == ["dice 1 1", "dice 2 2"]


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
def test_a_file_deleted_under_the_match_is_written_anew(saves: Saves, home: Places) -> None:
    save = saves.create(HEADER, when=after(0))
    save.append(["dice 1 1"])
    next(home.saves.glob("*.rec")).unlink()
    assert save.append(["dice 2 2"])
    assert on_disk(home) == save.text


def test_without_a_home_the_match_goes_on_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    saves = Saves(tmp_path / "file" / "saves", tmp_path / "file" / "replays")
    save = saves.create(HEADER, when=after(0))
    assert not save.append(["dice 1 1"])
    assert "a file, not a folder" in saves.warning
    save.close()
    info = saves.resume()
    assert info is not None
    assert answers(saves.open(info.id, when=after(1)).text) == ["dice 1 1"]


# ------------------------------------------------------------------------------------ one window
def test_a_match_is_played_in_one_window_at_a_time(saves: Saves, home: Places) -> None:
    save = saves.create(HEADER, when=after(0))
    save.append(["dice 1 1"])
    other = Saves(home.saves, home.replays)
    with pytest.raises(StoreError, match="another window"):
        other.open(save.id, when=after(1))
    with pytest.raises(StoreError, match="another window"):
        other.delete(save.id)
    with pytest.raises(StoreError, match="already"):
        saves.open(save.id, when=after(1))
    save.close()
    assert other.open(save.id, when=after(1)).text == save.text


# -------------------------------------------------------------------------------------- the end
def test_the_result_is_written_once(saves: Saves) -> None:
    save = saves.create(HEADER, when=after(0))
    save.append(["dice 1 1"])
    save.finish("p1")
    save.finish("p1")
    assert save.finished
    assert save.text.count("expect over p1") == 1
