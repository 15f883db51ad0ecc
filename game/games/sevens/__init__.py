"""Sevens, fantasy football seven a side: the rulebook. Its numbered rules stand in RULES.md."""
