"""The rulebook's examples come out as their captions say."""

from __future__ import annotations

import pytest

from game.core.grid import NOWHERE, named
from game.games.rumble.notation import NUMBER
from game.games.rumble.state import BAD, NOBODY
from game.ui.tables.rumble.rule_pictures import PICTURES
from tests.ui.tables.laying import ends


@pytest.mark.rule("RU-2.4", "RU-2.6", "RU-2.7", "RU-2.10")
def test_a_pick_up_a_throw_a_miss_and_a_catch_in_the_end_zone() -> None:
    run, good, bad, caught = ends(PICTURES["2"])
    assert (run.at[NUMBER["H1"]], run.holder) == (named("k8"), NUMBER["H1"])
    assert good.holder == NUMBER["H2"]
    assert (bad.ball, bad.holder) == (named("o5"), NOBODY)
    assert caught.score == [1, 0]


@pytest.mark.rule("RU-3.1", "RU-3.2")
def test_an_injury_and_a_reserve() -> None:
    hurt, entered = ends(PICTURES["3"])
    assert hurt.at[NUMBER["A1"]] == BAD
    assert (entered.at[NUMBER["H12"]], entered.entries) == (named("h3"), [0, 0])


@pytest.mark.rule("RU-4.1")
def test_a_touchdown() -> None:
    [scored] = ends(PICTURES["4"])
    assert (scored.score, scored.holder) == ([1, 0], NOBODY)
    assert scored.ball != NOWHERE
