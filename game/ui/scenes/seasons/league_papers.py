"""The papers of a league: its table with form, a round of fixtures, awards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.games.sevens.league.fixtures import bye
from game.games.sevens.league.report import DRAW
from game.games.sevens.league.season import Fixture, Season
from game.games.sevens.league.sheet import TeamSheet
from game.games.sevens.league.standings import Award, Row, season_careers
from game.ui.scenes.seasons.look import (
    BLUE_PIN,
    BRASS_PIN,
    GREEN,
    RED,
    Column,
    cells,
    heads,
    pinned,
    put_crest,
    row_ground,
)
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.theme import INK, INK_SOFT

Sheets = Sequence[TeamSheet]
FORM_SHOWN: Final = 5
COLUMNS: Final = (
    Column("", 0.055, "right"),
    Column("Team", 0.155, "left", 0.30),
    Column("P", 0.62, "middle"),
    Column("W", 0.68, "middle"),
    Column("D", 0.74, "middle"),
    Column("L", 0.80, "middle"),
    Column("TD", 0.88, "middle"),
    Column("Pts", 0.985, "right"),
)
FORM_AT: Final = 0.47  # of the width


def form_of(season: Season, team: int) -> str:
    """The last results of a team: W, D, L, the oldest first."""
    letters = []
    for fixture in season.fixtures:
        if fixture.report is None or team not in fixture.teams:
            continue
        side = fixture.teams.index(team)
        winner = fixture.report.winner
        letters.append("D" if winner == DRAW else "W" if winner == side else "L")
    return "".join(letters[-FORM_SHOWN:])


def columns(c: Canvas) -> list[Column]:
    """Those of the table; large text gives the names the room of the form."""
    name = COLUMNS[1]._replace(share=0.43)
    return [COLUMNS[0], name, *COLUMNS[2:]] if c.theme.big else list(COLUMNS)


def table_heads(c: Canvas, r: Box) -> None:
    """The heads of the table."""
    heads(c, r, columns(c))
    if not c.theme.big:
        c.text("Form", (r.x + (FORM_AT + 0.06) * r.w, r.centery), 14, INK_SOFT, "bold", "center")


def table_row(c: Canvas, r: Box, place: int, row: Row, season: Season, sheets: Sheets, state: str) -> None:
    """A line of the table."""
    sheet = sheets[row.team]
    row_ground(c, r, place, state)
    words = (
        str(place + 1),
        sheet.name,
        str(row.played),
        str(row.won),
        str(row.drawn),
        str(row.lost),
        f"{row.scored}–{row.conceded}",
        "",
    )
    cells(c, r, columns(c), words)
    c.text(str(row.points), (r.x + 0.985 * r.w, r.centery), 17, INK, "display", "midright")
    put_crest(c, sheet.name, sheet.colours, (r.x + 0.11 * r.w, r.centery), min(26.0, r.h * 0.86))
    if c.theme.big:  # the names need its place
        return
    step = 0.026 * r.w
    for i, letter in enumerate(form_of(season, row.team)):
        x = r.x + FORM_AT * r.w + i * step
        if letter == "D":
            c.disc((x, r.centery), 4, INK_SOFT)
        else:
            up = -4 if letter == "W" else 4
            c.flat(Box(x - 4, r.centery + up - 4, 8, 8), GREEN if letter == "W" else RED, r=1.5)


def round_words(season: Season, number: int) -> str:
    """What a round is called."""
    stage = next((f.pairing.stage for f in season.fixtures if f.pairing.round == number), "regular")
    if stage == "regular":
        return f"Round {number}"
    count = sum(f.pairing.round == number for f in season.fixtures)
    return stage.capitalize() + ("s" if count > 1 else "")


def rounds_of(season: Season) -> list[int]:
    """The numbers of the rounds that are known."""
    return sorted({fixture.pairing.round for fixture in season.fixtures})


def current_round(season: Season) -> int:
    """The round that is being played, or the last one."""
    known = season.open or season.fixtures
    return (known[0] if season.open else known[-1]).pairing.round


def in_round(season: Season, number: int) -> list[Fixture]:
    """The matches of a round, in order."""
    return [fixture for fixture in season.fixtures if fixture.pairing.round == number]


def resting(season: Season, number: int, sheets: Sheets) -> str:
    """Who rests in a round of the table, or ""."""
    fixtures = in_round(season, number)
    if not fixtures or not fixtures[0].regular:
        return ""
    team = bye(season.teams, number, [fixture.pairing for fixture in season.fixtures])
    return f"{sheets[team].name} rests" if team is not None else ""


def fixture_row(c: Canvas, r: Box, i: int, fixture: Fixture, sheets: Sheets, state: str, note: str) -> None:
    """A match on two lines: both teams, with the score or who plays it."""
    row_ground(c, r, i, state)
    report = fixture.report
    for side, team in enumerate(fixture.teams):
        sheet = sheets[team]
        y = r.y + r.h * (0.28 if side == 0 else 0.72)
        put_crest(c, sheet.name, sheet.colours, (r.x + 18, y), min(18.0, r.h * 0.42))
        won = report is not None and report.winner == side
        role = "bold" if won or report is None else "strong"
        c.text(sheet.name, (r.x + 34, y - 0.5), 15, INK, role, room=r.w * 0.62)
        if report is not None:
            c.text(str(report.score[side]), (r.right - 14, y), 16, INK, "display", "midright")
    if report is None:
        c.text(
            note, (r.right - 12, r.centery), 14, RED if state == "chosen" else INK_SOFT, "bold", "midright"
        )


def award_lines(season: Season, sheets: Sheets) -> list[tuple[str, str, str]]:
    """Each award: what it is for, who has it, the figure."""
    return [
        (award.name.capitalize(), _winners(award, sheets), f"{award.figure:g}") for award in season.awards
    ]


def _winners(award: Award, sheets: Sheets) -> str:
    names = []
    for team, key in award.who:
        member = sheets[team].member(key) if key else None
        names.append(f"{member.name} ({sheets[team].name})" if member else sheets[team].name)
    return ", ".join(names)


def player_lines(season: Season, sheets: Sheets) -> list[tuple[str, ...]]:
    """Every player who has done something this season, the most touchdowns first: name, team, figures."""
    lines = []
    careers = season_careers(season.all_results)
    ranked = sorted(careers.items(), key=lambda each: (-each[1].touchdowns, -each[1].casualties, each[0]))
    for (team, key), career in ranked:
        member = sheets[team].member(key)
        if member is None or not any(
            (career.touchdowns, career.casualties, career.completions, career.interceptions)
        ):
            continue
        figures = (
            career.matches,
            career.touchdowns,
            career.casualties,
            career.completions,
            career.interceptions,
        )
        lines.append((member.name, sheets[team].name, *map(str, figures)))
    return lines


# ------------------------------------------------------------------------------------------------ papers
def fixtures_paper(c: Canvas, box: Box, spot: Box, season: Season, number: int, sheets: Sheets) -> None:
    """The paper of a round; its name stands in ``spot``."""
    how = "each meets each twice" if season.rules.double else "each meets each once"
    offs = f", {season.rules.play_offs} in the play-offs" if season.rules.play_offs else ""
    pinned(c, box, "Fixtures", note=how + offs, tone=BLUE_PIN, seed=6)
    rest = resting(season, number, sheets)
    words = round_words(season, number) + (f", {rest}" if rest else "")
    c.text(words, spot.center, 18, INK, "display", "center", room=spot.w)


def awards_paper(c: Canvas, box: Box, number: int, lines: Sequence[tuple[str, str, str]]) -> None:
    """Each award with whoever has earned it."""
    r = pinned(c, box, "Awards", note=f"season {number}", tone=BRASS_PIN, seed=7)
    y, lead = r.y + 4, c.leading(16)
    for name, who, figure in lines:
        c.icon("star", (r.x + 12, y + lead * 0.6), 9, "#b0780f")
        c.text(name, (r.x + 32, y + lead * 0.6), 18, INK, "display", room=r.w - 120)
        c.text(figure, (r.right - 4, y + lead * 0.6), 20, INK, "display", "midright")
        y += lead * 1.25
        y += c.para(who, (r.x + 32, y), r.w - 60, 16, INK) + lead * 0.5
    if not lines:
        c.para("Nobody has earned one yet.", (r.x, y), r.w, 16, INK)


def money_paper(c: Canvas, box: Box, lines: Sequence[tuple[str, str]]) -> None:
    """What came in and went out, by reason."""
    r = pinned(c, box, "Money", note="of this season", tone=BRASS_PIN, seed=9)
    lead = c.leading(16) * 1.3
    y = r.y + lead / 2
    for words, amount in lines:
        c.text(words, (r.x, y), 16, INK, "strong", room=r.w * 0.7)
        c.text(amount, (r.right, y), 16, INK, "bold", "midright")
        c.line((r.x, y + lead / 2), (r.right, y + lead / 2), "#d9c59b", 1)
        y += lead
