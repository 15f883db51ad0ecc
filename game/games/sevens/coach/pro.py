"""The pro: weighs every plan for the next activation by its dice and the positions that it leads to, does
what is safe first, and dares what is left as far as it pays."""

from __future__ import annotations

from typing import Any, Final

from game.core.match import Match
from game.core.requests import Choice, Option
from game.games.sevens.coach.answers import answer, comfort, fighters
from game.games.sevens.coach.exchanges import Exchanges
from game.games.sevens.coach.judging import TURNED_PRONE, Judge, Weighed
from game.games.sevens.coach.plans import Plan, Side
from game.games.sevens.coach.values import worth
from game.games.sevens.events import Pushed
from game.games.sevens.odds import Reach
from game.games.sevens.options import FOLLOW, STAY
from game.games.sevens.state import NOBODY, STANDING, STUNNED, Phase, State, put

SQUARES: Final = 160  # looked at for each player, with all its time
FEWEST: Final = 6
SAFE: Final = 0.03  # a risk that does not count
WORTH_IT: Final = 0.004  # less is not worth the trouble


class Pro(Side):
    """Does the safest of what gains something first."""

    def plan(self, s: State, may: dict[int, set[str]]) -> Plan | None:
        return best_of(weighed(s, may, squares(self.think)))

    def goes_on(self, s: State) -> Plan | None:
        return onward(s, squares(self.think))

    def small(self, match: Match[Any], seat: int) -> Option:
        choice = match.pending
        assert isinstance(choice, Choice)
        match choice.what:
            case "follow":
                return follow(match, seat)
            case "push":
                return push(match, seat, choice)
        return super().small(match, seat)


def squares(think: float) -> int:
    """How many squares are looked at for each player."""
    return max(FEWEST, int(SQUARES * think))


def weighed(s: State, may: dict[int, set[str]], most: int, *, jumps: bool = False) -> list[Weighed]:
    """All plans for the next activation. ``jumps``: whoever has the ball may jump with it."""
    judge = Exchanges(s, most)
    found: list[Weighed] = []
    for player, actions in may.items():
        if s.status[player] == STUNNED:
            value = judge.base(player) + TURNED_PRONE
            found.append(judge.rated(Plan(player, "move"), value, 0.0, judge.turned(player)))
            continue
        reach = Reach(s, player, jumps=jumps and player == s.holder)
        if "move" in actions:
            found += judge.moves(player, reach)
        if s.phase is Phase.TURN:
            found += judge.pickup(player, reach, actions)
        if player == s.holder:
            if "handoff" in actions and s.status[player] == STANDING:
                found += judge.handoffs(player, reach)
            if "pass" in actions and s.status[player] == STANDING:
                found += judge.passes(player, reach)
        if "block" in actions and s.status[player] == STANDING:
            found += judge.blocks(player)
            found += judge.armed(player, actions)
        if "blitz" in actions and player != s.holder:
            found += judge.blitzes(player, reach)
    return found


def best_of(found: list[Weighed]) -> Plan | None:
    """What is done next, or None if nothing gains."""
    ranked = ranking(found)
    return ranked[0].plan if ranked else None


def ranking(found: list[Weighed]) -> list[Weighed]:
    """Of each player the best plan, with what the others could still gain at stake; of those the safe ones
    come first, the better before the worse."""
    gains: dict[int, float] = {}
    for each in found:
        player = each.plan.player
        gains[player] = max(gains.get(player, 0.0), each.gain)
    everything = sum(gains.values())
    best: dict[int, tuple[float, Weighed]] = {}
    for each in found:
        player = each.plan.player
        score = each.gain - each.risk * (everything - gains[player])
        if score > WORTH_IT and (player not in best or score > best[player][0]):
            best[player] = (score, each)
    rated = sorted(best.values(), key=lambda one: (one[1].risk <= SAFE, one[0]), reverse=True)
    return [each for _, each in rated]


def onward(s: State, most: int, *, jumps: bool = False) -> Plan | None:
    """What is left to the active player, which ``jumps`` or does not."""
    player = s.active
    if s.status[player] != STANDING or s.left + s.rushes <= 0:
        return None
    judge = Judge(s, most)
    found = judge.moves(player, Reach(s, player, jumps=jumps))
    best = max(found, key=lambda each: each.gain, default=None)
    return best.plan if best is not None and best.gain > WORTH_IT else None


def follow(match: Match[Any], seat: int) -> Option:
    """Where the blocker stands better."""
    s: State = match.state
    pushed = [event for event in match.events if isinstance(event, Pushed) and event.by == s.active]
    if not pushed or s.active == NOBODY or s.grid[pushed[-1].start] >= 0:
        return STAY[seat]
    there = s.copy()
    put(there, s.active, pushed[-1].start)
    return FOLLOW[seat] if worth(there, seat) > worth(s, seat) else STAY[seat]


def push(match: Match[Any], seat: int, choice: Choice) -> Option:
    """The square that is best for whoever picks it."""
    s: State = match.state
    _, victim = fighters(match)
    own = victim != NOBODY and victim >> 4 == seat
    if victim == NOBODY or any(s.grid[int(words[1])] >= 0 for _, words in choice.options):
        return answer(match, seat)
    sign = 1 if seat == s.turn else -1

    def value(option: Option) -> float:
        there, at = s.copy(), int(option[1][1])
        put(there, victim, at)
        return sign * worth(there, s.turn) + 0.004 * (1 if own else -1) * comfort(s, at, victim >> 4)

    return max(choice.options, key=value)
