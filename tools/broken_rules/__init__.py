"""The breaks that `break_rules.py` tries: an edit of the code each, and the test that has to notice it.

A module a game.
"""

from broken_rules.bfl import BFL
from broken_rules.halftime import HALFTIME
from broken_rules.kinds import Break

BREAKS = (*BFL, *HALFTIME)

__all__ = ["BREAKS", "Break"]
