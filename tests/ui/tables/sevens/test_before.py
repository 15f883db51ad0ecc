"""Before a match with inducements: everything that is asked and told has words, and the picture follows."""

from random import Random
from typing import Any

import pytest

from game.core.dice import SeededDice
from game.core.requests import Choice, Roll
from game.games.sevens.state import Phase
from game.store.store import Store
from game.ui.tables.sevens import people, spoken
from game.ui.tables.sevens.marking import on_the_board
from game.ui.tables.sevens.wording import on_board_words
from tests.ui.tables.sevens.test_picture import seen, table_of


@pytest.mark.parametrize("seed", range(4))
def test_every_step_before_the_match_has_words_and_a_picture(store: Store, seed: int) -> None:
    session, table = table_of(store, inducements="yes", purse="1000", home_team="nurgle", away_team="goblin")
    choose, dice, kinds = Random(seed), SeededDice(seed), set()
    for _ in range(60):
        request = session.match.pending
        state = session.match.state
        assert request is not None
        if state.phase is Phase.SET_UP:
            break
        assert state.phase in spoken.BEFORE
        assert table.prompt(request, request.seats[0]).what
        assert table.heading() == "Before the match"
        if isinstance(request, Choice):
            for option in request.options:
                if not on_the_board(option):
                    assert table.words(request, option).caption
                else:
                    assert on_board_words(option, table.names)
            answer: Any = choose.choice(
                [each for each in request.options if each[1][0] != "ready"] or request.options
            )
        else:
            assert isinstance(request, Roll)
            answer = dice.roll(request)
        played = session.answer(answer)
        kinds |= {event.kind for event in played.events}
        assert seen(table, played) == []
        for line in table.lines(played, 1):
            assert line.words
    assert {"petty_cash", "bought"} <= kinds
    hired = [player for player, name in enumerate(session.match.state.extra.cards[0].names) if name]
    assert people.who(session.match.state, hired[-1]) == session.match.state.extra.cards[0].names[hired[-1]]


def test_a_star_shows_its_rule_on_its_card(store: Store) -> None:
    session, _ = table_of(store, inducements="yes", purse="1000")
    while isinstance(request := session.match.pending, Roll):
        session.answer(SeededDice(1).roll(request))
    assert isinstance(request, Choice)
    side = request.seats[0]
    session.answer((side, ("hire", "Griff_Oberwald")))
    state = session.match.state
    number = state.extra.cards[side].names.index("Griff Oberwald")
    shown = people.skills(state, 16 * side + number)
    assert "Consummate Professional" in [each.name for each in shown]
    assert all(each.effect for each in shown)
