"""A form that is being filled in while another window is at the same league."""

from __future__ import annotations

from dataclasses import replace

from game.ui.scenes.seasons.form import Form
from tests.ui.driver import Driver, known
from tests.ui.scenes.seasons.test_whole_way import fill_in, found_league


def test_a_form_keeps_what_still_fits_if_a_team_has_changed(hand: Driver) -> None:
    league = found_league(hand)
    hand.click("next")
    hand.click("enter")
    hand.click("hand")
    hand.click("o:0")
    hand.key("esc", "esc")
    entry = league.kept.entries[0]
    sheet = league.book.leagues.team(entry.team).sheet
    league.book.leagues.change_team(entry.team, replace(sheet, colours=("#111111", "#eeeeee")))
    hand.click("next")
    hand.click("play")
    form = known(hand.scene, Form)
    assert len(form.match.answers) == 1
    assert form.state.sheets[league.kept.season.fixtures[0].teams.index(0)].colours[0] == "#111111"


def test_another_window_that_changes_a_team_is_told_at_the_next_answer(hand: Driver) -> None:
    league = found_league(hand)
    hand.click("next")
    hand.click("enter")
    hand.click("hand")
    before = known(hand.scene, Form)
    hand.click("o:0")
    place = league.kept.season.fixtures[0].teams[0]
    team = league.book.leagues.team(league.kept.entries[place].team)
    league.book.leagues.change_team(team.id, replace(team.sheet, colours=("#111111", "#eeeeee")))
    hand.click("o:0")
    hand.step()
    form = known(hand.scene, Form)
    assert form is not before
    assert form.match.answers == before.match.answers[: len(form.match.answers)]
    assert len(form.match.answers) == 2
    fill_in(hand)
    assert league.kept.season.fixtures[0].report is not None


def test_a_form_that_another_window_has_handed_in_is_closed(hand: Driver) -> None:
    league = found_league(hand)
    hand.click("next")
    hand.click("enter")
    hand.click("hand")
    known(hand.scene, Form)
    draft = league.book.leagues.draft(league.kept.id, 1)
    assert draft is not None
    league.book.leagues.record(league.kept.id, 1, draft.report, draft.sheets, draft.sheets, ())
    hand.click("o:0")
    hand.step()
    assert hand.scene is league
