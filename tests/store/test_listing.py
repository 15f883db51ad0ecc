"""What a list of saves tells of each by its own text; of one that cannot be read, why."""

from __future__ import annotations

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
from tests.store.sample import HEAD, HEADER, after, put


# -------------------------------------------------------------------------------- what a list tells
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
