"""Whose question it is: a coach who plans is called across the table, one who merely rolls or confirms by a
small note."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.scenes.banner import Banner, Call
from game.ui.widgets.canvas import Canvas

if TYPE_CHECKING:
    from game.ui.scenes.match import MatchScene

NOTE_S = 1.6  # that a note stands
NOBODY = -1


class Calls:
    """Calls the persons of a match who share one window."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.banner = Banner()
        self._called = NOBODY  # by the banner
        self._asked = NOBODY

    def update(self, dt_s: float) -> None:
        """Time goes on."""
        self.banner.update(dt_s)

    def draw(self, c: Canvas) -> None:
        """The banner, while there is one."""
        self.banner.draw(c)

    def asked(self) -> None:
        """A question is put: to somebody else than the last one?"""
        scene = self.scene
        play, prompt = scene.play, scene.now.prompt
        seat, request = play.seat, play.request
        if not play.open or request is None or not scene.session.person(seat):
            return
        if len(scene.session.persons) < 2 or prompt.seat < 0:
            return
        last, self._asked = self._asked, seat
        if scene.board.plans(request):
            if seat != self._called:
                self._call(seat)
        elif seat not in (last, self._called):
            words = f"{scene.board.side(seat).name}: {prompt.what}"
            scene.app.notice(words, seconds=NOTE_S, passing=True)
            self._sound(seat, 0.5)

    def _call(self, seat: int) -> None:
        self._called = seat
        side = self.scene.board.side(seat)
        words = f"{side.name} to play"
        self.banner.show(
            Call(words, side.team, side.ground, side.trim, side.ink, side.crest, side.badge, side.badge_words)
        )
        self._sound(seat, 1.0)

    def _sound(self, seat: int, volume: float) -> None:
        self.scene.app.sound.play("pop", volume, pan=-0.6 if seat % 2 == 0 else 0.6)

    def reset(self) -> None:
        """Something was taken back: nobody has been called."""
        self._called = self._asked = NOBODY
        self.banner.dismiss()
