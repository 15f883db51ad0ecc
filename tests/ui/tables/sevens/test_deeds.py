"""The card of a player tells what it has done in this match, what it has used up and how it stands."""

from __future__ import annotations

import pytest

from game.core.grid import named
from game.games.sevens.notation import NUMBER
from game.ui.scenes.match import MatchScene
from game.ui.tables.sevens import making, story
from game.ui.tables.sevens.picture import Card
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer, settle
from tests.ui.tables.sevens.players import stage_of

HOME, AWAY = 0, 1
H1, H2, A1 = (NUMBER[name] for name in ("H1", "H2", "A1"))
CALM = "rerolls.home 0", "rerolls.away 0"


def card(match: MatchScene, player: int) -> Card:
    """What stands on a player's card now."""
    stage = stage_of(match)
    return making.card_of(stage.state, player, stage.picture.deeds.get(player, ()))


def facts(match: MatchScene, player: int) -> dict[str, str]:
    """The part of it about this match."""
    return dict(card(match, player).facts)


@pytest.mark.rule("S7-14.1")
def test_a_casualty_by_a_block_and_the_block_are_counted(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at j6", "H2.at c3", "A1.at k6", "A2.at q9", "ball none", *CALM))
    answer(
        driver, match,
        (HOME, ("act", H1, "block")), (HOME, ("block", A1)), ("pow",), (AWAY, ("push", named("l6"))),
        (HOME, ("stay",)), (6, 6), (6, 5), (1,),
    )  # fmt: skip
    assert facts(match, H1) == {
        "Casualties": "1", "Blocks": "1, 1 down", "Star player points": "3", "Has acted": "this turn",
    }  # fmt: skip
    assert card(match, A1).status == "casualty"


@pytest.mark.rule("S7-14.1")
def test_a_completion_belongs_to_the_thrower(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at c3", "H1.pa 3", "H2.at f3", "H2.ag 3", "A1.at q9", "ball H1", *CALM))
    answer(
        driver, match,
        (HOME, ("act", H1, "pass")), (HOME, ("throw", named("f3"))), (5,), (4,),
    )  # fmt: skip
    assert facts(match, H1)["Passes"] == "1 of 1"
    assert facts(match, H1)["Star player points"] == "1"
    assert "Passes" not in facts(match, H2)


@pytest.mark.rule("S7-9.7", "S7-14.1")
def test_an_interception_belongs_to_whoever_took_it(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at c3", "H1.pa 3", "H2.at g3", "A1.at e4", "A1.ag 1", "ball H1", *CALM))
    answer(
        driver, match,
        (HOME, ("act", H1, "pass")), (HOME, ("throw", named("g3"))), (5,), (AWAY, ("intercept", A1)), (6,),
    )  # fmt: skip
    assert facts(match, A1) == {"Interceptions": "1", "Star player points": "2"}
    assert facts(match, H1)["Passes"] == "0 of 1"


@pytest.mark.rule("S7-12.5", "S7-14.1")
def test_a_touchdown_and_the_way_to_it(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at r6", "A1.at c3", "ball H1", *CALM))
    answer(
        driver,
        match,
        (HOME, ("act", H1, "move")),
        (HOME, ("move", named("s6"))),
        (HOME, ("move", named("t6"))),
    )
    found = facts(match, H1)
    assert (found["Touchdowns"], found["With the ball"], found["Star player points"]) == ("1", "2 sq", "4")


@pytest.mark.rule("S7-4.1")
def test_who_marks_it_and_what_is_used_up_is_said(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at j6", "H1.skills Dodge", "H1.ag 4", "A1.at k6", "ball none", *CALM))
    settle(driver, match)
    assert facts(match, H1) == {"Marked by": "1"}
    answer(
        driver, match,
        (HOME, ("act", H1, "move")), (HOME, ("move", named("i6"))), (1,), (HOME, ("reroll", "Dodge")), (5,),
    )  # fmt: skip
    assert facts(match, H1)["Dodge used"] == "this turn"


def test_a_story_told_again_counts_the_same(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at r6", "A1.at c3", "ball H1", *CALM))
    answer(driver, match, (HOME, ("act", H1, "move")), (HOME, ("move", named("s6"))))
    stage = stage_of(match)
    again = story.told(match.session.history, stage.names)
    assert again.deeds.facts() == stage.story.deeds.facts()


@pytest.mark.rule("S7-14.1", "S7-10.5")
def test_a_pass_counts_once_its_die_stands(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at e6", "H1.pa 4", "H2.at i6", "A1.at q9", "ball H1", "rerolls.home 1"))
    answer(driver, match, (HOME, ("act", H1, "pass")), (HOME, ("throw", named("i6"))), (3,))
    assert "Passes" not in facts(match, H1)
    answer(driver, match, (HOME, ("keep",)), (1, 1, 1))
    assert facts(match, H1)["Passes"] == "0 of 1"
