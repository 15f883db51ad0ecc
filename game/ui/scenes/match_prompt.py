"""The prompt bar of a match with its buttons: what a hand offers, or the options of a Choice in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.core.requests import Choice, Option
from game.ui.keys import KeyMap
from game.ui.scenes.match_play import Play
from game.ui.table import Action, Hand, Prompt, Table
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.panel import plaque
from game.ui.widgets.prompt import PromptBar, bar_box
from game.ui.widgets.widget import Widget

MOST_ROOM = 470.0  # of the bar, for buttons; more than fits goes to a list above it
COLUMNS = 4
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
    listed: Sequence[Deed] = ()  # above the bar

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
        return Asked(prompt._replace(how="…"))
    if isinstance(request, Choice):
        return _choice(play, table, request, keys, prompt, listing=listing, odds=odds)
    hand_now = play.hand
    if hand_now is None:
        deed = Deed("roll", "Roll", key=keys.label("confirm"), primary=True, action="roll")
        return Asked(prompt, [deed])
    how = hand_now.how or prompt.how
    return Asked(prompt._replace(how=how), [_of_action(a, keys) for a in hand_now.actions()])


def _of_action(action: Action, keys: KeyMap) -> Deed:
    key = keys.label(action.key) if action.key else ""
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
    options = play.options()
    plain = [option for option in options if not table.flag_seat(option)]
    flags = [option for option in options if table.flag_seat(option)]
    deeds = [_of_option(table, request, option, n, keys, odds=odds) for n, option in enumerate(plain)]
    if not plain and flags:  # a coach is asked, persons may only object
        deeds = [Deed("wait", "Let it stand", key=keys.label("confirm"), primary=True, action="wait")]
        prompt = prompt._replace(
            what="throw a flag?", how=f"{table.side(prompt.seat).name} accepts in a moment"
        )
    listed = [_of_flag(table, request, option, odds=odds) for option in flags]
    if listed and not listing:
        one = listed[0] if len(listed) == 1 else None
        caption = one.caption if one else "Challenge"
        flag = Deed("flag", caption, one.sub if one else "", key=keys.label("flag"), action="flag")
        deeds, listed = [*deeds, flag], []
    return Asked(prompt, deeds, listed)


def _of_option(
    table: Table, request: Choice, option: Option, number: int, keys: KeyMap, *, odds: bool
) -> Deed:
    words = table.words(request, option)
    key = keys.label("confirm") if words.primary else str(number + 1)
    sub = words.sub if odds else words.sub.partition(",")[0]
    return Deed(f"opt.{number}", words.caption, sub, words.hint, key, words.primary, option=option)


def _of_flag(table: Table, request: Choice, option: Option, *, odds: bool) -> Deed:
    words = table.words(request, option)
    name = f"flag.{option[0]}"
    return Deed(name, words.caption, words.sub if odds else "", words.hint, str(option[0] + 1), option=option)


# ------------------------------------------------------------------------------------------------ layout
class ListPanel(Widget):
    """The plaque that the list above the bar lies on."""

    focusable = False

    def draw(self, c: Canvas) -> None:
        plaque(c, self.rect, r=14, shadow=8)

    def hit(self, pos: tuple[float, float]) -> bool:
        return bool(self.rect.collidepoint(pos))


def lay_out(c: Canvas, now: Asked, table: Table) -> tuple[PromptBar, list[Widget]]:
    """The bar and its buttons, and the list above it if they are too many."""
    box = bar_box(c.theme)
    in_bar, above = list(now.deeds), list(now.listed)
    widths = [_width(c, deed) for deed in in_bar]
    room = MOST_ROOM if c.theme.text_scale <= 1.25 else MOST_ROOM + 60
    if sum(widths) + 10 * len(widths) > room and len(in_bar) > 1:
        above = [*in_bar, *above]
        in_bar, widths = [], []
    buttons: list[Widget] = []
    x = box.right - 12
    for deed, width in reversed(list(zip(in_bar, widths, strict=True))):
        x -= width
        buttons.insert(0, _button(deed, Box(x, box.y + 10, width, box.h - 20)))
        x -= 10
    prompt = now.prompt
    side = table.side(prompt.seat) if prompt.seat >= 0 else None
    bar = PromptBar(
        side.name if side else "",
        prompt.what,
        prompt.how,
        prompt.rule,
        tone=side.ground if side else "#5a3a20",
        crest=side.crest if side else None,
        extra=table.extra(),
        rect=box,
        reserve=box.right - 12 - x,
    )
    if above:
        buttons = [*_list(c, above, box), *buttons]
    return bar, buttons


def _width(c: Canvas, deed: Deed) -> float:
    button = _button(deed, Box(0, 0, 0, 52))
    parts = button.parts(c)
    return max(button.natural_w(c, 104), c.width(deed.sub, 14) + parts[4] + 44 if deed.sub else 0)


def _button(deed: Deed, box: Box, size: float = 0) -> Button:
    return Button(
        deed.name,
        box,
        deed.caption,
        kind="primary" if deed.primary else "plain",
        key=deed.key,
        sub=deed.sub,
        size=size or (20 if deed.primary and not deed.sub else 18),
        align="left" if deed.sub else "center",
        enabled=deed.enabled,
        hint=deed.hint,
    )


def _list(c: Canvas, deeds: Sequence[Deed], bar: Box) -> list[Widget]:
    """One row of tall buttons, or rows of low ones: the lanes under the list stay in sight."""
    columns = COLUMNS if c.theme.text_scale <= 1.25 else 2
    rows = -(-len(deeds) // columns)
    tall, gap = (c.theme.row(54), 10.0) if rows == 1 else (c.theme.row(34), 6.0)
    edge = gap + 2
    h = rows * (tall + gap) - gap + 2 * edge
    panel = Box(bar.x, bar.y - 6 - h, bar.w, h)
    out: list[Widget] = [ListPanel("list", panel)]
    cell = (panel.w - 24 - 10 * (columns - 1)) / columns
    for n, deed in enumerate(deeds):
        x = panel.x + 12 + (n % columns) * (cell + 10)
        y = panel.y + edge + (n // columns) * (tall + gap)
        out.append(_fitted(c, deed if rows == 1 else _low(deed), Box(x, y, cell, tall)))
    return out


def _low(deed: Deed) -> Deed:
    """Without its second line, which the hint says."""
    hint = deed.hint if deed.sub in deed.hint or not deed.hint else f"{deed.hint}: {deed.sub}"
    return replace(deed, sub="", hint=hint or deed.sub)


def _fitted(c: Canvas, deed: Deed, box: Box) -> Button:
    """The button in the largest letters that leave room for its key."""
    sizes = (18, 16, 15, 14, 13)
    buttons = [_button(deed, box, size) for size in sizes]
    return next((b for b in buttons if sum(b.parts(c)[2:]) <= box.w - 28), buttons[-1])
