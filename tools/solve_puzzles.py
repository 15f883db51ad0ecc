"""Finds lines for the puzzles of Sevens, and holds the chances in their files against the rules.

    python tools/solve_puzzles.py                    every shipped puzzle: is the chance that of its line?
    python tools/solve_puzzles.py --search           looks for better lines as well (minutes each)
    python tools/solve_puzzles.py --write [FILE…]    writes line, dice and chance anew

The search keeps the likeliest rows of plans that the coaches can think of, each by its chance so far, and
reckons those that come to the goal exactly: by every throw of their dice (`game/games/sevens/lines.py`). So
the figure is the best that was found, by a person or by this search, never a proof that there is none better.
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
from game.games.sevens.coach.plans import Plan, declared
from game.games.sevens.coach.pro import weighed
from game.games.sevens.foresight import Foresight
from game.games.sevens.lines import Aim, Goal, Reckoning, chance_of, decides, likely
from game.games.sevens.notation import NAMES, SEATS
from game.games.sevens.options import END, MOVES, STAND
from game.games.sevens.puzzles import Puzzle, begin_puzzle, notes_of, read_puzzle
from game.games.sevens.state import STANDING, Phase, State
from game.games.sevens.throws_counted import outcomes

FOLDER: Final = ROOT / "assets" / "sevens" / "puzzles"
WIDE: Final = 40  # squares that each player looks at
KEPT: Final = 14  # rows of plans that are followed
DEEP: Final = 4  # activations
LEAST: Final = 0.02  # below this nobody hopes
BETTER: Final = 1e-4


def played(match: Match[State], line: list[Option], goal: Goal) -> list[Any]:
    """The answers of a line that goes well: the best throw at every roll, the worst of the other side."""
    twin, done, answers = match.clone(), 0, []
    foresight = Foresight(match.state, goal)
    reckoning = Reckoning(foresight, line, reach=likely(match, line, foresight) == 0)
    while twin.pending is not None and not foresight.met(twin.state):
        request = twin.pending
        if decides(request, foresight.side):
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


def decisions(s: State, plan: Plan) -> list[Option]:
    """A plan as the decisions of a line."""
    side = s.turn
    line: list[Option] = [(side, ("act", plan.player, plan.action))]
    if s.status[plan.player] != STANDING:
        line.append(STAND[side])
    line += [MOVES[side][at] for at in plan.path]
    if plan.deed is not None:
        line.append((side, plan.deed))
    return line


def search(match: Match[State], goal: Goal) -> tuple[float, list[Option]]:
    """The best line that the plans of the coaches lead to."""
    best: tuple[float, list[Option]] = (0.0, [])
    rows: list[list[Option]] = [[]]
    for _ in range(DEEP):
        found: list[tuple[float, list[Option]]] = []
        for before in rows:
            twin, row = match.clone(), before
            for answer in played(match, row, goal) if row else ():
                twin.answer(answer)
            s = twin.state
            if s.active >= 0:
                if twin.refusal(END[s.turn]) is not None:
                    continue  # it is at the goal, or its turn is over
                twin.answer(END[s.turn])
                row = [*before, END[s.turn]]
            if not (
                isinstance(twin.pending, Choice) and twin.pending.what == "act" and s.turn == match.state.turn
            ):
                continue
            plans = sorted(weighed(s, declared(twin.pending), WIDE), key=lambda each: -each.gain)[: 2 * KEPT]
            for each in plans:
                line = row + decisions(s, each.plan)
                reached = chance_of(match, line, goal, reach=True)
                if reached < max(LEAST, best[0]):
                    continue
                scored = chance_of(match, line, goal)
                if scored > best[0] + BETTER:
                    best = scored, line
                found.append((reached + each.gain, line))
        found.sort(key=lambda one: -one[0])
        rows = [line for _, line in found[:KEPT]]
    return best


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
    parser.add_argument("--write", action="store_true", help="write lines and figures")
    asked = parser.parse_args(arguments)
    wrong = 0
    for path in asked.files or sorted(FOLDER.glob("*.rec")):
        puzzle = read_puzzle(path.read_text("utf-8"), path.stem)
        match = begin_puzzle(puzzle, GAME)
        line = told(puzzle) if asked.write else puzzle.line(GAME)
        chance, found = chance_of(match, line, puzzle.goal), ""
        if asked.search:
            best, other = search(match, puzzle.goal)
            found = f", search {best:.4f}: " + " / ".join(GAME.text(words) for _, words in other)
            if best > chance + BETTER and asked.write:
                chance, line = best, other
        if asked.write:
            path.write_text(written(puzzle, line, chance), "utf-8")
        right = asked.write or abs(chance - puzzle.chance) < BETTER
        wrong += not right
        says = "" if right else f", the file says {puzzle.chance}"
        print(f"{path.stem}: best found {chance:.4f}{says}{found}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
