"""The pages that Sevens has beside its rulebook, by the chapter that opens each."""

from __future__ import annotations

from typing import Final

from game.ui.own_page import OwnPage
from game.ui.tables.sevens.skill_book import SkillPages

PAGES: Final = {"19": OwnPage("All skills and traits", "Skills", SkillPages)}
