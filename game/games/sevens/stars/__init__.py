"""The star players: hired for a scrimmage, each with a rule of its own (S7-17).

A star's rule is an entry of the catalogue behind the skills: its owner has it as it has a skill, and each is
registered once with the hooks of `game.games.sevens.hooks`, in the module of what it is about.
"""

from game.games.sevens.stars import armoury, arrivals, blocking, deeds, handling

__all__ = ["armoury", "arrivals", "blocking", "deeds", "handling"]
