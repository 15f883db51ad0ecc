"""A BFL match in words: the lines of the log, and what they point at on the field."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.core.board import ENDS
from game.core.requests import Flick, Spin
from game.games.bfl import events as e
from game.ui.drawing.teams import Team
from game.ui.table import Played
from game.ui.tables.bfl import kick_words
from game.ui.widgets.log import LogLine

FILTERS = (("", "All"), ("move", "Moves"), ("call", "Calls"))
DICE_TONE, CALL_TONE = "#1f4db8", "#c8281a"
ORDINALS = ("1st", "2nd", "3rd", "4th")
WHY = {
    "out": "out of bounds",
    "men": "too many or too few dice",
    "split": "split roll",
    "battle": "lost battle",
}
RULE = {"out": "BFL-6.1", "men": "BFL-6.2", "split": "BFL-8.4", "battle": "BFL-3.3"}


@dataclass(frozen=True)
class About:
    """What a line of the log points at: seats (their helmets light up), a rule, and which answer it was."""

    seats: tuple[int, ...] = ()
    rule: str = ""
    answer: int = -1


def yards_back(event: e.MovedBack) -> str:
    """How a team was moved back, in words."""
    if event.start == event.yard:
        return "already at its goal line"
    return f"back {event.start - event.yard} to {event.yard}"


def quarter_head(quarter: int) -> str:
    """ "2nd quarter"; after the last what is left is the play-off."""
    return f"{ORDINALS[quarter - 1]} quarter" if quarter <= len(ORDINALS) else "Four quarters played"


def begun_in(history: Sequence[Played], quarter: int) -> int:
    """The quarter in which a match began that has come to ``quarter``: a scenario may begin in any."""
    ends = (event.quarter for played in history for event in played.events if isinstance(event, e.QuarterEnd))
    return next(ends, quarter)


def by_playoff(played: Played) -> bool:
    """Did an answer decide the match in a play-off, not by points (BFL-5.5)?"""
    return any(isinstance(event, e.PlayoffWon) and event.match for event in played.events)


def dice_words(dice: Sequence[Any]) -> str:
    """ "1 2 3 3 4 7 8, out 6"."""
    inside = " ".join(str(die.face) for die in sorted(dice) if not die.outside)
    outside = " ".join(str(die.face) for die in sorted(dice) if die.outside)
    return f"{inside}, out {outside}" if outside else inside


class Chronicle:
    """Writes events as lines. ``teams`` are as the match looks now: a line keeps the colour it once had."""

    def __init__(self, teams: Sequence[Team]) -> None:
        self.teams = teams

    def name(self, seat: int) -> str:
        """The player's name; the referee's where no seat acts."""
        return self.teams[seat].coach if seat >= 0 else "Referee"

    def lines(self, played: Played, number: int) -> list[LogLine]:
        """What one answer brought."""
        out: list[LogLine] = []
        for event in joined(played.events):
            for line in self._event(event, played):
                about = line.about if isinstance(line.about, About) else About()
                out.append(line._replace(about=About(about.seats, about.rule, number)))
        return out

    def opening(self, quarter: int) -> list[LogLine]:
        """What stands there before the first answer; a scenario may begin in any quarter."""
        return [LogLine("head", quarter_head(quarter), "", About(rule="BFL-1.5"))]

    def _say(self, seat: int, words: str, kind: str = "move", rule: str = "") -> LogLine:
        tone = self.teams[seat].colour if seat >= 0 else CALL_TONE
        return LogLine(
            tone, f"{words} ({rule.removeprefix('BFL-')})" if rule else words, kind, About((seat,), rule)
        )

    def _event(self, event: Any, played: Played) -> list[LogLine]:
        name, say = self.name, self._say
        match event:
            case e.LaneRolled(seat, lane, end, again):
                if again:
                    return [say(seat, f"{name(seat)}: lane {lane} is full, rolls again", rule="BFL-1.4")]
                return [say(seat, f"{name(seat)}: lane {lane}, from the {ENDS[end]}", rule="BFL-1.4")]
            case e.RolledOff(seats, faces, first):
                rolled = ", ".join(f"{name(seat)} {face}" for seat, face in zip(seats, faces, strict=True))
                words = f"{name(first)} throws first" if first >= 0 else "Level: roll again"
                return [LogLine(DICE_TONE, rolled, "call"), say(max(first, 0), words, "call", "BFL-1.6")]
            case e.Rolled(seat, number, dice):
                return [
                    LogLine("head", f"Roll {number} · {name(seat)}", "", About((seat,), "BFL-2.1")),
                    LogLine(DICE_TONE, dice_words(dice), "move", About((seat,), "BFL-2.3")),
                ]
            case e.Bro(seat):
                return [say(seat, f"Bro: {name(seat)} 10 extra", "call", "BFL-8.2")]
            case e.Party(seat):
                return [say(seat, f"{name(seat)} may join the party", "call", "BFL-8.3")]
            case e.Split(seat):
                return [say(seat, f"A split roll for {name(seat)}", "call", "BFL-8.4")]
            case e.HailMary(seat, face):
                return [say(seat, f"Hail Mary! Eight {face}s", "call", "BFL-8.1")]
            case e.Drink(seat):
                return [say(seat, f"Everyone but {name(seat)} drinks", "call", "BFL-9.1")]
            case e.Chosen(seat, word, other):
                return [say(seat, f"{name(seat)} {self._chosen(word, other)}", "call")]
            case e.Penalty(seat, yards, why):
                return [say(seat, f"{name(seat)} −{yards}: {WHY[why]}", "call", RULE[why])]
            case e.Challenge(seat, against):
                whose = "" if seat == against else f" for {name(against)}"
                return [say(seat, f"{name(seat)} throws the flag{whose}", "call", "BFL-7.1")]
            case e.Called(seat, call):
                return [say(seat, f"{name(seat)} calls {call}", "call")]
            case e.Spun(_, number, right):
                odd = "odd" if number % 2 else "even"
                return [
                    LogLine(
                        DICE_TONE, f"The spinner: {number}, {odd}" + ("" if right else ", no match"), "call"
                    )
                ]
            case e.Stands(seat):
                return [say(seat, "The call stands", "call", "BFL-7.2")]
            case e.Overturned(seat):
                return [say(seat, "The call is overturned", "call", "BFL-7.2")]
            case _:
                return self._moved_or_scored(event, played)

    def _chosen(self, word: str, other: int) -> str:
        return {
            "party": "joins: 30 yards",
            "decline": "does not join",
            "extra": "takes 20 yards extra",
            "penalty": f"penalises {self.name(other)}" if other >= 0 else "",
            "kick": "kicks for 1",
            "two": "goes for 2",
        }[word]

    def _moved_or_scored(self, event: Any, played: Played) -> list[LogLine]:
        name, say = self.name, self._say
        match event:
            case e.Stepped(seat, start, yard):
                return [say(seat, f"{name(seat)} +{yard - start} to {yard}")]
            case e.MovedBack(seat, _, _, why):
                return [say(seat, f"{name(seat)} {yards_back(event)}", rule=RULE[why])]
            case e.Sat(seat, yards):
                return [
                    say(seat, f"{name(seat)} pauses" + (f": {yards} lost" if yards else ""), rule="BFL-3.3")
                ]
            case e.BattleMet(seat, other):
                return [say(seat, f"{name(seat)} meets {name(other)}: battle", rule="BFL-3.1")]
            case e.BattleRolled((a, b), (ours, theirs)):
                words = f"{name(a)} {sum(ours)}, {name(b)} {sum(theirs)}"
                return [LogLine(DICE_TONE, words + (": again" if sum(ours) == sum(theirs) else ""), "move")]
            case e.Battle(winner, _):
                return [say(winner, f"{name(winner)} wins and passes", rule="BFL-3.4")]
            case e.Touchdown(seat):
                return [say(seat, f"Touchdown {name(seat)}: 6", "call", "BFL-4.1")]
            case e.Kicked(seat, distance, good):
                return [
                    say(
                        seat,
                        f"Kick from {distance}: {'good' if good else kick_words.noted(played)}",
                        "call",
                        "BFL-4.3",
                    )
                ]
            case e.Try(seat, points):
                return [say(seat, f"{name(seat)}: {points} for the try", "call", "BFL-4.2")]
            case e.Playoff(seats, number, match):
                whose = (
                    " and ".join(name(seat) for seat in seats) if len(seats) < 4 else f"{len(seats)} teams"
                )
                head = "for the match" if match else "for the quarter"
                rule = "BFL-5.2" if number > 1 else "BFL-5.5" if match else "BFL-5.1"
                return [LogLine("head", f"Play-off {head}, round {number}", "", About(seats, rule))] + (
                    [LogLine(DICE_TONE, whose, "call", About(seats))] if number == 1 else []
                )
            case e.PlayoffWon(seat, _, True):
                return [say(seat, f"{name(seat)} wins the play-off", "call", "BFL-5.5")]
            case e.PlayoffWon(seat, points):
                return [say(seat, f"{name(seat)} wins it: {points}", "call", "BFL-5.1")]
            case e.QuarterEnd(quarter):
                return [LogLine("head", quarter_head(quarter + 1), "", About(rule="BFL-1.2"))]
            case e.Over(winner) if by_playoff(played):
                return [say(winner, f"{name(winner)} has won after a play-off", "call", "BFL-5.5")]
            case e.Over(winner):
                return [say(winner, f"{name(winner)} has won the match", "call", "BFL-1.1")]
            case _:
                return []


def joined(events: Sequence[Any]) -> list[Any]:
    """The events with every team's steps of a march as one: what is read is where it came to."""
    out: list[Any] = []
    for event in events:
        if isinstance(event, e.Stepped):
            last = next((k for k, old in enumerate(out) if _same_march(old, event, out[k:])), -1)
            if last >= 0:
                out[last] = e.Stepped(event.seat, out[last].start, event.yard)
                continue
        out.append(event)
    return out


def _same_march(old: Any, event: e.Stepped, after: Sequence[Any]) -> bool:
    """Whether ``event`` goes on from a step with nothing but steps between."""
    return (
        isinstance(old, e.Stepped)
        and old.seat == event.seat
        and all(isinstance(other, e.Stepped) for other in after)
    )


def turn_words(request: Any) -> str:
    """What kind of thing is asked, for the list of saves."""
    match request:
        case Flick():
            return "a kick"
        case Spin():
            return "a spin"
        case _:
            return ""
