"""The money for inducements, and one purchase after the other (S7-2.4)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.core.requests import Choice, Flow, Option
from game.games.sevens.cards import with_card
from game.games.sevens.inducements.listed import BY_WORD, INDUCEMENTS, Inducement, roster_of
from game.games.sevens.options import READY
from game.games.sevens.pregame.told import Bought, PettyCash
from game.games.sevens.stars.hiring import hire, star_options
from game.games.sevens.state import NOBODY, Phase, State, note, rival

OWN_AT_MOST: Final = 50_000
"""What the side with the lower value may add from its treasury."""
RULE: Final = "S7-2.4"


def richer(s: State) -> int:
    """The side with the higher current value, or nobody."""
    assert s.extra.cards is not None
    home, away = (card.ctv for card in s.extra.cards)
    return NOBODY if home == away else int(home < away)


def begin_buying(s: State) -> None:
    """In a season the higher side spends its treasury first; in a scrimmage each has the purse that was
    agreed on, and the lower one the difference on top."""
    assert s.extra.cards is not None
    s.phase = Phase.INDUCEMENTS
    first = richer(s)
    s.turn = max(0, first)
    home, away = s.extra.cards
    values = (home.ctv, away.ctv)
    gap = abs(values[0] - values[1])
    cards = []
    for side, card in enumerate(s.extra.cards):
        behind = first not in (NOBODY, side)
        petty = (gap if behind else 0) + (0 if s.house.season else s.house.purse)
        own = 0
        if s.house.season:
            own = min(card.treasury, OWN_AT_MOST) if behind else card.treasury
        cards.append(replace(card, petty=petty, own=own))
    note(s, cards=(cards[0], cards[1]))
    s.tell(PettyCash(values, (cards[0].petty, cards[1].petty)))


def offers(s: State, side: int) -> list[Inducement]:
    """What a side may still buy, whatever it costs."""
    assert s.extra.cards is not None
    card, own = s.extra.cards[side], roster_of(s, side)
    return [
        each
        for each in INDUCEMENTS
        if card.count(each.word) < each.most
        and each.may(own)
        and not (each.word == "desperate_measure" and richer(s) == side)
    ]


def purchases(s: State, side: int) -> list[Option]:
    """What a side can pay for, and `ready`."""
    assert s.extra.cards is not None
    purse, own = s.extra.cards[side].purse, roster_of(s, side)
    options: list[Option] = [
        (side, ("buy", each.word)) for each in offers(s, side) if each.fee_of(own) <= purse
    ]
    if not s.house.season:
        options += star_options(s, side, purse)
    return [*options, READY[side]]


def next_purchase(s: State) -> Flow:
    """The side in turn buys something, or is ready; its rival then gets what it spent from its treasury."""
    side = s.turn
    assert s.extra.cards is not None
    _, words = yield Choice((side,), RULE, "inducements", lambda: purchases(s, side), ask=True)
    match words:
        case ("buy", word):
            buy(s, side, BY_WORD[str(word)])
        case ("hire", word):
            hire(s, side, str(word))
        case _:
            be_ready(s, side)


def buy(s: State, side: int, what: Inducement) -> None:
    """It is paid, and there for the match."""
    pay(s, side, what.word, what.fee_of(roster_of(s, side)))
    what.brings(s, side)


def pay(s: State, side: int, word: str, fee: int) -> None:
    assert s.extra.cards is not None
    card = s.extra.cards[side].pay(word, fee)
    note(s, cards=with_card(s.extra.cards, side, card))
    s.tell(Bought(side, word, fee, card.purse))


def be_ready(s: State, side: int) -> None:
    """The other side's turn to buy; petty cash that is left is lost."""
    assert s.extra.cards is not None
    mine = replace(s.extra.cards[side], petty=0, own=0, ready=True)
    note(s, cards=with_card(s.extra.cards, side, mine))
    other = rival(side)
    theirs = s.extra.cards[other]
    if theirs.ready:
        s.turn, s.phase = 0, Phase.PRAYERS
        return
    if richer(s) == side:
        note(s, cards=with_card(s.extra.cards, other, replace(theirs, petty=theirs.petty + mine.spent)))
    s.turn = other


__all__ = ["begin_buying", "buy", "next_purchase", "offers", "pay", "purchases", "richer"]
