"""Matches at random, with what always holds watched after every answer."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.core.match import Match
from game.games.halftime import GAME
from game.games.halftime.state import State
from tests.fortune import Fortune
from tests.games.halftime.invariants import Watch

MOST_ANSWERS = 2_000
KINDS = (
    *(
        "kickoff",
        "first_down",
        "no_gain",
        "fumble",
        "penalty",
        "interception",
        "touchback",
        "punt",
        "runback",
    ),
    *("touchdown", "extra_point", "field_goal", "safety", "turnover_on_downs", "half_end"),
)


@pytest.mark.rule("HT-2.5", "HT-2.6", "HT-3.1", "HT-3.3", "HT-7.3", "HT-8.4")
@pytest.mark.parametrize("options", [{}, {"plays": "12"}, {"plays": "36"}, {"pass_die": "printed"}], ids=str)
def test_what_always_holds(options: dict[str, str]) -> None:
    happened: Counter[str] = Counter()
    for seed in range(100):
        match: Match[State] = Match.new(GAME, options)
        fortune, watch = Fortune(seed), Watch(match)
        while not match.over:
            events: list[Any] = match.answer(fortune.answer(match.pending))
            watch.see(match, events)
            happened.update(event.kind for event in events)
            assert all(event.rule.startswith("HT-") for event in events)
            assert len(match.answers) < MOST_ANSWERS
        watch.end(match)
    assert set(KINDS) <= set(happened), "every kind of event comes up"
    assert happened["overtime"] > 0
