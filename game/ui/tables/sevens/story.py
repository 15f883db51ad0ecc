"""What has happened so far, told event by event: the dice and what they came to, the last lines, a block
whose dice lie there, who used what in this turn.

A picture made anew tells it from the first answer; the film tells the same events to the same story, one by
one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from game.core.requests import Face, Roll
from game.games.sevens import events as e
from game.games.sevens.ball import step
from game.games.sevens.pregame.told import Prayed
from game.ui.table import Played
from game.ui.tables.sevens import bombs, mates, spoken
from game.ui.tables.sevens.deeds import Deeds
from game.ui.tables.sevens.names import Names
from game.ui.tables.sevens.picture import Told
from game.ui.tables.sevens.terms import on_the_dice

KEPT: Final = 14  # lines
LOOKED_UP: Final = (
    e.WeatherRolled, e.EventRolled, e.InjuryRolled, e.CasualtyRolled, e.Lasting, e.Argued, e.Bribed, Prayed,
    e.Kicked, e.Scattered, e.Bounced, e.ThrownIn,
)  # fmt: skip
"""What tells a row of a table, or directions of the chart."""


@dataclass
class Result:
    """What the last dice came to. ``kind``: good, bad or plain for whoever rolled them."""

    figure: str = ""
    words: str = ""
    kind: str = "plain"


@dataclass
class Story:
    """Whatever the state does not tell, in the ``names`` of a match."""

    names: Names
    result: Result = field(default_factory=Result)
    recent: list[Told] = field(default_factory=list)
    roll: tuple[Roll, Sequence[Face], int] | None = None  # the dice that lie on the felt
    answers: int = 0
    last: dict[str, tuple[str, int]] = field(default_factory=dict)  # what each die showed, and since when
    used: dict[str, int] = field(default_factory=dict)  # actions of this turn and who declared them
    block: e.Blocked | None = None  # its dice lie there, nobody has chosen
    test: e.Tested | None = None  # the last one
    bomb: bool = False  # one is in the air, or in somebody's hands
    mate: int = -1  # who is thrown, until it comes down
    pushed: int = -1  # who was blocked last
    ball: int = -1  # the square that the ball was over last
    over: int = -1  # the square that the pending roll of a direction or of a catch is about (`foreseen`)
    holder: int = -1  # who had it last
    thrown: tuple[int, int] = (-1, -1)  # of the last pass: from where, to where it comes down
    deeds: Deeds = field(default_factory=Deeds)
    looked: Any = None  # what the last answer was looked up as in a table, or None
    victim: tuple[int, str, int] = (-1, "", -1)  # who was hurt last, how, and by whom
    kicker: int = -1  # who was named to kick off last
    aimed: int = -1  # the square that a kick is aimed at, until it is known where the ball comes down
    left: tuple[int, int] = (-1, 0)  # from which square the ball left the pitch last, in which direction
    template: int = 0  # what the die on the template of a throw-in has just shown, or 0

    def answered(self, played: Played) -> None:
        """An answer was given: dice fall."""
        self.looked = None
        if isinstance(played.request, Roll):
            faces: Any = played.answer
            self.roll = played.request, faces, self.answers
            self.template = int(faces[0]) if played.request.what == "template" else 0
            for n, ((_, die), face) in enumerate(zip(played.request.dice, faces, strict=True)):
                self.last[f"{die.name}{n}"] = str(face), self.answers
            self.result = Result(*_unread(played.request, faces))
        answer: Any = played.answer
        if played.request.what == "kicker":
            self.kicker = int(answer[1][1])
        if played.request.what == "target":
            self.aimed = int(answer[1][1])
        self.answers += 1
        self.mate = mates.thrown(played, self.mate)
        bare = spoken.unsaid(played, self.names)
        if bare is not None:
            self._tell(Told(bare.side, bare.words, bare.dice, bare.needed, bare.passed))

    def hear(self, event: Any) -> None:
        """Something came of it."""
        self._keep(event)
        if isinstance(event, e.TurnBegan):
            self.used = {}
            self._tell(Told(event.side, spoken.turn(event, self.names), head=True))
        elif isinstance(event, e.HalfBegan):
            self.used = {}
            words = ("First half", "Second half", "Extra time")[min(event.half, 3) - 1]
            self._tell(Told(-1, words, head=True))
        line = bombs.said(event, self.names, flying=self.bomb)
        line = mates.named(line, event, self.names, self.mate)
        self.mate = mates.flies(event, self.mate)
        if line is None:
            return
        words = line.words[:1].upper() + line.words[1:]
        if line.modifiers:
            words += f" ({line.modifiers})"
        self._tell(Told(line.side, words, line.dice, line.needed, line.passed))
        result = came_to(event, line, self.names)
        if result is not None:
            self.result = result

    def _tell(self, told: Told) -> None:
        self.recent = [*self.recent, told][-KEPT:]

    def _keep(self, event: Any) -> None:
        """What later questions refer to."""
        self.bomb = bombs.flies(event, self.bomb)
        self._follow_ball(event)
        self._follow_out(event)
        self._follow_harm(event)
        self.deeds.hear(event, self.victim[2])
        if isinstance(event, LOOKED_UP):
            self.looked = event
        match event:
            case e.Kicked():
                self.aimed = -1
            case e.Activated(player, action):
                self.used.setdefault(action, player)
            case e.Blocked():
                self.block, self.pushed = event, event.target
            case e.BlockChosen() | e.ActivationEnded() | e.TurnBegan():
                self.block = None
            case e.Tested():
                self.test = event
            case e.Threw(start=start, target=target):
                self.thrown = start, target
            case e.Scattered(square=square) if square >= 0 and (self.passes or self.bomb):
                self.thrown = self.thrown[0], square

    @property
    def passes(self) -> bool:
        """Was the last die that of a pass of the ball?"""
        return self.test is not None and self.test.what == "pass" and not self.bomb

    @property
    def scatters_ball(self) -> bool:
        """Is it the ball whose directions are rolled, and no bomb or team-mate that was thrown?"""
        return not self.bomb and self.mate < 0

    def _follow_harm(self, event: Any) -> None:
        """Who is hurt, and by whom."""
        match event:
            case e.KnockedDown(player=player, why=why, by=by):
                self.victim = player, why, by
            case e.Fouled(player=player, target=target):
                self.victim = target, "foul", player
            case e.PushedOff(player=player):
                self.victim, self.left = (player, "crowd", -1), (-1, 0)
            case e.ArmourRolled(player=player) | e.InjuryRolled(player=player) if player != self.victim[0]:
                self.victim = player, "", -1

    def _follow_out(self, event: Any) -> None:
        """Where the ball leaves the pitch."""
        match event:
            case e.Bounced(start=start, direction=direction, square=square) if square < 0:
                self.left = start, direction
            case e.Scattered(start=start, dice=dice, out=True):
                place, out = start, 0
                for direction in dice:
                    if not out:
                        place, out = step(place, direction)
                self.left = place, out

    def _follow_ball(self, event: Any) -> None:
        """Where the ball is, from event to event."""
        match event:
            case e.PickedUp() | e.Caught() | e.Touchback():
                self.holder, self.ball = event.player, event.square
            case e.PickupTested() | e.CatchTested() | e.Missed() | e.Landed() | e.Fumbled() | e.Handed():
                self.holder, self.ball = -1, event.square
            case e.PassTested(what="pass", passed=True, square=square) | e.Inaccurate(target=square):
                self.ball = self.ball if self.bomb else square
            case e.Bounced() | e.ThrownIn() | e.Scattered():
                self.ball = event.square if event.square >= 0 else event.start
            case e.Kicked() if event.square >= 0:
                self.holder, self.ball = -1, event.square
            case e.Moved() | e.Pushed() if event.player == self.holder or (
                isinstance(event, e.Moved) and event.ball
            ):
                self.holder, self.ball = event.player, event.square


def _unread(request: Roll, faces: Sequence[Face]) -> tuple[str, str]:
    """What dice show before they have come to anything."""
    if any(isinstance(face, str) for face in faces):
        return "", ""
    return (str(sum(int(face) for face in faces)) if len(faces) < 3 else ""), spoken.plain(request.what)


def came_to(event: Any, line: spoken.Said, names: Names) -> Result | None:
    """What an event says that dice came to."""
    match event:
        case e.Tested():
            verdict = "yes" if event.passed else "no"
            words = f"needed {event.needed}+: {verdict}"
            if line.modifiers:
                words += f" ({line.modifiers})"
            return Result(str(event.rolled), words, "good" if event.passed else "bad")
        case e.Blocked(chooser=chooser, strengths=strengths):
            words = f"{names.side(chooser)} choose" if len(line.dice) > 1 else "one die"
            return Result(f"{strengths[0]} : {strengths[1]}", words)
        case e.BlockChosen(face=face):
            return Result("", spoken.FACES[face])
        case e.ArmourRolled(dice=dice, broken=broken):
            words = f"armour, needed {on_the_dice(event)}+: {'broken' if broken else 'holds'}"
            words += f" ({line.modifiers})" if line.modifiers else ""
            return Result(str(sum(dice)), words, "bad" if broken else "plain")
        case e.InjuryRolled(dice=dice, result=result):
            return Result(str(sum(dice)), f"injury: {spoken.INJURIES.get(result, result)}", "bad")
        case e.CasualtyRolled(rolled=rolled, result=result):
            return Result(str(rolled), spoken.plain(result), "bad")
        case e.Bounced() | e.Scattered() | e.ThrownIn() | e.EventRolled() | e.WeatherRolled() | e.Kicked():
            total = str(sum(event.dice)) if isinstance(event, e.EventRolled | e.WeatherRolled) else ""
            return Result(total, line.words)
        case e.Tossed(dice=dice) | e.FansCame(dice=dice):
            return Result(f"{dice[0]} : {dice[1]}", line.words)
        case e.Recovered() | e.Stalled() | e.Argued() | e.Bribed():
            return Result(line.dice[0], line.words, "good" if line.passed else "bad")
        case _:
            return None


def told(history: Sequence[Played], names: Names) -> Story:
    """The story of a match from its first answer."""
    story = Story(names)
    for played in history:
        story.answered(played)
        for event in played.events:
            story.hear(event)
    return story
