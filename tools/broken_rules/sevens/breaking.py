"""How a break of Sevens is written down."""

from __future__ import annotations

from typing import Final

from broken_rules.kinds import Break

FILES: Final = {
    "1": "01_pitch", "2": "02_before", "3": "03_turn", "4": "04_status", "5": "05_turnovers",
    "6": "06_blocks", "7": "07_weather", "8": "08_ball", "9": "09_passing", "10": "10_tests",
    "11": "11_injuries", "12": "12_drive", "13": "13_events", "14": "12_drive",
}  # fmt: skip


def sevens(rule: str, what: str, module: str, old: str, new: str, test: str) -> Break:
    """A break in Sevens; ``module`` is one of its own, ``test`` is named without its file where that is its
    chapter's, otherwise as `test_odds::test_…`."""
    chapter = rule.removeprefix("S7-").partition(".")[0]
    file, _, name = test.rpartition("::")
    file = file or f"test_{FILES[chapter]}"
    return Break(
        rule, what, f"game/games/sevens/{module}.py", old, new, f"tests/games/sevens/{file}.py::{name}"
    )
