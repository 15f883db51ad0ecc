"""How Half-Time's figures are shown: its four kinds of dice, yards by play, kicks against the green die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.games.halftime.dice import GREEN as GREEN_DIE
from game.store.figures import Counts, Made
from game.ui.scenes.statistics_sheet import BoxStatistics, Column, Die, Figure, Line, Sheet, Tries, sides_of
from game.ui.tables.halftime.figures import BLUE, GAME, GREEN, RED
from game.ui.tables.halftime.picture import FACES

GAME_SIDES: Final = (1, 2, 1, 1, 1)
VALUES: Final = (0, 5, 10, 15, 20)
MEAN: Final = sum(v * n for v, n in zip(VALUES, GAME_SIDES, strict=True)) / 6  # of a game die


def _blue(counts: Counts) -> Sequence[int]:
    """The blue die; the 20 of the printed one lies where the other has its third NG."""
    faces = counts.sides.get(BLUE, {})
    return [
        faces.get("I", 0),
        faces.get("NG", 0) + faces.get("20", 0),
        faces.get("30", 0),
        faces.get("50", 0),
    ]


def _others(line: Line, name: str) -> int:
    return line.counts.others.get(name, 0)


def per_run(line: Line) -> float | None:
    """Yards of the mean run; chance brings none."""
    runs = _others(line, "run calls")
    return _others(line, "run yards") / runs if runs else None


def luck(line: Line) -> float:
    """Yards on its game die more than chance would have brought."""
    faces = [line.counts.sides.get(GAME, {}).get(face, 0) for face in FACES]
    return sum(v * n for v, n in zip(VALUES, faces, strict=True)) - MEAN * sum(faces)


def kicks(line: Line) -> Made:
    """All kicks at the posts."""
    tries = line.counts.kicks.values()
    return Made(sum(k.made for k in tries), sum(k.tried for k in tries))


def green_would_make(line: Line) -> float:
    """Of the same kicks, how many the green die makes in the mean (HT-8.2, HT-8.3)."""
    faces = [int(face) for face in GREEN_DIE.faces]

    def share(distance: int) -> float:
        return sum(face >= distance for face in faces) / len(faces)

    return sum(k.tried * share(yards) for yards, k in line.counts.kicks.items())


def _yards(line: Line) -> Figure:
    calls = sum(_others(line, f"{word} calls") for word in ("run", "pass"))
    gained = _others(line, "run yards") + _others(line, "pass yards")
    return Figure(f"{gained / calls:.1f}" if calls else "–")


def _runs(line: Line) -> Figure:
    mean = per_run(line)
    return Figure("–" if mean is None else f"{mean:+.1f}".replace("-", "−"), mean or 0.0)


def _passes(line: Line) -> Figure:
    calls = _others(line, "pass calls")
    return Figure(f"{_others(line, 'passes caught')} of {calls}" if calls else "–")


def _luck(line: Line) -> Figure:
    by = luck(line)
    thrown = sum(line.counts.sides.get(GAME, {}).values())
    return Figure(f"{by:+.0f} yd".replace("-", "−") if thrown else "–", by)


def _best(line: Line) -> str:
    longest = max((yards for yards, k in line.counts.kicks.items() if k.made), default=0)
    return f"best {longest} yd" if longest else "none made"


def _notes(sheet: Sheet) -> Sequence[str]:
    return f"first downs: {sheet.other('first downs')}", f"takeaways: {sheet.other('takeaways')}"


def _die(name: str, die: str, labels: Sequence[str], sides: Sequence[int], tone: str) -> Die:
    return Die(name, labels, sides_of(die, labels), sides, tone)


CARDS: Final = BoxStatistics(
    dice=(
        _die("Game dice", GAME, FACES, GAME_SIDES, "#3a3638"),
        Die("Blue die", ("I", "NG", "30", "50"), _blue, (1, 3, 1, 1), "#2058b0"),
        _die("Green die", GREEN, ("0", "10", "20", "30", "40", "50"), (1,) * 6, "#1c7042"),
        _die("Red dice", RED, ("5", "10", "15"), (3, 2, 1), "#b3261c"),
    ),
    columns=(
        Column("yards per play", "yards per play", 0, _yards),
        Column("yards a run", "per run", 96, _runs),
        Column("passes", "passes", 96, _passes),
        Column("luck", "luck", 80, _luck),
    ),
    tries=Tries("Kicks", "triangle", kicks, green_would_make, _best, _notes),
)
