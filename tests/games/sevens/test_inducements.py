"""Chapter 2: every inducement, prayer and desperate measure at work in a match."""

from typing import Any

import pytest

from game.games.sevens.catalogue import EXTRAS, INDUCEMENT, MEASURE, PRAYER
from game.games.sevens.coach.answers import answer
from game.games.sevens.inducements.listed import INDUCEMENTS
from game.games.sevens.inducements.measures import MEASURES
from game.games.sevens.prayers.table import PRAYERS
from tests.games.sevens.table import Table, kick_off, new_match, sevens
from tests.games.sevens.test_02_own_teams import from_lines

BUYS = {"inducements": "yes", "purse": "1000"}
TEAMS = [
    *(f"given roster.{seat} {own}" for seat, own in (("home", "human"), ("away", "orc"))),
    *(f"given {letter}{number}.ma 6" for letter in "HA" for number in (1, 2, 3)),
    "given H1.position Human_Lineman",
    "given ctv.home 500000",
    "given ctv.away 600000",
]


def market(*lines: str, home: str = "human", away: str = "orc", **options: str) -> Table:
    """Home is the underdog, and its purchase is asked for."""
    teams = [each for each in TEAMS if not each.startswith("given roster")]
    given = [f"given roster.home {home}", f"given roster.away {away}", *teams, *lines]
    return from_lines(given, **{"purse": "1000", **options}).play("dice 1 1", "dice 3 4", "away ready")


def to_prayers(table: Table) -> Table:
    """Home has bought, and the underdog does not pray for nothing."""
    table.play("home ready")
    return table.play(f"{table.asked.split()[0]} forgo") if "forgo" in table.asked else table


def rolls(number: int, *, table: str = "prayer") -> Table:
    """A prayer or measure that home has bought comes up."""
    return to_prayers(market().play(f"home buy {table}")).play(f"dice {number}")


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


# --------------------------------------------------------------------------------------------- prayers
@pytest.mark.rule("S7-2.5")
def test_the_underdog_may_pray_for_nothing_and_what_was_bought_comes_on_top() -> None:
    table = market().play("home buy prayer", "home ready", "home pray", "dice 6", "dice 6", "dice 7")
    assert table.see("boons.home") == "Moles_Under_the_Pitch,Under_Scrutiny", "the same is rolled again"
    assert table.see("phase") == "toss"


@pytest.mark.rule("S7-2.5")
def test_what_was_bought_counts_for_who_is_the_underdog() -> None:
    table = market().play("home buy bribe", "home ready")
    assert table.see("phase") == "toss", "level: nobody prays"
    table = market().play("home buy extra_training", "home ready")
    assert table.asked == "away pray | away forgo"


@pytest.mark.rule("S7-2.5")
def test_a_stiletto_is_a_random_players() -> None:
    table = rolls(2).play("dice 2")
    assert table.see("H2.skills") == "Stab"


@pytest.mark.rule("S7-2.5")
def test_an_iron_man_is_a_player_of_choice() -> None:
    assert rolls(3).play("home pick H3").see("H3.av") == "10"


@pytest.mark.rule("S7-2.5")
def test_knuckle_dusters_are_for_a_player_of_choice() -> None:
    assert rolls(4).play("home pick H3").see("H3.skills") == "Mighty_Blow"


@pytest.mark.rule("S7-2.5")
def test_nuffle_blesses_a_random_player() -> None:
    assert rolls(5).play("dice 3").see("H3.skills") == "Pro"


@pytest.mark.rule("S7-2.5")
def test_intensive_training_teaches_a_primary_skill() -> None:
    table = rolls(8).play("dice 1")
    offered = table.offered("choose")
    assert "choose Block" in offered
    assert "choose Guard" not in offered, "a human lineman learns general skills"
    assert table.play("home choose Block").see("H1.skills") == "Block"


