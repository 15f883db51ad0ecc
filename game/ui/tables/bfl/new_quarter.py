"""A new quarter as it is shown: in the state the last one's lanes stand until the first die for a lane is
rolled, on the table the helmets have gone back already (BFL-1.5)."""

from __future__ import annotations

from game.games.bfl.quarter import line_up
from game.games.bfl.state import Phase, State


def shown(s: State) -> State:
    """The state that the table tells of: until the first die for a lane the one that this die will bring."""
    if s.phase is not Phase.LANES or 0 in s.lane:
        return s
    begun = s.copy()
    line_up(begun)
    return begun
