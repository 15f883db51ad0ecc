"""Rumble, chapter 2: the order of a turn, moves and picking up."""

import pytest

from game.core.grid import distance, name, named
from tests.games.rumble.table import rumble


@pytest.mark.rule("RU-2.1")
def test_ru_2_1_first_move_then_throw_then_attack_then_the_other_side() -> None:
    table = rumble("H1 e8, A1 f8", ball="H1")
    for stage in ("home move", "home throw", "home attack", "away move", "away throw", "away attack"):
        assert table.stage == stage
        table.play(f"{stage.split()[0]} next")
    assert table.stage == "home move"


@pytest.mark.rule("RU-2.1")
def test_ru_2_1_there_is_no_way_back_and_no_way_ahead() -> None:
    table = rumble("H1 e8, H2 m8, A1 f8", ball="H1")
    lines = {"move": "home move H2 n8", "throw": "home throw k8", "attack": "home attack H2 A1"}
    for phase in ("move", "throw", "attack"):
        for other in {"move", "throw", "attack"} - {phase}:
            assert not table.can(lines[other])
        table.play("home next")
    assert not table.can("home move H2 n8")  # it is away's turn


@pytest.mark.rule("RU-2.1")
def test_ru_2_1_a_phase_in_which_nothing_can_be_done_is_closed_by_hand_as_well() -> None:
    table = rumble("H1 e8, A1 t8").play("home next")
    assert (table.stage, table.asked) == ("home throw", "home next")
    table.play("home next")
    assert (table.stage, table.asked) == ("home attack", "home next")


@pytest.mark.rule("RU-2.1")
def test_ru_2_1_the_other_side_waits() -> None:
    assert rumble("H1 e8, A1 t8").refusal("away move A1 s8") == "it is not for that seat to answer"


@pytest.mark.rule("RU-2.2")
def test_ru_2_2_up_to_four_squares_in_any_direction_and_a_diagonal_counts_one() -> None:
    table = rumble("H1 i8, A1 t1")
    near = [name(at) for at in table.match.state.house.board.grid.squares if distance(at, named("i8")) <= 4]
    assert table.squares("move H1") == [square for square in near if square != "i8"]
    assert table.can("home move H1 m12")
    assert table.refusal("home move H1 n8") == "n8 is 5 steps away: a move has 4 (RU-2.2)"


@pytest.mark.rule("RU-2.2")
def test_ru_2_2_not_in_a_straight_line_only() -> None:
    table = rumble("H1 a1, A1 b1, A2 b2").play("home move H1 c1")
    assert table.where("H1") == "c1"  # a2, b3, c2, c1


@pytest.mark.rule("RU-2.2")
def test_ru_2_2_once_a_turn() -> None:
    table = rumble("H1 e8, H2 e3, A1 t8").play("home move H1 f8")
    assert table.squares("move H1") == []
    assert table.refusal("home move H1 g8") == "H1 has moved already: once a turn (RU-2.2)"
    assert table.squares("move H2") != []
    table.idle(2)
    assert table.can("home move H1 g8")


@pytest.mark.rule("RU-2.2")
def test_ru_2_2_the_ball_goes_with_its_holder() -> None:
    table = rumble("H1 e8, A1 t8", ball="H1").play("home move H1 i8")
    assert (table.where("H1"), table.see("ball")) == ("i8", "H1")


@pytest.mark.rule("RU-2.3")
@pytest.mark.parametrize("side", ["A", "H"])
def test_ru_2_3_nobody_moves_through_another_of_either_side(side: str) -> None:
    """A wall of nine before it: nothing behind them is in reach."""
    wall = ", ".join(f"{side}{number} c{number + 3}" for number in range(1, 10))
    table = rumble(f"H16 b8, A16 t1, {wall}")
    assert {square[0] for square in table.squares("move H16")} == {"a", "b"}
    assert not table.can("home move H16 d8")


@pytest.mark.rule("RU-2.3")
def test_ru_2_3_a_way_round_counts_its_steps() -> None:
    table = rumble("H1 a8, A1 b7, A2 b8, A3 b9, A4 b6, A5 b10")
    assert table.refusal("home move H1 c8") == "c8 is 6 steps away round the others: a move has 4 (RU-2.3)"
    assert rumble("H1 a8, A1 b7, A2 b8, A3 b9").can("home move H1 c8")
    assert rumble("H1 a1, A1 a2, A2 b1, A3 b2").squares("move H1") == []


@pytest.mark.rule("RU-2.3")
def test_ru_2_3_not_onto_another_player() -> None:
    table = rumble("H1 e8, H2 f8, A1 e9")
    assert table.refusal("home move H1 f8") == "H2 stands on f8 (RU-2.3)"
    assert table.refusal("home move H1 e9") == "A1 stands on e9 (RU-2.3)"


@pytest.mark.rule("RU-2.4")
@pytest.mark.parametrize("square", ["k7", "k8", "k9", "l7", "l8", "l9", "m7", "m8", "m9"])
def test_ru_2_4_next_to_the_ball_or_on_its_square_it_is_picked_up(square: str) -> None:
    table = rumble(f"H1 {square}, A1 t8").play("home pickup H1")
    assert (table.see("ball"), table.where("H1")) == ("H1", square)


@pytest.mark.rule("RU-2.4")
@pytest.mark.parametrize("square", ["j8", "l10", "n6", "n8"])
def test_ru_2_4_from_two_squares_away_it_is_not(square: str) -> None:
    table = rumble(f"H1 {square}, A1 k8")
    assert table.refusal("home pickup H1") == "the ball is 2 squares from H1: it must be next to it (RU-2.4)"
    assert table.offered("pickup") == []


@pytest.mark.rule("RU-2.4")
def test_ru_2_4_after_the_fourth_square_too_and_then_it_may_not_go_on() -> None:
    table = rumble("H1 g8, H2 m9, A1 t8").play("home move H1 k8", "home pickup H1")
    assert table.see("ball") == "H1"
    other = rumble("H1 g8, H2 m9, A1 t8").play("home pickup H2")
    assert other.squares("move H2") == []
    reason = "H2 has picked the ball up and may not go on moving (RU-2.4)"
    assert other.refusal("home move H2 n9") == reason
    assert other.idle(2).can("home move H2 n9")


@pytest.mark.rule("RU-2.4")
def test_ru_2_4_only_a_loose_ball() -> None:
    table = rumble("H1 k8, H2 l8, A1 m8", ball="H2")
    assert table.refusal("home pickup H1") == "H2 has the ball: only a loose one is picked up (RU-2.4)"
    held = rumble("H1 k8, A1 l8", ball="A1")
    assert held.offered("pickup") == []


@pytest.mark.rule("RU-2.4")
def test_ru_2_4_a_move_onto_the_ball_does_not_pick_it_up() -> None:
    table = rumble("H1 k8, A1 t8").play("home move H1 l8")
    assert (table.see("ball"), table.offered("pickup")) == ("l8", ["pickup H1"])
