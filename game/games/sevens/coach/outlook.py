"""What a position looks like to one side: who is on the pitch, which squares are free or marked."""

from __future__ import annotations

from game.games.sevens.board import NEAR, PITCH
from game.games.sevens.coach.reaching import FIELD
from game.games.sevens.state import SQUADS, State


class Outlook:
    """A position as the side in turn leaves it to the other. ``mine`` and ``theirs`` are players on the
    pitch, ``free`` the empty squares, ``zones`` where each side's tackle zones lie."""

    __slots__ = ("free", "mine", "other", "s", "side", "theirs", "zones")

    def __init__(self, s: State, side: int) -> None:
        self.s, self.side, self.other = s, side, 1 - side
        at = s.at
        self.mine = [player for player in SQUADS[side] if at[player] >= 0]
        self.theirs = [player for player in SQUADS[1 - side] if at[player] >= 0]
        taken = 0
        for player in (*self.mine, *self.theirs):
            taken |= 1 << at[player]
        self.free = FIELD & ~taken
        self.zones = (PITCH.spread(s.zones[0]), PITCH.spread(s.zones[1]))

    def turns_left(self, side: int) -> int:
        """How many turns a side still has in this half."""
        return max(0, self.s.house.turns - self.s.turns[side])

    def held(self, player: int) -> bool:
        """Whether a player is in an opponent's tackle zone."""
        return bool(self.s.zones[self.other] & NEAR[self.s.at[player]])
