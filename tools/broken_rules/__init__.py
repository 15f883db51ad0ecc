"""The breaks that `break_rules.py` tries: an edit of the code each, and the test that has to notice it.

A module a game.
"""

from broken_rules.bfl import BFL
from broken_rules.halftime import HALFTIME
from broken_rules.kinds import Break
from broken_rules.rumble import RUMBLE
from broken_rules.sevens import SEVENS

BREAKS = (*BFL, *HALFTIME, *RUMBLE, *SEVENS)

__all__ = ["BREAKS", "Break"]
