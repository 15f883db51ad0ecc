"""The rosters of the box, its ready-made teams, and what makes a team illegal."""

from __future__ import annotations

from collections import Counter
from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

from game.games.sevens.data.ready_made import ready_made, ready_made_ids, ready_made_teams
from game.games.sevens.data.rosters import Position, limits, roster, roster_book, rosters
from game.games.sevens.data.teams import Hire, Team, cost, illegal, value


# ------------------------------------------------------------------------------------------ rosters
def test_there_are_30_rosters_with_159_positions() -> None:
    assert len(rosters()) == 30
    assert sum(len(one.positions) for one in rosters()) == 159
    assert [one.name for one in rosters()] == sorted(one.name for one in rosters())
    assert Counter(one.tier for one in rosters()) == {1: 11, 2: 9, 3: 6, 4: 4}


def test_every_figure_of_a_position_is_within_its_limits() -> None:
    for position in (position for one in rosters() for position in one.positions):
        assert 1 <= position.ma <= 9
        assert 1 <= position.st <= 8
        assert 1 <= position.ag <= 6
        assert position.pa is None or 1 <= position.pa <= 6
        assert 3 <= position.av <= 11
        assert 15_000 <= position.cost <= 170_000
        assert 1 <= position.quantity <= (11 if position.lineman else 4)
        assert position.skill_bits.bit_count() == len(position.skills)
        assert not set(position.primary) & set(position.secondary)


def printed(name: str, position: str) -> Position:
    found = roster(name)
    assert found is not None
    line = found.position(position)
    assert line is not None
    return line


def test_some_positions_as_they_are_printed() -> None:
    """One line each of four rosters, typed from the lists."""
    blitzer, runner = printed("human", "Human Blitzer"), printed("Skaven", "Gutter Runner")
    fanatic, dancer = printed("goblin", "Fanatic"), printed("Wood Elf", "Wardancer")
    assert (str(blitzer.figures), blitzer.cost, blitzer.quantity) == ("7 3 3+ 4+ 9+", 85_000, 2)
    assert [owned.word for owned in blitzer.skills] == ["Block", "Tackle"]
    assert (str(runner.figures), runner.cost, runner.quantity) == ("9 2 2+ 4+ 8+", 85_000, 2)
    assert (str(fanatic.figures), fanatic.cost, fanatic.quantity) == ("3 7 3+ — 8+", 70_000, 1)
    assert fanatic.pa is None
    assert (str(dancer.figures), dancer.cost) == ("8 3 2+ 3+ 8+", 130_000)
    assert dancer.primary == ("agility", "general")
    assert dancer.secondary == ("passing", "strength")


def test_the_limits_of_a_draft() -> None:
    rules = limits()
    assert (rules.players_min, rules.players_max, rules.others_max, rules.budget) == (7, 11, 4, 600_000)
    assert (rules.reroll_cost, rules.rerolls_max, rules.apothecary_cost) == (100_000, 6, 80_000)
    assert {one.reroll_cost for one in rosters()} == {100_000}
    assert {one.name for one in rosters() if not one.apothecary} == {
        "Necromantic Horror",
        "Nurgle",
        "Shambling Undead",
        "Tomb Kings",
    }
    assert len(roster_book().rules) == 7


def test_the_data_cannot_be_changed_by_a_match() -> None:
    with pytest.raises(FrozenInstanceError):
        rosters()[0].positions[0].ma = 9  # type: ignore[misc]  # the point of the test


# ------------------------------------------------------------------------------------------- teams
@pytest.mark.parametrize("roster_id", [one.id for one in rosters()])
def test_every_roster_has_a_legal_team_that_spends_its_money(roster_id: str) -> None:
    team = ready_made(roster_id)
    assert illegal(team) == []
    assert 570_000 <= cost(team) <= 600_000
    assert 7 <= len(team.players) <= 11
    assert team.rerolls >= 1


def test_no_two_teams_share_a_name_and_no_player_stands_in_two() -> None:
    teams = ready_made_teams().values()
    assert max(Counter(team.name for team in teams).values()) == 1
    assert max(Counter(hire.name for team in teams for hire in team.players).values()) == 1


