"""Questions, options, events and time line in words: nothing that is asked or happens is without them."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from game.core.dice import SeededDice
from game.core.requests import Choice, Roll
from game.games.sevens import events as e
from game.games.sevens.blocks import dice_rule
from game.games.sevens.catalogue import SKILLS
from game.games.sevens.game import OPTIONS
from game.games.sevens.roster_rules import CAPTAIN
from game.games.sevens.state import D3, D6
from game.store.store import Store
from game.ui.table import Played
from game.ui.tables.sevens import people, set_up, spoken, timeline
from game.ui.tables.sevens.chronicle import About
from game.ui.tables.sevens.marking import on_the_board
from game.ui.tables.sevens.wording import on_board_words
from tests.ui.tables.sevens.test_picture import lively, table_of

WRONG = re.compile(
    r"\b(Home|Away)\b"  # a side goes by its team's name
    r"|\b[HA]\d"  # a player by number and name
    r"|\b1 (squares|rushes|dice|re-rolls|assists)\b|\b[02-9] (square|rush|re-roll|assist)\b"
    r"|\b[Aa] [aeiou]|\b[Aa]n [^aeiou]"
    r"|[Tt]urn 0\b|_|  |: ?:|\(\)|None"
)
"""What never stands in a sentence."""
TEAMS = (("dark-elf", "underworld-denizens"), ("goblin", "chaos-chosen"), ("halfling", "vampire"))


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_asked_and_happens_has_words(store: Store, seed: int) -> None:
    home, away = TEAMS[seed]
    session, table = table_of(store, given=seed == 0, home_team=home, away_team=away)
    choose, dice = Random(seed), SeededDice(seed)
    for number in range(350):
        request = session.match.pending
        if request is None:
            break
        seat = request.seats[0]
        asked = table.prompt(request, seat)
        assert asked.what
        assert asked.rule.startswith("S7-")
        if isinstance(request, Choice):
            for option in request.options[:40]:
                if on_the_board(option):
                    assert on_board_words(option, table.names)
                else:
                    assert table.words(request, option).caption
            answer: Any = lively(choose, request)
        else:
            assert isinstance(request, Roll)
            answer = dice.roll(request)
        said = [*asked[1:3], *(words for each in table.stage.picture.marks.entries for words in (each.why,))]
        played = session.answer(answer)
        table.show()
        for line in table.lines(played, number):
            assert line.words
            said.append(line.words)
            assert isinstance(line.about, About)
            assert table.rule_of(line).startswith("S7-")
        assert table.heading()
        said += [told.words for told in table.stage.picture.recent]
        for words in said:
            assert not (wrong := WRONG.search(words)), f"{wrong} in {words!r}"
    sides = [table.side(seat) for seat in (0, 1)]
    assert timeline.periods_of(session.history)[0] == (0, "Drive 1")
    assert all(mark.words for mark in timeline.marks_of(session.history, sides))


def test_a_test_is_told_with_its_modifiers_by_name(store: Store) -> None:
    told = spoken.said(
        e.DodgeTested(3, 64, 5, 4, False, (("marked", -2), ("rain", -1)), "S7-10.1", "dodge", -1),
        table_of(store)[1].names,
    )
    assert told is not None
    assert told.words == "4 Jost Winkler fails to dodge to e1"
    assert (told.dice, told.needed, told.passed) == (("4",), "5+", False)
    assert told.modifiers == "-2 marked, -1 rain"


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (e.PassTested(3, 64, 4, 1, False, (), "S7-9.3", "pass", -1), "fumbles the pass"),
        (e.PassTested(3, 64, 4, 2, False, (("marked", -1),), "S7-9.3", "pass", -1), "fumbles the pass"),
        (
            e.PassTested(3, 64, 4, 3, False, (("marked", -1),), "S7-9.3", "pass", -1),
            "fails to pass accurately",
        ),
        (e.RushTested(3, 64, 2, 5, True, (), "S7-10.2", "rush", 17), "rushes to block"),
        (e.RushTested(3, 64, 2, 1, False, (), "S7-10.2", "rush", 17), "trips in a rush to block"),
        (e.RushTested(3, 64, 2, 5, True, (), "S7-10.2", "rush", -1), "rushes to e1"),
    ],
)
def test_a_fumble_and_a_rush_for_a_block_are_told_as_what_they_are(
    store: Store, event: e.Tested, words: str
) -> None:
    assert spoken.tested(event, table_of(store)[1].names).endswith(words)


def test_a_charge_that_ends_is_no_turnover(store: Store) -> None:
    names = table_of(store)[1].names
    words = [spoken.said(e.TurnedOver(0, "S7-5.1", charge), names) for charge in (False, True)]
    assert words[0] is not None
    assert words[1] is not None
    assert words[0].words.startswith("Turnover: ")
    assert words[1].words.startswith("The charge is over")


def test_dice_of_which_no_event_tells_stand_in_the_log(store: Store) -> None:
    table = table_of(store)[1]
    loner = Roll("S7-10.5", "Loner", ((0, D6),))
    lines = table.lines(Played(loner, (3,), 0, "", (e.Rerolled(0, 3, "team", allowed=False),)), 1)
    assert lines[0].words == "4 Jost Winkler rolls for Loner (10.5)"
    assert lines[1].words == "3: no"
    assert "lost" in lines[2].words
    charge = Roll("S7-13.10", "charge", ((0, D3),))
    lines = table.lines(Played(charge, (2,), 0), 2)
    assert lines[0].words.startswith("Charge: 5 of ")
    assert lines[1].words == "2"


@pytest.mark.rule("S7-10.5")
def test_the_captains_die_is_told_once_and_as_the_captains(store: Store) -> None:
    table = table_of(store)[1]
    request = Roll("S7-10.5", CAPTAIN.word, ((0, D6),))
    rolled = e.SkillTested(0, 64, 6, 2, False, (), "S7-10.5", CAPTAIN.word, -1)
    lines = table.lines(Played(request, (2,), 0, "", (rolled, e.Rerolled(0, 3, "team", allowed=True))), 1)
    assert [line.words for line in lines if "Captain" in line.words] == [lines[0].words]
    assert lines[0].words.startswith(f"{table.names.player(0)} rolls for")
    assert lines[1].words == "2, needed 6+: no"


@pytest.mark.rule("S7-6.1", "S7-6.2", "S7-6.3", "S7-6.4", "S7-6.5")
def test_a_block_cites_the_rule_of_its_dice() -> None:
    assert [dice_rule(n, mine=True) for n in (1, 2, 3)] == ["S7-6.1", "S7-6.2", "S7-6.3"]
    assert [dice_rule(n, mine=False) for n in (1, 2, 3)] == ["S7-6.1", "S7-6.4", "S7-6.5"]


def test_every_skill_says_what_it_does() -> None:
    assert all(people.effect(skill.word) for skill in SKILLS)


def test_the_set_up_has_words_for_every_option_and_says_whose_it_is_not() -> None:
    for rule in OPTIONS:
        words = set_up.WORDS.options[rule.name]
        assert words.caption
        assert set(rule.values) <= set(words.values)
    assert "Unofficial" in set_up.WORDS.note


def test_a_purse_is_called_as_money_is_written() -> None:
    purse = set_up.WORDS.options["purse"]
    assert purse.caption == "Inducement purse"
    assert [purse.values[value] for value in ("0", "500", "1000")] == ["0", "500,000", "1,000,000"]
