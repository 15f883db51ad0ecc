"""A match is opened, its code typed at another window, and played at both (S7-18)."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest

from game.core.errors import LinkError
from game.core.game import read_options
from game.core.requests import Choice
from game.games.registry import box
from game.link.code import address_of
from game.link.talk import Beginning, greeting, take_beginning
from game.link.wire import reach
from game.store.store import Store
from game.ui import linked
from game.ui.linked import Opened, join, joined, playable
from game.ui.scenes.lobby import Lobby
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_think import at_once
from game.ui.session import Session
from tests.fortune import Fortune
from tests.ui.driver import Driver, known
from tests.ui.scenes.together import follow


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Codes of this machine's own address: a test needs no net."""
    monkeypatch.setattr(linked, "own_address", lambda: "127.0.0.1")


@pytest.fixture
def pair() -> Iterator[Callable[[str], tuple[Session, Session, Store, Store]]]:
    """Both ends of a match of a box, each with a store of its own."""
    stores = [Store(None), Store(None)]
    sessions: list[Session] = []

    def begin(name: str) -> tuple[Session, Session, Store, Store]:
        opened = Opened("Ada", box(name), {})
        wire = reach(*address_of(opened.code))
        wire.send(greeting("Ben"))
        host = None
        while host is None:
            host = opened.poll(stores[0].saves)
        guest = joined(wire, take_beginning(wire, 20), stores[1].saves)
        sessions.extend((host, guest))
        return host, guest, stores[0], stores[1]

    yield begin
    for session in sessions:
        session.close()


def answer(host: Session, guest: Session, fortune: Fortune) -> None:
    """One answer: who is asked gives it, the other window hears it."""
    request = host.match.pending
    seat = request.seats[0] if isinstance(request, Choice) else 0
    gives, hears = (host, guest) if seat == 0 else (guest, host)
    gives.answer(fortune.answer(request))
    follow(hears)


@pytest.mark.rule("S7-18.1", "S7-18.2")
@pytest.mark.parametrize("name", [each.name for each in playable()])
def test_a_match_is_the_same_at_both_windows_and_kept_at_both(
    pair: Callable[[str], tuple[Session, Session, Store, Store]], name: str
) -> None:
    host, guest, *stores = pair(name)
    assert host.names == guest.names == ["Ada", "Ben"]
    assert [host.person(seat) for seat in (0, 1)] == [True, False]
    assert [guest.person(seat) for seat in (0, 1)] == [False, True]
    fortune = Fortune(3)
    while host.match.pending is not None:
        answer(host, guest, fortune)
    assert guest.match.over
    assert host.match.state == guest.match.state
    for session in (host, guest):
        session.close()
    for store in stores:
        assert [info.game for info in store.saves.list_replays()] == [name]


def test_only_boxes_with_dice_alone_are_played_so() -> None:
    assert [each.name for each in playable()] == ["halftime", "rumble", "sevens"]


def test_nothing_is_taken_back_over_the_net(
    pair: Callable[[str], tuple[Session, Session, Store, Store]],
) -> None:
    host, _, *_ = pair("halftime")
    assert "another window" in host.why_no_undo()


def test_who_is_left_plays_on_at_one_window(
    pair: Callable[[str], tuple[Session, Session, Store, Store]],
) -> None:
    host, guest, *_ = pair("halftime")
    guest.close()
    assert host.elsewhere is not None
    with pytest.raises(LinkError):
        host.elsewhere.heard(host.match)
    assert host.stand_in().startswith("both seats are played here now")
    assert host.persons == [0, 1]
    host.answer(Fortune(1).answer(host.match.pending))


@pytest.mark.rule("S7-18.1")
def test_the_lobby_waits_shows_the_code_and_begins_when_somebody_comes(driver: Driver) -> None:
    lobby = driver.open(Lobby(driver.app))
    driver.type("Ada")
    driver.click("open")
    assert lobby.opened is not None
    assert driver.scene.prompt.question.startswith("Waiting for an opponent")
    wire = reach(*address_of(lobby.opened.code))
    wire.send(greeting("Ben"))
    for _ in range(2000):
        driver.step()
        if driver.scene is not lobby:
            break
    scene = known(driver.scene, MatchScene)
    lines, opener = take_beginning(wire, 20)
    assert opener == 0
    assert lines[0] == f"record 1 {scene.session.box.name}"
    assert scene.session.names == ["Ada", "Ben"]
    wire.close()


def test_the_lobby_joins_by_a_code(driver: Driver) -> None:
    opened = Opened("Ada", box("rumble"), read_options(box("rumble").load().options, {}))
    store = Store(None)
    sessions: list[Session] = []

    def join_here(work: object) -> object:
        """The other window looks while this one asks."""

        def wait() -> None:
            while not sessions:
                if (session := opened.poll(store.saves)) is not None:
                    sessions.append(session)

        threading.Thread(target=wait, daemon=True).start()
        return at_once(work)  # type: ignore[arg-type]

    lobby = driver.open(Lobby(driver.app, think=join_here))  # type: ignore[arg-type]
    driver.click("code")
    driver.type(opened.code.lower())
    driver.click("join")
    driver.step(3)
    assert driver.scene is not lobby
    assert known(driver.scene, MatchScene).session.box.name == "rumble"
    sessions[0].close()


@pytest.mark.parametrize("code", ["ABCD", "2222-2222-2222"])
def test_a_wrong_code_is_said_and_nothing_is_lost(driver: Driver, code: str) -> None:
    lobby = driver.open(Lobby(driver.app, think=at_once))
    driver.click("code")
    driver.type(code)
    driver.click("join")
    driver.step(3)
    assert driver.scene is lobby
    assert lobby.code == code
    with pytest.raises(LinkError):
        join(code, "Ada")


def test_waiting_is_ended_by_the_button_and_by_leaving(driver: Driver) -> None:
    lobby = driver.open(Lobby(driver.app))
    driver.click("open")
    assert lobby.opened is not None
    address = address_of(lobby.opened.code)
    driver.click("stop")
    assert "stop" not in driver.scene.group
    with pytest.raises(LinkError):
        reach(*address)
    driver.click("open")
    driver.key("esc")
    assert driver.app.scene is not lobby


@pytest.mark.parametrize(
    "lines", [[], ["record 1 bfl"], ["record 1 chess"], ["record 1 rumble", "dice 1"], ["<html>"]]
)
def test_what_is_no_match_of_ours_is_refused(lines: list[str]) -> None:
    opened = Opened("Ada", box("rumble"), {})
    wire = reach(*address_of(opened.code))
    with pytest.raises(LinkError):
        joined(wire, Beginning(lines, 0), Store(None).saves)
    opened.close()
