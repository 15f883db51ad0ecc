"""A player's folders in a temporary place, matches to keep there, and a disk that is full when told to be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest

from game.store.leagues.leagues import Leagues
from game.store.places import Places, under
from game.store.savefile import SaveFile
from game.store.saves import Saves
from tests.store.sample import HEADER, after


@pytest.fixture
def home(tmp_path: Path) -> Places:
    return under(tmp_path / "home")


@pytest.fixture
def saves(home: Places) -> Saves:
    return Saves(home.saves, home.replays)


@pytest.fixture
def leagues(home: Places) -> Iterator[Leagues]:
    with closing(Leagues(home.leagues)) as found:
        yield found


@pytest.fixture
def begin(saves: Saves) -> Callable[..., SaveFile]:
    """``begin(5, "dice 3 4")``: a match begun five minutes after noon, with answers, and left again."""

    def begin(minutes: float, *answers: str, result: str = "", turn: str = "") -> SaveFile:
        save = saves.create(HEADER, when=after(minutes))
        save.append(answers, when=after(minutes), turn=turn)
        if result:
            save.finish(result)
        save.close()
        return save

    return begin


@pytest.fixture
def small_disk() -> Callable[[int], AbstractContextManager[None]]:
    """``with small_disk(100):`` no file can grow beyond 100 bytes, as if the disk were full."""
    resource = pytest.importorskip("resource")

    @contextmanager
    def limit(size: int) -> Iterator[None]:
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))

    return limit
