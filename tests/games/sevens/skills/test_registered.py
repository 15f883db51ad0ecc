"""No skill of the box stands there for nothing."""

import pytest

from game.games.sevens import GAME, hooks
from game.games.sevens.actions import SPECIAL
from game.games.sevens.catalogue import DEVIOUS, PASSING, Skill, skill
from game.games.sevens.data.skills import book

CATEGORIES = (PASSING, DEVIOUS)
OF_THESE = [skill(each.name) for each in book().skills if each.category in CATEGORIES]


def registered() -> int:
    """The mask of the skills that own a hook or an action."""
    assert GAME.name == "sevens", "with the game its skills are there"
    mask = sum({each.skill.mask for each in SPECIAL if each.skill is not None})
    for found in vars(hooks).values():
        for hook in found.values() if isinstance(found, dict) else (found,):
            if isinstance(hook, hooks.Hook):
                mask |= hook.mask
    return mask


@pytest.mark.parametrize("one", OF_THESE, ids=lambda each: each.word)
def test_every_skill_has_a_hook_or_an_action(one: Skill) -> None:
    assert registered() & one.mask


def test_there_are_twelve_in_each_category() -> None:
    assert [sum(each.category == category for each in OF_THESE) for category in CATEGORIES] == [12, 12]
