"""Positions as files: out and in again; what is damaged or hostile is named in a line and changes nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.store.puzzles import LARGEST
from game.store.store import Store
from game.ui.scenes.overlays import AskName
from game.ui.scenes.puzzles import PuzzleList
from game.ui.scenes.puzzles_data import shipped
from game.ui.scenes.puzzles_files import doubted, keep
from tests.ui.driver import Driver, known

HEAD = "record 1 sevens\ngiven H1.at e5\ngiven ball H1\n"


def test_a_puzzle_is_exported_and_imported_with_its_line(
    driver: Driver, store: Store, tmp_path: Path
) -> None:
    scene = driver.open(PuzzleList(driver.app))
    path = tmp_path / "sent.rec"
    driver.click("export")
    known(driver.scene, AskName)
    driver.key("ctrl+a")
    driver.type(str(path))
    driver.click("yes")
    assert driver.scene is scene
    assert path.read_text("utf-8") == shipped()[0][1]
    driver.click("import")
    driver.type(f'"{path}"')
    driver.click("yes")
    assert driver.scene is scene
    row = scene.row
    assert row is not None
    assert row.own
    assert row.puzzle is not None
    assert row.puzzle.solved
    assert len(store.puzzles.own()) == 1


def test_nothing_is_written_over(driver: Driver, tmp_path: Path) -> None:
    driver.open(PuzzleList(driver.app))
    path = tmp_path / "mine.rec"
    path.write_text("mine")
    driver.click("export")
    driver.key("ctrl+a")
    driver.type(str(path))
    driver.click("yes")
    known(driver.scene, AskName)
    assert "is there already" in driver.app.toast.words
    assert path.read_text() == "mine"


def test_another_of_the_same_name_gets_a_number(store: Store) -> None:
    first, other = HEAD + "given H2.at c3\n", HEAD + "given H3.at c3\n"
    idents = [keep(store.puzzles, doubted(text, "two of them")) for text in (first, other, first)]
    assert idents[:2] == ["two_of_them", "two_of_them_2"]
    assert len(dict(store.puzzles.own())) == len(set(idents))


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"\x00\xff\xfe\x80", "damaged|UTF-8|text|read"),
        (b"", "record"),
        (b"<html></html>\n", "record"),
        (b"record 1 bfl\n", "not of Sevens"),
        (b"record 1 sevens\n", "no position"),
        (b"record 1 sevens\ngiven H1.at z99\n", "z99"),
        (b"record 1 sevens\ngiven H1.at e5\ngiven H2.at e5\ngiven ball H1\n", "both stand on e5"),
        (HEAD.encode() + b"given H1.ma 99\n", "from 1 to 9"),
        (HEAD.encode() + b"given H1.skills Flying\n", "Flying"),
        (HEAD.encode() + b"given rerolls.home 9999999999\n", "rerolls"),
        (b"record 1 sevens\n# chance 0.9\ngiven H1.at e5\ngiven ball H1\n", "no line"),
        (b"record 1 sevens\n# chance nan\ngiven H1.at e5\ngiven ball H1\n", "0 to 1"),
        (b"record 1 sevens\n# goal down\ngiven H1.at e5\ngiven ball H1\n", "no goal"),
        (b'record 1 sevens\n# goal "off H1"\ngiven H1.at e5\ngiven ball H1\n', "an opponent"),
        (b"record 1 sevens\n# name " + b"x" * 5000 + b"\ngiven H1.at e5\n", "letters at most"),
        (b"record 1 sevens\n# draft yes\ngiven H1.at e5\ngiven H2.at e5\n", "both stand on e5"),
        (HEAD.encode() + b"home act H1 move\nhome move z1\n", "z1"),
        (HEAD.encode() + b"home end_turn\n", "does not come to the goal|goal"),
        (b"record 1 sevens\n" + b"#" * LARGEST, "too many"),
    ],
)
def test_a_bad_file_is_refused_in_a_line_and_nothing_is_kept(
    driver: Driver, store: Store, tmp_path: Path, data: bytes, why: str
) -> None:
    path = tmp_path / "sent.rec"
    path.write_bytes(data)
    driver.open(PuzzleList(driver.app))
    driver.click("import")
    driver.type(str(path))
    driver.click("yes")
    known(driver.scene, AskName)
    words = driver.app.toast.words
    assert re.search(why, words), words
    assert "\n" not in words
    assert store.puzzles.own() == []


@pytest.mark.parametrize("name", ["nowhere.rec", ".", "~nobody-of-that-name/x.rec"])
def test_a_path_that_leads_nowhere_is_named(driver: Driver, store: Store, tmp_path: Path, name: str) -> None:
    driver.open(PuzzleList(driver.app))
    driver.click("import")
    driver.type(name if name.startswith("~") else str(tmp_path / name))
    driver.click("yes")
    known(driver.scene, AskName)
    assert driver.app.toast.words
    assert store.puzzles.own() == []
