"""A match of a league that people have begun: decided otherwise only when asked, resumed in its league."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace

import pytest

from game.core.coach import Coach
from game.core.errors import StoreError
from game.core.table import REFEREE, DiceTable, next_answer
from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.report import MatchReport, SideReport
from game.games.sevens.league.season import LeagueRules
from game.games.sevens.league.sheet import first_sheet
from game.simulate import coach
from game.store.leagues.kept import FormDraft
from game.store.leagues.leagues import Leagues
from game.ui.league_match import begun_in, league_match
from game.ui.scenes.match import MatchScene
from game.ui.scenes.opening import of_league, resume_match
from game.ui.scenes.overlays import Ask
from game.ui.scenes.seasons.clubhouse import Clubhouse
from game.ui.scenes.seasons.fixtures_part import BEGUN
from game.ui.scenes.seasons.form import Form
from game.ui.scenes.seasons.league import LeagueScene
from game.ui.scenes.seasons.next_match import NextMatch
from game.ui.scenes.seasons.result import Result
from game.ui.scenes.shelf import Shelf
from tests.ui.driver import Driver, known
from tests.ui.scenes.seasons.by_hand import fill_in, found_league


def begin_and_leave(hand: Driver) -> str:
    """The next match is begun, and left after its first answer: the id of its save."""
    hand.click("next")
    hand.click("play")
    scene = known(hand.scene, MatchScene)
    scene.session.answer((2, 3))
    hand.app.pop()
    hand.step(2)
    known(hand.scene, NextMatch)
    return scene.session.save.id


@pytest.mark.parametrize("way", ["simulate", "enter"])
def test_a_begun_match_is_not_decided_otherwise_unasked(hand: Driver, way: str) -> None:
    found_league(hand)
    ident = begin_and_leave(hand)
    hand.click(way)
    known(hand.scene, Ask)
    hand.click("no")
    known(hand.scene, NextMatch)
    assert hand.scene.group["play"].words == "Go on with it"
    assert [info.id for info in hand.app.store.saves.list_saves()] == [ident]
    hand.click(way)
    hand.click("yes")
    hand.step(3)
    known(hand.scene, Form if way == "simulate" else Result)


def test_what_was_begun_of_a_match_that_coaches_have_played_is_gone(hand: Driver) -> None:
    league = found_league(hand)
    begin_and_leave(hand)
    hand.click("simulate")
    hand.click("yes")
    hand.step(3)
    fill_in(hand)
    assert hand.scene is league
    assert hand.app.store.saves.list_saves() == []


def test_a_named_save_of_a_match_that_was_decided_otherwise_is_a_match_of_no_league(hand: Driver) -> None:
    league = found_league(hand)
    ident = begin_and_leave(hand)
    hand.app.store.saves.rename(ident, "Kept")
    hand.click("simulate")
    hand.click("yes")
    hand.step(3)
    fill_in(hand)
    assert hand.scene is league
    assert resume_match(hand.app, ident)  # it can be played for itself
    assert hand.app.stack[-2] is league


def test_a_save_of_a_match_that_another_window_has_recorded_is_refused_in_words(
    hand: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    league = found_league(hand)
    ident = begin_and_leave(hand)
    match = known(hand.scene, NextMatch).match
    report = MatchReport(SideReport(1), SideReport(0), 0, "entered")
    leagues, season = league.book.leagues, league.kept.id
    leagues.keep_draft(season, 1, FormDraft(report, match.sheets))
    assert not resume_match(hand.app, ident)  # its form waits
    leagues.record(season, 1, report, match.sheets, match.sheets, ())
    said: list[str] = []
    monkeypatch.setattr(hand.app, "notice", lambda words, **_: said.append(words))
    assert not resume_match(hand.app, ident)
    assert "in the books already" in said[0]


def played_through(hand: Driver) -> Form:
    """The next match is played here to its end."""
    hand.click("play")
    scene = known(hand.scene, MatchScene)
    session, table = scene.session, DiceTable(5)
    seats: dict[int, Coach] = {seat: coach(session.box, "coach:rookie", seat, 0.02) for seat in (0, 1)}
    referee = coach(session.box, "random", 1)
    while not session.match.over:
        session.answer(next_answer(session.match, {**seats, REFEREE: referee}, referee, table))
    hand.app.pop()
    hand.step(3)
    if isinstance(hand.scene, NextMatch):
        hand.click("play")
    return known(hand.scene, Form)


def test_a_match_that_was_played_can_be_given_up_and_decided_in_any_way(hand: Driver) -> None:
    league = found_league(hand)
    hand.click("next")
    played_through(hand)
    hand.key("esc")
    scene = known(hand.scene, NextMatch)
    assert not scene.group["enter"].enabled
    hand.click("give up")
    hand.key("enter")
    assert "give up" in hand.scene.group  # Enter keeps it
    hand.click("give up")
    assert "counts for nothing" in known(hand.scene, Ask).words
    hand.click("yes")
    assert scene.group["play"].words == "Play it here"
    assert scene.group["simulate"].enabled
    assert "give up" not in scene.group
    assert len(hand.app.store.saves.list_replays()) == 1  # to be looked at
    hand.click("simulate")
    hand.click("yes")
    hand.step(3)
    fill_in(hand)
    assert league.kept.season.fixtures[0].report is not None


def test_a_match_that_is_taken_back_can_be_given_up(hand: Driver) -> None:
    league = found_league(hand)
    hand.click("next")
    played_through(hand)
    fill_in(hand)
    league.book.leagues.take_back(league.kept.id, 1)
    league.entered()
    hand.step()
    hand.click("next")
    assert hand.scene.group["play"].words == "Fill in the form"
    hand.click("give up")
    hand.click("yes")
    assert hand.scene.group["play"].words == "Play it here"
    assert league.book.leagues.draft(league.kept.id, 1) is None


def test_no_league_inherits_the_matches_of_one_that_was_deleted(hand: Driver) -> None:
    first = found_league(hand)
    hand.click("next")
    played_through(hand)
    leagues, season = first.book.leagues, first.kept.id
    hand.key("esc", "esc", "esc")
    leagues.delete_league(first.book.league)
    sheets = [first_sheet(ready_made(race)) for race in ("dwarf", "skaven")]
    ident = leagues.found_with("Another", LeagueRules(), [(sheet, "person") for sheet in sheets])
    again = leagues.seasons(ident)[0]
    assert again.id > season
    hand.open(LeagueScene(hand.app, leagues, ident))
    assert known(hand.scene, LeagueScene).fixtures.marks == {}


def test_a_record_of_an_earlier_version_is_of_a_match_of_the_same_teams(hand: Driver) -> None:
    """It notes a season and a number; in another file these may be somebody else's."""
    league = found_league(hand)
    ident = begin_and_leave(hand)
    leagues, season = league.book.leagues, league.kept.id
    path = hand.app.store.saves._folders.path(ident)
    leagues._file.change(
        lambda db: db.execute("UPDATE fixture SET mark = season || ' ' || number WHERE number = 1")
    )
    text = path.read_text("utf-8")
    note = next(line for line in text.split("\n") if line.startswith("# fixture"))
    path.write_text(text.replace(note, f"# fixture {season} 1"), "utf-8")
    found = league_match(leagues, path.read_text("utf-8"))
    assert found is not None
    assert found.fixture.number == 1
    place = league.kept.season.fixtures[0].teams[0]
    team = leagues.team(league.kept.entries[place].team)
    leagues.change_team(team.id, replace(team.sheet, name="Somebody Else"))
    hand.key("esc")
    assert league.fixtures.marks == {}
    assert league_match(leagues, path.read_text("utf-8")) is None


