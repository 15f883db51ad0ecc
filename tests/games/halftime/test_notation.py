"""Half-Time Football's notation page: the paths of a scenario, and the words of an answer."""

import pytest

from game.core.errors import OptionError
from game.core.game import read_options
from game.core.match import Match
from game.games.halftime import GAME
from game.games.halftime.state import State
from tests.games.halftime.table import halftime, new_match

DEFAULTS = read_options(GAME.options, {})


def given(paths: dict[str, str], **options: str) -> State:
    """A scenario from its `given` lines."""
    state = GAME.scenario(read_options(GAME.options, options))
    for path, value in paths.items():
        GAME.give(state, path, value)
    GAME.ready(state, frozenset(paths))
    return state


def values(state: State) -> list[str]:
    return [GAME.read(state, path) for path in GAME.paths(state)]


def test_the_options_with_their_defaults_first() -> None:
    assert {option.name: option.values for option in GAME.options} == {
        "plays": ("24", "12", "36"),
        "pass_die": ("ruled", "printed"),
    }


def test_an_option_that_is_not_there() -> None:
    with pytest.raises(OptionError, match="there is no option 'wind': the game has plays, pass_die"):
        read_options(GAME.options, {"wind": "yes"})


def test_the_paths_in_their_order() -> None:
    assert list(GAME.paths(given({}))) == [
        *("possession", "ball", "down", "to_go", "half", "plays_left", "first_kick"),
        *("score.home", "score.away"),
    ]


def test_a_scenarios_defaults() -> None:
    assert values(given({})) == ["home", "20", "1", "10", "1", "24", "away", "0", "0"]
    assert values(given({}, plays="12"))[5] == "12"
    assert halftime().asked == "home run | home pass | home punt"


def test_before_the_match_nobody_has_the_ball() -> None:
    table = new_match()
    assert values(table.match.state) == ["none", "0", "0", "0", "1", "24", "none", "0", "0"]
    table.play("dice 20 5", "home kick")
    assert values(table.match.state) == ["none", "0", "0", "0", "1", "24", "home", "0", "0"]


def test_before_a_try_the_scorer_has_it_in_the_end_zone() -> None:
    table = halftime("away", ball=60).play("away pass", "dice 50")
    assert values(table.match.state) == ["away", "100", "0", "0", "1", "23", "away", "0", "6"]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("possession", "away"),
        ("ball", "95"),
        ("down", "4"),
        ("to_go", "45"),
        ("half", "2"),
        ("plays_left", "1"),
        ("first_kick", "home"),
        ("score.home", "27"),
        ("score.away", "3"),
    ],
)
def test_what_is_given_is_read(path: str, value: str) -> None:
    assert GAME.read(given({path: value}), path) == value


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("possession", "p1", "possession is home, away or none, not 'p1'"),
        ("ball", "22", "ball is a number from 0 to 95 in steps of 5, not '22'"),
        ("ball", "100", "ball is a number from 0 to 95 in steps of 5, not '100'"),
        ("ball", "-5", "ball is a number from 0 to 95 in steps of 5, not '-5'"),
        ("down", "5", "down is a number from 0 to 4, not '5'"),
        ("to_go", "7", "to_go is a number from 0 to 95 in steps of 5, not '7'"),
        ("half", "4", "half is a number from 1 to 3, not '4'"),
        ("plays_left", "25", "plays_left is a number from 0 to 24, not '25'"),
        ("first_kick", "none", "first_kick is home or away, not 'none'"),
        ("score.home", "1000", "score.home is a number from 0 to 999, not '1000'"),
        ("score.p1", "3", "'score.p1' is no path of Half-Time Football"),
        ("weather", "rain", "'weather' is no path of Half-Time Football"),
    ],
)
def test_what_cannot_be_given(path: str, value: str, reason: str) -> None:
    with pytest.raises(ValueError) as error:
        given({path: value})
    assert str(error.value).startswith(reason)


@pytest.mark.parametrize(
    ("paths", "reason"),
    [
        ({"ball": "0"}, "ball is 0 only before a kick-off (possession none)"),
        ({"down": "0"}, "down is 0 only before a kick-off (possession none)"),
        ({"to_go": "0"}, "to_go is 0 only before a kick-off (possession none)"),
        ({"possession": "none", "ball": "20"}, "ball is 0 before a kick-off (possession none)"),
        ({"plays_left": "0"}, "half 1 is over with no play left (HT-2.5)"),
        ({"half": "3", "plays_left": "5"}, "overtime counts no plays: plays_left is 0 (HT-2.6)"),
        (
            {"half": "3", "possession": "none"},
            "there is no kick-off in overtime: possession is home or away (HT-2.6)",
        ),
    ],
    ids=str,
)
def test_what_does_not_go_together(paths: dict[str, str], reason: str) -> None:
    with pytest.raises(ValueError) as error:
        given(paths)
    assert str(error.value) == reason


@pytest.mark.rule("HT-2.6")
@pytest.mark.parametrize(("seat", "number"), [("home", 1), ("away", 2)])
def test_overtime_is_given_by_its_half(seat: str, number: int) -> None:
    state = given({"half": "3", "possession": seat, "ball": "50"})
    assert (state.overtime, GAME.read(state, "plays_left")) == (number, "0")


@pytest.mark.rule("HT-2.5")
@pytest.mark.parametrize(("half", "dice"), [("1", "dice home away"), ("2", "dice away home")])
def test_without_possession_a_scenario_starts_before_the_kick_off_of_its_half(half: str, dice: str) -> None:
    table = new_match()
    state = given({"possession": "none", "half": half, "ball": "0"})
    table.match = Match(GAME, state)
    assert table.asked == dice
    assert values(state)[:4] == ["none", "0", "0", "0"]


@pytest.mark.rule("HT-3.3")
def test_a_line_to_gain_beyond_the_goal_line_is_the_goal_line() -> None:
    assert GAME.read(given({"ball": "95"}), "to_go") == "5"
    assert GAME.read(given({"ball": "80", "to_go": "45"}), "to_go") == "20"


@pytest.mark.rule("HT-2.4")
@pytest.mark.parametrize(
    ("ball", "down", "to_go", "marker"),
    [
        ("40", "1", "10", 40),
        ("45", "2", "5", 40),
        ("30", "3", "20", 40),
        ("95", "1", "5", 95),
        ("95", "2", "5", 90),
    ],
)
def test_the_marker_of_a_scenario_lies_where_its_series_began(
    ball: str, down: str, to_go: str, marker: int
) -> None:
    assert given({"ball": ball, "down": down, "to_go": to_go}).marker == marker


@pytest.mark.parametrize("path", ["weather", "score", "score.p1", "ball.home", ""])
def test_a_path_that_is_not_there_cannot_be_read(path: str) -> None:
    with pytest.raises(ValueError, match="is no path of Half-Time Football"):
        GAME.read(given({}), path)


@pytest.mark.parametrize("text", ["kick", "receive", "run", "pass", "punt", "field_goal"])
def test_words_are_read_and_written_alike(text: str) -> None:
    assert GAME.text(GAME.words(text.split())) == text


@pytest.mark.parametrize("text", ["dance", "kick good", "run left", ""])
def test_words_that_nobody_says(text: str) -> None:
    with pytest.raises(ValueError, match="is nothing that is said in Half-Time Football"):
        GAME.words(text.split())
