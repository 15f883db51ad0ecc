"""The steps between the weather and the toss: journeymen, inducements, prayers, desperate measures (S7-2.3 to
S7-2.5)."""

from __future__ import annotations

from dataclasses import replace

from game.core.requests import Choice, Flow
from game.games.sevens.cards import Card, with_card
from game.games.sevens.catalogue import skill
from game.games.sevens.data.rosters import roster
from game.games.sevens.inducements.buying import begin_buying, next_purchase
from game.games.sevens.inducements.measures import MEASURES
from game.games.sevens.league.entrants import JOURNEYMAN
from game.games.sevens.league.sheet import journeyman_value, plain_lineman
from game.games.sevens.lineup import enlist, free_places
from game.games.sevens.prayers.table import PRAYERS, Prayer
from game.games.sevens.pregame.told import Joined, Prayed
from game.games.sevens.rolls import one_die
from game.games.sevens.state import (
    FIELDED,
    NOBODY,
    RESERVES,
    SQUADS,
    Phase,
    State,
    note,
    of_status,
    rival,
)

LONER = skill("Loner")
PRAYER_RULE = "S7-2.5"
MEASURE_RULE = "S7-2.4"


def card_of(s: State, side: int) -> Card:
    """What a side brings; there are cards in this match."""
    assert s.extra.cards is not None
    return s.extra.cards[side]


def put_card(s: State, side: int, card: Card) -> None:
    assert s.extra.cards is not None
    note(s, cards=with_card(s.extra.cards, side, card))


# --------------------------------------------------------------------------------------------- journeymen
def journeymen(s: State) -> Flow:
    """In a fixture of a season Linemen with Loner (4+) make up seven (S7-1.2, S7-2.3); then the money."""
    yield from ()
    if s.house.season:
        for side in (0, 1):
            take_on_journeymen(s, side)
    begin_buying(s)


def take_on_journeymen(s: State, side: int) -> None:
    """As many as the side is short of seven, on the lowest free places; what they are worth is counted."""
    own = roster(s.staff[side].team)
    short = FIELDED - len(of_status(s, side, RESERVES))
    if own is None or short <= 0:
        return
    position = plain_lineman(own)
    worth = journeyman_value(own)
    for number in range(1, short + 1):
        card = card_of(s, side)
        player = next(iter(free_places(s, side)), NOBODY)
        if player == NOBODY:
            return
        place = player - SQUADS[side][0]
        enlist(s, player, position, extra=((LONER, "4"),))
        name = f"{JOURNEYMAN} {number}"
        card = card.at(place, name=name, position=position.name, value=position.cost)
        put_card(s, side, replace(card, ctv=card.ctv + worth, journeymen=card.journeymen | 1 << place))
        s.tell(Joined("S7-2.3", player, name, "journeyman"))


# --------------------------------------------------------------------------------------------- inducements
def inducements(s: State) -> Flow:
    """One purchase after the other, the side that buys first until it is ready (S7-2.4)."""
    yield from next_purchase(s)


# ----------------------------------------------------------------------------------------------- prayers
def underdog(s: State) -> int:
    """Whose current value, with all that was bought, is lower now; or nobody (S7-2.5)."""
    home, away = (card_of(s, side).ctv + card_of(s, side).paid for side in (0, 1))
    return NOBODY if home == away else int(away < home)


def prayers(s: State) -> Flow:
    """The underdog may pray once for nothing; what was bought comes on top, home's first (S7-2.5)."""
    side = s.turn
    card = card_of(s, side)
    if not card.asked:
        put_card(s, side, replace(card, asked=True))
        if underdog(s) == side:
            _, words = yield Choice((side,), PRAYER_RULE, "pray", ((side, ("pray",)), (side, ("forgo",))))
            if words[0] == "pray":
                card = card_of(s, side)
                put_card(s, side, replace(card, prayers=card.prayers + 1))
    elif card.prayers:
        yield from one_prayer(s, side, PRAYERS, PRAYER_RULE)
    else:
        turn_to_rival(s, Phase.MEASURES)


def measures(s: State) -> Flow:
    """The desperate measures that were bought, home's first (S7-2.4)."""
    side = s.turn
    if card_of(s, side).measures:
        yield from one_prayer(s, side, MEASURES, MEASURE_RULE)
    else:
        turn_to_rival(s, Phase.TOSS)


def turn_to_rival(s: State, then: Phase) -> None:
    """Home first, then away, then what comes next."""
    if s.turn == 0:
        s.turn = rival(s.turn)
    else:
        s.turn, s.phase = 0, then


def one_prayer(s: State, side: int, table: tuple[Prayer, ...], rule: str) -> Flow:
    """A D8 on a table; what the side has already is rolled again."""
    from game.core.requests import D8

    card = card_of(s, side)
    rolled = yield from one_die(rule, "prayer" if table is PRAYERS else "measure", side, D8)
    found = table[rolled - 1]
    again = found.boon.word in card.rolled
    s.tell(Prayed(rule, side, rolled, found.boon.name, again))
    if again:
        return
    left = replace(card, rolled=(*card.rolled, found.boon.word))
    if table is PRAYERS:
        put_card(s, side, replace(left, prayers=left.prayers - 1))
    else:
        put_card(s, side, replace(left, measures=left.measures - 1))
    yield from found.happens(s, side, found.boon)
