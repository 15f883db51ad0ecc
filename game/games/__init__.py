"""The rulebooks, one folder a game. A rulebook imports only the core, never another game."""
