"""Prayers to Nuffle: the table, and what each prayer does in the match (S7-2.5)."""

from game.games.sevens.prayers import working

__all__ = ["working"]
