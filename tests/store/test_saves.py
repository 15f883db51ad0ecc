"""The lists of saves and replays, told by the records' own text."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.errors import StoreError
from game.store import listing
from game.store.notes import Look
from game.store.places import Places
from game.store.savefile import SaveFile
from game.store.saves import Saves
from tests.store.sample import HEADER, after


def put(folder: Path, name: str, content: str | bytes) -> Path:
    """A file that somebody else has put there."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.rec"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


HEAD = "\n".join(HEADER) + "\n"


# ---------------------------------------------------------------------------------------- lists
def test_a_save_tells_all_from_its_own_text(saves: Saves) -> None:
    looks = {"p1": Look(2, 5, "Copper Foxes"), "p2": Look(0, 1)}
    save = saves.create(HEADER, when=after(0), looks=looks)
    save.append(["dice 3 4", "p1 extra"], turn="Quarter 1: Ada", when=after(7))
    (info,) = saves.list_saves()
    assert info.id == save.id
    assert info.title == "Ada and The Machine"
    assert (info.game, info.game_title) == ("bfl", "BFL")
    assert [(s.word, s.player, s.name) for s in info.seats] == [
        ("p1", "person", "Ada"),
        ("p2", "coach:pro", "The Machine"),
    ]
    assert dict(info.looks) == looks
    assert info.look("p1") == Look(2, 5, "Copper Foxes")
    assert info.look("p8") is None
    assert (info.started, info.when) == (after(0), after(7))
    assert info.turn == "Quarter 1: Ada"
    assert info.answers == 2
    assert info.readable
    assert not info.finished


def test_a_file_copied_elsewhere_and_touched_tells_the_same(
    saves: Saves, home: Places, begin: Callable[..., SaveFile]
) -> None:
    begin(5, "dice 1 2", turn="Roll 1")
    (before,) = saves.list_saves()
    (path,) = home.saves.glob("*.rec")
    path.write_bytes(path.read_bytes())
    os.utime(path, (1, 1))
    assert saves.list_saves() == [before]


def test_records_are_counted_without_reading_them(saves: Saves, begin: Callable[..., SaveFile]) -> None:
    begin(0, "dice 1 2")
    begin(1, "dice 1 2", result="p1")
    assert saves.count() == 2
    assert Saves(None, None).count() == 0


def test_the_last_played_comes_first(saves: Saves, begin: Callable[..., SaveFile]) -> None:
    ids = [begin(minutes, "dice 1 2").id for minutes in (0, 20, 10)]
    assert [info.id for info in saves.list_saves()] == [ids[1], ids[2], ids[0]]


def test_a_save_without_notes_is_dated_by_its_file(saves: Saves, home: Places) -> None:
    path = put(home.saves, "by-hand", HEAD + "dice 1 2\n")
    os.utime(path, (after(3).timestamp(),) * 2)
    (info,) = saves.list_saves()
    assert (info.when, info.started, info.turn) == (after(3), None, "1 answer")


