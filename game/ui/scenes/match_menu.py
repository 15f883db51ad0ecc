"""What a player can do beside playing: pause, undo, rules, settings, statistics; and every hot key."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.requests import Choice
from game.ui.boxes import part
from game.ui.keys import label
from game.ui.own_page import OwnPage
from game.ui.scenes import unsaved
from game.ui.scenes.base import Scene
from game.ui.scenes.match_conceding import concession
from game.ui.scenes.match_prompt import key_caps, listed_options, numbered
from game.ui.scenes.opening import open_rules
from game.ui.scenes.overlays import ask
from game.ui.scenes.pause import Moment, Pause, PauseMenu
from game.ui.scenes.pause import Standing as Side
from game.ui.widgets.canvas import Point
from game.ui.widgets.inputs import Input
from game.ui.widgets.widget import TAKEN, Message

if TYPE_CHECKING:
    from game.ui.scenes.match import MatchScene

SPEEDS = ("slow", "normal", "fast", "none")
DIGITS = {getattr(pygame, f"K_{n}"): n for n in range(1, 10)}


class MatchMenu:
    """The match scene's other half."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene

    # ---------------------------------------------------------------------- keys
    def key(self, e: Input) -> Message | None:
        """A key that no widget wanted."""
        scene = self.scene
        match e.action:
            case "confirm":
                return self._confirm()
            case "undo":
                self.undo(step=e.shift and not e.ctrl)
            case "redo":
                self.redo()
            case "log":
                return scene.log.fold(scene)
            case "flag":
                self.flag()
            case "rules":
                self.rules(scene.now.prompt.rule)
            case "back":
                self.pause()
            case "options":
                scene.listing = not scene.listing
            case "odds":
                self.odds()
            case "statistics":
                self.statistics()
            case "faster" | "slower":
                self.speed(1 if e.action == "faster" else -1)
            case _:
                return self._digit(e)
        return TAKEN

    def _confirm(self) -> Message | None:
        primary = self.scene.now.primary
        if primary is None:
            return None
        self.scene.do(primary)
        return TAKEN

    def _digit(self, e: Input) -> Message | None:
        """A number or letter: the option that it stands beside, or a seat's own key for its flag."""
        number = DIGITS.get(e.key, 0)
        if e.action.startswith("option"):
            number = int(e.action.removeprefix("option"))
        play, table, request = self.scene.play, self.scene.board, self.scene.play.request
        if not isinstance(request, Choice):
            return None
        options = listed_options(play, table)
        caps = key_caps(table, request, options, self.scene.app.keys)
        for option in options:
            if table.words(request, option).key and caps[option] == label(pygame.key.name(e.key)):
                self.scene.say(option)
                return TAKEN
        if not number:
            return None
        flags = [option for option in options if table.flag_seat(option)]
        if flags:
            mine = [option for option in flags if option[0] == number - 1]
            if mine:
                play.answer(mine[0])
            else:
                self.scene.refuse("That seat has no flag to throw now (BFL-7.1)")
            return TAKEN
        options = numbered(table, request, options)
        if number <= len(options):
            self.scene.say(options[number - 1])
        return TAKEN

    # --------------------------------------------------------------------- deeds
    def flag(self) -> None:
        """The challenge key: the only flag there is, or the list of them."""
        scene = self.scene
        flags = [option for option in scene.play.options() if scene.board.flag_seat(option)]
        if len(flags) == 1:
            scene.play.answer(flags[0])
        elif flags:
            scene.listing = not scene.listing
        else:
            scene.refuse("There is no call to challenge now")

    def undo(self, *, step: bool = False) -> None:
        """Back to the last die or change of seat: what the last press brought, or its last ``step``."""
        scene = self.scene
        why = scene.session.why_no_undo()
        if why:
            scene.app.notice(f"No undo: {why}", seconds=3.0)
            return
        words = f"{scene.app.keys.label('redo')} gives it again until something else is answered."
        ask(
            scene.app,
            "Take it back?",
            words,
            yes="Undo",
            then=lambda: self._undo(step),
            icon="undo",
            hurts=False,
        )

    def _undo(self, step: bool) -> None:
        scene = self.scene
        scene.play.film.finish()
        count = scene.play.undo(step=step)
        scene.app.sound.play("click")
        scene.reset()
        if count > 1 and scene.session.persons:
            key = scene.app.keys.label("undo")
            scene.app.notice(f"Taken back: {count} steps, Shift+{key} takes one", seconds=2.5)
        else:
            scene.app.notice("Taken back", seconds=1.2)

    def redo(self) -> None:
        """What the last undo took back is given again."""
        if not self.scene.play.redo():
            self.scene.app.notice("Nothing was taken back", seconds=2.0)

    def odds(self) -> None:
        """Odds before you commit, or not."""
        on = not self.scene.app.settings.show_odds
        self.scene.app.change(show_odds=on)
        self.scene.app.notice(f"Odds are {'shown' if on else 'hidden'}", seconds=1.5)

    def speed(self, by: int) -> None:
        """The film runs faster or slower from now on."""
        at = SPEEDS.index(self.scene.app.settings.animation)
        word = SPEEDS[max(0, min(len(SPEEDS) - 1, at + by))]
        self.scene.app.change(animation=word)
        self.scene.app.notice(f"Animation: {word}", seconds=1.5)

    def rules(self, rule: str) -> None:
        """The rulebook at a rule."""
        open_rules(self.scene.app, self.scene.session.box.name, rule)

    def page(self, pos: Point | None = None) -> None:
        """The page that the box has beside its rulebook, at what the table explains now, or at a place."""
        page = self._own_page()
        if page is not None:
            self.scene.app.push(page.open(self.scene.app, self.scene.board.explained(pos)))

    def _own_page(self) -> OwnPage | None:
        own = part(self.scene.session.box, "pages")
        return next(iter(own.PAGES.values()), None) if own else None

    def rulebook(self) -> Scene:
        """The rulebook as it would open now."""
        from game.ui.scenes.rules import Rules

        return Rules(self.scene.app, self.scene.session.box.name, at=self.scene.now.prompt.rule)

    def statistics(self) -> None:
        """This match's dice. One that is over is put away first: then it is counted among all."""
        from game.ui.scenes.statistics import Statistics
        from game.ui.scenes.statistics_data import sheet_of_session

        if self.scene.play.over:
            self.scene.session.close()
        self.scene.app.push(Statistics(self.scene.app, sheet_of_session(self.scene.session)))

    def settings(self) -> None:
        """The settings, which take effect at once."""
        from game.ui.scenes.settings import Settings

        self.scene.app.push(Settings(self.scene.app))

    # --------------------------------------------------------------------- pause
    def pause(self) -> None:
        """The pause lies over the match."""
        if self.scene.hand is not None:
            self.scene.hand.cancel()
        self.scene.app.push(self.pausing())

    def pausing(self) -> Pause:
        """The pause as it would open now."""
        scene = self.scene
        session, table = scene.session, scene.board
        why = session.why_no_undo()
        lost = unsaved.trouble(session.save)
        page = self._own_page()
        kiosk = scene.app.settings.kiosk  # nothing is typed there, and nothing is set
        menu = PauseMenu(
            undo=None if why else self.undo,
            undo_refused=f"No undo: {why}" if why else "",
            save_as=None if kiosk else self._save_as,
            save_name=f"{session.box.title}, {table.heading()}",
            unsaved=lost,
            copy=self._copy if lost and not kiosk else None,
            rules=lambda: self.rules(scene.now.prompt.rule),
            page=self.page if page else None,
            page_title=page.title if page else "",
            statistics=self.statistics,
            settings=None if kiosk else self.settings,
            concede=concession(scene),
            leave=self.leave,
        )
        period, periods = table.period()
        words = f"{session.box.title}, {table.heading()}"
        return Pause(scene.app, Moment(words, period, periods, self._sides()), menu)

    def _sides(self) -> list[Side]:
        table = self.scene.board
        out = []
        for standing in table.standings():
            side = table.side(standing.seat)
            out.append(
                Side(
                    side.crest,
                    side.name,
                    side.team,
                    side.ground,
                    side.ground,
                    standing.figure,
                    standing.part,
                    standing.words,
                )
            )
        return out

    def _save_as(self, name: str) -> None:
        scene = self.scene
        scene.app.store.saves.save_as(scene.session.save, name)
        scene.app.notice(f"Saved as {name}")

    def _copy(self) -> None:
        unsaved.copy_record(self.scene.app, self.scene.session.save.text)

    def leave(self) -> None:
        """To the shelf; Resume brings this very moment back, if the disk has taken the match."""
        app, save = self.scene.app, self.scene.session.save
        lost = unsaved.trouble(save)
        if lost:
            unsaved.ask_to_lose(app, "Leave the match?", lost, save.text, yes="Leave", then=app.home)
            return
        words = "The match is saved: Resume on the shelf brings this very moment back."
        ask(app, "Leave the match?", words, yes="Leave", then=app.home, icon="menu", hurts=False)

    # -------------------------------------------------------------------- result
    def show_result(self) -> None:
        """The final whistle has gone."""
        from game.ui.scenes.match_over import MatchOver

        self.scene.app.push(MatchOver(self.scene.app, self.scene))

    def heard(self, m: Message) -> None:
        """One of the corner buttons."""
        match m.name:
            case "undo":
                self.undo()
            case "eye":
                self.odds()
            case "book":
                self.rules(self.scene.now.prompt.rule)
            case "menu" | "back":
                self.pause()
