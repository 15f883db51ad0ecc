"""Why something is refused, in one line."""

from __future__ import annotations

import pytest

from tests.games.rumble.table import Table, lined_up, new_match, rumble

FIELD = "H1 e8, H2 f8, H3 e3, A1 k8, A2 t2"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("home move A1 j8", "A1 is not a player of home"),
        ("home move H9 j8", "H9 is not in this match"),
        ("home move H4 j8", "H4 is in the Light box"),
        ("home move H1 e8", "H1 stands there"),
        ("home move H1 f8", "H2 stands on f8 (RU-2.3)"),
        ("home move H1 x8", "x8 is off the field: it goes from a1 to w15 (RU-1.2)"),
        ("home move H3 j3", "j3 is 5 steps away: a move has 4 (RU-2.2)"),
        ("home pickup H9", "H9 is not in this match"),
        ("home pickup A1", "A1 is not a player of home"),
        ("home enter H5 d1", "no reserve is owed to home: one for each injured player (RU-3.2)"),
        ("home enter H9 d1", "H9 is not in this match: only reserves enter (RU-3.2)"),
        ("home throw k8", "the throw phase comes later: this is the move phase, next ends it (RU-2.1)"),
        ("home attack H1 A1", "the attack phase comes later: this is the move phase, next ends it (RU-2.1)"),
        ("home place H5 a1", "both sides have lined up (RU-1.4)"),
        ("home ready", "both sides have lined up (RU-1.4)"),
        ("away next", "it is not for that seat to answer"),
    ],
)
def test_in_the_move_phase(line: str, reason: str) -> None:
    assert rumble(FIELD, boxes="H4 light, H5 reserves").refusal(line) == reason


def test_no_way_at_all() -> None:
    table = rumble("H1 a1, A1 a2, A2 b1, A3 b2, H2 c2")
    assert table.refusal("home move H1 a3") == "players stand all round H1 or a3: there is no way (RU-2.3)"


def test_entry_squares() -> None:
    table = rumble(FIELD, boxes="H5 reserves", entries="1 0")
    reason = "c1 is not next to the Reserves box of home: that is d1 to i1 (RU-3.2)"
    assert table.refusal("home enter H5 c1") == reason


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (
            "home move H1 f9",
            "the move phase of this turn is over: first move, then throw, then attack (RU-2.1)",
        ),
        ("home throw x8", "x8 is off the field: it goes from a1 to w15 (RU-1.2)"),
        ("home throw w8", "w8 is 18 squares away: a throw has 12 (RU-2.5)"),
    ],
)
def test_in_the_throw_phase(line: str, reason: str) -> None:
    assert rumble(FIELD, ball="H1", phase="throw").refusal(line) == reason


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (
            "home throw k8",
            "the throw phase of this turn is over: first move, then throw, then attack (RU-2.1)",
        ),
        ("home attack H1 A1", "A1 is 6 squares from H1: an attack is on the next square (RU-2.8)"),
        ("home attack H1 A9", "A9 is not in this match"),
        ("home attack H9 A1", "H9 is not in this match"),
        ("home attack A1 H1", "A1 is not a player of home"),
    ],
)
def test_in_the_attack_phase(line: str, reason: str) -> None:
    assert rumble(FIELD, phase="attack").refusal(line) == reason


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("home place H1 a2", "H1 is placed already: undo takes it back"),
        ("home place H2 a1", "H1 stands on a1"),
        ("home place H2 w1", "w1 is not in the end zone of home: that is a1 to a15 (RU-1.4)"),
        ("home place A1 a2", "A1 is not a player of home"),
        ("home next", "both sides line up first: say ready when yours stands (RU-1.4)"),
        ("home move H1 b1", "both sides line up first (RU-1.4)"),
        ("home throw b1", "both sides line up first (RU-1.4)"),
    ],
)
def test_while_both_sides_line_up(line: str, reason: str) -> None:
    table = new_match().play("dice 6 6", "dice 1 1", "home place H1 a1")
    assert table.refusal(line) == reason


def test_while_dice_are_asked() -> None:
    assert new_match().match.refusal((6,)) == "2 dice are rolled here (roll_off)"
    assert new_match().refusal("home ready") == "'home ready' is said, but asked is 'dice home home'"


def test_whatever_is_not_offered_has_a_reason_and_what_is_offered_has_none() -> None:
    """Everything that can be said in a position, against what is offered."""
    for table in (
        lined_up(3, 3),
        rumble(FIELD, boxes="H4 light, H5 reserves", entries="1 0", ball="d4"),
        rumble(FIELD, ball="H1", phase="throw"),
        rumble("H1 e8, H2 f9, A1 f8, A2 g8", phase="attack"),
    ):
        for word in ("move", "enter", "place"):
            for player in ("H1", "H2", "H4", "H5", "H6", "A1"):
                for square in ("a1", "d1", "e1", "e8", "f8", "i8", "w8"):
                    check(table, f"home {word} {player} {square}")
        for line in ("throw e9", "throw e8", "throw w8", "pickup H3", "attack H1 A1", "attack H1 A2"):
            check(table, f"home {line}")


def check(table: Table, line: str) -> None:
    offered = line.split(" ", 1)[1] in table.offered(line.split()[1])
    assert (table.refusal(line) is None) is offered, line
    assert table.refusal(line) != "that is not among the options", line