def test_the_rosters_with_a_ready_made_team_are_known_without_reading_the_teams() -> None:
    assert ready_made_ids() == tuple(ready_made_teams())


@pytest.mark.rule("S7-16.7")
def test_the_value_counts_players_rerolls_and_staff_but_no_fans() -> None:
    lineman = [Hire(number, f"No. {number}", "Human Lineman") for number in range(1, 8)]
    team = Team("Seven", "human", tuple(lineman), rerolls=1, assistants=1, apothecary=True, fans=2, captain=1)
    assert value(team) == 7 * 50_000 + 100_000 + 20_000 + 80_000  # 550,000
    assert cost(team) == 570_000
    assert illegal(team) == []


def changed(**change: Any) -> list[str]:
    """What is wrong with the ready-made Human team after a change."""
    return illegal(replace(ready_made("human"), **change))


def hires(*positions: str) -> tuple[Hire, ...]:
    return tuple(Hire(number, f"No. {number}", name) for number, name in enumerate(positions, 1))


L, B, BIG = "Human Lineman", "Human Blitzer", "Ogre"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"name": " "}, "the team has no name"),
        ({"roster": "martian"}, "no roster is called 'martian'"),
        ({"players": hires(*[L] * 6)}, "6 players: a team has at least 7"),
        ({"players": hires(*[L] * 12)}, "12 players: a team has at most 11"),
        ({"players": hires(B, B, B, *[L] * 4)}, "3 of Human Blitzer: at most 2 may be hired"),
        (
            {"players": hires(B, B, "Human Catcher", "Human Catcher", "Human Thrower", L, L)},
            "5 players who are not Linemen: at most 4 may be hired",
        ),
        ({"players": hires("Troll", *[L] * 6)}, "No. 1 is a Troll: Human have no such position"),
        ({"players": hires(*[L] * 7)[:6] + (Hire(3, "Twin", L),)}, "2 players wear number 3"),
        ({"players": hires(*[L] * 6) + (Hire(17, "Tall", L),)}, "Tall wears 17: numbers go from 1 to 16"),
        ({"players": hires(*[L] * 6) + (Hire(7, "", L),)}, "player 7 has no name"),
        ({"rerolls": 7}, "7 re-rolls: a team has from 0 to 6"),
        ({"rerolls": 2}, "it costs 700,000: that is 100,000 more than 600,000"),
        ({"cheerleaders": 4}, "4 cheerleaders: a team has from 0 to 3"),
        ({"assistants": -1}, "-1 assistant coaches: a team has from 0 to 3"),
        ({"fans": 0}, "0 dedicated fans: a team has from 1 to 5"),
        ({"captain": 0}, "no captain is named"),
        ({"players": hires(BIG, *[L] * 6)}, "No. 1 is a Big Guy, who cannot be captain"),
        ({"patron": "Khorne"}, "Human are not favoured by Khorne"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_team_is_said_in_words(change: dict[str, Any], says: str) -> None:
    assert says in changed(**change)


def test_what_only_some_rosters_may_do() -> None:
    nurgle = replace(ready_made("nurgle"), rerolls=0, apothecary=True, captain=2)
    assert illegal(nurgle) == ["Nurgle may not hire an apothecary", "Nurgle name no captain"]
    chosen = replace(ready_made("chaos-chosen"), patron="")
    assert illegal(chosen) == ["no patron is chosen: Khorne, Nurgle, Slaanesh, Tzeentch, Undivided, Hashut"]
    alliance = replace(
        ready_made("old-world-alliance"),
        rerolls=0,
        players=hires("Ogre", "Altern Forest Treeman", *["Human Lineman"] * 5),
    )
    assert illegal(alliance) == ["2 Big Guys: Old World Alliance may hire 1"]


def test_insignificant_players_may_outnumber_the_others_in_sevens_alone() -> None:
    snotlings = ready_made("snotling")
    assert illegal(snotlings) == []
    full_size = replace(limits(), insignificant_counts=True)
    assert illegal(snotlings, full_size) == ["7 Insignificant players outnumber the other 4"]
