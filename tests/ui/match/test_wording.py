"""What a penalty or a special roll promises, in words."""

from __future__ import annotations

import pytest

from game.core.requests import Choice, Option
from game.games.bfl.state import House, State
from game.ui.scenes.match import MatchScene
from game.ui.tables.bfl import wording
from tests.ui.match.conftest import Begin

NAMES = ("Ada", "Ben")


def choice(what: str, *options: Option) -> Choice:
    """A question to the seats of its options."""
    return Choice(tuple(dict.fromkeys(seat for seat, _ in options)), "BFL-7.1", what, options)


@pytest.mark.rule("BFL-6.1", "BFL-8.3", "BFL-8.4")
@pytest.mark.parametrize(
    ("outside", "net", "warned"), [(0, False, False), (1, False, True), (1, True, False)]
)
@pytest.mark.parametrize(("what", "word"), [("party", "party"), ("split", "extra")])
def test_extra_yards_with_a_die_outside_wait_for_the_flag(
    what: str, word: str, outside: int, net: bool, warned: bool
) -> None:
    option: Option = (0, (word,))
    said = wording.words(choice(what, option), option, NAMES, State(House(net=net)), outside)
    assert ("only if the penalty is overturned (BFL-6.1)" in said.hint) is warned
    assert (said.sub == wording.OVERTURNED) is warned
    how = wording.prompt(choice(what, option), 0, State(House(net=net)), outside, flags=False).how
    assert ("overturned" in how) is warned


@pytest.mark.rule("BFL-6.1", "BFL-6.2")
@pytest.mark.parametrize(
    ("what", "yard", "net", "sub"),
    [
        ("out_penalty", 50, False, "−20 yd"),
        ("out_penalty", 10, False, "−10 yd"),
        ("out_penalty", 0, False, "nothing to lose"),
        ("out_penalty", 0, True, "−20 yd"),  # after the movement
        ("men_penalty", 0, False, "−10 yd"),  # after the movement
        ("split_penalty", 0, False, "nothing to lose"),
    ],
)
def test_accept_says_what_is_lost(what: str, yard: int, net: bool, sub: str) -> None:
    state = State(House(net=net))
    state.yard[0] = yard
    option: Option = (0, ("accept",))
    asked = choice(what, option)
    assert wording.words(asked, option, NAMES, state, 2).sub == sub
    told = wording.prompt(asked, 0, state, 2, flags=True).what
    assert ("yards back" in told) is (sub != "nothing to lose")


@pytest.mark.rule("BFL-3.3", "BFL-8.3", "BFL-8.4")
@pytest.mark.parametrize(("what", "word", "gain"), [("party", "party", "30"), ("split", "extra", "20")])
@pytest.mark.parametrize(("paused", "outside"), [(True, 0), (False, 0), (True, 1)])
def test_a_paused_roller_is_offered_no_yards(
    what: str, word: str, gain: str, paused: bool, outside: int
) -> None:
    state = State(House())
    state.paused[0] = paused
    option: Option = (0, (word,))
    asked = choice(what, option)
    said = wording.words(asked, option, NAMES, state, outside)
    told = wording.prompt(asked, 0, state, outside, flags=False).how
    assert ("pause" in said.sub, "brings nothing" in said.hint or "bring nothing" in said.hint) == (
        paused,
        paused,
    )
    assert ("pauses" in told) is paused


@pytest.mark.rule("BFL-8.4")
def test_a_split_penalty_promises_no_yards_at_the_goal_line() -> None:
    state = State(House())
    option: Option = (0, ("penalty", 1))
    assert wording.words(choice("split", option), option, NAMES, state, 0).sub == "none to lose"
    state.yard[1] = 40
    assert wording.words(choice("split", option), option, NAMES, state, 0).sub == "20 yards back"


@pytest.mark.rule("BFL-7.1")
@pytest.mark.parametrize(
    ("flag_of", "players", "offered"),
    [
        (0, ("person", "coach:pro"), True),
        (1, ("person", "coach:pro"), False),  # the coach's flag is not a person's to throw
        (1, ("person", "person"), True),
    ],
)
def test_a_flag_is_spoken_of_only_if_somebody_asked_has_one(
    begin: Begin, flag_of: int, players: tuple[str, ...], offered: bool
) -> None:
    match: MatchScene = begin(2, players)
    asked = choice("men_penalty", (flag_of, ("challenge",)), (0, ("accept",)))
    told = match.board.prompt(asked, 0)
    assert ("challenge?" in told.what, "its seat's key" in told.how) == (offered, offered)
