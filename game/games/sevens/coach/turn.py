"""A turn judged as a whole: what is expected when some aims are carried out, one after the other."""

from __future__ import annotations

from enum import IntEnum, auto
from math import prod
from typing import Final

from game.core.grid import NOWHERE, distance, members
from game.games.sevens.assists import assistants
from game.games.sevens.board import GOAL
from game.games.sevens.coach.aims import Aim, Aimer, Aims, Thrown, beside, receiver
from game.games.sevens.coach.course import Course, failed, land, otherwise, possible, step_on, strike
from game.games.sevens.coach.experience import Experience, foul, hurt, reroll, worth
from game.games.sevens.coach.judging import ALL
from game.games.sevens.coach.opening import Opened, Openings
from game.games.sevens.coach.outcomes import down, stand
from game.games.sevens.coach.outlook import Outlook
from game.games.sevens.coach.reaching import arrives
from game.games.sevens.odds import BlockOdds, block_odds
from game.games.sevens.odds.fouls import FoulOdds, foul_odds
from game.games.sevens.rolls import team_words
from game.games.sevens.stalling import could_score
from game.games.sevens.state import (
    NOBODY,
    STANDING,
    STUNNED,
    State,
    has_scored,
    put,
    rival,
    side_of,
)

SAFE: Final = 0.03  # a risk that does not count
CAUTION: Final = 0.3
"""Touchdowns for a lost ball, beside all that follows: of many plans the best looks better than it is."""
UNLIKELY: Final = 0.01  # ends of a block that are left out
OPENS: Final = 0.02  # of a chance that a block adds to a way
BOUNCED: Final = 0.8  # of the chance to pick a ball up, for one that has just come loose


class Stage(IntEnum):
    """The order in which the aims of a turn are carried out."""

    SAFE_MOVES = auto()
    BLOCKS = auto()
    THROWS = auto()  # of who has the ball
    DARING_MOVES = auto()
    GIVES = auto()
    THROWS_WHO_FETCHED = auto()
    RUNS_ON = auto()  # whoever was given the ball
    DARING_BLOCKS = auto()  # daring to get to
    FOULS = auto()


