"""Answers to the questions of inducements, prayers and stars: what to buy, whom to bless, whom to strike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.core.match import Match
from game.core.requests import Option
from game.games.sevens.catalogue import skill
from game.games.sevens.data.stars import star
from game.games.sevens.inducements.listed import BY_WORD, roster_of
from game.games.sevens.state import NOBODY, SQUAD, State, rival, side_of

Options = Sequence[Option]
SECRET_WEAPON: Final = skill("Secret Weapon").mask
LASTING: Final = ("extra_training", "wandering_apothecary", "plague_doctor", "mortuary_assistant")
"""What is worth money of the treasury: a re-roll, and who brings players back."""
SMALL: Final = (
    "prayer",
    "keg",
    "desperate_measure",
    "halfling_chef",
    "part_time_assistant",
    "temp_cheerleader",
    "bribe",
)
"""What cash buys that would be lost."""
MOST_TRAINING: Final = 2
KEPT: Final = 100_000
"""The underdog keeps a re-roll for the next season, and its treasury below what mistakes can halve."""
KEPT_AHEAD: Final = 200_000
"""The other side keeps more, since whatever it spends its rival has as well: only what a major mistake, which
comes from 300,000 on, may take."""
AMONG: Final = 12
LEARNT: Final = ("Block", "Dodge", "Guard", "Mighty_Blow", "Wrestle", "Sure_Hands", "Tackle", "Catch", "Fend")
"""Skills by how gladly they are taken."""


def inducements(match: Match[Any], seat: int, options: Options) -> Option:
    """A star that can be paid, then by priority, until nothing is left that is worth it. Cash that came
    for this match goes to the last coin; of a season's treasury only what can be spared."""
    s: State = match.state
    assert s.extra.cards is not None
    card, own = s.extra.cards[seat], roster_of(s, seat)
    stars = [option for option in options if option[1][0] == "hire"]
    if stars:
        return draws(s, seat, stars)
    said = {str(option[1][1]): option for option in options if option[1][0] == "buy"}
    big = wanted(s, seat)
    for word in (*big, *SMALL):
        most = card.petty + (spare(s, seat) if word in big else 0)
        enough = word == "extra_training" and card.count(word) >= MOST_TRAINING
        if word in said and not enough and BY_WORD[word].fee_of(own) <= most:
            return said[word]
    return options[-1]


def wanted(s: State, seat: int) -> tuple[str, ...]:
    """What a side buys first: its own cook, bribes if it has Secret Weapons, then what serves everybody."""
    own = roster_of(s, seat)
    chef = BY_WORD["halfling_chef"]
    cook = ("halfling_chef",) if chef.fee_of(own) < chef.fee else ()
    armed = any(s.skills[player] & SECRET_WEAPON for player in range(SQUAD * seat, SQUAD * (seat + 1)))
    return (*cook, *(("bribe",) if armed else ()), *LASTING)


def spare(s: State, seat: int) -> int:
    """How much of its treasury a side may give for this match without missing it."""
    assert s.extra.cards is not None
    card, theirs = s.extra.cards[seat], s.extra.cards[rival(seat)]
    kept = KEPT_AHEAD if card.ctv > theirs.ctv else KEPT
    return min(card.own, max(0, card.treasury - kept))


def draws(s: State, seat: int, stars: list[Option]) -> Option:
    """One of the dearest, another one from match to match: the fans call for it."""
    dearest = sorted(stars, key=lambda option: -fee(str(option[1][1])))[:AMONG]
    return dearest[(7 * s.fans[0] + 5 * s.fans[1] + 3 * seat + len(stars)) % len(dearest)]


def fee(word: str) -> int:
    """What a star costs."""
    found = star(word.replace("_", " "))
    return found.fee if found else 0


def pray(match: Match[Any], seat: int, options: Options) -> Option:
    """It costs nothing."""
    return options[0]


def worth(s: State, player: int) -> float:
    """How much a player matters: strength, armour, what it knows, and the ball."""
    return s.st[player] * 2 + s.av[player] / 2 + s.skills[player].bit_count() / 2 + 5 * (s.holder == player)


def the_best(match: Match[Any], seat: int, options: Options) -> Option:
    """Of the own side whoever gains most by it, of the other whoever hurts most."""
    s: State = match.state
    return max(options, key=lambda option: worth(s, int(option[1][1])))


def own_victim(match: Match[Any], seat: int, options: Options) -> Option:
    """An opponent rather than one of the own side."""
    s: State = match.state
    return max(options, key=lambda option: (side_of(int(option[1][1])) != seat, worth(s, int(option[1][1]))))


def strength(match: Match[Any], seat: int, options: Options) -> Option:
    """ST before AG."""
    return options[0]


def skill_of_choice(match: Match[Any], seat: int, options: Options) -> Option:
    """The one that is taken most gladly, or the first."""
    said = {str(option[1][1]): option for option in options}
    return next((said[word] for word in LEARNT if word in said), options[0])


def lowest_die(match: Match[Any], seat: int, options: Options) -> Option:
    """The lower die of an own attack again, the higher one of an own fall."""
    s: State = match.state
    own = s.active != NOBODY and side_of(s.active) == seat
    return options[0] if own else options[-1]


def spell(match: Match[Any], seat: int, options: Options) -> Option:
    """A frog: it finds the player who matters."""
    return options[1]


ANSWERS: Final[dict[str, Callable[[Match[Any], int, Options], Option]]] = {
    "inducements": inducements,
    "pray": pray,
    "blessed": the_best,
    "dope": the_best,
    "hangover": the_best,
    "zap": the_best,
    "choose_figure": strength,
    "choose_skill": skill_of_choice,
    "choose_spell": spell,
    "choose_die": lowest_die,
    "distracts": the_best,
    "hexes": the_best,
    "barrel": the_best,
    "blast": the_best,
    "blasted": own_victim,
    "stabs": the_best,
    "outburst": the_best,
    "carnage": the_best,
    "vomits": the_best,
    "wisdom": the_best,
}
"""By the ``what`` of a Choice."""
