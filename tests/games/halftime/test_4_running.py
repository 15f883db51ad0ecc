"""Half-Time Football, chapter 4: running."""

from itertools import product

import pytest

from tests.games.halftime.table import halftime, new_match

FACES = ["O", "5", "10", "15", "20"]
YARDS = {face: int(face.replace("O", "0")) for face in FACES}


@pytest.mark.rule("HT-4.1")
def test_ht_4_1_both_roll_at_the_same_time() -> None:
    table = halftime("away").play("away run")
    assert (table.asked, table.rule) == ("dice away home", "HT-4.1")


@pytest.mark.rule("HT-4.1")
@pytest.mark.parametrize(
    ("ours", "theirs"), [(a, b) for a, b in product(FACES, repeat=2) if a != b], ids="-".join
)
def test_ht_4_1_offence_minus_defence_is_gained_or_lost(ours: str, theirs: str) -> None:
    table = halftime("away", ball=50).play("away run", f"dice {ours} {theirs}")
    assert table.match.state.ball == 50 + YARDS[ours] - YARDS[theirs]
    assert table.match.state.possession == 1
    assert table.event("run").yards == YARDS[ours] - YARDS[theirs]


@pytest.mark.rule("HT-4.2")
@pytest.mark.parametrize("face", ["5", "15", "20"])
def test_ht_4_2_equal_dice_gain_nothing_and_use_the_down(face: str) -> None:
    table = halftime(ball=40, down=2, to_go=5).play("home run", f"dice {face} {face}")
    assert table.lies == "home 40 3&5"
    assert table.event("no_gain").rule == "HT-4.2"


@pytest.mark.rule("HT-4.3")
def test_ht_4_3_two_tens_are_a_fumble() -> None:
    table = halftime().play("home run", "dice 10 10")
    assert table.events == ["run", "fumble"]
    assert (table.asked, table.rule) == ("dice home away", "HT-6.1")


@pytest.mark.rule("HT-4.3")
def test_ht_4_3_two_os_are_a_penalty() -> None:
    table = halftime().play("home run", "dice O O")
    assert table.events == ["run", "penalty"]
    assert (table.asked, table.rule) == ("dice home away", "HT-7.1")


@pytest.mark.rule("HT-4.3")
@pytest.mark.parametrize("pair", ["10 10", "O O"])
def test_ht_4_3_on_running_plays_only(pair: str) -> None:
    """Elsewhere two game dice are rolled before the match and at a kick-off."""
    table = new_match().play(f"dice {pair}")
    assert table.events == ["pregame"]
    table.play("dice 5 20", "away kick", f"dice {pair}")
    assert table.lies == "home 20 1&10"
    assert table.events == ["kickoff", "spot"]
