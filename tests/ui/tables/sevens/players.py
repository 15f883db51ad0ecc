"""Whoever plays a match of Sevens in the window: by the mouse alone, or by the keyboard alone."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.core.grid import column, distance
from game.core.requests import Choice, Option, Roll
from game.games.sevens.board import GOAL_COLUMN
from game.games.sevens.state import STANDING, State, ball_square, side_of
from game.ui.scenes.match import MatchScene
from game.ui.tables.sevens import tray
from game.ui.tables.sevens.marking import is_step, on_the_board, reach_of
from game.ui.tables.sevens.playing import SevensPlaying
from game.ui.tables.sevens.stage import Stage
from tests.ui.driver import known
from tests.ui.tables import players
from tests.ui.tables.players import tab_to


def stage_of(match: MatchScene) -> Stage:
    """What the table's clips work on."""
    return known(match.board, SevensPlaying).stage


def runner(s: State, request: Choice) -> tuple[int, int] | None:
    """A player and a square that it should go to: to the ball, or with it to the end zone."""
    able = sorted({int(words[1]) for _, words in request.options if words[-1] == "move"})
    side = request.seats[0]
    ball = ball_square(s)
    best: tuple[float, int, int] | None = None
    for player in able:
        if s.status[player] != STANDING:
            continue
        carries = s.holder == player
        for at, (chance, _) in reach_of(s, player).best.items():
            if at == s.at[player] or chance < 0.45:
                continue
            far = (
                abs(column(at) - GOAL_COLUMN[side]) if carries else distance(at, ball) if s.ball >= 0 else 99
            )
            now = abs(column(s.at[player]) - GOAL_COLUMN[side]) if carries else distance(s.at[player], ball)
            if far < now and (best is None or (far - chance, player, at) < best):
                best = (far - chance, player, at)
    return best[1:] if best is not None else None


@dataclass
class Player(players.Player):
    """Says something sensible, as its device does it; a few players act each turn."""

    moved: int = 0

    @property
    def stage(self) -> Stage:
        return stage_of(self.match)

    def choose(self, request: Choice) -> None:
        s = self.stage.state
        options = request.options
        if request.what == "place" and "act.line_up" in self.match.group:
            self.button("act.line_up")
            return
        if is_step(request):
            self.button(self.named("end"))
            return
        if request.what == "act":
            found = runner(s, request) if self.moved < 3 else None
            blocks = [words for _, words in options if words[-1] == "block"]
            if blocks and self.moved < 3 and s.holder != blocks[0][1]:
                self.moved += 1
                self.act(int(blocks[0][1]), self.foe(s, int(blocks[0][1])))
            elif found is not None:
                self.moved += 1
                self.act(*found)
            else:
                self.moved = 0
                self.end_turn()
            return
        plain = [option for option in options if not on_the_board(option)]
        board = [option for option in options if on_the_board(option)]
        if board and (request.what != "quick_snap" or not plain):
            self.say(board[len(board) // 2])
        else:
            self.button(self.named(str(plain[-1][1][0])))

    def end_turn(self) -> None:
        """Hands the turn on, though some have not acted: it is asked once."""
        self.button(self.named("end_turn"))
        self.driver.step()
        if known(self.match.board, SevensPlaying).choosing.asks_to_end:
            self.button(self.named("end_turn"))

    def foe(self, s: State, player: int) -> int:
        """The square of a standing opponent next to a player."""
        return next(
            s.at[other]
            for other in range(32)
            if s.at[other] >= 0
            and side_of(other) != side_of(player)
            and s.status[other] == STANDING
            and distance(s.at[other], s.at[player]) == 1
        )

    def named(self, word: str) -> str:
        """The button of an option."""
        deeds = self.match.now.all
        return next(deed.name for deed in deeds if deed.option is not None and deed.option[1][0] == word)

    def target(self, option: Option) -> int:
        """The square that an option is picked on."""
        s, word = self.stage.state, option[1]
        if word[0] in ("pick", "kicker", "touchback", "intercept", "gaze") or (
            word[0] == "place" and len(word) == 2
        ):
            return s.at[int(word[1])]
        return int(word[-1])

    def button(self, name: str) -> None: ...
    def act(self, player: int, square: int) -> None: ...
    def say(self, option: Option) -> None: ...


class Mouse(Player):
    """Never touches a key: counters and squares are clicked, buttons pressed, dice clicked."""

    def button(self, name: str) -> None:
        self.driver.click(name)

    def act(self, player: int, square: int) -> None:
        stage = self.stage
        if stage.picture.marks.chosen != player:
            self.driver.click(stage.spot(player))
        goal = stage.place.grid.centre(square)
        self.driver.move(goal)
        self.driver.click(goal)

    def say(self, option: Option) -> None:
        words = option[1]
        if len(words) == 3:
            self.driver.drag(
                self.stage.spot(int(words[1])), self.stage.place.grid.centre(int(words[2])), frames=3
            )
            return
        self.driver.click(self.stage.place.grid.centre(self.target(option)))

    def roll(self, request: Roll) -> None:
        stage = self.stage
        die = next(die for die in stage.picture.dice if die.lit)
        self.driver.click(tray.centre(stage.place, die))


class Keys(players.CounterKeys, Player):
    """Never touches the mouse."""

    def button(self, name: str) -> None:
        if self.match.now.primary is not None and self.match.now.primary.name == name:
            self.tap("space")
        else:
            self.by_tab(name)

    def by_tab(self, name: str) -> None:
        """A button comes into focus, and is pressed."""
        tab_to(self.tap, lambda: self.driver.focus_name() == name, name)
        self.tap("enter")

    def say(self, option: Option) -> None:
        words = option[1]
        if len(words) == 3:
            self.act(int(words[1]), int(words[2]))
        else:
            self.go(self.target(option))


class Pad(Keys):
    """Holds a gamepad: shoulder buttons for Tab, the cross for arrows, A for Enter."""

    def button(self, name: str) -> None:
        self.by_tab(name)

    def tap(self, *names: str) -> None:
        for name in names:
            self.driver.pad(PAD[name])

    def roll(self, request: Roll) -> None:
        self.tap("enter")


PAD = {
    "tab": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "enter": pygame.CONTROLLER_BUTTON_A,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
}
