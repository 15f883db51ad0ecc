"""The data of the box: whole, within its limits, and with a clear word for every damage."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

from game.assets import asset
from game.core.errors import AssetError
from game.games.sevens.data import reading
from game.games.sevens.data.ready_made import read_ready_made, ready_made, ready_made_ids, ready_made_teams
from game.games.sevens.data.rosters import Position, limits, read_rosters, roster, roster_book, rosters
from game.games.sevens.data.skills import (
    CATEGORIES,
    TRAIT,
    UnknownSkill,
    bits,
    book,
    owned_skill,
    random_skill,
    read_skills,
    skill_named,
    why_not,
)
from game.games.sevens.data.stars import Use, read_stars, star, star_book, stars
from game.games.sevens.data.teams import Hire, Team, cost, illegal, value


def table(file: str) -> dict[str, Any]:
    """A fresh copy of a data file, to be damaged."""
    return tomllib.loads(asset("sevens", file).read_text(encoding="utf-8"))


# ------------------------------------------------------------------------------------------- skills
def test_there_are_108_skills_twelve_of_each_category_and_36_traits() -> None:
    counts = Counter(skill.category for skill in book().skills)
    assert counts == dict.fromkeys(CATEGORIES, 12) | {TRAIT: 36}
    assert len({skill.name for skill in book().skills}) == 108
    assert all(skill.effect.endswith(".") for skill in book().skills)


def test_the_bit_of_a_skill_is_its_place_in_the_file() -> None:
    assert [skill.bit for skill in book().skills] == list(range(108))
    assert [skill["name"] for skill in table("skills.toml")["skill"]] == [
        skill.name for skill in book().skills
    ]
    assert skill_named("Catch").mask == 1
    assert bits([owned_skill("Catch"), owned_skill("Diving Tackle")]) == 0b101


def test_elite_passive_and_compulsory_are_as_they_should_be() -> None:
    assert {skill.name for skill in book().skills if skill.elite} == {
        "Block",
        "Dodge",
        "Guard",
        "Mighty Blow",
    }
    assert sum(not skill.active for skill in book().skills) == 28
    assert sum(skill.compulsory for skill in book().skills) == 25
    assert sum(bool(skill.action) for skill in book().skills) == 11


@pytest.mark.parametrize(
    ("text", "name", "word"),
    [
        ("Sidestep", "Sidestep", "Sidestep"),
        ("Side Step", "Sidestep", "Sidestep"),
        ("side-step", "Sidestep", "Sidestep"),
        ("Mighty_Blow(+1)", "Mighty Blow", "Mighty_Blow"),
        ("Mighty Blow (+1)", "Mighty Blow", "Mighty_Blow"),
        ("Dirty Player (+1)", "Dirty Player", "Dirty_Player"),
        ("Throw_Team-mate", "Throw Team-mate", "Throw_Team-mate"),
        ("Throw Team-Mate", "Throw Team-mate", "Throw_Team-mate"),
        ("Ball_&_Chain", "Ball & Chain", "Ball_&_Chain"),
        ("Ball and Chain", "Ball & Chain", "Ball_&_Chain"),
        ("Claw", "Claws", "Claws"),
        ("Bonehead", "Bone Head", "Bone_Head"),
        ("Dump-Off", "Dump-off", "Dump-off"),
        ("Timmm-ber", "Timmm-ber!", "Timmm-ber!"),
        ("No Hands", "No Ball", "No_Ball"),
        ("Pogo Stick", "Pogo", "Pogo"),
        ("Hit & Run", "Hit and Run", "Hit_and_Run"),
        ("Loner", "Loner", "Loner(4+)"),
        ("Loner_(3+)", "Loner", "Loner(3+)"),
        ("Bloodlust(2+)", "Bloodlust", "Bloodlust(2+)"),
        ("Animosity", "Animosity", "Animosity(All)"),
        ("Hatred(Big_Guy)", "Hatred", "Hatred(Big_Guy)"),
    ],
)
def test_common_spellings_of_a_skill_are_read(text: str, name: str, word: str) -> None:
    assert skill_named(text).name == name
    assert owned_skill(text).word == word
    assert owned_skill(word).word == word


def test_the_value_of_a_skill_is_a_number_or_a_keyword() -> None:
    assert owned_skill("Loner (4+)").value == 4
    assert owned_skill("Hatred (Big Guy)").value == "Big Guy"
    assert owned_skill("Mighty Blow (+1)").value is None


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Blok", "no skill is called 'Blok' (is it Block?)"),
        ("", "no skill is called ''"),
        ("Hatred", "'Hatred': Hatred takes a keyword in brackets"),
        ("Loner (X+)", "'Loner (X+)': Loner takes a value such as (4+)"),
        ("Loner (9+)", "'Loner (9+)': Loner takes a value such as (4+)"),
        ("Block (4+)", "'Block (4+)': Block takes no value"),
    ],
)
def test_what_is_no_skill_is_told_in_words(text: str, says: str) -> None:
    with pytest.raises(UnknownSkill) as told:
        owned_skill(text)
    assert str(told.value) == says


@pytest.mark.rule("S7-16.3")
def test_the_random_table_has_six_rows_for_each_half() -> None:
    assert random_skill("general", half=1, row=1).name == "Block"
    assert random_skill("general", half=3, row=6).name == "Pro"
    assert random_skill("general", half=4, row=1).name == "Steady Footing"
    assert random_skill("strength", half=6, row=6).name == "Thick Skull"
    for category in CATEGORIES:
        rolled = {random_skill(category, half, row) for half in (1, 4) for row in range(1, 7)}
        assert rolled == {skill for skill in book().skills if skill.category == category}


@pytest.mark.rule("S7-16.3")
def test_a_skill_that_a_player_cannot_use_is_not_gained() -> None:
    assert why_not(skill_named("Block"), 0) == ""
    assert why_not(skill_named("Block"), skill_named("Block").mask) == "it has Block"
    assert why_not(skill_named("Grab"), skill_named("Frenzy").mask) == "Grab does not go with Frenzy"
    assert (
        why_not(skill_named("Frenzy"), skill_named("Hit and Run").mask)
        == "Frenzy does not go with Hit and Run"
    )
    assert why_not(skill_named("Saboteur"), 0) == "Saboteur needs Secret Weapon"
    assert why_not(skill_named("Saboteur"), skill_named("Secret Weapon").mask) == ""
    assert why_not(skill_named("Violent Innovator"), 0) == "Violent Innovator needs special action"
    assert why_not(skill_named("Violent Innovator"), skill_named("Stab").mask) == ""
    assert why_not(skill_named("Stunty"), 0) == "Stunty is a trait, which is never gained"


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


# -------------------------------------------------------------------------------------------- stars
@pytest.mark.rule("S7-17.2")
def test_there_are_63_stars_in_five_tiers_three_of_them_pairs() -> None:
    assert len(stars()) == 63
    assert sum(len(one.players) == 2 for one in stars()) == 3
    assert {one.tier.number for one in stars()} == {1, 2, 3, 4, 5}
    names = {tier.number: tier.name for tier in star_book().tiers if not tier.ours}
    assert names == {1: "Glory Seekers", 3: "Veterans", 5: "FU Jerks"}
    assert all(one.effect and one.rule for one in stars())


@pytest.mark.rule("S7-17.2")
def test_a_tier_that_is_not_known_follows_the_fee_and_is_marked_as_ours() -> None:
    assert {one.name for one in stars() if not one.tier_ours} == {one.name for one in stars() if one.on_sheet}
    for one in stars():
        if one.tier_ours and not one.mega_star:
            bands = [one.fee <= 130_000, one.fee <= 170_000, one.fee <= 210_000, one.fee <= 250_000]
            assert one.tier.number == 5 - sum(bands)
        elif one.mega_star:
            assert one.tier.number == 5


TWINS = (
    "Accurate (V), Block (L), Loner (4+), Mighty Blow (L), Nerves of Steel (V), Pass (V), "
    "Safe Pass (V), Sure Hands (V), Tackle (L)"
)


@pytest.mark.rule("S7-17.3")
@pytest.mark.parametrize(
    ("name", "fee", "tier", "figures", "skills", "rule", "use"),
    [
        (
            "Helmut Wulf", 140_000, 1, "6 3 3+ — 9+",
            "Chainsaw, Loner (4+), No Ball, Pro, Secret Weapon, Stand Firm",
            "Old Pro", Use.GAME,
        ),
        (
            "Karla von Kill", 210_000, 1, "6 4 3+ 3+ 9+",
            "Block, Dauntless, Dodge, Jump Up, Loner (4+)",
            "Indomitable", Use.GAME,
        ),
        (
            "Count Luthor von Drakenborg", 300_000, 1, "6 5 2+ 3+ 10+",
            "Block, Hypnotic Gaze, Loner (4+), Regeneration, Side Step",
            "Star of the Show", Use.ALWAYS,
        ),
        (
            "Lucien & Valen Swift", 300_000, 3, "7 3 2+ 2+ 9+",
            TWINS,
            "Working In Tandem", Use.ALWAYS,
        ),
        (
            "Griff Oberwald", 300_000, 5, "7 4 2+ 3+ 9+",
            "Block, Dodge, Fend, Loner (3+), Sprint, Sure Feet",
            "Consummate Professional", Use.GAME,
        ),
    ],
)  # fmt: skip
def test_the_five_samples_stand_as_the_sheet_prints_them(
    name: str, fee: int, tier: int, figures: str, skills: str, rule: str, use: Use
) -> None:
    one = star(name)
    assert one is not None
    assert (one.fee, one.tier.number, one.rule, one.use) == (fee, tier, rule, use)
    assert {str(player.figures) for player in one.players} == {figures}
    assert one.printed_skills == skills
    assert one.on_sheet
    assert not one.tier_ours


def test_a_pair_whose_names_begin_alike_shows_whole_names() -> None:
    pair = star("Dribl and Drull")
    assert pair is not None
    assert "Quick Foul (Dribl)" in pair.printed_skills
    assert "Stab (Drull)" in pair.printed_skills


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


# -------------------------------------------------------------------------------------- damaged files
READERS: dict[str, Callable[[Any], object]] = {
    "skills.toml": read_skills,
    "teams.toml": lambda content: read_rosters(content, book()),
    "stars.toml": lambda content: read_stars(content, book()),
    "ready_made.toml": read_ready_made,
}


def damaged(file: str, *path: str | int, to: object = None) -> str:
    """What is said of the file when the field at ``path`` is set, or gone when ``to`` is None."""
    content = table(file)
    spot: Any = content
    for step in path[:-1]:
        spot = spot[step]
    if to is None:
        del spot[path[-1]]
    else:
        spot[path[-1]] = to
    with pytest.raises(AssetError) as told:
        READERS[file](content)
    return str(told.value)


@pytest.mark.parametrize(
    ("path", "to", "says"),
    [
        (("skill", 0, "effect"), None, "skill 'Catch': effect: is missing"),
        (("skill", 0, "category"), "magic", "skill 'Catch': category: 'magic' is none of agility, devious"),
        (("skill", 1, "name"), "Catch", "skill 2: name: 'Catch' stands there twice"),
        (("skill", 0, "active"), "yes", "skill 'Catch': active: 'yes' should be true or false"),
        (("skill", 0, "efect"), "Typo.", "skill 'Catch': efect: there is no such field"),
        (("skill", 0, "excludes"), ["Fly"], "skill 'Catch': excludes: no skill is called 'Fly'"),
        (("skill", 0, "aliases"), ["Dodge"], "skill 'Dodge': aliases: 'Dodge' is Catch"),
        (("random", "agility", "low"), ["Catch"], "random agility: low: 1 skills, should be 6"),
        (("random", "agility", "low", 0), "Block", "low: 'Block' is no skill of this category"),
        (("random", "agility", "low", 0), "Leap", "random agility: low: Catch stands in neither half"),
    ],
)  # fmt: skip
def test_a_damaged_file_of_skills(path: tuple[str | int, ...], to: object, says: str) -> None:
    assert f"{says}" in damaged("skills.toml", *path, to=to)


EAGLE = "roster 'Amazon', position 'Eagle Warrior'"


@pytest.mark.parametrize(
    ("path", "to", "says"),
    [
        (("skills",), ["Dodg"], f"{EAGLE}: skills: no skill is called 'Dodg' (is it Dodge?)"),
        (("skills",), ["Claw", "Claws"], f"{EAGLE}: skills: Claws stands there twice"),
        (("figures",), "6 3 3+ 4+", f"{EAGLE}: figures: '6 3 3+ 4+' should be MA ST AG PA AV"),
        (("figures",), "6 3 3+ 4+ 12+", f"{EAGLE}: figures: AV 12 should be from 3 to 11"),
        (("figures",), "0 3 3+ 4+ 8+", f"{EAGLE}: figures: MA 0 should be from 1 to 9"),
        (("figures",), None, f"{EAGLE}: figures: is missing"),
        (("quantity",), 12, f"{EAGLE}: quantity: 12 should be a number from 1 to 11"),
        (("cost",), "dear", f"{EAGLE}: cost: 'dear' should be a number from 5000 to 1000000"),
        (("primary",), "GX", f"{EAGLE}: primary: 'X' is none of A, D, G, M, P, S"),
        (("name",), "Python Warrior", "roster 'Amazon' position 2: name: 'Python Warrior' stands there"),
    ],
)  # fmt: skip
def test_a_damaged_file_of_teams(path: tuple[str, ...], to: object, says: str) -> None:
    assert f"assets/sevens/teams.toml: {says}" in damaged(
        "teams.toml", "roster", 0, "position", 0, *path, to=to
    )


def test_a_damaged_roster() -> None:
    prefix = "assets/sevens/teams.toml: "
    assert damaged("teams.toml", "limits", "budget") == f"{prefix}limits: budget: is missing"
    assert damaged("teams.toml", "roster", 0, "rules", to=["Fly"]) == (
        f"{prefix}roster 'Amazon': rules: no rule is called 'Fly'"
    )
    assert damaged("teams.toml", "roster", 1, "id", to="amazon") == (
        f"{prefix}roster 'Black Orc': id: 'amazon' stands there twice"
    )
    assert damaged("teams.toml", "roster", to=[]) == f"{prefix}roster: should be a list of tables"


@pytest.mark.parametrize(
    ("path", "to", "says"),
    [
        (("star", 0, "use"), "at will", "Squirrel': use: 'at will' is none of once per game"),
        (("star", 0, "fee"), None, "star 'Akhorne The Squirrel': fee: is missing"),
        (("star", 0, "player", 0, "skills"), ["Loner (X+)"], "Squirrel': skills: 'Loner (X+)'"),
        (("tiers", "fees_to"), [4, 3, 2, 1], "tiers: fees_to: should be 4 rising fees"),
        (("tiers", "names"), ["One"], "tiers: names: 1 names, should be 5"),
    ],
)  # fmt: skip
def test_a_damaged_file_of_stars(path: tuple[str | int, ...], to: object, says: str) -> None:
    told = damaged("stars.toml", *path, to=to)
    assert told.startswith("assets/sevens/stars.toml: ")
    assert says in told


@pytest.mark.parametrize(
    ("path", "to", "says"),
    [
        (("team", 0, "rerolls"), 5, "team 'Canopy Queens': players: it costs 1,000,000: that is"),
        (("team", 0, "roster"), "dwarf", "team 'Canopy Queens': players: Ixara is a Python Warrior"),
        (("team", 0, "colours"), ["red", "red"], "team 'Canopy Queens': colours: 'red' stands there twice"),
        (("team", 0), None, "team: amazon has none"),
    ],
)  # fmt: skip
def test_a_damaged_file_of_ready_made_teams(path: tuple[str | int, ...], to: object, says: str) -> None:
    assert f"assets/sevens/ready_made.toml: {says}" in damaged("ready_made.toml", *path, to=to)


def test_a_file_that_is_no_toml_is_told_in_a_line(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    torn = tmp_path / "skills.toml"
    torn.write_text("[[skill]\nname = ", encoding="utf-8")
    monkeypatch.setattr(reading, "asset", lambda *parts: torn)
    with pytest.raises(AssetError, match=r"assets/sevens/skills\.toml: it cannot be read: "):
        reading.table_of("skills.toml")
