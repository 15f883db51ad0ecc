"""Half-Time's rulebook in pictures, by chapter: the examples that it gives, and two that stand still."""

from __future__ import annotations

from collections import Counter
from typing import Final

from game.games.halftime.dice import GAME_FACES
from game.ui.rule_picture import Picture, Still
from game.ui.tables.halftime import card, poses, tray
from game.ui.tables.halftime import layout as at
from game.ui.tables.halftime.inks import CARD, INK, KINDS
from game.ui.tables.halftime.marks import bar
from game.ui.tables.halftime.picture import HalftimePicture
from game.ui.tables.halftime.rule_examples import Example, Examples
from game.ui.widgets.canvas import Box, Canvas

KICKED_OFF: Final = ("dice 20 10", "home receive")


def _given(owner: str, ball: int, down: int, to_go: int, *says: str) -> tuple[str, ...]:
    """A position in the middle of a half, and what is said in it."""
    position = f"possession {owner}", f"ball {ball}", f"down {down}", f"to_go {to_go}"
    return *(f"given {each}" for each in position), *says


def _kickoff(caption: str, dice: str) -> Example:
    return Example(caption, -4.8, (*KICKED_OFF, f"dice {dice}"), unseen=len(KICKED_OFF))


def _run(caption: str, dice: str) -> Example:
    return Example(caption, 20, _given("home", 40, 1, 10, "home run", f"dice {dice}"))


KIT: Final = (  # kind, face, and where in the tray
    ("black", "20", 0.32, 0.29),
    ("white", "O", 0.68, 0.29),
    ("blue", "50", 0.2, 0.71),
    ("green", "30", 0.5, 0.71),
    ("red", "10", 0.8, 0.71),
)


def _kit(c: Canvas, box: Box) -> None:
    """One die of every kind."""
    card.tray(c, box)
    for n, (kind, face, x, y) in enumerate(KIT):
        die = poses.rest(kind, 0, face, n + 3, (0.0, 0.0), printed=False)
        fallen = Box(0, 0, tray.FULL_W, at.TRAY_BOX.h)
        dx, dy = tray.middle(fallen)
        fallen.topleft = box.x + x * box.w - dx, box.y + y * box.h - dy
        tray.draw(c, HalftimePicture(dice=[die]), fallen)


def runs() -> Counter[int]:
    """The yards that a run brings, in how many of 36 rolls; without the fumble and the penalty."""
    pairs = [(int(a) if a != "O" else 0, int(b) if b != "O" else 0) for a in GAME_FACES for b in GAME_FACES]
    return Counter(a - b for a, b in pairs if a != b or a not in (0, 10))


def _run_chart(c: Canvas, box: Box) -> None:
    """A bar for each."""
    c.flat(box, CARD, r=0)
    ways = sorted(runs().items())
    step, unit = (box.w - 20) / len(ways), (box.h - 62) / max(n for _, n in ways)
    foot = box.bottom - 30
    for i, (yards, n) in enumerate(ways):
        x = box.x + 10 + (i + 0.5) * step
        kind = "good" if yards > 0 else "bad" if yards < 0 else "plain"
        bar(c, Box(x - step / 2 + 3, foot - n * unit, step - 6, n * unit), KINDS[kind], kind)
        c.text(str(n), (x, foot - n * unit - 11), 15, INK, "bold", "center")
        c.text(f"{yards:+d}".replace("-", "−") if yards else "0", (x, foot + 14), 14, INK, "num", "center")


PICTURES: Final[dict[str, Picture]] = {
    "1": Still("Black and white run, blue passes, green kicks, red settles what is in doubt.", _kit),
    "2": Examples(
        _kickoff("The receiver rolls 15, the kicker 10: run back to the 25.", "15 10"),
        _kickoff("10 against 15: the receiver is stopped at the 15.", "10 15"),
        _kickoff("5 against 5: the ball is on the 20.", "5 5"),
    ),
    "3": Examples(
        Example(
            "O against 10, from its own 10: a safety. Two points for the defence.",
            -4.8,
            _given("home", 10, 2, 15, "home run", "dice O 10"),
        ),
    ),
    "4": Examples(
        _run("20 against 15 gains five: 2nd and 5.", "20 15"),
        _run("10 against O gains ten: first down.", "10 O"),
        _run("10 against 20 loses ten: 2nd and 20.", "10 20"),
    ),
    "5": Examples(
        Example(
            "Intercepted from the 50. The defence rolls 10 and has the ball on its own 40.",
            38,
            _given("home", 50, 1, 10, "home pass", "dice I", "dice 10"),
        ),
    ),
    "6": Examples(
        Example(
            "10 and 10: a fumble on the 20. Red 10 against 5, recovered on the 25.",
            5,
            _given("home", 20, 1, 10, "home run", "dice 10 10", "dice 10 5"),
        ),
    ),
    "7": Examples(
        Example(
            "O and O: a penalty. Red 5 against 15, the offence loses ten.",
            20,
            _given("home", 40, 1, 10, "home run", "dice O O", "dice 5 15"),
        ),
        Example(
            "Ten yards from its own 10: the ball stops at the 5, 1st and 15.",
            -4.8,
            _given("home", 10, 1, 10, "home run", "dice O O", "dice 5 15"),
        ),
    ),
    "8": Examples(
        Example(
            "A field goal from 25: the green die shows 30, and it is good.",
            64.8,
            _given("home", 75, 1, 10, "home field_goal", "dice 30"),
        ),
        Example(
            "The same with a 20: too short. The other side has the ball there.",
            64.8,
            _given("home", 75, 1, 10, "home field_goal", "dice 20"),
        ),
    ),
    "9": Still(
        "A run: the yards it brings, in how many of 36 rolls. Fumble and penalty are one each.", _run_chart
    ),
}