def test_a_begun_match_goes_on_when_its_team_has_another_name(hand: Driver) -> None:
    league = found_league(hand)
    begin_and_leave(hand)
    leagues, place = league.book.leagues, league.kept.season.fixtures[0].teams[0]
    team = leagues.team(league.kept.entries[place].team)
    leagues.change_team(team.id, replace(team.sheet, name="Somebody Else"))
    hand.key("esc")
    assert league.fixtures.marks == {1: BEGUN}


def test_a_league_founded_anew_in_another_file_has_none_of_the_old_matches(hand: Driver) -> None:
    """The same teams, the same numbers: the file was lost, and no backup of it was there."""
    league = found_league(hand)
    ident = begin_and_leave(hand)
    season, sheets = league.kept.id, league.sheets
    with closing(Leagues(None)) as other:
        again = other.found_with("Another", LeagueRules(), [(sheet, "person") for sheet in sheets])
        assert other.seasons(again)[0].id == season
        assert begun_in(hand.app.store, other, other.seasons(again)[0], {1, 2, 3}) == []
        assert league_match(other, hand.app.store.saves.read(ident)) is None


def test_a_deleted_league_takes_what_was_begun_with_it(hand: Driver) -> None:
    league = found_league(hand)
    begin_and_leave(hand)
    hand.key("esc", "esc")
    assert known(hand.scene, Clubhouse).lines[0].id == league.book.league
    hand.click("end league")
    hand.click("yes")
    assert known(hand.scene, Clubhouse).lines == []
    assert hand.app.store.saves.list_saves() == []


