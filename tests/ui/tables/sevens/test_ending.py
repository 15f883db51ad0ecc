"""Under the result stands what both sides did: nothing there is empty, and every word is whole."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.games.sevens.notation import NUMBER
from game.store.settings import Settings
from game.store.store import Store
from game.ui.app import App
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_over import MatchOver
from game.ui.scenes.match_think import at_once
from game.ui.session import new_session
from game.ui.table_words import Compared
from tests.ui.driver import Driver, window
from tests.ui.match.conftest import PERSONS, seats
from tests.ui.tables.matches import Begin, answer, settle
from tests.ui.tables.sevens.conftest import BOX
from tests.ui.written import listen

H1, A1 = NUMBER["H1"], NUMBER["A1"]


@pytest.mark.rule("S7-5.3", "S7-12.5")
def test_the_result_tells_what_both_sides_did(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at e6", "A1.at f6", "A2.at q6", "ball none", "rerolls.home 0"))
    block = (0, ("act", H1, "block")), (0, ("block", A1))
    answer(driver, match, *block, ("skull",), (1, 1))
    assert match.board.compared() == [
        Compared("Knocked down", ("0", "0")),
        Compared("Casualties", ("0", "0")),
        Compared("Completions", ("0", "0")),
        Compared("Turnovers", ("1", "0")),
    ]


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_what_is_told_has_its_room_under_the_places(
    store: Store, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    with window(App(Settings().but(animation="none", text_scale=scale), size=size, store=store)) as driver:
        session = new_session(BOX, {}, seats(PERSONS, 2), {}, store.saves)
        match = driver.open(MatchScene(driver.app, session, think=at_once))
        settle(driver, match)
        told = [Compared("Knocked down", ("23", "117")), *match.board.compared()[1:]]
        monkeypatch.setattr(match.board, "compared", lambda: told)
        heard = listen(monkeypatch)
        over = driver.open(MatchOver(driver.app, match))
        written = dict(heard.lines)
        boxes = [written[each.words] for each in told]
        assert all(over.rect.contains(box) for box in [*boxes, written["23"], written["117"]])
        assert all(one.right < other.x for one, other in pairwise(boxes))
        assert boxes[0].bottom <= written["23"].centery < written["117"].centery
