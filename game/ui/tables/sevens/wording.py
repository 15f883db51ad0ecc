"""What is asked, and every option, in words."""

from __future__ import annotations

from typing import Final

from game.core.grid import name
from game.core.requests import Choice, Option, Request, Roll
from game.games.sevens.actions import ACTIONS
from game.games.sevens.setup import available
from game.games.sevens.state import NOBODY, Phase, State, on_pitch
from game.ui.table import Prompt, Words
from game.ui.tables.sevens import before, people, spoken
from game.ui.tables.sevens.again import why_none
from game.ui.tables.sevens.marking import CAPTIONS, is_step, kinds
from game.ui.tables.sevens.story import Story

CHOICES: Final = {
    "act": ("activate a player", "Pick one; then a square to go to, an opponent to block, or an action"),
    "place": ("set up your players", "7, at least 3 on the line, at most 1 in each wide zone"),
    "swarming": ("set up more Linemen", "Above the seven, where a set-up allows it"),
    "toss": ("kick or receive?", "The winner of the toss chooses"),
    "kicker": ("name the kicker", "A player that stands neither on the line nor in a wide zone"),
    "target": ("aim the kick", "A square of the other half; it deviates by a D8 and a D6"),
    "rekick": ("kick again?", "It came down outside the receivers’ half"),
    "touchback": ("give the ball to a player", "The kick was out"),
    "high_kick": ("place a player under the ball", "An open one, or nobody"),
    "quick_snap": ("move players a square", "Open ones; also into the other half"),
    "push": ("choose where the pushed player goes", "A lit square"),
    "follow": ("follow up?", "Into the square that was left, at no cost"),
    "choose": ("choose a block die", "The stronger side chooses"),
    "reroll": ("roll again?", ""),
    "use": ("use a skill?", ""),
    "intercept": ("intercept the pass?", "One player may try, at -3, or -2 when it is inaccurate"),
    "pick": ("pick a player", ""),
}
ROLLS: Final = {
    "fans": ("roll for the fans", "A D3 and the Dedicated Fans"),
    "weather": ("roll the weather", "2 heat, 3 sun, 4 to 10 perfect, 11 rain, 12 blizzard"),
    "toss": ("roll for the toss", "The higher chooses to kick or to receive"),
    "deviation": ("roll the kick", "A D8 names the way, a D6 how far"),
    "event": ("roll the kick-off event", "Both dice together"),
    "block": ("roll the block", "One, two or three dice"),
    "armour": ("roll against the armour", "Two dice"),
    "injury": ("roll the injury", "2 to 7 stunned, 8 and 9 KO, 10 to 12 casualty"),
    "casualty": ("roll the casualty", "1 to 8 badly hurt, 15 and 16 dead"),
    "bounce": ("roll where the ball bounces", "Eight ways, all alike: see the chart"),
    "scatter": ("roll where it scatters", "Three directions, one after the other"),
    "throw_in": ("roll how far the crowd throws", "Straight in"),
    "ko_recovery": ("roll who comes to", "4 and up: back to Reserves"),
    "random_player": ("draw a player at random", "Counting from 1 by number"),
}
STEP_HOW: Final = {
    "move": "A lit square; Space ends its activation",
    "blitz": "Squares, and once an opponent to block",
    "block": "An opponent next to it",
    "pass": "Move, or aim at a square; the ruler shows the ranges",
    "handoff": "Move, or a team-mate next to it",
    "foul": "Move, or an opponent that lies next to it",
    "secure": "To the ball: 2+ picks it up, and that ends it",
    "throw_teammate": "Move, or a team-mate next to it, then a square",
}


def prompt(request: Request, seat: int, s: State, story: Story) -> Prompt:
    """What is asked of a seat."""
    if isinstance(request, Roll):
        what, how = ROLLS.get(request.what, (_rolled(request.what), ""))
        return Prompt(seat, what, _roll_how(request, story) or how, request.rule)
    assert isinstance(request, Choice)
    if is_step(request) and s.active != NOBODY:
        who, word = people.who(s, s.active), ACTIONS[s.action].word
        what = f"{CAPTIONS.get(word, spoken.plain(word)).lower()} with {who}"
        how = STEP_HOW.get(word, "A target, or on")
        if ACTIONS[s.action].moves:
            how = f"{max(0, s.left)} squares and {s.rushes} rushes left. {how}"
        return Prompt(seat, what, how, request.rule)
    what, how = {**CHOICES, **before.CHOICES}.get(request.what, (f"choose: {spoken.plain(request.what)}", ""))
    if request.what == "place" and s.phase is Phase.SET_UP:
        how = f"{len(on_pitch(s, seat))} of 7 stand. {how}"
    elif request.what == "reroll" and story.block is None and story.test is not None:
        t = story.test
        told = spoken.modified(t.modifiers)
        how = f"{people.who(s, t.player)}: needed {t.needed}+, rolled {t.rolled}" + (
            f" ({told})" if told else ""
        )
    elif request.what == "use":
        word = str(request.options[0][1][1])
        return Prompt(seat, f"use {spoken.plain(word)}?", people.effect(word), request.rule)
    elif request.what in ("choose", "reroll") and story.block is not None:
        b = story.block
        how = f"{people.who(s, b.player)} against {people.who(s, b.target)}"
        how += f", {b.strengths[0]} to {b.strengths[1]}"
    return Prompt(seat, what, how, request.rule)