def test_a_league_is_not_deleted_while_one_of_its_matches_is_being_played(
    hand: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    found_league(hand)
    ident = begin_and_leave(hand)
    hand.key("esc", "esc")

    def busy(each: str) -> None:
        raise StoreError(f"{each} is being played in another window")

    monkeypatch.setattr(hand.app.store.saves, "check_free", busy)
    hand.click("end league")
    hand.click("yes")
    assert len(known(hand.scene, Clubhouse).lines) == 1
    assert [info.id for info in hand.app.store.saves.list_saves()] == [ident]


def test_a_match_taken_back_and_forgotten_can_be_played_again(hand: Driver) -> None:
    """`season undo --anew`, which knows nothing of the replay."""
    league = found_league(hand)
    hand.click("next")
    played_through(hand)
    fill_in(hand)
    league.book.leagues.take_back(league.kept.id, 1, form=False)
    league.entered()
    hand.step()
    assert league.fixtures.marks == {}
    hand.click("next")
    scene = known(hand.scene, NextMatch)
    assert scene.group["play"].words == "Play it here"
    assert scene.group["simulate"].enabled
    assert scene.group["enter"].enabled


def test_a_named_save_of_a_match_in_the_books_is_a_match_of_no_league(hand: Driver) -> None:
    """It was saved on the way; the match went on in another record, to its end."""
    found_league(hand)
    hand.click("next")
    hand.click("play")
    scene = known(hand.scene, MatchScene)
    scene.session.answer((2, 3))
    named = hand.app.store.saves.save_as(scene.session.save, "On the way").id
    hand.app.pop()
    hand.step(2)
    played_through(hand)
    fill_in(hand)
    assert resume_match(hand.app, named)
    assert not of_league(hand.app, known(hand.scene, MatchScene).session.save.text)


def test_a_result_is_not_entered_over_a_match_that_was_played_meanwhile(hand: Driver) -> None:
    """Another window has played it to its end while the result was being entered here."""
    league = found_league(hand)
    hand.click("next")
    hand.click("enter")
    result = known(hand.scene, Result)
    report = replace(result.entry.report(), how="played")
    leagues, season = league.book.leagues, league.kept.id
    leagues.keep_draft(season, 1, FormDraft(report, result.match.sheets, ("dice 6",)))
    hand.click("hand")
    assert hand.scene is result
    kept = leagues.draft(season, 1)
    assert kept is not None
    assert (kept.report.how, kept.answers) == ("played", ("dice 6",))


def test_what_is_entered_stays_while_the_match_is_being_played_in_another_window(
    hand: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    league = found_league(hand)
    begin_and_leave(hand)
    hand.click("enter")
    hand.click("yes")
    result = known(hand.scene, Result)

    def busy(ident: str) -> None:
        raise StoreError(f"{ident} is being played in another window")

    monkeypatch.setattr(hand.app.store.saves, "check_free", busy)
    hand.click("hand")
    assert hand.scene is result
    assert league.book.leagues.draft(league.kept.id, 1) is None
    monkeypatch.undo()
    hand.click("hand")
    known(hand.scene, Form)


def test_what_is_entered_stays_if_it_cannot_be_written(hand: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    league = found_league(hand)
    hand.click("next")
    hand.click("enter")
    result = known(hand.scene, Result)

    def held(*_: object) -> None:
        raise StoreError("the file cannot be written: database is locked")

    monkeypatch.setattr(league.book.leagues, "keep_draft", held)
    hand.click("hand")
    assert hand.scene is result


def test_a_match_resumed_from_the_shelf_ends_in_its_league(hand: Driver) -> None:
    league = found_league(hand)
    begin_and_leave(hand)
    hand.app.home()
    hand.step(2)
    known(hand.scene, Shelf)
    hand.click("resume")
    known(hand.scene, MatchScene)
    hand.app.pop()
    hand.step(2)
    assert known(hand.scene, LeagueScene).book.league == league.book.league
    hand.key("esc")
    known(hand.scene, Shelf)
