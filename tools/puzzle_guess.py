"""What a position of a puzzle promises, at a glance: so the search knows where to look first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.core.grid import NOWHERE
from game.games.sevens.board import GOAL, NEAR
from game.games.sevens.goals import Aim, Goal
from game.games.sevens.odds import (
    NO_WAY,
    Budget,
    Chance,
    Reach,
    all_of,
    along,
    block_odds,
    budget,
    handoff_step,
    pass_odds,
    pass_steps,
)
from game.games.sevens.odds.again import Step
from game.games.sevens.odds.crowd import leaves
from game.games.sevens.state import NOBODY, SQUADS, State, put, side_of

TRIED: Final = 2  # squares of the end zone, or beside somebody, that a way is reckoned to
STUCK: Final = 1 / 3  # of the faces of a block die that move nobody
LUCKY: Final = 0.15  # that whoever falls is out
TOKENS: Final = 2  # re-rolls of the team that are reckoned with


def promise(s: State, goal: Goal, side: int) -> float:
    """How likely the goal is from here by what is seen at once: a run, a run behind a pass or a hand-off, a
    block. Roughly, but every die on the way is in it."""
    plans = touchdowns(s, side) if goal.aim is Aim.SCORE else falls(s, goal, side)
    tokens = min(TOKENS, s.rerolls[side])
    return max((all_of(plan, tokens=tokens) for plan in plans), default=0.0)


def fresh(s: State, player: int) -> bool:
    """May a player still do something this turn?"""
    return s.at[player] >= 0 and (s.active == player or not s.acted >> player & 1)


def touchdowns(s: State, side: int) -> Iterator[list[Step]]:
    """Runs into the end zone, after whatever brings the ball to the runner."""
    team = [player for player in SQUADS[side] if fresh(s, player)]
    if s.holder in team:
        yield from runs(s, s.holder)
        reach = Reach(s, s.holder)
        for mate in team:
            if mate != s.holder:
                yield from given(s, mate, reach)
    elif s.holder == NOBODY and s.ball >= 0:
        for player in team:
            yield from fetched(s, player)


def ways(s: State, player: int, targets: int, have: Budget | None = None) -> Iterator[tuple[int, list[Step]]]:
    """The likeliest of the ways to some squares, with their dice."""
    yield from among(s, player, targets, Reach(s, player, have))


def among(s: State, player: int, targets: int, reach: Reach) -> Iterator[tuple[int, list[Step]]]:
    """The same of what a player reaches."""
    if targets >> reach.start & 1:
        yield reach.start, []
    found = sorted(((reach.chance(at), at) for at in reach.best if targets >> at & 1), reverse=True)
    for _, at in found[:TRIED]:
        if (way := reach.quick(at)) != NO_WAY:
            yield at, [die.odds for die in along(s, player, "move", way) if die.stops]


def runs(s: State, player: int, have: Budget | None = None) -> Iterator[list[Step]]:
    """Into the end zone."""
    for _, dice in ways(s, player, GOAL[side_of(player)], have):
        yield dice


def given(s: State, mate: int, reach: Reach) -> Iterator[list[Step]]:
    """The holder hands the ball to a mate, or throws it, who runs."""
    holder = s.holder
    after = s.copy()
    after.holder, after.active = mate, NOBODY
    running = list(runs(after, mate))
    if not running:
        return
    for at, dice in among(s, holder, NEAR[s.at[mate]], reach):
        beside = s.copy()
        if at != s.at[holder]:
            put(beside, holder, at)
        for run in running:
            yield [*dice, handoff_step(beside, holder, mate), *run]
    thrown = pass_odds(s, holder, s.at[mate])
    if thrown is not None:
        steps = pass_steps(s, holder, s.at[mate], thrown)
        for run in running:
            yield [*steps, *run]


def fetched(s: State, player: int) -> Iterator[list[Step]]:
    """A player picks the ball up and runs, or gives it to a mate."""
    have = budget(s, player)
    reach = Reach(s, player, have)
    way = reach.way(s.ball) if s.at[player] != s.ball else NO_WAY
    if way == NO_WAY:
        return
    dice: list[Step] = [die.odds for die in along(s, player, "move", way) if die.stops]
    there = s.copy()
    put(there, player, s.ball)
    there.ball, there.holder, there.active = NOWHERE, player, player
    gone = len(way.squares)
    there.left, there.rushes = max(0, have.left - gone), have.rushes - max(0, gone - have.left)
    plans = list(runs(there, player))
    onward = Reach(there, player)
    for mate in SQUADS[side_of(player)]:
        if mate != player and fresh(s, mate):
            plans += given(there, mate, onward)
    for plan in plans:
        yield [*dice, *plan]


def falls(s: State, goal: Goal, side: int) -> Iterator[list[Step]]:
    """Blocks against whoever the goal is about, from the squares beside it."""
    target = goal.player
    for player in SQUADS[side]:
        if not fresh(s, player):
            continue
        for at, dice in ways(s, player, NEAR[s.at[target]]):
            odds = block_odds(s, player, target, origin=at)
            chance = odds.down
            if goal.aim is Aim.OFF:
                crowd = leaves(s, player, target, origin=at, blitz=at != s.at[player])
                chance = 1 - STUCK**odds.dice if crowd and odds.mine else LUCKY * odds.down
            yield [*dice, Chance(chance, team=1.0)]
