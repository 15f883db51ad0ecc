"""The computer players: what they call, and that the table's coach is the better one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.core.coach import LEVELS
from game.core.errors import TableError
from game.core.match import Match
from game.games.halftime.coach import COACHES
from game.games.halftime.solution import solution
from game.games.registry import box
from game.simulate import simulate
from tests.games.halftime.table import halftime, new_match

BOX = box("halftime")


def call(level: str, match: Match[Any]) -> str:
    option = COACHES[level](Random(1)).choose(match, match.state.possession)
    assert option is not None
    assert match.refusal(option) is None
    return str(option[1][0])


@pytest.mark.parametrize(
    ("down", "to_go", "ball", "says"),
    [
        (1, 10, 20, "run"),
        (2, 5, 20, "pass"),
        (3, 15, 20, "pass"),
        (4, 5, 55, "punt"),
        (4, 5, 60, "field_goal"),
        (4, 5, 95, "field_goal"),
    ],
)
def test_rookie_runs_then_passes_then_kicks(down: int, to_go: int, ball: int, says: str) -> None:
    assert call("rookie", halftime(ball=ball, down=down, to_go=to_go).match) == says


def test_pro_plays_for_the_next_score_whatever_the_time() -> None:
    early = halftime(ball=90, down=4, to_go=10).match
    late = halftime(ball=90, down=4, to_go=10, half=2, plays_left=1, scores="0 7").match
    assert call("pro", early) == call("pro", late) == "field_goal"
    assert call("legend", late) == "pass"


def test_pro_has_nothing_to_lose_by_a_pass_from_its_own_goal_line_in_overtime() -> None:
    assert call("pro", halftime(ball=5, down=4, to_go=10).match) == "run"
    assert call("pro", halftime(ball=5, down=4, to_go=10, half=3).match) == "pass"


def test_legend_calls_what_is_best_and_elects_to_kick() -> None:
    match = halftime(ball=35, down=3, to_go=5).match
    values = solution(False).calls(match.state)
    assert call("legend", match) == max(values, key=lambda word: values[word])
    asked = new_match().play("dice 20 5").match
    assert COACHES["legend"](Random(1)).choose(asked, 0) == (0, ("kick",))
    assert COACHES["pro"](Random(1)).choose(asked, 0) == (0, ("receive",))


@pytest.mark.parametrize("level", ["random", *LEVELS])
def test_nothing_is_thrown_by_hand(level: str) -> None:
    with pytest.raises(TableError, match="nothing is thrown"):
        COACHES[level](Random(1)).gesture(new_match().match, 0)


@pytest.mark.parametrize(
    "options", [{}, {"plays": "12", "pass_die": "printed"}, {"plays": "36"}], ids=["default", "short", "long"]
)
def test_legend_wins_against_chance_and_every_level_plays_to_the_end(options: dict[str, str]) -> None:
    legend = simulate(
        BOX, games=25, seed=2, players={"home": "coach:legend", "away": "random"}, options=options
    )
    assert legend.wins["home"] > 2 * legend.wins["away"]
    others = {"home": "coach:pro", "away": "coach:rookie"}
    assert simulate(BOX, games=5, seed=2, players=others, options=options).games == 5
