"""What a legend makes of a position: how it orders them, and what a touchdown is worth by the score."""

import pytest

from game.games.sevens.board import AWAY, HOME
from game.games.sevens.coach.experience import CONCEDES, Experience, hurt, reroll, worth
from game.games.sevens.state import PRONE, STUNNED, State, set_status
from tests.games.sevens.table import Table, sevens

ALONE = "H1 {at}, A1 c2"


def left(table: Table) -> State:
    """Home leaves the position to the other side."""
    table.match.state.acted = -1
    return table.match.state


def test_a_carrier_is_worth_more_the_nearer_it_is() -> None:
    far, near, over = (worth(left(sevens(ALONE.format(at=at), ball="H1")), HOME) for at in ("f6", "n6", "t6"))
    assert far < near < over


def test_a_touchdown_is_one_less_what_is_conceded() -> None:
    s = left(sevens(ALONE.format(at="t6"), ball="H1"))
    there = Experience(s, HOME)
    assert there.ball() == 1 - CONCEDES[there.turns_left(AWAY)]


def test_a_carrier_beside_opponents_keeps_the_ball_less_often() -> None:
    alone = worth(left(sevens("H1 m6, A1 c6, A2 c7", ball="H1")), HOME)
    beset = worth(left(sevens("H1 m6, A1 n6, A2 n7", ball="H1")), HOME)
    assert beset < alone


def test_the_ball_is_better_carried_than_loose_and_loose_than_theirs() -> None:
    players = "H1 k6, H2 k8, A1 m6, A2 m8"
    mine, theirs = (worth(left(sevens(players, ball=who)), HOME) for who in ("H1", "A1"))
    loose = worth(left(sevens(players, ball="l7")), HOME)
    assert theirs < loose < mine


@pytest.mark.parametrize("status", [PRONE, STUNNED])
def test_who_lies_is_worth_less_than_who_stands(status: int) -> None:
    s = left(sevens("H1 k6, H2 k8, A1 s6", ball="H1"))
    stands = Experience(s, HOME).men()
    set_status(s, 1, status)
    assert Experience(s, HOME).men() < stands


def test_an_opponent_who_is_hurt_is_worth_more_early() -> None:
    s = left(sevens("H1 k6, A1 l6", ball="H1"))
    s.turns = (1, 0)
    early = hurt(s, 16, HOME)
    s.turns = (7, 7)
    assert 0 < hurt(s, 16, HOME) < early


def test_a_reroll_is_worth_nothing_when_the_half_is_over() -> None:
    s = left(sevens("H1 k6, A1 l6", ball="H1"))
    s.turns = (s.house.turns, s.house.turns)
    assert reroll(s, HOME) == 0


@pytest.mark.parametrize(("score", "less"), [((1, 0), True), ((0, 0), False), ((0, 1), False)])
def test_late_in_the_match_who_leads_needs_no_more_touchdowns(score: tuple[int, int], less: bool) -> None:
    s = left(sevens("H1 n6, A1 c2", ball="H1"))
    s.half, s.score, s.turns = 2, score, (6, 6)
    there = Experience(s, HOME)
    assert there.ball() > 0
    assert (there.needed(there.ball()) < there.ball()) is less


@pytest.mark.rule("S7-3.5")
def test_a_carrier_before_an_open_end_zone_is_worth_less_than_a_touchdown() -> None:
    s = left(sevens(ALONE.format(at="s6"), ball="H1", alone="yes"))
    assert Experience(s, HOME).ball() < 1 - CONCEDES[Experience(s, HOME).turns_left(AWAY)]


def test_a_loose_ball_is_worth_nothing_when_nobody_has_a_turn_left() -> None:
    s = left(sevens("H1 k6, A1 m6", ball="l6"))
    assert Experience(s, HOME).ball() != 0
    s.turns = (8, 8)
    assert Experience(s, HOME).ball() == 0


@pytest.mark.parametrize("who", ["H1", "A1"])
def test_a_square_short_of_the_end_zone_is_nothing_when_the_half_is_over(who: str) -> None:
    s = left(sevens("H1 s6, A1 b6", ball=who))
    early = abs(Experience(s, HOME).ball())
    s.turns = (s.house.turns,) * 2
    assert early > 0.3
    assert abs(Experience(s, HOME).ball()) < 0.05


def test_how_players_stand_is_nothing_when_the_half_is_over() -> None:
    s = left(sevens("H1 k6, A1 s6", ball="H1"))
    assert Experience(s, HOME).lean() > 0
    s.turns = (s.house.turns,) * 2
    assert Experience(s, HOME).lean() == 0
