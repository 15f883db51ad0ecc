"""A match of a league that is played in the window, and conceded there (S7-16.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.core.check import run_record
from game.core.coach import Coach
from game.core.record import read_record
from game.core.table import REFEREE, DiceTable, next_answer
from game.games.registry import box
from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.report import Ended
from game.games.sevens.league.season import LeagueRules
from game.games.sevens.league.sheet import first_sheet
from game.simulate import coach
from game.ui.scenes.match import MatchScene
from game.ui.scenes.overlays import Ask
from game.ui.scenes.pause import Pause
from game.ui.scenes.seasons.form import Form
from game.ui.scenes.seasons.league import LeagueScene
from game.ui.scenes.seasons.next_match import NextMatch
from tests.ui.driver import Driver, known
from tests.ui.scenes.seasons.by_hand import fill_in, found_league
from tests.ui.scenes.seasons.keyboard import Keyboard


def play_some(hand: Driver, answers: int) -> MatchScene:
    """The next match is begun, and answered so often."""
    hand.click("next")
    hand.click("play")
    scene = known(hand.scene, MatchScene)
    session, table = scene.session, DiceTable(5)
    seats: dict[int, Coach] = {seat: coach(session.box, "coach:rookie", seat, 0.02) for seat in (0, 1)}
    referee = coach(session.box, "random", 1)
    for _ in range(answers):
        session.answer(next_answer(session.match, {**seats, REFEREE: referee}, referee, table))
    return scene


def person_of(scene: MatchScene) -> int:
    (side,) = scene.session.persons
    return side


@pytest.mark.rule("S7-16.1")
@pytest.mark.parametrize("keys", [True, False])
def test_a_person_concedes_from_the_pause_and_the_books_say_so(hand: Driver, *, keys: bool) -> None:
    league = found_league(hand)
    scene = play_some(hand, 40)
    side, ident = person_of(scene), scene.session.save.id
    hand.key("esc")
    known(hand.scene, Pause)
    if keys:
        for _ in range(12):
            if hand.focus_name() == "concede":
                break
            hand.key("down")
        hand.key("enter")
    else:
        hand.click("concede")
    asked = known(hand.scene, Ask)
    assert "no winnings, and a D3 of their dedicated fans leave" in asked.words
    hand.click("no")
    assert hand.scene is scene  # nothing is conceded unasked
    hand.key("esc")
    hand.click("concede")
    hand.key("enter")
    assert hand.scene is scene  # a key that is struck twice concedes nothing
    hand.key("esc")
    hand.click("concede")
    assert hand.focus_name() == "no"
    if keys:
        hand.key("right", "left", "right")
        assert hand.focus_name() == "yes"
        hand.key("enter")
    else:
        hand.click("yes")
    known(hand.scene, Form)
    fill_in(hand)
    assert hand.app.stack[-1] is league or isinstance(hand.scene, NextMatch)
    report = league.book.leagues.season(league.kept.id).season.fixtures[0].report
    assert report is not None
    assert (report.how, report.winner) == ("played", 1 - side)
    assert report.sides[side].ended is Ended.CONCEDED
    assert (report.score[side], report.score[1 - side] >= 2) == (0, True)
    assert hand.app.store.saves.list_saves() == []
    (replay,) = hand.app.store.saves.list_replays()
    assert (replay.id, replay.finished, replay.conceded) == (ident, True, True)
    assert replay.result == ("home", "away")[1 - side]


def test_to_the_rules_the_record_of_a_conceded_match_goes_on(hand: Driver) -> None:
    found_league(hand)
    ident = play_some(hand, 40).session.save.id
    hand.key("esc")
    hand.click("concede")
    hand.click("yes")
    text = hand.app.store.saves.read(ident)
    assert "expect over" not in text
    checked = run_record(read_record(text, "match"), box("sevens").load())
    assert not checked.match.over
    assert checked.mismatches == []


def test_a_conceded_match_whose_form_was_left_is_filled_in_and_not_played_on(hand: Driver) -> None:
    league = found_league(hand)
    ident = play_some(hand, 40).session.save.id
    hand.key("esc")
    hand.click("concede")
    hand.click("yes")
    known(hand.scene, Form)
    hand.key("esc")
    league.book.leagues.give_up(league.kept.id, 1)  # another window: nothing of it counts any more
    known(hand.scene, NextMatch)._still_open()
    hand.step()
    assert hand.scene.group["play"].words == "Play it here"
    assert [info.id for info in hand.app.store.saves.list_replays()] == [ident]


def test_the_note_alone_brings_the_form_again(hand: Driver) -> None:
    """The game was ended between the note and the form."""
    league = found_league(hand)
    scene = play_some(hand, 40)
    side = person_of(scene)
    hand.key("esc")
    hand.click("concede")
    hand.click("yes")
    hand.key("esc")
    leagues, season = league.book.leagues, league.kept.id
    draft = leagues.draft(season, 1)
    assert draft is not None
    leagues._file.change(lambda db: db.execute("DELETE FROM draft"))
    known(hand.scene, NextMatch)._still_open()
    hand.step()
    assert hand.scene.group["play"].words == "Fill in the form"
    hand.click("play")
    assert known(hand.scene, Form).state.report == draft.report
    assert draft.report.sides[side].ended is Ended.CONCEDED


def test_before_the_fan_factors_a_match_is_given_up_and_not_conceded(hand: Driver) -> None:
    found_league(hand)
    play_some(hand, 0)
    hand.key("esc")
    assert "concede" not in known(hand.scene, Pause).group


def league_of_people(hand: Driver) -> LeagueScene:
    """Two teams, each led by a person."""
    leagues = hand.app.store.leagues
    who = [(first_sheet(ready_made(race)), "person") for race in ("human", "orc")]
    return hand.open(LeagueScene(hand.app, leagues, leagues.found_with("The Cup", LeagueRules(), who)))


@pytest.mark.parametrize(("button", "side"), [("yes", 0), ("other", 1)])
def test_of_two_persons_either_may_concede(hand: Driver, button: str, side: int) -> None:
    league = league_of_people(hand)
    play_some(hand, 40)
    names: Sequence[str] = [league.sheets[place].name for place in league.kept.season.fixtures[0].teams]
    hand.key("esc")
    hand.click("concede")
    who = known(hand.scene, Ask)
    assert [who.group[each].words for each in ("yes", "other")] == names
    hand.click(button)
    asked = known(hand.scene, Ask)
    assert asked.words.startswith(names[side])
    hand.click("yes")
    assert known(hand.scene, Form).state.report.winner == 1 - side


def test_a_match_of_no_league_is_not_conceded(hand: Driver) -> None:
    found_league(hand)
    scene = play_some(hand, 40)
    lines = [line for line in scene.session.save.lines if not line.startswith("# fixture")]
    scene.session.save._data[:] = "".join(f"{line}\n" for line in lines).encode()
    hand.key("esc")
    assert "concede" not in known(hand.scene, Pause).group


@pytest.mark.rule("S7-16.1")
def test_with_fewer_than_three_left_nothing_more_is_lost(
    hand: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    from game.games.sevens.league import conceding

    league = found_league(hand)
    scene = play_some(hand, 40)
    side = person_of(scene)
    monkeypatch.setattr(conceding, "FEWEST", 99)
    hand.key("esc")
    hand.click("concede")
    assert "fewer than 3 players: that is all" in known(hand.scene, Ask).words
    hand.click("yes")
    report = known(hand.scene, Form).state.report
    assert report.sides[side].ended is Ended.TOO_FEW
    assert replace(report.sides[side], ended=Ended.CONCEDED) != report.sides[side]
    fill_in(hand)
    fixture = league.book.leagues.season(league.kept.id).season.fixtures[0]
    assert fixture.report == report


# ------------------------------------------------------------------------------------------- taking it back
def conceded_form(hand: Driver) -> tuple[LeagueScene, str, list[str]]:
    """The form of a match that was conceded; the record's id, and what stood in it before."""
    league = found_league(hand)
    scene = play_some(hand, 40)
    ident, lines = scene.session.save.id, scene.session.save.lines
    hand.key("esc")
    hand.click("concede")
    assert "until a die is thrown there you can play on" in known(hand.scene, Ask).words
    hand.click("yes")
    known(hand.scene, Form)
    return league, ident, lines


