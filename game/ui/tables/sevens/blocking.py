"""A block whose dice lie there, as its card shows it: who helps, and what each face would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.core.requests import Choice, Request
from game.games.sevens.actions import ACTIONS
from game.games.sevens.blocks import number_of_dice
from game.games.sevens.catalogue import skill
from game.games.sevens.events import Blocked
from game.games.sevens.odds import face_effects
from game.games.sevens.state import NOBODY, State, has, side_of
from game.ui.tables.sevens import again, people
from game.ui.tables.sevens.blockwords import (
    BLOCKER,
    OTHER_CHOOSES,
    TARGET,
    YOU,
    YOU_CHOOSE,
    choosing,
    helping,
)
from game.ui.tables.sevens.picture import BlockPicture, Face
from game.ui.tables.sevens.story import Story

DODGE: Final = skill("Dodge")
JUGGERNAUT: Final = skill("Juggernaut")
ASKED: Final = ("choose", "reroll")


def block_picture(
    s: State, request: Request | None, story: Story, person: Callable[[int], bool]
) -> BlockPicture | None:
    """The block that a choice is about, or None."""
    if story.block is None or not isinstance(request, Choice) or request.what not in ASKED:
        return None
    return block_of(s, request, story, person)


def block_of(s: State, request: Choice | None, story: Story, person: Callable[[int], bool]) -> BlockPicture:
    """The card of the block whose dice lie there, told to the ``person`` who is asked, or looks on."""
    b = story.block
    assert b is not None
    options = request.options if request is not None else ()
    keys = {str(words[1]): str(n + 1) for n, (_, words) in enumerate(options) if words[0] == "choose"}
    reader = _reader(b, b.chooser if request is None else request.seats[0], person)
    out = BlockPicture(
        b.player,
        b.target,
        " blocks ".join(story.names.pair(b.player, b.target)),
        _words(b, reader),
        tuple(_face(s, face, b.player, b.target, keys.get(face, "")) for face in b.dice),
        b.chooser,
        choosing(number_of_dice(s, *b.strengths), _who_chooses(b, reader, story)),
    )
    out.short = " blocks ".join(people.called(s, player) for player in (b.player, b.target))
    none = "not for these dice" if request is not None and request.what == "reroll" else "kept"
    out.agains = again.agains(s, b.player, again.for_block(s, b.player), again.offered(request), none)
    return out


def _reader(b: Blocked, asked: int, person: Callable[[int], bool]) -> int:
    """Whose side reads the card as its own: who is asked, or else the person who looks on, or nobody."""
    return next((side for side in (asked, side_of(b.player), side_of(b.target)) if person(side)), NOBODY)


def _words(b: Blocked, reader: int) -> str:
    """How strong both are, and who helps whom."""
    sides = side_of(b.player), side_of(b.target)
    helpers, against = ([each for each in b.assists if side_of(each) == side] for side in sides)
    mine = {sides[0]: (YOU, TARGET), sides[1]: (BLOCKER, YOU)}
    attack, defence = b.strengths
    help_ = helping(helpers, against, mine.get(reader, (BLOCKER, TARGET)))
    return ", ".join(filter(None, (f"strength {attack} to {defence}", help_)))


def _who_chooses(b: Blocked, reader: int, story: Story) -> str:
    if reader == NOBODY:
        return f"{story.names.side(b.chooser)} choose"
    return YOU_CHOOSE if reader == b.chooser else OTHER_CHOOSES


def _face(s: State, face: str, attacker: int, target: int, key: str) -> Face:
    blitz = s.active == attacker and ACTIONS[s.action].word == "blitz"
    down, fall = face_effects(s, attacker, target, blitz=blitz)[face]
    one, other = (str(people.number(each)) for each in (attacker, target))
    if one == other:
        one, other = BLOCKER, TARGET
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
            words = _stumble(s, target, other, down=down)
        case _:
            words = f"{other} goes back, falls"
    outcome = "turnover" if fall else "falls down" if down else "no one falls"
    kind = "bad" if fall else "good" if down else "plain"
    return Face(face, words, outcome, kind, key)


def _stumble(s: State, target: int, other: str, *, down: bool) -> str:
    """Why a Stumble fells the target, or does not (S7-6.13)."""
    if not down:
        return f"{other} has Dodge"
    if has(s, target, DODGE):
        return f"Tackle cancels {other}’s Dodge" if other != TARGET else "Tackle cancels Dodge"
    return f"{other} cannot use Dodge" if s.skills[target] & DODGE.mask else f"{other} has no Dodge"
