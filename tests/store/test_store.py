"""Behind one door: whatever the disk does, the game goes on and says what is amiss."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.store.figures import MatchFigures, SeatFigures
from game.store.places import HOME_VARIABLE, Places, under
from game.store.settings import Settings
from game.store.store import Store, open_store
from tests.store.sample import HEADER, NOON, after


def play(store: Store) -> None:
    """A match, a setting and a count."""
    save = store.saves.create(HEADER, when=after(0))
    save.append(["dice 1 2"])
    save.close()
    store.keep(store.settings.but(mute=True))
    ada = SeatFigures("p1", "Ada", "person", 6, True)
    store.statistics.add_match(MatchFigures(save.id, NOON, "bfl", (ada,)))


def test_what_was_kept_is_there_at_the_next_start(home: Places) -> None:
    store = Store(home)
    play(store)
    store.close()
    again = Store(home)
    assert again.warnings == []
    assert again.settings == Settings(mute=True)
    assert again.saves.resume() is not None
    assert again.statistics.totals().matches == 1
    again.close()


def test_the_environment_says_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "stick"))
    store = open_store()
    play(store)
    store.close()
    assert {p.name for p in (tmp_path / "stick").iterdir()} == {"saves", "settings.json", "statistics.db"}


def test_without_a_home_everything_goes_on_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = Store(under(tmp_path / "file" / "home"))
    assert "kept in memory until the game ends" in store.warning
    play(store)
    assert store.settings.mute
    assert store.saves.resume() is not None
    assert store.statistics.totals().matches == 1
    assert all("\n" not in line for line in store.warnings)
    store.close()


def test_a_home_that_cannot_be_named_leaves_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, "~nobody-of-this-name")
    store = open_store()
    assert HOME_VARIABLE in store.warning
    play(store)
    store.close()


def test_a_bad_setting_is_among_the_warnings(home: Places) -> None:
    home.config.mkdir(parents=True)
    home.settings.write_text('{"palette": "pink"}')
    assert "palette" in Store(home).warning


def test_in_memory_by_choice_there_is_nothing_to_warn_of() -> None:
    store = Store(None)
    play(store)
    assert store.warnings == []
    store.close()


def test_a_finished_match_that_a_kill_left_is_a_replay_at_the_next_start(home: Places) -> None:
    home.saves.mkdir(parents=True)
    (home.saves / "ended.rec").write_text("\n".join([*HEADER, "dice 1 2", "expect over p1", ""]))
    store = Store(home)
    assert store.saves.list_saves() == []
    assert len(store.saves.list_replays()) == 1
