"""What a line of play answers: the steps of its side's own turn, and nothing that comes of them."""

from __future__ import annotations

import pytest

from game.core.requests import Choice, Roll
from game.games.sevens.actions import BY_WORD
from game.games.sevens.goals import decides
from game.games.sevens.state import D6
from tests.fortune import Fortune
from tests.games.sevens.test_random_matches import begin


def test_a_line_answers_the_steps_of_its_side_alone() -> None:
    step = Choice((0,), "S7-3.1", "move", (), step=True)
    assert decides(step, 0)
    assert not decides(step, 1)
    assert not decides(Choice((0,), "S7-3.1", "move", ()), 0), "it is the mark that counts, not the word"
    assert not decides(Choice((0,), "S7-6.17", "follow", ()), 0)
    assert not decides(Roll("S7-10.1", "dodge", ((0, D6),)), 0)
    assert not decides(None, 0)


@pytest.mark.rule("S7-3.1")
@pytest.mark.parametrize("seed", range(3))
def test_who_acts_and_every_step_of_an_action_is_marked_and_no_reaction_is(seed: int) -> None:
    match, _ = begin(seed)
    fortune = Fortune(seed)
    while match.pending is not None:
        request = match.pending
        if isinstance(request, Choice):
            assert request.step == (request.what == "act" or request.what in BY_WORD), request.what
            assert not request.step or request.seats == (match.state.turn,)
        match.answer(fortune.answer(request))
