"""The table's picture is made from a state and changed by clips; after them it equals the new state's."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.core.dice import SeededDice
from game.core.journal import header
from game.core.requests import Choice, Option, Roll
from game.games.sevens import GAME
from game.games.sevens import events as happened
from game.store.store import Store
from game.ui.session import Session, branched_session, new_session
from game.ui.table import Played
from game.ui.tables.sevens import before, film, making, story
from game.ui.tables.sevens.foreseen import Foreseen
from game.ui.tables.sevens.playing import SevensPlaying
from tests.ui.tables.laying import SEATS, differences, kinds_of, laid, run_film
from tests.ui.tables.sevens.conftest import BOX

TEAMS = (("human", "orc"), ("goblin", "ogre"), ("nurgle", "wood-elf"))


LINES = [
    f"{side}{n}.{what}"
    for side, columns in (("H", "jjjjhgf"), ("A", "kkkkmno"))
    for n, column in enumerate(columns, 1)
    for what in (f"at {column}{n + 2}", "skills " + ("Block", "Dodge", "Mighty_Blow", "Pro")[n % 4], "av 7")
]
"""Both sides stand face to face."""


def table_of(
    store: Store, *, reduced: bool = False, given: bool = False, **options: str
) -> tuple[Session, SevensPlaying]:
    """A table without a window."""
    if given:
        lines = header(GAME, options, SEATS) + [
            f"given {line}" for line in (*LINES, "rerolls.home 3", "ball H5")
        ]
        session = branched_session("\n".join([*lines, ""]), 0, store.saves)
    else:
        session = new_session(BOX, options, SEATS, {}, store.saves)
    return session, laid(SevensPlaying, session, reduced=reduced)


def seen(table: SevensPlaying, played: Played) -> list[str]:
    """Lets an answer's film run; what the picture then lacks of one made anew."""
    run_film(table, played)
    match, stage = table.desk.match, table.stage
    told = story.told(table.desk.history, table.names)
    told.over = Foreseen().over(match)
    right = making.made(match.state, match.pending, told, stage.cast, stage.switches)
    return differences(stage.picture, right)


def lively(choose: Random, request: Choice) -> Option:
    """At random, but seldom an end of anything."""
    options = list(request.options)
    hits = [option for option in options if "block" in option[1]]
    if hits and choose.random() < 0.8:
        return choose.choice(hits)
    deeds = [option for option in options if option[1][0] not in ("end", "end_turn", "ready", "move")]
    pool = deeds if deeds and choose.random() < 0.6 else options
    return choose.choice(pool)


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_after_the_film_the_picture_is_the_states(store: Store, seed: int, reduced: bool) -> None:
    home, away = TEAMS[seed]
    rules = ("sheet", "rulebook", "sheet")[seed]
    session, table = table_of(
        store, reduced=reduced, given=seed < 2, home_team=home, away_team=away, rules=rules
    )
    choose, dice = Random(seed), SeededDice(seed)
    table.stage.switches.zones = True
    wrong: list[str] = []
    kinds: set[str] = set()
    for _ in range(500):
        request = session.match.pending
        if request is None:
            break
        if isinstance(request, Choice):
            answer: Any = lively(choose, request)
        else:
            assert isinstance(request, Roll)
            answer = dice.roll(request)
        played = session.answer(answer)
        kinds |= {event.kind for event in played.events}
        wrong += seen(table, played)
        assert wrong == []
    wanted = {"move", "knocked_down", "armour", "turnover", "turn"} | (
        {"block", "push"} if seed < 2 else {"kick"}
    )
    assert wanted <= kinds


def test_every_event_has_a_clip() -> None:
    assert kinds_of(happened) - {happened.Tested} | set(before.TOLD) == set(film.MAKERS)
