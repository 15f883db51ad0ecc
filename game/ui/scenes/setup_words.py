"""The set-up in a player's words, as each box has them. An option without words shows the record's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.game import OptionRule
from game.games.registry import Box
from game.ui.boxes import part
from game.ui.own_page import OwnPage

NUMBERS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight")


class OptionWords(NamedTuple):
    """An option's caption, and its values in words where the record's own do not speak for themselves."""

    caption: str
    values: Mapping[str, str] = {}


def nowhere(_seat: int) -> tuple[str, str]:
    """Of a box whose seats are all alike."""
    return "", ""


def nameless(_options: Mapping[str, str], _seat: int) -> str:
    """Of a box whose sides are called after their colours."""
    return ""


@dataclass(frozen=True)
class SetUpWords:
    """What a box says of itself while it is set up. Its table's package has one in ``set_up.WORDS``."""

    match: str = ""  # what is played: "four quarters"
    begins: str = ""  # how it begins, in one line
    rule: str = ""  # by which rule
    note: str = ""  # a line under the options
    options: Mapping[str, OptionWords] = field(default_factory=dict)
    place: Callable[[int], tuple[str, str]] = nowhere  # a seat's icon and words: "last", "starts at the left"
    team: Callable[[Mapping[str, str], int], str] = nameless  # what a seat's team is called
    practice: OwnPage | None = None  # what can be practised without a match


def words_of(box: Box) -> SetUpWords:
    """The words of a box; of one that has none, plain ones."""
    words = part(box, "set_up")
    return words.WORDS if words else SetUpWords()


def caption(words: SetUpWords, rule: OptionRule) -> str:
    """What an option is called on the screen."""
    plain = rule.name.replace("_", " ")
    return words.options[rule.name].caption if rule.name in words.options else plain[:1].upper() + plain[1:]


def value_words(words: SetUpWords, rule: OptionRule) -> list[str]:
    """Its values in words, in its order."""
    known = words.options[rule.name].values if rule.name in words.options else {}
    return [known.get(value, value.replace("_", " ")) for value in rule.values]


def rule_words(words: SetUpWords, rule: OptionRule) -> str:
    """What an option does, with its values called as on the screen."""
    said = rule.words
    for value, shown in (words.options[rule.name].values if rule.name in words.options else {}).items():
        said = said.replace(f"({value})", f"({shown})")
    return said[:1].upper() + said[1:]


def is_switch(rule: OptionRule) -> bool:
    """Is it a yes or no?"""
    return set(rule.values) == {"yes", "no"}
