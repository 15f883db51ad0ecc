"""Stars whose rules are about tests, the ball, throws, bombs and special actions."""

import pytest

from game.games.sevens.boons import renew
from tests.games.sevens.table import Table, sevens


def dodges(skills: str, *lines: str) -> Table:
    """H1 leaves a tackle zone."""
    table = sevens("H1 j6, A1 k6", skills=skills)
    return table.play("home act H1 move", "home move i6", *lines)


@pytest.mark.rule("S7-17.3")
def test_consummate_professional_sees_the_die_first() -> None:
    table = dodges("H1 Consummate_Professional", "dice 2", "home use Consummate_Professional")
    assert table.where("H1") == "i6 standing"
    assert dodges("H1 Consummate_Professional", "dice 1").asked == "dice away away", "a 1 always fails"


@pytest.mark.rule("S7-17.3")
def test_swift_as_the_breeze() -> None:
    table = dodges("H1 Swift_as_the_Breeze", "dice 2", "home use Swift_as_the_Breeze")
    assert table.where("H1") == "i6 standing"


@pytest.mark.rule("S7-17.3")
@pytest.mark.parametrize(("rule", "limit"), [("Halfling_Luck", "game"), ("Thinking_Man's_Troll", "half")])
def test_any_own_die_once_more(rule: str, limit: str) -> None:
    table = dodges(f"H1 {rule}", "dice 2", f"home reroll {rule}", "dice 3")
    assert table.where("H1") == "i6 standing"
    state = table.match.state
    assert state.spent_game
    renew(state, ("half", "drive"))
    assert bool(state.spent_game) is (limit == "game")
    table = sevens("H1 j6, A1 k6", skills=f"H1 {rule}").play("home act H1 block", "home block A1")
    assert table.play("dice skull", f"home reroll {rule}", "dice push").offered("push")


@pytest.mark.rule("S7-17.3")
def test_a_bounding_leap_is_said_before_the_die() -> None:
    table = sevens("H1 j6, A1 k6, A2 m6", skills="H1 Leap,Bounding_Leap")
    table.play("home act H1 move", "home jump l6", "home use Bounding_Leap", "dice 2")
    assert table.needed("jump") == 3
    table.play("home reroll Bounding_Leap", "dice 3")
    assert table.where("H1") == "l6 standing"


@pytest.mark.rule("S7-17.3")
def test_a_mesmerising_dance_gazes_again() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Hypnotic_Gaze,Mesmerising_Dance")
    table.play("home act H1 gaze", "home gaze A1", "dice 1", "home reroll Mesmerising_Dance", "dice 3")
    assert table.state("A1") == "distracted"


@pytest.mark.rule("S7-17.3")
def test_the_ballista_throws_again() -> None:
    table = sevens("H1 j6, H2 j7", skills="H1 Throw_Team-mate,The_Ballista, H2 Right_Stuff")
    table.play(
        "home act H1 throw_teammate", "home throw H2 m6", "dice 2", "home reroll The_Ballista", "dice 6"
    )
    table.play("dice 6")
    assert table.where("H2") == "m6 standing"


@pytest.mark.rule("S7-17.3")
def test_a_strong_passing_game_adds_strength() -> None:
    table = sevens("H1 j6", ball="H1", skills="H1 Strong_Passing_Game")
    table.play("home act H1 pass", "home throw p6", "dice 2", "home use Strong_Passing_Game")
    assert table.modifiers("pass")["Strong Passing Game"] == 3


@pytest.mark.rule("S7-17.3")
def test_incorporeal_leaves_without_dodging() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Incorporeal")
    table.play("home act H1 move", "home use Incorporeal", "home move i6")
    assert table.where("H1") == "i6 standing"
    assert table.asked.startswith("home end")


@pytest.mark.rule("S7-17.3")
def test_shot_to_nothing_reaches_anywhere() -> None:
    table = sevens("H1 b6", ball="H1", skills="H1 Shot_to_Nothing").play("home act H1 pass")
    table.play("home use Shot_to_Nothing")
    assert "t6" in table.squares("throw")
    assert table.play("home end").see("H1.skills") == "Shot_to_Nothing"


@pytest.mark.rule("S7-17.3")
def test_blast_it_scatters_again_and_is_easier_to_catch() -> None:
    table = sevens("H1 b6, H2 r7", ball="H1", skills="H1 Hail_Mary_Pass,Blast_It!")
    table.play("home act H1 pass", "home throw r6", "dice 6", "dice 7 7 7", "home use Blast_It!")
    table.play("dice 5 4 2", "dice 2")
    assert (table.ball, table.needed("catch")) == ("H2", 2)


@pytest.mark.rule("S7-17.3")
def test_yoink_intercepts_on_a_two() -> None:
    table = sevens("H1 j6, A1 m6", ball="H1", skills="A1 Yoink!")
    table.play(
        "home act H1 pass", "home throw p6", "dice 6", "away intercept A1", "away use Yoink!", "dice 2"
    )
    assert (table.ball, table.turn) == ("A1", "away")


