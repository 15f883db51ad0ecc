"""Traits, one by one: Bombardier, Bloodlust, Trickster, Plague Ridden."""

import pytest

from game.games.sevens.catalogue import skill
from game.games.sevens.harm import Harm
from game.games.sevens.skills.plague import plague_ridden
from game.games.sevens.state import ABSENT, RESERVES
from tests.games.sevens.table import Table, new_match, sevens


# --------------------------------------------------------------------------------------------- Bombardier
def bomb(*lines: str, players: str = "H1 f6, A1 j6", skills: str = "", **rest: str) -> Table:
    """H1 throws a bomb to j6, 4 squares away: a short range, so a 5 is accurate."""
    table = sevens(players, skills=f"H1 Bombardier{skills}", **rest)
    return table.play("home act H1 bomb", "home bomb j6", *lines)


@pytest.mark.rule("S7-3.6")
def test_bombardier_throws_one_bomb_a_turn_without_moving_first() -> None:
    table = sevens("H1 f6, H2 d3", skills="H1 Bombardier, H2 Bombardier").play("home act H1 bomb")
    assert table.offered("move") == []
    table.play("home end")
    assert not table.can("home act H2 bomb")


def test_bombardier_hits_whoever_drops_it_and_those_beside_on_a_4() -> None:
    players = "H1 f6, A1 j6, A2 j7, A3 k6"
    table = bomb("dice 5", "away intercept none", "dice 2", players=players, states="A3 prone")
    assert table.asked == "dice home", "A2 beside it, by the d8 chart before A3"
    table.play("dice 3", "dice 4")
    assert [event.player for event in table.said("struck")] == [16]
    table.play("dice 1 1")
    assert [event.player for event in table.said("struck")] == [18], "A3 lies: an armour roll alone"
    table.play("dice 1 1")
    assert table.where("A1 A2 A3") == "j6 stunned, j7 standing, k6 prone"
    assert (table.turn, table.see("active")) == ("home", "none")


def test_bombardier_bomb_that_is_caught_is_thrown_on_at_once() -> None:
    table = bomb("dice 5", "away intercept none", "dice 3")
    assert table.offered("bomb"), "A1 has it"
    assert not table.can("away end")
    table.play("away bomb g6", "dice 4", "home intercept none", "dice 4", "dice 2 2")
    assert table.where("H1 A1") == "f6 stunned, j6 standing"
    assert table.turn == "away", "an own player was knocked down"


def test_bombardier_bomb_explodes_where_it_comes_to_rest() -> None:
    table = bomb("dice 5", players="H1 f6, H2 k7, A1 h1").play("dice 4", "dice 1 2")
    assert (table.state("H2"), table.turn) == ("stunned", "away")


def test_bombardier_bomb_that_is_inaccurate_scatters_and_outside_it_is_gone() -> None:
    table = sevens("H1 f9", skills="H1 Bombardier").play("home act H1 bomb", "home bomb j11", "dice 3")
    table.play("dice 5 2 2")
    assert (table.turn, table.see("active")) == ("home", "none")


def test_bombardier_bomb_that_is_fumbled_explodes_in_its_hands() -> None:
    table = bomb("dice 1", "dice 1 1")
    assert (table.state("H1"), table.turn) == ("stunned", "away")


def test_bombardier_bomb_can_be_intercepted_and_is_thrown_on() -> None:
    table = bomb("dice 5", players="H1 f6, A1 h7")
    assert table.play("away intercept A1", "dice 6").offered("bomb")


# ---------------------------------------------------------------------------------------------- Bloodlust
THRALLS = "H2.keywords Human,Lineman,Thrall"


def thirst(
    action: str, *lines: str, players: str = "H1 j6, H2 j7", given: str = THRALLS, **rest: str
) -> Table:
    table = sevens(players, skills="H1 Bloodlust(3+)", given=given, **rest)
    return table.play(f"home act H1 {action}", *lines)


@pytest.mark.parametrize(("action", "die", "needed"), [("move", 3, 3), ("block", 2, 2), ("blitz", 2, 2)])
def test_bloodlust_needs_its_number_and_one_less_to_block_and_blitz(
    action: str, die: int, needed: int
) -> None:
    table = thirst(action, f"dice {die}", players="H1 j6, H2 j7, A1 k6")
    assert table.needed("skill_test") == needed
    assert table.offered("bite") == []


