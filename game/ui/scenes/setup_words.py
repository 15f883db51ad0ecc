"""The options of each box in a player's words. An option without words here shows the record's own."""

from __future__ import annotations

from game.core.game import OptionRule

# (game, option) -> caption, and its values in words
CAPTIONS: dict[tuple[str, str], tuple[str, dict[str, str]]] = {
    ("bfl", "players"): ("Teams", {}),
    ("bfl", "out_of_bounds"): ("Die outside", {"literal": "by the letter", "net": "net"}),
    ("bfl", "cup"): ("Load the cup", {"quick": "by itself", "hand": "by hand"}),
    ("bfl", "move_own_helmet"): ("Move your own helmet", {}),
    ("bfl", "party"): ("Party option", {}),
}
# game -> what a match is, how it begins, and by which rule
MATCH: dict[str, tuple[str, str, str]] = {
    "bfl": ("four quarters", "Each rolls a die for a lane, then for who throws first", "BFL-1.5"),
}
NOTES: dict[str, str] = {
    "bfl": "Party option: after a special roll a notice for adults; off unless you want it (BFL-9.1).",
}
NUMBERS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight")


def caption(game: str, rule: OptionRule) -> str:
    """What an option is called on the screen."""
    plain = rule.name.replace("_", " ")
    return CAPTIONS.get((game, rule.name), (plain[:1].upper() + plain[1:], {}))[0]


def value_words(game: str, rule: OptionRule) -> list[str]:
    """Its values in words, in its order."""
    words = CAPTIONS.get((game, rule.name), ("", {}))[1]
    return [words.get(value, value.replace("_", " ")) for value in rule.values]


def rule_words(game: str, rule: OptionRule) -> str:
    """What an option does, with its values called as on the screen."""
    words = rule.words
    for value, shown in CAPTIONS.get((game, rule.name), ("", {}))[1].items():
        words = words.replace(f"({value})", f"({shown})")
    return words[:1].upper() + words[1:]


def is_switch(rule: OptionRule) -> bool:
    """Is it a yes or no?"""
    return set(rule.values) == {"yes", "no"}
