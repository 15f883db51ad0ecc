"""What happens in a match of Sevens. Sides are 0 and 1, players 0 to 31, squares numbers of `game.core.grid`;
``dice`` are faces as they were rolled. ``rule`` is the rule that an event carries out.

Plain slotted dataclasses: they are made by the thousand in a replay, and freezing them costs three times
as much. Nobody changes an event.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

Modifiers = tuple[tuple[str, int], ...]


@dataclass(slots=True)
class Tested:
    """A die was rolled for a player: what it ``needed`` to show, ``rolled``, whether it ``passed``, and each
    modifier with its name. ``what`` is the kind of test, or the skill it is for."""

    kind: ClassVar[str] = "test"
    player: int
    square: int
    needed: int
    rolled: int
    passed: bool
    modifiers: Modifiers
    rule: str
    what: str
    opponent: int


class RushTested(Tested):
    """A square beyond the movement."""

    __slots__ = ()
    kind = "rush"


class DodgeTested(Tested):
    """Out of a tackle zone."""

    __slots__ = ()
    kind = "dodge"


class JumpTested(Tested):
    """Over a square."""

    __slots__ = ()
    kind = "jump"


class StandTested(Tested):
    """To its feet, with little movement."""

    __slots__ = ()
    kind = "stand"


class PickupTested(Tested):
    """The ball from the ground."""

    __slots__ = ()
    kind = "pickup"


class CatchTested(Tested):
    """The ball out of the air."""

    __slots__ = ()
    kind = "catch"


class PassTested(Tested):
    """The throw of a ball; what it comes to follows."""

    __slots__ = ()
    kind = "pass"


class ThrowTested(Tested):
    """The throw of a team-mate."""

    __slots__ = ()
    kind = "throw_teammate"


class InterceptTested(Tested):
    """A pass out of the air."""

    __slots__ = ()
    kind = "intercept"


class LandTested(Tested):
    """A thrown player's landing."""

    __slots__ = ()
    kind = "land"


class SkillTested(Tested):
    """The die of a trait or a special action."""

    __slots__ = ()
    kind = "skill_test"


TESTED: Final[dict[str, type[Tested]]] = {
    "rush": RushTested,
    "dodge": DodgeTested,
    "jump": JumpTested,
    "stand": StandTested,
    "pickup": PickupTested,
    "secure": PickupTested,
    "catch": CatchTested,
    "pass": PassTested,
    "bomb": PassTested,
    "throw_teammate": ThrowTested,
    "intercept": InterceptTested,
    "land": LandTested,
    "trait": SkillTested,
    "action": SkillTested,
}


@dataclass(slots=True)
class Used:
    """A skill was used, or worked by itself; ``player`` is -1 for staff."""

    kind: ClassVar[str] = "skill"
    rule: ClassVar[str] = "S7-10.5"
    side: int
    player: int
    skill: str


@dataclass(slots=True)
class Rerolled:
    """A re-roll was spent; ``allowed``: it may be made."""

    kind: ClassVar[str] = "reroll"
    rule: ClassVar[str] = "S7-10.5"
    side: int
    player: int
    source: str
    allowed: bool


# -------------------------------------------------------------------------------------------- the match
@dataclass(slots=True)
class FansCame:
    """The Fan Factors of home and away."""

    kind: ClassVar[str] = "fans"
    rule: ClassVar[str] = "S7-2.1"
    home: int
    away: int
    dice: tuple[int, int]


@dataclass(slots=True)
class WeatherRolled:
    """``weather`` by its word."""

    kind: ClassVar[str] = "weather"
    rule: ClassVar[str] = "S7-2.2"
    dice: tuple[int, int]
    weather: str


@dataclass(slots=True)
class Tossed:
    """``first`` is the side that may choose, or -1: they roll again."""

    kind: ClassVar[str] = "toss"
    rule: ClassVar[str] = "S7-2.6"
    dice: tuple[int, int]
    first: int


@dataclass(slots=True)
class KickerChosen:
    """Who kicks, in this drive."""

    kind: ClassVar[str] = "kicking"
    rule: ClassVar[str] = "S7-2.6"
    side: int