def test_bloodlust_bites_a_thrall_beside_it_at_any_time() -> None:
    table = thirst("move", "dice 2")
    assert table.offered("bite") == ["bite H2"]
    table.play("home bite H2", "dice 6 6")
    assert (table.state("H2"), table.see("H2.casualty")) == ("casualty", "badly_hurt")
    table.play("home move k6", "home end")
    assert (table.turn, table.state("H1")) == ("home", "standing")


def test_bloodlust_must_bite_before_its_activation_ends() -> None:
    table = thirst("move", "dice 2", "home end")
    assert table.asked == "dice away away", "the only Thrall is bitten"
    assert table.play("dice 2 3").where("H2") == "j7 stunned"
    assert table.turn == "home"


def test_bloodlust_without_a_thrall_is_a_turnover_and_the_ball_is_dropped() -> None:
    table = thirst("move", "dice 2", "home end", given="H2.keywords Human,Lineman", ball="H1")
    assert table.asked == "dice home", "the ball bounces"
    table.play("dice 5")
    assert (table.state("H1"), table.ball, table.turn) == ("distracted", "k6", "away")


def test_bloodlust_bites_before_it_hands_off_or_scores() -> None:
    table = thirst("handoff", "dice 2", "home handoff H3", players="H1 j6, H2 j7, H3 k6", ball="H1")
    assert table.asked == "dice away away"
    assert table.play("dice 1 1", "dice 3").ball == "H3"
    table = thirst("move", "dice 2", "home move t6", players="H1 s6, H2 s7", ball="H1")
    assert table.see("score.home") == "0"
    assert table.play("home end", "dice 1 1").see("score.home") == "1"


def test_bloodlust_hands_nothing_to_the_thrall_that_it_bit_for_it() -> None:
    table = thirst("handoff", "dice 2", "home handoff H2", "dice 6 6", ball="H1")
    assert (table.state("H2"), table.ball, table.see("active")) == ("casualty", "H1", "none")
    assert table.turn == "home"


def test_bloodlust_lets_a_block_become_a_move() -> None:
    players = "H1 j6, H2 j8, A1 k6"
    table = thirst("block", "dice 1", players=players)
    assert table.offered("block") == ["block A1"]
    table.play("home move i7", "dice 3")
    assert (table.offered("block"), table.offered("bite")) == ([], ["bite H2"])
    table = thirst(
        "block", "dice 1", "home block A1", "dice push", "away push l6", "home stay", players=players
    )
    assert table.turn == "away", "it blocked, and found no Thrall"


# ---------------------------------------------------------------------------------------------- Trickster
def test_trickster_moves_to_another_square_beside_the_attacker_before_the_dice() -> None:
    table = sevens("H1 j6, A1 k6, H2 l6", skills="A1 Trickster").play("home act H1 block", "home block A1")
    table.play("away use Trickster")
    assert table.squares("move") == ["i5", "i6", "i7", "j5", "j7", "k5", "k7"]
    table.play("away move i6")
    assert table.asked == "dice home", "H2 does not mark it there"


def test_trickster_may_pick_up_a_ball_there_without_a_turnover() -> None:
    table = sevens("H1 j6, A1 k6", ball="i6", skills="A1 Trickster").play(
        "home act H1 block", "home block A1"
    )
    table.play("away use Trickster", "away move i6")
    assert table.play("dice 4").ball == "A1"
    table = sevens("H1 j6, A1 k6", ball="i6", skills="A1 Trickster").play(
        "home act H1 block", "home block A1"
    )
    table.play("away use Trickster", "away move i6", "dice 3", "dice 4")
    assert (table.ball, table.turn, table.asked) == ("h6", "home", "dice home")


def test_trickster_answers_a_stab_but_not_a_ball_and_chain() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Stab, A1 Trickster").play("home act H1 stab", "home stab A1")
    assert table.asked.startswith("away use Trickster")
    table = sevens("H1 j6, A1 k6", skills="H1 Ball_&_Chain, A1 Trickster")
    table.play("home act H1 ball_and_chain", "home face e", "dice 3")
    assert table.asked == "dice home"


