"""A position of Sevens while it is edited: plain values that every change replaces, so undo keeps the old
ones."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from game.core.errors import GameError
from game.core.grid import NOWHERE, name
from game.games.sevens.board import HOME
from game.games.sevens.data.rosters import Position as RosterLine
from game.games.sevens.goals import TOUCHDOWN, Aim, Goal
from game.games.sevens.notation import NAMES
from game.games.sevens.puzzles import TASK
from game.games.sevens.scenario import MOST_ON_PITCH
from game.games.sevens.state import NOBODY, PERFECT, PLAYERS, SQUAD, SQUADS, STANDING, side_of

Pairs = tuple[tuple[str, str], ...]
LIES: Final = ("Standing", "Prone", "Stunned")
FIGURES: Final = (("ma", 1, 9), ("st", 1, 8), ("ag", 1, 6), ("pa", 0, 6), ("av", 2, 12))
"""What can be counted up and down: field, least, most; PA 0 is none."""


def task_of(goal: Goal) -> str:
    """A goal's own words for its task."""
    match goal.aim:
        case Aim.SCORE:
            return TASK
        case Aim.DOWN:
            return f"Put {NAMES[goal.player]} down this turn"
        case Aim.OFF:
            return f"Get {NAMES[goal.player]} off the pitch this turn"


class Refused(GameError):
    """A change that cannot be made. Nothing has changed."""

    passing = True


@dataclass(frozen=True)
class Figure:
    """A player on the pitch. ``skills`` are words of a record; ``other`` paths that the editor does not
    show."""

    at: int
    status: int = STANDING
    ma: int = 6
    st: int = 3
    ag: int = 3
    pa: int = 4
    av: int = 9
    skills: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    other: Pairs = ()


