"""Sevens in a few words: players, squares, what an event says. Log, card and announcements share them."""

from __future__ import annotations

from typing import Any, Final

from game.core.grid import name
from game.games.sevens import events as e
from game.games.sevens.board import RANGE_NAMES
from game.games.sevens.state import NOBODY, Phase, State, side_of
from game.ui.tables.sevens import before
from game.ui.tables.sevens.people import tag
from game.ui.tables.sevens.terms import (
    BOXES,
    COMPASS,
    EVENTS,
    FACES,
    INJURIES,
    MODIFIERS,
    SIDES,
    STRUCK,
    TESTS,
    WEATHERS,
    Said,
    modified,
    plain,
)

__all__ = [
    "BEFORE",
    "BOXES",
    "COMPASS",
    "EVENTS",
    "FACES",
    "INJURIES",
    "MODIFIERS",
    "SIDES",
    "STRUCK",
    "TESTS",
    "WEATHERS",
    "Said",
    "heading",
    "modified",
    "plain",
    "said",
]


def said(event: Any) -> Said | None:
    """An event in words, or None for one that goes without saying."""
    if isinstance(event, e.Tested):
        return _tested(event)
    for part in (_before, _turns, _fights, _harm, _ball):
        found = part(event)
        if found is not None:
            return found
    early = before.spoken(event)
    return None if early is None else Said(early[0], early[1], event.rule, early[2], (), early[3])


def _tested(event: e.Tested) -> Said:
    words = f"{tag(event.player)} {TESTS.get(event.what, plain(event.what) + ':')}"
    if event.what in ("dodge", "rush"):
        words += f" to {name(event.square)}"
    return Said(
        side_of(event.player),
        words,
        event.rule,
        "dice",
        (event.square,),
        (str(event.rolled),),
        f"{event.needed}+",
        event.passed,
        modified(event.modifiers),
    )


def _before(event: Any) -> Said | None:
    match event:
        case e.FansCame(home, away, dice):
            return Said(NOBODY, f"Fans {home} : {away}", event.rule, "dice", (), _dice(dice))
        case e.WeatherRolled(dice, weather):
            return Said(NOBODY, f"Weather: {WEATHERS[weather]}", event.rule, "dice", (), _dice(dice))
        case e.Tossed(dice, first):
            words = "level: roll again" if first == NOBODY else f"{SIDES[first]} wins the toss"
            return Said(first, words, event.rule, "dice", (), _dice(dice))
        case e.KickerChosen(side):
            return Said(side, f"{SIDES[side]} kicks off", event.rule)
        case e.SetUp(side):
            return Said(side, f"{SIDES[side]} stands ready", event.rule)
        case e.Kicked(player, target, direction, squares, square):
            where = name(square) if square >= 0 else "off the pitch"
            words = f"{tag(player)} kicks to {name(target)}, {squares} {COMPASS[direction - 1]}: {where}"
            return Said(side_of(player), words, event.rule, "play", (target,), _dice((direction, squares)))
        case e.KickedOut(side):
            return Said(side, "the kick is out", event.rule)
        case e.Touchback(player, square):
            return Said(side_of(player), f"touchback to {tag(player)}", event.rule, "play", (square,))
        case e.EventRolled(dice=dice, name=which):
            return Said(NOBODY, EVENTS[which], event.rule, "dice", (), _dice(dice))
        case e.EventFor(totals=totals, sides=sides):
            who = " and ".join(SIDES[side] for side in sides)
            return Said(sides[0], f"{totals[0]} : {totals[1]}, {who}", event.rule, "play")
        case e.Struck(player=player, what=what, square=square):
            words = f"{tag(player)} {STRUCK.get(what, plain(what))}"
            return Said(side_of(player), words, event.rule, "harm", (square,) if square >= 0 else ())
    return None


def _dice(faces: Any) -> tuple[str, ...]:
    return tuple(str(face) for face in faces)


