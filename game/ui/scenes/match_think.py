"""Coaches think beside the frame loop: a job at a time, in a thread, or at once where a test wants it so."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Generic, TypeVar

from game.ui.yielding import yielding

T = TypeVar("T")


class Thought(Generic[T]):
    """A job under way. ``ready`` tells when its ``result`` stands, which raises what the job raised."""

    def __init__(self, job: Callable[[], T]) -> None:
        self._job = job
        self._made: Future[T] = Future()

    def run(self) -> None:
        """Does the job."""
        try:
            value = self._job()
        except Exception as error:  # told to whoever asks for the result
            self._made.set_exception(error)
        else:
            self._made.set_result(value)

    @property
    def ready(self) -> bool:
        """Has it come to an end?"""
        return self._made.done()

    @property
    def result(self) -> T:
        """What the job returned. Raises TimeoutError while it is under way."""
        return self._made.result(timeout=0)


def beside(job: Callable[[], T]) -> Thought[T]:
    """Starts a job in a thread of its own, which does not outlive the program."""
    thought = Thought(job)
    threading.Thread(target=_think, args=(thought,), name="coach", daemon=True).start()
    return thought


def _think(thought: Thought[T]) -> None:
    with yielding:
        thought.run()


def at_once(job: Callable[[], T]) -> Thought[T]:
    """Does a job before it returns."""
    thought = Thought(job)
    thought.run()
    return thought
