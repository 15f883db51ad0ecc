"""Rumble's notation page: the paths of a scenario, and the words of an answer."""

import re

import pytest

from game.core.errors import OptionError
from game.core.game import read_options
from game.games.rumble import GAME, notation
from game.games.rumble.state import State
from tests.games.rumble.table import lined_up, new_match, rumble

DEFAULTS = read_options(GAME.options, {})


def given(paths: dict[str, str], **options: str) -> State:
    """A scenario from its `given` lines."""
    state = GAME.scenario(read_options(GAME.options, options))
    for path, value in paths.items():
        GAME.give(state, path, value)
    GAME.ready(state, frozenset(paths))
    return state


def test_the_options_with_their_defaults_first() -> None:
    assert {option.name: option.values for option in GAME.options} == {
        "board": ("standard", "quick"),
        "touchdowns": ("3", "1", "2"),
    }


def test_an_option_that_is_not_there() -> None:
    with pytest.raises(OptionError, match="there is no option 'wind': the game has board, touchdowns"):
        read_options(GAME.options, {"wind": "yes"})


def test_the_paths_are_those_of_the_page_in_its_order() -> None:
    page = re.findall(r"^\| `(.+?)` \|", notation.__doc__ or "", re.M)
    paths = GAME.paths(State(given({}).house))
    one = [path for path in paths if not re.match(r"(.*\.away|H([2-9]|1\d)\.|A\d)", path)]
    assert one == [page[0], *page[1:]]
    assert len(paths) == 8 + 4 + 5 * 32


def test_a_scenarios_defaults() -> None:
    state = given({"H1.at": "e8"})
    values = {path: GAME.read(state, path) for path in GAME.paths(state)}
    assert [values[path] for path in ("turn", "phase", "placing", "ball", "thrown")] == [
        "home",
        "move",
        "none",
        "l8",
        "no",
    ]
    assert {values[path] for path in values if path[:5] in ("score", "entri", "turns", "unhel")} == {"0"}
    assert (values["H1.at"], values["H1.box"]) == ("e8", "none")
    assert {values[f"H2.{path}"] for path in ("at", "box")} == {"none"}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("turn", "away"),
        ("phase", "attack"),
        ("phase", "place"),
        ("ball", "w15"),
        ("ball", "H1"),
        ("thrown", "yes"),
        ("score.away", "2"),
        ("entries.home", "3"),
        ("turns", "399"),
        ("unheld", "29"),
        ("scoreless", "59"),
        ("H2.at", "a15"),
        ("H2.at", "none"),
        ("H2.box", "reserves"),
        ("H2.box", "light"),
        ("A16.box", "bad"),
        ("A16.box", "dead"),
        ("A16.box", "none"),
        ("H1.moved", "yes"),
        ("H1.handled", "yes"),
        ("A3.attacked", "yes"),
        ("A3.attacked", "no"),
    ],
)
def test_what_is_given_is_read_again(path: str, value: str) -> None:
    assert GAME.read(given({"H1.at": "e8", path: value}), path) == value


def test_in_phase_place_the_side_in_turn_lines_up_unless_another_is_given() -> None:
    players = {"H1.box": "reserves", "A1.box": "reserves", "phase": "place", "turn": "away"}
    assert GAME.read(given(players), "placing") == "away"
    assert GAME.read(given(players | {"placing": "home"}), "placing") == "home"


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("turn", "red", "turn is home or away, not 'red'"),
        ("phase", "rest", "phase is place, move, throw or attack, not 'rest'"),
        ("placing", "nobody", "placing is home or away, not 'nobody'"),
        ("ball", "x1", "x1 is off the field: it goes from a1 to w15 (RU-1.2)"),
        ("ball", "H17", "'H17' is no square"),
        ("thrown", "1", "thrown is no or yes, not '1'"),
        ("score.home", "3", "score.home is a number from 0 to 2, not '3'"),
        ("entries.away", "-1", "entries.away is a number from 0 to 16, not '-1'"),
        ("turns", "400", "turns is a number from 0 to 399, not '400'"),
        ("unheld", "30", "unheld is a number from 0 to 29, not '30'"),
        ("scoreless", "60", "scoreless is a number from 0 to 59, not '60'"),
        ("H1.at", "e16", "'e16' is no square"),
        ("H1.box", "hospital", "H1.box is none, reserves, light, bad or dead, not 'hospital'"),
        ("H1.moved", "often", "H1.moved is no or yes, not 'often'"),
    ],
)
def test_what_cannot_be_given(path: str, value: str, reason: str) -> None:
    with pytest.raises(ValueError) as error:
        GAME.give(given({}), path, value)
    assert str(error.value) == reason


