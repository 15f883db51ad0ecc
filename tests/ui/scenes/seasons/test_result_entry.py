"""What is entered of a match at a real table: nothing is taken for entered that nobody entered, and what was
entered once comes up as it was."""

import pytest

from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.report import DRAW, Ended
from game.games.sevens.league.sheet import first_sheet
from game.ui.scenes.seasons.result_entry import MatchEntry, SideEntry
from game.ui.scenes.seasons.result_rows import Entered


def entry(*, winner_needed: bool = False) -> MatchEntry:
    """Humans against Orcs, everybody there."""
    sides = tuple(SideEntry(first_sheet(ready_made(race))) for race in ("human", "orc"))
    for side in sides:
        side.players = {key: Entered(played=True) for key in side.players}
    return MatchEntry((sides[0], sides[1]), winner_needed, standard=False)


@pytest.mark.rule("S7-15.1", "S7-16.11")
@pytest.mark.parametrize("winner", [0, 1])
def test_who_won_a_level_final_has_to_be_entered(winner: int) -> None:
    final = entry(winner_needed=True)
    assert final.report().winner == DRAW
    assert final.complaints() == ["0 – 0 was played off: enter who won it, at Won by"]
    final.decided = winner
    assert final.complaints() == []
    assert final.report().winner == winner


@pytest.mark.rule("S7-16.1")
@pytest.mark.parametrize("ended", [Ended.CONCEDED, Ended.TOO_FEW])
def test_a_concession_comes_up_again_as_it_was(ended: Ended) -> None:
    first, again = entry(), entry()
    first.sides[1].ended = ended
    assert first.report().score == (2, 0)
    again.enter_again(first.report())
    assert again.sides[1].ended is ended
    again.sides[0].players[1] = Entered(
        played=True, touchdowns=1
    )  # the one that was scored, among the two that were given
    assert again.report().score == (2, 0)
    assert again.complaints() == []


@pytest.mark.rule("S7-16.1")
def test_more_touchdowns_than_were_given_come_up_again() -> None:
    first, again = entry(), entry()
    first.sides[1].ended = Ended.CONCEDED
    first.sides[0].others = 3
    again.enter_again(first.report())
    assert again.report() == first.report()
    assert again.report().score == (3, 0)


@pytest.mark.rule("S7-16.1")
def test_touchdowns_of_a_side_that_conceded_are_said_not_to_count() -> None:
    match = entry()
    match.sides[1].players[1] = Entered(played=True, touchdowns=2)
    match.sides[1].others = 1
    assert match.remark() == ""
    match.sides[1].ended = Ended.TOO_FEW
    name = match.sides[1].sheet.name
    assert match.report().score == (2, 0)
    assert match.remark() == f"{name} conceded: their 3 touchdowns do not count"
    match.sides[1].ended = Ended.PLAYED
    assert (match.remark(), match.score) == ("", (0, 3))
