"""A team on one page of HTML, to be printed: all in the file itself, every word of the team escaped."""

from __future__ import annotations

from html import escape
from typing import Final

from game.games.sevens.data.teams import HIGHEST_NUMBER
from game.games.sevens.league.entrants import figures_of, skills_of
from game.games.sevens.league.sheet import (
    CHARACTERISTICS,
    Fate,
    Member,
    TeamSheet,
    current_value,
    member_value,
    roster_of,
    value,
)

STYLE: Final = """
@page { size: A4 landscape; margin: 12mm }
body { font: 13px/1.35 Georgia, serif; color: #222; margin: 0 auto; max-width: 270mm }
h1 { margin: 0; font-size: 26px }
h1::before { content: ""; display: inline-block; width: 18px; height: 18px; margin-right: 10px;
  background: var(--shirt); border: 4px solid var(--trim); border-radius: 50% }
p { margin: 2px 0 10px }
table { border-collapse: collapse; width: 100%; margin-bottom: 12px }
th, td { border: 1px solid #998; padding: 3px 6px; text-align: left; vertical-align: top }
th { background: #ece6d6 }
td.n { text-align: right; white-space: nowrap }
tr.away td { color: #888 }
"""
HEADS: Final = ("No", "Name", "Position", *(name.upper() for name in CHARACTERISTICS), "Skills", "State")
FIGURES: Final = ("Matches", "TD", "Cas", "Comp", "Int", "Value")


def roster_page(sheet: TeamSheet) -> str:
    """The page."""
    shirt, trim = (escape(colour, quote=True) for colour in sheet.colours)
    name, race = escape(sheet.name), escape(roster_of(sheet).name)
    patron = f", favoured by {escape(sheet.patron)}" if sheet.patron else ""
    heads = "".join(f"<th>{head}</th>" for head in (*HEADS, *FIGURES))
    rows = "\n".join(_row(sheet, member) for member in sheet.squad)
    gone = [member for member in sheet.members if member.fate is not Fate.SQUAD]
    return f"""<!doctype html>
<html lang="en" style="--shirt: {shirt}; --trim: {trim}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{name}</title>
<style>{STYLE}</style>
<h1>{name}</h1>
<p>{race}{patron}</p>
<table>
<tr>{heads}</tr>
{rows}
</table>
<table>
{_staff(sheet)}
</table>
{_gone(gone)}</html>
"""


def _row(sheet: TeamSheet, member: Member) -> str:
    figures = figures_of(sheet, member)
    printed = (
        str(figures.ma),
        str(figures.st),
        f"{figures.ag}+",
        f"{figures.pa}+" if figures.pa else "–",
        f"{figures.av}+",
    )
    state = ["captain"] if member.key == sheet.captain else []
    state += ["misses the next match"] if member.misses else []
    state += [f"{member.niggles} niggling"] if member.niggles else []
    state += [f"{member.spp} SPP"] if member.spp else []
    skills = ", ".join(owned.printed or owned.skill.name for owned in skills_of(sheet, member))
    career = member.career
    counts = (
        career.matches,
        career.touchdowns,
        career.casualties,
        career.completions,
        career.interceptions,
        f"{member_value(sheet, member):,}",
    )
    words = (member.name, member.position, *printed, skills, ", ".join(state))
    cells = f'<td class="n">{member.number}</td>'
    cells += "".join(f"<td>{escape(word)}</td>" for word in words)
    cells += "".join(f'<td class="n">{count}</td>' for count in counts)
    return f"<tr{' class=away' if member.misses else ''}>{cells}</tr>"


def _staff(sheet: TeamSheet) -> str:
    lines = (
        ("Re-rolls", sheet.rerolls),
        ("Assistant coaches", sheet.assistants),
        ("Cheerleaders", sheet.cheerleaders),
        ("Apothecary", "yes" if sheet.apothecary else "no"),
        ("Dedicated Fans", sheet.fans),
        ("Treasury", f"{sheet.treasury:,}"),
        ("Team value", f"{value(sheet):,}"),
        ("Current value", f"{current_value(sheet):,}"),
    )
    heads = "".join(f"<th>{head}</th>" for head, _ in lines)
    return f"<tr>{heads}</tr>\n<tr>{''.join(f'<td>{figure}</td>' for _, figure in lines)}</tr>"


def _gone(gone: list[Member]) -> str:
    """The last of those who are no more, as many as a page holds."""
    words = [f"{member.name} ({member.position}, {member.fate})" for member in gone[-HIGHEST_NUMBER:]]
    return f"<p>Gone: {escape('; '.join(words))}.</p>\n" if words else ""
