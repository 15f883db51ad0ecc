"""Coaches think beside the frame loop: a job at a time, in a thread, or at once where a test wants it so."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Thought(Generic[T]):
    """A job under way. ``ready`` tells when its ``result`` stands, which raises what the job raised."""

    def __init__(self, job: Callable[[], T]) -> None:
        self._job = job
        self._value: T | None = None
        self._error: BaseException | None = None
        self._done = threading.Event()

    def run(self) -> None:
        """Does the job."""
        try:
            self._value = self._job()
        except Exception as error:  # told to whoever asks for the result
            self._error = error
        self._done.set()

    @property
    def ready(self) -> bool:
        """Has it come to an end?"""
        return self._done.is_set()

    @property
    def result(self) -> T:
        """What the job returned."""
        if self._error is not None:
            raise self._error
        return self._value  # type: ignore[return-value]  # T may be None: nothing tells the two apart


def beside(job: Callable[[], T]) -> Thought[T]:
    """Starts a job in a thread of its own, which does not outlive the program."""
    thought = Thought(job)
    threading.Thread(target=thought.run, name="coach", daemon=True).start()
    return thought


def at_once(job: Callable[[], T]) -> Thought[T]:
    """Does a job before it returns."""
    thought = Thought(job)
    thought.run()
    return thought
