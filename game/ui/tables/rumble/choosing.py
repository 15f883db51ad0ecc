"""What a hand may do on Rumble's board: which counters, which squares, and what they answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.grid import NOWHERE, row
from game.core.requests import Choice, Option
from game.games.rumble.moves import who_may_pick_up
from game.games.rumble.refusals import why_not
from game.games.rumble.state import NOBODY, RESERVES, SQUADS, Phase, State, occupied, player_on, side_of
from game.ui.tables.rumble import marking
from game.ui.tables.rumble.spoken import who
from game.ui.tables.rumble.stage import Stage
from game.ui.tables.squares.asked import AskedDeal
from game.ui.widgets.canvas import Point

LIFT = 9.0  # units that a counter is carried above the table


class Choosing(AskedDeal[State]):
    """The state of a choice on the board; ``plan`` are answers that one press has promised."""

    stage: Stage

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._plan: list[Option] = []
        self.begun = False  # the press has been answered once already, and what comes now follows from it
        self._due = -1  # the plan goes on when so many answers stand
        self._furthest = -1

    # ------------------------------------------------------------------ reading
    @property
    def able(self) -> Sequence[int]:
        return *self.asked, *self.placed

    @property
    def asked(self) -> Sequence[int]:
        """Who can be picked for an answer to what is asked."""
        return self.stage.picture.marks.able

    @property
    def placed(self) -> Sequence[int]:
        """Who was placed in this line-up, by a hand that may think otherwise."""
        if self.request is None or self.request.what != "place":
            return ()
        return [int(words[1]) for words in self._placings()]

    def _placings(self) -> list[tuple[str | int, ...]]:
        """The last answers, as far back as they are placings that can be taken back; the first one first."""
        out: list[tuple[str | int, ...]] = []
        desk = self.stage.desk
        for played in reversed(desk.history):
            answer: Any = played.answer
            choice = isinstance(played.request, Choice) and played.request.what == "place"
            if not choice or answer[0] != self.side or answer[1][0] != "place" or not desk.person(self.side):
                break
            out.append(answer[1])
        return out[::-1]

    def otherwise(self, option: Option) -> tuple[int, list[Option]]:
        """A placing of a player who stands already: how many answers are taken back for it, and which of them
        are given again. Of any other option: none."""
        placings = self._placings()
        first = next((n for n, words in enumerate(placings) if words[:2] == option[1][:2]), len(placings))
        again: list[Option] = [(self.side, words) for words in placings[first + 1 :]]
        return len(placings) - first, again

    def spot(self, counter: int) -> Point | None:
        return self.stage.place.spots(self.state.at)[counter]

    def counter_on(self, square: int) -> int:
        return player_on(self.state, square)

    # ------------------------------------------------------------------- showing
    def start(self, counter: int) -> int:
        s = self.state
        if counter != NOBODY and s.at[counter] >= 0:
            return s.at[counter]
        region = self.stage.picture.marks.region
        if counter != NOBODY and region:
            middle = s.house.board.rows // 2
            free = [at for at in s.house.board.grid.squares if region >> at & 1]
            return min(free, key=lambda at: abs(row(at) - middle))
        return s.ball if s.ball != NOWHERE else s.at[s.holder]

    def choose(self, counter: int) -> None:
        s, p = self.state, self.stage.picture
        if s.phase is Phase.THROW and counter == NOBODY and p.marks.able:
            counter = s.holder  # there is nobody else to throw
        p.marks = marking.chosen(s, p.marks, counter)
        if counter != NOBODY:
            self.stage.sound("click", 0.5)

    def point(self, square: int) -> None:
        p = self.stage.picture
        odds = self.stage.desk.app.settings.show_odds
        if self.request is not None and p.marks.able:
            p.marks = marking.pointed(self.state, p.marks, square, odds=odds)

    def carry(self, counter: int, pos: Point | None) -> None:
        each = self.stage.picture.counters[counter]
        if self.state.phase in (Phase.PLACE, Phase.MOVE):
            each.spot, each.lift = pos, LIFT if pos is not None else 0.0

    # ----------------------------------------------------------------- answering
    def _allowed(self, *words: str | int) -> Option | None:
        option: Option = (self.side, words)
        if words[0] == "place" and words[1] in self.placed:
            free = self.state.house.board.zone_mask[self.side] & ~occupied(self.state)
            return option if free >> int(words[2]) & 1 else None
        return option if self.request is not None and option in self.request.options else None

    def tap(self, square: int) -> Option | None:
        s = self.state
        if self.chosen == NOBODY:
            return self._alone(square)
        if s.phase is Phase.MOVE and square == s.ball and marking.picks_up(s, self.chosen):
            return self._allowed("pickup", self.chosen)
        return self.drop(self.chosen, square)

    def drop(self, counter: int, square: int) -> Option | None:
        """A run to the ball picks it up as well: that is what a click on it, or a drag onto it, means."""
        option = self._allowed(*self._words(counter, square))
        if option is not None and option[1][0] == "move" and self.state.ball == square:
            self.promise([(self.side, ("pickup", counter))], after=1)
        return option

    def _words(self, counter: int, square: int) -> tuple[str | int, ...]:
        """What setting a counter down on a square would say."""
        s = self.state
        match s.phase:
            case Phase.PLACE:
                return "place", counter, square
            case Phase.MOVE:
                return "enter" if s.at[counter] == RESERVES else "move", counter, square
            case Phase.THROW:
                return "throw", square
            case _:
                return "attack", counter, player_on(s, square)

    def _alone(self, square: int) -> Option | None:
        """A click with nobody picked, where only one player can be meant."""
        s = self.state
        if s.phase is Phase.PLACE and self.asked:
            return self._allowed("place", self.asked[0], square)
        reserves = [player for player in self.asked if s.at[player] == RESERVES]
        if s.phase is Phase.MOVE and reserves and square in s.house.board.entries[self.side]:
            return self._allowed("enter", reserves[0], square)
        if s.phase is Phase.MOVE and square == s.ball:
            near = who_may_pick_up(s)
            return self._allowed("pickup", near[0]) if len(near) == 1 else None
        if s.phase is Phase.ATTACK:
            target = player_on(s, square)
            near = [player for player in self.able if target in marking.victims(s, player)]
            return self._allowed("attack", near[0], target) if len(near) == 1 else None
        return None

    def click(self, square: int) -> Option | None:
        return self.tap(square)

    # ---------------------------------------------------------------------- plans
    def promise(self, options: Sequence[Option], *, after: int = 0) -> None:
        """Answers that follow by themselves, once so many more have been given."""
        self._plan, self._due, self.begun = list(options), self.given + after, after > 0

    @property
    def rest(self) -> Sequence[Option]:
        """What was promised and has not come yet."""
        return tuple(self._plan)

    def promise_again(self, options: Sequence[Option]) -> None:
        """The press was taken back and given again: so is the rest of it."""
        self.promise(options)
        self.begun = True

    def promised(self) -> Option | None:
        """What is answered now without asking again; undo ends a plan."""
        given = self.given
        if not self._plan or given != self._due or self.request is None:
            self._plan = []
            return None
        option = self._plan.pop(0)
        self._due += 1
        return option if option in self.request.options else None

    def nothing_to_throw(self) -> Option | None:
        """A throw phase without a ball ends by itself, unless somebody has come back to it by undo."""
        given, request = self.given, self.request
        fresh, self._furthest = given > self._furthest, max(given, self._furthest)
        if request is None or request.what != "throw" or len(request.options) > 1 or not fresh:
            return None
        return request.options[0]

    def line_up(self) -> list[Option]:
        """The rest of a line-up: by number, from the middle of the end zone outwards (RU-1.4)."""
        s = self.state
        if self.request is None or self.request.what != "place":
            return []
        board, side = s.house.board, self.side
        free = [at for at in board.zone[side] if player_on(s, at) == NOBODY]
        free.sort(key=lambda at: abs(row(at) - board.rows // 2))
        room = 11 - sum(s.at[player] >= 0 for player in SQUADS[side])
        return [
            (side, ("place", player, at))
            for player, at in zip(self.asked[: max(0, room)], free, strict=False)
        ]

    # ------------------------------------------------------------------- refusing
    def why_not(self, square: int) -> str:
        s, request = self.state, self.request
        if request is None or square == NOWHERE:
            return ""
        player = player_on(s, square)
        if self.chosen != NOBODY:
            words = self._words(self.chosen, square)
            if self.chosen in self.placed:
                return f"{who(self.chosen)} goes to a free square of its end zone (RU-1.4)"
            if words[0] == "attack" and words[2] == NOBODY:
                return "Nobody stands there: an attack is on an opponent next to the attacker (RU-2.8)"
            return sentence(why_not(s, request, self.side, words) or "")
        if player == NOBODY and square == s.ball and (near := who_may_pick_up(s)):
            return f"Pick who takes it first, {' or '.join(map(who, near))}, then the ball (RU-2.4)"
        if player == NOBODY:
            return {
                "place": sentence(self._first(square)),
                "move": "Pick a player first, then the square (RU-2.2)",
                "throw": "No player of this side has the ball to throw (RU-2.5)",
                "attack": "Pick who attacks, then an opponent next to it (RU-2.8)",
            }[request.what]
        return self.why_still(player)

    def why_still(self, counter: int) -> str:
        if side_of(counter) == self.side:
            return sentence(self._why_still(counter))
        if self.request is not None and self.request.what == "attack":
            return f"Pick who attacks {who(counter)}: a player next to it (RU-2.8)"
        return f"{who(counter)} is of the other side"

    def _first(self, square: int) -> str:
        """Why nobody can be placed on a square."""
        request = self.request
        mine = self.asked[0] if self.asked else SQUADS[self.side][0]
        assert request is not None
        return why_not(self.state, request, self.side, ("place", mine, square)) or ""

    def _why_still(self, player: int) -> str:
        """Why a player of one's own cannot be picked."""
        s, bit = self.state, 1 << player
        match s.phase:
            case Phase.MOVE:
                if s.moved & bit:
                    return f"{who(player)} has moved already: once a turn (RU-2.2)"
                return f"others stand all round {who(player)} (RU-2.3)"
            case Phase.THROW:
                return f"{who(player)} does not have the ball (RU-2.5)"
            case Phase.ATTACK if s.handled & bit:
                return f"{who(player)} has had the ball in this turn: thrown, caught or picked up (RU-2.8)"
            case Phase.ATTACK if s.attacked & bit:
                return f"{who(player)} has attacked already: once a turn (RU-2.8)"
            case Phase.ATTACK:
                return f"no opponent stands next to {who(player)} (RU-2.8)"
            case _:
                return f"{who(player)} is placed already: undo takes it back"


def sentence(words: str) -> str:
    """With a capital, but for one that begins with a square."""
    return words if words[1:2].isdigit() else words[:1].upper() + words[1:]