@pytest.mark.rule("S7-2.5")
def test_moles_are_under_the_opponents() -> None:
    table = sevens("H1 j6", given="boons.away Moles_Under_the_Pitch, H1.ma 1")
    table.play("home act H1 move", "home move k6", "home move l6", "dice 3")
    assert table.needed("rush") == 3
    own = sevens("H1 j6", given="boons.home Moles_Under_the_Pitch, H1.ma 1")
    own.play("home act H1 move", "home move k6", "home move l6", "dice 2")
    assert own.needed("rush") == 2


@pytest.mark.rule("S7-2.5")
def test_under_scrutiny_a_foul_that_breaks_armour_is_seen() -> None:
    def fouls(*dice: str) -> str:
        table = sevens("H1 j6, A1 k6", states="A1 prone", given="boons.away Under_Scrutiny")
        table.play("home act H1 foul", "home foul A1", *dice)
        return table.asked

    assert fouls("dice 6 5", "dice 1 2") == "home use Argue | home decline Argue"
    assert "Argue" not in fouls("dice 2 1")


@pytest.mark.rule("S7-2.5")
def test_a_trapdoor_opens_under_whoever_comes_to_it() -> None:
    def steps(rolled: int) -> Table:
        table = sevens("H1 e10", ball="H1", given="boons.away Treacherous_Trapdoor")
        return table.play("home act H1 move", "home move f10", f"dice {rolled}")

    assert steps(2).where("H1") == "f10 standing"
    table = steps(1).play("dice 1 1")
    assert table.state("H1") == "reserves"
    table.play("dice 4")
    assert (table.ball, table.turn) == ("e10", "away"), "the ball bounces, a turnover"


@pytest.mark.rule("S7-2.5")
def test_a_trapdoor_is_no_danger_to_who_stands_there_already() -> None:
    table = sevens("H1 f10, H2 n2", given="boons.away Treacherous_Trapdoor")
    table.play("home act H2 move", "home move o2", "dice 2")
    assert table.asked.startswith("home end"), "one die, for who came"


# ------------------------------------------------------------------------------------ desperate measures
@pytest.mark.rule("S7-2.4")
def test_you_dope() -> None:
    table = rolls(1, table="desperate_measure").play("home pick H2", "home choose st")
    assert table.see("H2.st") == "4"
    table = rolls(1, table="desperate_measure").play("home pick H2", "home choose ag")
    assert table.see("H2.ag") == "2"
    state = table.match.state
    table.play(
        "dice 6 1", "home receive", "away place A1 n5", "away place A2 n6", "away place A3 n7", "away ready"
    )
    table.play("home place H1 g5", "home place H2 g6", "home place H3 g7", "home ready")
    table.play("away kicker A1", "away target e6", "dice 2 1", "dice 4 3", "dice 1 1", "dice 8")
    assert state.fielded
    while table.see("phase") == "turn":
        table.play(f"{table.turn} end_turn")
    table.play("dice 2")
    assert table.state("H2") == "ko", "after the drive, and without a die to come back"
    assert table.see("phase") == "set_up"


@pytest.mark.rule("S7-2.4")
def test_hangover_keeps_an_opponent_away_from_the_first_drive() -> None:
    table = rolls(3, table="desperate_measure").play("home pick A2")
    table.play("dice 6 1", "home receive")
    assert not any("A2" in each for each in table.offered("place"))


@pytest.mark.rule("S7-2.4")
def test_razzle_dazzle_is_a_second_action() -> None:
    table = sevens("H1 j6, A1 l6", given="boons.home Razzle-Dazzle")
    table.play("home act H1 move", "home move k6", "home end")
    assert not table.can("home act H1 move"), "not the same"
    table.play("home act H1 block", "home block A1", "dice push", "away push m6", "home stay")
    assert not table.can("home act H1 blitz"), "once"


@pytest.mark.rule("S7-2.4")
def test_a_grudge_match_is_a_second_foul_without_a_referee() -> None:
    table = sevens("H1 j6, H2 j7, A1 k6, A2 k8", states="A1 prone, A2 prone", given="boons.home Grudge_Match")
    table.play("home act H1 foul", "home foul A1", "dice 2 1")
    table.play("home act H2 foul", "home foul A2", "dice 2 2")
    assert table.asked.startswith("home act"), "no referee"
    assert table.where("H2") == "j7 standing"
    assert not table.can("home act H9 foul")


