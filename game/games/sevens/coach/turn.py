"""A turn judged as a whole: what is expected when some aims are carried out, one after the other."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.core.grid import NOWHERE, members
from game.games.sevens.assists import assistants
from game.games.sevens.board import GOAL
from game.games.sevens.coach.aims import Aim, Aims, beside
from game.games.sevens.coach.experience import foul, hurt, reroll, worth
from game.games.sevens.coach.judging import ALL
from game.games.sevens.coach.outcomes import down, shove
from game.games.sevens.coach.outlook import Outlook
from game.games.sevens.coach.reaching import arrives
from game.games.sevens.odds import BlockOdds, block_odds
from game.games.sevens.odds.fouls import FoulOdds, foul_odds
from game.games.sevens.rolls import team_words
from game.games.sevens.state import NOBODY, STANDING, State, has_scored, put, rival, set_status, side_of

SAFE: Final = 0.03  # a risk that does not count
CAUTION: Final = 0.3
"""Touchdowns for a lost ball, beside all that follows: of many plans the best looks better than it is."""
UNLIKELY: Final = 0.01  # ends of a block that are left out


class Either(NamedTuple):
    """A block that may come out the other way: its target, how likely, and what was thought."""

    target: int
    chance: float
    felled: bool
    carried: bool


class Turn:
    """Judges aims from one position on, for the side in turn."""

    def __init__(self, s: State) -> None:
        self.s, self.side = s, s.turn
        self.rerolls = bool(team_words(s, s.turn))
        self.price = reroll(s, s.turn)
        self.nodes = 0
        self._fouls: dict[tuple[int, int, int, int], FoulOdds] = {}

    def worth(self, s: State) -> float:
        """Of a position in which the turn has ended."""
        self.nodes += 1
        return worth(s, self.side)

    def value(self, aims: Aims) -> float:
        """What is expected of these aims, the safest first. Whatever fails ends the turn; a block is followed
        by its likeliest end, and put right by the other one."""
        s = self.s.copy()
        alive, total = 1.0, 0.0
        either: list[Either] = []
        for aim in in_order(aims):
            odds = self.odds(s, aim)
            if not possible(s, aim, odds):
                continue
            step_on(s, aim)
            falls, downs, cost = self.dice(odds)
            risk = 1 - (1 - aim.risk) * (1 - falls)
            total += alive * (aim.bonus - cost - aim.cost)
            if risk > 0:
                total += alive * risk * self.worth(failed(s, aim))
                total -= alive * risk * self.harm(s, aim)
                alive *= 1 - risk
            if aim.fouled != NOBODY:
                total += alive * self.fouls(s, aim)
            if odds is not None:
                total += alive * downs * hurt(s, aim.target, self.side)
                felled = 2 * downs >= 1 - falls
                other = (1 - downs - falls if felled else downs) / (1 - falls)
                either.append(Either(aim.target, alive * other, felled, s.holder == aim.target))
                struck(s, aim, felled=felled)
            elif aim.taken:
                s.holder, s.ball = aim.player, NOWHERE
            elif aim.mate != NOBODY:
                s.holder = aim.mate
            if has_scored(s) and side_of(s.holder) == self.side:
                break
        end = self.ends(s)
        for each in either:
            if each.chance > UNLIKELY and s.at[each.target] >= 0:
                total += each.chance * (self.worth(otherwise(s, each)) - end)
        return total + alive * end

    def fouls(self, s: State, aim: Aim) -> float:
        """What a foul gains with the help of who stands there by then."""
        player, target = aim.player, aim.fouled
        helpers, against = assistants(s, player, target, "foul"), assistants(s, target, player, "foul")
        same = (player, target, len(helpers), len(against))
        if same not in self._fouls:
            self._fouls[same] = foul_odds(s, player, target)
        return foul(s, target, self._fouls[same], self.side)

    def harm(self, s: State, aim: Aim) -> float:
        """What a failure costs beside the position that it leaves."""
        harm = CAUTION if aim.player == s.holder else 0.0
        if not aim.taken and aim.mate == NOBODY:  # it falls
            harm += hurt(s, aim.player, rival(self.side))
        return harm

    def ends(self, s: State) -> float:
        """What the position is worth when all is done; whoever was given the ball may still run with it."""
        fresh = s.holder not in (NOBODY, self.s.holder) and not s.acted >> s.holder & 1
        s.acted = ALL
        end = self.worth(s)
        if fresh and side_of(s.holder) == self.side and s.status[s.holder] == STANDING:
            end = max(end, self.runs(s, end))
        return end

    def runs(self, s: State, stays: float) -> float:
        """… into the end zone, if it gets there; or not at all."""
        outlook, player = Outlook(s, self.side), s.holder
        goal = outlook.free & GOAL[self.side]
        p = arrives(s.at[player], s.ma[player], outlook.free, outlook.zones[rival(self.side)], goal)
        if not p:
            return stays
        there, fallen = s.copy(), s.copy()
        put(there, player, members(goal)[0])
        down(fallen, player)
        return p * self.worth(there) + (1 - p) * self.worth(fallen)

    def odds(self, s: State, aim: Aim) -> BlockOdds | None:
        """Of the block in an aim, if it can be thrown by then without the target's choice."""
        target = aim.target
        if target == NOBODY or not beside(s, target, aim.to, stands=True):
            return None
        odds = block_odds(s, aim.player, target, origin=aim.to if aim.plan.action == "blitz" else -1)
        return odds if odds.mine or odds.dice == 1 else None

    def dice(self, odds: BlockOdds | None) -> tuple[float, float, float]:
        """How likely the blocker falls, and the target; what it costs in re-rolls."""
        if odds is None:
            return 0.0, 0.0, 0.0
        falls, downs = odds.fall, odds.down
        if self.rerolls and falls:
            return falls * falls, min(1 - falls * falls, downs + falls * downs), self.price * falls
        return falls, downs, 0.0


