"""The commissioner's form after a match: step by step, with dice thrown here or typed in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.core.dice import SeededDice
from game.core.errors import GameError
from game.core.match import Match
from game.core.requests import Choice, Roll
from game.games.sevens.league.form_state import FormState
from game.ui.context import Context
from game.ui.scenes.seasons.form_keys import capped
from game.ui.scenes.seasons.form_page import FormPage
from game.ui.scenes.seasons.form_run import NOTHING, Filled, FormRun, Kept
from game.ui.widgets.button import Button
from game.ui.widgets.inputs import Input
from game.ui.widgets.widget import Message

PAUSE_S: Final = 0.6  # before a coach answers


class Form(FormPage):
    """``kept`` is told the answers after each of them and how many stand, ``done`` the finished form; both
    raise GameError. ``filled`` is what was answered before the form was left. ``go_on`` takes a concession
    back: the match is played on.

    Dice are thrown by the window, or typed in one by one (they were thrown on a real table). ``led`` are the
    sides whose questions a coach answers.
    """

    moves = True

    def __init__(
        self,
        app: Context,
        match: Match[FormState],
        *,
        kept: Kept,
        done: Callable[[FormState], None],
        dice: SeededDice | None = None,
        led: frozenset[int] = frozenset(),
        filled: Filled = NOTHING,
        go_on: Callable[[], None] | None = None,
    ) -> None:
        run = FormRun(match, kept, dice or SeededDice(), led, filled)
        super().__init__(app, run, may_go_on=go_on is not None)
        self.done, self.led, self.go_on = done, led, go_on
        self.pause_s = PAUSE_S
        self.finished = False

    # --------------------------------------------------------------------- time
    def update(self, dt_s: float) -> None:
        if not self.running:
            self._let_coach(dt_s)
            return
        self.light.update(dt_s)
        self.rebake()
        if self.light.left_s <= 0:
            self.rebuild()

    def _let_coach(self, dt_s: float) -> None:
        """A coach answers after a moment."""
        if not self.run.for_coach:
            self.pause_s = PAUSE_S
            return
        self.pause_s -= dt_s
        if self.pause_s <= 0:
            self.run.coach()
            self._turned()

    # ----------------------------------------------------------------- messages
    def handle(self, e: Input) -> Message | None:
        if self.running and e.kind in ("down", "key"):
            self.light.skip()  # any click or key ends what is moving, and is used up
            return Message("")
        if e.kind == "key" and not e.repeat:
            if e.action == "undo":
                return Message("undo")
            if m := self._capped(e):
                return m
            if e.action == "confirm" and self.run.for_coach:
                self.pause_s = 0.0  # no need to wait for it
                return Message("")
            if e.action == "confirm" and (m := self._confirm()):
                focus = self.group.focus
                if focus is None or focus.name in ("roll", "finish") or not isinstance(focus, Button):
                    return m
        return super().handle(e)

    def _capped(self, e: Input) -> Message | None:
        """The key that stands on an option; or the digits of the die that is typed in."""
        request = self.match.pending
        if button := capped(self.options, e):
            return Message(button.name)
        if not (self.typing and isinstance(request, Roll)):
            return None
        waited = bool(self.digits.text)
        face = self.digits.press(e, len(request.dice[len(self.typed)][1].faces))
        if waited or self.digits.text:
            self.rebuild()
        return Message(f"f:{face}") if face else Message("") if self.digits.text else None

    def _confirm(self) -> Message | None:
        return next((Message(name) for name in ("roll", "finish") if name in self.group), None)

    def on_message(self, m: Message) -> None:
        what, _, which = m.name.partition(":")
        request = self.match.pending
        match what:
            case "roll" if isinstance(request, Roll):
                mistake = request.what == "mistake"
                self.run.roll()
                self._turned(mistake=mistake)
            case "type":
                self.typing, self.typed, self.asked_anew = not self.typing, [], True
                self.rebuild()
            case "o" if isinstance(request, Choice) and not self.run.for_coach:
                self.run.answer(request.options[int(which)], thrown=False)
                self._turned()
            case "f" if isinstance(request, Roll):
                self._typed(request, int(which))
            case "member" if isinstance(request, Choice) and not self.run.for_coach:
                self._pick(request)
            case "undo" if self.typed:  # of several dice the one that was typed last
                del self.typed[-1]
                self.asked_anew = True
                self.rebuild()
            case "undo" if self.run.undoable:
                self.run.undo()
                self._turned()
            case "page":
                self.page = m.value
                self.rebuild()
            case "finish":
                self._finish()
            case "go on" if self.go_on is not None and not self.run.diced:
                self.go_on()
            case _:
                super().on_message(m)

    def _turned(self, *, mistake: bool = False) -> None:
        """Something has been answered; a roll on the table of mistakes is seen to run over it."""
        self.typed, self.asked_anew = [], True
        if mistake and self.app.settings.animation != "none" and not self.theme.reduced_motion:
            self.light.start()
        self.light.rest(lit=mistake)
        self.rebuild()

    def _typed(self, request: Roll, face: int) -> None:
        self.typed.append(face)
        self.asked_anew = True
        if len(self.typed) == len(request.dice):
            mistake = request.what == "mistake"
            self.run.answer(tuple(self.typed), thrown=False)
            self._turned(mistake=mistake)
        self.rebuild()

    def _pick(self, request: Choice) -> None:
        """A row of the roster answers a question about players."""
        chosen = self.roster.chosen
        if chosen is None or request.what not in ("player", "leave_out"):
            return
        option = next((option for option in request.options if option[1][1] == chosen.key), None)
        if option is None:
            self.app.notice(f"{chosen.name} did not play, or can learn nothing", warn=True)
        else:
            self.run.answer(option, thrown=False)
            self._turned()

    def _finish(self) -> None:
        """The form goes into the books; if they cannot be written it stays open."""
        if self.match.pending is not None or self.finished:
            return
        try:
            self.done(self.state)
        except GameError as error:
            self.app.notice(str(error), warn=True)
            return
        self.finished = True
        self.app.pop()
