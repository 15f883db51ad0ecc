"""A window that plays with another one: both sides of a match over real sockets. Run as a program it is the
other window, in a process of its own: it joins by a code and plays its seat at random."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from game.core.requests import Choice
from game.link.talk import Back
from game.store.places import under
from game.store.settings import Settings
from game.store.store import Store
from game.ui.app import App
from game.ui.scenes.lobby import Lobby
from game.ui.scenes.match import MatchScene
from game.ui.session import Session
from tests.fortune import Fortune
from tests.ui.driver import Driver, window

PATIENCE_S = 100.0  # before a match that goes nowhere is given up
QUICK = Settings().but(animation="none", coach_pace="brisk")
SMALL = (640, 400)
GONE = 7  # the exit status of a window that has left in mid-match


def until(driver: Driver, done: Callable[[], bool], fortune: Fortune | None = None) -> None:
    """Lets the window run, and answers what is asked of a person in it, until something is so."""
    end = time.monotonic() + PATIENCE_S
    while not done():
        assert time.monotonic() < end, f"it goes nowhere: {type(driver.scene).__name__}"
        driver.step(dt_s=0.4)
        scene = driver.scene
        if fortune is not None and isinstance(scene, MatchScene) and scene.play.open:
            answer(scene, fortune)


def answer(scene: MatchScene, fortune: Fortune) -> None:
    """A person's answer: an option at random, or dice."""
    request = scene.play.request
    if scene.play.film.busy or request is None:
        return
    if not isinstance(request, Choice) or any(map(scene.session.person, request.seats)):
        scene.play.answer(fortune.answer(request))


def follow(session: Session) -> None:
    """Hears one line from the other window."""
    assert session.elsewhere is not None
    said = session.elsewhere.heard(session.match)
    if isinstance(said, Back):
        session.follow_back(said.count)
    else:
        session.answer(said)


def open_match(driver: Driver, name: str, *, left: int = 0) -> Lobby:
    """By keys: a name, the match that is to be played, "Open a match"."""
    lobby = driver.open(Lobby(driver.app))
    driver.type(name)
    driver.key("tab", *["left"] * left)
    tab_to(driver, "open")
    driver.key("enter")
    return lobby


def join_match(driver: Driver, name: str, code: str) -> Lobby:
    """By keys: a name, a code, "Join"."""
    lobby = driver.open(Lobby(driver.app))
    driver.type(name)
    tab_to(driver, "code")
    driver.type(code)
    tab_to(driver, "join")
    driver.key("enter")
    return lobby


def tab_to(driver: Driver, name: str) -> None:
    """Tab until a widget has the focus."""
    for _ in range(20):
        if driver.focus_name() == name:
            return
        driver.key("tab")
    raise AssertionError(f"Tab does not come to {name}")


def main(code: str, folder: str, name: str, seed: str, leaves_after: str) -> int:
    """The other window: joins, plays, and leaves at the end, or without a word after so many answers."""
    store = Store(under(Path(folder)))
    with window(App(QUICK, size=SMALL, store=store)) as driver:
        join_match(driver, name, code)
        until(driver, lambda: isinstance(driver.scene, MatchScene))
        scene = driver.scene

        def done() -> bool:
            if leaves_after and len(scene.session.history) >= int(leaves_after):
                os._exit(GONE)
            return bool(scene.session.match.over)

        until(driver, done, Fortune(int(seed)))
        sys.stdout.write("over {} {}\n".format(*scene.session.match.state.score))
    store.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
