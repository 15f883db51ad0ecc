"""Who plays a seat, and what answers where no seat decides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from game.core.coach import Coach, RandomPlayer, ask
from game.core.dice import SeededDice
from game.core.errors import TableError
from game.core.gestures import Gesture, SpinGesture
from game.core.match import Match
from game.core.requests import Answer, Choice, DieAtRest, Option, Request, Roll, Throw
from game.core.table import DiceTable, SeededChance, hand_of, next_answer
from tests.core.counting import Counting, State


class Player(RandomPlayer):
    def gesture(self, match: Match[Any], seat: int) -> Gesture:
        return SpinGesture(float(seat))


class Sayer(Coach):
    """Says one thing, or leaves it to another."""

    def __init__(self, option: Option | None) -> None:
        super().__init__(Random(0))
        self.option, self.was_asked = option, False

    def choose(self, match: Match[Any], seat: int) -> Option | None:
        self.was_asked = True
        return self.option

    def gesture(self, match: Match[Any], seat: int) -> Gesture:
        return SpinGesture(99.0)


def at_a_choice() -> Match[State]:
    """Home may keep or double, away may halve."""
    match = Match.new(Counting())
    match.answer((3, "heads"))
    return match


def test_coaches_are_asked_in_order_and_the_first_answer_counts() -> None:
    passes, halves = Sayer(None), Sayer((1, ("halve",)))
    assert ask(at_a_choice(), {0: passes, 1: halves}) == (1, ("halve",))
    keeps, unasked = Sayer((0, ("keep",))), Sayer((1, ("halve",)))
    assert ask(at_a_choice(), {0: keeps, 1: unasked}) == (0, ("keep",))
    assert not unasked.was_asked


def test_the_last_seat_may_not_pass() -> None:
    with pytest.raises(AssertionError, match="may not pass"):
        ask(at_a_choice(), {0: Sayer(None), 1: Sayer(None)})


def test_a_random_player_draws_a_seat_then_a_word_then_an_option_each_alike() -> None:
    rng = Random(4)
    players: dict[int, Coach] = {0: Player(rng), 1: Player(rng)}
    match = at_a_choice()
    said = Counter(ask(match, players) for _ in range(4000))
    shares = {(0, ("keep",)): 0.25, (0, ("double",)): 0.25, (1, ("halve",)): 0.5}
    assert set(said) == set(shares)
    for option, share in shares.items():
        assert abs(said[option] - 4000 * share) < 130  # four standard deviations


def test_of_a_word_with_many_options_each_is_drawn_alike() -> None:
    match = at_a_choice()
    choice = Choice((0,), "C-1", "push", [(0, ("push", square)) for square in range(4)] + [(0, ("stay",))])
    match.pending = choice
    player = Player(Random(9))
    said = Counter(player.choose(match, 0) for _ in range(4000))
    assert abs(said[0, ("stay",)] - 2000) < 130
    for square in range(4):
        assert abs(said[0, ("push", square)] - 500) < 85


def test_the_same_seed_plays_the_same() -> None:
    one, two = Player(Random(1)), Player(Random(1))
    match = at_a_choice()
    assert [one.choose(match, 1) for _ in range(20)] == [two.choose(match, 1) for _ in range(20)]


# --------------------------------------------------------------------------------------- the table
def test_a_table_of_dice_rolls_from_its_seed() -> None:
    match = Match.new(Counting())
    assert isinstance(match.pending, Roll)
    assert DiceTable(8).answer(match, lambda: SpinGesture(1.0)) == SeededDice(8).roll(match.pending)


def test_a_table_of_dice_has_no_physics() -> None:
    match = Match.new(Counting(), {"turns": "1"})
    match.answer((4, "heads"))
    assert isinstance(match.pending, Throw)
    with pytest.raises(TableError, match="a table without physics cannot answer a Throw"):
        DiceTable(8).answer(match, lambda: SpinGesture(1.0))


def pending(match: Match[Any]) -> Request:
    assert match.pending is not None
    return match.pending


def test_the_hand_is_the_seats_or_the_referees() -> None:
    match = Match.new(Counting(), {"turns": "1"})
    assert hand_of(pending(match)) == 1
    match.answer((4, "heads"))
    assert hand_of(pending(match)) == 0
    match.answer((DieAtRest(1), DieAtRest(2)))
    match.answer(True)
    assert hand_of(pending(match)) == -1


def test_what_a_seed_leaves_open_is_answered_by_the_table_with_the_referees_hand() -> None:
    match = Match.new(Counting())
    assert isinstance(match.pending, Roll)
    assert SeededChance(DiceTable(8), Sayer(None)).answer(match) == SeededDice(8).roll(match.pending)


def test_a_gesture_is_of_the_hand_that_is_asked() -> None:
    class Spying(DiceTable):
        def answer(self, match: Match[Any], gesture: Callable[[], Gesture]) -> Answer:
            made.append(gesture())
            return super().answer(match, gesture)

    made: list[Gesture] = []
    match = Match.new(Counting())
    home, away, referee = Player(Random(0)), Player(Random(0)), Sayer(None)
    next_answer(match, {0: home, 1: away}, referee, Spying(8))  # away rolls first
    next_answer(match, {0: home}, referee, Spying(8))  # away is a person: the referee's hand
    assert made == [SpinGesture(1.0), SpinGesture(99.0)]


def test_a_table_of_coaches_answers_choices_and_rolls() -> None:
    match = Match.new(Counting())
    players: dict[int, Coach] = {0: Sayer((0, ("double",))), 1: Sayer((1, ("halve",)))}
    referee = Sayer(None)
    assert next_answer(match, players, referee, DiceTable(8)) == DiceTable(8).answer(
        match, lambda: SpinGesture(1.0)
    )
    assert next_answer(at_a_choice(), players, referee, DiceTable(8)) == (0, ("double",))
