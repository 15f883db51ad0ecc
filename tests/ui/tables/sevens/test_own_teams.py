"""A league's own teams come to the table in their own names and colours."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pygame

from game.core.journal import header
from game.core.record import Seat
from game.games.sevens import GAME
from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.sheet import TeamSheet, first_sheet
from game.games.sevens.lineup import givens_of
from game.store.settings import Settings
from game.store.store import Store
from game.ui.keys import KeyMap
from game.ui.scenes.match_desk import SessionDesk
from game.ui.session import branched_session
from game.ui.tables.sevens import making
from game.ui.tables.sevens.playing import SevensPlaying
from game.ui.widgets.theme import PALETTES, Theme

HOME = replace(first_sheet(ready_made("human")), name="Rust Bucket Rams", colours=("#7a1f6b", "#d9c9a3"))
AWAY = replace(first_sheet(ready_made("orc")), name="Tin Lizards", colours=("#1f7a3a", "#f0e0ff"))


def table_of(
    store: Store, home: TeamSheet = HOME, away: TeamSheet = AWAY, theme: Theme | None = None
) -> SevensPlaying:
    pygame.font.init()
    app = SimpleNamespace(theme=theme or Theme(), settings=Settings(), sound=None, keys=KeyMap())
    lines = header(
        GAME, {"fixture": "season"}, [Seat("home", "person", "Ada"), Seat("away", "person", "Ben")]
    )
    lines += ["given phase fans", *givens_of(home, 0), *givens_of(away, 1)]
    session = branched_session("\n".join([*lines, ""]), 0, store.saves)
    table = SevensPlaying(SessionDesk(app, session))
    table.show()
    return table


def test_own_names_are_on_the_board_and_in_every_sentence(store: Store) -> None:
    table = table_of(store)
    assert [side.team.name for side in table.stage.picture.sides] == ["Rust Bucket Rams", "Tin Lizards"]
    assert table.names.side(1) == table.side(1).team == "Tin Lizards"
    member = HOME.squad[0]
    assert table.names.player(member.number - 1) == f"{member.number} {member.name}"
    card = making.card_of(table.state, member.number - 1)
    assert (card.name, card.position) == (member.name, member.position)


def test_own_colours_are_on_the_counters(store: Store) -> None:
    table = table_of(store)
    assert [side.team.colour for side in table.stage.picture.sides] == ["#7a1f6b", "#1f7a3a"]
    assert [side.team.trim for side in table.stage.picture.sides] == ["#d9c9a3", "#f0e0ff"]


def test_a_visitor_in_the_shirt_of_its_host_wears_its_trim(store: Store) -> None:
    table = table_of(store, away=replace(AWAY, colours=("#7a2070", "#f0e0ff")))
    assert table.stage.team(1).colour == "#f0e0ff"


def test_who_needs_the_colours_of_a_palette_has_them(store: Store) -> None:
    table = table_of(store, theme=Theme(palette=PALETTES[1]))
    assert [table.stage.team(seat).colour for seat in (0, 1)] == list(PALETTES[1].teams[:2])
    assert table.names.side(0) == "Rust Bucket Rams"
