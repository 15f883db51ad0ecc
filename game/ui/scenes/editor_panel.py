"""The card under the pitch of the position editor: the match, or the player that is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.games.sevens.goals import Aim, Goal
from game.games.sevens.notation import NAMES
from game.games.sevens.state import NOBODY, WEATHERS, House
from game.ui.scenes.editor_count import Count
from game.ui.scenes.editor_position import FIGURES, LIES, Setting
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.theme import Theme
from game.ui.widgets.widget import Widget

MATCH, PLAYER = range(2)
GAP: Final = 8.0
MOST_REROLLS: Final = 8


def scaled(widgets: list[Widget], theme: Theme) -> list[Widget]:
    """The widgets, their counts as wide as the text of the theme wants."""
    for widget in widgets:
        if isinstance(widget, Count):
            widget.scale = theme.text_scale
            widget.signed = widget.name in ("ag", "pa", "av")
    return widgets


def height(theme: Theme) -> float:
    """What the card takes."""
    return 3 * theme.row(46) + 3 * GAP + 24 + max(24.0, 17 * theme.text_scale * 1.26)


def rows(r: Box, theme: Theme) -> list[Box]:
    """Three rows of widgets, and the line under them."""
    h = theme.row(46)
    out = [Box(r.x, r.y + n * (h + GAP), r.w, h) for n in range(3)]
    top = out[-1].bottom + GAP - 2
    return [*out, Box(r.x, top, r.w, r.bottom - top)]


def split(r: Box, shares: Sequence[float]) -> list[Box]:
    """A row in parts of these shares."""
    room, whole, x, out = r.w - GAP * (len(shares) - 1), sum(shares), r.x, []
    for share in shares:
        w = room * share / whole
        out.append(Box(x, r.y, w, r.h))
        x += w + GAP
    return out


def tabs(r: Box, page: int, chosen: int) -> Tabs:
    """Match or player."""
    words = ["Match", NAMES[chosen] if chosen != NOBODY else "Player"]
    off = [PLAYER] if chosen == NOBODY else []
    return Tabs("page", split(r, (1.0, 2.2))[0], words, page, icons=("flag", "person"), off=off)


def of_match(c: Canvas, setting: Setting, places: Sequence[Box]) -> list[Widget]:
    """Whose turn, its number, half, re-rolls, weather, and the words."""
    short = c.theme.big
    above = split(places[1], (1.0, 1.05, 1.05, 0.95) if short else (1.3, 0.9, 0.9, 1.0))
    below = split(places[2], (1.3, 1.3, 1.2, 0.72) if short else (1.15, 1.15, 1.3, 0.9))
    turns = House().turns
    weather = WEATHERS[setting.weather].capitalize()
    home, away = setting.rerolls
    whose = ("Home", "Away") if short else ("Home's turn", "Away's turn")
    ours, theirs = ("H re-rolls", "A re-rolls") if short else ("Home re-rolls", "Away re-rolls")
    return [
        Tabs("turn", above[0], whose, setting.turn, hint="Whose turn it is"),
        Count("number", above[1], "Turn", setting.turns[setting.turn], most=turns, least=1),
        Count("half", above[2], "Half", setting.half, most=2, least=1),
        Button("weather", above[3], weather, icon="wind", size=16, hint="Weather"),
        Count("rerolls0", below[0], ours, home, most=MOST_REROLLS),
        Count("rerolls1", below[1], theirs, away, most=MOST_REROLLS),
        Button("goal", below[2], goal_words(setting.goal, short=True), icon="" if short else "flag", size=16,
               hint=goal_words(setting.goal)),
        Button("words", below[3], "Words", icon="" if short else "pen", size=16, hint="Name, task and hint"),
    ]  # fmt: skip


def goal_words(goal: Goal, *, short: bool = False) -> str:
    """A goal in words."""
    who = NAMES[goal.player] if goal.player != NOBODY else ""
    match goal.aim:
        case Aim.SCORE:
            return "Goal: score" if short else "A touchdown"
        case Aim.DOWN:
            return f"Goal: {who} down" if short else f"{who} is put down"
        case Aim.OFF:
            return f"Goal: {who} off" if short else f"{who} leaves the pitch"


def of_player(setting: Setting, player: int, places: Sequence[Box]) -> list[Widget]:
    """State, figures, skills, the ball, away with it."""
    figure = setting.figure(player)
    above, below = split(places[1], (1.9, 1, 1, 1)), split(places[2], (1.9, 1, 1, 1))
    count = {
        name: Count(name, place, name.upper(), getattr(figure, name), most=most, least=least)
        for (name, least, most), place in zip(FIGURES, (*above[1:], *below[1:3]))
    }
    ball, out = split(below[3], (1, 1))
    holds = setting.holder == player
    ball_hint = "Take the ball from it" if holds else "Give it the ball"
    return [
        Tabs("state", above[0], list(LIES), figure.status, size=14),
        *(count[name] for name in ("ma", "st", "ag")),
        Button("skills", below[0], f"Skills ({len(figure.skills)})", icon="star", size=16,
               hint=", ".join(each.replace("_", " ") for each in figure.skills) or "None yet"),
        count["pa"],
        count["av"],
        Button("ball", ball, "Ball", size=15, hint=ball_hint, kind="wood" if holds else "plain"),
        Button("remove", out, "", icon="bin", size=18, hint="Off the pitch (Delete)"),
    ]  # fmt: skip


__all__ = ["MATCH", "PLAYER", "goal_words", "height", "of_match", "of_player", "rows", "split", "tabs"]