def _turns(event: Any) -> Said | None:
    match event:
        case e.Activated(player, action) if action not in ("move",):
            return Said(side_of(player), f"{tag(player)}: {plain(action)}", event.rule, "play")
        case e.Stalled(player, rolled, number):
            words = f"{tag(player)} stalls"
            return Said(
                side_of(player),
                words,
                event.rule,
                "dice",
                (),
                (str(rolled),),
                f"under {number}",
                rolled < number,
            )
        case e.TurnedOver(side):
            return Said(side, "Turnover", event.rule, "score")
        case e.Touchdown(side, player, square, score):
            return Said(side, f"{tag(player)} scores: touchdown {score}", event.rule, "score", (square,))
        case e.Recovered(player, rolled, back):
            words = f"{tag(player)} {'comes to' if back else 'stays out'}"
            return Said(side_of(player), words, event.rule, "harm", (), (str(rolled),), "4+", back)
        case e.ShotOut(dice, won):
            return Said(NOBODY, f"shoot-out {won[0]} : {won[1]}", event.rule, "score", (), _dice(dice))
        case e.Used(side, player, skill):
            who = tag(player) + ": " if player != NOBODY else ""
            return Said(side, f"{who}{plain(skill)}", event.rule, "play")
        case e.Rerolled(side, player, source, allowed):
            words = "Team re-roll" if source == "team" else f"{plain(source)}: re-roll"
            return Said(side, words if allowed else f"{words}, not allowed", event.rule, "dice")
        case e.StoodUp(player, square):
            return Said(side_of(player), f"{tag(player)} stands up", event.rule, "move", (square,))
        case e.TurnedProne(player, square):
            return Said(side_of(player), f"{tag(player)} turns over", event.rule, "move", (square,))
        case e.Rooted(player):
            return Said(side_of(player), f"{tag(player)} cannot leave its square", event.rule, "play")
        case e.Distracted(player, True):
            return Said(side_of(player), f"{tag(player)} is distracted", event.rule, "play")
    return None


def _fights(event: Any) -> Said | None:
    match event:
        case e.Blocked(player, target, dice, chooser, strengths):
            words = f"{tag(player)} blocks {tag(target)}, {strengths[0]} to {strengths[1]}"
            words += f": {SIDES[chooser]} chooses"
            return Said(side_of(player), words, event.rule, "fight", (), dice)
        case e.BlockChosen(player=player, face=face):
            return Said(side_of(player), FACES[face], event.rule, "fight")
        case e.Pushed(player, _, _, square):
            return Said(
                side_of(player), f"{tag(player)} is pushed to {name(square)}", event.rule, "fight", (square,)
            )
        case e.PushedOff(player, square):
            return Said(
                side_of(player), f"{tag(player)} is pushed into the crowd", event.rule, "harm", (square,)
            )
        case e.Fouled(player, target):
            return Said(side_of(player), f"{tag(player)} fouls {tag(target)}", event.rule, "fight")
        case e.Acted(player, action, target, square):
            whom = f" {tag(target)}" if target != NOBODY else f" to {name(square)}" if square >= 0 else ""
            return Said(side_of(player), f"{tag(player)}: {plain(action)}{whom}", event.rule, "fight")
        case e.SentOff(player):
            return Said(side_of(player), f"{tag(player)} is sent off", event.rule, "harm")
        case e.Argued(side, rolled):
            return Said(side, "argues the call", event.rule, "dice", (), (str(rolled),), "6", rolled == 6)
        case e.Bribed(side, rolled):
            return Said(side, "a bribe", event.rule, "dice", (), (str(rolled),), "2+", rolled >= 2)
    return None


