"""A position that is edited as a record, and back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.core.errors import OptionError, RecordError
from game.core.game import read_options
from game.core.grid import NOWHERE, name
from game.games.sevens import GAME
from game.games.sevens.notation import NAMES, NUMBER, SEATS
from game.games.sevens.paths import READ_PLAYER
from game.games.sevens.puzzles import Puzzle, begin_puzzle, notes_of, read_puzzle
from game.games.sevens.scenario import FIGURES as PLAIN
from game.games.sevens.state import NOBODY, PLAYERS, STUNNED, WEATHERS, House, State, Status
from game.ui.scenes.editor_position import Figure, Refused, Setting

OURS: Final = {
    "turn",
    "half",
    "weather",
    "ball",
    *(f"{path}.{seat}" for path in ("turn", "rerolls") for seat in SEATS),
}
"""The paths that the editor writes itself; the others of a file are kept as they stand."""
OF_PLAYER: Final = {"at", "state", "skills", "keywords", *PLAIN}


@dataclass(frozen=True)
class Source:
    """A puzzle that was opened: its position as it was, and the line and chance that hold for that alone."""

    setting: Setting
    chance: float
    line: str


def opened(puzzle: Puzzle) -> Source:
    """A puzzle for the editor. Raises RecordError for what is none; of a draft everything but its end has to
    be right."""
    if not puzzle.draft:
        begin_puzzle(puzzle, GAME)
    record = puzzle.record
    try:
        state: State = GAME.scenario(read_options(GAME.options, record.options))
        for _, path, value in record.given:
            GAME.give(state, path, value)
        GAME.ready(state, frozenset(record.given_paths))  # before a match takes its first steps
    except (ValueError, OptionError) as error:
        raise RecordError(str(error), puzzle.ident) from None
    players = tuple(_figure(state, player, record.given) for player in range(PLAYERS))
    other = []
    for _, path, value in record.given:
        first, _, second = path.partition(".")
        on_pitch = first in NUMBER and players[NUMBER[first]] is not None
        if path not in OURS and not (on_pitch and second in READ_PLAYER):
            other.append((path, value))
    setting = Setting(
        players,
        state.holder,
        state.ball,
        state.turn,
        state.turns,
        state.half,
        state.rerolls,
        state.weather,
        tuple(other),
        tuple(record.options.items()),
        puzzle.name,
        puzzle.task,
        puzzle.hint,
        puzzle.level,
        puzzle.goal,
    )
    answers = puzzle.text[len(puzzle.position) - 1 :] if puzzle.solved else ""
    return Source(setting, puzzle.chance, answers.strip("\n"))


def _figure(s: State, player: int, given: list[tuple[int, str, str]]) -> Figure | None:
    """A player on the pitch."""
    if s.at[player] == NOWHERE or s.status[player] > STUNNED:
        return None
    who = NAMES[player]
    paths = [(path.partition(".")[2], value) for _, path, value in given if path.partition(".")[0] == who]
    other = [(path, value) for path, value in paths if path not in OF_PLAYER and path in READ_PLAYER]
    if ("state", "distracted") in paths:
        other.append(("distracted", "yes"))
    skills = READ_PLAYER["skills"](s, player)
    return Figure(
        s.at[player],
        s.status[player],
        s.ma[player],
        s.st[player],
        s.ag[player],
        s.pa[player],
        s.av[player],
        () if skills == "none" else tuple(skills.split(",")),
        s.keywords[player],
        tuple(other),
    )


def givens(setting: Setting) -> list[str]:
    """The position as `given` lines."""
    lines = [
        f"given half {setting.half}",
        f"given turn {SEATS[setting.turn]}",
        f"given weather {WEATHERS[setting.weather]}",
    ]
    for side, seat in enumerate(SEATS):
        lines += [f"given turn.{seat} {setting.turns[side]}", f"given rerolls.{seat} {setting.rerolls[side]}"]
    lines += [f"given {path} {value}" for path, value in setting.other]
    for player, figure in enumerate(setting.players):
        if figure is not None:
            lines += [f"given {NAMES[player]}.{path} {value}" for path, value in _of(figure)]
    if setting.holder != NOBODY:
        lines.append(f"given ball {NAMES[setting.holder]}")
    elif setting.ball != NOWHERE:
        lines.append(f"given ball {name(setting.ball)}")
    return lines


def _of(figure: Figure) -> list[tuple[str, str]]:
    """A player's paths."""
    out = [("at", name(figure.at))]
    if figure.status:
        out.append(("state", Status(figure.status).name.lower()))
    figures = [("ma", figure.ma), ("st", figure.st), ("ag", figure.ag), ("pa", figure.pa), ("av", figure.av)]
    out += [(path, str(value or "none")) for path, value in figures]
    if figure.skills:
        out.append(("skills", ",".join(figure.skills)))
    if figure.keywords:
        out.append(("keywords", ",".join(figure.keywords).replace(" ", "_")))
    return [*out, *figure.other]


def text_of(setting: Setting, source: Source | None = None, *, draft: bool = False) -> str:
    """The record of a position, or of a draft. The line of the source is kept as long as the position is
    still its own."""
    same = source is not None and source.setting.bare == setting.bare
    chance = source.chance if source and same else 0.0
    lines = ["record 1 sevens"]
    lines += notes_of(
        setting.name or "A position",
        setting.task,
        setting.hint,
        setting.level,
        chance,
        goal=setting.goal,
        draft=draft,
    )
    lines += [f"option {key} {value}" for key, value in setting.options]
    lines += givens(setting)
    if source and same and source.line:
        lines.append(source.line)
    return "\n".join([*lines, ""])


def checked(setting: Setting, source: Source | None = None, ident: str = "position") -> Puzzle:
    """The position as a puzzle that can be played. Raises Refused with the reason."""
    if problem := setting.problem():
        raise Refused(problem)
    try:
        puzzle = read_puzzle(text_of(setting, source), ident, own=True)
        state = begin_puzzle(puzzle, GAME).state
    except RecordError as error:
        raise Refused(f"It cannot be played: {error}") from None
    if (state.turn, state.turns) != (setting.turn, setting.turns):
        raise Refused(f"Nobody of {SEATS[setting.turn]}, whose turn it is, can do anything")
    return puzzle


def drawn(setting: Setting) -> State:
    """A state to draw, also of what cannot be played yet."""
    s = State(House())
    s.turn, s.holder, s.ball = setting.turn, setting.holder, setting.ball
    for player, figure in enumerate(setting.players):
        if figure is not None:
            s.at[player], s.status[player] = figure.at, figure.status
    s.keywords = tuple(figure.keywords if figure else () for figure in setting.players)
    for player, figure in enumerate(setting.players):
        given = dict(figure.other) if figure else {}
        s.acted |= (given.get("acted") == "yes") << player
        s.distracted |= (given.get("distracted") == "yes") << player
    return s
