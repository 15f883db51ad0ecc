"""Sevens in words: what an event says, and how far the match is. Log, card and announcements share them."""

from __future__ import annotations

from typing import Any, Final

from game.core.grid import name
from game.core.requests import Roll
from game.games.sevens import events as e
from game.games.sevens.state import NOBODY, Phase, State, side_of
from game.ui.table import Played
from game.ui.tables.sevens import before, spoken_ball, spoken_fights
from game.ui.tables.sevens.names import Names
from game.ui.tables.sevens.terms import (
    BOXES,
    COMPASS,
    COUNTED,
    DECLARED,
    EVENTS,
    FACES,
    FAVOURS,
    FUMBLED,
    INJURIES,
    MODIFIERS,
    STAFF,
    STRUCK,
    TESTS,
    TO_BLOCK,
    WEATHERS,
    Said,
    faces_of,
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
    "STAFF",
    "STRUCK",
    "TESTS",
    "WEATHERS",
    "Said",
    "event_for",
    "heading",
    "modified",
    "plain",
    "said",
    "stalled_at",
    "tested",
    "turn",
    "turned_over",
    "unsaid",
    "used",
]


def said(event: Any, names: Names) -> Said | None:
    """An event in words, or None for one that goes without saying."""
    if isinstance(event, e.Tested):
        return _tested(event, names)
    for part in (_before, _turns, spoken_fights.fights, spoken_fights.harm, spoken_ball.ball):
        found = part(event, names)
        if found is not None:
            return found
    early = before.spoken(event, names)
    return None if early is None else Said(early[0], early[1], event.rule, early[2], (), early[3])


# -------------------------------------------------------------------------------------- shared sentences
def tested(event: e.Tested, names: Names) -> str:
    """What a player did in a test: "7 Brenn Harrow dodges to e1"."""
    who = names.player(event.player)
    if event.what not in TESTS:
        return f"{who} rolls for {plain(event.what)}"
    words = TESTS[event.what][0 if event.passed else 1]
    if event.what == "rush" and event.opponent != NOBODY:
        words = TO_BLOCK[0 if event.passed else 1]
    elif event.what in FUMBLED and slips(event):
        words = FUMBLED[event.what]
    return f"{who} {words.format(at=name(event.square) if event.square >= 0 else '')}"


def slips(event: e.Tested) -> bool:
    """Is it a fumble: a 1, or a 1 or less with its modifiers (S7-9.3)?"""
    return not event.passed and (event.rolled == 1 or event.rolled + sum(n for _, n in event.modifiers) <= 1)


def used(event: e.Used, names: Names) -> str:
    """Who uses what: "7 Brenn Harrow uses Block", "Ironvale bribe the referee for 7 Brenn Harrow"."""
    side = names.side(event.side)
    if event.skill in STAFF and event.player != NOBODY:
        return f"{side} {STAFF[event.skill].format(who=names.player(event.player))}"
    if event.player == NOBODY:
        return f"{side} use {plain(event.skill)}"
    return f"{names.player(event.player)} uses {plain(event.skill)}"


def turn(event: e.TurnBegan, names: Names) -> str:
    """ "Ironvale, turn 5"."""
    return f"{names.side(event.side)}, turn {event.number}"


def turned_over(event: e.TurnedOver, names: Names) -> tuple[str, str]:
    """What has ended, and of whom: a Charge! that ends is no turnover."""
    if event.charge:
        return "The charge is over", names.side(event.side)
    return "Turnover", f"{names.of(event.side)} turn is over"


def unsaid(played: Played, names: Names) -> Said | None:
    """Dice of which no event tells: a Loner's or a Pro's before a re-roll, for how many an event of the
    kick-off is."""
    request = played.request
    if not isinstance(request, Roll):
        return None
    faces: Any = played.answer
    dice, side = faces_of(faces), request.dice[0][0]
    if request.what in COUNTED and len(dice) == 1:
        many = f"{3 + faces[0]} of {names.side(side)}"
        words = f"{EVENTS[request.what].rstrip('!')}: {many} {COUNTED[request.what]}"
        return Said(side, words, request.rule, "dice", (), dice)
    again = next((each for each in played.events if isinstance(each, e.Rerolled)), None)
    tested = any(isinstance(each, e.Tested) and each.what == request.what for each in played.events)
    if again is None or request.rule != again.rule or tested:
        return None
    words = f"{names.player(again.player)} rolls for {plain(request.what)}"
    return Said(side, words, request.rule, "dice", (), dice, "", again.allowed)


def event_for(event: e.EventFor, names: Names) -> str:
    """ "for Ironvale", "against both teams"."""
    whom = "both teams" if len(event.sides) > 1 else names.side(event.sides[0])
    return f"{'for' if event.name in FAVOURS else 'against'} {whom}"


