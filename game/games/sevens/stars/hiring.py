"""Hiring a star: for this match alone, whatever its race (S7-17.1, S7-17.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.core.requests import Option
from game.games.sevens.cards import with_card
from game.games.sevens.catalogue import skill
from game.games.sevens.data.stars import Star, StarPlayer, stars
from game.games.sevens.pregame.told import Bought, Joined
from game.games.sevens.state import (
    ABSENT,
    RESERVES,
    SQUADS,
    State,
    changed,
    note,
    set_skills,
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


def free_places(s: State, side: int) -> list[int]:
    """The numbers that nobody of a side wears."""
    assert s.extra.cards is not None
    missing = s.extra.cards[side].missing
    return [
        player
        for place, player in enumerate(SQUADS[side])
        if s.status[player] == ABSENT and not missing >> place & 1
    ]


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
        come(s, player, star, one)
        place = player - SQUADS[side][0]
        value = star.fee // len(star.players)
        card = s.extra.cards[side].at(place, name=one.name, position=star.name, value=value)
        note(s, cards=with_card(s.extra.cards, side, card))
        s.tell(Joined(RULE, player, one.name, "star"))


def come(s: State, player: int, star: Star, one: StarPlayer) -> None:
    """With its figures, its skills and its rule."""
    s.status[player] = RESERVES
    s.ma = changed(s.ma, player, one.ma)
    s.st = changed(s.st, player, one.st)
    s.ag = changed(s.ag, player, one.ag)
    s.pa = changed(s.pa, player, one.pa or 0)
    s.av = changed(s.av, player, one.av)
    owned = [(skill(each.skill.name), each.value) for each in one.skills]
    set_skills(s, player, sum([each.mask for each, _ in owned]) | skill(star.rule).mask)
    s.values = changed(
        s.values,
        player,
        tuple(sorted((each.number, str(value)) for each, value in owned if value is not None)),
    )
    s.keywords = changed(s.keywords, player, one.keywords)
