"""Sensible answers to the small questions of a match: dice, pushes, skills, the kick-off.

A function for each ``what`` of a Choice; whatever it does not know is answered by the word that does least.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.core.grid import NOWHERE, column, distance, row
from game.core.match import Match
from game.core.requests import Choice, Option, Words
from game.games.sevens.board import COLUMNS, GOAL_COLUMN, NEAR, PITCH
from game.games.sevens.catalogue import skill
from game.games.sevens.coach import before
from game.games.sevens.coach.formation import hands, line_up
from game.games.sevens.events import Blocked, Pushed, SkillTested, StandTested, Tested
from game.games.sevens.odds import face_effects, intercept
from game.games.sevens.state import CASUALTIES, NOBODY, Phase, State, rival, side_of

LEAST: Final = ("keep", "decline", "end", "ready", "stay", "forgo", "none")
"""Words that change nothing, for questions that are not known."""
DECLINED: Final = (
    "Fumblerooski",
    "Multiple_Block",
    "Dump-off",
    "On_the_Ball",
    "Pile_Driver",
    "Saboteur",
    "I'll_Carry_You",
)
"""Skills that need a plan to be of use."""
FACES: Final = ("skull", "both", "push", "stumble", "pow")
BLOCK: Final = skill("Block").mask
Options = Sequence[Option]


def answer(match: Match[Any], seat: int) -> Option:
    """The answer to any question but who acts and what a player does next; always a legal one."""
    choice = match.pending
    assert isinstance(choice, Choice)
    found = ANSWERS.get(choice.what, least)(match, seat, choice.of(seat))
    return found if found in choice.options else least(match, seat, choice.of(seat))


def least(match: Match[Any], seat: int, options: Options) -> Option:
    """What does least, or else the first."""
    return min(
        options, key=lambda option: LEAST.index(word) if (word := last_or_first(option)) in LEAST else 9
    )


def last_or_first(option: Option) -> str:
    """`none` of `intercept none`, otherwise the first word."""
    words = option[1]
    return "none" if words[-1] == "none" else str(words[0])


# ---------------------------------------------------------------------------------------- the kick-off
def toss(match: Match[Any], seat: int, options: Options) -> Option:
    return (seat, ("receive",))


def place(match: Match[Any], seat: int, options: Options) -> Option:
    s: State = match.state
    return line_up(s, seat) if s.phase is Phase.SET_UP else (seat, ("ready",))


def kicker(match: Match[Any], seat: int, options: Options) -> Option:
    return options[0]


def target(match: Match[Any], seat: int, options: Options) -> Option:
    """The middle of their half, from where the fewest kicks go out."""
    return (seat, ("target", (COLUMNS - 5 if seat == 0 else 4) * 16 + 5))


def rekick(match: Match[Any], seat: int, options: Options) -> Option:
    return (seat, ("rekick",))


def touchback(match: Match[Any], seat: int, options: Options) -> Option:
    s: State = match.state
    return max(options, key=lambda option: hands(s, int(option[1][1])) - markers(s, int(option[1][1])))


def high_kick(match: Match[Any], seat: int, options: Options) -> Option:
    """Whoever has the best hands, if nobody stands there."""
    s: State = match.state
    players = [option for option in options if option[1][0] == "place"]
    return max(players, key=lambda option: hands(s, int(option[1][1]))) if players else options[-1]


def markers(s: State, player: int) -> int:
    """How many opponents mark a player."""
    return (s.zones[rival(side_of(player))] & NEAR[s.at[player]]).bit_count()


# -------------------------------------------------------------------------------------------- the dice
def reroll(match: Match[Any], seat: int, options: Options) -> Option:
    """A block that went wrong, a test whose failure is a turnover: by a skill rather than by the team."""
    s: State = match.state
    keep: Option = (seat, ("keep",))
    dice = match.answers[-1] if match.answers else ()
    if isinstance(dice, tuple) and dice and dice[0] in FACES:
        if not block_went_wrong(match, seat, [str(face) for face in dice]):
            return keep
    else:
        tested = [event for event in match.events if isinstance(event, Tested)]
        harmless = tested and isinstance(tested[-1], StandTested | SkillTested)
        if harmless and options[0][1][1] == "team" and s.rerolls[seat] < 2:
            return keep
    return options[0]


def said(match: Match[Any], place: int) -> Words:
    """The words of an answer, none for dice."""
    answered: Any = match.answers[place] if match.answers else ()
    match answered:
        case (int(), tuple() as words):
            return words
    return ()


def fighters(match: Match[Any]) -> tuple[int, int]:
    """Who blocks whom, as far as it was said."""
    s: State = match.state
    for place in range(len(match.answers) - 1, -1, -1):
        words = said(match, place)
        if words[:1] == ("block",):
            victim = int(words[1])
            if s.active != NOBODY and side_of(victim) != side_of(s.active):
                return s.active, victim
    return s.active, NOBODY


def face_values(match: Match[Any], seat: int) -> dict[str, float]:
    """What each face of a block is worth to a seat."""
    s: State = match.state
    attacker, victim = fighters(match)
    if NOBODY in (attacker, victim):
        return dict(zip(FACES, (-3.0, -1.0, 1.0, 2.0, 3.0), strict=True))
    mine = 1.0 if side_of(attacker) == seat else -1.0
    values = {"push": 0.3 * mine}
    for face, (down, fall) in face_effects(s, attacker, victim).items():
        carrier = s.holder in (attacker, victim)
        gain = (2.0 + 2.0 * carrier * (s.holder == victim)) * down
        loss = (4.0 + 2.0 * carrier * (s.holder == attacker)) * fall
        values[face] = mine * (gain - loss + (0.3 if face in ("push", "stumble", "pow") else 0.0))
    return values


def block_went_wrong(match: Match[Any], seat: int, dice: list[str]) -> bool:
    """Whether the blocker falls by these dice."""
    s: State = match.state
    values = face_values(match, seat)
    blocked = [event for event in match.events if isinstance(event, Blocked)]
    chooser = blocked[-1].chooser if blocked else seat
    taken = [values[face] for face in dice]
    value = max(taken) if chooser == seat else min(taken)
    return value < 0 or (value < 0.5 and s.holder != NOBODY and s.holder == fighters(match)[1])


def choose(match: Match[Any], seat: int, options: Options) -> Option:
    """A face of a block, the die to roll again, or the lighter of two casualties."""
    words = [str(option[1][1]) for option in options]
    if words[0] in CASUALTIES:
        return options[min(range(len(words)), key=lambda place: CASUALTIES.index(words[place]))]
    values = face_values(match, seat)
    ranked = sorted(options, key=lambda option: values[str(option[1][1])])
    return ranked[0] if said(match, -1)[:1] == ("reroll",) else ranked[-1]


# ----------------------------------------------------------------------------------------------- pushes
def push(match: Match[Any], seat: int, options: Options) -> Option:
    """An own player away from opponents and from the edge, another one the other way."""
    s: State = match.state
    own = (seat != s.turn) is not s.house.push_square
    sign = 1 if own else -1
    return max(options, key=lambda option: sign * comfort(s, int(option[1][1]), seat if own else rival(seat)))


def comfort(s: State, at: int, side: int) -> float:
    """How well a player of a side stands on a square."""
    if at == NOWHERE:
        return -20.0
    edge = min(row(at), PITCH.rows - 1 - row(at), column(at), COLUMNS - 1 - column(at))
    marked = (s.zones[rival(side)] & NEAR[at]).bit_count()
    ball = -0.4 * distance(at, s.ball) if s.ball >= 0 else 0.0
    return min(edge, 2) * 1.5 - marked + ball


def follow(match: Match[Any], seat: int, options: Options) -> Option:
    """Unless the blocker has the ball, or would stand worse."""
    s: State = match.state
    pushed = [event for event in match.events if isinstance(event, Pushed)]
    if not pushed or s.holder == s.active or pushed[-1].by != s.active:
        return (seat, ("stay",))
    here, there = s.at[s.active], pushed[-1].start
    foes = s.zones[rival(seat)]
    worse = (foes & NEAR[there]).bit_count() > (foes & NEAR[here]).bit_count() + 1
    return (seat, ("stay",)) if worse else (seat, ("follow",))


# ----------------------------------------------------------------------------------------------- skills
def use(match: Match[Any], seat: int, options: Options) -> Option:
    """Skills, the apothecary, argument and bribe are used; but Wrestle never by who keeps standing."""
    word = str(options[0][1][1])
    if word in DECLINED:
        return (seat, ("decline", word))
    if word == "Wrestle":
        s: State = match.state
        attacker, victim = fighters(match)
        mine = attacker if side_of(attacker) == seat else victim
        if mine != NOBODY and (mine == s.holder or s.skills[mine] & BLOCK):
            return (seat, ("decline", word))
    return (seat, ("use", word))


def intercepts(match: Match[Any], seat: int, options: Options) -> Option:
    """Whoever is likeliest to: it costs nothing."""
    s: State = match.state
    may = [option for option in options if option[1][1] != "none"]
    origin = s.at[s.active] if s.active != NOBODY else NOWHERE
    return min(may, key=lambda option: intercept(s, int(option[1][1]), origin, "accurate"))


def forward(match: Match[Any], seat: int, options: Options) -> Option:
    """The ball is put down as far forward as may be."""
    goal = GOAL_COLUMN[seat]
    return min(options, key=lambda option: abs(column(int(option[1][-1])) - goal))


def face(match: Match[Any], seat: int, options: Options) -> Option:
    """Towards the opponents' end, or who walks by chance ends there."""
    s: State = match.state
    word = "e" if seat == 0 else "w"
    if s.active != NOBODY and not 2 <= row(s.at[s.active]) <= PITCH.rows - 3:
        word = "n" if row(s.at[s.active]) < 2 else "s"
    return next((option for option in options if option[1][1] == word), options[0])


def first(match: Match[Any], seat: int, options: Options) -> Option:
    return options[0]


def sacrifice(match: Match[Any], seat: int, options: Options) -> Option:
    """The least of the team-mates, and never who has the ball."""
    s: State = match.state
    return min(options, key=lambda option: (option[1][1] == s.holder, s.st[int(option[1][1])]))


ANSWERS: Final[dict[str, Callable[[Match[Any], int, Options], Option]]] = {
    "toss": toss,
    "place": place,
    "kicker": kicker,
    "target": target,
    "rekick": rekick,
    "touchback": touchback,
    "high_kick": high_kick,
    "reroll": reroll,
    "choose": choose,
    "push": push,
    "follow": follow,
    "use": use,
    "intercept": intercepts,
    "place_ball": forward,
    "face": face,
    "block": first,
    "hit_and_run": first,
    "savagery": sacrifice,
    **before.ANSWERS,
}
