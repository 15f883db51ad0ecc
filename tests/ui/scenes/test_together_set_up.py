"""A set-up that is corrected at one window is corrected at the other one: nothing is revealed by it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest

from game.core.errors import LinkError
from game.core.grid import named
from game.core.requests import Choice
from game.games.registry import box
from game.games.sevens.notation import NUMBER
from game.link.code import address_of
from game.link.talk import Back, greeting, take_beginning
from game.link.wire import reach
from game.store.store import Store
from game.ui import linked
from game.ui.app import App
from game.ui.linked import Opened, joined, statements
from game.ui.scenes.match import MatchScene
from game.ui.session import Session
from tests.fortune import Fortune
from tests.ui.driver import Driver, known, window
from tests.ui.scenes.test_lobby import answer
from tests.ui.scenes.together import PATIENCE_S, QUICK, follow
from tests.ui.tables.sevens.players import stage_of
from tests.ui.tables.sevens.test_hands import centre

Pair = tuple[Session, Session]
SEVEN = ("g5", "g6", "g7", "f2", "e6", "d6", "c6")


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Codes of this machine's own address: a test needs no net."""
    monkeypatch.setattr(linked, "own_address", lambda: "127.0.0.1")


@pytest.fixture
def pair() -> Iterator[Callable[[str], Pair]]:
    """Both ends of a match of a box that has come to home's first set-up."""
    sessions: list[Session] = []

    def begin(name: str) -> Pair:
        opened = Opened("Ada", box(name), {})
        wire = reach(*address_of(opened.code))
        wire.send(greeting("Ben"))
        host = None
        while host is None:
            host = opened.poll(Store(None).saves)
        guest = joined(wire, take_beginning(wire, 20), Store(None).saves)
        sessions.extend((host, guest))
        fortune = Fortune(3)
        while not isinstance(asked := host.match.pending, Choice) or (asked.what, *asked.seats) != (
            "place",
            0,
        ):
            answer(host, guest, fortune)
        return host, guest

    yield begin
    for session in sessions:
        session.close()


@pytest.fixture
def ada() -> Iterator[Driver]:
    """The window here."""
    with window(App(QUICK, size=(1024, 640))) as driver:
        yield driver


class Windows:
    """Both windows: here the one of home, and one that only looks on."""

    def __init__(self, driver: Driver, host: Session, guest: Session) -> None:
        self.driver, self.host, self.guest = driver, host, guest
        self.other = MatchScene(driver.app, guest)
        self.other.rebuild()
        self.here = driver.open(MatchScene(driver.app, host))
        self.level()

    def level(self) -> None:
        """Lets both run until the other one has heard everything."""
        end = time.monotonic() + PATIENCE_S
        while True:
            self.driver.step(dt_s=0.4)
            self.other.update(0.4)
            still = not self.here.play.film.busy and not self.other.play.film.busy
            if still and statements(self.host.save.lines) == statements(self.guest.save.lines):
                self.other.update(0.4)
                return
            assert self.guest.elsewhere is not None, self.other.app.toast.words
            assert time.monotonic() < end, "the other window does not follow"

    def stand(self) -> list[str]:
        """Who stands where at both windows, which is the same."""
        self.level()
        assert self.host.match.state == self.guest.match.state
        shown = stage_of(self.other).picture.counters[:16]
        s = self.host.match.state
        assert [each.square for each in shown if each.square >= 0] == [at for at in s.at[:16] if at >= 0]
        return [f"H{player + 1}" for player in range(16) if s.at[player] >= 0]


@pytest.mark.rule("S7-1.3", "S7-18.1")
def test_a_set_up_is_corrected_at_both_windows(pair: Callable[[str], Pair], ada: Driver) -> None:
    both = Windows(ada, *pair("sevens"))
    match = both.here
    for player, square in enumerate(SEVEN):
        match.play.answer((0, ("place", player, named(square))))
        both.level()
    seven = both.stand()
    assert len(seven) == 7
    ada.drag(centre(match, "c6"), centre(match, "b5"))
    both.stand()
    assert both.guest.match.state.at[6] == named("b5")
    ada.drag(centre(match, "g5"), stage_of(match).place.dugout(0).center)
    assert len(both.stand()) == 6
    ada.key("u")
    assert both.stand() == seven
    ada.key("u")
    both.stand()
    assert both.guest.match.state.at[6] == named("c6")
    ada.key("r")
    both.stand()
    assert both.guest.match.state.at[6] == named("b5")
    ada.key("u", "u")
    assert both.stand() == seven[:-1]
    ada.key("space")
    both.level()
    while len(both.stand()) < 7:
        ada.step(dt_s=0.4)
    ada.key("space")  # ready
    both.level()
    ada.key("u")
    assert "another window" in ada.app.toast.words
    assert both.host.elsewhere is not None


@pytest.mark.rule("RU-1.4", "S7-18.1")
def test_a_line_up_of_rumble_is_corrected_at_both_windows(pair: Callable[[str], Pair]) -> None:
    host, guest = pair("rumble")
    zone = [words[2] for _, words in known(host.match.pending, Choice).options if words[:2] == ("place", 0)]
    for player in (0, 1):
        host.answer((0, ("place", player, zone[player])))
        follow(guest)
    host.choose_otherwise(2, [(0, ("place", 1, zone[1])), (0, ("place", 0, zone[5]))])
    for _ in range(3):
        follow(guest)
    assert host.match.state == guest.match.state
    assert guest.match.state.at[0] == zone[5]
    assert host.undo() == 1
    for _ in range(3):
        follow(guest)
    assert host.match.state == guest.match.state
    assert guest.match.state.at[0] == zone[0]


@pytest.mark.rule("S7-18.1")
def test_nothing_else_is_taken_back_from_another_window(pair: Callable[[str], Pair]) -> None:
    host, guest = pair("sevens")
    assert host.elsewhere is not None
    assert guest.elsewhere is not None
    host.answer((0, ("place", NUMBER["H1"], named("g5"))))
    follow(guest)
    wire = host.elsewhere.wire
    for line in ("undo 2", "undo 0", "undo", "undo x", "undo 99"):
        wire.send(line)
        with pytest.raises(LinkError):
            guest.elsewhere.heard(guest.match)
    wire.send("undo 1")
    assert guest.elsewhere.heard(guest.match) == Back(1)
    assert guest.why_no_undo() == "nothing is taken back in a match with another window, but in a set-up"
