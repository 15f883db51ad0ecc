"""What a break is."""

from __future__ import annotations

from typing import NamedTuple


class Break(NamedTuple):
    """``old`` stands once in ``file``; with ``new`` in its place the rule is broken as ``what`` says."""

    rule: str
    what: str
    file: str
    old: str
    new: str
    test: str
