"""What is counted of a match, and how it is shown."""

from __future__ import annotations

import pytest

from game.games.halftime.dice import BLACK, BLUE, GREEN, RED
from game.store.figures import Made
from game.store.store import Store
from game.ui.scenes.statistics_sheet import Line, cards_of
from game.ui.tables.halftime import figures, statistics
from game.ui.tape import tape_of
from tests.ui.tables.halftime.conftest import BOX
from tests.ui.tables.halftime.test_picture import SCRIPT, table_of


@pytest.fixture
def lines(store: Store) -> list[Line]:
    """Both sides after a scripted match."""
    session, _ = table_of(store, reduced=False)
    for answer in SCRIPT:
        session.answer(answer)
    counted = figures.counts_of(2, [played.events for played in session.history])
    return [Line(name, n, None, counts) for n, (name, counts) in enumerate(zip("AB", counted, strict=True))]


def test_every_die_is_counted_for_whoever_threw_it(lines: list[Line]) -> None:
    thrown = sum(len(answer) for answer in SCRIPT if not isinstance(answer[-1], tuple))
    assert sum(line.counts.dice for line in lines) == thrown
    assert lines[0].counts.sides[figures.BLUE] == {"I": 1}
    assert lines[1].counts.sides[figures.BLUE] == {"NG": 1, "50": 1}


@pytest.mark.rule("HT-8.2", "HT-8.3")
def test_kicks_stand_beside_what_the_green_die_makes(lines: list[Line]) -> None:
    home, away = lines
    assert home.counts.kicks == {10: Made(1, 1)}
    assert statistics.green_would_make(home) == pytest.approx(5 / 6)
    assert statistics.kicks(away).tried == 2


def test_the_cards_expect_what_the_faces_say() -> None:
    cards = cards_of(BOX)
    for die, kind in zip(cards.dice, (BLACK, BLUE, GREEN, RED), strict=True):
        shares = [sum(str(face) == label for face in kind.faces) / 6 for label in die.labels]
        assert die.expected(600) == pytest.approx([600 * share for share in shares])


HALF = """record 1 halftime
given possession home
given ball 20
given down 1
given to_go 10
home run
dice 20 10
home pass
dice 30
home run
dice O O
dice 5 15
home pass
dice NG
home punt
dice 20
dice 15
away run
dice 5 10
"""


def test_yards_are_counted_by_play_and_side() -> None:
    """Run 10, pass 30, a flag of 10, nothing, a punt of 20 that comes back 15; the visitors lose 5."""
    tape = tape_of(HALF, "half")
    assert tape.warning == ""
    home, away = (
        Line(name, n, None, counts)
        for n, (name, counts) in enumerate(
            zip("AB", figures.counts_of(2, [played.events for played in tape.history]), strict=True)
        )
    )
    assert statistics.per_call(home, "run") == 10 / 2
    assert statistics.per_call(home, "pass") == 30 / 2
    assert statistics.per_call(home, "run", "pass") == 40 / 4
    assert statistics.per_call(home, "punt") == 20 - 15
    assert home.counts.others["penalty yards"] == 10
    assert statistics.per_call(away, "run") == -5
    assert statistics.per_call(away, "punt") is None
    assert statistics.mean_die(home) == (20 + 0 + 10) / 3
    figure = {column.brief: column.figure(home).words for column in statistics.CARDS.columns}
    assert figure == {
        "game die": "10.0",
        "a play": "10.0",
        "a run": "5.0",
        "a pass": "15.0",
        "a punt": "5.0",
        "flags": "−10",
    }


def test_every_column_has_a_figure(lines: list[Line]) -> None:
    cards = cards_of(BOX)
    assert all(column.figure(line).words for column in cards.columns for line in lines)
    assert pytest.approx(55 / 6) == statistics.MEAN
