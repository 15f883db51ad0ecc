"""Blocks, fouls, special actions and what they do to players, in words."""

from __future__ import annotations

from typing import Any

from game.core.grid import name
from game.games.sevens import events as e
from game.games.sevens.blocks import dice_rule
from game.games.sevens.state import NOBODY, side_of
from game.ui.tables.sevens.names import Names
from game.ui.tables.sevens.terms import (
    ACTED,
    BOXES,
    FACES,
    HARMS,
    INJURIES,
    Said,
    anyway,
    faces_of,
    modified,
    on_the_dice,
    plain,
)


def acted(event: e.Acted, names: Names) -> str:
    """A special action: "7 Brenn Harrow stabs 5 Skiv"."""
    whom = ""
    if event.target != NOBODY:
        whom = names.player(event.target)
    elif event.square >= 0:
        whom = name(event.square)
    words = f"{names.player(event.player)} {ACTED.get(event.action, f'uses {plain(event.action)} on')} {whom}"
    if event.action == "kick_teammate" and event.square >= 0:
        words += f" to {name(event.square)}"
    return words


def casualty(event: e.CasualtyRolled, names: Names) -> str:
    """How bad it is: "7 Brenn Harrow is badly hurt"."""
    return f"{names.player(event.player)} {HARMS.get(event.result, 'is ' + plain(event.result))}"


def injured(event: e.InjuryRolled, names: Names) -> str:
    """What an injury came to: "7 Brenn Harrow is knocked out"."""
    return f"{names.player(event.player)} is {INJURIES.get(event.result, plain(event.result))}"


def block_rule(event: e.Blocked) -> str:
    """The rule of so many dice for this chooser."""
    return dice_rule(len(event.dice), mine=event.chooser == side_of(event.player))


def fights(event: Any, names: Names) -> Said | None:
    """An event of blocks, fouls and special actions."""
    match event:
        case e.Blocked(player, target, dice, chooser, strengths):
            words = f"{names.player(player)} blocks {names.player(target)}"
            words += f", strength {strengths[0]} to {strengths[1]}"
            if len(dice) > 1:
                words += f": {names.side(chooser)} choose"
            return Said(side_of(player), words, block_rule(event), "fight", (), dice)
        case e.BlockChosen(player=player, face=face):
            return Said(side_of(player), f"The block counts as {FACES[face]}", event.rule, "fight")
        case e.Pushed(player, _, start, square):
            words = f"{names.player(player)} is pushed from {name(start)} to {name(square)}"
            return Said(side_of(player), words, event.rule, "fight", (start, square))
        case e.PushedOff(player, square):
            words = f"{names.player(player)} is pushed from {name(square)} into the crowd"
            return Said(side_of(player), words, event.rule, "harm", (square,))
        case e.Fouled(player, target):
            words = f"{names.player(player)} fouls {names.player(target)}"
            return Said(side_of(player), words, event.rule, "fight")
        case e.Acted(player=player, square=square):
            at = (square,) if square >= 0 else ()
            return Said(side_of(player), acted(event, names), event.rule, "fight", at)
        case e.SentOff(player):
            return Said(side_of(player), f"{names.player(player)} is sent off", event.rule, "harm")
        case e.Argued(side, rolled):
            words = f"The call {'is taken back' if rolled == 6 else 'stands'}"
            return Said(side, words, event.rule, "dice", (), (str(rolled),), "6+", rolled == 6)
        case e.Bribed(side, rolled):
            words = f"The bribe {'works' if rolled >= 2 else 'is refused'}"
            return Said(side, words, event.rule, "dice", (), (str(rolled),), "2+", rolled >= 2)
    return None


def harm(event: Any, names: Names) -> Said | None:
    """An event of falls and injuries. A roll is told for the side that hopes for it."""
    match event:
        case e.KnockedDown(player, square, _, _):
            return Said(side_of(player), f"{names.player(player)} falls", event.rule, "harm", (square,))
        case e.PlacedProne(player, square):
            words = f"{names.player(player)} is placed prone"
            return Said(side_of(player), words, event.rule, "harm", (square,))
        case e.ArmourRolled(player, dice, _, modifiers, broken, square):
            words = f"The armour of {names.player(player)} {'breaks' if broken else 'holds'}"
            why = ", ".join(filter(None, (modified(modifiers), anyway(event))))
            return Said(
                1 - side_of(player), words, event.rule, "harm", (square,) if square >= 0 else (),
                faces_of(dice), f"{on_the_dice(event)}+", broken, why,
            )  # fmt: skip
        case e.InjuryRolled(player, dice, modifiers, _, square):
            return Said(
                1 - side_of(player), injured(event, names), event.rule, "harm",
                (square,) if square >= 0 else (), faces_of(dice), "", None, modified(modifiers),
            )  # fmt: skip
        case e.CasualtyRolled(player=player, rolled=rolled):
            return Said(1 - side_of(player), casualty(event, names), event.rule, "harm", (), (str(rolled),))
        case e.Lasting(player, rolled, what):
            words = f"{names.player(player)} has {what.upper()} one worse from now on"
            return Said(1 - side_of(player), words, event.rule, "harm", (), (str(rolled),))
        case e.Removed(player=player, box=box):
            return Said(side_of(player), f"{names.player(player)} {BOXES[box]}", event.rule, "harm")
    return None
