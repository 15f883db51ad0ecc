"""The stars of the box: tiers, fees, and how their names and samples stand on the sheet."""

from __future__ import annotations

import pytest

from game.games.sevens.data.stars import Use, star, star_book, stars


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
    assert sum(not one.tier_ours for one in stars()) == 5
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
    assert not one.tier_ours


def test_a_pair_whose_names_begin_alike_shows_whole_names() -> None:
    pair = star("Dribl and Drull")
    assert pair is not None
    assert "Quick Foul (Dribl)" in pair.printed_skills
    assert "Stab (Drull)" in pair.printed_skills
