"""Finds lines for the puzzles of Sevens, and holds the chances in their files against the rules.

    python tools/solve_puzzles.py                    every shipped puzzle: is the chance that of its line?
    python tools/solve_puzzles.py --search           looks for better lines as well (a minute each)
    python tools/solve_puzzles.py --write [FILE…]    writes line, dice and chance anew

The chance of a line is reckoned by every throw of its dice; where they fall otherwise than in the file, what
is decided then answers that (`game/games/sevens/answered.py`). The search (`puzzle_search.py`) goes through
so many decisions, and tells of how many its figure is the best: that is the best found, by a person or by
this search, never a proof that there is none better.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final

from checkout import ROOT
from game.core.answers import Notation
from game.core.game import read_options
from game.core.match import Match
from game.core.record import Kind
from game.core.requests import Choice, Option, Roll
from game.games.sevens import GAME
from game.games.sevens.answered import Answered, chance_done
from game.games.sevens.foresight import Foresight
from game.games.sevens.goals import Aim, Goal, decides
from game.games.sevens.notation import NAMES, SEATS
from game.games.sevens.puzzles import Puzzle, begin_puzzle, notes_of, read_puzzle
from game.games.sevens.state import Phase, State
from game.games.sevens.throws_counted import outcomes
from puzzle_search import Search

FOLDER: Final = ROOT / "assets" / "sevens" / "puzzles"
MOST: Final = 12_000  # decisions
BETTER: Final = 1e-4


def played(match: Match[State], line: list[Option], goal: Goal) -> list[Any]:
    """The answers of a line that goes well: the best throw at every roll, the worst of the other side; where
    a reply is likelier than its next decision, that is followed."""
    twin, done, answers = match.clone(), 0, []
    foresight = Foresight(match.state, goal)
    line = list(line)
    reckoning = Answered(foresight, line)
    if not reckoning.value(match):
        reckoning = Answered(foresight, line, reach=True)
    while twin.pending is not None and not foresight.met(twin.state):
        request = twin.pending
        if decides(request, foresight.side):
            node = foresight.here(twin.clone())
            rest = reckoning.decided(node, done)
            if rest != line[done:]:
                line = [*line[:done], *rest]
                reckoning = Answered(foresight, line)
            if done == len(line):
                break
            best: Any = line[done]
            done += 1
        else:
            assert isinstance(request, Choice | Roll)
            choices: list[Any] = list(request.options if isinstance(request, Choice) else outcomes(request))
            values = [reckoning.after(twin, each, done) for each in choices]
            theirs = isinstance(request, Choice) and request.seats != (foresight.side,)
            wanted = min(values) if theirs else max(values)
            best = max(
                (each for each, v in zip(choices, values) if v == wanted),
                key=choices.index,
            )
        answers.append(best)
        twin.answer(best)
        if twin.state.phase is not Phase.TURN or twin.state.turn != foresight.side:
            break
    return answers


def told(puzzle: Puzzle) -> list[Option]:
    """The decisions that stand in the file, whatever dice are between them."""
    notation = Notation(GAME, read_options(GAME.options, puzzle.record.options))
    lines = [each for each in puzzle.record.body if each.kind is Kind.CHOICE]
    options = [notation.option(each.words) for each in lines]
    steps = (
        "act",
        "end",
        "stand",
        "move",
        "jump",
        "block",
        "throw",
        "handoff",
        "foul",
        "end_turn",
        "stab",
        "gaze",
    )
    return [
        option for option in options if option[1][0] in steps and option[0] == puzzle.match(GAME).state.turn
    ]


def worth(puzzle: Puzzle, line: list[Option]) -> float:
    """The chance of a line that goes well, where its decisions answer what was seen."""
    match = begin_puzzle(puzzle, GAME)
    return chance_done(match, played(match, line, puzzle.goal), puzzle.goal)


def expected(goal: Goal, s: State, side: int) -> str:
    """The line of a file that asserts what it comes to."""
    match goal.aim:
        case Aim.SCORE:
            path = f"score.{SEATS[side]}"
        case Aim.DOWN:
            path = f"{NAMES[goal.player]}.state"
        case Aim.OFF:
            path = f"{NAMES[goal.player]}.at"
    return f"expect {path} {GAME.read(s, path)}"


def written(puzzle: Puzzle, line: list[Option], chance: float) -> str:
    """The file with a line and its chance."""
    match = begin_puzzle(puzzle, GAME)
    notation = Notation(GAME, read_options(GAME.options, puzzle.record.options))
    kept = [each for each in puzzle.position.split("\n") if each and not each.startswith("#")]
    p, side = puzzle, match.state.turn
    out = [kept[0], *notes_of(p.name, p.task, p.hint, p.level, chance, goal=p.goal), *kept[1:]]
    for answer in played(match, line, puzzle.goal):
        assert match.pending is not None
        out.append(notation.line(match.pending, answer))
        match.answer(answer)
    out.append(expected(puzzle.goal, match.state, side))
    return "\n".join([*out, ""])


def main(arguments: list[str] | None = None) -> int:
    """0: every figure is that of its line; 1: one is not."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--search", action="store_true", help="look for better lines")
    parser.add_argument("--most", type=int, default=MOST, metavar="N", help=f"decisions of it ({MOST:,})")
    parser.add_argument("--write", action="store_true", help="write lines and figures")
    asked = parser.parse_args(arguments)
    wrong = 0
    for path in asked.files or sorted(FOLDER.glob("*.rec")):
        puzzle = read_puzzle(path.read_text("utf-8"), path.stem)
        match = begin_puzzle(puzzle, GAME)
        line = told(puzzle) if asked.write else puzzle.line(GAME)
        chance, found = worth(puzzle, line) if asked.write else puzzle.reckoned(GAME), ""
        if asked.search:
            search = Search(match, puzzle.goal, asked.most)
            _, other = search.found(line)
            best = worth(puzzle, list(other))
            found = f", the best of {search.looked:,} decisions"
            if best > chance + BETTER:
                found += f" has {best:.4f}: " + " / ".join(GAME.text(words) for _, words in other)
                if asked.write:
                    chance, line = best, list(other)
        if asked.write:
            path.write_text(written(puzzle, line, chance), "utf-8")
        right = asked.write or abs(chance - puzzle.chance) < BETTER
        wrong += not right
        says = "" if right else f", the file says {puzzle.chance}"
        print(f"{path.stem}: best found {chance:.4f}{says}{found}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
