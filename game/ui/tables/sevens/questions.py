"""Every question in words: what is asked of whom, and how it is answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.core.requests import Choice, Request, Roll
from game.games.sevens import events as e
from game.games.sevens.actions import ACTIONS
from game.games.sevens.state import NOBODY, SQUADS, STUNNED, Phase, State, on_pitch
from game.ui.table_words import Prompt
from game.ui.tables.sevens import before, hurting, people, spoken, uses
from game.ui.tables.sevens.marking import CAPTIONS, is_step
from game.ui.tables.sevens.names import Names, movement
from game.ui.tables.sevens.stalled import stalling, stalls
from game.ui.tables.sevens.story import Story
from game.ui.tables.sevens.terms import on_the_dice
from game.ui.tables.sevens.wording import END_TURN

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
    "push": ("choose where the pushed player goes", "A lit square"),
    "follow": ("follow up?", "Into the square that was left, at no cost"),
    "choose": ("choose a block die", "The stronger side chooses"),
    "reroll": ("roll again?", ""),
    "use": ("use a skill?", ""),
    "intercept": ("intercept the pass?", "One player may try, at -3, or -2 when it is inaccurate"),
    "pick": ("pick a player", ""),
    "trickster": ("choose where it slips away to", "A lit square next to the attacker"),
    "hit_and_run": ("choose where it runs to", "A lit square, or it stays"),
    "place_ball": ("choose where the ball is laid", "A lit square next to it"),
    "dump_off": ("aim a quick pass before the block", "A lit square"),
    "on_the_ball": ("move it up to three squares", "Without a rush; the end when it stands right"),
    "set_down": ("choose where the team-mate is set down", "A lit square"),
    "face": ("choose which way it faces", "The die turns it from there"),
    "savagery": ("choose the team-mate that it strikes", "One next to it"),
    "barrel": ("choose who the barrel is thrown at", "3 or more knocks the target down"),
    "blast": ("choose who is shot at", "3 or more hits"),
    "blasted": ("choose who is hit instead", "One next to the target"),
    "carnage": ("choose who the chainsaw strikes next", "Another opponent next to it"),
    "distracts": ("choose who is distracted", "An opponent"),
    "hexes": ("choose who is hexed", "2 or more: distracted, and no activation in its next turn"),
    "stabs": ("choose who is stabbed", "An opponent next to it"),
    "vomits": ("choose who is vomited on", "An opponent next to it"),
    "wisdom": ("choose who is taught", "A team-mate within two squares"),
    "raid": ("move a team-mate a square", "To where it marks an opponent"),
    "outburst": ("choose who is struck", "An opponent"),
    "outburst_to": ("choose where it appears", "A lit square"),
    "outburst_away": ("choose where it goes then", "A lit square, up to three away"),
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
    "dodge": ("roll the dodge", "Out of a tackle zone"),
    "rush": ("roll the rush", "A square beyond the movement"),
    "jump": ("roll the jump", "Over a player who lies"),
    "stand": ("roll to stand up", "4+ with fewer than 3 squares"),
    "pickup": ("roll the pick-up", "The ball from the ground"),
    "secure": ("roll to secure the ball", "A 2+ picks it up"),
    "catch": ("roll the catch", "A 6 always catches, a 1 never"),
    "pass": ("roll the pass", "A 6 is always accurate, a 1 always a fumble"),
    "bomb": ("roll the throw of the bomb", "A 6 is always accurate, a 1 always a fumble"),
    "intercept": ("roll the interception", "A 6 always takes it, a 1 never"),
    "throw_teammate": ("roll the throw of the team-mate", ""),
    "land": ("roll the landing", "On its feet, or knocked down"),
    "stalling": ("roll for stalling", "Under the turn number nothing happens"),
    "argue": ("roll to argue the call", "A 6 and the player stays, a 1 and there is no more arguing"),
    "bribe": ("roll for the bribe", "2 or more and the player stays"),
    "shoot_out": ("roll the shoot-out", "The higher wins this one of five"),
    "heat": ("roll for the heat", "So many players of each side faint"),
    "characteristic": ("roll what gets worse", "1 and 2 AV, 3 MA, 4 PA, 5 AG, 6 ST"),
    "prayer": ("roll the prayer", "A D8 on the table of prayers"),
    "measure": ("roll the desperate measure", "A D8 on its table"),
    "chef": ("roll for the chef", "Each 4 or more takes a re-roll from the other side"),
    "template": ("roll which way the crowd throws", "Straight in, or along a diagonal"),
    "direction": ("roll the direction", "A D6 on the throw-in template"),
    "squares": ("roll how far", "So many squares"),
    "solid_defence": ("roll for Solid defence", "D3 and 3 open players may be set up again"),
    "quick_snap": ("roll for Quick snap", "D3 and 3 open players may move a square"),
    "charge": ("roll for Charge!", "D3 and 3 open players may move at once"),
    "cheering_fans": ("roll for Cheering fans", "Both roll a D6 and add their cheerleaders"),
    "brilliant_coaching": ("roll for Brilliant coaching", "Both roll a D6 and add their assistant coaches"),
    "dodgy_snack": ("roll for the Dodgy snack", "The lower side, then its player: 1 and it is out"),
    "pitch_invasion": ("roll for the Pitch invasion", "The lower side, then how many are stunned"),
    "Loner": ("roll for Loner", "Whether the team re-roll may be used"),
    "Pro": ("roll for Pro", "3 or more and the die is rolled again"),
    "armour_die": ("roll an armour die again", "One of the two"),
}
TABLES: Final = {"injury": hurting.injuries, "casualty": hurting.casualties}
DOING: Final = {"throw_teammate": "throw a team-mate", "kick_teammate": "kick a team-mate"}
LETS_GO: Final = "Esc lets go"
STAND_HOW: Final = "a lit square stands it up first"
FULL: Final = ": Ready, or undo takes one back"
STEP_HOW: Final = {
    "move": "A lit square; Done ends its activation",
    "blitz": "Squares, and once an opponent to block",
    "block": "An opponent next to it",
    "pass": "Move, or aim at a square; the ruler shows the ranges",
    "handoff": "Move, or a team-mate: it goes there and hands over",
    "foul": "Move, or an opponent that lies: it goes there and fouls",
    "secure": "To the ball: 2+ picks it up, and that ends it",
    "throw_teammate": "Move, or a team-mate next to it, then a square",
    "kick_teammate": "Move, or a team-mate next to it, then a square",
    "bomb": "A square to throw the bomb at",
    "stab": "An opponent next to it",
    "gaze": "Move, or an opponent next to it",
    "chainsaw": "An opponent next to it",
    "vomit": "An opponent next to it",
    "breathe_fire": "An opponent next to it",
    "chomp": "An opponent next to it",
    "ball_and_chain": "North, east, south or west; a die says where it goes",
    "punt": "Move, or the way to punt the ball",
}


def prompt(
    request: Request,
    seat: int,
    s: State,
    story: Story,
    *,
    about: Any = None,
    then: Sequence[Any] = (),
    picked: int = NOBODY,
    more: str = "",
) -> Prompt:
    """What is asked of a seat; ``about`` is what would be told of it, ``then`` what would be told if it is
    used, ``more`` what skills do to dice (`foreseen`); ``picked``: who would be activated."""
    if isinstance(request, Roll):
        skill = spoken.plain(request.what)
        usual = f"roll for {skill}", people.effect(request.what) if people.in_book(skill) else ""
        what, how = ROLLS.get(request.what, usual)
        if request.what in TABLES:
            how = TABLES[request.what](s, story) or how
        return Prompt(seat, what, rolling(about, story.names, how) + more, request.rule)
    assert isinstance(request, Choice)
    if is_step(request) and s.active != NOBODY:
        who, word = story.names.own(s.active, seat), ACTIONS[s.action].word
        what = f"{DOING.get(word) or CAPTIONS.get(word, spoken.plain(word)).lower()} with {who}"
        step = "move" if word == "blitz" and s.done else word  # its block is done
        how = STEP_HOW.get(step, "A target, or on")
        if any(each[0] == "stand" for _, each in request.options):
            how = f"It lies: {STAND_HOW}"
        if ACTIONS[s.action].moves:
            how = f"{movement(s)} left. {how}"
        if stalls(s):
            return Prompt(seat, what, f"It could score: with the ball it stalls, {stalling(s)}", "S7-3.5")
        return Prompt(seat, what, how, request.rule)
    what, how = {**CHOICES, **before.CHOICES}.get(request.what, (f"choose: {spoken.plain(request.what)}", ""))
    if request.what == "act" and s.phase is Phase.CHARGE:
        what, how = charge(s), "An open player: a Move, or one Blitz; whoever falls ends it"
        how = may_do(request, s, picked) if picked != NOBODY else how
    elif request.what == "act" and picked != NOBODY:
        what, how = f"activate {story.names.own(picked, seat)}", may_do(request, s, picked)
    elif request.what == "inducements" and s.house.season:
        what = "buy inducements"  # stars play scrimmages only (S7-17.1)
    elif request.what == "place" and s.phase is Phase.SET_UP:
        full = not any(words[0] == "place" for _, words in request.options)
        how = f"{len(on_pitch(s, seat))} of 7 stand" + (FULL if full else f". {how}")
    elif request.what == "place" and request.rule == "S7-13.4":
        what, how = f"Solid defence: {s.charges} left", "An open player, then a lit square of its half"
    elif request.what == "intercept" and story.bomb:
        what = "intercept the bomb?"
    elif request.what == "bomb" and story.test is not None:
        what = f"throw the bomb on with {story.names.own(story.test.player, seat)}"
        how = "A square in range; where nobody catches it, it goes off"
    elif request.what == "quick_snap":
        what, how = f"Quick snap: {s.charges} left", "An open player, then a square next to it"
    elif request.what == "reroll" and story.block is None and story.test is not None:
        t = story.test
        told = spoken.modified(t.modifiers)
        how = f"{story.names.own(t.player, seat)}: needed {t.needed}+, rolled {t.rolled}" + (
            f" ({told})" if told else ""
        )
    elif request.what == "use":
        word = str(request.options[0][1][1])
        return Prompt(seat, _asks(word, about, story.names), uses.change(word, then), request.rule)
    elif request.what in ("choose", "reroll") and story.block is not None:
        b = story.block
        how = " against ".join(story.names.pair(b.player, b.target))
        how += f", strength {b.strengths[0]} to {b.strengths[1]}"
    return Prompt(seat, what, how, request.rule)


def may_do(request: Choice, s: State, player: int) -> str:
    """What can be done next with a player that is picked."""
    may = {words[2] for _, words in request.options if words[:2] == ("act", player)}
    if s.status[player] == STUNNED:
        return f"Stunned: a Move turns it over, no more; {LETS_GO}"
    ways = ["a lit square to move"] if "move" in may else []
    ways += [f"an opponent to {word}" for word in ("block", "blitz") if word in may][:1]
    words = ", ".join([*ways, "or an action" if ways else "an action"])
    return f"{words[:1].upper()}{words[1:]}; {LETS_GO}"


def charge(s: State) -> str:
    """ "Charge!: 2 of 4 left" (S7-13.10)."""
    gone = sum(s.acted >> player & 1 for player in SQUADS[s.turn])
    return f"Charge!: {s.charges} of {s.charges + gone} left"


def asks_to_end(s: State, waiting: int) -> str:
    """What is said where a turn is to end though players could still be activated."""
    who = f"{waiting} player{'s have' if waiting != 1 else ' has'} not acted"
    return f"{who}: {END_TURN} again ends the {'charge' if s.phase is Phase.CHARGE else 'turn'}"


def _asks(word: str, about: Any, names: Names) -> str:
    """Whether something is used, and by whom."""
    who = names.player(about.player) if isinstance(about, e.Used) and about.player != NOBODY else ""
    if word in spoken.STAFF and who:
        return f"{spoken.STAFF[word].format(who=who)}?"
    return f"use {spoken.plain(word)}" + (f" with {who}?" if who else "?")


def rolling(about: Any, names: Names, usual: str) -> str:
    """Who rolls, and what is needed."""
    told = f" ({spoken.modified(about.modifiers)})" if hasattr(about, "modifiers") and about.modifiers else ""
    match about:
        case e.Tested():
            return f"{names.player(about.player)} needs {about.needed}+{told}"
        case e.ArmourRolled(player=player):
            return f"{names.player(player)}: {on_the_dice(about)} or more on two dice breaks it{told}"
        case e.Blocked(player=player, target=target, chooser=chooser, strengths=strengths, dice=dice):
            words = " against ".join(names.pair(player, target))
            words += f", strength {strengths[0]} to {strengths[1]}"
            return words + (f": {names.side(chooser)} choose" if len(dice) > 1 else "")
        case e.Recovered(player=player):
            return f"{names.player(player)} needs 4+ to come back to Reserves"
        case e.Stalled(player=player, number=number):
            return f"{names.player(player)}: on {number} or more it is knocked down, a turnover"
        case e.InjuryRolled() | e.CasualtyRolled():
            return f"{names.player(about.player)}: {usual[:1].lower() + usual[1:]}{told}"
        case _:
            return usual
