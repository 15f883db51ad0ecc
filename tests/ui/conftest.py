"""A window for every test, and a hand to play it with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.store.places import under
from game.store.store import Store
from game.ui.app import App
from tests.ui.driver import Driver, window
from tests.ui.written import Written, listen


@pytest.fixture
def driver() -> Iterator[Driver]:
    """A window of 1280 x 720 with nothing in it yet."""
    with window(App()) as driver:
        yield driver


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """Everything that is kept, in a temporary place."""
    store = Store(under(tmp_path))
    yield store
    store.close()


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """Every line that is written from now on."""
    return listen(monkeypatch)


SMALL = (480, 270)
GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[pygame.Surface, str], None]:
    """Compares a picture, made small, with tests/ui/golden/<name>.png. ``--update`` takes it anew."""

    def compare(picture: pygame.Surface, name: str) -> None:
        small, file = pygame.transform.smoothscale(picture, SMALL), GOLDEN / f"{name}.png"
        if request.config.getoption("--update"):
            GOLDEN.mkdir(exist_ok=True)
            pygame.image.save(small, file)
            return
        here, there = (pygame.surfarray.array3d(s).astype(int) for s in (small, pygame.image.load(file)))
        far = abs(here - there).max(axis=2)
        assert far.mean() < 2.0, f"{name}: the picture has changed; look at it, then --update"
        assert (far > 48).mean() < 0.004, (
            f"{name}: a part of the picture has changed; look at it, then --update"
        )

    return compare