@dataclass(slots=True)
class Placed:
    """A player comes to a square by its coach's hand: in the set-up, or by an event of the kick-off."""

    kind: ClassVar[str] = "place"
    rule: ClassVar[str] = "S7-1.3"
    player: int
    square: int


@dataclass(slots=True)
class SetUp:
    """A side is ready."""

    kind: ClassVar[str] = "set_up"
    rule: ClassVar[str] = "S7-1.3"
    side: int


@dataclass(slots=True)
class Kicked:
    """The kick: where it was aimed, the dice, where it is going to land (-1: off the pitch)."""

    kind: ClassVar[str] = "kick"
    rule: ClassVar[str] = "S7-8.2"
    player: int
    target: int
    direction: int
    squares: int
    square: int


@dataclass(slots=True)
class KickedOut:
    """The kick has landed outside, or in the kicker's half."""

    kind: ClassVar[str] = "kick_out"
    rule: ClassVar[str] = "S7-8.7"
    side: int


@dataclass(slots=True)
class Touchback:
    """The receiving coach gives the ball to a player."""

    kind: ClassVar[str] = "touchback"
    rule: ClassVar[str] = "S7-8.7"
    player: int
    square: int


@dataclass(slots=True)
class EventRolled:
    """An event of the kick-off, by its name."""

    kind: ClassVar[str] = "event"
    rule: str
    dice: tuple[int, int]
    name: str


@dataclass(slots=True)
class EventFor:
    """Whom an event of the kick-off is good or bad for; what was rolled, staff included."""

    kind: ClassVar[str] = "event_for"
    rule: str
    name: str
    totals: tuple[int, int]
    sides: tuple[int, ...]


@dataclass(slots=True)
class Struck:
    """A random player is struck by an event, the weather …: ``what`` happens to it."""

    kind: ClassVar[str] = "struck"
    rule: str
    player: int
    what: str
    square: int


@dataclass(slots=True)
class TurnBegan:
    """``number`` is the side's turn in this half."""

    kind: ClassVar[str] = "turn"
    rule: ClassVar[str] = "S7-1.4"
    side: int
    number: int
    half: int


@dataclass(slots=True)
class Activated:
    """A player has declared an action."""

    kind: ClassVar[str] = "activate"
    rule: ClassVar[str] = "S7-3.1"
    player: int
    action: str


@dataclass(slots=True)
class ActivationEnded:
    """It has had its activation."""

    kind: ClassVar[str] = "activation_end"
    rule: ClassVar[str] = "S7-3.1"
    player: int


@dataclass(slots=True)
class Stalled:
    """A player could have scored and did not (S7-3.5)."""

    kind: ClassVar[str] = "stall"
    rule: ClassVar[str] = "S7-3.5"
    player: int
    rolled: int
    number: int


@dataclass(slots=True)
class TurnedOver:
    """The turn of a side ends at once."""

    kind: ClassVar[str] = "turnover"
    side: int
    rule: str


@dataclass(slots=True)
class Touchdown:
    """``score`` is the scoring side's now."""

    kind: ClassVar[str] = "touchdown"
    rule: ClassVar[str] = "S7-12.5"
    side: int
    player: int
    square: int
    score: int


@dataclass(slots=True)
class DriveEnded:
    """Everybody leaves the pitch."""

    kind: ClassVar[str] = "drive_end"
    rule: ClassVar[str] = "S7-12.3"


@dataclass(slots=True)
class Recovered:
    """A player in the KO box rolls."""

    kind: ClassVar[str] = "ko_recovery"
    rule: ClassVar[str] = "S7-12.3"
    player: int
    rolled: int
    back: bool


@dataclass(slots=True)
class HalfBegan:
    """Half 1 or 2, or 3: extra time."""

    kind: ClassVar[str] = "half"
    rule: ClassVar[str] = "S7-12.4"
    half: int


@dataclass(slots=True)
class ShotOut:
    """A roll-off after extra time; ``won`` by each side so far."""

    kind: ClassVar[str] = "shoot_out"
    rule: ClassVar[str] = "S7-12.5"
    dice: tuple[int, int]
    won: tuple[int, int]


@dataclass(slots=True)
class Over:
    """``winner`` is -1 for a draw."""

    kind: ClassVar[str] = "over"
    rule: ClassVar[str] = "S7-12.5"
    winner: int


