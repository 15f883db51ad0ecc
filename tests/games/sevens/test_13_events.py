"""Chapter 13: the events of the kick-off."""

import pytest

from game.games.sevens.kickoff_events import EVENTS
from tests.games.sevens.table import Table, kick_off, sevens


def event(total: str, *, players: str = "", given: str = "", square: str = "c3", **options: str) -> Table:
    """The ball is kicked at a square and rolled one to the east; then the event."""
    table = kick_off(players, given=given, **options).play(
        "away kicker A4", f"away target {square}", "dice 5 1"
    )
    return table.play(f"dice {total}")


def test_there_is_an_event_for_every_sum() -> None:
    assert list(EVENTS) == list(range(2, 13))


@pytest.mark.rule("S7-13.2")
def test_get_the_ref() -> None:
    table = event("1 1")
    assert (table.see("bribes.home"), table.see("bribes.away")) == ("1", "1")


@pytest.mark.rule("S7-13.3")
@pytest.mark.parametrize(("marker", "after"), [(5, 6), (6, 5), (8, 7)])
def test_time_out(marker: int, after: int) -> None:
    table = event("1 2", given=f"turn.home {marker}, turn.away {marker}")
    assert table.see("turn.away") == table.see("turn.home") == str(after)


@pytest.mark.rule("S7-13.3")
def test_time_out_with_six_turns() -> None:
    assert event("1 2", given="turn.home 4, turn.away 4", turns_per_half="rulebook").see("turn.away") == "3"
    assert event("1 2", given="turn.home 3, turn.away 3", turns_per_half="rulebook").see("turn.away") == "4"


@pytest.mark.rule("S7-13.4", "S7-13.13")
def test_solid_defence() -> None:
    table = event("2 2").play("dice 1")
    assert not table.can("away place A1 m5"), "only where it may set up"
    table.play("away place A4 r6")
    assert table.where("A4") == "r6 standing"
    assert not table.can("away place A4 q6"), "each once"
    table.play("away place A5 q4", "away place A1 n4", "away place A2 n8")
    assert table.asked == "dice home", "D3+3 are four"


@pytest.mark.rule("S7-13.4")
def test_solid_defence_keeps_three_on_the_line() -> None:
    table = event("2 2").play("dice 1")
    assert not table.can("away place A1 r6")


@pytest.mark.rule("S7-13.5", "S7-13.13")
def test_high_kick() -> None:
    table = event("2 3")
    assert len(table.offered("place")) == 5
    table.play("home place H4", "dice 3")
    assert (table.where("H4"), table.ball) == ("d3 standing", "H4")
    assert event("2 3").play("home ready").asked == "dice home", "it bounces"


@pytest.mark.rule("S7-13.5", "S7-13.13")
def test_a_marked_player_is_not_open() -> None:
    players = "H1 g5, H2 g6, H3 g7, H4 e9, A1 n5, A2 n6, A3 n7, A4 q6, A5 e8"
    table = event("2 3", players=players)
    assert "place H4" not in table.offered("place")


@pytest.mark.rule("S7-13.6", "S7-13.13")
def test_cheering_fans() -> None:
    assert event("3 3").play("dice 4 2").see("cheered.home") == "1"
    table = event("3 3").play("dice 4 4")
    assert (table.see("cheered.home"), table.see("cheered.away")) == ("1", "1")


@pytest.mark.rule("S7-13.6")
def test_the_assist_is_for_the_first_block() -> None:
    players = "H1 g5, H2 g6, H3 g7, H4 e9, A1 h5, A2 h8, A3 n7, A4 q6"
    table = event("3 3", players=players).play("dice 4 2", "dice 2", "home act H1 block", "home block A1")
    table.play("dice push push")
    assert table.event("block").strengths == (5, 3), "H2 helps, and the fans"
    assert table.see("cheered.home") == "0"


