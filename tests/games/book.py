"""A game's RULES.md, to be held against its ledger and its code."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType


class Book:
    """The rulebook of a game's package; ``ledger`` is the prefix of its rules' IDs."""

    def __init__(self, game: ModuleType, ledger: str) -> None:
        assert game.__file__ is not None
        self.ledger, self.folder = ledger, Path(game.__file__).parent
        self.text = (self.folder / "RULES.md").read_text("utf-8")
        self.paragraphs = [block.strip() for block in self.text.split("\n\n") if block.strip()]

    @property
    def rules(self) -> list[str]:
        """The IDs of its rules, in order."""
        return re.findall(rf"^\*\*({self.ledger}-\d+\.\d+)\*\* \S", self.text, re.M)

    @property
    def chapters(self) -> list[tuple[str, int]]:
        """Each chapter's title, and how many rules it has."""
        heads = re.findall(r"^## (\d+) (.+)$", self.text, re.M)
        return [(title, self._rules_of(number)) for number, title in heads]

    def _rules_of(self, chapter: str) -> int:
        return sum(rule.startswith(f"{self.ledger}-{chapter}.") for rule in self.rules)

    def table_under(self, head: str) -> list[list[str]]:
        """The rows of the table whose first line is ``head``."""
        [block] = [block for block in self.paragraphs if block.startswith(head)]
        return [[cell.strip() for cell in row.strip("|").split("|")] for row in block.splitlines()[2:]]

    def cited(self) -> dict[str, set[str]]:
        """The rules that the code cites, by the name of the module."""
        pattern = re.compile(rf"\b{self.ledger}-\d+\.\d+")
        modules = sorted(self.folder.rglob("*.py"))
        return {
            module.relative_to(self.folder).as_posix(): set(pattern.findall(module.read_text("utf-8")))
            for module in modules
        }
