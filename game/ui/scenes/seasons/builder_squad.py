"""The squad of a team that is being drafted: its money, its players, what can be done with one of them."""

from __future__ import annotations

from typing import Final

from game.games.sevens.data.rosters import Roster, limits
from game.games.sevens.data.teams import Hire, Team, cost
from game.ui.scenes.seasons import drafting as draft
from game.ui.scenes.seasons.look import BLUE_PIN, money, pinned, row_ground
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.field import TextField
from game.ui.widgets.meter import progress
from game.ui.widgets.theme import INK, INK_SOFT, RED
from game.ui.widgets.widget import Widget

LONGEST_NAME: Final = 24
NAME_SHARE: Final = 0.42  # of the width, if a name and its buttons are side by side


def squad_head(c: Canvas, box: Box, team: Team) -> None:
    """The paper, and what the draft has cost so far."""
    count = len(team.players)
    note = f"{count} of {limits().players_min} to {limits().players_max} players"
    r = pinned(c, box, "Squad", note=note, tone=BLUE_PIN, seed=11)
    left = draft.left(team)
    y = r.y + c.leading(16) * 0.5
    ink = RED if left < 0 else INK
    c.text(f"{money(cost(team))} of {money(limits().budget)}", (r.x, y), 16, ink, "bold")
    rest = f"{money(left)} left" if left >= 0 else f"{money(-left)} too much"
    c.text(rest, (r.right, y), 16, ink, "bold", "midright")
    share = min(1.0, cost(team) / limits().budget)
    progress(c, Box(r.x, y + c.leading(16) * 0.6, r.w, 10), share, colour=RED if left < 0 else "#2e7a46")
    if not count:
        c.para("Nobody is hired yet. Press + beside a position.", (r.x, y + 40), r.w, 16, INK_SOFT)


def player_row(c: Canvas, r: Box, i: int, team: Team, state: str) -> None:
    """A player who is hired."""
    hire = team.players[i]
    row_ground(c, r, i, state)
    c.text(str(hire.number), (r.x + 26, r.centery), 16, INK, "display", "midright")
    t = c.text(hire.name, (r.x + 36, r.centery), 16, INK, "bold", room=r.w * 0.5 - 36)
    if team.captain == hire.number:
        c.icon("star", (t.right + 12, r.centery), 7, "#a8720c")
    position = team.position(hire)
    words = f"{hire.position}  {position.cost // 1000}k" if position else hire.position
    c.text(words, (r.right - 8, r.centery), 14, INK_SOFT, "strong", "midright", room=r.w * 0.5 - 16)


def roster_row(c: Canvas, r: Box, own: Roster, state: str) -> None:
    """A roster to choose."""
    row_ground(c, r, 1, state)
    c.text(own.name, (r.x + 10, r.centery), 16, INK, "bold", room=r.w - 70)
    c.text(f"tier {own.tier}", (r.right - 10, r.centery), 14, INK_SOFT, "strong", "midright")


def player_controls(hire: Hire, spot: Box, *, captains: bool, beside: bool) -> list[Widget]:
    """A player's name, and under it or ``beside`` it what can be done with it."""
    buttons = [
        Button("down", Box(0, 0, 0, 0), "", icon="left", size=16, hint="a lower number"),
        Button("up", Box(0, 0, 0, 0), "", icon="right", size=16, hint="a higher number"),
        Button("sell", Box(0, 0, 0, 0), "Let go", size=16, hint="is not hired"),
    ]
    if captains:
        more = Button("captain", Box(0, 0, 0, 0), "Captain", icon="star", size=16, hint="is the captain")
        buttons.append(more)
    name, rest = spot, Box(spot.x, spot.bottom + 8, spot.w, spot.h)
    if beside:
        name = Box(spot.x, spot.y, spot.w * NAME_SHARE, spot.h)
        rest = Box(name.right + 8, spot.y, spot.right - name.right - 8, spot.h)
    for button, place in zip(buttons, rest.columns(len(buttons), 8), strict=True):
        button.rect = place
    return [TextField("player name", name, hire.name, most=LONGEST_NAME), *buttons]
