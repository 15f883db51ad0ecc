"""What the rules may ask."""

from game.core.requests import D8, Choice, Die, Flick, Roll, Spin, Throw


def test_a_roll_names_its_throwers_once_and_in_order() -> None:
    red = Die("red", ("5", "10"))
    assert Roll("X-1", "both", ((1, D8), (0, red), (1, red))).seats == (1, 0)


def test_a_throw_is_of_eight_dice_unless_it_says_so() -> None:
    assert list(Throw(2, "X-1").counts) == [8]
    assert Throw(2, "X-1").seats == (2,)


def test_a_flick_has_a_distance_and_a_spin_may_be_nobodys() -> None:
    assert (Flick(1, "X-1", "kick", distance=110).distance, Flick(1, "X-1", "kick", distance=110).seats) == (
        110,
        (1,),
    )
    assert Spin((), "X-1", "review").seats == ()


def test_a_choice_knows_the_options_of_a_seat() -> None:
    choice = Choice((0, 1), "X-1", "flag", [(0, ("accept",)), (0, ("challenge",)), (1, ("challenge",))])
    assert choice.of(0) == [(0, ("accept",)), (0, ("challenge",))]
    assert choice.of(2) == []
    assert not choice.ask


def test_the_eight_sided_die() -> None:
    assert D8 == ("d8", (1, 2, 3, 4, 5, 6, 7, 8))
