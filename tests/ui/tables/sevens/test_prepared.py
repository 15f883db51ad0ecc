"""What a match needs later is made beforehand, and changes nothing that is seen."""

from __future__ import annotations

from copy import deepcopy

import pygame

from game.ui.tables.sevens.prepared import pieces
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.rehearsal import Rehearsal
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, settle
from tests.ui.tables.sevens.players import stage_of


def test_pieces_are_made_one_by_one_and_the_picture_stays(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at e6", "A1.at f6", "ball H1"))
    settle(driver, match)
    stage = stage_of(match)
    marks, counters = deepcopy(stage.picture.marks), deepcopy(stage.picture.counters)
    app = driver.app
    c, seen = Canvas(app.surface, app.theme, app.view), pygame.image.tobytes(app.surface, "RGB")
    made = sum(1 for _ in pieces(Rehearsal(c), stage.picture, stage.place))
    assert made > 20
    assert (stage.picture.marks, stage.picture.counters) == (marks, counters)
    assert pygame.image.tobytes(app.surface, "RGB") == seen
