"""What blocks and other violence are worth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.core.grid import distance
from game.games.sevens.board import NEAR, NEIGHBOURS
from game.games.sevens.coach.judging import REROLL, Judge, Weighed
from game.games.sevens.coach.outcomes import HARM, HURT, armour_breaks, down, harm, shove
from game.games.sevens.coach.plans import Plan
from game.games.sevens.odds import BlockOdds, Reach, Way, block_odds
from game.games.sevens.state import STANDING, State, adjacent, on_pitch, rival

ARMED: Final = {"stab": (1.0, 0), "chainsaw": (5 / 6, 3), "vomit": (5 / 6, 0)}
"""Special actions on an opponent: the chance that it works, and what it adds to the armour roll."""


class Fights(Judge):
    """Weighs blocks, blitzes, and weapons."""

    def block(self, player: int, target: int, action: str, way: Way, at: int) -> Weighed | None:
        """A block from a square; nothing if the target would choose."""
        s = self.s
        odds = block_odds(s, player, target, origin=at if action == "blitz" else -1)
        if not odds.mine and odds.dice > 1:
            return None
        p, cost = self.arrival(player, way)
        value, risk, leads_to = self.hit(player, target, at, odds)
        if p < 1:
            value = p * value + (1 - p) * self.worth(self.fallen(player, at)) - cost
        plan = Plan(player, action, way.squares, ("block", target), p * (1 - risk))
        return self.rated(plan, value, 1 - p * (1 - risk), leads_to)

    def hit(self, player: int, target: int, at: int, odds: BlockOdds) -> tuple[float, float, State]:
        """What a block is worth, the risk in it, and what comes of it: the target goes down or is pushed, or
        the blocker falls."""
        falls, downs = odds.fall, odds.down
        cost = 0.0
        if self.rerolls and falls:
            cost = REROLL * falls
            falls, downs = falls * falls, min(1 - falls * falls, downs + falls * downs)
        s = self.moved(player, at)
        pushed = s.copy()
        shove(pushed, at, target)
        felled = pushed.copy()
        if felled.at[target] >= 0:
            down(felled, target)
        value = downs * (self.worth(felled) + harm(s, target)) + max(0.0, 1 - downs - falls) * self.worth(
            pushed
        )
        if falls:
            value += falls * self.worth(self.fallen(player, at))
        return value - cost, falls, felled if 2 * downs >= 1 - falls else pushed

    def blocks(self, player: int) -> list[Weighed]:
        """Those from where a player stands."""
        s = self.s
        found = []
        for target in adjacent(s, s.at[player], rival(self.side)):
            if s.status[target] == STANDING:
                weighed = self.block(player, target, "block", Way((), (), 1.0), s.at[player])
                if weighed is not None:
                    found.append(weighed)
        return found

    def blitzes(self, player: int, reach: Reach) -> list[Weighed]:
        """Each opponent within reach, from the best square or two next to it."""
        s, found = self.s, []
        most = reach.have.left + reach.have.rushes - 1
        for target in on_pitch(s, rival(self.side)):
            if s.status[target] != STANDING or distance(s.at[player], s.at[target]) > most + 1:
                continue
            squares = []
            for at in NEIGHBOURS[s.at[target]]:
                p, gone = reach.best.get(at, (0.0, 0))
                if p >= 0.6 and at != s.ball and gone <= most:
                    foes = (s.zones[rival(self.side)] & NEAR[at]).bit_count()
                    squares.append((-(p if gone < reach.have.left else p * 0.8), foes, at))
            squares.sort()
            for _, _, at in squares[: max(1, min(3, self.squares // 8))]:
                weighed = self.block(player, target, "blitz", reach.way(at), at)
                if weighed is not None:
                    found.append(weighed)
        return found

    def armed(self, player: int, actions: Iterable[str]) -> list[Weighed]:
        """Weapons against whoever stands next to their owner."""
        s, found = self.s, []
        for action in actions:
            if action not in ARMED:
                continue
            works, more = ARMED[action]
            for target in adjacent(s, s.at[player], rival(self.side)):
                if s.status[target] != STANDING:
                    continue
                p = works * armour_breaks(s, target, more)
                unhurt = self.moved(player, s.at[player])
                felled = unhurt.copy()
                down(felled, target)
                value = p * (self.worth(felled) + HURT * HARM) + (works - p) * self.worth(unhurt)
                if works < 1:
                    value += (1 - works) * self.worth(self.fallen(player, s.at[player]))
                plan = Plan(player, action, (), (action, target), p)
                found.append(self.rated(plan, value, 1 - works, unhurt))
        return found
