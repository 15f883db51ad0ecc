"""Two windows in two processes at one match, over the sockets of this machine (S7-18.1)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.core.errors import LinkError
from game.games.registry import box
from game.link.code import address_of
from game.link.talk import greeting, take_beginning
from game.link.wire import LOST, reach
from game.store.places import under
from game.store.store import Store
from game.ui import linked
from game.ui.app import App
from game.ui.linked import Opened, statements
from game.ui.scenes.lobby import Lobby
from game.ui.scenes.match import MatchScene
from tests.fortune import Fortune
from tests.ui.driver import Driver, known, window
from tests.ui.scenes.together import GONE, QUICK, SMALL, open_match, until

ROOT = Path(__file__).parents[3]
Other = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Codes of this machine's own address: a test needs no net."""
    monkeypatch.setattr(linked, "own_address", lambda: "127.0.0.1")


@pytest.fixture
def ada(tmp_path: Path) -> Iterator[Driver]:
    """The window here."""
    store = Store(under(tmp_path / "ada"))
    with window(App(QUICK, size=SMALL, store=store)) as driver:
        yield driver
    store.close()


@pytest.fixture
def ben(tmp_path: Path) -> Iterator[Other]:
    """Starts the other window in a process of its own: it has a disk of its own, the same one every time."""
    started: list[subprocess.Popen[str]] = []

    def start(code: str, *, seed: int = 1, leaves_after: str = "") -> subprocess.Popen[str]:
        words = [code, str(tmp_path / "ben"), "Ben", str(seed), leaves_after]
        quiet = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        command = [sys.executable, "-m", "tests.ui.scenes.together", *words]
        started.append(subprocess.Popen(command, cwd=ROOT, env=quiet, stdout=subprocess.PIPE, text=True))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.communicate()


def seated(driver: Driver) -> MatchScene:
    """The match, once somebody has come."""
    until(driver, lambda: isinstance(driver.scene, MatchScene))
    return known(driver.scene, MatchScene)


@pytest.mark.rule("S7-18.1", "S7-18.2")
def test_who_leaves_in_mid_match_comes_back_to_it(ada: Driver, ben: Other, tmp_path: Path) -> None:
    lobby = open_match(ada, "Ada")
    assert lobby.opened is not None
    gone = ben(lobby.opened.code, leaves_after="12")
    match = seated(ada)
    assert match.session.names == ["Ada", "Ben"]
    fortune = Fortune(5)
    until(ada, lambda: match.session.elsewhere is None, fortune)
    assert gone.wait(60) == GONE
    assert match.session.persons == [0, 1]  # both seats can be played here
    assert "Together" in ada.app.toast.words
    ada.app.pop()
    ada.app.running = True  # it was the last scene
    played = len(match.session.history)
    assert played >= 12

    lobby = open_match(ada, "ada", left=1)
    assert lobby.opened is not None
    back = ben(lobby.opened.code, seed=2)
    match = seated(ada)
    assert len(match.session.history) == played
    assert match.session.elsewhere is not None
    assert match.session.person(0)
    until(ada, lambda: bool(match.session.match.over), fortune)
    told, _ = back.communicate(timeout=60)
    assert told.split()[-3:] == ["over", *map(str, match.session.match.state.score)]
    theirs = Store(under(tmp_path / "ben"))
    (kept,) = theirs.saves.list_replays()  # one match, not two halves of it
    assert theirs.saves.list_saves() == []
    lines = theirs.saves.read(kept.id).split("\n")
    assert statements(lines) == statements(match.session.save.lines)
    theirs.close()


def test_of_two_who_come_at_once_the_first_to_greet_plays() -> None:
    store = Store(None)
    opened = Opened("Ada", box("halftime"), {})
    silent, first, second = (reach(*address_of(opened.code)) for _ in range(3))
    first.send(greeting("Ben"))
    session = None
    while session is None:
        session = opened.poll(store.saves)
    assert session.names == ["Ada", "Ben"]
    assert take_beginning(first, 20).lines[0] == "record 1 halftime"
    for wire in (silent, second):
        with pytest.raises(LinkError, match=LOST):
            wire.take(20)
    session.close()


def test_who_opens_a_match_that_was_left_keeps_the_seat_of_its_name(ada: Driver) -> None:
    saves = ada.app.store.saves
    opened = Opened("Ada", box("halftime"), {})
    wire = reach(*address_of(opened.code))
    wire.send(greeting("Ben"))
    session = None
    while session is None:
        session = opened.poll(saves)
    for _ in range(3):
        session.answer(Fortune(1).answer(session.match.pending))
    session.close()
    lobby = open_match(ada, "Ben", left=1)
    again = lobby.opened
    assert again is not None
    assert lobby.prompt.question.startswith("Waiting")
    wire = reach(*address_of(again.code))
    wire.send(greeting("Ada"))
    match = seated(ada)
    beginning = take_beginning(wire, 20)
    assert beginning.opener == 1
    assert beginning.lines == statements(match.session.save.lines)
    assert [match.session.person(seat) for seat in (0, 1)] == [False, True]
    wire.close()


def test_a_match_that_was_left_is_offered_with_who_plays_whom(ada: Driver) -> None:
    saves = ada.app.store.saves
    assert Lobby(ada.app).left_ones == []
    opened = Opened("Ada", box("rumble"), {})
    wire = reach(*address_of(opened.code))
    wire.send(greeting("Ben"))
    session = None
    while session is None:
        session = opened.poll(saves)
    session.answer(Fortune(1).answer(session.match.pending))
    session.close()
    lobby = ada.open(Lobby(ada.app))
    ada.type("ben")
    ada.key("tab", "left")
    assert lobby.group["box"].options[-1] == "Rumble: Ada – Ben"
    ada.step()
    assert lobby.prompt.how == "You play Ben, the other window Ada"
