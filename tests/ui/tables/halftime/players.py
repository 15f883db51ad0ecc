"""Whoever plays a Half-Time match in the window: by the mouse alone, or by the keyboard alone."""

from __future__ import annotations

from game.core.requests import Choice, Roll
from game.ui.scenes.match import MatchScene
from game.ui.tables.halftime import calls, tray
from game.ui.tables.halftime.playing import HalftimePlaying
from game.ui.tables.halftime.stage import Stage
from tests.ui.driver import known
from tests.ui.tables import players


def stage_of(match: MatchScene) -> Stage:
    """What the table's clips work on."""
    return known(match.board, HalftimePlaying).stage


class Player(players.Player):
    """Lets a burst of presses end before the next."""

    most_turns = 1_500

    @property
    def stage(self) -> Stage:
        return stage_of(self.match)

    def settle(self) -> None:
        super().settle()
        self.driver.step(dt_s=0.4)


class Mouse(Player):
    """Never touches a key: dice are clicked or flung, plays are called on their cards."""

    def choose(self, request: Choice) -> None:
        stage = self.stage
        cards = stage.picture.calls
        if cards:
            assert stage.board is not None
            assert stage.board.calls_box is not None
            self.driver.click(calls.boxes(cards, stage.board.calls_box)[self.turns % len(cards)])
        else:
            self.driver.click(f"opt.{self.turns % 2}")

    def roll(self, request: Roll) -> None:
        stage = self.stage
        assert stage.board is not None
        for seat in request.seats:
            die = next(die for die in stage.picture.dice if die.seat == seat and die.lit)
            x, y = tray.centre(stage.board.tray_box, die)
            if self.turns % 2:
                self.driver.drag((x, y), (x + 20, y - 40), frames=3)
            else:
                self.driver.click((x, y))


class Keys(Player):
    """Never touches the mouse: each side has its key, Space throws what is missing, numbers call plays."""

    def choose(self, request: Choice) -> None:
        options = len(request.options)
        if request.what == "elect":
            self.driver.key("space")
        else:
            self.driver.key(str(1 + self.turns % options))

    def roll(self, request: Roll) -> None:
        if len(request.seats) < 2 or self.turns % 3 == 0:
            self.driver.key("space")
        elif self.turns % 3 == 1:
            self.driver.key("2", "1")
        else:
            self.driver.key("1", "space")
