"""Rumble, chapter 3: injuries and reserves."""

import pytest

from tests.games.rumble.table import Table, rumble


@pytest.mark.rule("RU-3.1")
@pytest.mark.parametrize(
    ("dice", "box"),
    [("1 1", "light"), ("3 4", "light"), ("4 4", "bad"), ("5 5", "bad"), ("5 6", "dead"), ("6 6", "dead")],
)
def test_ru_3_1_how_bad_it_is(dice: str, box: str) -> None:
    table = rumble("H1 j8, A1 k8, A2 t3", phase="attack").play("home attack H1 A1", "dice 6 3")
    assert (table.asked, table.rule) == ("dice home home", "RU-3.1")
    table.play(f"dice {dice}")
    assert (table.see("A1.at"), table.see("A1.box")) == ("none", box)


def owed(entries: str = "2 0", field: str = "H1 h8, A1 t8") -> Table:
    """Home's turn begins, and it may bring players on."""
    return rumble(field, boxes="H12 reserves, H13 reserves, H14 reserves, H15 light", entries=entries)


@pytest.mark.rule("RU-3.2")
def test_ru_3_2_by_the_six_squares_next_to_the_reserves_box() -> None:
    assert owed().squares("enter H12") == ["d1", "e1", "f1", "g1", "h1", "i1"]
    away = rumble("H1 h8, A1 c8", boxes="A12 reserves", entries="0 1", turn="away")
    assert away.squares("enter A12") == ["o1", "p1", "q1", "r1", "s1", "t1"]


@pytest.mark.rule("RU-3.2")
def test_ru_3_2_the_square_has_to_be_free() -> None:
    table = owed(field="H1 d1, A1 f1")
    assert table.squares("enter H12") == ["e1", "g1", "h1", "i1"]
    assert table.refusal("home enter H12 f1") == "A1 stands on f1"


@pytest.mark.rule("RU-3.2")
def test_ru_3_2_only_reserves_enter() -> None:
    assert owed().refusal("home enter H15 d1") == "H15 is in the Light box: only reserves enter (RU-3.2)"
    assert owed().refusal("home enter H1 d1") == "H1 is on h8: only reserves enter (RU-3.2)"


@pytest.mark.rule("RU-3.2")
def test_ru_3_2_one_for_each_injured_player_at_the_start_of_the_owners_turn() -> None:
    table = rumble("H1 j8, H2 j12, A1 k8, A2 k12, A3 t3", boxes="A12 reserves, A13 reserves", phase="attack")
    table.play("home attack H1 A1", "dice 6 6", "dice 6 6")  # dead: that is one as well
    assert table.see("entries.away") == "1"
    table.play("home next")
    assert table.squares("enter A12") == ["o1", "p1", "q1", "r1", "s1", "t1"]
    table.play("away enter A12 p1")
    assert table.where("A12") == "p1"
    assert table.offered("enter") == []
    assert (
        table.refusal("away enter A13 q1")
        == "no reserve is owed to away: one for each injured player (RU-3.2)"
    )


@pytest.mark.rule("RU-3.2")
def test_ru_3_2_or_at_the_start_of_a_later_turn() -> None:
    table = owed().play("home move H1 i8", *["home next"] * 3).idle(1)
    assert table.offered("enter") != []


@pytest.mark.rule("RU-3.3")
def test_ru_3_3_after_a_touchdown_all_boxes_move_on_by_one() -> None:
    table = rumble(
        "H1 v8, A1 c3", ball="H1", boxes="H2 bad, H3 light, H4 reserves, H5 dead, A2 bad, A3 light, A5 dead"
    ).play("home move H1 w8")
    assert table.where("H2 H3 H4 H5") == "light reserves reserves dead"
    assert table.where("A2 A3 A5") == "light reserves dead"
    assert (table.event("reset").healed, table.event("reset").back) == ((1, 17), (2, 18))


@pytest.mark.rule("RU-3.4")
def test_ru_3_4_then_both_choose_from_the_field_and_the_reserves() -> None:
    table = rumble("H1 v8, H6 d4, A1 c3", ball="H1", boxes="H2 bad, H3 light, H4 reserves, H5 dead")
    table.play("home move H1 w8", "away place A1 w1", "away ready")
    assert {each.split()[1] for each in table.offered("place")} == {"H1", "H3", "H4", "H6"}
    assert table.refusal("home place H2 a1") == "H2 is in the Light box: it cannot be placed (RU-3.4)"
    assert table.refusal("home place H5 a1") == "H5 is in the Dead box: it cannot be placed (RU-3.4)"


