"""The prompt bar of a match with its buttons: what a hand offers, or the options of a Choice in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.requests import Choice, Flick, Option, Request, Roll
from game.ui.hand import Action, Hand
from game.ui.keys import CODES, KeyMap, label
from game.ui.scenes.match_play import Play
from game.ui.table import Table
from game.ui.table_words import Prompt
from game.ui.widgets import options
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.prompt import BAR, BOTTOM, PromptBar, floor, tall_h
from game.ui.widgets.widget import Widget

MOST_ROOM = 470.0  # of a bar as wide as usual, for buttons; more than fits is a list
LEFT = 12.0  # of a wide bar
WAITS = "Space, Enter or a click: on with it"


@dataclass(frozen=True)
class Deed:
    """A button: an option that it answers, or the action of a hand (or of the scene) that it presses."""

    name: str
    caption: str
    sub: str = ""
    hint: str = ""
    key: str = ""
    primary: bool = False
    enabled: bool = True
    option: Option | None = None
    action: str = ""


@dataclass
class Asked:
    """What the bar shows at the moment."""

    prompt: Prompt
    deeds: Sequence[Deed] = ()
    listed: Sequence[Deed] = ()  # in the list, whatever the room
    thinks: bool = False  # somebody who is no person does, and it may take a while
    wide: bool = False  # nothing stands at the left: a bar whose words need it may reach there

    @property
    def all(self) -> list[Deed]:
        """Every button."""
        return [*self.deeds, *self.listed]

    @property
    def primary(self) -> Deed | None:
        """The one that Space presses."""
        return next((deed for deed in self.all if deed.primary and deed.enabled), None)


def asked(play: Play, table: Table, keys: KeyMap, *, listing: bool, odds: bool, last: Prompt) -> Asked:
    """What is to be said and pressed now. ``listing``: everything stands in the list; ``last``: what was
    asked last, which stays there while the film runs."""
    if play.film.waits:
        hand: Hand = play.film.clips[0].hand
        return Asked(hand.prompt or last, [_of_action(a, keys) for a in hand.actions()])
    request = play.request
    if play.film.busy and play.film.clips[0].group == "march":  # nobody's turn, whoever was asked last
        return Asked(Prompt(-1, "On the move", WAITS))
    if request is None:
        return Asked(last._replace(how="" if play.over else WAITS, rule=""))
    prompt = table.prompt(request, play.seat)
    if not play.open:
        how = _thinking(play, table, request)
        return Asked(prompt._replace(how=how or "…"), thinks=bool(how))
    if isinstance(request, Choice):
        return _choice(play, table, request, keys, prompt, listing=listing, odds=odds)
    hand_now = play.hand
    if hand_now is None:
        deed = Deed("roll", "Roll", key=keys.label("confirm"), primary=True, action="roll")
        return Asked(prompt, [deed])
    how = hand_now.how or prompt.how
    wide = isinstance(request, Flick)  # no cup stands there
    return Asked(prompt._replace(how=how), [_of_action(a, keys) for a in hand_now.actions()], wide=wide)


def _thinking(play: Play, table: Table, request: Request) -> str:
    """Who thinks, in words; "" where only dice are thrown."""
    session = play.session
    if session.elsewhere is not None:
        return "The other window is at it"
    seats = [seat for seat in request.seats if seat in session.coaches]
    if not seats or isinstance(request, Roll):
        return ""
    seat = play.seat if play.seat in seats else seats[0]
    return f"The {table.desk.level(seat) or 'coach'} of {table.side(seat).team} thinks"


def _of_action(action: Action, keys: KeyMap) -> Deed:
    key = keys.label(action.key) if action.key else ""
    if action.own_key and not keys.action(CODES[action.own_key]):
        key = label(action.own_key)
    return Deed(
        f"act.{action.name}",
        action.caption,
        hint=action.hint,
        key=key,
        primary=action.primary,
        enabled=action.enabled,
        action=action.name,
    )


def _choice(
    play: Play, table: Table, request: Choice, keys: KeyMap, prompt: Prompt, *, listing: bool, odds: bool
) -> Asked:
    options = listed_options(play, table)
    plain = [option for option in options if not table.flag_seat(option)]
    flags = [option for option in options if table.flag_seat(option)]
    caps = key_caps(table, request, plain, keys)
    deeds = [_of_option(table, request, option, n, caps[option], odds=odds) for n, option in enumerate(plain)]
    if not plain and flags:  # a coach is asked, persons may only object
        deeds = [Deed("wait", "Let it stand", key=keys.label("confirm"), primary=True, action="wait")]
        prompt = prompt._replace(
            what="throw a flag?", how=f"{table.side(prompt.seat).name} accepts in a moment"
        )
    if play.hand is not None:
        deeds = [*(_of_action(action, keys) for action in play.hand.actions()), *deeds]
        prompt = prompt._replace(how=play.hand.how or prompt.how)
    listed = [_of_flag(table, request, option, odds=odds) for option in flags]
    if listed and not listing:
        one = listed[0] if len(listed) == 1 else None
        caption = one.caption if one else "Challenge"
        flag = Deed("flag", caption, one.sub if one else "", key=keys.label("flag"), action="flag")
        deeds, listed = [*deeds, flag], []
    return Asked(prompt, deeds, listed)


def listed_options(play: Play, table: Table) -> list[Option]:
    """What persons may say now by a button: all but what is picked on the board."""
    return [option for option in play.options() if not table.on_board(option)]


def key_caps(table: Table, request: Choice, options: Sequence[Option], keys: KeyMap) -> dict[Option, str]:
    """What stands on the key of each option: the primary one's, a letter of its own that no action has, or
    its number among the others. "": it has no key."""
    caps: dict[Option, str] = {}
    number = 0
    for option in options:
        words = table.words(request, option)
        if words.key:
            caps[option] = words.key if not keys.action(CODES[words.key.lower()]) else ""
            continue
        number += 1
        caps[option] = keys.label("confirm") if words.primary else str(number) if number < 10 else ""
    return caps


def numbered(table: Table, request: Choice, options: Sequence[Option]) -> list[Option]:
    """The options that numbers answer, in their order."""
    return [option for option in options if not table.words(request, option).key]


def _of_option(table: Table, request: Choice, option: Option, number: int, key: str, *, odds: bool) -> Deed:
    words = table.words(request, option)
    sub = words.sub if odds else words.sub.partition(",")[0]
    return Deed(f"opt.{number}", words.caption, sub, words.hint, key, words.primary, option=option)


def _of_flag(table: Table, request: Choice, option: Option, *, odds: bool) -> Deed:
    words = table.words(request, option)
    name = f"flag.{option[0]}"
    return Deed(name, words.caption, words.sub if odds else "", words.hint, str(option[0] + 1), option=option)


# ------------------------------------------------------------------------------------------------ layout
def lay_out(c: Canvas, now: Asked, table: Table) -> tuple[PromptBar, list[Widget]]:
    """The bar with its buttons: a few at its right end, or a list beside the question. The table learns what
    the bar covers."""
    deeds = [*now.deeds, *now.listed]
    buttons = [_button(deed) for deed in deeds]
    widths = [_width(c, button) for button in buttons]
    room = MOST_ROOM + table.bar_box(c.theme).w - BAR.w + (60 if c.theme.text_scale > 1.25 else 0)
    listing = len(deeds) > 1 and (bool(now.listed) or sum(widths) + 10 * len(widths) > room)
    bar = _listed(c, now, table, buttons) if listing else _few(c, now, table, buttons, widths)
    if len(deeds) > 1 and not listing and c.theme.big and bar.cuts(c, bar.rect.h):  # a list leaves words more
        listing, bar = True, _listed(c, now, table, buttons)
    table.keep_clear(floor(c.theme, listing=listing), bar.rect)
    return bar, list(buttons)


def _few(
    c: Canvas, now: Asked, table: Table, buttons: Sequence[Button], widths: Sequence[float]
) -> PromptBar:
    """A bar as high as its words need, with the buttons side by side."""
    box = table.bar_box(c.theme)
    reserve = 12 + sum(widths) + 10 * len(widths) if buttons else 0.0
    bar = _bar(now, table, box, reserve)
    most = BOTTOM - table.foot(c.theme)
    if now.wide and bar.cuts(c, most):
        box = bar.rect = Box(LEFT, box.y, box.right - LEFT, box.h)
    if c.theme.text_scale > 1:
        h = max(box.h, bar.needs(c, most))
        bar.rect = box = Box(box.x, box.bottom - h, box.w, h)
    x = box.right - 12
    tall = min(box.h - 20, 12 + c.theme.size(16) * 2.5)
    for button, width in reversed(list(zip(buttons, widths, strict=True))):
        x -= width
        button.rect = Box(x, box.centery - tall / 2, width, tall)
        x -= 10
    return bar


def _listed(c: Canvas, now: Asked, table: Table, buttons: Sequence[Button]) -> PromptBar:
    """A bar with a list; where its rows are too few, a wider one, then one with less for the words."""
    h = tall_h(c.theme)
    usual = table.bar_box(c.theme)
    left, right = usual.x, usual.right
    words = 224 + (c.theme.text_scale - 1) * 90  # for the question
    for at, narrower in ((left, 0.0), (LEFT, 0.0), (LEFT, 46.0)):
        left, asks = at, words - narrower * (c.theme.text_scale - 1)
        if options.columns(c, buttons, right - left - asks - 98)[2]:
            break
    box = Box(left, BOTTOM - h, right - left, h)
    cells = Box(left + 78 + asks + 8, box.y + 10, 0, h - 20)
    cells.w = right - 12 - cells.x
    spare = cells.w - options.enough(c, buttons, cells.w)
    cells.x, cells.w = cells.x + spare, cells.w - spare
    options.lay(c, buttons, cells)
    return _bar(now, table, box, right - cells.x)


def _bar(now: Asked, table: Table, box: Box, reserve: float) -> PromptBar:
    prompt = now.prompt
    side = table.side(prompt.seat) if prompt.seat >= 0 else None
    return PromptBar(
        side.name if side else "",
        prompt.what,
        prompt.how,
        prompt.rule,
        tone=side.ground if side else "#5a3a20",
        crest=side.crest if side else None,
        extra=table.extra(),
        rect=box,
        reserve=reserve,
    )


def _width(c: Canvas, button: Button) -> float:
    parts = button.parts(c)
    return max(button.natural_w(c, 104), c.width(button.sub, 14) + parts[4] + 44 if button.sub else 0)


def _button(deed: Deed) -> Button:
    return Button(
        deed.name,
        Box(0, 0, 0, 52),
        deed.caption,
        kind="primary" if deed.primary else "plain",
        key=deed.key,
        sub=deed.sub,
        size=20 if deed.primary and not deed.sub else 18,
        align="left" if deed.sub else "center",
        enabled=deed.enabled,
        hint=deed.hint,
    )
