"""BFL's notation page: the paths of a scenario, and the words of an answer."""

import pytest

from game.core.errors import OptionError
from game.core.game import read_options
from game.games.bfl import GAME
from game.games.bfl.state import State
from tests.games.bfl.table import bfl, new_match

DEFAULTS = read_options(GAME.options, {})


def scenario(players: int = 2) -> State:
    return GAME.scenario(read_options(GAME.options, {"players": str(players)}))


def given(players: int, **paths: str) -> State:
    """A scenario from its `given` lines; a path is written lane_p1."""
    state = scenario(players)
    named = {path.replace("_", "."): value for path, value in paths.items()}
    for path, value in named.items():
        GAME.give(state, path, value)
    GAME.ready(state, frozenset(named))
    return state


def test_the_options_with_their_defaults_first() -> None:
    assert {option.name: option.values for option in GAME.options} == {
        "players": ("2", "3", "4", "5", "6", "7", "8"),
        "out_of_bounds": ("literal", "net"),
        "cup": ("quick", "hand"),
        "move_own_helmet": ("no", "yes"),
        "party": ("no", "yes"),
    }


def test_on_and_off_are_read_as_yes_and_no() -> None:
    assert read_options(GAME.options, {"party": "on", "move_own_helmet": "off"}) == DEFAULTS | {
        "party": "yes"
    }


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"players": "9"}, "option players cannot be '9': it is one of 2, 3, 4, 5, 6, 7, 8"),
        (
            {"wind": "yes"},
            "there is no option 'wind': the game has players, out_of_bounds, cup, move_own_helmet, party",
        ),
    ],
)
def test_an_option_that_is_not_there(options: dict[str, str], reason: str) -> None:
    with pytest.raises(OptionError) as error:
        read_options(GAME.options, options)
    assert str(error.value) == reason


def test_the_paths_in_their_order() -> None:
    assert GAME.paths(scenario(2)) == [
        "quarter",
        "roller",
        *(
            f"{name}.{seat}"
            for name in ("lane", "end", "yard", "score", "paused", "flag")
            for seat in ("p1", "p2")
        ),
    ]


def test_a_scenarios_defaults() -> None:
    state = given(4)
    assert [GAME.read(state, path) for path in GAME.paths(state)] == [
        *("1", "p1"),
        *("1", "2", "3", "4"),
        *("left", "right", "left", "right"),
        *("0", "0", "0", "0"),
        *("0", "0", "0", "0"),
        *("no", "no", "no", "no"),
        *("yes", "yes", "yes", "yes"),
    ]
    assert bfl(4).asked == "throw p1"


def test_a_whole_match_begins_without_lanes() -> None:
    table = new_match(2)
    assert (table.see("lane.p1"), table.see("end.p1")) == ("none", "none")


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("quarter", "4"),
        ("roller", "p2"),
        ("lane.p1", "8"),
        ("end.p2", "right"),
        ("yard.p2", "90"),
        ("score.p1", "27"),
        ("paused.p1", "yes"),
        ("flag.p2", "no"),
    ],
)
def test_what_is_given_is_read(path: str, value: str) -> None:
    assert GAME.read(given(2, **{path.replace(".", "_"): value}), path) == value


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("quarter", "5", "quarter is a number from 1 to 4, not '5'"),
        ("quarter", "-1", "quarter is a number from 1 to 4, not '-1'"),
        ("roller", "p3", "'p3' is no seat of this match (p1, p2)"),
        ("lane.p1", "9", "lane.p1 is a number from 1 to 8, not '9'"),
        ("lane.p3", "1", "'p3' is no seat of this match (p1, p2)"),
        ("end.p1", "top", "end.p1 is left or right, not 'top'"),
        ("yard.p1", "110", "yard.p1 is a number from 0 to 99, not '110'"),
        ("yard.p1", "far", "yard.p1 is a number from 0 to 99, not 'far'"),
        ("score.p1", "1000", "score.p1 is a number from 0 to 999, not '1000'"),
        ("paused.p1", "maybe", "paused.p1 is yes or no, not 'maybe'"),
        ("flag.p1", "1", "flag.p1 is yes or no, not '1'"),
        ("weather", "rain", "'weather' is no path of BFL"),
        ("weather.p1", "rain", "'weather.p1' is no path of BFL"),
    ],
)
def test_what_cannot_be_given(path: str, value: str, reason: str) -> None:
    with pytest.raises(ValueError) as error:
        GAME.give(scenario(), path, value)
    assert str(error.value) == reason


@pytest.mark.parametrize("path", ["weather", "yard", "yard.p3", "yard.p0", "home.p1"])
def test_a_path_that_is_not_there_cannot_be_read(path: str) -> None:
    with pytest.raises(ValueError):
        GAME.read(scenario(), path)


@pytest.mark.rule("BFL-1.4")
def test_ends_that_are_not_given_follow_the_seats() -> None:
    state = given(4, lane_p1="3", lane_p2="3", lane_p3="5", lane_p4="5")
    assert [GAME.read(state, f"end.p{seat}") for seat in range(1, 5)] == ["left", "right", "left", "right"]
    state = given(3, lane_p1="3", lane_p2="1", lane_p3="3")
    assert [GAME.read(state, f"end.p{seat}") for seat in range(1, 4)] == ["left", "right", "right"]


@pytest.mark.rule("BFL-1.4")
def test_an_end_that_is_given_stands_and_the_second_follows_it() -> None:
    state = given(3, lane_p1="3", lane_p3="3", end_p1="right")
    assert [GAME.read(state, f"end.p{seat}") for seat in (1, 3)] == ["right", "left"]


@pytest.mark.rule("BFL-1.4")
def test_lanes_that_cannot_be() -> None:
    with pytest.raises(ValueError, match="lane 3 holds three teams: two is the most"):
        given(3, lane_p1="3", lane_p2="3", lane_p3="3")
    with pytest.raises(ValueError, match="two teams of lane 3 start at the right end: they start opposite"):
        given(2, lane_p1="3", lane_p2="3", end_p1="right", end_p2="right")


@pytest.mark.parametrize(
    "text",
    ["party", "decline", "extra", "penalty p3", "accept", "challenge", "kick", "two", "odd", "even"],
)
def test_words_are_read_and_written_alike(text: str) -> None:
    assert GAME.text(GAME.words(text.split())) == text


@pytest.mark.parametrize(
    "text", ["dance", "penalty", "penalty p9", "penalty p2 p3", "kick good", "kick 3", ""]
)
def test_words_that_nobody_says(text: str) -> None:
    with pytest.raises(ValueError):
        GAME.words(text.split())


def test_a_penalty_for_a_seat_that_does_not_play_is_refused_with_its_reason() -> None:
    table = bfl(lanes="2 5").throw("2 2 2 5 5 5 7 8")
    assert table.refusal("p1 penalty p3") == "nobody plays in that seat"
