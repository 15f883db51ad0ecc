"""BFL, chapter 7: the challenge flag. p1 throws with a die outside, so 10 yards are at stake."""

import pytest

from game.games.bfl.events import Spun
from tests.games.bfl.table import Table, bfl


def penalised(players: int = 3, flags: str | None = None) -> Table:
    """p1, in lane 1 at 50, has one die outside; the others stand at 50 in lanes 2, 3 …"""
    lanes = " ".join(str(lane) for lane in range(1, players + 1))
    yards = " ".join(["50"] * players)
    return bfl(players, lanes=lanes, yards=yards, flags=flags).throw("1 1! 4 5 6 7 8 8")


@pytest.mark.rule("BFL-7.1")
def test_bfl_7_1_any_player_may_throw_a_flag_and_the_penalised_may_accept() -> None:
    table = penalised()
    assert (table.asked, table.rule) == ("p1 accept | p1 challenge | p2 challenge | p3 challenge", "BFL-7.1")
    assert table.refusal("p2 accept") == "that is not among the options"


@pytest.mark.rule("BFL-7.1")
@pytest.mark.parametrize("seat", ["p1", "p2", "p3"])
@pytest.mark.parametrize("number", [1, 2])
def test_bfl_7_1_the_flag_of_the_one_who_threw_it_is_spent_either_way(seat: str, number: int) -> None:
    table = penalised().play(f"{seat} challenge", "dice odd", f"spin {number}")
    assert table.flags == [other for other in ("p1", "p2", "p3") if other != seat]


@pytest.mark.rule("BFL-7.1")
def test_bfl_7_1_accepting_spends_nothing() -> None:
    assert penalised().play("p1 accept").flags == ["p1", "p2", "p3"]


@pytest.mark.rule("BFL-7.1")
def test_bfl_7_1_each_player_has_one_flag() -> None:
    table = penalised(flags="p2")
    assert table.asked == "p1 accept | p2 challenge"
    assert table.refusal("p3 challenge") is not None
    assert table.refusal("p1 challenge") == "the flag of p1 is spent: one challenge a match (BFL-7.1)"


@pytest.mark.rule("BFL-7.1")
def test_bfl_7_1_one_a_match_and_not_a_quarter() -> None:
    table = (
        bfl(lanes="1 2", yards="90 0").throw("2 2! 3 4 5 6 7 7").play("p1 challenge", "dice odd", "spin 2")
    )
    table.throw("1 1 3 4 5 6 7 7").play("p1 kick", "kick good", "dice 1", "dice 2")
    assert (table.see("quarter"), table.flags) == ("2", ["p2"])


@pytest.mark.rule("BFL-7.1")
def test_bfl_7_1_with_no_flag_left_nothing_is_asked_and_the_penalty_stands() -> None:
    table = penalised(flags="")
    assert (table.asked, table.yards) == ("throw p2", [40, 50, 50])
    assert "penalty" in table.events


@pytest.mark.rule("BFL-7.1")
def test_bfl_7_1_it_is_thrown_before_the_movement() -> None:
    table = penalised()
    assert table.yards == [50, 50, 50]
    table.play("p2 challenge")
    assert table.yards == [50, 50, 50]
    table.play("dice odd")
    assert table.yards == [50, 50, 50]


@pytest.mark.rule("BFL-7.1")
def test_bfl_7_1_without_a_penalty_there_is_nothing_to_challenge() -> None:
    assert bfl(lanes="1 2").throw("3 4 5 6 7 8 3 4").asked == "throw p2"


@pytest.mark.rule("BFL-7.1")
def test_bfl_7_1_a_second_penalty_on_the_roll_needs_another_flag() -> None:
    table = bfl(3, lanes="2 5 7", yards="50 50 50").throw("2 2 2 5 5 5 7! 8").play("p1 penalty p2")
    table.play("p2 challenge", "dice odd", "spin 1")
    assert table.event("penalty").why == "split"
    assert table.asked == "p2 accept | p1 challenge | p3 challenge"


@pytest.mark.rule("BFL-7.2")
def test_bfl_7_2_the_referee_announces_odd_or_even_and_spins() -> None:
    table = penalised().play("p2 challenge")
    assert (table.asked, table.rule) == ("dice referee", "BFL-7.2")
    assert table.refusal("dice 3") == "3 is on no face of the call (odd, even)"
    table.play("dice even")
    assert (table.asked, table.rule) == ("spin referee", "BFL-7.2")


@pytest.mark.rule("BFL-7.2")
@pytest.mark.parametrize("number", range(1, 9))
@pytest.mark.parametrize("call", ["odd", "even"])
def test_bfl_7_2_a_match_lets_the_call_stand_no_match_overturns_it(call: str, number: int) -> None:
    table = penalised().play("p3 challenge", f"dice {call}", f"spin {number}")
    stands = (number % 2 == 1) == (call == "odd")
    assert table.events[:2] == ["spun", "stands" if stands else "overturned"]
    assert table.event("spun") == Spun(-1, number, stands)
    assert table.yards == ([40, 50, 50] if stands else [70, 50, 50])


@pytest.mark.rule("BFL-7.2")
def test_bfl_7_2_the_whole_penalty_of_the_announcement_is_overturned() -> None:
    table = bfl(lanes="1 2", yards="50 0").throw("3! 4! 5! 6! 7! 8 3 4")
    assert table.event("penalty").yards == 50
    assert table.play("p1 challenge", "dice odd", "spin 8").yards == [50, 0]
