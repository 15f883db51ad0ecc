"""While a thread works beside the frames, threads take turns quickly; afterwards as they did before."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from game.ui import yielding
from game.ui.yielding import QUICK_S, Yielding

SLOW_S = 0.005


@pytest.fixture
def interval(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long threads take their turns; the interpreter's own is left alone."""
    kept = [SLOW_S]
    told = SimpleNamespace(
        getswitchinterval=lambda: kept[0], setswitchinterval=lambda s: kept.__setitem__(0, s)
    )
    monkeypatch.setattr(yielding, "sys", told)
    return kept


def test_the_last_one_out_restores_what_was(interval: list[float]) -> None:
    window = Yielding()
    with window:
        with window:
            assert interval == [QUICK_S]
        assert interval == [QUICK_S]
    assert interval == [SLOW_S]


def test_a_job_that_fails_restores_it_too(interval: list[float]) -> None:
    with pytest.raises(StopIteration), Yielding():
        next(iter(()))
    assert interval == [SLOW_S]
