"""Set-ups by one key: every printed formation is legal, and what was kept comes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.games.sevens.board import LINE, OWN, WIDE
from game.store.places import under
from game.store.store import Store
from game.ui.tables.sevens import kept_formations
from game.ui.tables.sevens.formations import KICKING, RECEIVING, Formation, known, on_side


@pytest.mark.rule("S7-1.3")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("formation", [*KICKING, *RECEIVING])
def test_every_printed_formation_is_legal(formation: Formation, side: int) -> None:
    squares = [on_side(square, side) for square in formation.squares]
    mask = sum(1 << at for at in squares)
    assert len(set(squares)) == 7
    assert mask & ~OWN[side] == 0
    assert (mask & LINE[side]).bit_count() >= 3
    assert all((mask & zone).bit_count() <= 1 for zone in WIDE)


def test_a_set_up_that_was_kept_comes_back(tmp_path: Path) -> None:
    store = Store(under(tmp_path))
    squares = KICKING[0].squares
    assert kept_formations.kept(store, kicking=True) == ()
    assert kept_formations.keep(store, squares, kicking=True) == "Kept as “Mine 1”"
    assert kept_formations.keep(store, squares, kicking=True) == "This set-up is kept already"
    again = kept_formations.kept(Store(under(tmp_path)), kicking=True)
    assert again == (Formation("Mine 1", squares),)
    assert kept_formations.kept(store, kicking=False) == ()
    assert known(True, None, again)[0].name == "Mine 1"


def test_a_damaged_line_is_passed_over(tmp_path: Path) -> None:
    file = tmp_path / kept_formations.FILE
    file.write_text('nonsense\nkicking "Far" z99,t1\nkicking "Mine 1" g4,g5,g6\n', "utf-8")
    kept = kept_formations.kept(Store(under(tmp_path)), kicking=True)
    assert [each.name for each in kept] == ["Mine 1"]


def test_with_no_disk_it_says_so() -> None:
    assert kept_formations.keep(Store(None), ("g4",), kicking=True) == "Nothing is kept on this disk"
