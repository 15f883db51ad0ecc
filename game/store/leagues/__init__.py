"""Teams and leagues on disk: one SQLite file, every change whole or not at all."""
