"""A match that goes on from a record: what the record says stays true."""

from __future__ import annotations

from game.store.store import Store
from game.ui.session import branched_session

SCENARIO = """record 1 bfl
option players 3
seed 5
given yard.p1 60
given lane.p1 4
given score.p3 13
throw 4 1 2 2 5 6 7 8
"""


def test_a_branch_of_a_scenario_keeps_its_starting_state() -> None:
    session = branched_session(SCENARIO, 1, Store(None).saves)
    state = session.match.state
    assert (state.yard[0], state.lane[0], state.score[2]) == (70, 4, 13)
    assert [line for line in session.save.lines if line.startswith("given")] == [
        "given yard.p1 60",
        "given lane.p1 4",
        "given score.p3 13",
    ]


def test_a_branch_keeps_what_a_seed_has_answered() -> None:
    text = SCENARIO + "expect quarter 1\n"  # the seed throws for p2
    whole = branched_session(text, 100, Store(None).saves)
    assert len(whole.history) > 1
    again = branched_session("".join(f"{line}\n" for line in whole.save.lines), 100, Store(None).saves)
    assert again.match.state == whole.match.state