def stalled_at(number: int) -> str:
    """What a die of stalling may show in a turn (S7-3.5)."""
    return f"under {number}"


# ----------------------------------------------------------------------------------------------- events
def _tested(event: e.Tested, names: Names) -> Said:
    return Said(
        side_of(event.player),
        tested(event, names),
        event.rule,
        "dice",
        (event.square,) if event.square >= 0 else (),
        (str(event.rolled),),
        f"{event.needed}+",
        event.passed,
        modified(event.modifiers),
    )


def _before(event: Any, names: Names) -> Said | None:
    match event:
        case e.FansCame(home, away, dice):
            words = f"Fan factor: {names.side(0)} {home}, {names.side(1)} {away}"
            return Said(NOBODY, words, event.rule, "dice", (), faces_of(dice))
        case e.WeatherRolled(dice, weather):
            return Said(NOBODY, f"Weather: {WEATHERS[weather]}", event.rule, "dice", (), faces_of(dice))
        case e.Tossed(dice, first):
            level = "The toss is level: both roll again"
            words = level if first == NOBODY else f"{names.side(first)} win the toss"
            return Said(first, words, event.rule, "dice", (), faces_of(dice))
        case e.KickerChosen(side):
            return Said(side, f"{names.side(side)} kick off", event.rule)
        case e.SetUp(side):
            return Said(side, f"{names.side(side)} are set up", event.rule)
        case e.EventRolled(dice=dice, name=which):
            return Said(NOBODY, f"Kick-off event: {EVENTS[which]}", event.rule, "dice", (), faces_of(dice))
        case e.EventFor(totals=totals, sides=sides, name=which):
            told = f"{names.side(0)} {totals[0]}, {names.side(1)} {totals[1]}"
            return Said(sides[0], f"{EVENTS[which]}: {told}, {event_for(event, names)}", event.rule, "play")
        case e.Struck(player=player, what=what, square=square):
            words = f"{names.player(player)} {STRUCK.get(what, plain(what))}"
            return Said(side_of(player), words, event.rule, "harm", (square,) if square >= 0 else ())
    return None


def _turns(event: Any, names: Names) -> Said | None:
    match event:
        case e.Activated(player, action) if action not in ("move", "block"):
            words = f"{names.player(player)} declares {DECLARED.get(action, plain(action))}"
            return Said(side_of(player), words, event.rule, "play")
        case e.Stalled(player, rolled, number):
            words = f"{names.player(player)} stalls"
            return Said(
                side_of(player), words, event.rule, "dice", (), (str(rolled),), stalled_at(number),
                rolled < number,
            )  # fmt: skip
        case e.TurnedOver(side=side):
            return Said(side, ": ".join(turned_over(event, names)), event.rule, "score")
        case e.Touchdown(side, player, square, score):
            words = f"Touchdown by {names.player(player)}: {names.side(side)} have {score}"
            return Said(side, words, event.rule, "score", (square,))
        case e.Recovered(player, rolled, back):
            words = f"{names.player(player)} {'comes to' if back else 'stays knocked out'}"
            return Said(side_of(player), words, event.rule, "harm", (), (str(rolled),), "4+", back)
        case e.ShotOut(dice, won):
            words = f"Shoot-out: {names.side(0)} {won[0]}, {names.side(1)} {won[1]}"
            return Said(NOBODY, words, event.rule, "score", (), faces_of(dice))
        case e.Used(side=side):
            return Said(side, used(event, names), event.rule, "play")
        case e.Rerolled(side, player, source, allowed):
            what = "Team re-roll" if source == "team" else f"{plain(source)}: re-roll"
            whose = f" for {names.player(player)}" if player != NOBODY else ""
            words = f"{what}{whose}" if allowed else f"{what} lost: {names.player(player)} may not use it"
            return Said(side, words, event.rule, "dice")
        case e.StoodUp(player, square):
            return Said(side_of(player), f"{names.player(player)} stands up", event.rule, "move", (square,))
        case e.TurnedProne(player, square):
            words = f"{names.player(player)} turns over, now prone"
            return Said(side_of(player), words, event.rule, "move", (square,))
        case e.Rooted(player):
            words = f"{names.player(player)} cannot leave its square"
            return Said(side_of(player), words, event.rule, "play")
        case e.Distracted(player, True):
            return Said(side_of(player), f"{names.player(player)} is distracted", event.rule, "play")
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
        case Phase.CHARGE:
            return f"{half}, Charge!"
        case Phase.KICK | Phase.LANDING:
            return f"{half}, kick-off"
        case Phase.SHOOT_OUT:
            return "Shoot-out"
        case Phase.OVER:
            return "Final"
        case _:
            return f"{half}, turn {max(1, s.turns[s.turn])}"
