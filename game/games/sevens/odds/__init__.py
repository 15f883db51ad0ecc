"""Chances before anybody commits: ways with all their dice, blocks, passes, catches, fouls, special actions.

Everything is reckoned on a copy of the state with the same tests that the rules make, so skills count as they
do there. What the rules make somebody roll is counted; what the other coach may choose to do stands beside it
(`rivals`: Diving Tackle, Shadowing). Nothing is changed.
"""

from game.games.sevens.odds.again import Again, Chance, Turned, all_of, chance_of, team_chance
from game.games.sevens.odds.balls import PuntOdds, kick_stays, punt_odds
from game.games.sevens.odds.blocks import BlockOdds, block_odds, face_effects, worth
from game.games.sevens.odds.bombs import BombOdds, bomb_odds
from game.games.sevens.odds.bouts import Bout, Dared, Fate
from game.games.sevens.odds.fights import Known, at_target, at_work, bout, faced
from game.games.sevens.odds.fouls import FoulOdds, foul_breaks, foul_odds
from game.games.sevens.odds.holding import HELD, Holder, holder
from game.games.sevens.odds.passes import (
    PassOdds,
    Taker,
    catch,
    handoff_step,
    intercept,
    pass_odds,
    pass_steps,
    refusals,
)
from game.games.sevens.odds.pickups import pickup
from game.games.sevens.odds.plans import (
    Die,
    Outlook,
    Walk,
    along,
    another,
    arrivals,
    beginning,
    begun,
    outlook,
    to_blitz,
    to_move,
)
from game.games.sevens.odds.reach import Reach
from game.games.sevens.odds.rivals import Rival, rivals, with_dives
from game.games.sevens.odds.routes import Course, Routes
from game.games.sevens.odds.specials import SpecialOdds, rising, special_odds
from game.games.sevens.odds.straight import Straight
from game.games.sevens.odds.throws import Guided, ThrowOdds, throw_odds
from game.games.sevens.odds.ways import NO_WAY, Budget, Needed, Way, budget, chance

__all__ = [
    "HELD",
    "NO_WAY",
    "Again",
    "BlockOdds",
    "BombOdds",
    "Bout",
    "Budget",
    "Chance",
    "Course",
    "Dared",
    "Die",
    "Fate",
    "FoulOdds",
    "Guided",
    "Holder",
    "Known",
    "Needed",
    "Outlook",
    "PassOdds",
    "PuntOdds",
    "Reach",
    "Rival",
    "Routes",
    "SpecialOdds",
    "Straight",
    "Taker",
    "ThrowOdds",
    "Turned",
    "Walk",
    "Way",
    "all_of",
    "along",
    "another",
    "arrivals",
    "at_target",
    "at_work",
    "beginning",
    "begun",
    "block_odds",
    "bomb_odds",
    "bout",
    "budget",
    "catch",
    "chance",
    "chance_of",
    "face_effects",
    "faced",
    "foul_breaks",
    "foul_odds",
    "handoff_step",
    "holder",
    "intercept",
    "kick_stays",
    "outlook",
    "pass_odds",
    "pass_steps",
    "pickup",
    "punt_odds",
    "refusals",
    "rising",
    "rivals",
    "special_odds",
    "team_chance",
    "throw_odds",
    "to_blitz",
    "to_move",
    "with_dives",
    "worth",
]
