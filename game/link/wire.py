"""Lines of text between two windows. A thread reads; nothing here blocks the window."""

from __future__ import annotations

import contextlib
import queue
import socket
import threading
from typing import Final

from game.core.errors import LinkError

LONGEST: Final = 4_000  # bytes of a line: more is no match of ours
MOST_WAITING: Final = 20_000  # lines that have come and not been read
REACH_S: Final = 8.0  # to be reached
KEEP_ALIVE: Final = {"TCP_KEEPIDLE": 15, "TCP_KEEPINTVL": 5, "TCP_KEEPCNT": 3}
LOST: Final = "the other side is gone"


class Wire:
    """A connection. `send` never waits for the other side, `take` does until something comes."""

    def __init__(self, connection: socket.socket) -> None:
        connection.settimeout(None)
        with contextlib.suppress(OSError):
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            connection.setsockopt(
                socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1
            )  # a cable that is pulled is noticed
            for option, seconds in KEEP_ALIVE.items():
                if hasattr(socket, option):
                    connection.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), seconds)
        self._connection = connection
        self._come: queue.Queue[str | None] = queue.Queue(MOST_WAITING)
        self._going: queue.Queue[str | None] = queue.Queue()
        self._over = threading.Event()
        for work in (self._read, self._write):
            threading.Thread(target=work, name="link", daemon=True).start()

    @property
    def lost(self) -> bool:
        """Is it over, by either side or by the net?"""
        return self._over.is_set()

    def send(self, line: str) -> None:
        """A line for the other side; nothing happens if it is gone."""
        if not self.lost:
            self._going.put(line)

    def take(self, timeout_s: float | None = None) -> str:
        """The next line from the other side. Raises LinkError when it is gone, or has not come in time."""
        try:
            line = self._come.get(timeout=timeout_s)
        except queue.Empty:
            raise LinkError("the other side does not answer") from None
        if line is None:
            self._come.put(None)  # whoever asks again hears the same
            raise LinkError(LOST)
        return line

    def poll(self) -> str | None:
        """The next line if one has come. Raises LinkError when the other side is gone."""
        return None if self._come.empty() else self.take(0)

    def close(self) -> None:
        """What was sent still goes out; then it is over."""
        self._going.put(None)

    # ------------------------------------------------------------------ threads
    def _read(self) -> None:
        kept = b""
        with contextlib.suppress(OSError, queue.Full):
            while piece := self._connection.recv(4096):
                *lines, kept = (kept + piece).split(b"\n")
                if len(kept) > LONGEST or any(len(line) > LONGEST for line in lines):
                    break
                for line in lines:
                    self._come.put_nowait(line.decode("utf-8", "replace"))
        self._end()

    def _write(self) -> None:
        with contextlib.suppress(OSError):
            while (line := self._going.get()) is not None:
                self._connection.sendall(line.encode() + b"\n")
        self._end()

    def _end(self) -> None:
        if not self._over.is_set():
            self._over.set()
            self._going.put(None)
            with contextlib.suppress(queue.Full):
                self._come.put_nowait(None)
        with contextlib.suppress(OSError):
            self._connection.shutdown(socket.SHUT_RDWR)
        self._connection.close()


class Door:
    """A match that waits for somebody. `knock` says who has come, without waiting."""

    def __init__(self, host: str = "") -> None:
        """``host``: where to listen, every address of this machine if empty. Raises LinkError."""
        try:
            self._socket = socket.create_server((host, 0), backlog=4)
        except OSError as error:
            raise LinkError(f"no match can be opened here: {error}") from error
        self._socket.setblocking(False)

    @property
    def port(self) -> int:
        return int(self._socket.getsockname()[1])

    def knock(self) -> Wire | None:
        """A connection, once somebody has come."""
        try:
            connection, _ = self._socket.accept()
        except BlockingIOError:
            return None
        except OSError as error:
            raise LinkError(f"nobody can come any more: {error}") from error
        connection.setblocking(True)
        return Wire(connection)

    def close(self) -> None:
        self._socket.close()


def reach(host: str, port: int) -> Wire:
    """The match that waits at an address. Raises LinkError. It may take seconds: do it beside the window."""
    try:
        return Wire(socket.create_connection((host, port), timeout=REACH_S))
    except OSError as error:
        raise LinkError(f"nobody waits at {host}, port {port}: {error}") from error


def own_address() -> str:
    """The address under which this machine is known in its net; the loopback where there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only asks which way it would go
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
