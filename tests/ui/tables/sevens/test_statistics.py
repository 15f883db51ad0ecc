"""What is counted of a match."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.requests import Roll
from game.games.sevens import events as e
from game.store.figures import Made
from game.ui.table import Played
from game.ui.table_words import Side
from game.ui.tables.sevens.figures import BLOCKS, DIRECTIONS, PAIRS, counts_of
from game.ui.tables.sevens.statistics import CARDS
from game.ui.tables.sevens.timeline import marks_of


def test_dice_count_for_the_side_that_threw_them() -> None:
    events: list[Any] = [
        e.TurnBegan(0, 1, 1),
        e.DodgeTested(3, 64, 4, 4, True, (), "S7-10.1", "dodge", -1),
        e.DodgeTested(3, 64, 4, 2, False, (), "S7-10.1", "dodge", -1),
        e.Blocked(3, 20, ("push", "pow"), 0, (4, 3), ()),
        e.BlockChosen("S7-6.14", 3, 20, "pow"),
        e.KnockedDown(20, 80, 3, "block"),
        e.ArmourRolled(20, (5, 6), 10, (), True, 80),
        e.InjuryRolled(20, (5, 5), (), "casualty", 80),
        e.Bounced(80, 7, 79),
        e.Moved(3, 64, 65, True, "move"),
        e.TurnedOver(0, "S7-5.1"),
        e.TurnedOver(1, "S7-5.1", charge=True),
    ]
    home, away = counts_of(2, [events])
    assert home.kicks == {4: Made(1, 2)}
    assert home.sides[BLOCKS] == {"push": 1, "pow": 1}
    assert home.sides[PAIRS] == {"11": 1, "10": 1}
    assert home.sides[DIRECTIONS] == {"7": 1}
    assert home.others == {"blocks": 1, "knocked down": 1, "squares": 1, "with the ball": 1, "turnovers": 1}
    assert away.others == {"casualties": 1}


@pytest.mark.rule("S7-13.10")
def test_a_charge_that_ends_is_no_turnover_on_the_time_line() -> None:
    sides = [
        Side("Ada", team, "#802020", "#ffffff", "#ffffff", lambda c, box: None) for team in ("Foxes", "Owls")
    ]
    for charge, seen in ((False, ["warn"]), (True, [])):
        events: list[Any] = [e.TurnedOver(0, "S7-5.1", charge)]
        played = Played(Roll("S7-13.10", "dodge", ()), (1,), 0, events=events)
        assert [mark.icon for mark in marks_of([played], sides)] == seen


def test_the_cards_name_every_die() -> None:
    assert CARDS.dice[0].labels == ("Player down", "Both down", "Push back", "Stumble", "Pow")
