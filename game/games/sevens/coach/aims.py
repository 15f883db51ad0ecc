"""What each player may intend in a turn that is thought of as a whole: an aim is a plan for an activation,
and what is known of its dice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from game.core.grid import NOWHERE, column, distance
from game.core.requests import Words
from game.games.sevens.actions import BY_WORD
from game.games.sevens.board import GOAL_COLUMN, NEAR, NEIGHBOURS, PITCH
from game.games.sevens.coach.judging import SURE, Judge, Weighed
from game.games.sevens.coach.plans import Plan
from game.games.sevens.odds import Needed, Reach, Way
from game.games.sevens.state import NOBODY, STANDING, State, ball_square, on_pitch, rival

CARRIER_DARES: Final = 0.4  # ways that are looked at, by their chance without a re-roll
OTHERS_DARE: Final = 0.5
FOR_THE_BALL: Final = 0.25  # … to blitz who has it
CARRIER_LOOKS: Final = 3  # times as many squares as the others
BESIDE: Final = 2  # squares from which an opponent is blitzed, or fouled
ON_FOOT: Final = Way((), (), 1.0)
GIVEN: Final = ("handoff", "throw")


class Thrown(NamedTuple):
    """A team-mate that is thrown, the square where it is to land; how likely it lands elsewhere, if it lands
    on its feet, and ``scores`` from there."""

    mate: int
    spot: int
    strays: float
    scores: float


class Aim(NamedTuple):
    """A plan for a player, the square where it ends, the risk of a turnover on the way there (altogether,
    where nobody is blocked), what its re-rolls cost; whom it blocks; whether the ball is ``taken``, or to
    which ``mate`` it is given, on which ``spot``, and how that one comes there ``first`` if it has to; what
    else it gains; who is ``fouled``, and who is ``thrown``."""

    plan: Plan
    to: int
    risk: float = 0.0
    cost: float = 0.0
    target: int = NOBODY
    taken: bool = False
    mate: int = NOBODY
    spot: int = NOWHERE
    first: Aim | None = None
    bonus: float = 0.0
    fouled: int = NOBODY
    once: int = 0  # the bit of an action that a side has once a turn
    thrown: Thrown | None = None

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
        self.reaches = {player: Reach(s, player, jumps=player == s.holder) for player in players}

    def of(self, player: int, actions: set[str], known: list[Aim], spot: int, most: int) -> Iterator[Aim]:
        """What a player may intend when the ball will be on a spot: what is known, blocks that may turn out
        well with a helper or two, fouls, and the squares of most promise."""
        yield from known
        seen = {(aim.to, aim.target) for aim in known}
        others = [*self.hits(player, actions)]
        if "move" in actions and player != self.s.holder:
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
            return Aim(plan, to, weighed.risk, mate=then.holder, spot=s.at[then.holder], once=once)
        if word:
            return Aim(plan, to, weighed.risk, bonus=weighed.gain, once=once)
        return Aim(plan, to, weighed.risk, taken=s.ball >= 0 and then.holder == player, once=once)

    def to(self, player: int, action: str, at: int, deed: Words | None = None) -> Aim:
        """An action that ends on a square."""
        way, reach = self.way(player, at), self.reaches[player]
        dice = way.dice
        if action == "blitz" and reach.have.left <= len(way.squares):  # the block itself is a square more
            dice = (*dice, Needed(len(way.squares), "rush", reach.rush))
        p, cost = self.judge.arrival(player, Way(way.squares, dice, way.chance))
        return Aim(Plan(player, action, way.squares, deed, p), at, 1 - p, cost, once=bit_of(action))

    def way(self, player: int, at: int) -> Way:
        """How a player comes to a square."""
        there = at == self.s.at[player] and self.s.status[player] == STANDING
        return ON_FOOT if there else self.reaches[player].way(at)

    def walk(self, player: int, at: int) -> Aim:
        """To a square."""
        return self.to(player, "move", at)

    def runs(self, player: int, reach: Reach, most: int) -> Iterator[Aim]:
        """With the ball, by ways that may have to be opened first."""
        for at in self.forward(player, reach, most):
            way = reach.way(at)
            p, cost = self.judge.arrival(player, way)
            yield Aim(Plan(player, "move", way.squares, None, p), at, 1 - p, cost)

    def strike(self, player: int, action: str, target: int, at: int) -> Aim:
        """A block from a square; its own dice are reckoned when it is known who helps."""
        return self.to(player, action, at, ("block", target))._replace(target=target)

    def foul(self, player: int, target: int, at: int) -> Aim:
        """A foul from a square; so are its dice."""
        return self.to(player, "foul", at, ("foul", target))._replace(fouled=target)

    def again(self, aim: Aim) -> Aim | None:
        """A move, a block or a foul that was meant before others acted, with its dice as they are now; None
        if it is out of reach or pointless."""
        s, player, to = self.s, aim.player, aim.to
        stays, stands = to == s.at[player], s.status[player] == STANDING
        if aim.taken or aim.mate != NOBODY or aim.bonus or aim.thrown is not None:
            return None
        if not stays and self.reaches[player].chance(to) < CARRIER_DARES:
            return None
        if aim.fouled != NOBODY:
            return self.foul(player, aim.fouled, to) if beside(s, aim.fouled, to, stands=False) else None
        if aim.target == NOBODY:
            return None if stays and stands else self.walk(player, to)
        if not stands or not beside(s, aim.target, to, stands=True):
            return None
        return self.strike(player, aim.plan.action, aim.target, to)

    def hits(self, player: int, actions: set[str]) -> Iterator[Aim]:
        """Blocks, blitzes and fouls, from the best squares."""
        s, reach = self.s, self.reaches[player]
        if s.status[player] != STANDING or player == s.holder:
            return
        most = reach.have.left + reach.have.rushes
        for target in on_pitch(s, rival(self.side)):
            at = s.at[target]
            if s.status[target] != STANDING:
                if "foul" in actions:
                    yield from (self.foul(player, target, to) for to in self.near(player, at, SURE, most))
            elif "block" in actions and NEAR[at] >> s.at[player] & 1:
                yield self.strike(player, "block", target, s.at[player])
            elif "blitz" in actions:
                dares = FOR_THE_BALL if target == s.holder else OTHERS_DARE
                near = self.near(player, at, dares, most - 1)
                yield from (self.strike(player, "blitz", target, to) for to in near)

    def near(self, player: int, spot: int, dares: float, most: int) -> list[int]:
        """The best squares next to another one that a player gets to in so many steps."""
        s, reach = self.s, self.reaches[player]
        foes = s.zones[rival(self.side)]
        near = [
            (-p, (foes & NEAR[to]).bit_count(), to)
            for to in NEIGHBOURS[spot]
            if (p := reach.chance(to)) >= dares and to != s.ball and reach.best[to][1] <= most
        ]
        return [to for _, _, to in sorted(near)[:BESIDE]]

    def squares(self, player: int, spot: int, most: int) -> list[int]:
        """Where a player may go without the ball: to where it will be, beside opponents."""
        s, risk = self.s, self.risks(player, self.reaches[player], OTHERS_DARE)
        if not 0 <= spot < len(NEAR):
            return list(risk)[:most]
        foes = PITCH.spread(s.zones[rival(self.side)])
        ranked = sorted(risk, key=lambda at: (distance(at, spot) - 1.5 * (foes >> at & 1) + 5 * risk[at], at))
        return ranked[:most]

    def forward(self, player: int, reach: Reach, most: int) -> list[int]:
        """Where it may go with the ball."""
        goal, risk = GOAL_COLUMN[self.side], self.risks(player, reach, CARRIER_DARES)
        ranked = sorted(risk, key=lambda at: (abs(column(at) - goal) + 6 * risk[at], at))
        return ranked[: CARRIER_LOOKS * most]

    def risks(self, player: int, reach: Reach, dares: float) -> dict[int, float]:
        """The squares of some likelihood, with the risk of not arriving."""
        s = self.s
        stays = s.at[player] if s.status[player] == STANDING else NOBODY
        return {at: 1 - p for at, (p, _) in reach.best.items() if p >= dares and at not in (s.ball, stays)}


def beside(s: State, player: int, at: int, *, stands: bool) -> bool:
    """Whether a player stands, or lies, next to a square."""
    here = s.at[player]
    return here >= 0 and (s.status[player] == STANDING) is stands and bool(NEAR[at] >> here & 1)


def bit_of(word: str) -> int:
    """The bit of an action that a side has once a turn, 0 for the others."""
    action = BY_WORD[word]
    return action.bit if action.once else 0


def exchange(aims: Aims) -> Aim | None:
    """The aim that gives the ball away."""
    return next((aim for aim in aims.values() if aim.mate != NOBODY), None)


def receiver(s: State, aims: Aims) -> int:
    """Who is given the ball where it stands, so that it acts after that."""
    gives = exchange(aims)
    return gives.mate if gives is not None and gives.spot == s.at[gives.mate] else NOBODY


def holder_after(s: State, aims: Aims) -> int:
    """Who will have the ball and may still run with it, before whoever goes for a loose one."""
    return s.holder if exchange(aims) is None else receiver(s, aims)


def spot_after(s: State, aims: Aims) -> int:
    """Where the ball will be."""
    spot = ball_square(s)
    for aim in aims.values():
        if aim.taken or aim.player == s.holder:
            spot = aim.to
    for aim in aims.values():
        if aim.mate != NOBODY:
            spot = aims[aim.mate].to if aim.mate in aims else aim.spot
    for aim in aims.values():
        if aim.thrown is not None and aim.thrown.mate not in aims:
            spot = aim.thrown.spot
    return spot if spot >= 0 else s.landing
