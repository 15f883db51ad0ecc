"""A match: asking, refusing, taking single options, cloning, undoing."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.errors import IllegalAnswer
from game.core.match import Match
from game.core.requests import Choice, DieAtRest, Flick, Request, Roll, Spin, Throw
from tests.core.counting import Changed, Counted, Counting, State
from tests.fortune import Fortune

ODD, EVEN = (3, "heads"), (4, "heads")
TWO_DICE = (DieAtRest(1), DieAtRest(8, outside=True))
WHOLE: list[Any] = [
    *(ODD, (0, ("double",)), (1, ("end",))),  # 6; what follows stays even and has no choice
    *(EVEN, (0, ("end",))),  # 10
    *((2, "tails"), TWO_DICE, True, 5, (1, ("end",))),  # 10 + 9 + 100 + 5
]


def new() -> Match[State]:
    return Match.new(Counting())


def played(count: int) -> Match[State]:
    match = new()
    for answer in WHOLE[:count]:
        match.answer(answer)
    return match


def shown(request: Request | None) -> object:
    """A request as something that can be compared."""
    match request:
        case None:
            return "over"
        case Choice():
            return "choice", request.what, request.seats, list(request.options)
        case Roll():
            return "roll", request.what, request.dice
        case Throw() | Flick() | Spin():
            return type(request).__name__, request.what, request.seats


def seen(match: Match[State]) -> tuple[object, object, object]:
    return match.state.key(), shown(match.pending), list(match.answers)


# ------------------------------------------------------------------------------------------- asking
def test_it_begins_with_the_first_question() -> None:
    match = new()
    assert isinstance(match.pending, Roll)
    assert (match.pending.what, match.pending.rule, match.pending.seats) == ("count", "C-1.1", (1,))
    assert (match.over, match.answers, match.state.key()) == (False, [], (0, 1, 3))


def test_it_tells_what_led_to_the_first_question() -> None:
    assert new().events == [Changed("begun")]


def test_an_answer_returns_what_it_brought() -> None:
    match = new()
    assert match.answer(ODD) == [Counted(3)]
    assert match.answer((1, ("halve",))) == [Changed("halve")] == match.events
    assert match.state.total == 1


def test_the_events_handed_out_are_the_callers() -> None:
    match = new()
    events = match.answer(ODD)
    events.clear()
    match.events.clear()
    assert match.events == [Counted(3)]


def test_options_are_complete_with_their_defaults() -> None:
    assert Match.new(Counting(), {"turns": "1"}).state.turns == 1
    assert Match.new(Counting()).state.turns == 3


def test_it_ends_when_the_rules_end() -> None:
    match = played(len(WHOLE))
    assert (match.over, match.pending, match.state.total) == (True, None, 124)
    assert match.game.winners(match.state) == (0,)
    assert match.answers == WHOLE


# ---------------------------------------------------------------------------------------- refusing
@pytest.mark.parametrize(
    ("after", "answer", "reason"),
    [
        (0, (9, "heads"), "9 is on no face of the d8 (1, 2, 3, 4, 5, 6, 7, 8)"),
        (0, (4, "edge"), "edge is on no face of the coin (heads, tails)"),
        (0, (4,), "2 dice are rolled here (count)"),
        (0, (4, "heads", 4), "2 dice are rolled here (count)"),
        (0, 4, "2 dice are rolled here (count)"),
        (0, (0, ("keep",)), "0 is on no face of the d8 (1, 2, 3, 4, 5, 6, 7, 8)"),
        (1, (1, ("keep",)), "that is not among the options"),
        (1, (1, ("double",)), "doubling is home's"),
        (1, (2, ("keep",)), "it is not for that seat to answer"),
        (1, (3, "heads"), "a choice is asked here"),
        (1, True, "a choice is asked here"),
        (2, (0, ("end",)), "it is not for that seat to answer"),
        (6, (DieAtRest(1),), "1 dice lie there: it must be 2 to 3"),
        (6, (DieAtRest(1),) * 4, "4 dice lie there: it must be 2 to 3"),
        (6, (DieAtRest(9), DieAtRest(1)), "9 is on no face of a d8"),
        (6, (1, 2), "the dice are thrown here"),
        (6, True, "the dice are thrown here"),
        (7, 1, "a kick is good or a miss"),
        (7, "good", "a kick is good or a miss"),
        (8, 9, "the spinner shows 1 to 8"),
        (8, 0, "the spinner shows 1 to 8"),
        (8, (1,), "the spinner shows 1 to 8"),
        (10, (0, ("end",)), "the match is over"),
    ],
)
def test_a_refusal_says_why_and_changes_nothing(after: int, answer: Any, reason: str) -> None:
    match = played(after)
    before, pending, events = seen(match), match.pending, match.events
    assert match.refusal(answer) == reason
    with pytest.raises(IllegalAnswer) as error:
        match.answer(answer)
    assert str(error.value) == reason
    assert seen(match) == before
    assert match.pending is pending
    assert match.events == events
    for legal in WHOLE[after:]:  # and it goes on as if nothing had been said
        match.answer(legal)
    assert match.state.total == 124


@pytest.mark.parametrize("after", range(len(WHOLE)))
def test_what_is_legal_is_not_refused(after: int) -> None:
    assert played(after).refusal(WHOLE[after]) is None


def test_a_refused_answer_leaves_what_could_be_given_again() -> None:
    match = played(3)
    match.undo()
    with pytest.raises(IllegalAnswer):
        match.answer((0, ("end",)))
    assert match.taken_back == (1, ("end",))


# ---------------------------------------------------------------------------------- single options
def test_a_single_option_is_taken_without_asking_and_not_recorded() -> None:
    match = played(3)
    assert match.answer(EVEN) == [Counted(4), Changed("keep")]
    assert shown(match.pending) == ("choice", "end", (0,), [(0, ("end",))])
    assert match.answers == WHOLE[:4]


def test_a_choice_that_must_be_asked_is_asked_though_it_has_one_option() -> None:
    match = played(2)
    assert isinstance(match.pending, Choice)
    assert match.pending.what == "end"


def test_options_are_listed_when_they_are_first_read_and_once() -> None:
    listed = 0

    def make() -> list[tuple[int, tuple[str, ...]]]:
        nonlocal listed
        listed += 1
        return [(0, ("go",)), (1, ("stay",))]

    choice = Choice((0, 1), "C-9", "way", make)
    assert listed == 0
    assert list(choice.options) == list(choice.options) == make()
    assert listed == 2  # once by the choice, once here
    assert choice.of(1) == [(1, ("stay",))]


# -------------------------------------------------------------------------------------------- clone
@pytest.mark.parametrize("after", range(len(WHOLE) + 1))
def test_a_clone_stands_where_its_match_stands(after: int) -> None:
    match = played(after)
    twin = match.clone()
    assert twin.state.key() == match.state.key()
    assert shown(twin.pending) == shown(match.pending)
    assert twin.state is not match.state
    for answer in WHOLE[after:]:
        twin.answer(answer)
    assert (twin.over, twin.state.total) == (True, 124)


@pytest.mark.parametrize("after", range(len(WHOLE)))
def test_a_clone_is_independent(after: int) -> None:
    match = played(after)
    before = seen(match)
    twin = match.clone()
    Fortune(after).play(twin)
    assert seen(match) == before
    for answer in WHOLE[after:]:
        match.answer(answer)
    assert match.state.total == 124


def test_a_clone_hears_its_own_events_and_no_others() -> None:
    match = played(3)
    twin = match.clone()
    assert twin.events == []
    assert twin.answer(EVEN) == [Counted(4), Changed("keep")]
    assert match.events == []  # the last answer, `end`, brought nothing


def test_a_clone_lists_no_options() -> None:
    match = played(2)
    game = match.game
    assert isinstance(game, Counting)
    listed = game.listed
    match.clone()
    assert game.listed == listed


def test_a_clone_can_be_undone_to_the_last_beat() -> None:
    match = played(8)  # the last beat stands before the third turn's roll, three answers ago
    twin = match.clone()
    twin.undo(3)
    assert twin.state.key() == played(5).state.key()
    with pytest.raises(IllegalAnswer):
        twin.undo()
    assert seen(match) == seen(played(8))


# ------------------------------------------------------------------------------------ undo and redo
@pytest.mark.parametrize("after", range(len(WHOLE) + 1))
def test_an_undo_is_exact_at_every_step(after: int) -> None:
    match = played(after)
    for count in range(1, after + 1):
        other = played(after)
        other.undo(count)
        assert seen(other) == seen(played(after - count))
        for answer in WHOLE[after - count :]:
            other.answer(answer)
        assert other.state.total == 124
    while match.answers:
        match.undo()
        assert seen(match) == seen(played(len(match.answers)))


@pytest.mark.parametrize("count", [0, -1, 5])
def test_what_cannot_be_taken_back_is_refused(count: int) -> None:
    match = played(4)
    with pytest.raises(IllegalAnswer, match=f"^{count} answers cannot be taken back: there are 4$"):
        match.undo(count)
    assert seen(match) == seen(played(4))


@pytest.mark.parametrize("after", range(1, len(WHOLE) + 1))
def test_a_redo_gives_the_same_answers_again(after: int) -> None:
    match = played(after)
    match.undo(after)
    for step in range(after):
        assert match.taken_back == WHOLE[step]
        expected = played(step).answer(WHOLE[step])
        assert match.redo() == expected
        assert seen(match) == seen(played(step + 1))
    assert match.taken_back is None


def test_a_redo_of_several_tells_all_that_happened() -> None:
    match = played(4)
    match.undo(4)
    assert match.redo(4) == [Counted(3), Changed("double"), Counted(4), Changed("keep")]


def test_undos_one_by_one_are_given_again_in_order() -> None:
    match = played(4)
    match.undo()
    match.undo(2)
    match.undo()
    match.redo(4)
    assert seen(match) == seen(played(4))


def test_a_new_answer_forgets_what_was_taken_back() -> None:
    match = played(2)
    match.undo()
    match.answer((0, ("keep",)))
    assert match.taken_back is None
    with pytest.raises(IllegalAnswer, match=r"^1 answers cannot be given again: 0 were taken back$"):
        match.redo()


@pytest.mark.parametrize("count", [0, -1, 3])
def test_what_cannot_be_given_again_is_refused(count: int) -> None:
    match = played(4)
    match.undo(2)
    with pytest.raises(IllegalAnswer):
        match.redo(count)
    assert seen(match) == seen(played(2))


def test_answers_undos_and_redos_in_any_order() -> None:
    """A walk of a thousand steps: the match always stands where its answers lead from the beginning."""
    match, fortune = new(), Fortune(3)
    undone = 0
    for _ in range(1000):
        step = fortune.below(5)
        if step < 3 and not match.over:
            match.answer(fortune.answer(match.pending))
            undone = 0
        elif step == 3 and match.answers:
            count = 1 + fortune.below(min(4, len(match.answers)))
            match.undo(count)
            undone += count
        elif undone:
            match.redo()
            undone -= 1
        fresh = new()
        for answer in match.answers:
            fresh.answer(answer)
        assert seen(match) == seen(fresh)
        assert seen(match.clone())[:2] == seen(match)[:2]


def test_after_an_undo_nothing_is_told_of_what_was_taken_back() -> None:
    match = played(2)
    match.undo()
    assert match.events == [Counted(3)]
    match.undo()
    assert match.events == [Changed("begun")]


def test_a_match_that_is_over_can_be_taken_back() -> None:
    match = played(len(WHOLE))
    match.undo()
    assert not match.over
    match.redo()
    assert match.over
