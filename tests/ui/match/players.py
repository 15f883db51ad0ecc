"""Whoever plays a match in the window: by the mouse alone, or by the keyboard alone."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from game.core.board import LEFT
from game.core.requests import Choice, Flick, Roll, Spin, Throw
from game.games.bfl.hands import best_power
from game.physics.tray import FASTEST
from game.ui.scenes.match import MatchScene
from game.ui.tables.bfl import spinner
from game.ui.tables.bfl.hand_cup import UNITS_A_YARD
from game.ui.tables.bfl.hand_gather import GatherHand
from game.ui.tables.bfl.hand_helmet import HelmetHand
from game.ui.tables.bfl.kick_gesture import FULL_PULL
from tests.ui.bfl import stage_of
from tests.ui.driver import FRAME_S, Driver, known
from tests.ui.tables.players import tab_to

LONG_S = 0.4  # a step while there is only something to watch
THROW = 116.0  # yd/s
MOST_STEPS = 1_500


@dataclass
class Player:
    """Plays every person's seat of a match, one deed a turn."""

    driver: Driver
    match: MatchScene
    pick: int = 0  # which option a Choice is answered with; it goes round

    @property
    def stage(self) -> Any:
        """The BFL table's stage."""
        return stage_of(self.match.board)

    @property
    def request(self) -> Any:
        """What is asked of a person now, or None."""
        return self.match.play.request if self.match.play.open else None

    def watch(self) -> None:
        """Lets the film run until something is asked (or all is over)."""
        for _ in range(MOST_STEPS):
            if self.match.play.over or self.request is not None or self.match.play.film.waits:
                return
            self.driver.step(dt_s=LONG_S)
        raise AssertionError("nothing is asked any more")

    def turn(self) -> None:
        """Watches, then answers what is asked."""
        self.watch()
        if self.match.play.over:
            return
        self.driver.step(dt_s=LONG_S)  # a burst of presses has an end
        if self.match.play.film.waits:
            self.helmet()
            return
        match self.request:
            case Throw():
                self.throw()
            case Roll():
                self.roll()
            case Flick():
                self.kick()
            case Spin():
                self.spin()
            case Choice():
                self.choose()

    def play(self, *, until: int = 10_000) -> None:
        """Plays on until the match is over or so many answers stand."""
        history = self.match.session.history
        for _ in range(MOST_STEPS):
            if self.match.play.over or len(history) >= until:
                return
            self.turn()
        raise AssertionError("the match does not end")

    def buttons(self) -> list[str]:
        """The names of the prompt's buttons."""
        return [deed.name for deed in self.match.now.all if deed.enabled]

    def throw(self) -> None: ...
    def roll(self) -> None: ...
    def kick(self) -> None: ...
    def spin(self) -> None: ...
    def choose(self) -> None: ...
    def helmet(self) -> None: ...


class Mouse(Player):
    """Never touches a key."""

    def throw(self) -> None:
        hand: Any = self.match.hand
        while isinstance(hand, GatherHand) and hand.dice < 8:
            die = next(die for die in self.stage.picture.dice if not die.tone)
            self.driver.click(self.stage.board.spot(die.x, die.y, die.z))
        self.swing(THROW)

    def swing(self, speed: float, *, frames: int = 7) -> None:
        """Takes the cup at the board's edge, draws back, and swings it towards the field at a speed."""
        seat = self.request.seats[0]
        end = self.match.session.match.state.end[seat]
        ahead = 1 if end == LEFT else -1
        x, y = self.stage.board.spot(-6.0 if end == LEFT else 126.0, 40.0)
        step = ahead * speed * UNITS_A_YARD * FRAME_S
        start = x - step * (frames - 1)
        self.driver.press((x, y))
        for frame in range(frames + 1):
            self.driver.move((start + step * frame, y))
        self.driver.release((start + step * frames, y))

    def roll(self) -> None:
        self.driver.click("act.roll" if "act.roll" in self.buttons() else "act.throw")

    def kick(self) -> None:
        x, y = self.stage.kick_view.pull_from()
        self.driver.drag((x, y), (x, y + FULL_PULL * best_power(self.request.distance)), frames=5)

    def spin(self) -> None:
        x, y = spinner.CENTRE
        at = [(x + 120 * math.cos(a), y - 120 * math.sin(a)) for a in (0.3 * k for k in range(7))]
        self.driver.press(at[0])
        for place in at[1:]:
            self.driver.move(place)
        self.driver.release(at[-1])

    def choose(self) -> None:
        names = self.buttons()
        self.pick += 1
        self.driver.click(names[self.pick % len(names)])

    def helmet(self) -> None:
        hand = known(self.match.hand, HelmetHand)
        self.driver.drag(hand.start(), hand.goal(), frames=4)


class Keys(Player):
    """Never touches the mouse."""

    def throw(self) -> None:
        hand: Any = self.match.hand
        while isinstance(hand, GatherHand) and hand.dice < 8:
            self.driver.key("space")
        self.driver.key("space")
        self.stop(lambda taps: taps.power, THROW / FASTEST)
        self.stop(lambda taps: taps.aim, 0.0)

    def stop(self, needle: Any, where: float) -> None:
        """Presses Space when the needle has come to a place."""
        taps = self._taps()
        before = needle(taps)
        for _ in range(200):
            self.driver.step(dt_s=0.04)
            now = needle(taps)
            if min(before, now) <= where <= max(before, now) or abs(now - where) < 0.02:
                break
            before = now
        self.driver.key("space")

    def _taps(self) -> Any:
        hand: Any = self.match.hand
        return hand.aim.taps if hasattr(hand, "aim") else hand.taps

    def roll(self) -> None:
        self.driver.key("space")

    def kick(self) -> None:
        self.driver.key("space")
        self.stop(lambda taps: taps.power, best_power(self.request.distance))
        self.stop(lambda taps: taps.aim, 0.0)

    def spin(self) -> None:
        self.driver.key("space")
        self.stop(lambda taps: taps.power, 0.65)

    def choose(self) -> None:
        names = self.buttons()
        self.pick += 1
        wanted = names[self.pick % len(names)]
        tab_to(self.driver.key, lambda: self.driver.focus_name() == wanted, wanted)
        self.driver.key("enter")

    def helmet(self) -> None:
        self.driver.key("space")


def to(driver: Driver, match: MatchScene, kind: type[Any], what: str = "") -> Mouse:
    """Plays until a person is asked something of a kind."""
    player = Mouse(driver, match)
    for _ in range(400):
        player.watch()
        request = player.request
        if isinstance(request, kind) and (not what or what in request.what):
            driver.step(2, dt_s=0.4)
            return player
        if isinstance(request, Choice) and request.what == "try" and what in ("call", "two"):
            driver.step(dt_s=0.4)
            driver.click("opt.1")
        elif isinstance(request, Choice) and request.what == "try":
            driver.step(dt_s=0.4)
            driver.click("opt.0")
        else:
            player.turn()
    raise AssertionError(f"no {kind.__name__} {what} came up")


def answered(match: MatchScene) -> int:
    """How many answers stand."""
    return len(match.session.history)
