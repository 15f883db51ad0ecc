"""The picture made from a match: its state, what is asked, and the story of what was answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.core.grid import NOWHERE
from game.core.requests import Request, Roll
from game.games.sevens.actions import ACTIONS, BY_WORD
from game.games.sevens.kickoff import OUTSIDE
from game.games.sevens.state import (
    ABSENT,
    NOBODY,
    PLAYERS,
    WEATHERS,
    Phase,
    State,
    ball_square,
    side_of,
)
from game.ui.drawing.teams import Team
from game.ui.tables.sevens import again, blocking, bombs, people, poses, rolltable
from game.ui.tables.sevens.deeds import standing
from game.ui.tables.sevens.marking import idle
from game.ui.tables.sevens.overlays_of import zones_of
from game.ui.tables.sevens.picture import (
    BallPicture,
    Card,
    CounterPicture,
    Fact,
    SevensPicture,
    SidePicture,
    Switches,
    Used,
)
from game.ui.tables.sevens.story import Story

ONCE: Final = (("blitz", "Blitz"), ("pass", "Pass"), ("handoff", "Hand-off"), ("foul", "Foul"))
PERIODS: Final = ("1st half", "2nd half", "Extra time")
BEFORE: Final = {
    Phase.FANS: "Fans",
    Phase.WEATHER: "Weather",
    Phase.JOURNEYMEN: "Journeymen",
    Phase.INDUCEMENTS: "Inducements",
    Phase.PRAYERS: "Prayers",
    Phase.MEASURES: "Measures",
    Phase.TOSS: "The toss",
}
IN_THE_AIR: Final = ("pass", "catch", "intercept")
"""Tests after which the ball may be in nobody's hands."""
HANGING: Final = 24.0  # units above the square on which it comes down
KICKING: Final = (Phase.SET_UP, Phase.KICK, Phase.LANDING, Phase.CHARGE)


@dataclass(frozen=True)
class Cast:
    """What a picture needs beside the match: who plays."""

    teams: Sequence[Team]
    levels: Sequence[str]
    person: Callable[[int], bool] = lambda seat: True


def made(state: State, request: Request | None, story: Story, cast: Cast, on: Switches) -> SevensPicture:
    """The whole picture, at rest."""
    p = SevensPicture(turns=state.house.turns)
    p.sides = [SidePicture(seat, team, cast.levels[seat]) for seat, team in enumerate(cast.teams)]
    p.counters = [
        CounterPicture(player, people.number(player), people.role(state, player), people.star(state, player))
        for player in range(PLAYERS)
    ]
    tell(p, story)
    place(p, state, story)
    ask(p, state, request, story, cast, on)
    return p


def tell(p: SevensPicture, story: Story) -> None:
    """What the story says."""
    result = story.result
    p.result, p.result_words, p.result_kind = result.figure, result.words, result.kind
    p.recent = story.recent[:]
    p.deeds = story.deeds.facts()


def place(p: SevensPicture, s: State, story: Story) -> None:
    """Counters, ball, score and trackers as the state has them."""
    for each in p.counters:
        player = each.player
        each.square, each.box = s.at[player], s.status[player] if s.at[player] < 0 else 0
        each.lie = s.status[player] if s.at[player] >= 0 else 0
        each.role, each.star = people.role(s, player), people.star(s, player)  # somebody may have joined
        each.spot, each.lift = None, 0.0
        each.spent = spent(s, player)
        each.distracted = bool(s.distracted >> player & 1)
        each.rooted = bool((s.rooted | s.chomped) >> player & 1)
    landing = s.landing if 0 <= s.landing < OUTSIDE else NOWHERE
    aimed = story.aimed if s.phase in (Phase.KICK, Phase.LANDING) and landing == NOWHERE else landing
    p.ball = BallPicture(s.ball, s.holder, aimed if s.phase in KICKING else NOWHERE)
    for side in p.sides:
        n = side.seat
        side.score, side.turn, side.rerolls = s.score[n], s.turns[n], s.rerolls[n]
        side.full, side.bribes, side.apothecary = s.staff[n].rerolls, s.bribes[n], s.apothecary[n]
    p.turn = s.turn if s.phase not in BEFORE and s.phase is not Phase.OVER else NOBODY
    p.period = period(s)
    p.weather = WEATHERS[s.weather]
    p.used = used(s, story)


def spent(s: State, player: int) -> bool:
    """Whether a player of the side in turn has been activated."""
    in_turn = s.phase in (Phase.TURN, Phase.CHARGE) and side_of(player) == s.turn
    return bool(in_turn and s.acted >> player & 1 and s.active != player and s.at[player] >= 0)


