"""Whoever plays a Rumble match in the window: by the mouse alone, or by the keyboard alone."""

from __future__ import annotations

from game.core.grid import NOWHERE, column, distance
from game.core.requests import Choice, Option, Roll
from game.games.rumble.state import NOBODY, State, has_ball
from game.ui.scenes.match import MatchScene
from game.ui.tables.rumble import dice
from game.ui.tables.rumble.playing import RumblePlaying
from game.ui.tables.rumble.stage import Stage
from tests.ui.driver import known
from tests.ui.tables import players


def stage_of(match: MatchScene) -> Stage:
    """What the table's clips work on."""
    return known(match.board, RumblePlaying).stage


def wanted(s: State, request: Choice) -> Option:
    """What a simple player would say: get the ball, run with it, hit whoever is near."""
    options = request.options
    by_word: dict[str, list[Option]] = {}
    for option in options:
        by_word.setdefault(str(option[1][0]), []).append(option)
    side, board = request.seats[0], s.house.board
    goal = board.columns - 1 if side == 0 else 0
    if "enter" in by_word:
        return by_word["enter"][0]
    if "pickup" in by_word:
        return by_word["pickup"][0]
    if "attack" in by_word:
        return by_word["attack"][0]
    moves = by_word.get("move", [])
    if has_ball(s, side):
        runs = [option for option in moves if option[1][1] == s.holder]
        return min(runs, key=lambda option: abs(column(int(option[1][2])) - goal), default=options[-1])
    if s.ball != NOWHERE and moves:
        best = min(moves, key=lambda option: (distance(int(option[1][2]), s.ball), option))
        start = s.at[int(best[1][1])]
        if distance(int(best[1][2]), s.ball) < distance(start, s.ball):
            return best
    if s.holder != NOBODY and not has_ball(s, side):
        there = s.at[s.holder]
        hunts = [option for option in moves if distance(s.at[int(option[1][1])], there) > 1]
        near = [option for option in hunts if distance(int(option[1][2]), there) <= 1]
        return near[0] if near else options[-1]
    return options[-1]


class Player(players.Player):
    """Says what it wants, as its device does it."""

    @property
    def stage(self) -> Stage:
        return stage_of(self.match)

    def choose(self, request: Choice) -> None:
        self.say(wanted(self.match.session.match.state, request))

    def say(self, option: Option) -> None: ...

    def target(self, option: Option) -> int:
        """The square that an option is picked on."""
        s = self.stage.state
        match option[1]:
            case ("pickup", _):
                return s.ball
            case ("attack", _, int(victim)):
                return s.at[victim]
            case _:
                return int(option[1][-1])


class Mouse(Player):
    """Never touches a key: counters are clicked or dragged, buttons pressed, dice clicked."""

    def say(self, option: Option) -> None:
        words, driver, stage = option[1], self.driver, self.stage
        if words[0] == "ready" and "act.line_up" in self.match.group:
            driver.click("act.line_up")
            return
        if words[0] in ("next", "ready"):
            driver.click("opt.0")
            return
        player = int(words[1])
        spot, goal = stage.spot(player), stage.place.grid.centre(self.target(option))
        if words[0] != "pickup" and self.turns % 2:
            driver.drag(spot, goal, frames=3)
            return
        if stage.picture.marks.chosen != player:
            driver.click(spot)
        driver.click(goal)

    def roll(self, request: Roll) -> None:
        stage = self.stage
        die = next(die for die in stage.picture.dice if die.lit)
        self.driver.click(dice.centre(stage.place.dice, die))


class Keys(players.CounterKeys, Player):
    """Never touches the mouse."""

    def say(self, option: Option) -> None:
        words = option[1]
        if words[0] in ("next", "ready"):
            self.tap("space")
        else:
            self.act(int(words[1]), self.target(option))
