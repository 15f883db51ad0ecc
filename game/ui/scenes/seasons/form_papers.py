"""The papers of the form after a match: its steps, the treasury, the table of expensive mistakes."""

from __future__ import annotations

from typing import Final

from game.core.requests import Choice, Request, Roll
from game.games.sevens.league import told
from game.games.sevens.league.form_state import STEPS, FormState
from game.games.sevens.league.money import MISTAKES, band
from game.games.sevens.league.report import how_decided
from game.ui.scenes.seasons.form_words import ROLL_TITLES, STEP_WORDS, TITLES
from game.ui.scenes.seasons.look import (
    BAND,
    BLUE,
    BRASS_PIN,
    GREEN,
    LIT,
    LIT_EDGE,
    RED,
    RED_PIN,
    fans_row,
    head_h,
    money,
    money_row,
    pinned,
    put_coins,
    put_crest,
)
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.theme import INK, INK_SOFT

TONES: Final = {"A": "#d7e4c8", "m": "#f4e3ae", "M": "#efc58b", "C": "#dd8d78"}
SHORT: Final = {"A": "averted", "m": "minor", "M": "major", "C": "catastrophe"}
DONE: Final = (
    "Both teams have every step behind them. Hand the form in, and the table, the treasuries and the next "
    "fixtures follow from it."
)
HEAD_W: Final = 44.0  # of the number of a row of the table of mistakes
BANDS: Final = ("100k", "200k", "300k", "400k", "500k", "600k+")


def steps_paper(c: Canvas, area: Box, s: FormState) -> None:
    """The score and what it does not say, then every step with a mark for each team that has it behind it."""
    r = pinned(c, area, "After the match", seed=4)
    home, away = s.report.score
    head = area.y + c.theme.size(20) * 1.1 + 3
    c.text(f"{home} – {away}", (r.right, head), 22, INK, "display", "midright")
    y = r.y + 16
    for side, x, anchor in ((0, r.x + 16, "midleft"), (1, r.right - 16, "midright")):
        sheet = s.sheets[side]
        put_crest(c, sheet.name, sheet.colours, (x, y + 2), 30)
        at = x + 24 if side == 0 else x - 24
        c.text(sheet.name, (at, y), 16, INK, "bold", anchor, room=r.w / 2 - 44)
    top = y + 28
    if how := how_decided(s.report, [sheet.name for sheet in s.sheets]):
        high = c.leading(14)
        c.text(how, (r.centerx, top - 8 + high / 2), 14, INK_SOFT, "strong", "center", room=r.w)
        top += high
    steps, u = STEPS[s.rule_set], c.theme.most(1.0, 0.6)
    tall = (r.bottom - top) / len(steps)
    for i, step in enumerate(steps):
        row = Box(r.x, top + i * tall, r.w, tall - 3)
        now = s.step is step
        if now:
            c.flat(row, LIT, r=5, border=LIT_EDGE)
        elif i % 2:
            c.flat(row, BAND, r=5)
        c.text(f"{i + 1}", (row.x + 18, row.centery), 16, INK, "display", "center")
        c.text(STEP_WORDS[step], (row.x + 36, row.centery), 16, INK, "bold", room=r.w - 120)
        for side in (0, 1):
            done = s.done > 2 * i + side
            x = row.right - (54 - 34 * side) * u
            if done:
                c.icon("check", (x, row.centery), 8 * u, GREEN)
            elif s.done == 2 * i + side:
                c.disc((x, row.centery), 6 * u, RED)
            else:
                c.disc((x, row.centery), 4 * u, "#c8b492")


