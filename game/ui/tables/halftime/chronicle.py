"""A Half-Time match in words: the lines of the log, and what they point at on the field."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.games.halftime import events as e
from game.games.halftime.state import GOAL, NOBODY, from_home, other
from game.ui.drawing.teams import Team
from game.ui.table import Played
from game.ui.tables.halftime import spoken
from game.ui.widgets.log import LogLine

FILTERS = (("", "All"), ("play", "Plays"), ("score", "Scores"), ("dice", "Dice"))
GAME_DICE = ("black", "white")  # of the sides
DICE_TONE, CALL_TONE = "#1f4db8", "#8a5604"


@dataclass(frozen=True)
class About:
    """What a line of the log points at: places on the field, a rule, and which answer it was."""

    places: tuple[float, ...] = ()
    rule: str = ""
    answer: int = -1


class Chronicle:
    """Writes events as lines."""

    def __init__(self, teams: Sequence[Team]) -> None:
        self.teams = teams

    def name(self, seat: int) -> str:
        """The player's name."""
        return self.teams[seat].coach if seat >= 0 else "Nobody"

    def opening(self, events: Sequence[Any]) -> list[LogLine]:
        """What stands there before the first answer."""
        return [LogLine("head", "Half-Time Football", "", About(rule="HT-2.1"))]

    def lines(self, played: Played, number: int) -> list[LogLine]:
        """What one answer brought."""
        out: list[LogLine] = []
        for i, event in enumerate(played.events):
            for line in self._event(event, played.events[i + 1 :]):
                about = line.about if isinstance(line.about, About) else About()
                out.append(line._replace(about=About(about.places, about.rule, number)))
        return out

    def _say(self, seat: int, words: str, kind: str, rule: str, *yards: int) -> LogLine:
        tone = self.teams[seat].colour if seat >= 0 else CALL_TONE
        places = tuple(float(from_home(seat, yard)) for yard in yards)
        return LogLine(tone, f"{words} ({rule.removeprefix('HT-')})", kind, About(places, rule))

    def _dice(self, faces: str, rule: str) -> LogLine:
        return LogLine(DICE_TONE, faces, "dice", About(rule=rule))

    def _event(self, event: Any, after: Sequence[Any]) -> list[LogLine]:
        match event:
            case e.Called(seat, word, ball, down, to_go):
                where = spoken.spot_words(ball)
                words = f"{spoken.situation(down, to_go, ball)}, {where} · {self.name(seat)}"
                return [
                    LogLine("head", words, "", About((float(from_home(seat, ball)),), "HT-3.1")),
                    self._say(seat, f"calls {_a(word)}", "play", _CALL_RULES[word], ball),
                ]
            case e.PreGameRolled() | e.Elected() | e.Kickoff() | e.Touchback():
                return self._started(event)
            case (
                e.Ran()
                | e.NoGain()
                | e.Fumble()
                | e.Penalty()
                | e.RedRolled()
                | e.Recovered()
                | e.Penalised()
            ):
                return self._ran(event)
            case e.Passed() | e.Interception() | e.TakenOver() | e.Punt() | e.Runback():
                return self._flew(event)
            case e.FieldGoal():
                return self._field_goal(event, after)
            case _:
                return self._scored(event)

    def _started(self, event: Any) -> list[LogLine]:
        name, say = self.name, self._say
        match event:
            case e.PreGameRolled((home, away), elects):
                words = f"{name(0)} {home}, {name(1)} {away}"
                then = f"{name(elects)} elects" if elects != NOBODY else "Level: roll again"
                return [self._dice(words, event.rule), say(elects, then, "play", event.rule)]
            case e.Elected(seat, word):
                return [say(seat, f"{name(seat)} elects to {word}", "play", event.rule)]
            case e.Kickoff(seat, kicker, (ours, theirs), _, start, ball):
                return [
                    LogLine("head", f"Kick-off · {name(kicker)}", "", About(rule=event.rule)),
                    self._dice(f"receiver {ours}, kicker {theirs}", event.rule),
                    say(seat, f"{name(seat)} to the {max(0, ball)}", "play", event.rule, start, max(0, ball)),
                ]
            case _:
                return [say(event.seat, f"Touchback: {name(event.seat)} on the 20", "play", event.rule, 20)]

    def _ran(self, event: Any) -> list[LogLine]:
        name, say = self.name, self._say
        match event:
            case e.Ran(seat, faces, _, start, ball):
                line = self._dice(spoken.against(faces), event.rule)
                if faces[0] == faces[1]:
                    return [line]
                return [line, say(seat, spoken.yards_words(ball - start), "play", event.rule, start, ball)]
            case e.NoGain(seat, ball, rule):
                return [say(seat, "no good" if rule == "HT-5.1" else "no gain", "play", rule, ball)]
            case e.Fumble(seat, ball):
                return [say(seat, "Fumble!", "play", event.rule, ball)]
            case e.Penalty(seat, ball):
                return [say(seat, "A penalty", "play", event.rule, ball)]
            case e.RedRolled(_, faces, again, rule):
                return [self._dice(f"red {spoken.against(faces)}" + (": again" if again else ""), rule)]
            case e.Recovered(seat, _, start, ball):
                return [say(seat, f"{name(seat)} recovers, +{ball - start}", "play", event.rule, start, ball)]
            case _:
                words = f"{name(event.against)} loses {abs(event.ball - event.start)}"
                words += ", stops at the 5" if event.stopped else ""
                return [say(event.seat, words, "play", event.rule, event.start, event.ball)]

    def _flew(self, event: Any) -> list[LogLine]:
        name, say = self.name, self._say
        match event:
            case e.Passed(seat, face, yards, start, ball):
                line = self._dice(f"blue {face}", event.rule)
                return (
                    [line, say(seat, f"good for {ball - start}", "play", event.rule, start, ball)]
                    if yards
                    else [line]
                )
            case e.Interception(seat, ball):
                return [say(seat, f"Intercepted by {name(seat)}!", "play", event.rule, ball)]
            case e.TakenOver(seat, face, yards, start, ball):
                line = self._dice(f"{GAME_DICE[seat]} {face}", event.rule)
                return [line, say(seat, spoken.taken_over(yards), "play", event.rule, start, ball)]
            case e.Punt(seat, yards, blocked, start, ball):
                words = "the punt is blocked" if blocked else f"punts {yards} yards"
                return [
                    self._dice(f"green {yards}", event.rule),
                    say(seat, words, "play", event.rule, start, ball),
                ]
            case _:
                words = f"{name(event.seat)} runs back {event.ball - event.start}"
                line = self._dice(f"{GAME_DICE[event.seat]} {event.face}", event.rule)
                return [line, say(event.seat, words, "play", event.rule, event.start, event.ball)]

    def _field_goal(self, event: e.FieldGoal, after: Sequence[Any]) -> list[LogLine]:
        """A kick at the posts; after a miss who has the ball where, if the half goes on."""
        came = f"good, +{event.points}" if event.good else "no good"
        words = f"Field goal from {event.distance}: {came}"
        out = [
            self._dice(f"green {event.yards}", event.rule),
            self._say(event.seat, words, "score", event.rule, event.ball),
        ]
        match [each for each in after if not isinstance(each, e.PlayOver)]:
            case [e.Spotted(seat, ball), *_] if not event.good:
                words = f"{self.name(seat)}’s ball, {spoken.spot_words(ball)}"
                out.append(self._say(seat, words, "play", event.rule, ball))
        return out

    def _scored(self, event: Any) -> list[LogLine]:
        name, say = self.name, self._say
        match event:
            case e.FirstDown(seat, ball, rule):
                return [say(seat, "First down", "play", rule, ball)]
            case e.TurnoverOnDowns(seat, ball):
                words = f"Fourth down fails: {name(other(seat))}’s ball"
                return [say(seat, words, "play", event.rule, ball)]
            case e.Touchdown(seat, points):
                return [say(seat, f"Touchdown {name(seat)}, +{points}", "score", event.rule, GOAL)]
            case e.Safety(seat, _, points):
                return [say(seat, f"Safety: {name(seat)} +{points}", "score", event.rule, GOAL)]
            case e.ExtraPoint(seat, yards, good, points):
                words = f"Extra point {'good, +1' if good else 'no good'}"
                return [self._dice(f"green {yards}", event.rule), say(seat, words, "score", event.rule)]
            case e.HalfEnd(half):
                return [LogLine("head", f"End of the {spoken.HALVES[half - 1]}", "", About(rule=event.rule))]
            case e.OvertimePossession(seat, number):
                words = f"Overtime {number} of 8 · {name(seat)}"
                return [LogLine("head", words, "", About((50.0,), event.rule))]
            case e.Over(winner, (home, away), rule):
                words = f"{name(winner)} wins" if winner >= 0 else "A tie"
                return [say(winner, f"{words}, {home}:{away}", "score", rule)]
            case _:
                return []


_CALL_RULES = {"run": "HT-4.1", "pass": "HT-5.1", "punt": "HT-8.1", "field_goal": "HT-8.2"}


def _a(word: str) -> str:
    return f"a {spoken.LOWER[word]}"