class Turn:
    """Judges aims from one position on, for the side in turn."""

    def __init__(self, s: State, aimer: Aimer) -> None:
        self.s, self.side = s, s.turn
        self.rerolls = bool(team_words(s, s.turn))
        self.price = reroll(s, s.turn)
        self.openings = Openings(s, aimer.reaches)
        self.stalls = stalling(s)
        self.nodes = 0
        self._fouls: dict[tuple[int, int, int, int], FoulOdds] = {}

    def worth(self, s: State) -> float:
        """Of a position in which the turn has ended."""
        self.nodes += 1
        return worth(s, self.side)

    def judged(self, aims: list[Aim]) -> tuple[float, Opened]:
        """What is expected of aims in their order, and whom the blocks move. Whatever fails ends the turn; a
        block is followed by its likeliest end, and put right by the other one."""
        course = Course(self.s.copy())
        for aim in aims:
            self.carry_out(course, aim)
            if has_scored(course.s) and side_of(course.s.holder) == self.side:
                break
        s, acted = course.s, course.s.acted
        end = self.ends(s, acted)
        for each in course.either:
            if course.alive * each.chance > UNLIKELY and s.at[each.target] >= 0:
                other = self.ends(otherwise(s, each), acted)
                course.total += course.alive * each.chance * (other - end)
        return course.total + course.alive * end, course.opened

    def carry_out(self, course: Course, aim: Aim) -> None:
        """One aim more, if it is possible then."""
        s, p, cost = course.s, 1 - aim.risk, aim.cost
        odds = self.odds(s, aim)
        if not possible(s, aim, odds):
            return
        if self.runs(aim, s.holder):
            p, cost = self.openings.odds(aim.player, aim.to, course.opened)
            if not p:
                return
            if self.opens(aim, course.opened):
                self.wait_for_blocks(course)
            if aim.player == self.s.holder and not GOAL[self.side] >> aim.to & 1:
                p *= 1 - self.stalls
        step_on(s, aim)
        falls, downs, again = self.dice(odds)
        course.total += course.alive * (aim.bonus - cost - again)
        risk = 1 - p * (1 - falls)
        if risk > 0:
            course.total += course.alive * risk * (self.worth(failed(s, aim)) - self.harm(s, aim))
            course.alive *= 1 - risk
        if aim.fouled != NOBODY:
            course.total += course.alive * self.fouls(s, aim)
        if odds is not None:
            course.total += course.alive * downs * hurt(s, aim.target, self.side)
            strike(course, aim, falls, downs)
        elif aim.thrown is not None:
            self.fly(course, aim.thrown)
        elif aim.taken or aim.mate != NOBODY:
            s.holder, s.ball = (aim.player if aim.mate == NOBODY else aim.mate), NOWHERE

    def fly(self, course: Course, thrown: Thrown) -> None:
        """A team-mate comes down on its feet, where it was thrown to or somewhere near."""
        land(course, thrown)
        if not thrown.strays:
            return
        stays = course.s.copy()
        stays.acted = ALL
        scores = self.worth(scored(stays, thrown.mate, Outlook(stays, self.side).free & GOAL[self.side]))
        strayed = thrown.scores * scores + (1 - thrown.scores) * self.worth(stays)
        course.total += course.alive * thrown.strays * strayed
        course.alive *= 1 - thrown.strays

    def wait_for_blocks(self, course: Course) -> None:
        """A run whose way is opened by blocks is made when they have come out as they should; else the
        carrier stays where it is."""
        if not course.either:
            return
        sure = prod(1 - each.chance for each in course.either)
        if sure < 1 - UNLIKELY:
            least = max(course.either, key=lambda each: each.chance)
            course.total += course.alive * (1 - sure) * self.worth(otherwise(course.s, least))
            course.alive *= sure
        course.either.clear()

    def ordered(self, aims: Aims) -> list[Aim]:
        """The safest first, then blocks, which may open a risky run; whoever is given the ball goes on after
        that; then blocks that are risky to get to, and fouls last: they may end the turn."""
        runner = receiver(self.s, aims)
        return sorted(aims.values(), key=lambda aim: (self.stage(aim, runner), aim.risk))

    def stage(self, aim: Aim, runner: int) -> Stage:
        """When an aim is carried out."""
        if aim.fouled != NOBODY:
            return Stage.FOULS
        if aim.mate != NOBODY:
            return Stage.GIVES
        if aim.thrown is not None:
            return Stage.THROWS if aim.thrown.mate == self.s.holder else Stage.THROWS_WHO_FETCHED
        if aim.player == runner:
            return Stage.RUNS_ON
        risk = aim.risk
        if self.runs(aim, self.s.holder):
            risk = 1 - self.openings.odds(aim.player, aim.to, ())[0]
        if aim.target != NOBODY:
            return Stage.BLOCKS if risk <= SAFE else Stage.DARING_BLOCKS
        return Stage.SAFE_MOVES if risk <= SAFE else Stage.DARING_MOVES

    def runs(self, aim: Aim, holder: int) -> bool:
        """Whether it is a move of whoever has the ball, and nothing else."""
        if aim.thrown is not None or aim.bonus:
            return False
        return aim.player == holder and aim.target == aim.mate == aim.fouled == NOBODY

    def opens(self, aim: Aim, opened: Opened) -> bool:
        """Whether the blocks before it make a way likelier."""
        if not opened:
            return False
        after, before = (self.openings.odds(aim.player, aim.to, blocks)[0] for blocks in (opened, ()))
        return after > before + OPENS

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
        falls = aim.player if aim.thrown is None else aim.thrown.mate
        harm = CAUTION if falls == s.holder else 0.0
        if not aim.taken and aim.mate == NOBODY:
            harm += hurt(s, falls, rival(self.side))
        return harm

    def ends(self, s: State, acted: int) -> float:
        """What the position is worth when all is done; whoever was given the ball may still run with it, and
        whoever has done nothing may pick up a ball that came loose."""
        new = s.holder != self.s.holder or s.at[s.holder] != self.s.at[s.holder]  # given the ball, or thrown
        fresh = new and s.holder != NOBODY and not acted >> s.holder & 1
        s.acted = ALL
        end = self.worth(s)
        if fresh and side_of(s.holder) == self.side and s.status[s.holder] == STANDING:
            return max(end, self.runs_on(s, end))
        if s.holder == NOBODY != self.s.holder and s.ball >= 0:
            return max(end, self.regains(s, end, acted))
        return end

    def runs_on(self, s: State, stays: float) -> float:
        """… into the end zone, if it gets there; or not at all."""
        outlook, player = Outlook(s, self.side), s.holder
        goal = outlook.free & GOAL[self.side]
        p = arrives(s.at[player], s.ma[player], outlook.free, outlook.zones[rival(self.side)], goal)
        if not p:
            return stays
        fallen = s.copy()
        down(fallen, player)
        return p * self.worth(scored(s, player, goal)) + (1 - p) * self.worth(fallen)

    def regains(self, s: State, lies: float, acted: int) -> float:
        """… with the chance of who gets there best."""
        spot = s.ball
        idle = [
            player
            for player in self.openings.players
            if not acted >> player & 1 and s.at[player] >= 0 and s.status[player] != STUNNED
        ]
        p = BOUNCED * Experience(s, self.side).takes(idle, spot, self.side, 0)
        if not p:
            return lies
        taker = min(idle, key=lambda player: distance(s.at[player], spot))
        got = s.copy()
        stand(got, taker, spot if got.grid[spot] < 0 else got.at[taker])
        got.holder, got.ball = taker, NOWHERE
        return p * self.worth(got) + (1 - p) * lies

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


def scored(s: State, player: int, goal: int) -> State:
    """A player has come to one of some squares of the end zone."""
    there = s.copy()
    if goal:
        put(there, player, members(goal)[0])
    return there


def stalling(s: State) -> float:
    """How likely the carrier is knocked down that could score without a die, acts, and does not (S7-3.5)."""
    if s.holder == NOBODY or side_of(s.holder) != s.turn or not could_score(s, s.holder):
        return 0.0
    return max(0, 7 - s.turns[s.turn]) / 6
