"""Both teams of a match as they are called and dressed: by names and colours that nobody mixes up."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.games.sevens.cards import Card
from game.games.sevens.state import State
from game.ui.drawing.teams import Team
from game.ui.scenes.teams import team_in
from game.ui.table import Desk
from game.ui.tables.sevens import people, strips
from game.ui.tables.sevens.names import apart
from game.ui.widgets.theme import PALETTES

HOME: Final = 0
AWAY: Final = 1


def teams_of(desk: Desk, s: State) -> list[Team]:
    """Home and away; two of a name are told apart, and a league's away team changes a shirt like home's."""
    home, away = (_team(desk, s, seat) for seat in (HOME, AWAY))
    if _own(desk, s, AWAY) is not None:
        away = strips.changed(away, desk.app.theme.palette.teams[AWAY], home.colour)
    one, other = apart([home.name, away.name])
    return [replace(home, name=one), replace(away, name=other)]


def _own(desk: Desk, s: State, seat: int) -> Card | None:
    """The card of a league's own team, in whose name and colours it plays."""
    cards = s.extra.cards
    if cards is None or not cards[seat].name or desk.look(seat) is not None:
        return None
    return cards[seat] if desk.app.theme.palette == PALETTES[0] else None


def _team(desk: Desk, s: State, seat: int) -> Team:
    """A team as it was set up; a league's own comes in its own name, and in its own colours where nobody
    needs those of a palette."""
    look = desk.look(seat)
    team = team_in(desk.app.theme, seat, look, desk.name(seat))
    if (own := _own(desk, s, seat)) is not None:
        return strips.in_own(team, own)
    cards = s.extra.cards
    name = cards[seat].name if cards is not None else ""
    name = name or people.team_name(s.staff[seat].team)
    return team if not name or (look is not None and look.team) else replace(team, name=name)
