"""Chances before anybody commits: ways with all their dice, blocks, passes, catches, fouls.

Everything is reckoned on a copy of the state with the same tests that the rules make, so skills count as they
do there; what a skill asks its coach for later (Diving Tackle, Dauntless) is left out. Nothing is changed.
"""

from game.games.sevens.odds.again import Chance, all_of, chance_of, team_chance
from game.games.sevens.odds.blitzes import BlitzOdds, blitz_odds
from game.games.sevens.odds.blocks import BlockOdds, block_odds, face_effects, foul_breaks, worth
from game.games.sevens.odds.passes import (
    PassOdds,
    Taker,
    catch,
    handoff_again,
    intercept,
    pass_again,
    pass_odds,
)
from game.games.sevens.odds.reach import NO_WAY, Budget, Needed, Reach, Way, budget, chance, pickup
from game.games.sevens.odds.throws import ThrowOdds, throw_odds

__all__ = [
    "NO_WAY",
    "BlitzOdds",
    "BlockOdds",
    "Budget",
    "Chance",
    "Needed",
    "PassOdds",
    "Reach",
    "Taker",
    "ThrowOdds",
    "Way",
    "all_of",
    "blitz_odds",
    "block_odds",
    "budget",
    "catch",
    "chance",
    "chance_of",
    "face_effects",
    "foul_breaks",
    "handoff_again",
    "intercept",
    "pass_again",
    "pass_odds",
    "pickup",
    "team_chance",
    "throw_odds",
    "worth",
]
