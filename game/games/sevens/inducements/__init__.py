"""Inducements: what can be bought before a match, and what each does in it (S7-2.4)."""

from game.games.sevens.inducements import measures, wizard, working

__all__ = ["measures", "wizard", "working"]
