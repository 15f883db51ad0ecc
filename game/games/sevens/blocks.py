"""A block: strength, assists, dice, who chooses (chapter 6); what the faces do stands in `faces`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from game.core.grid import distance
from game.core.requests import Asking, Choice, Option, Roll, Words
from game.games.sevens.actions import SPECIAL, action, on_standing, special_mask
from game.games.sevens.assists import assistants
from game.games.sevens.catalogue import Skill
from game.games.sevens.events import BlockChosen, Blocked, Rerolled
from game.games.sevens.faces import resolve
from game.games.sevens.hooks import (
    AFTER_SPECIAL,
    BLOCK_BEGINS,
    BLOCKS_FAR,
    DICE,
    POOL_REROLLS,
    RISES,
    STRENGTH,
    TARGETED,
    always,
)
from game.games.sevens.moves import rushes
from game.games.sevens.options import at_players
from game.games.sevens.pushes import Block
from game.games.sevens.rolls import KEEP, one_die, team_reroll, team_words, tell_used
from game.games.sevens.state import (
    BLOCK_DIE,
    NOBODY,
    STANDING,
    State,
    able,
    changed_pair,
    side_of,
    spend,
    spent,
)

FACE_RULES: Final = {
    "skull": "S7-6.10",
    "both": "S7-6.11",
    "push": "S7-6.12",
    "stumble": "S7-6.13",
    "pow": "S7-6.14",
}
MINE: Final = ("S7-6.1", "S7-6.2", "S7-6.3")
THEIRS: Final = ("S7-6.1", "S7-6.4", "S7-6.5")
"""The rules of one, two and three dice, of which the attacker's coach chooses, or the target's."""


@dataclass(frozen=True, slots=True)
class PoolSource:
    """A skill that rolls one block die again: one of these ``faces``, or ``many``: as many as its coach
    likes; the rest as of a `Source`."""

    skill: Skill
    faces: tuple[str, ...] = tuple(FACE_RULES)
    may: object = always
    limit: str = ""
    needs: int = 0
    many: bool = False

    def helps(self, s: State, b: Block, shown: Iterable[str]) -> bool:
        """Whether it may roll one of these faces again."""
        assert callable(self.may)
        used_up = self.limit and spent(s, b.attacker, self.skill)
        return not used_up and any(face in self.faces for face in shown) and bool(self.may(s, b))


def pool_rerolls(skill: Skill, source: PoolSource) -> None:
    """Register a skill that rolls one block die again."""
    POOL_REROLLS.add(skill, lambda: source)


# --------------------------------------------------------------------------------------------- the whole
def block(s: State, attacker: int, target: int, *, blitz: bool = False, second: bool = False) -> Asking[bool]:
    """A block from its first die to its last; whether the attacker's activation is over at once."""
    b = Block(attacker, target, blitz=blitz, second=second)
    if distance(s.at[attacker], s.at[target]) > 1:
        b.no_follow = True
        for skill, _ in BLOCKS_FAR.of(able(s, attacker)):
            spend(s, attacker, skill, skill.limit)
            tell_used(s, attacker, skill)
    if not (yield from prepare(s, b)):
        return True
    yield from choose(s, b)
    yield from resolve(s, b)
    return False


def prepare(s: State, b: Block) -> Asking[bool]:
    """What the target's skills do first, strengths, dice and re-rolls. False: the block is lost."""
    for _, targeted in TARGETED.of(able(s, b.target)):
        if not (yield from targeted(s, b.attacker, b.target, "block")):
            return False
    yield from count(s, b)
    yield from roll(s, b)
    return True


def count(s: State, b: Block) -> Asking[None]:
    """Strengths with what skills and assists add (S7-6.6, S7-6.7)."""
    attacker, target = b.attacker, b.target
    b.attack, b.defence = s.st[attacker], s.st[target]
    for _, begins in BLOCK_BEGINS.of(able(s, attacker)):
        begins(s, b)
    for _, strengthens in STRENGTH.of(able(s, attacker)):
        yield from strengthens(s, b)
    b.attack += b.bonus
    helpers, against = assistants(s, attacker, target, "block"), assistants(s, target, attacker, "block")
    b.attack += len(helpers)
    b.defence += len(against)
    b.assists = (*helpers, *against)
    side = side_of(attacker)
    if s.cheered[side]:
        s.cheered = changed_pair(s.cheered, side, 0)
        b.attack += 1


def number_of_dice(s: State, attack: int, defence: int) -> int:
    """1 for equal strength, 2 for the stronger, 3 for at least (printed: more than) twice as strong
    (S7-6.1 to S7-6.5)."""
    if attack == defence:
        return 1
    strong, weak = max(attack, defence), min(attack, defence)
    twice = strong > 2 * weak if s.house.double_strength else strong >= 2 * weak
    return 3 if twice else 2


def dice_rule(number: int, *, mine: bool) -> str:
    """The rule of so many dice, of which the attacker's coach chooses, or the other one."""
    return (MINE if mine else THEIRS)[number - 1]


