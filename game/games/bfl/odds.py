"""The odds that a BFL coach plays by: the race down the field, the match, a play-off's round.

Exact under a model that leaves out what is rare or even: battles, penalties to come and special rolls.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb

from game.core.board import GOAL, STEP
from game.games.bfl.scoring import KICK, TOUCHDOWN, TWO

DICE = 8
LONGEST_RACE = 64  # rolls; a team needs ten steps and makes one a roll
TRY_MADE = 0.75  # what the other teams' kicks make
STEPS_OF_A_ROLL = tuple(comb(DICE, k) * 7 ** (DICE - k) / 8**DICE for k in range(DICE + 1))


def steps_to_go(yard: int) -> int:
    """Steps from a yard to the goal line."""
    return max(0, -(-(GOAL - yard) // STEP))


@lru_cache(16)
def arrival(steps: int) -> tuple[float, ...]:
    """P(the goal line is reached on roll t) for t = 0, 1, …, when ``steps`` are missing."""
    short = [0.0] * (steps + 1)  # probability of each number of steps still missing
    short[steps] = 1.0
    chances = []
    for _ in range(LONGEST_RACE):
        chances.append(short[0])
        short[0] = 0.0
        after = [0.0] * (steps + 1)
        for missing, chance in enumerate(short):
            for gain, share in enumerate(STEPS_OF_A_ROLL):
                after[max(0, missing - gain)] += chance * share
        short = after
    return tuple(chances)


def race(steps: Sequence[int]) -> list[float]:
    """P(each team wins the quarter), from the steps that each still needs; level arrivals are shared."""
    pmf = [arrival(min(n, GOAL // STEP)) for n in steps]
    later = [1.0] * len(steps)  # P(not arrived before this roll)
    won = [0.0] * len(steps)
    for t in range(LONGEST_RACE):
        after = [left - arrives[t] for left, arrives in zip(later, pmf, strict=True)]
        for seat, arrives in enumerate(pmf):
            if arrives[t] > 0.0:
                won[seat] += arrives[t] * _alone_or_shared(seat, t, pmf, after)
        later = after
    total = sum(won) or 1.0
    return [share / total for share in won]


def _alone_or_shared(seat: int, t: int, pmf: list[tuple[float, ...]], after: list[float]) -> float:
    """This seat's share of the quarter if it arrives on roll t: 1 over those that arrive with it."""
    level = [1.0]  # P(k others arrive on the same roll and nobody before)
    for other, arrives in enumerate(pmf):
        if other != seat:
            now, not_yet = arrives[t], after[other]
            level = [
                (level[k] * not_yet if k < len(level) else 0.0) + (level[k - 1] * now if k else 0.0)
                for k in range(len(level) + 1)
            ]
    return sum(chance / (k + 1) for k, chance in enumerate(level))


@lru_cache(200_000)
def match_value(me: int, scores: tuple[int, ...], quarters: int, made: float) -> float:
    """P(``me`` wins the match) with ``quarters`` still to play, each won by anybody alike.

    ``made`` is how often my own kick is good; I take two points where that wins more often.
    """
    if quarters == 0:
        best = max(scores)
        return 1 / scores.count(best) if scores[me] == best else 0.0
    value = 0.0
    for seat in range(len(scores)):
        value += after_touchdown(me, seat, scores, quarters - 1, made)
    return value / len(scores)


def plus(scores: tuple[int, ...], seat: int, points: int) -> tuple[int, ...]:
    return (*scores[:seat], scores[seat] + points, *scores[seat + 1 :])


def after_touchdown(me: int, seat: int, scores: tuple[int, ...], quarters: int, made: float) -> float:
    """P(``me`` wins) when ``seat`` has just reached the end zone and ``quarters`` follow this one."""
    scores = plus(scores, seat, TOUCHDOWN)
    if seat == me:
        return max(try_values(me, scores, quarters, made))
    kicked = match_value(me, plus(scores, seat, KICK), quarters, made)
    return TRY_MADE * kicked + (1 - TRY_MADE) * match_value(me, scores, quarters, made)


def try_values(me: int, scores: tuple[int, ...], quarters: int, made: float) -> tuple[float, float]:
    """P(``me`` wins) by a kick and by two points, once the touchdown's points are in ``scores``."""
    failed = match_value(me, scores, quarters, made)
    kick = made * match_value(me, plus(scores, me, KICK), quarters, made) + (1 - made) * failed
    two = 0.5 * match_value(me, plus(scores, me, TWO), quarters, made) + 0.5 * failed
    return kick, two


def position_value(
    me: int, yards: Sequence[int], steps: Sequence[int], scores: tuple[int, ...], quarters: int, made: float
) -> float:
    """P(``me`` wins the match) in the middle of a quarter; ``steps`` of this roll are still to be taken."""
    chances = race([max(0, steps_to_go(yard) - ahead) for yard, ahead in zip(yards, steps, strict=True)])
    return sum(
        chance * after_touchdown(me, seat, scores, quarters, made)
        for seat, chance in enumerate(chances)
        if chance
    )


@lru_cache(100_000)
def round_value(results: tuple[int, ...], left: int, mine: int, ways: tuple[tuple[int, float], ...]) -> float:
    """My share of a play-off after this round, everybody playing for their own share.

    ``results``: those of the round so far. ``left``: how many follow. ``mine``: my place among all.
    ``ways``: each way to go as (result, chance of it).
    """
    if left == 0:
        best = max(results)
        return 1 / results.count(best) if results[mine] == best else 0.0
    place = len(results)
    best_for_him, mine_then = -1.0, 0.0
    for result, chance in ways:
        his, my = 0.0, 0.0
        for outcome, p in ((result, chance), (0, 1 - chance)):
            his += p * round_value((*results, outcome), left - 1, place, ways)
            my += p * round_value((*results, outcome), left - 1, mine, ways)
        if his > best_for_him:
            best_for_him, mine_then = his, my
    return mine_then


def playoff_values(
    results: tuple[int, ...], left: int, made: float, others_ways: tuple[tuple[int, float], ...]
) -> tuple[float, float]:
    """My share by a kick and by the spinner, when ``left`` others follow me in this round."""
    mine = len(results)

    def value(result: int, chance: float) -> float:
        return sum(
            p * round_value((*results, outcome), left, mine, others_ways)
            for outcome, p in ((result, chance), (0, 1 - chance))
        )

    return value(KICK, made), value(TWO, 0.5)