@pytest.mark.rule("RU-3.4")
def test_ru_3_4_at_most_eleven() -> None:
    field = ", ".join(f"H{number} d{number}" for number in range(1, 12))
    table = rumble(f"{field}, A1 b3", ball="A1", turn="away", boxes="H12 reserves").play("away move A1 a3")
    for number in range(1, 12):
        table.play(f"home place H{number + 1} a{number}")
    assert table.asked == "home ready"


@pytest.mark.rule("RU-3.5")
@pytest.mark.parametrize("boxes", ["", "A2 bad", "A2 dead, A3 bad"])
def test_ru_3_5_a_side_that_can_field_nobody_forfeits(boxes: str) -> None:
    table = rumble("H1 v8", ball="H1", boxes=boxes, scores="0 2").play("home move H1 w8")
    assert table.asked == "over home"
    assert table.events[-2:] == ["forfeit", "over"]


@pytest.mark.rule("RU-3.5")
def test_ru_3_5_the_lightly_injured_are_back_in_time() -> None:
    table = rumble("H1 v8", ball="H1", boxes="A2 light").play("home move H1 w8")
    assert table.offered("place")[0] == "place A2 w1"


@pytest.mark.rule("RU-3.5")
@pytest.mark.parametrize(("scores", "over"), [("0 1", "over away"), ("1 1", "over home away")])
def test_ru_3_5_if_both_can_field_nobody_more_touchdowns_win(scores: str, over: str) -> None:
    assert rumble("", boxes="H1 dead, A1 bad", phase="place", scores=scores).asked == over


@pytest.mark.rule("RU-3.5", "RU-4.2")
def test_ru_3_5_whoever_could_field_somebody_and_does_not_plays_on_without() -> None:
    table = rumble("", boxes="H1 reserves, A1 reserves", phase="place", given="turns 398")
    table.play("home ready", "away ready")
    assert table.stage == "home move"
    assert table.idle(2).asked == "over home away"


@pytest.mark.rule("RU-3.6")
def test_ru_3_6_each_entry_is_one_owed_less() -> None:
    table = owed("2 0").play("home enter H12 d1")
    assert table.see("entries.home") == "1"
    table.play("home enter H13 e1")
    assert (table.see("entries.home"), table.offered("enter")) == ("0", [])


@pytest.mark.rule("RU-3.6")
def test_ru_3_6_until_the_first_move_or_pick_up() -> None:
    reason = "reserves enter before the first move or pick-up of the turn (RU-3.6)"
    moved = owed().play("home move H1 i8")
    assert (moved.offered("enter"), moved.refusal("home enter H12 d1")) == ([], reason)
    picked = owed(field="H1 k8, A1 t8").play("home pickup H1")
    assert (picked.offered("enter"), picked.refusal("home enter H12 d1")) == ([], reason)
    assert owed().play("home enter H12 d1").offered("enter") != []


@pytest.mark.rule("RU-3.6")
def test_ru_3_6_an_entered_player_acts_like_anybody_else() -> None:
    table = rumble("H1 h8, A1 g3", boxes="H12 reserves", ball="e2", entries="1 0").play("home enter H12 d1")
    assert table.can("home move H12 h1")
    table.play("home move H12 f2", *["home next"] * 2)
    assert table.offered("attack") == ["attack H12 A1"]
    picks = rumble("H1 h8, A1 g3", boxes="H12 reserves", ball="e2", entries="1 0").play("home enter H12 d1")
    assert picks.offered("pickup") == ["pickup H12"]


@pytest.mark.rule("RU-3.6")
def test_ru_3_6_after_a_touchdown_none_is_owed() -> None:
    table = rumble("H1 v8, A1 c3", ball="H1", boxes="A12 reserves", entries="1 2").play("home move H1 w8")
    assert (table.see("entries.home"), table.see("entries.away")) == ("0", "0")
    table.play("away place A1 w1", "away ready", "home place H1 a1", "home ready")
    assert table.offered("enter") == []


@pytest.mark.rule("RU-3.6")
def test_ru_3_6_never_more_than_eleven_on_the_field() -> None:
    field = ", ".join(f"H{number} d{number}" for number in range(1, 12))
    table = rumble(f"{field}, A1 t3", boxes="H12 reserves", entries="1 0")
    assert table.offered("enter") == []
    assert table.refusal("home enter H12 e1") == "11 players of home are on the field already (RU-1.4)"