@pytest.mark.rule("S7-13.7", "S7-13.13")
def test_brilliant_coaching_lasts_for_the_drive() -> None:
    table = event("3 4", given="rerolls.home 1").play("dice 4 2")
    assert (table.see("rerolls.home"), table.see("bonus.home")) == ("2", "1")
    table = event("3 4", given="rerolls.home 1, turn.home 7, turn.away 7").play("dice 4 2", "dice 2")
    table.play("home end_turn", "away end_turn")
    assert table.see("rerolls.home") == "1"
    table = sevens("H1 s6", ball="H1", given="rerolls.home 2, bonus.home 1")
    table.play("home act H1 move", "home move t6")
    assert (table.see("rerolls.home"), table.see("bonus.home")) == ("1", "0"), "within a half, too"


@pytest.mark.rule("S7-13.8")
def test_changing_weather() -> None:
    table = event("4 4").play("dice 1 1")
    assert (table.see("weather"), table.asked) == ("sweltering", "dice home")
    table = event("4 4").play("dice 3 4")
    assert table.asked == "dice away away away"


@pytest.mark.rule("S7-13.9", "S7-13.13")
def test_quick_snap() -> None:
    table = event("4 5").play("dice 1")
    assert table.can("home move H1 h5")
    assert not table.can("home move H1 i5")
    table.play("home move H1 h5", "home move H2 h6", "home move H3 h7", "home move H4 f9")
    assert table.asked == "dice home", "D3+3 are four"


@pytest.mark.rule("S7-13.10")
def test_charge() -> None:
    players = "H1 g5, H2 g6, H3 g7, H4 e9, A1 n5, A2 n6, A3 n7, A4 k6, A5 p3"
    table = event("4 6", players=players, given="rerolls.away 1").play("dice 1")
    assert table.can("away act A4 blitz")
    assert not table.can("away act A4 pass")
    table.play("away act A4 blitz", "away move j6", "away move i6", "away move h6", "away block H2")
    table.play("dice " + " ".join(["skull"] * table.asked.count("away")))
    assert "reroll team" in table.asked, "the kicking team may re-roll in its Charge!"


@pytest.mark.rule("S7-13.10")
def test_a_knock_down_ends_the_charge_and_so_does_its_coach() -> None:
    table = event("4 6", given="A4.ma 1").play(
        "dice 1", "away act A4 move", "away move p6", "away move o6", "dice 1"
    )
    table.play("dice 1 1")
    assert (table.asked, table.see("phase")) == ("dice home", "landing")
    assert event("4 6").play("dice 1", "away end_turn").see("phase") == "landing"


@pytest.mark.rule("S7-13.10")
def test_so_many_may_act() -> None:
    table = event("4 6").play("dice 1")
    for number in (1, 2, 3, 4):
        assert table.see("phase") == "charge"
        table.play(f"away act A{number} move", "away end")
    assert table.see("phase") == "landing"


@pytest.mark.rule("S7-13.11", "S7-13.13")
def test_dodgy_snack() -> None:
    table = event("5 6").play("dice 2 3", "dice 4", "dice 2")
    assert (table.see("H4.ma"), table.see("H4.av"), table.see("H4.snacked")) == ("5", "8", "yes")
    table = event("5 6").play("dice 2 3", "dice 4", "dice 1")
    assert table.where("H4") == "reserves"
    table = event("5 6", given="turn.home 7, turn.away 7").play("dice 2 3", "dice 4", "dice 2", "dice 2")
    table.play("home end_turn", "away end_turn")
    assert (table.see("H4.ma"), table.see("H4.av"), table.see("H4.snacked")) == ("6", "9", "no"), (
        "for the drive"
    )
    table = event("5 6").play("dice 3 3", "dice 1", "dice 2", "dice 1", "dice 2")
    assert (table.see("H1.snacked"), table.see("A1.snacked")) == ("yes", "yes")


@pytest.mark.rule("S7-13.12", "S7-13.13")
def test_pitch_invasion() -> None:
    table = event("6 6", given="fans.home 1, fans.away 4").play("dice 4 2", "dice 2", "dice 1", "dice 1")
    assert table.where("H1 H2") == "g5 stunned, g6 stunned"
    table = event("6 6").play("dice 2 2", "dice 1", "dice 1", "dice 1", "dice 5")
    assert (table.state("H1"), table.state("A5")) == ("stunned", "stunned")
