"""The records of Half-Time Football hold; those of a folder `records` beside the checkout are run, too."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.check import run_record
from game.core.record import read_record
from game.games.halftime import GAME

ROOT = Path(__file__).resolve().parents[3]
FOLDERS = [ROOT / "tests" / "records", *sorted(ROOT.parent.glob("*/records"))]
RECORDS = [record for folder in FOLDERS for record in sorted((folder / "halftime").glob("*.rec"))]


@pytest.mark.records("halftime")
@pytest.mark.parametrize("record", RECORDS, ids=lambda record: f"{record.parents[2].name}/{record.stem}")
def test_the_record_holds(record: Path) -> None:
    run = run_record(read_record(record.read_text("utf-8"), record.name), GAME)
    assert [str(mismatch) for mismatch in run.mismatches] == []
