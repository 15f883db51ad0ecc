"""Fields of squares: names, distances, the d8 chart, and the ways round occupied squares."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from game.core.grid import (
    DIRECTIONS,
    NOWHERE,
    Grid,
    bits,
    column,
    distance,
    grid,
    members,
    name,
    named,
    row,
    square,
)

FIELD = grid(23, 15)
SMALL = grid(5, 4)
D4 = named("d4")


def squares(names: str) -> int:
    """The mask of squares by their names."""
    return bits(named(each) for each in names.split())


def names(mask: int) -> str:
    return " ".join(name(at) for at in members(mask))


def walked(field: Grid, start: int, blocked: int) -> dict[int, int]:
    """How many steps each square takes, found by walking from neighbour to neighbour."""
    steps, edge = {start: 0}, [start]
    while edge:
        edge = [
            at
            for here in edge
            for at in field.neighbours[here]
            if at not in steps and not blocked >> at & 1 and not steps.update({at: steps[here] + 1})
        ]
    return steps


# ---------------------------------------------------------------------------------------------- names
def test_a_square_has_a_letter_for_its_column_and_a_number_for_its_row() -> None:
    assert name(square(0, 0)) == "a1"
    assert name(square(22, 14)) == "w15"
    assert (column(named("h12")), row(named("h12"))) == (7, 11)


def test_every_square_is_read_as_it_is_written_and_they_are_in_order() -> None:
    assert [named(name(at)) for at in FIELD.squares] == list(FIELD.squares) == sorted(FIELD.squares)
    assert [name(at) for at in grid(2, 2).squares] == ["a1", "a2", "b1", "b2"]


@pytest.mark.parametrize("text", ["", "a", "a0", "a16", "a01", "5e", "A1", "aa1", "é1", "a²"])
def test_what_is_no_square_is_said_so(text: str) -> None:
    with pytest.raises(ValueError, match="is no square"):
        named(text)


def test_a_field_holds_its_squares_and_no_others() -> None:
    assert len(FIELD.squares) == 23 * 15
    assert FIELD.holds(named("w15"))
    assert not any(FIELD.holds(named(text)) for text in ("x1", "x15"))
    assert not SMALL.holds(named("a5"))
    assert not SMALL.holds(NOWHERE)


def test_a_size_has_one_field() -> None:
    assert grid(23, 15) is FIELD
    assert (SMALL.columns, SMALL.rows) == (5, 4)


# ------------------------------------------------------------------------------------------- distance
def test_a_diagonal_step_is_one() -> None:
    assert distance(named("c3"), named("e5")) == 2
    assert distance(named("c3"), named("d9")) == 6
    assert distance(named("m3"), named("c4")) == 10
    assert distance(named("c3"), named("c3")) == 0


def test_distance_is_the_steps_on_an_empty_field() -> None:
    for start in (named("a1"), named("l8"), named("w9")):
        steps = walked(FIELD, start, 0)
        assert {at: distance(start, at) for at in FIELD.squares} == steps


def test_rings_and_what_is_within() -> None:
    assert names(SMALL.ring(named("c2"), 0)) == "c2"
    assert names(SMALL.ring(named("c2"), 1)) == "b1 b2 b3 c1 c3 d1 d2 d3"
    assert names(SMALL.ring(named("a1"), 2)) == "a3 b3 c1 c2 c3"
    for steps in range(6):
        within = [at for at in FIELD.squares if distance(D4, at) <= steps]
        assert members(FIELD.within(D4, steps)) == within
    assert FIELD.within(D4, 30) == FIELD.mask


# --------------------------------------------------------------------------------------- the d8 chart
def test_the_chart_of_directions() -> None:
    around = [name(FIELD.step(D4, direction)) for direction in range(1, 9)]
    assert around == ["c5", "d5", "e5", "c4", "e4", "c3", "d3", "e3"]  # NW N NE W E SW S SE
    assert len(set(DIRECTIONS)) == 8


def test_a_step_off_the_field_leads_nowhere() -> None:
    off = {text: [d for d in range(1, 9) if SMALL.step(named(text), d) == NOWHERE] for text in ("a1", "e4")}
    assert off == {"a1": [1, 4, 6, 7, 8], "e4": [1, 2, 3, 5, 8]}


def test_neighbours_are_the_squares_one_step_away_in_the_order_of_the_chart() -> None:
    for at in SMALL.squares:
        steps = [SMALL.step(at, direction) for direction in range(1, 9)]
        assert list(SMALL.neighbours[at]) == [to for to in steps if to != NOWHERE]
    assert SMALL.neighbours[square(0, 4)] == ()  # the gap between the columns is on no field


def test_a_set_spreads_to_all_neighbours_and_not_round_the_edge() -> None:
    for at in FIELD.squares:
        assert FIELD.spread(1 << at) == bits([at, *FIELD.neighbours[at]])


# ----------------------------------------------------------------------------------------------- sets
def test_a_mask_gives_its_squares_back() -> None:
    some = [named(text) for text in ("a1", "a15", "c3", "w15")]
    assert members(bits(reversed(some))) == some
    assert members(0) == []


def test_entries_are_picked_by_a_mask() -> None:
    entries = [f"entry of {name(at)}" for at in range(26 * 16)]
    assert SMALL.pick(entries, squares("a2 e4")) == ["entry of a2", "entry of e4"]
    assert SMALL.pick(entries, 0) == []


# ----------------------------------------------------------------------------------------------- ways
def test_reach_goes_round_what_is_blocked() -> None:
    blocked = squares("b1 b2 b3")
    assert names(SMALL.reach(named("a1"), 1, blocked)) == "a2"
    assert names(SMALL.reach(named("a1"), 3, blocked)) == "a2 a3 a4 b4"
    assert names(SMALL.reach(named("a1"), 4, blocked)) == "a2 a3 a4 b4 c3 c4"


def test_the_start_is_not_reached_and_may_be_blocked_itself() -> None:
    assert SMALL.reach(D4, 2, 1 << D4) == SMALL.reach(D4, 2, 0) == SMALL.within(D4, 2) & ~(1 << D4)


def test_who_is_shut_in_reaches_nothing() -> None:
    assert SMALL.reach(named("a1"), 4, squares("a2 b1 b2")) == 0
    assert SMALL.steps(named("a1"), named("e4"), squares("a2 b1 b2")) == NOWHERE
    assert SMALL.path(named("a1"), named("e4"), squares("a2 b1 b2")) == ()


@pytest.mark.parametrize("seed", range(40))
def test_reach_steps_and_paths_are_those_of_a_walk(seed: int) -> None:
    """Fields with up to every second square blocked, against a search from neighbour to neighbour."""
    chance = Random(seed)
    field = FIELD if seed % 2 else SMALL
    blocked = bits(at for at in field.squares if chance.random() < seed / 80)
    start = field.squares[int(chance.random() * len(field.squares))]
    steps = walked(field, start, blocked)
    for most in (1, 2, 4, 7):
        near = [at for at in field.squares if 0 < steps.get(at, 99) <= most]
        assert members(field.reach(start, most, blocked)) == near
    for goal in field.squares[:: 1 + len(field.squares) // 40]:
        if blocked >> goal & 1 or goal == start:
            continue
        assert field.steps(start, goal, blocked) == steps.get(goal, NOWHERE)
        way = field.path(start, goal, blocked)
        assert len(way) == steps.get(goal, 0)
        assert all(not blocked >> at & 1 for at in way)
        assert all(to in field.neighbours[here] for here, to in zip((start, *way), way, strict=False))
        assert not way or way[-1] == goal


def test_a_way_keeps_to_the_straight_line_where_it_can() -> None:
    def way(start: str, goal: str, blocked: str = "") -> str:
        return " ".join(name(at) for at in FIELD.path(named(start), named(goal), squares(blocked)))

    assert way("e5", "h8") == "f6 g7 h8"
    assert way("e5", "i5") == "f5 g5 h5 i5"
    assert way("e5", "i7") == "f6 g6 h7 i7"
    assert way("e5", "g5", "f5") in ("f6 g5", "f4 g5")
    assert way("e5", "e5") == ""


def test_a_goal_that_is_blocked_counts_as_the_last_step() -> None:
    blocked = squares("b2 c2")
    assert SMALL.steps(named("a2"), named("c2"), blocked) == 2
    assert name(SMALL.path(named("a2"), named("c2"), blocked)[-1]) == "c2"


def test_waves_grow_until_nothing_more_can_be_reached() -> None:
    waves = SMALL.waves(named("a1"), 0)
    assert [len(members(wave)) for wave in waves] == [1, 4, 9, 16, 20]
    shut = SMALL.waves(named("a1"), squares("a2 b1 b2"))
    assert shut == [1 << named("a1")]
    assert all(one & ~wider == 0 for one, wider in pairwise(waves))
