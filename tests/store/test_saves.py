"""Matches in progress: resumed, named, copied, deleted; also on a read-only disk and in memory."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.errors import StoreError
from game.store.places import Places
from game.store.savefile import SaveFile
from game.store.saves import Saves
from tests.store.sample import HEADER, after


# ------------------------------------------------------------------------------------------- resume
def test_resume_is_the_match_in_progress_played_last(saves: Saves, begin: Callable[..., SaveFile]) -> None:
    begin(0, "dice 1 2")
    wanted = begin(10, "dice 1 2")
    begin(20, "dice 1 2", result="p1")
    info = saves.resume()
    assert info is not None
    assert info.id == wanted.id


def test_resume_takes_the_match_itself_before_its_named_copy(saves: Saves) -> None:
    save = saves.create(HEADER, when=after(0))
    save.append(["dice 1 2"])
    named = saves.save_as(save, "Before the kick")
    save.close()
    info = saves.resume()
    assert info is not None
    assert info.id == save.id
    saves.delete(save.id)
    info = saves.resume()
    assert info is not None
    assert info.id == named.id


def test_with_nothing_in_progress_there_is_no_resume(saves: Saves, begin: Callable[..., SaveFile]) -> None:
    assert saves.resume() is None
    begin(0, "dice 1 2", result="p1")
    assert saves.resume() is None


def test_a_resumed_match_goes_on_in_the_same_file(
    saves: Saves, home: Places, begin: Callable[..., SaveFile]
) -> None:
    old = begin(0, "dice 1 2")
    save = saves.open(old.id, when=after(60))
    save.append(["dice 3 4"])
    save.close()
    assert len(list(home.saves.iterdir())) == 1
    assert saves.read(old.id) == old.text + "dice 3 4\n"


# -------------------------------------------------------------------------------------------- names
def test_a_named_save_stays_as_it_is_when_it_is_played_on(saves: Saves) -> None:
    save = saves.create(HEADER, when=after(0))
    save.append(["dice 1 2"])
    named = saves.save_as(save, "  Before  the kick ")
    assert named.title == named.name == "Before the kick"
    save.close()
    before = saves.read(named.id)
    on = saves.open(named.id, when=after(60))
    on.append(["dice 3 4"])
    on.close()
    assert saves.read(named.id) == before
    assert saves.read(on.id).endswith("dice 1 2\ndice 3 4\n")
    assert "# name" not in saves.read(on.id)
    assert len(saves.list_saves()) == 3


def test_a_named_save_only_looked_at_leaves_no_copy(saves: Saves) -> None:
    save = saves.create(HEADER, when=after(0))
    save.append(["dice 1 2"])
    named = saves.save_as(save, "A")
    save.close()
    saves.open(named.id, when=after(1)).close()
    assert len(saves.list_saves()) == 2


def test_names_that_read_alike_are_one_in_every_alphabet(saves: Saves) -> None:
    save = saves.create(HEADER, when=after(0))
    save.append(["dice 1 2"])
    saves.save_as(save, "Caf\u00e9")
    with pytest.raises(StoreError, match="already"):
        saves.save_as(save, "CAFE\u0301")


def test_a_name_is_taken_once_unless_it_may_give_way(saves: Saves) -> None:
    save = saves.create(HEADER, when=after(0))
    save.append(["dice 1 2"])
    saves.save_as(save, "Cup final")
    save.append(["dice 3 4"])
    with pytest.raises(StoreError, match="already"):
        saves.save_as(save, "cup FINAL")
    saves.save_as(save, "cup final", replace=True)
    (named,) = [info for info in saves.list_saves() if info.name]
    assert named.name == "cup final"
    assert named.answers == 2


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\x00b"])
def test_a_name_that_cannot_be_is_refused(saves: Saves, name: str) -> None:
    save = saves.create(HEADER, when=after(0))
    save.append(["dice 1 2"])
    with pytest.raises(StoreError, match="printable"):
        saves.save_as(save, name)


@pytest.mark.parametrize("name", ["../../etc", 'a "b" \\', "# c", "naïve 狐"])
def test_any_printable_name_will_do(saves: Saves, home: Places, name: str) -> None:
    save = saves.create(HEADER, when=after(0))
    save.append(["dice 1 2"])
    assert saves.save_as(save, name).name == name
    assert len(list(home.saves.glob("*.rec"))) == 2


def test_a_save_is_renamed_and_its_name_taken_away(saves: Saves, begin: Callable[..., SaveFile]) -> None:
    old = begin(0, "dice 1 2", turn="Roll 2")
    saves.rename(old.id, "One")
    saves.rename(old.id, "Two")
    (info,) = saves.list_saves()
    assert (info.title, info.name, info.turn) == ("Two", "Two", "Roll 2")
    saves.rename(old.id, "")
    assert saves.read(old.id) == old.text


def test_a_match_being_played_is_neither_renamed_nor_deleted(saves: Saves) -> None:
    save = saves.create(HEADER, when=after(0))
    save.append(["dice 1 2"])
    with pytest.raises(StoreError, match="being played"):
        saves.rename(save.id, "A")
    with pytest.raises(StoreError, match="being played"):
        saves.delete(save.id)


def test_a_save_is_deleted(saves: Saves, begin: Callable[..., SaveFile]) -> None:
    saves.delete(begin(0, "dice 1 2").id)
    assert saves.list_saves() == []


@pytest.mark.parametrize("ident", ["nothing", "../../x", "", "."])
def test_a_save_that_is_not_there_is_said(saves: Saves, ident: str) -> None:
    for deed in (
        saves.read,
        saves.delete,
        lambda i: saves.open(i, when=after(0)),
        lambda i: saves.rename(i, "A"),
    ):
        with pytest.raises(StoreError, match="no save"):
            deed(ident)


def test_two_matches_begun_in_one_second_are_two(saves: Saves) -> None:
    ids = set()
    for _ in range(3):
        save = saves.create(HEADER, when=after(0))
        save.append(["dice 1 2"])
        ids.add(save.id)
    assert len(ids) == len(saves.list_saves()) == 3


# ----------------------------------------------------------------------------------- read-only disk
def test_on_a_read_only_disk_saves_are_listed_and_played_on_in_memory(
    saves: Saves, home: Places, begin: Callable[..., SaveFile], monkeypatch: pytest.MonkeyPatch
) -> None:
    old = begin(0, "dice 1 2")
    real = os.open

    def read_only(path: str, flags: int, mode: int = 0o777) -> int:
        if flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
            raise OSError(errno.EROFS, "Read-only file system")
        return real(path, flags, mode)

    monkeypatch.setattr(os, "open", read_only)
    info = saves.resume()
    assert info is not None
    save = saves.open(info.id, when=after(60))
    assert not save.append(["dice 3 4"])
    assert "the disk is read-only" in saves.warning
    save.close()
    resumed = saves.resume()
    assert resumed is not None
    assert resumed.id == save.id
    assert saves.read(save.id) == old.text + "dice 3 4\n"


# ---------------------------------------------------------------------------------------- in memory
def test_in_memory_everything_works_and_nothing_is_written(tmp_path: Path) -> None:
    saves = Saves(None, None)
    save = saves.create(HEADER, when=after(0))
    assert save.append(["dice 1 2"], turn="Roll 1", when=after(1))
    named = saves.save_as(save, "Kept")
    save.close()
    assert saves.warning == ""
    assert {info.title for info in saves.list_saves()} == {"Ada and The Machine", "Kept"}
    resumed = saves.resume()
    assert resumed is not None
    again = saves.open(resumed.id, when=after(2))
    again.append(["dice 3 4"])
    again.finish("p1")
    again.close()
    assert [info.answers for info in saves.list_replays()] == [2]
    copy = saves.open(named.id, when=after(3))
    copy.append(["dice 5 6"])
    assert "dice 5 6" not in saves.read(named.id)
    saves.delete(named.id)
    assert [info.id for info in saves.list_saves()] == [copy.id]
    assert list(tmp_path.iterdir()) == []
