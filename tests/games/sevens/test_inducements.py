"""Chapter 2: the list of inducements, each of them at work in a match, and what coaches buy."""

from typing import Any

import pytest

from game.games.sevens.catalogue import EXTRAS, INDUCEMENT, MEASURE, PRAYER
from game.games.sevens.coach.answers import answer
from game.games.sevens.inducements.listed import INDUCEMENTS
from game.games.sevens.inducements.measures import MEASURES
from game.games.sevens.prayers.table import PRAYERS
from tests.games.sevens.market import BUYS, TEAMS, market, to_prayers
from tests.games.sevens.table import kick_off, new_match, sevens
from tests.games.sevens.test_02_own_teams import from_lines


# ------------------------------------------------------------------------------------------ the list
@pytest.mark.rule("S7-2.4")
def test_the_list_has_the_fees_and_numbers_of_the_book() -> None:
    assert {each.word: (each.most, each.fee) for each in INDUCEMENTS} == {
        "prayer": (2, 5_000),
        "temp_cheerleader": (2, 15_000),
        "part_time_assistant": (2, 15_000),
        "keg": (2, 50_000),
        "desperate_measure": (5, 50_000),
        "bribe": (2, 100_000),
        "wandering_apothecary": (1, 100_000),
        "mortuary_assistant": (1, 100_000),
        "plague_doctor": (1, 100_000),
        "extra_training": (6, 125_000),
        "halfling_chef": (1, 300_000),
    }
    assert len(PRAYERS) == len(MEASURES) == 8
    assert [each.boon for each in PRAYERS] == [each for each in EXTRAS if each.category == PRAYER]
    assert [each.boon for each in MEASURES] == [each for each in EXTRAS if each.category == MEASURE][:8]
    assert len([each for each in EXTRAS if each.category == INDUCEMENT]) == 3


