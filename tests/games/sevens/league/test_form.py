"""The form after a match: its steps, injuries and advances, with the right values."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.requests import Choice, Roll
from game.games.sevens.league.advances import candidates
from game.games.sevens.league.form_state import Step
from game.games.sevens.league.injuries import casualty
from game.games.sevens.league.report import Hurt, Outcome
from game.games.sevens.league.sheet import (
    Career,
    Fate,
    TeamSheet,
    current_value,
    value,
)
from tests.games.sevens.league.forms import fill, form, options, team


# ------------------------------------------------------------------------------------------------ the form
@pytest.mark.rule("S7-16.1")
def test_the_form_has_five_steps_and_home_comes_first() -> None:
    match = form(team(treasury=150_000), team("orc", treasury=150_000))
    seen = []
    while match.pending is not None:
        seen.append((match.state.step, match.state.side))
        request = match.pending
        match.answer(request.options[-1] if isinstance(request, Choice) else (6,))
    assert seen == [(Step.ADVANCE, 0), (Step.ADVANCE, 1), (Step.MISTAKES, 0), (Step.MISTAKES, 1)]
    assert match.over
    assert match.state.step is None


def test_what_was_filled_in_can_be_taken_back_to_the_beginning() -> None:
    match = form(team(treasury=150_000), score=(2, 1))
    before = match.state.copy()
    fill(match, [4], [("advance", "forgo"), ("advance", "forgo")])
    match.undo(len(match.answers))
    assert match.state == before
    twin = match.clone()
    fill(twin, [4], [("advance", "forgo"), ("advance", "forgo")])
    assert twin.over
    assert not match.over


# ------------------------------------------------------------------------------------------------ injuries
@pytest.mark.rule("S7-16.2")
@pytest.mark.parametrize(
    ("outcome", "misses", "fate"),
    [
        (Outcome.BADLY_HURT, False, Fate.SQUAD),
        (Outcome.SERIOUSLY_HURT, True, Fate.SQUAD),
        (Outcome.SERIOUS_INJURY, True, Fate.SQUAD),
        (Outcome.LASTING_INJURY, True, Fate.SQUAD),
        (Outcome.DEAD, False, Fate.DEAD),
    ],
)
def test_a_casualty_is_one_of_three(outcome: Outcome, misses: bool, fate: Fate) -> None:
    home = team()
    match = form(home, hurt=(Hurt(1, outcome),))
    fill(match)
    after = match.state.sheets[0]
    one = after.member(1)
    assert one is not None
    assert (one.misses, one.fate) == (misses, fate)
    assert (one.niggles, one.worse) == (0, ())  # no lasting injury in a league
    lost = value(home) - current_value(after)
    assert lost == (0 if outcome is Outcome.BADLY_HURT else value(home) - value(without(home, 1)))


def without(sheet: TeamSheet, key: int) -> TeamSheet:
    return replace(sheet, members=tuple(each for each in sheet.members if each.key != key))


@pytest.mark.rule("S7-16.2", "S7-11.5")
@pytest.mark.parametrize(
    ("faces", "outcome"),
    [
        (range(1, 9), "badly_hurt"),
        (range(9, 11), "seriously_hurt"),
        (range(11, 13), "serious_injury"),
        (range(13, 15), "lasting_injury"),
        (range(15, 18), "dead"),
    ],
)
def test_the_table_of_casualties(faces: range, outcome: str) -> None:
    assert {casualty(face) for face in faces} == {outcome}


@pytest.mark.rule("S7-16.2")
@pytest.mark.parametrize(("face", "misses", "dead"), [(8, 0, 0), (9, 1, 0), (14, 1, 0), (15, 0, 1)])
def test_a_casualty_that_is_only_flagged_is_rolled_by_the_opponent(face: int, misses: int, dead: int) -> None:
    match = form(hurt=(Hurt(1),))
    assert isinstance(match.pending, Roll)
    assert match.pending.seats == (1,)
    assert match.refusal((17,)) == (
        "17 is on no face of the d16 (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)"
    )
    fill(match, [face])
    one = match.state.sheets[0].member(1)
    assert one is not None
    assert (one.misses, one.fate is Fate.DEAD) == (bool(misses), bool(dead))


@pytest.mark.rule("S7-16.2")
def test_who_missed_this_match_is_back_for_the_next() -> None:
    home = team()
    home = home.with_member(replace(home.members[0], misses=True))
    match = form(home, hurt=(Hurt(2, Outcome.SERIOUSLY_HURT),))
    fill(match)
    after = match.state.sheets[0]
    assert [member.key for member in after.squad if member.misses] == [2]
    assert [member.career.matches for member in after.squad][:2] == [0, 1]


# ----------------------------------------------------------------------------------------------- advances
@pytest.mark.rule("S7-16.3")
def test_a_chosen_player_gains_a_random_primary_skill_of_two_that_are_rolled() -> None:
    match = form()
    fill(
        match,
        [1, 4, 4, 2],  # Frenzy, then Strip Ball
        [
            ("advance", "chosen"),
            ("player", 7),
            ("skill", "Strip_Ball"),
            ("advance", "forgo"),
        ],
    )
    after = match.state.sheets[0]
    one = after.member(7)
    assert one is not None
    assert (one.gained, one.raised) == (("Strip Ball",), 10_000)
    assert value(after) == value(team()) + 10_000


@pytest.mark.rule("S7-16.3")
def test_a_random_player_gains_a_random_secondary_skill() -> None:
    match = form()
    match.answer((0, ("advance", "random")))
    match.answer((16,))  # nobody wears it: again
    match.answer((7,))
    assert options(match) == [("category", "agility"), ("category", "devious"), ("category", "strength")]
    match.answer((0, ("category", "strength")))
    for dice in ((6, 6), (1, 6)):  # Thick Skull, Guard
        match.answer(dice)
    match.answer((0, ("skill", "Guard")))
    one = match.state.sheets[0].member(7)
    assert one is not None
    assert (one.gained, one.raised) == (("Guard",), 20_000)


@pytest.mark.rule("S7-16.3")
def test_what_a_player_has_leader_and_pro_are_rolled_again() -> None:
    home = team()
    home = home.with_member(replace(home.members[6], gained=("Block",)))
    match = form(home)
    fill(
        match,
        [1, 1, 1, 6, 1, 2, 4, 4],  # Block, which it has; Pro; Dauntless; then Tackle
        [("advance", "chosen"), ("player", 7), ("skill", "Dauntless"), ("advance", "forgo")],
    )
    one = match.state.sheets[0].member(7)
    assert one is not None
    assert one.gained == ("Block", "Dauntless")


@pytest.mark.rule("S7-16.3")
def test_only_who_played_and_survived_can_have_an_advance() -> None:
    match = form(played=(2, 3, 4), hurt=(Hurt(3, Outcome.DEAD), Hurt(4, Outcome.SERIOUSLY_HURT)))
    assert [member.key for member in candidates(match.state, 0, "chosen")] == [2, 4]


@pytest.mark.rule("S7-16.3")
def test_a_team_of_which_nobody_played_has_no_advance() -> None:
    match = form(played=())
    assert isinstance(match.pending, Choice)
    assert match.pending.seats == (1,)
    assert [event.forgone for event in match.events if event.kind == "no_advance"] == [False]  # type: ignore[attr-defined]  # of that kind


@pytest.mark.rule("S7-16.3")
def test_in_a_season_no_points_are_counted() -> None:
    match = form(deeds=((1, Career(touchdowns=2)),), score=(2, 0))
    fill(match)
    one = match.state.sheets[0].member(1)
    assert one is not None
    assert (one.spp, one.career.touchdowns) == (0, 2)
