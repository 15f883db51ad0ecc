"""The computer players of Sevens: whole matches of all teams, and what they do in given positions."""

from random import Random

import pytest

from game.core.coach import Coach
from game.core.dice import shake
from game.core.errors import TableError
from game.core.grid import bits, named, row
from game.core.match import Match
from game.core.requests import Choice
from game.core.table import REFEREE, DiceTable, next_answer
from game.games.sevens import GAME
from game.games.sevens.board import LINE, NEAR, PITCH, WIDE
from game.games.sevens.coach import COACHES
from game.games.sevens.coach.aims import Aimer
from game.games.sevens.coach.formation import formation
from game.games.sevens.coach.reaching import Ways, arrives
from game.games.sevens.coach.search import changed
from game.games.sevens.coach.turn import Turn
from game.games.sevens.lineup import team_names
from game.games.sevens.state import State, on_pitch
from tests.games.sevens.table import Table, new_match, sevens

AWAY_ONE = 16  # A1
LEVELS = [level for level in COACHES if level != "random"]


def coach(level: str, think: float = 0.1) -> Coach:
    return COACHES[level](Random(1), think)


def says(table: Table, player: Coach) -> str:
    """What a coach answers, in the words of the record; it is answered."""
    choice = table.match.pending
    assert isinstance(choice, Choice)
    option = player.choose(table.match, choice.seats[0])
    assert option is not None
    assert table.match.refusal(option) is None
    table.match.answer(option)
    return table.match.game.text(option[1])


def whole_match(levels: tuple[str, str], seed: int, **options: str) -> Match[State]:
    """Every answer is checked by the match itself."""
    match = Match.new(GAME, options)
    coaches = {seat: COACHES[level](Random(shake(seed, seat)), 0.01) for seat, level in enumerate(levels)}
    table, referee = DiceTable(seed), COACHES["random"](Random(shake(seed, REFEREE)))
    while match.pending is not None:
        match.answer(next_answer(match, coaches, referee, table))
    return match


def teams(seed: int) -> dict[str, str]:
    """Other ones for every seed; all of them in 15."""
    names = team_names()
    return {
        "home_team": names[2 * seed % len(names)],
        "away_team": names[(2 * seed + 1) % len(names)],
        "rules": ("sheet", "rulebook")[seed % 2],
    }


