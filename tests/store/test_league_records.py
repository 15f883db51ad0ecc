"""The records of a league's matches are found among all others, without reading these."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.store import saves as module
from game.store.listing import SaveInfo, read_info
from game.store.notes import fixture_line
from game.store.places import Places
from game.store.savefile import SaveFile
from game.store.saves import Saves
from tests.store.sample import HEADER, after

MARK = "m00000000000000a7"
OTHER = "m00000000000000a8"


def keep(saves: Saves, minutes: float, *lines: str, over: bool = False) -> SaveFile:
    """A match with lines of its own below the header."""
    save = saves.create([*HEADER, *lines], when=after(minutes))
    save.append(["dice 1 2"], when=after(minutes), turn="Q1")
    if over:
        save.finish("p1")
    save.close()
    return save


def test_what_is_saved_comes_before_what_is_over_and_the_last_played_first(saves: Saves) -> None:
    over = keep(saves, 9, fixture_line(MARK), over=True)
    early, late = (keep(saves, minutes, fixture_line(MARK)) for minutes in (1, 5))
    other = keep(saves, 2, fixture_line(OTHER))
    keep(saves, 3, fixture_line("3 17"))
    keep(saves, 4)
    assert [(n, info.id) for n, info in saves.of_matches({MARK})] == [
        (MARK, late.id), (MARK, early.id), (MARK, over.id),
    ]  # fmt: skip
    assert [info.finished for _, info in saves.of_matches({MARK})] == [False, False, True]
    assert [(n, info.id) for n, info in saves.of_matches({MARK, OTHER})][1] == (OTHER, other.id)
    assert saves.of_matches(()) == []


def test_a_record_of_an_earlier_version_notes_season_and_number(saves: Saves) -> None:
    save = keep(saves, 0, "# fixture  3   17")
    keep(saves, 1, fixture_line("3 1"))
    assert [(mark, info.id) for mark, info in saves.of_matches({"3 17"})] == [("3 17", save.id)]
    assert saves.of_matches({"31 7"}) == []


def test_no_other_record_is_read_as_one(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = keep(saves, 0, fixture_line(MARK))
    for minutes in range(1, 6):
        keep(saves, minutes, fixture_line(f"2 {minutes}"))
    seen: list[str] = []

    def watched(path: Path) -> SaveInfo:
        seen.append(path.stem)
        return read_info(path)

    monkeypatch.setattr(module, "read_info", watched)
    assert [info.id for _, info in saves.of_matches({MARK})] == [wanted.id]
    assert seen == [wanted.id]


def test_a_word_in_passing_is_no_note_and_of_two_notes_the_last_counts(saves: Saves) -> None:
    keep(saves, 0, "# a note on # fixture m00000000000000a7 of the cup")
    keep(saves, 1, fixture_line(MARK), fixture_line(OTHER))
    assert saves.of_matches({MARK}) == []
    assert len(saves.of_matches({OTHER})) == 1


def test_a_record_that_cannot_be_read_is_passed_over(saves: Saves, home: Places) -> None:
    keep(saves, 0, fixture_line(MARK))
    (home.saves / "torn.rec").write_bytes(b"record 1 chess\n# fixture m00000000000000a7\n")
    (home.saves / "letters.rec").write_bytes(b"\xff\xfe\n# fixture m00000000000000a7\n")
    assert len(saves.of_matches({MARK})) == 1


def test_a_match_in_memory_alone_is_found_too() -> None:
    saves = Saves(None, None)
    save = saves.create([*HEADER, fixture_line(MARK)], when=after(0))
    save.append(["dice 1 2"])
    assert [info.id for _, info in saves.of_matches({MARK})] == [save.id]
