"""BFL, Battle Football League: the rulebook. Its numbered rules stand in RULES.md."""

from game.games.bfl.game import GAME

__all__ = ["GAME"]
