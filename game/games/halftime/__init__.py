"""Half-Time Football: the rulebook. Its numbered rules stand in RULES.md."""

from game.games.halftime.game import GAME

__all__ = ["GAME"]
