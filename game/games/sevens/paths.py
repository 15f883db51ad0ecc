"""Sevens in a record: the paths of its state. The words of its answers stand in `notation.py`.

| path | value |
|---|---|
| `phase` | before the game fans, weather, journeymen, inducements, prayers, measures, toss; then set_up … |
| `half` | 1, 2; 3 is extra time |
| `turn` | home or away: whose turn it is; in phase set_up who sets up, before and after who is to roll |
| `turn.home` | the number of the turn it is in, or took last |
| `score.home` | touchdowns |
| `rerolls.home` | team re-rolls left |
| `bonus.home` | how many of them are for this drive alone (S7-13.7) |
| `leader.home` | how many of them are a Leader's |
| `bribes.home` `apothecary.home` | left |
| `fans.home` | Fan Factor |
| `cheered.home` | 1: an assist is owed for the first block (S7-13.6) |
| `argues.home` | yes or no: may still argue the call |
| `stalled.home` | yes or no: a player has stalled (S7-3.5) |
| `weather` | sweltering, sunny, perfect, rain, blizzard |
| `kicking` | home, away: in this drive; none before |
| `first_kick` | home, away: who kicked first in this half; none before |
| `ball` | a square, a player, or none |
| `landing` | the square where a kicked ball will land; out, none |
| `active` | the player in its activation, or none |
| `action` | what it has declared, or none |
| `left` `rushes` | the movement that it has left |
| `used` | the actions of this turn that are spent, with commas, or none |
| `H1.at` | a square, or none |
| `H1.state` | standing, prone, stunned, distracted (and standing), reserves, ko, casualty, sent_off, none |
| `H1.distracted` `H1.rooted` `H1.chomped` `H1.gouged` | yes or no |
| `H1.casualty` | none, badly_hurt, seriously_hurt, serious_injury, lasting_injury, dead |
| `H1.ma` `.st` `.ag` `.pa` `.av` | numbers; pa may be none |
| `H1.skills` | names with underscores and commas, values in brackets: `Block,Loner(4+)`; or none |
| `H1.keywords` | of its position and race, likewise |
| `H1.acted` | yes or no |
| `H1.heated` `H1.snacked` | yes or no (S7-7.1, S7-13.11) |
| `H1.spp` | earned in this match (S7-14.1) |

A match whose sides bring more than their players has these, too, after all others:

| path | value |
|---|---|
| `team.home` `roster.home` | the team's name, with underscores for spaces; the id of its roster |
| `colours.home` | shirt and trim, as in `1f4e9e,ddeeff` |
| `dedicated.home` | Dedicated Fans |
| `assistants.home` `cheerleaders.home` `kegs.home` | staff, with what was bought |
| `ctv.home` | its current value; given, or that of all that is given; journeymen are added |
| `treasury.home` | what is left of it |
| `petty.home` | what the side can still spend that is not its own |
| `spent.home` | how much of its treasury went into inducements |
| `bought.home` | the words of what it has bought, with commas, or none |
| `missing.home` | numbers whose players miss the match, with commas, or none: no journeyman wears them |
| `journeymen.home` | the numbers of its journeymen, likewise |
| `boons.home` | what works for the whole side: prayers, measures, staff, with underscores and commas |
| `H1.name` `H1.position` | with underscores for spaces |
| `H1.value` | what it is worth |
| `H1.niggles` | old injuries |

A record brings teams of their own by `given phase fans` and these paths, as `lineup.givens_of` writes them:
players that are given have no square and wait in Reserves, and the match begins with the Fan Factor.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.core.grid import NOWHERE, name
from game.games.sevens.actions import ACTIONS
from game.games.sevens.cards import Card
from game.games.sevens.catalogue import owned
from game.games.sevens.kickoff import OUTSIDE
from game.games.sevens.notation import NAMES, NUMBER, SEATS
from game.games.sevens.state import (
    ABSENT,
    CASUALTIES,
    NOBODY,
    SQUAD,
    WEATHERS,
    Phase,
    State,
    Status,
)


def yes_no(value: object) -> str:
    return "yes" if value else "no"


def at_text(s: State, player: int) -> str:
    return name(s.at[player]) if s.at[player] >= 0 else "none"


def state_text(s: State, player: int) -> str:
    status = Status(s.status[player])
    if status is Status.STANDING and s.distracted >> player & 1:
        return "distracted"
    return "none" if status is Status.ABSENT else status.name.lower()


def ball_text(s: State) -> str:
    if s.holder != NOBODY:
        return NAMES[s.holder]
    return name(s.ball) if s.ball >= 0 else "none"


def seat_text(side: int) -> str:
    return SEATS[side] if side >= 0 else "none"


def landing_text(s: State) -> str:
    if s.landing == NOWHERE:
        return "none"
    return "out" if s.landing >= OUTSIDE else name(s.landing)


def skills_text(s: State, player: int) -> str:
    values = dict(s.values[player])
    words = [
        f"{each.word}({shown(values[each.number])})" if each.number in values else each.word
        for each in owned(s.skills[player])
    ]
    return ",".join(words) or "none"


def shown(value: str) -> str:
    """A value as it stands in brackets: a number is one to be reached."""
    return f"{value}+" if value.isdecimal() else value.replace(" ", "_")


def used_text(s: State) -> str:
    return ",".join(each.word for each in ACTIONS if s.used & each.bit) or "none"


PHASES: Final = {
    Phase.FANS: "fans",
    Phase.WEATHER: "weather",
    Phase.TOSS: "toss",
    Phase.SET_UP: "set_up",
    Phase.KICK: "kickoff",
    Phase.LANDING: "landing",
    Phase.TURN: "turn",
    Phase.CHARGE: "charge",
    Phase.DRIVE_END: "drive_end",
    Phase.SHOOT_OUT: "shoot_out",
    Phase.OVER: "over",
    Phase.JOURNEYMEN: "journeymen",
    Phase.INDUCEMENTS: "inducements",
    Phase.PRAYERS: "prayers",
    Phase.MEASURES: "measures",
}
READ: Final[dict[str, Callable[[State], str]]] = {
    "phase": lambda s: PHASES[s.phase],
    "half": lambda s: str(s.half),
    "turn": lambda s: SEATS[s.turn],
    "weather": lambda s: WEATHERS[s.weather],
    "kicking": lambda s: seat_text(s.kicking),
    "first_kick": lambda s: seat_text(s.first_kick),
    "ball": ball_text,
    "landing": landing_text,
    "active": lambda s: NAMES[s.active] if s.active >= 0 else "none",
    "action": lambda s: ACTIONS[s.action].word if s.active >= 0 else "none",
    "left": lambda s: str(s.left),
    "rushes": lambda s: str(s.rushes),
    "used": used_text,
}
READ_SIDE: Final[dict[str, Callable[[State, int], str]]] = {
    "turn": lambda s, side: str(s.turns[side]),
    "score": lambda s, side: str(s.score[side]),
    "rerolls": lambda s, side: str(s.rerolls[side]),
    "bonus": lambda s, side: str(s.bonus[side]),
    "leader": lambda s, side: str(s.leader[side]),
    "bribes": lambda s, side: str(s.bribes[side]),
    "apothecary": lambda s, side: str(s.apothecary[side]),
    "fans": lambda s, side: str(s.fans[side]),
    "cheered": lambda s, side: str(s.cheered[side]),
    "argues": lambda s, side: yes_no(not s.banned >> side & 1),
    "stalled": lambda s, side: yes_no(s.stalled >> side & 1),
}
READ_PLAYER: Final[dict[str, Callable[[State, int], str]]] = {
    "at": at_text,
    "state": state_text,
    "distracted": lambda s, player: yes_no(s.distracted >> player & 1),
    "rooted": lambda s, player: yes_no(s.rooted >> player & 1),
    "chomped": lambda s, player: yes_no(s.chomped >> player & 1),
    "gouged": lambda s, player: yes_no(s.gouged >> player & 1),
    "casualty": lambda s, player: CASUALTIES[s.casualty[player]],
    "ma": lambda s, player: str(s.ma[player]),
    "st": lambda s, player: str(s.st[player]),
    "ag": lambda s, player: str(s.ag[player]),
    "pa": lambda s, player: str(s.pa[player] or "none"),
    "av": lambda s, player: str(s.av[player]),
    "skills": skills_text,
    "keywords": lambda s, player: ",".join(s.keywords[player]).replace(" ", "_") or "none",
    "acted": lambda s, player: yes_no(s.acted >> player & 1),
    "heated": lambda s, player: yes_no(s.heated >> player & 1),
    "snacked": lambda s, player: yes_no(s.snacked >> player & 1),
    "spp": lambda s, player: str(s.spp[player]),
}
# of a match whose sides bring more than their players
READ_CARD: Final[dict[str, Callable[[State, int], str]]] = {
    "team": lambda s, side: joined(card(s, side).name),
    "roster": lambda s, side: s.staff[side].team or "none",
    "colours": lambda s, side: ",".join(card(s, side).colours).replace("#", ""),
    "dedicated": lambda s, side: str(s.staff[side].fans),
    "assistants": lambda s, side: str(s.staff[side].assistants),
    "cheerleaders": lambda s, side: str(s.staff[side].cheerleaders),
    "kegs": lambda s, side: str(s.staff[side].kegs),
    "ctv": lambda s, side: str(card(s, side).ctv),
    "treasury": lambda s, side: str(card(s, side).treasury),
    "petty": lambda s, side: str(card(s, side).petty),
    "spent": lambda s, side: str(card(s, side).spent),
    "bought": lambda s, side: ",".join(word for word, _ in card(s, side).bought) or "none",
    "missing": lambda s, side: places_text(card(s, side).missing),
    "journeymen": lambda s, side: places_text(card(s, side).journeymen),
    "boons": lambda s, side: ",".join(each.word for each in owned(s.extra.boons[side])) or "none",
}
READ_CARD_PLAYER: Final[dict[str, Callable[[State, int], str]]] = {
    "name": lambda s, player: joined(card(s, player >> 4).names[player % SQUAD]),
    "position": lambda s, player: joined(card(s, player >> 4).positions[player % SQUAD]),
    "value": lambda s, player: str(card(s, player >> 4).values[player % SQUAD]),
    "niggles": lambda s, player: str(card(s, player >> 4).niggles[player % SQUAD]),
}
NO_CARD: Final = Card()


def card(s: State, side: int) -> Card:
    """What a side brings beside its players, or nothing."""
    return s.extra.cards[side] if s.extra.cards is not None else NO_CARD


def joined(text: str) -> str:
    """A text as one word, with underscores for spaces."""
    return "_".join(text.split()) or "none"


def places_text(mask: int) -> str:
    """The numbers of the players of a mask of places."""
    return ",".join(str(place + 1) for place in range(SQUAD) if mask >> place & 1) or "none"


GENERAL_PATHS: Final = (*READ, *(f"{path}.{seat}" for path in READ_SIDE for seat in SEATS))


def paths_of(s: State) -> tuple[str, ...]:
    """The paths of a match: those of its players come player by player."""
    players = [NAMES[player] for player, status in enumerate(s.status) if status != ABSENT]
    paths = (*GENERAL_PATHS, *(f"{player}.{path}" for player in players for path in READ_PLAYER))
    if s.extra.cards is None and s.extra.boons == (0, 0):
        return paths
    return (
        *paths,
        *(f"{path}.{seat}" for path in READ_CARD for seat in SEATS),
        *(f"{player}.{path}" for player in players for path in READ_CARD_PLAYER),
    )


def no_path(path: str) -> ValueError:
    known = [
        *READ,
        *(f"{each}.home" for each in (*READ_SIDE, *READ_CARD)),
        *(f"H1.{each}" for each in (*READ_PLAYER, *READ_CARD_PLAYER)),
    ]
    return ValueError(f"{path!r} is no path of Sevens ({', '.join(known)})")


def read_path(s: State, path: str) -> str:
    """The value at a path. Raises ValueError."""
    if path in READ:
        return READ[path](s)
    first, _, second = path.partition(".")
    if first in READ_SIDE and second in SEATS:
        return READ_SIDE[first](s, SEATS.index(second))
    if first in READ_CARD and second in SEATS:
        return READ_CARD[first](s, SEATS.index(second))
    if first in NUMBER and second in READ_PLAYER:
        return READ_PLAYER[second](s, NUMBER[first])
    if first in NUMBER and second in READ_CARD_PLAYER:
        return READ_CARD_PLAYER[second](s, NUMBER[first])
    raise no_path(path)
