"""The catalogue of skills is the one of the box."""

import pytest

from game.games.sevens.catalogue import PASSIVE, SKILLS, owned, skill
from game.games.sevens.data.skills import book


def test_it_has_the_skills_of_the_box_in_the_same_order() -> None:
    printed = book().skills
    assert [each.name for each in SKILLS] == [each.name for each in printed]
    assert [each.category for each in SKILLS] == [each.category for each in printed]
    assert [each.active for each in SKILLS] == [each.active for each in printed]
    assert [each.mask for each in SKILLS] == [each.mask for each in printed]


def test_names_are_read_with_underscores_and_in_other_spellings() -> None:
    assert skill("Side_Step") is skill("Sidestep") is skill("sidestep")
    assert skill("Ball_&_Chain").word == "Ball_&_Chain"
    with pytest.raises(ValueError, match="is no skill"):
        skill("Flight")


def test_a_mask_names_its_skills() -> None:
    mask = skill("Block").mask | skill("Claws").mask
    assert [each.name for each in owned(mask)] == ["Block", "Claws"]
    assert owned(mask & PASSIVE) == [skill("Claws")]
