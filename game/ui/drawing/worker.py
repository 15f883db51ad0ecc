"""One thread beside the frame loop, for pictures that take longer than a frame.

Jobs have a key: a job that waits under a key gives way to a newer one of the same key. The newest job is done
first, since it is what is being looked at. A job may ask, between two strips of work, whether it is unwanted.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Generic, TypeVar

from game.ui.yielding import yielding

Unwanted = Callable[[], bool]
Job = Callable[[Unwanted], None]
T = TypeVar("T")


class Worker:
    """A daemon thread that is started with the first job."""

    def __init__(self) -> None:
        self._jobs: dict[Hashable, Job] = {}
        self._lock = threading.Condition()
        self._thread: threading.Thread | None = None
        self._doing: Hashable | None = None
        self._given_up = False
        self._failed: BaseException | None = None
        self.finished = 0  # jobs done so far: whoever showed a draft looks again

    def submit(self, key: Hashable, job: Job, *, anew: bool = False) -> None:
        """Has a job done. Under a key that waits or is being done, nothing happens, unless ``anew``."""
        with self._lock:
            if not anew and (key in self._jobs or key == self._doing):
                return
            if key == self._doing:
                self._given_up = True
            self._jobs.pop(key, None)
            self._jobs[key] = job
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="drawing", daemon=True)
                self._thread.start()
            self._lock.notify_all()

    def finish(self) -> None:
        """Waits until nothing is left to do. Raises what a job raised."""
        with self._lock:
            self._lock.wait_for(lambda: not self._jobs and self._doing is None)
        self.check()

    def check(self) -> None:
        """Raises what a job raised since the last time: a picture that cannot be made is a fault."""
        failed, self._failed = self._failed, None
        if failed is not None:
            raise failed

    def _work(self) -> None:
        while True:
            with self._lock:
                self._lock.wait_for(lambda: bool(self._jobs))
                key, job = self._jobs.popitem()
                self._doing, self._given_up = key, False
            with yielding:
                try:
                    job(lambda: self._given_up)
                except Exception as error:
                    self._failed = error
            with self._lock:
                self._doing = None
                self.finished += 1
                self._lock.notify_all()


@lru_cache(1)
def shared() -> Worker:
    """The one worker of the window."""
    return Worker()


class Soon(Generic[T]):
    """A few pictures that the worker makes; until one is ready there is none."""

    def __init__(self, name: str, make: Callable[..., T], most: int = 8) -> None:
        self._name, self._make, self._most = name, make, most
        self._ready: dict[tuple[Hashable, ...], T] = {}

    def get(self, *args: Hashable) -> T | None:
        """The picture for some arguments, or None while it is being made."""
        ready = self._ready.get(args)
        if ready is None:
            shared().submit((self._name, args), lambda unwanted: self._do(args))
        return ready

    def _do(self, args: tuple[Hashable, ...]) -> None:
        picture = self._make(*args)
        while len(self._ready) >= self._most:
            self._ready.pop(next(iter(self._ready)), None)
        self._ready[args] = picture
