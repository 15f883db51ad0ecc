"""Who helps whom in a block, how many dice there are and who chooses, in the words of the preview and of the
card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ui.tables.sevens import people
from game.ui.tables.sevens.names import listed

BLOCKER: Final = "the blocker"
TARGET: Final = "the target"
YOU: Final = "you"
YOU_CHOOSE: Final = "you choose"
OTHER_CHOOSES: Final = "the other coach chooses"


def helping(helpers: Sequence[int], against: Sequence[int], whom: tuple[str, str] = (YOU, TARGET)) -> str:
    """Who helps whom: "numbers 5 and 7 help you, number 2 helps the target"."""
    said = []
    for players, helped in zip((helpers, against), whom, strict=True):
        numbers = listed([str(people.number(each)) for each in sorted(players)])
        if players:
            many = len(players) > 1
            said.append(f"number{'s' * many} {numbers} help{'' if many else 's'} {helped}")
    return ", ".join(said)


def choosing(dice: int, who: str) -> str:
    """How many dice, and who chooses the one that counts: of one die nobody does."""
    return "1 die, which counts" if dice == 1 else f"{dice} dice, {who}"
