"""A finished match goes to the replays, and only so many of them are kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.store.places import Places
from game.store.savefile import SaveFile
from game.store.saves import Saves
from tests.store.sample import HEAD, HEADER, after, put


def test_a_finished_match_goes_to_the_replays(saves: Saves, begin: Callable[..., SaveFile]) -> None:
    save = begin(0, "dice 1 2", result="p2")
    assert saves.list_saves() == []
    (info,) = saves.list_replays()
    assert (info.id, info.finished, info.result) == (save.id, True, "p2")
    assert saves.read(info.id) == save.text


def test_an_undo_after_the_end_makes_it_a_match_in_progress_again(saves: Saves) -> None:
    save = saves.create(HEADER, when=after(0))
    save.append(["dice 1 2"])
    save.finish("p1")
    save.append(["undo 1"])
    save.close()
    assert saves.list_replays() == []
    assert saves.resume() is not None


def test_a_match_killed_between_its_end_and_the_move_is_moved_at_the_next_start(
    saves: Saves, home: Places
) -> None:
    put(home.saves, "ended", HEAD + "dice 1 2\nexpect over tie\n")
    put(home.saves, "named", HEAD + '# name "Kept"\ndice 1 2\nexpect over tie\n')
    put(home.saves, "going-on", HEAD + "dice 1 2\n")
    put(home.saves, "just-made", "")
    saves.tidy()
    assert {info.id for info in saves.list_saves()} == {"named", "going-on"}
    assert [info.id for info in saves.list_replays()] == ["ended"]


def test_tidying_leaves_a_match_that_another_window_plays(saves: Saves, home: Places) -> None:
    save = saves.create(HEADER, when=after(0))
    save.append(["dice 1 2"])
    save.finish("p1")
    Saves(home.saves, home.replays).tidy()
    assert [info.id for info in saves.list_saves()] == [save.id]


def test_old_replays_go_and_named_ones_stay(
    saves: Saves, home: Places, monkeypatch: pytest.MonkeyPatch, begin: Callable[..., SaveFile]
) -> None:
    monkeypatch.setattr("game.store.saves.REPLAYS_KEPT", 3)
    oldest = begin(0, "dice 1 2", result="p1")
    saves.rename(oldest.id, "The first")
    put(home.replays, "rubbish", "rubbish\n")
    later = [begin(minutes, "dice 1 2", result="p1").id for minutes in range(1, 6)]
    assert [info.id for info in saves.list_replays()] == [*later[:1:-1], oldest.id, "rubbish"]
    monkeypatch.setattr("game.store.saves.REPLAYS_KEPT", 1)
    saves.tidy()
    assert [info.id for info in saves.list_replays()] == [later[-1], oldest.id, "rubbish"]


def test_a_finished_match_is_named_among_the_replays(saves: Saves) -> None:
    save = saves.create(HEADER, when=after(0))
    save.append(["dice 1 2"])
    save.finish("p1")
    saves.save_as(save, "The cup")
    save.close()
    assert [info.name for info in saves.list_replays()].count("The cup") == 1
    assert saves.list_saves() == []


def test_a_branch_is_a_match_of_its_own(saves: Saves, begin: Callable[..., SaveFile]) -> None:
    old = begin(0, "dice 1 2", "dice 3 4", result="p1", turn="Roll 9")
    until = old.lines[: old.lines.index("dice 1 2") + 1]
    save = saves.create(until, when=after(60))
    save.append(["dice 5 6"])
    save.close()
    (info,) = saves.list_saves()
    assert (info.started, info.answers, info.finished) == (after(60), 2, False)
    assert saves.read(old.id) == old.text