@pytest.mark.rule("S7-17.3")
def test_a_quick_bite_takes_what_was_caught_without_a_turnover() -> None:
    table = sevens("H1 j6, H2 n6, A1 n7", ball="H1", skills="A1 Quick_Bite")
    table.play("home act H1 pass", "home throw n6", "dice 6", "away intercept none", "dice 6")
    table.play("away use Quick_Bite", "dice 6 6", "dice 1 1")
    assert (table.ball, table.state("H2"), table.turn) == ("A1", "stunned", "home")


@pytest.mark.rule("S7-17.3")
def test_the_star_of_the_show_brings_a_reroll() -> None:
    table = sevens("H1 s6", ball="H1", skills="H1 Star_of_the_Show")
    table.play("home act H1 move", "home move t6")
    assert (table.see("rerolls.home"), table.see("bonus.home")) == ("1", "0"), "for the half"


@pytest.mark.rule("S7-17.3")
def test_a_reliable_throw_never_hurts() -> None:
    table = sevens("H1 j6, H2 j7", skills="H1 Throw_Team-mate,Reliable, H2 Right_Stuff")
    table.play("home act H1 throw_teammate", "home throw H2 m6", "dice 1", "dice 5")
    assert table.where("H2") == "k6 standing"


@pytest.mark.rule("S7-17.3")
def test_kaboom_explodes_in_the_catchers_hands() -> None:
    table = sevens("H1 j6, A1 n6", skills="H1 Bombardier,Kaboom!")
    table.play("home act H1 bomb", "home bomb n6", "dice 6", "away intercept none", "dice 6")
    table.play("home use Kaboom!", "dice 1 1")
    assert table.state("A1") == "stunned"


@pytest.mark.rule("S7-17.3")
def test_all_you_can_eat_are_two_bombs() -> None:
    table = sevens("H1 j6", skills="H1 Bombardier,All_You_Can_Eat")
    table.play("home act H1 bomb", "home bomb m6", "dice 6", "home use All_You_Can_Eat")
    table.play("home bomb m7", "dice 6", "dice 3")
    assert table.asked == "home use Argue | home decline Argue"


@pytest.mark.rule("S7-17.3")
def test_a_tasty_morsel_is_no_thrall() -> None:
    skills = "H1 Bloodlust(2+),Tasty_Morsel"
    table = sevens("H1 j6, A1 k6", skills=skills).play(
        "home act H1 move", "dice 1", "home bite A1", "dice 1 1"
    )
    assert (table.state("A1"), table.turn) == ("stunned", "home")
    strong = sevens("H1 j6, A1 k6", skills=skills, given="A1.st 4").play("home act H1 move", "dice 1")
    assert not strong.can("home bite A1")
    star = sevens("H1 j6, A1 k6", skills=f"{skills}, A1 Ram").play("home act H1 move", "dice 1")
    assert not star.can("home bite A1"), "no star"


@pytest.mark.rule("S7-17.3")
def test_primal_savagery_hits_an_opponent() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Animal_Savagery,Primal_Savagery")
    table.play("home act H1 move", "dice 1", "dice 1 1")
    assert (table.state("A1"), table.turn) == ("stunned", "home")


@pytest.mark.rule("S7-17.3")
def test_a_whirling_dervish_turns_again() -> None:
    table = sevens("H1 j6", skills="H1 Ball_&_Chain,Whirling_Dervish")
    table.play("home act H1 ball_and_chain", "home face e", "dice 1", "home use Whirling_Dervish", "dice 3")
    assert table.where("H1") == "k6 standing"
    assert table.play("home face e", "dice 3").where("H1") == "l6 standing", "once an activation"


@pytest.mark.rule("S7-17.3")
def test_maximum_carnage_saws_twice() -> None:
    table = sevens("H1 j6, A1 k6, A2 k7", skills="H1 Chainsaw,Maximum_Carnage")
    table.play("home act H1 chainsaw", "home chainsaw A1", "dice 2", "dice 1 1")
    table.play("home use Maximum_Carnage", "dice 2", "dice 6 6", "dice 1 1")
    assert table.state("A2") == "stunned"


@pytest.mark.rule("S7-17.3")
def test_kick_them_while_they_are_down() -> None:
    table = sevens("H1 j6, A1 k6", states="A1 prone", skills="H1 Chainsaw,Kick_'em_While_They're_Down!")
    table.play("home act H1 chainsaw", "home chainsaw A1", "dice 2", "dice 6 6", "dice 4 4")
    assert (table.state("A1"), table.turn) == ("ko", "home")
    assert table.asked.startswith("home act H9"), "nobody is sent off"


@pytest.mark.rule("S7-17.3")
def test_putrid_regurgitation_as_an_action_and_after_a_block() -> None:
    rule = "Putrid_Regurgitation"
    table = sevens("H1 j6, A1 k6", skills=f"H1 {rule}").play("home act H1 vomit", "home vomit A1", "dice 2")
    table.play("dice 6 6", "dice 4 4")
    assert table.state("A1") == "ko"
    table = sevens("H1 j6, A1 k6", skills=f"H1 {rule}").play("home act H1 block", "home block A1")
    table.play(
        "dice push", "away push l6", "home follow", f"home use {rule}", "dice 2", "dice 6 6", "dice 4 4"
    )
    assert table.state("A1") == "ko"