def _rolled(what: str) -> str:
    return f"roll: {spoken.plain(what)}"


def _roll_how(request: Roll, story: Story) -> str:
    if request.what == "block" and story.block is not None:
        return f"{story.block.strengths[0]} against {story.block.strengths[1]}, again"
    return ""


def words(request: Choice, option: Option, s: State, story: Story) -> Words:
    """An option as a button, and in a list."""
    early = before.words(request, option, s)
    if early is not None:
        return early
    match option[1]:
        case ("end",):
            who = people.who(s, s.active)
            return Words("Done", "", f"{who} has done what it should (S7-3.1)", primary=True)
        case ("end_turn",):
            return Words("End turn", "", "The other side’s turn (S7-3.2)", primary=False)
        case ("stand",):
            return Words("Stand up", "3 squares", "It costs 3 squares, or a 4+ with fewer (S7-4.2)")
        case ("ready",):
            return Words(
                "Ready", "", _ready(request, s, option[0]), primary=not _waiting(request, s, option[0])
            )
        case ("kick",):
            return Words("Kick", "", "The other side receives first (S7-2.6)")
        case ("receive",):
            return Words("Receive", "", "The other side kicks off (S7-2.6)", primary=True)
        case ("rekick",):
            return Words("Kick again", "", "From the halfway line, without an event (S7-8.7)", primary=True)
        case ("forgo",):
            return Words("Touchback", "", "The receivers give the ball to a player (S7-8.7)")
        case ("follow",):
            return Words("Follow up", "", "Into the square that was left (S7-6.17)", primary=True)
        case ("stay",):
            return Words("Stay", "", "Where it stands (S7-6.17)")
        case ("push", "crowd"):
            return Words("Into the crowd", "", "Armour, and the Reserves box (S7-6.16)")
        case ("intercept", "none"):
            return Words("Let it fly", "", "Nobody tries (S7-9.7)")
        case ("keep",):
            return Words("Keep", "", "The dice stay as they are (S7-10.5)")
        case ("reroll", str(source)):
            return _reroll(s, story, option[0], source)
        case ("use", str(skill)):
            return Words(f"Use {spoken.plain(skill)}", "", people.effect(skill), primary=True)
        case ("decline", str(_)):
            return Words("Do not", "", "It stays as it is (S7-10.5)")
        case ("choose", str(face)):
            return Words(spoken.FACES.get(face, spoken.plain(face).capitalize()))
        case ("face", str(way)):
            return Words({"n": "North", "e": "East", "s": "South", "w": "West"}[way])
    return Words(on_board_words(option))


def on_board_words(option: Option) -> str:
    """An option that is picked on the board, in words."""
    out = [CAPTIONS.get(str(option[1][0]), spoken.plain(str(option[1][0])).capitalize())]
    for kind, word in zip(kinds(option[1]), option[1][1:], strict=True):
        if kind == "player":
            out.append(people.tag(int(word)))
        elif kind == "square":
            out.append(name(int(word)))
        else:
            out.append(spoken.plain(str(word)))
    return " ".join(out)


def _waiting(request: Choice, s: State, seat: int) -> bool:
    """Would somebody still have to be placed?"""
    return (
        request.what == "place"
        and s.phase is Phase.SET_UP
        and bool(available(s, seat))
        and len(on_pitch(s, seat)) < 7
    )


def _ready(request: Choice, s: State, seat: int) -> str:
    if request.what == "place":
        return f"{len(on_pitch(s, seat))} of 7 stand (S7-1.3)"
    return "Nobody more"


def _reroll(s: State, story: Story, seat: int, source: str) -> Words:
    if source == "team":
        left = s.rerolls[seat]
        return Words("Team re-roll", f"{left} left", people.effect("team"), primary=False)
    player = story.block.player if story.block is not None else story.test.player if story.test else NOBODY
    why = why_none(s, player, source) if player != NOBODY else ""
    return Words(spoken.plain(source), why, people.effect(source))