# ---------------------------------------------------------------------------------------------- players
@dataclass(slots=True)
class Moved:
    """One square; ``ball``: the player carries it. ``how`` is move, jump, follow …"""

    kind: ClassVar[str] = "move"
    rule: ClassVar[str] = "S7-3.1"
    player: int
    start: int
    square: int
    ball: bool
    how: str


@dataclass(slots=True)
class StoodUp:
    """From prone to standing."""

    kind: ClassVar[str] = "stand"
    rule: ClassVar[str] = "S7-4.2"
    player: int
    square: int


@dataclass(slots=True)
class TurnedProne:
    """A stunned player turns over."""

    kind: ClassVar[str] = "turn_prone"
    rule: ClassVar[str] = "S7-4.3"
    player: int
    square: int


@dataclass(slots=True)
class Distracted:
    """It has no tackle zone until its next activation; ``yes`` is False when that begins."""

    kind: ClassVar[str] = "distracted"
    rule: ClassVar[str] = "S7-4.4"
    player: int
    yes: bool


@dataclass(slots=True)
class Rooted:
    """It cannot leave its square."""

    kind: ClassVar[str] = "rooted"
    rule: ClassVar[str] = "S7-3.1"
    player: int


@dataclass(slots=True)
class Blocked:
    """The dice of a block lie there; ``chooser`` is the side that chooses. ``assists`` are the players that
    assist, ``strengths`` what both count."""

    kind: ClassVar[str] = "block"
    rule: ClassVar[str] = "S7-6.1"
    player: int
    target: int
    dice: tuple[str, ...]
    chooser: int
    strengths: tuple[int, int]
    assists: tuple[int, ...]


@dataclass(slots=True)
class BlockChosen:
    """The face that counts."""

    kind: ClassVar[str] = "block_result"
    rule: str
    player: int
    target: int
    face: str


@dataclass(slots=True)
class Pushed:
    """A player is pushed one square by the one on ``by``."""

    kind: ClassVar[str] = "push"
    rule: ClassVar[str] = "S7-6.12"
    player: int
    by: int
    start: int
    square: int


class ChainPushed(Pushed):
    """By another one who is pushed."""

    __slots__ = ()
    kind = "chain_push"


@dataclass(slots=True)
class PushedOff:
    """Into the crowd: from ``square`` to the Reserves box, for now."""

    kind: ClassVar[str] = "crowd"
    rule: ClassVar[str] = "S7-6.16"
    player: int
    square: int


@dataclass(slots=True)
class KnockedDown:
    """``why`` is block, dodge, rush …; ``by`` a player, or -1."""

    kind: ClassVar[str] = "knocked_down"
    rule: ClassVar[str] = "S7-5.1"
    player: int
    square: int
    by: int
    why: str


@dataclass(slots=True)
class PlacedProne:
    """Down without an armour roll."""

    kind: ClassVar[str] = "placed_prone"
    rule: ClassVar[str] = "S7-4.2"
    player: int
    square: int


@dataclass(slots=True)
class ArmourRolled:
    """``needed`` is what two dice and the modifiers had to reach."""

    kind: ClassVar[str] = "armour"
    rule: ClassVar[str] = "S7-11.1"
    player: int
    dice: tuple[int, int]
    needed: int
    modifiers: Modifiers
    broken: bool
    square: int


@dataclass(slots=True)
class InjuryRolled:
    """``result`` is stunned, ko, badly_hurt (Stunty) or casualty."""

    kind: ClassVar[str] = "injury"
    rule: ClassVar[str] = "S7-11.3"
    player: int
    dice: tuple[int, int]
    modifiers: Modifiers
    result: str
    square: int


@dataclass(slots=True)
class CasualtyRolled:
    """The D16, modifiers included, and what it says; ``settled`` when it counts. ``by`` caused it, or -1."""

    kind: ClassVar[str] = "casualty"
    rule: ClassVar[str] = "S7-11.5"
    player: int
    rolled: int
    modifiers: Modifiers
    result: str
    by: int


@dataclass(slots=True)
class Lasting:
    """A characteristic is one worse from now on."""

    kind: ClassVar[str] = "lasting"
    rule: ClassVar[str] = "S7-11.5"
    player: int
    rolled: int
    what: str


