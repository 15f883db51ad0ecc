"""Where counters lie beside the field: each is seen, and each number is read, in every size of letters."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.core.record import Seat
from game.games.rumble.board import BOARDS
from game.games.rumble.state import ABSENT, BAD, DEAD, LIGHT, PLAYERS, SQUADS
from game.store.settings import Settings
from game.store.store import Store
from game.ui.app import App
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_think import at_once
from game.ui.session import new_session
from game.ui.tables.rumble.layout import BOXES, layout
from game.ui.tables.rumble.panels import row_height
from game.ui.widgets.theme import Theme
from tests.ui.driver import window
from tests.ui.tables.matches import settle
from tests.ui.tables.rumble.conftest import BOX
from tests.ui.tables.rumble.players import stage_of
from tests.ui.written import Written

SEATS = [Seat("home", "person", "Ada"), Seat("away", "person", "Ben")]
NUMBER = 0.43  # of a counter's disc, at its right


@pytest.mark.rule("RU-3.1")
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("where", [LIGHT, BAD, DEAD])
@pytest.mark.parametrize("side", [0, 1])
def test_counters_in_a_box_of_the_injured_lie_apart_and_many_show_their_numbers(
    side: int, where: int, scale: float
) -> None:
    place = layout(Theme(text_scale=scale), BOARDS["standard"])
    tray, disc = place.tray(side, where), place.disc(where)
    for count in range(1, 11):
        at = [ABSENT] * PLAYERS
        for player in SQUADS[side][:count]:
            at[player] = where
        spots = [spot for spot in place.spots(at) if spot is not None]
        assert len(spots) == count
        assert all(tray.x + place.word_w <= x - disc / 2 and x + disc / 2 <= tray.right for x, _ in spots)
        steps = [right[0] - left[0] for left, right in pairwise(spots)]
        assert all(step >= (disc if count <= 5 else disc * NUMBER) for step in steps)


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("side", [0, 1])
def test_the_boxes_lie_one_below_the_other_and_above_what_a_card_says(side: int, scale: float) -> None:
    place = layout(Theme(text_scale=scale), BOARDS["standard"])
    trays = [place.tray(side, where) for where in BOXES]
    assert all(upper.bottom < lower.y for upper, lower in pairwise(trays))
    assert place.panel(side).contains(trays[0])
    assert trays[-1].bottom < place.inside(side).y


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_names_counts_and_tables_stand_there_in_every_size_of_letters(
    store: Store, written: Written, scale: float
) -> None:
    with window(App(Settings().but(animation="none", text_scale=scale), store=store)) as driver:
        session = new_session(BOX, {}, SEATS, {}, store.saves)
        for answer in ((6, 6), (1, 1), (0, ("place", 0, 7)), (0, ("ready",)), (1, ("ready",))):
            session.answer(answer)
        match = driver.open(MatchScene(driver.app, session, think=at_once))
        settle(driver, match)
        bar = {team.name for team in stage_of(match).cast.teams} | {"0 of 1 done", "no ball"}
        assert bar | {"ATTACK, 2 DICE", "INJURY, 2 DICE", "Dead", "8%"} <= set(written.words)
        assert any(words.startswith("THROW, 2 DICE") for words in written.words), "nobody is picked"


@pytest.mark.parametrize("em", [14.0, 21.0, 24.0])
def test_two_tables_share_a_card_or_one_of_them_has_it(em: float) -> None:
    assert row_height(em, 600.0) == pytest.approx(em * 1.72)
    close = 2 * (em * 1.16 + 3 * (em * 1.4 + 3) + 8) + 6
    assert row_height(em, close) == pytest.approx(em * 1.4)
    assert row_height(em, close - em) == 0
