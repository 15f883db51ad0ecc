"""What an office sells: a row for each position, a row for each kind of staff."""

from __future__ import annotations

from game.games.sevens.league import market
from game.games.sevens.league.market import Staff, When
from game.games.sevens.league.sheet import TeamSheet, position_counts, roster_of
from game.ui.scenes.seasons.builder_parts import STAFF_ROW, STAFF_WORDS, skill_words
from game.ui.scenes.seasons.look import head_h, thousands
from game.ui.scenes.seasons.roster_paper import figure_words
from game.ui.scenes.seasons.rows import CountRow
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.pane import Pane
from game.ui.widgets.widget import Widget


def heads_in(area: Box, c: Canvas) -> Box:
    """Where the heads of the figures stand on the paper of positions."""
    return Box(area.x + 12, area.y + head_h(c) + 4, area.w - 24, c.leading(14))


def hire_rows(sheet: TeamSheet, area: Box, c: Canvas) -> list[Widget]:
    """The positions of the team's roster, with what they cost and why not."""
    room = area.cut(12, head_h(c) + 6 + heads_in(area, c).h, 12, 8)
    tall = max(48.0, c.leading(16) + c.leading(14) + 12)
    counts = position_counts(sheet)
    rows = [
        CountRow(
            f"hire:{position.name}",
            Box(room.x, room.y + i * (tall + 2), room.w - 16, tall),
            position.name,
            counts[position.name],
            most=position.quantity,
            least=counts[position.name],
            price=thousands(position.cost),
            figures=figure_words(position.figures),
            note=skill_words(position),
            why_not=market.why_not_hire(sheet, position),
            shade=i % 2 == 0,
            grow=c.theme.text_scale,
        )
        for i, position in enumerate(roster_of(sheet).positions)
    ]
    Pane(room, rows)
    return list(rows)


def staff_rows(sheet: TeamSheet, when: When, area: Box, c: Canvas) -> list[Widget]:
    """Re-rolls and staff, with what they cost and why not."""
    room = area.cut(12, head_h(c) + 8, 12, 8)
    tall = max(STAFF_ROW, c.leading(16) + 12)
    rows = []
    for i, staff in enumerate(Staff):
        cost, most, _ = market.offer(sheet, staff)
        rows.append(
            CountRow(
                f"staff:{staff.value}",
                Box(room.x, room.y + i * tall, room.w - 16, tall),
                STAFF_WORDS[staff.value],
                int(getattr(sheet, staff.value)),
                most=most,
                price=thousands(cost),
                why_not=market.why_not_buy(sheet, staff, when),
                shade=i % 2 == 0,
                grow=c.theme.text_scale,
            )
        )
    Pane(room, rows)
    return list(rows)