@dataclass(slots=True)
class Removed:
    """Off the pitch, to a box: reserves, ko, casualty or sent_off."""

    kind: ClassVar[str] = "removed"
    rule: str
    player: int
    square: int
    box: str


@dataclass(slots=True)
class SentOff:
    """``why`` is foul or secret_weapon."""

    kind: ClassVar[str] = "sent_off"
    rule: ClassVar[str] = "S7-11.14"
    player: int
    why: str


@dataclass(slots=True)
class Argued:
    """6: the player stays, 1: no more arguing."""

    kind: ClassVar[str] = "argue"
    rule: ClassVar[str] = "S7-11.14"
    side: int
    rolled: int


@dataclass(slots=True)
class Bribed:
    """2 or more: the player stays."""

    kind: ClassVar[str] = "bribe"
    rule: ClassVar[str] = "S7-11.14"
    side: int
    rolled: int


@dataclass(slots=True)
class Fouled:
    """A foul on a player that lies; who assists."""

    kind: ClassVar[str] = "foul"
    rule: ClassVar[str] = "S7-11.13"
    player: int
    target: int
    assists: tuple[int, ...]


@dataclass(slots=True)
class Acted:
    """A special action on a player (or -1), or on a square."""

    kind: ClassVar[str] = "action"
    rule: ClassVar[str] = "S7-3.1"
    player: int
    action: str
    target: int
    square: int


# ----------------------------------------------------------------------------------------------- the ball
@dataclass(slots=True)
class PickedUp:
    """The player on ``square`` has the ball."""

    kind: ClassVar[str] = "picked_up"
    rule: ClassVar[str] = "S7-10.3"
    player: int
    square: int


@dataclass(slots=True)
class Threw:
    """A pass is under way: its target, its range."""

    kind: ClassVar[str] = "throw"
    rule: ClassVar[str] = "S7-9.1"
    player: int
    start: int
    target: int
    reach: int


@dataclass(slots=True)
class Fumbled:
    """The ball falls at the thrower's feet."""

    kind: ClassVar[str] = "fumble"
    rule: ClassVar[str] = "S7-9.6"
    player: int
    square: int


@dataclass(slots=True)
class Inaccurate:
    """Three scatters follow."""

    kind: ClassVar[str] = "inaccurate"
    rule: ClassVar[str] = "S7-9.5"
    player: int
    target: int


@dataclass(slots=True)
class Scattered:
    """Three steps, of a ball or a player in the air; ``square`` is the last one on the pitch, ``out`` tells
    that it went on from there into the crowd."""

    kind: ClassVar[str] = "scatter"
    rule: ClassVar[str] = "S7-8.3"
    start: int
    dice: tuple[int, ...]
    square: int
    out: bool


@dataclass(slots=True)
class Bounced:
    """One step; ``square`` is -1 in the crowd."""

    kind: ClassVar[str] = "bounce"
    rule: ClassVar[str] = "S7-8.4"
    start: int
    direction: int
    square: int


@dataclass(slots=True)
class ThrownIn:
    """By the crowd, from the last square on the pitch; ``square`` is -1 when it comes to the crowd again."""

    kind: ClassVar[str] = "throw_in"
    rule: ClassVar[str] = "S7-8.5"
    start: int
    direction: int
    squares: int
    square: int


@dataclass(slots=True)
class Caught:
    """The player on ``square`` has the ball. ``how`` it came: pass, scatter, bounce, throw_in, kick, handoff,
    intercept."""

    kind: ClassVar[str] = "caught"
    rule: ClassVar[str] = "S7-8.8"
    player: int
    square: int
    how: str


@dataclass(slots=True)
class Missed:
    """A player that lies or is Distracted, or can hold no ball, lets it go by (S7-9.10)."""

    kind: ClassVar[str] = "missed"
    rule: ClassVar[str] = "S7-9.10"
    player: int
    square: int


@dataclass(slots=True)
class Landed:
    """The ball lies on an empty square."""

    kind: ClassVar[str] = "land"
    rule: ClassVar[str] = "S7-12.2"
    square: int


@dataclass(slots=True)
class Handed:
    """A ball is handed to the next square."""

    kind: ClassVar[str] = "handoff"
    rule: ClassVar[str] = "S7-9.11"
    player: int
    receiver: int
    square: int
