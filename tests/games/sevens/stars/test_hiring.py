"""Chapter 17: who the stars are, and how they come."""

import pytest

from game.games.sevens import GAME, hooks
from game.games.sevens.catalogue import EXTRAS, STAR, Skill, skill
from game.games.sevens.data.stars import star, stars
from game.games.sevens.stars.hiring import word_of
from tests.games.sevens.market import market
from tests.games.sevens.table import Table

RULES = [each for each in EXTRAS if each.category == STAR]


def registered() -> int:
    """The mask of all that owns a hook."""
    assert GAME.name == "sevens"
    mask = 0
    for found in vars(hooks).values():
        for hook in found.values() if isinstance(found, dict) else (found,):
            mask |= hook.mask if isinstance(hook, hooks.Hook) else 0
    return mask


@pytest.mark.rule("S7-17.2")
def test_every_star_has_a_rule_of_its_own_and_its_limit() -> None:
    limits = {"once per game": "game", "once per half": "half", "once per drive": "drive"}
    assert len(stars()) == len(RULES) == 63
    for each in stars():
        assert skill(each.rule).category == STAR
        assert skill(each.rule).limit == limits.get(each.use.value, skill(each.rule).limit)


@pytest.mark.rule("S7-17.2")
@pytest.mark.parametrize("rule", RULES, ids=lambda each: each.word)
def test_no_rule_stands_there_for_nothing(rule: Skill) -> None:
    assert registered() & rule.mask


def hired(name: str) -> Table:
    return market().play(f"home hire {name}")


@pytest.mark.rule("S7-17.2", "S7-17.1")
@pytest.mark.parametrize("one", stars(), ids=word_of)
def test_every_star_can_be_hired_by_anybody(one: object) -> None:
    word = word_of(star(getattr(one, "name", "")) or stars()[0])
    table = hired(word)
    for number, player in enumerate(getattr(one, "players", ()), 4):
        shown = table.see(f"H{number}.skills")
        assert table.see(f"H{number}.name") == "_".join(player.name.split())
        assert all(each.skill.word in shown for each in player.skills)
        assert table.state(f"H{number}") == "reserves"
    assert table.see("treasury.home") == "0"


@pytest.mark.rule("S7-17.3")
def test_the_five_of_the_sheet_have_its_figures() -> None:
    def figures(name: str, player: str = "H4") -> str:
        table = hired(name)
        return " ".join(table.see(f"{player}.{path}") for path in ("ma", "st", "ag", "pa", "av"))

    assert figures("Helmut_Wulf") == "6 3 3 none 9"
    assert figures("Karla_von_Kill") == "6 4 3 3 9"
    assert figures("Count_Luthor_von_Drakenborg") == "6 5 2 3 10"
    assert figures("Lucien_&_Valen_Swift") == figures("Lucien_&_Valen_Swift", "H5") == "7 3 2 2 9"
    assert figures("Griff_Oberwald") == "7 4 2 3 9"


@pytest.mark.rule("S7-17.1")
def test_two_at_most_and_a_pair_is_one() -> None:
    table = market(purse="1000").play("home hire Lucien_&_Valen_Swift", "home hire Akhorne_The_Squirrel")
    assert not table.offered("hire")
    assert "Working_In_Tandem" in table.see("H4.skills")
    assert "Working_In_Tandem" in table.see("H5.skills")


@pytest.mark.rule("S7-17.2")
def test_a_tier_of_ours_is_marked() -> None:
    assert not star("Griff Oberwald").tier_ours  # type: ignore[union-attr]
    assert star("Morg 'n' Thorg").tier_ours  # type: ignore[union-attr]
