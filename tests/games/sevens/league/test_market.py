"""Hiring, releasing and re-rolls; what a computer player does with its treasury."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.errors import LeagueError
from game.games.sevens.data.ready_made import ready_made, ready_made_teams
from game.games.sevens.league.legality import illegal
from game.games.sevens.league.manager import captained, deals
from game.games.sevens.league.market import (
    MOST_TV,
    Deal,
    Staff,
    When,
    buy,
    deal_words,
    dismiss,
    hire,
    name_captain,
    release,
    rested,
    too_dear,
)
from game.games.sevens.league.sheet import (
    Fate,
    TeamSheet,
    current_value,
    first_sheet,
    plain_lineman,
    roster_of,
    value,
)

MATCHES, SEASONS = When.BETWEEN_MATCHES, When.BETWEEN_SEASONS


def team(race: str = "human", treasury: int = 500_000) -> TeamSheet:
    return replace(first_sheet(ready_made(race)), treasury=treasury)


@pytest.mark.rule("S7-16.8")
def test_a_player_is_hired_between_matches_and_gets_a_number_and_a_key_of_its_own() -> None:
    before = team()
    after, cost = hire(before, "Human Lineman", "  Ada  ")
    new = after.members[-1]
    assert (new.key, new.number, new.name) == (9, 9, "Ada")
    assert cost == value(after) - value(before) == before.treasury - after.treasury == 50_000
    assert illegal(after) == []
    assert hire(after, "Human Lineman", "Bob", 16).sheet.members[-1].number == 16


REFUSED = [
    (team(), ("Human Dragon", "Ada", 0), "Human have no position 'Human Dragon'"),
    (
        team(treasury=10_000),
        ("Human Lineman", "Ada", 0),
        "no Human Lineman is hired: it costs 50,000 and the treasury holds 10,000",
    ),
    (
        team(),
        ("Human Lineman", "Ada", 3),
        "number 3 is worn, or is none: free are 9, 10, 11, 12, 13, 14, 15, 16",
    ),
    (team(), ("Human Lineman", " ", 0), "a player's name has from 1 to 40 letters"),
    (team(), ("Human Blitzer", "Ada", 0), "no Human Blitzer is hired: Human may hire 2 of Human Blitzer"),
    (
        team(),
        ("Human Catcher", "Ada", 0),
        "no Human Catcher is hired: at most 4 who are not Linemen may be hired",
    ),
]


@pytest.mark.rule("S7-16.8")
@pytest.mark.parametrize(("sheet", "wish", "reason"), REFUSED)
def test_who_cannot_be_hired_and_why(sheet: TeamSheet, wish: tuple[str, str, int], reason: str) -> None:
    with pytest.raises(LeagueError) as error:
        hire(sheet, *wish)
    assert str(error.value) == reason


@pytest.mark.rule("S7-16.8")
def test_a_squad_has_eleven_players_at_most() -> None:
    sheet = team()
    for name in ("Ada", "Bob", "Cid"):
        sheet = hire(sheet, "Human Lineman", name).sheet
    with pytest.raises(LeagueError, match="a team has at most 11"):
        hire(sheet, "Human Lineman", "Dee")
    gone = release(sheet, sheet.members[-1].key).sheet
    assert hire(gone, "Human Lineman", "Dee").sheet.members[-1].number == 11


@pytest.mark.rule("S7-16.8")
def test_who_is_released_brings_no_money_back() -> None:
    sheet, cost = release(team(), 1)
    assert cost == 0
    assert sheet.treasury == 500_000
    assert sheet.members[0].fate is Fate.RELEASED
    with pytest.raises(LeagueError, match="no such player to release"):
        release(sheet, 1)


@pytest.mark.rule("S7-16.8")
def test_rerolls_are_bought_between_seasons_only_and_six_at_most() -> None:
    sheet = team(treasury=2_000_000)
    had = sheet.rerolls
    with pytest.raises(LeagueError, match="re-rolls are bought between seasons"):
        buy(sheet, Staff.REROLLS, MATCHES)
    sheet, cost = buy(sheet, Staff.REROLLS, SEASONS)
    assert (sheet.rerolls, cost) == (had + 1, 100_000)
    while sheet.rerolls < 6:
        sheet = buy(sheet, Staff.REROLLS, SEASONS).sheet
    with pytest.raises(LeagueError, match="6 re-rolls are the most"):
        buy(sheet, Staff.REROLLS, SEASONS)


@pytest.mark.rule("S7-16.8")
@pytest.mark.parametrize(
    ("staff", "cost", "most"),
    [(Staff.ASSISTANTS, 20_000, 3), (Staff.CHEERLEADERS, 20_000, 3), (Staff.APOTHECARY, 80_000, 1)],
)
def test_staff_is_bought_between_matches(staff: Staff, cost: int, most: int) -> None:
    sheet = replace(team(), assistants=0, cheerleaders=0, apothecary=False)
    for _ in range(most):
        sheet, paid = buy(sheet, staff, MATCHES)
        assert paid == cost
    assert sheet.treasury == 500_000 - most * cost
    with pytest.raises(LeagueError, match="are the most"):
        buy(sheet, staff, MATCHES)
    assert dismiss(sheet, staff) == (replace(sheet, **{staff: getattr(sheet, staff) - 1}), 0)


@pytest.mark.rule("S7-16.8")
def test_the_undead_hire_no_apothecary() -> None:
    with pytest.raises(LeagueError, match="may not hire any apothecaries"):
        buy(team("shambling-undead"), Staff.APOTHECARY, MATCHES)


def test_a_captain_who_is_gone_has_a_successor() -> None:
    sheet = team()
    with pytest.raises(LeagueError, match="is captain"):
        name_captain(sheet, 2)
    sheet = sheet.with_member(replace(sheet.members[0], fate=Fate.DEAD))
    assert illegal(sheet) == []
    assert name_captain(sheet, 2).captain == 2
    assert captained(sheet).captain != 1
    with pytest.raises(LeagueError, match="name no captain"):
        name_captain(team("amazon"), 1)


@pytest.mark.rule("S7-16.8")
def test_a_new_season_begins_with_750000_at_most_and_everybody_rested() -> None:
    dear = replace(team(treasury=0), rerolls=6)
    assert (
        too_dear(dear)
        == f"Kettlebridge Rovers is worth {value(dear):,}: a team begins a new season with 750,000 at most"
    )
    assert too_dear(team()) == ""
    hurt = dear.with_member(replace(dear.members[0], misses=True))
    assert current_value(rested(hurt)) == value(hurt)


def veterans(race: str, treasury: int) -> TeamSheet:
    """Eleven players at most, all of whom have learned: far above 750,000."""
    sheet = team(race, 2_000_000)
    while (deal := next(deals(sheet, MATCHES), None)) is not None:
        sheet = deal.sheet
    for member in sheet.members:
        sheet = sheet.with_member(replace(member, raised=40_000, misses=True))
    return replace(sheet, treasury=treasury)


@pytest.mark.rule("S7-16.8")
@pytest.mark.parametrize("race", ready_made_teams())
def test_a_coach_slims_a_team_of_veterans_to_one_that_can_play(race: str) -> None:
    sheet = veterans(race, 700_000)
    assert value(sheet) > MOST_TV + 100_000
    *_, last = deals(sheet, SEASONS)
    after = rested(last.sheet)
    assert value(after) <= MOST_TV
    assert len(after.available) >= 8
    lineman = plain_lineman(roster_of(after)).cost
    if 8 * lineman + 200_000 + after.apothecary * 80_000 <= 650_000:
        assert after.rerolls >= 2
    if race != "dwarf":  # eight new Linemen with a re-roll and the apothecary: 740,000
        assert any(member.raised for member in after.squad)
    again = list(deals(after, SEASONS))  # whoever was stopped in between goes on to the same team
    assert again == []


@pytest.mark.rule("S7-16.8")
@pytest.mark.parametrize("stopped", range(0, 12, 3))
def test_a_coach_who_is_stopped_goes_on_to_the_same_team(stopped: int) -> None:
    sheet = veterans("human", 300_000)
    straight = list(deals(sheet, SEASONS))
    some = straight[: stopped + 1]
    rest = list(deals(some[-1].sheet, SEASONS))
    assert (some + rest)[-1].sheet == straight[-1].sheet


@pytest.mark.parametrize("race", ready_made_teams())
@pytest.mark.parametrize("treasury", [0, 95_000, 400_000, 1_500_000])
@pytest.mark.parametrize("when", When)
def test_a_computer_players_deals_are_legal_and_paid(race: str, treasury: int, when: When) -> None:
    sheet = team(race, treasury)
    for member in sheet.members[:3]:
        sheet = sheet.with_member(replace(member, misses=True))
    made = list(deals(sheet, when))
    after = made[-1].sheet if made else sheet
    assert illegal(after) == []
    assert after.treasury == treasury - sum(deal.cost for deal in made)
    if when is SEASONS:
        assert value(sheet) <= MOST_TV or value(made[0].sheet) <= value(sheet)


def test_a_deal_is_told_by_the_team_before_it_and_after_it() -> None:
    before = replace(team(), captain=0)
    told = {
        "Ada hired": hire(before, "Human Lineman", "Ada"),
        f"{before.squad[0].name} let go": release(before, before.squad[0].key),
        "one re-roll more": buy(before, Staff.REROLLS, SEASONS),
        "one re-roll less": dismiss(before, Staff.REROLLS),
        "one apothecary more": buy(replace(before, apothecary=False), Staff.APOTHECARY, MATCHES),
        "one assistant coach more": buy(before, Staff.ASSISTANTS, MATCHES),
        f"{before.squad[1].name} named captain": Deal(name_captain(before, before.squad[1].key), 0),
    }
    for words, deal in told.items():
        was = replace(before, apothecary=False) if "apothecary" in words else before
        assert deal_words(was, deal.sheet) == words
