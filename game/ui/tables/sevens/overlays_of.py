"""What switches lay over the pitch, reckoned from a state: who marks which squares, where opponents can be
next."""

from __future__ import annotations

from game.core.grid import members
from game.games.sevens.board import NEAR, PITCH
from game.games.sevens.state import STANDING, STUNNED, State, marking, on_pitch
from game.games.sevens.turns import fresh_turn
from game.ui.tables.sevens.marking import arriving

Threatened = tuple[tuple[int, float], ...]
"""Squares, with the best chance of one opponent to be there."""


def zones_of(s: State, side: int) -> tuple[tuple[int, int], ...]:
    """The squares in the tackle zones of a side, with how many players mark each."""
    near = 0
    for at in members(s.zones[side]):
        near |= NEAR[at]
    return tuple((at, len(marking(s, at, side))) for at in PITCH.squares if near >> at & 1)


class Threat:
    """The squares that a side's players can reach by a Move in a turn of their own, or block from there: by
    the ways, the skills and the traits that their own coach is shown. One player is gone through a frame, as
    all of them take longer than one; ``squares`` are those of all, ``by`` says whose they are."""

    def __init__(self) -> None:
        self.squares: Threatened = ()
        self.by: dict[int, list[tuple[int, float]]] = {}
        self._of: State | None = None
        self._side = -1
        self._left: list[int] = []
        self._by: dict[int, list[tuple[int, float]]] = {}

    def look(self, s: State, side: int) -> None:
        """From now on at this position; what was found for the side before stands until all is found anew."""
        fresh = in_turn(s, side)
        if side == self._side and fresh == self._of:
            return
        if side != self._side:
            self.squares, self.by = (), {}
        self._of, self._side, self._by = fresh, side, {}
        self._left = [player for player in on_pitch(fresh, side) if may_act(fresh, player)]
        if not self._left:
            self.squares, self.by = (), {}

    def step(self) -> None:
        """Goes through one more player."""
        if self._of is None or not self._left:
            return
        player = self._left.pop(0)
        for at, chance in reached(self._of, player).items():
            self._by.setdefault(at, []).append((player, chance))
        if not self._left:
            self.by = self._by
            self.squares = tuple(sorted((at, max(p for _, p in who)) for at, who in self.by.items()))


def in_turn(s: State, side: int) -> State:
    """The position as it would be in a turn of that side: nobody has acted."""
    out = s.copy()
    fresh_turn(out)
    out.turn = side
    return out


def may_act(s: State, player: int) -> bool:
    """Will it go anywhere in its turn? Who is Stunned but turns over, and who is hexed is not activated."""
    return s.status[player] != STUNNED and not s.extra.hexed >> player & 1


def reached(s: State, player: int) -> dict[int, float]:
    """The squares that a player gets to, with the chances that its reach shows; its own one, if it stands."""
    found = arriving(s, player)
    if s.status[player] == STANDING:
        found[s.at[player]] = 1.0
    return found
