"""The computer players of Rumble."""

from __future__ import annotations

from random import Random

import pytest

from game.core.coach import ask
from game.core.errors import TableError
from game.core.match import Match
from game.core.requests import Choice
from game.games.rumble import GAME
from game.games.rumble.coach import COACHES
from game.games.rumble.state import State
from tests.fortune import Fortune


def test_the_one_that_plays_at_random_says_what_is_offered() -> None:
    match: Match[State] = Match.new(GAME, {"board": "quick"})
    fortune, players = Fortune(1), {side: COACHES["random"](Random(side)) for side in (0, 1)}
    for _ in range(400):
        request = match.pending
        match.answer(ask(match, players) if isinstance(request, Choice) else fortune.answer(request))
    assert match.state.turns > 0


def test_nobody_makes_a_gesture() -> None:
    match: Match[State] = Match.new(GAME, {})
    with pytest.raises(TableError, match="nothing is thrown, kicked or spun by hand in Rumble"):
        COACHES["random"](Random(1)).gesture(match, 0)