@pytest.mark.rule("S7-16.1")
@pytest.mark.parametrize("way", ["mouse", "keys", "later"])
def test_a_concession_is_taken_back_before_a_die_is_thrown_and_the_match_goes_on(
    hand: Driver, way: str
) -> None:
    league, ident, lines = conceded_form(hand)
    season, saves = league.kept.id, hand.app.store.saves
    before = hand.scene
    if way == "later":
        hand.key("esc")
        hand.click("play")
        assert known(hand.scene, Form) is not before
    if way == "keys":
        Keyboard(hand).press("go on")
    else:
        hand.click("go on")
    scene = known(hand.scene, MatchScene)
    assert [line for line in scene.session.save.lines if not line.startswith("# turn")] == [
        line for line in lines if not line.startswith("# turn")
    ]
    assert league.book.leagues.draft(season, 1) is None
    assert saves.list_replays() == []
    table = DiceTable(7)
    seats: dict[int, Coach] = {seat: coach(scene.session.box, "coach:rookie", seat, 0.02) for seat in (0, 1)}
    referee = coach(scene.session.box, "random", 1)
    scene.session.answer(next_answer(scene.session.match, {**seats, REFEREE: referee}, referee, table))
    hand.app.pop()
    hand.step()
    assert known(hand.scene, NextMatch).group["play"].words == "Go on with it"
    (save,) = saves.list_saves()
    assert (save.id, save.finished, save.conceded) == (ident, False, False)
    hand.click("play")
    hand.key("esc")
    hand.click("concede")  # and it can be conceded once more
    hand.click("yes")
    known(hand.scene, Form)
    fill_in(hand)
    report = league.book.leagues.season(season).season.fixtures[0].report
    assert report is not None
    assert any(side.ended is Ended.CONCEDED for side in report.sides)


