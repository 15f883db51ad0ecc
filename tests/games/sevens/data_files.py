"""The data files of the box, to be looked at and damaged."""

from __future__ import annotations

import tomllib
from typing import Any

from game.assets import asset


def table(file: str) -> dict[str, Any]:
    """A fresh copy of a data file, to be damaged."""
    return tomllib.loads(asset("sevens", file).read_text(encoding="utf-8"))
