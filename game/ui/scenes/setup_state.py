"""What is being set up: who sits where in which helmet, and the options. Kept for the next match."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.errors import OptionError
from game.core.game import read_options
from game.core.record import Seat
from game.games.registry import Box
from game.store.notes import Look
from game.store.settings import SeatSetUp, Settings, SetUp
from game.store.spelling import folded
from game.ui.drawing.teams import TEAMS
from game.ui.scenes.setup_words import words_of
from game.ui.scenes.teams import DEFAULTS

HELMETS = 8
LONGEST_NAME = 14
FIRST_PLAYERS = ("person", "coach:rookie") + ("coach:pro",) * 6  # a newcomer plays at once, and alone


@dataclass
class Chair:
    """A seat as it is being set up."""

    name: str
    colour: int
    pattern: int
    player: str = "person"  # or coach:<level>
    stand_in: str = ""  # the name of who leaves it empty
    level: str = "coach:pro"  # of the coach who sits here when no person does

    def __post_init__(self) -> None:
        self.play(self.player)

    def play(self, player: str) -> None:
        """Who plays: a person, or a coach, whose level is kept while a person plays."""
        self.player = player
        if player != "person":
            self.level = player

    @property
    def called(self) -> str:
        """The name that will be played under."""
        return " ".join(self.name.split())[:LONGEST_NAME] or self.stand_in


@dataclass
class SetUpState:
    """All the chairs of the table; the first ``count`` of them play."""

    box: Box
    chairs: list[Chair]
    options: dict[str, str] = field(default_factory=dict)  # complete, but for how many play

    @property
    def count(self) -> int:
        """How many play."""
        return int(self.options.get("players", self.box.seats[1]))

    @count.setter
    def count(self, n: int) -> None:
        low, high = self.box.seats
        if low < high:  # otherwise nobody is asked, and the game has no such option
            self.options["players"] = str(min(high, max(low, n)))
        self._recolour()

    @property
    def playing(self) -> list[Chair]:
        """The chairs that play."""
        return self.chairs[: self.count]

    # ----------------------------------------------------------------- helmets
    def holder(self, colour: int) -> int:
        """The number of the chair that plays in a colour, or -1."""
        return next((i for i, chair in enumerate(self.playing) if chair.colour == colour), -1)

    def paint(self, n: int, colour: int) -> str:
        """Gives a chair a colour. Returns why not, in words, or "". When all are out, two chairs swap."""
        holder = self.holder(colour)
        if holder == n or holder < 0:
            self.chairs[n].colour = colour
            return ""
        if self.count < HELMETS:
            return f"{self.chairs[holder].called} plays in that colour"
        self.chairs[holder].colour, self.chairs[n].colour = self.chairs[n].colour, colour
        return ""

    def _recolour(self) -> None:
        """Who has come to the table in a colour that is taken gets a free one."""
        taken: set[int] = set()
        for chair in self.playing:
            if chair.colour in taken:
                chair.colour = next(c for c in range(HELMETS) if c not in taken)
                chair.pattern = DEFAULTS[chair.colour]
            taken.add(chair.colour)

    # ------------------------------------------------------------------- names
    def problem(self) -> tuple[int, str]:
        """The first chair that keeps the match from starting, and why; (-1, "") if none does."""
        seen: dict[str, int] = {}
        for i, chair in enumerate(self.playing):
            key = folded(chair.called)
            if key in seen:
                return i, f"{chair.called} sits here twice: one of them needs another name"
            seen[key] = i
        return -1, ""

    # ----------------------------------------------------------- what comes of it
    def seats(self) -> list[Seat]:
        """The players in the record's words."""
        words = self.box.load().seats({**self.options})
        return [
            Seat(word, chair.player, chair.called) for word, chair in zip(words, self.playing, strict=True)
        ]

    def team_name(self, n: int) -> str:
        """What a chair's team is called: as it is in the box, else after its colour."""
        return words_of(self.box).team(self.options, n) or TEAMS[self.chairs[n].colour].name

    def looks(self) -> dict[str, Look]:
        """The helmets, for the record's notes."""
        return {
            seat.word: Look(chair.colour, chair.pattern, self.team_name(n))
            for n, (seat, chair) in enumerate(zip(self.seats(), self.playing, strict=True))
        }

    def kept(self) -> SetUp:
        """For the next match."""
        chairs = [SeatSetUp(c.called, c.colour, c.pattern, c.player, level=c.level) for c in self.chairs]
        return SetUp(tuple(chairs), dict(self.options))


def fresh_chairs(count: int) -> list[Chair]:
    """The chairs of a table where nobody has played yet."""
    return [
        Chair(TEAMS[i].coach, i, DEFAULTS[i], FIRST_PLAYERS[i], stand_in=TEAMS[i].coach) for i in range(count)
    ]


def set_up_as_last(box: Box, settings: Settings) -> SetUpState:
    """As this game was set up last; what no longer fits is as new."""
    chairs = fresh_chairs(box.seats[1])
    kept = settings.setups.get(box.name)
    rules = box.load().options
    options = read_options(rules, {})
    if kept is not None:
        for i, seat in enumerate(kept.seats[: len(chairs)]):
            chairs[i].name, chairs[i].colour, chairs[i].pattern = seat.name, seat.colour, seat.pattern
            chairs[i].level = seat.level or chairs[i].level
            chairs[i].play(seat.player if seat.player != "random" else "coach:rookie")
        for name, value in kept.options.items():
            try:
                options.update(read_options(rules, {**options, name: value}))
            except OptionError:  # a rule of another version: the default stands
                continue
    state = SetUpState(box, chairs, options)
    state.count = state.count
    return state
