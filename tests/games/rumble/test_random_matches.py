"""Matches at random, with what always holds watched after every answer."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.match import Match
from game.core.requests import Answer, Choice, Request
from game.games.rumble import GAME
from game.games.rumble.state import State
from tests.fortune import Fortune
from tests.games.rumble.invariants import Watch

MOST_ANSWERS = 15_000
KINDS = ("pickup", "throw", "scatter", "catch", "drop", "injury", "enter", "touchdown", "reset", "off_field")


class Hurried(Fortune):
    """At random, and as often as not towards the opponents' end zone or whatever may happen to the ball."""

    def answer(self, request: Request | None) -> Answer:
        if not isinstance(request, Choice):
            return super().answer(request)
        words = sorted({option[1][0] for option in request.options} - {"next", "ready"}, key=str)
        if not words or self.below(12) == 0:
            return request.options[-1]
        word = "pickup" if "pickup" in words else words[self.below(len(words))]
        named = [option for option in request.options if option[1][0] == word]
        if word == "move" and self.below(3):
            side = named[0][0]
            return (max, min)[side](named, key=lambda option: int(option[1][2]) >> 4)
        return named[self.below(len(named))]


def watched(fortune: Fortune, options: dict[str, str]) -> Counter[str]:
    """A match at random with every answer watched: how often each kind of event came up."""
    match: Match[State] = Match.new(GAME, options)
    watch, happened = Watch(match), Counter[str]()
    while not match.over:
        events = match.answer(fortune.answer(match.pending))
        watch.see(match, events)
        happened.update(event.kind for event in events)
        assert len(match.answers) < MOST_ANSWERS
    watch.end(match)
    return happened


@pytest.mark.rule("RU-1.4", "RU-2.1", "RU-2.3", "RU-2.8", "RU-3.6", "RU-4.2")
@pytest.mark.parametrize(
    "options", [{}, {"board": "quick"}, {"touchdowns": "1"}, {"touchdowns": "2"}], ids=str
)
def test_what_always_holds(options: dict[str, str]) -> None:
    watched(Fortune(1), options)
    for seed in range(3):
        watched(Hurried(seed), options)


def test_every_kind_of_event_comes_up() -> None:
    happened: Counter[str] = Counter()
    for seed in range(10, 16):
        happened += watched(Hurried(seed), {"board": "quick"})
    assert set(KINDS) <= set(happened)


@pytest.mark.rule("RU-4.2")
def test_without_a_die_it_ends_as_well() -> None:
    """Nobody throws or attacks: 400 turns, each with as many answers as it has players."""
    match: Match[State] = Match.new(GAME, {})
    fortune = Fortune(1)
    for answer in ((6, 6), (1, 1), (0, ("place", 0, 0)), (0, ("ready",)), (1, ("ready",))):
        match.answer(answer)
    answers = 0
    while isinstance(match.pending, Choice):
        options = match.pending.options
        moving = match.pending.what == "move"
        match.answer(options[fortune.below(len(options))] if moving else options[-1])
        answers += 1
    assert match.over
    assert match.state.turns == 400 or max(match.state.score) == 3
    assert answers <= GAME.talk
