"""The examples of Half-Time's rulebook, played on a piece of the board by the table's own films.

An example is a position, what is rolled in it, and the part of the board where it can be seen; what comes of
it is the rules' affair. With reduced motion each shows how it ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import pygame

from game.core.match import Match
from game.games.halftime.notation import SEATS
from game.store.notes import Look
from game.ui.animation import Clip, Film, pause
from game.ui.drawing.teams import TEAMS
from game.ui.rule_picture import Picture, Still
from game.ui.table import Desk, Played, Seen
from game.ui.tables.halftime import card, field, making, poses, story, tray
from game.ui.tables.halftime import layout as at
from game.ui.tables.halftime.film import film
from game.ui.tables.halftime.picture import HalftimePicture
from game.ui.tables.halftime.stage import Stage
from game.ui.tape import Tape, tape_of
from game.ui.widgets import text
from game.ui.widgets.canvas import Box, Canvas, View
from game.ui.widgets.theme import CREAM

TALL: Final = 336.0
TRAY_H: Final = 98.0
WORDS_H: Final = 24.0  # of the line at the foot of the tray
TOP: Final = at.TRACK.y - 3  # what is uppermost in a picture: the yard marker's track
LOOK_S, NEXT_S, READ_S = 0.9, 0.5, 2.6  # before the first answer, between two of them, and at the end
END_S: Final = 5.0  # that an end is shown, with reduced motion
KICKED_OFF: Final = ("dice 20 10", "home receive")


class Example(NamedTuple):
    """``says`` are a record's lines, the first ``unseen`` answers of which are not shown."""

    caption: str
    left: float  # the yard at the left edge
    says: Sequence[str]
    unseen: int = 0

    def tape(self) -> Tape:
        """Everything that happens in it."""
        return tape_of("\n".join(["record 1 halftime", *self.says, ""]), "example")


def _given(owner: str, ball: int, down: int, to_go: int, *says: str) -> tuple[str, ...]:
    """A position in the middle of a half, and what is said in it."""
    position = f"possession {owner}", f"ball {ball}", f"down {down}", f"to_go {to_go}"
    return *(f"given {each}" for each in position), *says


def _kickoff(caption: str, dice: str) -> Example:
    return Example(caption, -4.8, (*KICKED_OFF, f"dice {dice}"), unseen=len(KICKED_OFF))


def _run(caption: str, dice: str) -> Example:
    return Example(caption, 20, _given("home", 40, 1, 10, "home run", f"dice {dice}"))


class Desktop(Desk):
    """A match that nobody plays: it is shown, in silence."""

    def __init__(self, app: Any, match: Match[Any]) -> None:
        self.app = SimpleNamespace(theme=app.theme, sound=None)
        self.seen = Seen()
        self._match = match
        self._history: list[Played] = []

    @property
    def match(self) -> Match[Any]:
        return self._match

    @property
    def history(self) -> Sequence[Played]:
        return self._history

    def name(self, seat: int) -> str:
        return ("Home", "Visitors")[seat]

    def person(self, seat: int) -> bool:
        return False

    def look(self, seat: int) -> Look | None:
        return None

    def answer(self, played: Played) -> None:
        """One answer on."""
        self._match.answer(played.answer)
        self._history.append(played)


class Shown:
    """An example while it is played."""

    def __init__(self, app: Any, example: Example) -> None:
        self.example = example
        tape = example.tape()
        self.desk = Desktop(app, tape.begin())
        self.left = list(tape.history)
        for _ in range(example.unseen):
            self.desk.answer(self.left.pop(0))
        state, pending = self.desk.match.state, self.desk.match.pending
        cast = making.Cast(TEAMS[: len(SEATS)], [""] * len(SEATS), person=self.desk.person)
        told = story.told(state, self.desk.history, lambda _state: None)
        told.result = story.Result()
        picture = making.made(state, pending, told, cast)
        self.stage = Stage(self.desk, cast, told, picture, before=state.copy())
        self.film = Film()
        self.film.add([pause(END_S if self.reduced else LOOK_S)])
        if self.reduced:
            self.to_end()

    @property
    def reduced(self) -> bool:
        """Reduced motion."""
        return self.stage.reduced

    @property
    def over(self) -> bool:
        """Has all of it been seen?"""
        return not self.left and not self.film.busy

    def to_end(self) -> None:
        """Everything has happened."""
        shown = Film()
        while self.left:
            shown.add(self._next())
            shown.finish()

    def _next(self) -> list[Clip]:
        """The film of the next answer; after the last one nothing is put away for the next question."""
        played = self.left.pop(0)
        self.desk.answer(played)
        clips = film(self.stage, played)
        return clips if self.left else clips[:-1]

    def update(self, dt_s: float) -> None:
        """Time goes on."""
        self.stage.picture.time += dt_s
        if not self.film.busy and self.left:
            self.film.add([*self._next(), pause(NEXT_S if self.left else READ_S)])
        self.film.update(dt_s)


