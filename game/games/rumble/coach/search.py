"""The legend's search: each of the best plans of a turn is played out with many dice, and met by the best
answer that the other side finds in a little while."""

from __future__ import annotations

from random import Random
from typing import Final

from game.games.rumble.coach.gambles import play_out
from game.games.rumble.coach.plans import Nodes, Plan, plans
from game.games.rumble.coach.values import Temper
from game.games.rumble.scoring import has_scored
from game.games.rumble.state import Phase, State
from game.games.rumble.turns import end_turn

FIRST_SHARE: Final = 0.3  # of the budget, for finding plans
KEPT: Final = 4  # plans that are played out
ANSWER: Final = 150  # nodes for an answer
LOOK: Final = 0.5  # of what playing out says, against the first judgement


class Candidate:
    """A plan, and what it comes to when it is met by an answer."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.total, self.looks = 0.0, 0

    def look(self, seed: int, nodes: Nodes) -> None:
        """Once more, with the dice of a seed."""
        self.total += met(self.plan.leads_to, Random(seed), nodes)
        self.looks += 1

    @property
    def value(self) -> float:
        """What playing out has said and what was thought at first."""
        return LOOK * self.total / self.looks + (1 - LOOK) * self.plan.value


def best_plan(s: State, rng: Random, budget: float, temper: Temper) -> Plan:
    """The plan that stands best against the other side's answers. All are met by the same dice; then the
    better half stays and is looked at as long again."""
    found = plans(s, rng, Nodes(budget * FIRST_SHARE, temper))
    left = [Candidate(plan) for plan in distinct(found)[:KEPT]]
    halvings = max(1, len(left).bit_length() - 1)
    while len(left) > 1:
        nodes = Nodes(budget * (1 - FIRST_SHARE) / halvings, temper)
        while not left[0].looks or nodes.left > 0:
            seed = rng.getrandbits(30)
            for candidate in left:
                candidate.look(seed, nodes)
        left.sort(key=lambda candidate: -candidate.value)
        del left[(len(left) + 1) // 2 :]
    return left[0].plan


def distinct(found: list[Plan]) -> list[Plan]:
    """Those that lead to different places, in order."""
    kept: dict[object, Plan] = {}
    for plan in found:
        kept.setdefault((frozenset(plan.leads_to.at), plan.leads_to.holder), plan)
    return list(kept.values())


def met(s: State, rng: Random, nodes: Nodes) -> float:
    """The value of a plan's end for one fall of the dice, after the other side's best answer."""
    twin = s.copy()
    play_out(twin, rng)
    if has_scored(twin):
        return nodes.worth(twin)
    twin.phase = Phase.ATTACK
    end_turn(twin)
    if twin.phase is Phase.OVER:
        return nodes.worth(twin)
    answers = Nodes(ANSWER, nodes.temper)
    value = plans(twin, rng, answers)[0].value
    nodes.left -= ANSWER - answers.left
    return -value
