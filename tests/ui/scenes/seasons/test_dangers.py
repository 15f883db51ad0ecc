"""What cannot be had again is not done by Enter: a key that is struck twice, or for the question before."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.sheet import first_sheet
from game.store.leagues.leagues import Leagues
from game.ui.scenes.overlays import Ask
from game.ui.scenes.seasons.builder import Builder
from game.ui.scenes.seasons.clubhouse import Clubhouse
from game.ui.scenes.seasons.damaged import DamagedFile
from game.ui.scenes.seasons.founding import Founding
from game.ui.scenes.seasons.office import Office
from game.ui.scenes.seasons.result import Result
from tests.ui.driver import Driver, known
from tests.ui.scenes.seasons.by_hand import fill_in, found_league, row


def office(hand: Driver) -> Office:
    league = found_league(hand)
    league._office(league.kept.season.fixtures[0].teams[0])
    hand.step()
    return known(hand.scene, Office)


def let_go(hand: Driver) -> None:
    rows = office(hand).group["member"]
    hand.click((rows.rect.x + 60, rows.rect.y + 20))
    hand.click("release")


def staff_let_go(hand: Driver) -> None:
    scene = office(hand)
    hand.click(scene.group["staff:rerolls"].knob(-1).center)


def leave_result(hand: Driver) -> None:
    found_league(hand)
    hand.click("next")
    hand.click("enter")
    known(hand.scene, Result)
    hand.click(row(hand, 0, 0).cells()[1].center)
    hand.key("esc")


def leave_founding(hand: Driver) -> None:
    hand.click("seasons")
    hand.click("found")
    known(hand.scene, Founding)
    hand.click("away3")
    hand.key("esc")


def leave_builder(hand: Driver) -> None:
    hand.click("seasons")
    hand.click("build")
    known(hand.scene, Builder)
    hand.click("name")
    hand.type("X")
    hand.key("esc")
    if not isinstance(hand.scene, Ask):
        hand.key("esc")


def give_up(hand: Driver) -> None:
    found_league(hand)
    hand.click("next")
    hand.click("enter")
    hand.click("hand")
    hand.key("esc")
    hand.click("give up")


def end_league(hand: Driver) -> None:
    found_league(hand)
    hand.key("esc")
    known(hand.scene, Clubhouse)
    hand.click("end league")


def delete_team(hand: Driver) -> None:
    hand.app.store.leagues.add_team(first_sheet(ready_made("human")))
    hand.click("seasons")
    hand.click("delete")


DANGERS: list[Callable[[Driver], None]] = [
    let_go, staff_let_go, leave_result, leave_founding, leave_builder, give_up, end_league, delete_team,
]  # fmt: skip


@pytest.mark.parametrize("asks", DANGERS, ids=lambda asks: asks.__name__)
def test_enter_is_no_and_the_way_to_yes_is_a_step_or_a_click(
    hand: Driver, asks: Callable[[Driver], None]
) -> None:
    asks(hand)
    asked = known(hand.scene, Ask)
    done: list[str] = []
    asked.then = lambda: done.append("yes")
    assert asked.kind == "danger"
    assert (asked.group["yes"].key, hand.focus_name()) == ("", "no")
    hand.key("enter")
    assert done == []
    assert hand.scene is not asked
    for way in ("click", "keys"):
        hand.open(asked)
        if way == "click":
            hand.click("yes")
        else:
            hand.key("right", "enter")
        assert done.pop() == "yes"


def test_enter_begins_no_season(hand: Driver) -> None:
    """Nothing takes it back: re-rolls are bought before it."""
    leagues = hand.app.store.leagues
    who = [(first_sheet(ready_made(race)), "person") for race in ("human", "orc")]
    ident = leagues.found_with("The Cup", Founding(hand.app, leagues).rules, who)
    hand.click("seasons")
    hand.click("open")
    while leagues.seasons(ident)[-1].season.open:
        hand.click("next")
        hand.click("enter")
        if "decided1" in hand.scene.group:
            hand.click(row(hand, 0, 0).cells()[1].center)
        hand.click("hand")
        fill_in(hand)
    hand.click("next")
    known(hand.scene, Ask)
    hand.key("enter")
    assert len(leagues.seasons(ident)) == 1
    hand.click("next")
    hand.click("yes")
    assert len(leagues.seasons(ident)) == 2


def test_enter_puts_no_backup_back_before_one_is_chosen(hand: Driver) -> None:
    """The key that opens the clubhouse and is struck twice."""
    found_league(hand)
    hand.app.home()
    hand.app.store.close_leagues()
    assert hand.app.store.places is not None
    path = hand.app.store.places.leagues
    path.write_bytes(b"junk" * 999)
    hand.step()
    hand.scene.group.set_focus("seasons")
    hand.key("enter")
    asked = known(hand.scene, DamagedFile)
    assert (hand.focus_name(), asked.group["restore"].key) == ("no", "")
    hand.key("enter")
    assert hand.scene is not asked
    assert path.read_bytes() == b"junk" * 999
    hand.click("seasons")
    known(hand.scene, DamagedFile).group.set_focus("backup")
    hand.key("enter")
    known(hand.scene, Clubhouse)
    assert isinstance(hand.app.store.leagues, Leagues)
