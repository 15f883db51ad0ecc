"""A block whose dice lie there, as its card shows it: what each face would do, and every source of a re-roll
with what it brings or why there is none."""

from __future__ import annotations

from typing import Final

from game.core.requests import Choice, Request
from game.games.sevens.blocks import number_of_dice
from game.games.sevens.catalogue import skill
from game.games.sevens.odds import face_effects
from game.games.sevens.rolls import own_turn
from game.games.sevens.state import State, has, side_of, spent
from game.ui.tables.sevens import people, spoken
from game.ui.tables.sevens.picture import Again, BlockPicture, Face
from game.ui.tables.sevens.story import Story

BRAWLER: Final = skill("Brawler")
PRO: Final = skill("Pro")
DODGE: Final = skill("Dodge")
ASKED: Final = ("choose", "reroll")


def block_picture(s: State, request: Request | None, story: Story) -> BlockPicture | None:
    """The block that a choice is about, or None."""
    if story.block is None or not isinstance(request, Choice) or request.what not in ASKED:
        return None
    return block_of(s, request, story)


def block_of(s: State, request: Choice | None, story: Story) -> BlockPicture:
    """The card of the block whose dice lie there."""
    b = story.block
    assert b is not None
    keys: dict[str, str] = {}
    again: dict[str, str] = {}
    for n, (_, words) in enumerate(request.options if request is not None else ()):
        if words[0] == "choose":
            keys[str(words[1])] = str(n + 1)
        elif words[0] == "reroll":
            again[str(words[1])] = str(n + 1)
    out = BlockPicture(
        b.player,
        b.target,
        f"{people.who(s, b.player)} blocks {people.who(s, b.target)}",
        _words(s, story),
        tuple(_face(s, face, b.player, b.target, keys.get(face, "")) for face in b.dice),
        b.chooser,
    )
    asked = request is not None and request.what == "reroll"
    out.agains = tuple(_again(s, b.player, word, again, asked) for word in ("team", "Brawler", "Pro"))
    return out


def _words(s: State, story: Story) -> str:
    b = story.block
    assert b is not None
    attack, defence = b.strengths
    helpers = [people.tag(each) for each in b.assists]
    dice = number_of_dice(s, attack, defence)
    chooser = spoken.SIDES[b.chooser]
    words = f"strength {attack} to {defence}: {dice} {'dice' if dice > 1 else 'die'}, {chooser} chooses"
    return words + (f"; help from {', '.join(helpers)}" if helpers else "")


def _face(s: State, face: str, attacker: int, target: int, key: str) -> Face:
    down, fall = face_effects(s, attacker, target)[face]
    one, other = people.tag(attacker), people.tag(target)
    match face:
        case "skull":
            words = f"{one} falls"
        case "both":
            words = (
                f"{one} and {other} fall" if down and fall else f"{other} falls" if down else f"{one} falls"
            )
            if not (down or fall):
                words = "both keep their feet"
        case "push":
            words = f"{other} goes back"
        case "stumble":
            words = f"{other} has Dodge" if not down and has(s, target, DODGE) else f"{other} has no Dodge"
        case _:
            words = f"{other} goes back, falls"
    outcome = "turnover" if fall else "falls down" if down else "no one falls"
    kind = "bad" if fall else "good" if down else "plain"
    return Face(face, words, outcome, kind, key)


def _again(s: State, player: int, word: str, offered: dict[str, str], asked: bool) -> Again:
    side = side_of(player)
    name = "Team re-roll" if word == "team" else word
    if word in offered:
        if word == "team":
            return Again(name, f"{s.rerolls[side]} left: all dice again", offered[word])
        return Again(name, "one die again", offered[word])
    return Again(name, why_none(s, player, word) or ("kept" if not asked else "not for these dice"))


def why_none(s: State, player: int, word: str) -> str:
    """Why a source of a re-roll cannot be used, or ""."""
    side = side_of(player)
    if word == "team":
        if not own_turn(s, side):
            return "only in the own turn"
        return "" if s.rerolls[side] else "none left in this half"
    owned = PRO if word == "Pro" else BRAWLER if word == "Brawler" else skill(word)
    if not has(s, player, owned):
        return f"{people.tag(player)} has no {owned.name}"
    return "used already" if spent(s, player, owned) else ""
