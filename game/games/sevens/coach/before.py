"""Answers to the questions of inducements, prayers and stars: what to buy, whom to bless, whom to strike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.core.match import Match
from game.core.requests import Option
from game.games.sevens.data.stars import star
from game.games.sevens.inducements.listed import BY_WORD, roster_of
from game.games.sevens.state import NOBODY, State, side_of

Options = Sequence[Option]
WANTED: Final = (
    "extra_training",
    "wandering_apothecary",
    "bribe",
    "prayer",
    "keg",
    "halfling_chef",
    "desperate_measure",
    "plague_doctor",
    "mortuary_assistant",
    "part_time_assistant",
    "temp_cheerleader",
)
"""What is bought first when no star can be paid."""
MOST_TRAINING: Final = 2
AMONG: Final = 12
LEARNT: Final = ("Block", "Dodge", "Guard", "Mighty_Blow", "Wrestle", "Sure_Hands", "Tackle", "Catch", "Fend")
"""Skills by how gladly they are taken."""


def inducements(match: Match[Any], seat: int, options: Options) -> Option:
    """A star that can be paid, then by priority, until nothing is left to buy; in a season the
    treasury is kept for players, and petty cash alone is spent."""
    s: State = match.state
    cards = s.extra.cards
    assert cards is not None
    own = roster_of(s, seat)
    stars = [option for option in options if option[1][0] == "hire"]
    if stars:
        return draws(s, seat, stars)
    said = {
        str(option[1][1]): option
        for option in options
        if option[1][0] == "buy" and BY_WORD[str(option[1][1])].fee_of(own) <= cards[seat].petty
    }
    trained = cards[seat].count("extra_training")
    for word in WANTED:
        if word in said and not (word == "extra_training" and trained >= MOST_TRAINING):
            return said[word]
    return options[-1]


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