@pytest.mark.parametrize(
    "path", ["weather", "score", "score.p1", "H17.at", "H1", "H1.soul", "home.at", "at.H1"]
)
def test_a_path_that_is_not_there(path: str) -> None:
    with pytest.raises(ValueError, match="is no path of Rumble"):
        GAME.read(given({}), path)
    with pytest.raises(ValueError, match="is no path of Rumble"):
        GAME.give(given({}), path, "none")


@pytest.mark.parametrize(
    ("paths", "reason"),
    [
        ({"H1.at": "e8", "A1.at": "e8"}, "H1 and A1 both stand on e8"),
        ({"H1.at": "e8", "H1.box": "bad"}, "H1 cannot be on the field and in a box at once"),
        ({"H1.box": "bad", "H1.at": "e8"}, "H1 cannot be on the field and in a box at once"),
        ({"ball": "H1"}, "H1 has the ball and is not on the field"),
        ({"ball": "H1", "H1.box": "reserves"}, "H1 has the ball and is not on the field"),
        (
            {f"A{number}.at": f"t{number}" for number in range(1, 13)},
            "12 players of away are on the field: 11 is the most (RU-1.4)",
        ),
    ],
)
def test_positions_that_cannot_be(paths: dict[str, str], reason: str) -> None:
    with pytest.raises(ValueError) as error:
        given(paths)
    assert str(error.value) == reason


def test_a_square_off_the_quick_board_cannot_be_given() -> None:
    with pytest.raises(ValueError, match="r1 is off the field: it goes from a1 to q11"):
        given({"H1.at": "r1"}, board="quick")


@pytest.mark.parametrize(
    "text",
    ["place H1 a5", "ready", "enter H12 d1", "move A16 w15", "pickup H1", "throw k8", "attack H1 A2", "next"],
)
def test_words_are_read_and_written_alike(text: str) -> None:
    assert GAME.text(GAME.words(text.split())) == text


@pytest.mark.parametrize(
    "text",
    [
        *(
            "dance",
            "",
            "place H1",
            "place a5",
            "move H1 e5 e6",
            "pickup",
            "throw H1",
            "attack H1 e5",
            "next 1",
        ),
        *("move H17 e5", "move H0 e5", "move h1 e5", "throw k16", "throw k0", "throw K8", "ready H1"),
    ],
)
def test_words_that_nobody_says(text: str) -> None:
    with pytest.raises(ValueError):
        GAME.words(text.split())


def test_the_phase_before_and_after_a_match() -> None:
    assert new_match().see("phase") == "place"
    table = rumble("H1 v8, A1 c3", ball="H1", scores="2 0").play("home move H1 w8")
    assert table.see("phase") == "over"


def test_marks_of_a_turn_are_read() -> None:
    table = lined_up(3, 1).play("home move H1 e4")
    assert [table.see(f"H{number}.moved") for number in (1, 2)] == ["yes", "no"]
    caught = rumble("H1 f8, H2 j8, A1 k8", ball="H1", phase="throw").play("home throw j8", "dice 6 6")
    assert [caught.see(f"{player}.handled") for player in ("H1", "H2", "A1")] == ["yes", "yes", "no"]
    assert caught.see("thrown") == "yes"
