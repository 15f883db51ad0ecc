"""Threads beside the frame loop yield: while one of them works, a frame gets the interpreter back at once."""

from __future__ import annotations

import sys
import threading
from types import TracebackType
from typing import Final

QUICK_S: Final = 0.0003  # so long a frame waits for the interpreter at most, while a job is done


class Yielding:
    """Entered by every thread for its job. The first in makes threads take turns quickly, the last out lets
    them take their time again."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._jobs = 0
        self._before = sys.getswitchinterval()

    def __enter__(self) -> None:
        with self._lock:
            if not self._jobs:
                self._before = sys.getswitchinterval()
                sys.setswitchinterval(QUICK_S)
            self._jobs += 1

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        with self._lock:
            self._jobs -= 1
            if not self._jobs:
                sys.setswitchinterval(self._before)


yielding: Final = Yielding()
"""That of the window."""
