"""No skill of the box stands there for nothing."""

from collections import Counter

import pytest

from game.games.sevens import GAME, hooks
from game.games.sevens.actions import SPECIAL
from game.games.sevens.catalogue import Skill, skill
from game.games.sevens.data.skills import book
from tests.games.sevens.table import sevens

ELSEWHERE = {"Right Stuff": "whom a team-mate can throw", "Insignificant": "how many a team may draft"}
"""Skills that do nothing by themselves: what asks for them."""
ALL = [skill(each.name) for each in book().skills]


def registered() -> int:
    """The mask of the skills that own a hook or an action."""
    assert GAME.name == "sevens", "with the game its skills are there"
    mask = sum({each.skill.mask for each in SPECIAL if each.skill is not None})
    for found in vars(hooks).values():
        for hook in found.values() if isinstance(found, dict) else (found,):
            if isinstance(hook, hooks.Hook):
                mask |= hook.mask
    return mask


@pytest.mark.parametrize("one", ALL, ids=lambda each: each.word)
def test_every_skill_has_a_hook_or_an_action(one: Skill) -> None:
    assert bool(registered() & one.mask) is (one.name not in ELSEWHERE)


def test_right_stuff_is_asked_for_by_a_throw() -> None:
    for owned, offered in (("Right_Stuff", True), ("Stunty", False)):
        table = sevens("H1 j6, H2 j7", skills=f"H1 Throw_Team-mate, H2 {owned}").play(
            "home act H1 throw_teammate"
        )
        assert bool(table.offered("throw")) is offered


def test_there_are_twelve_in_each_category_and_36_traits() -> None:
    counts = Counter(each.category for each in ALL)
    assert counts.pop("trait") == 36
    assert set(counts.values()) == {12}
    assert len(counts) == 6
