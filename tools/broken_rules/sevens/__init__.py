"""Breaks of Sevens, by chapters of the rulebook."""

from broken_rules.sevens.around import AROUND
from broken_rules.sevens.balls import BALLS
from broken_rules.sevens.blocks import BLOCKS
from broken_rules.sevens.drives import DRIVES
from broken_rules.sevens.harm import HARM
from broken_rules.sevens.league import LEAGUE
from broken_rules.sevens.rosters import ROSTERS
from broken_rules.sevens.turns import TURNS

SEVENS = (*TURNS, *BLOCKS, *BALLS, *HARM, *DRIVES, *ROSTERS, *AROUND, *LEAGUE)

__all__ = ["SEVENS"]