@pytest.mark.rule("S7-2.4")
def test_nothing_is_sold_more_often_than_the_list_says() -> None:
    for each in INDUCEMENTS:
        table = market(home="nurgle" if each.word == "plague_doctor" else "shambling-undead", away="human")
        if each.word == "wandering_apothecary":
            table = market()
        count = 0
        while table.can(f"home buy {each.word}"):
            table.play(f"home buy {each.word}")
            count += 1
        assert count == min(each.most, 1_100_000 // each.fee), each.word


@pytest.mark.rule("S7-2.4")
def test_who_may_buy_what_and_for_whom_it_is_cheap() -> None:
    assert not market().can("home buy mortuary_assistant")
    assert not market().can("home buy plague_doctor")
    assert not market(home="shambling-undead").can("home buy wandering_apothecary")
    cheap = market(home="goblin").play("home buy bribe")
    assert [event.fee for event in cheap.said("bought")] == [50_000]
    chef = market(home="halfling").play("home buy halfling_chef")
    assert [event.fee for event in chef.said("bought")] == [100_000]


@pytest.mark.rule("S7-2.4")
def test_staff_that_is_bought_counts_like_staff() -> None:
    table = market().play(
        "home buy temp_cheerleader",
        "home buy part_time_assistant",
        "home buy bribe",
        "home buy wandering_apothecary",
        "home buy extra_training",
        "home buy keg",
    )
    paths = ("cheerleaders", "assistants", "bribes", "apothecary", "kegs")
    assert [table.see(f"{path}.home") for path in paths] == ["1"] * 5
    to_prayers(table).play("dice 6 1", "home kick")
    assert table.see("rerolls.home") == "1"


@pytest.mark.rule("S7-2.4", "S7-12.3")
def test_a_keg_helps_who_is_knocked_out() -> None:
    def back(kegs: int) -> str:
        table = sevens(
            "H1 s6, A1 a1",
            ball="H1",
            alone="yes",
            given=f"H2.state ko, kegs.home {kegs}",
        )
        table.play("home act H1 move", "home move t6", "dice 3")
        return table.state("H2")

    assert [back(0), back(1)] == ["ko", "reserves"]


@pytest.mark.rule("S7-2.4")
def test_a_chef_takes_rerolls_before_each_half() -> None:
    table = market("given rerolls.away 2").play("home buy halfling_chef")
    to_prayers(table).play("dice 6 1", "home kick", "dice 4 6 5")
    assert (table.see("rerolls.home"), table.see("rerolls.away")) == ("2", "0"), "no more than there are"
    assert table.said("cooked")[-1].taken == 2


@pytest.mark.rule("S7-2.4", "S7-11.11")
@pytest.mark.parametrize("staff", ["Mortuary_Assistant", "Plague_Doctor"])
def test_a_regeneration_that_failed_is_rolled_again(staff: str) -> None:
    table = sevens("H1 j6, A1 k6", skills="A1 Regeneration", given=f"boons.away {staff}")
    table.play("home act H1 block", "home block A1", "dice pow", "away push l6", "home stay")
    table.play("dice 6 6", "dice 6 6", "dice 1", f"away use {staff}", "dice 4")
    assert table.state("A1") == "reserves"


@pytest.mark.rule("S7-2.4")
def test_a_plague_doctor_treats_a_ko_once() -> None:
    table = sevens("H1 j6, A1 k6", given="boons.away Plague_Doctor")
    table.play("home act H1 block", "home block A1", "dice pow", "away push l6", "home stay")
    table.play("dice 6 6", "dice 4 4", "away use Plague_Doctor")
    assert table.state("A1") == "stunned"


# --------------------------------------------------------------------------------------------- the match
def test_without_the_option_nothing_is_asked() -> None:
    table = new_match().play("dice 1 1", "dice 3 4")
    assert (table.see("phase"), table.asked) == ("toss", "dice home away")


def test_a_ready_made_match_may_have_inducements() -> None:
    table = new_match(**BUYS).play("dice 1 1", "dice 3 4")
    assert table.see("phase") == "inducements"


def test_the_kick_off_is_as_it_was() -> None:
    assert kick_off().asked.startswith("away kicker")


def coaches_buy(*lines: str, ahead: int = 100_000, home: str = "human") -> tuple[str, ...]:
    """A match of a season in which coaches buy: for home and for away what the treasury paid, and what it has
    bought. Away is ahead by so much."""
    teams = [line for line in TEAMS if not line.startswith(("given roster.home", "given ctv.away"))]
    given = [f"given roster.home {home}", *teams, f"given ctv.away {500_000 + ahead}", *lines]
    table = from_lines(given, fixture="season").play("dice 1 1", "dice 3 4")
    while table.see("phase") == "inducements":
        choice = table.match.pending
        assert choice is not None
        table.match.answer(answer(table.match, choice.seats[0]))
    return tuple(table.see(f"{what}.{side}") for side in ("home", "away") for what in ("spent", "bought"))


SMALL = "prayer,prayer,part_time_assistant,part_time_assistant"
COACHES_BUY: list[tuple[tuple[str, ...], dict[str, Any], tuple[str, str, str, str]]] = [
    # petty cash goes to the last coin: the big thing first, then prayers, a keg, staff
    ((), {}, ("0", "wandering_apothecary", "0", "none")),
    ((), {"ahead": 90_000}, ("0", SMALL.replace(",part", ",keg,part", 1), "0", "none")),
    ((), {"ahead": 5_000}, ("0", "prayer", "0", "none")),
    ((), {"ahead": 4_000}, ("0", "none", "0", "none")),
    # the underdog adds what it can spare above 100,000, if that pays for something big; 50,000 at most
    (("given treasury.home 120000",), {}, ("0", "wandering_apothecary", "0", "none")),
    (("given treasury.home 125000",), {}, ("25000", "extra_training", "0", "none")),
    (("given treasury.home 400000",), {"ahead": 40_000}, ("0", SMALL, "0", "none")),
    (("given treasury.home 110000",), {"ahead": 90_000}, ("10000", "wandering_apothecary", "0", "none")),
    # who is ahead keeps 200,000: its rival has what it spends
    (("given treasury.away 299000",), {"ahead": 5_000}, ("0", "prayer", "0", "none")),
    (
        ("given treasury.away 300000",),
        {"ahead": 5_000},
        ("0", "wandering_apothecary,prayer", "100000", "wandering_apothecary"),
    ),
    # bribes for Secret Weapons, Halflings have a cook of their own; cheap journeymen make the gap wider
    (
        ("given H1.skills Secret_Weapon",),
        {"ahead": 50_000, "home": "goblin"},
        ("0", f"bribe,{SMALL}", "0", "none"),
    ),
    ((), {"home": "halfling"}, ("0", "halfling_chef,prayer,prayer,keg,part_time_assistant", "0", "none")),
]


@pytest.mark.rule("S7-2.4")
@pytest.mark.parametrize(("lines", "fields", "bought"), COACHES_BUY)
def test_what_coaches_buy_in_a_season(
    lines: tuple[str, ...], fields: dict[str, Any], bought: tuple[str, ...]
) -> None:
    assert coaches_buy(*lines, **fields) == bought


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("home buy plague_doctor", "not for this roster"),
        ("home buy dragon", "there is no inducement"),
        ("home hire Morg_'n'_Thorg", "costs 340,000, and 100,000 are left"),
        ("home hire Nobody", "no star is called Nobody"),
        ("home buy extra_training", "costs 125,000, and 100,000 are left"),
    ],
)
def test_what_cannot_be_bought_is_refused_in_words(line: str, words: str) -> None:
    assert words in (market(purse="0").refusal(line) or "")
