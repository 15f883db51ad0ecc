"""What the form after a match says: its questions, its options, and what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.core.match import Match
from game.core.requests import Choice, Request, Roll, Words
from game.games.sevens.data.skills import skill_named
from game.games.sevens.league import told
from game.games.sevens.league.advances import CHOSEN, FORGO, RANDOM, WORTH
from game.games.sevens.league.form_state import FormState, Step
from game.games.sevens.league.points import BETTER, NOMINEES, PRIMARY, RANDOM_PRIMARY, SECONDARY
from game.ui.scenes.seasons.look import counted, money, thousands

STEP_WORDS: Final = {
    Step.INJURIES: "Injuries",
    Step.ADVANCE: "One advance",
    Step.WINNINGS: "Winnings",
    Step.FANS: "Dedicated fans",
    Step.MISTAKES: "Expensive mistakes",
    Step.POINTS: "Star player points",
}
CHARACTERISTICS: Final = {"ma": "MA", "st": "ST", "ag": "AG", "pa": "PA", "av": "AV"}
OUTCOMES: Final = {
    "badly_hurt": "badly hurt, and plays again",
    "seriously_hurt": "seriously hurt: misses the next match",
    "serious_injury": "a niggling injury: misses the next match",
    "lasting_injury": "a lasting injury: misses the next match",
    "dead": "dead",
}
CELLS: Final = {
    "averted": "averted",
    "minor": "minor incident",
    "major": "major incident",
    "catastrophe": "catastrophe",
}
WAYS: Final = {
    CHOSEN: (f"A  A player of your choice, random primary, +{thousands(WORTH[CHOSEN])}", ""),
    RANDOM: (f"B  A random player, random secondary, +{thousands(WORTH[RANDOM])}", ""),
    FORGO: ("No advance", ""),
}
BUYS: Final = {
    RANDOM_PRIMARY: "a random primary skill",
    PRIMARY: "a primary skill",
    SECONDARY: "a secondary skill",
    BETTER: "a better characteristic",
}
ROLLS: Final = {
    "casualty": "what the casualty is",
    "characteristic": "which characteristic",
    "random_player": "who it is",
    "skill": "a skill",
    "fans": "whether the fans stay",
    "conceded": "how many fans go",
    "mistake": "expensive mistakes",
    "minor": "what it costs",
    "catastrophe": "what is left",
    "most_valuable": "the most valuable player",
}
NO_BREAK: Final = "\u00a0"  # a number stands on the line of the name behind it
CONCEDED: Final = "S7-16.1"  # by which a D3 of the fans go; otherwise a D6 has its say
ABOUT_ONE: Final = {"casualty": "what became of {}", "characteristic": "what gets worse or better for {}"}
QUESTIONS: Final = {
    "risen": "one was raised from the dead: does it stay?",
    "advance": "choose the advance of this match",
    "player": "who learns something?",
    "category": "of which kind is the skill?",
    "skill": "rolled twice: keep one",
    "buy": "spend star player points?",
    "better": "what gets better?",
}


def question(request: Request, who: str = "") -> str:
    """What is asked now, after the name of the team; ``who``: the player it is about, if it is about one."""
    match request:
        case Roll():
            dice = " and ".join(die.name.upper() for _, die in request.dice)
            what = ROLLS.get(request.what, request.what)
            if who and request.what in ABOUT_ONE:
                what = ABOUT_ONE[request.what].format(who)
            return f"roll {what}, {dice}"
        case Choice(what="leave_out"):
            over = len(request.options) - NOMINEES
            return f"more than {NOMINEES} played: who is not nominated?" + (
                f" {over} to name" if over > 1 else ""
            )
        case Choice():
            return QUESTIONS.get(request.what, request.what)
    return ""


def how_words(
    request: Request | None, typed: Sequence[int] | None, *, for_coach: bool, digits: str = ""
) -> str:
    """How it is answered; ``typed`` are the dice typed in so far, None if they are thrown;
    ``digits``: those of a face that may have one more."""
    if request is None:
        return "Everything goes into the books at once"
    if isinstance(request, Roll):
        if typed is None:
            return "Thrown here, or typed in from a real table"
        if digits:
            return f"{digits}: Enter, or its second digit"
        so_far = f", so far {' '.join(map(str, typed))}" if typed else ""
        return f"Press what the {request.dice[len(typed)][1].name.upper()} shows{so_far}"
    return "The coach of the team chooses" if for_coach else "Choose on the paper"


def option_words(s: FormState, side: int, words: Words) -> tuple[str, str]:
    """An option on a button: what, and what it means."""
    match words:
        case ("advance", way):
            return WAYS[str(way)]
        case ("player", key) | ("leave_out", key):
            return name_of(s, side, int(key)).replace(" ", NO_BREAK, 1), ""
        case ("category", name):
            return str(name), ""
        case ("skill", name):
            skill = skill_named(str(name))
            return skill.name, skill.effect
        case ("keep",):
            return "It stays", "a Lineman more, without a fee"
        case ("let_go",):
            return "It goes back", "as if it had never risen"
        case ("buy", key, way):
            return f"{name_of(s, side, int(key))}: {BUYS[str(way)]}", ""
        case ("better", name):
            return CHARACTERISTICS[str(name)], ""
        case _:
            return "Done", ""


def name_of(s: FormState, side: int, key: int) -> str:
    """A player by number and name."""
    member = s.sheets[side].member(key)
    return f"{member.number} {member.name}" if member else ""


def event_words(s: FormState, event: Any) -> str:
    """What has happened, a sentence."""
    team = s.sheets[event.side].name
    who = name_of(s, event.side, event.key) if hasattr(event, "key") else ""
    match event:
        case told.Recorded():
            rolled = f" (D16: {event.rolled})" if event.rolled else ""
            worse = f", {CHARACTERISTICS[event.reduced]} one worse" if event.reduced else ""
            return f"{team}: {who}{rolled}: {OUTCOMES[event.outcome]}{worse}"
        case told.Risen():
            return f"{team}: {who} was raised and stays" if event.key else f"{team}: the raised one goes back"
        case told.Drawn():
            return f"{team}: drawn by lot ({_dice(event.rolled)}): {who}"
        case told.SkillRolled():
            again = "" if event.counts else ", which it cannot have: again"
            return f"{team}: {_dice(event.dice)}: {event.skill}{again}"
        case told.Advanced():
            what = CHARACTERISTICS.get(event.what, event.what)
            return f"{team}: {who} gains {what}, +{thousands(event.worth)}"
        case told.NoAdvance():
            return f"{team}: no advance" + ("" if event.forgone else ": nobody can have one")
        case told.Spent():
            return f"{team}: {money(event.amount)} for inducements"
        case told.Collected():
            return f"{team}: winnings {money(event.amount)}, treasury {money(event.treasury)}"
        case told.FansChanged():
            die = "D3" if event.rule == CONCEDED else "D6"
            rolled = f" ({die}: {event.rolled})" if event.rolled else ""
            if event.after == event.before:
                stay = "1 dedicated fan stays" if event.after == 1 else f"{event.after} dedicated fans stay"
                return f"{team}: {stay}{rolled}"
            return f"{team}: {event.before} to {event.after} dedicated fans{rolled}"
        case told.Mistook():
            cost = event.before - event.after
            loss = f", {money(cost)} gone" if cost else ""
            return f"{team}: expensive mistakes {event.rolled}: {CELLS[event.cell]}{loss}"
        case told.Earned():
            why = " as most valuable player" if event.award else ""
            return f"{team}: {who} earns {counted(event.points, 'point')}{why}"
        case told.Offered():
            names = ", ".join(CHARACTERISTICS[name] for name in event.names)
            again = "" if event.counts else ": again"
            return f"{team}: {who}, {event.rolled}: {names}{again}"
    return ""


def concerned(match: Match[FormState], events: Sequence[Any], side: int) -> tuple[int, str]:
    """The player of a side that something happens to now, by its key (0: nobody), and the skill that it has
    just gained."""
    step, request = match.state.step, match.pending
    if step is Step.INJURIES and isinstance(request, Roll):
        told_of = sum(event.kind == "recorded" and event.side == side for event in events)
        hurt = match.state.report.sides[side].hurt
        return (hurt[told_of].key if told_of < len(hurt) else 0), ""
    about = ABOUT.get(step, ()) if step is not None else ()
    for event in reversed(events):
        if getattr(event, "side", -1) == side and event.kind in about:
            return event.key, event.what if event.kind == "advanced" else ""
    for answer in reversed(match.answers) if step is Step.ADVANCE else ():
        match answer:
            case (int(), ("player", int(key))):
                return key, ""
            case (int(), ("advance", _)):
                break
    return 0, ""


def _dice(dice: tuple[int, ...]) -> str:
    return " ".join(map(str, dice))


ABOUT: Final[dict[Step, tuple[str, ...]]] = {
    Step.INJURIES: ("recorded", "risen"),
    Step.ADVANCE: ("drawn", "skill_rolled", "advanced"),
    Step.POINTS: ("drawn", "skill_rolled", "advanced", "offered"),
}
"""What a step tells of players."""
ROLL_TITLES: Final = {"skill": "A random skill"}
"""Where a roll is not called as the choice of the same name."""
TITLES: Final = {
    "risen": "Masters of Undeath",
    "advance": "One advance",
    "player": "Who learns?",
    "category": "Which kind?",
    "skill": "Rolled twice: pick one",
    "leave_out": "Not nominated",
    "buy": "Star player points",
    "better": "What gets better?",
    "random_player": "By lot",
    "casualty": "A casualty",
    "characteristic": "Which characteristic?",
    "fans": "Dedicated fans",
    "conceded": "Conceded",
    "mistake": "Expensive mistakes",
    "minor": "A minor incident",
    "catastrophe": "A catastrophe",
    "most_valuable": "Most valuable player",
}
