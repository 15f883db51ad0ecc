"""Sevens, fantasy football seven a side: the rulebook. Its numbered rules stand in RULES.md."""

from game.games.sevens.game import GAME

__all__ = ["GAME"]
