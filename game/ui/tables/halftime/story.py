"""What has happened so far, told event by event: totals of the sides, this drive, the dice and their result.

A picture made anew tells it from the first answer; the film tells the same events to the same story, one by
one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.requests import Face, Roll
from game.games.halftime import events as e
from game.games.halftime.state import GOAL, NOBODY, Phase, State, from_home
from game.ui.table import Played
from game.ui.tables.halftime import spoken
from game.ui.tables.halftime.picture import FACES, DriveRow, Trail
from game.ui.tables.halftime.poses import Last, kind_of

Value = Callable[[State], "float | None"]


@dataclass
class Totals:
    """What a side has done."""

    yards: int = 0
    first_downs: int = 0
    takeaways: int = 0
    rolled: list[int] = field(default_factory=lambda: [0] * len(FACES))


@dataclass
class Result:
    """What the last dice came to, by which rule. ``kind``: good, bad or plain for the side with the ball."""

    dice: str = ""
    words: str = ""
    kind: str = "plain"
    rule: str = ""


@dataclass
class Story:
    """``shadow`` follows the downs, so that each can be valued without the match's own states."""

    shadow: State
    value: Value
    totals: tuple[Totals, Totals] = field(default_factory=lambda: (Totals(), Totals()))
    result: Result = field(default_factory=Result)
    trail: list[Trail] = field(default_factory=list)
    drive: list[DriveRow] = field(default_factory=list)
    owner: int = NOBODY  # whose drive it is
    begun: bool = False  # a down has been played for
    now: tuple[float, float, str] | None = None  # its ball, its line to gain, its down
    wins: list[float] = field(default_factory=list)
    halves: list[int] = field(default_factory=list)
    last: Last = field(default_factory=dict)
    roll: tuple[Roll, Sequence[Face], int] | None = None  # the dice that lie in the tray
    answers: int = 0
    score: list[int] = field(default_factory=lambda: [0, 0])
    _down: tuple[int, int, int] = (0, 0, 0)  # ball, down and to go of the play that was called
    _word: str = ""

    def answered(self, played: Played) -> None:
        """An answer was given: dice fall."""
        if isinstance(played.request, Roll):
            faces: Any = played.answer
            self.roll = played.request, faces, self.answers
            for (seat, die), face in zip(played.request.dice, faces, strict=True):
                self.last[kind_of(seat, die.name)] = str(face), self.answers
                if die.name in ("black", "white"):
                    self.totals[seat].rolled[FACES.index(str(face))] += 1
        self.answers += 1

    def hear(self, event: Any) -> None:
        """Something came of it."""
        match event:
            case e.Called(seat, word, ball, down, to_go):
                self._own(seat)
                self._down, self._word = (ball, down, to_go), word
                self.result = Result()
            case e.PlayOver(_, _, left):
                self.shadow.plays_left = left
                if self.shadow.phase is Phase.TRY:
                    self._weigh()
            case e.HalfEnd():
                self._half_over()
            case e.OvertimePossession(_, number):
                self.shadow.overtime = number
            case e.Spotted():
                self._spotted(event)
            case e.Over(_, score):
                self.shadow.phase, self.shadow.score = Phase.OVER, list(score)
                self._weigh()
            case e.Kickoff() | e.PreGameRolled() | e.Elected() | e.Touchback():
                self._started(event)
            case (
                e.Ran()
                | e.NoGain()
                | e.Fumble()
                | e.Penalty()
                | e.RedRolled()
                | e.Recovered()
                | e.Penalised()
            ):
                self._ran(event)
            case e.Passed() | e.Interception() | e.TakenOver():
                self._passed(event)
            case e.Punt() | e.Runback() | e.FieldGoal() | e.ExtraPoint():
                self._kicked(event)
            case _:
                self._came_to(event)

    # ---------------------------------------------------------------------------------------- clock
    def _half_over(self) -> None:
        self.halves.append(len(self.wins) - 1)
        self.shadow.half += 1
        self.shadow.plays_left = self.shadow.house.plays if self.shadow.half == 2 else 0
        self._own(NOBODY)

    def _spotted(self, event: e.Spotted) -> None:
        s = self.shadow
        s.phase, s.possession, s.kicker = Phase.DOWN, event.seat, NOBODY
        s.ball, s.down, s.to_go, s.marker = event.ball, event.down, event.to_go, event.marker
        s.score = self.score[:]
        self.begun = True
        self._own(event.seat)
        x, line = from_home(event.seat, event.ball), from_home(event.seat, event.ball + event.to_go)
        self.now = float(x), float(line), spoken.situation(event.down, event.to_go, event.ball)
        self._weigh()

    def _weigh(self) -> None:
        share = self.value(self.shadow)
        if share is not None:
            self.wins.append(share)

    def _own(self, seat: int) -> None:
        if seat != self.owner:
            self.owner = seat
            self.trail, self.drive, self.now = [], [], None

    # ----------------------------------------------------------------------------------------- plays
    def _started(self, event: Any) -> None:
        match event:
            case e.PreGameRolled(faces, elects):
                words = "level: roll again" if elects == NOBODY else "the higher roll elects"
                self.result = Result(f"{faces[0]} : {faces[1]}", words, "plain", event.rule)
            case e.Kickoff(_, kicker, faces, net, _, ball):
                if self.shadow.first_kick == NOBODY:
                    self.shadow.first_kick = kicker
                kind = "good" if net > 0 else "bad" if net < 0 else "plain"
                self.result = Result(spoken.against(faces), f"run out to the {ball}", kind, event.rule)
                self._own(NOBODY)
            case e.Touchback(_, _, rule):
                self.result = Result(self.result.dice, "touchback: the 20", "plain", rule)

    def _ran(self, event: Any) -> None:
        match event:
            case e.Ran(seat, faces, net, start, ball):
                kind = "good" if net > 0 else "bad" if net < 0 else "plain"
                moved = ball - start  # no further than a goal line
                self.result = Result(spoken.against(faces), spoken.yards_words(moved), kind, event.rule)
                if faces[0] != faces[1]:
                    self._moved(seat, start, ball, f"run {spoken.signed(moved)}", spoken.against(faces), kind)
            case e.NoGain(seat, ball, rule):
                word = "no good" if rule == "HT-5.1" else "no gain"
                self.result = Result(self.result.dice, word, "plain", rule)
                self._moved(seat, ball, ball, f"{self._word} 0", self.result.dice, "plain")
            case e.Fumble():
                self.result = Result("10 + 10", "fumble!", "bad", event.rule)
            case e.Penalty():
                self.result = Result("O + O", "a penalty", "plain", event.rule)
            case e.RedRolled(_, faces, again, rule):
                words = "level: roll again" if again else ""
                self.result = Result(spoken.against(faces), words, "plain", rule)
            case e.Recovered(seat, _, start, ball):
                ours, yards = seat == self.owner, ball - start
                words = f"recovered, {yards} yards" if ours else f"lost the ball, {yards} yards"
                self.result = Result(self.result.dice, words, "good" if ours else "bad", event.rule)
                if ours:
                    self._moved(seat, start, ball, f"fumble {spoken.signed(yards)}", self.result.dice, "good")
                else:
                    self._lost(seat, start, ball, "fumble")
            case e.Penalised(seat, against, _, start, ball):
                moved = ball - start
                words = f"{'offence' if against == seat else 'defence'} loses {abs(moved)}"
                words += ", stops at the 5" if event.stopped else ""
                kind = "bad" if against == seat else "good"
                self.result = Result(self.result.dice, words, kind, event.rule)
                self._moved(
                    seat, start, ball, f"flag {spoken.signed(moved)}", self.result.dice, kind, gained=False
                )

    def _passed(self, event: Any) -> None:
        match event:
            case e.Passed(seat, face, _, start, ball):
                gain = ball - start
                self.result = Result(str(face), f"{gain} yards" if gain else "", "good", event.rule)
                if gain:
                    self._moved(seat, start, ball, f"pass {gain}", str(face), "good", flown=True)
            case e.Interception():
                self.result = Result("I", "intercepted!", "bad", event.rule)
            case e.TakenOver(seat, face, back, start, ball):
                self.result = Result(f"I, {face}", spoken.taken_over(back), "bad", event.rule)
                self._lost(seat, start, ball, "intercepted")

    def _kicked(self, event: Any) -> None:
        match event:
            case e.Punt(seat, far, blocked, start, ball):
                words, kind = ("blocked!", "bad") if blocked else (f"{far} yards downfield", "good")
                self.result = Result(str(far), words, kind, event.rule)
                self._moved(seat, start, ball, f"punt {far}", str(far), kind, flown=True, gained=False)
            case e.Runback(_, face, _, start, ball):
                back = ball - start
                words = f"run back {back} yards" if back else "no runback"
                self.result = Result(f"{self.result.dice}, {face}", words, "plain", event.rule)
            case e.FieldGoal(seat, distance, far, good, _, ball):
                words = f"{'good' if good else 'no good'} from {distance}"
                self.result = Result(str(far), words, "good" if good else "bad", event.rule)
                stop = min(GOAL, ball + far)
                kind = "good" if good else "bad"
                self._moved(seat, ball, stop, "field goal", str(far), kind, flown=True, gained=False)
            case e.ExtraPoint(_, far, good, _):
                self.result = Result(
                    str(far), "good" if good else "no good", "good" if good else "bad", event.rule
                )
            case _:
                return
        if isinstance(event, e.FieldGoal | e.ExtraPoint):
            self.score[event.seat] += event.points
            self.now = None

    def _came_to(self, event: Any) -> None:
        if points_of(event) is not None:
            self.now = None  # the drive is over
        match event:
            case e.FirstDown(seat, _, rule):
                self.totals[seat].first_downs += 1
                self.result = Result(self.result.dice, f"{self.result.words}, first down", "good", rule)
            case e.TurnoverOnDowns():
                self.result = Result(self.result.dice, "fourth down failed", "bad", event.rule)
            case e.Touchdown(seat, points):
                self.score[seat] += points
                s = self.shadow
                s.phase, s.possession, s.score = Phase.TRY, seat, self.score[:]
                self.result = Result(self.result.dice, "touchdown!", "good", event.rule)
            case e.Safety(seat, _, points):
                self.score[seat] += points
                self.result = Result(self.result.dice, "a safety", "bad", event.rule)

    def _moved(
        self,
        seat: int,
        start: int,
        stop: int,
        words: str,
        dice: str,
        kind: str,
        *,
        flown: bool = False,
        gained: bool = True,
    ) -> None:
        """A play of this drive, and its yards."""
        if gained:
            self.totals[seat].yards += stop - start
        down = self._down[1]
        a, b = float(from_home(seat, start)), float(from_home(seat, stop))
        self.drive.append(DriveRow(self._situation(), a, b, words, dice, kind))
        label = words if flown else words.rsplit(maxsplit=1)[-1]
        if start == stop:
            label = {"punt": "blocked", "flag": "flag"}.get(words.split(maxsplit=1)[0], "no gain")
        self.trail.append(Trail(a, b, max(0, down - 1), label, flown))

    def _lost(self, seat: int, start: int, stop: int, words: str) -> None:
        """The other side (``seat``) took the ball."""
        self.totals[seat].takeaways += 1
        a, b = float(from_home(seat, start)), float(from_home(seat, stop))
        self.drive.append(DriveRow(self._situation(), a, b, words, self.result.dice, "bad"))

    def _situation(self) -> str:
        """The down that was played."""
        ball, down, to_go = self._down
        return spoken.situation(down, to_go, ball)


def points_of(event: Any) -> tuple[int, int] | None:
    """Who scored with an event, and how much."""
    match event:
        case e.Touchdown(seat, points) | e.Safety(seat, _, points):
            return seat, points
        case e.FieldGoal() | e.ExtraPoint():
            return (event.seat, event.points) if event.points else None
        case _:
            return None
