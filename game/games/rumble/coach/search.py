"""The legend's search: each of the best plans of a turn is played out with many dice, and met by the best
answer that the other side finds in a little while."""

from __future__ import annotations

from random import Random
from typing import Final

from game.games.rumble.coach.gambles import play_out
from game.games.rumble.coach.plans import Nodes, Plan, plans
from game.games.rumble.coach.values import worth
from game.games.rumble.scoring import has_scored
from game.games.rumble.state import Phase, State
from game.games.rumble.turns import end_turn

FIRST_SHARE: Final = 0.3  # of the budget, for finding plans
KEPT: Final = 8  # plans that are played out
ANSWER: Final = 150  # nodes for an answer
LOOK: Final = 1.0  # of what playing out says, against the first judgement


def best_plan(s: State, rng: Random, budget: float) -> Plan:
    """The plan that stands best against the other side's answer."""
    found = plans(s, rng, Nodes(budget * FIRST_SHARE), 1_000)
    left = Nodes(budget * (1 - FIRST_SHARE))
    field = distinct(found)[:KEPT]
    totals = [0.0] * len(field)
    seeds: list[int] = []
    alive = list(range(len(field)))
    while len(alive) > 1:
        rounds = max(1, int(left.left / ANSWER / 2 / len(alive)))
        for _ in range(rounds):
            seeds.append(rng.getrandbits(30))
            for number in alive:
                totals[number] += met(field[number].leads_to, Random(seeds[-1]), left)
            if left.left <= 0:
                break
        alive.sort(key=lambda number: -totals[number])
        if left.left <= 0:
            break
        del alive[(len(alive) + 1) // 2 :]
    return field[alive[0]]


def distinct(found: list[Plan]) -> list[Plan]:
    """Those that lead to different places, in order."""
    kept: dict[object, Plan] = {}
    for plan in found:
        kept.setdefault((frozenset(plan.leads_to.at), plan.leads_to.holder), plan)
    return list(kept.values())


def met(s: State, rng: Random, left: Nodes) -> float:
    """The value of a plan's end for one fall of the dice, after the other side's best answer."""
    twin = s.copy()
    play_out(twin, rng)
    if has_scored(twin):
        left.left -= 1
        return worth(twin)
    twin.phase = Phase.ATTACK
    end_turn(twin)
    answers = Nodes(ANSWER)
    value = -plans(twin, rng, answers, 1_000)[0].value
    left.left -= ANSWER - answers.left
    return value
