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
KEPT: Final = 4  # plans that are played out
ANSWER: Final = 150  # nodes for an answer
LOOK: Final = 0.5  # of what playing out says, against the first judgement


def best_plan(s: State, rng: Random, budget: float) -> Plan:
    """The plan that stands best against the other side's answers. After each look at those that are left
    only the better half stays, so that most of the budget goes to the best."""
    nodes = Nodes(budget * FIRST_SHARE)
    left = plans(s, rng, nodes, 1_000)
    left = distinct(left)[:KEPT]
    nodes = Nodes(budget * (1 - FIRST_SHARE))
    rounds = 0
    halvings = max(1, len(left).bit_length() - 1)
    share = nodes.left / halvings
    totals = {id(plan): 0.0 for plan in left}
    while len(left) > 1 and nodes.left > 0:
        until = nodes.left - share
        while nodes.left > max(0, until):
            seed = rng.getrandbits(30)
            for plan in left:
                totals[id(plan)] += met(plan.leads_to, Random(seed), nodes)
            rounds += 1
        left.sort(key=lambda plan: -((1 - LOOK) * plan.value + LOOK * totals[id(plan)] / rounds))
        del left[(len(left) + 1) // 2 :]
    return left[0]


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
