"""Large pictures come from a thread beside the frames, and from disk the second time."""

from __future__ import annotations

import threading
from pathlib import Path

import pygame
import pytest

from game.ui.drawing.layers import Layers, Paint, Wish
from game.ui.drawing.worker import Job, Soon, Unwanted, Worker, shared

SIZE = (4, 3)


def paint(tone: int, calls: list[int] | None = None) -> Paint:
    def made(unwanted: Unwanted) -> bytes | None:
        if calls is not None:
            calls.append(tone)
        return bytes([tone] * (SIZE[0] * SIZE[1] * 3))

    return made


def wish(tone: int = 7, *, version: str = "1", calls: list[int] | None = None) -> Wish:
    return Wish("board", version, SIZE, paint(tone, calls))


def got(layers: Layers, w: Wish) -> pygame.Surface:
    """The layer, waited for."""
    layers.get(w)
    layers.worker.finish()
    picture = layers.get(w)
    assert picture is not None
    return picture


def test_a_layer_is_not_there_at_once_but_soon() -> None:
    layers = Layers(None, Worker())
    assert layers.get(wish()) is None
    layers.worker.finish()
    picture = layers.get(wish())
    assert picture is not None
    assert picture.get_at((1, 1))[:3] == (7, 7, 7)


def test_what_was_made_once_comes_from_disk_the_next_time(tmp_path: Path) -> None:
    calls: list[int] = []
    got(Layers(tmp_path, Worker()), wish(calls=calls))
    picture = got(Layers(tmp_path, Worker()), wish(9, calls=calls))
    assert calls == [7]
    assert picture.get_at((0, 0))[:3] == (7, 7, 7)


def test_another_version_is_made_anew(tmp_path: Path) -> None:
    calls: list[int] = []
    got(Layers(tmp_path, Worker()), wish(calls=calls))
    got(Layers(tmp_path, Worker()), wish(9, version="2", calls=calls))
    assert calls == [7, 9]


@pytest.mark.parametrize("rubbish", [b"", b"no zlib", b"x\x9c\x03\x00\x00\x00\x00\x01"])
def test_a_spoilt_file_is_made_anew(tmp_path: Path, rubbish: bytes) -> None:
    (tmp_path / wish().file).write_bytes(rubbish)
    assert got(Layers(tmp_path, Worker()), wish()).get_at((0, 0))[:3] == (7, 7, 7)


def test_a_folder_that_cannot_be_written_costs_only_time(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert got(Layers(blocked, Worker()), wish()).get_size() == SIZE


def test_only_the_youngest_files_are_kept(tmp_path: Path) -> None:
    layers = Layers(tmp_path, Worker())
    for i in range(45):
        got(layers, Wish("board", str(i), SIZE, paint(i)))
    assert len(list(tmp_path.glob("*.rgb.z"))) == 40


def test_the_last_picture_of_a_name_can_be_stretched_meanwhile() -> None:
    layers = Layers(None, Worker())
    assert layers.stale("board") is None
    got(layers, wish())
    layers.get(Wish("board", "1", (8, 6), lambda unwanted: None))
    old = layers.stale("board")
    assert old is not None
    assert old[1] == wish().key


def test_a_newer_wish_makes_the_worker_give_up_the_older() -> None:
    worker, begun, gone = Worker(), threading.Event(), threading.Event()
    seen: list[str] = []

    def slow(unwanted: Unwanted) -> None:
        begun.set()
        gone.wait()
        seen.append("given up" if unwanted() else "kept on")

    worker.submit("board", slow)
    begun.wait()
    worker.submit("board", lambda unwanted: seen.append("newer"), anew=True)
    gone.set()
    worker.finish()
    assert seen == ["given up", "newer"]


def test_the_newest_job_is_done_first_and_none_twice() -> None:
    worker, begun, go = Worker(), threading.Event(), threading.Event()
    seen: list[str] = []

    def first(unwanted: Unwanted) -> None:
        begun.set()
        go.wait()

    worker.submit("first", first)
    begun.wait()

    def note(name: str) -> Job:
        return lambda unwanted: seen.append(name)

    for name in ("a", "b", "a"):
        worker.submit(name, note(name))
    go.set()
    worker.finish()
    assert seen == ["b", "a"]


def test_what_a_job_raises_is_not_lost() -> None:
    def broken(unwanted: Unwanted) -> None:
        raise ValueError("no such colour")

    worker = Worker()
    worker.submit("x", broken)
    with pytest.raises(ValueError, match="no such colour"):
        worker.finish()
    worker.finish()


def test_a_picture_that_comes_soon() -> None:
    made = Soon("test", lambda n: n * 2, most=2)
    assert made.get(4) is None
    shared().finish()
    assert made.get(4) == 8
