"""The steps before a match between teams that bring more than their players (chapter 2)."""
