"""Rumble, eleven against eleven on squares: the rulebook. Its numbered rules stand in RULES.md."""

from game.games.rumble.game import GAME

__all__ = ["GAME"]
