"""The skills of the box: all there, each with its bit, read however they are spelt."""

from __future__ import annotations

from collections import Counter

import pytest

from game.games.sevens.data.skills import (
    CATEGORIES,
    TRAIT,
    UnknownSkill,
    bits,
    book,
    owned_skill,
    random_skill,
    skill_named,
    why_not,
)
from tests.games.sevens.data_files import table


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