def _harm(event: Any) -> Said | None:
    match event:
        case e.KnockedDown(player, square, _, _):
            return Said(side_of(player), f"{tag(player)} falls", event.rule, "harm", (square,))
        case e.PlacedProne(player, square):
            return Said(side_of(player), f"{tag(player)} is laid prone", event.rule, "harm", (square,))
        case e.ArmourRolled(player, dice, needed, modifiers, broken, square):
            words = f"{tag(player)}, armour"
            return Said(
                1 - side_of(player), words, event.rule, "harm", (square,) if square >= 0 else (),
                _dice(dice), f"{needed}+", broken, modified(modifiers),
            )  # fmt: skip
        case e.InjuryRolled(player, dice, modifiers, result, square):
            words = f"{tag(player)} is {INJURIES.get(result, plain(result))}"
            at = (square,) if square >= 0 else ()
            return Said(
                1 - side_of(player), words, event.rule, "harm", at, _dice(dice), "", None, modified(modifiers)
            )
        case e.CasualtyRolled(player=player, rolled=rolled, result=result):
            words = f"{tag(player)}: {plain(result)}"
            return Said(1 - side_of(player), words, event.rule, "harm", (), (str(rolled),))
        case e.Lasting(player, rolled, what):
            words = f"{tag(player)}: {what.upper()} is one worse"
            return Said(1 - side_of(player), words, event.rule, "harm", (), (str(rolled),))
        case e.Removed(player=player, box=box):
            return Said(side_of(player), f"{tag(player)} {BOXES[box]}", event.rule, "harm")
    return None


def _ball(event: Any) -> Said | None:
    match event:
        case e.PickedUp(player, square):
            return Said(side_of(player), f"{tag(player)} has the ball", event.rule, "play", (square,))
        case e.Threw(player, _, target, reach):
            words = f"{tag(player)} aims at {name(target)}, {RANGE_NAMES[reach]}"
            return Said(side_of(player), words, event.rule, "play", (target,))
        case e.Fumbled(player, square):
            return Said(side_of(player), f"{tag(player)} fumbles", event.rule, "play", (square,))
        case e.Inaccurate(player, target):
            return Said(side_of(player), "inaccurate", event.rule, "play", (target,))
        case e.Scattered(start, dice, square, out):
            where = "into the crowd" if out else f"to {name(square)}"
            return Said(NOBODY, f"scatters {where}", event.rule, "play", (start, square), _dice(dice))
        case e.Bounced(start, direction, square):
            where = f"to {name(square)}" if square >= 0 else "into the crowd"
            squares = (start, square) if square >= 0 else (start,)
            return Said(
                NOBODY,
                f"bounces {COMPASS[direction - 1]} {where}",
                event.rule,
                "play",
                squares,
                (str(direction),),
            )
        case e.ThrownIn(start, _, squares, square):
            where = f"to {name(square)}" if square >= 0 else "into the crowd again"
            return Said(
                NOBODY,
                f"thrown in {where}",
                event.rule,
                "play",
                (start,),
                (str(squares),) if squares <= 6 else (),
            )
        case e.Caught(player, square, how):
            words = f"{tag(player)} has the ball" + (" by interception" if how == "intercept" else "")
            return Said(side_of(player), words, event.rule, "play", (square,))
        case e.Missed(player, square):
            return Said(side_of(player), f"{tag(player)} lets it go by", event.rule, "play", (square,))
        case e.Landed(square):
            return Said(NOBODY, f"the ball lies on {name(square)}", event.rule, "play", (square,))
        case e.Handed(player, receiver, square):
            words = f"{tag(player)} hands the ball to {tag(receiver)}"
            return Said(side_of(player), words, event.rule, "play", (square,))
    return None


BEFORE: Final = (
    Phase.FANS,
    Phase.WEATHER,
    Phase.JOURNEYMEN,
    Phase.INDUCEMENTS,
    Phase.PRAYERS,
    Phase.MEASURES,
    Phase.TOSS,
)
"""The steps before the first set-up."""


def heading(s: State) -> str:
    """How far the match is."""
    half = ("1st half", "2nd half", "Extra time")[min(s.half, 3) - 1]
    match s.phase:
        case _ if s.phase in BEFORE:
            return "Before the match"
        case Phase.SET_UP:
            return f"{half}, set-up"
        case Phase.KICK | Phase.LANDING | Phase.CHARGE:
            return f"{half}, kick-off"
        case Phase.SHOOT_OUT:
            return "Shoot-out"
        case Phase.OVER:
            return "Final"
        case _:
            return f"{half}, turn {max(1, s.turns[s.turn])}"
