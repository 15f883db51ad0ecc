"""The ways that blocks open: how likely a player arrives when some opponents were pushed or felled before."""

from __future__ import annotations

from collections.abc import Mapping

from game.games.sevens.coach.judging import Judge
from game.games.sevens.odds import Reach
from game.games.sevens.state import RESERVES, STANDING, State, put, set_status, take_off

Opened = tuple[tuple[int, int, int], ...]
"""Whom blocks and throws have moved: player, square (or off the pitch), status; in their order."""


class Openings:
    """Reckons ways from one position on, each once."""

    def __init__(self, s: State, reaches: Mapping[int, Reach]) -> None:
        self.s, self.judge, self.players = s, Judge(s, 1), tuple(reaches)  # who has still to act
        self._reaches: dict[tuple[int, Opened], Reach] = {}
        if s.holder in reaches:
            self._reaches[s.holder, ()] = reaches[s.holder]
        self._known: dict[tuple[int, int, Opened], tuple[float, float]] = {}

    def reach(self, player: int, opened: Opened) -> Reach:
        """Where a player gets to with the ball after these blocks, by jumps as well."""
        found = self._reaches.get((player, opened))
        if found is None:
            found = self._reaches[player, opened] = Reach(moved(self.s, opened), player, jumps=True)
        return found

    def odds(self, player: int, to: int, opened: Opened) -> tuple[float, float]:
        """The chance that a player gets to a square with re-rolls, and what these cost."""
        same = (player, to, opened)
        if same not in self._known:
            self._known[same] = self._reckoned(player, to, opened)
        return self._known[same]

    def _reckoned(self, player: int, to: int, opened: Opened) -> tuple[float, float]:
        reach = self.reach(player, opened)
        if to == reach.start and self.s.status[player] == STANDING:
            return 1.0, 0.0
        return self.judge.arrival(player, reach.way(to)) if reach.chance(to) else (0.0, 0.0)


def moved(s: State, opened: Opened) -> State:
    """The position with nothing but these players moved."""
    twin = s.copy()
    for player, at, status in opened:
        if at < 0:
            take_off(twin, player, RESERVES)
            continue
        if twin.grid[at] < 0:
            put(twin, player, at)
        if twin.status[player] != status:
            set_status(twin, player, status)
    return twin


__all__ = ["Opened", "Openings", "moved"]
