"""What both sides wear: a league's own team its own colours, and never two sides the same."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from game.games.sevens.cards import Card
from game.ui.drawing.teams import Team, dressed

APART: Final = 90.0  # of 765: a distance at which two colours are told apart beside each other


def distance(one: str, other: str) -> float:
    """How far apart two colours are, weighted as eyes see red, green and blue."""
    a, b = pygame.Color(one), pygame.Color(other)
    red = (a.r + b.r) / 2
    dr, dg, db = a.r - b.r, a.g - b.g, a.b - b.b
    total = (2 + red / 256) * dr * dr + 4 * dg * dg + (2 + (255 - red) / 256) * db * db
    return float(total**0.5)


def in_own(team: Team, card: Card) -> Team:
    """A team in the name and the colours that its card says."""
    shirt, trim = card.colours
    own = dressed((shirt,), 0, team.pattern, coach=team.coach, name=card.name, key=team.key)
    return replace(own, trim=trim)


def changed(team: Team, usual: str, against: str) -> Team:
    """A visiting team that is not mixed up with its host: in its trim where both shirts look alike, or in
    its seat's ``usual`` colour where that looks alike too."""
    for shirt in (team.colour, team.trim, usual):
        if distance(shirt, against) >= APART:
            break
    if shirt == team.colour:
        return team
    other = dressed((shirt,), 0, team.pattern, coach=team.coach, name=team.name, key=team.key)
    return replace(other, trim=team.colour)
