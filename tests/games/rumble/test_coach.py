"""The computer players: nothing but legal answers, the same match for the same seed, and what they do where
it is plain what should be done."""

from __future__ import annotations

from random import Random

import pytest

from game.core.coach import LEVELS, Coach
from game.core.errors import TableError
from game.core.grid import distance, name
from game.core.match import Match
from game.core.requests import Choice
from game.core.table import DiceTable, next_answer
from game.games.rumble import GAME
from game.games.rumble.coach import COACHES
from game.games.rumble.coach.gambles import attack_gains, struck, throw_worth
from game.games.rumble.coach.plans import Nodes
from game.games.rumble.coach.values import HASTY, Outlook, worth
from game.games.rumble.formation import formation
from game.games.rumble.state import State, fielded
from tests.games.rumble.table import Table, new_match, rumble

THINK = 0.02
SEARCHING = ("pro", "legend")


def coach(level: str, think: float = THINK) -> Coach:
    return COACHES[level](Random(1), think)


def phase(table: Table, level: str, think: float = THINK) -> list[str]:
    """What a coach says until its phase is over, in the words of the record."""
    player, seat, said = coach(level, think), table.match.state.turn, []
    began = table.match.state.phase
    while table.match.state.phase is began and isinstance(table.match.pending, Choice):
        option = player.choose(table.match, seat)
        assert option is not None
        table.match.answer(option)
        said.append(GAME.text(option[1]))
    return said


def says(table: Table, level: str) -> str:
    """The next thing that a coach says."""
    option = coach(level).choose(table.match, table.match.state.turn)
    assert option is not None
    assert table.match.refusal(option) is None
    return GAME.text(option[1])


def whole_match(levels: tuple[str, str], seed: int, **options: str) -> Match[State]:
    """Played to its end; the match itself refuses what is not allowed."""
    table, dice = new_match(**options), DiceTable(seed)
    coaches = {seat: COACHES[level](Random(seed + seat), THINK) for seat, level in enumerate(levels)}
    while not table.match.over:
        table.match.answer(next_answer(table.match, coaches, coaches[0], dice))
    return table.match


# ----------------------------------------------------------------------------------------- whole matches
@pytest.mark.parametrize("levels", [("random", "rookie"), ("rookie", "pro"), ("pro", "legend")], ids=str)
def test_every_level_plays_a_match_to_its_end(levels: tuple[str, str]) -> None:
    match = whole_match(levels, 3, board="quick", touchdowns="1")
    assert match.state.winners


def test_the_same_seed_plays_the_same_match() -> None:
    one, same = (whole_match(("legend", "pro"), 5, board="quick", touchdowns="1") for _ in range(2))
    assert one.answers == same.answers


def test_rookie_beats_chance() -> None:
    assert all(whole_match(("rookie", "random"), seed).state.winners == (0,) for seed in range(3))


@pytest.mark.parametrize("level", LEVELS)
def test_a_coach_leaves_the_match_that_it_thinks_about_as_it_is(level: str) -> None:
    table = rumble("H1 k8, H2 j6, A1 m9, A2 n7", ball="l8")
    before = table.match.state.copy()
    says(table, level)
    assert table.match.state == before


@pytest.mark.parametrize("level", ["random", *LEVELS])
def test_nothing_is_thrown_by_hand(level: str) -> None:
    with pytest.raises(TableError, match="nothing is thrown"):
        coach(level).gesture(new_match().match, 0)


# ------------------------------------------------------------------------------------------- the line-up
@pytest.mark.rule("RU-1.4")
def test_eleven_line_up_round_the_middle_of_the_end_zone() -> None:
    table = new_match().play("dice 6 6", "dice 1 1")
    squares = [name(at) for at in formation(table.match.state, 0)]
    assert sorted(squares) == sorted(f"a{number}" for number in range(3, 14))
    assert squares[0] == "a8"


@pytest.mark.rule("RU-3.4")
def test_the_formation_is_for_those_who_are_left_and_still_to_be_placed() -> None:
    table = rumble("H1 a8", boxes="H2 reserves, H3 reserves, H4 light, A1 reserves", phase="place")
    assert [name(at) for at in formation(table.match.state, 0)] == ["a7", "a9"]


@pytest.mark.parametrize("level", LEVELS)
def test_everybody_lines_up(level: str) -> None:
    table, player = new_match().play("dice 6 6", "dice 1 1"), coach(level)
    while table.stage == "home place":
        option = player.choose(table.match, 0)
        assert option is not None
        table.match.answer(option)
    assert len(fielded(table.match.state, 0)) == 11


@pytest.mark.rule("RU-3.2")
@pytest.mark.parametrize("level", LEVELS)
def test_reserves_come_on_where_the_ball_is_nearest(level: str) -> None:
    table = rumble("H1 e9, A1 p5, A2 q5", boxes="H12 reserves, H13 reserves", entries="1 0", ball="l8")
    assert says(table, level) == "enter H12 i1"


# ----------------------------------------------------------------------------------------------- tactics
def open_sides(s: State) -> int:
    """How many squares next to the carrier the other side can come to."""
    threat = Outlook(s).threat
    return sum(threat >> square & 1 for square in s.house.board.grid.neighbours[s.at[s.holder]])


@pytest.mark.parametrize("level", LEVELS)
def test_a_carrier_who_can_reach_the_end_zone_scores(level: str) -> None:
    table = rumble("H1 t8, H2 k8, A1 u8, A2 u9, A3 u7, A4 v3", ball="H1")
    phase(table, level)
    assert table.scores == [1, 0]


