"""The team builder: a roster, a budget, and everything that is wrong said in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.data.rosters import rosters
from game.games.sevens.data.teams import Team, illegal, value
from game.ui.context import Context
from game.ui.scenes.base import back, corner
from game.ui.scenes.overlays import Ask
from game.ui.scenes.seasons import drafting as draft
from game.ui.scenes.seasons.builder_papers import (
    NOBODY,
    draw_paper,
    hire_widgets,
    roster_list,
    roster_of,
    squad_widgets,
    staff_widgets,
    team_widgets,
)
from game.ui.scenes.seasons.builder_parts import STAFF_ROW
from game.ui.scenes.seasons.builder_squad import roster_row
from game.ui.scenes.seasons.look import head_h, money, put_crest
from game.ui.scenes.seasons.wall import Wall, wall_bar, wall_pages, wall_room
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.prompt import PromptBar
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.widget import Group, Message, Widget

PAGES = ("Team", "Roster", "Hire", "Staff", "Squad")


class Builder(Wall):
    """Three papers: the team, who can be hired, who is hired. Large text turns them into pages.

    ``save`` keeps the team and returns why it could not, or "". Every change can be taken back. ``ready``: a
    roster brings its ready-made team along.
    """

    rule = "S7-1.2"

    def __init__(
        self, app: Context, team: Team | None, save: Callable[[Team], str], *, ready: bool = False
    ) -> None:
        super().__init__(app)
        self.rosters = rosters()
        self.team = team or draft.draft_of(self.rosters[0])
        self.first = self.team
        self.save, self.ready_made = save, ready
        self.past: list[Team] = []
        self.future: list[Team] = []
        self.chosen = 0  # the number of the player that is looked at
        self.page = 0

    @property
    def wrong(self) -> list[str]:
        """Everything that is wrong with the team."""
        return illegal(self.team)

    def entered(self) -> None:
        """Back from a question: the list of rosters shows the one that it is."""
        self.rebuild()

    # ------------------------------------------------------------------ widgets
    def build(self, c: Canvas) -> None:
        theme = self.theme
        save = Button("save", Box(0, 0, 0, 0), "Save the team", kind="primary", icon="check", size=20)
        save.rect.w = save.natural_w(c, 190)
        save.enabled = not self.wrong
        save.hint = draft.about_team(self.wrong[0]) if self.wrong else ""
        bar = wall_bar(c)
        self.prompt = PromptBar("", *self._said(), "S7-1.2", button=save, rect=bar, crest=self._crest)
        room = wall_room(c, self.prompt.rect)
        top, bottom = room.y, room.bottom
        undo, redo = corner("undo", "redo")
        undo.enabled, redo.enabled = bool(self.past), bool(self.future)
        self.papers: dict[str, Box] = {}
        if theme.big:
            spot, area = wall_pages(c, self.prompt.rect, theme.row(46) + 8)
            tabs = Tabs("page", spot, PAGES, self.page)
            body: list[Widget] = [tabs, *self._paper(PAGES[self.page], area, c)]
        else:
            staff = head_h(c) + 28 + 5 * STAFF_ROW
            body = [
                *self._paper("Team", Box(12, top, 312, bottom - top), c),
                *self._paper("Hire", Box(334, top, 540, bottom - top - staff - 10), c),
                *self._paper("Staff", Box(334, bottom - staff, 540, staff), c),
                *self._paper("Squad", Box(884, top, 384, bottom - top), c),
            ]
        fresh = not self.group.widgets
        self.group = Group(back("Back", theme), undo, redo, *body, self.prompt, save)
        if fresh and "name" in self.group:
            self.group.set_focus("name")

    def _said(self) -> tuple[str, str]:
        wrong, left = self.wrong, draft.left(self.team)
        if not wrong:
            return f"{self.team.name} may play", f"{money(left)} of the budget go to the treasury"
        more = f", and {len(wrong) - 1} more" if len(wrong) > 1 else ""
        return "What is missing or wrong", f"{draft.about_team(wrong[0])}{more}"

    def _crest(self, c: Canvas, box: Box) -> None:
        put_crest(c, self.team.name, self.team.colours, box.center, min(box.h, 44))

    def _paper(self, name: str, area: Box, c: Canvas) -> list[Widget]:
        """A paper takes its place; its widgets."""
        self.papers[name] = area
        match name:
            case "Team":
                found = team_widgets(self.team, area, c)
                if self.theme.big:  # they have a page of their own
                    return found
                y = found[-1].rect.bottom + 8
                room = Box(found[0].rect.x, y, found[0].rect.w, area.bottom - 12 - y)
                return [*found, roster_list(self.team, self.rosters, room, c, self._roster_row)]
            case "Roster":
                room = area.cut(12, head_h(c) + 8, 12, 12)
                return [roster_list(self.team, self.rosters, room, c, self._roster_row)]
            case "Hire":
                return hire_widgets(self.team, area, c)
            case "Staff":
                return staff_widgets(self.team, area, c)
            case _:
                return squad_widgets(self.team, self._looked_at(), area, c)

    def _looked_at(self) -> int:
        """The number of the player that is looked at: one of the team, if it has any."""
        numbers = [hire.number for hire in self.team.players]
        if self.chosen not in numbers:
            self.chosen = numbers[0] if numbers else 0
        return self.chosen

    # --------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        self.title(c, "Team builder", self.team.name or "a new team")
        for name, box in self.papers.items():
            draw_paper(c, name, box, self.team)

    def _roster_row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        roster_row(c, r, self.rosters[i], state)

    # ----------------------------------------------------------------- messages
    def handle(self, e: Input) -> Message | None:
        before = {name: self.group[name].chosen for name in ("roster", "player") if name in self.group}
        m = super().handle(e)
        for name, was in before.items():
            if name in self.group and self.group[name].chosen != was:
                return Message(name, self.group[name].chosen)
        if m is None and e.kind == "key" and not e.repeat and e.action in ("undo", "redo"):
            return Message(e.action)
        return m

    def on_message(self, m: Message) -> None:
        what, _, which = m.name.partition(":")
        team = self.team
        match what:
            case "name":
                self._become(replace(team, name=m.value))
            case "shirt" | "trim":
                shirt, trim = team.colours
                self._become(replace(team, colours=(m.value, trim) if what == "shirt" else (shirt, m.value)))
            case "patron":
                words = self.group["patron"].options
                named = words[self.group["patron"].index]
                self._become(replace(team, patron="" if named == NOBODY else named))
            case "roster":
                self._change_roster(m.value)
            case "hire":
                self._hire(which, m.value)
            case "staff":
                self._staff(which, m.value)
            case "player":
                self.chosen = team.players[m.value].number
                self.rebuild()
            case "player name" | "sell" | "up" | "down" | "captain":
                self._about_player(what, m.value)
            case "page":
                self.page = m.value
                self.rebuild()
            case "undo":
                self._step(self.past, self.future)
            case "redo":
                self._step(self.future, self.past)
            case "save":
                self._save()
            case "back":
                self._leave()
            case _:
                super().on_message(m)

    def _hire(self, name: str, step: int) -> None:
        position = next(p for p in roster_of(self.team).positions if p.name == name)
        if step > 0 and (reason := draft.why_no_more(self.team, position)):
            self.app.notice(reason, warn=True)
            return
        team = draft.with_hire(self.team, position) if step > 0 else draft.without_one(self.team, position)
        new = {hire.number for hire in team.players} - {hire.number for hire in self.team.players}
        self.chosen = next(iter(new), self.chosen)
        self._become(team)

    def _staff(self, what: str, step: int) -> None:
        if step > 0 and (reason := draft.too_dear(draft.staffed(self.team, what, 1))):
            self.app.notice(reason, warn=True)
            return
        self._become(draft.staffed(self.team, what, step))

    def _about_player(self, what: str, value: object) -> None:
        team, number = self.team, self.chosen
        if what == "player name":
            self._become(draft.renamed(team, number, str(value)))
        elif what == "sell":
            self._become(draft.without(team, number))
        elif what == "captain":
            self._become(replace(team, captain=number))
        else:
            after = draft.renumbered(team, number, 1 if what == "up" else -1)
            moved = {hire.number for hire in after.players} - {hire.number for hire in team.players}
            self.chosen = next(iter(moved), number)
            self._become(after)

    def _change_roster(self, n: int) -> None:
        own = self.rosters[n]
        if own.id == self.team.roster:
            return
        if self.ready_made and self.team == ready_made(self.team.roster):
            self._become(ready_made(own.id))
            self.first = self.team
            return
        if not self.team.players:
            self._become(draft.kept_of(self.team, own))
            return
        kept = self.team
        self.app.push(
            Ask(
                self.app,
                f"{own.name} instead of {roster_of(self.team).name}?",
                "The players who are hired go. It can be taken back.",
                yes="Change the roster",
                then=lambda: self._become(draft.kept_of(kept, own)),
            )
        )

    def _become(self, team: Team) -> None:
        """The team is another one now."""
        if team == self.team:
            return
        self.past.append(self.team)
        self.future.clear()
        self.team = team
        self.rebuild()

    def _step(self, out: list[Team], into: list[Team]) -> None:
        if out:
            into.append(self.team)
            self.team = out.pop()
            self.rebuild()

    def _save(self) -> None:
        if self.wrong:
            return
        if reason := self.save(self.team):
            self.app.notice(reason, warn=True)
            return
        self.first = self.team
        self.app.notice(f"{self.team.name} is saved, team value {money(value(self.team))}")
        self.app.pop()

    def _leave(self) -> None:
        if self.team == self.first:
            self.app.pop()
            return
        self.app.push(
            Ask(
                self.app,
                "Leave without saving?",
                "What was changed is lost.",
                yes="Leave",
                kind="danger",
                then=self.app.pop,
            )
        )