def test_a_long_record_is_listed_by_its_head_and_tail(
    saves: Saves, home: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = saves.create(HEADER, when=after(0))
    save.append([f"dice {n % 8 + 1} {n // 8 % 8 + 1}" for n in range(30_000)])
    save.append(["é" * 9, "dice 1 1"], turn="Quarter 4", when=after(90))
    save.finish("tie")
    read = 0
    real = listing.info_of

    def counting(
        name: str, path: Path | None, when: object, head: bytes, tail: bytes = b""
    ) -> listing.SaveInfo:
        nonlocal read
        read = len(head) + len(tail)
        return real(name, path, after(0), head, tail)

    monkeypatch.setattr(listing, "info_of", counting)
    (info,) = saves.list_saves()
    assert read == listing.HEAD + listing.TAIL
    assert info.title == "Ada and The Machine"
    assert (info.turn, info.when, info.answers) == ("Quarter 4", after(90), None)
    assert (info.finished, info.result) == (True, "tie")


# --------------------------------------------------------------------------------------- resume
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


# ---------------------------------------------------------------------------------------- names
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


# -------------------------------------------------------------------------------------- replays
def test_a_finished_match_goes_to_the_replays(saves: Saves, begin: Callable[..., SaveFile]) -> None:
    save = begin(0, "dice 1 2", result="p2")
    assert saves.list_saves() == []
    (info,) = saves.list_replays()
    assert (info.id, info.finished, info.result) == (save.id, True, "p2")
    assert saves.read(info.id) == save.text


def test_an_undo_after_the_end_makes_it_a_match_in_progress_again(saves: Saves) -> None:
    save = saves.create(HEADER, when=after(0))
    save.append(["dice 1 2"])
    save.finish("p1")
    save.append(["undo 1"])
    save.close()
    assert saves.list_replays() == []
    assert saves.resume() is not None


def test_a_match_killed_between_its_end_and_the_move_is_moved_at_the_next_start(
    saves: Saves, home: Places
) -> None:
    put(home.saves, "ended", HEAD + "dice 1 2\nexpect over tie\n")
    put(home.saves, "named", HEAD + '# name "Kept"\ndice 1 2\nexpect over tie\n')
    put(home.saves, "going-on", HEAD + "dice 1 2\n")
    put(home.saves, "just-made", "")
    saves.tidy()
    assert {info.id for info in saves.list_saves()} == {"named", "going-on"}
    assert [info.id for info in saves.list_replays()] == ["ended"]


def test_tidying_leaves_a_match_that_another_window_plays(saves: Saves, home: Places) -> None:
    save = saves.create(HEADER, when=after(0))
    save.append(["dice 1 2"])
    save.finish("p1")
    Saves(home.saves, home.replays).tidy()
    assert [info.id for info in saves.list_saves()] == [save.id]


def test_old_replays_go_and_named_ones_stay(
    saves: Saves, home: Places, monkeypatch: pytest.MonkeyPatch, begin: Callable[..., SaveFile]
) -> None:
    monkeypatch.setattr("game.store.saves.REPLAYS_KEPT", 3)
    oldest = begin(0, "dice 1 2", result="p1")
    saves.rename(oldest.id, "The first")
    put(home.replays, "rubbish", "rubbish\n")
    later = [begin(minutes, "dice 1 2", result="p1").id for minutes in range(1, 6)]
    assert [info.id for info in saves.list_replays()] == [*later[:1:-1], oldest.id, "rubbish"]
    monkeypatch.setattr("game.store.saves.REPLAYS_KEPT", 1)
    saves.tidy()
    assert [info.id for info in saves.list_replays()] == [later[-1], oldest.id, "rubbish"]


def test_a_finished_match_is_named_among_the_replays(saves: Saves) -> None:
    save = saves.create(HEADER, when=after(0))
    save.append(["dice 1 2"])
    save.finish("p1")
    saves.save_as(save, "The cup")
    save.close()
    assert [info.name for info in saves.list_replays()].count("The cup") == 1
    assert saves.list_saves() == []


def test_a_branch_is_a_match_of_its_own(saves: Saves, begin: Callable[..., SaveFile]) -> None:
    old = begin(0, "dice 1 2", "dice 3 4", result="p1", turn="Roll 9")
    until = old.lines[: old.lines.index("dice 1 2") + 1]
    save = saves.create(until, when=after(60))
    save.append(["dice 5 6"])
    save.close()
    (info,) = saves.list_saves()
    assert (info.started, info.answers, info.finished) == (after(60), 2, False)
    assert saves.read(old.id) == old.text


# ------------------------------------------------------------------------------- what is unreadable
@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("record 2 bfl\nwhatever comes then\n", "version 2"),
        ("rubbish\n", "line 1: a record begins with"),
        ("", "no `record` line"),
        ("record 1 chess\n", "there is no game 'chess'"),
        (b"record 1 bfl\n\xff\xfe\n", ":2: this is not UTF-8 text"),
        (b"\0" * 5000, "no `record` line"),
        (HEAD + 'seat p3 person "Ben\n', "line 5: a text has no closing quote"),
        (HEAD + "seat p1 person\n", "line 5: seat p1 is given twice"),
        ("record 1 bfl\nseed --5\n", "line 2: it must be `seed <number>`"),
        (HEAD + "nonsense\n", "line 5: 'nonsense' is no statement"),
    ],
)
def test_what_cannot_be_read_is_listed_with_the_reason_and_left_alone(
    saves: Saves, home: Places, begin: Callable[..., SaveFile], content: str | bytes, reason: str
) -> None:
    path = put(home.saves, "strange", content)
    good = begin(0, "dice 1 2")
    infos = saves.list_saves()
    assert [info.id for info in infos] == [good.id, "strange"]
    assert reason in infos[1].problem
    assert "\n" not in infos[1].problem
    assert infos[1].title == "strange"
    resumed = saves.resume()
    assert resumed is not None
    assert resumed.id == good.id
    for deed in (lambda: saves.open("strange", when=after(1)), lambda: saves.rename("strange", "A")):
        with pytest.raises(StoreError, match=r"strange\.rec"):
            deed()
    if content:
        saves.tidy()
    assert path.read_bytes() == (content.encode() if isinstance(content, str) else content)
    saves.delete("strange")
    assert not path.exists()


def test_rubbish_beyond_what_the_list_reads_is_told_on_opening(saves: Saves, home: Places) -> None:
    filler = "dice 1 2\n" * 20_000
    path = put(home.saves, "long", (HEAD + filler).encode() + b"\xff\n" + filler.encode())
    assert saves.list_saves()[0].readable
    with pytest.raises(StoreError, match=r"long\.rec:20005: this is not UTF-8 text"):
        saves.open("long", when=after(0))
    other = Saves(home.saves, home.replays)
    with pytest.raises(StoreError, match="UTF-8"):
        other.open("long", when=after(0))  # the first try has let go of it
    assert b"\xff" in path.read_bytes()


def test_a_folder_that_looks_like_a_save_is_said(saves: Saves, home: Places) -> None:
    (home.saves / "folder.rec").mkdir(parents=True)
    (info,) = saves.list_saves()
    assert info.problem == "it cannot be read: it is a folder, not a file"


def test_line_ends_of_another_system_are_read(saves: Saves, home: Places) -> None:
    put(home.saves, "windows", b"\xef\xbb\xbf" + (HEAD + "dice 1 2\n").replace("\n", "\r\n").encode())
    save = saves.open("windows", when=after(0))
    assert save.lines == [*HEADER, "dice 1 2"]


# ---------------------------------------------------------------------------------- read-only disk
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


# -------------------------------------------------------------------------------------- in memory
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
