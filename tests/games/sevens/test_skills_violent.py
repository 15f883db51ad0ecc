"""Skills and traits that hurt, and those that ask for a die before a deed, one by one."""

from tests.games.sevens.table import Table, sevens


def special(
    word: str, skill: str, *lines: str, players: str = "H1 j6, A1 k6", more: str = "", **rest: str
) -> Table:
    """H1 does this to A1."""
    skills = f"H1 {skill}" + (f", {more}" if more else "")
    return sevens(players, skills=skills, **rest).play(f"home act H1 {word}", f"home {word} A1", *lines)


def test_stab_rolls_armour_that_nothing_modifies() -> None:
    table = special("stab", "Stab,Mighty_Blow", "dice 4 5")
    assert (table.state("A1"), table.see("active"), table.turn) == ("standing", "none", "home")
    table = special("stab", "Stab", "dice 6 6", "dice 1 1")
    assert (table.state("A1"), table.turn) == ("stunned", "home")


def test_a_stabbed_carrier_loses_the_ball() -> None:
    table = special("stab", "Stab", "dice 6 6", "dice 1 1", "dice 5", ball="A1")
    assert table.ball == "l6"


def test_stab_takes_the_place_of_the_block_of_a_blitz() -> None:
    table = sevens("H1 i6, A1 k6", skills="H1 Stab").play("home act H1 blitz", "home move j6")
    assert table.offered("stab") == ["stab A1"]
    assert table.play("home stab A1", "dice 1 2").see("active") == "none"


def test_a_chainsaw_adds_three_and_may_kick_back() -> None:
    table = special("chainsaw", "Chainsaw", "dice 2", "dice 3 4")
    assert table.event("armour").modifiers == (("Chainsaw", 3),)
    assert table.asked == "dice home home"
    table = special("chainsaw", "Chainsaw", "dice 1", "dice 3 4", "dice 1 1")
    assert (table.state("H1"), table.turn) == ("stunned", "away")


def test_a_chainsaw_in_a_foul() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Chainsaw", states="A1 prone").play(
        "home act H1 foul", "home foul A1"
    )
    table.play("dice 2", "dice 1 2")
    assert table.event("armour").modifiers == (("Chainsaw", 3),)


def test_vomit_hits_the_target_or_its_owner() -> None:
    assert special("vomit", "Projectile_Vomit", "dice 2", "dice 6 5").asked == "dice home home"
    table = special("vomit", "Projectile_Vomit", "dice 1", "dice 6 5", "dice 1 1")
    assert (table.state("H1"), table.turn) == ("stunned", "away")


def test_fire_lays_low_on_a_4_and_knocks_down_on_a_6() -> None:
    assert special("breathe_fire", "Breathe_Fire", "dice 4").state("A1") == "prone"
    assert special("breathe_fire", "Breathe_Fire", "dice 3").state("A1") == "standing"
    assert special("breathe_fire", "Breathe_Fire", "dice 6", "dice 1 1").state("A1") == "stunned"
    assert special("breathe_fire", "Breathe_Fire", "dice 4", given="A1.st 5").state("A1") == "standing"
    assert special("breathe_fire", "Breathe_Fire", "dice 1", "dice 1 1").turn == "away"


def test_the_violent_innovator_earns_for_its_special_actions() -> None:
    table = special("stab", "Stab,Violent_Innovator", "dice 6 6", "dice 6 6", "dice 1")
    assert table.see("H1.spp") == "3"
    assert special("stab", "Stab", "dice 6 6", "dice 6 6", "dice 1").see("H1.spp") == "0"


def test_foul_appearance_meets_special_actions_too() -> None:
    table = special("stab", "Stab", "dice 1", more="A1 Foul_Appearance")
    assert (table.state("A1"), table.see("active"), table.turn) == ("standing", "none", "home")


def felled(skills: str, *lines: str, **rest: str) -> Table:
    table = sevens("H1 j6, A1 k6", skills=skills, **rest)
    return table.play("home act H1 block", "home block A1", "dice pow", "away push l6", "home follow", *lines)


def test_a_pile_driver_fouls_and_lies_down() -> None:
    table = felled("H1 Pile_Driver", "dice 1 1", "home use Pile_Driver", "dice 2 3")
    assert (table.where("H1"), table.see("active"), table.turn) == ("k6 prone", "none", "home")


def test_a_saboteur_takes_the_blocker_with_it() -> None:
    table = felled("A1 Saboteur", "away use Saboteur", "dice 4", "dice 1 1")
    assert (table.where("H1 A1"), table.turn) == ("k6 stunned, ko", "home")
    assert felled("A1 Saboteur", "away use Saboteur", "dice 3", "dice 1 1").where("A1") == "l6 stunned"
    table = felled("A1 Saboteur", "away use Saboteur", "dice 4", "dice 1 1", "dice 2", ball="H1")
    assert table.turn == "away", "the blocker held the ball"


def test_the_fumblerooski_leaves_the_ball_behind() -> None:
    table = sevens("H1 j6", ball="H1", skills="H1 Fumblerooski").play(
        "home act H1 move", "home fumblerooski k6"
    )
    assert (table.ball, table.where("H1"), table.turn) == ("j6", "k6 standing", "home")


def test_a_lethal_flight_hurts_whom_it_comes_down_on() -> None:
    table = sevens("H1 j6, H2 j7, A1 l7", skills="H1 Throw_Team-mate, H2 Right_Stuff,Lethal_Flight")
    table.play("home act H1 throw_teammate", "home throw H2 l7", "dice 6", "dice 4 5")
    table.play("dice 6 6", "dice 1")
    assert (table.see("H2.spp"), table.state("A1")) == ("3", "casualty")


def test_hatred_rolls_a_skull_again_against_its_keyword() -> None:
    for keyword, again in (("Troll", True), ("Elf", False)):
        table = sevens("H1 j6, A1 k6", skills="H1 Hatred(Troll)", given=f"A1.keywords {keyword}")
        table.play("home act H1 block", "home block A1", "dice skull")
        assert ("reroll Hatred" in table.asked) is again


def test_animosity_may_refuse_the_ball() -> None:
    table = sevens("H1 j6, H2 k6", ball="H1", skills="H1 Animosity(Goblin)", given="H2.keywords Goblin")
    table.play("home act H1 handoff", "home handoff H2", "dice 1")
    assert (table.ball, table.see("active"), table.turn) == ("H1", "none", "home")
    table = sevens("H1 j6, H2 k6", ball="H1", skills="H1 Animosity(Goblin)", given="H2.keywords Orc")
    table.play("home act H1 handoff", "home handoff H2", "dice 3")
    assert table.ball == "H2"


def test_the_always_hungry_fumble_or_eat() -> None:
    skills = "H1 Throw_Team-mate,Always_Hungry, H2 Right_Stuff"
    table = sevens("H1 j6, H2 j7", skills=skills).play(
        "home act H1 throw_teammate", "home throw H2 l7", "dice 1"
    )
    table.play("dice 2", "dice 5", "dice 4")
    assert table.where("H2") == "k6 standing"
    table = sevens("H1 j6, H2 j7", skills=skills).play(
        "home act H1 throw_teammate", "home throw H2 l7", "dice 1"
    )
    table.play("dice 1")
    assert (table.state("H2"), table.see("H2.casualty"), table.turn) == ("casualty", "dead", "home")
