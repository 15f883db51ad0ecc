"""What is asked and told before a match whose sides bring more than their players, in words: inducements,
stars, prayers, desperate measures."""

from __future__ import annotations

from typing import Any, Final

from game.core.requests import Option, Request
from game.games.sevens.data.stars import star
from game.games.sevens.effects import special_effect
from game.games.sevens.inducements.listed import BY_WORD, roster_of
from game.games.sevens.pregame import told
from game.games.sevens.state import State, side_of
from game.ui.table_words import Words
from game.ui.tables.sevens.names import Names, counted
from game.ui.tables.sevens.terms import faces_of, plain

CHOICES: Final = {
    "inducements": ("buy inducements and stars", "What is left of petty cash is lost"),
    "pray": ("pray to Nuffle?", "The side with the lower value may, for nothing"),
    "blessed": ("choose who is blessed", "A prayer lasts for the match"),
    "dope": ("choose a player who dares", "ST or AG one better, at a risk after each drive"),
    "choose_figure": ("choose what gets better", ""),
    "choose_skill": ("choose a skill", ""),
    "choose_spell": ("choose a spell", ""),
    "choose_die": ("choose a die to roll again", ""),
    "choose_again": ("choose dice to roll again", "Keep ends the choice"),
    "hangover": ("choose who misses the first drive", ""),
    "zap": ("choose who shall be a frog", ""),
    "fireball": ("aim the fireball", ""),
}
"""The ``what`` of a question, and how it is answered."""
FIGURES: Final = {"st": "ST", "ag": "AG", "av": "AV"}
"""Characteristics as they are printed."""


TOLD: Final = (told.Joined, told.PettyCash, told.Bought, told.Prayed, told.Gained, told.Cooked)
"""The events."""


def money(gold: int) -> str:
    """ "50,000"."""
    return f"{gold:,}"


def named(word: str) -> str:
    """An inducement or star by its word."""
    return BY_WORD[word].name if word in BY_WORD else word.replace("_", " ")


def words(request: Request, option: Option, s: State) -> Words | None:
    """An option as a button; None for what is no question of these."""
    match option[1]:
        case ("buy", str(word)):
            what = BY_WORD[word]
            return Words(what.name, money(what.fee_of(roster_of(s, option[0]))), f"{what.effect} (S7-2.4)")
        case ("hire", str(word)):
            who = star(named(word))
            if who is None:
                return None
            tier = f"{who.tier.name}{', a tier of ours' if who.tier_ours else ''}"
            return Words(who.name, money(who.fee), f"{tier}. {who.rule}: {who.effect}")
        case ("ready",) if request.what == "inducements":
            cards = s.extra.cards
            left = cards[option[0]].purse if cards is not None else 0
            return Words("Nothing more", f"{money(left)} left", "The next step (S7-2.4)", primary=True)
        case ("pray",):
            return Words("Pray", "", "A D8 on the table of prayers (S7-2.5)", primary=True)
        case ("forgo",) if request.what == "pray":
            return Words("Do not", "", "No prayer (S7-2.5)")
        case ("choose", str(word)) if request.what == "choose_figure":
            return Words(FIGURES[word])
        case ("choose", str(word)) if special_effect(word):
            return Words(named(word), "", special_effect(word))
    return None


def spoken(event: Any, names: Names) -> tuple[int, str, str, tuple[str, ...]] | None:
    """An event of these: the side, its words, how it is shown, its dice; None for any other."""
    match event:
        case told.Joined(player=player, what=what):
            words = f"{names.player(player)} joins {names.side(side_of(player))} as a {plain(what)}"
            return side_of(player), words, "play", ()
        case told.PettyCash(values=values, petty=petty):
            words = f"Team values: {names.side(0)} {money(values[0])}, {names.side(1)} {money(values[1])}"
            for side in (0, 1):
                words += (
                    f". {names.side(side)} have {money(petty[side])} of petty cash" if petty[side] else ""
                )
            return -1, words, "play", ()
        case told.Bought(side=side, what=what, fee=fee):
            return side, f"{names.side(side)} buy {named(what)} for {money(fee)}", "play", ()
        case told.Prayed(side=side, rolled=rolled, name=name, again=again):
            tail = ", which a side has already: another die" if again else ""
            return side, f"{names.side(side)} roll {name}{tail}", "dice", (str(rolled),)
        case told.Gained(player=player, what=what):
            if what in FIGURES:
                words = f"{names.player(player)} has {FIGURES[what]} one better"
            else:
                words = f"{names.player(player)} gains {named(what)}"
            return side_of(player), words, "play", ()
        case told.Cooked(side=side, dice=dice, taken=taken):
            words = f"The chef of {names.side(side)} takes {counted(taken, 're-roll')}"
            return side, words, "dice", faces_of(dice)
    return None
