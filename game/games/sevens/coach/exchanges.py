"""What it is worth that the ball changes hands."""

from __future__ import annotations

from typing import Final

from game.core.grid import column, distance
from game.games.sevens.board import GOAL_COLUMN, NEIGHBOURS
from game.games.sevens.catalogue import skill
from game.games.sevens.coach.fights import Fights
from game.games.sevens.coach.judging import ALL, SURE, Weighed
from game.games.sevens.coach.plans import Plan
from game.games.sevens.odds import PassOdds, Reach, Way, catch, chance, pass_odds
from game.games.sevens.state import NOBODY, alert, on_pitch

CATCH: Final = skill("Catch").mask
PASS: Final = skill("Pass").mask


class Exchanges(Fights):
    """Weighs passes and hand-offs too: everything that a plan can be."""

    def handoffs(self, player: int, reach: Reach) -> list[Weighed]:
        """The ball to a team-mate, from the surest square next to it."""
        s, found = self.s, []
        for mate in on_pitch(s, self.side):
            if mate == player or not alert(s, mate):
                continue
            squares = [at for at in NEIGHBOURS[s.at[mate]] if reach.chance(at) > SURE]
            if distance(s.at[mate], s.at[player]) == 1:
                squares.append(s.at[player])
            if not squares:
                continue
            goal = GOAL_COLUMN[self.side]
            at = min(squares, key=lambda square: (abs(column(square) - goal), square))
            p = self.caught(chance(catch(s, mate, "handoff", at)), mate)
            found.append(self.given(player, mate, reach.way(at), at, p, ("handoff", mate), "handoff"))
        return found

    def passes(self, player: int, reach: Reach) -> list[Weighed]:
        """Throws to team-mates from where the thrower stands."""
        s, found = self.s, []
        here = s.at[player]
        for mate in on_pitch(s, self.side):
            if mate == player or not alert(s, mate):
                continue
            odds = pass_odds(s, player, s.at[mate])
            if odds is None or odds.complete < 0.2:
                continue
            p = self.complete(odds, player, mate)
            words = ("throw", s.at[mate])
            found.append(self.given(player, mate, Way((), (), 1.0), here, p, words, "pass"))
        return found

    def complete(self, odds: PassOdds, player: int, mate: int) -> float:
        """A pass that is neither missed, nor intercepted, nor dropped."""
        thrown = odds.accurate
        if self.s.skills[player] & PASS or self.rerolls:
            thrown = 1 - (1 - thrown) ** 2
        return thrown * (1 - odds.intercepted) * self.caught(chance(odds.catch), mate)

    def caught(self, p: float, mate: int) -> float:
        """A catch, with the skill that rolls it again."""
        return 1 - (1 - p) ** 2 if self.s.skills[mate] & CATCH else p

    def given(
        self, player: int, mate: int, way: Way, at: int, p: float, words: tuple[str, int], action: str
    ) -> Weighed:
        """The ball changes hands, or lies beside the receiver."""
        ok = self.moved(player, at)
        ok.holder = mate
        bad = ok.copy()
        bad.holder, bad.ball, bad.acted = NOBODY, bad.at[mate], ALL
        value = p * self.worth(ok) + (1 - p) * self.worth(bad)
        return self.rated(Plan(player, action, way.squares, words, p), value, 1 - p, ok)