# --------------------------------------------------------------------------------------------- whole matches
@pytest.mark.parametrize("seed", range(15))
def test_every_team_is_played_to_the_end(seed: int) -> None:
    levels = (LEVELS[seed % len(LEVELS)], ["random", *LEVELS][seed // 2 % (len(LEVELS) + 1)])
    assert whole_match(levels, seed, **teams(seed)).over


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same_match(level: str) -> None:
    one, other = (whole_match((level, "rookie"), 3, **teams(4)) for _ in range(2))
    assert one.answers == other.answers


@pytest.mark.parametrize("level", LEVELS)
def test_chance_is_beaten(level: str) -> None:
    assert whole_match((level, "random"), 2, **teams(1)).state.winners == (0,)


@pytest.mark.parametrize("level", ["random", *LEVELS])
def test_nothing_is_thrown_by_hand(level: str) -> None:
    with pytest.raises(TableError, match="nothing is thrown"):
        coach(level).gesture(new_match().match, 0)


# ------------------------------------------------------------------------------------------------ the set-up
def set_up(level: str) -> State:
    """Both sides have set up for the first kick-off."""
    match = Match.new(GAME, {})
    dice, player = DiceTable(5), coach(level)
    while not isinstance(match.pending, Choice) or match.pending.what != "kicker":
        if isinstance(match.pending, Choice):
            option = player.choose(match, match.pending.seats[0])
            assert option is not None
            match.answer(option)
        else:
            match.answer(dice.answer(match, lambda: player.gesture(match, 0)))
    found: State = match.state
    return found


@pytest.mark.rule("S7-1.2", "S7-1.3")
@pytest.mark.parametrize("level", LEVELS)
def test_seven_line_up_three_of_them_on_the_line(level: str) -> None:
    s = set_up(level)
    for side in (0, 1):
        squares = [s.at[each] for each in on_pitch(s, side)]
        assert len(squares) == 7
        assert sum(LINE[side] >> at & 1 for at in squares) == 3
        assert all(sum(zone >> at & 1 for at in squares) <= 1 for zone in WIDE)
        assert formation(s, side) == []


def test_a_legend_that_kicks_keeps_its_side_together() -> None:
    s = set_up("legend")
    rows = [row(s.at[each]) for each in on_pitch(s, s.kicking)]
    assert max(abs(each - PITCH.rows // 2) for each in rows) <= 2


# --------------------------------------------------------------------------------------------------- tactics
@pytest.mark.parametrize("level", LEVELS)
def test_a_carrier_who_needs_no_die_scores(level: str) -> None:
    table, player = sevens("H1 p6, H2 k6, A1 l6, A2 c3", ball="H1"), coach(level)
    while table.see("score.home") == "0":
        said = says(table, player)
        assert said != "end_turn"


@pytest.mark.parametrize("level", LEVELS)
def test_two_dice_are_thrown(level: str) -> None:
    table, player = sevens("H1 j6, A1 k6, A2 s6", given="H1.st 4", ball="A2"), coach(level)
    said = ""
    while said != "block A1":
        assert isinstance(table.match.pending, Choice), "a die is rolled before the block"
        assert said != "end_turn"
        said = says(table, player)


@pytest.mark.parametrize("level", LEVELS)
def test_the_carrier_does_not_dodge_without_need(level: str) -> None:
    """It could walk on out of a tackle zone; nobody is near the end zone."""
    table, player = sevens("H1 e6, H2 d5, H3 d7, A1 f6, A2 f3, A3 f9", ball="H1"), coach(level)
    said = ""
    while said != "end_turn" and (request := table.match.pending) is not None:
        if not isinstance(request, Choice):
            assert request.what != "dodge"
            break
        said = says(table, player)


# -------------------------------------------------------------------------------- taken up in the middle
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("action", ["block", "blitz"])
def test_a_coach_goes_on_with_what_was_declared_before_it_came(level: str, action: str) -> None:
    """As after a match was closed and resumed: a coach remembers nothing of it."""
    table = sevens("H1 j6, H2 j5, H3 i6, A1 k6, A2 s6", ball="A1", skills="H1 Block")
    table.play(f"home act H1 {action}")
    assert says(table, coach(level)) == "block A1"


@pytest.mark.parametrize("level", ["pro", "legend"])
def test_a_blitz_is_walked_on_to_its_block(level: str) -> None:
    table = sevens("H1 g6, H2 j5, H3 j7, A1 k6, A2 s6", ball="A1", skills="H1 Block")
    table.play("home act H1 blitz", "home move h6")
    player = coach(level)
    said = [says(table, player) for _ in range(3)]
    assert said[-1] == "block A1"


@pytest.mark.parametrize("level", LEVELS)
def test_who_has_blocked_does_not_block_again(level: str) -> None:
    table = sevens("H1 j6, H2 j5, A1 k6, A2 k5, A3 s6", ball="A3", skills="H1 Block")
    table.play("home act H1 blitz", "home block A1", "dice push")
    player = coach(level)
    while table.match.state.active == 0 and isinstance(table.match.pending, Choice):
        assert not says(table, player).startswith("block")


# --------------------------------------------------------------------------------------------- whole turns
def test_a_block_is_worth_more_with_a_helper_who_moves_first() -> None:
    s = sevens("H1 j6, H2 j9, A1 k6, A2 s6", ball="A2").match.state
    aimer = Aimer(s, (0, 1))
    turn = Turn(s, aimer)
    block, helps = aimer.strike(0, "block", AWAY_ONE, s.at[0]), aimer.walk(1, named("k7"))
    alone, together = turn.odds(s, block), turn.judged([helps, block])[0]
    assert alone is not None
    assert alone.dice == 1
    assert together > max(turn.judged(aims)[0] for aims in ([block], [helps], []))


def test_a_block_that_the_target_would_choose_is_left_out() -> None:
    s = sevens("H1 j6, A1 k6, A2 s6", given="A1.st 4", ball="A2").match.state
    aimer = Aimer(s, (0,))
    turn = Turn(s, aimer)
    block = aimer.strike(0, "block", AWAY_ONE, s.at[0])
    assert turn.odds(s, block) is None
    assert turn.judged([block]) == turn.judged([])


def test_an_action_once_a_turn_has_one_player() -> None:
    s = sevens("H1 h6, H2 h8, A1 k6, A2 s6", ball="A2").match.state
    aimer = Aimer(s, (0, 1))
    one = aimer.strike(0, "blitz", AWAY_ONE, named("j6"))
    other = aimer.strike(1, "blitz", AWAY_ONE, named("j7"))
    assert changed({0: one}, 1, other) == {1: other}


# ------------------------------------------------------------------------------------------- how far it goes
@pytest.mark.parametrize("seed", range(20))
def test_ways_there_are_as_likely_as_ways_back(seed: int) -> None:
    rng = Random(seed)
    stand, foes = ([rng.choice(PITCH.squares) for _ in range(7)] for _ in range(2))
    goal, marked = NEAR[foes[0]], PITCH.spread(bits(foes))
    free = PITCH.mask & ~bits([*stand, *foes])
    ways = Ways(free, marked, goal & free)
    for at in stand:
        for steps in range(-2, 9):
            assert ways.chance(at, steps) == arrives(at, steps, free, marked, goal & free)
