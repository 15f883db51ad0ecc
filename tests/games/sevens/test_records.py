"""The records of Sevens hold; those of a folder `records` beside the checkout are run, too."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.core.check import run_record
from game.core.record import read_record
from game.core.table import DiceTable, SeededChance
from game.games.sevens import GAME
from game.games.sevens.coach import RandomSide

ROOT = Path(__file__).resolve().parents[3]
FOLDERS = [ROOT / "tests" / "records", *sorted(ROOT.parent.glob("*/records"))]
RECORDS = [record for folder in FOLDERS for record in sorted((folder / "sevens").glob("*.rec"))]


@pytest.mark.records("sevens")
@pytest.mark.parametrize("record", RECORDS, ids=lambda record: f"{record.parents[2].name}/{record.stem}")
def test_the_record_holds(record: Path) -> None:
    read = read_record(record.read_text("utf-8"), record.name)
    left_open = SeededChance(DiceTable(read.seed or 0), RandomSide(Random(1)))
    run = run_record(read, GAME, left_open)
    assert [str(mismatch) for mismatch in run.mismatches] == []