def treasury_paper(c: Canvas, area: Box, s: FormState, side: int, events: list[object]) -> None:
    """What came and went, what is there now, and the fans."""
    sheet = s.sheets[side]
    r = pinned(c, area, "Treasury", tone=BRASS_PIN, seed=9)
    head = area.y + c.theme.size(20) * 1.1 + 3
    c.text(money(sheet.treasury), (r.right, head), 20, INK, "display", "midright")
    paid = [each for each in s.paid if each.side == side]
    before = sheet.treasury - sum(each.amount for each in paid)
    averted = (
        event.rolled
        for event in events
        if isinstance(event, told.Mistook) and event.side == side and event.cell == "averted"
    )
    rows = [
        ("Before the match", money(before), INK),
        *((PAID[each.why], f"{each.amount:+,}", GREEN if each.amount > 0 else RED) for each in paid),
        *((f"Expensive mistakes: {rolled}", "averted", INK_SOFT) for rolled in averted),
    ]
    lead = c.leading(15) * 1.15
    y = r.y + lead / 2
    for words, figure, ink in rows:
        y = money_row(c, r, y, words, figure, ink, lead)
    y -= lead / 2 - 2
    fans_row(c, Box(r.x, y, r.w * 0.5, r.bottom - y), sheet.fans, s.fans[side])
    put_coins(c, Box(r.x + r.w * 0.56, y + 4, r.w * 0.44, r.bottom - y - 4), sheet.treasury // 1000)


PAID: Final = {"winnings": "Winnings", "inducements": "Inducements", "mistake": "Expensive mistakes"}


def asked_paper(c: Canvas, area: Box, request: Request | None, who: str, *, dice: bool) -> None:
    """What is asked, and about whom; ``dice``: those that are to be thrown lie on it."""
    title = title_of(request)
    tone = BRASS_PIN if isinstance(request, Choice) else RED_PIN
    r = pinned(c, area, title, note=who, tone=tone, seed=8)
    if request is None:
        c.para(DONE, (r.x, r.y + 4), r.w, 16, INK)
    elif isinstance(request, Roll) and dice:
        dice_tiles(c, r, [die.name.upper() for _, die in request.dice])


def title_of(request: Request | None) -> str:
    """What the paper is called on which something is asked."""
    if request is None:
        return "Done"
    what = getattr(request, "what", "")
    if isinstance(request, Roll) and what in ROLL_TITLES:
        return ROLL_TITLES[what]
    return TITLES.get(what, "One step")


def dice_tiles(c: Canvas, room: Box, names: list[str]) -> None:
    """The dice that are to be thrown, side by side: outlined, nothing to press."""
    size, gap = min(72.0, room.h * 0.5), 18.0
    x = room.centerx - (len(names) * (size + gap) - gap) / 2
    for name in names:
        die = Box(x, room.centery - size / 2, size, size)
        c.frame(die, "#cdb98f", r=size * 0.2, width=1.4)
        c.text(name, die.center, 20, INK_SOFT, "display", "center")
        x += size + gap


def mistake_rows(area: Box, c: Canvas) -> list[Box]:
    """Where the rows of the table lie on its paper; a row's number has HEAD_W at its left."""
    r, top = area.cut(18, head_h(c) + 8, 18, 12), c.leading(14) + 4
    h = (r.h - top) / len(MISTAKES)
    return [Box(r.x, r.y + top + i * h, r.w, h) for i in range(len(MISTAKES))]


def _columns(c: Canvas, x: float, w: float) -> list[tuple[float, float]]:
    """Where each column begins, and how wide it is: as its longest word wants it."""
    wants = [
        max(c.width(words, 14, "bold") for words in (BANDS[j], *(SHORT[cells[j]] for cells in MISTAKES))) + 8
        for j in range(len(BANDS))
    ]
    found = []
    for want in wants:
        wide = want * w / sum(wants)
        found.append((x, wide))
        x += wide
    return found


def mistakes_paper(c: Canvas, area: Box, treasury: int, lit_row: int, *, settled: bool) -> None:
    """The sheet's table: the column of the treasury is framed, the row of the die lit (0: none)."""
    r = pinned(c, area, "Expensive mistakes", note="by the treasury, after winnings", seed=8)
    column = band(treasury)
    top, rows = c.leading(14) + 4, mistake_rows(area, c)
    columns = _columns(c, r.x + HEAD_W, r.w - HEAD_W)
    for j, words in enumerate(BANDS):
        ink = INK if j + 1 == column else INK_SOFT
        c.text(words, (columns[j][0] + columns[j][1] / 2, r.y + top / 2 - 2), 14, ink, "bold", "center")
    for i, cells in enumerate(MISTAKES):
        y, h = rows[i].y, rows[i].h
        if i + 1 == lit_row:
            c.flat(Box(r.x, y, r.w, h - 1), LIT, r=4, border=LIT_EDGE)
        c.text(str(i + 1), (r.x + HEAD_W / 2, y + h / 2), 16, INK, "display", "center")
        for j, letter in enumerate(cells):
            x, w = columns[j]
            cell = Box(x + 1.5, y + 1.5, w - 3, h - 4)
            on = i + 1 == lit_row and j + 1 == column
            c.flat(cell, TONES[letter], r=4, border=INK if on and settled else None, bw=2.2)
            ink = INK if j + 1 == column else INK_SOFT
            c.text(SHORT[letter], cell.center, 14, ink, "bold" if on else "text", "center", room=cell.w)
    if column:
        frame = Box(columns[column - 1][0] - 0.5, r.y - 2, columns[column - 1][1], r.h + 2)
        c.frame(frame, BLUE, r=5, width=2)
