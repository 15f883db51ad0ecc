"""Squares on the screen and back."""

from __future__ import annotations

from game.core.grid import NOWHERE, grid, named
from game.ui.tables.squares.lattice import Lattice
from game.ui.tables.squares.overlays import odds_tone

FIELD = Lattice(100, 50, 30, 23, 15)


def test_every_square_is_found_again_by_its_middle() -> None:
    assert all(FIELD.at(FIELD.centre(at)) == at for at in grid(23, 15).squares)


def test_row_1_is_the_lowest() -> None:
    assert FIELD.box(named("a1")).bottomleft == FIELD.field.bottomleft
    assert FIELD.box(named("w15")).topright == FIELD.field.topright


def test_beside_the_field_there_is_no_square() -> None:
    f = FIELD.field
    for pos in (
        (f.x - 1, f.centery),
        (f.right + 1, f.centery),
        (f.centerx, f.y - 1),
        (f.centerx, f.bottom + 1),
    ):
        assert FIELD.at(pos) == NOWHERE


def test_a_cursor_stops_at_the_edge() -> None:
    assert FIELD.moved(named("c3"), (1, 0)) == named("d3")
    assert FIELD.moved(named("c3"), (0, -1)) == named("c4")
    assert FIELD.moved(named("a1"), (-1, 0)) == named("a1")
    assert FIELD.moved(named("a1"), (0, 1)) == named("a1")


def test_directions_of_the_d8_chart_point_up_for_north() -> None:
    assert FIELD.way(2) == (0, -30)
    assert FIELD.way(8) == (30, 30)


def test_odds_have_tones_of_their_own() -> None:
    assert odds_tone(0.0) != odds_tone(0.5) != odds_tone(1.0)
