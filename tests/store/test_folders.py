"""The folders of saves and replays: where a record lies, how another one is named, what is of no record."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.errors import StoreError
from game.store.folders import Folders, may_be_of, records
from tests.store.sample import HEAD, NOON, put

MARK = "m0123456789abcdef"
STEM = "2026-05-01_12-00-00_bfl"


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """Two folders that nobody has made yet."""
    return Folders(tmp_path / "saves", tmp_path / "replays")


@pytest.fixture
def saves(folders: Folders) -> Path:
    """The folder of saves."""
    assert folders.saves is not None
    return folders.saves


@pytest.fixture
def replays(folders: Folders) -> Path:
    """The folder of replays."""
    assert folders.replays is not None
    return folders.replays


# ------------------------------------------------------------------------------------ where a record lies
def test_a_record_is_found_in_either_folder_and_a_save_first(
    folders: Folders, saves: Path, replays: Path
) -> None:
    over = put(replays, "over", HEAD)
    assert folders.path("over") == over
    both = put(saves, "over", HEAD)
    assert folders.path("over") == both


@pytest.mark.parametrize("ident", ["", ".", "..", "match", "../outside", "sub/match", "match.rec"])
def test_what_is_no_record_of_the_folders_is_said_to_be_none(
    folders: Folders, saves: Path, ident: str
) -> None:
    put(saves.parent, "outside", HEAD)
    put(saves / "sub", "match", HEAD)
    (saves / "match.rec").mkdir()  # a folder is no record, whatever it is called
    with pytest.raises(StoreError, match="there is no save"):
        folders.path(ident)


def test_an_absolute_path_leads_nowhere(folders: Folders, saves: Path) -> None:
    outside = put(saves.parent, "outside", HEAD)
    with pytest.raises(StoreError, match="there is no save"):
        folders.path(str(outside.with_suffix("")))


@pytest.mark.parametrize("ident", ["a\0b", "x" * 300])
def test_a_name_that_no_disk_takes_is_no_record(folders: Folders, saves: Path, ident: str) -> None:
    saves.mkdir()
    with pytest.raises(StoreError, match="there is no save"):
        folders.path(ident)


def test_without_folders_there_is_nothing() -> None:
    nowhere = Folders(None, None)
    with pytest.raises(StoreError, match="there is no save 'match'"):
        nowhere.path("match")
    assert nowhere.place("bfl", NOON, ()) == (STEM, None)
    assert nowhere.place("bfl", NOON, (), over=True) == (STEM, None)


# ---------------------------------------------------------------------------------- how another one is named
def test_a_record_is_named_for_its_time_and_its_game(folders: Folders, saves: Path, replays: Path) -> None:
    assert folders.place("bfl", NOON, ()) == (STEM, saves / f"{STEM}.rec")
    assert folders.place("bfl", NOON, (), over=True) == (STEM, replays / f"{STEM}.rec")


def test_no_two_records_have_a_name_in_whichever_folder_or_in_memory(
    folders: Folders, saves: Path, replays: Path
) -> None:
    put(saves, STEM, HEAD)
    put(replays, f"{STEM}-2", HEAD)
    ident, path = folders.place("bfl", NOON, {f"{STEM}-3"})
    assert (ident, path) == (f"{STEM}-4", saves / f"{STEM}-4.rec")
    assert folders.place("rumble", NOON, ())[0] == "2026-05-01_12-00-00_rumble"


# --------------------------------------------------------------------------------------- a match is over
def test_a_finished_match_goes_to_the_replays(folders: Folders, saves: Path, replays: Path) -> None:
    folders.to_replays(put(saves, "match", HEAD))
    assert records(saves) == []
    assert (replays / "match.rec").read_text("utf-8") == HEAD


def test_it_writes_over_no_other_replay(folders: Folders, saves: Path, replays: Path) -> None:
    other = put(replays, "match", "another one")
    folders.to_replays(put(saves, "match", HEAD))
    assert other.read_text("utf-8") == "another one"
    assert (replays / "match-2.rec").read_text("utf-8") == HEAD


def test_where_there_can_be_no_replays_it_stays_where_it_is(
    folders: Folders, saves: Path, replays: Path
) -> None:
    replays.write_text("a file where the folder should be", "utf-8")
    match = put(saves, "match", HEAD)
    folders.to_replays(match)
    Folders(saves, None).to_replays(match)
    assert match.read_text("utf-8") == HEAD


def test_a_match_that_is_there_no_more_is_no_trouble(folders: Folders, saves: Path, replays: Path) -> None:
    folders.to_replays(saves / "gone.rec")
    assert records(replays) == []


# ------------------------------------------------------------------------------------- a match goes on
def test_a_replay_goes_back_to_the_saves_and_writes_over_none(
    folders: Folders, saves: Path, replays: Path
) -> None:
    other = put(saves, "match", "another one")
    assert folders.to_saves(put(replays, "match", HEAD)) == saves / "match-2.rec"
    assert (saves / "match-2.rec").read_text("utf-8") == HEAD
    assert other.read_text("utf-8") == "another one"
    assert records(replays) == []


def test_a_save_is_where_it_belongs_already(folders: Folders, saves: Path, replays: Path) -> None:
    match = put(saves, "match", HEAD)
    assert folders.to_saves(match) == match
    over = put(replays, "over", HEAD)
    assert Folders(None, replays).to_saves(over) == over


def test_a_replay_that_cannot_be_moved_stays_and_says_why(
    folders: Folders, saves: Path, replays: Path
) -> None:
    with pytest.raises(StoreError, match=r"gone\.rec cannot be moved: it is not there"):
        folders.to_saves(replays / "gone.rec")
    saves.rmdir()
    saves.write_text("a file where the folder should be", "utf-8")
    over = put(replays, "over", HEAD)
    with pytest.raises(StoreError, match="saves cannot be made"):
        folders.to_saves(over)
    assert over.read_text("utf-8") == HEAD


# ------------------------------------------------------------------------------- which files are records
def test_drafts_and_other_files_are_no_records(saves: Path) -> None:
    match = put(saves, "match", HEAD)
    put(saves, ".match.rec.77.new", HEAD)  # a draft of a record that is being written
    (saves / "notes.txt").write_text("mine", "utf-8")
    (saves / "match.rec.bak").write_text(HEAD, "utf-8")
    assert records(saves) == [match]


def test_a_folder_that_cannot_be_read_holds_none(saves: Path) -> None:
    assert records(None) == []
    assert records(saves) == []  # it is not there yet
    saves.write_text("a file where the folder should be", "utf-8")
    assert records(saves) == []


# ---------------------------------------------------------------------------------- the marks of a league
@pytest.mark.parametrize(
    ("line", "is_one"),
    [
        (f"# fixture {MARK}", True),
        (f'# fixture {MARK} "The Cup, season 2, match 17"', True),
        ("# fixture 7 17", True),  # an earlier version's season and number
        ("# fixture m0123456789abcdee", False),
        ("# fixture 7 18", False),
        (f"# name {MARK}", False),
        ("# fixture", False),
    ],
)
def test_a_file_is_looked_at_for_the_marks_of_matches(saves: Path, line: str, is_one: bool) -> None:
    assert may_be_of(put(saves, "match", f"{HEAD}{line}\n"), {MARK, "7 17"}) == is_one


def test_bytes_that_are_no_text_are_looked_at_too(saves: Path) -> None:
    torn = put(saves, "match", b"\xff\xfe record\n# fixture " + MARK.encode() + b"\n\xff")
    assert may_be_of(torn, {MARK})
    assert not may_be_of(torn, ())


def test_a_file_that_cannot_be_read_is_of_no_match(saves: Path) -> None:
    assert not may_be_of(saves / "gone.rec", {MARK})
    (saves / "folder.rec").mkdir(parents=True)
    assert not may_be_of(saves / "folder.rec", {MARK})