@pytest.mark.parametrize("level", SEARCHING)
def test_the_ball_goes_to_the_free_man_in_the_end_zone(level: str) -> None:
    """H1 is 8 columns away: walks 4 and throws the rest to H2, who runs in."""
    table = rumble("H1 o8, H2 s3, H3 e5, A1 u10, A2 u11, A3 r13", ball="H1")
    phase(table, level)
    s = table.match.state
    said = phase(table, level)
    assert s.house.board.in_zone(s.at[1], 1)
    assert said[0] == f"throw {name(s.at[1])}"
    assert distance(s.at[0], s.at[1]) <= 4


@pytest.mark.parametrize("level", SEARCHING)
def test_nobody_throws_who_is_safer_with_the_ball(level: str) -> None:
    table = rumble("H1 c8, H2 l8, A1 n8, A2 n9, A3 m10", ball="H1", phase="throw")
    assert says(table, level) == "next"


@pytest.mark.parametrize("level", LEVELS)
def test_a_loose_ball_is_picked_up(level: str) -> None:
    table = rumble("H1 h8, H2 g6, H3 g10, A1 r8, A2 r9", ball="l8")
    assert any(words.startswith("pickup") for words in phase(table, level))


@pytest.mark.parametrize("level", SEARCHING)
def test_nobody_of_theirs_gets_at_a_carrier_who_has_a_way_back(level: str) -> None:
    home = "H1 i8, H2 f5, H3 f6, H4 f7, H5 f8, H6 f9, H7 f10, H8 g4, H9 g11, H10 e8, H11 e7"
    away = "A1 m5, A2 m6, A3 m7, A4 m8, A5 m9, A6 m10, A7 n6, A8 n8, A9 n10"
    table = rumble(f"{home}, {away}", ball="H1")
    phase(table, level, 0.1)
    assert open_sides(table.match.state) == 0


def test_a_cage_closes_round_a_carrier_between_them() -> None:
    home = "H1 k8, H2 j5, H3 j7, H4 k6, H5 l6, H6 l10, H7 j9, H8 k10, H9 i8, H10 m8"
    away = "A1 p5, A2 p8, A3 p10, A4 f6, A5 f8, A6 f10, A7 k3, A8 k13, A9 g13, A10 o3"
    table = rumble(f"{home}, {away}", ball="H1")
    assert open_sides(table.match.state) == 6
    phase(table, "pro", 0.1)
    s = table.match.state
    assert open_sides(s) == 0
    assert sum(distance(s.at[player], s.at[0]) == 1 for player in fielded(s, 0)) >= 7


@pytest.mark.parametrize("level", SEARCHING)
def test_a_carrier_within_reach_is_surrounded_and_attacked_first(level: str) -> None:
    home = "H1 h5, H2 h6, H3 h8, H4 h10, H5 h11, H6 g8"
    table = rumble(f"{home}, A1 k8, A2 k4, A3 l12", ball="A1")
    phase(table, level)
    s = table.match.state
    assert sum(distance(s.at[player], s.at[16]) == 1 for player in fielded(s, 0)) >= 4
    phase(table, level)
    assert says(table, level).endswith(" A1")


@pytest.mark.parametrize("level", LEVELS)
def test_the_carrier_is_attacked_before_others(level: str) -> None:
    table = rumble("H1 k8, H2 m8, H3 l7, A1 l8, A2 k9", ball="A1", phase="attack")
    assert says(table, level).endswith(" A1")


@pytest.mark.parametrize("level", SEARCHING)
def test_who_can_reach_nobody_else_attacks_the_carrier_first(level: str) -> None:
    """H2 stands next to the carrier alone, H1 next to another one too."""
    table = rumble("H1 k8, H2 m8, A1 l8, A2 j8", ball="A1", phase="attack")
    assert says(table, level) == "attack H2 A1"


@pytest.mark.parametrize("level", SEARCHING)
def test_a_plan_is_made_once_and_again_when_something_else_has_happened(level: str) -> None:
    table = rumble("H1 k8, H2 j6, H3 g4, A1 m9, A2 n7", ball="l8")
    player = coach(level)
    first = player.choose(table.match, 0)
    assert player.choose(table.match.clone(), 0) == first
    table.play("home move H3 d4")
    option = player.choose(table.match, 0)
    assert option is not None
    assert table.match.refusal(option) is None


# ------------------------------------------------------------------------------------------------ gambles
@pytest.mark.rule("RU-2.6", "RU-2.7")
def test_a_throw_is_worth_what_its_landings_are_worth() -> None:
    """Over one square it cannot fail; farther it is worth less than certain and more than a miss."""
    table = rumble("H1 r8, H2 w8, H3 s8, A1 e5", ball="H1", phase="throw")
    s, nodes = table.match.state, Nodes(1000, HASTY)
    near = throw_worth(s, s.at[2], nodes)
    assert nodes.left == 999
    far = throw_worth(s, s.at[1], nodes)
    assert nodes.left == 999 - 1 - 5
    assert near < far < 1


@pytest.mark.rule("RU-2.9")
def test_an_attack_gains_what_an_injury_is_worth_in_ten_of_36() -> None:
    table = rumble("H1 k8, A1 l8, A2 t8", ball="a1", phase="attack")
    s = table.match.state
    injured, untouched = worth(struck(s, 16, injured=True), HASTY), worth(struck(s, 16), HASTY)
    assert attack_gains(s, 16, Nodes(2, HASTY)) == pytest.approx((injured - untouched) * 10 / 36)


@pytest.mark.rule("RU-2.9", "RU-2.10")
def test_an_attack_on_the_carrier_counts_every_square_that_the_ball_can_drop_to() -> None:
    s, nodes = rumble("H1 k8, A1 l8", ball="A1", phase="attack").match.state, Nodes(17, HASTY)
    assert attack_gains(s, 16, nodes) > 0.1
    assert nodes.left == 0
