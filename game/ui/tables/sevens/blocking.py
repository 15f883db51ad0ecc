"""A block whose dice lie there, as its card shows it: who helps, and what each face would do."""

from __future__ import annotations

from typing import Final

from game.core.requests import Choice, Request
from game.games.sevens.actions import ACTIONS
from game.games.sevens.blocks import number_of_dice
from game.games.sevens.catalogue import skill
from game.games.sevens.odds import face_effects
from game.games.sevens.state import State, has, side_of
from game.ui.tables.sevens import again, people
from game.ui.tables.sevens.names import listed
from game.ui.tables.sevens.picture import BlockPicture, Face
from game.ui.tables.sevens.story import Story

DODGE: Final = skill("Dodge")
JUGGERNAUT: Final = skill("Juggernaut")
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
    options = request.options if request is not None else ()
    keys = {str(words[1]): str(n + 1) for n, (_, words) in enumerate(options) if words[0] == "choose"}
    out = BlockPicture(
        b.player,
        b.target,
        " blocks ".join(story.names.pair(b.player, b.target)),
        _words(s, story),
        tuple(_face(s, face, b.player, b.target, keys.get(face, "")) for face in b.dice),
        b.chooser,
    )
    out.short = " blocks ".join(people.called(s, player) for player in (b.player, b.target))
    none = "not for these dice" if request is not None and request.what == "reroll" else "kept"
    out.agains = again.agains(s, b.player, again.for_block(s, b.player), again.offered(request), none)
    return out


def _words(s: State, story: Story) -> str:
    b = story.block
    assert b is not None
    attack, defence = b.strengths
    helpers, others = (
        [str(people.number(each)) for each in b.assists if (side_of(each) == side_of(b.player)) is mine]
        for mine in (True, False)
    )
    dice = number_of_dice(s, attack, defence)
    words = f"strength {attack} to {defence}: {dice} {'dice' if dice > 1 else 'die'}"
    words += f", {listed(helpers)} help{'s' * (len(helpers) == 1)} it" if helpers else ""
    return words + (f", {listed(others)} help{'s' * (len(others) == 1)} the target" if others else "")


def _face(s: State, face: str, attacker: int, target: int, key: str) -> Face:
    blitz = s.active == attacker and ACTIONS[s.action].word == "blitz"
    down, fall = face_effects(s, attacker, target, blitz=blitz)[face]
    one, other = (str(people.number(each)) for each in (attacker, target))
    if one == other:
        one, other = "the blocker", "the target"
    match face:
        case "skull":
            words = f"{one} falls"
        case "both":
            words = (
                f"{one} and {other} fall" if down and fall else f"{other} falls" if down else f"{one} falls"
            )
            if not (down or fall):
                crushes = blitz and has(s, attacker, JUGGERNAUT)
                words = f"Juggernaut: {other} goes back" if crushes else "both keep their feet"
        case "push":
            words = f"{other} goes back"
        case "stumble":
            words = f"{other} has Dodge" if not down and has(s, target, DODGE) else f"{other} has no Dodge"
        case _:
            words = f"{other} goes back, falls"
    outcome = "turnover" if fall else "falls down" if down else "no one falls"
    kind = "bad" if fall else "good" if down else "plain"
    return Face(face, words, outcome, kind, key)
