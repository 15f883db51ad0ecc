"""Every option in words, as a button and in a list."""

from __future__ import annotations

from typing import Final

from game.core.grid import name
from game.core.requests import Choice, Option
from game.games.sevens.setup import available
from game.games.sevens.state import NOBODY, Phase, State, on_pitch
from game.ui.table_words import Words
from game.ui.tables.sevens import before, people, specially, spoken, uses
from game.ui.tables.sevens.again import why_none
from game.ui.tables.sevens.marking import CAPTIONS, kinds
from game.ui.tables.sevens.names import Names
from game.ui.tables.sevens.stalled import stalling, stalls
from game.ui.tables.sevens.story import Story

STAFF_CAPTIONS: Final = {
    "Apothecary": "Send the apothecary", "Argue": "Argue the call", "Bribe": "Bribe the referee",
}  # fmt: skip
FACE_HINTS: Final = {
    "skull": "The blocker is knocked down (S7-6.10)",
    "both": "Both are knocked down, but for Block and Wrestle (S7-6.11)",
    "push": "The target goes back a square (S7-6.12)",
    "stumble": "The target goes back; it falls unless it has Dodge (S7-6.13)",
    "pow": "The target goes back and falls (S7-6.14)",
}
WAYS: Final = {"n": "North", "e": "East", "s": "South", "w": "West"}
END_TURN: Final = "N"
"""The key that hands the turn on: no number, which the menu at a counter takes."""


def words(request: Choice, option: Option, s: State, story: Story) -> Words:
    """An option as a button, and in a list."""
    early = before.words(request, option, s)
    if early is not None:
        return early
    match option[1]:
        case ("end",):
            who = story.names.player(s.active)
            up = any(words[0] == "stand" for _, words in request.options)  # then Space stands it up
            if stalls(s):
                return Words("Done", f"stalls: {stalling(s, 'fall')}", f"{who} could score (S7-3.5)")
            return Words("Done", "", f"Ends the activation of {who} (S7-3.1)", primary=not up)
        case ("end_turn",):
            if s.phase is Phase.CHARGE:
                return Words("End the charge", "", "The kick comes down then (S7-13.10)", key=END_TURN)
            return Words("End turn", "", "Hands the turn to the other side (S7-3.2)", key=END_TURN)
        case ("stand",):
            hint = "It costs 3 squares, or a 4+ with fewer (S7-4.2)"
            return Words("Stand up", "3 squares", hint, primary=True)
        case ("ready",) if request.what == "high_kick":
            return Words("Nobody", "", f"The ball comes down as it is ({request.rule})")
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
            caption = STAFF_CAPTIONS.get(skill, f"Use {spoken.plain(skill)}")
            costly = spoken.plain(skill) in uses.COSTLY
            return Words(caption, "", people.effect(skill), primary=not costly)
        case ("decline", str(_)):
            return Words("Do not", "", "It stays as it is (S7-10.5)")
        case ("choose", str(face)):
            return Words(
                spoken.FACES.get(face, spoken.plain(face).capitalize()), "", FACE_HINTS.get(face, "")
            )
        case ("face", str(way)):
            return Words(WAYS[way] + specially.swung(s, s.active, way))
        case ("punt", str(way)):
            return Words(*specially.punted(s, s.active, way, WAYS[way]))
    return Words(on_board_words(option, story.names))


def on_board_words(option: Option, names: Names) -> str:
    """An option that is picked on the board, in words."""
    out = [CAPTIONS.get(str(option[1][0]), spoken.plain(str(option[1][0])).capitalize())]
    for kind, word in zip(kinds(option[1]), option[1][1:], strict=True):
        if kind == "player":
            out.append(names.player(int(word)))
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
    return f"Nobody more ({request.rule})"


def _reroll(s: State, story: Story, seat: int, source: str) -> Words:
    if source == "team":
        left = s.rerolls[seat]
        return Words("Team re-roll", f"{left} left", people.effect("team"), primary=False)
    player = story.block.player if story.block is not None else story.test.player if story.test else NOBODY
    why = why_none(s, player, source) if player != NOBODY else ""
    return Words(spoken.plain(source), why, people.effect(source))
