"""What is entered of a match at a real table: nothing is taken for entered that nobody entered, and what was
entered once comes up as it was."""

from dataclasses import replace

import pytest

from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.report import DRAW, Ended, Outcome, wrong
from game.games.sevens.league.report_text import plain_report, report_of
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
    (asked,) = final.complaints()
    assert asked.words == "0 – 0 was played off: enter who won it, at Won by"
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


@pytest.mark.rule("S7-16.1")
@pytest.mark.parametrize("others", [0, 1, 3])
def test_touchdowns_that_do_not_count_come_up_again_and_count_when_it_was_played_to_the_end(
    others: int,
) -> None:
    first, again = entry(), entry()
    first.sides[1].players[1] = Entered(played=True, touchdowns=1)
    first.sides[1].others = 2
    first.sides[0].others = others
    first.sides[1].ended = Ended.CONCEDED
    kept = report_of(plain_report(first.report()))
    assert kept == first.report()
    assert kept.score == (max(2, others), 0)
    assert kept.sides[1].deeds == ()
    again.enter_again(kept)
    assert again.all_of_it() == first.all_of_it()
    again.sides[1].ended = Ended.PLAYED
    assert again.score == (others, 3)
    assert again.report().sides[1].entered == ()


@pytest.mark.rule("S7-16.1")
@pytest.mark.parametrize("entered", [((99, 1),), ((1, -1),), ((1, 1), (1, 1))])
def test_what_was_entered_and_does_not_count_makes_sense_as_well(
    entered: tuple[tuple[int, int], ...],
) -> None:
    match = entry()
    match.sides[1].ended = Ended.CONCEDED
    report = match.report()
    report = replace(report, away=replace(report.away, entered=entered))
    assert len(wrong(report, (match.sides[0].sheet, match.sides[1].sheet))) == 1


@pytest.mark.rule("S7-2.4")
def test_a_complaint_says_which_rule_it_is_about_and_which_row() -> None:
    match = entry(winner_needed=True)
    (asked,) = match.complaints()
    assert (asked.row, asked.rule) == ("decided", "S7-15.1")
    match.decided = 0
    assert match.complaints() == []
    match.sides[1].sheet = replace(match.sides[1].sheet, treasury=100_000)
    match.sides[0].sheet = replace(
        match.sides[0].sheet, members=match.sides[0].sheet.members[:7], treasury=100_000
    )
    match.sides[0].players = {key: Entered() for key in list(match.sides[0].players)[:7]}
    match.sides[0].spent = 11
    (asked,) = match.complaints()
    assert (asked.row, asked.rule) == ("spent0", "S7-2.4")
    match.sides[0].spent, match.sides[1].spent = 10, 20
    assert match.complaints() == []


@pytest.mark.rule("S7-16.1")
def test_fewer_than_three_left_is_doubted_where_more_played_and_were_not_hurt() -> None:
    match = entry()
    assert match.doubt() == ""
    side = match.sides[1]
    side.ended = Ended.TOO_FEW
    count = len(side.players)
    assert match.doubt() == (
        f"{side.sheet.name} had fewer than 3 players left, and {count} of them are entered as unhurt. "
        "Were those sent off, or knocked out to the end?"
    )
    for key in list(side.players)[2:]:
        side.players[key] = Entered(outcome=Outcome.BADLY_HURT)
    assert match.doubt() == ""