def roll(s: State, b: Block) -> Asking[None]:
    """The dice, and the question whether to roll again (S7-10.5)."""
    side = side_of(b.attacker)
    number = number_of_dice(s, b.attack, b.defence)
    for _, changes in DICE.of(able(s, b.attacker)):
        number = yield from changes(s, b, number)
    b.chooser = side if b.attack >= b.defence else side_of(b.target)
    rule = dice_rule(number, mine=b.chooser == side)
    b.dice = yield Roll(rule, "block", ((side, BLOCK_DIE),) * number)
    tell_dice(s, b)
    mine: list[PoolSource] = [source() for _, source in POOL_REROLLS.of(able(s, b.attacker))]
    mine = [source for source in mine if source.helps(s, b, b.dice)]
    words = [source.skill.word for source in mine] + team_words(s, side)
    if not words:
        return
    options: list[Option] = [(side, ("reroll", word)) for word in words]
    _, said = yield Choice((side,), "S7-10.5", "reroll", [*options, KEEP[side]])
    if said[0] == "keep":
        return
    found = next((each for each in mine if each.skill.word == said[1]), None)
    if found is not None:
        yield from (roll_many if found.many else roll_one)(s, b, found)
    elif (yield from team_reroll(s, b.attacker, str(said[1]))):
        b.dice = yield Roll(rule, "block", ((side, BLOCK_DIE),) * number)
        tell_dice(s, b)


def roll_one(s: State, b: Block, source: PoolSource) -> Asking[None]:
    """One die again: which, the die that allows it if it needs one, the new face."""
    side = side_of(b.attacker)
    if source.limit:
        spend(s, b.attacker, source.skill, source.limit)
    faces = tuple(dict.fromkeys(face for face in b.dice if face in source.faces))
    _, said = yield Choice((side,), "S7-10.5", "choose", tuple((side, ("choose", face)) for face in faces))
    allowed = True
    if source.needs:
        allowed = (yield from one_die("S7-10.5", source.skill.word, side)) >= source.needs
    s.tell(Rerolled(side, b.attacker, source.skill.word, allowed))
    if allowed:
        rule = dice_rule(len(b.dice), mine=b.chooser == side)
        (face,) = yield Roll(rule, "block", ((side, BLOCK_DIE),))
        place = b.dice.index(str(said[1]))
        b.dice = (*b.dice[:place], str(face), *b.dice[place + 1 :])
        tell_dice(s, b)


def roll_many(s: State, b: Block, source: PoolSource) -> Asking[None]:
    """As many dice again as the coach likes, each named first; then all of them together."""
    side = side_of(b.attacker)
    spend(s, b.attacker, source.skill, source.limit)
    kept = list(b.dice)
    while kept:
        options: list[Option] = [(side, ("choose", face)) for face in dict.fromkeys(kept)]
        done: list[Option] = [KEEP[side]] if len(kept) < len(b.dice) else []
        _, said = yield Choice((side,), "S7-10.5", "choose_again", [*options, *done])
        if said[0] == "keep":
            break
        kept.remove(str(said[1]))
    s.tell(Rerolled(side, b.attacker, source.skill.word, allowed=True))
    rule = dice_rule(len(b.dice), mine=b.chooser == side)
    new = yield Roll(rule, "block", ((side, BLOCK_DIE),) * (len(b.dice) - len(kept)))
    b.dice = (*kept, *new)
    tell_dice(s, b)


def tell_dice(s: State, b: Block) -> None:
    s.tell(Blocked(b.attacker, b.target, b.dice, b.chooser, (b.attack, b.defence), b.assists))


def choose(s: State, b: Block) -> Asking[None]:
    """The stronger side's coach chooses a face (S7-6.1 to S7-6.5)."""
    faces = tuple(dict.fromkeys(b.dice))
    chooser = b.chooser
    rule = dice_rule(len(b.dice), mine=chooser == side_of(b.attacker))
    _, said = yield Choice((chooser,), rule, "choose", tuple((chooser, ("choose", face)) for face in faces))
    b.face = str(said[1])
    s.tell(BlockChosen(FACE_RULES[b.face], b.attacker, b.target, b.face))


# ------------------------------------------------------------------------------------------ as an action
def perform_block(s: State, player: int, words: Words) -> Asking[bool]:
    """A Block action; from lying with a skill alone."""
    if s.status[player] != STANDING:
        for _, rises in RISES.of(s.skills[player]):
            if not (yield from rises(s, player)):
                return True
    over = yield from block(s, player, int(words[1]))
    if not over:
        for _, after in AFTER_SPECIAL.of(able(s, player)):
            yield from after(s, player, "block", int(words[1]))
    return over


def perform_blitz(s: State, player: int, words: Words) -> Asking[bool]:
    """The one block of a Blitz costs a square of movement (S7-3.4)."""
    if not (yield from pay_for_block(s, player, int(words[1]))):
        return True
    return (yield from block(s, player, int(words[1]), blitz=True))


def pay_for_block(s: State, player: int, target: int = NOBODY) -> Asking[bool]:
    """A square of movement, or a rush that fails on the own square; whether the player stands (S7-3.4)."""
    if s.left > 0:
        s.left -= 1
        return True
    s.rushes -= 1
    return (yield from rushes(s, player, target))


def blitz_targets(s: State, player: int) -> list[Option]:
    """Whom the block may hit; special actions may take its place."""
    if s.left + s.rushes <= 0:
        return []
    options = on_standing("block")(s, player)
    mine = able(s, player)
    if mine & special_mask():
        for each in SPECIAL:
            if each.blitzes and each.skill is not None and mine & each.skill.mask:
                options += each.targets(s, player)
    return options


def block_targets(s: State, player: int) -> list[Option]:
    """Each adjacent standing opponent; some reach farther."""
    options = on_standing("block")(s, player)
    for _, far in BLOCKS_FAR.of(able(s, player)):
        named = at_players("block", side_of(player))
        options += [named[each] for each in far(s, player)]
    return options


MOVE: Final = action("move", goes_on=True)
BLOCK: Final = action(
    "block", deed="block", moves=False, targets=block_targets, perform=perform_block, rule="S7-6.1"
)
BLITZ: Final = action(
    "blitz",
    deed="block",
    once=True,
    goes_on=True,
    targets=blitz_targets,
    perform=perform_blitz,
    rule="S7-3.4",
)
