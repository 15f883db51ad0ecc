"""What a side brings to a match beyond its figures on the pitch: names, colours, money, what it bought.

A match between ready-made teams without inducements has none of this. The cards are plain data: they change
before the match alone, so that copies share them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

PLACES: Final = 16
"""Players of a side at most."""
NAMELESS: Final = ("",) * PLACES
NO_VALUES: Final = (0,) * PLACES


@dataclass(frozen=True, slots=True)
class Card:
    """Of one side. ``names``, ``positions`` and ``values`` (what each player is worth) go by place;
    ``missing`` is a mask of places whose players are not here; ``ctv`` is the value that the match
    begins with.

    ``treasury`` is what is left, ``petty`` the cash that came for this match alone, ``own`` how much of the
    treasury may still go, ``spent`` how much of it went. ``bought`` are the words and the fees of all
    inducements; ``prayers`` and ``measures`` how many dice are still to be rolled, ``rolled`` what was: the
    same is rolled again."""

    name: str = ""
    colours: tuple[str, str] = ("#ffffff", "#000000")
    names: tuple[str, ...] = NAMELESS
    positions: tuple[str, ...] = NAMELESS
    values: tuple[int, ...] = NO_VALUES
    niggles: tuple[int, ...] = NO_VALUES  # old injuries, which make a casualty worse
    missing: int = 0
    ctv: int = 0
    treasury: int = 0
    petty: int = 0
    own: int = 0
    spent: int = 0
    bought: tuple[tuple[str, int], ...] = ()
    journeymen: int = 0  # a mask of places
    stars: tuple[str, ...] = ()
    prayers: int = 0
    measures: int = 0
    rolled: tuple[str, ...] = ()
    ready: bool = False  # has bought
    asked: bool = False  # whether it prays

    @property
    def purse(self) -> int:
        """What can still be spent on inducements."""
        return self.petty + self.own

    @property
    def paid(self) -> int:
        """The fees of everything that was bought."""
        return sum(fee for _, fee in self.bought)

    def count(self, word: str) -> int:
        """How often something was bought."""
        return sum(bought == word for bought, _ in self.bought)

    def pay(self, word: str, fee: int) -> Card:
        """Bought: petty cash first, then the treasury."""
        cash = min(self.petty, fee)
        rest = fee - cash
        return replace(
            self,
            petty=self.petty - cash,
            own=self.own - rest,
            treasury=self.treasury - rest,
            spent=self.spent + rest,
            bought=(*self.bought, (word, fee)),
        )

    def at(self, place: int, *, name: str, position: str, value: int) -> Card:
        """A player comes to a place."""
        return replace(
            self,
            names=_put(self.names, place, name),
            positions=_put(self.positions, place, position),
            values=(*self.values[:place], value, *self.values[place + 1 :]),
        )


def _put(words: tuple[str, ...], place: int, word: str) -> tuple[str, ...]:
    return (*words[:place], word, *words[place + 1 :])


Cards = tuple[Card, Card]


def with_card(cards: Cards, side: int, card: Card) -> Cards:
    """The cards with another one for a side."""
    return (card, cards[1]) if side == 0 else (cards[0], card)


@dataclass(frozen=True, slots=True)
class Extra:
    """What only some matches have: a state shares it with its copies, and gets another one for every change.

    ``cards`` of both sides, or none; ``boons`` are masks of what each side has beside its players; ``lent``
    is until when, of whom, and what will come back. Masks of players: ``hexed`` (not activated in the next
    turn), ``doped``, ``beyond`` (a KO that does not end). Of a turn: ``last`` the player that acted last and
    ``did`` its actions, ``fouls`` how many, ``sneaky``: one of them by the star who doubles them, ``grudge``:
    the foul of a measure. ``watching``: the target that counts as having Dodge in this block; ``carried``: a
    player in another's arms; ``taken``: who has the ball without a turnover; ``doors`` who stands on the
    trapdoors."""

    cards: Cards | None = None
    boons: tuple[int, int] = (0, 0)
    lent: tuple[tuple[str, int, int | tuple[object, ...]], ...] = ()
    hexed: int = 0
    doped: int = 0
    beyond: int = 0
    last: int = -1
    did: int = 0
    fouls: int = 0
    sneaky: bool = False
    grudge: bool = False
    watching: int = -1
    carried: int = -1
    taken: int = -1
    doors: tuple[int, int] = (-1, -1)


NO_EXTRA: Final = Extra()
