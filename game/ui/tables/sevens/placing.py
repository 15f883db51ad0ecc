"""What a hand that sets players down knows of them: who was placed, who was moved, and who goes elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.requests import Choice, Option
from game.games.sevens.setup import available
from game.games.sevens.state import player_on
from game.ui.hand import Outcome
from game.ui.tables.sevens import putting_right, setting_up
from game.ui.tables.sevens.asked import Asked


class Placing(Asked):
    """A choice of who is set down where: in a set-up, or in an event of the kick-off that moves players."""

    @property
    def event(self) -> putting_right.Event | None:
        """The event that moves players now, one by one."""
        desk, request = self.stage.desk, self.request
        if request is None or request.rule not in putting_right.WORDS:
            return None
        return putting_right.Event(desk.match, desk.history, request)

    @property
    def able(self) -> Sequence[int]:
        event = self.event
        return (*super().able, *(event.moved if event is not None else ()))

    def placings(self) -> list[setting_up.Placing]:
        """Who was placed in this set-up."""
        return setting_up.placings(self.stage.desk.history, self.side)

    def set_down(self, request: Choice, player: int, square: int) -> Option | None:
        """What setting a player down answers where somebody is placed or moved."""
        option: Option = (self.side, (putting_right.WORDS.get(request.rule, "place"), player, square))
        return option if option in request.options or self.anew(option) is not None else None

    def anew(self, option: Option) -> Outcome | None:
        """What a placing comes to for which others are taken back first: of who stands already, or where
        somebody does (S7-1.3); of who was moved in an event already."""
        request, s, event = self.request, self.state, self.event
        if request is None or option in request.options or option[1][0] not in ("place", "move"):
            return None
        if event is not None:
            return event.anew(option)
        placed, player, square = self.placings(), int(option[1][1]), int(option[1][2])
        known = {each for each, _ in placed}
        there = player_on(s, square)
        reserve = s.at[player] < 0 and player in available(s, self.side)
        if (player not in known and not reserve) or not (there in known or (there < 0 and player in known)):
            return None
        return setting_up.anew(s, self.side, placed, setting_up.changed(placed, s, player, square))