# ------------------------------------------------------------------------------------------ Plague Ridden
def killed(*lines: str, victim: str = "", given: str = "", **rest: str) -> Table:
    """H1 blocks A1, who dies."""
    skills = "H1 Plague_Ridden" + (f", A1 {victim}" if victim else "")
    table = sevens("H1 j6, A1 k6", skills=skills, given=given, **rest)
    table.play("home act H1 block", "home block A1", "dice pow", "away push l6", "home stay", "dice 6 6")
    return table.play("dice 6 6", *lines)


def test_plague_ridden_raises_a_lineman_once_a_game() -> None:
    assert killed("dice 15").state("H2") == "reserves"
    assert killed("dice 14", "dice 1").state("H2") == "none", "not dead"


@pytest.mark.parametrize("victim", ["Decay", "Stunty"])
def test_plague_ridden_has_no_use_for_the_rotten_and_the_small(victim: str) -> None:
    assert killed("dice 15", victim=victim).state("H2") == "none"


def test_plague_ridden_has_no_use_for_big_guys() -> None:
    assert killed("dice 15", given="A1.keywords Big_Guy").state("H2") == "none"


def test_plague_ridden_raises_nobody_by_a_foul() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Plague_Ridden", states="A1 prone").play("home act H1 foul")
    assert table.play("home foul A1", "dice 6 5", "dice 6 5", "dice 16").state("H2") == "none"


def test_plague_ridden_brings_the_lineman_of_its_own_roster() -> None:
    table = new_match(home_team="nurgle")
    s = table.match.state
    killer = next(player for player in range(16) if s.skills[player] & skill("Plague Ridden").mask)
    place = next(player for player in range(16) if s.status[player] == ABSENT)
    deed = plague_ridden(s, Harm(16, "block", by=killer))
    assert list(deed) == []
    assert s.status[place] == RESERVES
    assert "Lineman" in s.keywords[place]
    assert (s.ma[place], s.st[place]) == (5, 3)


# ------------------------------------------------------------------------------------- where others meet
def test_titchy_in_the_way_of_a_stunty_is_no_bonus() -> None:
    table = sevens("H1 j6, A1 i6, A2 l6", skills="H1 Stunty, A2 Titchy").play("home act H1 move")
    assert table.play("home move k6", "dice 3").modifiers("dodge") == {}


def test_timmm_ber_helps_no_jump_up() -> None:
    table = sevens("H1 j6, H2 j7, A1 k6", skills="H1 Timmm-ber!,Jump_Up", states="H1 prone")
    table.play("home act H1 block", "home block A1", "dice 2")
    assert table.said("stand")[0].modifiers == (("Jump Up", 1),)


def test_pick_me_up_tells_who_stands() -> None:
    table = sevens("H1 j6, H2 m6, H3 n6", skills="H1 Pick-me-up", states="H2 prone, H3 prone", turn="away")
    table.play("away end_turn", "dice 5")
    assert table.said("stand")
    assert table.where("H2 H3") == "m6 standing, n6 prone", "n6 is four squares away"


def test_my_ball_is_not_punted() -> None:
    table = sevens("H1 j6", ball="H1", skills="H1 My_Ball,Punt")
    assert not table.can("home act H1 punt")
    assert not table.can("home act H1 pass")


@pytest.mark.rule("S7-12.3")
def test_secret_weapon_that_was_sent_off_is_not_sent_off_again() -> None:
    table = sevens(
        "H1 s6, H2 j6", ball="H1", skills="H2 Secret_Weapon", given="H2.at none", states="H2 sent_off"
    )
    table.play("home act H1 move", "home move t6")
    assert not table.said("sent_off")
    assert "Argue" not in table.asked


@pytest.mark.rule("S7-5.1")
def test_animal_savagery_applies_mighty_blow_and_claws_without_a_question() -> None:
    table = sevens("H1 j6, H2 j7", skills="H1 Animal_Savagery,Mighty_Blow").play("home act H1 move")
    table.play("dice 3", "dice 4 5", "dice 3 4")
    assert (table.state("H2"), table.turn) == ("stunned", "home"), (
        "9 and 1 break, and no 1 is left for the injury"
    )
    table = sevens("H1 j6, H2 j7", skills="H1 Animal_Savagery,Claws", given="H2.av 11").play(
        "home act H1 move"
    )
    assert table.play("dice 3", "dice 4 4").asked == "dice away away", "the injury"
