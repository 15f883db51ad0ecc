"""The demo's pieces: positions of the game, begun as they say, and captions that cite the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.record import read_record
from game.core.requests import Roll
from game.core.table import REFEREE, DiceTable, next_answer
from game.games.registry import box
from game.games.sevens import events as e
from game.ui.rulebook import read
from game.ui.scenes.demo import piece_session
from game.ui.session import Session
from game.ui.table import Played
from game.ui.table_words import Side
from game.ui.tables.sevens.showpieces import PIECES, caption

ANSWERS = 40
SIDES = [
    Side(
        "Ada",
        "Ironvale",
        "#000000",
        "#ffffff",
        "#ffffff",
        lambda c, box: None,
        player=lambda n: f"{n + 1} Gorm",
    ),
    Side(
        "Ben",
        "Red Kettles",
        "#000000",
        "#ffffff",
        "#ffffff",
        lambda c, box: None,
        player=lambda n: f"{n - 15} Skiv",
    ),
]
NUMBERS = range(len(PIECES))


def played(number: int) -> tuple[Session, list[Played]]:
    """A piece by its coaches, who think little."""
    session = piece_session(box("sevens"), PIECES[number])
    for coach in session.coaches.values():
        coach.think = 0.05
    coaches = {**session.coaches, REFEREE: session.referee}
    table = DiceTable(3)
    for _ in range(ANSWERS):
        if session.match.over:
            break
        session.answer(next_answer(session.match, coaches, session.referee, table))
    return session, session.history


@pytest.mark.parametrize("number", NUMBERS)
def test_a_piece_is_a_position_that_nobody_plays(number: int) -> None:
    session = piece_session(box("sevens"), PIECES[number])
    assert session.match.pending is not None
    assert session.persons == []
    assert len(read_record(PIECES[number]).given) > 5


@pytest.mark.parametrize("number", NUMBERS)
def test_its_coaches_begin_as_it_says_and_go_on_by_themselves(number: int) -> None:
    record = read_record(PIECES[number])
    _, history = played(number)
    game = box("sevens").load()
    choices = [each.answer for each in history if not isinstance(each.request, Roll)]
    said = [(("home", "away").index(line.words[0]), game.words(line.words[1:])) for line in record.body]
    assert choices[: min(2, len(said))] == said[:2]
    assert any(caption(each, SIDES) for each in history)


def test_what_a_piece_says_is_no_part_of_the_match_that_is_logged() -> None:
    session = piece_session(box("sevens"), PIECES[0])
    assert read_record(session.save.text).body == []


EVENTS: list[tuple[Any, str]] = [
    (e.DodgeTested(0, 1, 4, 3, False, (("marked", -1),), "S7-10.1", "dodge", -1), "S7-10.1"),
    (e.RushTested(0, 1, 2, 1, False, (), "S7-10.2", "rush", -1), "S7-10.2"),
    (e.PassTested(0, 1, 4, 5, True, (("range", -2),), "S7-9.1", "pass", -1), "S7-9.1"),
    (e.InterceptTested(16, 1, 6, 6, True, (), "S7-9.7", "intercept", 0), "S7-9.7"),
    (e.Blocked(0, 16, ("pow", "push", "skull"), 0, (6, 3), (1,)), "S7-6.3"),
    (e.Blocked(0, 16, ("pow", "push"), 1, (3, 4), ()), "S7-6.4"),
    (e.ChainPushed(0, 1, 2, 3), "S7-6.15"),
    (e.PushedOff(16, 10), "S7-6.16"),
    (e.Fouled(0, 16, (1, 2)), "S7-11.13"),
    (e.ArmourRolled(16, (5, 5), 9, (), True, 4), "S7-11.1"),
    (e.InjuryRolled(16, (5, 5), (), "casualty", 4), "S7-11.3"),
    (e.SentOff(0, "foul"), "S7-11.14"),
    (e.Argued(0, 6), "S7-11.14"),
    (e.Fumbled(0, 4), "S7-9.6"),
    (e.Inaccurate(0, 4), "S7-9.5"),
    (e.ThrownIn(4, 2, 3, 7), "S7-8.5"),
    (e.Kicked(16, 4, 2, 3, 7), "S7-8.2"),
    (e.EventRolled("S7-13.5", (2, 3), "high_kick"), "S7-13.5"),
    (e.WeatherRolled((6, 5), "rain"), "S7-2.2"),
    (e.Touchdown(0, 1, 4, 1), "S7-12.5"),
]


@pytest.mark.parametrize(("event", "rule"), EVENTS, ids=lambda each: getattr(each, "kind", each))
def test_a_caption_cites_a_rule_of_the_book(event: Any, rule: str) -> None:
    found = caption(Played(Roll("", "", ()), (), 0, events=[event]), SIDES)
    assert found is not None
    assert found.rule == rule
    assert read("sevens").id_of(rule)
    assert found.headline
    assert found.words


def test_an_event_of_the_kick_off_is_told_in_the_rulebooks_words() -> None:
    found = caption(
        Played(Roll("", "", ()), (), 0, events=[e.EventRolled("S7-13.2", (1, 1), "get_the_ref")]), SIDES
    )
    assert found is not None
    assert found.words == "Each team gets a Bribe."


def test_a_caption_says_players_by_number_and_name_and_sides_by_their_teams() -> None:
    block = e.Blocked(0, 16, ("pow", "push"), 0, (5, 4), (1, 17))
    found = caption(Played(Roll("", "", ()), (), 0, events=[block]), SIDES)
    assert found is not None
    assert found.headline == "Two dice: 1 Gorm blocks 1 Skiv"
    assert found.words == "Strength 5 against 4, helped by 2 Gorm, hindered by 2 Skiv: Ironvale choose"
