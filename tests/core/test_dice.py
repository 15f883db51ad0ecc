"""Where the results of dice come from: a seed, a script, the shake of the cup."""

import pytest

from game.core.dice import ScriptedDice, SeededDice, fresh_shake, shake
from game.core.errors import IllegalAnswer
from game.core.requests import D8, Die, Roll

COIN = Die("coin", ("heads", "tails"))
THREE = Roll("X-1", "battle", ((0, D8),) * 3)
MIXED = Roll("X-2", "toss", ((0, D8), (1, COIN)))


# ----------------------------------------------------------------------------------------- a seed
def test_the_same_seed_rolls_the_same() -> None:
    one, two = SeededDice(7), SeededDice(7)
    assert [one.roll(THREE) for _ in range(50)] == [two.roll(THREE) for _ in range(50)]


def test_a_seed_rolls_the_same_on_every_machine() -> None:
    dice = SeededDice(1)
    assert [dice.roll(THREE), dice.roll(MIXED)] == [(2, 7, 7), (3, "heads")]


def test_another_seed_rolls_otherwise() -> None:
    one, two = SeededDice(1), SeededDice(2)
    assert [one.roll(THREE) for _ in range(20)] != [two.roll(THREE) for _ in range(20)]


def test_every_face_comes_and_no_other() -> None:
    dice = SeededDice(3)
    rolled = [dice.roll(MIXED) for _ in range(4000)]
    for face in D8.faces:
        assert 400 < sum(result[0] == face for result in rolled) < 600  # 500, and 4.8 standard deviations
    assert {result[1] for result in rolled} == set(COIN.faces)


def test_without_a_seed_one_is_drawn_and_kept() -> None:
    dice = SeededDice()
    assert SeededDice(dice.seed).roll(THREE) == dice.roll(THREE)


# --------------------------------------------------------------------------------------- a script
def test_a_script_is_rolled_in_order() -> None:
    dice = ScriptedDice([8, 1, 3, 5, "tails"])
    assert (dice.roll(THREE), dice.roll(MIXED)) == ((8, 1, 3), (5, "tails"))
    dice.finish()


@pytest.mark.parametrize(
    ("faces", "reason"),
    [
        ([8, 1], "battle needs 3 dice and the script has 2 left"),
        ([8, 1, 9], "battle needs a d8, and 9 is on none of its faces"),
        ([8, 1, "tails"], "battle needs a d8, and tails is on none of its faces"),
    ],
)
def test_a_die_too_few_or_of_the_wrong_kind_fails(faces: list[int | str], reason: str) -> None:
    with pytest.raises(IllegalAnswer) as error:
        ScriptedDice(faces).roll(THREE)
    assert str(error.value) == reason


def test_a_die_too_many_fails() -> None:
    dice = ScriptedDice([8, 1, 3, 4, "heads"])
    dice.roll(THREE)
    with pytest.raises(IllegalAnswer, match=r"^the script has dice left over: 4 heads$"):
        dice.finish()


# -------------------------------------------------------------------------------------- the shake
def test_a_shake_is_fixed_by_seed_answer_and_attempt() -> None:
    assert shake(5, 12) == shake(5, 12, 0)
    assert len({shake(5, 12), shake(5, 12, 1), shake(5, 13), shake(6, 12), shake(51, 2)}) == 5


def test_a_shake_is_the_same_on_every_machine_and_fits_a_float() -> None:
    assert shake(1, 2, 3) == 3663741881717267
    assert all(0 <= shake(1, number) < 2**53 for number in range(200))


def test_a_fresh_shake_cannot_be_foreseen() -> None:
    assert len({fresh_shake() for _ in range(20)}) == 20