def period(s: State) -> str:
    """Which part of the match is played."""
    if s.phase in BEFORE:
        return BEFORE[s.phase]
    if s.phase is Phase.OVER:
        return "Final"
    half = PERIODS[min(s.half, 3) - 1]
    if s.phase is Phase.CHARGE:
        return f"{half}, Charge!"
    return f"{half}, kick-off" if s.phase in KICKING else half


def used(s: State, story: Story) -> tuple[Used, ...]:
    """The actions of a turn that a side has once."""
    out = []
    for word, words in ONCE:
        gone = bool(s.used & BY_WORD[word].bit)
        by = story.used.get(word, NOBODY)
        who = f"used by {people.number(by)}" if by != NOBODY else "used"
        out.append(Used(words, gone, who if gone else "unused"))
    return tuple(out)


def card_of(s: State, player: int, done: tuple[Fact, ...] = ()) -> Card:
    """What stands on a player's card."""
    status = {1: "prone", 2: "stunned", 3: "in reserve", 4: "knocked out", 5: "casualty", 6: "sent off"}.get(
        s.status[player], ""
    )
    if s.holder == player:
        status = "has the ball"
    elif s.distracted >> player & 1:
        status = "distracted"
    if s.active == player:
        status = f"{s.left} left" if ACTIONS[s.action].moves else ACTIONS[s.action].word
        if s.rushes and ACTIONS[s.action].moves:
            status += f" + {s.rushes}"
    return Card(
        player,
        people.who(s, player),
        people.position(s, player),
        people.number(player),
        people.role(s, player),
        people.figures(s, player),
        tuple((each.name, each.effect) for each in people.skills(s, player)),
        status,
        (*done, *standing(s, player)),
    )


def ask(p: SevensPicture, s: State, request: Request | None, story: Story, cast: Cast, on: Switches) -> None:
    """Who is asked, with which dice or which counters."""
    asked = () if request is None else request.seats
    for side in p.sides:
        side.active = side.seat in asked
    if isinstance(request, Roll):
        p.result = p.result_words = ""  # what these dice come to is not known yet
        p.dice = poses.ready(request, story.last)
        for die in p.dice:
            die.lit = cast.person(die.seat)
    else:
        p.dice = poses.rolled(*story.roll) if story.roll is not None else []
    if (over := aloft(s, request, story)) != NOWHERE:
        if in_flight(request, story):
            p.ball = BallPicture(target=over, start=story.thrown[0])
        else:
            p.ball = BallPicture(over, NOBODY, over, lift=HANGING)
    p.block = blocking.block_picture(s, request, story, cast.person)
    p.failed = again.failed_picture(s, request, story)
    p.table = rolltable.table_picture(s, request, story)
    p.marks = idle(s, request, story, cast.person)
    if bombs.thrown_on(request) and story.test is not None and p.marks.region:
        p.marks.chosen = story.test.player
        p.marks.ruler = s.at[story.test.player]
    carded(p, s)
    laid_over(p, s, on)


def aloft(s: State, request: Request | None, story: Story) -> int:
    """The square on which a ball that is in the air is about to come down, or NOWHERE."""
    if request is None or ball_square(s) >= 0 or s.phase in KICKING:
        return NOWHERE
    if request.what in ("throw_in", "template"):
        return story.left[0]
    if request.what in ("scatter", "bounce", "catch"):
        return story.over
    asked = request.what in ("intercept", "reroll", "use")
    in_the_air = asked and story.test is not None and story.test.what in IN_THE_AIR
    return story.ball if in_the_air else NOWHERE


def in_flight(request: Request | None, story: Story) -> bool:
    """Is a pass still between thrower and target: it scatters, or may be snatched (S7-9.7)?"""
    match request.what if request is not None else "":
        case "scatter":
            return story.passes
        case "intercept":
            return True
        case "reroll" | "use":
            return story.test is not None and story.test.what == "intercept"
    return False


def carded(p: SevensPicture, s: State, pointed: int = NOBODY) -> None:
    """The card of whoever is picked, or else pointed at, or else about to act."""
    player = p.marks.chosen
    if player == NOBODY:
        player = pointed if pointed != NOBODY else s.active
    there = player != NOBODY and s.status[player] != ABSENT
    p.card = card_of(s, player, p.deeds.get(player, ())) if there else None
    if p.card is not None and player == p.marks.chosen != s.active and ACTIONS[s.action].word == bombs.BOMB:
        p.card = replace(p.card, status="has the bomb")


def laid_over(p: SevensPicture, s: State, on: Switches) -> None:
    """The zones of the opponents, if they are switched on."""
    p.zones = zones_of(s, opponents(p, s)) if on.zones else ()


def opponents(p: SevensPicture, s: State) -> int:
    """The side against whoever is asked."""
    return 1 - next((side.seat for side in p.sides if side.active), max(0, s.turn))
