"""What a coach who sees a position would do there at once: the carrier runs home, or whoever stands beside
the one that is to go down blocks him."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.core.requests import Option
from game.games.sevens.board import GOAL, NEAR
from game.games.sevens.goals import Aim, Goal
from game.games.sevens.odds import NO_WAY, Reach
from game.games.sevens.options import BLOCKS, END, MOVES
from game.games.sevens.state import NOBODY, SQUADS, STANDING, State, side_of

TRIED: Final = 2  # squares of the end zone that a way is looked for to


def replies(s: State, goal: Goal) -> Iterator[tuple[Option, ...]]:
    """Decisions for the side in turn that may come to the goal from here, one after the other."""
    side = s.turn
    if goal.aim is not Aim.SCORE:
        for player in SQUADS[side]:
            beside = s.at[player] >= 0 and NEAR[s.at[goal.player]] >> s.at[player] & 1
            if beside and s.status[player] == STANDING and s.at[goal.player] >= 0:
                yield *_acting(s, player, "block"), BLOCKS[side][goal.player]
        return
    if s.holder == NOBODY or side_of(s.holder) != side:
        return
    reach = Reach(s, s.holder)
    homes = sorted((-reach.chance(at), at) for at in reach.best if GOAL[side] >> at & 1)
    for _, at in homes[:TRIED]:
        for way in {reach.quick(at), reach.way(at)} - {NO_WAY}:
            yield *_acting(s, s.holder, "move"), *(MOVES[side][square] for square in way.squares)


def _acting(s: State, player: int, action: str) -> tuple[Option, ...]:
    """Whoever acts now goes on, or ends for another one."""
    if s.active == player:
        return ()
    acts: Option = (s.turn, ("act", player, action))
    return (acts,) if s.active == NOBODY else (END[s.turn], acts)
