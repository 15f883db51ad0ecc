"""What each player has done in this match, counted event by event, and how it stands now."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from game.games.sevens import events as e
from game.games.sevens.catalogue import owned
from game.games.sevens.state import NOBODY, STANDING, State, marking, rival, side_of
from game.games.sevens.state.looking import spent_bit
from game.ui.tables.sevens.picture import Fact

CASUAL: Final = ("badly_hurt", "casualty")


@dataclass
class Deeds:
    """The counts of every player. ``thrower``: of the pass that is in the air; ``hurt``: who was hurt last,
    and whose casualty that is."""

    of: dict[int, Counter[str]] = field(default_factory=dict)
    thrower: int = NOBODY
    thrown: bool = False  # its die lies there
    open: bool = False  # that die may be rolled again: the pass is not counted yet
    hurt: tuple[int, int] = (NOBODY, NOBODY)

    def _add(self, player: int, deed: str, number: int = 1) -> None:
        self.of.setdefault(player, Counter())[deed] += number

    def hear(self, event: Any, by: int) -> None:
        """Something came of an answer; ``by``: by whom the one is hurt who is."""
        if self.open and not isinstance(event, e.PassTested | e.Used | e.Rerolled):
            self.open = False
            self._add(self.thrower, "passes")
        match event:
            case e.Touchdown(player=player):
                self._add(player, "touchdowns")
            case e.Threw(player=player):
                self.thrower, self.thrown = player, False
            case e.PassTested(player=player, what="pass") if player == self.thrower and not self.thrown:
                self.thrown = self.open = True
            case e.Caught(player=player, how=how):
                self._caught(player, how)
            case e.BlockChosen(player=player):
                self._add(player, "blocks")
            case e.Moved(player=player, ball=True):
                self._add(player, "squares")
            case e.Fouled(player=player):
                self._add(player, "fouls")
            case e.KnockedDown(player=player, by=other):
                self.hurt = NOBODY, NOBODY
                if other >= 0 and side_of(other) != side_of(player):
                    self._add(other, "down")
            case e.InjuryRolled(player=player, result=result):
                self._injured(player, result, by)
            case e.Removed():
                self.hurt = NOBODY, NOBODY

    def _caught(self, player: int, how: str) -> None:
        """A completion is an accurate pass that its own side catches (S7-14.1)."""
        if how == "intercept":
            self._add(player, "interceptions")
        elif how == "pass" and self.thrown and side_of(player) == side_of(self.thrower):
            self._add(self.thrower, "completions")
        self.thrower, self.thrown = NOBODY, False

    def _injured(self, player: int, result: str, by: int) -> None:
        """A casualty; one whose dice were rolled again counts as they lie now."""
        if self.hurt[0] == player and self.hurt[1] != NOBODY:
            self._add(self.hurt[1], "casualties", -1)
        caused = result in CASUAL and by != NOBODY and side_of(by) != side_of(player)
        self.hurt = player, by if caused else NOBODY
        if caused:
            self._add(by, "casualties")

    def total(self, side: int, deed: str) -> int:
        """How often all players of a side did something."""
        return sum(done[deed] for player, done in self.of.items() if side_of(player) == side)

    def facts(self) -> dict[int, tuple[Fact, ...]]:
        """What each player has done, in words and figures."""
        return {player: tuple(_facts(done)) for player, done in sorted(self.of.items())}


def _facts(done: Counter[str]) -> list[Fact]:
    out = []
    for deed, words in (
        ("touchdowns", "Touchdowns"), ("casualties", "Casualties"), ("interceptions", "Interceptions"),
    ):  # fmt: skip
        if done[deed]:
            out.append((words, str(done[deed])))
    if done["passes"]:
        out.append(("Passes", f"{done['completions']} of {done['passes']}"))
    if done["blocks"]:
        out.append(("Blocks", f"{done['blocks']}, {done['down']} down"))
    elif done["down"]:
        out.append(("Knocked down", str(done["down"])))
    if done["fouls"]:
        out.append(("Fouls", str(done["fouls"])))
    if done["squares"]:
        out.append(("With the ball", f"{done['squares']} sq"))
    return out


# ------------------------------------------------------------------------------------------- how it stands
def standing(s: State, player: int) -> list[Fact]:
    """What a player has earned and used up, and how it stands: who marks it, whether it has acted."""
    out: list[Fact] = []
    if s.spp[player]:
        out.append(("Star player points", str(s.spp[player])))
    out += [(f"{name} used", when) for name, when in used_up(s, player)]
    if s.at[player] >= 0:
        markers = len(marking(s, s.at[player], rival(side_of(player)))) if s.status[player] == STANDING else 0
        if markers:
            out.append(("Marked by", str(markers)))
        if side_of(player) == s.turn and s.acted >> player & 1 and s.active != player:
            out.append(("Has acted", "this turn"))
    return out


def used_up(s: State, player: int) -> list[Fact]:
    """The limited skills of a player that are used up, and until when."""
    out = []
    for skill in owned(s.skills[player]):
        bit = spent_bit(player, skill)
        if s.spent_game & bit:
            out.append((skill.name, f"this {skill.limit or 'game'}"))
        elif (s.spent_turn | s.spent_activation) & bit:
            out.append((skill.name, "this turn"))
    return out
