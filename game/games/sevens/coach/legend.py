"""The legend: looks farther. Each of the best plans is followed to the end of its turn, one activation after
the other as they are likely to go, and then met by the best plans of the other side."""

from __future__ import annotations

from typing import Any, Final

from game.core.match import Match
from game.core.requests import Choice
from game.games.sevens.actions import BY_WORD
from game.games.sevens.coach.judging import ALL, Weighed
from game.games.sevens.coach.plans import Plan, declared
from game.games.sevens.coach.pro import Pro, ranking, weighed
from game.games.sevens.coach.values import worth
from game.games.sevens.declaring import activations
from game.games.sevens.state import Phase, State, changed_pair, has_scored

NODES: Final = 20_000  # positions judged for an activation, about three seconds
WIDE: Final = 60  # squares looked at for each player now …
NARROW: Final = 6  # … and in what may come of it
KEPT: Final = 5  # plans of different players that are followed
ALTERNATIVES: Final = 3  # plans of one player that are followed
ANSWER: Final = 0.5  # how much of the other side's best plans counts
ANSWERS: Final = 2  # plans of the other side
FIRST: Final = 0.004  # what speaks for a plan that seemed better at first


class Legend(Pro):
    """Searches before it acts."""

    def plan(self, s: State, match: Match[Any], choice: Choice) -> Plan | None:
        return Search(s, self.think).best(declared(choice))


class Search:
    """The search for one activation, with a budget of positions."""

    def __init__(self, s: State, think: float) -> None:
        self.s, self.side = s, s.turn
        self.left = NODES * think

    def best(self, may: dict[int, set[str]]) -> Plan | None:
        """The plan that stands best at the end of the turn."""
        found = self.weighed(self.s, may, WIDE)
        candidates = self.candidates(found)
        if not candidates:
            return None
        if len(candidates) == 1:
            return candidates[0].plan
        taken, most = candidates[0], -9.0
        for place, each in enumerate(candidates):
            if self.left <= 0:
                break
            value = self.followed(each) - FIRST * place
            if value > most:
                taken, most = each, value
        return taken.plan

    def weighed(self, s: State, may: dict[int, set[str]], squares: int) -> list[Weighed]:
        """All plans in a position, paid for."""
        found = weighed(s, may, squares)
        self.left -= 2 * len(found) + 10 * len(may)
        return found

    def candidates(self, found: list[Weighed]) -> list[Weighed]:
        """The best plans of some players, in the order in which they would be carried out, and other plans of
        the first."""
        ranked = ranking(found)[:KEPT]
        for first in ranked[:1]:
            others = [each for each in found if each.plan.player == first.plan.player and each is not first]
            others.sort(key=lambda each: -each.gain)
            ranked += different(others, first)[: ALTERNATIVES - 1]
        return ranked

    def followed(self, plan: Weighed) -> float:
        """What a plan comes to: what is expected of it, put right by how its likely end goes on."""
        s = plan.leads_to
        if has_scored(s):
            return plan.value
        used(s, plan.plan)
        return plan.value + (1 - plan.risk) * (self.comes_to(s) - self.worth(s))

    def comes_to(self, s: State) -> float:
        """What a position is worth when the turn goes on as is likely, and the other side has answered."""
        if s.phase is Phase.TURN and self.left > 0:
            ranked = ranking(self.weighed(s, could(s), NARROW))
            if ranked:
                return self.followed(ranked[0])
        return self.answered(s)

    def answered(self, s: State) -> float:
        """What a position is worth at the end of the turn: by itself, and by the other side's best plans."""
        end = s.copy()
        end.acted = ALL
        still = self.worth(end)
        other = 1 - self.side
        there = s.copy()
        there.turn, there.acted, there.used = other, 0, 0
        there.turns = changed_pair(there.turns, other, there.turns[other] + 1)
        if s.phase is not Phase.TURN or there.turns[other] > there.house.turns:
            return still
        ranked = ranking(self.weighed(there, could(there), NARROW))
        if not ranked:
            return still
        value = ranked[0].value + sum(each.gain * (1 - ranked[0].risk) for each in ranked[1:ANSWERS])
        return (1 - ANSWER) * still - ANSWER * value

    def worth(self, s: State) -> float:
        self.left -= 1
        return worth(s, self.side)


def different(plans: list[Weighed], first: Weighed) -> list[Weighed]:
    """Those that end elsewhere or do something else, two squares apart at least."""
    kept: list[Weighed] = []
    for each in plans:
        rivals = [first, *kept]
        if all(each.plan.deed != other.plan.deed or apart(each.plan, other.plan) for other in rivals):
            kept.append(each)
        if len(kept) >= ALTERNATIVES:
            break
    return kept


def apart(one: Plan, other: Plan) -> bool:
    """Whether two plans end at least two squares from each other."""
    if not one.path or not other.path:
        return bool(one.path) is not bool(other.path)
    here, there = one.path[-1], other.path[-1]
    return max(abs((here >> 4) - (there >> 4)), abs((here & 15) - (there & 15))) >= 2


def used(s: State, plan: Plan) -> None:
    """A plan's action is spent for the turn."""
    action = BY_WORD[plan.action]
    if action.once:
        s.used |= action.bit


def could(s: State) -> dict[int, set[str]]:
    """What each player may declare in a position that is thought of."""
    found: dict[int, set[str]] = {}
    for _, words in activations(s):
        if words[0] == "act":
            found.setdefault(int(words[1]), set()).add(str(words[2]))
    return found


__all__ = ["Legend", "Search"]
