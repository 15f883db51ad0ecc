"""A team as the text of a file, and back, as a file of a team is written and read."""

from __future__ import annotations

from game.games.sevens.league.fields import as_text
from game.games.sevens.league.sheet import TeamSheet
from game.games.sevens.league.sheet_text import legal_sheet, plain_sheet, plain_team


def sheet_text(sheet: TeamSheet) -> str:
    return as_text(plain_sheet(sheet))


def read_sheet(text: str, name: str = "team") -> TeamSheet:
    return legal_sheet(plain_team(text, name), name)
