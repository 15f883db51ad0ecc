"""Files are written whole or not at all, and trouble is told in one line."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from game.core.errors import StoreError
from game.store import files


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "new" / "file.json"
    files.write_whole(path, b"old")
    files.write_whole(path, b"new")
    assert path.read_bytes() == b"new"
    assert [p.name for p in path.parent.iterdir()] == ["file.json"]


def test_a_full_disk_leaves_the_old_file(
    tmp_path: Path, small_disk: Callable[[int], AbstractContextManager[None]]
) -> None:
    path = tmp_path / "file.json"
    files.write_whole(path, b"old")
    with small_disk(100), pytest.raises(StoreError, match=r"file\.json cannot be written: ") as caught:
        files.write_whole(path, b"x" * 1000)
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == b"old"
    assert [p.name for p in tmp_path.iterdir()] == ["file.json"]


def test_a_crash_before_the_last_step_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file.json"
    files.write_whole(path, b"old")

    def crash(self: Path, target: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", crash)
    with pytest.raises(KeyboardInterrupt):
        files.write_whole(path, b"new")
    assert path.read_bytes() == b"old"


def test_a_file_is_on_the_disk_before_it_takes_the_old_ones_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    sync, replace = os.fsync, Path.replace

    def noted_sync(fd: int) -> None:
        done.append("sync")
        sync(fd)

    def noted_replace(self: Path, target: Path) -> Path:
        done.append("replace")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", noted_sync)
    monkeypatch.setattr(Path, "replace", noted_replace)
    files.write_whole(tmp_path / "file.json", b"new")
    assert done[:2] == ["sync", "replace"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    files.write_whole(real, b"old")
    link.symlink_to(real)
    files.write_whole(link, b"new")
    assert link.is_symlink()
    assert real.read_bytes() == b"new"


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EROFS, "the disk is read-only"),
        (errno.EACCES, "no permission"),
    ],
)
def test_trouble_is_told_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, words: str
) -> None:
    def refuse(*_: object) -> int:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "write", refuse)
    with pytest.raises(StoreError) as caught:
        files.write_whole(tmp_path / "a", b"text")
    assert str(caught.value) == f"{tmp_path / 'a'} cannot be written: {words}"


def test_a_folder_below_a_file_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="a file, not a folder"):
        files.check_writable(tmp_path / "file" / "home")


def test_trying_a_folder_leaves_nothing_in_it(tmp_path: Path) -> None:
    files.check_writable(tmp_path / "a" / "b")
    assert list((tmp_path / "a" / "b").iterdir()) == []


@pytest.mark.parametrize(
    ("data", "whole"), [(b"", b""), (b"a", b""), (b"a\n", b"a\n"), (b"a\nb", b"a\n"), (b"a\n\0\0", b"a\n")]
)
def test_a_torn_last_line_is_dropped(data: bytes, whole: bytes) -> None:
    assert files.whole_lines(data) == whole


def test_what_is_no_text_is_named_with_its_line() -> None:
    with pytest.raises(StoreError, match=r"^a\.rec:2: this is not UTF-8 text$"):
        files.text_of(b"good\nb\xff\n", "a.rec")


def test_a_file_set_aside_takes_nobodys_place(tmp_path: Path) -> None:
    for content in ("one", "two"):
        (tmp_path / "settings.json").write_text(content)
        files.set_aside(tmp_path / "settings.json", "bad")
    assert (tmp_path / "settings.bad.json").read_text() == "one"
    assert (tmp_path / "settings.bad-2.json").read_text() == "two"


def test_a_file_is_held_by_one_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "file"
    first, second = (os.open(path, os.O_RDWR | os.O_CREAT) for _ in range(2))
    assert files.hold(first)
    assert not files.hold(second)
    os.close(first)
    assert files.hold(second)
    os.close(second)


@pytest.mark.parametrize("name", ["gone", "x" * 300, "a\0b", "file/below"])
def test_a_name_that_the_system_does_not_even_look_up_is_not_there(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    path = tmp_path / name
    assert not files.is_there(path)
    assert not files.is_file(path)
    assert not files.is_folder(path)


def test_a_folder_that_may_not_be_looked_into_holds_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def closed(self: Path, **_: object) -> os.stat_result:
        raise PermissionError(errno.EACCES, "Permission denied", str(self))

    monkeypatch.setattr(Path, "stat", closed)
    path = tmp_path / "file"
    assert (files.is_there(path), files.is_file(path), files.is_folder(path)) == (False, False, False)


def test_a_file_and_a_folder_are_told_apart(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", "utf-8")
    assert (files.is_there(file), files.is_file(file), files.is_folder(file)) == (True, True, False)
    assert (files.is_there(tmp_path), files.is_file(tmp_path), files.is_folder(tmp_path)) == (
        True,
        False,
        True,
    )


@pytest.mark.parametrize(
    ("seconds", "year"), [(0, 1970), (1_777_636_800, 2026), (10**12, 1970), (-(10**15), 1970), (10**30, 1970)]
)
def test_a_time_that_no_calendar_has_is_1970(seconds: int, year: int) -> None:
    status = os.stat_result((0,) * 8 + (seconds, 0))
    assert files.written_at(status).year == year
