"""What is counted of a seat comes out as it is kept."""

from __future__ import annotations

from game.store.figures import Counts, Made
from game.ui.tables.tally import Tally


def test_dice_tries_and_others_are_counted_by_name() -> None:
    tally = Tally()
    for face in (6, 6, "pow"):
        tally.rolled("d6", face)
    for by, came in ((3, True), (2, False), (3, False)):
        tally.tried(by, came)
    tally.others["drops"] += 2
    tally.others["never"] += 0
    assert tally.counts() == Counts(
        kicks={2: Made(0, 1), 3: Made(1, 2)},
        others={"drops": 2},
        sides={"d6": {"6": 2, "pow": 1}},
    )
