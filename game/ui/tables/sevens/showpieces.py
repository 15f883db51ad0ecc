"""Short pieces of Sevens for the demo: positions just before something happens, and captions for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any, Final

from game.games.sevens import events as e
from game.games.sevens.board import RANGE_NAMES
from game.games.sevens.notation import SEATS
from game.games.sevens.odds import chance
from game.games.sevens.state import NOBODY, side_of
from game.ui import showpiece
from game.ui.percent import percent
from game.ui.rulebook import read
from game.ui.showpiece import Caption, weightiest
from game.ui.table import Played
from game.ui.table_words import Side
from game.ui.tables.sevens.names import called_by, counted, listed
from game.ui.tables.sevens.spoken import EVENTS, FACES, WEATHERS, modified, plain
from game.ui.tables.sevens.spoken_fights import block_rule
from game.ui.tables.sevens.terms import HARMS, INJURIES, STAFF, on_the_dice

WORDS: Final = "Fantasy football, seven a side: every odd is shown before the dice fall"

KINDS: Final = {
    "L": ("Lineman", "6 3 3 4 9", "none"),
    "B": ("Blitzer", "7 3 3 4 9", "Block"),
    "T": ("Thrower", "6 3 3 2 9", "Pass,Sure_Hands"),
    "C": ("Catcher", "8 2 3 5 8", "Catch,Dodge"),
    "K": ("Blocker", "5 4 4 5 10", "Block,Guard"),
    "R": ("Runner", "7 3 3 4 8", "Dodge,Sure_Hands"),
    "G": ("Big_Guy", "5 5 4 5 10", "Mighty_Blow,Throw_Team-mate"),
    "S": ("Lineman,Special", "6 2 3 5 8", "Dodge,Right_Stuff,Stunty"),
}
"""Who plays in a piece, by the letter on the counter: keywords, MA ST AG PA AV, skills."""
FIGURES: Final = ("ma", "st", "ag", "pa", "av")


def _players(letter: str, words: str) -> list[str]:
    """What is given of a side: "k6B" stands on k6 and is a Blitzer, "k6B!" lies there."""
    lines = []
    for n, word in enumerate(words.split(), 1):
        name, bare = f"{letter}{n}", word.removesuffix("!")
        keywords, figures, skills = KINDS[bare[-1]]
        lines += [f"{name}.at {bare[:-1]}", f"{name}.keywords {keywords}", f"{name}.skills {skills}"]
        lines += [f"{name}.{path} {figure}" for path, figure in zip(FIGURES, figures.split(), strict=True)]
        lines += [f"{name}.state prone"] * (bare != word)
    return lines


def _piece(home: str, away: str, *given: str) -> str:
    """The record of a position with coaches in both seats."""
    return showpiece.piece("sevens", SEATS, *given, *_players("H", home), *_players("A", away))


PIECES: Final = (
    # a Big Guy with help, and an opponent at the touchline: three dice, and the crowd
    _piece(
        "j10G i10K k10K h9B f9R e7L d5L",
        "j11L k11B l9L m8B n6K o9L q7C",
        "turn home", "turn.home 3", "turn.away 2", "ball H6", "rerolls.home 2", "rerolls.away 2",
        "home act H1 block", "home block A1",
    ),
    # out of a tackle zone, and into the carrier
    _piece(
        "k5B k7L l8B i8K g6T h4R j9L",
        "m6T n5K n8L l4L o8B p6L m9L",
        "turn home", "turn.home 5", "turn.away 4", "ball A1", "rerolls.home 2", "rerolls.away 1",
        "home act H1 blitz", "home move l6", "home block A1",
    ),
    # the last turn of a half: a bomb, or nothing
    _piece(
        "g6T r8C p4C f5K f7K h9L m7B",
        "n8B m4L j8L r5L s10B g8L l10K",
        "turn home", "turn.home 8", "turn.away 7", "ball H1", "rerolls.home 2", "rerolls.away 2",
        "home act H1 pass", "home throw r8", "home act H2 move",
    ),
    # too far for legs, near enough for a throw of a team-mate
    _piece(
        "l6G m6S j5S k8S k4L i7L h6L",
        "o8B p5K q4L r9L n9L o3B m10L",
        "turn home", "turn.home 8", "turn.away 7", "ball H2", "rerolls.home 1", "rerolls.away 2",
        "home act H1 throw_teammate", "home throw H2 q6", "home act H2 move",
    ),
    # a kick at one that lies, with three to help, and a word with the referee
    _piece(
        "e5B e6L f4K g4B d9T g8L h9L",
        "f5B! f7K! i6L n8L m5C o6B l9L",
        "turn home", "turn.home 2", "turn.away 1", "ball H5", "rerolls.home 2", "rerolls.away 2",
        "bribes.home 1",
        "home act H1 foul", "home foul A1", "home use Argue", "home use Bribe",
    ),
    # a kick-off in the rain
    _piece(
        "g5K g6B g7K e9R d6T e3B c8L",
        "n5K n6B n7K q3C p6L p9B q10L",
        "phase kickoff", "kicking away", "turn.home 3", "turn.away 3", "score.away 1", "weather rain",
        "rerolls.home 2", "rerolls.away 2", "away kicker A4", "away target d6",
    ),
    # two squares from the line, and one opponent in the way
    _piece(
        "q5R p4B p6K o8L q8B m6T l9L",
        "r6L s4B q3K n8L o4L t7C m9L",
        "turn home", "turn.home 7", "turn.away 7", "ball H1", "score.home 1", "score.away 1",
        "rerolls.home 1", "rerolls.away 2",
    ),
)  # fmt: skip


def caption(played: Played, sides: Sequence[Side]) -> Caption | None:
    """What an answer showed, if it is worth a caption."""
    return weightiest(played, partial(_caption, sides))


def _caption(sides: Sequence[Side], event: Any) -> Caption | None:
    for part in (_test, _fight, _harm, _ball, _kick_off, _score):
        found = part(event, sides)
        if found is not None:
            return found
    return None


def _test(event: Any, sides: Sequence[Side]) -> Caption | None:
    """A test, with what it needed and why."""
    who = partial(called_by, sides)
    if not isinstance(event, e.Tested):
        return None
    words = f"{event.rolled} on a die, {event.needed}+ needed, {percent(chance(event.needed))}"
    why = modified(event.modifiers)
    words += f": {why}" if why else ""
    failed = "" if event.passed else "fails"
    chip = "" if event.passed else str(event.rolled)
    match event:
        case e.DodgeTested():
            head = f"{who(event.player)} {failed or 'gets'} {'to dodge' if failed else 'away'}"
            return Caption(head, words, event.rule, 5, chip)
        case e.RushTested() if not event.passed:
            return Caption(f"{who(event.player)} trips in a rush", words, event.rule, 5, chip)
        case e.PickupTested() | e.CatchTested() if not event.passed:
            what = "a pick-up" if isinstance(event, e.PickupTested) else "a catch"
            return Caption(f"{who(event.player)} fails {what}", words, event.rule, 5, chip)
        case e.PassTested() if event.passed:
            return Caption("The pass is accurate", words, event.rule, 6)
        case e.InterceptTested():
            head = f"{who(event.player)} {'intercepts!' if event.passed else 'cannot intercept'}"
            return Caption(head, words, event.rule, 8 if event.passed else 5, chip)
        case e.ThrowTested():
            head = "A team-mate is thrown" if event.passed else "The throw of a team-mate fails"
            return Caption(head, words, event.rule, 7, chip)
        case e.LandTested():
            head = f"{who(event.player)} {'lands on its feet' if event.passed else 'lands on its face'}"
            return Caption(head, words, event.rule, 7, chip)
    return None


def _fight(event: Any, sides: Sequence[Side]) -> Caption | None:
    who = partial(called_by, sides)
    match event:
        case e.Blocked(player, target, dice, chooser, (ours, theirs), assists):
            head = f"{'One die' if len(dice) == 1 else 'Two dice' if len(dice) == 2 else 'Three dice'}: "
            head += f"{who(player)} blocks {who(target)}"
            words = f"Strength {ours} against {theirs}"
            mine = [who(each) for each in assists if side_of(each) == side_of(player)]
            others = [who(each) for each in assists if side_of(each) != side_of(player)]
            words += f", helped by {listed(mine)}" if mine else ""
            words += f", hindered by {listed(others)}" if others else ""
            if len(dice) > 1:
                words += f": {sides[chooser].team} choose"
            return Caption(head, words, block_rule(event), 4)
        case e.BlockChosen(face=face):
            words = FACES[face]
            return Caption(words[:1].upper() + words[1:], "The face that counts", event.rule, 2)
        case e.ChainPushed(player):
            words = "No square was empty: who stands there is pushed on"
            return Caption(f"A chain: {who(player)} is pushed on", words, "S7-6.15", 6)
        case e.PushedOff(player):
            words = "No square of the pitch behind: armour, then the injury"
            return Caption(f"{who(player)} goes into the crowd!", words, event.rule, 8)
        case e.Fouled(player, target, assists):
            words = "Two dice against armour; a double, and the fouler is sent off"
            words += f"; {len(assists)} assist" + "s" * (len(assists) != 1) if assists else ""
            return Caption(f"{who(player)} fouls {who(target)}", words, event.rule, 5)
    return None


def _harm(event: Any, sides: Sequence[Side]) -> Caption | None:
    who = partial(called_by, sides)
    match event:
        case e.ArmourRolled(player=player, dice=dice, broken=True):
            words = f"{sum(dice)} on two dice, {on_the_dice(event)} needed"
            return Caption(f"The armour of {who(player)} breaks", words, event.rule, 4)
        case e.InjuryRolled(player, dice, _, result, _):
            words = f"{sum(dice)} on two dice: {INJURIES.get(result, plain(result))}"
            weight = {"stunned": 4, "ko": 6}.get(result, 7)
            return Caption(f"{who(player)} is injured", words, event.rule, weight)
        case e.CasualtyRolled(player, rolled, _, result, _):
            words = f"{rolled} on the sixteen-sided die: {who(player)} {HARMS.get(result, plain(result))}"
            return Caption(f"{who(player)} is a casualty", words, event.rule, 8)
        case e.SentOff(player, why):
            words = "A double shows: the referee has seen it" if why == "foul" else plain(why).capitalize()
            return Caption(f"{who(player)} is sent off", words, event.rule, 7)
        case e.Argued(_, rolled):
            words = f"{rolled} on a die: 6 and the player stays, 1 and there is no more arguing"
            return Caption(
                "A coach argues the call", words, event.rule, 8, "" if rolled == 6 else str(rolled)
            )
        case e.Bribed(_, rolled):
            words = f"{rolled} on a die: 2 or better, and the player stays"
            return Caption("A bribe changes hands", words, event.rule, 8, "" if rolled > 1 else "1")
    return None


def _ball(event: Any, sides: Sequence[Side]) -> Caption | None:
    who = partial(called_by, sides)
    match event:
        case e.Threw(player, _, _, reach):
            return Caption(f"{who(player)} throws", f"Range: {RANGE_NAMES[reach]}", event.rule, 5)
        case e.Fumbled(player):
            words = "The ball falls at the thrower's feet: a turnover"
            return Caption(f"{who(player)} fumbles", words, event.rule, 7)
        case e.Inaccurate():
            return Caption("Inaccurate", "Three scatters from the target, a square each", event.rule, 6)
        case e.ThrownIn(_, _, squares):
            return Caption(
                "The crowd throws it back", f"{counted(squares, 'square')} straight in", event.rule, 6
            )
        case e.Handed(player, receiver):
            words = "To the next square; caught without the -1 of a bounce"
            return Caption(f"{who(player)} hands off to {who(receiver)}", words, event.rule, 5)
    return None


def _kick_off(event: Any, sides: Sequence[Side]) -> Caption | None:
    who = partial(called_by, sides)
    match event:
        case e.Kicked(_, _, direction, squares):
            words = f"{direction} on the eight-sided die for the way, {counted(squares, 'square')}"
            return Caption("The kick-off deviates", words, event.rule, 4)
        case e.EventRolled(dice=dice, name=name):
            head = f"{EVENTS[name]}: {sum(dice)} on two dice"
            return Caption(head, _words_of(event.rule), event.rule, 7)
        case e.WeatherRolled(dice, weather):
            words = f"{sum(dice)} on two dice. It stays until it is rolled anew"
            return Caption(f"Weather: {WEATHERS[weather]}", words, event.rule, 6)
        case e.Recovered(player, rolled, back):
            words = f"{rolled} on a die, 4 or better is needed"
            return Caption(f"{who(player)} {'comes to' if back else 'stays out'}", words, event.rule, 4)
    return None


@lru_cache(16)
def _words_of(rule: str) -> str:
    """What the rulebook says of a rule."""
    blocks = (block for chapter in read("sevens").chapters for block in chapter.blocks)
    return next((block.words for block in blocks if block.id == rule), "")


def _score(event: Any, sides: Sequence[Side]) -> Caption | None:
    who = partial(called_by, sides)
    match event:
        case e.Touchdown(side, player, _, score):
            words = f"{who(player)} stands in the end zone with the ball: {sides[side].team} have {score}"
            return Caption("Touchdown!", words, event.rule, 10)
        case e.Stalled(player, rolled, number):
            words = f"{rolled} on a die in turn {number}: the crowd wants to see a score"
            return Caption(f"{who(player)} stalls", words, event.rule, 6)
        case e.Used(_, player, skill) if player != NOBODY:
            if skill in STAFF:
                return None
            return Caption(f"{who(player)} uses {plain(skill)}", "A skill at work", event.rule, 3)
    return None
