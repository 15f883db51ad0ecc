"""The rookie: one thing after another, in an order that every coach is taught, and hardly a risk."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from game.core.grid import column, distance
from game.games.sevens.board import GOAL_COLUMN, NEAR, NEIGHBOURS
from game.games.sevens.coach.plans import Plan, Side
from game.games.sevens.odds import Reach, block_odds
from game.games.sevens.state import (
    NOBODY,
    STANDING,
    STUNNED,
    Phase,
    State,
    adjacent,
    ball_square,
    on_pitch,
    rival,
    side_of,
)

DARES_TO_SCORE: Final = 0.5
DARES_TO_PICK_UP: Final = 0.3
SAFE: Final = 0.99
TWO_DICE: Final = 2


class Rookie(Side):
    """Does the first of its priorities that can be done."""

    def plan(self, s: State, may: dict[int, set[str]]) -> Plan | None:
        if s.phase is Phase.CHARGE:
            return None
        for priority in (touchdowns, blocks, pickups, runs, blitzes, stands, approaches):
            found = list(priority(s, may))
            if found:
                return max(found, key=lambda plan: plan.gain)
        return None

    def goes_on(self, s: State) -> Plan | None:
        """With the ball just picked up it runs on; otherwise that was it."""
        may = {s.active: {"move"}}
        if s.holder != s.active or s.left <= 0:
            return None
        return next(iter([*touchdowns(s, may), *runs(s, may)]), None)


def to_go(side: int, at: int) -> int:
    """Columns to the end zone in which a side scores."""
    return abs(column(at) - GOAL_COLUMN[side])


def marked(s: State, at: int, side: int) -> bool:
    """Whether an opponent's tackle zone covers a square."""
    return bool(s.zones[rival(side)] & NEAR[at])


def safe_squares(s: State, reach: Reach) -> Iterator[int]:
    """Where a player gets to without a die, the ball's square left out."""
    return (at for at, (p, _) in reach.best.items() if p > SAFE and at != s.ball)


def touchdowns(s: State, may: dict[int, set[str]]) -> Iterator[Plan]:
    """The carrier runs into the end zone."""
    if "move" not in may.get(s.holder, ()):
        return
    reach = Reach(s, s.holder)
    for at, (p, _) in reach.best.items():
        if p >= DARES_TO_SCORE and to_go(side_of(s.holder), at) == 0:
            yield Plan(s.holder, "move", reach.way(at).squares, None, p, p)


def blocks(s: State, may: dict[int, set[str]]) -> Iterator[Plan]:
    """Two dice of its own at least; not by the carrier."""
    for player, actions in may.items():
        if "block" in actions and player != s.holder and s.status[player] == STANDING:
            yield from hits(s, player, "block", s.at[player], (), 1.0)


def hits(s: State, player: int, action: str, at: int, path: tuple[int, ...], chance: float) -> Iterator[Plan]:
    """Blocks from a square against whoever stands next to it."""
    for target in adjacent(s, at, rival(side_of(player))):
        if s.status[target] == STANDING:
            odds = block_odds(s, player, target, origin=at if path else -1)
            if odds.mine and odds.dice >= TWO_DICE:
                gain = odds.down + (target == s.holder)
                yield Plan(player, action, path, ("block", target), chance * (1 - odds.fall), gain)


def pickups(s: State, may: dict[int, set[str]]) -> Iterator[Plan]:
    """Whoever is likeliest to get the ball."""
    if s.ball < 0:
        return
    for player, actions in may.items():
        action = "secure" if "secure" in actions else "move"
        if s.status[player] == STUNNED or action not in actions:
            continue
        if distance(s.at[player], s.ball) > s.ma[player] + 2:
            continue
        reach = Reach(s, player)
        p = reach.chance(s.ball)
        if p >= DARES_TO_PICK_UP:
            yield Plan(player, action, reach.way(s.ball).squares, None, p, p)


def runs(s: State, may: dict[int, set[str]]) -> Iterator[Plan]:
    """The carrier as far forward as it gets without a die, out of the opponents' tackle zones."""
    if "move" not in may.get(s.holder, ()):
        return
    side, here = side_of(s.holder), s.at[s.holder]
    reach = Reach(s, s.holder)
    free = [at for at in safe_squares(s, reach) if not marked(s, at, side)]
    if free:
        best = min(free, key=lambda at: (to_go(side, at), -len(adjacent(s, at, side))))
        if to_go(side, best) < to_go(side, here) or marked(s, here, side):
            yield Plan(s.holder, "move", reach.way(best).squares, None, 1.0, 1.0)


def blitzes(s: State, may: dict[int, set[str]]) -> Iterator[Plan]:
    """Somebody comes with two dice, without another die on its way: best at who has the ball."""
    carried = s.holder != NOBODY and side_of(s.holder) != s.turn
    foes = [s.holder] if carried else on_pitch(s, rival(s.turn))
    for player, actions in may.items():
        if "blitz" not in actions or player == s.holder or s.status[player] != STANDING:
            continue
        reach = Reach(s, player)
        for target in foes:
            for at in NEIGHBOURS[s.at[target]]:
                p, gone = reach.best.get(at, (0.0, 0))
                if p > SAFE and gone < reach.have.left and at != s.ball:
                    path = reach.way(at).squares
                    for plan in hits(s, player, "blitz", at, path, p):
                        if plan.deed == ("block", target):
                            yield plan


def stands(s: State, may: dict[int, set[str]]) -> Iterator[Plan]:
    """Whoever lies gets up."""
    for player, actions in may.items():
        if s.status[player] not in (STANDING, STUNNED) and "move" in actions:
            yield Plan(player, "move")


def approaches(s: State, may: dict[int, set[str]]) -> Iterator[Plan]:
    """Whoever is left goes to the ball: in front of its carrier, own or not, or where it lies."""
    side = s.turn
    ball = ball_square(s)
    if ball < 0:
        return
    theirs = s.holder != NOBODY and side_of(s.holder) != side
    spot = ball
    if s.holder != NOBODY:
        spot += 16 * 2 * (1 if (side == 0) is not theirs else -1)
    for player, actions in may.items():
        if player == s.holder or "move" not in actions or s.status[player] != STANDING:
            continue
        if marked(s, s.at[player], side):
            continue
        reach = Reach(s, player)
        here = distance(s.at[player], spot)
        best = nearest(safe_squares(s, reach), spot)
        if best is not None and distance(best, spot) < here:
            yield Plan(player, "move", reach.way(best).squares, None, 1.0, here - distance(best, spot))


def nearest(squares: Iterable[int], spot: int) -> int | None:
    """The square nearest to a spot."""
    return min(squares, key=lambda at: (distance(at, spot), at), default=None)
