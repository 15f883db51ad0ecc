"""Puzzles: a scenario with a task, a hint, and the best line that was found, with its chance.

A puzzle is a record of a position whose comments of the shelf's kind tell the rest:

    # name "Through the middle"
    # task "Score this turn"
    # goal "score"                  or "down A4": A4 stands no longer; "off A4": it is on the pitch no longer
    # hint "Two dice open the gap"
    # level 1
    # chance 0.8056                 of the turn that follows, by enumeration (`answered.py`)

The answers after the position are that line, with dice that succeed. A position without a line is a puzzle
that nobody has solved yet. One with `# draft yes` is not finished: it can be edited, and not be played.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from game.core.check import begin, run_record
from game.core.errors import RecordError
from game.core.game import Game
from game.core.match import Match
from game.core.record import ANSWERS, Kind, Record, quoted, read_record, tokens
from game.core.requests import Option
from game.games.sevens.answered import chance_done
from game.games.sevens.goals import TOUCHDOWN, Aim, Goal
from game.games.sevens.lines import line_of
from game.games.sevens.notation import NAMES, NUMBER
from game.games.sevens.state import Phase, State, side_of

GAME_NAME: Final = "sevens"
KINDS: Final = ("name", "task", "goal", "hint", "level", "chance", "draft")
NOTE: Final = re.compile(rf"\s*#\s*({'|'.join(KINDS)})\s+(\S.*)")
TASK: Final = "Score a touchdown this turn"
LEVELS: Final = 5
LONGEST: Final = 200  # letters of what is said of it
ALIKE: Final = 5e-5  # the figure in a file is rounded to this


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position to be solved. ``chance`` is that of the best line found, 0 where none was looked for;
    ``ident`` the file's name without its end."""

    ident: str
    name: str
    text: str
    task: str = TASK
    hint: str = ""
    level: int = 0
    chance: float = 0.0
    own: bool = False  # made by the player
    goal: Goal = TOUCHDOWN
    draft: bool = False  # not finished

    @property
    def record(self) -> Record:
        """The file as a record."""
        return read_record(self.text, self.ident)

    @property
    def solved(self) -> bool:
        """Does a line stand in the file?"""
        return any(each.kind in ANSWERS for each in self.record.body)

    @property
    def position(self) -> str:
        """The record without the line: what is played."""
        first = min((each.line for each in self.record.body if each.kind in ANSWERS), default=0)
        lines = self.text.split("\n")
        return "\n".join([*(lines[: first - 1] if first else lines), ""])

    def match(self, game: Game[Any]) -> Match[State]:
        """The match as it starts. Raises RecordError."""
        return begin(self.record, game)

    def line(self, game: Game[Any]) -> list[Option]:
        """The decisions of the line in the file. Raises RecordError where it is not legal."""
        return line_of(self.match(game), self._run(game).answers)

    def outcome(self, game: Game[Any]) -> State:
        """Where the line in the file leads with its dice. Raises RecordError where it is not legal."""
        return self._run(game).state

    def _run(self, game: Game[Any]) -> Match[State]:
        run = run_record(self.record, game)
        wrong = next((each for each in run.mismatches if not each.warning), None)
        if wrong is not None:
            raise RecordError(wrong.text, wrong.file, wrong.line)
        match: Match[State] = run.match
        return match

    def reckoned(self, game: Game[Any]) -> float:
        """The chance of that turn by enumeration. Raises RecordError."""
        return chance_done(self.match(game), self._run(game).answers, self.goal)


def read_puzzle(text: str, ident: str, *, own: bool = False) -> Puzzle:
    """A puzzle from its file. Raises RecordError for what is none."""
    record = read_record(text, ident)
    if record.game != GAME_NAME:
        raise RecordError(f"it is a record of {record.game or 'no game'}, not of Sevens", ident)
    if not record.given:
        raise RecordError("there is no position in it (given … lines)", ident)
    if any(each.kind is Kind.UNDO for each in record.body):
        raise RecordError("a puzzle's line takes nothing back", ident)
    told: dict[str, str] = {}
    for number, line in enumerate(text.split("\n"), 1):
        found = NOTE.fullmatch(line)
        if found is not None:
            told[found[1]] = note_value(found[2], ident, number)
    return Puzzle(
        ident,
        told.get("name") or ident.replace("_", " ").capitalize(),
        text,
        told.get("task") or TASK,
        told.get("hint", ""),
        int(figure(told.get("level", "0"), LEVELS, ident)),
        figure(told.get("chance", "0"), 1.0, ident),
        own,
        read_goal(told.get("goal", Aim.SCORE.value), ident),
        told.get("draft") == "yes",
    )


def note_value(rest: str, ident: str, line: int) -> str:
    """What follows the word of a note. Raises RecordError."""
    try:
        words = tokens(rest)
    except ValueError as error:
        raise RecordError(str(error), ident, line) from None
    said = words[0] if words else ""
    if len(said) > LONGEST or not said.isprintable():
        raise RecordError(f"what is said of a position is a line of {LONGEST} letters at most", ident, line)
    return said


def read_goal(text: str, ident: str) -> Goal:
    """A goal from its words. Raises RecordError."""
    aim, _, who = text.partition(" ")
    if text == Aim.SCORE.value:
        return TOUCHDOWN
    if aim in (Aim.DOWN.value, Aim.OFF.value) and who in NUMBER:
        return Goal(Aim(aim), NUMBER[who])
    raise RecordError(f"{text!r} is no goal: it is score, down <player> or off <player>", ident)


def goal_text(goal: Goal) -> str:
    """A goal in the words of a file."""
    return goal.aim.value if goal.aim is Aim.SCORE else f"{goal.aim.value} {NAMES[goal.player]}"


def figure(text: str, most: float, ident: str) -> float:
    """A number from 0 to a most. Raises RecordError."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= most:
        raise RecordError(f"{text!r} should be a number from 0 to {most:g}", ident)
    return value


def begin_puzzle(puzzle: Puzzle, game: Game[Any]) -> Match[State]:
    """The match of a puzzle, which must be in somebody's turn and not at its goal. Raises RecordError."""
    match = puzzle.match(game)
    s = match.state
    if s.phase is not Phase.TURN:
        raise RecordError("a puzzle begins in somebody's turn", puzzle.ident)
    if puzzle.goal.aim is not Aim.SCORE:
        who = NAMES[puzzle.goal.player]
        if side_of(puzzle.goal.player) == s.turn:
            raise RecordError(f"the goal is an opponent: {who} is of the side in turn", puzzle.ident)
        if puzzle.goal.met(s, s.turn, s.score[s.turn]):
            raise RecordError(f"the goal is reached before it begins: {who} does not stand", puzzle.ident)
    return match


def notes_of(
    name: str,
    task: str = TASK,
    hint: str = "",
    level: int = 0,
    chance: float = 0.0,
    *,
    goal: Goal = TOUCHDOWN,
    draft: bool = False,
) -> list[str]:
    """The comments of a puzzle."""
    lines = [f"# name {quoted(name)}", f"# task {quoted(task)}"]
    lines += [f'# goal "{goal_text(goal)}"'] * (goal != TOUCHDOWN) + ["# draft yes"] * draft
    lines += [f"# hint {quoted(hint)}"] * bool(hint) + [f"# level {level}"] * bool(level)
    return lines + [f"# chance {chance:.4f}"] * bool(chance)
