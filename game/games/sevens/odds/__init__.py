"""Chances before anybody commits: ways with all their dice, blocks, passes, catches, fouls.

Everything is reckoned on a copy of the state with the same tests that the rules make, so skills count as they
do there; what a skill asks its coach for later (Diving Tackle, Dauntless) is left out. Nothing is changed.
"""

from game.games.sevens.odds.blocks import BlockOdds, block_odds, face_effects, foul_breaks, worth
from game.games.sevens.odds.passes import PassOdds, catch, intercept, pass_odds
from game.games.sevens.odds.reach import NO_WAY, Budget, Needed, Reach, Way, budget, chance, pickup

__all__ = [
    "NO_WAY",
    "BlockOdds",
    "Budget",
    "Needed",
    "PassOdds",
    "Reach",
    "Way",
    "block_odds",
    "budget",
    "catch",
    "chance",
    "face_effects",
    "foul_breaks",
    "intercept",
    "pass_odds",
    "pickup",
    "worth",
]