@dataclass(frozen=True)
class Setting:
    """A whole position with what is said of it. ``other``: given lines that the editor does not show."""

    players: tuple[Figure | None, ...] = (None,) * PLAYERS
    holder: int = NOBODY
    ball: int = NOWHERE
    turn: int = HOME
    turns: tuple[int, int] = (1, 0)
    half: int = 1
    rerolls: tuple[int, int] = (0, 0)
    weather: int = PERFECT
    other: Pairs = ()
    options: Pairs = ()
    name: str = ""
    task: str = TASK
    hint: str = ""
    level: int = 0
    goal: Goal = TOUCHDOWN

    def on(self, at: int) -> int:
        """Who is on a square, or NOBODY."""
        return next((n for n, each in enumerate(self.players) if each and each.at == at), NOBODY)

    def figure(self, player: int) -> Figure:
        """A player that is there."""
        found = self.players[player]
        assert found is not None
        return found

    @property
    def bare(self) -> Setting:
        """Without what is said of it: two that are equal so are played alike."""
        return replace(self, name="", task="", hint="", level=0)

    # ------------------------------------------------------------------ changes
    def _with(self, player: int, figure: Figure | None) -> Setting:
        players = (*self.players[:player], figure, *self.players[player + 1 :])
        return replace(self, players=players)

    def free(self, at: int) -> None:
        """Raises Refused where somebody stands."""
        who = self.on(at)
        if who != NOBODY:
            raise Refused(f"{NAMES[who]} is on {name(at)}: two cannot share a square")

    def placed(self, side: int, line: RosterLine, at: int) -> tuple[Setting, int]:
        """A new player of a position on a square, and its number. Raises Refused."""
        self.free(at)
        there = [player for player in SQUADS[side] if self.players[player]]
        if len(there) >= MOST_ON_PITCH:
            raise Refused(f"{MOST_ON_PITCH} of {('home', 'away')[side]} are on the pitch: that is the most")
        player = self._next(side)
        if player is None:
            raise Refused("no number is left for another player")
        figure = Figure(
            at,
            ma=line.ma,
            st=line.st,
            ag=line.ag,
            pa=line.pa or 0,
            av=line.av,
            skills=tuple(owned.word for owned in line.skills),
            keywords=tuple(line.keywords),
        )
        new = self._with(player, figure)
        if self.ball == at:
            new = replace(new, holder=player, ball=NOWHERE)
        return new, player

    def moved(self, player: int, at: int) -> Setting:
        """A player on another square; onto the ball: it has it. Raises Refused."""
        if self.figure(player).at == at:
            return self
        self.free(at)
        new = self._with(player, replace(self.figure(player), at=at))
        return replace(new, holder=player, ball=NOWHERE) if self.ball == at else new

    def removed(self, player: int) -> Setting:
        """Without a player; a ball that it had lies where it stood."""
        at = self.figure(player).at
        new = self._with(player, None)
        return replace(new, holder=NOBODY, ball=at) if self.holder == player else new

    def given_ball(self, at: int) -> Setting:
        """The ball on a square, or in the hands of who is there."""
        who = self.on(at)
        return replace(self, holder=who, ball=at if who == NOBODY else NOWHERE)

    def changed(self, player: int, **figures: Any) -> Setting:
        """A player with other figures, skills or state."""
        return self._with(player, replace(self.figure(player), **figures))

    def said(self, **words: str) -> Setting:
        """With another name, task or hint."""
        changes: dict[str, Any] = dict(words)
        return replace(self, **changes)

    def after(self, goal: Goal) -> Setting:
        """With another goal; a task in the old one's own words is said in the new one's."""
        task = task_of(goal) if self.task == task_of(self.goal) else self.task
        return replace(self, goal=goal, task=task)

    def in_turn(self, side: int, number: int) -> Setting:
        """Whose turn it is, and its number; home has the first turn of each pair."""
        return replace(self, turn=side, turns=(number, number - 1) if side == HOME else (number, number))

    def _next(self, side: int) -> int | None:
        """The first player that is neither on the pitch nor told of otherwise."""
        given = {path.partition(".")[0] for path, _ in self.other}
        return next((n for n in SQUADS[side] if not self.players[n] and NAMES[n] not in given), None)

    def free_number(self, side: int) -> int:
        """The number on the shirt of a side's next player; 0 if there is none."""
        player = self._next(side)
        return 0 if player is None else player % SQUAD + 1

    # ---------------------------------------------------------------- problems
    def problem(self) -> str:
        """What is missing or cannot be, in one line; "" for a position that can be played."""
        if not any(each and side_of(n) == self.turn for n, each in enumerate(self.players)):
            return f"Nobody of {('home', 'away')[self.turn]}, whose turn it is, is on the pitch"
        if self.holder == NOBODY and self.ball == NOWHERE:
            return "There is no ball: take it from the list, or give it to a player"
        if self.holder != NOBODY and self.figure(self.holder).status != STANDING:
            lie = LIES[self.figure(self.holder).status].lower()
            return f"{NAMES[self.holder]} has the ball and is {lie}: it has to stand"
        return self._goal_problem()

    def _goal_problem(self) -> str:
        """What is wrong with the goal, or ""."""
        if self.goal.aim is Aim.SCORE:
            return ""
        who, there = NAMES[self.goal.player], self.players[self.goal.player]
        if there is None:
            return f"{who}, whom the goal is about, is not on the pitch"
        if side_of(self.goal.player) == self.turn:
            return f"The goal is an opponent: {who} is of the side whose turn it is"
        if self.goal.aim is Aim.DOWN and there.status != STANDING:
            return f"{who} is down already: give it a stand, or another goal"
        return ""


@dataclass
class History:
    """The settings so far, and which of them is on the table."""

    past: list[Setting] = field(default_factory=list)
    at: int = 0

    @property
    def now(self) -> Setting:
        """The one on the table."""
        return self.past[self.at]

    def add(self, new: Setting) -> None:
        """A change; what was taken back before is gone."""
        if new != self.now:
            self.past[self.at + 1 :] = [new]
            self.at += 1

    def step(self, by: int) -> bool:
        """Back (-1) or forth (1). False: there is nothing."""
        if not 0 <= self.at + by < len(self.past):
            return False
        self.at += by
        return True
