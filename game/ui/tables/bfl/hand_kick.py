"""A player's hand at the football: what `KickAim` hears becomes the answer to a Flick."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.gestures import KickGesture
from game.ui.hand import Action, Hand
from game.ui.tables.bfl import throws
from game.ui.tables.bfl.kick_gesture import Finger, KickAim
from game.ui.tables.bfl.stage import Stage
from game.ui.widgets.inputs import Input


class KickHand(Hand):
    """Pulled back and let go, or by two taps. ``finger`` is where this player hit the ball last."""

    def __init__(
        self,
        stage: Stage,
        distance: int,
        finger: Finger,
        *,
        refuse: Callable[[str], None] = lambda why: None,
    ) -> None:
        super().__init__()
        self.stage, self.distance = stage, distance
        assert stage.kick is not None
        self.aim = KickAim(
            stage.kick,
            lambda: stage.kick_view,
            self._flicked,
            finger=finger,
            tick=lambda: stage.sound("tick"),
            refuse=refuse,
        )

    @property
    def busy(self) -> bool:
        return self.aim.busy

    @property
    def how(self) -> str:
        return self.aim.how

    def actions(self) -> Sequence[Action]:
        caption = "Stop" if self.aim.taps is not None else "Flick"
        return (Action("flick", caption, "confirm", primary=True),)

    def press(self, name: str) -> None:
        if name == "flick":
            self.aim.tap()

    def handle(self, e: Input) -> bool:
        view = self.stage.kick_view
        if e.kind == "down" and not self.aim.busy and view is not None:
            at = view.ball_at(e.pos)
            if at is not None:  # pressed on the ball itself: there the finger hits it
                self.aim.finger.point(*at)
        return self.aim.handle(e)

    def claims(self, e: Input) -> bool:
        return self.aim.claims(e)

    def update(self, dt_s: float) -> None:
        self.aim.update(dt_s)

    def cancel(self) -> None:
        self.aim.cancel()

    def _flicked(self, gesture: KickGesture) -> None:
        self.outcome = throws.kick(gesture, self.distance)