def test_a_concession_stands_when_a_die_of_its_form_has_been_thrown(hand: Driver) -> None:
    conceded_form(hand)
    for _ in range(200):
        form = known(hand.scene, Form)
        if form.match.pending is None or "roll" in form.group:
            break
        assert "go on" in form.group
        hand.click("o:0") if not form.run.for_coach else hand.step(60)
    hand.click("roll")
    hand.step(200)
    assert "go on" not in known(hand.scene, Form).group
    hand.key("esc")
    hand.click("play")
    assert "go on" not in known(hand.scene, Form).group


def test_a_match_that_was_played_to_its_end_is_not_gone_on_with(hand: Driver) -> None:
    found_league(hand)
    hand.click("next")
    hand.click("simulate")
    hand.click("yes")  # a rookie plays for the person
    hand.step(3)
    assert "go on" not in known(hand.scene, Form).group


@pytest.mark.parametrize("meanwhile", ["filled in", "in the books", "record gone"])
def test_a_concession_is_not_taken_back_over_what_has_happened_meanwhile(
    hand: Driver, meanwhile: str
) -> None:
    """Another window has filled in more, or handed it in; or the replay was deleted."""
    league, ident, _ = conceded_form(hand)
    leagues, season = league.book.leagues, league.kept.id
    draft = leagues.draft(season, 1)
    assert draft is not None
    form = hand.scene
    if meanwhile == "filled in":
        leagues.keep_draft(season, 1, replace(draft, answers=("dice 3",)))
    elif meanwhile == "in the books":
        leagues._file.change(lambda db: db.execute("UPDATE fixture SET report = '{}' WHERE number = 1"))
    else:
        hand.app.store.saves.delete(ident)
    hand.click("go on")
    assert hand.scene is form
    said = {
        "filled in": "another window fills in",
        "in the books": "recorded already",
        "record gone": "record",
    }
    assert said[meanwhile] in hand.app.toast.words
    assert meanwhile == "in the books" or leagues.draft(season, 1) is not None
    assert hand.app.store.saves.list_saves() == []