@pytest.mark.rule("S7-2.4")
def test_a_set_piece_is_thrown_and_caught_on_a_two() -> None:
    table = sevens("H1 e6, H2 n6, A1 m6", ball="H1", given="boons.home Set_Piece, H1.pa 6, H2.ag 6")
    table.play(
        "home act H1 pass", "home throw n6", "home use Set_Piece", "dice 2", "away intercept none", "dice 2"
    )
    assert table.ball == "H2"
    assert (table.needed("catch"), "Set_Piece" in table.see("H1.skills")) == (2, False)


@pytest.mark.rule("S7-2.4")
def test_sports_espionage_follows_an_own_turnover() -> None:
    table = sevens("H1 j6", given="boons.home Sports_Espionage, H1.ma 1")
    table.play(
        "home act H1 move", "home move k6", "home move l6", "dice 1", "dice 1 1", "home use Sports_Espionage"
    )
    assert (table.see("rerolls.home"), table.turn) == ("2", "away")


@pytest.mark.rule("S7-2.4")
def test_a_banana_skin_lies_in_an_own_tackle_zone() -> None:
    table = sevens("H1 j6, A1 m6", given="boons.away Discarded_Banana_Skin")
    table.play("home act H1 move", "home move k6", "home move l6", "away use Discarded_Banana_Skin")
    assert (table.where("H1"), table.turn) == ("l6 prone", "home"), "no turnover without the ball"
    table = sevens("H1 j6, A1 m6", ball="H1", given="boons.away Discarded_Banana_Skin")
    table.play("home act H1 move", "home move k6", "home move l6", "away use Discarded_Banana_Skin", "dice 2")
    assert table.turn == "away"


@pytest.mark.rule("S7-2.4")
def test_a_magic_scroll_brings_a_wizard() -> None:
    assert "Sports_Wizard" in rolls(8, table="desperate_measure").see("boons.home")


@pytest.mark.rule("S7-2.4")
def test_the_wizard_throws_a_fireball_when_the_opponents_turn_is_over() -> None:
    table = sevens("H1 j6, A1 k6, A2 l6", given="boons.away Sports_Wizard")
    table.play("home end_turn", "away use Sports_Wizard", "away choose fireball", "away target k6")
    table.play("dice 4", "dice 3", "dice 4", "dice 5 4", "dice 1 1", "dice 1 1")
    assert (table.state("A1"), table.turn) == ("stunned", "away")


@pytest.mark.rule("S7-2.4")
def test_the_wizard_makes_a_frog_for_the_drive() -> None:
    table = sevens("H1 j6, A1 k6", ball="H1", given="boons.away Sports_Wizard, H1.st 4")
    table.play(
        "home end_turn", "away use Sports_Wizard", "away choose zap", "away pick H1", "dice 4", "dice 4"
    )
    assert [table.see(f"H1.{path}") for path in ("ma", "st", "ag", "pa", "av")] == [
        "5",
        "1",
        "2",
        "none",
        "5",
    ]
    assert "No_Ball" in table.see("H1.skills")
    assert table.ball == "i6"


@pytest.mark.rule("S7-2.4", "S7-11.5")
def test_a_frog_that_is_hurt_for_good_is_hurt_as_itself() -> None:
    table = sevens("H1 j6, A1 k6", given="boons.away Sports_Wizard, H1.st 4")
    table.play("home end_turn", "away use Sports_Wizard", "away choose zap", "away pick H1", "dice 4")
    table.play("away act A1 block", "away block H1", "dice pow pow pow", "home push i6", "away stay")
    table.play("dice 6 6", "dice 6 6", "dice 13", "dice 6")
    assert (table.see("H1.st"), table.see("H1.ma"), table.see("H1.skills")) == ("3", "6", "none")


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
