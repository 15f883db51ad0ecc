"""One name for a side, one way to say a player: in the log, on cards, in prompts, in announcements."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.core.dice import SeededDice
from game.core.requests import Choice, Roll
from game.games.sevens import events as e
from game.store.store import Store
from game.ui.tables.sevens import making, refusing, spoken, strips
from game.ui.tables.sevens.names import apart, counted, listed, of
from game.ui.tables.sevens.playing import SevensPlaying
from tests.ui.tables.sevens.test_picture import table_of


@pytest.fixture
def table(store: Store) -> SevensPlaying:
    """Kettlebridge Rovers against Skullgate Stompers."""
    return table_of(store, home_team="human", away_team="orc")[1]


def words_of(table: SevensPlaying, event: Any) -> str:
    told = spoken.said(event, table.names)
    assert told is not None
    return told.words


def test_a_side_goes_by_the_name_of_its_team(table: SevensPlaying) -> None:
    assert table.names.side(0) == table.side(0).team == "Kettlebridge Rovers"
    assert words_of(table, e.KickerChosen(1)) == "Skullgate Stompers kick off"
    assert words_of(table, e.Tossed((5, 2), 0)) == "Kettlebridge Rovers win the toss"
    assert table.names.of(0) == "Kettlebridge Rovers’"


def test_a_player_is_said_by_number_and_name_as_its_card_says(table: SevensPlaying) -> None:
    card = making.card_of(table.state, 3)
    assert table.names.player(3) == f"{card.number} {card.name}" == "4 Jost Winkler"
    assert table.side(0).player(3) == "4 Jost Winkler"


def test_where_nobody_is_named_position_and_team_say_who_it_is(store: Store) -> None:
    table = table_of(store, given=True)[1]
    assert table.names.player(0) == f"1 Lineman of {table.names.side(0)}"
    assert table.names.player(16) == f"1 Lineman of {table.names.side(1)}"


def test_two_teams_of_the_same_name_are_told_apart(store: Store) -> None:
    table = table_of(store, home_team="orc", away_team="orc")[1]
    assert table.side(0).team == "Skullgate Stompers (home)"
    assert table.side(1).team == "Skullgate Stompers (away)"
    assert table.names.player(0) == "1 Mogruk of Skullgate Stompers (home)"
    assert apart(("Ironvale", "Red Kettles")) == ("Ironvale", "Red Kettles")


def test_what_the_rules_say_of_a_player_is_said_by_name(table: SevensPlaying) -> None:
    assert table.names.resaid("H4 is 3 squares away from a4 (S7-6.1)") == (
        "4 Jost Winkler is 3 squares away from a4 (S7-6.1)"
    )


def test_one_of_a_thing_is_one() -> None:
    assert [counted(n, "square") for n in (0, 1, 2)] == ["0 squares", "1 square", "2 squares"]
    assert counted(2, "rush") == "2 rushes"
    assert listed(["4", "5", "6"]) == "4, 5 and 6"
    assert of("Ironvale") == "Ironvale’s"


@pytest.mark.rule("S7-8.3", "S7-8.4", "S7-8.5")
def test_a_ball_that_goes_its_own_way_is_told_from_where_to_where_with_its_dice(
    table: SevensPlaying,
) -> None:
    names = table.names
    scattered = spoken.said(e.Scattered(0x54, (1, 5, 8), 0x65, False), names)
    assert scattered is not None
    assert (scattered.words, scattered.dice) == ("It scatters from f5 to g6", ("1", "5", "8"))
    assert scattered.squares == (0x54, 0x65)
    bounced = spoken.said(e.Bounced(0x54, 5, 0x64), names)
    assert bounced is not None
    assert (bounced.words, bounced.dice) == ("The ball bounces from f5 east to g5", ("5",))
    thrown = spoken.said(e.ThrownIn(0x5A, 7, 1, 0x59), names)
    assert thrown is not None
    assert thrown.words == "The crowd throws it 1 square in from f11 to f10"
    out = spoken.said(e.Scattered(0x5A, (2, 2, 2), 0x5A, True), names)
    assert out is not None
    assert out.words == "It scatters from f11 over f11 into the crowd"


@pytest.mark.rule("S7-8.2")
def test_a_kick_is_told_from_its_target_to_where_it_comes_down(table: SevensPlaying) -> None:
    words = words_of(table, e.Kicked(16, 0x45, 5, 1, 0x55))
    assert words == "1 Mogruk kicks at e6: it goes 1 square east, to f6"


@pytest.mark.rule("S7-6.2", "S7-6.4")
def test_a_block_says_who_chooses_and_cites_the_rule_of_its_dice(table: SevensPlaying) -> None:
    mine = spoken.said(e.Blocked(0, 16, ("pow", "push"), 0, (4, 3), ()), table.names)
    assert mine is not None
    assert mine.words == "1 Otto Brandt blocks 1 Mogruk, strength 4 to 3: Kettlebridge Rovers choose"
    assert mine.rule == "S7-6.2"
    theirs = spoken.said(e.Blocked(0, 16, ("pow", "push"), 1, (3, 4), ()), table.names)
    assert theirs is not None
    assert theirs.rule == "S7-6.4"
    one = spoken.said(e.Blocked(0, 16, ("pow",), 0, (3, 3), ()), table.names)
    assert one is not None
    assert one.words.endswith("strength 3 to 3")


def test_what_belongs_to_a_side_is_used_by_the_side(table: SevensPlaying) -> None:
    assert words_of(table, e.Used(0, 0, "Bribe")) == (
        "Kettlebridge Rovers bribe the referee for 1 Otto Brandt"
    )
    assert words_of(table, e.Used(0, 0, "Mighty_Blow")) == "1 Otto Brandt uses Mighty Blow"


@pytest.mark.rule("S7-10.1", "S7-11.1")
def test_a_roll_says_who_rolls_and_what_is_needed(store: Store) -> None:
    session, table = table_of(store, given=True)
    dice, said = SeededDice(5), []
    table.show()
    choose = Random(5)
    for _ in range(250):
        request = session.match.pending
        assert request is not None
        if isinstance(request, Roll):
            asked = table.prompt(request, request.dice[0][0])
            said.append((request.what, asked.how))
            session.answer(dice.roll(request))
        else:
            assert isinstance(request, Choice)
            session.answer(request.options[choose.randrange(len(request.options))])
    hows = dict(said)
    assert " needs " in hows["dodge"]
    assert "on two dice breaks it" in hows["armour"]
    assert " against " in hows["block"]


def test_a_visitor_that_looks_like_its_host_changes_its_shirt(table: SevensPlaying) -> None:
    host, guest = table.stage.cast.teams
    alike = strips.changed(replace(guest, colour=host.colour, trim="#ffffff"), "#123456", host.colour)
    assert alike.colour == "#ffffff"
    assert strips.changed(guest, "#123456", host.colour) == guest


def test_a_click_where_nothing_can_be_chosen_says_so(table: SevensPlaying) -> None:
    nobody, follow = -1, Choice((0,), "S7-6.17", "follow", [(0, ("follow",)), (0, ("stay",))])
    words = refusing.why_not(table.state, follow, nobody, 0x54, table.names)
    assert words == "There is nothing to choose on that square (S7-6.17)"
    assert table.names.resaid("handoff was used in this turn") == "hand-off was used in this turn"