class Examples(Picture):
    """Examples of a chapter in turn, for ever."""

    tall = TALL
    moves = True

    def __init__(self, *examples: Example, app: Any = None) -> None:
        self.examples = examples
        self.captions = [example.caption for example in examples]
        self._app = app
        self._n = 0
        self.shown = Shown(app, examples[0]) if app is not None else None
        self._ground: tuple[object, pygame.Surface] | None = None

    def opened(self, app: Any) -> Examples:
        return Examples(*self.examples, app=app)

    @property
    def caption(self) -> str:
        return self.captions[self._n]

    def update(self, dt_s: float) -> None:
        if self.shown is None:
            return
        if self.shown.over:
            self._n = (self._n + 1) % len(self.examples)
            self.shown = Shown(self._app, self.examples[self._n])
        self.shown.update(dt_s)

    def draw(self, c: Canvas, box: Box) -> None:
        if self.shown is None:
            return
        board = box.cut(0, 0, 0, TRAY_H)
        window = _window(c, board, self.examples[self._n])
        p = self.shown.stage.picture
        with c.clip(board):
            c.surf.blit(self._printed(c, board, window), c.box(board))
            field.draw(window, p)
        _tray(c, Box(box.x, board.bottom, box.w, TRAY_H), p)

    def _printed(self, c: Canvas, board: Box, window: Canvas) -> pygame.Surface:
        """The piece of the card, drawn once."""
        place = c.box(board)
        key = place.size, window.view.ox, window.view.oy, c.theme
        if self._ground is None or self._ground[0] != key:
            surf = pygame.Surface(place.size)
            view = _moved(c.view, window.view.ox - place.x, window.view.oy - place.y)
            piece = Canvas(surf, c.theme, view)
            card.printed(piece, *TEAMS[: len(SEATS)])
            _zones(piece, board.h - (at.BANDS_Y - TOP))
            self._ground = key, surf
        return self._ground[1]


def _zones(c: Canvas, tall: float) -> None:
    """The end zones' words, in the middle of so much of them as can be seen."""
    y = at.BANDS_Y + min(tall, at.FIELD.h) / 2
    for team, x, word, turn in (
        (TEAMS[at.HOME], at.FIELD_LEFT, "HOME", 90),
        (TEAMS[at.AWAY], at.place_x(at.GOAL), "VISITOR", -90),
    ):
        c.flat((x + 2, at.BANDS_Y + 2, at.ZONE - 4, at.FIELD.h - 4), team.ground, r=0)
        letters = text.words(word, "display", c.tpx(19, 19), team.ink)
        c.put(pygame.transform.rotate(letters, turn), (x + at.ZONE / 2, y))


def _moved(view: View, ox: float, oy: float) -> View:
    """The same scale with another origin."""
    moved = View(view.size)
    moved.ox, moved.oy = ox, oy
    return moved


def _window(c: Canvas, board: Box, example: Example) -> Canvas:
    """A canvas on which the board lies so that its part of it can be seen."""
    x, y = c.view.device(board.topleft)
    k = c.view.k
    return Canvas(c.surf, c.theme, _moved(c.view, x - at.place_x(example.left) * k, y - TOP * k))


def _tray(c: Canvas, box: Box, p: HalftimePicture) -> None:
    """The dice in play and what they came to."""
    card.tray(c, box)
    used = HalftimePicture(sides=p.sides, dice=[die for die in p.dice if die.size == 1.0])
    with c.clip(box.cut(5, 5, 5, 5)):
        tray.draw(c, used, Box(box.x + 24, box.y + 4, box.w - 24, box.h - WORDS_H - 4))
    if not p.result:
        return
    line = Box(box.x + 10, box.bottom - WORDS_H - 9, box.w - 20, WORDS_H)
    c.flat(line, "#0e1e18", r=6, alpha=0.78)
    figures = c.text(p.result, (line.x + 10, line.centery), 16, CREAM, "num", cap=17)
    room = line.right - 10 - figures.right - 10
    tone = tray.KIND_WORDS[p.result_kind]
    c.text(p.result_words, (line.right - 10, line.centery), 15, tone, "bold", "midright", room=room, cap=16)


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


PICTURES: Final = {
    "1": Still("Black and white run, blue passes, green kicks, red settles what is in doubt.", _kit),
    "2": Examples(
        _kickoff("The receiver rolls 15, the kicker 10: run back to the 25.", "15 10"),
        _kickoff("10 against 15: the receiver is stopped at the 15.", "10 15"),
        _kickoff("5 against 5: the ball is on the 20.", "5 5"),
    ),
    "3": Examples(
        Example(
            "O against 10, from the own 10: a safety. Two points for the defence.",
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
            "Ten yards from the own 10: the ball stops at the 5, 1st and 15.",
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
}
