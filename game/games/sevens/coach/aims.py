"""What each player may intend in a turn that is thought of as a whole: an aim is a plan for an activation,
and what is known of its dice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from game.core.grid import column, distance
from game.games.sevens.actions import BY_WORD
from game.games.sevens.board import GOAL_COLUMN, NEAR, NEIGHBOURS, PITCH
from game.games.sevens.coach.judging import Judge, Weighed
from game.games.sevens.coach.plans import Plan
from game.games.sevens.odds import Reach, Way
from game.games.sevens.state import NOBODY, STANDING, State, ball_square, on_pitch, rival

CARRIER_DARES: Final = 0.4  # ways that are looked at, by their chance without a re-roll
OTHERS_DARE: Final = 0.5
FOR_THE_BALL: Final = 0.25  # … to blitz who has it
CARRIER_LOOKS: Final = 3  # times as many squares as the others
BESIDE: Final = 2  # squares from which an opponent is blitzed
ON_FOOT: Final = Way((), (), 1.0)
GIVEN: Final = ("handoff", "throw")


class Aim(NamedTuple):
    """A plan for a player, the square where it ends, the risk of a turnover on the way there (altogether,
    where nobody is blocked), what its re-rolls cost; whom it blocks; whether the ball is ``taken``, or to
    which ``mate`` it is given; what else it gains."""

    plan: Plan
    to: int
    risk: float = 0.0
    cost: float = 0.0
    target: int = NOBODY
    taken: bool = False
    mate: int = NOBODY
    bonus: float = 0.0
    once: int = 0  # the bit of an action that a side has once a turn

    @property
    def player(self) -> int:
        """Whose aim it is."""
        return self.plan.player

    def like(self, other: Aim) -> bool:
        """Whether two aims differ by nothing but their ways and dice."""
        here, there = self.plan, other.plan
        return (here.player, here.action, here.deed, self.to, self.taken) == (
            there.player,
            there.action,
            there.deed,
            other.to,
            other.taken,
        )


Aims = dict[int, Aim]
"""Of some players of a side."""


class Aimer:
    """Finds the aims of players in a position."""

    def __init__(self, s: State, players: Iterable[int]) -> None:
        self.s, self.side = s, s.turn
        self.judge = Judge(s, 1)
        self.reaches = {player: Reach(s, player) for player in players}

    def of(self, player: int, actions: set[str], known: list[Aim], spot: int, most: int) -> Iterator[Aim]:
        """What a player may intend when the ball will be on a spot: what is known, blocks that may turn out
        well with a helper or two, and the squares of most promise."""
        yield from known
        seen = {(aim.to, aim.target) for aim in known}
        others = [*self.hits(player, actions)]
        if "move" in actions:
            others += [self.walk(player, at) for at in self.squares(player, spot, most)]
        yield from (aim for aim in others if (aim.to, aim.target) not in seen)

    def known(self, weighed: Weighed) -> Aim:
        """A plan that was weighed as an aim."""
        s, plan, then = self.s, weighed.plan, weighed.leads_to
        player, to = plan.player, then.at[plan.player]
        word = plan.deed[0] if plan.deed is not None else ""
        once = bit_of(plan.action)
        if plan.deed is not None and word == "block":
            to = plan.path[-1] if plan.path else s.at[player]
            return self.strike(player, plan.action, int(plan.deed[1]), to)
        if word in GIVEN:
            return Aim(plan, to, weighed.risk, mate=then.holder, once=once)
        if word:
            return Aim(plan, to, weighed.risk, bonus=weighed.gain, once=once)
        return Aim(plan, to, weighed.risk, taken=s.ball >= 0 and then.holder == player, once=once)

    def walk(self, player: int, at: int) -> Aim:
        """To a square."""
        way = self.reaches[player].way(at)
        p, cost = self.judge.arrival(player, way) if way.dice else (1.0, 0.0)
        return Aim(Plan(player, "move", way.squares, None, p), at, 1 - p, cost)

    def again(self, aim: Aim) -> Aim | None:
        """A move or a block that was meant before others acted, with its dice as they are now; None if it
        is out of reach or pointless."""
        s, player, to = self.s, aim.player, aim.to
        stays = to == s.at[player]
        if aim.taken or aim.mate != NOBODY or aim.bonus:
            return None
        if not stays and self.reaches[player].chance(to) < CARRIER_DARES:
            return None
        if aim.target == NOBODY:
            return None if stays and s.status[player] == STANDING else self.walk(player, to)
        beside = s.at[aim.target] >= 0 and NEAR[to] >> s.at[aim.target] & 1
        if not beside or s.status[aim.target] != STANDING or s.status[player] != STANDING:
            return None
        return self.strike(player, aim.plan.action, aim.target, to)

    def strike(self, player: int, action: str, target: int, at: int) -> Aim:
        """A block from a square; its own dice are reckoned when it is known who helps."""
        way = ON_FOOT if at == self.s.at[player] else self.reaches[player].way(at)
        p, cost = self.judge.arrival(player, way) if way.dice else (1.0, 0.0)
        plan = Plan(player, action, way.squares, ("block", target), p)
        return Aim(plan, at, 1 - p, cost, target, once=bit_of(action))

    def hits(self, player: int, actions: set[str]) -> Iterator[Aim]:
        """Blocks, and blitzes from the best squares."""
        s, reach = self.s, self.reaches[player]
        if s.status[player] != STANDING or player == s.holder:
            return
        foes, most = rival(self.side), reach.have.left + reach.have.rushes - 1
        for target in on_pitch(s, foes):
            at = s.at[target]
            if s.status[target] != STANDING:
                continue
            if "block" in actions and NEAR[at] >> s.at[player] & 1:
                yield self.strike(player, "block", target, s.at[player])
            elif "blitz" in actions:
                dares = FOR_THE_BALL if target == s.holder else OTHERS_DARE
                near = [
                    (-p, (s.zones[foes] & NEAR[to]).bit_count(), to)
                    for to in NEIGHBOURS[at]
                    if (p := reach.chance(to)) >= dares and to != s.ball and reach.best[to][1] <= most
                ]
                for _, _, to in sorted(near)[:BESIDE]:
                    yield self.strike(player, "blitz", target, to)

    def squares(self, player: int, spot: int, most: int) -> list[int]:
        """Where a player may go: forward with the ball, otherwise to where it will be, beside opponents."""
        s, reach = self.s, self.reaches[player]
        holds = s.holder == player
        dares = CARRIER_DARES if holds else OTHERS_DARE
        stays = s.at[player] if s.status[player] == STANDING else NOBODY
        risk = {at: 1 - p for at, (p, _) in reach.best.items() if p >= dares and at not in (s.ball, stays)}
        if holds:
            goal = GOAL_COLUMN[self.side]
            ranked = sorted(risk, key=lambda at: (abs(column(at) - goal) + 6 * risk[at], at))
            return ranked[: CARRIER_LOOKS * most]
        if not 0 <= spot < len(NEAR):
            return list(risk)[:most]
        foes = PITCH.spread(s.zones[rival(self.side)])
        ranked = sorted(risk, key=lambda at: (distance(at, spot) - 1.5 * (foes >> at & 1) + 5 * risk[at], at))
        return ranked[:most]


def bit_of(word: str) -> int:
    """The bit of an action that a side has once a turn, 0 for the others."""
    action = BY_WORD[word]
    return action.bit if action.once else 0


def spot_after(s: State, aims: Aims) -> int:
    """Where the ball will be."""
    spot = ball_square(s)
    for aim in aims.values():
        if aim.taken or aim.player == s.holder:
            spot = aim.to
    for aim in aims.values():
        if aim.mate != NOBODY:
            spot = aims[aim.mate].to if aim.mate in aims else s.at[aim.mate]
    return spot if spot >= 0 else s.landing
