"""The four papers of the team builder: the team, who can be hired, the staff, the squad."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.sevens.data.rosters import Roster, limits, roster
from game.games.sevens.data.teams import TEAM_CAPTAIN, Team
from game.ui.scenes.seasons.builder_parts import Swatches, hire_heads, hire_rows, staff_rows
from game.ui.scenes.seasons.builder_squad import LONGEST_NAME, player_controls, player_row, squad_head
from game.ui.scenes.seasons.look import BLUE_PIN, BRASS_PIN, head_h, pinned
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.field import TextField
from game.ui.widgets.pane import Pane
from game.ui.widgets.scroll import DrawRow, ScrollList
from game.ui.widgets.toggle import Choice
from game.ui.widgets.widget import Widget

NOBODY = "nobody"


def roster_of(team: Team) -> Roster:
    """The roster of a draft."""
    own = roster(team.roster)
    assert own is not None
    return own


def team_widgets(team: Team, area: Box, c: Canvas) -> list[Widget]:
    """Its name, its colours, its patron where it has one, from above."""
    own, tall = roster_of(team), c.theme.row(42)
    x, w = area.x + 16, area.w - 32
    y = area.y + head_h(c) + 8
    place = "Name of the team"
    found: list[Widget] = [TextField("name", Box(x, y, w, tall), team.name, place=place, most=LONGEST_NAME)]
    y += tall + 8
    for what, colour in zip(("shirt", "trim"), team.colours, strict=True):
        label_w = 58 * c.theme.text_scale
        found.append(Swatches(what, Box(x, y, w, 2 * 26), colour, what.capitalize(), label_w))
        y += 2 * 26 + 6
    if own.patrons:
        words = [*([NOBODY] if own.patron_optional else []), *own.patrons]
        at = words.index(team.patron) if team.patron in words else 0
        found.append(Choice("patron", Box(x, y, w, tall), words, at, words="Patron", label_w=w * 0.3))
    return found


def roster_list(team: Team, rosters: Sequence[Roster], room: Box, c: Canvas, row: DrawRow) -> ScrollList:
    """The rosters to choose from; that of the team is in sight."""
    at = [each.id for each in rosters].index(team.roster)
    listed = ScrollList("roster", room, len(rosters), c.leading(16) * 1.55, row, chosen=at)
    listed.show(at)
    return listed


def heads_of(area: Box, c: Canvas) -> Box:
    """Where the heads of the figures stand on the paper of positions."""
    return Box(area.x + 12, area.y + head_h(c) + 4, area.w - 24, c.leading(14))


def hire_widgets(team: Team, area: Box, c: Canvas) -> list[Widget]:
    """A row for each position."""
    room = area.cut(12, head_h(c) + 6 + heads_of(area, c).h, 12, 8)
    rows = hire_rows(team, room, c)
    Pane(room, rows)
    return list(rows)


def staff_widgets(team: Team, area: Box, c: Canvas) -> list[Widget]:
    """A row for each kind of staff."""
    room = area.cut(12, head_h(c) + 8, 12, 8)
    rows = staff_rows(team, room, c)
    Pane(room, rows)
    return list(rows)


def squad_widgets(team: Team, chosen: int, area: Box, c: Canvas) -> list[Widget]:
    """The players, and what can be done with the one of a number (0: none)."""
    row, lead = c.theme.row(42), c.leading(16)
    top = area.y + head_h(c) + 8 + lead + 26
    bottom = area.bottom - 14
    numbers = [hire.number for hire in team.players]
    controls: list[Widget] = []
    if chosen:
        bottom -= row if c.theme.big else 2 * row + 8
        hire = team.players[numbers.index(chosen)]
        spot = Box(area.x + 16, bottom, area.w - 32, row)
        captains = roster_of(team).has(TEAM_CAPTAIN)
        controls = player_controls(hire, spot, captains=captains, beside=c.theme.big)

    def draw(c: Canvas, i: int, r: Box, state: str) -> None:
        player_row(c, r, i, team, state)

    room = Box(area.x + 12, top, area.w - 24, bottom - 10 - top)
    listed = ScrollList("player", room, len(numbers), lead * 1.6, draw)
    if chosen:
        listed.chosen = numbers.index(chosen)
        listed.show(listed.chosen)
    return [listed, *controls]


def draw_paper(c: Canvas, name: str, box: Box, team: Team) -> None:
    """A paper by its name, with what stands at its head."""
    own = roster_of(team)
    match name:
        case "Team":
            pinned(c, box, own.name, note=f"tier {own.tier}", seed=7)
        case "Roster":
            pinned(c, box, "Rosters", note=f"{own.name}, tier {own.tier}", seed=7)
        case "Hire":
            note = f"at most {limits().others_max} who are not Linemen"
            pinned(c, box, "For hire", note=note, tone=BLUE_PIN, seed=8)
            hire_heads(c, heads_of(box, c))
        case "Staff":
            pinned(c, box, "Staff", tone=BRASS_PIN, seed=9)
        case _:
            squad_head(c, box, team)