def in_order(aims: Aims) -> list[Aim]:
    """The safest first; blocks last, as others may help, and fouls after them: they may end the turn."""
    return sorted(
        aims.values(),
        key=lambda aim: (aim.fouled != NOBODY, aim.risk > SAFE, aim.target != NOBODY, aim.risk),
    )


def possible(s: State, aim: Aim, odds: BlockOdds | None) -> bool:
    """Whether an aim can be carried out after those before it."""
    if s.at[aim.player] != aim.to and s.grid[aim.to] >= 0:
        return False
    if aim.once & s.used or (aim.target != NOBODY and odds is None):
        return False
    if aim.fouled != NOBODY and not beside(s, aim.fouled, aim.to, stands=False):
        return False
    return aim.mate == NOBODY or s.holder == aim.player


def step_on(s: State, aim: Aim) -> None:
    """A player is where it wanted to be."""
    player = aim.player
    s.used |= aim.once
    if s.at[player] != aim.to:
        put(s, player, aim.to)
    if s.status[player] != STANDING:
        set_status(s, player, STANDING)
    s.acted |= 1 << player


def struck(s: State, aim: Aim, *, felled: bool) -> None:
    """A target is pushed, and goes down."""
    shove(s, aim.to, aim.target)
    if felled and s.at[aim.target] >= 0:
        down(s, aim.target)


def failed(s: State, aim: Aim) -> State:
    """The turn has ended by what an aim came to."""
    twin = s.copy()
    twin.acted = ALL
    if aim.mate != NOBODY:
        twin.holder, twin.ball = NOBODY, twin.at[aim.mate]
    elif not aim.taken:
        down(twin, aim.player)
    return twin


def otherwise(s: State, each: Either) -> State:
    """The end of a turn if a block had come out the other way."""
    twin = s.copy()
    if not each.felled:
        down(twin, each.target)
        return twin
    set_status(twin, each.target, STANDING)
    if each.carried and twin.holder == NOBODY:
        twin.holder, twin.ball = each.target, NOWHERE
    return twin
