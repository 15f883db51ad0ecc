"""Every key that is shown does what is shown beside it, and no key is shown for two things."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from game.core.grid import named
from game.core.requests import Choice
from game.games.sevens.state import NOBODY
from game.ui.scenes.match import MatchScene
from game.ui.tables.sevens.trackers import SWITCHES
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, settle
from tests.ui.tables.sevens.players import Keys, stage_of


def shown(match: MatchScene) -> dict[str, set[Any]]:
    """The keys that are shown now, and what stands beside each: an answer, or a button's name."""
    keys: dict[str, set[Any]] = defaultdict(set)
    for deed in match.now.all:
        if deed.key:
            keys[deed.key].add(deed.option[1] if deed.option is not None else deed.name)
    stage = stage_of(match)
    p = stage.picture
    if p.marks.open and p.marks.chosen != NOBODY:
        for n, entry in enumerate(p.marks.entries[:9]):
            if not entry.why:
                keys[str(n + 1)].add(("act", p.marks.chosen, entry.word))
    if p.block is not None:
        for face in p.block.dice:
            keys[face.key].add(("choose", face.face))
    for again in (*(p.block.agains if p.block else ()), *(p.failed.agains if p.failed else ())):
        keys[again.key].add(("reroll", again.word))
    for name, _, key in SWITCHES:
        keys[key].add(name)
    keys.pop("", None)
    return keys


class Watchful(Keys):
    """Plays by keys, and looks at every key cap."""

    def choose(self, request: Choice) -> None:
        assert not {key: doing for key, doing in shown(self.match).items() if len(doing) > 1}
        super().choose(request)


def test_no_key_is_shown_twice_all_match_long(begin: Begin, driver: Driver) -> None:
    match = begin(home_team="goblin", away_team="orc")
    Watchful(driver, match).play(most=160)
    assert len(match.session.history) > 60


@pytest.mark.rule("S7-3.1", "S7-3.2")
def test_a_number_takes_an_entry_of_the_menu_and_never_ends_the_turn(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at e6", "A1.at f6", "H2.at h8"))
    settle(driver, match)
    stage = stage_of(match)
    keys = shown(match)
    assert keys["N"] == {("end_turn",)}
    assert "1" not in keys
    driver.key("1")  # nothing is shown beside it: nothing happens
    assert match.session.history == []
    driver.click(stage.place.grid.centre(named("h8")))
    assert shown(match)["1"] == {("act", 1, "move")}
    driver.key("1")
    assert match.session.history[-1].answer == (0, ("act", 1, "move"))


@pytest.mark.rule("S7-3.2")
def test_the_letter_of_the_end_of_a_turn_ends_it(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at e6", "A1.at f6"))
    settle(driver, match)
    driver.key("n", "n")
    assert match.session.history[-1].answer == (0, ("end_turn",))


def test_a_letter_that_was_given_to_an_action_is_not_shown_for_anything_else(
    begin: Begin, driver: Driver
) -> None:
    driver.app.keys.load({"log": "n"})
    match = begin(given=("H1.at e6", "A1.at f6"))
    settle(driver, match)
    assert "N" not in shown(match)
    driver.key("n")
    assert match.session.history == []
