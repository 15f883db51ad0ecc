"""Hiring a star: for this match alone, whatever its race (S7-17.1, S7-17.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.core.requests import Option
from game.games.sevens.cards import with_card
from game.games.sevens.catalogue import skill
from game.games.sevens.data.stars import Star, stars
from game.games.sevens.lineup import enlist, free_places
from game.games.sevens.pregame.told import Bought, Joined
from game.games.sevens.state import (
    SQUADS,
    State,
    note,
)

RULE: Final = "S7-17.1"
MOST: Final = 2
"""Entries of the picker that a side may hire; a pair is one of them."""


def word_of(star: Star) -> str:
    """How a record writes its name."""
    return star.name.replace(" ", "_")


def star_of(word: str) -> Star:
    """The star of a word. Raises ValueError."""
    for star in stars():
        if word_of(star) == word:
            return star
    raise ValueError(f"{word!r} is no star player")


def star_options(s: State, side: int, purse: int) -> list[Option]:
    """The stars that a side can pay and has room for."""
    assert s.extra.cards is not None
    hired = s.extra.cards[side].stars
    if len(hired) >= MOST:
        return []
    room = len(free_places(s, side))
    return [
        (side, ("hire", word_of(star)))
        for star in stars()
        if star.fee <= purse and len(star.players) <= room and word_of(star) not in hired
    ]


def hire(s: State, side: int, word: str) -> None:
    """The fee is paid, and the star, or both of a pair, come to the Reserves."""
    assert s.extra.cards is not None
    star = star_of(word)
    card = s.extra.cards[side].pay(word, star.fee)
    card = replace(card, stars=(*card.stars, word))
    note(s, cards=with_card(s.extra.cards, side, card))
    s.tell(Bought(side, word, star.fee, card.purse))
    for one, player in zip(star.players, free_places(s, side), strict=False):
        enlist(s, player, one, extra=((skill(star.rule), None),))
        place = player - SQUADS[side][0]
        value = star.fee // len(star.players)
        card = s.extra.cards[side].at(place, name=one.name, position=star.name, value=value)
        note(s, cards=with_card(s.extra.cards, side, card))
        s.tell(Joined(RULE, player, one.name, "star"))
