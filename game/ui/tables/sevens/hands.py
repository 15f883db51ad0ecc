"""The hands of a match of Sevens: one that picks on the pitch, one that throws dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.core.grid import NOWHERE, name
from game.core.requests import Option, Roll
from game.games.sevens.state import NOBODY
from game.ui.hand import Action, Outcome
from game.ui.keys import CODES
from game.ui.tables.sevens import (
    againcard,
    aiming,
    blockcard,
    menu,
    questions,
    refusing,
    switching,
    tray,
)
from game.ui.tables.sevens.choosing import Choosing
from game.ui.tables.sevens.marks import Ways
from game.ui.tables.sevens.stage import Stage
from game.ui.tables.sevens.trackers import switch_at
from game.ui.tables.squares.dice_hand import DiceHand
from game.ui.tables.squares.picking import ENTER, PickHand
from game.ui.widgets.canvas import Point
from game.ui.widgets.inputs import Input
from game.ui.widgets.widget import ARROWS

DIGITS: Final = {getattr(pygame, f"K_{n}"): n - 1 for n in range(1, 10)}
OWN_HINT: Final = "It comes down where it stands now (S7-3.3)"
WAYS_KEY: Final = "j"
OWN_KEY: Final = "h"
OWN_CODE: Final = CODES[OWN_KEY]
WAYS_CODE: Final = CODES[WAYS_KEY]
WAYS_HINT: Final = "The best way, one on foot, or a jump at once (S7-10.1)"
THROWN: Final = {"block": "Block!", "deviation": "Kick", "armour": "Roll armour", "injury": "Roll injury"}
NOW: Final = {
    "place": f"Now a lit square; {questions.LETS_GO}",
    "quick_snap": f"Now a square next to it; {questions.LETS_GO}",
}


class BoardHand(PickHand):
    """Picks, moves, blocks, throws; what was promised follows by itself."""

    def __init__(self, choosing: Choosing) -> None:
        super().__init__(choosing)
        self.choosing = choosing
        choosing.settle()
        self._among_buttons = False

    # ------------------------------------------------------------------ buttons
    def actions(self) -> Sequence[Action]:
        out = []
        if self._may_aim():
            on = self.choosing.aiming
            hint = "A click on a square goes there" if on else "A click on a square throws at it"
            out.append(Action("aim", "Move first" if on else "Aim", hint=hint))
        m = self.choosing.stage.picture.marks
        if (own := self.choosing.onto_its_own()) is not None:
            odds = self.choosing.stage.desk.app.settings.show_odds
            hint = aiming.landing(self.choosing.state, own) if odds else OWN_HINT
            out.append(Action("own", f"Onto {name(int(own[1][2]))}", hint=hint, own_key=OWN_KEY))
        if m.other_ways and not self.choosing.aiming:
            out.append(Action("ways", f"Way: {m.ways.value}", hint=WAYS_HINT, own_key=WAYS_KEY))
        return out

    def _may_aim(self) -> bool:
        choosing, s = self.choosing, self.choosing.state
        request = choosing.request
        if request is None or not choosing.stepping or s.active == NOBODY:
            return False
        return any(words[0] in ("throw", "bomb", "kick_teammate") for _, words in request.options)

    @property
    def how(self) -> str:
        choosing = self.choosing
        request = choosing.request
        if choosing.asks_to_end and choosing.waiting and choosing.chosen == NOBODY:
            return questions.asks_to_end(choosing.state, choosing.waiting)
        if choosing.ways is Ways.JUMP and choosing.chosen != NOBODY:
            return "A lit square: it jumps there, over the one between"
        if request is None or choosing.chosen == NOBODY or choosing.stepping:
            first = choosing.aiming and choosing.mate == NOBODY and refusing.hurls(choosing.state)
            now = "the team-mate that shall fly" if first else "a square to throw at"
            return f"Now {now}" if choosing.aiming else ""
        return NOW.get(request.what, "")

    def press(self, name: str) -> None:
        choosing = self.choosing
        if name == "ways":
            choosing.turn_ways()
        elif name == "aim":
            choosing.aim(not choosing.aiming)
        elif name == "own" and (option := choosing.onto_its_own()) is not None:
            self.answer(option)

    def update(self, dt_s: float) -> None:
        choosing = self.choosing
        option, follows = choosing.promised(), choosing.plan.begun
        if option is None:
            option, follows = choosing.nothing_left(), True
        else:
            choosing.plan.begun = True
        if option is not None and self.outcome is None:
            self.answer(option)
            self.outcome = Outcome(option, follows=follows)

    # --------------------------------------------------------------------- keys
    def claims(self, e: Input) -> bool:
        if e.kind != "key":
            return False
        m = self.choosing.stage.picture.marks
        if switching.meant(e):
            return True
        if e.key == WAYS_CODE and not e.action and m.other_ways:
            return True
        if e.key == OWN_CODE and not e.action and self.choosing.onto_its_own() is not None:
            return True
        if e.key in DIGITS and m.entries:
            return DIGITS[e.key] < len(m.entries)
        if m.entry >= 0 and (e.key in ARROWS or e.key in ENTER or e.action == "back"):
            return True
        if e.key == pygame.K_TAB:
            return not self._among_buttons and self._tabs(e.shift)
        if e.key in ARROWS:
            self._among_buttons = False
        if e.action == "back" and self._may_dismiss():
            return True
        if e.action == "back" and self.choosing.given_to_act and not self.choosing.aiming:
            return self.choosing.cursor != NOWHERE
        return super().claims(e)

    def _may_dismiss(self) -> bool:
        """Does Esc put a table away that was looked up in? What is picked is let go first."""
        choosing, table = self.choosing, self.choosing.stage.picture.table
        resting = choosing.chosen == NOBODY or choosing.given_to_act
        return table is not None and not table.asked and resting and choosing.cursor == NOWHERE

    def _tabs(self, back: bool) -> bool:
        """Does Tab stay on the pitch? After the last counter or target it goes to the buttons, and stays
        there until an arrow comes back."""
        choosing = self.choosing
        if not choosing.able and choosing.stops:
            stays = self._stop(back) != NOWHERE
        else:
            stays = self._next(back) != NOBODY
        if not stays:
            self._among_buttons = True
            choosing.put_cursor(NOWHERE)
            choosing.choose(NOBODY)
        return stays

    def _stop(self, back: bool) -> int:
        """The next target, or NOWHERE after the last: then Tab goes to the buttons."""
        stops, cursor = self.choosing.stops, self.choosing.cursor
        if cursor not in stops:
            return stops[-1 if back else 0]
        at = stops.index(cursor) + (-1 if back else 1)
        return stops[at] if 0 <= at < len(stops) else NOWHERE

    def _key(self, e: Input) -> bool:
        choosing = self.choosing
        m = choosing.stage.picture.marks
        choosing.stage.picture.switch = ""  # who plays by keys reads no hints
        if e.action == "back" and self._may_dismiss():
            choosing.stage.dismiss()
        elif switching.meant(e):
            switching.press(choosing.stage, e)
        elif e.key == WAYS_CODE and not e.action and m.other_ways:
            if not e.repeat:
                choosing.turn_ways()
        elif e.key == OWN_CODE and not e.action and choosing.onto_its_own() is not None:
            if not e.repeat:
                self.press("own")
        elif e.key in DIGITS and m.entries:
            self._entry(DIGITS[e.key])
        elif m.entry >= 0 and (e.key in ARROWS or e.key in ENTER or e.action == "back"):
            self._in_menu(e)
        elif e.key == pygame.K_TAB and not choosing.able and choosing.stops:
            choosing.put_cursor(self._stop(e.shift))
            choosing.point(choosing.cursor)
        else:
            super()._key(e)
            m = choosing.stage.picture.marks
            m.open = m.chosen == NOBODY or choosing.cursor in (NOWHERE, choosing.state.at[m.chosen])
        return True

    def _enter(self) -> None:
        """On its own square the menu of the counter that is picked opens."""
        choosing = self.choosing
        m = choosing.stage.picture.marks
        if m.entries and m.chosen != NOBODY and choosing.cursor == choosing.state.at[m.chosen]:
            m.entry = 0
            choosing.point(NOWHERE)
            return
        super()._enter()

    def _in_menu(self, e: Input) -> None:
        m = self.choosing.stage.picture.marks
        if e.key in ENTER:
            if not e.repeat:
                self._entry(m.entry)
            return
        way = 1 if e.key in (pygame.K_DOWN, pygame.K_RIGHT) else -1
        m.entry = (m.entry + way) % len(m.entries) if e.key in ARROWS else -1
        self.choosing.point(NOWHERE)

    def _entry(self, index: int) -> None:
        choosing = self.choosing
        entry = choosing.stage.picture.marks.entries[index]
        option = choosing.entry_words(index)
        if option is not None:
            self.answer(option)
        else:
            choosing.refuse(f"{entry.caption}: {entry.why}")

    def _card(self, option: Option | None, again: str) -> None:
        """A card over the pitch was clicked: a face, or a source of a re-roll."""
        option = option or (self.choosing.again(again) if again else None)
        if option is not None:
            self.answer(option)

    def _block_card(self, pos: Point) -> None:
        """The card of a block was clicked."""
        choosing, stage = self.choosing, self.choosing.stage
        face = blockcard.face_at(stage.picture, stage.place, pos)
        option = choosing.face(face) if face else None
        if face and option is None:
            choosing.refuse(choosing.why_no_face())
            return
        self._card(option, blockcard.again_at(stage.picture, stage.place, pos))

    # ------------------------------------------------------------------ pointer
    def handle(self, e: Input) -> bool:
        stage = self.choosing.stage
        p, place = stage.picture, stage.place
        if not self.busy and e.kind == "down":
            if tray.on_table(p, place, e.pos) and stage.dismiss():
                return True
            if switch := switch_at(place, e.pos):
                stage.flip(switch)
                return True
            index = menu.entry_at(p, place, e.pos)
            if index >= 0 and menu.seen(p):
                self._entry(index)
                return True
            if blockcard.covers(p, place, e.pos):
                self._block_card(e.pos)
                return True
            if againcard.covers(p, place, e.pos):
                self._card(None, againcard.again_at(p, place, e.pos))
                return True
        if e.kind == "move":
            p.switch = "" if self.busy else switch_at(place, e.pos)
        if not self.busy and e.kind == "move" and p.marks.entries:
            p.marks.open = True
            p.marks.entry = menu.entry_at(p, place, e.pos)
            if menu.meant(p, place, e.pos):
                self.choosing.point(NOWHERE)
                return True
        taken = super().handle(e)
        if self.busy and self._dragged:
            stage.picture.marks.open = False
        return taken


def dice_hand(stage: Stage, request: Roll, roll: Callable[[], Outcome]) -> DiceHand:
    """The hand for the dice of a roll."""

    def on_dice(pos: Point) -> bool:
        return tray.die_at(stage.picture, stage.place, pos) is not None

    return DiceHand(THROWN.get(request.what, "Roll"), on_dice, roll)
